"""Payments at the table and in scenarios: an answer is a place in a list, and is told with what stands there."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from shedu.runtime.harness.loading import load
from shedu.runtime.naming import paid
from shedu.runtime.types import Atom, BagType, Int, Optional

RULES = """\
game wells "Wells"
    players: 2
    seats: ann, ben

type Good: one of {water, ice}

state open
    coins: Player -> 0..20

market draw_from(need: bag of Good)
    goods: Good
    within: coins[me]
    well for owner in Player where owner != me
        offers: {{water}, {water, ice}}
        price: 2
        payee: owner
    glacier
        offers: {{ice}, {water}}
        price: 3

flow fill
    choose payment in draw_from({water, ice}) "Whom do you pay?"
    for owner in Player
        move payment[owner] from coins[me] to coins[owner]
    take payment[none] from coins[me]

flow play
    for me in Player
        add 9 to coins[me]
    for me in Player
        run fill

ranking p: Player by coins[p]
"""


@pytest.fixture
def wells(tmp_path: Path) -> Path:
    """The rule file of a small game."""
    path = tmp_path / "wells.shedu"
    path.write_text(RULES, encoding="utf-8")
    return path


def test_the_table_says_what_is_paid(shedu: Callable[..., Any], wells: Path) -> None:
    typed = "2\n\n1\n"
    said = shedu("play", wells, "--engine", "python", "--players", 2, "--seats", "human,human", typed=typed)
    assert "ann decides: Whom do you pay?" in said.out
    lines = [line.strip() for line in said.out.splitlines()]
    assert "1) fill(1): 6 to the bank" in lines[lines.index("ann decides: Whom do you pay?") + 2]
    assert "ann: fill(2)" in said.out


@pytest.mark.parametrize("engine", ["python", pytest.param("native", marks=pytest.mark.native)])
def test_a_game_tells_what_an_answer_means(wells: Path, engine: str) -> None:
    game = load(str(wells), engine=engine, quick=True).new(2, seed=1)
    kind = game.meta.blocks[0].means
    assert kind is not None and game.meta.blocks[0].params == (("value", Int(1, 32)),)
    meant = [game.meaning(action) for action in game.legal()]
    assert meant == [(0, 0, 6), (0, 2, 3), (0, 4, 0)]
    assert [paid(kind, one) for one in meant] == ["6 to the bank", "2 to ben, 3 to the bank", "4 to ben"]
    assert game.meaning(3) is None
    refusal = game.why_not(3)
    assert refusal is not None and refusal.message == "fill(4) is none of the answers that there are now."
    game.apply(1)
    assert game.scores() == ((4,), (11,))


def test_payments_in_words() -> None:
    seats = Atom("Player", "seat", ("ann", "ben"))
    assert paid(BagType(seats), (0, 3)) == "3 to ben"
    assert paid(BagType(Optional(seats)), (1, 0, 2)) == "1 to ann, 2 to the bank"
    assert paid(BagType(seats), (0, 0)) == "nothing"
    with pytest.raises(ValueError):
        paid(seats, 1)
