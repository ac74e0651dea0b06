"""Operators as Python."""

from __future__ import annotations

from collections.abc import Callable

from shedu.compiler import core, faults
from shedu.compiler.interpret.exprs import (
    EMIT,
    atom,
    checked,
    common,
    fault_if,
    guarded,
    maybe,
    numbered,
    reform,
    value,
    value_as,
)
from shedu.compiler.interpret.forms import fits, form_of, inward
from shedu.compiler.interpret.writer import Writer
from shedu.runtime.types import BagType, Int, ListType, NoneType, SetType, strip


def _op(w: Writer, e: core.Op) -> str:
    return OPERATORS[e.op](w, e)


# ------------------------------------------------------------------ truth
def _chain(w: Writer, e: core.Op) -> str:
    """`and`, `or`: what follows is looked at only where it still matters."""
    terms = list(_flat(e, e.op))
    texts = [value(w, terms[0])]
    for term in terms[1:]:
        with w.aside() as lines:
            text = value(w, term)
        if not lines:
            texts.append(text)
            continue
        name = w.temp()
        w.line(f"{name} = {_joined(texts, e.op)}")
        w.line(f"if {name}:" if e.op == "and" else f"if not {name}:")
        w.lines += [*lines, f"{' ' * (w.indent + 1)}{name} = {text}"]
        texts = [name]
    return _joined(texts, e.op)


def _flat(e: core.Expr, op: str) -> list[core.Expr]:
    """Return the terms of a chain of one operator."""
    if isinstance(e, core.Op) and e.op == op:
        return [term for arg in e.args for term in _flat(arg, op)]
    return [e]


def _joined(texts: list[str], op: str) -> str:
    return texts[0] if len(texts) == 1 else f"({f' {op} '.join(texts)})"


def _not(w: Writer, e: core.Op) -> str:
    return f"(not {value(w, e.args[0])})"


def _equal(w: Writer, e: core.Op) -> str:
    one, other = e.args
    if isinstance(one.type, NoneType):
        one, other = other, one
    if isinstance(other.type, NoneType):
        return f"({value(w, one)} is {'' if e.op == '==' else 'not '}None)"
    kind = common(one.type, other.type)
    return f"({value_as(w, one, kind)} {e.op} {value_as(w, other, kind)})"


def _compare(w: Writer, e: core.Op) -> str:
    one, other = atom(w, e.args[0]), atom(w, e.args[1])
    args = [(one, e.args[0].type), (other, e.args[1].type)]
    return guarded(w, args, f"({one} {e.op} {other})", e.type)


# ------------------------------------------------------------------ numbers
def _arithmetic(w: Writer, e: core.Op) -> str:
    names = [atom(w, arg) for arg in e.args]
    symbol = {"/": "//", "mod": "%", "neg": "-"}.get(e.op, e.op)
    text = f"({symbol}{names[0]})" if len(names) == 1 else f"({names[0]} {symbol} {names[1]})"
    return guarded(w, [(name, arg.type) for name, arg in zip(names, e.args, strict=True)], text, e.type)


def _divide(w: Writer, e: core.Op) -> str:
    divisor = e.args[1]
    if not (isinstance(divisor, core.Const) and divisor.value):
        name = atom(w, divisor)
        with w.block(f"if {name} == 0:"):
            w.line(w.program.faulted(faults.NOUGHT, e.span))
    return _arithmetic(w, e)


# ------------------------------------------------------------------ sets
def _in(w: Writer, e: core.Op) -> str:
    item, place = e.args
    kind = strip(place.type)
    if isinstance(place, core.MakeSet) and place.items:
        name = atom(w, item)
        return f"({' or '.join(f'{name} == {value(w, other)}' for other in place.items)})"
    if isinstance(place, core.Op) and place.op == "span":
        low, high = place.args
        if not (maybe(low.type) or maybe(high.type)):
            name = atom(w, item)
            inside = f"({value(w, low)} <= {name} <= {value(w, high)})"
            return guarded(w, [(name, item.type)], inside, e.type)
    if isinstance(kind, BagType):
        return _in_bag(w, item, place, kind)
    return _in_set(w, item, place, e)


def _in_bag(w: Writer, item: core.Expr, place: core.Expr, kind: BagType) -> str:
    name, bag = atom(w, item), atom(w, place)
    if isinstance(kind.of, Int) and not fits(strip(item.type), kind.of):
        inside = f"({kind.of.low} <= {name} <= {kind.of.high} and {bag}[{name} - {kind.of.low}] > 0)"
    else:
        inside = f"({bag}[{numbered(w, name, item.type, kind.of, item.span)}] > 0)"
    return f"({name} is not None and {inside})" if maybe(item.type) else inside


def _in_set(w: Writer, item: core.Expr, place: core.Expr, e: core.Op) -> str:
    name = atom(w, item)
    if isinstance(place, core.Const) and form_of(place.type) == "mask":
        return f"({name} in {w.program.constant(place.value)})"
    if form_of(place.type) == "mask":
        held = atom(w, place) if maybe(place.type) else value(w, place)
        return guarded(w, [(name, item.type), (held, place.type)], f"({held} >> {name} & 1)", e.type)
    elements = strip(place.type)
    assert isinstance(elements, SetType | ListType)
    return f"({reform(w, name, item.type, elements.of)} in {value(w, place)})"


def _two(w: Writer, e: core.Op) -> tuple[str, str, str]:
    """Return both arguments in one form, and that form (`bag`, `list` or a set's)."""
    one, other = e.args
    kind = common(one.type, other.type)
    form = "bag" if isinstance(kind, BagType) else form_of(kind)
    return value_as(w, one, kind), value_as(w, other, kind), form


def _within(w: Writer, e: core.Op) -> str:
    one, other, form = _two(w, e)
    if form == "bag":
        return f"bag_within({one}, {other})"
    return {
        "mask": f"(not {one} & ~{other})",
        "masks": f"(set({one}) <= set({other}))",
    }.get(form, f"({one} <= {other})")


def _set_operation(w: Writer, e: core.Op) -> str:
    one, other, form = _two(w, e)
    if form == "masks":
        texts = {
            "union": f"joined_masks({one}, {other})",
            "minus": f"joined_masks(set({one}) - set({other}), ())",
            "meet": f"joined_masks(set({one}) & set({other}), ())",
        }
        return texts[e.op]
    symbol = {"union": "|", "meet": "&", "minus": "& ~" if form == "mask" else "-"}[e.op]
    return reform(w, f"({one} {symbol}{other})", common(e.args[0].type, e.args[1].type), e.type)


def _bag_add(w: Writer, e: core.Op) -> str:
    return f"bag_add({', '.join(_summands(w, e))})"


def _summands(w: Writer, e: core.Op) -> list[str]:
    return [checked(w, value(w, arg), arg.type, e.type, e.span, faults.RANGE) for arg in e.args]


def _bag_sub(w: Writer, e: core.Op) -> str:
    name = w.keep(f"bag_sub({', '.join(_summands(w, e))})")
    with w.block(f"if {name} is None:"):
        w.line(w.program.faulted(faults.THERE, e.span))
    return name


def _narrow(w: Writer, e: core.Op) -> str:
    return checked(w, atom(w, e.args[0]), e.args[0].type, e.type, e.span, faults.RANGE)


def _some(w: Writer, e: core.Op) -> str:
    name = atom(w, e.args[0])
    fault_if(w, f"{name} is None", faults.of_some(e.args[0], w.program.game), e.span)
    return name


def _concat(w: Writer, e: core.Op) -> str:
    return f"({value(w, e.args[0])} + {value(w, e.args[1])})"


def _span(w: Writer, e: core.Op) -> str:
    low, high = atom(w, e.args[0]), atom(w, e.args[1])
    args = [(low, e.args[0].type), (high, e.args[1].type)]
    return guarded(w, args, f"frozenset(range({low}, {high} + 1))", e.type)


def constant_members(w: Writer, e: core.Const) -> str:
    """Return the text of a constant set of atoms as a tuple in order."""
    mask = inward(e.type, e.value)
    return w.program.helper(
        ("members", mask), lambda: tuple(m for m in range(mask.bit_length()) if mask >> m & 1)
    )


OPERATORS: dict[str, Callable[[Writer, core.Op], str]] = {
    "and": _chain,
    "or": _chain,
    "not": _not,
    "==": _equal,
    "!=": _equal,
    "<": _compare,
    "<=": _compare,
    ">": _compare,
    ">=": _compare,
    "+": _arithmetic,
    "-": _arithmetic,
    "*": _arithmetic,
    "neg": _arithmetic,
    "/": _divide,
    "mod": _divide,
    "narrow": _narrow,
    "some": _some,
    "in": _in,
    "within": _within,
    "union": _set_operation,
    "minus": _set_operation,
    "meet": _set_operation,
    "bag_add": _bag_add,
    "bag_sub": _bag_sub,
    "concat": _concat,
    "span": _span,
}

EMIT[core.Op] = _op
