"""The command line, and everything a person meets: tables to play at, scenario runs, traces, measurements."""
