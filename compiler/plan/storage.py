"""How state and values look in C: types, codes, the struct, planes kept beside items by cell.

In registers a finite value is an ``int``: Bool 0 or 1, Int itself, Atom its index, Record its number in mixed radix;
none is NO_INT where an Int could be, else -1. In the struct it is its code (runtime.types.code_of).
"""

from __future__ import annotations

from dataclasses import dataclass

from shedu.compiler.core import Board, Game, StateItem
from shedu.compiler.plan.code import safe
from shedu.compiler.plan.meta import entries, entry, lay_out
from shedu.runtime.meta import Item
from shedu.runtime.types import (
    Atom,
    BagType,
    Bool,
    Int,
    ListType,
    NoneType,
    NotFinite,
    Optional,
    Record,
    SetType,
    Type,
    cardinality,
    code_width,
    strip,
)

MOST_PLANES = 24
FEW_KINDS = 16
"""Of bags of more kinds it is kept which there are."""
NO_INT = -(1 << 30)
"""The register value of none among numbers; the template names it NO_INT."""


def size_of(kind: Type) -> int:
    """Return the cardinality of a finite type. Raises NotFinite for another."""
    size = 1 if isinstance(kind, NoneType) else cardinality(kind)  # sets of nothing but none are empty
    if size is None:
        raise NotFinite(kind)
    return size


def width_of(kind: SetType) -> int:
    """Return the words of a set type."""
    return max(1, (size_of(kind.of) + 63) // 64)


def is_parts(kind: Type) -> bool:
    """Tell whether a type is a set of sets, as regions give them."""
    return isinstance(kind, SetType) and isinstance(kind.of, SetType)


def ctype(kind: Type) -> str:
    """Return the C type of a local that holds a value. Bags and lists are arrays and have no single one."""
    inner = strip(kind)
    return f"b{width_of(inner)}" if isinstance(inner, SetType) and not is_parts(inner) else "int"


def none_of(kind: Type) -> str:
    """Return C text: none as a register value among the values of a type."""
    return "NO_INT" if isinstance(strip(kind), Int) else "-1"


def is_some(kind: Type, value: str) -> str:
    """Return C text: the test that a register value, which may be none, is not."""
    return f"{value} != NO_INT" if isinstance(strip(kind), Int) else f"{value} >= 0"


def to_index(kind: Type, value: str) -> str:
    """Return C text: a register value as its number in index_of."""
    match kind:
        case Int(low, _) if low:
            return f"({value} - {low})" if low > 0 else f"({value} + {-low})"
        case Optional(of):
            return f"({to_index(of, value)} if {is_some(of, value)} else {size_of(of)})"
    return value


def from_index(kind: Type, value: str) -> str:
    """Return C text: a number of value_at as a register value."""
    match kind:
        case Int(low, _) if low:
            return f"({value} + {low})" if low > 0 else f"({value} - {-low})"
        case Optional(of):
            return f"({from_index(of, value)} if {value} < {size_of(of)} else {none_of(of)})"
    return value


def to_code(kind: Type, value: str) -> str:
    """Return C text: a register value as its code."""
    if not isinstance(kind, Optional):
        return to_index(kind, value)
    if isinstance(kind.of, Int):
        return f"({value} + {1 - kind.of.low} if {value} != NO_INT else 0)"
    return f"({value} + 1)"


def from_code(kind: Type, value: str) -> str:
    """Return C text: a code as a register value."""
    if not isinstance(kind, Optional):
        return from_index(kind, f"<int>{value}")
    if isinstance(kind.of, Int):
        return f"(<int>{value} - {1 - kind.of.low} if {value} else NO_INT)"
    return f"(<int>{value} - 1)"


@dataclass(frozen=True, slots=True)
class Planes:
    """The bit sets kept beside an item by cell: plane 0 (if ``some``) marks a value that is not none (or true), the
    others one value each of ``groups``: (field index or -1, first plane, number of values)."""

    board: Board
    width: int
    some: bool
    groups: tuple[tuple[int, int, int], ...]

    @property
    def count(self) -> int:
        """Return how many planes there are."""
        return int(self.some) + sum(size for _, _, size in self.groups)


@dataclass(frozen=True, slots=True)
class Stored:
    """A state item in the struct: C names, its place in the serialised form, its planes."""

    item: StateItem
    data: Item
    name: str
    element: str
    length: int
    planes: Planes | None
    held: int = 0

    @property
    def held_name(self) -> str:
        """Return the struct field with the kinds there are in each bag, ``held`` words an entry."""
        return f"h{self.name}"

    @property
    def bags(self) -> int:
        """Return how many bags there are: the entries of an item that is a bag."""
        assert isinstance(self.item.type, BagType)
        return self.length // size_of(self.item.type.of)

    @property
    def plane_name(self) -> str:
        """Return the struct field that holds the planes."""
        return f"p{self.name}"


def _planes(item: StateItem, boards: dict[str, Board]) -> Planes | None:
    """Return the planes worth keeping: for maps from a cell to a small finite type."""
    if len(item.keys) != 1 or not isinstance(item.keys[0], Atom) or item.keys[0].name not in boards:
        return None
    board = boards[item.keys[0].name]
    width = width_of(SetType(board.cell))
    kind, some = strip(item.type), isinstance(item.type, Optional)
    match kind:
        case Bool() if not some:
            return Planes(board, width, True, ())
        case Atom(values=values) if len(values) <= MOST_PLANES:
            return Planes(board, width, some, ((-1, int(some), len(values)),))
        case Record(fields=fields) if some:
            return _record_planes(board, width, fields)
        case _ if some:
            return Planes(board, width, True, ())
    return None


def _record_planes(board: Board, width: int, fields: tuple[tuple[str, Type], ...]) -> Planes:
    groups, first = [], 1
    for index, (_, kind) in enumerate(fields):
        if isinstance(kind, Atom) and len(kind.values) <= MOST_PLANES:
            groups.append((index, first, len(kind.values)))
            first += len(kind.values)
    return Planes(board, width, True, tuple(groups))


def store(game: Game) -> dict[str, Stored]:
    """Return the stored form of every item, by name, in the order of their offsets."""
    boards = {board.cell.name: board for board in game.boards}
    data, _ = lay_out(game)
    stored = {}
    for number, (item, place) in enumerate(zip(game.state, data, strict=True)):
        element, per = _element(item.type)
        stored[item.name] = Stored(
            item,
            place,
            f"i{number}_{safe(item.name)}",
            element,
            per * entries(item),
            _planes(item, boards),
            _held(item.type),
        )
    return dict(sorted(stored.items(), key=lambda pair: pair[1].data.offset))


def _held(kind: Type) -> int:
    """Return the words of the set of kinds that is kept beside the counts of a bag; 0: none is."""
    if not isinstance(kind, BagType) or size_of(kind.of) <= FEW_KINDS:
        return 0
    return (size_of(kind.of) + 63) // 64


def _element(kind: Type) -> tuple[str, int]:
    """Return (C element type, elements per entry)."""
    match kind:
        case SetType():
            return "uint64_t", width_of(kind)
        case BagType(of=of):
            return "uint16_t", size_of(of)
        case ListType():
            return "uint8_t", list_bytes(kind)
        case _:
            return {1: "uint8_t", 2: "uint16_t", 4: "uint32_t"}[code_width(kind)], 1


def list_bytes(kind: ListType) -> int:
    """Return how many bytes an entry of a list takes in the state."""
    return entry(kind)[1]


def nothing_found(kind: Type) -> str:
    """Return the register value of a search that found nothing."""
    return none_of(kind) if isinstance(kind, Optional) else "0"
