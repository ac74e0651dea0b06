"""Batches of random games: the same games whatever engine, threads and slices."""

import os
import signal
import threading
from types import ModuleType
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shedu.runtime.game_runner import GameRunner
from shedu.runtime.results import BY_FAULT, BY_INVARIANT, BY_LIMIT, START, GameResult, mix, mix_end
from shedu.runtime.simulate import Plan, interruptible, next_size, simulate
from shedu.runtime.statistics import Totals, add_game, no_games

pytestmark = pytest.mark.native


def runner(engine: Any, *args: Any, **named: Any) -> Any:
    from shedu.runtime.batch import Runner

    return Runner(engine, *args, **named)


def figures(totals: Totals) -> tuple[object, ...]:
    """Return all of some totals, for comparison."""
    parts = (totals.ends, totals.shared, totals.scores, totals.length, totals.branching)
    return (*parts, totals.over_limit, totals.faults, totals.broken, totals.failures, totals.digest.hex())


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("agents", [("random",), ("random:kind",)])
def test_native_and_reference_play_the_same_games(
    native_toy: Any, toy: ModuleType, players: int, agents: tuple[str, ...]
) -> None:
    native = runner(native_toy, players, 7, agents, check=True)
    reference = GameRunner(toy.ToyReference(), players, 7, agents, check=True)
    for each in (native, reference):
        each.run(100, 300)
    assert native.results() == reference.results()
    assert native.blocks() == reference.blocks()
    assert native.fired() == reference.fired()
    assert native.conflicts() == reference.conflicts()


def test_agents_may_differ_by_seat(native_toy: Any, toy: ModuleType) -> None:
    agents = ("random", "random:kind", "random")
    native, reference = runner(native_toy, 3, 1, agents), GameRunner(toy.ToyReference(), 3, 1, agents)
    native.run(0, 200)
    reference.run(0, 200)
    assert native.results() == reference.results()
    assert native.hashes() != hashes(native_toy, ("random",))


def hashes(engine: Any, agents: tuple[str, ...]) -> bytes:
    other = runner(engine, 3, 1, agents)
    other.run(0, 200)
    return bytes(other.hashes())


@settings(max_examples=25, deadline=None)
@given(st.integers(1, 5), st.lists(st.integers(1, 70), min_size=1, max_size=5), st.integers(0, 2**64 - 1))
def test_threads_and_slices_change_nothing(
    native_toy: Any, threads: int, slices: list[int], seed: int
) -> None:
    whole, cut = runner(native_toy, 2, seed), runner(native_toy, 2, seed, threads=threads)
    whole.run(0, sum(slices))
    results: list[GameResult] = []
    totals = no_games(native_toy.meta, 2)
    for count in slices:
        cut.run(len(results), count)
        results += cut.results()
        cut.add_to(totals)
    assert results == whole.results()
    assert cut.blocks() == whole.blocks()
    assert cut.conflicts() == whole.conflicts()
    one_by_one = no_games(native_toy.meta, 2)
    for game in results:
        add_game(one_by_one, game)
    assert figures(totals) == figures(one_by_one)


def test_the_hash_is_the_one_described(native_toy: Any) -> None:
    native = runner(native_toy, 2, 3)
    native.run(0, 1)
    game = native_toy.new(2, 3, 0)
    value, moves = START, 0
    while game.pending() is not None:
        count, seat = game.legal_count(), game.pending().seats[0]
        action = game.legal()[game.rng.bounded(count)]
        value = mix(mix(mix(value, seat), count), action)
        game.apply(action)
        moves += 1
    result = native.game(0)
    assert result.moves == moves
    assert result.hash == mix_end(value, 0, game.scores())
    assert native.hashes() == result.hash.to_bytes(8, "little")


def test_mixing_keeps_negative_scores_apart() -> None:
    assert mix_end(START, 0, [(-1,)]) == mix(mix(START, 0), 0xFFFFFFFF) != mix_end(START, 0, [(1,)])


@pytest.mark.parametrize("limit", [0, 1, 7])
def test_the_move_limit_is_a_mark_of_its_own(native_toy: Any, toy: ModuleType, limit: int) -> None:
    plan = Plan(2, 50, seed=1, move_limit=limit)
    run = simulate(native_toy, plan)
    cut = [game for game in results_of(native_toy, plan) if game.reason == BY_LIMIT]
    assert cut and all(game.moves == limit for game in cut)
    assert run.totals.over_limit == len(cut)
    assert run.totals.finished + len(cut) == 50
    assert run.totals.digest.hex() == simulate(toy.ToyReference(), plan).totals.digest.hex()


def results_of(engine: Any, plan: Plan) -> list[GameResult]:
    games: list[GameResult] = []
    simulate(engine, plan, each=games.append)
    return games


def test_faults_are_counted_and_kept(compile_toy: Any, toy: ModuleType) -> None:
    plan = Plan(2, 200, seed=1)
    engine = compile_toy(trap=4)
    native, reference = simulate(engine, plan), simulate(toy.ToyReference(trap=4), plan)
    assert native.totals.faults == sum(game.reason == BY_FAULT for game in results_of(engine, plan)) > 10
    assert len(native.totals.failures) == 10
    assert figures(native.totals) == figures(reference.totals)
    failure = native.summary()["failures"][0]  # type: ignore[index]
    assert (failure["kind"], failure["file"], failure["line"]) == ("fault", "toy.shedu", 9)


def test_check_finds_the_decision_at_which_an_invariant_breaks(compile_toy: Any) -> None:
    leaking = compile_toy(leak=1)
    games = results_of(leaking, Plan(2, 40, check=True))
    assert all(game.reason == BY_INVARIANT and game.scores == ((0, 0), (0, 0)) for game in games)
    replay = leaking.new(2, 0, 5)
    for _ in range(games[5].moves):
        assert replay.failing_invariant() is None
        replay.apply(replay.nth(replay.rng.bounded(replay.legal_count())))
    assert replay.failing_invariant() == "nothing_lost"
    assert simulate(leaking, Plan(2, 40)).totals.finished == 40


def test_a_stop_keeps_what_was_played(native_toy: Any) -> None:
    stop = threading.Event()
    run = simulate(native_toy, Plan(2, 10**9, seed=2), progress=lambda totals, _: stop.set(), stop=stop)
    assert run.stopped
    again = simulate(native_toy, Plan(2, run.totals.games, seed=2))
    assert not again.stopped
    assert figures(again.totals) == figures(run.totals)


def test_an_interrupt_becomes_a_stop_once() -> None:
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a process started in the background ignores it
    before = signal.getsignal(signal.SIGINT)
    with interruptible() as stop:
        os.kill(os.getpid(), signal.SIGINT)
        assert stop.wait(5)
        with pytest.raises(KeyboardInterrupt):
            os.kill(os.getpid(), signal.SIGINT)
            threading.Event().wait(5)
    assert signal.getsignal(signal.SIGINT) is before


def test_first_games_can_be_skipped(native_toy: Any) -> None:
    all_games = results_of(native_toy, Plan(3, 30, seed=9))
    assert results_of(native_toy, Plan(3, 10, seed=9, first=20)) == all_games[20:]


@pytest.mark.parametrize(
    ("players", "named", "message"),
    [
        (4, {}, "2 to 3 players"),
        (2, {"agents": ("clever",)}, "no agent `clever`"),
        (3, {"agents": ("random", "random")}, "2 agents were named for 3 seats"),
        (2, {"threads": 0}, "threads"),
        (2, {"move_limit": -1}, "move limit"),
    ],
)
def test_wrong_plans_are_refused(native_toy: Any, players: int, named: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        runner(native_toy, players, **named)


def test_slices_grow_up_to_a_bound() -> None:
    assert next_size(10, 0.0) == 40
    assert next_size(10, 0.2) == 5
    assert next_size(1, 60.0) == 1
    assert next_size(60_000, 0.001) == 65_536


def test_the_summary_has_what_the_command_prints(native_toy: Any) -> None:
    summary = simulate(native_toy, Plan(2, 500, seed=4, threads=2)).summary()
    assert {
        "players", "games", "seed", "threads", "engine", "seconds", "games_per_second", "moves",
        "moves_per_second", "wins", "wins_interval", "scores", "length", "branching", "ended_by", "actions",
        "conflicts", "digest",
    } <= summary.keys()  # fmt: skip
    assert sum(summary["wins"]) == pytest.approx(1)  # type: ignore[arg-type]
    assert summary["ended_by"] == {"empty": 500}
    assert sum(summary["actions"].values()) == summary["moves"]  # type: ignore[attr-defined]
