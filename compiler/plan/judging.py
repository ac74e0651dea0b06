"""What is known of a condition before it is lowered: whether it can be a fault, and roughly how dear it is."""

from __future__ import annotations

from shedu.compiler import core
from shedu.compiler.core import Expr, Var
from shedu.compiler.walk import children
from shedu.runtime.types import BagType, Int, ListType, NoneType, Optional, Record, SetType, Type, cardinality, strip

USUAL = 8
"""How many members a set, bag or list is thought to have."""
REGION = 200


def always_fits(inner: Type, outer: Type) -> bool:
    """Tell whether every value of a type is one of another, as far as ranges and none can tell."""
    match inner, outer:
        case Int(low, high), Int(least, most):
            return least <= low and high <= most
        case NoneType(), _:
            return isinstance(outer, Optional)
        case Optional(of), Optional(wider):
            return always_fits(of, wider)
        case Optional(), _:
            return False
        case _, Optional(of):
            return always_fits(inner, of)
        case Record(fields=fields), Record(fields=others):
            return all(always_fits(one, other) for (_, one), (_, other) in zip(fields, others, strict=False))
        case (
            (SetType(of=one), SetType(of=other))
            | (ListType(of=one), ListType(of=other))
            | (
                BagType(of=one),
                BagType(of=other),
            )
        ):
            return isinstance(one, NoneType) or always_fits(one, other)
    return True


def may_fault(expr: Expr, some: frozenset[Var] = frozenset()) -> bool:
    """Tell whether a value can be a fault when it is worked out, so that it is tested last. ``some``: variables that
    are not none here."""
    if _faulty(expr, some):
        return True
    if isinstance(expr, core.If):
        known = some | _not_none(expr.test)
        return may_fault(expr.test, some) or may_fault(expr.then, known) or may_fault(expr.other, some)
    return any(may_fault(child, some) for child in children(expr))


def _not_none(test: Expr) -> frozenset[Var]:
    """Return the variables that a condition says are not none."""
    match test:
        case core.Op(op="!=", args=(core.Local(var=var), core.Const(value=None))):
            return frozenset((var,))
        case core.Op(op="and", args=args):
            return frozenset().union(*map(_not_none, args))
    return frozenset()


def _given(expr: Expr, some: frozenset[Var]) -> Type:
    return strip(expr.type) if isinstance(expr, core.Local) and expr.var in some else expr.type


def _faulty(expr: Expr, some: frozenset[Var]) -> bool:
    match expr:
        case core.Op(op="/" | "mod", args=(_, divisor)):
            return not (isinstance(divisor, core.Const) and divisor.value != 0)
        case core.Op(op="bag_sub" | "narrow" | "some"):
            return True
        case core.Read(item=item, keys=keys):
            return not all(always_fits(_given(key, some), kind) for key, kind in zip(keys, item.keys, strict=True))
        case core.Call(define=define, args=args):
            pairs = zip(args, define.params, strict=True)
            given = all(always_fits(_given(arg, some), var.type) for arg, var in pairs)
            return not given or not always_fits(define.body.type, define.type) or may_fault(define.body)
    return False


def cost(expr: Expr) -> float:
    """Return roughly how many reads a value takes."""
    below = sum(cost(child) for child in children(expr))
    match expr:
        case core.Const() | core.Local() | core.Domain():
            return 0.5
        case core.Call(define=define):
            return below + 1 + cost(define.body)
        case core.RegionSet() | core.RegionAt():
            return below + REGION
        case core.Builtin(name="ways"):
            return REGION
        case core.Gather(binder=binder):
            rounds = 1
            for _, source in binder.sources:
                rounds *= _size(source)
            return 5 + rounds * (1 + below)
    return 1 + below


def _size(source: Expr) -> int:
    if isinstance(source, core.Domain):
        return cardinality(source.of) or 1
    return USUAL
