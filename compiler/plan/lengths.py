"""How long lists can become: the part of the plan that bounds them."""

from __future__ import annotations

from shedu.compiler import core
from shedu.runtime.types import Atom, Bool, Int, ListType, Optional, Record, Type, cardinality


def list_bound(expr: core.Expr) -> int:
    """Return the most items a list expression can have. Raises ValueError where nothing bounds it."""
    if isinstance(expr.type, ListType) and expr.type.limit is not None:
        return expr.type.limit
    match expr:
        case core.Const(value=tuple() as value):
            return len(value)
        case core.MakeList(items=items):
            return len(items)
        case core.Builtin(name="clockwise", type=ListType(of=of)):
            return cardinality(of) or 0
        case core.Call(define=define):
            return list_bound(define.body)
        case core.LetIn(body=body):
            return list_bound(body)
        case core.If(then=then, other=other):
            return max(list_bound(then), list_bound(other))
        case core.Builtin(name="sorted", args=args):
            return list_bound(args[0])
        case core.Builtin(name="front_of" | "last_of", args=args):
            return list_bound(args[1])
        case core.Gather(kind="min" | "max", body=core.Expr() as body):
            return list_bound(body)
        case core.Gather(kind="list" | "leading", binder=binder):
            size = 1
            for var, _ in binder.sources:
                size *= cardinality(var.type) or 1
            return size
    raise ValueError("nothing bounds this list")


def rank_of_none(kind: Type) -> int:
    """Return what a ranking key counts that is none: less than all its values."""
    return min(kind.of.low, 0) - 1 if isinstance(kind, Optional) and isinstance(kind.of, Int) else -1


def key_length(expr: core.Expr) -> int:
    """Return how many numbers a ranking key is."""
    match expr.type:
        case Bool() | Int() | Atom() | Record() | Optional(of=Bool() | Int() | Atom()):
            return 1
        case _:
            return list_bound(expr)
