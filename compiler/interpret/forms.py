"""How values look inside the reference interpreter, and the way to and from the values of runtime.types.

As runtime.types says, but for sets: a set of atoms is an int with bit i for value i (form ``mask``), a set
of such sets a tuple of ints ordered by first member (``masks``), every other set a frozenset (``frozen``).
All else is ``plain``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any, Literal

from shedu.runtime.types import (
    Atom,
    BagType,
    Bool,
    Int,
    ListType,
    NoneType,
    Optional,
    Record,
    SetType,
    Type,
    unit_kinds,
    value_at,
)

Form = Literal["mask", "masks", "frozen", "plain"]


def form_of(kind: Type) -> Form:
    """Return the form in which values of a type are kept."""
    match kind:
        case Optional(of=of):
            return form_of(of)
        case SetType(of=Atom()):
            return "mask"
        case SetType(of=SetType(of=Atom())):
            return "masks"
        case SetType():
            return "frozen"
    return "plain"


def bits(mask: int) -> list[int]:
    """Return the places of the set bits, ascending."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def mask_of(members: Iterable[int]) -> int:
    """Return the int with these bits set."""
    mask = 0
    for member in members:
        mask |= 1 << member
    return mask


def ordered_masks(masks: Iterable[int]) -> tuple[int, ...]:
    """Return a set of sets: each once, ordered by first member (then by size of the number)."""
    return tuple(sorted(set(masks), key=lambda mask: (mask & -mask, mask)))


def inward(kind: Type, value: Any) -> Any:
    """Return the inner form of a value of runtime.types."""
    if value is None:
        return None
    match kind:
        case Optional(of=of):
            return inward(of, value)
        case SetType(of=of):
            form = form_of(kind)
            if form == "mask":
                return mask_of(value)
            if form == "masks":
                return ordered_masks(mask_of(part) for part in value)
            return frozenset(inward(of, part) for part in value)
        case Record(fields=fields):
            return tuple(inward(part, item) for (_, part), item in zip(fields, value, strict=True))
        case ListType(of=of):
            return tuple(inward(of, part) for part in value)
        case BagType():
            return tuple(value)
    return value


def outward(kind: Type, value: Any) -> Any:
    """Return the value of runtime.types for an inner form."""
    if value is None:
        return None
    match kind:
        case Optional(of=of):
            return outward(of, value)
        case Bool():
            return bool(value)
        case SetType(of=of):
            form = form_of(kind)
            if form == "mask":
                return frozenset(bits(value))
            if form == "masks":
                return tuple(frozenset(bits(part)) for part in value)
            return frozenset(outward(of, part) for part in value)
        case Record(fields=fields):
            return tuple(outward(part, item) for (_, part), item in zip(fields, value, strict=True))
        case ListType(of=of):
            return tuple(outward(of, part) for part in value)
    return value


def nothing(kind: Type) -> Any:
    """Return what "nothing" is in a type: none, 0, false, empty; the first value where there is no such
    thing."""
    match kind:
        case Optional() | NoneType():
            return None
        case Bool():
            return False
        case SetType():
            return {"mask": 0, "masks": (), "frozen": frozenset()}[form_of(kind)]
        case BagType(of=of):
            return (0,) * (unit_kinds(of) or 0)
        case ListType():
            return ()
        case Record(fields=fields):
            return tuple(nothing(part) for _, part in fields)
    return 0


def first_value(kind: Type) -> Any:
    """Return what a state item without a default starts with: ``nothing``, or the lowest value of a range
    without 0."""
    if isinstance(kind, Int) and not kind.low <= 0 <= kind.high:
        return kind.low
    return nothing(kind)


@lru_cache(maxsize=1024)
def all_values(kind: Type) -> tuple[Any, ...]:
    """Return all values of a finite type, in its order."""
    return tuple(inward(kind, value_at(kind, index)) for index in range(unit_kinds(kind) or 0))


def order_key(kind: Type) -> Callable[[Any], Any]:
    """Return a sort key that puts values in the order of their type: none last, fields from the first on."""
    match kind:
        case Optional(of=of):
            inner = order_key(of)
            return lambda value: (1, 0) if value is None else (0, inner(value))
        case Record(fields=fields):
            keys = [order_key(part) for _, part in fields]
            return lambda value: tuple(key(part) for key, part in zip(keys, value, strict=True))
        case SetType(of=Atom()):
            return lambda value: (value & -value, value)
    return lambda value: value


def fits(inner: Type, outer: Type) -> bool:
    """Return whether every value of ``inner`` is one of ``outer``, as far as ranges and none can tell."""
    match inner, outer:
        case Int(low, high), Int(least, most):
            return least <= low and high <= most
        case NoneType(), _:
            return isinstance(outer, Optional)
        case Optional(of=of), Optional(of=wider):
            return fits(of, wider)
        case Optional(), _:
            return False
        case _, Optional(of=of):
            return fits(inner, of)
        case Record(fields=fields), Record(fields=others):
            return all(fits(a, b) for (_, a), (_, b) in zip(fields, others, strict=False))
        case (SetType(of=one), SetType(of=other)) | (ListType(of=one), ListType(of=other)) | (
            BagType(of=one),
            BagType(of=other),
        ):
            return isinstance(one, NoneType) or fits(one, other)
    return True


def holds(kind: Type, value: Any) -> bool:
    """Return whether an inner value lies in a type: ranges kept, none only where it may be."""
    match kind:
        case Optional(of=of):
            return value is None or holds(of, value)
        case _ if value is None:
            return isinstance(kind, NoneType)
        case Int(low, high):
            return bool(low <= value <= high)
        case Record(fields=fields):
            return all(holds(part, item) for (_, part), item in zip(fields, value, strict=True))
        case ListType(of=of, limit=limit):
            return (limit is None or len(value) <= limit) and all(holds(of, item) for item in value)
        case SetType() if form_of(kind) == "frozen":
            return all(holds(kind.of, item) for item in value)
    return True
