"""The shapes of boards: cells row by row, the neighbour of each in each direction."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

SIDES = (0, 2, 4, 6)
_GRID = (
    ("north", -1, 0),
    ("northeast", -1, 1),
    ("east", 0, 1),
    ("southeast", 1, 1),
    ("south", 1, 0),
    ("southwest", 1, -1),
    ("west", 0, -1),
    ("northwest", -1, -1),
)
_HEX = (
    ("north", -1, 0),
    ("northeast", -1, 1),
    ("east", 0, 1),
    ("south", 1, 0),
    ("southwest", 1, -1),
    ("west", 0, -1),
)
Compass = tuple[tuple[str, int, int], ...]


@dataclass(frozen=True, slots=True)
class Shape:
    """As core.Board, without the names of a game."""

    kind: Literal["grid", "hex", "ring"]
    area: tuple[int, int]
    cells: tuple[str, ...]
    directions: tuple[str, ...]
    steps: tuple[tuple[int, ...], ...]
    opposite: tuple[int, ...]
    rows: tuple[int, ...]
    columns: tuple[int, ...]
    mirror: tuple[int, ...]


def letters(column: int) -> str:
    """Return the name of a column, counted from 0: a, b, …, z, aa, ab, …"""
    name = ""
    column += 1
    while column:
        column, digit = divmod(column - 1, 26)
        name = chr(ord("a") + digit) + name
    return name


def grid(height: int, width: int) -> Shape:
    """A grid of rows; eight directions, clockwise from north."""
    return _shape("grid", height, width, _GRID)


def hexes(height: int, width: int) -> Shape:
    """A rhombus of hexagons: each row stands half a cell to the right of the one above; six directions."""
    return _shape("hex", height, width, _HEX)


def ring(height: int, width: int) -> Shape:
    """A ring of cells; two directions."""
    shape = _shape("ring", height, width, (("onward", 0, 1), ("backward", 0, -1)))
    steps = tuple(
        tuple((cell + way) % width if width > 1 else -1 for cell in range(width)) for way in (1, -1)
    )
    return Shape(
        "ring",
        shape.area,
        shape.cells,
        shape.directions,
        steps,
        shape.opposite,
        shape.rows,
        shape.columns,
        (-1,) * width,
    )


def _shape(kind: Literal["grid", "hex", "ring"], height: int, width: int, compass: Compass) -> Shape:
    places = [(row, column) for row in range(height) for column in range(width)]

    def cell(row: int, column: int) -> int:
        return row * width + column if 0 <= row < height and 0 <= column < width else -1

    steps = tuple(
        tuple(cell(row + down, column + right) for row, column in places) for _, down, right in compass
    )
    turned = {(down, right): index for index, (_, down, right) in enumerate(compass)}
    return Shape(
        kind,
        (height, width),
        tuple(f"{letters(column)}{row + 1}" for row, column in places),
        tuple(name for name, _, _ in compass),
        steps,
        tuple(turned[(-down, -right)] for _, down, right in compass),
        tuple(row + 1 for row, _ in places),
        tuple(column + 1 for _, column in places),
        tuple(cell(column, row) if height == width else -1 for row, column in places),
    )
