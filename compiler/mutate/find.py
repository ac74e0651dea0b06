"""All changes of a game: each thing left out, each condition turned round, each secret shown."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from shedu.compiler import core
from shedu.compiler.mutate.cells import of_tables
from shedu.compiler.mutate.model import Mutation, Owner
from shedu.compiler.mutate.uses import Uses
from shedu.compiler.source import Span
from shedu.runtime.types import BagType, Bool, Int, ListType, Optional, SetType

WITHOUT: dict[type, str] = {
    core.Assign: "assignment",
    core.Add: "add",
    core.Take: "take",
    core.Move: "move",
    core.Draw: "draw",
    core.Show: "show",
    core.When: "if",
    core.ForEach: "for",
    core.Together: "together",
    core.Repeat: "repeat",
    core.ChooseAction: "choose",
    core.ChooseValue: "choose",
    core.Run: "run",
    core.End: "end",
}
"""Statements that can be left out, with what an author calls them."""


def mutations(game: core.Game) -> Iterator[Mutation]:
    """Yield every change of a checked game, in the order of its parts.

    Requirements are dropped and turned round. Statements are dropped, conditions of `if` turned round, those
    of loops and choices dropped, the actions of a choice taken away one by one; not so names (`let`, and what
    binds one for later) and statistics. Strengths and ties of conflicts, definitions, regions and the keys of
    the ranking are made nothing or their contrary. Open state is shown to nobody, all other state to all.
    Markets lose their purse and their sources one by one, and prices are made nothing.
    Rows of tables that cite clauses have another value in each cell they give, or are never held.
    Invariants, and definitions that only they use, stay: they watch over the rules.
    """
    for item in game.state:
        what, sight = ("shown to nobody", "hidden") if item.sight == "open" else ("shown to all", "open")
        yield Mutation(item, what, item.span, item.sight, sight)
    guards = _only_guards(game)
    for define in game.defines:
        if define not in guards:
            yield from _value(define, define.body, define.span)
    yield from of_tables(game)
    for region in game.regions:
        yield Mutation(region, "turned round", region.span, region.where, _not(region.where))
    for action in game.actions:
        yield from _requirements(action)
        yield from _block(action, action.effects)
    for flow in game.flows:
        yield from _block(flow, flow.body)
        if flow.conflict >= 0:
            yield from _contest(flow)
    if game.ranking is not None:
        for key in game.ranking.keys:
            yield from _value(game.ranking, key, key.span)


def _only_guards(game: core.Game) -> frozenset[object]:
    """Return what invariants use and no rule does."""
    uses = Uses()
    owners = (*game.actions, *game.flows, *((game.ranking,) if game.ranking else ()))
    none: frozenset[object] = frozenset()
    return none.union(*map(uses.of, game.invariants)) - none.union(*map(uses.of, owners))


# ------------------------------------------------------------------ requirements and statements
def _requirements(action: core.Action) -> Iterator[Mutation]:
    for step in action.steps:
        if isinstance(step, core.Requirement):
            always = replace(step, condition=core.Const(Bool(), step.condition.span, True))
            yield Mutation(action, f"without require {step.name}", step.span, step, always)
            turned = replace(step, condition=_not(step.condition))
            yield Mutation(action, f"require {step.name} turned round", step.span, step, turned)


def _block(owner: Owner, block: tuple[core.Stmt, ...]) -> Iterator[Mutation]:
    for stmt in block:
        name = WITHOUT.get(type(stmt))
        if name is not None and not _names_live_on(stmt):
            yield Mutation(owner, f"without {name}", stmt.span, stmt, ())
        yield from _inside(owner, stmt)


def _names_live_on(stmt: core.Stmt) -> bool:
    """Tell whether later statements may use a name that this one binds."""
    match stmt:
        case core.ChooseValue(body=body):
            return body is None
        case core.ChooseAction(captures=captures):
            return bool(captures)
    return False


def _inside(owner: Owner, stmt: core.Stmt) -> Iterator[Mutation]:
    """Yield what can be changed within a statement."""
    match stmt:
        case core.When(test=test, then=then, other=other):
            yield Mutation(owner, "if turned round", test.span, stmt, replace(stmt, test=_not(test)))
            yield from _block(owner, then)
            yield from _block(owner, other)
        case core.ForEach(binder=core.Binder(where=where) as binder, body=body):
            if where is not None:
                all_rounds = replace(stmt, binder=replace(binder, where=None))
                yield Mutation(owner, "for without where", where.span, stmt, all_rounds)
            yield from _block(owner, body)
        case core.Repeat(body=body):
            yield from _block(owner, body)
        case core.ChooseValue(where=where, body=within, otherwise=otherwise):
            if where is not None:
                yield Mutation(owner, "choose without where", where.span, stmt, replace(stmt, where=None))
            yield from _block(owner, within or ())
            yield from _block(owner, otherwise or ())
        case core.ChooseAction(otherwise=otherwise):
            yield from _options(owner, stmt)
            yield from _block(owner, otherwise or ())


def _options(owner: Owner, stmt: core.ChooseAction) -> Iterator[Mutation]:
    for option in stmt.options:
        name, condition = option.action.name, option.condition
        if len(stmt.options) > 1:
            rest = replace(stmt, options=tuple(one for one in stmt.options if one is not option))
            yield Mutation(owner, f"choose without {name}", option.span, stmt, rest)
        if condition is not None:
            always = replace(option, condition=None)
            yield Mutation(owner, f"choose {name} without if", condition.span, option, always)


# ------------------------------------------------------------------ conflicts
def _contest(flow: core.Flow) -> Iterator[Mutation]:
    """Yield what can be changed in how a conflict is decided: the strengths, who wins, the ties."""
    for stmt in flow.body:
        if not isinstance(stmt, core.Let):
            continue
        value = stmt.value
        if stmt.var.name.startswith("strength."):
            nought = core.Const(value.type, value.span, 0)
            yield Mutation(flow, f"{stmt.var.name} made nothing", stmt.span, value, nought, "strength")
        elif stmt.var.name == "winner.place":
            yield Mutation(flow, "the contrary wins", stmt.span, value, _contrary(value), "ties")
            yield Mutation(flow, "ties turned round", stmt.span, value, _ties_turned(value), "ties")


def _contrary(place: core.Expr) -> core.Expr:
    """Return the winner's place with the sides in the opposite order; for nobody, the first."""
    assert isinstance(place.type, Int)
    last = _number(place.type.high, place.span)
    nobody = core.Op(Bool(), place.span, "<", (place, _number(0, place.span)))
    turned = core.Op(Int(0, place.type.high), place.span, "-", (last, place))
    return core.If(place.type, place.span, nobody, _number(0, place.span), turned)


def _ties_turned(place: core.Expr) -> core.Expr:
    """Return the winner's place where the first side wins by being as strong as the others."""
    match place:
        case core.If(type=kind, span=span, test=test, then=then, other=other):
            return core.If(kind, span, _weakly(test), then, other)
    return place


def _weakly(test: core.Expr) -> core.Expr:
    match test:
        case core.Op(type=kind, span=span, op=">", args=args):
            return core.Op(kind, span, ">=", args)
        case core.Op(type=kind, span=span, op="and", args=args):
            return core.Op(kind, span, "and", tuple(_weakly(arg) for arg in args))
    return test


# ------------------------------------------------------------------ values
def _value(owner: Owner, body: core.Expr, span: Span) -> Iterator[Mutation]:
    """Yield a definition that says the contrary, or nothing."""
    if isinstance(body.type, Bool):
        yield Mutation(owner, "turned round", span, body, _not(body))
        return
    empty = _nothing(body)
    if empty is not None:
        yield Mutation(owner, "made nothing", span, body, empty)
    if isinstance(body, core.Payments):
        yield from _market(owner, body)


def _market(owner: Owner, body: core.Payments) -> Iterator[Mutation]:
    """Yield a market without its purse, without each source, with each price made nothing, which leaves its payee
    without anything too."""
    if body.within is not None:
        yield Mutation(owner, "without within", body.within.span, body, replace(body, within=None))
    for source in body.sources:
        yield Mutation(owner, "without a source", source.offers.span, source, ())
        if source.price is not None:
            free = _number(0, source.price.span)
            yield Mutation(owner, "price made nothing", source.price.span, source.price, free)
            if source.payee is not None:
                yield Mutation(owner, "payee given nothing", source.payee.span, source.price, free)


def _nothing(body: core.Expr) -> core.Expr | None:
    match body.type:
        case Optional(of=ListType() as kind) | (ListType() as kind):
            return core.MakeList(kind, body.span, ())
        case Optional(of=Int()) | Int():
            return _number(0, body.span)
        case Optional():
            return core.Const(body.type, body.span, None)
        case SetType():
            return core.MakeSet(body.type, body.span, ())
        case BagType():
            return core.MakeBag(body.type, body.span, ())
    return None


def _number(value: int, span: Span) -> core.Const:
    return core.Const(Int(value, value), span, value)


def _not(condition: core.Expr) -> core.Expr:
    return core.Op(Bool(), condition.span, "not", (condition,))
