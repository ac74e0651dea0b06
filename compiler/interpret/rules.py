"""Definitions and regions as Python functions whose results are kept until a state item they read is
assigned."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from shedu.compiler import core, faults
from shedu.compiler.interpret.exprs import EMIT, atom, checked, maybe, nothing_text, value
from shedu.compiler.interpret.writer import Writer
from shedu.compiler.source import Span
from shedu.runtime.types import Optional, strip


def _arguments(
    w: Writer, params: Sequence[core.Var], args: Sequence[core.Expr], span: Span
) -> tuple[list[str], list[str]]:
    """Write the arguments' values; return their names, and the names of those that may be none and must
    not."""
    names, unsafe = [], []
    for var, arg in zip(params, args, strict=True):
        name = atom(w, arg)
        if maybe(arg.type) and not maybe(var.type):
            unsafe.append(name)
        names.append(w.keep(_in_range(w, name, arg, var, span)))
    return names, unsafe


def _in_range(w: Writer, name: str, arg: core.Expr, var: core.Var, span: Span) -> str:
    wanted = var.type if maybe(var.type) or not maybe(arg.type) else Optional(strip(var.type))
    return checked(w, name, arg.type, wanted, span, faults.RANGE)


def _key(names: list[str]) -> str:
    """Return the text of the key under which a result is kept."""
    return names[0] if len(names) == 1 else f"({', '.join(names)})" if names else "0"


def _asked(w: Writer, letter: str, owner: core.Define | core.Region, names: list[str]) -> str:
    """Write the look-up of a result, or its making where none is kept; return its name."""
    result = w.temp()
    call = f"{_function(w, letter, owner)}({', '.join(['s', *names])})"
    if owner not in w.program.kept:
        w.line(f"{result} = {call}")
        return result
    w.line(f"{result} = {w.hold(w.program.kept[owner])}.get({_key(names)}, M)")
    with w.block(f"if {result} is M:"):
        w.line(f"{result} = {call}")
    return result


def _of_some(w: Writer, unsafe: list[str], nothing: str, write: Callable[[], str]) -> str:
    """Write what is done with arguments; those asked at nothing give nothing, and are not looked into."""
    if not unsafe:
        return write()
    result = w.temp()
    w.line(f"{result} = {nothing}")
    with w.block(f"if {' and '.join(f'{name} is not None' for name in unsafe)}:"):
        w.line(f"{result} = {write()}")
    return result


def _function(w: Writer, letter: str, owner: core.Define | core.Region) -> str:
    if isinstance(owner, core.Define):
        return w.program.ask(letter, owner, lambda name: _define_text(w, name, owner))
    return w.program.ask(letter, owner, lambda name: _region_text(w, name, owner))


def _call(w: Writer, e: core.Call) -> str:
    names, unsafe = _arguments(w, e.define.params, e.args, e.span)
    return _of_some(w, unsafe, nothing_text(w, e.type), lambda: _call_of(w, e, names))


def _call_of(w: Writer, e: core.Call, names: list[str]) -> str:
    if not w.program.facts.small(e.define):
        return _asked(w, "D", e.define, names)
    for var, name in zip(e.define.params, names, strict=True):
        w.env[var.uid] = name
    return _result(w, e.define)


def _result(w: Writer, define: core.Define) -> str:
    body = define.body
    kind = define.type
    if maybe(body.type) and not maybe(kind):
        name = w.keep(checked(w, value(w, body), body.type, Optional(kind), define.span, faults.RANGE))
        return f"({nothing_text(w, kind)} if {name} is None else {name})"
    return checked(w, value(w, body), body.type, kind, define.span, faults.RANGE)


def _start(w: Writer, name: str, params: Sequence[core.Var]) -> tuple[Writer, list[str]]:
    names = [f"v{var.uid}" for var in params]
    inner = Writer(w.program, name, ("s", *names))
    inner.env = {var.uid: text for var, text in zip(params, names, strict=True)}
    return inner, names


def _keep_result(w: Writer, owner: core.Define | core.Region, names: list[str], text: str) -> None:
    result = w.keep(text)
    if owner in w.program.kept:
        kept = w.hold(w.program.kept[owner])
        with w.block(f"if len({kept}) > KEPT:"):
            w.line(f"{kept}.clear()")
        w.line(f"{kept}[{_key(names)}] = {result}")
    w.line(f"return {result}")


def _define_text(w: Writer, name: str, define: core.Define) -> Writer:
    inner, names = _start(w, name, define.params)
    _keep_result(inner, define, names, _result(inner, define))
    return inner


def _region_text(w: Writer, name: str, region: core.Region) -> Writer:
    inner, names = _start(w, name, region.params)
    kind = region.board.cell
    inner.line("t = []")
    inner.env[region.cell.uid] = "c"
    with inner.loop(f"for c in range({len(kind.values)}):"):
        test = value(inner, region.where)
        with inner.block(f"if {test}:"):
            inner.line("t.append(c)")
    near = w.program.helper(("near", kind), lambda: w.program.geometry(kind).near)
    _keep_result(inner, region, names, f"flood(t, {near})")
    return inner


# ------------------------------------------------------------------ regions asked for
def _parts(w: Writer, region: core.Region, args: Sequence[core.Expr], span: Span) -> str:
    names, unsafe = _arguments(w, region.params, args, span)
    nothing = w.program.helper("no parts", lambda: ((), {}))
    return w.keep(_of_some(w, unsafe, nothing, lambda: _asked(w, "R", region, names)))


def _region_set(w: Writer, e: core.RegionSet) -> str:
    return f"{_parts(w, e.region, e.args, e.span)}[0]"


def _region_at(w: Writer, e: core.RegionAt) -> str:
    cell = atom(w, e.cell)
    return f"{_parts(w, e.region, e.args, e.span)}[1].get({cell}, 0)"


EMIT |= {core.Call: _call, core.RegionSet: _region_set, core.RegionAt: _region_at}
