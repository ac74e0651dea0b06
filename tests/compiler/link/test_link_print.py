"""Games as amended, printed: the text reads to the same game and builds the same engine."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

import shedu.rules
from shedu.compiler.check import check
from shedu.compiler.link import LinkedGame, game_text, link
from shedu.compiler.plan import plan
from shedu.compiler.read.outline import outline
from shedu.compiler.write import write

RULES = Path(next(iter(shedu.rules.__path__)))
SHIPPED = ("tictactoe", "connect_four", "breakthrough", "hex", "reversi")

VARIANT = """\
variant wide of reversi "Reversi, wider"
    use: quick

adjust Field.shape to grid(8, 10)

module quick

invariant brief: size(Field) == 80
"""


def shipped(name: str) -> LinkedGame:
    found = link(RULES / "classic" / f"{name}.shedu", RULES, scenarios=False).game(name)
    assert found is not None and found.faults == ()
    return found


def again(text: str, folder: Path) -> LinkedGame:
    path = folder / "game.shedu"
    path.write_text(text, encoding="utf-8")
    linked = link(path)
    assert linked.diagnostics == ()
    return linked.games[0]


def engine(game: LinkedGame) -> Mapping[str, str]:
    checked, _ = check(game)
    assert checked is not None
    return write(plan(checked))


@pytest.mark.parametrize("name", SHIPPED)
def test_the_text_reads_to_the_same_game(tmp_path: Path, name: str) -> None:
    game = shipped(name)
    printed = again(game_text(game), tmp_path)
    assert outline(printed.header) == outline(game.header)
    assert outline(printed.declarations) == outline(game.declarations)


def test_the_text_of_a_variant_builds_its_engine(tmp_path: Path) -> None:
    path = tmp_path / "wide.shedu"
    path.write_text(VARIANT, encoding="utf-8")
    (game,) = link(path, RULES).games
    assert game.faults == ()
    printed = again(game_text(game), tmp_path)
    assert outline(printed.declarations) == outline(game.declarations)
    assert engine(printed) == engine(game) != engine(shipped("reversi"))


def test_options_are_printed_as_they_are_set(tmp_path: Path) -> None:
    text = "game g\n    players: 2\noption wide: bool = false\noption size_of: -3..9 = 1\n"
    text += "flow play\n    end over\nranking p: Player by 0\n"
    game = again(text, tmp_path)
    printed = game_text(game, {"wide": "true", "size_of": "-2"})
    assert "option wide: bool = true\n" in printed and "option size_of: -3..9 = -2\n" in printed
    checked, faults = check(again(printed, tmp_path))
    assert checked is not None and faults == ()


@pytest.mark.parametrize("name", SHIPPED)
def test_a_variant_that_changes_nothing_costs_nothing(tmp_path: Path, name: str) -> None:
    path = tmp_path / "same.shedu"
    path.write_text(f"variant same of {name}\n", encoding="utf-8")
    (same,) = link(path, RULES).games
    assert same.faults == ()
    mine, theirs = engine(same), engine(shipped(name))
    assert mine.keys() == theirs.keys()
    for file, text in mine.items():
        assert text.replace("same", name) == theirs[file].replace("same", name)
