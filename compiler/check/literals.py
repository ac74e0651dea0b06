"""Sets, bags and lists written out: `{a, b}`, `{3 a, b}`, `[a, b]`."""

from __future__ import annotations

from shedu.compiler import core, tree
from shedu.compiler.check import fold, ranges
from shedu.compiler.check.context import Context, Scope, poison
from shedu.compiler.check.dispatch import expr, expression_rule
from shedu.compiler.check.fitting import a_number, is_poison, narrowed
from shedu.compiler.check.types_of import bad, element, words
from shedu.runtime.types import BagType, Int, ListType, NoneType, Optional, SetType, Type, strip, unit_kinds


@expression_rule(tree.SetOf)
def _set(ctx: Context, scope: Scope, node: tree.SetOf, want: Type | None) -> core.Expr:
    kind = None if want is None else strip(want)
    amounts = any(isinstance(item, tree.Amount) for item in node.items)
    if isinstance(kind, BagType) or amounts:
        return _bag(ctx, scope, node, kind if isinstance(kind, BagType) else None)
    of = kind.of if isinstance(kind, SetType) else None
    if not node.items:
        return _empty(node, kind)
    items = tuple(expr(ctx, scope, item, of) for item in node.items)
    joined = _joined(ctx, node, items)
    if joined is None:
        return poison(node.span)
    return fold.set_of(items, SetType(strip(joined)), node.span)


def _empty(node: tree.SetOf, kind: Type | None) -> core.Expr:
    if isinstance(kind, SetType):
        return core.Const(kind, node.span, fold.nothing(kind))
    return core.Const(SetType(NoneType()), node.span, frozenset())


def _joined(ctx: Context, node: tree.Expr, items: tuple[core.Expr, ...]) -> Type | None:
    kinds = [item.type for item in items]
    if any(is_poison(item) for item in items):
        return None
    found = fold.joined(kinds)
    if found is None:
        names = ", ".join(dict.fromkeys(words(kind) for kind in kinds))
        ctx.error("E0318", "The elements are not of one type.", node.span, names)
    return found


def _bag(ctx: Context, scope: Scope, node: tree.SetOf, kind: BagType | None) -> core.Expr:
    pairs = tuple(_unit(ctx, scope, item, kind) for item in node.items)
    if any(is_poison(count) or is_poison(unit) for count, unit in pairs):
        return poison(node.span)
    of = kind.of if kind is not None and not pairs else _joined(ctx, node, tuple(unit for _, unit in pairs))
    if of is None:
        return poison(node.span)
    of = _held(kind, strip(of))
    if unit_kinds(of) is None:
        ctx.error("E0316", f"A bag cannot hold {words(of)}.", node.span, "its values cannot be numbered")
        return poison(node.span)
    sizes = [a_number(ctx, count, "A count") for count, _ in pairs]
    low, high = max(0, sum(size.low for size in sizes)), max(0, sum(size.high for size in sizes))
    return fold.bag_of(pairs, BagType(of, low, min(high, ranges.UNITS)), node.span)


def _held(kind: BagType | None, of: Type) -> Type:
    """Return what a bag holds whose units are of a type: where units may be none, as among those who are paid, all
    that is wanted."""
    if kind is None or not isinstance(kind.of, Optional):
        return kind.of if kind is not None and kind.of == of else of
    return kind.of if of == kind.of.of or isinstance(of, NoneType) else of


def _unit(ctx: Context, scope: Scope, node: tree.Expr, kind: BagType | None) -> tuple[core.Expr, core.Expr]:
    of = None if kind is None else kind.of
    if not isinstance(node, tree.Amount):
        return fold.number(1, node.span), expr(ctx, scope, node, of)
    count = expr(ctx, scope, node.count)
    found = a_number(ctx, count, "A count")
    if not bad(count.type) and (found.high < 0 or found.low > ranges.UNITS):
        ctx.error("E0401", f"A count must be within 0..{ranges.UNITS}.", node.count.span)
    return narrowed(count, Int(0, ranges.UNITS)), expr(ctx, scope, node.item, of)


@expression_rule(tree.Amount)
def _stray_amount(ctx: Context, scope: Scope, node: tree.Amount, _want: Type | None) -> core.Expr:
    expr(ctx, scope, node.count)
    expr(ctx, scope, node.item)
    ctx.error("E0319", "A count can stand only in front of an element of a bag.", node.span)
    return poison(node.span)


@expression_rule(tree.ListOf)
def _list(ctx: Context, scope: Scope, node: tree.ListOf, want: Type | None) -> core.Expr:
    of = None if want is None else element(want)
    if not node.items:
        kind = strip(want) if want is not None else None
        return core.Const(kind if isinstance(kind, ListType) else ListType(NoneType(), 0), node.span, ())
    items = tuple(expr(ctx, scope, item, of) for item in node.items)
    joined = _joined(ctx, node, items)
    if joined is None:
        return poison(node.span)
    return fold.list_of(
        tuple(fold.retype(item, joined) for item in items), ListType(joined, len(items)), node.span
    )
