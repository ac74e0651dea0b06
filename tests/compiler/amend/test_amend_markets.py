"""Markets amended: sources added, lines adjusted, the whole replaced, a source taken away."""

from __future__ import annotations

from pathlib import Path

import pytest

from shedu.runtime.harness.loading import load

BASE = """\
game base "Base"
    players: 2

type Good: one of {wool, dye}

state open
    coins: Player -> 0..30
    rich: bool

market trade(need: bag of Good)
    goods: Good
    within: coins[me]
    home
        offers: {{wool}}
    yard
        offers: {{dye}}
        price: 9

action buy(good: Good, many: 1..3)
    require goods: trade({many good}) != {}

action wait

flow play
    repeat at most 3
        for me in Player
            choose always
                buy
                wait

ranking p: Player by coins[p], rich

variant more of base
    use: amended
"""


def legal(tmp_path: Path, module: str, coins: int = 0, rich: bool = False) -> list[str]:
    """What the first player can do in the game with a module, with so many coins."""
    path = tmp_path / "more.shedu"
    path.write_text(f"{BASE}\nmodule amended\n\n{module}", encoding="utf-8")
    loaded = load(f"{path}:more", engine="python")
    game = loaded.new(2, seed=1)
    items = {item.name: item.offset for item in game.meta.items}
    data = bytearray(game.items())
    data[items["coins"]], data[items["rich"]] = coins, rich
    game.set_items(bytes(data))
    return [game.describe(action) for action in game.legal() if game.describe(action) != "wait"]


WHOLE = "replace market trade(need: bag of Good)\n    goods: Good\n    a\n        offers: {{dye}}\n"
SHIP = "also trade\n    ship for n in 1..2\n        offers: {{dye}}\n        price: 2\n"


@pytest.mark.parametrize(
    ("module", "coins", "rich", "wanted"),
    [
        (SHIP, 1, False, ["buy(wool, 1)"]),
        (SHIP, 2, False, ["buy(wool, 1)", "buy(dye, 1)"]),
        (SHIP, 4, False, ["buy(wool, 1)", "buy(dye, 1)", "buy(dye, 2)"]),
        ("adjust trade.within by 9 when rich\n", 0, True, ["buy(wool, 1)", "buy(dye, 1)"]),
        ("adjust trade.within by 9 when rich\n", 0, False, ["buy(wool, 1)"]),
        ("adjust trade.home.offers by {{wool, dye}}\n", 0, False, ["buy(wool, 1)", "buy(wool, 2)", "buy(dye, 1)"]),
        ("adjust trade.home.offers to {} when rich\n", 0, True, []),
        ("adjust trade.yard.price by 0 - 8\n", 1, False, ["buy(wool, 1)", "buy(dye, 1)"]),
        ("remove trade.home\n", 9, False, ["buy(dye, 1)"]),
        (WHOLE, 0, False, ["buy(dye, 1)"]),
    ],
)
def test_a_market_can_be_amended(tmp_path: Path, module: str, coins: int, rich: bool, wanted: list[str]) -> None:
    assert legal(tmp_path, module, coins, rich) == wanted
