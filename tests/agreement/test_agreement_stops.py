"""What is serialised of running flows: the same on both engines, and all in which states can differ."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from agreement_pair import ORCHARDS, TOP, Pair, loaded
from agreement_stops import goes_on_without_the_rest

from shedu.runtime.harness.loading import load

pytestmark = pytest.mark.native

ERRANDS = str(TOP / "tests" / "games" / "errands.shedu")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_flows_that_stop_everywhere_agree_at_every_step(players: int) -> None:
    game = loaded(ERRANDS)
    assert game.engine == "native"
    asked = set()
    for seed in range(8):
        pair = Pair(game, players, seed)
        while not pair.over:
            asked.add(pair.fast.pending().question)
            pair.check()
            pair.apply(pair.choose())
        pair.check()
    assert asked == {question.name for question in game.meta.questions}


@pytest.mark.parametrize("name", [ERRANDS, ORCHARDS])
def test_nothing_is_needed_but_what_is_serialised(name: str) -> None:
    for seed in range(6):
        assert goes_on_without_the_rest(loaded(name).reference, 2 + seed % 3, seed) > 20


LESS_USUAL = """
game less_usual "Rests of loops over bags and lists, sets that may be none"
    players: 2..3
    seats: ann, ben, cid

type Good: one of {bread, salt, wool}

board Yard
    shape: grid(3, 3)
    joined: sides

state open
    mark: Yard -> Player?
    score: Player -> 0..3000
    chest: bag of Good

region field of c: Yard where mark[c] != none

action claim(at: Yard)
    require free: mark[at] == none
    do
        mark[at] = me

action wait

flow odd
    let wide = first(k in field where size(k) > 1)
    for g in chest
        choose always
            wait
        if g == salt
            add 1 to score[me]
    for n in [3, 1, 1]
        choose always
            wait
        add n to score[me]
    for p in sorted([q for q in Player])
        choose always by p
            wait
    if wide != none
        add size(wide) to score[me]

flow play
    chest = {2 bread, 2 salt, wool}
    repeat at most 2
        for me in Player
            choose
                claim
            run odd

ranking p: Player by score[p]
"""


def test_less_usual_values_agree(tmp_path: Path) -> None:
    (tmp_path / "less_usual.shedu").write_text(LESS_USUAL, encoding="utf-8")
    game = load(str(tmp_path / "less_usual.shedu"), engine="native", quick=True)
    for seed in range(4):
        Pair(game, 2 + seed % 2, seed).compare_to_the_end(seed % 2)
        assert goes_on_without_the_rest(game.reference, 2 + seed % 2, seed) > 5


@pytest.mark.slow
def test_many_flows_that_stop_everywhere_agree_at_every_step() -> None:
    for seed in range(100, 200):
        Pair(loaded(ERRANDS), 2 + seed % 3, seed).compare_to_the_end(seed % 2)


def test_the_first_stop_is_that_of_the_question() -> None:
    pair = Pair(loaded(ERRANDS), 4, 1)
    while not pair.over:
        tail = pair.fast.serialise()[pair.meta.items_size :]
        question = int.from_bytes(tail[:2], "little")
        assert int.from_bytes(tail[4:6], "little") == pair.meta.questions[question].stop
        pair.apply(pair.choose())


def both(game: Any, question: str, seeds: range) -> Iterator[Any]:
    """Yield games of both engines that have come to a question with several answers."""
    for engine in (game.any_engine(), game.reference):
        for seed in seeds:
            played = engine.new(3, seed)
            while (pending := played.pending()) is not None:
                if pending.question == question and played.legal_count() > 1:
                    yield played
                    break
                played.apply(played.nth(played.rng.bounded(played.legal_count())))


def test_what_was_committed_is_part_of_the_state() -> None:
    """All items equal and the same seat asked the same, after other commitments."""
    seen = 0
    for game in both(loaded(ORCHARDS), "fair.commit", range(30)):
        one, other = game.copy(), game.copy()
        one.apply(game.nth(0))
        other.apply(game.nth(1))
        if one.pending() == other.pending() and one.pending().question == "fair.commit":
            other.set_items(one.items())
            assert one.pending() == other.pending() and one.items() == other.items()
            assert one.serialise() != other.serialise()
            seen += 1
    assert seen > 4


ASKED_FOR_ALL = """
game asked "One is asked for all"
    players: 2
    seats: ann, ben

state open
    score: Player -> 0..9

action wait

flow play
    repeat at most 3
        for me in Player
            choose always by ann
                wait

ranking p: Player by score[p]
"""


def test_whose_turn_it_is_is_part_of_the_state(tmp_path: Path) -> None:
    """All items equal, the same seat asked the same: the bytes differ by the one for whom it is asked, and by
    the rounds left."""
    (tmp_path / "asked.shedu").write_text(ASKED_FOR_ALL, encoding="utf-8")
    game = load(str(tmp_path / "asked.shedu"), quick=True)
    for engine in (game.any_engine(), game.reference):
        played, first, found = engine.new(2), engine.new(2), set()
        while played.pending() is not None:
            assert (played.pending(), played.items()) == (first.pending(), first.items())
            found.add(played.serialise())
            played.apply(0)
        assert len(found) == 6


def test_states_reached_by_other_ways_are_equal() -> None:
    game = loaded("tictactoe")
    for engine in (game.any_engine(), game.reference):
        ends = []
        for way in ((0, 1, 8), (8, 1, 0)):
            played = engine.new(2)
            for action in way:
                played.apply(action)
            ends.append(played.serialise())
        assert ends[0] == ends[1]
