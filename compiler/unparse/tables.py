"""Tables: columns, rows, and what rows bear."""

from __future__ import annotations

from shedu.compiler import tree as t
from shedu.compiler.unparse.amendments import amendment_lines
from shedu.compiler.unparse.expressions import expression_text, listed
from shedu.compiler.unparse.forms import line_lines
from shedu.compiler.unparse.lines import Lines, cites_lines, inside, title_text
from shedu.compiler.unparse.types import params_text, type_text


def table_lines(table: t.TableDecl) -> Lines:
    """A table with its columns and rows."""
    found = cites_lines(table.cites)
    for line in table.lines:
        found += line_lines(line)
    if table.columns:
        found.append(" ".join(f"| {_column(column)}" for column in table.columns))
    for row in table.rows:
        found += _row(row)
    return [f"table {table.name}{title_text(table.title)}", *inside(found)]


def _column(column: t.Column) -> str:
    default = f" = {expression_text(column.default)}" if column.default is not None else ""
    return f"{column.name}{params_text(column.params)}: {type_text(column.type)}{default}"


def _row(row: t.Row) -> Lines:
    cells = "".join(f" | {_cell(cell)}".rstrip() for cell in row.cells)
    below = cites_lines(row.cites)
    for amendment in row.held:
        below += amendment_lines(amendment)
    return [f"{row.name}{title_text(row.title)}{cells}", *inside(below)]


def _cell(cell: t.Cell) -> str:
    label = f"{cell.label.name}: " if cell.label else ""
    return f"{label}{listed(cell.values)}"
