"""What keeps a game finite: no rule leads back to itself, and nothing is too large."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from shedu.compiler import core, walk
from shedu.compiler.check.context import Context
from shedu.compiler.diagnostics import Label
from shedu.compiler.source import Span
from shedu.runtime.types import Type, parameter_count

MOST_CALLS = 40
MOST_ROUNDS = 1_000_000
MOST_CELLS = 1_024
MOST_ACTIONS = 1 << 20

Rule = core.Define | core.Region | core.Flow


def in_circles(ctx: Context, rules: Iterable[Rule]) -> bool:
    """Note every circle of rules that call each other, and rules that call too far down; tell whether there
    is either."""
    heights: dict[int, int] = {}
    found = False
    for rule in rules:
        circle = _circle(rule, heights)
        if circle:
            found = True
            _report(ctx, circle)
        elif heights[id(rule)] > MOST_CALLS:
            ctx.error(
                "E0605",
                f"`{rule.name}` calls too far down.",
                _name(ctx, rule),
                f"one rule within another, {heights[id(rule)]} times; at most {MOST_CALLS}",
            )
            return True
    return found


def _report(ctx: Context, circle: list[Rule]) -> None:
    names = [f"`{rule.name}`" for rule in (*circle, circle[0])]
    places = [Label(_name(ctx, rule), "which leads back") for rule in circle[1:]]
    ctx.error(
        "E0601",
        f"{names[0]} leads back to itself: {' → '.join(names)}.",
        _name(ctx, circle[0]),
        "",
        *places,
        hint="rules do not recurse; a loop is written with `repeat at most`",
    )


def _name(ctx: Context, rule: Rule | core.Action) -> Span:
    """Return the place of a rule's name."""
    symbol = ctx.symbols.get(rule.name)
    return rule.span if symbol is None else symbol.span


def _circle(start: Rule, heights: dict[int, int]) -> list[Rule]:
    """Depth-first search without recursion: the first circle met, rule by rule. ``heights`` receives how far
    down each rule calls, by identity."""
    if id(start) in heights:
        return []
    path: list[Rule] = [start]
    known: list[tuple[Rule, ...]] = [tuple(called(start))]
    todo: list[Iterator[Rule]] = [iter(known[0])]
    while path:
        rule = next(todo[-1], None)
        if rule is None:
            todo.pop()
            heights[id(path.pop())] = 1 + max((heights.get(id(inner), 0) for inner in known.pop()), default=0)
        elif rule in path:
            heights.update((id(part), 0) for part in path)
            return path[path.index(rule) :]
        elif id(rule) not in heights:
            path.append(rule)
            known.append(tuple(called(rule)))
            todo.append(iter(known[-1]))
    return []


def called(rule: Rule) -> Iterator[Rule]:
    """Yield the rules that a rule calls, actions it offers counting as part of it."""
    match rule:
        case core.Define():
            yield from _in_expr(getattr(rule, "body", None))
        case core.Region():
            yield from _in_expr(getattr(rule, "where", None))
        case core.Flow():
            yield from _in_block(getattr(rule, "body", ()))


def _in_expr(expr: core.Expr | None) -> Iterator[Rule]:
    for part in () if expr is None else walk.expressions(expr):
        if isinstance(part, core.Call):
            yield part.define
        elif isinstance(part, core.RegionSet | core.RegionAt):
            yield part.region


def _in_block(block: tuple[core.Stmt, ...]) -> Iterator[Rule]:
    for stmt in walk.statements(block):
        if isinstance(stmt, core.Run):
            yield stmt.flow
        elif isinstance(stmt, core.ChooseAction):
            for option in stmt.options:
                yield from _in_block(getattr(option.action, "effects", ()))


def actions(ctx: Context, found: Iterable[core.Action], questions: Iterable[core.Question]) -> None:
    """See to it that the actions can be numbered."""
    total = 0
    for action in found:
        total += _count(action)
        if total > MOST_ACTIONS:
            ctx.error(
                "E0603",
                "There are too many different actions.",
                _name(ctx, action),
                f"{total:,} up to here, of at most {MOST_ACTIONS:,}",
                hint="ask in steps: what first, then where",
            )
            return
    _values(ctx, total, questions)


def _values(ctx: Context, total: int, questions: Iterable[core.Question]) -> None:
    for question in questions:
        if question.value is not None:
            total += _answers(question.value)
            if total > MOST_ACTIONS:
                ctx.error(
                    "E0603", "There are too many different answers.", question.span, f"{total:,} up to here"
                )
                return


def _answers(kind: Type) -> int:
    """Return how many values there are to choose from, 0 for a type that is at fault already."""
    try:
        return parameter_count(kind)
    except ValueError:
        return 0


def _count(action: core.Action) -> int:
    count = 1
    for var, fixed in zip(action.params, action.fixed, strict=True):
        if not fixed:
            count *= _answers(var.type)
    return count
