"""What seats are called: by their names, neutral ones where nobody takes them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from shedu.runtime.harness.loading import load
from shedu.runtime.meta import Meta
from shedu.runtime.seating import seated, words
from shedu.runtime.types import Atom, BagType, Int, Optional, SetType

GAME = Path(__file__).parents[1] / "games" / "third.shedu"


@pytest.fixture(scope="module")
def meta() -> Meta:
    return load(str(GAME), engine="python").meta


def test_values_name_the_seats_in_play(meta: Meta) -> None:
    low, high = meta.players
    seat = Atom("Player", "seat", meta.seats)
    few, many = seated(meta, low), seated(meta, high)
    place = low  # the first seat behind the players'
    neutral = meta.seat_names(low)[place]
    assert neutral not in meta.seats
    name = meta.seats[place]
    assert words(meta, seat, place) == words(many, seat, place) == name
    assert words(few, seat, place) == neutral
    assert words(few, SetType(seat), frozenset({0, place})) == f"{{{meta.seats[0]}, {neutral}}}"
    assert words(few, Int(0, 9), 4) == "4"


def test_what_is_paid_names_them_too(meta: Meta) -> None:
    payees = BagType(Optional(Atom("Player", "seat", meta.seats)))
    paying = replace(meta, blocks=(replace(meta.blocks[0], means=payees), *meta.blocks[1:]))
    kind = seated(paying, meta.players[0]).blocks[0].means
    assert isinstance(kind, BagType) and isinstance(kind.of, Optional) and isinstance(kind.of.of, Atom)
    assert meta.seat_names(meta.players[0])[-1] in kind.of.of.values
