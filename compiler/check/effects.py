"""Statements that change the state: `=`, `add`, `take`, `move`, `draw`, `show`, and nature's `chance`."""

from __future__ import annotations

from shedu.compiler import core, tree
from shedu.compiler.check import calls, ranges
from shedu.compiler.check.context import Context, ItemName, Scope
from shedu.compiler.check.dispatch import expr, statement_rule
from shedu.compiler.check.fitting import (
    a_number,
    adapt,
    collection,
    fit,
    is_poison,
    leaves,
    narrowed,
    refit,
    seat,
    some,
)
from shedu.compiler.check.operators import too_far
from shedu.compiler.check.places import place
from shedu.compiler.check.types_of import UNKNOWN, alike, bad, fits, whole, words
from shedu.compiler.source import Span
from shedu.runtime.types import BagType, Bool, Int, ListType, Optional, SetType, Type, strip


@statement_rule(tree.Assign)
def _assign(ctx: Context, scope: Scope, node: tree.Assign) -> list[core.Stmt]:
    target = place(ctx, scope, node.place)
    want = None if target is None else target.type
    value = expr(ctx, scope, node.value, want)
    if target is None:
        return []
    value = fit(ctx, value, target.type, f"What is put into `{target.item.name}`", narrow=False)
    if is_poison(value):
        return []
    return [core.Assign(node.span, target, value, _may_leave(value, target.type))]


def _may_leave(value: core.Expr, kind: Type) -> bool:
    """Tell whether a value may not fit at run time: a number outside, nothing where something must be."""
    nothing = isinstance(value.type, Optional) and not isinstance(
        kind, Optional | SetType | BagType | ListType
    )
    return nothing or leaves(value.type, kind) or _overflows(value.type, kind)


def _overflows(value: Type, kind: Type) -> bool:
    kind = strip(kind)
    return (
        isinstance(kind, BagType | ListType)
        and (kind.high if isinstance(kind, BagType) else kind.limit) is not None
    )


# ------------------------------------------------------------------ add, take
@statement_rule(tree.Add)
def _add(ctx: Context, scope: Scope, node: tree.Add) -> list[core.Stmt]:
    target = place(ctx, scope, node.place)
    value = _portion(ctx, scope, node.value, target, "added to")
    if target is None or value is None:
        return []
    checked = _sum_leaves(ctx, value, target, "+", node.span)
    return [core.Add(node.span, value, target, checked)]


@statement_rule(tree.Take)
def _take(ctx: Context, scope: Scope, node: tree.Take) -> list[core.Stmt]:
    target = place(ctx, scope, node.place)
    value = _portion(ctx, scope, node.value, target, "taken from")
    if target is None or value is None:
        return []
    checked = _sum_leaves(ctx, value, target, "-", node.span)
    return [core.Take(node.span, value, target, checked)]


def _portion(
    ctx: Context, scope: Scope, node: tree.Expr, target: core.Place | None, deed: str
) -> core.Expr | None:
    """Check what is added to or taken from a place: a number, an element, or a collection like it."""
    if target is None:
        expr(ctx, scope, node)
        return None
    literal = isinstance(node, tree.SetOf | tree.ListOf | tree.Comprehension | tree.Nothing)
    value = expr(ctx, scope, node, target.type if literal else None)
    value = portion_of(ctx, value, target.type, f"What is {deed} `{target.item.name}`")
    return None if is_poison(value) else value


def portion_of(ctx: Context, value: core.Expr, kind: Type, what: str) -> core.Expr:
    """Return a value fitted to a place's type or to the type of its elements."""
    inner = strip(kind)
    if bad(value.type) or bad(kind):
        return value
    if isinstance(inner, SetType | BagType | ListType):
        if isinstance(inner, BagType) and isinstance(strip(value.type), SetType):
            of = strip(value.type)
            value = (
                core.Builtin(BagType(inner.of), value.span, "as_bag", (value,))
                if fits(of, SetType(inner.of))
                else value
            )
        if alike(value.type, inner) and not (isinstance(inner, SetType) and alike(value.type, inner.of)):
            return refit(adapt(value, inner), inner)
        return some(fit(ctx, value, inner.of, what))
    if isinstance(inner, Int):
        a_number(ctx, value, what)
        return some(value if whole(value.type) is not None else fit(ctx, value, inner, what))
    if isinstance(inner, Bool) or not isinstance(kind, Optional):
        ctx.error(
            "E0324",
            f"{what} must be a number, a set, a bag or a list.",
            value.span,
            f"it is {words(kind)}",
            hint="use `=`",
        )
        return value
    return some(fit(ctx, value, inner, what))


def _sum_leaves(ctx: Context, value: core.Expr, target: core.Place, op: str, span: Span) -> bool:
    """Tell whether adding or taking can fail at run time; note an error where it must."""
    here, change = whole(target.type), whole(value.type)
    if here is None or change is None:
        return True
    after = ranges.OPERATIONS[op](here, change)
    if ranges.beyond(after):
        too_far(ctx, after, span)
        return True
    if not ranges.overlap(after, here):
        ctx.error(
            "E0401",
            f"`{target.item.name}` would always leave its range {here.low}..{here.high}.",
            value.span,
            f"this is {words(value.type)}",
        )
    return not ranges.inside(after, here)


# ------------------------------------------------------------------ move, draw
@statement_rule(tree.Move)
def _move(ctx: Context, scope: Scope, node: tree.Move) -> list[core.Stmt]:
    source = place(ctx, scope, node.value if node.source is None else node.source)
    target = place(ctx, scope, node.place)
    value = None if node.source is None else _portion(ctx, scope, node.value, source, "moved from")
    if source is None or target is None or (node.source is not None and value is None):
        return []
    moved = core.Read(source.type, node.span, source.item, source.keys) if value is None else value
    if not _takes(moved.type, target.type):
        ctx.error(
            "E0325",
            f"{words(strip(moved.type))} cannot be moved into `{target.item.name}`.",
            node.span,
            f"which is {words(target.type)}",
        )
        return []
    return [core.Move(node.span, value, source, target)]


def _takes(value: Type, kind: Type) -> bool:
    """Tell whether a place takes what is moved into it: a thing like itself, or one of its elements."""
    value, kind = strip(value), strip(kind)
    if alike(value, kind):
        return True
    if isinstance(kind, SetType | BagType | ListType):
        of = value.of if isinstance(value, SetType | BagType | ListType) else value
        return alike(of, kind.of)
    return False


@statement_rule(tree.Draw)
def _draw(ctx: Context, scope: Scope, node: tree.Draw) -> list[core.Stmt]:
    count = expr(ctx, scope, node.count)
    number = a_number(ctx, count, "How many are drawn")
    if number.high < 0:
        ctx.error("E0401", "Less than nothing cannot be drawn.", count.span, f"this is {words(count.type)}")
    else:
        count = some(narrowed(count, Int(0, max(number.high, 0))))
    source = _drawn_from(ctx, scope, node.source)
    target = place(ctx, scope, node.place)
    if source is None or target is None or is_poison(count):
        return []
    if not _takes(source.type, target.type):
        ctx.error(
            "E0325",
            f"{words(source.type)} cannot be drawn into `{target.item.name}`.",
            node.span,
            f"which is {words(target.type)}",
        )
        return []
    return [core.Draw(node.span, count, source, target)]


def _drawn_from(ctx: Context, scope: Scope, node: tree.Expr) -> core.Place | core.Expr | None:
    """Return the place out of which units are taken, or the value they are drawn from, which nothing keeps."""
    base, _ = calls.spine(node)
    item = isinstance(base, tree.Name) and scope.find(base.name) is None
    source: core.Place | core.Expr | None
    if isinstance(base, tree.Name) and item and isinstance(ctx.symbols.get(base.name), ItemName | None):
        source = place(ctx, scope, node)
    else:
        found = expr(ctx, scope, node)
        source = None if is_poison(found) else found
    if source is not None and not isinstance(source.type, BagType | SetType):
        ctx.error("E0312", "Draws come out of a bag or a set.", node.span, f"this is {words(source.type)}")
        return None
    return source


@statement_rule(tree.Chance)
def _chance(ctx: Context, scope: Scope, node: tree.Chance) -> list[core.Stmt]:
    source = expr(ctx, scope, node.value)
    of = None if is_poison(source) else collection(ctx, source, "What `chance` picks from")
    var = ctx.bind(scope, node.name, UNKNOWN if of is None else strip(of), node.name_span, warns=True)
    return [] if of is None else [core.Chance(node.span, var, source)]


@statement_rule(tree.Show)
def _show(ctx: Context, scope: Scope, node: tree.Show) -> list[core.Stmt]:
    shown = place(ctx, scope, node.place)
    to = seat(ctx, scope, node.to, "Who is shown something")
    if shown is not None and shown.kind is not None:
        ctx.error("E0314", f"`{shown.item.name}` is shown whole.", node.place.span, "this is one kind of what is in it")
    return [] if shown is None or is_poison(to) else [core.Show(node.span, shown, to)]
