"""Actions in words and back."""

from dataclasses import replace
from types import ModuleType

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shedu.runtime.meta import Block, Meta
from shedu.runtime.naming import (
    action_number,
    arguments,
    block_number,
    describe,
    parse_action,
    parse_value,
)
from shedu.runtime.types import (
    Atom,
    BagType,
    Bool,
    Int,
    Optional,
    Record,
    SetType,
    Type,
    parameter_count,
    show,
)

HUE = Atom("Hue", "enum", ("red", "green", "blau", "zöld"))
CELL = Atom("Cell", "cell", tuple(f"{letter}{n}" for n in (1, 2, 3) for letter in "abc"))
PIECE = Record("Piece", (("hue", HUE), ("owner", Optional(Int(1, 2)))))
PARAMS: tuple[tuple[tuple[str, Type], ...], ...] = (
    (),
    (("at", CELL),),
    (("given", BagType(HUE, 1, 6)),),
    (("amount", Int(-3, 3)), ("sure", Bool())),
    (("piece", PIECE), ("to", Optional(CELL))),
)


@pytest.fixture(scope="module")
def meta(toy: ModuleType) -> Meta:
    blocks, base = list[Block](), 0
    for number, params in enumerate(PARAMS):
        count = 1
        for _, kind in params:
            count *= parameter_count(kind)
        blocks.append(Block("abcde"[number] * 3, "", "action", base, count, params))
        base += count
    made: Meta = replace(toy.META, blocks=tuple(blocks))
    return made


def test_every_action_goes_to_words_and_back(meta: Meta) -> None:
    texts = [describe(meta, action) for action in range(meta.actions)]
    assert len(set(texts)) == meta.actions == 1 + 9 + 209 + 14 + 120
    for action, text in enumerate(texts):
        assert parse_action(meta, text) == action
        assert parse_action(meta, str(action)) == action
        name = text.partition("(")[0]
        assert action_number(meta, name, arguments(meta, action)) == action
        assert meta.blocks[block_number(meta, action)].name == name


def test_words_look_as_in_the_rules(meta: Meta) -> None:
    assert describe(meta, 0) == "aaa"
    assert describe(meta, 1) == "bbb(a1)"
    assert describe(meta, action_number(meta, "ccc", ((2, 1, 0, 0),))) == "ccc({2 red, green})"
    assert describe(meta, action_number(meta, "ddd", (-2, True))) == "ddd(-2, true)"
    assert describe(meta, action_number(meta, "eee", ((3, None), None))) == "eee(Piece(zöld, none), none)"


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("  bbb ( c3 ) ", "bbb(c3)"),
        ("aaa()", "aaa"),
        ("ccc({green,red , red})", "ccc({2 red, green})"),
        ("ccc({ 1 red, 1 red})", "ccc({2 red})"),
        ("eee(Piece( red ,2),a1)", "eee(Piece(red, 2), a1)"),
    ],
)
def test_blanks_are_free_and_bags_have_no_order(meta: Meta, text: str, same: str) -> None:
    assert describe(meta, parse_action(meta, text)) == same


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("bb(c3)", "no action `bb`; did you mean `bbb`"),
        ("", "no action ``"),
        ("bbb(d4)", "`d4` is not a Cell"),
        ("bbb(c3", "no closing bracket"),
        ("bbb(c3))", "`c3\\)` is not a Cell"),
        ("bbb", "takes 1 arguments, not 0"),
        ("bbb(c3, c3)", "takes 1 arguments, not 2"),
        ("ccc({})", "not among the bags"),
        ("ccc({7 red})", "not among the bags"),
        ("ccc({2 rad})", "`rad` is not a Hue; did you mean `red`"),
        ("ccc(red)", "not a bag in braces of a Hue"),
        ("ddd(4, true)", "no value of"),
        ("ddd(one, true)", "`one` is not a number -3..3"),
        ("ddd(1, yes)", "`yes` is not true or false"),
        ("eee(Piece(red), none)", "is not Piece\\(hue, owner\\)"),
        ("353", "no action number 353"),
        ("9" * 5000, "no action number"),
        ("-1", "no action `-1`"),
    ],
)
def test_wrong_words_are_explained(meta: Meta, text: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        parse_action(meta, text)


@given(st.text())
def test_any_text_is_an_action_or_a_fault(meta: Meta, text: str) -> None:
    for wanted in (text, f"bbb({text})", f"ccc({{{text}}})"):
        try:
            assert 0 <= parse_action(meta, wanted) < meta.actions
        except ValueError:
            continue


@given(st.frozensets(st.integers(0, 3)))
def test_sets_can_be_written(hues: frozenset[int]) -> None:
    assert parse_value(SetType(HUE), show(SetType(HUE), hues)) == hues


def test_blocks_of_one_name_are_tried_in_order(meta: Meta) -> None:
    more = Block("bbb", "", "action", meta.actions, 7, (("n", Int(1, 7)),))
    double = replace(meta, blocks=(*meta.blocks, more))
    assert parse_action(double, "bbb(b1)") == parse_action(meta, "bbb(b1)")
    assert parse_action(double, "bbb(7)") == meta.actions + 6
