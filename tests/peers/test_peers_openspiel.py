"""Games played move by move on OpenSpiel as well: equal legal moves, players to move and results."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest

from shedu.runtime.harness.loading import Loaded, load
from shedu.runtime.naming import arguments, block_of

pyspiel = pytest.importorskip("pyspiel")

STEPS = {"northwest": (-1, -1), "north": (0, -1), "northeast": (1, -1),
         "southwest": (-1, 1), "south": (0, 1), "southeast": (1, 1)}  # fmt: skip
"""Directions as (columns, rows) of a board whose row 1 is the top."""

Write = Callable[[Loaded, str, Sequence[Any]], str]


def by_index(loaded: Loaded, name: str, args: Sequence[Any]) -> str:
    return f"{args[0]}"


def column(loaded: Loaded, name: str, args: Sequence[Any]) -> str:
    return f"{args[0] - 1}"


def field(loaded: Loaded, name: str, args: Sequence[Any]) -> str:
    return f"{args[0]}" if name == "put" else "64"


def from_to(loaded: Loaded, name: str, args: Sequence[Any]) -> str:
    """Return ``a7b6``: row 1 is the top here and the bottom there, and so is the first player's side."""
    kinds = dict(next(block for block in loaded.meta.blocks if block.name == name).params)
    cell, direction = (kind.values[arg] for kind, arg in zip(kinds.values(), args, strict=True))
    right, down = STEPS[direction]
    return f"{cell}{chr(ord(cell[0]) + right)}{int(cell[1:]) + down}"


def number(state: Any, action: int) -> str:
    return f"{action}"


def words(state: Any, action: int) -> str:
    return str(state.action_to_string(state.current_player(), action)).rstrip("*")


GAMES: dict[str, tuple[str, Write, Callable[[Any, int], str]]] = {
    "tictactoe": ("tic_tac_toe", by_index, number),
    "connect_four": ("connect_four", column, number),
    "breakthrough": ("breakthrough", from_to, words),
    "hex": ("hex(board_size=11)", by_index, number),
    "reversi": ("othello", field, number),
}


def ours(loaded: Loaded, game: Any) -> dict[str, int]:
    """Return the legal actions by the peer's notation."""
    write = GAMES[loaded.name][1]
    return {
        write(loaded, block_of(loaded.meta, action).name, arguments(loaded.meta, action)): action
        for action in game.legal()
    }


def theirs(loaded: Loaded, state: Any) -> dict[str, int]:
    """Return the peer's legal actions by its notation."""
    write = GAMES[loaded.name][2]
    return {write(state, action): action for action in state.legal_actions()}


def follow(loaded: Loaded, rng: Random) -> None:
    """Play a random game here and there, comparing all the way."""
    game, state = loaded.new(2), pyspiel.load_game(GAMES[loaded.name][0]).new_initial_state()
    while (pending := game.pending()) is not None:
        assert not state.is_terminal()
        assert pending.seats == (state.current_player(),)
        here, there = ours(loaded, game), theirs(loaded, state)
        assert here.keys() == there.keys() and len(here) == game.legal_count()
        move = rng.choice(sorted(here))
        game.apply(here[move])
        state.apply_action(there[move])
    assert state.is_terminal()
    assert [2 * share - 1 for share in game.returns()] == list(state.returns())


@pytest.mark.parametrize("engine", ["python", pytest.param("native", marks=pytest.mark.native)])
@pytest.mark.parametrize("name", GAMES)
def test_random_games_are_the_same_there(name: str, engine: str) -> None:
    loaded, rng = load(name, engine=engine), Random(7)
    for _ in range(40 if engine == "native" else 8):
        follow(loaded, rng)


@pytest.mark.slow
@pytest.mark.native
@pytest.mark.parametrize("name", GAMES)
def test_many_random_games_are_the_same_there(name: str) -> None:
    loaded, rng = load(name, engine="native"), Random(8)
    for _ in range(1000):
        follow(loaded, rng)


def sequences(state: Any, depth: int, counts: list[int], ply: int = 0) -> None:
    """Count the peer's move sequences below a position."""
    moves = [] if state.is_terminal() else state.legal_actions()
    counts[ply] += len(moves)
    if ply + 1 < depth:
        for move in moves:
            below = state.clone()
            below.apply_action(move)
            sequences(below, depth, counts, ply + 1)


@pytest.mark.native
@pytest.mark.parametrize(
    ("name", "depth"),
    [("tictactoe", 9), ("connect_four", 6), ("breakthrough", 4), ("hex", 3), ("reversi", 7)],
)
def test_sequences_are_as_many_there(name: str, depth: int) -> None:
    from shedu.runtime.harness.perft import count_sequences

    counts = [0] * depth
    sequences(pyspiel.load_game(GAMES[name][0]).new_initial_state(), depth, counts)
    assert count_sequences(load(name, engine="native").new(), depth) == counts
