"""Tables of plain rows: columns by place or by name, defaults that may speak of `this` row."""

from __future__ import annotations

from shedu.compiler import core, tree
from shedu.compiler.check import fold, typing_names
from shedu.compiler.check.context import Constant, Context, Scope, TypeName
from shedu.compiler.check.fitting import is_poison, wanted
from shedu.compiler.check.types_of import UNKNOWN, bad
from shedu.compiler.check.walk import clauses
from shedu.compiler.diagnostics import nearest
from shedu.runtime.types import Atom, Type


def declare(ctx: Context, decl: tree.TableDecl) -> Atom:
    """Declare the rows of a table; its cells are read later, when all names are known."""
    ctx.rule(decl.name, "data", clauses(decl), decl.span)
    atom = Atom(decl.name, "row", tuple(row.name for row in decl.rows))
    ctx.declare(TypeName(decl.name, decl.name_span, "a table", None, atom))
    for index, row in enumerate(decl.rows):
        ctx.declare(Constant(row.name, row.name_span, "a row", atom, index))
    return atom


def title(name: str) -> str:
    """Return a name in words with a capital first."""
    words = name.replace("_", " ")
    return words[:1].upper() + words[1:]


def read(ctx: Context, decl: tree.TableDecl, atom: Atom) -> None:
    """Read the cells of a table."""
    kinds = [_column_type(ctx, column) for column in decl.columns]
    for line in decl.lines:
        ctx.error("E0309", f"A table has no line `{line.label}` here.", line.label_span)
    rows = [_row(ctx, decl, kinds, row, index, atom) for index, row in enumerate(decl.rows)]
    cells = tuple(tuple(row[place] for row in rows) for place in range(len(kinds)))
    columns = tuple((column.name, kind) for column, kind in zip(decl.columns, kinds, strict=True))
    titles = tuple(row.title or title(row.name) for row in decl.rows)
    ctx.tables.append(core.Table(atom, titles, columns, cells, clauses(decl), decl.span))


def _column_type(ctx: Context, column: tree.Column) -> Type:
    if column.params:
        ctx.error("E0907", "Columns that are formulas are not supported yet.", column.span)
        return UNKNOWN
    return typing_names.of_node(ctx, column.type)


def _row(
    ctx: Context, decl: tree.TableDecl, kinds: list[Type], row: tree.Row, index: int, atom: Atom
) -> list[object]:
    scope = Scope()
    scope.put("this", core.Const(atom, row.name_span, index))
    given = _given(ctx, decl, row)
    return [
        _cell(ctx, scope, column, kind, given.get(column.name), row)
        for column, kind in zip(decl.columns, kinds, strict=True)
    ]


def _given(ctx: Context, decl: tree.TableDecl, row: tree.Row) -> dict[str, tree.Cell]:
    """Sort the cells of a row to their columns: by place those without default, by label the others."""
    placed = [column.name for column in decl.columns if column.default is None and not column.partial]
    names = [column.name for column in decl.columns]
    found: dict[str, tree.Cell] = {}
    by_place = [cell for cell in row.cells if cell.label is None and cell.values]
    for cell, name in zip(by_place, placed, strict=False):
        found[name] = cell
    for cell in by_place[len(placed) :]:
        ctx.error(
            "E0335", f"`{row.name}` has more cells than `{decl.name}` has columns without default.", cell.span
        )
    for cell in row.cells:
        if cell.label is not None:
            _labelled(ctx, decl, cell, cell.label, names, found)
    return found


def _labelled(
    ctx: Context,
    decl: tree.TableDecl,
    cell: tree.Cell,
    label: tree.Word,
    names: list[str],
    found: dict[str, tree.Cell],
) -> None:
    if label.name not in names:
        near = nearest(label.name, names)
        ctx.error(
            "E0306",
            f"`{decl.name}` has no column `{label.name}`.",
            label.span,
            hint=f"did you mean `{near}`?" if near else None,
        )
    elif label.name in found:
        ctx.error("E0302", f"The column `{label.name}` is given twice.", label.span)
    else:
        found[label.name] = cell


def _cell(
    ctx: Context, scope: Scope, column: tree.Column, kind: Type, cell: tree.Cell | None, row: tree.Row
) -> object:
    if cell is not None and len(cell.values) > 1:
        ctx.error("E0335", "A cell holds one value.", cell.values[1].span)
    node = cell.values[0] if cell is not None and cell.values else column.default
    if node is None and column.partial and not bad(kind):
        return fold.first(kind)
    if node is None:
        ctx.error("E0335", f"`{row.name}` lacks its `{column.name}`.", row.name_span)
        return None
    if bad(kind):
        return None
    value = wanted(ctx, scope, node, kind, f"`{column.name}` of `{row.name}`")
    if isinstance(value, core.Const):
        return value.value
    if not is_poison(value):
        ctx.error("E0602", "What stands in a table must be constant.", node.span)
    return None
