"""Defines that are there for modules: parameters that only amendments read are not warned of."""

from __future__ import annotations

from pathlib import Path

import pytest

from shedu.compiler.check import check
from shedu.compiler.link import link

GAME = """\
game small "Small"
    players: 2
    use: more
state open
    gold: 0..9
define gain(p: Player, n: 0..4): 0..9 is BODY
flow play
    repeat at most 3
        for me in Player
            gold = min(9, gold + gain(me, 2))
ranking p: Player by gold
"""
MODULE = "module more\nadjust gain(p, n) by 1 when WHEN\n"


@pytest.mark.parametrize(("body", "names"), [("0", []), ("n", ["p"]), ("1 if p == next(p) else 0", ["n"])])
def test_parameters_of_a_define_that_a_module_in_another_file_amends(
    tmp_path: Path, body: str, names: list[str]
) -> None:
    (tmp_path / "more.shedu").write_text(MODULE.replace("WHEN", "n > 1" if body == "0" else "gold > 1"))
    path = tmp_path / "small.shedu"
    path.write_text(GAME.replace("BODY", body), encoding="utf-8")
    (game,) = link(path).games
    checked, found = check(game)
    assert checked is not None, found
    assert [one.message for one in found if one.code == "E0702"] == [
        f"the parameter `{name}` is never used" for name in names
    ]
