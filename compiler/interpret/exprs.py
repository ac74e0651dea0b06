"""Expressions as Python: lines are written where loops are needed, and the text of the value is returned.

What operators, built-in functions, gatherings, literals and calls become stands in the modules named so.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from shedu.compiler import core, faults
from shedu.compiler.interpret.facts import free_vars
from shedu.compiler.interpret.forms import all_values, fits, form_of, inward, nothing
from shedu.compiler.interpret.writer import Writer
from shedu.compiler.source import Span
from shedu.runtime.types import (
    Atom,
    BagType,
    Bool,
    Int,
    ListType,
    NoneType,
    Optional,
    Record,
    SetType,
    Type,
    cardinality,
    strip,
)

EMIT: dict[type[core.Expr], Callable[[Writer, Any], str]] = {}
"""How each kind of expression is written; the modules of this package enter theirs."""


def value(w: Writer, expr: core.Expr) -> str:
    """Write what an expression needs and return the text of its value."""
    if w.deep and not isinstance(expr, core.Const | core.Local | core.Domain):
        return outlined(w, expr)
    return w.shorten(EMIT[type(expr)](w, expr))


def atom(w: Writer, expr: core.Expr) -> str:
    """As value, but the text is a name or number, so that it can be used twice."""
    return w.keep(value(w, expr))


def value_as(w: Writer, expr: core.Expr, kind: Type) -> str:
    """As value, in the form that another type has."""
    return reform(w, value(w, expr), expr.type, kind)


def outlined(w: Writer, expr: core.Expr) -> str:
    """Write the expression as a function of its own, and return a call of it."""
    free = free_vars((expr,))

    def write(name: str) -> Writer:
        inner = Writer(w.program, name, ("s", *(f"v{uid}" for uid in free)))
        inner.env = {uid: f"v{uid}" for uid in free}
        inner.line(f"return {value(inner, expr)}")
        return inner

    name = w.program.ask("X", expr, write)
    return f"{name}({', '.join(['s', *(w.env[uid] for uid in free)])})"


# ------------------------------------------------------------------ nothing, and forms
def maybe(kind: Type) -> bool:
    """Return whether a value of a type can be none."""
    return isinstance(kind, Optional | NoneType)


def nothing_text(w: Writer, kind: Type) -> str:
    """Return the text of what nothing is in a type."""
    return w.program.constant(nothing(kind))


def guarded(w: Writer, args: Iterable[tuple[str, Type]], text: str, kind: Type) -> str:
    """Return the text, or nothing (of a type) where one of the arguments, which are atoms, is none."""
    tests = [f"{name} is None" for name, have in args if maybe(have)]
    return f"({nothing_text(w, kind)} if {' or '.join(tests)} else {text})" if tests else text


def is_empty(kind: Type) -> bool:
    """Return whether it is the type of an empty literal, which has no element type of its own."""
    return isinstance(kind, SetType | BagType | ListType) and isinstance(kind.of, NoneType)


def reform(w: Writer, text: str, have: Type, want: Type) -> str:
    """Return the text of a value in the form that another type has."""
    if have == want or isinstance(have, NoneType):
        return text
    inner, outer = strip(have), strip(want)
    if is_empty(inner):
        return nothing_text(w, outer)
    if isinstance(inner, SetType) and isinstance(outer, SetType):
        return _reformed_set(w, text, have, outer)
    if isinstance(inner, BagType) and isinstance(outer, BagType):
        return _rebased(w, text, inner, outer)
    return text


def _reformed_set(w: Writer, text: str, have: Type, outer: SetType) -> str:
    one, other = form_of(have), form_of(outer)
    if one == other or is_empty(outer):
        return text
    name = w.keep(text)
    if (one, other) == ("mask", "frozen"):
        return guarded(w, [(name, have)], f"frozenset(members({name}))", outer)
    return guarded(w, [(name, have)], f"sum([1 << m for m in {name} if m is not None])", outer)


def _rebased(w: Writer, text: str, inner: BagType, outer: BagType) -> str:
    if not (isinstance(inner.of, Int) and isinstance(outer.of, Int)) or inner.of == outer.of:
        return text
    return f"rebased({text}, {inner.of.low - outer.of.low}, {cardinality(outer.of)})"


def common(one: Type, other: Type) -> Type:
    """Return the type in whose form two values are compared or joined."""
    inner, outer = strip(one), strip(other)
    if is_empty(inner) or isinstance(inner, NoneType):
        return outer
    if isinstance(inner, SetType) and isinstance(outer, SetType):
        return outer if form_of(outer) == "frozen" and not is_empty(outer) else inner
    if isinstance(inner, BagType) and isinstance(outer, BagType) and isinstance(inner.of, Int):
        if isinstance(outer.of, Int):
            return BagType(Int(min(inner.of.low, outer.of.low), max(inner.of.high, outer.of.high)))
    return inner


def checked(w: Writer, text: str, have: Type, want: Type, span: Span, what: str) -> str:
    """Return the text, in the wanted form, after writing a fault for what does not fit the type."""
    text = reform(w, text, have, want)
    if fits(have, want):
        return text
    name = w.keep(text)
    test = f"{name} is None" if maybe(have) and not maybe(want) else ""
    low_high = strip(want)
    if isinstance(low_high, Int) and not fits(strip(have), low_high):
        range_test = f"not {low_high.low} <= {name} <= {low_high.high}"
        if maybe(have) and maybe(want):
            range_test = f"{name} is not None and {range_test}"
        test = f"{test} or {range_test}" if test else range_test
    elif isinstance(low_high, BagType) and not fits(strip(have), low_high):
        test = f"{name} is None"
    elif isinstance(low_high, Record | SetType | ListType) and not fits(strip(have), low_high):
        test = f"not holds({w.program.helper(('type', want), lambda: want)}, {name})"
    if test:
        fault_if(w, test, what, span)
    return name


def fault_if(w: Writer, test: str, message: str, span: Span) -> None:
    """Write a fault under a test."""
    with w.block(f"if {test}:"):
        w.line(w.program.faulted(message, span))


# ------------------------------------------------------------------ keys
def numbered(w: Writer, name: str, have: Type, want: Type, span: Span) -> str:
    """Return the text of the number of a value (an atom, not none unless the wanted type has it) within a
    type."""
    match want:
        case Atom():
            return name
        case Int(low, high):
            if not fits(strip(have), want):
                some = f"{name} is not None and " if maybe(have) else ""
                fault_if(w, f"{some}not {low} <= {name} <= {high}", faults.RANGE, span)
            return name if low == 0 else f"({name} - {low})"
        case Bool():
            return f"bool({name})"
        case SetType():
            return name
    places = w.program.helper(
        ("place", want), lambda: {item: place for place, item in enumerate(all_values(want))}
    )
    return f"{places}[{name}]"


def read(w: Writer, item: core.StateItem, keys: Sequence[tuple[str, Type]], span: Span) -> str:
    """Return the text of a state item's value at keys, which are atoms and not none."""
    if not item.keys:
        return f"s.{w.program.items[item]}"
    return f"{w.hold(w.program.items[item])}[{index(w, item, keys, span)}]"


def index(w: Writer, item: core.StateItem, keys: Sequence[tuple[str, Type]], span: Span) -> str:
    """Return the text of the place of a state item's value at keys: mixed radix, the last key fastest."""
    text = ""
    for (name, have), kind in zip(keys, item.keys, strict=True):
        number = numbered(w, name, have, kind, span)
        text = f"({text}) * {cardinality(kind)} + {number}" if text else number
    return text


def _read(w: Writer, e: core.Read) -> str:
    keys = [(atom(w, key), key.type) for key in e.keys]
    unsafe = [key for key, kind in zip(keys, e.item.keys, strict=True) if not maybe(kind)]
    return guarded(w, unsafe, read(w, e.item, keys, e.span), e.type)


# ------------------------------------------------------------------ plain expressions
def _const(w: Writer, e: core.Const) -> str:
    return w.program.const(e.type, e.value)


def _local(w: Writer, e: core.Local) -> str:
    return w.env[e.var.uid]


def _domain(w: Writer, e: core.Domain) -> str:
    if isinstance(e.of, Atom):
        if e.of.kind == "seat":
            return f"((1 << {'s.n' if e.of.players_only else 's.seats'}) - 1)"
        return w.program.constant((1 << len(e.of.values)) - 1)
    return w.program.constant(frozenset(all_values(e.of)))


def _field(w: Writer, e: core.FieldOf) -> str:
    base = atom(w, e.base)
    return guarded(w, [(base, e.base.type)], f"{base}[{e.index}]", e.type)


def _column(w: Writer, e: core.Column) -> str:
    _, kind = e.table.columns[e.index]
    cells = e.table.cells[e.index]
    column = w.program.helper((e.table, e.index), lambda: tuple(inward(kind, cell) for cell in cells))
    row = atom(w, e.row)
    return reform(w, guarded(w, [(row, e.row.type)], f"{column}[{row}]", e.type), kind, e.type)


def _record(w: Writer, e: core.MakeRecord) -> str:
    return f"({''.join(f'{value(w, part)}, ' for part in e.parts)})"


def _let(w: Writer, e: core.LetIn) -> str:
    w.bind(e.var, value_as(w, e.value, e.var.type))
    return value(w, e.body)


def _if(w: Writer, e: core.If) -> str:
    test = value(w, e.test)
    with w.aside() as yes:
        then = value_as(w, e.then, e.type)
    with w.aside() as no:
        other = value_as(w, e.other, e.type)
    if not yes and not no:
        return f"({then} if {test} else {other})"
    name = w.temp()
    w.line(f"if {test}:")
    w.lines += [*yes, f"{' ' * (w.indent + 1)}{name} = {then}"]
    w.line("else:")
    w.lines += [*no, f"{' ' * (w.indent + 1)}{name} = {other}"]
    return name


EMIT |= {
    core.Const: _const,
    core.Local: _local,
    core.Domain: _domain,
    core.Read: _read,
    core.FieldOf: _field,
    core.Column: _column,
    core.MakeRecord: _record,
    core.LetIn: _let,
    core.If: _if,
}
