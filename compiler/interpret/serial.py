"""The serialised form of a game on the reference engine, as runtime.meta describes it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from shedu.compiler import core
from shedu.compiler.interpret.forms import first_value, inward, nothing, outward
from shedu.compiler.interpret.machine import Machine, State
from shedu.compiler.interpret.steps import Ask, Count, Enter, Frame, Step
from shedu.compiler.plan.stops import Slot, Stop, Stops
from shedu.runtime.codec import codec
from shedu.runtime.decode import read_item, write_item
from shedu.runtime.meta import Meta
from shedu.runtime.types import BagType, ListType, Optional, SetType, Type, cardinality, index_of

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


# ------------------------------------------------------------------ running flows
def tail(machine: Machine, stops: Stops) -> bytes:
    """Return what follows the items while a question waits: its number, the seat, 0, and the stops of the
    running flows with what belongs to them."""
    assert machine.waiting is not None
    out = bytearray(machine.waiting.choice.question.number.to_bytes(2, "little"))
    out += bytes((machine.seat, 0))
    for frame, stop in standing(machine, stops):
        if stop is not None:
            out += stop.number.to_bytes(2, "little")
            out += b"".join(_written(frame, slot) for slot in stop.slots)
    return bytes(out)


def standing(machine: Machine, stops: Stops) -> Iterator[tuple[Frame, Stop | None]]:
    """Yield the running frames from the innermost outwards, each with the stop at which it stands: where it
    asks or, having called another, where it goes on (None: it has nothing left to do). Frames of statements
    from outside the game are left out."""
    depth = len(machine.frames)
    for at, frame in zip(range(depth, 0, -1), reversed(machine.frames), strict=True):
        waits = at == depth or at in machine.held
        if frame.code.rule >= 0:
            yield frame, _stop(frame.code.steps[frame.at if waits else frame.at - 1], waits, stops)


def _stop(step: Step, waits: bool, stops: Stops) -> Stop | None:
    if waits:
        assert isinstance(step, Ask)
        return stops.asking[step.choice.question.number]
    assert isinstance(step, Ask | Enter)
    return stops.after[step.choice if isinstance(step, Ask) else step.stmt]


def _written(frame: Frame, slot: Slot) -> bytes:
    if slot.kind == "rest":
        return codec(slot.type).write(_rest(frame, slot))
    assert isinstance(slot.of, core.Var)
    value = frame.locals[frame.code.slots[slot.of.uid]]
    kind = slot.type
    if isinstance(kind, Optional) and cardinality(kind.of) is None:
        flag, kind = bytes((value is not None,)), kind.of
        return flag + codec(kind).write(outward(kind, nothing(kind) if value is None else value))
    return codec(kind).write(outward(kind, first_value(kind) if value is None else value))


def _rest(frame: Frame, slot: Slot) -> Any:
    """Return what a loop has still to go through, as a value of the slot's type."""
    step, kind = frame.code.loops[slot.of], slot.type
    held = frame.locals[step.slot]
    if isinstance(step, Count):
        return step.limit - held
    assert isinstance(slot.of, core.Var)
    values = [value for value, _ in held] if step.inner >= 0 else held
    match kind:
        case SetType(of=of):
            return frozenset(first for value in values for first in _firsts(slot.of.type, of, value))
        case BagType(of=of):
            places = Counter(index_of(of, outward(of, value)) for value in values)
            return tuple(places[place] for place in range(cardinality(of) or 0))
    assert isinstance(kind, ListType)
    return tuple(outward(kind.of, value) for value in values)


def _firsts(kind: Type, of: Type, value: Any) -> list[Any]:
    """Return what stands for a value of a loop in a set: the value itself, of a set its first member."""
    found = outward(kind, value)
    if not isinstance(kind, SetType):
        return [found]
    return sorted(found, key=lambda member: index_of(of, member))[:1]
