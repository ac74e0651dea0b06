"""A question waits after items were set, even with one answer that everybody can see."""

from __future__ import annotations

from pathlib import Path

import pytest

from shedu.runtime.harness.loading import load

RULES = """
game held "Held"
    players: 2

board Cell
    shape: grid(1, 3)
    joined: sides

state open
    laid: Cell -> Player?

action lay(at: Cell)
    require free: laid[at] == none "Taken."
    do
        laid[at] = me

flow play
    repeat at most 3
        for me in Player
            if any(c in Cell where laid[c] == none)
                choose
                    lay

ranking p: Player by count(c in Cell where laid[c] == p)
"""


@pytest.mark.parametrize("engine", ["native", "python"])
def test_an_only_answer_waits_after_items_are_set(tmp_path: Path, engine: str) -> None:
    path = tmp_path / "held.shedu"
    path.write_text(RULES, encoding="utf-8")
    game = load(str(path), engine=engine, quick=True).new(2, seed=1)
    one_left = bytes((1, 1, 0)) + bytes(len(game.items()) - 3)
    game.set_items(one_left)
    waiting = game.pending()
    assert waiting is not None and waiting.seats == (0,)
    assert game.legal() == [2]
    game.apply(2)
    assert game.pending() is None and game.scores() == ((3,), (0,))


@pytest.mark.parametrize("engine", ["native", "python"])
def test_without_that_the_only_answer_goes_by_itself(tmp_path: Path, engine: str) -> None:
    path = tmp_path / "held.shedu"
    path.write_text(RULES, encoding="utf-8")
    game = load(str(path), engine=engine, quick=True).new(2, seed=1)
    game.apply(0)
    game.apply(1)
    assert game.pending() is None and game.scores() == ((2,), (1,))
