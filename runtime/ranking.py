"""Who wins: the ranking over the numbers that a game compares, higher is better, the first number first."""

from collections.abc import Sequence


def winners(scores: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """Return the seats that rank first, ascending; several where all their numbers are equal."""
    best = max(scores)
    return tuple(seat for seat, keys in enumerate(scores) if keys == best)


def win_shares(scores: Sequence[tuple[int, ...]]) -> tuple[float, ...]:
    """Return each seat's share of the win: 1 divided equally among those who rank first."""
    first = winners(scores)
    return tuple(1.0 / len(first) if seat in first else 0.0 for seat in range(len(scores)))
