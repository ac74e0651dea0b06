"""Flows that scenarios run where a game stands: both engines agree step by step, and on what they refuse."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from agreement_pair import BEARERS, TOP, equal, face, loaded

from shedu.compiler.core import Expect, Play, Scenario
from shedu.runtime.harness.loading import Loaded, load
from shedu.runtime.harness.scenarios import run_scenario, take_step
from shedu.runtime.harness.scene import open_stage

pytestmark = pytest.mark.native

DETOURS = str(TOP / "tests" / "games" / "detours.shedu")
SCENARIOS = [(name, one.title) for name in (DETOURS, BEARERS) for one in loaded(name).checked.scenarios]


def scenario_of(game: Loaded, title: str) -> Scenario:
    """Return a scenario by its title."""
    return next(one for one in game.checked.scenarios if one.title == title)


def same(first: Any, second: Any, where: str) -> None:
    """Fail where two scripted games differ in anything but their streams, which are of two kinds, and the counts of
    what ran: flows that cannot ask run on the reference engine in both cases."""
    for (name, one), (_, other) in zip(face(first), face(second), strict=True):
        assert name in ("rng", "fired") or one == other, f"{where}: {name}"


@pytest.mark.parametrize(("name", "title"), SCENARIOS)
def test_engines_agree_after_every_step_of_a_scenario(name: str, title: str) -> None:
    game = loaded(name)
    scenario = scenario_of(game, title)
    slow, fast = (open_stage(game, engine, scenario) for engine in ("python", "native"))
    for step in scenario.steps:
        copied = fast.game.copy()
        for stage in (slow, fast):
            take_step(stage, scenario, step)
        same(fast.game, slow.game, f"{title}, line {step.span.line}")
        assert name != DETOURS or fast.game.fired() == slow.game.fired()
        if isinstance(step, Expect):
            equal(copied, fast.game, title)


def test_a_game_goes_on_after_a_detour_as_without_it() -> None:
    """Only the one answer that the detour brought lies between the two."""
    game = loaded(DETOURS)
    scenario = scenario_of(game, "In an action that asks")
    for engine in ("python", "native"):
        with_it, without = (open_stage(game, engine, scenario) for _ in range(2))
        moves = [step for step in scenario.steps if isinstance(step, Play)]
        for step in scenario.steps:
            take_step(with_it, scenario, step)
        for step in (moves[0], moves[2]):
            take_step(without, scenario, step)
        one, other = with_it.game, without.game
        while one.pending() is not None:
            assert (one.pending(), one.legal(), one.serialise()) == (other.pending(), other.legal(), other.serialise())
            action = one.legal()[-1]
            one.apply(action)
            other.apply(action)
        assert other.pending() is None and one.serialise() == other.serialise()


REFUSED = {
    "run grow_slowly\n        run grow_slowly": "`grow_slowly` is under way already",
    "run turn": "`turn` is under way already",
    "run both": "`turn`, to which `both` can come, is under way already",
    "ann: wait\n        ann: wait\n        run all_at_once": "`all_at_once` is under way already",
    "ann: wait\n        ann: wait\n        run all_again": "`all_again` has a `together`, and one is under way already",
}

RULES = """
game refused "Refused"
    players: 2
    seats: ann, ben

state open
    score: Player -> 0..90
    bid: Player -> 0..90

action wait

action more
    do
        add 1 to bid[me]

flow grow_slowly
    choose always
        wait
    add 1 to score[me]

flow turn
    choose always
        wait
    add 1 to score[me]

flow both
    run turn
    run grow_slowly

flow all_at_once
    together me in Player
        choose always
            more
            wait

flow all_again
    together me in Player
        choose always
            more
            wait

flow play
    repeat at most 3
        for me in Player
            run turn
        run all_at_once
        run grow_slowly
        run both
        run all_again

ranking p: Player by score[p]

scenario "refused"
    players: 2
    play
        STEPS
"""


@pytest.mark.parametrize("steps", REFUSED)
def test_what_is_under_way_is_not_started_again(tmp_path: Path, steps: str) -> None:
    path = tmp_path / "refused.shedu"
    path.write_text(RULES.replace("STEPS", steps), encoding="utf-8")
    game = load(str(path), quick=True)
    assert game.engine == "native" and game.checked.scenarios
    scenario = game.checked.scenarios[0]
    for engine in ("python", "native"):
        result = run_scenario(scenario, engine, lambda engine=engine: open_stage(game, engine, scenario))  # type: ignore[misc]
        assert REFUSED[steps] in result.message, engine
