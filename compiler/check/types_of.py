"""What fits what: types compared, joined, and named for people."""

from __future__ import annotations

from shedu.compiler.check import ranges
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
    Text,
    Type,
    cardinality,
    strip,
    unit_kinds,
)

UNKNOWN = Atom("?", "enum", ())
"""The type of what is wrong already: it fits everything, so that one fault gives one message."""

Collection = SetType | BagType | ListType


def bad(kind: Type) -> bool:
    """Tell whether a type has the unknown type in it."""
    match kind:
        case Atom():
            return kind is UNKNOWN or kind.name == "?"
        case Optional(of) | SetType(of) | BagType(of) | ListType(of):
            return bad(of)
        case Record(fields=fields):
            return any(bad(part) for _, part in fields)
    return False


def empty(kind: Type) -> bool:
    """Tell whether it is the type of a bare `none`, `{}` or `[]`, which takes on the type that is wanted."""
    match kind:
        case NoneType():
            return True
        case SetType(of) | BagType(of) | ListType(of):
            return empty(of)
    return False


def fits(have: Type, want: Type) -> bool:
    """Tell whether a value can be put where another type is wanted. Ranges need only overlap; what may be
    nothing may be put where something is wanted (nothing there is a fault of the run, not of the text)."""
    if bad(have) or bad(want):
        return True
    if isinstance(have, NoneType):
        return isinstance(want, Optional | NoneType)
    have, want = strip(have), strip(want)
    match have, want:
        case Int(), Int():
            return ranges.overlap(have, want)
        case (SetType(a), SetType(b)) | (ListType(a), ListType(b)) | (BagType(a), BagType(b)):
            return empty(a) or empty(b) or fits(a, b)
        case (SetType(a), BagType() | ListType()):
            return empty(a)
        case (ListType(a), SetType() | BagType()):
            return empty(a)
    return have == want


def alike(a: Type, b: Type) -> bool:
    """Tell whether values of two types can be compared: ranges do not matter."""
    if bad(a) or bad(b) or isinstance(a, NoneType) or isinstance(b, NoneType):
        return True
    a, b = strip(a), strip(b)
    match a, b:
        case Int(), Int():
            return True
        case (SetType(x), SetType(y)) | (ListType(x), ListType(y)) | (BagType(x), BagType(y)):
            return alike(x, y)
    return a == b


def join(a: Type, b: Type) -> Type | None:
    """Return the type that holds the values of both, None where there is none."""
    if bad(a) or bad(b):
        return UNKNOWN
    if isinstance(a, NoneType) or isinstance(b, NoneType):
        other = b if isinstance(a, NoneType) else a
        return other if isinstance(other, NoneType | Optional) else Optional(other)
    inner = _join_plain(strip(a), strip(b))
    if inner is None:
        return None
    return Optional(inner) if isinstance(a, Optional) or isinstance(b, Optional) else inner


def _join_plain(a: Type, b: Type) -> Type | None:
    if empty(a) or empty(b):
        other = b if empty(a) else a
        return other if isinstance(other, SetType | BagType | ListType) else None
    match a, b:
        case Int(), Int():
            return ranges.hull((a, b))
        case SetType(x), SetType(y):
            of = join(x, y)
            return None if of is None else SetType(of)
        case ListType(x, m), ListType(y, n):
            of = join(x, y)
            return None if of is None else ListType(of, None if m is None or n is None else max(m, n))
        case BagType(x), BagType(y):
            return BagType(x) if x == y and a != b else a if a == b else None
    return a if a == b else None


def element(kind: Type) -> Type | None:
    """Return what a collection holds, None for anything else."""
    kind = strip(kind)
    return kind.of if isinstance(kind, SetType | BagType | ListType) else None


def most(kind: Type) -> int:
    """Return how many elements a collection of this type can have."""
    match strip(kind):
        case SetType(SetType(of)):
            return cardinality(of) or ranges.UNITS
        case SetType(of):
            return cardinality(of) or ranges.UNITS
        case BagType(high=high):
            return ranges.UNITS if high is None else high
        case ListType(limit=limit):
            return ranges.UNITS if limit is None else limit
    return ranges.UNITS


def kinds(kind: Type) -> int:
    """Return how many different elements a collection of this type can have."""
    match strip(kind):
        case BagType(of):
            return min(unit_kinds(of) or ranges.UNITS, most(kind))
    return most(kind)


def whole(kind: Type) -> Int | None:
    """Return the range of a number, also of one that may be nothing; None for anything else."""
    kind = strip(kind)
    return kind if isinstance(kind, Int) else None


def maybe(kind: Type, *sources: Type) -> Type:
    """Return the type of what is nothing where one of the sources is; a collection is empty then."""
    if isinstance(kind, Optional | SetType | BagType | ListType | NoneType):
        return kind
    return Optional(kind) if any(isinstance(source, Optional | NoneType) for source in sources) else kind


def words(kind: Type) -> str:
    """Name a type as a rule file would."""
    match kind:
        case Bool():
            return "bool"
        case Text():
            return "a text"
        case NoneType():
            return "none"
        case Int(low, high):
            return f"a number {low}..{high}" if low != high else f"the number {low}"
        case Atom(name) | Record(name):
            return name
        case Optional(of):
            return f"{words(of)}?"
        case SetType(of):
            return "{}" if empty(of) else f"set of {words(of)}"
        case BagType(of):
            return f"bag of {words(of)}"
        case ListType(of):
            return "[]" if empty(of) else f"list of {words(of)}"
