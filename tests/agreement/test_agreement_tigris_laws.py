"""Copies, tiles dealt anew, items put in, illegal actions: at random positions of the standard game."""

import pytest
from agreement_laws import (
    Position,
    copies_go_on_alike,
    illegal_actions_change_nothing,
    own_items_change_nothing,
    positions,
    redealing_keeps_what_is_seen,
)
from hypothesis import given, settings
from hypothesis import strategies as st

pytestmark = pytest.mark.native

PLACES = positions("tigris", range(2, 5), 220)
SEEDS = st.integers(0, 1000)


@settings(max_examples=8)
@given(PLACES)
def test_tigris_copies_go_on_alike(place: Position) -> None:
    copies_go_on_alike(place.reach(), place.style, 60)


@settings(max_examples=8)
@given(PLACES, SEEDS)
def test_tigris_dealing_anew_keeps_what_is_seen(place: Position, seed: int) -> None:
    redealing_keeps_what_is_seen(place.reach(), seed)


@settings(max_examples=8)
@given(PLACES)
def test_tigris_own_items_change_nothing(place: Position) -> None:
    own_items_change_nothing(place.reach(), place.style, 30)


@settings(max_examples=10)
@given(PLACES, SEEDS)
def test_tigris_illegal_actions_change_nothing(place: Position, seed: int) -> None:
    illegal_actions_change_nothing(place.reach(), seed)


@pytest.mark.slow
@pytest.mark.timeout(1800)
@settings(max_examples=150)
@given(PLACES, SEEDS)
def test_tigris_all_laws_at_many_positions(place: Position, seed: int) -> None:
    pair = place.reach()
    pair.check()
    illegal_actions_change_nothing(pair, seed)
    redealing_keeps_what_is_seen(pair, seed)
    own_items_change_nothing(pair, place.style)
    copies_go_on_alike(pair, place.style)
