"""Every expansion, every number of players, every way of dealing the boards: equal digests on both engines, and no
invariant ever fails."""

import pytest
from wonders_games import GAMES, PLAYERS, game, run

pytestmark = pytest.mark.native


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize(("expansion", "sides"), GAMES)
def test_digests_are_equal(expansion: str, sides: str, players: int) -> None:
    loaded = game(expansion, sides)
    native, reference = (run(loaded, players, 2, engine, check=True) for engine in ("native", "python"))
    assert native.summary()["digest"] == reference.summary()["digest"]
    assert native.summary()["failures"] == reference.summary()["failures"] == []
    assert native.fired == reference.fired


@pytest.mark.slow
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize(("expansion", "sides"), GAMES)
def test_digests_of_more_games_are_equal(expansion: str, sides: str, players: int) -> None:
    loaded = game(expansion, sides)
    native, reference = (run(loaded, players, 10, engine, seed=2) for engine in ("native", "python"))
    assert native.summary()["digest"] == reference.summary()["digest"]


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize(("expansion", "sides"), GAMES)
def test_no_invariant_fails(expansion: str, sides: str, players: int) -> None:
    summary = run(game(expansion, sides), players, 200, seed=3, check=True).summary()
    assert summary["failures"] == []
    assert summary["ended_by"]["ages_over"] == summary["games"] == 200  # type: ignore[index]


@pytest.mark.slow
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize(("expansion", "sides"), GAMES)
def test_no_invariant_fails_in_two_thousand_games(expansion: str, sides: str, players: int) -> None:
    summary = run(game(expansion, sides), players, 2_000, seed=4, check=True).summary()
    assert summary["failures"] == []
    assert summary["ended_by"]["ages_over"] == summary["games"] == 2_000  # type: ignore[index]
