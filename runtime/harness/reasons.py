"""The values in a requirement that refuses an action: what its condition compares, as things stand."""

from __future__ import annotations

from collections.abc import Iterator

from shedu.compiler.core import Action, Const, Domain, Expr, Let, Op, Requirement, Var
from shedu.compiler.interpret import ReferenceGame
from shedu.runtime.game import Game, GameFault
from shedu.runtime.harness.claims import COMPARISONS, excerpt
from shedu.runtime.harness.loading import Loaded
from shedu.runtime.naming import arguments
from shedu.runtime.seating import words
from shedu.runtime.types import Bool

MOST_VALUES = 8
LONGEST = 72


def values_behind(loaded: Loaded, game: Game, action: int, requirement: int) -> dict[str, str]:
    """Return the parts of a requirement's condition, as they are written, with their values; {} where they
    depend on more than the action and the state."""
    pending = game.pending()
    found = _find(loaded, requirement)
    if pending is None or found is None:
        return {}
    rule, wanted = found
    opened = [var for var, fixed in zip(rule.params, rule.fixed, strict=True) if not fixed]
    seat = pending.seats[0]
    alone = len(game.answers_for(seat)) == 1  # else it may be a neutral seat that acts
    bound: dict[Var, object] = {rule.me: seat} if alone else {}
    bound |= dict(zip(opened, arguments(game.meta, action), strict=False))
    shown = {var.name: words(game.meta, var.type, bound[var]) for var in opened if var in bound}
    judge = loaded.beside(game)
    for step in rule.steps:
        if step is wanted:
            break
        if isinstance(step, Let):
            _bind(judge, step, bound)
    for part in _compared(wanted.condition):
        text = _told(judge, part, bound)
        if text is not None and len(shown) < MOST_VALUES:
            shown.setdefault(excerpt(part.span) or "value", text)
    return shown


def _find(loaded: Loaded, number: int) -> tuple[Action, Requirement] | None:
    game = loaded.checked.game
    assert game is not None
    for action in game.actions:
        for step in action.steps:
            if isinstance(step, Requirement) and step.number == number:
                return action, step
    return None


def _bind(judge: ReferenceGame, step: Let, bound: dict[Var, object]) -> None:
    try:
        bound[step.var] = judge.evaluate(step.value, bound)
    except (KeyError, GameFault):
        # a value of the flow around the question; what depends on it is not shown
        return


def _compared(expr: Expr) -> Iterator[Expr]:
    """Yield the sides of the comparisons in a condition, constants left out."""
    if not isinstance(expr, Op):
        if not isinstance(expr.type, Bool):
            yield expr
        return
    for part in expr.args:
        if expr.op in COMPARISONS and not isinstance(part, Const | Domain):
            yield part
        elif expr.op in ("and", "or", "not"):
            yield from _compared(part)


def _told(judge: ReferenceGame, part: Expr, bound: dict[Var, object]) -> str | None:
    """Return a value in words, None where it cannot be told."""
    try:
        text = words(judge.meta, part.type, judge.evaluate(part, bound))
    except (KeyError, GameFault):
        return None
    return text if len(text) <= LONGEST else text[: LONGEST - 3] + "..."
