"""Comparisons of runs: equal games show about as much as chance allows, different ones what differs."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from shedu.runtime.compare.comparison import Comparison, Row, compare, seed_of
from shedu.runtime.compare.figures import redundant, told_by_actions
from shedu.runtime.harness.loading import load
from shedu.runtime.meta import Meta
from shedu.runtime.simulate import Plan, Run, simulate
from shedu.runtime.statistics import no_games

ORCHARDS = Path(__file__).parents[2] / "games" / "orchards.shedu"

def play(name: str, players: int, games: int, seed: int, place: int, **options: object) -> Run:
    plan = Plan(players, games, seed_of(seed, place), counted=True)
    return simulate(load(name, options).any_engine(), plan)


def row(found: Comparison, table: str, name: str) -> Row:
    return next(row for one in found.tables if one.key == table for row in one.rows if row.name == name)


@pytest.mark.native
@pytest.mark.parametrize(
    ("name", "players", "games"), [("tictactoe", 2, 300), (str(ORCHARDS), 3, 150)], ids=["small", "rich"]
)
def test_a_game_against_itself_differs_by_chance_only(name: str, players: int, games: int) -> None:
    engine: Any = load(name).any_engine()
    tested = differing = pages = 0
    for seed in range(200):
        plans = [Plan(players, games, seed_of(seed, place), counted=True) for place in (0, 1)]
        found = compare([simulate(engine, plan) for plan in plans])
        tested, differing = tested + found.tested, differing + found.differing
        pages += found.clear > 0
    assert tested >= 200 * 8
    assert 0.02 < differing / tested < 0.09
    assert pages <= 20


def test_seeds_of_runs_are_far_apart() -> None:
    assert seed_of(7, 0) == 7
    seeds = {seed_of(seed, place) for seed in range(50) for place in range(12)}
    assert len(seeds) == 50 * 12
    assert all(0 <= seed < 1 << 64 for seed in seeds)


@pytest.mark.native
def test_runs_of_one_game_have_nothing_in_common() -> None:
    one, other = (play("tictactoe", 2, 50, 3, place) for place in (0, 1))
    assert one.totals.digest.hex() != other.totals.digest.hex()
    assert one.totals.digest.hex() == play("tictactoe", 2, 50, 3, 0).totals.digest.hex()


@pytest.mark.native
def test_a_change_of_the_rules_is_clear_where_it_acts() -> None:
    runs = [play(str(ORCHARDS), 3, 600, 1, place, ribbon=ribbon) for place, ribbon in enumerate((1, 5))]
    found = compare(runs)
    for seat in "012":
        scores = row(found, "scores", seat)
        assert scores.steps[0].verdict == "clear"
        assert scores.steps[0].difference is not None and scores.steps[0].difference.value > 5
    assert row(found, "conflicts", "fair").steps[0].verdict != "clear"
    names = [row.name for _, row, _ in found.clear_rows(1)]
    assert names == ["0", "1", "2"] and found.clear == 3


@pytest.mark.native
def test_what_only_one_game_has_is_told() -> None:
    runs = [play(name, 2, 100, 0, place) for place, name in enumerate(("tictactoe", "connect_four"))]
    found = compare(runs)
    put, drop = row(found, "actions", "put"), row(found, "actions", "drop")
    assert [put.steps[0].verdict, drop.steps[0].verdict] == ["not here", "only here"]
    assert put.estimates[1] is drop.estimates[0] is None
    assert put.title == "Put a mark"
    assert row(found, "wins", "0").title == "cross / red"


@pytest.mark.native
def test_figures_agree_with_the_totals() -> None:
    run = play(str(ORCHARDS), 4, 200, 5, 0)
    found = compare([run, run])
    moves = row(found, "course", "moves").estimates[0]
    legal = row(found, "course", "legal_actions").estimates[0]
    assert moves is not None and moves.value == run.totals.moves / 200
    assert legal is not None and legal.value == pytest.approx(run.totals.branching / run.totals.moves)
    wins = [row(found, "wins", str(seat)).estimates[0] for seat in range(4)]
    assert sum(one.value for one in wins if one is not None) == pytest.approx(1)
    names, sides = run.meta.conflicts[0]
    won = [row(found, "winners", f"{names}.{side}").estimates[0] for side in sides]
    for one, count in zip(won, run.conflicts[0][1:], strict=True):
        assert one is not None and one.value == pytest.approx(count / sum(run.conflicts[0]))
    assert found.differing == 0


@pytest.mark.native
def test_a_run_of_no_game_has_no_figures() -> None:
    run = play("tictactoe", 2, 30, 0, 0)
    empty = replace(play("tictactoe", 2, 30, 0, 1), totals=no_games(run.meta, 2))
    found = compare([run, empty])
    assert row(found, "wins", "0").estimates[1] is None
    assert row(found, "wins", "0").steps[0].difference is None


def test_decisions_that_one_action_answers_are_told_once(orchards: Meta, tictactoe: Meta) -> None:
    assert "turn" not in told_by_actions(orchards)
    assert "award" in told_by_actions(orchards)
    assert told_by_actions(tictactoe) == {"play"}
    assert "award" in redundant([orchards, tictactoe])


@pytest.fixture
def orchards() -> Meta:
    """The data of the game with many kinds of decisions."""
    return load(str(ORCHARDS), engine="python").meta


@pytest.fixture
def tictactoe() -> Meta:
    """The data of the game with one kind of decision."""
    return load("tictactoe", engine="python").meta
