"""What a seat is shown: the board, its own things, what lies open. Plain text."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from shedu.runtime.game import Game
from shedu.runtime.meta import Item
from shedu.runtime.types import Atom, BagType, ListType, Optional, SetType, Type, cardinality, show, value_at

Drawer = Callable[[Game], str]
"""Draws the boards of a game as it stands; may return ""."""

WIDE = 72


def state_lines(game: Game, seat: int | None) -> Iterator[str]:
    """Yield what a seat sees besides the boards, an item a line; None: only what lies open."""
    seen = game.observe(0 if seat is None else seat)
    for item in game.meta.items:
        if _on_board(item) or (seat is None and item.sight != "open"):
            continue
        yield from _item_lines(game, item, seen[item.name])


def _on_board(item: Item) -> bool:
    return any(isinstance(key, Atom) and key.kind == "cell" for key in item.keys)


def _item_lines(game: Game, item: Item, value: object) -> Iterator[str]:
    """Yield a plain item in one line, a map with a line for each first key whose value is not plain."""
    if not item.keys:
        yield f"  {item.name}: {_words(item.type, value)}"
        return
    first = item.keys[0]
    parts = [(name, _entry(game, item, 1, part)) for name, part in _keyed(game, first, value)]
    parts = [(name, text) for name, text in parts if text]
    line = f"  {item.name}: " + "; ".join(f"{name} {text}" for name, text in parts)
    if not parts or len(line) <= WIDE:
        yield line.rstrip(" :") if parts else f"  {item.name}: -"
        return
    yield f"  {item.name}:"
    for name, text in parts:
        yield f"    {name} {text}"


def _entry(game: Game, item: Item, depth: int, value: object) -> str:
    """Return the value below some keys: ``red 2, green 0`` where keys are left; "" where there is nothing to
    show."""
    if value is None and depth < len(item.keys):
        return "?"
    if depth == len(item.keys):
        return _words(item.type, value)
    parts = [
        (name, _entry(game, item, depth + 1, part)) for name, part in _keyed(game, item.keys[depth], value)
    ]
    return ", ".join(f"{name} {text}" for name, text in parts)


def _keyed(game: Game, key: Type, value: object) -> Iterator[tuple[str, object]]:
    """Yield (name of the key, what is under it); only the seats that take part."""
    if not isinstance(value, list | tuple):
        return
    size = cardinality(key) or 0
    if isinstance(key, Atom) and key.kind == "seat":
        size = game.players
    for index in range(min(size, len(value))):
        yield show(key, value_at(key, index)), value[index]


def _words(kind: Type, value: object) -> str:
    """Return a value in words; ``?`` for what may not be seen."""
    if value is None:
        return "-" if isinstance(kind, Optional) else "?"
    if isinstance(kind, BagType | SetType | ListType) and isinstance(value, list):
        value = tuple(value)
    return show(kind, value)


def view_lines(game: Game, seat: int | None, draw: Drawer) -> Iterator[str]:
    """Yield all that a seat is shown: boards first, then the rest."""
    board = draw(game)
    if board:
        yield from (line.rstrip() for line in board.splitlines())
        yield ""
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
