"""Counting sequences natively, against counting them through the methods of Game."""

from typing import Any

import pytest

from shedu.runtime.game import GameFault

pytestmark = pytest.mark.native


def counted(game: Any, depth: int) -> list[int]:
    counts = [game.legal_count(), *[0] * (depth - 1)]
    if depth > 1:
        for action in game.legal():
            below = game.copy()
            below.apply(action)
            for ply, count in enumerate(counted(below, depth - 1), 1):
                counts[ply] += count
    return counts


@pytest.mark.parametrize("players", [2, 3])
def test_counts_agree_with_single_steps(native_toy: Any, players: int) -> None:
    from shedu.runtime.perft import perft

    game = native_toy.new(players, 3)
    before = game.serialise(), game.rng.state()
    assert perft(game, 6) == counted(game, 6)
    assert (game.serialise(), game.rng.state()) == before


def test_a_game_that_is_over_has_no_sequences(native_toy: Any) -> None:
    from shedu.runtime.perft import perft

    game = native_toy.new(2)
    while game.pending() is not None:
        game.apply(game.nth(0))
    assert perft(game, 3) == [0, 0, 0]


def test_sequences_that_end_early_count_where_they_end(native_toy: Any) -> None:
    from shedu.runtime.perft import perft

    game = native_toy.new(2)
    while game.items()[0] > 1:
        game.apply(0)
    assert perft(game, 2)[0] == 2
    assert perft(game, 2) == counted(game, 2)


def test_the_depth_is_bounded(native_toy: Any) -> None:
    from shedu.runtime.perft import perft

    for depth in (0, -1, 129):
        with pytest.raises(ValueError, match=r"1\.\.128"):
            perft(native_toy.new(2), depth)


def test_a_fault_on_the_way_is_reported(compile_toy: Any) -> None:
    from shedu.runtime.perft import perft

    with pytest.raises(GameFault, match="trap"):
        perft(compile_toy(trap=11).new(2), 8)
