"""Serialised states read and written by Meta: what every engine uses to show, hide and deal anew what it
holds.

The form is described in meta.py. Values are those of types.py; an item with keys is nested lists over its
keys.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from math import prod
from typing import Any

from shedu.runtime.codec import codec
from shedu.runtime.meta import Item, Meta
from shedu.runtime.rng import Rng
from shedu.runtime.types import (
    Atom,
    BagType,
    Bool,
    Int,
    ListType,
    Optional,
    Record,
    SetType,
    Type,
    cardinality,
    code_of,
    show,
    value_at,
)
from shedu.runtime.veil import Veil, plain_veil


# ------------------------------------------------------------------ items
def entry_count(item: Item) -> int:
    """Return for how many combinations of its keys an item has a value."""
    return prod(cardinality(kind) or 0 for kind in item.keys)


def read_item(item: Item, data: bytes) -> list[Any]:
    """Return an item's values, one for each combination of keys, the last key fastest."""
    read = codec(item.type).read
    return [read(data, item.offset + place * item.stride) for place in range(entry_count(item))]


def write_item(item: Item, values: Sequence[Any], out: bytearray) -> None:
    """Write an item's values where they belong. Raises ValueError for a wrong number or a value outside the
    type."""
    if len(values) != entry_count(item):
        raise ValueError(f"{item.name} has {entry_count(item)} values, not {len(values)}")
    write = codec(item.type).write
    data = b"".join(write(value).ljust(item.stride, b"\0") for value in values)
    out[item.offset : item.offset + len(data)] = data


def nested(item: Item, values: Sequence[Any]) -> Any:
    """Return an item's values as lists nested over its keys; the bare value where it has none."""
    found: list[Any] = list(values)
    sizes = [cardinality(kind) or 0 for kind in item.keys]
    if 0 in sizes:
        return _without_values(sizes)
    for size in reversed(sizes):
        found = [found[start : start + size] for start in range(0, len(found), size)]
    return found[0]


def _without_values(sizes: list[int]) -> list[Any]:
    """Return nested lists down to the key of which there is no value."""
    return [_without_values(sizes[1:]) for _ in range(sizes[0])]


def flattened(item: Item, values: Any) -> list[Any]:
    """Return nested values as one list: the inverse of nested."""
    found = [values]
    for _ in item.keys:
        found = [part for parts in found for part in parts]
    return found


def decode_items(meta: Meta, data: bytes) -> dict[str, Any]:
    """Return all items by name, nested over their keys, as values of types.py.

    Raises ValueError for a wrong length or a code outside its type.
    """
    if len(data) != meta.items_size:
        raise ValueError(f"the items of {meta.name} take {meta.items_size} bytes, not {len(data)}")
    return {item.name: nested(item, read_item(item, data)) for item in meta.items}


def encode_items(meta: Meta, values: Mapping[str, Any]) -> bytes:
    """Return the serialised form of what decode_items gives.

    Raises ValueError for a value outside its type or a missing item.
    """
    missing = [item.name for item in meta.items if item.name not in values]
    if missing:
        raise ValueError(f"there is no value for {', '.join(missing)}")
    out = bytearray(meta.items_size)
    for item in meta.items:
        write_item(item, flattened(item, values[item.name]), out)
    return bytes(out)


# ------------------------------------------------------------------ who sees what
def owners(item: Item) -> list[int | None]:
    """Return for each value of an item the seat it belongs to: that of the first key that is a seat, else
    None."""
    sizes = [cardinality(kind) or 0 for kind in item.keys]
    place = next(
        (n for n, kind in enumerate(item.keys) if isinstance(kind, Atom) and kind.kind == "seat"), None
    )
    if place is None:
        return [None] * prod(sizes)
    inner = prod(sizes[place + 1 :])
    return [number // inner % sizes[place] for number in range(prod(sizes))]


def _seat(players: int, seat: int) -> None:
    if not 0 <= seat < players:
        raise ValueError(f"there is no seat {seat} in a game of {players}")


def plain(kind: Type, value: Any) -> Any:
    """Return a value as JSON can hold it: names for atoms, lists for records, sets and lists, counts by
    name for bags."""
    match kind:
        case _ if value is None:
            return None
        case Optional(of):
            return plain(of, value)
        case Bool():
            return bool(value)
        case Int():
            return int(value)
        case Record(fields=fields):
            return [plain(part, item) for (_, part), item in zip(fields, value, strict=True)]
        case SetType(of):
            members = value if isinstance(value, tuple) else sorted(value, key=lambda item: code_of(of, item))
            return [plain(of, item) for item in members]
        case ListType(of):
            return [plain(of, item) for item in value]
        case BagType(of):
            return {show(of, value_at(of, number)): count for number, count in enumerate(value) if count}
    return show(kind, value)


def validate(meta: Meta, data: bytes) -> None:
    """Raise ValueError for a wrong length or a code outside its type."""
    decode_items(meta, data)


def observe(
    meta: Meta, players: int, data: bytes, seat: int, over: bool = False, veil: Veil | None = None
) -> dict[str, Any]:
    """Return what a seat sees of serialised items: name -> plain values nested over the keys, None where it
    may not look. When the game is ``over`` the secrets of all seats are shown; what is hidden stays so.
    ``veil``: how the seat sees them now, None where that follows from their sight alone.

    Raises ValueError for a seat that takes no part.
    """
    _seat(players, seat)
    seen = veil or plain_veil(seat)
    return {item.name: _folded(nested(item, _seen(item, data, seen, over))) for item in meta.items}


_UNSEEN = object()


def _seen(item: Item, data: bytes, veil: Veil, over: bool) -> list[Any]:
    shown = over and item.sight == "secret"
    values = enumerate(zip(owners(item), read_item(item, data), strict=True))
    return [
        plain(item.type, value) if shown or veil.sees(item, owner, place) else _UNSEEN
        for place, (owner, value) in values
    ]


def _folded(found: Any) -> Any:
    """Return nested values with None for what is unseen, lists of nothing else included."""
    return None if _unseen_all(found) else [_folded(part) for part in found] if _holds(found) else found


def _unseen_all(found: Any) -> bool:
    if isinstance(found, list) and found:
        return all(map(_unseen_all, found))
    return found is _UNSEEN


def _holds(found: Any) -> bool:
    """Return whether there is something unseen in nested lists."""
    return isinstance(found, list) and any(part is _UNSEEN or _holds(part) for part in found)


# ------------------------------------------------------------------ dealing anew
Unseen = dict[tuple[str, Type], list[tuple[Item, int]]]


def redeal(
    meta: Meta, players: int, data: bytes, seat: int, rng: Rng, over: bool = False, veil: Veil | None = None
) -> bytes:
    """Return serialised items in which what lies in bags and sets that a seat cannot see (as in observe) is dealt
    anew.

    All units of one sort are shuffled (Durstenfeld 1964) and dealt back, every place keeping its size; bags
    and sets are shuffled apart. What else a seat cannot see stays as it is, also what the others have decided in
    a `together` that goes on: decisions are no components. Raises ValueError for a seat that takes no part.
    """
    _seat(players, seat)
    values = {item.name: read_item(item, data) for item in meta.items}
    for (form, kind), places in _unseen(meta, veil or plain_veil(seat), over).items():
        deal = _deal_bags if form == "bag" else _deal_sets
        deal([(values[item.name], place) for item, place in places], kind, rng)
    out = bytearray(data[: meta.items_size])
    for item in meta.items:
        if isinstance(item.type, BagType | SetType):
            write_item(item, values[item.name], out)
    return bytes(out)


def _unseen(meta: Meta, veil: Veil, over: bool) -> Unseen:
    """Return the places of components a seat cannot see: by form and element type, in the order of items and keys."""
    found: Unseen = {}
    for item in meta.items:
        if item.sight == "open" or (over and item.sight == "secret"):
            continue
        if isinstance(item.type, BagType | SetType):
            key = ("bag" if isinstance(item.type, BagType) else "set", item.type.of)
            hidden = [(item, n) for n, owner in enumerate(owners(item)) if not veil.sees(item, owner, n)]
            if hidden:
                found.setdefault(key, []).extend(hidden)
    return found


def shuffle(units: list[Any], rng: Rng | random.Random) -> None:
    """Put a list into random order: from the last place down, each changes with one at or before it. A generator of
    Python's own will do as well."""
    draw = rng.randrange if isinstance(rng, random.Random) else rng.bounded
    for last in range(len(units) - 1, 0, -1):
        other = draw(last + 1)
        units[last], units[other] = units[other], units[last]


def _deal_bags(places: list[tuple[list[Any], int]], kind: Type, rng: Rng) -> None:
    bags = [values[place] for values, place in places]
    units = [number for bag in bags for number, count in enumerate(bag) for _ in range(count)]
    shuffle(units, rng)
    dealt = iter(units)
    for (values, place), bag in zip(places, bags, strict=True):
        counts = [0] * len(bag)
        for _ in range(sum(bag)):
            counts[next(dealt)] += 1
        values[place] = tuple(counts)


def _deal_sets(places: list[tuple[list[Any], int]], kind: Type, rng: Rng) -> None:
    sets = [values[place] for values, place in places]
    units = [member for members in sets for member in sorted(members, key=lambda item: code_of(kind, item))]
    if len(set(units)) < len(units):
        return  # one thing lies in two sets: these are marks, not components
    shuffle(units, rng)
    dealt: Iterator[Any] = iter(units)
    for (values, place), members in zip(places, sets, strict=True):
        values[place] = frozenset(next(dealt) for _ in members)
