"""What a seat is shown: the board, its own things, what lies open. Plain text."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from shedu.runtime.decode import nested, owners, read_item
from shedu.runtime.game import Game
from shedu.runtime.harness.table.veiled import veil_of
from shedu.runtime.meta import Item
from shedu.runtime.types import Atom, Type, cardinality, show, value_at
from shedu.runtime.veil import Veil

Drawer = Callable[[Game], str]
"""Draws the boards of a game as it stands; may return ""."""
Viewer = Callable[[Game, int | None], str]
"""Shows a game as the views of its rules have it, to a seat or to nobody in particular; may return ""."""

WIDE = 72


def state_lines(game: Game, seat: int | None) -> Iterator[str]:
    """Yield what a seat sees besides the boards, an item a line; None: only what lies open."""
    data, veil = game.items(), veil_of(game, seat)
    for item in game.meta.items:
        if not _on_board(item) and (seat is not None or item.sight == "open"):
            yield from _item_lines(game, item, _texts(item, data, veil))


def _on_board(item: Item) -> bool:
    return any(isinstance(key, Atom) and key.kind == "cell" for key in item.keys)


def _texts(item: Item, data: bytes, veil: Veil) -> Any:
    """Return an item's values in words, nested over its keys; ``?`` for what may not be seen."""
    values = enumerate(zip(owners(item), read_item(item, data), strict=True))
    shown = [
        show(item.type, value) if veil.sees(item, owner, place) else "?" for place, (owner, value) in values
    ]
    return nested(item, shown)


def _item_lines(game: Game, item: Item, texts: Any) -> Iterator[str]:
    """Yield an item in one line where it fits, else with a line for each first key."""
    if not item.keys:
        yield f"  {item.name}: {texts}"
        return
    parts = [f"{name} {_below(game, item, 1, part)}" for name, part in _keyed(game, item.keys[0], texts)]
    line = f"  {item.name}: {'; '.join(parts)}"
    if len(line) <= WIDE:
        yield line
        return
    yield f"  {item.name}:"
    yield from (f"    {part}" for part in parts)


def _below(game: Game, item: Item, depth: int, texts: Any) -> str:
    """Return the texts below some keys: ``red 2, green 0``; one ``?`` where nothing may be seen."""
    if depth == len(item.keys):
        return str(texts)
    parts = [
        (name, _below(game, item, depth + 1, part)) for name, part in _keyed(game, item.keys[depth], texts)
    ]
    if parts and all(text == "?" for _, text in parts):
        return "?"
    return ", ".join(f"{name} {text}" for name, text in parts)


def _keyed(game: Game, key: Type, texts: Any) -> Iterator[tuple[str, Any]]:
    """Yield (name of the key, what is under it); only the seats in play."""
    size = cardinality(key) or 0
    if isinstance(key, Atom) and key.kind == "seat":
        size = game.seats
    for index in range(size):
        yield show(key, value_at(key, index)), texts[index]


def view_lines(game: Game, seat: int | None, draw: Drawer, views: Viewer) -> Iterator[str]:
    """Yield all that a seat is shown: boards first, then what the rules have in view, else all items."""
    board = draw(game)
    if board:
        yield from (line.rstrip() for line in board.splitlines())
        yield ""
    shown = views(game, seat)
    if shown:
        yield from shown.splitlines()
    else:
        yield from state_lines(game, seat)


def result_lines(game: Game) -> Iterator[str]:
    """Yield how a game ended: by what, who won, the numbers that rank."""
    yield f"The game has ended: {game.ended_by()}."
    shares = game.returns()
    winners = [game.meta.seats[seat] for seat in range(game.players) if shares[seat] > 0]
    together = len(winners) == game.players
    if together and game.players > 1:
        yield "Nobody is ahead."
    else:
        yield f"{' and '.join(winners)} {'wins' if len(winners) == 1 else 'share the win'}."
    for seat, keys in enumerate(game.scores()):
        yield f"  {game.meta.seats[seat]}: {', '.join(map(str, keys))}"
    for number in range(len(game.meta.sheets)):
        yield ""
        yield from sheet_lines(game, number)


def sheet_lines(game: Game, number: int) -> Iterator[str]:
    """Yield a sheet of points: a line for each kind of points, a column for each player."""
    columns = [game.sheet(seat, number) for seat in range(game.players)]
    names = game.meta.seats[: game.players]
    titles = [title for title, _ in columns[0]]
    wide = max(len(text) for text in (*titles, game.meta.sheets[number].title))
    widths = [max(len(name), 4) for name in names]
    heads = "  ".join(name.rjust(width) for name, width in zip(names, widths, strict=True))
    yield f"{game.meta.sheets[number].title.ljust(wide)}  {heads}"
    for place, title in enumerate(titles):
        points = (str(column[place][1]).rjust(width) for column, width in zip(columns, widths, strict=True))
        yield f"{title.ljust(wide)}  {'  '.join(points)}"
