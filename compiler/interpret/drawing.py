"""Boards as text, drawn by their legends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shedu.compiler import core

if TYPE_CHECKING:
    from shedu.compiler.interpret.game import ReferenceGame


def draw(game: ReferenceGame, board: core.Board) -> list[str]:
    """Return the rows of a board: in each cell all marks that hold there, ``.`` for none, columns aligned."""
    texts = [_marks(game, board, cell) for cell in range(len(board.rows))]
    width = max(map(len, texts), default=1)
    rows: dict[int, list[str]] = {}
    for text, row in zip(texts, board.rows, strict=True):
        rows.setdefault(row, []).append(text.ljust(width))
    shift = " " * ((width + 1) // 2) if board.shape == "hex" else ""
    return [(shift * place + " ".join(rows[row])).rstrip() for place, row in enumerate(sorted(rows))]


def _marks(game: ReferenceGame, board: core.Board, cell: int) -> str:
    """Return what stands in a cell; where nothing does, what the map prints (legend lines that set nothing up)."""
    pieces = "".join(_mark(game, entry, cell) for entry in board.legend if entry.effects)
    return pieces or "".join(_mark(game, entry, cell) for entry in board.legend if not entry.effects) or "."


def _mark(game: ReferenceGame, entry: core.LegendEntry, cell: int) -> str:
    """Return a mark where it holds, with the seat's number behind it if it has one; "" elsewhere."""
    if entry.digit is None:
        return entry.mark if game.evaluate(entry.shown, {entry.here: cell}) else ""
    seats = [
        seat
        for seat in range(game.seats)
        if game.evaluate(entry.shown, {entry.here: cell, entry.digit: seat})
    ]
    return "".join(f"{entry.mark}{seat + 1}" for seat in seats)
