"""Totals and their summary, against figures worked out by hand."""

import math
from types import ModuleType

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shedu.runtime.results import BY_FAULT, BY_INVARIANT, BY_LIMIT, GameResult
from shedu.runtime.statistics import (
    Spread,
    actions_by_name,
    add_game,
    conflicts_by_name,
    mean_interval,
    no_games,
    summarise,
    wilson,
)

numbers = st.lists(st.integers(-(2**31), 2**31 - 1))


def spread(values: list[int]) -> Spread:
    found = Spread()
    for value in values:
        found.add(value)
    return found


@given(numbers, numbers)
def test_spreads_join_as_if_counted_together(one: list[int], other: list[int]) -> None:
    joined = spread(one)
    joined.join(spread(other))
    assert joined == spread(one + other)


def test_mean_and_deviation() -> None:
    found = spread([2, 4, 4, 4, 5, 5, 7, 9])
    assert (found.mean, found.least, found.greatest) == (5, 2, 9)
    assert found.deviation == pytest.approx(math.sqrt(32 / 7))
    assert mean_interval(found) == pytest.approx((5 - 1.4816, 5 + 1.4816), abs=1e-3)
    assert Spread().mean is None
    assert Spread().deviation is None
    assert spread([3]).deviation is None
    assert mean_interval(spread([3])) is None


def test_wilson_interval_has_the_known_figures() -> None:
    assert wilson(0.5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert wilson(0.0, 20) == pytest.approx((0.0, 0.1611), abs=1e-4)
    assert wilson(1.0, 20) == pytest.approx((0.8389, 1.0), abs=1e-4)
    assert wilson(0.3, 0) == (0.0, 1.0)


def test_a_run_by_hand(toy: ModuleType) -> None:
    totals = no_games(toy.META, 2)
    for game in (
        GameResult(0, 10, 0, 0, 30, ((9, 0), (6, 0)), 1),
        GameResult(1, 20, 0, 0, 50, ((7, -1), (7, -1)), 2),
        GameResult(2, 30, BY_LIMIT, 0, 60, ((1, 0), (0, 0)), 3),
        GameResult(3, 5, BY_FAULT, 0, 10, ((0, 0), (0, 0)), 4),
        GameResult(4, 5, BY_INVARIANT, 0, 10, ((0, 0), (0, 0)), 5),
    ):
        add_game(totals, game)
    summary = summarise(toy.META, totals)
    assert (summary["games"], summary["moves"], summary["branching"]) == (5, 70, 160 / 70)
    assert summary["wins"] == [0.75, 0.25]
    assert summary["ended_by"] == {"empty": 2, "limit": 1, "fault": 1, "invariant": 1}
    assert summary["over_move_limit"] == 1
    assert summary["scores"] == [
        {"mean": 8.0, "sd": pytest.approx(math.sqrt(2)), "min": 7, "max": 9},
        {"mean": 6.5, "sd": pytest.approx(math.sqrt(0.5)), "min": 6, "max": 7},
    ]
    assert summary["length"] == {"mean": 14.0, "sd": pytest.approx(10.8397, abs=1e-3), "min": 5, "max": 30}
    assert summary["failures"] == [
        {
            "game": 3,
            "move": 5,
            "kind": "fault",
            "message": "the trap was met",
            "file": "toy.shedu",
            "line": 9,
        },
        {"game": 4, "move": 5, "kind": "invariant", "name": "nothing_lost"},
    ]


def test_no_game_at_all_has_a_summary(toy: ModuleType) -> None:
    summary = summarise(toy.META, no_games(toy.META, 3))
    assert summary["wins"] == [0.0, 0.0, 0.0]
    assert summary["wins_interval"] == [[0.0, 1.0]] * 3
    assert summary["branching"] is None


def test_tallies_get_their_names(toy: ModuleType) -> None:
    assert actions_by_name(toy.META, [5, 0, 2]) == {"take": 5, "pass": 0, "gift": 2}
    assert conflicts_by_name(toy.META, [(0, 3, 4)]) == {"duel": {"mover": 3, "next": 4}}
    assert conflicts_by_name(toy.META, [(1, 3, 4)]) == {"duel": {"mover": 3, "next": 4, "nobody": 1}}
