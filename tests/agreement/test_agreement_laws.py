"""Copies, hidden things dealt anew, items put in, illegal actions: at random positions of the small games."""

import pytest
from agreement_laws import (
    Position,
    copies_go_on_alike,
    illegal_actions_change_nothing,
    own_items_change_nothing,
    positions,
    redealing_keeps_what_is_seen,
)
from agreement_pair import ORCHARDS, Pair, loaded
from hypothesis import given, settings
from hypothesis import strategies as st

from shedu.runtime.rng import stream

pytestmark = pytest.mark.native

LONGEST = {"tictactoe": 9, "connect_four": 42, "breakthrough": 90, "hex": 121, "reversi": 64, ORCHARDS: 90}
"""How far in the positions lie at most; ends are among them."""

PLACES = st.one_of(
    *(positions(name, range(2, 3), most) for name, most in LONGEST.items() if name != ORCHARDS),
    *(positions(ORCHARDS, range(2, 5), LONGEST[ORCHARDS]) for _ in range(3)),
)
SEEDS = st.integers(0, 1000)


@settings(max_examples=30)
@given(PLACES)
def test_copies_go_on_alike(place: Position) -> None:
    copies_go_on_alike(place.reach(), place.style)


@settings(max_examples=30)
@given(positions(ORCHARDS, range(2, 5), LONGEST[ORCHARDS]), SEEDS)
def test_dealing_anew_keeps_what_is_seen(place: Position, seed: int) -> None:
    redealing_keeps_what_is_seen(place.reach(), seed)


@settings(max_examples=20)
@given(PLACES, SEEDS)
def test_dealing_anew_changes_nothing_where_all_is_open(place: Position, seed: int) -> None:
    pair = place.reach()
    redealing_keeps_what_is_seen(pair, seed, 40)
    if all(item.sight == "open" for item in pair.meta.items):
        before = pair.fast.serialise()
        pair.fast.redeal(0, pair.slow.rng)
        assert pair.fast.serialise() == before


@settings(max_examples=30)
@given(PLACES)
def test_own_items_change_nothing(place: Position) -> None:
    own_items_change_nothing(place.reach(), place.style)


@settings(max_examples=60)
@given(PLACES, SEEDS)
def test_illegal_actions_change_nothing(place: Position, seed: int) -> None:
    illegal_actions_change_nothing(place.reach(), seed)


@settings(max_examples=100)
@given(PLACES)
def test_random_positions_agree(place: Position) -> None:
    place.reach().check()


def test_dealing_anew_does_deal() -> None:
    for seat in range(3):
        pair = Pair(loaded(ORCHARDS), 3, 5)
        pair.play(moves=12)
        found = set()
        for seed in range(10):
            pair.fast.redeal(seat, stream(seed, seat))
            found.add(pair.fast.items())
        assert len(found) > 5


@pytest.mark.slow
@pytest.mark.timeout(1800)
@settings(max_examples=600)
@given(PLACES, SEEDS)
def test_all_laws_at_many_positions(place: Position, seed: int) -> None:
    pair = place.reach()
    pair.check()
    illegal_actions_change_nothing(pair, seed)
    redealing_keeps_what_is_seen(pair, seed)
    own_items_change_nothing(pair, place.style)
    copies_go_on_alike(pair, place.style)
