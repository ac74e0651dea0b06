"""What there is to pay for goods, found by trying every way there is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

Counts = tuple[int, ...]
Lot = tuple[Counts, Counts | None, int]
"""How often each set of goods (a bit mask) is offered, the price by good (None: free), the number of the payee."""


def every_way(need: Counts, lots: Sequence[Lot], payees: int) -> Iterator[Counts]:
    """Yield what is paid in each way to cover each unit needed by a unit offered, no unit twice."""
    wanted = [good for good, count in enumerate(need) for _ in range(count)]
    units = [
        (goods, prices, payee)
        for sets, prices, payee in lots
        for goods, count in enumerate(sets)
        for _ in range(count)
    ]
    for chosen in product(range(len(units)), repeat=len(wanted)):
        served = zip(wanted, (units[place] for place in chosen), strict=True)
        if len(set(chosen)) == len(chosen) and all(goods >> good & 1 for good, (goods, _, _) in served):
            paid = [0] * payees
            for good, place in zip(wanted, chosen, strict=True):
                _, prices, payee = units[place]
                paid[payee] += prices[good] if prices is not None else 0
            yield tuple(paid)


def undominated(ways: set[Counts]) -> list[Counts]:
    """Return the payments of which no other is cheaper for one payee and dearer for none, in order."""
    return sorted(
        one
        for one in ways
        if not any(other != one and all(a <= b for a, b in zip(other, one, strict=True)) for other in ways)
    )


def all_payments(need: Counts, within: int | None, lots: Sequence[Lot], payees: int) -> list[Counts]:
    """Return the payments for a need of at most so much in all, in order; none where that is below nought."""
    if within is not None and within < 0:
        return []
    return undominated({way for way in every_way(need, lots, payees) if within is None or sum(way) <= within})
