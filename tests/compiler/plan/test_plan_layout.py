"""The serialised form and the struct: offsets, widths, codes, planes."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest
from plan_games import checked, random_value

from shedu.compiler.plan.meta import lay_out, make_meta
from shedu.compiler.plan.storage import (
    NO_INT,
    ctype,
    from_code,
    from_index,
    is_some,
    none_of,
    store,
    to_code,
    to_index,
)
from shedu.runtime.decode import read_item, write_item
from shedu.runtime.types import (
    Atom,
    Bool,
    Int,
    Optional,
    Record,
    SetType,
    Type,
    cardinality,
    code_of,
    index_of,
    value_at,
)

TEXT = """
game sample "Sample"
    players: 2..4
    seats: ann, bob, cid, dan

type Hue: one of {red, green, blue}

type Man
    hue: Hue
    rank: -2..2
    owner: Player?

board Cell
    shape: grid(9, 9)
    joined: sides

state open
    tint: Cell -> Hue?
    lit: Cell -> bool
    sort: Cell -> Hue = red
    man: Cell -> Man?
    depth: Cell -> 0..9?
    total: -500..500
    large: 0..100000
    plain: Cell -> -3..3
    ground: set of Cell
    few: set of Hue
    stock: Player -> bag of Hue
    row: list of up to 5 Hue
    far: list of up to 3 0..100000
    score: Player -> Hue -> 0..300

action pass

flow play
    repeat at most 2
        for me in Player
            choose always
                pass

ranking p: Player by total
"""


def test_items_lie_close_and_aligned() -> None:
    items, size = lay_out(checked(TEXT))
    taken: set[int] = set()
    for item in items:
        count = 1
        for key in item.keys:
            count *= cardinality(key) or 0
        width = {"ground": 8, "few": 8, "stock": 2, "row": 2, "far": 4, "large": 4}.get(item.name)
        if width is not None:
            assert item.offset % width == 0 and item.stride % width == 0
        span = range(item.offset, item.offset + item.stride * count)
        assert not taken & set(span)
        taken |= set(span)
    assert taken == set(range(max(taken) + 1)) and size % 8 == 0 and 0 <= size - len(taken) < 8


@pytest.mark.parametrize(
    ("name", "stride"),
    [("tint", 1), ("man", 1), ("total", 2), ("large", 4), ("ground", 16), ("few", 8), ("stock", 6), ("row", 8),
     ("far", 16), ("score", 2), ("lit", 1)],
)  # fmt: skip
def test_an_entry_takes_as_much_as_its_type_needs(name: str, stride: int) -> None:
    items, _ = lay_out(checked(TEXT))
    assert next(item for item in items if item.name == name).stride == stride


def test_every_value_is_read_back() -> None:
    meta, rng = make_meta(checked(TEXT)), Random(1)
    out = bytearray(meta.items_size)
    written = {}
    for item in meta.items:
        count = 1
        for key in item.keys:
            count *= cardinality(key) or 0
        written[item.name] = [random_value(item.type, rng, 4) for _ in range(count)]
        write_item(item, written[item.name], out)
    assert {item.name: read_item(item, bytes(out)) for item in meta.items} == written


def test_struct_fields_stand_in_the_order_of_the_items() -> None:
    stored = list(store(checked(TEXT)).values())
    assert [one.data.offset for one in stored] == sorted(one.data.offset for one in stored)
    widths = {"uint64_t": 8, "uint32_t": 4, "uint16_t": 2, "uint8_t": 1}
    for one, other in pairwise(stored):
        assert one.data.offset + widths[one.element] * one.length == other.data.offset
    assert len({one.name for one in stored}) == len(stored)


def test_planes_are_kept_for_small_types_by_cell() -> None:
    planes = {name: one.planes for name, one in store(checked(TEXT)).items()}
    kept = {name: (one.some, one.groups, one.width) for name, one in planes.items() if one is not None}
    assert kept == {
        "tint": (True, ((-1, 1, 3),), 2),
        "lit": (True, (), 2),
        "sort": (False, ((-1, 0, 3),), 2),
        "man": (True, ((0, 1, 3),), 2),
        "depth": (True, (), 2),
    }
    assert planes["tint"] is not None and planes["tint"].count == 4


# ------------------------------------------------------------------ registers, indices, codes
HUE = Atom("Hue", "enum", ("red", "green", "blue"))
KINDS: list[Type] = [
    Bool(),
    Int(0, 9),
    Int(-3, 3),
    Int(2, 5),
    Int(-9, -4),
    HUE,
    Record("Man", (("hue", HUE), ("rank", Int(-2, 2)), ("sure", Bool()))),
    Record("Pair", (("hue", Optional(HUE)), ("rank", Optional(Int(-1, 1))))),
]
ALL = [*KINDS, *(Optional(kind) for kind in KINDS)]


def register(kind: Type, value: object) -> int:
    """Return what stands in a register for a value, told from the types' description alone."""
    if value is None:
        return NO_INT if isinstance(kind, Optional) and isinstance(kind.of, Int) else -1
    inner = kind.of if isinstance(kind, Optional) else kind
    if isinstance(inner, Int):
        assert isinstance(value, int)
        return value
    return index_of(inner, value)


def computed(text: str) -> int:
    """Return what a text that C and Python read alike comes to."""
    return int(eval(text.replace("<int>", ""), {"NO_INT": NO_INT}))


@pytest.mark.parametrize("kind", ALL, ids=str)
def test_registers_become_indices_and_codes_and_come_back(kind: Type) -> None:
    size = cardinality(kind)
    assert size is not None
    seen = set()
    for index in range(size):
        value = value_at(kind, index)
        held = register(kind, value)
        seen.add(held)
        assert computed(to_index(kind, f"({held})")) == index
        assert computed(from_index(kind, f"({index})")) == held
        assert computed(to_code(kind, f"({held})")) == code_of(kind, value)
        assert computed(from_code(kind, f"({code_of(kind, value)})")) == held
    assert len(seen) == size


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_none_is_told_from_every_value(kind: Type) -> None:
    none = NO_INT if none_of(kind) == "NO_INT" else int(none_of(kind))
    assert not computed(is_some(kind, f"({none})"))
    for index in range(cardinality(kind) or 0):
        assert computed(is_some(kind, f"({register(kind, value_at(kind, index))})"))


def test_sets_are_words_and_all_else_numbers() -> None:
    cell = Atom("Cell", "cell", tuple(f"c{n}" for n in range(81)))
    assert ctype(SetType(cell)) == "b2" and ctype(Optional(SetType(cell))) == "b2"
    assert ctype(SetType(HUE)) == "b1"
    assert {ctype(kind) for kind in ALL} == {"int"}
    assert ctype(SetType(SetType(cell))) == "int"
