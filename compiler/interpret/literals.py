"""Sets, bags and lists written out, and what is looked up in them, as Python."""

from __future__ import annotations

from shedu.compiler import core
from shedu.compiler.interpret.exprs import (
    EMIT,
    atom,
    guarded,
    maybe,
    nothing_text,
    numbered,
    value,
    value_as,
)
from shedu.compiler.interpret.forms import fits, form_of
from shedu.compiler.interpret.writer import Writer
from shedu.runtime.types import BagType, Int, NoneType, SetType, strip, unit_kinds


def _list(w: Writer, e: core.MakeList) -> str:
    return f"({''.join(f'{value(w, item)}, ' for item in e.items)})"


def _set(w: Writer, e: core.MakeSet) -> str:
    form = form_of(e.type)
    kind = e.type.of if isinstance(e.type, SetType) else e.type
    if not e.items:
        return nothing_text(w, e.type)
    if form != "mask":
        items = "".join(f"{value_as(w, item, kind)}, " for item in e.items)
        return f"frozenset(({items}))" if form == "frozen" else f"joined_masks(({items}), ())"
    texts = []
    for item in e.items:
        name = atom(w, item)
        texts.append(guarded(w, [(name, item.type)], f"1 << {name}", SetType(kind)))
    return f"({' | '.join(texts)})"


def _bag(w: Writer, e: core.MakeBag) -> str:
    kind = e.type.of if isinstance(e.type, BagType) else e.type
    pairs = []
    for count, unit in e.items:
        name = atom(w, unit)
        number = numbered(w, name, unit.type, kind, e.span)
        pair = f"({number}, {value(w, count)})"
        pairs.append(pair if maybe(kind) else guarded(w, [(name, unit.type)], pair, NoneType()))
    if not maybe(kind) and any(maybe(unit.type) for _, unit in e.items):
        return f"bag_of({unit_kinds(kind)}, [pair for pair in ({', '.join(pairs)},) if pair])"
    return f"bag_of({unit_kinds(kind)}, ({''.join(f'{pair}, ' for pair in pairs)}))"


def _index(w: Writer, e: core.Index) -> str:
    base, key = atom(w, e.base), atom(w, e.key)
    args = [(base, e.base.type), (key, e.key.type)]
    kind = strip(e.base.type)
    if isinstance(kind, BagType) and maybe(kind.of):
        args.pop()  # none is a kind like others
    if not isinstance(kind, BagType):
        return guarded(w, args, f"at_place({base}, {key})", e.type)
    if isinstance(kind.of, Int) and not fits(strip(e.key.type), kind.of):
        inside = f"{base}[{key} - {kind.of.low}] if {kind.of.low} <= {key} <= {kind.of.high} else 0"
        return guarded(w, args, f"({inside})", e.type)
    return guarded(w, args, f"{base}[{numbered(w, key, e.key.type, kind.of, e.span)}]", e.type)


EMIT |= {
    core.MakeList: _list,
    core.MakeSet: _set,
    core.MakeBag: _bag,
    core.Index: _index,
}
