"""Actions and flows: first their parameters, then what actions require, then what happens."""

from __future__ import annotations

from dataclasses import dataclass

from shedu.compiler import core, tree
from shedu.compiler.check import audience, defining, fold
from shedu.compiler.check.context import ActionName, Body, Context, FlowName, Scope, cited
from shedu.compiler.check.dispatch import block
from shedu.compiler.check.fitting import condition
from shedu.compiler.check.statements import let
from shedu.compiler.check.tables import title
from shedu.compiler.check.walk import clauses, nodes
from shedu.compiler.diagnostics import Label


@dataclass(slots=True, eq=False)
class ActionWork:
    """An action whose statements are still to be checked, with the scope of its requirements."""

    decl: tree.ActionDecl
    action: core.Action
    scope: Scope


@dataclass(slots=True, eq=False)
class FlowWork:
    """A flow whose statements are still to be checked."""

    decl: tree.FlowDecl
    flow: core.Flow
    scope: Scope


# ------------------------------------------------------------------ declaring
def offers(ctx: Context, decls: tuple[tree.Declaration, ...]) -> dict[str, int]:
    """Return how many parameters of each action the choices fix; all choices of one action fix the same."""
    found: dict[str, tuple[int, tree.Choice]] = {}
    for node in nodes(decls):
        if isinstance(node, tree.Choice):
            name, count = ".".join(node.call.path.names), len(node.call.args)
            old = found.setdefault(name, (count, node))
            if old[0] != count:
                ctx.error(
                    "E0337",
                    f"`{name}` is offered with {count} arguments fixed here, with {old[0]} elsewhere.",
                    node.call.span,
                    "",
                    *_also(old[1]),
                )
    return {name: count for name, (count, _) in found.items()}


def _also(choice: tree.Choice) -> tuple[Label, ...]:
    return (Label(choice.call.span, "the other offer"),)


def action(ctx: Context, decl: tree.ActionDecl, fixed: int) -> ActionWork:
    """Declare an action."""
    number = ctx.rule(decl.name, "action", clauses(decl), decl.span)
    scope = Scope(body=Body(f"{decl.name}.choice"))
    me = ctx.bind(scope, "me", ctx.seat, decl.name_span)
    params = _action_params(ctx, scope, decl, fixed)
    flags = tuple(place < fixed for place in range(len(params)))
    made = core.Action(
        decl.name, decl.title or title(decl.name), me, params, flags, clauses(decl), decl.span, number
    )
    ctx.declare(ActionName(decl.name, decl.name_span, "an action", made))
    return ActionWork(decl, made, scope)


def _action_params(ctx: Context, scope: Scope, decl: tree.ActionDecl, fixed: int) -> tuple[core.Var, ...]:
    given = defining.parameters(ctx, scope, decl.params[:fixed])
    return given + defining.parameters(ctx, scope, decl.params[fixed:], numbered=True)


def flow(ctx: Context, decl: tree.FlowDecl) -> FlowWork:
    """Declare a flow."""
    number = ctx.rule(decl.name, "flow", clauses(decl), decl.span)
    scope = Scope(body=Body(decl.name))
    me = ctx.bind(scope, "me", ctx.seat, decl.name_span)
    params = defining.parameters(ctx, scope, decl.params)
    made = core.Flow(
        decl.name, decl.title or title(decl.name), (me, *params), clauses(decl), decl.span, number, -1
    )
    ctx.declare(FlowName(decl.name, decl.name_span, "a flow", made, params))
    return FlowWork(decl, made, scope)


# ------------------------------------------------------------------ bodies
def checks(
    ctx: Context, scope: Scope, found: tuple[tree.Let | tree.Require, ...]
) -> tuple[tuple[core.Let | core.Requirement, ...], Scope]:
    """Check the lets and requirements of an action; return them with the scope in which its effects stand."""
    steps: list[core.Let | core.Requirement] = []
    seen: dict[str, tree.Require] = {}
    for node in found:
        if isinstance(node, tree.Let):
            steps += let(ctx, scope, node)
            continue
        steps.append(requirement(ctx, scope, node))
        if node.name in seen:
            ctx.error(
                "E0302",
                f"There are two requirements `{node.name}`.",
                node.name_span,
                "",
                Label(seen[node.name].name_span, "the first one"),
            )
        seen.setdefault(node.name, node)
    return tuple(steps), scope


def requirement(ctx: Context, scope: Scope, node: tree.Require) -> core.Requirement:
    """Check one requirement and number it."""
    found = condition(ctx, scope, node.condition, f"The requirement `{node.name}`")
    if fold.is_true(found) and not isinstance(node.condition, tree.Truth):
        ctx.warn(
            "E0704",
            f"The requirement `{node.name}` never refuses.",
            node.condition.span,
            "this is always true",
        )
    message = node.message or f"{title(node.name)} is required."
    made = core.Requirement(
        node.name,
        found,
        message,
        cited(node.cites),
        node.span,
        len(ctx.requirements),
        audience.public(ctx, found),
    )
    ctx.requirements.append(made)
    return made


def action_steps(ctx: Context, work: ActionWork) -> None:
    """Check what an action requires."""
    work.action.steps, work.scope = checks(ctx, work.scope, work.decl.checks)


def action_effects(ctx: Context, work: ActionWork) -> None:
    """Check what an action does."""
    work.action.effects = block(ctx, Scope(work.scope), work.decl.do or ())


def flow_body(ctx: Context, work: FlowWork) -> None:
    """Check what happens in a flow."""
    work.flow.body = block(ctx, Scope(work.scope), work.decl.block)
