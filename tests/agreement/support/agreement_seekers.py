"""Players that look for what uniform players hardly meet: squares of one colour, joined areas, prizes.

They see a game as any player of the interface would: legal actions by name and arguments, items decoded.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from random import Random
from typing import Any

from shedu.runtime.decode import decode_items
from shedu.runtime.meta import Meta
from shedu.runtime.naming import arguments, block_of

ROWS, COLUMNS = 11, 16
Cell = int
Weigh = Callable[["View", str, Sequence[Any]], float]
"""How much a seeker wants an action, by its name and arguments; at least a little of each."""


@dataclass(frozen=True)
class View:
    """A position: what lies on each cell, and the areas that hold together."""

    seat: int
    tile: list[int | None]
    leader: list[tuple[int, int] | None]
    treasure: frozenset[Cell]
    flipped: frozenset[Cell]
    ruined: frozenset[Cell]
    area: list[frozenset[Cell]]
    """For each cell the area it belongs to, {} where nothing lies."""
    ruled: list[bool]
    """For each cell whether a leader stands in its area."""

    @staticmethod
    def of(game: Any) -> View:
        """Look at a game."""
        items, pending = decode_items(game.meta, game.items()), game.pending()
        lies = [
            tile is not None or leader is not None or cell in items["flipped"]
            for cell, (tile, leader) in enumerate(zip(items["tile"], items["leader"], strict=True))
        ]
        area = flood(lies)
        led = {area[cell] for cell, leader in enumerate(items["leader"]) if leader is not None}
        shown = (items[name] for name in ("tile", "leader", "treasure", "flipped", "ruined"))
        return View(pending.seats[0] if pending else -1, *shown, area, [one in led for one in area])

    def beside(self, cell: Cell) -> set[frozenset[Cell]]:
        """Return the areas with leaders that a cell touches."""
        return {self.area[other] for other in AROUND[cell] if self.ruled[other]}

    def colors(self, area: frozenset[Cell]) -> set[int]:
        """Return the colours of the leaders in an area."""
        return {leader[0] for cell in area if (leader := self.leader[cell]) is not None}


def _around(cell: Cell) -> Iterator[Cell]:
    row, column = divmod(cell, COLUMNS)
    for down, right in ((-1, 0), (1, 0), (0, -1), (0, 1)):
        if 0 <= row + down < ROWS and 0 <= column + right < COLUMNS:
            yield (row + down) * COLUMNS + column + right


def flood(lies: Sequence[bool]) -> list[frozenset[Cell]]:
    """Return for each cell the connected set it belongs to."""
    found: list[frozenset[Cell]] = [frozenset()] * len(lies)
    for start, full in enumerate(lies):
        if full and not found[start]:
            area, edge = {start}, [start]
            while edge:
                fresh = {cell for cell in AROUND[edge.pop()] if lies[cell]} - area
                area |= fresh
                edge += fresh
            for cell in area:
                found[cell] = frozenset(area)
    return found


def _squares(cell: Cell) -> Iterator[list[Cell]]:
    row, column = divmod(cell, COLUMNS)
    for top, left in product((row - 1, row), (column - 1, column)):
        if 0 <= top < ROWS - 1 and 0 <= left < COLUMNS - 1:
            corners = product((top, top + 1), (left, left + 1))
            yield [r * COLUMNS + c for r, c in corners if (r, c) != (row, column)]


AROUND = [tuple(_around(cell)) for cell in range(ROWS * COLUMNS)]
"""The cells that share a side with each cell."""
SQUARES = [tuple(_squares(cell)) for cell in range(ROWS * COLUMNS)]
"""The other three cells of each square of four that a cell belongs to."""


CROSSES = [
    tuple(
        tuple({*AROUND[centre], centre} - {cell})
        for centre in (cell, *AROUND[cell])
        if len(AROUND[centre]) == 4
    )
    for cell in range(ROWS * COLUMNS)
]
"""The other four cells of each cross of five that a cell belongs to."""


# ------------------------------------------------------------------ what each seeks
def matches(
    view: View, color: int, at: Cell, shapes: Sequence[Sequence[Sequence[Cell]]] = SQUARES
) -> list[int]:
    """Return how many of the other cells have the colour, for each square that can still be had."""
    return [
        sum(view.tile[cell] == color for cell in others)
        for others in shapes[at]
        if all(view.tile[cell] in (color, None) and cell not in view.ruined for cell in others)
    ]


def seek_squares(view: View, name: str, args: Sequence[Any]) -> float:
    """Prefer the tile that brings a square of one colour nearest."""
    if name != "place_tile":
        return common(view, name, args)
    return (0.3, 3, 40, 4000)[max(matches(view, *args), default=0)]


def seek_double_squares(view: View, name: str, args: Sequence[Any]) -> float:
    """Wait with single squares for the tile that makes two at once."""
    if name != "place_tile":
        return common(view, name, args)
    found = matches(view, *args)
    if 3 in found:
        return 1e6 if found.count(3) > 1 else 0.2
    return (0.3, 2, 20)[max(found, default=0)] * (1 + 4 * (found.count(2) > 1))


def seek_crosses(view: View, name: str, args: Sequence[Any]) -> float:
    """Prefer the tile that brings a cross of one colour nearest."""
    if name == "place_tile":
        return (0.3, 2, 20, 300, 10000)[max(matches(view, *args, CROSSES), default=0)]
    return 0.1 if name == "build_monument" else common(view, name, args)


def seek_unions(view: View, name: str, args: Sequence[Any]) -> float:
    """Prefer the tile between two areas, best where leaders of a colour stand in both."""
    if name == "place_tile":
        near = list(view.beside(args[1]))
        if len(near) != 2:
            return 0.5
        return 20 + 400 * len(view.colors(near[0]) & view.colors(near[1]))
    if name == "place_leader":
        color, at = args
        near = view.beside(at)
        if (color, view.seat) in view.leader:
            return 0.05
        return 1 if any(color in view.colors(area) for area in near) else 8
    return common(view, name, args)


def seek_treasures(view: View, name: str, args: Sequence[Any]) -> float:
    """Prefer the tile that joins two treasures, most where the one who may take them stands beside; put that
    leader on the board first."""
    if name == "place_tile":
        near = {view.area[cell] for cell in AROUND[args[1]]} - {frozenset[Cell]()}
        hoard = [area for area in near if area & view.treasure]
        if len(view.beside(args[1])) > 2 or len(hoard) < 2:
            return 1 + 4 * len(hoard) * (args[1] not in view.treasure)
        return 300 + 600 * any(3 in view.colors(area) for area in near)
    if name == "place_leader":
        if (args[0], view.seat) in view.leader:
            return 0.02
        return 30 if args[0] == 3 else 3
    return common(view, name, args)


def common(view: View, name: str, args: Sequence[Any]) -> float:
    """Weigh what no seeker seeks: leaders onto the board, buildings built, little else."""
    match name:
        case "place_leader":
            return 0.02 if (args[0], view.seat) in view.leader else 3
        case "build_monument" | "put_building" | "build_wonder":
            return 10
        case "place_tile":
            return 1
        case "withdraw_leader" | "end_turn":
            return 0.02
        case "place_catastrophe" | "swap":
            return 0.005
    return 1


SEEKERS: tuple[Weigh, ...] = (seek_squares, seek_unions, seek_treasures, seek_double_squares)
WONDER_SEEKERS = (*SEEKERS, seek_crosses)


Named = list[tuple[str, tuple[object, ...]]]
_NAMED: dict[int, tuple[Meta, Named]] = {}


def names(meta: Meta) -> Named:
    """Return name and arguments of every action number; kept, as they are asked for at every decision."""
    if id(meta) not in _NAMED:
        named = [(block_of(meta, action).name, arguments(meta, action)) for action in range(meta.actions)]
        _NAMED[id(meta)] = meta, named
    return _NAMED[id(meta)][1]


def seek(game: Any, weigh: Weigh, rng: Random, view: View, astray: float = 0.15) -> int:
    """Return a legal action drawn by its weight; now and then first a kind of action, then any of it."""
    meta: Meta = game.meta
    legal = game.legal()
    if rng.random() < astray:
        kinds: dict[str, list[int]] = {}
        for action in legal:
            kinds.setdefault(names(meta)[action][0], []).append(action)
        return rng.choice(kinds[rng.choice(sorted(kinds))])
    named = names(meta)
    weights = [weigh(view, *named[action]) for action in legal]
    return int(rng.choices(legal, weights)[0])
