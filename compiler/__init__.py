"""From rule text to an engine: the passes read, check, plan, write and build, one package each."""
