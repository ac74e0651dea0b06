"""Runs of the standard game: equal digests whatever engine or threads; every game ends as the rules say."""

import pytest
from agreement_runs import digests, run

pytestmark = pytest.mark.native

ENDS = {"bag_empty", "treasures_gone"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_digests_of_the_standard_game_are_equal(players: int) -> None:
    found = digests("tigris", players, 20, seed=1)
    assert len(set(found.values())) == 1, found


@pytest.mark.slow
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("agents", [("random",), ("random:kind",)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_digests_of_many_standard_games_are_equal(players: int, agents: tuple[str, ...]) -> None:
    found = digests("tigris", players, 300 if agents == ("random",) else 60, seed=2, agents=agents)
    assert len(set(found.values())) == 1, found


def checked_run(players: int, games: int, agents: tuple[str, ...]) -> None:
    summary = run("tigris", players, games, seed=1, agents=agents, check=True, threads=2).summary()
    assert summary["failures"] == []
    ends = {end for end, count in summary["ended_by"].items() if count}  # type: ignore[attr-defined]
    assert summary["games"] == games
    assert ends <= ENDS


@pytest.mark.parametrize("agents", [("random",), ("random:kind",)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_standard_games_end_by_their_rules(players: int, agents: tuple[str, ...]) -> None:
    checked_run(players, 500, agents)


@pytest.mark.slow
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("agents", [("random",), ("random:kind",)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_ten_thousand_standard_games_end_by_their_rules(players: int, agents: tuple[str, ...]) -> None:
    checked_run(players, 10_000, agents)
