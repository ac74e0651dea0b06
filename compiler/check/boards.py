"""Boards: shapes, the cells' names and neighbours, marks read off a map."""

from __future__ import annotations

from dataclasses import dataclass

from shedu.compiler import core, tree
from shedu.compiler.check import maps, shapes
from shedu.compiler.check.bounds import MOST_CELLS
from shedu.compiler.check.context import Broken, Constant, Context, Scope, TypeName
from shedu.compiler.check.fitting import constant_number
from shedu.compiler.check.forms import labels, lines_only
from shedu.compiler.check.walk import clauses
from shedu.compiler.diagnostics import Label
from shedu.compiler.source import Span
from shedu.runtime.types import Atom, SetType

LABELS = ("shape", "joined", "map")
PARTS = ("marks", "legend")


@dataclass(frozen=True, slots=True)
class Mark:
    """What a character of the map stands for."""

    names: tuple[str, ...]
    span: Span


def declare(ctx: Context, decl: tree.Form) -> None:
    """Declare a board: the type of its cells, the cells, the directions and the marks."""
    ctx.rule(decl.name, "data", clauses(decl), decl.span)
    lines = labels(ctx, decl, LABELS, PARTS)
    lines_only(ctx, "a board", decl.body, parts=True)
    for part in decl.body.parts:
        lines_only(ctx, f"`{part.name}` of a board", part.body)
    board = None if _second(ctx, decl) else _board(ctx, decl, lines)
    if board is None:
        ctx.declare(Broken(decl.name, decl.name_span, "a board"))
        return
    ctx.declare(TypeName(decl.name, decl.name_span, "a board", None, board.cell))
    _directions(ctx, board)
    ctx.boards.append(board)
    for index, name in enumerate(board.cell.values):
        ctx.declare(Constant(name, decl.name_span, "a cell", board.cell, index))
    _marks(ctx, decl, lines, board)


def _second(ctx: Context, decl: tree.Form) -> bool:
    """Note a second board: its cells and directions would have the names of the first one's."""
    if ctx.boards:
        first = Label(ctx.boards[0].span, f"`{ctx.boards[0].cell.name}` is the first one")
        ctx.error("E0339", "A game has one board.", decl.name_span, "", first)
    return bool(ctx.boards)


def _board(ctx: Context, decl: tree.Form, lines: dict[str, tree.Line]) -> core.Board | None:
    shape = _shape(ctx, decl, lines.get("shape"))
    if shape is None:
        return None
    corners = _corners(ctx, lines.get("joined"))
    cell = Atom(decl.name, "cell", shape.cells)
    direction = Atom("Direction", "direction", shape.directions)
    joined = tuple(range(len(shape.directions))) if corners or shape.kind != "grid" else shapes.SIDES
    return core.Board(
        cell,
        direction,
        shape.kind,
        shape.area,
        shape.steps,
        joined,
        shape.opposite,
        shape.rows,
        shape.columns,
        shape.mirror,
        (),
        clauses(decl),
        decl.span,
    )


def _directions(ctx: Context, board: core.Board) -> None:
    ctx.declare(TypeName("Direction", board.span, "a built-in type", None, board.direction))
    for index, name in enumerate(board.direction.values):
        ctx.declare(Constant(name, board.span, "a direction", board.direction, index))


# ------------------------------------------------------------------ labels
def _shape(ctx: Context, decl: tree.Form, line: tree.Line | None) -> shapes.Shape | None:
    if line is None:
        ctx.error(
            "E0330",
            f"The board `{decl.name}` has no `shape`.",
            decl.name_span,
            hint="as in `shape: grid(8, 8)`",
        )
        return None
    value = line.values[0]
    name = (
        value.function.name if isinstance(value, tree.Apply) and isinstance(value.function, tree.Name) else ""
    )
    counts = {"grid": 2, "hex": 2, "ring": 1}
    if not isinstance(value, tree.Apply) or name not in counts or len(value.args) != counts[name]:
        ctx.error(
            "E0330", "This is no shape.", value.span, "grid(rows, columns), hex(rows, columns) or ring(cells)"
        )
        return None
    sizes = [constant_number(ctx, Scope(), arg, "The size of a board") for arg in value.args]
    return _sized(ctx, name, [size for size in sizes if size is not None], value)


def _sized(ctx: Context, name: str, sizes: list[int], value: tree.Apply) -> shapes.Shape | None:
    if len(sizes) < len(value.args):
        return None
    height, width = (1, sizes[0]) if name == "ring" else (sizes[0], sizes[1])
    if min(height, width) < 1 or height * width > MOST_CELLS:
        ctx.error(
            "E0603", f"A board has 1 to {MOST_CELLS:,} cells.", value.span, f"this has {height * width:,}"
        )
        return None
    return {"grid": shapes.grid, "hex": shapes.hexes, "ring": shapes.ring}[name](height, width)


def _corners(ctx: Context, line: tree.Line | None) -> bool:
    if line is None:
        return False
    match line.values[0]:
        case tree.Name(name="sides"):
            return False
        case tree.Binary(op="and", left=tree.Name(name="sides"), right=tree.Name(name="corners")):
            return True
    ctx.error("E0330", "Cells are joined by `sides`, or by `sides and corners`.", line.values[0].span)
    return False


# ------------------------------------------------------------------ marks
def _marks(ctx: Context, decl: tree.Form, lines: dict[str, tree.Line], board: core.Board) -> None:
    part = next((part for part in decl.body.parts if part.name == "marks"), None)
    marks = {} if part is None else _letters(ctx, part)
    drawn = _drawn(ctx, lines.get("map"), set(marks), board)
    if part is not None and lines.get("map") is None:
        ctx.error("E0331", "Marks are read off a map.", part.name_span, "there is no line `map`")
    cells: dict[str, set[int]] = {}
    places: dict[str, Span] = {}
    for letter, mark in marks.items():
        for name in mark.names:
            places.setdefault(name, mark.span)
            cells.setdefault(name, set()).update(i for i, drawing in enumerate(drawn) if drawing == letter)
    for name, found in cells.items():
        ctx.declare(Constant(name, places[name], "a mark", SetType(board.cell), frozenset(found)))


def _letters(ctx: Context, part: tree.Part) -> dict[str, Mark]:
    found: dict[str, Mark] = {}
    for line in part.body.lines:
        if not line.quoted or len(line.label) != 1 or line.label in (".", " "):
            ctx.error("E0331", "A mark is one character in quotes, not `.` or a blank.", line.label_span)
            continue
        if line.label in found:
            ctx.error("E0302", f'The mark "{line.label}" is declared twice.', line.label_span)
        names = [value for value in line.values if isinstance(value, tree.Name)]
        for value in line.values:
            if not isinstance(value, tree.Name):
                ctx.error("E0331", "A mark stands for names.", value.span)
        found[line.label] = Mark(tuple(value.name for value in names), line.span)
    return found


def _drawn(ctx: Context, line: tree.Line | None, letters: set[str], board: core.Board) -> str:
    """Return the map, cell by cell; `.` where nothing is drawn."""
    blank = "." * len(board.cell.values)
    if line is None:
        return blank
    value = line.values[0]
    if not isinstance(value, tree.Text):
        ctx.error("E0331", "A map is the name of a file in quotes.", value.span)
        return blank
    return maps.read(ctx, value, letters, board.area) or blank
