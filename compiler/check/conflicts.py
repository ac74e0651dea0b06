"""Conflicts: a flow that takes the strengths, asks each side in order, and hands the spoils to the winner.

With two sides the outcome speaks of `winner` and `loser`; with more, of `winner` and `losers`, the list
of the other sides in their order (there is no `loser` then, nor an `other` in `commit`). The winner is
the side whose strength plus commitment is strictly the greatest. Where several share the greatest, the
side named by `ties:` wins if it is one of them, else the first of them in order; without `ties:` nobody
wins and the outcome is passed over.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from shedu.compiler import core, tree
from shedu.compiler.check import defining, rules
from shedu.compiler.check.context import (
    ActionName,
    Body,
    Broken,
    Context,
    FlowName,
    Forces,
    Scope,
    local,
)
from shedu.compiler.check.dispatch import block
from shedu.compiler.check.forms import labels, lines_only
from shedu.compiler.check.tables import title
from shedu.compiler.check.types_of import UNKNOWN, alike, whole, words
from shedu.compiler.check.walk import clauses
from shedu.compiler.source import Span
from shedu.runtime.types import Int

LABELS = ("sides", "player", "strength", "ties")
FORCE = Int(-1_000_000, 1_000_000)


@dataclass(slots=True, eq=False)
class Work:
    """A conflict whose parts are still to be checked. ``sides`` are places among the parameters."""

    decl: tree.Form
    flow: core.Flow
    scope: Scope
    lines: dict[str, tree.Line]
    sides: list[int]
    part: tree.Part | None
    commit: Commit | None = None
    number: int = -1


@dataclass(slots=True, eq=False)
class Commit:
    """The commitment of a side, as an action; ``forces`` are the sides' forces it has asked for, by word."""

    action: core.Action
    scope: Scope
    open: tuple[core.Var, ...]
    context: tuple[core.Var, ...]
    forces: CommitForces


@dataclass(slots=True, eq=False)
class CommitForces(Forces):
    """Forces that are handed to the commitment, each as a parameter made when it is first asked for."""

    ctx: Context
    span: Span
    allowed: tuple[str, ...]
    asked: dict[str, core.Var] = field(default_factory=dict)

    def of(self, word: str) -> core.Expr | None:
        if word not in self.allowed:
            return None
        if word not in self.asked:
            self.asked[word] = self.ctx.var(f"force.{word}", FORCE, self.span)
        return local(self.asked[word])

    def words(self) -> tuple[str, ...]:
        return self.allowed


# ------------------------------------------------------------------ declaring
def declare(ctx: Context, decl: tree.Form) -> Work | None:
    """Declare a conflict: the flow that is run, and the action by which a side commits."""
    number = ctx.rule(decl.name, "conflict", clauses(decl), decl.span)
    lines = labels(ctx, decl, LABELS, ("commit",))
    scope = Scope(body=Body(decl.name))
    me = ctx.bind(scope, "me", ctx.seat, decl.name_span)
    params = defining.parameters(ctx, scope, decl.params)
    sides = _sides(ctx, decl, lines.get("sides"), params)
    for check in decl.body.checks:
        ctx.error(
            "E0338",
            "A conflict itself has no requirements and no lets.",
            check.span,
            hint="they belong under `commit`",
        )
    if sides is None or "strength" not in lines:
        if sides is not None:
            ctx.error("E0338", f"The conflict `{decl.name}` has no `strength`.", decl.name_span)
        ctx.declare(Broken(decl.name, decl.name_span, "a conflict"))
        return None
    names = tuple(params[place].name for place in sides)
    flow = core.Flow(
        decl.name,
        decl.title or title(decl.name),
        (me, *params),
        clauses(decl),
        decl.span,
        number,
        len(ctx.conflicts),
    )
    ctx.conflicts.append((decl.name, names))
    ctx.declare(FlowName(decl.name, decl.name_span, "a conflict", flow, params))
    part = next((part for part in decl.body.parts if part.name == "commit"), None)
    work = Work(decl, flow, scope, lines, sides, part, number=flow.conflict)
    work.commit = None if part is None else _declare_commit(ctx, work, part)
    return work


def _sides(
    ctx: Context, decl: tree.Form, line: tree.Line | None, params: tuple[core.Var, ...]
) -> list[int] | None:
    if line is None or len(line.values) < 2:
        span = decl.name_span if line is None else line.span
        ctx.error("E0338", f"The conflict `{decl.name}` needs two sides or more.", span, hint="`sides: a, b`")
        return None
    names = [var.name for var in params]
    found: list[int] = []
    for value in line.values:
        if not isinstance(value, tree.Name) or value.name not in names or names.index(value.name) in found:
            ctx.error("E0338", "A side is a parameter of the conflict, named once.", value.span)
            return None
        ctx.read.add((value.name, params[names.index(value.name)].span))
        found.append(names.index(value.name))
    kinds = [params[place].type for place in found]
    if any(not alike(kind, kinds[0]) for kind in kinds):
        ctx.error(
            "E0318", "The sides are not of one type.", line.span, ", ".join(words(kind) for kind in kinds)
        )
        return None
    return found


def _declare_commit(ctx: Context, work: Work, part: tree.Part) -> Commit | None:
    name = f"{work.decl.name}.commit"
    number = ctx.rule(name, "action", clauses(part), part.span)
    if len(part.params) != 1 or "player" not in work.lines:
        ctx.error(
            "E0338",
            "What is committed is one number, by the `player` of each side.",
            part.name_span,
            hint="`commit (n: 0..6)` and a line `player: …`",
        )
        return None
    scope = Scope(body=Body(f"{name}.choice"))
    me = ctx.bind(scope, "me", ctx.seat, part.name_span)
    context = [ctx.bind(scope, var.name, var.type, var.span) for var in work.flow.params[1:]]
    kind = context[work.sides[0]].type
    context.append(ctx.bind(scope, "side", kind, part.name_span))
    names = tuple(work.flow.params[1 + place].name for place in work.sides)
    if len(names) == 2:
        context.append(ctx.bind(scope, "other", kind, part.name_span))
    opened = defining.parameters(ctx, scope, part.params, numbered=True)
    if whole(opened[0].type) is None and opened[0].type is not UNKNOWN:
        ctx.error("E0310", "What is committed must be a number.", part.params[0].span)
    forces = CommitForces(
        ctx, part.name_span, ("side", "other", *names) if len(names) == 2 else ("side", *names)
    )
    scope.forces = forces
    action = core.Action(
        name, f"{work.flow.title}: commit", me, (*context, *opened), (), clauses(part), part.span, number
    )
    ctx.declare(ActionName(name, part.name_span, "a commitment", action))
    return Commit(action, scope, opened, tuple(context), forces)


# ------------------------------------------------------------------ the commitment
def steps(ctx: Context, work: Work) -> None:
    """Check what a commitment requires and does, and settle which forces it is handed."""
    commit = work.commit
    if commit is None or work.part is None:
        return
    body = work.part.body
    for line in body.lines:
        ctx.error("E0309", f"A commitment has no line `{line.label}`.", line.label_span)
    lines_only(ctx, "a commitment", body, steps=True)
    commit.action.steps, commit.scope = rules.checks(ctx, commit.scope, body.checks)
    commit.action.effects = block(ctx, Scope(commit.scope), body.do or ())
    context = (*commit.context, *commit.forces.asked.values())
    commit.action.params = (*context, *commit.open)
    commit.action.fixed = (True,) * len(context) + (False,) * len(commit.open)


def side_names(work: Work) -> list[str]:
    """Return the names of the sides in their order."""
    return [work.flow.params[1 + place].name for place in work.sides]
