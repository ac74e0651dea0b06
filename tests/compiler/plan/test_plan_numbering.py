"""Action numbers: dense, in declaration order, parameters in mixed radix."""

from __future__ import annotations

from plan_games import checked

from shedu.compiler.plan.meta import make_meta
from shedu.runtime.meta import Block, Meta
from shedu.runtime.naming import describe, parse_action
from shedu.runtime.types import BagType, bags

HEAD = """
game sample "Sample"
    players: 2..3
    seats: ann, bob, cid

type Hue: one of {red, green, blue}

type Man
    hue: Hue
    owner: Player?

board Cell
    shape: grid(2, 3)
    joined: sides

state open
    tint: Cell -> Hue?
    stock: bag of Hue
"""
REST = """
action paint(h: Hue?, c: Cell) "Paint a cell"
    require free: tint[c] == none

action pass "Pass"

flow pick_two
    choose c in Cell "Which cell?"
    choose m in Man

action swap(given: bag of 1..2 Hue, n: -1..1, sure: bool)

action settle(at: Cell, h: Hue)
    do
        choose x in {2, 4, 6}
        tint[at] = h

flow play
    repeat at most 2
        for me in Player
            choose
                swap
                paint
                pass
            run pick_two
            choose
                settle(a1)
                pass

ranking p: Player by p == ann
"""


def meta_of(text: str) -> Meta:
    return make_meta(checked(text))


def named(meta: Meta) -> dict[str, Block]:
    return {block.name: block for block in meta.blocks}


def test_blocks_stand_in_declaration_order_without_gaps() -> None:
    meta = meta_of(HEAD + REST)
    assert [block.name for block in meta.blocks] == [
        "paint",
        "pass",
        "pick_two",
        "pick_two.second",
        "swap",
        "settle",
        "settle.choice",
    ]
    place = 0
    for block in meta.blocks:
        assert block.base == place
        place += block.count
    assert meta.actions == place


def test_counts_are_products_and_fixed_arguments_do_not_count() -> None:
    blocks = named(meta_of(HEAD + REST))
    assert blocks["paint"].count == 4 * 6  # a hue or none, six cells
    assert blocks["pass"].count == 1
    assert blocks["swap"].count == (3 + 6) * 3 * 2
    assert blocks["settle"].count == 3  # `at` is fixed wherever it is offered
    assert [name for name, _ in blocks["settle"].params] == ["h"]
    assert blocks["pick_two"].count == 6 and blocks["pick_two"].kind == "value"
    assert blocks["pick_two.second"].count == 3 * 4  # records in mixed radix, an owner or none


def test_the_first_parameter_counts_most_and_none_comes_last() -> None:
    meta = meta_of(HEAD + REST)
    texts = [describe(meta, number) for number in range(24)]
    assert texts[:7] == [*(f"paint(red, {cell})" for cell in ("a1", "b1", "c1", "a2", "b2", "c2")), "paint(green, a1)"]
    assert texts[-1] == "paint(none, c2)"
    for number in range(meta.actions):
        assert parse_action(meta, describe(meta, number)) == number


def test_bags_are_numbered_by_their_counts_from_the_front() -> None:
    meta = meta_of(HEAD + REST)
    kind = named(meta)["swap"].params[0][1]
    assert isinstance(kind, BagType)
    found = bags(kind)
    assert list(found) == sorted(found) and len(found) == 9
    assert {sum(bag) for bag in found} == {1, 2}
    base = named(meta)["swap"].base
    assert describe(meta, base) == "swap({blue}, -1, false)"
    assert describe(meta, base + 5) == "swap({blue}, 1, true)"
    assert describe(meta, base + 6) == "swap({2 blue}, -1, false)"


def test_an_added_line_renumbers_nothing_before_it() -> None:
    before = meta_of(HEAD + REST)
    after = meta_of(HEAD + "# a line more\n" + REST.replace("action swap", "action wait\n\naction swap"))
    assert [block.base for block in after.blocks[:4]] == [block.base for block in before.blocks[:4]]
    assert named(after)["swap"].base == named(before)["swap"].base + 1


def test_questions_name_their_blocks() -> None:
    meta = meta_of(HEAD + REST)
    by_name = {question.name: [meta.blocks[n].name for n in question.blocks] for question in meta.questions}
    assert by_name["play"] == ["paint", "pass", "swap"]
    assert by_name["play.second"] == ["pass", "settle"]
    assert by_name["pick_two"] == ["pick_two"]
