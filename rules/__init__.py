"""The shipped games as rule text: one folder a game, read by the compiler; no code."""
