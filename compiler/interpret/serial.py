"""The serialised form of a game on the reference engine, as runtime.meta describes it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from shedu.compiler import core
from shedu.compiler.interpret.forms import first_value, inward, mask_of, outward
from shedu.compiler.interpret.machine import State
from shedu.runtime.codec import codec
from shedu.runtime.decode import read_item, write_item
from shedu.runtime.meta import Meta, Slot
from shedu.runtime.types import SetType, cardinality, index_of

if TYPE_CHECKING:
    from shedu.compiler.interpret.game import ReferenceGame

Names = Mapping[core.StateItem, str]


def write_items(meta: Meta, names: Names, state: State) -> bytes:
    """Return the items of a state as bytes."""
    out = bytearray(meta.items_size)
    attributes = {item.name: name for item, name in names.items()}
    for item in meta.items:
        held = getattr(state, attributes[item.name])
        values = held if item.keys else [held]
        write_item(item, [outward(item.type, value) for value in values], out)
    return bytes(out)


def read_items(meta: Meta, names: Names, state: State, data: bytes) -> None:
    """Put the items in bytes into a state. Raises ValueError, before anything is changed."""
    if len(data) != meta.items_size:
        raise ValueError(f"the items of {meta.name} take {meta.items_size} bytes, not {len(data)}")
    attributes = {item.name: name for item, name in names.items()}
    found = [(item, [inward(item.type, value) for value in read_item(item, data)]) for item in meta.items]
    for item, values in found:
        if item.keys:
            getattr(state, attributes[item.name])[:] = values
        else:
            setattr(state, attributes[item.name], values[0])


def tail(game: ReferenceGame, question: int, seat: int) -> bytes:
    """Return what follows the items while a question waits: its number, the seat, 0, and its slots."""
    slots = b"".join(_slot(game, slot) for slot in game.meta.questions[question].slots)
    return question.to_bytes(2, "little") + bytes((seat, 0)) + slots


def _slot(game: ReferenceGame, slot: Slot) -> bytes:
    if slot.kind == "rest":
        kind = slot.type if isinstance(slot.type, SetType) else SetType(slot.type)
        places = [index_of(kind.of, outward(kind.of, value)) for value in game.rest(slot.flow, slot.var)]
        return _words(mask_of(places), cardinality(kind.of) or 0)
    value = game.local(slot.flow, slot.var)
    return codec(slot.type).write(outward(slot.type, value) if value is not None else _blank(slot))


def _blank(slot: Slot) -> Any:
    return outward(slot.type, first_value(slot.type))


def _words(mask: int, size: int) -> bytes:
    return mask.to_bytes(8 * ((size + 63) // 64), "little")
