"""Operators: logic, numbers, comparisons, membership, set algebra, `a if b else c`."""

from __future__ import annotations

from shedu.compiler import core, tree
from shedu.compiler.check import fold, ranges
from shedu.compiler.check.context import Context, Scope, poison
from shedu.compiler.check.dispatch import expr, expression_rule
from shedu.compiler.check.fitting import a_number, adapt, collection, condition, fit, is_poison, or_nought
from shedu.compiler.check.types_of import alike, bad, empty, fits, join, maybe, most, whole, words
from shedu.compiler.source import Span
from shedu.runtime.types import BagType, Bool, Int, ListType, NoneType, Optional, SetType, Type, strip

WIDEST_SPAN = 65_536


@expression_rule(tree.Unary)
def _unary(ctx: Context, scope: Scope, node: tree.Unary, _want: Type | None) -> core.Expr:
    if node.op == "not":
        return fold.negation(condition(ctx, scope, node.operand, "What `not` denies"), node.span)
    operand = expr(ctx, scope, node.operand)
    if is_poison(operand):
        return operand
    found = a_number(ctx, operand, "What `-` negates")
    if isinstance(operand, core.Const) and isinstance(operand.value, int):
        return fold.number(-operand.value, node.span)
    return core.Op(maybe(ranges.negate(found), operand.type), node.span, "neg", (operand,))


@expression_rule(tree.Binary, tree.Increase)
def _binary(ctx: Context, scope: Scope, node: tree.Binary, want: Type | None) -> core.Expr:
    match node.op:
        case "and" | "or":
            left = condition(ctx, scope, node.left)
            return fold.logic(node.op, left, condition(ctx, scope, node.right), node.span)
        case "==" | "!=" | "<" | "<=" | ">" | ">=":
            return _comparison(ctx, scope, node)
        case "in":
            return _member(ctx, scope, node)
        case "not in":
            return fold.negation(_member(ctx, scope, node), node.span)
        case "..":
            return _span(ctx, scope, node)
    return _arithmetic(ctx, scope, node, want)


# ------------------------------------------------------------------ comparisons
def _open_literal(node: tree.Expr) -> bool:
    """Tell whether the text alone does not tell the type: `none`, `{…}`, `[…]`."""
    return isinstance(node, tree.Nothing | tree.SetOf | tree.ListOf | tree.Comprehension)


def _pair(ctx: Context, scope: Scope, node: tree.Binary) -> tuple[core.Expr, core.Expr]:
    """Check two sides that are of one type; a literal takes its type from the other side."""
    if _open_literal(node.left) and not _open_literal(node.right):
        right = expr(ctx, scope, node.right)
        return expr(ctx, scope, node.left, right.type), right
    left = expr(ctx, scope, node.left)
    return left, expr(ctx, scope, node.right, left.type)


def _comparison(ctx: Context, scope: Scope, node: tree.Binary) -> core.Expr:
    left, right = _pair(ctx, scope, node)
    if is_poison(left) or is_poison(right):
        return poison(node.span)
    if not alike(left.type, right.type):
        ctx.error("E0318", f"{words(left.type)} and {words(right.type)} cannot be compared.", node.span)
        return poison(node.span)
    if node.op not in ("==", "!="):
        return _order(ctx, node, left, right)
    return fold.comparison(node.op, _level(left, right), _level(right, left), node.span)


def _level(one: core.Expr, other: core.Expr) -> core.Expr:
    kind = other.type
    return fold.retype(
        one,
        kind
        if isinstance(kind, Optional | NoneType) or not isinstance(one.type, NoneType)
        else Optional(kind),
    )


def _order(ctx: Context, node: tree.Binary, left: core.Expr, right: core.Expr) -> core.Expr:
    kind = strip(left.type)
    if isinstance(kind, SetType | BagType):
        if node.op == "<=":
            return core.Op(Bool(), node.span, "within", (left, right))
        ctx.error(
            "E0318",
            f"Sets and bags are not compared by `{node.op}`.",
            node.span,
            hint="`<=` and `in` tell whether one holds another",
        )
        return poison(node.span)
    if isinstance(kind, Int | Bool | ListType | NoneType):
        return fold.comparison(node.op, left, right, node.span)
    ctx.error("E0318", f"{words(kind)} has no order.", node.span, "numbers, truths and lists can be compared")
    return poison(node.span)


# ------------------------------------------------------------------ membership
def _member(ctx: Context, scope: Scope, node: tree.Binary) -> core.Expr:
    source_first = _open_literal(node.left) or not _open_literal(node.right)
    if source_first:
        source = expr(ctx, scope, node.right)
        item = expr(ctx, scope, node.left, _item_want(source.type, node.left))
    else:
        item = expr(ctx, scope, node.left)
        source = expr(ctx, scope, node.right, SetType(strip(item.type)))
    of = collection(ctx, source, "What stands behind `in`")
    if is_poison(item) or is_poison(source) or of is None:
        return poison(node.span)
    if empty(of):
        return fold.truth(False, node.span)
    if _same_kind(item.type, source.type) and not (alike(item.type, of) and not empty(item.type)):
        return _within(ctx, item, source, node.span)
    if not alike(item.type, of):
        ctx.error("E0318", f"{words(item.type)} cannot be in {words(source.type)}.", node.span)
        return poison(node.span)
    return fold.member(adapt(item, Optional(of)), source, node.span)


def _item_want(source: Type, node: tree.Expr) -> Type | None:
    of = strip(source)
    if not isinstance(of, SetType | BagType | ListType):
        return None
    return (
        of if isinstance(node, tree.SetOf | tree.Comprehension) and not isinstance(of.of, SetType | BagType) else of.of
    )


def _same_kind(item: Type, source: Type) -> bool:
    item, source = strip(item), strip(source)
    return isinstance(item, SetType | BagType) and isinstance(source, SetType | BagType)


def _within(ctx: Context, item: core.Expr, source: core.Expr, span: Span) -> core.Expr:
    item = adapt(item, source.type)
    if not alike(item.type, source.type):
        ctx.error("E0318", f"{words(item.type)} cannot be in {words(source.type)}.", span)
        return poison(span)
    return core.Op(Bool(), span, "within", (item, source))


# ------------------------------------------------------------------ numbers and collections
def _span(ctx: Context, scope: Scope, node: tree.Binary) -> core.Expr:
    low, high = expr(ctx, scope, node.left), expr(ctx, scope, node.right)
    if is_poison(low) or is_poison(high):
        return poison(node.span)
    a, b = a_number(ctx, low, "The start of a span"), a_number(ctx, high, "The end of a span")
    kind = SetType(Int(a.low, max(a.low, b.high)))
    if b.high - a.low >= WIDEST_SPAN:
        ctx.error("E0603", "This span is too wide.", node.span, f"at most {WIDEST_SPAN:,} numbers")
        return poison(node.span)
    if isinstance(low, core.Const) and isinstance(high, core.Const):
        return core.Const(kind, node.span, frozenset(range(a.low, b.high + 1)))
    return core.Op(kind, node.span, "span", (low, high))


def _arithmetic(ctx: Context, scope: Scope, node: tree.Binary, want: Type | None) -> core.Expr:
    if node.op in "+-":
        hint = want if want is not None and isinstance(strip(want), SetType | BagType | ListType) else None
        left = expr(ctx, scope, node.left, hint)
        right = expr(ctx, scope, node.right, left.type if hint is None else hint)
        if is_poison(left) or is_poison(right):
            return poison(node.span)
        if isinstance(strip(left.type), SetType | BagType | ListType):
            return _algebra(ctx, node, left, right)
        right = or_nought(ctx, right) if isinstance(node, tree.Increase) else right
        return numbers(ctx, node.op, left, right, node.span)
    left, right = expr(ctx, scope, node.left), expr(ctx, scope, node.right)
    return numbers(ctx, node.op, left, right, node.span)


def numbers(ctx: Context, op: str, left: core.Expr, right: core.Expr, span: Span) -> core.Expr:
    """Return an operation on two numbers."""
    if is_poison(left) or is_poison(right):
        return poison(span)
    what = f"What `{op}` works on"
    if whole(left.type) is None or whole(right.type) is None:
        a_number(ctx, left, what)
        a_number(ctx, right, what)
        return poison(span)
    a, b = a_number(ctx, left, what), a_number(ctx, right, what)
    if op in ("/", "mod") and b == Int(0, 0):
        ctx.error("E0403", "This divides by nought.", right.span)
        return poison(span)
    kind = ranges.OPERATIONS[op](a, b)
    if ranges.beyond(kind):
        too_far(ctx, kind, span)
        return poison(span)
    return fold.arithmetic(op, left, right, maybe(kind, left.type, right.type), span)


def too_far(ctx: Context, kind: Int, span: Span) -> None:
    """Note that a number can become larger than the engines can work with."""
    ctx.error(
        "E0402",
        "This number can become too large.",
        span,
        f"it may be anything from {kind.low:,} to {kind.high:,}",
        hint=f"numbers end at {ranges.LIMIT:,}; smaller ranges of its parts keep it within",
    )


def _algebra(ctx: Context, node: tree.Binary, left: core.Expr, right: core.Expr) -> core.Expr:
    """`+` and `-` on sets, bags and lists; a list added to a set gives its elements."""
    kind = strip(left.type)
    if isinstance(kind, SetType) and isinstance(strip(right.type), ListType):
        of = strip(right.type)
        right = (
            core.Builtin(SetType(of.of), right.span, "set_of", (right,))
            if isinstance(of, ListType)
            else right
        )
    if not alike(left.type, right.type) or (isinstance(kind, ListType) and node.op == "-"):
        ctx.error(
            "E0318", f"`{node.op}` does not work on {words(left.type)} and {words(right.type)}.", node.span
        )
        return poison(node.span)
    names = {SetType: ("union", "minus"), BagType: ("bag_add", "bag_sub"), ListType: ("concat", "concat")}
    op = names[type(kind)][node.op == "-"]
    return core.Op(
        _sum_type(left, right, node.op), node.span, op, (adapt(left, right.type), adapt(right, left.type))
    )


def _sum_type(left: core.Expr, right: core.Expr, op: str) -> Type:
    a, b = strip(left.type), strip(right.type)
    if isinstance(a, BagType):
        return BagType(a.of)
    if isinstance(a, ListType):
        return ListType(join(a.of, b.of) or a.of if isinstance(b, ListType) else a.of, most(a) + most(b))
    return a if op == "-" or empty(b) else join(a, b) or a


# ------------------------------------------------------------------ choice by a condition
@expression_rule(tree.Conditional)
def _conditional(ctx: Context, scope: Scope, node: tree.Conditional, want: Type | None) -> core.Expr:
    test = condition(ctx, scope, node.test)
    then = expr(ctx, scope, node.then, want)
    other = expr(ctx, scope, node.otherwise, want if want is not None else then.type)
    if _open_literal(node.then) and want is None:
        then = fit(ctx, then, Optional(other.type), "This") if fits(then.type, Optional(other.type)) else then
    kind = join(then.type, other.type)
    if kind is None:
        ctx.error("E0318", f"One value is {words(then.type)}, the other {words(other.type)}.", node.span)
        return poison(node.span)
    if bad(kind) or is_poison(test):
        return poison(node.span)
    return fold.branch(test, then, other, kind, node.span)
