"""Pictures in scenarios: the legend read backwards, cell by cell."""

from __future__ import annotations

from dataclasses import replace

from shedu.compiler import core, tree, walk
from shedu.compiler.check import fold
from shedu.compiler.check.context import Context
from shedu.compiler.diagnostics import nearest
from shedu.compiler.source import Span
from shedu.runtime.types import Bool, Int, Optional, SetType, Type


def effects(ctx: Context, picture: tree.Picture, seats: int, *, clears: bool) -> list[core.Stmt]:
    """Return what sets up a picture; the first one of a position clears the board before."""
    board = next((board for board in ctx.boards if board.legend), None)
    if board is None:
        ctx.error("E0806", "No board has a legend, so there are no pictures.", picture.span)
        return []
    start = _start(ctx, board, picture)
    if start is None:
        return []
    found = _cleared(board, picture.span) if clears else []
    for down, row in enumerate(picture.rows):
        for right, (word, span) in enumerate(_words(row)):
            found += _cell(ctx, board, (start[0] + down, start[1] + right), word, span, seats)
    return found


def _start(ctx: Context, board: core.Board, picture: tree.Picture) -> tuple[int, int] | None:
    if picture.at is None:
        return 0, 0
    if picture.at not in board.cell.values:
        near = nearest(picture.at, board.cell.values)
        ctx.error(
            "E0806",
            f"There is no cell `{picture.at}`.",
            picture.span,
            hint=f"did you mean `{near}`?" if near else None,
        )
        return None
    index = board.cell.values.index(picture.at)
    return board.rows[index] - 1, board.columns[index] - 1


def _words(row: tree.PictureRow) -> list[tuple[str, Span]]:
    """Return the words of a row, each with its place; the row's span has the quotes."""
    found: list[tuple[str, Span]] = []
    column = row.span.column + 1
    for word in row.text.split(" "):
        if word:
            found.append((word, replace(row.span, column=column, end_column=column + len(word))))
        column += len(word) + 1
    return found


# ------------------------------------------------------------------ a cell
def _cell(
    ctx: Context, board: core.Board, at: tuple[int, int], word: str, span: Span, seats: int
) -> list[core.Stmt]:
    height, width = board.area
    if not (at[0] < height and at[1] < width):
        ctx.error("E0806", "The picture leaves the board.", span, f"it has {height} rows of {width} cells")
        return []
    here = core.Const(board.cell, span, at[0] * width + at[1])
    found: list[core.Stmt] = []
    place = 0
    while place < len(word):
        mark, digits = word[place], ""
        place += 1
        while place < len(word) and word[place].isdecimal():
            digits, place = digits + word[place], place + 1
        found += _mark(ctx, board, here, mark, digits, seats) if mark + digits != "." else []
    return found


def _mark(
    ctx: Context, board: core.Board, here: core.Const, mark: str, digits: str, seats: int
) -> list[core.Stmt]:
    entry = next((entry for entry in board.legend if entry.mark == mark), None)
    if entry is None:
        known = " ".join(entry.mark for entry in board.legend)
        ctx.error("E0806", f"The legend does not explain `{mark}`.", here.span, f"it has {known}")
        return []
    values: dict[core.Var, core.Expr] = {entry.here: here}
    if (entry.digit is None) == bool(digits) or (digits and not 1 <= int(digits[:4]) <= seats):
        wanted = "no number follows" if entry.digit is None else f"a seat's number, 1..{seats}, follows"
        ctx.error("E0806", f"Behind `{mark}` {wanted}.", here.span)
        return []
    if entry.digit is not None:
        values[entry.digit] = core.Const(ctx.seat, here.span, int(digits) - 1)
    return [_filled(effect, values) for effect in entry.effects]


def _filled(effect: core.Stmt, values: dict[core.Var, core.Expr]) -> core.Stmt:
    """Return an effect of the legend for one cell and one seat."""
    if not isinstance(effect, core.Assign | core.Add):
        return effect
    keys = tuple(_folded(walk.substitute(key, values)) for key in effect.place.keys)
    value = _folded(walk.substitute(effect.value, values))
    return replace(effect, place=replace(effect.place, keys=keys), value=value)


def _folded(expr: core.Expr) -> core.Expr:
    if isinstance(expr, core.MakeRecord):
        return fold.record_of(tuple(_folded(part) for part in expr.parts), expr.type, expr.span)
    return expr


# ------------------------------------------------------------------ clearing
def _cleared(board: core.Board, span: Span) -> list[core.Stmt]:
    """Empty everything that the legend can set."""
    items: dict[int, tuple[core.StateItem, core.LegendEntry, core.Place]] = {}
    for entry in board.legend:
        for effect in entry.effects:
            if isinstance(effect, core.Assign | core.Add):
                items.setdefault(id(effect.place.item), (effect.place.item, entry, effect.place))
    return [_emptied(board, item, entry, place, span) for item, entry, place in items.values()]


def _emptied(
    board: core.Board, item: core.StateItem, entry: core.LegendEntry, place: core.Place, span: Span
) -> core.Stmt:
    target = replace(place, kind=None, type=item.type)
    clear = core.Assign(span, target, core.Const(item.type, span, first_value(item.type)), False)
    sources: list[tuple[core.Var, core.Expr]] = []
    for var in (entry.here, entry.digit):
        if var is not None and any(walk.mentions(key, var) for key in place.keys):
            sources.append((var, core.Domain(SetType(var.type), span, var.type)))
    return core.ForEach(span, core.Binder(tuple(sources), None), (clear,)) if sources else clear


def first_value(kind: Type) -> object:
    """Return what an item nobody has set holds: none, false, nought or the lowest value, nothing."""
    match kind:
        case Optional():
            return None
        case Bool():
            return False
        case Int(low, high):
            return 0 if low <= 0 <= high else low
    return fold.nothing(kind)
