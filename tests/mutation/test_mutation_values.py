"""What a definition says is made nothing, whatever it is."""

from pathlib import Path

import pytest

from shedu.compiler.mutate import mutations
from shedu.runtime.harness.loading import load

RULES = """\
game store "Store"
    players: 1

type Ware: one of {tin, ore}

state open
    shelf: bag of Ware

define goods: KIND is VALUE

flow play
    repeat at most 3
        choose x in Ware where USE
        add x to shelf

ranking p: Player by size(shelf)
"""
GOODS = [
    ("bag of Ware", "{2 tin, ore}", "goods[x] > 1"),
    ("set of Ware", "{tin, ore}", "x in goods"),
    ("0..9", "3", "goods > 2 or x == tin"),
    ("Ware?", "tin if size(shelf) > 1 else none", "x != goods"),
]


@pytest.mark.parametrize(("kind", "value", "use"), GOODS)
def test_a_definition_is_made_nothing(tmp_path: Path, kind: str, value: str, use: str) -> None:
    path = tmp_path / "store.shedu"
    path.write_text(RULES.replace("KIND", kind).replace("VALUE", value).replace("USE", use), encoding="utf-8")
    game = load(str(path), engine="python").checked.game
    assert game is not None
    assert [one.what for one in mutations(game) if one.rule == "goods"] == ["made nothing"]
