"""Whole games of the shipped rules: counts known elsewhere, copies, bytes, legality by two ways."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from shedu.compiler.interpret import Reference, ReferenceGame
from shedu.compiler.pipeline.find import shipped_games
from shedu.runtime.decode import decode_items
from shedu.runtime.game_runner import GameRunner
from shedu.runtime.rng import stream

Shipped = Callable[..., Reference]

ORCHARDS = str(Path(__file__).resolve().parents[2] / "games" / "orchards.shedu")
GAMES = (*(found.name for found in shipped_games() if not found.base), ORCHARDS)


def sequences(game: ReferenceGame, depth: int) -> int:
    """Return how many sequences of ``depth`` decisions there are, games that end before not counted."""
    if depth == 0:
        return 1
    if depth == 1:
        return game.legal_count()
    total = 0
    for action in game.legal():
        twin = game.copy()
        twin.apply(action)
        total += sequences(twin, depth - 1)
    return total


@pytest.mark.parametrize(
    ("name", "counts"),
    [
        ("tictactoe", (9, 72, 504, 3024, 15120)),
        ("connect_four", (7, 49, 343, 2401)),
        ("breakthrough", (22, 484, 11132)),
        ("reversi", (4, 12, 56, 244)),
        ("hex", (121, 14520)),
    ],
)
def test_move_sequences(shipped: Shipped, name: str, counts: tuple[int, ...]) -> None:
    """The usual counts of these games."""
    game = shipped(name).new(2)
    assert tuple(sequences(game, depth + 1) for depth in range(len(counts))) == counts


def walk(reference: Reference, players: int, seed: int, steps: int) -> ReferenceGame:
    """Return a game some random decisions along."""
    game = reference.new(players, seed)
    for _ in range(steps):
        if game.pending() is None:
            break
        game.apply(game.nth(game.rng.bounded(game.legal_count())))
    return game


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(seed=st.integers(0, 2**64 - 1), steps=st.integers(0, 60), more=st.booleans())
def test_listing_and_explaining_agree(shipped: Shipped, name: str, seed: int, steps: int, more: bool) -> None:
    """An action is listed exactly where no requirement, tested one by one in written order, refuses it."""
    reference = shipped(name)
    game = walk(reference, reference.meta.players[more], seed, steps)
    if game.pending() is not None:
        allowed = [action for action in range(reference.meta.actions) if game.why_not(action) is None]
        assert allowed == game.legal()
        assert game.failing_invariant() is None


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=8, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(seed=st.integers(0, 2**32), steps=st.integers(0, 40))
def test_copies_and_bytes(shipped: Shipped, name: str, seed: int, steps: int) -> None:
    """A copy goes on alike and apart; items written and read back leave everything as it was."""
    game = walk(shipped(name), 2, seed, steps)
    twin = game.copy()
    before = game.serialise()
    twin.set_items(game.items())
    assert twin.serialise() == before and twin.legal() == game.legal()
    if game.pending() is not None:
        for one in (twin, game):
            one.apply(one.nth(one.rng.bounded(one.legal_count())))
        assert twin.serialise() == game.serialise()
        assert twin.rng.next64() == game.rng.next64()


def test_equal_seeds_give_equal_runs(shipped: Shipped) -> None:
    """And other seeds do not."""
    reference = shipped(ORCHARDS)

    def hashes(seed: int) -> list[int]:
        runner = GameRunner(reference, 4, seed, ("random", "random:kind", "random", "random"), check=True)
        runner.run(0, 3)
        return [result.hash for result in runner.results()]

    assert hashes(5) == hashes(5) != hashes(6)


def test_redealing_keeps_what_a_seat_sees(shipped: Shipped) -> None:
    """Sizes stay, the seat's view stays, and something else has changed."""
    game = walk(shipped(ORCHARDS), 3, 11, 50)
    before, seen = game.items(), game.observe(1)
    sizes = {name: _sizes(value) for name, value in game_values(game).items()}
    game.redeal(1, stream(8, 0))
    assert game.observe(1) == seen and game.items() != before
    assert {name: _sizes(value) for name, value in game_values(game).items()} == sizes
    assert game.failing_invariant() is None


def game_values(game: ReferenceGame) -> dict[str, object]:
    """Return the bags of a game."""
    return {name: value for name, value in decode_items(game.meta, game.items()).items() if name in BAGS}


BAGS = ("sack", "shed", "hand")


def _sizes(value: object) -> object:
    if isinstance(value, list):
        return [_sizes(part) for part in value]
    return sum(value) if isinstance(value, tuple) else value


def test_a_seat_sees_its_own_secrets_only(shipped: Shipped) -> None:
    """Hidden items are shown to nobody, secrets to their owner, when the game is over to all."""
    game = shipped(ORCHARDS).new(2, seed=4)
    mine, theirs = game.observe(0), game.observe(1)
    assert mine["sack"] is None and theirs["sack"] is None
    assert sum(mine["hand"][0].values()) == 4 and mine["hand"][1] is None
    assert theirs["hand"][0] is None and mine["tree"] == theirs["tree"]
    with pytest.raises(ValueError, match="seat 2"):
        game.observe(2)
    while game.pending() is not None:
        game.apply(game.nth(game.rng.bounded(game.legal_count())))
    assert game.observe(0)["purse"][1] is not None and game.observe(0)["sack"] is None


def test_wrong_numbers_of_players(shipped: Shipped) -> None:
    """Refused in words."""
    with pytest.raises(ValueError, match="for 2 to 4 players, not 5"):
        shipped(ORCHARDS).new(5)


def test_options_change_the_rules(shipped: Shipped) -> None:
    """A smaller board has fewer answers."""
    assert shipped("hex", side="3").new(2).legal_count() == 9
