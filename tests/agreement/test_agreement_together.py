"""What all decide unseen: both engines run it alike, the order of the seats tells nothing, nobody sees the others."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from agreement_pair import TOP, Pair, loaded
from agreement_stops import goes_on_without_the_rest

from shedu.runtime.harness.loading import Loaded, load
from shedu.runtime.rng import stream

pytestmark = pytest.mark.native

AUCTION = str(TOP / "tests" / "games" / "auction.shedu")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_bids_agree_at_every_step(players: int) -> None:
    game = loaded(AUCTION)
    assert game.engine == "native"
    for seed in range(12):
        Pair(game, players, seed).compare_to_the_end(seed % 2)


def test_nothing_is_needed_but_what_is_serialised() -> None:
    for seed in range(6):
        assert goes_on_without_the_rest(loaded(AUCTION).reference, 2 + seed % 3, seed) > 20


def in_progress(game: Loaded, seeds: range) -> Iterator[Any]:
    """Yield games of both engines at each decision of random play in which all decide unseen."""
    for engine in (game.any_engine(), game.reference):
        for seed in seeds:
            played = engine.new(3, seed)
            while played.pending() is not None:
                if played.veil(0).masked:
                    yield played
                played.apply(played.nth(played.rng.bounded(played.legal_count())))


def part(game: Any, seat: int, rng: Random) -> list[int]:
    """Let a seat decide at random up to the end of its part; return what it answered."""
    answers = []
    while (pending := game.pending()) is not None and pending.seats == (seat,) and game.veil(0).masked:
        answers.append(rng.choice(game.legal()))
        game.apply(answers[-1])
    return answers


def test_nobody_sees_what_the_others_decide_meanwhile() -> None:
    """Whatever a seat answers, the others see the same until all are done."""
    differing = 0
    for game in in_progress(loaded(AUCTION), range(12)):
        (seat,) = game.pending().seats
        others = [other for other in range(3) if other != seat]
        states, views = set(), []
        for way in range(4):
            twin = game.copy()
            part(twin, seat, Random(way))
            if not twin.veil(0).masked:
                continue  # it was the last: now all is seen
            states.add(twin.items())
            views.append([twin.observe(other) for other in others])
        assert all(view == views[0] for view in views)
        differing += len(states) > 1
    assert differing > 20


def test_a_seat_sees_what_it_has_decided() -> None:
    told = 0
    for game in in_progress(loaded(AUCTION), range(6)):
        seats = game.pending().seats
        for seat in range(3):
            tender = game.observe(seat)["tender"]
            others = [value for other, value in enumerate(tender[:3]) if other != seat]
            assert others == [None, None]
            told += tender[seat] is not None and seat not in seats
    assert told > 5


def test_all_is_seen_when_all_have_decided() -> None:
    game = loaded(AUCTION)
    for engine in (game.any_engine(), game.reference):
        played, seen = engine.new(4, 3), 0
        while played.pending() is not None:
            if not played.veil(0).masked:
                seen += any(played.observe(0)["pledge"][1:])
                assert played.observe(0)["tender"] == played.observe(1)["tender"]
            played.apply(played.nth(played.rng.bounded(played.legal_count())))


def test_what_a_seat_may_answer_does_not_depend_on_the_others() -> None:
    """The later seats are asked the same, whatever the earlier ones have answered."""
    compared = 0
    for game in in_progress(loaded(AUCTION), range(10)):
        (seat,) = game.pending().seats
        faces = set()
        for way in range(4):
            twin = game.copy()
            part(twin, seat, Random(way))
            if twin.veil(0).masked:
                faces.add((twin.pending(), tuple(twin.legal())))
        compared += bool(faces)
        assert len(faces) <= 1
    assert compared > 20


def test_what_is_shown_is_seen_until_the_next_answer() -> None:
    game = loaded(AUCTION)
    for engine in (game.any_engine(), game.reference):
        shown = 0
        for seed in range(4):
            played = engine.new(3, seed)
            while (pending := played.pending()) is not None:
                hint = pending.question == "hint"
                for seat in range(3):
                    seen = played.observe(seat)["pile"] is not None
                    assert seen == (hint and seat in pending.seats)
                    shown += seen
                twin = played.copy()
                assert twin.observe(pending.seats[0]) == played.observe(pending.seats[0])
                played.apply(played.nth(played.rng.bounded(played.legal_count())))
        assert shown > 4


def test_dealing_anew_keeps_what_is_decided_and_seen() -> None:
    for game in in_progress(loaded(AUCTION), range(4)):
        for seat in range(3):
            twin = game.copy()
            twin.redeal(seat, stream(5, seat))
            assert twin.observe(seat) == game.observe(seat)
            assert (twin.pending(), twin.legal(seat)) == (game.pending(), game.legal(seat))


BOTH_WAYS = """
game both_ways "A flow run in and outside"
    players: 2
    seats: ann, ben

state open
    plan: Player -> 0..3

state secret
    hand: Player -> set of 0..3

action keep
    require few: size(hand[me]) < 2

action take_one(n: 0..3)
    require there: n in hand[me]
    do
        plan[me] = n
        take n from hand[me]

flow decide
    choose
        keep
        take_one

flow must
    choose always
        keep
        take_one

flow play
    for p in Player
        hand[p] = {0, 1}
    together me in Player
        run decide
    run decide
    together me in Player
        run decide
        run must

ranking p: Player by plan[p]
"""


def test_one_answer_is_skipped_where_nobody_watches(tmp_path: Path) -> None:
    (tmp_path / "both_ways.shedu").write_text(BOTH_WAYS, encoding="utf-8")
    game = load(str(tmp_path / "both_ways.shedu"), engine="native", quick=True)
    assert game.engine == "native"
    for engine in (game.any_engine(), game.reference):
        played = engine.new(2)
        asked = []
        while (pending := played.pending()) is not None:
            asked.append((pending.question, pending.seats, played.legal_count()))
            played.apply(played.legal()[-1])
        assert asked == [
            ("decide", (0,), 2),
            ("decide", (1,), 2),
            ("decide", (0,), 2),
            ("must", (0,), 1),
            ("decide", (1,), 2),
            ("must", (1,), 1),
        ]


def test_records_and_copies_in_the_midst(tmp_path: Path) -> None:
    pair = Pair(loaded(AUCTION), 4, 7)
    met = 0
    while not pair.over:
        if pair.fast.veil(0).masked:
            met += 1
            for game in (pair.fast, pair.slow):
                twin = game.copy()
                twin.set_items(game.items())
                assert twin.serialise() == game.serialise()
                assert [twin.observe(seat) for seat in range(4)] == [game.observe(seat) for seat in range(4)]
        pair.apply(pair.choose())
    assert met > 8
