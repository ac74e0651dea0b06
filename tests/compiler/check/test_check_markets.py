"""Markets and bags of sets: what is wrong with them, who sees what they depend on, what their names stand for."""

from __future__ import annotations

from typing import Any

import pytest

from shedu.compiler import core
from shedu.runtime.types import Atom, BagType, Int, Optional, SetType

MARKET = """\
define made(p: Player): bag of set of Color is {hand[p], {red}}
define offered(p: Player): bag of set of Color is {{red, green}, {blue}} if p == ann else {{c} for c in Color}
market deal(need: bag of Color, most: -9..9)
    goods: Color
    within: most
    places: 12
    home
        offers: offered(me)
    abroad for seller in Player where seller != me
        offers: offered(seller)
        price: 2 if good == red else 1
        payee: seller
flow pay
    choose payment in deal({2 red}, level)
    level = size(payment)
"""


def changed(*pairs: tuple[str, str]) -> str:
    """The market with texts replaced, without the first define, which is wrong by itself."""
    text = MARKET.partition("\n")[2]
    for old, new in pairs:
        assert old in text
        text = text.replace(old, new, 1)
    return text


def test_a_market_is_a_define_of_sets_of_payments(check_toy: Any) -> None:
    checked = check_toy(changed())
    assert checked.faults == []
    (deal,) = [define for define in checked.game.defines if define.name == "deal"]
    assert isinstance(deal.body, core.Payments)
    assert deal.type == SetType(BagType(checked.game.seat))
    assert [var.name for var in deal.params] == ["need", "most", "me"]
    assert deal.body.places == 12
    assert [source.price is None for source in deal.body.sources] == [True, False]
    (question,) = [question for question in checked.game.questions if question.name == "pay"]
    assert (question.value, question.means) == (Int(1, 12), BagType(checked.game.seat))


def test_a_price_without_payee_is_paid_to_the_bank(check_toy: Any) -> None:
    checked = check_toy(changed(("        payee: seller\n", "")) + "state open\n    bill: Player -> deal\n")
    assert checked.faults == []
    (bill,) = [item for item in checked.game.state if item.name == "bill"]
    assert bill.type == BagType(Optional(checked.game.seat))


@pytest.mark.parametrize(
    ("old", "new", "code", "text"),
    [
        ("    places: 12", "    palces: 12", "E0309", "palces"),
        ("        price: 2", "        prize: 2", "E0309", "prize"),
        ("    within: most\n", "    within: most\n    within: 3\n", "E0302", "within"),
        ("    abroad for seller", "    home for seller", "E0302", "home"),
        ("    goods: Color\n", "", "E0345", "deal"),
        ("goods: Color", "goods: Cell", "E0345", "Cell"),
        ("goods: Color", "goods: Colour", "E0303", "Colour"),
        ("goods: Color", "goods: Player", "E0345", "need: bag of Color"),
        ("goods: Color", "goods: 3", "E0345", "3"),
        ("within: most", "within: me", "E0310", "me"),
        ("places: 12", "places: 0", "E0401", "0"),
        ("places: 12", "places: 257", "E0401", "257"),
        ("places: 12", "places: level", "E0602", "level"),
        ("offers: offered(me)", "offers: Color", "E0310", "Color"),
        ("offers: offered(me)", "offers: {2 red}", "E0310", "{2 red}"),
        ("        offers: offered(me)\n", "        price: 2\n", "E0345", "home"),
        ("price: 2 if good == red else 1", "price: good", "E0310", "good"),
        ("price: 2 if good == red else 1", "price: 251", "E0401", "251"),
        ("price: 2 if good == red else 1", "price: 0 - 1", "E0401", "0 - 1"),
        ("        price: 2 if good == red else 1\n", "", "E0345", "seller"),
        ("payee: seller", "payee: red", "E0310", "red"),
        ("        offers: offered(me)\n", "        offers: offered(me)\n        require r: true\n", "E0345", "require"),
        ("    home\n", "    require r: true\n    home\n", "E0345", "require"),
        ("offers: offered(me)", "offers: offered(me) if deal({}, 1) == {} else {}", "E0601", "deal"),
        ("size(payment)", "payment", "E0310", "payment"),
        ("deal({2 red}, level)", "deal({2 red})", "E0313", "deal({2 red})"),
    ],
)
def test_one_fault_one_message(check_toy: Any, old: str, new: str, code: str, text: str) -> None:
    found = check_toy(changed((old, new))).faults
    assert [(c, t[: len(text)]) for c, t in found] == [(code, text)]


def test_a_market_needs_a_need(check_toy: Any) -> None:
    text = "market bare\n    goods: Color\n    home\n        offers: {{red}}\n"
    assert check_toy(text).faults == [("E0345", "bare")]
    assert check_toy("market bare(need: bag of Color)\n    goods: Color\n").faults == [("E0345", "bare")]
    first, *_ = check_toy(changed(("need: bag of Color, ", "need: Color, "))).faults
    assert first == ("E0345", "need: Color")


def test_what_depends_on_secrets_is_seen_by_one(check_toy: Any) -> None:
    secret = changed(("is {{red, green}, {blue}} if p == ann", "is {{red, green}, {blue}} if purse[p] > 1"))
    assert [code for code, _ in check_toy(secret).faults] == ["E0501"]  # of the neighbours too
    own = secret.replace("offers: offered(seller)", "offers: {{green}}")
    checked = check_toy(own)
    assert checked.faults == []
    (question,) = [question for question in checked.game.questions if question.name == "pay"]
    assert not question.public and not question.source_public


# ------------------------------------------------------------------ bags of sets
def test_a_bag_of_sets_has_a_kind_for_each_set(check_toy: Any) -> None:
    checked = check_toy("define d(p: Player): bag of set of Color is {{red}, {red}, {}, {red, blue}}\n")
    assert checked.faults == []
    (d,) = [define for define in checked.game.defines if define.name == "d"]
    assert d.body.value == (1, 2, 0, 0, 0, 1, 0, 0)
    assert isinstance(d.type.of.of, Atom)


@pytest.mark.parametrize(
    ("extra", "code", "text"),
    [
        ("state open\n    s: bag of set of Color\n", "E0316", "bag of set of Color"),
        ("state open\n    s: Player -> bag of set of Color\n", "E0316", "bag of set of Color"),
        ("action a(s: bag of set of Color)\n", "E0316", "bag of set of Color"),
        ("type R\n    s: bag of set of Color\n", "E0316", "bag of set of Color"),
        ("define d(s: bag of set of Cell) is 1\n", "E0316", "set of Cell"),
        ("define d: bag of set of Color is {red, blue}\n", "E0310", "{red, blue}"),
    ],
)
def test_where_bags_of_sets_cannot_be(check_toy: Any, extra: str, code: str, text: str) -> None:
    assert [(c, t[: len(text)]) for c, t in check_toy(extra).faults] == [(code, text)]
