"""The items as a seat may have them drawn: what others decide unseen is as if nothing had been decided."""

from __future__ import annotations

from shedu.compiler.interpret.forms import first_value, outward
from shedu.runtime.decode import owners, read_item, write_item
from shedu.runtime.game import Game
from shedu.runtime.veil import Veil


def veil_of(game: Game, seat: int | None) -> Veil:
    """Return how a seat sees the items now; None: somebody who has none."""
    return game.veil(seat) if seat is not None else Veil(frozenset(), game.veil(0).masked)


def veiled_items(game: Game, seat: int | None) -> bytes:
    """Return the items' bytes; masked entries of other seats hold the first value of their type."""
    veil = veil_of(game, seat)
    data = game.items()
    out = bytearray(data)
    for item in game.meta.items:
        if item.name in veil.masked:
            first = outward(item.type, first_value(item.type))
            pairs = zip(owners(item), read_item(item, data), strict=True)
            write_item(item, [value if owner in veil.own else first for owner, value in pairs], out)
    return bytes(out)
