"""The score sheet of every city is what an independent scorer makes of it, on both engines."""

from random import Random

import pytest
from wonders_games import game
from wonders_scorer import science, sheet
from wonders_towns import laid_out, random_towns

pytestmark = pytest.mark.native

GAMES = ("none", "both")


def compare(expansion: str, players: int, tables: int, engine: str, seed: int) -> None:
    """Compare the sheets of all players at so many tables full of random cities."""
    loaded, babel, rng = game(expansion), expansion == "both", Random(seed * 100 + players)
    chosen = loaded.reference if engine == "python" else loaded.any_engine()
    table = chosen.new(players, seed=seed)
    start = table.items()
    for _ in range(tables):
        towns = random_towns(rng, players, rng.choice((6, 14, 25)), babel)
        table.set_items(laid_out(loaded.meta, start, towns, {}))
        for seat in range(players):
            assert dict(table.sheet(seat)) == sheet(towns, seat, babel), (seat, towns)


@pytest.mark.parametrize("players", range(2, 8))
@pytest.mark.parametrize("expansion", GAMES)
def test_sheets_of_the_compiled_engine(expansion: str, players: int) -> None:
    compare(expansion, players, 200, "native", 1)


@pytest.mark.parametrize("players", (2, 3, 5, 7))
@pytest.mark.parametrize("expansion", GAMES)
def test_sheets_of_the_reference(expansion: str, players: int) -> None:
    compare(expansion, players, 12, "python", 2)


@pytest.mark.slow
@pytest.mark.parametrize("players", range(2, 8))
@pytest.mark.parametrize("expansion", GAMES)
def test_sheets_of_many_more_cities(expansion: str, players: int) -> None:
    compare(expansion, players, 4_000, "native", 3)
    compare(expansion, players, 100, "python", 3)


def test_the_scorer_itself() -> None:
    """The worked cases of 7W-SCORE-06..09: squares and sets added, a free symbol where it is worth most."""
    assert science(["gear"] * 3 + ["tablet"], 0, 7) == 10
    assert science(["gear", "tablet", "compass"], 0, 7) == 10
    assert science(["gear", "tablet"], 1, 7) == 10
    assert science(["gear"] * 6, 1, 7) == 49
