"""Neutral seats: seats in play that nobody takes, which of them for how many players, and who answers for them."""

from __future__ import annotations

import operator
from collections.abc import Callable

from shedu.compiler import core, tree
from shedu.compiler.check import audience
from shedu.compiler.check.context import Context, NeutralName, Scope, local
from shedu.compiler.check.dispatch import expr
from shedu.compiler.check.fitting import fit, is_poison, some
from shedu.compiler.diagnostics import Label
from shedu.compiler.source import Span
from shedu.runtime.types import Bool, Optional, SetType, Type

MOST_SEATS = 16
DECIDES = "neutral.decides"
"""The define that says who answers for a seat: no name that a rule file could give."""
NUMBERS: dict[str, Callable[[int, int], int]] = {"+": operator.add, "-": operator.sub, "*": operator.mul}
TRUTHS: dict[str, Callable[[int, int], bool]] = {
    "==": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}


class _Wrong(Exception):
    """What stands at ``span`` cannot be known from the number of players alone."""

    def __init__(self, span: Span) -> None:
        super().__init__()
        self.span = span


# ------------------------------------------------------------------ the label `neutral`
def seats_of(ctx: Context, line: tree.Line | None) -> tuple[tuple[tree.Name, ...], ...]:
    """Return the names of the neutral seats for each number of players from the least; () where there are none."""
    if line is None:
        return ()
    low, high = ctx.players
    try:
        found = tuple(_names(line.values[0], players) for players in range(low, high + 1))
    except _Wrong as wrong:
        _refuse(ctx, wrong.span, "this is not known from the number of players alone")
        return ()
    if len(line.values) > 1:
        _refuse(ctx, line.values[1].span, "this is one more")
    elif any(len({name.name for name in names}) < len(names) for names in found):
        _refuse(ctx, line.values[0].span, "a seat stands here twice")
    elif any(players + len(names) > MOST_SEATS for players, names in enumerate(found, low)):
        _refuse(ctx, line.values[0].span, f"with the players there are more than {MOST_SEATS} seats")
    else:
        return found if any(found) else ()
    return ()


def _refuse(ctx: Context, span: Span, why: str) -> None:
    hint = "`neutral: {third} if size(Player) == 2 else {}`"
    ctx.error("E0342", "`neutral` is a set of names of seats.", span, why, hint=hint)


def _names(node: tree.Expr, players: int) -> tuple[tree.Name, ...]:
    match node:
        case tree.SetOf(items=items):
            names = tuple(item for item in items if isinstance(item, tree.Name))
            if len(names) == len(items):
                return names
        case tree.Conditional(then=then, test=test, otherwise=otherwise):
            return _names(then if _truth(test, players) else otherwise, players)
    raise _Wrong(node.span)


def _truth(node: tree.Expr, players: int) -> bool:
    match node:
        case tree.Truth(value=value):
            return value
        case tree.Unary(op="not", operand=operand):
            return not _truth(operand, players)
        case tree.Binary(op="and", left=left, right=right):
            return _truth(left, players) and _truth(right, players)
        case tree.Binary(op="or", left=left, right=right):
            return _truth(left, players) or _truth(right, players)
        case tree.Binary(op=op, left=left, right=right) if op in TRUTHS:
            return TRUTHS[op](_number(left, players), _number(right, players))
    raise _Wrong(node.span)


def _number(node: tree.Expr, players: int) -> int:
    match node:
        case tree.Number(value=value):
            return value
        case tree.Apply(function=tree.Name(name="size"), args=(tree.Name(name="Player"),)):
            return players
        case tree.Binary(op=op, left=left, right=right) if op in NUMBERS:
            return NUMBERS[op](_number(left, players), _number(right, players))
    raise _Wrong(node.span)


def names_of_seats(taken: tuple[str, ...], neutrals: tuple[tuple[str, ...], ...], least: int) -> tuple[str, ...]:
    """Return the names of all seats: those that players take, then those that only neutral seats reach.

    ``taken``: the names of the players' seats, as many as there can be; ``least``: the least number of players."""
    names = list(taken)
    most = max((players + len(found) for players, found in enumerate(neutrals, least)), default=0)
    for seat in range(len(taken), most):
        here = (
            found[seat - players]
            for players, found in enumerate(neutrals, least)
            if 0 <= seat - players < len(found)  # there may be fewer names of players than players
        )
        name = next((name for name in here if name not in names), f"p{seat + 1}")
        names.append(name)
    return tuple(names)


def declare(ctx: Context, neutrals: tuple[tuple[tree.Name, ...], ...]) -> None:
    """Declare the names of the neutral seats."""
    places: dict[str, dict[int, int]] = {}
    spans: dict[str, Span] = {}
    for players, names in enumerate(neutrals, ctx.players[0]):
        for place, name in enumerate(names):
            places.setdefault(name.name, {})[players] = players + place
            spans.setdefault(name.name, name.span)
    for called, seats in places.items():
        ctx.declare(NeutralName(called, spans[called], "a neutral seat", seats))


def value(ctx: Context, symbol: NeutralName, span: Span) -> core.Expr:
    """Return the seat that a neutral name stands for; none where it is not in play."""
    low, high = ctx.players
    kind: Type = ctx.seat if len(symbol.seats) == high - low + 1 else Optional(ctx.seat)
    seats = tuple(core.Const(kind, span, symbol.seats.get(players)) for players in range(low, high + 1))
    return core.Builtin(kind, span, "neutral", seats)


# ------------------------------------------------------------------ the label `decides`
def check_decides(ctx: Context, line: tree.Line | None) -> None:
    """Make the define that says who answers for a seat; the game must know its state and defines by now."""
    if line is None or not ctx.neutrals:
        if line is not None and not ctx.broken():
            ctx.error("E0343", "The game has no neutral seats.", line.label_span, "nobody to decide for")
        if not ctx.neutrals:
            return
    span = ctx.neutral_span if line is None else line.span
    rule = ctx.rule(DECIDES, "define", (), span)
    seat = ctx.var("me", ctx.seat, span)
    nobody: core.Expr = core.Const(Optional(ctx.seat), span, None)
    found = nobody if line is None else _player_or_none(ctx, line, seat)
    body = core.If(Optional(ctx.seat), span, _plays(ctx, local(seat)), local(seat), found)
    made = core.Define(DECIDES, (seat,), Optional(ctx.seat), (), span, rule)
    made.body = body
    ctx.decides, ctx.decides_said = made, line is not None


def _player_or_none(ctx: Context, line: tree.Line, seat: core.Var) -> core.Expr:
    """Return the player that the label names for a neutral seat; none where that is no player."""
    scope, span = Scope(), line.span
    scope.put("me", local(seat))
    named = fit(ctx, expr(ctx, scope, line.values[0], ctx.seat), ctx.seat, "Who decides for a neutral seat")
    if is_poison(named):
        return named
    if not audience.public(ctx, named):
        ctx.error("E0501", "Who decides depends on what not everybody can see.", named.span)
    var = ctx.var("decides", Optional(ctx.seat), span)
    none = core.Const(Optional(ctx.seat), span, None)
    player = core.If(Optional(ctx.seat), span, _plays(ctx, local(var)), local(var), none)
    return core.LetIn(Optional(ctx.seat), span, var, named, player)


def _plays(ctx: Context, seat: core.Expr) -> core.Expr:
    kind = ctx.player
    return core.Op(Bool(), seat.span, "in", (seat, core.Domain(SetType(kind), seat.span, kind)))


def decider(ctx: Context, who: core.Expr, span: Span) -> core.Expr:
    """Return who answers a question that is asked of a seat: for a neutral one whom the label `decides` names."""
    define = ctx.decides
    if define is None or is_poison(who):
        return who
    if isinstance(who, core.Const) and isinstance(who.value, int) and who.value < ctx.players[0]:
        return who
    if not ctx.decides_said and is_neutral(ctx, who):
        place = Label(ctx.neutral_span, "the neutral seats")
        hint = "`decides: left(me)` in the header says who answers for the neutral seat `me`"
        ctx.error("E0344", "Nobody decides for this seat.", span, "asked of a neutral seat", place, hint=hint)
    return some(core.Call(define.type, span, define, (who,)))


def is_neutral(ctx: Context, who: core.Expr) -> bool:
    """Tell whether a seat is neutral for certain."""
    match who:
        case core.Op(op="some", args=(inner,)):
            return is_neutral(ctx, inner)
        case core.Local(var=var):
            return var.uid in ctx.neutral_vars
    return isinstance(who, core.Builtin) and who.name == "neutral"


def note_acting(ctx: Context, var: core.Var, who: core.Expr) -> None:
    """Note that a variable stands for a neutral seat, if that is certain."""
    if is_neutral(ctx, who):
        ctx.neutral_vars.add(var.uid)


def asked(who: core.Expr) -> core.Expr | None:
    """Return the seat for which this asks who answers, None where it asks nothing of the kind."""
    if isinstance(who, core.Call) and who.define.name == DECIDES:
        return who.args[0]
    return None
