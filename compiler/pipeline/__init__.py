"""From a game's name to its engine: finds the rule files, runs the passes, builds nothing twice.

`find` knows the names, `passes` runs the passes, `engines` gives an engine by the shortest way. Only `passes`
imports the compiler, so that a run with unchanged rules starts quickly.
"""
