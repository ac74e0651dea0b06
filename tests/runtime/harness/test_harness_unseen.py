"""At the table: what is decided in a `together` is told to nobody before all are done."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Command = Callable[..., Any]

BIDS = """\
game bids "Bids"
    players: 3
    seats: ann, ben, cid

state open
    bid: Player -> 0..5
    coins: Player -> 0..9

view offers "Offers"
    all_bids: sum(bid[p] for p in Player) "bid in all"

action bids(n: 1..5)
    do
        bid[me] = n

action sure
action unsure

flow play
    repeat at most 2
        together me in Player
            choose
                bids
            choose
                sure
                unsure
        for p in Player
            coins[p] = bid[p]

ranking p: Player by coins[p]
"""


@pytest.fixture
def bids(tmp_path: Path) -> Path:
    """A game in which all bid at once."""
    path = tmp_path / "bids.shedu"
    path.write_text(BIDS, encoding="utf-8")
    return path


def test_the_next_person_is_told_nothing(shedu: Command, bids: Path) -> None:
    typed = "\nbids(4)\nsure\n\nquit\n"
    said = shedu("play", bids, "--engine", "python", "--seats", "human,human,random", typed=typed)
    assert said.code == 0
    before, after = said.out.split("ben is next; press Enter when only ben looks")
    assert "ann decides: play" in before
    assert "4" not in after.replace("bids(4)", "").replace("4) ", "")
    assert said.out.count("ann decides unseen") == 1
    assert "ann: bids" not in said.out and "ann: sure" not in said.out
    assert "bid in all 4" not in after


def test_views_show_no_more_than_the_items(shedu: Command, bids: Path) -> None:
    typed = "\nbids(5)\nsure\n\nstate\nquit\n"
    said = shedu("play", bids, "--engine", "python", "--seats", "human,human,random", typed=typed)
    after = said.out.split("ben is next; press Enter when only ben looks")[1]
    assert "bid: ann ?; ben 0; cid ?" in after
    assert "bid in all 5" not in after and "Offers" in after


def test_all_is_shown_when_all_are_done(shedu: Command, bids: Path) -> None:
    typed = "bids(5)\nsure\nstate\nquit\n"
    said = shedu("play", bids, "--engine", "python", "--seats", "human,random,random", typed=typed)
    assert "ben decides unseen" in said.out and "ann: bids(5)" in said.out
    assert "coins: ann 5;" in said.out
    assert "bid: ann 5; ben ?; cid ?" in said.out  # the next round: all decide anew
