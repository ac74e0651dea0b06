"""What is known of a game, with its seats called as they are with so many players: some may be neutral then."""

from __future__ import annotations

from dataclasses import replace

from shedu.runtime.meta import Item, Meta, Slot
from shedu.runtime.types import Atom, BagType, ListType, Optional, Record, SetType, Type, show


def seated(meta: Meta, players: int) -> Meta:
    """Return the data of a game of so many players: numbers and sizes are the same, neutral seats have their names."""
    if not meta.neutrals or not meta.neutrals[players - meta.players[0]]:
        return meta
    in_play = meta.seat_names(players)
    names = (*in_play, *meta.seats[len(in_play) :])
    return replace(
        meta,
        seats=names,
        blocks=tuple(
            replace(
                block,
                params=tuple((name, called(kind, names)) for name, kind in block.params),
                means=None if block.means is None else called(block.means, names),
            )
            for block in meta.blocks
        ),
        items=tuple(_item(item, names) for item in meta.items),
        stops=tuple(replace(stop, slots=tuple(_slot(slot, names) for slot in stop.slots)) for stop in meta.stops),
    )


def _item(item: Item, names: tuple[str, ...]) -> Item:
    return replace(item, keys=tuple(called(key, names) for key in item.keys), type=called(item.type, names))


def _slot(slot: Slot, names: tuple[str, ...]) -> Slot:
    return replace(slot, type=called(slot.type, names))


def words(meta: Meta, kind: Type, value: object) -> str:
    """Return a value of the rules as text, with the seats called as they are in a game with this data."""
    return show(called(kind, meta.seats), value)


def called(kind: Type, names: tuple[str, ...]) -> Type:
    """Return a type with these names for the seats in it."""
    match kind:
        case Atom(kind="seat"):
            return replace(kind, values=names)
        case Record(fields=fields):
            return replace(kind, fields=tuple((name, called(part, names)) for name, part in fields))
        case SetType(of) | Optional(of) | BagType(of) | ListType(of):
            return replace(kind, of=called(of, names))
    return kind
