"""The standard game and its options on both engines, equal after every action."""

import pytest
from agreement_pair import ALONE, BY_KIND, OPTIONS, UNIFORM, Pair, Settings, loaded

pytestmark = pytest.mark.native


def test_the_options_are_those_of_the_rules() -> None:
    usual, others = (loaded("tigris", settings).options for settings in ((), OPTIONS))
    assert {name: str(value) for name, value in others.items()} == dict(OPTIONS)
    assert set(usual) <= set(others)
    assert not any(others[name] == value for name, value in usual.items())


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("style", [UNIFORM, BY_KIND])
def test_the_standard_game_agrees_at_every_step(players: int, style: int) -> None:
    Pair(loaded("tigris"), players, 20, style).compare_to_the_end(style)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_other_readings_together_agree_at_every_step(players: int) -> None:
    Pair(loaded("tigris", OPTIONS), players, 21).compare_to_the_end(BY_KIND)


@pytest.mark.slow
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("option", ALONE, ids=["-".join(one[-1]) for one in ALONE])
def test_each_other_reading_agrees_at_every_step(option: Settings) -> None:
    game = loaded("tigris", option)
    for players in (2, 3, 4):
        for seed in range(10):
            Pair(game, players, seed).compare_to_the_end(seed % 2)


@pytest.mark.slow
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("style", [UNIFORM, BY_KIND])
def test_many_standard_games_agree_at_every_step(players: int, style: int) -> None:
    for seed in range(100, 130):
        Pair(loaded("tigris"), players, seed, style).compare_to_the_end(style)
