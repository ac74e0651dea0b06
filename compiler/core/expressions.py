"""Expressions of checked rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from shedu.compiler.core.data import StateItem, Table, Var
    from shedu.compiler.core.rules import Define, Region
    from shedu.compiler.source import Span
    from shedu.runtime.types import Type


@dataclass(frozen=True, slots=True, eq=False)
class Expr:
    """Base of all expressions; every one knows its type and where it stands."""

    type: Type
    span: Span


@dataclass(frozen=True, slots=True, eq=False)
class Const(Expr):
    """A constant of any type, as a Python value (see types.py)."""

    value: object


@dataclass(frozen=True, slots=True, eq=False)
class Local(Expr):
    """The value of a variable."""

    var: Var


@dataclass(frozen=True, slots=True, eq=False)
class Domain(Expr):
    """All values of a finite type, as a set in the type's order. For seats: those in play, neutral ones too unless the
    type is that of players only."""

    of: Type


@dataclass(frozen=True, slots=True, eq=False)
class Read(Expr):
    """A state item at all its keys. A key that is none makes the result none (of an optional type), 0, false or
    empty."""

    item: StateItem
    keys: tuple[Expr, ...]


@dataclass(frozen=True, slots=True, eq=False)
class FieldOf(Expr):
    """Field number ``index`` of a record; none of none."""

    base: Expr
    index: int


@dataclass(frozen=True, slots=True, eq=False)
class Column(Expr):
    """A table's column for a row; none of none."""

    table: Table
    index: int
    row: Expr


@dataclass(frozen=True, slots=True, eq=False)
class MakeRecord(Expr):
    """A record from its fields' values in order."""

    parts: tuple[Expr, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Call(Expr):
    """A define applied to arguments (a `me` it needs is the last one)."""

    define: Define
    args: tuple[Expr, ...]


@dataclass(frozen=True, slots=True, eq=False)
class RegionSet(Expr):
    """All parts of a region: a set of sets of cells, ordered by first cell."""

    region: Region
    args: tuple[Expr, ...]


@dataclass(frozen=True, slots=True, eq=False)
class RegionAt(Expr):
    """The part of a region that holds a cell; empty where none does or the cell is none."""

    region: Region
    args: tuple[Expr, ...]
    cell: Expr


@dataclass(frozen=True, slots=True, eq=False)
class Builtin(Expr):
    """A built-in function.

    Names and argument types (C a board's cells, D its directions, S a seat):
    around(C | set C) -> set C (neighbours, the argument left out); ray(C, D) -> list C (nearest first, without
    C); step(C, D) -> C?; back(D) -> D; block(C, height const, width const) -> set C ({} where it leaves the
    board); mirror(C) -> C; row(C) -> Int; column(C) -> Int; left(S), right(S), next(S), previous(S) -> S (next =
    left = clockwise, among those in play); next_among(S, set S), previous_among(S, set S) -> S? (the nearest seat
    of the set after S, S itself if it is the only one; none of an empty set); clockwise(S) -> list S (from S on);
    size(set | bag | list) -> Int; sorted(list) -> list; ways(n, T) -> set of bags (all bags of n over T, in order
    of action numbering); front(list), last(list) -> T?; front_of(n, list), last_of(n, list) -> list (fewer if there
    are fewer); set_of(bag | list) -> set; min(a, b, ...), max(a, b, ...) -> Int; as_bag(set) -> bag; as_list(set |
    bag) -> list; players() -> Int (how many play); seats() -> Int (how many seats are in play, neutral ones too);
    neutral(S? const, ...) -> S? (a neutral seat: one constant for each number of players from the least, none where
    it is not in play)
    A none argument gives none, 0 or an empty set, by the result's type."""

    name: str
    args: tuple[Expr, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Op(Expr):
    """An operator on values.

    narrow(Int): the number, a fault where it lies outside the range of ``type``; none stays none.
    some(T?) -> T: the value, a fault where there is none.
    and or not; + - * / mod neg on Int (division and mod floor, by zero a fault); == != on any equal types (none equals
    none only); < <= > >= on Int, Bool, lists of Int (lexicographic from the front); a comparison with none is false.
    in (x, set | list | bag): membership; within(bag, bag): contained, unit by unit; within(set, set): subset.
    union(set, set), minus(set, set), meet(set, set); bag_add(bag, bag), bag_sub(bag, bag) (a fault below nought);
    concat(list, list). span(low, high) -> set of Int."""

    op: str
    args: tuple[Expr, ...]


@dataclass(frozen=True, slots=True, eq=False)
class If(Expr):
    """``then`` if ``test`` else ``other``; only the branch taken is evaluated."""

    test: Expr
    then: Expr
    other: Expr


@dataclass(frozen=True, slots=True, eq=False)
class LetIn(Expr):
    """``body`` with ``var`` standing for ``value``."""

    var: Var
    value: Expr
    body: Expr


@dataclass(frozen=True, slots=True, eq=False)
class Binder:
    """Variables ranging over sets, bags or lists, the later ones seeing the earlier; ``where`` filters (None: all)."""

    sources: tuple[tuple[Var, Expr], ...]
    where: Expr | None


Search = Literal["any", "all", "count", "those", "first", "leading", "sum", "min", "max", "set", "list", "bag"]


@dataclass(frozen=True, slots=True, eq=False)
class Gather(Expr):
    """Searching and gathering.

    any -> Bool; all(binder have body) -> Bool; count -> Int; those -> the subset of the one source; first -> T? (the
    smallest ``by`` where given, ties to the earlier); leading -> list (longest run from the front where it holds);
    sum -> Int; min, max -> T? of ``body`` (none of nothing; Int or lists); set, list, bag of ``body``.
    A bag source gives each unit to sum, count, list, bag and each kind once to the others."""

    kind: Search
    binder: Binder
    body: Expr | None
    by: Expr | None


@dataclass(frozen=True, slots=True, eq=False)
class MakeSet(Expr):
    """A set of the given values; a none among them is left out."""

    items: tuple[Expr, ...]


@dataclass(frozen=True, slots=True, eq=False)
class MakeBag(Expr):
    """A bag: (count, kind) pairs."""

    items: tuple[tuple[Expr, Expr], ...]


@dataclass(frozen=True, slots=True, eq=False)
class MakeList(Expr):
    """A list of the given values."""

    items: tuple[Expr, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Index(Expr):
    """bag[kind] -> Int; list[n] -> T? (from 1; none past the end)."""

    base: Expr
    key: Expr


@dataclass(frozen=True, slots=True, eq=False)
class Source(Expr):
    """What one source of a market offers, for each value of ``binder`` (None: once). ``offers``: a bag of sets of
    goods, from each set one unit. ``price`` of a unit of ``good`` (None: free) is within 0..250; ``payee``: a seat,
    None for the bank."""

    binder: Binder | None
    good: Var
    offers: Expr
    price: Expr | None
    payee: Expr | None


@dataclass(frozen=True, slots=True, eq=False)
class Payments(Expr):
    """The body of a define that a market made: the payments for ``need``, a bag of goods, of which no other is cheaper
    for one payee and dearer for none, each once, of at most ``within`` units in all (None: of any number; below nought
    there is none). A payment is the bag of its payees. At most ``places`` can be chosen from."""

    need: Expr
    within: Expr | None
    sources: tuple[Source, ...]
    places: int
