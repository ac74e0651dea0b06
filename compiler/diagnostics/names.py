"""The nearest right name for a wrong one."""

from __future__ import annotations

from collections.abc import Iterable


def nearest(name: str, candidates: Iterable[str]) -> str | None:
    """The candidate that `name` was probably meant to be, or None where none is near enough.

    Near is: at most one edit in three letters (insert, drop, change, swap of neighbours), letter case not
    counted at first. Ties go to the candidate that sorts first. Names over 60 letters are not compared.
    """
    if len(name) > 60:
        return None
    limit = max(1, len(name) // 3)
    best: tuple[int, str] | None = None
    for candidate in candidates:
        if candidate == name or abs(len(candidate) - len(name)) > limit:
            continue
        found = (_distance(name.lower(), candidate.lower(), limit), candidate)
        if found[0] <= limit and (best is None or found < best):
            best = found
    return best[1] if best else None


def _distance(a: str, b: str, limit: int) -> int:
    """Edits between a and b, neighbours swapped counting one (optimal string alignment, Damerau 1964)."""
    before: list[int] = []
    row = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        older, before, row = before, row, [i]
        for j, y in enumerate(b, 1):
            cost = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (x != y))
            if i > 1 and j > 1 and x == b[j - 2] and y == a[i - 2]:
                cost = min(cost, older[j - 2] + 1)
            row.append(cost)
        if min(row) > limit:
            return limit + 1
    return row[-1]
