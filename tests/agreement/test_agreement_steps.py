"""Random games on both engines, equal after every action in all that can be asked."""

import pytest
from agreement_pair import BY_KIND, ORCHARDS, SMALL, UNIFORM, Pair, loaded, short, sizes

pytestmark = pytest.mark.native


@pytest.mark.parametrize("style", [UNIFORM, BY_KIND])
@pytest.mark.parametrize("name", SMALL, ids=short)
def test_small_games_agree_at_every_step(name: str, style: int) -> None:
    game = loaded(name)
    for players in sizes(game.meta):
        for seed in range(3):
            Pair(game, players, seed, style).compare_to_the_end(style)


@pytest.mark.slow
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("style", [UNIFORM, BY_KIND])
@pytest.mark.parametrize("name", SMALL, ids=short)
def test_many_small_games_agree_at_every_step(name: str, style: int) -> None:
    game = loaded(name)
    for players in sizes(game.meta):
        for seed in range(100, 140):
            Pair(game, players, seed, style).compare_to_the_end(style)


@pytest.mark.parametrize(
    ("name", "option", "value"),
    [
        (ORCHARDS, "ribbon", "5"),
        (ORCHARDS, "join_limit", "3"),
        ("hex", "side", "4"),
        ("hex", "side", "9"),
    ],
    ids=short,
)
def test_games_agree_under_other_options(name: str, option: str, value: str) -> None:
    game = loaded(name, ((option, value),))
    for players in sizes(game.meta):
        for index in range(3):
            Pair(game, players, 11, index).compare_to_the_end(index % 2)


def test_every_game_here_is_compiled() -> None:
    assert {name: loaded(name).engine for name in SMALL} == dict.fromkeys(SMALL, "native")
