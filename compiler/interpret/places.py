"""Places of the state as Python: reading, assigning, putting in and taking out."""

from __future__ import annotations

from dataclasses import dataclass

from shedu.compiler import core, faults
from shedu.compiler.interpret.builtins import ordered, units
from shedu.compiler.interpret.exprs import (
    atom,
    checked,
    fault_if,
    index,
    maybe,
    nothing_text,
    numbered,
    reform,
)
from shedu.compiler.interpret.forms import form_of
from shedu.compiler.interpret.writer import Writer
from shedu.compiler.source import Span
from shedu.runtime.types import BagType, Int, ListType, Optional, SetType, Type, cardinality, strip

Collection = SetType | BagType | ListType
MOST_UNITS = 2**16 - 1
"""Units of one kind in a bag of the state."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A place whose keys are worked out: ``whole`` is what is assigned, ``kind`` the number of a bag's
    kind, if one."""

    whole: str
    kind: str
    type: Type
    item: core.StateItem
    span: Span

    @property
    def text(self) -> str:
        """The text of the value there."""
        return f"{self.whole}[{self.kind}]" if self.kind else self.whole


def place_index(w: Writer, place: core.Place) -> str:
    """Write the keys of a place; return the text of its number among the item's entries, 0 without keys. A key that
    is none is a fault."""
    keys = []
    for key, want in zip(place.keys, place.item.keys, strict=True):
        text = there(w, atom(w, key), key.type, want, place.span, faults.PLACE)
        keys.append((text, want if maybe(want) else strip(key.type)))
    return index(w, place.item, keys, place.span) if keys else "0"


def spot(w: Writer, place: core.Place) -> Spot:
    """Write the keys of a place. A key that is none is a fault."""
    at = place_index(w, place)
    whole = f"s.{w.program.items[place.item]}"
    if place.keys:
        whole = f"{w.hold(w.program.items[place.item])}[{w.keep(at)}]"
    kind = ""
    if place.kind is not None:
        bag = strip(place.item.type)
        assert isinstance(bag, BagType)
        name = there(w, atom(w, place.kind), place.kind.type, bag.of, place.span)
        kind = w.keep(numbered(w, name, strip(place.kind.type), bag.of, place.span))
    return Spot(whole, kind, place.type, place.item, place.span)


def there(w: Writer, name: str, have: Type, want: Type, span: Span, what: str = faults.SOME) -> str:
    """Write a fault for a value (an atom) that is none where there must be one; return its name."""
    if maybe(have) and not maybe(want):
        fault_if(w, f"{name} is None", what, span)
    return name


def assign(w: Writer, at: Spot, text: str) -> None:
    """Write the assignment of a value that fits, and forget what was kept of the item."""
    w.line(f"{at.whole} = bag_with({at.whole}, {at.kind}, {text})" if at.kind else f"{at.whole} = {text}")
    if w.program.dependents((at.item,)):
        w.line(f"{w.program.ask('C', at.item, lambda name: _forgetting(w, name, at.item))}(s)")


def _forgetting(w: Writer, name: str, item: core.StateItem) -> Writer:
    inner = Writer(w.program, name, ("s",))
    for table in w.program.dependents((item,)):
        inner.line(f"s.{table}.clear()")
    return inner


def assign_checked(w: Writer, at: Spot, text: str, have: Type) -> None:
    """Write an assignment, with a fault for what lies outside the place's type."""
    name = checked(w, text, have, at.type, at.span, faults.RANGE)
    if isinstance(at.type, ListType) and at.type.limit is not None:
        name = w.keep(name)
        fault_if(w, f"len({name}) > {at.type.limit}", faults.FULL, at.span)
    assign(w, at, name)


def _number(w: Writer, at: Spot, text: str) -> None:
    kind = at.type
    assert isinstance(kind, Int)
    name = w.keep(text)
    fault_if(w, f"not {kind.low} <= {name} <= {kind.high}", faults.RANGE, at.span)
    assign(w, at, name)


def _fitting(w: Writer, at: Spot, name: str, have: Type, span: Span) -> tuple[str, Type]:
    """Write faults for what is none or holds what the place cannot; return the name and type of the value."""
    name = there(w, name, have, strip(at.type), span)
    inner, outer = strip(have), strip(at.type)
    if isinstance(inner, Collection) and isinstance(outer, type(inner)):
        return w.keep(checked(w, name, inner, outer, span, faults.RANGE)), outer
    return name, inner


# ------------------------------------------------------------------ putting in
def put(w: Writer, at: Spot, name: str, have: Type, span: Span) -> None:
    """Write what adds a value (an atom) to a place: see core.Add and core.Move."""
    name, have = _fitting(w, at, name, have, span)
    if isinstance(at.type, Int):
        _number(w, at, f"{at.text} + {name}")
    elif isinstance(have, Collection) and not isinstance(at.type, type(have)):
        _put_each(w, at, name, have, span)
    elif isinstance(at.type, Optional):
        fault_if(w, f"{at.text} is not None", faults.TAKEN, span)
        assign_checked(w, at, name, have)
    elif isinstance(at.type, SetType):
        _put_in_set(w, at, name, have, span)
    elif isinstance(at.type, BagType):
        _put_in_bag(w, at, name, have, span)
    elif isinstance(at.type, ListType):
        items = name if isinstance(have, ListType) else f"({name},)"
        assign_checked(w, at, f"{at.text} + {items}", at.type)
    else:
        assign_checked(w, at, name, have)


def _put_each(w: Writer, at: Spot, name: str, have: Collection, span: Span) -> None:
    """Write what adds the parts of a collection to a place of another sort one by one."""
    items = units(w, name, have, each=True) if isinstance(have, BagType) else ordered(w, name, have)
    item = w.temp()
    with w.loop(f"for {item} in {items}:"):
        put(w, at, item, have.of, span)


def _put_in_set(w: Writer, at: Spot, name: str, have: Type, span: Span) -> None:
    assert isinstance(at.type, SetType)
    mask = form_of(at.type) == "mask"
    if isinstance(have, SetType):
        other = w.keep(reform(w, name, have, at.type))
        fault_if(w, f"{at.text} & {other}", faults.INSIDE, span)
        assign(w, at, f"{at.text} | {other}")
    elif mask:
        fault_if(w, f"{at.text} >> {name} & 1", faults.INSIDE, span)
        assign(w, at, f"{at.text} | 1 << {name}")
    else:
        item = w.keep(checked(w, name, have, at.type.of, span, faults.RANGE))
        fault_if(w, f"{item} in {at.text}", faults.INSIDE, span)
        assign(w, at, f"{at.text} | frozenset(({item},))")


def _put_in_bag(w: Writer, at: Spot, name: str, have: Type, span: Span) -> None:
    assert isinstance(at.type, BagType)
    if isinstance(have, BagType):
        text = w.keep(f"bag_add({at.text}, {reform(w, name, have, at.type)})")
        fault_if(w, f"max({text}) > {MOST_UNITS}", faults.UNITS, span)
        assign(w, at, text)
        return
    number = w.keep(numbered(w, name, have, at.type.of, span))
    fault_if(w, f"{at.text}[{number}] == {MOST_UNITS}", faults.UNITS, span)
    assign(w, at, f"bag_with({at.text}, {number}, {at.text}[{number}] + 1)")


# ------------------------------------------------------------------ taking out
def drop(w: Writer, at: Spot, name: str, have: Type, span: Span) -> None:
    """Write what takes a value (an atom) out of a place: see core.Take."""
    name, have = _fitting(w, at, name, have, span)
    if isinstance(at.type, Int):
        _number(w, at, f"{at.text} - {name}")
    elif isinstance(at.type, Optional):
        fault_if(w, f"{at.text} is None or {at.text} != {name}", faults.THERE, span)
        assign(w, at, "None")
    elif isinstance(at.type, SetType):
        _drop_from_set(w, at, name, have, span)
    elif isinstance(at.type, BagType):
        _drop_from_bag(w, at, name, have, span)
    else:
        left = w.keep(f"without({at.text}, {name})")
        fault_if(w, f"{left} is None", faults.THERE, span)
        assign(w, at, left)


def _drop_from_set(w: Writer, at: Spot, name: str, have: Type, span: Span) -> None:
    mask = form_of(at.type) == "mask"
    if isinstance(have, SetType):
        other = w.keep(reform(w, name, have, at.type))
        fault_if(w, f"{other} & ~{at.text}" if mask else f"not {other} <= {at.text}", faults.THERE, span)
        assign(w, at, f"{at.text} & ~{other}" if mask else f"{at.text} - {other}")
        return
    fault_if(w, f"not {at.text} >> {name} & 1" if mask else f"{name} not in {at.text}", faults.THERE, span)
    assign(w, at, f"{at.text} & ~(1 << {name})" if mask else f"{at.text} - frozenset(({name},))")


def _drop_from_bag(w: Writer, at: Spot, name: str, have: Type, span: Span) -> None:
    assert isinstance(at.type, BagType)
    if not isinstance(have, BagType):
        number = w.keep(numbered(w, name, have, at.type.of, span))
        name = f"bag_of({cardinality(at.type.of)}, (({number}, 1),))"
    else:
        name = reform(w, name, have, at.type)
    left = w.keep(f"bag_sub({at.text}, {name})")
    fault_if(w, f"{left} is None", faults.THERE, span)
    assign(w, at, left)


def drain(w: Writer, at: Spot) -> str:
    """Write what empties a place, and return the name of what was there."""
    name = w.temp()
    w.line(f"{name} = {at.text}")
    assign(w, at, "0" if isinstance(at.type, Int) else nothing_text(w, at.type))
    return name
