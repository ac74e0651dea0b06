"""What rows bear and effects, as the plain rules that they become."""

from __future__ import annotations

import pytest

from shedu.compiler import tree as t
from shedu.compiler.amend import Layer, weave
from shedu.compiler.read import read_text
from shedu.compiler.unparse import declaration_text

BASE = """\
state open
    kept: Player -> set of Card
    coins: Player -> 0..99

define income(p: Player): 0..99 is 1

define safe(p: Player): bool is false

define goods(p: Player): bag of Card is {}

flow paid
    add income(me) to coins[me]
"""

CARDS = """\
table Card
    held: this in kept[me]
    | cost: 0..9
"""


def texts(more: str, *modules: Layer) -> dict[str, str]:
    """The rules by name, as text; nothing may be at fault."""
    module, faults = read_text("text", BASE + more)
    assert faults == ()
    layers = (Layer("base", module.declarations), *modules)
    woven = weave("g", layers, lambda i, j: i < j, {})
    assert [fault.message for fault in woven.faults] == []
    return {getattr(one, "name", "?"): declaration_text(one).strip() for one in woven.declarations}


def test_the_line_held_becomes_a_define() -> None:
    found = texts(CARDS + "    ace | 1\n        adjust safe(me) to true\n")
    assert found["Card.held"] == "define Card.held(row': Card, seat': Seat): bool is row' in kept[seat']"
    assert "held" not in found["Card"]
    assert found["safe"] == "define safe(p: Player): bool is Card.held(ace, p) or false"


@pytest.mark.parametrize(
    ("amendment", "name", "text"),
    [
        ("adjust income(me) by 2", "income", "1 + (2 if Card.held(ace, p) else 0)"),
        ("adjust income(me) to 2", "income", "2 if Card.held(ace, p) else 1"),
        (
            "adjust income(me) by this.cost when coins[me] > 3",
            "income",
            "1 + (ace.cost if Card.held(ace, p) and coins[p] > 3 else 0)",
        ),
        ("adjust goods(me) by {this}", "goods", "{} + ({ace} if Card.held(ace, p) else {})"),
    ],
)
def test_values_that_a_row_changes(amendment: str, name: str, text: str) -> None:
    found = texts(CARDS + f"    ace | 1\n        {amendment}\n")
    assert found[name].endswith(f" is {text}")


def test_an_effect_is_one_amendment_for_all_that_bear_it() -> None:
    effect = "effect earns(n: 0..5)\n    adjust income(me) by n when n > 1\n"
    found = texts(effect + CARDS + "    ace | 1 | earns(1)\n    king | 2\n    queen | 3 | earns(2)\n")
    rows = "row' in {ace, queen} where Card.held(row', p) and Card.earns.n(row') > 1"
    assert found["income"] == f"define income(p: Player): 0..99 is 1 + sum(Card.earns.n(row') for {rows})"
    assert found["Card.earns.n"] == "define Card.earns.n(row': Card): 0..5 is row'.earns.n"
    assert "earns" not in found


def test_a_row_may_bear_an_effect_twice() -> None:
    effect = "effect earns(n: 0..5)\n    adjust income(me) by n\n"
    found = texts(effect + CARDS + "    ace | 1 | earns(1) | earns(2)\n")
    assert {"Card.earns.n", "Card.earns_2.n"} <= found.keys()
    assert found["income"].count("sum(") == 2


def test_what_is_set_for_any_bearer_and_for_each() -> None:
    effects = "effect calm\n    adjust safe(me) to true\neffect caps(n: 0..9)\n    adjust income(me) to n\n"
    found = texts(effects + CARDS + "    ace | 1 | calm\n    king | 2 | caps(3)\n    queen | 3 | caps(4) | calm\n")
    rows = "row' in {ace, queen} where Card.held(row', p)"
    assert found["safe"].endswith(f" is any({rows}) or false")
    assert found["income"].endswith(
        " is Card.caps.n(queen) if Card.held(queen, p) else Card.caps.n(king) if Card.held(king, p) else 1"
    )


def test_what_happens_after_a_flow_is_a_loop_over_the_bearers() -> None:
    effect = "effect pays(n: 0..5)\n    after paid when n > 0\n        add n to coins[me]\n"
    found = texts(effect + CARDS + "    ace | 1 | pays(1)\n")
    assert "for row' in {ace} where Card.held(row', me) and Card.pays.n(row') > 0" in found["paid"]
    assert "add Card.pays.n(row') to coins[me]" in found["paid"]


def test_what_an_effect_asks_stands_in_a_flow_of_its_name() -> None:
    effect = "effect asks(n: 0..5)\n    after paid\n        choose x in 0..n\n            add x to coins[me]\n"
    found = texts(effect + CARDS + "    ace | 1 | asks(2)\n")
    assert "run asks(row')" in found["paid"]
    assert found["asks"].startswith("flow asks(row': Card)")
    assert "choose x in 0..Card.asks.n(row')" in found["asks"]


def test_paths_lead_to_what_rows_bear() -> None:
    effect = "effect earns(n: 0..5)\n    adjust income(me) by n\n"
    table = effect + CARDS + "    ace | 1 | earns(1)\n"
    more = "adjust Card.held(c, p) to false when c.cost > 3\nadjust earns.n(c) to 2 when c == ace\n"
    found = texts(table + more)
    assert found["Card.held"].endswith("is not (row'.cost > 3) and row' in kept[seat']")
    assert found["Card.earns.n"].endswith("is 2 if row' == ace else row'.earns.n")


def test_a_row_that_is_removed_bears_nothing() -> None:
    effect = "effect earns(n: 0..5)\n    adjust income(me) by n\n"
    more = "    ace | 1 | earns(1)\n    king | 2 | earns(2)\n        adjust safe(me) to true\nremove Card.king\n"
    found = texts(effect + CARDS + more)
    assert "{ace}" in found["income"] and "king" not in found["income"] + found["safe"] + found["Card"]


def test_a_module_acts_under_its_condition() -> None:
    module, _ = read_text("m", "adjust income(p) by 1\nreplace flow paid\n    add 1 to coins[me]\n")
    (when,) = (
        one.value
        for one in read_text("w", "define w is size(Player) == 2\n")[0].declarations
        if isinstance(one, t.DefineDecl)
    )
    found = texts("", Layer("m", module.declarations, when))
    assert found["income"].endswith("is 1 + (1 if size(Player) == 2 else 0)")
    assert found["paid"].splitlines()[1:] == [
        "    if size(Player) == 2",
        "        add 1 to coins[me]",
        "    else",
        "        add income(me) to coins[me]",
    ]


TWICE = """\
effect asks(n: 0..3)
    before paid
        choose k in 0..n
            add k to coins[me]
    after paid
        choose k in 0..n
            add k to coins[me]
    also paying
        require small: coins[me] < n

action paying
"""


def test_what_an_effect_asks_and_requires_twice_has_a_name_each_time() -> None:
    found = texts(TWICE + CARDS + "    ace | 1 | asks(1) | asks(2)\n    king | 2 | asks(3)\n")
    assert {name for name in found if name.startswith("asks")} == {"asks", "asks_2", "asks_3", "asks_4"}
    assert "require small:" in found["paying"] and "require small_2:" in found["paying"]
