"""Folding what constants decide, after parameters were replaced by their values."""

from __future__ import annotations

from shedu.compiler import core
from shedu.compiler.core import Expr
from shedu.compiler.walk import rebuild
from shedu.runtime.types import Bool, Record, strip


def simplified(expr: Expr) -> Expr:
    """Return the expression with constant parts folded. Values never change."""
    expr = rebuild(expr, simplified)
    match expr:
        case core.Op(op="and" | "or" as op, args=args):
            return _joined(expr, op, args)
        case core.Op(op="not", args=(core.Const(value=value),)):
            return truth(expr, not value)
        case core.Op(op="==" | "!=" as op, args=(core.Const(value=left), core.Const(value=right))):
            return truth(expr, (left == right) == (op == "=="))
        case core.Op(op="==" | "!=" as op, args=(core.Const(type=Bool(), value=left), right)) if isinstance(
            right.type, Bool
        ):
            return _known(expr, right, bool(left) == (op == "=="))
        case core.Op(op="==" | "!=" as op, args=(left, core.Const(type=Bool(), value=right))) if isinstance(
            left.type, Bool
        ):
            return _known(expr, left, bool(right) == (op == "=="))
        case core.Op(op="in", args=(core.Const(value=item), core.MakeSet(items=items))) if all(
            isinstance(part, core.Const) for part in items
        ):
            return truth(expr, any(part.value == item for part in items if isinstance(part, core.Const)))
        case core.Op(op="in", args=(core.Const(value=item), core.Const(value=frozenset() as whole))):
            return truth(expr, item in whole)
        case core.If(test=core.Const(value=value), then=then, other=other):
            return then if value else other
        case core.Column(row=core.Const(value=int(row)), table=table, index=index):
            return core.Const(expr.type, expr.span, table.cells[index][row])
        case core.FieldOf(base=core.Const(value=tuple() as value), index=index) if isinstance(
            strip(expr.base.type), Record
        ):
            return core.Const(expr.type, expr.span, value[index])
    return expr


def truth(expr: Expr, value: bool) -> core.Const:
    """Return a constant truth value in an expression's place."""
    return core.Const(Bool(), expr.span, value)


def _known(expr: Expr, side: Expr, same: bool) -> Expr:
    return side if same else core.Op(Bool(), expr.span, "not", (side,))


def _joined(expr: Expr, op: str, args: tuple[Expr, ...]) -> Expr:
    deciding = op == "or"
    left: list[Expr] = []
    for arg in args:
        if isinstance(arg, core.Const):
            if bool(arg.value) == deciding:
                return truth(expr, deciding)
        else:
            left.append(arg)
    if not left:
        return truth(expr, not deciding)
    return left[0] if len(left) == 1 else core.Op(expr.type, expr.span, op, tuple(left))
