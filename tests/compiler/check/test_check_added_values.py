"""`also` adds values to an enumeration: which `if`s are warned of."""

from __future__ import annotations

from pathlib import Path

import pytest

from shedu.compiler.check import check
from shedu.compiler.link import link

GAME = """\
game small "Small"
    players: 2
    use: more
type Use: one of {keep, sell, burn}
state open
    use: Use = keep
    gold: 0..9
flow lay
    IF
flow play
    repeat at most 3
        for me in Player
            choose use_of in Use
            use = use_of
            run lay
ranking p: Player by gold
module more
also Use
    give: "Give away"
"""
CHAIN = "if use == keep\n        gold = 1\n    else if use in {sell, burn}\n        gold = 2\n"


def warned(folder: Path, block: str, more: str = "") -> list[str]:
    """Return the warnings of the kind."""
    path = folder / "small.shedu"
    path.write_text(GAME.replace("IF", block.rstrip("\n")) + more, encoding="utf-8")
    (game,) = link(path).games
    checked, found = check(game)
    assert checked is not None, found
    return [one.message for one in found if one.code == "E0707"]


def test_an_if_through_all_old_values_is_warned_of(tmp_path: Path) -> None:
    assert warned(tmp_path, CHAIN) == ["nothing is said here of `give`"]


@pytest.mark.parametrize(
    "block",
    [
        CHAIN + "    else\n        gold = 3\n",
        CHAIN.replace("burn}", "burn, give}"),
        CHAIN.replace("sell, burn", "sell"),
        "if use == keep or gold == 3\n        gold = 1\n    else if use in {sell, burn}\n        gold = 2\n",
        CHAIN + "    if use == give\n        gold = 4\n",
    ],
)
def test_others_are_not(tmp_path: Path, block: str) -> None:
    assert warned(tmp_path, block) == []


def test_what_a_module_does_afterwards_counts(tmp_path: Path) -> None:
    assert warned(tmp_path, CHAIN, "after lay when use == give\n    gold = 5\n") == []
