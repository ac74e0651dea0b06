"""Measuring speed: several runs of about the same length, their median and spread."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from statistics import median
from time import perf_counter

from shedu.runtime.harness.errors import Trouble
from shedu.runtime.simulate import Engine, Plan, make_runner
from shedu.runtime.statistics import no_games

WARM_UP = 0.2
"""Seconds played before anything is measured."""


@dataclass(frozen=True, slots=True)
class Figure:
    """The median of several measurements, with the least and the greatest."""

    median: float
    least: float
    greatest: float


@dataclass(frozen=True, slots=True)
class Row:
    """What was measured for one plan; ``state_bytes`` is None where the engine has no fixed size."""

    plan: Plan
    games: Figure
    moves: Figure
    state_bytes: int | None


def figure(values: Sequence[float]) -> Figure:
    """Return the median and spread of at least one value."""
    return Figure(median(values), min(values), max(values))


def measure(engine: Engine, plan: Plan, runs: int, seconds: float) -> Row:
    """Measure games and moves a second in ``runs`` runs of about ``seconds`` each. Raises Trouble where games fail."""
    count = _calibrate(engine, plan, seconds)
    measured = [_run(engine, replace(plan, seed=seed), count) for seed in range(1, runs + 1)]
    games, moves = zip(*measured, strict=True)
    size = getattr(engine, "state_bytes", None)
    return Row(plan, figure(games), figure(moves), size if isinstance(size, int) else None)


def _calibrate(engine: Engine, plan: Plan, seconds: float) -> int:
    """Return how many games take about so long; caches and clocks are warm afterwards."""
    count = plan.threads
    while True:
        begin = perf_counter()
        _run(engine, plan, count)
        gone = perf_counter() - begin
        if gone >= min(WARM_UP, seconds):
            return max(1, round(count * seconds / gone))
        count *= 2


def _run(engine: Engine, plan: Plan, count: int) -> tuple[float, float]:
    """Play games and return (games, moves) a second."""
    runner = make_runner(engine, plan)
    begin = perf_counter()
    runner.run(0, count)
    gone = max(perf_counter() - begin, 1e-9)
    totals = no_games(engine.meta, plan.players)
    runner.add_to(totals)
    if totals.failures:
        raise Trouble("games fail, so their speed tells nothing; see what `shedu sim` says of them")
    return totals.games / gone, totals.moves / gone
