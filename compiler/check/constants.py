"""What of a checked expression is known before a game starts: tables hold nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from shedu.compiler import core
from shedu.compiler.check import fold
from shedu.compiler.check.ranges import inside
from shedu.compiler.check.types_of import whole
from shedu.runtime.types import BagType, Int, SetType

Bindings = Mapping[core.Var, core.Const]


def constant(expr: core.Expr, known: Bindings | None = None) -> core.Const | None:
    """Return the value of an expression, None where it depends on a game (or is beyond this plain arithmetic).

    Calls of defines are opened; ``known`` gives the values of variables."""
    known = known or {}
    match expr:
        case core.Const():
            return expr
        case core.Local(var=var):
            return known.get(var)
        case core.Call(define=define, args=args):
            return _called(define, args, known)
        case core.If(test=test, then=then, other=other):
            found = constant(test, known)
            return None if found is None else constant(then if found.value is True else other, known)
        case core.LetIn(var=var, value=value, body=body):
            held = constant(value, known)
            return None if held is None else constant(body, {**known, var: held})
        case core.Op():
            return _operated(expr, known)
        case core.MakeSet(items=items, type=SetType() as kind):
            parts = _all(items, known)
            return None if parts is None else _plain(fold.set_of(parts, kind, expr.span))
        case core.MakeList(items=items):
            parts = _all(items, known)
            return None if parts is None else _plain(fold.list_of(parts, expr.type, expr.span))
        case core.MakeBag(items=items, type=BagType() as kind):
            return _bag(items, kind, expr, known)
        case core.Column(table=table, index=index, row=row):
            return _cell(table, index, constant(row, known), expr)
    return None


def _plain(found: core.Expr) -> core.Const | None:
    return found if isinstance(found, core.Const) else None


def _all(parts: tuple[core.Expr, ...], known: Bindings) -> tuple[core.Const, ...] | None:
    found = tuple(constant(part, known) for part in parts)
    return tuple(part for part in found if part is not None) if None not in found else None


def _called(define: core.Define, args: tuple[core.Expr, ...], known: Bindings) -> core.Const | None:
    given = _all(args, known)
    body = getattr(define, "body", None)
    if given is None or body is None:
        return None
    found = constant(body, dict(zip(define.params, given, strict=True)))
    return None if found is None else core.Const(define.type, found.span, found.value)


def _bag(
    items: tuple[tuple[core.Expr, core.Expr], ...], kind: BagType, expr: core.Expr, known: Bindings
) -> core.Const | None:
    counts = _all(tuple(count for count, _ in items), known)
    units = _all(tuple(unit for _, unit in items), known)
    if counts is None or units is None:
        return None
    return _plain(fold.bag_of(tuple(zip(counts, units, strict=True)), kind, expr.span))


def _cell(table: core.Table, index: int, row: core.Const | None, expr: core.Expr) -> core.Const | None:
    if row is None or not isinstance(row.value, int):
        return None
    value = table.cells[index][row.value]
    return None if value is core.UNREAD else core.Const(expr.type, expr.span, value)


# ------------------------------------------------------------------ operators
def _operated(expr: core.Op, known: Bindings) -> core.Const | None:
    args = _all(expr.args, known)
    if args is None:
        return None
    values = tuple(arg.value for arg in args)
    match expr.op:
        case "some" | "narrow":
            return _held(expr, args[0])
        case "and" | "or" | "not":
            return fold.truth(_logic(expr.op, [value is True for value in values]), expr.span)
        case "+" | "-" | "*" | "/" | "mod":
            return _plain(fold.arithmetic(expr.op, args[0], args[1], expr.type, expr.span))
        case "==" | "!=" | "<" | "<=" | ">" | ">=":
            return _plain(fold.comparison(expr.op, args[0], args[1], expr.span))
        case "in":
            return _plain(fold.member(args[0], args[1], expr.span))
        case "concat" if all(isinstance(value, tuple) for value in values):
            return core.Const(expr.type, expr.span, sum((v for v in values if isinstance(v, tuple)), ()))
    return _gathered(expr, values)


def _logic(op: str, truths: list[bool]) -> bool:
    return all(truths) if op == "and" else any(truths) if op == "or" else not truths[0]


def _held(expr: core.Op, arg: core.Const) -> core.Const | None:
    """A value that is tested: where it fails the test it is left to the one who asks, as not constant."""
    kind = whole(expr.type)
    lies = arg.value is not None and (kind is None or (whole(arg.type) is not None and inside(_exactly(arg), kind)))
    return core.Const(expr.type, expr.span, arg.value) if lies else None


def _exactly(arg: core.Const) -> Int:
    assert isinstance(arg.value, int)
    return Int(arg.value, arg.value)


_SETS: dict[str, Callable[[frozenset[object], frozenset[object]], frozenset[object]]] = {
    "union": lambda one, other: one | other,
    "minus": lambda one, other: one - other,
    "meet": lambda one, other: one & other,
}


def _gathered(expr: core.Op, values: tuple[object, ...]) -> core.Const | None:
    match values:
        case (frozenset() as one, frozenset() as other) if expr.op in _SETS:
            return core.Const(expr.type, expr.span, _SETS[expr.op](one, other))
        case (tuple() as one, tuple() as other) if expr.op in ("bag_add", "bag_sub") and len(one) == len(other):
            sign = 1 if expr.op == "bag_add" else -1
            counts = tuple(int(a) + sign * int(b) for a, b in zip(one, other, strict=True))
            return core.Const(expr.type, expr.span, counts) if min(counts, default=0) >= 0 else None
    return None
