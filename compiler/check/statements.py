"""Statements that steer: lets, conditions, loops, `as`, `run`, `end`."""

from __future__ import annotations

from shedu.compiler import core, tree, walk
from shedu.compiler.check import audience, bounds, defining, fold, neutrals
from shedu.compiler.check.context import Broken, Context, FlowName, Scope, local, poison
from shedu.compiler.check.dispatch import block, expr, statement_rule
from shedu.compiler.check.fitting import condition, constant_number, is_poison, me, seat
from shedu.compiler.check.gathers import binder
from shedu.compiler.check.types_of import UNKNOWN, bad, words
from shedu.runtime.types import Atom, SetType, Type, strip

Stmts = list[core.Stmt]


@statement_rule(tree.CiteLine)
def _cite(_ctx: Context, _scope: Scope, _node: tree.CiteLine) -> Stmts:
    return []  # what is cited inside a rule counts for the whole rule


@statement_rule(tree.Let)
def _let(ctx: Context, scope: Scope, node: tree.Let) -> Stmts:
    return list(let(ctx, scope, node))


def let(ctx: Context, scope: Scope, node: tree.Let) -> tuple[core.Let, ...]:
    """Check a let and bind its name from here on."""
    value = expr(ctx, scope, node.value)
    if scope.here(node.name) is not None:
        ctx.error("E0302", f"`{node.name}` is declared twice in this block.", node.name_span)
    ctx.lets[node.name, node.name_span] = None
    kind = UNKNOWN if is_poison(value) else value.type
    var = ctx.bind(scope, node.name, kind, node.name_span, warns=True)
    ctx.sights[var.uid] = audience.sight(ctx, value)
    return () if is_poison(value) else (core.Let(node.span, var, value),)


@statement_rule(tree.If)
def _if(ctx: Context, scope: Scope, node: tree.If) -> Stmts:
    return _arms(ctx, scope, node, 0, dead=False)


def _arms(ctx: Context, scope: Scope, node: tree.If, index: int, *, dead: bool) -> Stmts:
    if index == len(node.arms):
        return list(block(ctx, Scope(scope, dead=dead), node.otherwise or ()))
    arm = node.arms[index]
    test = condition(ctx, scope, arm.test)
    then = block(ctx, Scope(scope, dead=dead or fold.is_false(test)), arm.block)
    other = _arms(ctx, scope, node, index + 1, dead=dead or fold.is_true(test))
    if is_poison(test):
        return []
    if fold.is_true(test) or fold.is_false(test):
        return list(then) if fold.is_true(test) else other
    return [core.When(arm.span, test, then, tuple(other))]


@statement_rule(tree.For)
def _for(ctx: Context, scope: Scope, node: tree.For) -> Stmts:
    found, inner = binder(ctx, scope, node.binder)
    for var, source in found.sources:
        ctx.sights[var.uid] = audience.sight(ctx, source)
    body = block(ctx, Scope(inner), node.block)
    return [core.ForEach(node.span, found, body)]


@statement_rule(tree.Repeat)
def _repeat(ctx: Context, scope: Scope, node: tree.Repeat) -> Stmts:
    limit = constant_number(ctx, scope, node.bound, "The bound of a loop")
    if limit is not None and not 0 <= limit <= bounds.MOST_ROUNDS:
        ctx.error("E0602", f"The bound of a loop must be within 0..{bounds.MOST_ROUNDS:,}.", node.bound.span)
    test = None if node.test is None else condition(ctx, scope, node.test)
    body = block(ctx, Scope(scope), node.block)
    return [] if limit is None else [core.Repeat(node.span, limit, test, body)]


@statement_rule(tree.As)
def _as(ctx: Context, scope: Scope, node: tree.As) -> Stmts:
    who = seat(ctx, scope, node.seat, "Who acts")
    inner = Scope(scope)
    var = ctx.var("me", ctx.seat, node.seat.span)
    inner.put("me", local(var))
    neutrals.note_acting(ctx, var, who)
    body = block(ctx, inner, node.block)
    return [] if is_poison(who) else [core.Let(node.span, var, who), *body]


@statement_rule(tree.Run)
def _run(ctx: Context, scope: Scope, node: tree.Run) -> Stmts:
    name = ".".join(node.call.path.names)
    symbol = ctx.symbol(name)
    if not isinstance(symbol, FlowName):
        for arg in node.call.args:
            expr(ctx, scope, arg)
        _no_flow(ctx, name, node)
        return []
    args = defining.arguments(ctx, scope, name, symbol.params, node.call.args, node.call.span)
    who = me(ctx, scope, node.span, f"`{name}` hands on who acts")
    if args is None or is_poison(who) or any(is_poison(arg) for arg in args):
        return []
    return [core.Run(node.span, symbol.flow, (who, *args))]


def _no_flow(ctx: Context, name: str, node: tree.Run) -> None:
    symbol = ctx.symbols.get(name)
    if isinstance(symbol, Broken):
        return
    if symbol is not None:
        ctx.error(
            "E0304", f"`{name}` is {symbol.what}: only a flow or a conflict can be run.", node.call.path.span
        )
        return
    flows = [name for name, symbol in ctx.symbols.items() if isinstance(symbol, FlowName)]
    ctx.unknown("E0301", "flow", name, node.call.path.span, flows)


@statement_rule(tree.End)
def _end(ctx: Context, _scope: Scope, node: tree.End) -> Stmts:
    return [core.End(node.span, ctx.ends.index(node.reason))]


@statement_rule(tree.Together)
def _together(ctx: Context, scope: Scope, node: tree.Together) -> Stmts:
    first, *more = node.binder.sources
    if more:
        ctx.error("E0320", "`together` goes through one set only.", more[0].span)
    source = expr(ctx, scope, first.value)
    kind = _seats_of(source.type)
    if kind is None:
        if not bad(source.type):
            ctx.error("E0310", "All at once decide the seats of a set.", source.span, f"this is {words(source.type)}")
        source = poison(source.span)
    inner = Scope(scope)
    var = ctx.bind(inner, first.name, kind or UNKNOWN, first.span, warns=True)
    ctx.sights[var.uid] = audience.sight(ctx, source)
    where = None if node.binder.where is None else condition(ctx, inner, node.binder.where)
    body = block(ctx, Scope(inner), node.block)
    if is_poison(source) or (where is not None and is_poison(where)):
        return []
    return [_all_at_once(ctx, scope, node, core.Binder(((var, source),), where), body)]


def _seats_of(kind: Type) -> Type | None:
    """Return the type of the seats of a set, None of anything else."""
    kind = strip(kind)
    of = strip(kind.of) if isinstance(kind, SetType) else None
    return of if isinstance(of, Atom) and of.kind == "seat" else None


def _all_at_once(
    ctx: Context, scope: Scope, node: tree.Together, found: core.Binder, body: tuple[core.Stmt, ...]
) -> core.Together:
    """Make the statement; who takes part is settled before anybody decides, so the condition goes into the source."""
    ((var, source),) = found.sources
    if found.where is not None:
        inner = ctx.var(var.name, var.type, var.span)
        where = walk.substitute(found.where, {var: local(inner)})
        source = core.Gather(
            source.type, source.span, "those", core.Binder(((inner, source),), where), None, None
        )
    number = 0 if scope.dead else len(ctx.togethers) + 1
    made = core.Together(node.span, core.Binder(((var, source),), None), body, number)
    if number:
        ctx.togethers.append(made)
    return made
