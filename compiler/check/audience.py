"""Who can see what a value depends on: everyone, one seat, or nobody; joined by intersection."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from shedu.compiler import core, walk
from shedu.compiler.check.context import EVERYONE, NOBODY, Audience, Context
from shedu.compiler.diagnostics import Label


def both(a: Audience, b: Audience) -> Audience:
    """Return who sees two things at once."""
    if b in (a, EVERYONE):
        return a
    return b if a == EVERYONE else NOBODY


def joined(parts: Iterable[Audience]) -> Audience:
    """Return who sees several things at once."""
    found = EVERYONE
    for part in parts:
        found = both(found, part)
    return found


# ------------------------------------------------------------------ expressions
def sight(ctx: Context, expr: core.Expr) -> Audience:
    """Return who can work out the value of an expression."""
    match expr:
        case core.Const() | core.Domain():
            return EVERYONE
        case core.Local(var=var):
            return _of_var(ctx, var)
        case core.Read(item=item, keys=keys):
            return both(joined(sight(ctx, key) for key in keys), _of_item(item, keys))
        case core.Call(define=define, args=args):
            seen = joined(sight(ctx, arg) for arg in args)
            return both(seen, _called(ctx, define, args))
        case core.RegionSet(region=region) | core.RegionAt(region=region):
            return both(_children(ctx, expr), _region(ctx, region))
        case core.Gather():
            return _gather(ctx, expr)
        case core.Source(binder=binder, offers=offers, price=price, payee=payee):
            sources, where = (binder.sources, binder.where) if binder is not None else ((), None)
            return _bound(ctx, sources, (where, offers, price, payee))
        case core.LetIn(var=var, value=value, body=body):
            ctx.sights[var.uid] = sight(ctx, value)
            return both(sight(ctx, value), _outside(sight(ctx, body), (var,)))
    return _children(ctx, expr)


def _children(ctx: Context, expr: core.Expr) -> Audience:
    return joined(sight(ctx, child) for child in walk.children(expr))


def _of_var(ctx: Context, var: core.Var) -> Audience:
    return ctx.sights.get(var.uid, EVERYONE)


def key_of(expr: core.Expr) -> int | None:
    """Return the key of the seat that an expression is, None where it is no plain seat."""
    match expr:
        case core.Local(var=var):
            return var.uid
        case core.Const(value=int(value)):
            return -1 - value
    return None


def _of_item(item: core.StateItem, keys: tuple[core.Expr, ...]) -> Audience:
    if item.sight == "open":
        return EVERYONE
    key = key_of(keys[0]) if item.sight == "secret" and keys else None
    return NOBODY if key is None else Audience("one", key)


def _gather(ctx: Context, expr: core.Gather) -> Audience:
    return _bound(ctx, expr.binder.sources, (expr.binder.where, expr.body, expr.by))


def _bound(
    ctx: Context, sources: tuple[tuple[core.Var, core.Expr], ...], inside: tuple[core.Expr | None, ...]
) -> Audience:
    found = EVERYONE
    for var, source in sources:
        found = both(found, sight(ctx, source))
        ctx.sights[var.uid] = found
    seen = joined(sight(ctx, part) for part in inside if part is not None)
    return both(found, _outside(seen, tuple(var for var, _ in sources)))


def _outside(seen: Audience, bound: tuple[core.Var, ...]) -> Audience:
    """What only a seat bound inside can see, nobody sees outside: it was every such seat's secret."""
    return NOBODY if seen.who == "one" and any(seen.key == var.uid for var in bound) else seen


def _called(ctx: Context, define: core.Define, args: tuple[core.Expr, ...]) -> Audience:
    known = ctx.summaries.get(id(define))
    if known is None:
        ctx.summaries[id(define)] = EVERYONE  # for now: circles are faults of their own
        known = sight(ctx, define.body) if hasattr(define, "body") else EVERYONE
        ctx.summaries[id(define)] = known
    if known.who != "one":
        return known
    for var, arg in zip(define.params, args, strict=False):
        if var.uid == known.key:
            key = key_of(arg)
            return NOBODY if key is None else Audience("one", key)
    return known if known.key < 0 else NOBODY


def _region(ctx: Context, region: core.Region) -> Audience:
    known = ctx.summaries.get(id(region))
    if known is None:
        ctx.summaries[id(region)] = EVERYONE
        known = sight(ctx, region.where) if hasattr(region, "where") else EVERYONE
        known = NOBODY if known.who == "one" else known
        ctx.summaries[id(region)] = known
    return known


def public(ctx: Context, expr: core.Expr) -> bool:
    """Tell whether everyone can work out the value of an expression."""
    return sight(ctx, expr) == EVERYONE


# ------------------------------------------------------------------ questions
def option_public(ctx: Context, option: core.Option) -> bool:
    """Tell whether everyone can see which ways there are to take an option."""
    parts = [value for _, value in option.fixed]
    if option.condition is not None:
        parts.append(option.condition)
    checks = (step for step in option.action.steps if isinstance(step, core.Requirement))
    return all(public(ctx, part) for part in parts) and all(check.public for check in checks)


def guard(ctx: Context, expr: core.Expr, decider: core.Expr, what: str) -> None:
    """Note an error where what decides the answers cannot be seen by who answers (rule 1)."""
    seen = sight(ctx, expr)
    if seen == EVERYONE or (seen.who == "one" and seen.key == key_of(decider)) or _shown(ctx, expr):
        return
    who = "nobody can see that" if seen.who == "nobody" else "only another seat can see that"
    ctx.error("E0501", f"{what} depends on what the decider cannot see.", expr.span, who)


def _shown(ctx: Context, expr: core.Expr) -> bool:
    """Tell whether an expression depends on something that the rules `show` to somebody."""
    return any(item.name in ctx.shown for item in _items(expr, set()))


def _items(expr: core.Expr, entered: set[int]) -> Iterator[core.StateItem]:
    for part in walk.expressions(expr):
        inner: core.Expr | None = None
        match part:
            case core.Read(item=item):
                yield item
            case core.Call(define=define) if id(define) not in entered:
                entered.add(id(define))
                inner = getattr(define, "body", None)
            case core.RegionSet(region=region) | core.RegionAt(region=region) if id(region) not in entered:
                entered.add(id(region))
                inner = getattr(region, "where", None)
        if inner is not None:
            yield from _items(inner, entered)


def guard_options(ctx: Context, options: list[core.Option], me: core.Expr, decider: core.Expr) -> None:
    """Rule 1 for a choice among actions: conditions, fixed arguments and requirements."""
    for option in options:
        if option.condition is not None:
            guard(ctx, option.condition, decider, "Whether this is offered")
        for _, value in option.fixed:
            guard(ctx, value, decider, "What is offered")
        _guard_steps(ctx, option, me is decider or (key_of(me) == key_of(decider) is not None))


def _guard_steps(ctx: Context, option: core.Option, acts: bool) -> None:
    own = Audience("one", option.action.me.uid)
    for step in option.action.steps:
        seen = sight(ctx, step.condition) if isinstance(step, core.Requirement) else EVERYONE
        if not isinstance(step, core.Requirement) or seen in ((EVERYONE, own) if acts else (EVERYONE,)):
            continue
        if not _shown(ctx, step.condition):
            place = Label(option.span, "asked here")
            ctx.error(
                "E0501",
                f"The requirement `{step.name}` depends on what the decider cannot see.",
                step.condition.span,
                "hidden from who decides",
                place,
            )
