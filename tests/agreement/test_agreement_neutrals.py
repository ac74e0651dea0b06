"""Neutral seats on both engines: who is asked, who sees, what they are called, what fails."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from agreement_pair import THIRD, loaded

from shedu.runtime.game import GameFault
from shedu.runtime.harness.loading import Loaded, load

LONE = """
game lone "Lone"
    players: 2..3
    neutral: {north, south} if size(Player) == 2 else {}

state open
    told: Seat -> 0..9

state secret
    number: Seat -> 0..9

action say(n: 0..9, about: Player)
    require mine: n >= number[me] "More than that."
    do
        told[me] = n

flow play
    for me in Seat
        chance n in 0..9
        number[me] = n
    for me in Seat
        choose
            say

ranking p: Player by told[p]
"""
ENGINES = ["native", "python"]


def game_of(tmp_path: Path, engine: str, decides: str = "") -> Any:
    path = tmp_path / "lone.shedu"
    line = f"\n    decides: {decides}" if decides else ""
    path.write_text(LONE.replace("else {}", "else {}" + line), encoding="utf-8")
    return load(str(path), engine=engine, quick=True).new(2, seed=7)


def engine_of(both: Loaded, engine: str) -> Any:
    return both.native if engine == "native" else both.reference


def answers(game: Any) -> tuple[int, ...]:
    return game.pending().seats


@pytest.mark.parametrize("engine", ENGINES)
def test_a_neutral_seat_that_nobody_answers_for_is_a_fault(tmp_path: Path, engine: str) -> None:
    game = game_of(tmp_path, engine)
    game.apply(game.legal()[0])
    with pytest.raises(GameFault, match="no player decides for it"):
        game.apply(game.legal()[0])


@pytest.mark.parametrize("engine", ENGINES)
def test_a_neutral_seat_cannot_decide_for_another(tmp_path: Path, engine: str) -> None:
    game = game_of(tmp_path, engine, "right(me)")
    game.apply(game.legal()[0])
    game.apply(game.legal()[0])
    assert answers(game) == (1,)  # for north; south would be answered for by north
    with pytest.raises(GameFault, match="no player decides for it"):
        game.apply(game.legal()[0])


@pytest.mark.parametrize("engine", ENGINES)
def test_who_answers_for_a_seat_sees_what_is_its_own(tmp_path: Path, engine: str) -> None:
    game = game_of(tmp_path, engine, "p1 if me == north else p2")
    assert (game.seats, game.players) == (4, 2)
    assert (game.answers_for(0), game.answers_for(1)) == (frozenset({0, 2}), frozenset({1, 3}))
    assert [value is None for value in game.observe(0)["number"]] == [False, True, False, True]
    assert [value is None for value in game.observe(1)["number"]] == [True, False, True, False]
    with pytest.raises(ValueError, match="no seat 2"):
        game.observe(2)
    order = []
    while game.pending() is not None:
        order.append(answers(game))
        game.apply(game.legal()[-1])
    assert order == [(0,), (1,), (0,), (1,)]
    assert len(game.returns()) == len(game.scores()) == 2


@pytest.mark.parametrize("engine", ENGINES)
def test_who_answers_is_asked_anew_when_items_were_set(tmp_path: Path, engine: str) -> None:
    game = game_of(tmp_path, engine, "p2 if told[p1] == 9 else p1")
    for _ in range(2):
        game.apply(game.legal()[0])
    told = next(item for item in game.meta.items if item.name == "told")
    before = answers(game)
    data = bytearray(game.items())
    data[told.offset] = 9 if before == (0,) else 0
    game.set_items(bytes(data))
    assert {before, answers(game)} == {(0,), (1,)}


@pytest.mark.parametrize("engine", ENGINES)
def test_seats_are_called_as_they_are_in_play(engine: str) -> None:
    both = loaded(THIRD)
    two, three = (engine_of(both, engine).new(players, seed=1) for players in (2, 3))
    assert two.meta.seat_names(2) == ("ann", "ben", "ghost") and three.meta.seat_names(3) == ("ann", "ben", "cid")
    given = next(block for block in two.meta.blocks if block.name == "give")
    assert two.describe(given.base + 2) == "give(apple, ghost)" and three.describe(given.base + 2) == "give(apple, cid)"


@pytest.mark.parametrize("engine", ENGINES)
def test_a_player_is_asked_for_where_only_players_may_be_named(engine: str) -> None:
    game = engine_of(loaded(THIRD), engine).new(2, seed=1)
    named = {game.describe(action) for action in game.legal()}
    assert {"praise(ann)", "praise(ben)"} <= named and "praise(ghost)" not in named
    assert any("ghost" in name for name in named)
