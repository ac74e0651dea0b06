"""Serialised items: written and read back, refused, shown, dealt anew."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shedu.runtime.codec import codec
from shedu.runtime.decode import decode_items, encode_items, observe, redeal, validate
from shedu.runtime.meta import Block, Item, Meta
from shedu.runtime.rng import stream
from shedu.runtime.types import (
    Atom,
    BagType,
    Bool,
    Int,
    ListType,
    Optional,
    Record,
    SetType,
    Type,
    cardinality,
    value_at,
)

HUE = Atom("Hue", "enum", ("red", "green", "blue"))
SEAT = Atom("Player", "seat", ("ann", "bob", "cid"))
CELL = Atom("Cell", "cell", tuple(f"c{n}" for n in range(70)))
PIECE = Record("Piece", (("hue", HUE), ("owner", SEAT)))


def item(name: str, sight: str, kind: Type, offset: int, stride: int, *keys: Type) -> Item:
    """Return an item."""
    return Item(name, sight, keys, kind, offset, stride)


ITEMS = (
    item("marked", "open", SetType(CELL), 0, 16),
    item("pile", "hidden", BagType(HUE), 16, 6),
    item("hand", "secret", BagType(HUE), 22, 6, SEAT),
    item("queue", "open", ListType(HUE, 3), 40, 6),
    item("piece", "open", Optional(PIECE), 46, 1, CELL),
    item("bid", "secret", Int(-2, 5), 116, 1, SEAT, HUE),
    item("done", "open", Bool(), 125, 1),
    item("cards", "hidden", SetType(HUE), 128, 8),
    item("kept", "secret", SetType(HUE), 136, 8, SEAT),
)
META = Meta(
    name="sample", title="Sample", players=(2, 3), seats=SEAT.values, options=(),
    blocks=(Block("pass", "Pass", "action", 0, 1, ()),), items=ITEMS, items_size=160, questions=(), stops=(),
    ends=("limit",), conflicts=(), requirements=(), rules=(), faults=(), invariants=(), score_keys=1,
)  # fmt: skip


def values(kind: Type) -> st.SearchStrategy[Any]:
    """Return values of a type."""
    match kind:
        case SetType(of=of):
            return st.frozensets(values(of))
        case BagType():
            return st.tuples(*[st.integers(0, 9)] * 3)
        case ListType(of=of, limit=limit):
            return st.lists(values(of), max_size=limit).map(tuple)
        case Optional(of=of):
            return st.none() | values(of)
    return st.integers(0, (cardinality(kind) or 1) - 1).map(lambda index: value_at(kind, index))


def lists_over(keys: tuple[Type, ...], inner: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    """Return lists nested over keys."""
    for kind in reversed(keys):
        size = cardinality(kind) or 0
        inner = st.lists(inner, min_size=size, max_size=size)
    return inner


STATES = st.fixed_dictionaries({one.name: lists_over(one.keys, values(one.type)) for one in ITEMS})


@given(STATES)
def test_written_and_read_back(state: dict[str, Any]) -> None:
    """Every item comes back as it was, and the bytes are the same again."""
    data = encode_items(META, state)
    assert len(data) == META.items_size
    assert decode_items(META, data) == state
    assert encode_items(META, decode_items(META, data)) == data


def blank() -> dict[str, Any]:
    """Return the state in which all bytes are zero."""
    return decode_items(META, bytes(META.items_size))


def test_the_form_of_each_type() -> None:
    """Codes as meta.py describes them: none is 0, numbers from the lowest, sets as words, bags by twos."""
    assert codec(Int(-2, 5)).write(0) == b"\2"
    assert codec(Optional(HUE)).write(None) == b"\0" and codec(Optional(HUE)).write(0) == b"\1"
    assert codec(Int(0, 256)).write(256) == b"\0\1"
    assert codec(SetType(CELL)).write({0, 65}) == bytes([1] + [0] * 7 + [2] + [0] * 7)
    assert codec(BagType(HUE)).write((1, 0, 258)) == b"\1\0\0\0\2\1"
    assert codec(ListType(HUE, 3)).write((2, 1)) == b"\2\0\2\1\0"
    assert codec(PIECE).write((2, 1)) == b"\7"


@pytest.mark.parametrize(
    ("place", "byte"),
    [(8, 64), (15, 128), (40, 4), (42, 3), (46, 10), (116, 8), (125, 2), (128, 8)],
)
def test_codes_outside_their_type_are_refused(place: int, byte: int) -> None:
    """One wrong byte anywhere is a ValueError."""
    data = bytearray(META.items_size)
    data[place] = byte
    with pytest.raises(ValueError, match=r"code|holds|length"):
        validate(META, bytes(data))


def test_wrong_lengths_and_values_are_refused() -> None:
    """Both ways."""
    with pytest.raises(ValueError, match="160 bytes, not 159"):
        validate(META, bytes(159))
    for name, value in [
        ("bid", [[9] * 3] * 3),
        ("pile", (1, 2)),
        ("pile", (-1, 0, 0)),
        ("queue", (0,) * 4),
        ("marked", {70}),
        ("hand", [(0, 0, 0)] * 2),
    ]:
        with pytest.raises(ValueError, match=r"\w"):
            encode_items(META, {**blank(), name: value})
    with pytest.raises(ValueError, match="bid"):
        encode_items(META, {name: value for name, value in blank().items() if name != "bid"})


STATE = {
    **blank(),
    "marked": frozenset({3, 64}),
    "pile": (3, 1, 0),
    "hand": [(1, 1, 0), (0, 2, 2), (0, 0, 1)],
    "queue": (2, 0),
    "piece": [(1, 2), *[None] * 69],
    "cards": frozenset({0}),
    "kept": [frozenset(), frozenset({1}), frozenset({2})],
}


def test_what_a_seat_sees() -> None:
    """Open items for all, secrets for their owner, hidden ones for nobody; plain values."""
    seen = observe(META, 3, encode_items(META, STATE), 1)
    assert seen["marked"] == ["c3", "c64"] and seen["queue"] == ["blue", "red"] and seen["done"] is False
    assert seen["piece"][:2] == [["green", "cid"], None]
    assert seen["pile"] is None and seen["cards"] is None
    assert seen["hand"] == [None, {"green": 2, "blue": 2}, None]
    assert seen["bid"] == [None, [-2, -2, -2], None] and seen["kept"] == [None, ["green"], None]


def test_secrets_are_shown_when_all_is_over() -> None:
    """What nobody owns stays hidden."""
    seen = observe(META, 3, encode_items(META, STATE), 1, over=True)
    assert seen["hand"][0] == {"red": 1, "green": 1} and seen["pile"] is None


@given(STATES, st.integers(0, 2**64 - 1), st.integers(0, 2))
def test_dealing_anew(state: dict[str, Any], seed: int, seat: int) -> None:
    """Units, sizes and all that the seat sees stay; so does all that is no bag or set."""
    data = encode_items(META, state)
    dealt = redeal(META, 3, data, seat, stream(seed, 0))
    after = decode_items(META, dealt)
    assert observe(META, 3, dealt, seat) == observe(META, 3, data, seat)
    assert all(after[name] == state[name] for name in ("bid", "queue", "piece", "done", "marked"))
    hands = [*range(3)]
    assert [sum(after["hand"][n]) for n in hands] == [sum(state["hand"][n]) for n in hands]
    assert [len(after["kept"][n]) for n in hands] == [len(state["kept"][n]) for n in hands]
    for kind in range(3):
        assert _units(after, kind) == _units(state, kind)


def _units(state: dict[str, Any], kind: int) -> tuple[int, int]:
    """Return how many of a kind there are in the bags, and in the sets."""
    bags = state["pile"][kind] + sum(hand[kind] for hand in state["hand"])
    return bags, (kind in state["cards"]) + sum(kind in kept for kept in state["kept"])


def test_dealing_anew_reaches_every_place() -> None:
    """Over many deals the hand of another seat takes on several contents, sets too."""
    data = encode_items(META, STATE)
    dealt = [decode_items(META, redeal(META, 3, data, 0, stream(seed, 0))) for seed in range(40)]
    assert len({state["hand"][1] for state in dealt}) > 5
    assert len({state["cards"] for state in dealt}) == 3
    assert redeal(META, 3, data, 0, stream(7, 1)) == redeal(META, 3, data, 0, stream(7, 1))
    with pytest.raises(ValueError, match="seat"):
        redeal(META, 2, data, 2, stream(0, 0))


def test_a_generator_of_pythons_own_shuffles_too() -> None:
    from random import Random

    from shedu.runtime.decode import shuffle

    units: list[object] = list(range(20))
    shuffle(units, Random(3))
    assert set(units) == set(range(20)) and len(units) == 20 and units != list(range(20))
