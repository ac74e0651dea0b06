"""The cells of tables: constants, read as soon as the names in them are known, and formulas, which become defines."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from shedu.compiler import core, tree
from shedu.compiler.check import fold
from shedu.compiler.check.constants import constant
from shedu.compiler.check.context import Context, DefineName, Scope, local
from shedu.compiler.check.fitting import is_poison, wanted
from shedu.compiler.check.tables import Given, Work
from shedu.compiler.check.types_of import bad
from shedu.compiler.check.walk import mentioned
from shedu.compiler.source import Span
from shedu.compiler.unparse.expressions import expression_text
from shedu.runtime.types import BagType, ListType, Optional, SetType, Type, strip

THIS = "this"

MOST_IN_A_ROW = 100
"""How many formulas are told apart one after another: later passes go so deep."""


def read_known(ctx: Context, work: Work) -> None:
    """Read the cells in which no name is met that is still to be declared; state may start with their values."""
    for place, column in enumerate(work.decl.columns):
        if not column.params:
            _read(ctx, work, place, column, later=False)


def read(ctx: Context, works: Iterable[Work]) -> None:
    """Read what is left, when all names are known."""
    for work in works:
        for place, column in enumerate(work.decl.columns):
            if not column.params:
                _read(ctx, work, place, column, later=True)


def finish(ctx: Context, works: Iterable[Work]) -> None:
    """Give the tables their cells; those of formulas that are no constants hold the first value of the type."""
    for work in works:
        grid = ctx.cells[id(work.table)]
        for cells, (_, kind) in zip(grid, work.table.columns, strict=True):
            first = None if bad(kind) else fold.first(kind)
            cells[:] = (first if cell is core.UNREAD else cell for cell in cells)
        work.table.cells = tuple(tuple(cells) for cells in grid)


def cell(ctx: Context, table: core.Table, index: int, row: int) -> object:
    """Return what stands in a cell, UNREAD while that is not known."""
    return ctx.cells[id(table)][index][row]


def _read(ctx: Context, work: Work, place: int, column: tree.Column, *, later: bool) -> None:
    kind = work.table.columns[place][1]
    cells = ctx.cells[id(work.table)][place]
    for number, (row, given) in enumerate(zip(work.decl.rows, work.given, strict=True)):
        known = later or mentioned(_written(column, given)) <= ctx.symbols.keys() | {THIS}
        if cells[number] is core.UNREAD and known:
            cells[number] = _constant(ctx, work, column, kind, number, row, given)


def _written(column: tree.Column, given: Given) -> tuple[object, ...]:
    """Return the syntax of what stands in a row's cell."""
    found = given.get(column.name)
    return found.values if found is not None else (column.default,)


def _constant(
    ctx: Context, work: Work, column: tree.Column, kind: Type, number: int, row: tree.Row, given: Given
) -> object:
    scope = Scope()
    scope.put(THIS, core.Const(work.table.atom, row.name_span, number))
    found = _value(ctx, scope, column, kind, row, given)
    if is_poison(found):
        return None
    value = constant(found)
    if value is None:
        ctx.error("E0602", "What stands in a table must be constant.", found.span)
        return None
    return value.value


def _value(ctx: Context, scope: Scope, column: tree.Column, kind: Type, row: tree.Row, given: Given) -> core.Expr:
    """Check what stands in a row's cell."""
    found = given.get(column.name)
    if bad(kind):
        return core.Const(kind, row.name_span, None)
    if found is None or not found.values:
        return _unwritten(ctx, scope, column, kind, row, found)
    what = f"`{column.name}` of `{row.name}`"
    node = _listed(ctx, found, kind)
    return wanted(ctx, scope, node, kind, what)


def _unwritten(
    ctx: Context, scope: Scope, column: tree.Column, kind: Type, row: tree.Row, found: tree.Cell | None
) -> core.Expr:
    span = row.name_span if found is None else found.span
    if found is None and column.default is not None:
        return wanted(ctx, scope, column.default, kind, f"`{column.name}` of `{row.name}`")
    may_be_empty = isinstance(kind, Optional | SetType | BagType | ListType)
    if not column.partial and (found is None or not may_be_empty):
        ctx.error("E0335", f"`{row.name}` lacks its `{column.name}`.", row.name_span)
    return core.Const(kind, span, fold.first(kind))


def _listed(ctx: Context, found: tree.Cell, kind: Type) -> tree.Expr:
    """Return what a cell holds; that of a column of lists may hold the items without brackets."""
    node = found.values[0]
    if isinstance(strip(kind), ListType) and not isinstance(node, tree.ListOf | tree.Comprehension | tree.Nothing):
        return tree.ListOf(node.span.to(found.values[-1].span), found.values)
    if len(found.values) > 1:
        ctx.error("E0335", "A cell holds one value.", found.values[1].span)
    return node


# ------------------------------------------------------------------ formulas
def formulas(ctx: Context, work: Work) -> Iterator[DefineName]:
    """Yield a define for each column that has parameters: `table.column(row, parameters)`."""
    for place, column in enumerate(work.decl.columns):
        if column.params:
            yield _formula(ctx, work, place, column)


def _formula(ctx: Context, work: Work, place: int, column: tree.Column) -> DefineName:
    name = f"{work.decl.name}.{column.name}"
    this = tree.Param(column.name_span, THIS, tree.NamedType(column.name_span, work.decl.name))
    written = tuple(node for given in work.given for node in _written(column, given) if isinstance(node, tree.Node))
    decl = tree.DefineDecl(
        column.span,
        name,
        column.name_span,
        (this, *column.params),
        column.type,
        (),
        tree.ListOf(column.span, written),  # type: ignore[arg-type]  # what is met in it is what the rows ask for
        (),
    )

    def made(ctx: Context, scope: Scope, params: tuple[core.Var, ...], kind: Type) -> core.Expr:
        ctx.read.update((param.name, param.span) for param in params)
        return _chosen(ctx, scope, work, place, params[0], kind)

    return DefineName(name, column.name_span, "a column", decl, ctx.rule(name, "define", (), column.span), made=made)


def _chosen(ctx: Context, scope: Scope, work: Work, place: int, this: core.Var, kind: Type) -> core.Expr:
    """Return what the column gives for a row: a constant of the table, or the formula that row shares with others."""
    column, cells = work.decl.columns[place], ctx.cells[id(work.table)][place]
    groups: dict[str, tuple[core.Expr, list[int]]] = {}
    for number, (row, given) in enumerate(zip(work.decl.rows, work.given, strict=True)):
        key = _key(column, given)
        if key not in groups:
            groups[key] = (_value(ctx, scope, column, kind, row, given), [])
        groups[key][1].append(number)
    span = column.span
    plain: core.Expr = core.Column(kind, span, work.table, place, local(this, span))
    open_groups: list[tuple[core.Expr, list[int]]] = []
    for value, numbers in groups.values():
        settled = constant(value)
        if settled is not None:
            for number in numbers:
                cells[number] = settled.value
        elif not is_poison(value):
            open_groups.append((value, numbers))
    found = _one_of(this, open_groups, plain, kind, span)
    rows = _rows(open_groups)
    return fold.branch(_is_one(this, rows, span), found, plain, kind, span) if len(rows) > 1 else found


def _rows(groups: list[tuple[core.Expr, list[int]]]) -> list[int]:
    return sorted(number for _, numbers in groups for number in numbers)


def _one_of(
    this: core.Var, groups: list[tuple[core.Expr, list[int]]], otherwise: core.Expr, kind: Type, span: Span
) -> core.Expr:
    """Return the value of the group that holds the row; many groups are halved first, so that they do not nest
    deeply."""
    if len(groups) > MOST_IN_A_ROW:
        middle = len(groups) // 2
        former, latter = (_one_of(this, half, otherwise, kind, span) for half in (groups[:middle], groups[middle:]))
        return fold.branch(_is_one(this, _rows(groups[:middle]), span), former, latter, kind, span)
    found = otherwise
    for value, numbers in reversed(groups):
        found = fold.branch(_is_one(this, numbers, span), value, found, kind, value.span)
    return found


def _key(column: tree.Column, given: Given) -> str:
    """Return what is the same for cells that say the same."""
    return ", ".join(expression_text(node) for node in _written(column, given) if isinstance(node, tree.Node))  # type: ignore[arg-type]


def _is_one(this: core.Var, rows: list[int], span: Span) -> core.Expr:
    """Return the test that a row is one of several."""
    row = local(this, span)
    if len(rows) == 1:
        return fold.comparison("==", row, core.Const(this.type, span, rows[0]), span)
    return core.Op(
        fold.truth(True, span).type, span, "in", (row, core.Const(SetType(this.type), span, frozenset(rows)))
    )
