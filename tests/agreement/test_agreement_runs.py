"""Runs of the small games: equal digests whatever engine or threads."""

import pytest
from agreement_pair import ORCHARDS, SMALL, Pair, loaded, short, sizes
from agreement_runs import digests, run

from shedu.runtime.naming import parse_action

pytestmark = pytest.mark.native


@pytest.mark.parametrize("agents", [("random",), ("random:kind",)])
@pytest.mark.parametrize("name", SMALL, ids=short)
def test_digests_of_small_games_are_equal(name: str, agents: tuple[str, ...]) -> None:
    for players in sizes(loaded(name).meta):
        found = digests(name, players, 12, seed=1, agents=agents)
        assert len(set(found.values())) == 1, found


@pytest.mark.parametrize("name", SMALL, ids=short)
def test_small_games_end_by_their_rules_and_keep_their_invariants(name: str) -> None:
    for players in sizes(loaded(name).meta):
        summary = run(name, players, 500, seed=3, check=True).summary()
        assert summary["failures"] == []
        assert summary["ended_by"]["limit"] <= (500 if name == ORCHARDS else 0)  # type: ignore[index]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_course_that_runs_out_is_the_limit_on_both_engines(players: int) -> None:
    pair = Pair(loaded(ORCHARDS), players, 4)
    idle = parse_action(pair.meta, "idle")
    while not pair.over:
        pair.apply(idle)
    pair.check()
    assert pair.fast.ended_by() == "limit"
    assert len(pair.actions) == 40 * players
