"""How long a game may run without asking anybody: loops within loops must stay within bounds."""

from __future__ import annotations

from collections.abc import Iterable

from shedu.compiler import core
from shedu.compiler.check.context import Context
from shedu.compiler.walk import bodies

MOST_ROUNDS_UNASKED = 100_000_000

Cost = tuple[int, bool]
"""Rounds of `repeat` in the worst case, and whether a question may be asked on the way."""


def judge(ctx: Context, flows: Iterable[core.Flow], actions: Iterable[core.Action]) -> None:
    """Note the first rule that may run too long between two questions. The rules must not call in circles."""
    known: dict[int, Cost] = {}
    rules: list[core.Flow | core.Action] = [*flows, *actions]
    for rule in rules:
        rounds, _ = _of_rule(rule, known)
        if rounds > MOST_ROUNDS_UNASKED:
            symbol = ctx.symbols.get(rule.name)
            ctx.error(
                "E0604",
                f"`{rule.name}` may run for {rounds:,} rounds without a question.",
                rule.span if symbol is None else symbol.span,
                f"at most {MOST_ROUNDS_UNASKED:,}",
            )
            return


def _of_rule(rule: core.Flow | core.Action, known: dict[int, Cost]) -> Cost:
    if id(rule) not in known:
        block = rule.body if isinstance(rule, core.Flow) else rule.effects
        known[id(rule)] = _of_block(block, known)
    return known[id(rule)]


def _of_block(block: tuple[core.Stmt, ...], known: dict[int, Cost]) -> Cost:
    total, asks = 1, False
    for stmt in block:
        rounds, asked = _of_stmt(stmt, known)
        total, asks = total + rounds, asks or asked
    return total, asks


def _of_stmt(stmt: core.Stmt, known: dict[int, Cost]) -> Cost:
    inner = [_of_block(block, known) for block in bodies(stmt)]
    if isinstance(stmt, core.Run):
        inner.append(_of_rule(stmt.flow, known))
    if isinstance(stmt, core.ChooseAction):
        inner += [_of_rule(option.action, known) for option in stmt.options]
    rounds = sum(count for count, _ in inner)
    asks = isinstance(stmt, core.ChooseAction | core.ChooseValue) or any(asked for _, asked in inner)
    return (rounds * stmt.limit if isinstance(stmt, core.Repeat) and not asks else rounds), asks
