"""Tables: columns by place or by name, rows, and which cell belongs to which column."""

from __future__ import annotations

from dataclasses import dataclass

from shedu.compiler import core, tree
from shedu.compiler.check import typing_names
from shedu.compiler.check.context import Constant, Context, TypeName, cited
from shedu.compiler.check.walk import clauses
from shedu.compiler.diagnostics import Label, nearest
from shedu.runtime.types import Atom, Type

Given = dict[str, tree.Cell]


@dataclass(frozen=True, slots=True, eq=False)
class Work:
    """A table that is declared and whose cells are to be read. ``given[row][column name]``: the cells that are
    written; the others hold what their column says."""

    decl: tree.TableDecl
    table: core.Table
    given: tuple[Given, ...]


def declare(ctx: Context, decl: tree.TableDecl) -> Atom:
    """Declare the rows of a table; its cells are read later, when all names are known.

    A row that cites clauses is a rule of its own, and the table has what is cited outside its rows."""
    lines = dict.fromkeys(clause for line in decl.lines for clause in clauses(line))
    ctx.rule(decl.name, "data", tuple(dict.fromkeys((*cited(decl.cites), *lines))), decl.span)
    atom = Atom(decl.name, "row", tuple(row.name for row in decl.rows))
    ctx.declare(TypeName(decl.name, decl.name_span, "a table", None, atom))
    for index, row in enumerate(decl.rows):
        ctx.declare(Constant(row.name, row.name_span, "a row", atom, index))
        cites = clauses(row)
        if cites:
            ctx.rule(f"{decl.name}.{row.name}", "data", cites, row.span)
    return atom


def title(name: str) -> str:
    """Return a name in words with a capital first."""
    words = name.replace("_", " ")
    return words[:1].upper() + words[1:]


def columns(ctx: Context, decl: tree.TableDecl, atom: Atom) -> Work:
    """Find out the columns of a table and which cells stand in them."""
    kinds = [typing_names.of_node(ctx, column.type) for column in decl.columns]
    _judge_names(ctx, decl)
    for line in decl.lines:
        ctx.error("E0309", f"A table has no line `{line.label}` here.", line.label_span)
    given = tuple(_given(ctx, decl, kinds, row) for row in decl.rows)
    named = tuple((column.name, kind) for column, kind in zip(decl.columns, kinds, strict=True))
    titles = tuple(row.title or title(row.name) for row in decl.rows)
    rows = tuple(_row(decl, row, cells) for row, cells in zip(decl.rows, given, strict=True))
    table = core.Table(atom, titles, named, clauses(decl), decl.span, rows)
    ctx.tables.append(table)
    ctx.cells[id(table)] = [[core.UNREAD] * len(decl.rows) for _ in kinds]
    return Work(decl, table, given)


def _judge_names(ctx: Context, decl: tree.TableDecl) -> None:
    seen: dict[str, tree.Column] = {}
    for column in decl.columns:
        first = seen.setdefault(column.name, column)
        if first is not column and not (first.params and column.params):  # those are two defines of one name
            place = Label(first.name_span, "the first one")
            ctx.error("E0302", f"There are two columns `{column.name}`.", column.name_span, "", place)


def _row(decl: tree.TableDecl, row: tree.Row, given: Given) -> core.Row:
    written = (place for place, column in enumerate(decl.columns) if column.name in given)
    return core.Row(row.span, clauses(row), frozenset(written))


def _given(ctx: Context, decl: tree.TableDecl, kinds: list[Type], row: tree.Row) -> Given:
    """Sort the cells of a row to their columns: by place those without default, by label the others. An empty cell
    holds its place."""
    placed = [column.name for column in decl.columns if column.default is None and not column.partial]
    names = [column.name for column in decl.columns]
    found: Given = {}
    by_place = [cell for cell in row.cells if cell.label is None]
    for cell, name in zip(by_place, placed, strict=False):
        found[name] = cell
    for cell in by_place[len(placed) :]:
        if cell.values:
            ctx.error(
                "E0335",
                f"`{row.name}` has more cells than `{decl.name}` has columns without default.",
                cell.span,
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
    found: Given,
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
