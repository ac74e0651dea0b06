"""Markets changed: what a scenario must notice to count for a clause that a line of a market cites."""

from pathlib import Path

from shedu.compiler.mutate import mutations
from shedu.runtime.harness.loading import load
from shedu.runtime.harness.tracing.pinning import pin

RULES = """\
game pit "Pit"
    players: 2

type Good: one of {coal, tin}

state open
    coins: Player -> 0..9
    dug: Player -> bag of Good

define own(p: Player): bag of set of Good is {{coal, tin}} if tin in dug[p] else {}

market trade(need: bag of Good)
    cite A-HEAD
    goods: Good
    within: coins[me]
        cite A-PURSE
    home
        offers: own(me)
            cite A-HOME
    abroad for seller in Player where seller != me
        cite A-ABROAD
        offers: own(seller)
        price: 2
            cite A-PRICE
        payee: seller
            cite A-PAYEE

action cast(good: Good)
    require payable: trade({good}) != {}
    do
        run settle(good)

action rest

flow settle(good: Good)
    choose payment in trade({good})
    for seller in Player
        move payment[seller] from coins[me] to coins[seller]
    add good to dug[me]

flow play
    repeat at most 9
        for me in Player
            choose always
                cast
                rest

ranking p: Player by coins[p]

scenario "The neighbour has tin"
    cite A-HEAD, A-HOME, A-ABROAD, A-PRICE, A-PAYEE
    given
        coins = [3, 0]
        dug = [{}, {tin}]
    play
        p1: cast(tin)
    expect
        coins[p1] == 1
        coins[p2] == 2

scenario "Nobody lends"
    cite A-PURSE
    given
        coins = [1, 0]
        dug = [{}, {tin}]
    expect
        cannot p1: cast(tin) for payable
"""


def test_each_line_of_a_market_is_changed(tmp_path: Path) -> None:
    path = tmp_path / "pit.shedu"
    path.write_text(RULES, encoding="utf-8")
    loaded = load(str(path), engine="python")
    assert loaded.checked.game is not None
    found = [one.what for one in mutations(loaded.checked.game) if one.rule == "trade"]
    source = ["without a source", "price made nothing", "payee given nothing"]
    assert found == ["made nothing", "without within", "without a source", *source]
    pinned = pin(loaded)
    assert {"A-HEAD", "A-PURSE", "A-ABROAD", "A-PRICE", "A-PAYEE"} <= pinned.pinned.keys()
    assert pinned.loose() == ["A-HOME"]  # no scenario casts what is dug at home
