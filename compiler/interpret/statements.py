"""Statements that cannot come to a decision, as straight Python."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from shedu.compiler import core, faults
from shedu.compiler.interpret.builtins import ordered, units
from shedu.compiler.interpret.exprs import atom, checked, fault_if, maybe, numbered, reform, value, value_as
from shedu.compiler.interpret.facts import free_vars
from shedu.compiler.interpret.forms import all_values, form_of
from shedu.compiler.interpret.gathers import iterable
from shedu.compiler.interpret.places import (
    Collection,
    Spot,
    assign,
    assign_checked,
    drain,
    drop,
    place_index,
    put,
    spot,
)
from shedu.compiler.interpret.writer import Writer
from shedu.compiler.source import Span
from shedu.runtime.types import Atom, BagType, Int, Optional, SetType, Type, strip


def run_block(w: Writer, block: Sequence[core.Stmt]) -> None:
    """Write statements one after another; what is nested too deeply goes into functions of its own."""
    for stmt in block:
        if w.deep and isinstance(stmt, core.When | core.ForEach | core.Repeat):
            _outlined(w, stmt)
        else:
            RUN[type(stmt)](w, stmt)


def _outlined(w: Writer, stmt: core.Stmt) -> None:
    free = free_vars((stmt,))

    def write(name: str) -> Writer:
        inner = Writer(w.program, name, ("s", *(f"v{uid}" for uid in free)))
        inner.env = {uid: f"v{uid}" for uid in free}
        run_block(inner, (stmt,))
        return inner

    w.line(f"{w.program.ask('X', stmt, write)}({', '.join(['s', *(w.env[uid] for uid in free)])})")


def _let(w: Writer, s: core.Let) -> None:
    w.bind(s.var, value_as(w, s.value, s.var.type))


def _assign(w: Writer, s: core.Assign) -> None:
    text = value(w, s.value)
    assign_checked(w, spot(w, s.place), text, s.value.type)


def _add(w: Writer, s: core.Add) -> None:
    name = atom(w, s.value)
    put(w, spot(w, s.place), name, s.value.type, s.span)


def _take(w: Writer, s: core.Take) -> None:
    name = atom(w, s.value)
    drop(w, spot(w, s.place), name, s.value.type, s.span)


def _move(w: Writer, s: core.Move) -> None:
    if s.value is not None:
        name = atom(w, s.value)
        drop(w, spot(w, s.source), name, s.value.type, s.span)
        put(w, spot(w, s.target), name, strip(s.value.type), s.span)
        return
    name = drain(w, spot(w, s.source))
    if isinstance(s.source.type, Optional):
        with w.block(f"if {name} is not None:"):
            put(w, spot(w, s.target), name, s.source.type.of, s.span)
    else:
        put(w, spot(w, s.target), name, s.source.type, s.span)


# ------------------------------------------------------------------ chance
def _draw(w: Writer, s: core.Draw) -> None:
    count = atom(w, s.count)
    source = spot(w, s.source) if isinstance(s.source, core.Place) else None
    kind = s.source.type
    text = atom(w, s.source) if isinstance(s.source, core.Expr) else ""
    if maybe(s.count.type):
        fault_if(w, f"{count} is None", faults.DRAWN, s.span)
    if isinstance(kind, BagType):
        _draw_units(w, s, count, source, text, kind)
    else:
        _draw_members(w, s, count, source, text, kind)


def _draw_units(w: Writer, s: core.Draw, count: str, source: Spot | None, text: str, kind: BagType) -> None:
    drawn = w.keep(f"draw_units(s.rng, {source.text if source else text}, {count})")
    fault_if(w, f"{drawn} is None", faults.DRAWN, s.span)
    if source is not None:
        assign(w, source, f"{drawn}[1]")
    target = spot(w, s.target)
    of = target.type.of if isinstance(target.type, BagType) else None
    if of == kind.of:
        empty = f"({target.text})"
        assign(w, target, f"bag_add({empty}, bag_of(len({empty}), [(k, 1) for k in {drawn}[0]]))")
        return
    values = w.program.helper(("values", kind.of), lambda: all_values(kind.of))
    _put_all(w, target, f"[{values}[k] for k in {drawn}[0]]", kind.of, s.span)


def _put_all(w: Writer, target: Spot, items: str, kind: Type, span: Span) -> None:
    item = w.temp()
    with w.loop(f"for {item} in {items}:"):
        put(w, target, item, kind, span)


def _draw_members(w: Writer, s: core.Draw, count: str, source: Spot | None, text: str, kind: Type) -> None:
    assert isinstance(kind, SetType)
    items = w.keep(f"tuple({ordered(w, source.text if source else text, kind)})")
    drawn = w.keep(f"draw_members(s.rng, {items}, {count}, {_numbers(w, items, kind.of, s.span)})")
    fault_if(w, f"{drawn} is None", faults.DRAWN, s.span)
    if source is not None:
        taken = f"sum([1 << m for m in {drawn}])" if form_of(kind) == "mask" else f"frozenset({drawn})"
        assign(w, source, f"{source.text} & ~{taken}" if form_of(kind) == "mask" else f"{source.text} - {taken}")
    _put_all(w, spot(w, s.target), drawn, kind.of, s.span)


def _numbers(w: Writer, items: str, kind: Type, span: Span) -> str:
    """Return the text of the numbers by which a script names values."""
    return items if isinstance(kind, Atom) else f"[{numbered(w, 'm', kind, kind, span)} for m in {items}]"


def chance_text(w: Writer, s: core.Chance) -> str:
    """Write what lets nature pick, and return the text of the value."""
    kind = strip(s.source.type)
    assert isinstance(kind, Collection)
    text = value(w, s.source)
    items = units(w, text, kind, each=True) if isinstance(kind, BagType) else ordered(w, text, kind)
    items = w.keep(f"tuple({items})")
    fault_if(w, f"not {items}", faults.NOTHING, s.span)
    name = w.program.helper(("text", s.var.name), lambda: s.var.name)
    numbers = f"range(len({items}))" if isinstance(kind.of, SetType) else _numbers(w, items, kind.of, s.span)
    place = w.keep(f"chance_place(s, {name}, {items}, {numbers})")
    fault_if(w, f"{place} is None", "The result prescribed is not there.", s.span)
    return f"{items}[{place}]"


def _chance(w: Writer, s: core.Chance) -> None:
    w.bind(s.var, chance_text(w, s))


def _show(w: Writer, s: core.Show) -> None:
    name = w.program.helper(("text", s.place.item.name), lambda: s.place.item.name)
    index = w.keep(place_index(w, s.place))
    w.line(f"s.shown.add(({name}, {index}, {value(w, s.to)}))")


# ------------------------------------------------------------------ order
def _when(w: Writer, s: core.When) -> None:
    with w.block(f"if {value(w, s.test)}:"):
        run_block(w, s.then)
    if s.other:
        with w.block("else:"):
            run_block(w, s.other)


def sources_text(w: Writer, binder: core.Binder) -> str:
    """Write what gathers a loop's values as they are at its start; with several variables, as tuples."""
    if len(binder.sources) == 1:
        return iterable(w, binder.sources[0][1], True)
    name = w.temp()
    w.line(f"{name} = []")
    _nest(w, list(binder.sources), name)
    return name


def _nest(w: Writer, sources: list[tuple[core.Var, core.Expr]], name: str, *bound: str) -> None:
    if not sources:
        w.line(f"{name}.append(({', '.join(bound)}))")
        return
    (var, source), *rest = sources
    text = iterable(w, source, True)
    loop = w.env[var.uid] = w.temp()
    with w.loop(f"for {loop} in {text}:"):
        _nest(w, rest, name, *bound, loop)


def nested_text(w: Writer, sources: Sequence[tuple[core.Var, core.Expr]]) -> str:
    """As sources_text, but each value comes with the values of the later sources, nested likewise."""
    (var, source), *rest = sources
    text = iterable(w, source, True)
    if not rest:
        return f"tuple({text})"
    name = w.temp()
    w.line(f"{name} = []")
    loop = w.env[var.uid] = w.temp()
    with w.loop(f"for {loop} in {text}:"):
        w.line(f"{name}.append(({loop}, {nested_text(w, rest)}))")
    return f"tuple({name})"


def _for(w: Writer, s: core.ForEach) -> None:
    items = sources_text(w, s.binder)
    names = [w.temp() for _ in s.binder.sources]
    for (var, _), name in zip(s.binder.sources, names, strict=True):
        w.env[var.uid] = name
    with w.loop(f"for {', '.join(names)} in {items}:"):
        if s.binder.where is None:
            run_block(w, s.body)
        else:
            with w.block(f"if {value(w, s.binder.where)}:"):
                run_block(w, s.body)


def _repeat(w: Writer, s: core.Repeat) -> None:
    with w.loop(f"for {w.temp()} in range({s.limit}):"):
        if s.test is not None:
            with w.block(f"if not {value(w, s.test)}:"):
                w.line("break")
        run_block(w, s.body)
    if s.test is not None:
        with w.block("else:"), w.block(f"if {value(w, s.test)}:"):
            w.line(after_last_round(w, s))


def after_last_round(w: Writer, s: core.Repeat) -> str:
    """Return the line for a condition that holds after the last round: the end by limit in `play`, else a
    fault."""
    game = w.program.game
    if any(s is stmt for stmt in game.play.body):
        return f"raise Ended({len(game.ends) - 1})"
    return w.program.faulted(faults.BOUND, s.span)


def _run(w: Writer, s: core.Run) -> None:
    names = arguments(w, s)
    w.line(f"{flow_function(w, s.flow)}({', '.join(['s', *names])})")


def arguments(w: Writer, s: core.Run) -> list[str]:
    """Write the arguments of a flow. What lies outside a parameter's range is a fault."""
    return [
        w.keep(checked(w, value(w, arg), arg.type, var.type, s.span, faults.RANGE))
        for var, arg in zip(s.flow.params, s.args, strict=True)
    ]


def flow_function(w: Writer, flow: core.Flow) -> str:
    """Return the name of the function of a flow that cannot come to a decision."""
    return w.program.ask("F", flow, lambda name: _flow_text(w, name, flow))


def _flow_text(w: Writer, name: str, flow: core.Flow) -> Writer:
    params = [f"v{var.uid}" for var in flow.params]
    inner = Writer(w.program, name, ("s", *params))
    inner.env = {var.uid: text for var, text in zip(flow.params, params, strict=True)}
    inner.line(f"s.fired[{flow.rule}] += 1")
    run_block(inner, flow.body)
    return inner


def _end(w: Writer, s: core.End) -> None:
    w.line(f"raise Ended({s.reason})")


def _tally(w: Writer, s: core.Tally) -> None:
    w.line(f"s.wins[{s.conflict}][{reform(w, value(w, s.winner), s.winner.type, Int(-1, 7))} + 1] += 1")


RUN: dict[type[core.Stmt], Callable[[Writer, Any], None]] = {
    core.Let: _let,
    core.Assign: _assign,
    core.Add: _add,
    core.Take: _take,
    core.Move: _move,
    core.Draw: _draw,
    core.Chance: _chance,
    core.Show: _show,
    core.When: _when,
    core.ForEach: _for,
    core.Together: _for,
    core.Repeat: _repeat,
    core.Run: _run,
    core.End: _end,
    core.Tally: _tally,
}
