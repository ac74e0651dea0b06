"""Columns of formulas, of lists and of bags, draws from values, sheets of points: both engines run them alike."""

from __future__ import annotations

from random import Random

import pytest
from agreement_pair import TOP, Pair, loaded

pytestmark = pytest.mark.native

WARES = str(TOP / "tests" / "games" / "wares.shedu")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_tables_agree_at_every_step(players: int) -> None:
    game = loaded(WARES)
    assert game.engine == "native"
    for seed in range(12):
        Pair(game, players, seed).compare_to_the_end(seed % 2)


def test_sheets_agree_and_add_up() -> None:
    game, rng = loaded(WARES), Random(7)
    for seed in range(8):
        both = [engine.new(3, seed) for engine in (game.any_engine(), game.reference)]
        while both[0].pending() is not None:
            sheets = [[one.sheet(seat) for seat in range(3)] for one in both]
            assert sheets[0] == sheets[1]
            for seat, lines in enumerate(sheets[0]):
                assert [title for title, _ in lines] == ["Wares sold", "Money", "Best", "Total"]
                assert sum(points for _, points in lines[:-1]) == lines[-1][1] == both[0].scores()[seat][0]
            action = rng.choice(both[0].legal())
            for one in both:
                one.apply(action)
        assert both[0].sheet(0, 1) == both[1].sheet(0, 1) == []
