"""Boards with the names of rows and columns beside them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from shedu.compiler.core import Board
from shedu.compiler.interpret import ReferenceGame

CELL = re.compile(r"([a-z]+)(\d+)")
"""How cells of boards with rows and columns are named."""


def draw_boards(game: ReferenceGame, boards: tuple[Board, ...]) -> str:
    """Return all boards as text."""
    return "\n\n".join("\n".join(labelled(board, game.board_rows(board))) for board in boards)


def labelled(board: Board, rows: list[str]) -> Iterator[str]:
    """Yield the rows of a drawn board, columns named above and rows on the left; as they are where cells
    have other names."""
    names = [CELL.fullmatch(name) for name in board.cell.values]
    if board.shape not in ("grid", "hex") or not all(names):
        yield from rows
        return
    columns = list(dict.fromkeys(name[1] for name in names if name))
    lines = list(dict.fromkeys(name[2] for name in names if name))
    cells = [row.split() for row in rows]
    width = max(len(text) for text in [*columns, *(part for row in cells for part in row)])
    margin = max(map(len, lines))
    shift = " " * ((width + 1) // 2) if board.shape == "hex" else ""
    yield " " * (margin + 1) + " ".join(text.ljust(width) for text in columns).rstrip()
    for place, (line, row) in enumerate(zip(lines, cells, strict=True)):
        text = " ".join(part.ljust(width) for part in row)
        yield f"{shift * place}{line.rjust(margin)} {text}".rstrip()
