"""All combinations of the modules of Tigris & Euphrates, for every number of players: equal digests on both
engines, and games that end by their rules with no invariant broken."""

from __future__ import annotations

from itertools import product

import pytest
from agreement_pair import Settings, loaded

from shedu.runtime.simulate import Plan, simulate

pytestmark = pytest.mark.native

MODULES = {"board": "advanced", "buildings": "on", "wonder": "on", "english": "on"}
COMBINATIONS: list[Settings] = [
    tuple(pair for pair, taken in zip(MODULES.items(), picks, strict=True) if taken)
    for picks in product((False, True), repeat=len(MODULES))
]
PLAYERS = (2, 3, 4)
ENDS = {"bag_empty", "treasures_gone"}


def shown(settings: Settings) -> str:
    return "-".join(value if name == "board" else name for name, value in settings) or "standard"


def agree(settings: Settings, players: int, games: int, seed: int) -> None:
    game = loaded("tigris", settings)
    plan = Plan(players, games, seed=seed)
    first, second = (simulate(one, plan).summary() for one in (game.any_engine(), game.reference))
    assert (first["engine"], second["engine"]) == ("native", "python")
    assert first["digest"] == second["digest"]


def test_there_are_48_configurations() -> None:
    assert len(set(COMBINATIONS)) * len(PLAYERS) == 48


@pytest.mark.parametrize("settings", COMBINATIONS, ids=shown)
def test_both_engines_play_the_same_games(settings: Settings) -> None:
    for players in PLAYERS:
        agree(settings, players, 3, seed=11)


@pytest.mark.slow
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("settings", COMBINATIONS, ids=shown)
def test_both_engines_play_the_same_twenty_games(settings: Settings) -> None:
    for players in PLAYERS:
        agree(settings, players, 20, seed=12)


@pytest.mark.slow
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("settings", COMBINATIONS, ids=shown)
def test_no_invariant_is_broken_in_two_thousand_games(settings: Settings) -> None:
    for players in PLAYERS:
        plan = Plan(players, 2000, seed=13, check=True)
        summary = simulate(loaded("tigris", settings).any_engine(), plan).summary()
        assert summary["failures"] == [] and summary["games"] == 2000
        assert {end for end, count in summary["ended_by"].items() if count} <= ENDS
