"""What is to be paid for goods: plain and exact, for the reference engine.

Goods have numbers from 0; a set of goods is an int with bit g for good g. Units offered are gone through one by one:
each is left, or covers one unit of a good that is still needed. What has been paid so far, for each rest of the need,
is kept only where no other way to that rest is cheaper for one payee and dearer for none.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from functools import lru_cache
from typing import NoReturn

Counts = tuple[int, ...]
Lot = tuple[Counts, Counts | None, int]
"""What a source offers: how often each set of goods; the price by good (None: free); the number of the payee."""
Unit = tuple[int, Counts, int]
"""A unit that can serve: the goods needed that it can be, its price by good, its payee."""

MOST_NEEDED = 63
MOST_SETS = 26
MOST_KEPT = 20_000


def market(
    fault: Callable[[int], NoReturn],
    places: tuple[int, int, int, int],
    need: Counts,
    within: int | None,
    lots: Sequence[Lot],
    payees: int,
) -> frozenset[Counts]:
    """Return all payments that no other makes needless. ``places``: the numbers of the faults for too large a need,
    too many different sets in what is free or in one priced lot, and too many payments, and how many payments there
    may be."""
    too_much, too_varied, too_many, most = places
    if sum(need) > MOST_NEEDED:
        fault(too_much)
    if within is not None and within < 0:
        return frozenset()
    free = Counter[int]()
    for sets, prices, _ in lots:
        if prices is None:
            free.update(dict(kinds(sets)))
    if _varied(free.items()):
        fault(too_varied)
    if all(count <= free[1 << good] for good, count in enumerate(need)):
        return frozenset(((0,) * payees,))
    if any(_varied(kinds(sets)) for sets, prices, _ in lots if prices is not None):
        fault(too_varied)
    found = _payments(need, within, _units(need, lots), payees)
    if len(found) > most:
        fault(too_many)
    return found


@lru_cache(maxsize=MOST_KEPT)
def kinds(sets: Counts) -> tuple[tuple[int, int], ...]:
    """Return the sets in a bag of sets, each with how often it is there."""
    return tuple((goods, count) for goods, count in enumerate(sets) if count)


def _varied(sets: Collection[tuple[int, int]]) -> bool:
    """Return whether there are too many different sets of several goods."""
    return len(sets) > MOST_SETS and sum(1 for goods, _ in sets if goods & (goods - 1)) > MOST_SETS


@lru_cache(maxsize=MOST_KEPT)
def offered(sets: Counts) -> tuple[int, ...]:
    """Return the goods that are in some set of a bag of sets."""
    all_sets = 0
    for goods, _ in kinds(sets):
        all_sets |= goods
    return tuple(good for good in range(all_sets.bit_length()) if all_sets >> good & 1)


def _units(need: Counts, lots: Sequence[Lot]) -> tuple[Unit, ...]:
    """Return the units that can serve, free ones first; of equal ones no more than are needed."""
    wanted = sum(1 << good for good, count in enumerate(need) if count)
    counts: dict[Unit, int] = {}
    for sets, prices, payee in lots:
        for goods, count in kinds(sets):
            useful = goods & wanted
            if useful:
                price = tuple(prices[good] if prices and useful >> good & 1 else 0 for good in range(len(need)))
                unit = (useful, price, payee if any(price) else -1)
                counts[unit] = counts.get(unit, 0) + count
    units = [unit for unit, count in counts.items() for _ in range(min(count, sum(need)))]
    return tuple(sorted(units, key=lambda unit: (sum(unit[1]), unit)))


@lru_cache(maxsize=MOST_KEPT)
def _payments(need: Counts, within: int | None, units: tuple[Unit, ...], payees: int) -> frozenset[Counts]:
    ways: dict[Counts, set[Counts]] = {need: {(0,) * payees}}
    for unit in units:
        more = {rest: set(paid) for rest, paid in ways.items()}
        for rest, paid in ways.items():
            for less, price in _served(rest, unit):
                bought = (_plus(shares, unit[2], price) for shares in paid)
                more.setdefault(less, set()).update(one for one in bought if within is None or sum(one) <= within)
        ways = {rest: undominated(paid) for rest, paid in more.items() if paid}
    return frozenset(ways.get((0,) * len(need), ()))


def _served(rest: Counts, unit: Unit) -> list[tuple[Counts, int]]:
    """Return what is left of a need, and the price, for each good that a unit can be."""
    goods, prices, _ = unit
    return [
        ((*rest[:good], count - 1, *rest[good + 1 :]), prices[good])
        for good, count in enumerate(rest)
        if count and goods >> good & 1
    ]


def _plus(shares: Counts, payee: int, price: int) -> Counts:
    return (*shares[:payee], shares[payee] + price, *shares[payee + 1 :]) if price else shares


def undominated(payments: set[Counts]) -> set[Counts]:
    """Return the payments of which no other is cheaper for one payee and dearer for none."""
    kept: list[Counts] = []
    for one in sorted(payments, key=sum):
        if not any(all(a <= b for a, b in zip(other, one, strict=True)) for other in kept):
            kept.append(one)
    return set(kept)
