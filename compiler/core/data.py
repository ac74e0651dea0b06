"""State, boards, tables and variables of checked rules."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from shedu.compiler.core.expressions import Expr
    from shedu.compiler.core.statements import Stmt
    from shedu.compiler.source import Span
    from shedu.runtime.types import Atom, Type


Sight = Literal["open", "secret", "hidden"]


@dataclass(frozen=True, slots=True, eq=False)
class Var:
    """A parameter, let, binder or handed-on `me`. ``uid`` is unique in the game."""

    name: str
    type: Type
    uid: int
    span: Span


@dataclass(frozen=True, slots=True, eq=False)
class Board:
    """A topology. ``steps[direction][cell]`` is the neighbour's index or -1; ``joined`` lists the directions that
    make cells neighbours. Cells are numbered row by row; ``rows`` and ``columns`` give each cell's place from 1
    (also on a hex rhombus). ``mirror[cell]`` is the cell over the long diagonal (-1 where the board has none).
    ``area`` is (height, width)."""

    cell: Atom
    direction: Atom
    shape: Literal["grid", "hex", "ring", "graph"]
    area: tuple[int, int]
    steps: tuple[tuple[int, ...], ...]
    joined: tuple[int, ...]
    opposite: tuple[int, ...]
    rows: tuple[int, ...]
    columns: tuple[int, ...]
    mirror: tuple[int, ...]
    legend: tuple[LegendEntry, ...]
    cites: tuple[str, ...]
    span: Span


@dataclass(frozen=True, slots=True, eq=False)
class LegendEntry:
    """One drawing mark. ``shown`` is a condition with `here` (a Var of the cell type) and perhaps ``digit``, a Var of
    the seat type whose number (from 1) follows the letter; ``effects`` set it up when a picture is read."""

    mark: str
    here: Var
    digit: Var | None
    shown: Expr
    effects: tuple[Stmt, ...]


@dataclass(frozen=True, slots=True, eq=False)
class StateItem:
    """A state item: a value of ``type`` for every combination of ``keys`` (finite types; () for a plain item).

    ``default`` is the value at the start; None stands for the type's natural first value (none, 0 or the lowest
    value, false, empty)."""

    name: str
    sight: Sight
    keys: tuple[Type, ...]
    type: Type
    default: Expr | None
    cites: tuple[str, ...]
    span: Span


UNREAD = object()
"""Stands in a table for a cell that has not been read yet, while a game is checked."""


@dataclass(frozen=True, slots=True)
class Row:
    """Where a row of a table stands, the clauses cited there, and the numbers of the columns that it gives itself."""

    span: Span
    cites: tuple[str, ...]
    written: frozenset[int]


@dataclass(slots=True, eq=False)
class Table:
    """A table: ``atom`` has the row names, ``rows`` what is known of each; ``cells[column][row]`` are constants, set
    once they are all read. A column of formulas has the value of those that are constant, elsewhere the first of its
    type; the define ``table.column`` gives all."""

    atom: Atom
    titles: tuple[str, ...]
    columns: tuple[tuple[str, Type], ...]
    cites: tuple[str, ...]
    span: Span
    rows: tuple[Row, ...]
    cells: tuple[tuple[object, ...], ...] = field(init=False)
