"""Counting move sequences on any engine."""

from __future__ import annotations

from shedu.runtime.game import Game


def count_sequences(game: Game, depth: int) -> list[int]:
    """Return how many sequences of 1, 2, ... ``depth`` decisions there are from where the game stands.

    Every branch draws from the stream as it stands at its position. ``depth`` >= 1. Raises GameFault.
    """
    if type(game).__module__ == "shedu.runtime.native":
        from shedu.runtime.native import NativeGame
        from shedu.runtime.perft import perft

        assert isinstance(game, NativeGame)
        return perft(game, depth)
    counts = [0] * depth
    _count(game, 0, counts)
    return counts


def _count(game: Game, ply: int, counts: list[int]) -> None:
    """Add what lies below a position of this ply."""
    counts[ply] += game.legal_count()
    if ply + 1 == len(counts):
        return
    for action in game.legal():
        below = game.copy()
        below.apply(action)
        _count(below, ply + 1, counts)
