"""Tables of a board's cells, made once from its steps."""

from __future__ import annotations

from functools import cached_property

from shedu.compiler.core import Board
from shedu.compiler.interpret.forms import mask_of

Cells = tuple[int, ...]


class Geometry:
    """A board's tables, each made when it is first asked for."""

    def __init__(self, board: Board) -> None:
        """Stand for a board."""
        self.board = board
        self.size = len(board.rows)

    @cached_property
    def near(self) -> tuple[Cells, ...]:
        """Each cell's neighbours, ascending."""
        steps = [self.board.steps[direction] for direction in self.board.joined]
        return tuple(tuple(sorted({step[cell] for step in steps} - {-1, cell})) for cell in range(self.size))

    @cached_property
    def near_masks(self) -> Cells:
        """Each cell's neighbours as a set."""
        return tuple(mask_of(cells) for cells in self.near)

    @cached_property
    def steps(self) -> tuple[tuple[int | None, ...], ...]:
        """By direction and cell: the cell one step away, or None."""
        return tuple(tuple(None if cell < 0 else cell for cell in step) for step in self.board.steps)

    @cached_property
    def rays(self) -> tuple[tuple[Cells, ...], ...]:
        """By direction and cell: the cells that lie there, nearest first; a ring ends before its start."""
        return tuple(tuple(self._ray(step, cell) for cell in range(self.size)) for step in self.board.steps)

    def _ray(self, step: Cells, start: int) -> Cells:
        found: list[int] = []
        cell = step[start]
        while cell >= 0 and cell != start and len(found) < self.size:
            found.append(cell)
            cell = step[cell]
        return tuple(found)

    def blocks(self, height: int, width: int) -> tuple[Cells, ...]:
        """By top left cell: the cells of a rectangle, ascending; () where it would leave the board."""
        places = {
            place: cell for cell, place in enumerate(zip(self.board.rows, self.board.columns, strict=True))
        }
        return tuple(
            self._rectangle(places, row, column, height, width)
            for row, column in zip(self.board.rows, self.board.columns, strict=True)
        )

    @staticmethod
    def _rectangle(
        places: dict[tuple[int, int], int], row: int, column: int, height: int, width: int
    ) -> Cells:
        wanted = [(row + down, column + right) for down in range(height) for right in range(width)]
        return tuple(sorted(places[place] for place in wanted)) if all(p in places for p in wanted) else ()
