"""The shipped games, as rule files."""
