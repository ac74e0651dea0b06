"""What is known of an expression for each value of one variable: table columns of a row, fields, comparisons."""

from __future__ import annotations

from collections.abc import Callable

from shedu.compiler import core
from shedu.compiler.core import Expr, Var
from shedu.compiler.walk import mentions
from shedu.runtime.types import BagType, Bool, cardinality, value_at

MOST_VALUES = 1_024
"""Variables of more values are not gone through."""

ORDER: dict[str, Callable[[int, int], bool]] = {
    "<": lambda a, b: a < b,
    "<=": lambda a, b: a <= b,
    ">": lambda a, b: a > b,
    ">=": lambda a, b: a >= b,
}


class Unknown(Exception):
    """The value depends on more than the variable, or is of a form that is not worked out here."""


def known_values(expr: Expr, var: Var) -> list[object] | None:
    """Return an expression's value for every value of a variable, in order; None where it depends on more, or there
    is no value."""
    count = cardinality(var.type)
    if not count or count > MOST_VALUES or not mentions(expr, var):
        return None
    try:
        return [_value(expr, var, value_at(var.type, index)) for index in range(count)]
    except Unknown:
        return None


def _value(expr: Expr, var: Var, given: object) -> object:
    match expr:
        case core.Const(value=value):
            return value
        case core.Local(var=it) if it is var:
            return given
        case core.Column(table=table, index=index, row=row):
            place = _value(row, var, given)
            if not isinstance(place, int):
                raise Unknown
            return table.cells[index][place]
        case core.FieldOf(base=base, index=index):
            record = _value(base, var, given)
            if not isinstance(record, tuple):
                raise Unknown
            return record[index]
        case core.If(test=test, then=then, other=other):
            return _value(then if _value(test, var, given) else other, var, given)
        case core.MakeSet(items=items):
            return frozenset(_value(item, var, given) for item in items)
        case core.Op(op="and", args=args):
            return all(_value(arg, var, given) for arg in args)
        case core.Op(op="or", args=args):
            return any(_value(arg, var, given) for arg in args)
        case core.Op(op="not", args=(arg,)):
            return not _value(arg, var, given)
        case core.Op(op=op, args=(left, right)) if isinstance(expr.type, Bool):
            return _compared(op, left, right, var, given)
    raise Unknown


def _compared(op: str, left: Expr, right: Expr, var: Var, given: object) -> bool:
    one, other = _value(left, var, given), _value(right, var, given)
    if op in ("==", "!="):
        return (one == other) == (op == "==")
    if op in ORDER and isinstance(one, int) and isinstance(other, int):
        return ORDER[op](one, other)
    if op == "in" and isinstance(other, frozenset):
        return one in other
    if op == "within" and isinstance(one, frozenset) and isinstance(other, frozenset):
        return one <= other
    raise Unknown


def holders(values: list[object], kind: BagType | None, member: object, index: int) -> frozenset[int]:
    """Return the numbers of the sets (bags, whose counts are by number) among some values that hold a member."""
    if kind is not None:
        return frozenset(i for i, value in enumerate(values) if isinstance(value, tuple) and value[index])
    return frozenset(i for i, value in enumerate(values) if isinstance(value, frozenset) and member in value)
