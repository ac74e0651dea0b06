"""Seeing to it that an expression is of the type its place wants."""

from __future__ import annotations

from collections.abc import Iterable

from shedu.compiler import core, tree
from shedu.compiler.check import fold, ranges
from shedu.compiler.check.context import Context, Poison, Scope, poison
from shedu.compiler.check.dispatch import expr
from shedu.compiler.check.types_of import bad, empty, fits, whole, words
from shedu.compiler.source import Span
from shedu.runtime.types import BagType, Bool, Int, ListType, NoneType, Optional, SetType, Type, strip

Pair = tuple[core.Expr, core.Expr]


def fit(ctx: Context, found: core.Expr, want: Type, what: str, *, narrow: bool = True) -> core.Expr:
    """Return the expression as a value of the wanted type; note an error where it cannot be one.

    A number that may lie outside the wanted range is tested when the game is played: here, or (not
    ``narrow``) by the statement that uses it."""
    if bad(found.type) or bad(want):
        return found
    found = _as_bag(found, want)
    if not fits(found.type, want):
        _misfit(ctx, found, want, what)
        return poison(found.span)
    found = refit(adapt(found, want), want)
    return narrowed(found, want) if narrow else found


def _as_bag(found: core.Expr, want: Type) -> core.Expr:
    """Return a set as the bag that is wanted, one of each kind."""
    have, kind = found.type, strip(want)
    if not isinstance(have, SetType) or not isinstance(kind, BagType) or empty(have) or not fits(have.of, kind.of):
        return found
    return core.Builtin(BagType(have.of), found.span, "as_bag", (found,))


def narrowed(found: core.Expr, want: Type) -> core.Expr:
    """Return a number with a test that it lies in the wanted range, if it may lie outside."""
    here = whole(want)
    if here is None or not leaves(found.type, want):
        return found
    kind = Optional(here) if isinstance(found.type, Optional) else here
    return core.Op(kind, found.span, "narrow", (found,))


def refit(found: core.Expr, want: Type) -> core.Expr:
    """Return a set or bag of numbers that is written out, numbered as the wanted type has it; each number is
    tested where it may lie outside."""
    have, want = strip(found.type), strip(want)
    if isinstance(have, SetType) and isinstance(want, SetType):
        return _refit_set(found, have.of, want.of)
    if isinstance(have, BagType) and isinstance(want, BagType):
        return _refit_bag(found, have, want.of)
    if isinstance(found, core.MakeList) and isinstance(have, ListType) and isinstance(want, ListType):
        if isinstance(have.of, Optional) and not isinstance(want.of, Optional):
            return core.MakeList(ListType(have.of.of, have.limit), found.span, tuple(map(some, found.items)))
    return found


def _refit_set(found: core.Expr, have: Type, want: Type) -> core.Expr:
    if have == want or not isinstance(have, Int) or not isinstance(want, Int):
        return found
    match found:
        case core.Const(value=frozenset() as value):
            items = [narrowed(fold.number(item, found.span), want) for item in sorted(value)]
            return fold.set_of(tuple(items), SetType(want), found.span)
        case core.MakeSet(items=parts):
            return core.MakeSet(SetType(want), found.span, tuple(narrowed(part, want) for part in parts))
    return _refit_gather(found, SetType(want), want)


def _refit_bag(found: core.Expr, have: BagType, want: Type) -> core.Expr:
    if have.of == want or not isinstance(have.of, Int) or not isinstance(want, Int):
        return found
    kind = BagType(want, have.low, have.high)
    match found:
        case core.Const(value=tuple() as counts):
            units = [(n, have.of.low + place) for place, n in enumerate(counts) if n]
            pairs = [(fold.number(n, found.span), fold.number(unit, found.span)) for n, unit in units]
            return fold.bag_of(_units(pairs, want), kind, found.span)
        case core.MakeBag(items=items):
            return core.MakeBag(kind, found.span, _units(items, want))
    return _refit_gather(found, kind, want)


def _refit_gather(found: core.Expr, kind: Type, want: Type) -> core.Expr:
    if not isinstance(found, core.Gather) or found.kind not in ("set", "bag") or found.body is None:
        return found
    return core.Gather(kind, found.span, found.kind, found.binder, narrowed(found.body, want), None)


def _units(pairs: Iterable[Pair], kind: Type) -> tuple[Pair, ...]:
    return tuple((count, narrowed(unit, kind)) for count, unit in pairs)


def some(found: core.Expr) -> core.Expr:
    """Return a value with a test that there is one, if there may be none."""
    if not isinstance(found.type, Optional) or isinstance(found, Poison):
        return found
    return core.Op(found.type.of, found.span, "some", (found,))


def adapt(found: core.Expr, want: Type) -> core.Expr:
    """Give a fitting expression the form that is wanted: types for bare `none` and `{}`, a truth that may be
    nothing as a truth."""
    if isinstance(want, Bool) and isinstance(found.type, Optional):
        return core.Op(Bool(), found.span, "==", (found, fold.truth(True, found.span)))
    return fold.retype(found, want)


def or_nought(ctx: Context, found: core.Expr) -> core.Expr:
    """Return a number that is 0 where there is none."""
    kind = whole(found.type)
    if not isinstance(found.type, Optional) or kind is None:
        return found
    var = ctx.var("number", found.type, found.span)
    local = core.Local(var.type, var.span, var)
    there = fold.comparison("!=", local, core.Const(found.type, found.span, None), found.span)
    some_of = core.Op(kind, found.span, "some", (local,))
    most = Int(min(0, kind.low), max(0, kind.high))
    chosen = fold.branch(there, some_of, fold.number(0, found.span), most, found.span)
    return core.LetIn(most, found.span, var, found, chosen)


def _misfit(ctx: Context, found: core.Expr, want: Type, what: str) -> None:
    a, b = whole(found.type), whole(want)
    if a is not None and b is not None:
        ctx.error(
            "E0401", f"{what} must be within {b.low}..{b.high}.", found.span, f"this is {words(found.type)}"
        )
    elif isinstance(found.type, NoneType):
        ctx.error(
            "E0311",
            f"{what} must be {words(want)}.",
            found.span,
            "`none` is no value of this type",
            hint="a type that ends in `?` may be none",
        )
    else:
        ctx.error("E0310", f"{what} must be {words(want)}.", found.span, f"this is {words(found.type)}")


def wanted(ctx: Context, scope: Scope, node: tree.Expr, want: Type, what: str) -> core.Expr:
    """Check an expression that must be of a type."""
    return fit(ctx, expr(ctx, scope, node, want), want, what)


def condition(ctx: Context, scope: Scope, node: tree.Expr, what: str = "A condition") -> core.Expr:
    """Check an expression that must be true or false."""
    return wanted(ctx, scope, node, Bool(), what)


def a_number(ctx: Context, found: core.Expr, what: str) -> Int:
    """Return the range of an expression that must be a number; note an error where it is none."""
    found_range = whole(found.type)
    if found_range is not None:
        return found_range
    if not bad(found.type):
        ctx.error("E0310", f"{what} must be a number.", found.span, f"this is {words(found.type)}")
    return Int(0, 0)


def constant_number(ctx: Context, scope: Scope, node: tree.Expr, what: str) -> int | None:
    """Return the value of an expression that must be a number known before the game starts."""
    found = expr(ctx, scope, node)
    a_number(ctx, found, what)
    if isinstance(found, core.Const) and isinstance(found.value, int):
        return found.value
    if not bad(found.type) and whole(found.type) is not None:
        ctx.error(
            "E0602", f"{what} must be constant.", node.span, "this is known only in the course of a game"
        )
    return None


def collection(ctx: Context, found: core.Expr, what: str) -> Type | None:
    """Return what a set, bag or list holds; note an error where the expression is none of these."""
    kind = strip(found.type)
    if isinstance(kind, SetType | BagType | ListType):
        return kind.of
    if not bad(kind):
        ctx.error(
            "E0312", f"{what} must be a set, a bag or a list.", found.span, f"this is {words(found.type)}"
        )
    return None


def leaves(value: Type, place: Type) -> bool:
    """Tell whether a number may lie outside the range of the place it is put in."""
    a, b = whole(value), whole(place)
    return a is not None and b is not None and not ranges.inside(a, b)


def seat(ctx: Context, scope: Scope, node: tree.Expr, what: str) -> core.Expr:
    """Check an expression that must be a seat."""
    return some(wanted(ctx, scope, node, ctx.seat, what))


def me(ctx: Context, scope: Scope, span: Span, why: str) -> core.Expr:
    """Return who acts here; note an error where nobody does."""
    found = scope.find("me")
    if found is None:
        ctx.error("E0305", "There is no `me` here.", span, why, hint="hand the seat over as a parameter")
        return poison(span)
    return found


def is_poison(found: core.Expr) -> bool:
    """Tell whether an expression is wrong already."""
    return isinstance(found, Poison) or bad(found.type)
