"""Working out what is constant, so that both engines get trees in which options have left no trace."""

from __future__ import annotations

from shedu.compiler import core
from shedu.compiler.check import ranges
from shedu.compiler.check.types_of import empty, join
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
    index_of,
    strip,
    unit_kinds,
)


def truth(value: bool, span: Span) -> core.Const:
    """Return a constant truth value."""
    return core.Const(Bool(), span, value)


def number(value: int, span: Span) -> core.Const:
    """Return a constant number."""
    return core.Const(Int(value, value), span, value)


def is_true(expr: core.Expr | None) -> bool:
    """Tell whether an expression is the constant true."""
    return isinstance(expr, core.Const) and expr.value is True


def is_false(expr: core.Expr | None) -> bool:
    """Tell whether an expression is the constant false."""
    return isinstance(expr, core.Const) and expr.value is False


def logic(op: str, left: core.Expr, right: core.Expr, span: Span) -> core.Expr:
    """`and` and `or`, leaving out what does not matter."""
    stops = is_false if op == "and" else is_true
    passes = is_true if op == "and" else is_false
    if stops(left) or passes(right):
        return left
    if passes(left) or stops(right):
        return right
    return core.Op(Bool(), span, op, (left, right))


def negation(operand: core.Expr, span: Span) -> core.Expr:
    """`not`."""
    if isinstance(operand, core.Const) and isinstance(operand.value, bool):
        return truth(not operand.value, span)
    return core.Op(Bool(), span, "not", (operand,))


def arithmetic(op: str, left: core.Expr, right: core.Expr, kind: Type, span: Span) -> core.Expr:
    """`+ - * / mod` on numbers; a division by the constant nought is left to the run."""
    if isinstance(left, core.Const) and isinstance(right, core.Const):
        a, b = left.value, right.value
        if isinstance(a, int) and isinstance(b, int) and not (op in ("/", "mod") and b == 0):
            value = _compute(op, a, b)
            if abs(value) <= ranges.LIMIT:
                return number(value, span)
    return core.Op(kind, span, op, (left, right))


def _compute(op: str, a: int, b: int) -> int:
    match op:
        case "+":
            return a + b
        case "-":
            return a - b
        case "*":
            return a * b
        case "/":
            return a // b
    return a % b


def comparison(op: str, left: core.Expr, right: core.Expr, span: Span) -> core.Expr:
    """`== != < <= > >=`."""
    if isinstance(left, core.Const) and isinstance(right, core.Const):
        found = _compare(op, left.value, right.value)
        if found is not None:
            return truth(found, span)
    return core.Op(Bool(), span, op, (left, right))


def _compare(op: str, a: object, b: object) -> bool | None:
    if op in ("==", "!="):
        return (a == b and (a is None) == (b is None)) == (op == "==")
    if isinstance(a, int) and isinstance(b, int):
        return {"<": a < b, "<=": a <= b, ">": a > b, ">=": a >= b}[op]
    return None


def branch(test: core.Expr, then: core.Expr, other: core.Expr, kind: Type, span: Span) -> core.Expr:
    """`then if test else other`, with the branch taken where the test is constant."""
    if is_true(test) or is_false(test):
        taken = then if is_true(test) else other
        return retype(taken, kind)
    if isinstance(then, core.Const) and isinstance(other, core.Const) and _same(then, other):
        return retype(then, kind)
    return core.If(kind, span, test, retype(then, kind), retype(other, kind))


def _same(a: core.Const, b: core.Const) -> bool:
    return a.value == b.value and type(a.value) is type(b.value)


def retype(expr: core.Expr, kind: Type) -> core.Expr:
    """Give a bare `none`, `{}` or `[]` the type it is wanted to have."""
    if not isinstance(expr, core.Const) or not empty(expr.type) or empty(kind):
        return expr
    if isinstance(expr.type, NoneType):
        return core.Const(kind, expr.span, None)
    return core.Const(strip(kind), expr.span, nothing(kind))


def nothing(kind: Type) -> object:
    """Return the empty collection of a type."""
    match strip(kind):
        case BagType(of):
            return (0,) * (unit_kinds(of) or 0)
        case SetType(of):
            return () if isinstance(of, SetType | BagType) else frozenset()
    return ()


def first(kind: Type) -> object:
    """Return what stands where nothing has been set: none, 0 or the lowest number, false, empty, the first value."""
    match kind:
        case Bool():
            return False
        case Int(low, high):
            return 0 if low <= 0 <= high else low
        case Atom():
            return 0
        case Record(fields=fields):
            return tuple(first(part) for _, part in fields)
        case SetType() | BagType() | ListType():
            return nothing(kind)
    return None


def set_of(items: tuple[core.Expr, ...], kind: SetType, span: Span) -> core.Expr:
    """A set of values, constant if they are. Nothing is no member."""
    if isinstance(kind.of, SetType | BagType) or not all(isinstance(item, core.Const) for item in items):
        return core.MakeSet(kind, span, items)
    values = (item.value for item in items if isinstance(item, core.Const))
    return core.Const(kind, span, frozenset(value for value in values if value is not None))


def bag_of(items: tuple[tuple[core.Expr, core.Expr], ...], kind: BagType, span: Span) -> core.Expr:
    """A bag of (count, kind) pairs, constant if they are."""
    counts = [0] * (unit_kinds(kind.of) or 0)
    for count, unit in items:
        if not isinstance(count, core.Const) or not isinstance(unit, core.Const):
            return core.MakeBag(kind, span, items)
        if unit.value is None and not isinstance(kind.of, Optional):
            return core.MakeBag(kind, span, items)
        counts[index_of(kind.of, unit.value)] += count.value if isinstance(count.value, int) else 0
    return core.Const(kind, span, tuple(counts))


def list_of(items: tuple[core.Expr, ...], kind: Type, span: Span) -> core.Expr:
    """A list of values, constant if they are."""
    if all(isinstance(item, core.Const) for item in items):
        return core.Const(kind, span, tuple(item.value for item in items if isinstance(item, core.Const)))
    return core.MakeList(kind, span, items)


def record_of(items: tuple[core.Expr, ...], kind: Type, span: Span) -> core.Expr:
    """A record, constant if its parts are."""
    if all(isinstance(item, core.Const) for item in items):
        return core.Const(kind, span, tuple(item.value for item in items if isinstance(item, core.Const)))
    return core.MakeRecord(kind, span, items)


def member(item: core.Expr, source: core.Expr, span: Span) -> core.Expr:
    """`item in source`. A short written-out set is tested value by value."""
    if (
        isinstance(source, core.Const)
        and isinstance(item, core.Const)
        and isinstance(source.value, frozenset)
    ):
        return truth(item.value in source.value, span)
    if isinstance(source, core.MakeSet) and len(source.items) <= 4 and _plain(item):
        found: core.Expr = truth(False, span)
        for value in source.items:
            found = logic("or", found, _there(comparison("==", item, value, span), value, item), span)
        return found
    return core.Op(Bool(), span, "in", (item, source))


def _there(same: core.Expr, value: core.Expr, item: core.Expr) -> core.Expr:
    """Nothing is a member of no set, though nothing equals nothing."""
    if strip(item.type) == item.type or strip(value.type) == value.type:
        return same
    none = core.Const(NoneType(), value.span, None)
    return logic("and", same, comparison("!=", value, retype(none, value.type), value.span), value.span)


def _plain(expr: core.Expr) -> bool:
    match expr:
        case core.Local() | core.Const():
            return True
        case core.Read(keys=keys):
            return all(_plain(key) for key in keys)
        case core.FieldOf(base=base):
            return _plain(base)
        case core.Column(row=row):
            return _plain(row)
    return False


def joined(types: list[Type]) -> Type | None:
    """Return the type that holds all the given ones; None where there is none."""
    found: Type | None = types[0] if types else None
    for kind in types[1:]:
        found = None if found is None else join(found, kind)
    return found
