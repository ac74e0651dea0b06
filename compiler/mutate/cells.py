"""Changes of tables: what a row that cites clauses says in a cell is another value, or the row is never held."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy

from shedu.compiler import core
from shedu.compiler.mutate.model import Mutation
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
    value_at,
)

HELD = "held"


def of_tables(game: core.Game) -> Iterator[Mutation]:
    """Yield the changes of all rows that cite clauses: each cell that is written there, one by one."""
    defines = {define.name: define for define in game.defines}
    for table in game.tables:
        held = defines.get(f"{table.atom.name}.{HELD}")
        for number, row in enumerate(table.rows):
            if not row.cites:
                continue
            name = table.atom.values[number]
            for column in sorted(row.written):
                formula = defines.get(f"{table.atom.name}.{table.columns[column][0]}")
                if formula is not None and formula.params[0].name == "this":
                    yield from _formula(formula, table, number, row)
                else:
                    yield from _cell(table, column, number, row)
            if held is not None:
                never = core.Const(Bool(), row.span, False)
                yield Mutation(held, f"{name} never held", row.span, held.body, _for_row(held, number, never))


def _cell(table: core.Table, column: int, number: int, row: core.Row) -> Iterator[Mutation]:
    """Yield the table with another value in one cell; nothing where the type has no other."""
    title, kind = table.columns[column]
    old = table.cells[column][number]
    new = other(kind, old)
    if new == old:
        return
    cells = [list(values) for values in table.cells]
    cells[column][number] = new
    twin = copy(table)
    twin.cells = tuple(map(tuple, cells))
    yield Mutation(table, f"{table.atom.values[number]}: another {title}", row.span, table, twin)


def _formula(define: core.Define, table: core.Table, number: int, row: core.Row) -> Iterator[Mutation]:
    """Yield the column of formulas with something else for one row: another constant, or for a formula nothing."""
    title = define.name.split(".")[-1]
    column = [name for name, _ in table.columns].index(title)
    value: object = table.cells[column][number] if _is_constant(define, number) else None
    if value is None and isinstance(define.type, Bool):
        new: core.Expr = core.Op(Bool(), row.span, "not", (define.body,))
    else:
        new = core.Const(define.type, row.span, _changed(define.type, value))
    what = f"{table.atom.values[number]}: another {title}"
    yield Mutation(define, what, row.span, define.body, _for_row(define, number, new))


def _changed(kind: Type, value: object) -> object:
    """Return another constant than a given one; in place of a formula (None), nothing, or the lowest number."""
    if value is not None or isinstance(kind, Optional):
        return other(kind, value)
    match kind:
        case Int(low, high):
            return 0 if low <= 0 <= high else low
        case BagType(of):
            return (0,) * (cardinality(of) or 0)
        case SetType():
            return frozenset()
        case ListType():
            return ()
    return value_at(kind, 0)


def _is_constant(define: core.Define, number: int) -> bool:
    """Tell whether a row of a column of formulas has a constant: it is in none of the tests before the column."""
    return not any(number in rows for rows in _tested(define.body))


def _tested(body: core.Expr) -> Iterator[frozenset[object]]:
    while isinstance(body, core.If):
        match body.test:
            case core.Op(op="==", args=(_, core.Const(value=int() as row))):
                yield frozenset((row,))
            case core.Op(op="in", args=(_, core.Const(value=frozenset() as rows))):
                yield rows
        body = body.other


def _for_row(define: core.Define, number: int, value: core.Expr) -> core.Expr:
    """Return the body of a define whose first parameter is a row, with another value for one row."""
    row, span = define.params[0], value.span
    same = core.Op(Bool(), span, "==", (core.Local(row.type, span, row), core.Const(row.type, span, number)))
    return core.If(define.type, span, same, value, define.body)


# ------------------------------------------------------------------ another value
def other(kind: Type, value: object) -> object:
    """Return a value of a type that is another than the given one; the same where there is no other."""
    match kind:
        case Bool():
            return not value
        case Int(low, high) if isinstance(value, int):
            return value + 1 if value < high else max(low, value - 1)
        case Atom(values=values) if isinstance(value, int):
            return (value + 1) % len(values)
        case Optional(of):
            return value_at(of, 0) if value is None else None
        case SetType(of):
            return frozenset() if value else frozenset({value_at(of, 0)})
        case BagType(of) if isinstance(value, tuple):
            kinds = cardinality(of) or 0
            return (0,) * kinds if any(value) else (1, *(0,) * (kinds - 1))
        case ListType(of):
            return () if value else (value_at(of, 0),)
        case Record(fields=((_, first), *_)) if isinstance(value, tuple):
            return (other(first, value[0]), *value[1:])
    return value
