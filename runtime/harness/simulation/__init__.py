"""Runs of many games: slices, progress, files, and how the sums are told."""
