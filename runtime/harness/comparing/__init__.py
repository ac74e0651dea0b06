"""Comparisons of games played, printed and drawn."""
