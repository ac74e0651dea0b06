"""Guards of amendments: those that options decide, and those that cannot hold together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from shedu.compiler import tree as t
from shedu.compiler.amend.rules import Rules
from shedu.compiler.unparse import expression_text


def decided(guard: t.Expr | None, values: Mapping[str, str]) -> bool | None:
    """Whether the options alone make a condition true or false; None where they do not. No guard is true."""
    match guard:
        case None:
            return True
        case t.Truth(value=value):
            return value
        case t.Name(name=name) if values.get(name) in ("true", "false"):
            return values[name] == "true"
        case t.Unary(op="not", operand=operand):
            found = decided(operand, values)
            return None if found is None else not found
        case t.Binary(op="and" | "or"):
            return _joined(guard, values)
        case t.Binary(op="==" | "!=" | "in" | "not in"):
            return _compared(guard, values)
    return None


def _joined(guard: t.Binary, values: Mapping[str, str]) -> bool | None:
    stops = guard.op == "or"
    found = decided(guard.left, values), decided(guard.right, values)
    if stops in found:
        return stops
    return None if None in found else not stops


def _compared(guard: t.Binary, values: Mapping[str, str]) -> bool | None:
    left, right = guard.left, guard.right
    if not isinstance(left, t.Name) or left.name not in values:
        left, right = right, left
    if not isinstance(left, t.Name) or left.name not in values:
        return None
    if guard.op in ("in", "not in"):
        if right is guard.left or not isinstance(right, t.SetOf):
            return None
        texts = [value_text(item) for item in right.items]
        return None if None in texts else (values[left.name] in texts) == (guard.op == "in")
    text = value_text(right)
    return None if text is None else (values[left.name] == text) == (guard.op == "==")


def value_text(node: t.Expr) -> str | None:
    """The text by which a constant is set on a command line; None for what is no bare constant."""
    match node:
        case t.Name() | t.Number() | t.Truth() | t.Nothing() | t.Unary(op="-", operand=t.Number()):
            return expression_text(node)
    return None


# ---------------------------------------------------------------- disjoint


def disjoint(one: t.Expr | None, other: t.Expr | None, constants: frozenset[str]) -> bool:
    """Whether two conditions are seen never to hold together: a part of one denies a part of the other."""
    return any(_contradict(a, b, constants) for a in _conjuncts(one) for b in _conjuncts(other))


def _conjuncts(guard: t.Expr | None) -> Iterator[t.Expr]:
    if isinstance(guard, t.Binary) and guard.op == "and":
        yield from _conjuncts(guard.left)
        yield from _conjuncts(guard.right)
    elif guard is not None:
        yield guard


_OPPOSITES = {
    "==": "!=",
    "!=": "==",
    "in": "not in",
    "not in": "in",
    "<": ">=",
    ">=": "<",
    ">": "<=",
    "<=": ">",
}


def _contradict(a: t.Expr, b: t.Expr, constants: frozenset[str]) -> bool:
    if _denied(a) == expression_text(b) or _denied(b) == expression_text(a):
        return True
    if not (isinstance(a, t.Binary) and isinstance(b, t.Binary) and a.op == b.op == "=="):
        return False
    same = expression_text(a.left) == expression_text(b.left)
    first, second = _constant(a.right, constants), _constant(b.right, constants)
    return same and first is not None and second is not None and first != second


def _denied(node: t.Expr) -> str | None:
    """The text of the opposite, where it has one."""
    match node:
        case t.Unary(op="not", operand=operand):
            return expression_text(operand)
        case t.Binary(op=op, left=left, right=right) if op in _OPPOSITES:
            return expression_text(t.Binary(node.span, _OPPOSITES[op], left, right))
    return None


def _constant(node: t.Expr, constants: frozenset[str]) -> str | None:
    text = value_text(node)
    return text if not isinstance(node, t.Name) or node.name in constants else None


def constants_of(rules: Rules) -> frozenset[str]:
    """The names that stand for one value each: those of enumerations and rows."""
    found: set[str] = set()
    for declaration in rules.kept():
        if isinstance(declaration, t.TableDecl):
            found.update(row.name for row in declaration.rows)
        kind = getattr(declaration, "type", None)
        if isinstance(kind, t.EnumType):
            found.update(word.name for word in kind.values)
    return frozenset(found)
