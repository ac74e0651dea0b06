"""Every expansion, every number of players, every way of dealing the boards: equal digests on both engines, and no
invariant ever fails. A test plays all numbers of players, so that a game is read and built once."""

import pytest
from wonders_games import GAMES, PLAYERS, game, run

pytestmark = pytest.mark.native


def digests_are_equal(expansion: str, sides: str, games: int, seed: int) -> None:
    loaded = game(expansion, sides)
    for players in PLAYERS:
        native, reference = (run(loaded, players, games, engine, seed, check=True) for engine in ("native", "python"))
        assert native.summary()["digest"] == reference.summary()["digest"], f"{players} players"
        assert native.summary()["failures"] == reference.summary()["failures"] == []
        assert native.fired == reference.fired


def no_invariant_fails(expansion: str, sides: str, games: int, seed: int) -> None:
    for players in PLAYERS:
        summary = run(game(expansion, sides), players, games, seed=seed, check=True).summary()
        assert summary["failures"] == [], f"{players} players"
        assert summary["ended_by"]["ages_over"] == summary["games"] == games  # type: ignore[index]


@pytest.mark.parametrize(("expansion", "sides"), GAMES)
def test_both_engines_play_the_same_and_no_invariant_fails(expansion: str, sides: str) -> None:
    digests_are_equal(expansion, sides, 2, seed=1)
    no_invariant_fails(expansion, sides, 200, seed=3)


@pytest.mark.slow
@pytest.mark.timeout(1800)
@pytest.mark.parametrize(("expansion", "sides"), GAMES)
def test_digests_of_more_games_are_equal(expansion: str, sides: str) -> None:
    digests_are_equal(expansion, sides, 10, seed=2)


@pytest.mark.slow
@pytest.mark.timeout(1800)
@pytest.mark.parametrize(("expansion", "sides"), GAMES)
def test_no_invariant_fails_in_two_thousand_games(expansion: str, sides: str) -> None:
    no_invariant_fails(expansion, sides, 2_000, seed=4)
