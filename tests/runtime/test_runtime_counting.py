"""How often things happen in a game: the sums of both engines, against the games one by one."""

from types import ModuleType
from typing import Any

import pytest

from shedu.runtime.counting import GameCount, PerGame, count_game, nothing_counted
from shedu.runtime.game_runner import GameRunner
from shedu.runtime.simulate import Plan, simulate
from shedu.runtime.statistics import Spread


def runner(engine: Any, *args: Any, **named: Any) -> Any:
    from shedu.runtime.batch import Runner

    return Runner(engine, *args, **named)


def spread(*values: int) -> Spread:
    found = Spread()
    for value in values:
        found.add(value)
    return found


def test_games_are_counted_by_name(toy: ModuleType) -> None:
    found = nothing_counted(toy.META)
    count_game(found, toy.META, GameCount([5, 0, 2], {"turn": 5, "gift": 2}, [[1, 2, 0]], 7, 20))
    count_game(found, toy.META, GameCount([1, 1, 0], {"turn": 2}, [[0, 0, 3]], 2, 8))
    assert found.actions == {"take": spread(5, 1), "pass": spread(0, 1), "gift": spread(2, 0)}
    assert found.decisions == {"turn": spread(5, 2), "gift": spread(2, 0)}
    duel = found.conflicts["duel"]
    assert duel.whole == spread(3, 3)
    assert duel.part == {"nobody": spread(1, 0), "mover": spread(2, 0), "next": spread(0, 3)}
    assert duel.rest == {"nobody": spread(2, 3), "mover": spread(1, 3), "next": spread(3, 0)}
    assert (found.choices, found.spare) == (spread(20, 8), spread(13, 6))


@pytest.mark.native
@pytest.mark.parametrize("agents", [("random",), ("random:kind",)])
def test_native_and_reference_count_the_same(
    native_toy: Any, toy: ModuleType, agents: tuple[str, ...]
) -> None:
    plan = Plan(3, 300, seed=5, agents=agents, counted=True)
    native, reference = simulate(native_toy, plan), simulate(toy.ToyReference(), plan)
    assert native.per_game == reference.per_game
    assert native.per_game.actions["take"].sum == native.blocks[0] > 0
    assert native.per_game.decisions["turn"].count == 300
    assert native.per_game.choices.sum == native.totals.branching


@pytest.mark.native
def test_games_that_fail_count_too(compile_toy: Any, toy: ModuleType) -> None:
    plan = Plan(2, 100, seed=1, counted=True)
    native, reference = simulate(compile_toy(trap=4), plan), simulate(toy.ToyReference(trap=4), plan)
    assert native.totals.faults > 5
    assert native.per_game == reference.per_game
    assert native.per_game.conflicts["duel"].whole.count == 100


@pytest.mark.native
def test_threads_and_slices_change_no_count(native_toy: Any) -> None:
    whole, cut = runner(native_toy, 2, 3, counted=True), runner(native_toy, 2, 3, threads=3, counted=True)
    whole.run(0, 120)
    for first, count in ((0, 50), (50, 1), (51, 69)):
        cut.run(first, count)
    assert cut.per_game() == whole.per_game()


@pytest.mark.native
def test_nothing_is_kept_unless_asked_for(native_toy: Any, toy: ModuleType) -> None:
    nothing: PerGame = nothing_counted(toy.META)
    for one in (runner(native_toy, 2), GameRunner(toy.ToyReference(), 2)):
        one.run(0, 5)
        assert one.per_game() == nothing
