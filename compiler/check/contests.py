"""The flow of a conflict: strengths, commitments in order, the winner, the outcome."""

from __future__ import annotations

from shedu.compiler import core, tree
from shedu.compiler.check import audience, fold, neutrals, ranges
from shedu.compiler.check.choices import ask
from shedu.compiler.check.conflicts import FORCE, Work, side_names
from shedu.compiler.check.context import Context, Forces, Scope, local, poison
from shedu.compiler.check.dispatch import block, expr
from shedu.compiler.check.fitting import a_number, condition, is_poison, seat
from shedu.compiler.check.operators import numbers
from shedu.compiler.check.types_of import whole
from shedu.compiler.source import Span
from shedu.runtime.types import Int, ListType, Type


class KnownForces(Forces):
    """Forces that are expressions already."""

    def __init__(self, known: dict[str, core.Expr]) -> None:
        self._known = known

    def of(self, word: str) -> core.Expr | None:
        return self._known.get(word)

    def words(self) -> tuple[str, ...]:
        return tuple(self._known)


# ------------------------------------------------------------------ the flow
def body(ctx: Context, work: Work) -> None:
    """Write the flow of a conflict."""
    made: list[core.Stmt] = []
    strengths = [_strength(ctx, work, place, made) for place in range(len(work.sides))]
    committed: list[core.Expr] = []
    for place in range(len(work.sides)):
        if work.commit is not None:
            committed.append(_asked(ctx, work, place, strengths, committed, made))
    totals = _forces(ctx, work, strengths, committed)
    winner = _winner(ctx, work, totals)
    where = ctx.var("winner.place", winner.type, work.decl.name_span)
    made += [core.Let(work.decl.span, where, winner), core.Tally(work.decl.span, work.number, local(where))]
    made += _outcome(ctx, work, totals, where)
    work.flow.body = tuple(made)


def _side(work: Work, place: int) -> core.Expr:
    return local(work.flow.params[1 + work.sides[place]])


def _side_scope(work: Work, place: int) -> Scope:
    scope = Scope(work.scope)
    scope.put("side", _side(work, place))
    if len(work.sides) == 2:
        scope.put("other", _side(work, 1 - place))
    return scope


def _strength(ctx: Context, work: Work, place: int, made: list[core.Stmt]) -> core.Expr:
    line = work.lines["strength"]
    value = expr(ctx, _side_scope(work, place), line.values[0])
    kind = a_number(ctx, value, "The strength of a side")
    var = ctx.var(f"strength.{side_names(work)[place]}", kind, line.span)
    if is_poison(value):
        return poison(line.span)
    made.append(core.Let(line.span, var, value))
    return local(var)


def _forces(
    ctx: Context, work: Work, strengths: list[core.Expr], committed: list[core.Expr]
) -> list[core.Expr]:
    """Return strength plus what has been committed so far, side by side."""
    found: list[core.Expr] = []
    for place, strength in enumerate(strengths):
        more = committed[place] if place < len(committed) else None
        found.append(strength if more is None else numbers(ctx, "+", strength, more, work.decl.span))
    return found


def _asked(
    ctx: Context,
    work: Work,
    place: int,
    strengths: list[core.Expr],
    committed: list[core.Expr],
    made: list[core.Stmt],
) -> core.Expr:
    """Ask one side what it commits; return the variable that receives the number."""
    commit, span = work.commit, work.decl.span
    assert commit is not None and work.part is not None
    player = seat(ctx, _side_scope(work, place), work.lines["player"].values[0], "The player of a side")
    var = ctx.var(f"committed.{side_names(work)[place]}", commit.open[0].type, work.part.name_span)
    values = [local(param) for param in work.flow.params[1:]]
    given: list[core.Expr] = [*values, _side(work, place)]
    if len(work.sides) == 2:
        given.append(_side(work, 1 - place))
    forces = _forces(ctx, work, strengths, committed)
    given += [forces[_place(work, word, place)] for word in commit.forces.asked]
    if is_poison(player) or any(is_poison(value) for value in given):
        return poison(span)
    option = core.Option(commit.action, tuple(enumerate(given)), None, work.part.span)
    audience.guard_options(ctx, [option], player, player)
    question = ask(
        ctx, work.scope, work.part.span, public=audience.option_public(ctx, option), name=commit.action.name
    )
    answers = neutrals.decider(ctx, player, work.part.span)
    made.append(core.ChooseAction(work.part.span, question, (option,), player, answers, None, (var,)))
    return local(var)


def _place(work: Work, word: str, place: int) -> int:
    """Return the number of the side that a word means for the side whose turn it is."""
    if word == "side":
        return place
    return 1 - place if word == "other" else side_names(work).index(word)


# ------------------------------------------------------------------ who wins
def _winner(ctx: Context, work: Work, totals: list[core.Expr]) -> core.Expr:
    """Return the number of the winning side, -1 for nobody."""
    span, count = work.decl.span, len(totals)
    if any(is_poison(total) for total in totals):
        return fold.number(-1, span)
    tie = _tie(ctx, work, totals)
    low = -1 if not (isinstance(tie, core.Const) and tie.value != -1) and "ties" not in work.lines else 0
    found = tie
    for place in reversed(range(count)):
        others = [other for other in range(count) if other != place]
        alone = _every(">", totals, place, others, span)
        found = fold.branch(alone, fold.number(place, span), found, Int(low, count - 1), span)
    return found


def _every(op: str, totals: list[core.Expr], place: int, others: list[int], span: Span) -> core.Expr:
    found: core.Expr = fold.truth(True, span)
    for other in others:
        found = fold.logic("and", found, fold.comparison(op, totals[place], totals[other], span), span)
    return found


def _tie(ctx: Context, work: Work, totals: list[core.Expr]) -> core.Expr:
    line = work.lines.get("ties")
    if line is None:
        return fold.number(-1, work.decl.span)
    return _tie_of(ctx, work, totals, line.values[0])


def _tie_of(ctx: Context, work: Work, totals: list[core.Expr], node: tree.Expr) -> core.Expr:
    """Return who wins a tie: the side named if it shares the greatest, else the first that does."""
    count = len(totals)
    if isinstance(node, tree.Conditional):
        test = condition(ctx, work.scope, node.test)
        then, other = (_tie_of(ctx, work, totals, part) for part in (node.then, node.otherwise))
        return fold.branch(test, then, other, Int(-1, count - 1), node.span)
    if isinstance(node, tree.Nothing):
        return fold.number(-1, node.span)
    if not isinstance(node, tree.Name) or node.name not in side_names(work):
        ctx.error(
            "E0338", "Ties go to a side of the conflict.", node.span, f"one of {', '.join(side_names(work))}"
        )
        return fold.number(-1, node.span)
    named = side_names(work).index(node.name)
    if count == 2:
        return fold.number(named, node.span)
    found: core.Expr = fold.number(count - 1, node.span)
    for place in (*reversed(range(count - 1)), named):
        others = [other for other in range(count) if other != place]
        shares = _every(">=", totals, place, others, node.span)
        found = fold.branch(shares, fold.number(place, node.span), found, Int(0, count - 1), node.span)
    return found


# ------------------------------------------------------------------ the outcome
def _outcome(ctx: Context, work: Work, totals: list[core.Expr], where: core.Var) -> list[core.Stmt]:
    if not work.decl.body.do:
        return []
    span = work.decl.span
    scope = Scope(work.scope)
    kind = _side(work, 0).type
    bound = [_bound(ctx, scope, "winner", [_side(work, place) for place in range(len(totals))], where, kind)]
    if len(totals) == 2:
        bound.append(_bound(ctx, scope, "loser", [_side(work, 1), _side(work, 0)], where, kind))
    else:
        bound.append(
            _bound(ctx, scope, "losers", _others(work, kind), where, ListType(kind, len(totals) - 1))
        )
    scope.forces = KnownForces(_final(work, totals, where))
    inside = (*bound, *block(ctx, Scope(scope), work.decl.body.do))
    whole_range = where.type
    if isinstance(whole_range, Int) and whole_range.low >= 0:
        return list(inside)
    test = core.Op(fold.truth(True, span).type, span, ">=", (local(where), fold.number(0, span)))
    return [core.When(span, test, inside, ())]


def _bound(
    ctx: Context, scope: Scope, name: str, values: list[core.Expr], where: core.Var, kind: Type
) -> core.Let:
    var = ctx.bind(scope, name, kind, where.span)
    return core.Let(where.span, var, _by_winner(values, where, kind))


def _by_winner(values: list[core.Expr], where: core.Var, kind: Type) -> core.Expr:
    """Return the value that belongs to the winning side."""
    found = values[-1]
    for place in reversed(range(len(values) - 1)):
        test = fold.comparison("==", local(where), fold.number(place, where.span), where.span)
        found = core.If(kind, where.span, test, values[place], found)
    return found


def _others(work: Work, kind: Type) -> list[core.Expr]:
    count = len(work.sides)
    return [
        fold.list_of(
            tuple(_side(work, other) for other in range(count) if other != place),
            ListType(kind, count - 1),
            work.decl.span,
        )
        for place in range(count)
    ]


def _final(work: Work, totals: list[core.Expr], where: core.Var) -> dict[str, core.Expr]:
    known = dict(zip(side_names(work), totals, strict=True))
    ranges_of = [whole(total.type) or FORCE for total in totals]
    kind = ranges.hull(ranges_of)
    known["winner"] = _by_winner(totals, where, kind)
    if len(totals) == 2:
        known["loser"] = _by_winner(totals[::-1], where, kind)
    return known
