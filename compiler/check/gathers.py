"""Searching and gathering: `any(…)`, `those(…)`, `sum(E for …)`, `{E for …}` and the binders inside them."""

from __future__ import annotations

from shedu.compiler import core, tree
from shedu.compiler.check import fold, ranges
from shedu.compiler.check.context import Context, Scope, poison
from shedu.compiler.check.dispatch import expr, expression_rule
from shedu.compiler.check.fitting import a_number, collection, condition, is_poison, some
from shedu.compiler.check.operators import numbers, too_far
from shedu.compiler.check.types_of import UNKNOWN, bad, element, kinds, most, words
from shedu.compiler.source import Span
from shedu.runtime.types import (
    BagType,
    Bool,
    Int,
    ListType,
    Optional,
    SetType,
    Type,
    strip,
    unit_kinds,
)

MOST_ROUNDS = 100_000_000


def binder(ctx: Context, scope: Scope, node: tree.Binder) -> tuple[core.Binder, Scope]:
    """Check a binder; return it with the scope in which its names live."""
    inner, sources = scope, []
    for source in node.sources:
        value = expr(ctx, inner, source.value)
        of = collection(ctx, value, "What stands behind `in`")
        inner = Scope(inner)
        kind = UNKNOWN if of is None else strip(of)
        sources.append((ctx.bind(inner, source.name, kind, source.span, warns=True), value))
    where = None if node.where is None else condition(ctx, inner, node.where, "What stands behind `where`")
    made = core.Binder(tuple(sources), None if fold.is_true(where) else where)
    if _sound(made) and _rounds(made, units=False) > MOST_ROUNDS:
        ctx.error(
            "E0603", "This goes through too much.", node.sources[0].span, f"more than {MOST_ROUNDS:,} times"
        )
    return made, inner


def _rounds(found: core.Binder, *, units: bool) -> int:
    count = 1
    for _, source in found.sources:
        count = min(ranges.LIMIT, count * (most(source.type) if units else kinds(source.type)))
    return count


def _sound(found: core.Binder) -> bool:
    parts = [source for _, source in found.sources]
    return not any(is_poison(part) for part in parts) and not (
        found.where is not None and is_poison(found.where)
    )


@expression_rule(tree.Seek)
def _seek(ctx: Context, scope: Scope, node: tree.Seek, _want: Type | None) -> core.Expr:
    found, inner = binder(ctx, scope, node.binder)
    by = None if node.by is None else _by(ctx, inner, node)
    if node.word in ("those", "first", "leading") and len(found.sources) > 1:
        ctx.error("E0320", f"`{node.word}` goes through one set only.", node.span)
        return poison(node.span)
    if not _sound(found) or (by is not None and is_poison(by)):
        return poison(node.span)
    kind = _seek_type(node.word, found)
    match node.word:
        case "any":
            return core.Gather(kind, node.span, "any", found, None, None)
        case "count":
            return core.Gather(kind, node.span, "count", found, None, None)
        case "those":
            return core.Gather(kind, node.span, "those", found, None, None)
        case "first":
            return core.Gather(kind, node.span, "first", found, None, by)
    return core.Gather(kind, node.span, "leading", found, None, None)


def _by(ctx: Context, inner: Scope, node: tree.Seek) -> core.Expr:
    assert node.by is not None
    if node.word != "first":
        ctx.error("E0320", "`by` goes with `first` only.", node.by.span)
    by = expr(ctx, inner, node.by)
    if not bad(by.type) and not isinstance(strip(by.type), Int | Bool | ListType):
        ctx.error(
            "E0318", f"{words(by.type)} has no order.", by.span, "`by` needs a number, a truth or a list"
        )
        return poison(by.span)
    return by


def _seek_type(word: str, found: core.Binder) -> Type:
    var, source = found.sources[0]
    match word:
        case "any":
            return Bool()
        case "count":
            return Int(0, _rounds(found, units=True))
        case "those":
            return SetType(var.type)
        case "first":
            return Optional(var.type)
    return ListType(var.type, min(most(source.type), ranges.UNITS))


@expression_rule(tree.AllHave)
def _all_have(ctx: Context, scope: Scope, node: tree.AllHave, _want: Type | None) -> core.Expr:
    found, inner = binder(ctx, scope, node.binder)
    claim = condition(ctx, inner, node.claim, "What stands behind `have`")
    if not _sound(found) or is_poison(claim):
        return poison(node.span)
    return core.Gather(Bool(), node.span, "all", found, claim, None)


@expression_rule(tree.Fold)
def _fold(ctx: Context, scope: Scope, node: tree.Fold, want: Type | None) -> core.Expr:
    found, inner = binder(ctx, scope, node.binder)
    value = expr(ctx, inner, node.value, want if node.word != "sum" else None)
    if not _sound(found) or is_poison(value):
        return poison(node.span)
    if node.word == "sum":
        part = a_number(ctx, value, "What is summed")
        value = some(value)
        kind = ranges.repeated(part, _rounds(found, units=True))
        if ranges.beyond(kind):
            too_far(ctx, kind, node.span)
            return poison(node.span)
        return core.Gather(kind, node.span, "sum", found, value, None)
    if not isinstance(strip(value.type), Int | ListType):
        ctx.error(
            "E0318", f"{words(value.type)} has no order.", value.span, "`min` and `max` need numbers or lists"
        )
        return poison(node.span)
    word = "min" if node.word == "min" else "max"
    return core.Gather(
        Optional(strip(value.type)), node.span, "min" if word == "min" else "max", found, value, None
    )


@expression_rule(tree.FoldOf)
def _fold_of(ctx: Context, scope: Scope, node: tree.FoldOf, _want: Type | None) -> core.Expr:
    args = tuple(expr(ctx, scope, arg) for arg in node.args)
    parts = [a_number(ctx, arg, f"What `{node.word}` compares") for arg in args]
    if any(is_poison(arg) for arg in args):
        return poison(node.span)
    args = tuple(map(some, args))
    if node.word == "sum":
        total = args[0]
        for arg in args[1:]:
            total = numbers(ctx, "+", total, arg, node.span)
        return total
    kind = ranges.least(parts) if node.word == "min" else ranges.greatest(parts)
    if kind.low == kind.high and all(isinstance(arg, core.Const) for arg in args):
        return fold.number(kind.low, node.span)
    return core.Builtin(kind, node.span, node.word, args)


@expression_rule(tree.Comprehension)
def _comprehension(ctx: Context, scope: Scope, node: tree.Comprehension, want: Type | None) -> core.Expr:
    found, inner = binder(ctx, scope, node.binder)
    of = None if want is None else element(want)
    count = None
    if isinstance(node.value, tree.Amount):
        count, body = expr(ctx, inner, node.value.count), expr(ctx, inner, node.value.item, of)
    else:
        body = expr(ctx, inner, node.value, of)
    if not _sound(found) or is_poison(body) or (count is not None and is_poison(count)):
        return poison(node.span)
    if node.kind == "list":
        kind = ListType(body.type, min(_rounds(found, units=True), ranges.UNITS))
        return core.Gather(kind, node.span, "list", found, body, None)
    if count is not None or (want is not None and isinstance(strip(want), BagType)):
        return _bag(ctx, found, body, count, node.span)
    return core.Gather(SetType(strip(body.type)), node.span, "set", found, body, None)


def _bag(ctx: Context, found: core.Binder, body: core.Expr, count: core.Expr | None, span: Span) -> core.Expr:
    """A bag of the bodies. `{n x for …}`: each n times, by a further binder that counts."""
    of = strip(body.type)
    if unit_kinds(of) is None:
        ctx.error("E0316", f"A bag cannot hold {words(of)}.", body.span, "its values cannot be numbered")
        return poison(span)
    if count is not None:
        high = max(1, min(a_number(ctx, count, "A count").high, ranges.UNITS))
        counter = ctx.var("nth", Int(1, high), count.span)
        times = core.Op(SetType(counter.type), count.span, "span", (fold.number(1, count.span), count))
        found = core.Binder((*found.sources, (counter, times)), found.where)
    high = min(_rounds(found, units=True), ranges.UNITS)
    return core.Gather(BagType(of, 0, high), span, "bag", found, body, None)
