"""Rule files to begin with: a small game, or a variant of any game."""
