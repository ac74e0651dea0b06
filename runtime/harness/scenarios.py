"""Scenarios: positions set up, moves played, claims checked, on any engine."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from shedu.compiler.core import Drawn, Expect, Expr, Given, Play, Scenario
from shedu.runtime.game import GameFault, Refusal
from shedu.runtime.harness.claims import Failed, check_expect, first_seat
from shedu.runtime.harness.stage import Stage, seat_of, values_of
from shedu.runtime.naming import action_number, block_of, describe

MOST_FORCED = 10_000
"""How many answers that are the only ones may be given in a row before a step."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a scenario went on one engine. ``line`` is where it starts; ``message`` tells what was expected and
    what was found, "" where it passed."""

    title: str
    file: str
    line: int
    engine: str
    passed: bool
    message: str
    cites: tuple[str, ...]

    @property
    def result(self) -> str:
        """Return ``passed`` or ``failed``."""
        return "passed" if self.passed else "failed"


def run_scenario(scenario: Scenario, engine: str, open_stage: Callable[[], Stage]) -> Result:
    """Play a scenario on a stage. Raises nothing for a scenario that fails."""

    def result(message: str) -> Result:
        span = scenario.span
        return Result(scenario.title, span.file, span.line, engine, not message, message, scenario.cites)

    line = scenario.span.line
    try:
        stage = open_stage()
        watched = _stands(stage)
        for step in scenario.steps:
            line = step.span.line
            take_step(stage, scenario, step)
            watched = _stands(stage) if isinstance(step, Given) else watched
            if watched and isinstance(step, Play):
                _check_invariants(stage)
    except Failed as failure:
        return result(f"line {failure.line or line}: {failure}")
    except GameFault as fault:
        return result(f"line {line}: the rules fail: {fault}")
    except ValueError as fault:
        return result(f"line {line}: {fault}")
    return result("")


def run_all(
    scenarios: Iterable[Scenario], engine: str, open_stage: Callable[[Scenario], Stage]
) -> tuple[Result, ...]:
    """Play several scenarios, each on a stage of its own."""

    def opened(scenario: Scenario) -> Callable[[], Stage]:
        return lambda: open_stage(scenario)

    return tuple(run_scenario(scenario, engine, opened(scenario)) for scenario in scenarios)


def take_step(stage: Stage, scenario: Scenario, step: Given | Play | Drawn | Expect) -> None:
    """Carry out one step. Raises Failed where a claim does not hold or a move is refused."""
    match step:
        case Given():
            stage.execute(step.effects, {scenario.me: first_seat(stage)})
        case Drawn():
            stage.bring(step.kinds)
        case Play():
            _play(stage, step)
        case Expect():
            check_expect(stage, scenario.me, step)


def _stands(stage: Stage) -> bool:
    """Return whether all invariants hold."""
    return stage.broken() is None


def _check_invariants(stage: Stage) -> None:
    broken = stage.broken()
    if broken is not None:
        raise Failed(f"the invariant `{broken}` is broken after this move")


def named_action(stage: Stage, name: str, seat: int, args: tuple[Expr, ...]) -> int:
    """Return the number of an action written in a scenario. Raises ValueError."""
    return action_number(stage.game.meta, name, values_of(stage, args, {}))


def _play(stage: Stage, step: Play) -> None:
    """Let a seat answer; before it, questions with one answer that wait for another step answer
    themselves."""
    seat = seat_of(stage, step.seat)
    action = named_action(stage, step.name, seat, step.args)
    for _ in range(MOST_FORCED):
        if _fits(stage, seat, action) or stage.game.legal_count() != 1:
            break
        stage.game.apply(stage.game.legal(first_seat(stage))[0])
    _answer(stage, seat, action)


def _fits(stage: Stage, seat: int, action: int) -> bool:
    """Return whether the waiting question is one the action can answer, for this seat."""
    pending = stage.game.pending()
    if pending is None:
        return True
    meta = stage.game.meta
    question = next(info for info in meta.questions if info.name == pending.question)
    block = meta.blocks.index(block_of(meta, action))
    return seat in pending.seats and block in question.blocks


def _answer(stage: Stage, seat: int, action: int) -> None:
    pending, meta = stage.game.pending(), stage.game.meta
    words = f"{meta.seats[seat]}: {describe(meta, action)}"
    if pending is None:
        raise Failed(f"{words} cannot be played: the game has ended by {stage.game.ended_by()}")
    if seat not in pending.seats:
        waiting = ", ".join(meta.seats[one] for one in pending.seats)
        raise Failed(f"{words} cannot be played: {pending.question} waits for {waiting}")
    refusal = stage.game.why_not(action)
    if refusal is not None:
        raise Failed(f"{words} is refused{_by(refusal)}")
    stage.game.apply(action)


def _by(refusal: Refusal) -> str:
    return (f" by `{refusal.name}`" if refusal.name else "") + f": {refusal.message}"
