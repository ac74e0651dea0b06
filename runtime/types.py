"""Types of checked rules: every type is finite or bounded.

How a value of each type looks in Python (the reference engine, scenarios, records):

| type       | Python value                                                          |
|------------|-----------------------------------------------------------------------|
| Bool       | bool                                                                  |
| Int        | int                                                                   |
| Atom       | int, the index of the value in ``Atom.values``                        |
| Record     | tuple of its fields' values                                           |
| Optional   | ``None`` or the value                                                 |
| SetType    | frozenset of values; a set of sets is a tuple ordered by first member |
| BagType    | tuple of counts, one per value of the element type, in its order      |
| ListType   | tuple                                                                 |
| Text       | str                                                                   |
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

AtomKind = Literal["enum", "seat", "row", "cell", "direction"]


@dataclass(frozen=True, slots=True)
class Bool:
    """Truth values."""


@dataclass(frozen=True, slots=True)
class Int:
    """The whole numbers ``low..high``, both included."""

    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Text:
    """Character strings; data only, never an action's parameter or a state item."""


@dataclass(frozen=True, slots=True)
class NoneType:
    """The type of a bare ``none``; fits every Optional."""


@dataclass(frozen=True, slots=True)
class Atom:
    """A named finite type: an enumeration, the seats, a table's rows, a board's cells or its directions.

    ``values`` are the names in declared order; a value is its index. Of kind ``seat`` only the first n take part
    in a game of n players, with neutral seats behind them. ``players_only``: declared as `Player`; the type is the
    same (it compares equal), but going through its values, or choosing one, leaves neutral seats out.
    """

    name: str
    kind: AtomKind
    values: tuple[str, ...]
    players_only: bool = field(default=False, compare=False)

    def __hash__(self) -> int:
        """Hash what tells atoms apart nearly always: types are keys of caches that are asked often."""
        return hash((self.name, self.kind, len(self.values)))


@dataclass(frozen=True, slots=True)
class Record:
    """A named product of finite types."""

    name: str
    fields: tuple[tuple[str, Type], ...]


@dataclass(frozen=True, slots=True)
class Optional:
    """A value of ``of``, or none."""

    of: Type


@dataclass(frozen=True, slots=True)
class SetType:
    """Sets of a finite type, or (in expressions only) sets of such sets."""

    of: Type


@dataclass(frozen=True, slots=True)
class BagType:
    """Multisets of a finite type; ``low..high`` bounds the size where it is declared (``bag of 1..6 T``)."""

    of: Type
    low: int | None = None
    high: int | None = None


@dataclass(frozen=True, slots=True)
class ListType:
    """Lists of at most ``limit`` items (None: bounded by the expression that made it)."""

    of: Type
    limit: int | None = None


Type = Bool | Int | Text | NoneType | Atom | Record | Optional | SetType | BagType | ListType


def cardinality(kind: Type) -> int | None:
    """Return how many values a type has; None where they cannot be numbered (sets, bags, lists, text)."""
    match kind:
        case Bool():
            return 2
        case Int(low, high):
            return high - low + 1
        case Atom(values=values):
            return len(values)
        case Optional(of):
            inner = cardinality(of)
            return None if inner is None else inner + 1
        case Record(fields=fields):
            product = 1
            for _, field in fields:
                size = cardinality(field)
                if size is None:
                    return None
                product *= size
            return product
        case _:
            return None


MOST_IN_SETS = 8
"""A bag can hold sets of a type of at most so many values."""


def unit_kinds(of: Type) -> int | None:
    """Return how many kinds of units there can be in a bag of a type: its values, or its sets (numbered as bit masks)
    where these are of a small type; None where they cannot be numbered."""
    if isinstance(of, SetType):
        small = isinstance(of.of, Atom) and len(of.of.values) <= MOST_IN_SETS
        return 1 << (cardinality(of.of) or 0) if small else None
    return cardinality(of)


def strip(kind: Type) -> Type:
    """Return the type without an outer Optional."""
    return kind.of if isinstance(kind, Optional) else kind


def index_of(kind: Type, value: object) -> int:
    """Number a value of a finite type densely from 0: fields in mixed radix (first field most significant), none last;
    a set of few values as a bit mask.

    Raises ValueError for a value outside the type.
    """
    match kind:
        case Bool():
            return int(bool(value))
        case Int(low, high) if isinstance(value, int) and low <= value <= high:
            return value - low
        case Atom(values=values) if isinstance(value, int) and 0 <= value < len(values):
            return value
        case Optional(of):
            return index_of(of, value) if value is not None else (cardinality(of) or 0)
        case Record(fields=fields) if isinstance(value, tuple):
            index = 0
            for (_, field), part in zip(fields, value, strict=True):
                index = index * (cardinality(field) or 1) + index_of(field, part)
            return index
        case SetType(of) if isinstance(value, frozenset) and unit_kinds(kind) is not None:
            return sum(1 << index_of(of, member) for member in value)
    raise ValueError(f"{value!r} is no value of {kind}")


def value_at(kind: Type, index: int) -> object:
    """Return the value numbered ``index``: the inverse of index_of. Raises ValueError outside the type."""
    size = unit_kinds(kind)
    if size is None or not 0 <= index < size:
        raise ValueError(f"{kind} has no value number {index}")
    match kind:
        case SetType(of):
            return frozenset(value_at(of, place) for place in range(size.bit_length()) if index >> place & 1)
        case Bool():
            return bool(index)
        case Int(low, _):
            return low + index
        case Optional(of):
            return None if index == size - 1 else value_at(of, index)
        case Record(fields=fields):
            parts: list[object] = []
            for _, field in reversed(fields):
                index, digit = divmod(index, cardinality(field) or 1)
                parts.append(value_at(field, digit))
            return tuple(reversed(parts))
    return index


class NotFinite(ValueError):
    """The values of ``kind`` have no numbers, and are needed as such."""

    def __init__(self, kind: Type) -> None:
        super().__init__(f"{kind} is not finite")
        self.kind = kind


def code_width(kind: Type) -> int:
    """Return the bytes (1, 2 or 4) that a value of a finite type takes in a serialised state. Raises NotFinite."""
    size = cardinality(kind)
    if size is None:
        raise NotFinite(kind)
    return 1 if size <= 1 << 8 else 2 if size <= 1 << 16 else 4


def code_of(kind: Type, value: object) -> int:
    """Return the number a value of a finite type has in a serialised state: as index_of, but none is 0."""
    if isinstance(kind, Optional):
        return 0 if value is None else 1 + index_of(kind.of, value)
    return index_of(kind, value)


def value_of_code(kind: Type, code: int) -> object:
    """Return the value with this code: the inverse of code_of."""
    if isinstance(kind, Optional):
        return None if code == 0 else value_at(kind.of, code - 1)
    return value_at(kind, code)


def bags(kind: BagType) -> tuple[tuple[int, ...], ...]:
    """Return all bags of ``low..high`` units, in the order of action numbering: counts compared from the front."""
    kinds = cardinality(kind.of) or 0
    low, high = kind.low or 0, kind.high or 0

    def extend(prefix: tuple[int, ...], left: int) -> list[tuple[int, ...]]:
        if len(prefix) == kinds:
            return [prefix] if sum(prefix) >= low else []
        return [bag for n in range(left + 1) for bag in extend((*prefix, n), left - n)]

    return tuple(extend((), high))


def parameter_count(kind: Type) -> int:
    """Return how many arguments a parameter of this type can take in the numbering of actions."""
    if isinstance(kind, BagType):
        return len(bags(kind))
    size = cardinality(kind)
    if size is None:
        raise ValueError(f"a parameter of type {kind} cannot be numbered")
    return size


def type_to_json(kind: Type) -> object:
    """Return a JSON value for a type; type_from_json reads it back."""
    match kind:
        case Bool() | Text() | NoneType():
            return type(kind).__name__
        case Int(low, high):
            return ["Int", low, high]
        case Atom(name, sort, values):
            return ["Atom", name, sort, list(values)]
        case Record(name, fields):
            return ["Record", name, [[field, type_to_json(part)] for field, part in fields]]
        case BagType(of, low, high):
            return ["BagType", type_to_json(of), low, high]
        case ListType(of, limit):
            return ["ListType", type_to_json(of), limit]
        case Optional(of) | SetType(of):
            return [type(kind).__name__, type_to_json(of)]


def type_from_json(data: object) -> Type:
    """Return the type that type_to_json wrote. Raises ValueError on anything else."""
    match data:
        case "Bool":
            return Bool()
        case "Text":
            return Text()
        case "NoneType":
            return NoneType()
        case ["Int", int(low), int(high)]:
            return Int(low, high)
        case ["Atom", str(name), ("enum" | "seat" | "row" | "cell" | "direction") as sort, list(values)]:
            return Atom(name, sort, tuple(str(value) for value in values))
        case ["Record", str(name), list(fields)]:
            return Record(name, tuple((str(field), type_from_json(part)) for field, part in fields))
        case ["BagType", of, (int() | None) as low, (int() | None) as high]:
            return BagType(type_from_json(of), low, high)
        case ["ListType", of, (int() | None) as limit]:
            return ListType(type_from_json(of), limit)
        case ["Optional", of]:
            return Optional(type_from_json(of))
        case ["SetType", of]:
            return SetType(type_from_json(of))
    raise ValueError(f"{data!r} is no type")


def place_in_order(kind: Type, value: object) -> tuple[object, ...]:
    """Return what a value of any type can be sorted by: numbers, bags by their counts, collections by what is first in
    them; none last. Raises ValueError for a value outside the type."""
    match kind:
        case Optional(of):
            return (1,) if value is None else (0, place_in_order(of, value))
        case BagType() if isinstance(value, tuple):
            return value
        case SetType(of) if isinstance(value, frozenset) and unit_kinds(kind) is None:
            return tuple(sorted(place_in_order(of, member) for member in value))
        case SetType(of) | ListType(of) if isinstance(value, tuple):
            return tuple(place_in_order(of, member) for member in value)
    return (index_of(kind, value),)


def show(kind: Type, value: object) -> str:
    """Return a value in the words of the rules: ``black``, ``h5``, ``{2 red, green}``, ``none``."""
    match kind:
        case _ if value is None:
            return "none"
        case Bool():
            return "true" if value else "false"
        case Atom(values=values) if isinstance(value, int):
            return values[value]
        case Optional(of):
            return show(of, value)
        case Record(name, fields) if isinstance(value, tuple):
            return f"{name}({', '.join(show(part, v) for (_, part), v in zip(fields, value, strict=True))})"
        case BagType(of) if isinstance(value, tuple):
            units = [(n, show(of, value_at(of, i))) for i, n in enumerate(value) if n]
            return "{" + ", ".join(name if n == 1 else f"{n} {name}" for n, name in units) + "}"
        case SetType(of) if isinstance(value, tuple | frozenset):
            members = value if isinstance(value, tuple) else sorted(value, key=lambda v: place_in_order(of, v))
            return "{" + ", ".join(show(of, member) for member in members) + "}"
        case ListType(of) if isinstance(value, tuple):
            return "[" + ", ".join(show(of, member) for member in value) + "]"
    return str(value)
