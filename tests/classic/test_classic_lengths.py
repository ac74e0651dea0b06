"""Random games are as long on the average, and end as often each way, as is known from other programs."""

import pytest

from shedu.runtime.harness.loading import load
from shedu.runtime.simulate import Plan, Run, simulate

pytestmark = pytest.mark.native

GAMES = 4000
LENGTHS = {
    "tictactoe": (7.63, 0.1),
    "connect_four": (21.30, 0.6),
    "breakthrough": (64.1, 1.2),
    "hex": (107.57, 0.9),
    "reversi": (60.42, 0.1),
}
"""Mean number of moves, and how far the mean of so many games may be from it: more than five deviations."""
DRAWN = {"tictactoe": (0.127, 0.03), "connect_four": (0.003, 0.004), "reversi": (0.04, 0.02)}


def played(name: str) -> Run:
    return simulate(load(name, engine="native").any_engine(), Plan(2, GAMES, seed=9, check=True))


@pytest.mark.parametrize("name", LENGTHS)
def test_random_games_are_as_long_as_elsewhere(name: str) -> None:
    summary = played(name).summary()
    mean, near = LENGTHS[name]
    assert summary["failures"] == []
    assert summary["length"]["mean"] == pytest.approx(mean, abs=near)  # type: ignore[index]
    assert summary["ended_by"]["limit"] == 0  # type: ignore[index]


@pytest.mark.parametrize("name", LENGTHS)
def test_games_are_drawn_as_often_as_elsewhere(name: str) -> None:
    share, near = DRAWN.get(name, (0.0, 0.0))
    pairs: list[tuple[tuple[int, ...], ...]] = []
    engine = load(name, engine="native").any_engine()
    simulate(engine, Plan(2, GAMES, seed=10), each=lambda game: pairs.append(game.scores))
    assert sum(one == other for one, other in pairs) / GAMES == pytest.approx(share, abs=near)
