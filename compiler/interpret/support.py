"""What the interpreter's generated Python calls: sets as ints, bags, lists, floods, draws and faults."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import add, le, sub
from typing import Any, NoReturn

from shedu.compiler.interpret.forms import bits, ordered_masks
from shedu.compiler.interpret.log import note
from shedu.runtime.game import GameFault
from shedu.runtime.types import BagType, Type, bags

Counts = tuple[int, ...]

MISSING = object()
"""What a table of kept values gives where nothing is kept."""

KEPT = 50_000
"""How many values a table keeps before it is emptied."""


class Ended(Exception):
    """The statement `end` was run; ``reason`` is the number of the end."""

    def __init__(self, reason: int) -> None:
        super().__init__(reason)
        self.reason = reason


class Faults:
    """The places at which a game can fault. Called with a place's number, raises GameFault."""

    def __init__(self) -> None:
        """Start with no place."""
        self.places: list[tuple[str, str, int]] = []

    def number(self, message: str, file: str, line: int) -> int:
        """Return the number of a new place."""
        self.places.append((message, file, line))
        return len(self.places) - 1

    def __call__(self, number: int) -> NoReturn:
        """Raise the fault with this number."""
        raise GameFault(*self.places[number])


def members(mask: int, known: dict[int, tuple[int, ...]] = {}) -> tuple[int, ...]:  # noqa: B006
    """Return the members of a set of atoms; sets met before are looked up."""
    found = known.get(mask)
    if found is None:
        if len(known) > KEPT:
            known.clear()
        found = known[mask] = tuple(bits(mask))
    return found


def neighbours(mask: int, table: Sequence[int], known: dict[int, int]) -> int:
    """Return the cells beside a set of cells, the set itself left out."""
    found = known.get(mask)
    if found is None:
        if len(known) > KEPT:
            known.clear()
        near = 0
        for cell in members(mask):
            near |= table[cell]
        found = known[mask] = near & ~mask
    return found


def flood(cells: Iterable[int], near: Sequence[Sequence[int]]) -> tuple[tuple[int, ...], dict[int, int]]:
    """Return the maximal connected parts of some cells, ordered by first cell, and each cell's part."""
    left = dict.fromkeys(cells)
    parts: list[int] = []
    at: dict[int, int] = {}
    for start in list(left):
        if start not in left:
            continue
        del left[start]
        part = [start]
        for cell in part:
            for other in near[cell]:
                if other in left:
                    del left[other]
                    part.append(other)
        mask = 0
        for cell in part:
            mask |= 1 << cell
        parts.append(mask)
        at.update(dict.fromkeys(part, mask))
    return tuple(parts), at


# ------------------------------------------------------------------ bags
def bag_within(one: Counts, other: Counts) -> bool:
    """Return whether a bag is contained in another, unit by unit."""
    return False not in map(le, one, other)


def bag_add(one: Counts, other: Counts) -> Counts:
    """Return two bags put together."""
    return tuple(map(add, one, other))


def bag_sub(one: Counts, other: Counts) -> Counts | None:
    """Return a bag less another, None where something to take is not there."""
    left = tuple(map(sub, one, other))
    return None if min(left, default=0) < 0 else left


def bag_with(bag: Counts, kind: int, count: int) -> Counts:
    """Return a bag with ``count`` of one kind."""
    return (*bag[:kind], count, *bag[kind + 1 :])


def bag_of(size: int, units: Iterable[tuple[int, int]]) -> Counts:
    """Return the bag of (kind, count) pairs."""
    counts = [0] * size
    for kind, count in units:
        counts[kind] += count
    return tuple(counts)


def rebased(bag: Counts, shift: int, size: int) -> Counts | None:
    """Return a bag of numbers over another range: kind i becomes i + shift; None where one falls outside."""
    counts = [0] * size
    for kind, count in enumerate(bag):
        if count:
            if not 0 <= kind + shift < size:
                return None
            counts[kind + shift] = count
    return tuple(counts)


def unit_kinds(bag: Counts) -> list[int]:
    """Return every unit of a bag by the number of its kind."""
    return [kind for kind, count in enumerate(bag) for _ in range(count)]


def kinds(bag: Counts) -> list[int]:
    """Return the numbers of the kinds in a bag, each once."""
    return [kind for kind, count in enumerate(bag) if count]


_WAYS: dict[tuple[int, Type], tuple[Counts, ...]] = {}


def ways(count: int, kind: Type) -> tuple[Counts, ...]:
    """Return all bags of ``count`` units of a type, counts compared from the front."""
    found = _WAYS.get((count, kind))
    if found is None:
        if len(_WAYS) > 256:
            _WAYS.clear()
        found = _WAYS[count, kind] = bags(BagType(kind, count, count)) if count >= 0 else ()
    return found


# ------------------------------------------------------------------ lists and sets
def at_place(items: Sequence[Any], place: int) -> Any:
    """Return the item at a place counted from 1, none past the end."""
    return items[place - 1] if 1 <= place <= len(items) else None


def without(items: tuple[Any, ...], item: Any) -> tuple[Any, ...] | None:
    """Return a list less the first such item, None where there is none."""
    if item not in items:
        return None
    place = items.index(item)
    return items[:place] + items[place + 1 :]


def least(values: Iterable[Any]) -> Any:
    """Return the smallest value that is not none; none of nothing."""
    return min((value for value in values if value is not None), default=None)


def greatest(values: Iterable[Any]) -> Any:
    """Return the greatest value that is not none; none of nothing."""
    return max((value for value in values if value is not None), default=None)


def joined_masks(one: Iterable[int], other: Iterable[int]) -> tuple[int, ...]:
    """Return the union of two sets of sets."""
    return ordered_masks((*one, *other))


def around_seats(seat: int, count: int) -> tuple[int, ...]:
    """Return all seats clockwise from one on."""
    return (*range(seat, count), *range(seat))


def nearest_seat(among: int, seat: int, step: int, count: int) -> int | None:
    """Return the first seat of a set that is met from one on, that one itself at last; None of an empty set.

    ``step``: 1 clockwise, -1 the other way; ``count``: how many seats are in play."""
    for turn in range(1, count + 1):
        if among >> (seat + step * turn) % count & 1:
            return (seat + step * turn) % count
    return None


# ------------------------------------------------------------------ chance
def draw_kind(rng: Any, counts: list[int], left: int) -> int | None:
    """Take one unit out of a bag of ``left`` units, each equally likely, and return its kind.

    A script names the kind; None where that kind is not there.
    """
    if rng.is_scripted:
        kind = rng.script_next()
        if kind < 0:
            kind = next(number for number, count in enumerate(counts) if count)
        if kind >= len(counts) or not counts[kind]:
            return None
        counts[kind] -= 1
        note(rng, kind)
        return int(kind)
    place = rng.bounded(left)
    for kind, count in enumerate(counts):
        if place < count:
            counts[kind] -= 1
            return kind
        place -= count
    return None


def draw_units(rng: Any, bag: Counts, count: int) -> tuple[list[int], Counts] | None:
    """Draw units out of a bag: their kinds in order, and what is left. None where so many are not there."""
    counts, left = list(bag), sum(bag)
    if not 0 <= count <= left:
        return None
    drawn = []
    for taken in range(count):
        kind = draw_kind(rng, counts, left - taken)
        if kind is None:
            return None
        drawn.append(kind)
    return drawn, tuple(counts)


def draw_members(rng: Any, values: Sequence[Any], count: int, numbers: Sequence[int]) -> list[Any] | None:
    """Draw ``count`` of the values, in the order of drawing; ``numbers`` are what a script calls them.
    None: not there."""
    left, names = list(values), list(numbers)
    if not 0 <= count <= len(left):
        return None
    drawn = []
    for _ in range(count):
        place = choose_place(rng, names)
        if place is None:
            return None
        names.pop(place)
        drawn.append(left.pop(place))
    return drawn


def choose_place(rng: Any, numbers: Sequence[int]) -> int | None:
    """Return the place of the value that nature picks among those with these numbers. None: the scripted
    one is not there."""
    if rng.is_scripted:
        number = rng.script_next()
        if number < 0:
            number = numbers[0]
        if number not in numbers:
            return None
        note(rng, number)
        return numbers.index(number)
    return int(rng.bounded(len(numbers)))


def chance_place(s: Any, name: str, values: Sequence[Any], numbers: Sequence[int]) -> int | None:
    """Return the place of the value that `chance` picks: the one set for its name, or one that nature
    picks."""
    if name not in s.chances:
        return choose_place(s.rng, numbers)
    if s.chances[name] not in values:
        return None
    place = values.index(s.chances[name])
    note(s.rng, numbers[place])
    return place
