"""Searching and gathering as Python loops."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from shedu.compiler import core
from shedu.compiler.interpret.builtins import block_members, element, near_members, ordered, units
from shedu.compiler.interpret.exprs import EMIT, atom, maybe, nothing_text, numbered, reform, value, value_as
from shedu.compiler.interpret.forms import all_values, form_of
from shedu.compiler.interpret.operators import constant_members
from shedu.compiler.interpret.writer import Writer
from shedu.runtime.types import Atom, BagType, Int, ListType, SetType, Type, strip, unit_kinds

Sources = Sequence[tuple[core.Var, core.Expr]]


def iterable(w: Writer, source: core.Expr, each: bool) -> str:
    """Return the text of a source's values in order; of a bag every unit (``each``) or each kind once."""
    match source:
        case core.Domain(of=of):
            return _domain(w, of)
        case core.Builtin(name="around") if (text := near_members(w, source)) is not None:
            return text
        case core.Builtin(name="block"):
            return block_members(w, source)
        case core.Const() if form_of(source.type) == "mask":
            return constant_members(w, source)
        case core.Op(op="span", args=(low, high)) if not (maybe(low.type) or maybe(high.type)):
            return f"range({value(w, low)}, {value(w, high)} + 1)"
        case core.Gather(kind="those") if isinstance(strip(source.type), SetType):
            return _collected(w, source, each)
    kind = strip(source.type)
    text = value(w, source)
    if maybe(source.type):
        name = w.keep(text)
        text = f"({nothing_text(w, kind)} if {name} is None else {name})"
    return units(w, text, kind, each) if isinstance(kind, BagType) else ordered(w, text, kind)


def _domain(w: Writer, of: Type) -> str:
    match of:
        case Atom(kind="seat", players_only=only):
            return "range(s.n)" if only else "range(s.seats)"
        case Atom(values=values):
            return f"range({len(values)})"
        case Int(low, high):
            return f"range({low}, {high + 1})"
    return w.program.helper(("values", of), lambda: all_values(of))


def _collected(w: Writer, e: core.Gather, each: bool) -> str:
    name = w.temp()
    w.line(f"{name} = []")
    ((var, source),) = e.binder.sources
    kind = strip(source.type)
    rounds(
        w, e.binder, each and isinstance(kind, BagType), lambda: w.line(f"{name}.append({w.env[var.uid]})")
    )
    return name


def rounds(w: Writer, binder: core.Binder, each: bool, inner: Callable[[], None], stop: str = "") -> None:
    """Write the loops over a binder's sources with ``inner`` in the innermost, where the filter holds.

    ``stop``: a test, true once ``inner`` has left its loop for good.
    """
    _rounds(w, binder.sources, binder.where, each, inner, stop)


def _rounds(
    w: Writer, sources: Sources, where: core.Expr | None, each: bool, inner: Callable[[], None], stop: str
) -> None:
    if not sources:
        if where is None:
            inner()
            return
        with w.block(f"if {value(w, where)}:"):
            inner()
        return
    (var, source), *rest = sources
    text = iterable(w, source, each)
    name = w.env[var.uid] = w.temp()
    with w.loop(f"for {name} in {text}:"):
        _rounds(w, rest, where, each, inner, stop)
        if stop and rest:
            with w.block(f"if {stop}:"):
                w.line("break")


def _gather(w: Writer, e: core.Gather) -> str:
    return KINDS[e.kind](w, e)


def _body(e: core.Gather) -> core.Expr:
    assert e.body is not None
    return e.body


# ------------------------------------------------------------------ searching
def _any(w: Writer, e: core.Gather) -> str:
    return _settled(w, e, found="True", otherwise="False")


def _settled(w: Writer, e: core.Gather, found: str, otherwise: str) -> str:
    name = w.temp()
    w.line(f"{name} = {otherwise}")

    def inner() -> None:
        w.line(f"{name} = {found}")
        w.line("break")

    rounds(w, e.binder, False, inner, name if found == "True" else f"not {name}")
    return name


def _all(w: Writer, e: core.Gather) -> str:
    name = w.temp()
    w.line(f"{name} = True")

    def inner() -> None:
        with w.block(f"if not {value(w, _body(e))}:"):
            w.line(f"{name} = False")
            w.line("break")

    rounds(w, e.binder, False, inner, f"not {name}")
    return name


def _count(w: Writer, e: core.Gather) -> str:
    name = w.temp()
    w.line(f"{name} = 0")
    rounds(w, e.binder, True, lambda: w.line(f"{name} += 1"))
    return name


def _those(w: Writer, e: core.Gather) -> str:
    ((var, source),) = e.binder.sources
    kind = strip(e.type)
    name = w.temp()
    form = form_of(kind)
    if form == "mask":
        w.line(f"{name} = 0")
        rounds(w, e.binder, False, lambda: w.line(f"{name} |= 1 << {w.env[var.uid]}"))
        return name
    w.line(f"{name} = []")
    rounds(
        w, e.binder, isinstance(kind, ListType | BagType), lambda: w.line(f"{name}.append({w.env[var.uid]})")
    )
    if isinstance(kind, BagType):
        number = numbered(w, "m", var.type, kind.of, source.span)
        return f"bag_of({unit_kinds(kind.of)}, [({number}, 1) for m in {name}])"
    return f"frozenset({name})" if form == "frozen" else f"tuple({name})"


def _first(w: Writer, e: core.Gather) -> str:
    if e.by is not None:
        return _first_by(w, e, e.by)
    var, _ = e.binder.sources[-1]
    name, flag = w.temp(), ""
    w.line(f"{name} = None")
    if len(e.binder.sources) > 1:
        flag = w.temp()
        w.line(f"{flag} = False")

    def inner() -> None:
        w.line(f"{name} = {w.env[var.uid]}")
        if flag:
            w.line(f"{flag} = True")
        w.line("break")

    rounds(w, e.binder, False, inner, flag)
    return name


def _first_by(w: Writer, e: core.Gather, by: core.Expr) -> str:
    var, _ = e.binder.sources[-1]
    name, least = w.temp(), w.temp()
    w.line(f"{name} = {least} = None")

    def inner() -> None:
        key = atom(w, by)
        with w.block(f"if {key} is not None and ({least} is None or {key} < {least}):"):
            w.line(f"{name} = {w.env[var.uid]}")
            w.line(f"{least} = {key}")

    rounds(w, e.binder, False, inner)
    return name


def _leading(w: Writer, e: core.Gather) -> str:
    ((var, source),) = e.binder.sources
    name = w.temp()
    w.line(f"{name} = []")
    text = iterable(w, source, True)
    loop = w.env[var.uid] = w.temp()
    with w.loop(f"for {loop} in {text}:"):
        if e.binder.where is not None:
            with w.block(f"if not {value(w, e.binder.where)}:"):
                w.line("break")
        w.line(f"{name}.append({loop})")
    return f"tuple({name})"


# ------------------------------------------------------------------ gathering
def _sum(w: Writer, e: core.Gather) -> str:
    name, body = w.temp(), _body(e)
    w.line(f"{name} = 0")

    def inner() -> None:
        text = value(w, body)
        w.line(f"{name} += {f'({text}) or 0' if maybe(body.type) else text}")

    rounds(w, e.binder, True, inner)
    return name


def _extreme(w: Writer, e: core.Gather) -> str:
    name, body = w.temp(), _body(e)
    symbol = "<" if e.kind == "min" else ">"
    w.line(f"{name} = None")

    def inner() -> None:
        text = atom(w, body)
        guard = f"{text} is not None and " if maybe(body.type) else ""
        with w.block(f"if {guard}({name} is None or {text} {symbol} {name}):"):
            w.line(f"{name} = {text}")

    rounds(w, e.binder, False, inner)
    return name if maybe(e.type) else w.keep(f"({nothing_text(w, e.type)} if {name} is None else {name})")


def _set(w: Writer, e: core.Gather) -> str:
    name, body, kind, form = w.temp(), _body(e), element(e.type), form_of(e.type)
    w.line(f"{name} = 0" if form == "mask" else f"{name} = []")

    def inner() -> None:
        text = w.keep(value_as(w, body, kind))
        add = f"{name} |= 1 << {text}" if form == "mask" else f"{name}.append({text})"
        _unless_none(w, text, maybe(body.type) and not maybe(kind), add)

    rounds(w, e.binder, False, inner)
    return {"mask": name, "masks": f"joined_masks({name}, ())"}.get(form, f"frozenset({name})")


def _unless_none(w: Writer, text: str, guard: bool, line: str) -> None:
    if not guard:
        w.line(line)
        return
    with w.block(f"if {text} is not None:"):
        w.line(line)


def _list(w: Writer, e: core.Gather) -> str:
    name, body, kind = w.temp(), _body(e), element(e.type)
    w.line(f"{name} = []")
    rounds(w, e.binder, True, lambda: w.line(f"{name}.append({value_as(w, body, kind)})"))
    return f"tuple({name})"


def _bag(w: Writer, e: core.Gather) -> str:
    name, body, kind = w.temp(), _body(e), element(e.type)
    if isinstance(strip(body.type), BagType):
        w.line(f"{name} = {nothing_text(w, e.type)}")
        rounds(w, e.binder, True, lambda: w.line(f"{name} = bag_add({name}, {value_as(w, body, e.type)})"))
        return name
    w.line(f"{name} = [0] * {unit_kinds(kind)}")

    def inner() -> None:
        text = w.keep(reform(w, value(w, body), body.type, kind))
        place = numbered(w, text, body.type, kind, e.span)
        _unless_none(w, text, maybe(body.type) and not maybe(kind), f"{name}[{place}] += 1")

    rounds(w, e.binder, True, inner)
    return f"tuple({name})"


KINDS: dict[str, Callable[[Writer, core.Gather], str]] = {
    "any": _any,
    "all": _all,
    "count": _count,
    "those": _those,
    "first": _first,
    "leading": _leading,
    "sum": _sum,
    "min": _extreme,
    "max": _extreme,
    "set": _set,
    "list": _list,
    "bag": _bag,
}

EMIT[core.Gather] = _gather
