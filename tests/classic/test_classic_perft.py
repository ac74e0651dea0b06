"""Numbers of move sequences, as OpenSpiel counts them too (tests/peers); the longer ones are known of old."""

from math import perm
from typing import Any

import pytest

from shedu.runtime.harness.loading import load
from shedu.runtime.harness.perft import count_sequences

KNOWN = {
    "tictactoe": (9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872),
    "connect_four": (7, 49, 343, 2401, 16807, 117649, 823536, 5673234, 39394572),
    "breakthrough": (22, 484, 11132, 256036, 6182818),
    "hex": tuple(perm(121, depth) for depth in (1, 2, 3)),
    "reversi": (4, 12, 56, 244, 1396, 8200, 55092, 390216, 3005288),
}
"""Sequences of 1, 2, .. moves; a forced pass is a move."""
SHORT = {"tictactoe": 6, "connect_four": 5, "breakthrough": 3, "hex": 2, "reversi": 6}
"""How deep the reference engine counts."""


@pytest.mark.native
@pytest.mark.parametrize("name", KNOWN)
def test_sequences_on_the_compiled_engine(name: str) -> None:
    loaded = load(name, engine="native")
    assert tuple(count_sequences(loaded.new(), len(KNOWN[name]))) == KNOWN[name]


@pytest.mark.parametrize("name", KNOWN)
def test_sequences_on_the_reference_engine(name: str) -> None:
    game = load(name, engine="python").new()
    assert tuple(count_sequences(game, SHORT[name])) == KNOWN[name][: SHORT[name]]


@pytest.mark.slow
@pytest.mark.native
def test_longer_sequences_of_hex() -> None:
    assert count_sequences(load("hex", engine="native").new(), 4)[-1] == perm(121, 4)


@pytest.mark.parametrize("engine", ["python", pytest.param("native", marks=pytest.mark.native)])
def test_all_games_of_tictactoe(engine: str) -> None:
    """There are 255,168 games: 131,184 that the first wins, 77,904 that the second wins, 46,080 drawn."""
    known: dict[bytes, tuple[int, int, int]] = {}
    assert outcomes(load("tictactoe", engine=engine).new(), known) == (131184, 77904, 46080)
    assert len(known) == 5478  # the positions that can be reached


def outcomes(game: Any, known: dict[bytes, tuple[int, int, int]]) -> tuple[int, int, int]:
    """Return how many games go on from here to a win of the first, of the second, and to none."""
    state = game.serialise()
    if state not in known:
        if game.pending() is None:
            first, second = game.returns()
            known[state] = int(first > second), int(second > first), int(first == second)
        else:
            below = [game.copy() for _ in game.legal()]
            for twin, action in zip(below, game.legal(), strict=True):
                twin.apply(action)
            columns = zip(*(outcomes(twin, known) for twin in below), strict=True)
            first_wins, second_wins, draws = map(sum, columns)
            known[state] = first_wins, second_wins, draws
    return known[state]
