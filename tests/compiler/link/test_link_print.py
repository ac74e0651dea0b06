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
SHIPPED = [
    *((f"classic/{name}", name) for name in ("tictactoe", "connect_four", "breakthrough", "hex", "reversi")),
    ("tigris/tigris", "tigris"),
    *(("tigris/variants", name) for name in ("tigris_advanced", "tigris_english", "tigris_tournament")),
]


def shipped(file: str, name: str) -> LinkedGame:
    found = link(RULES / f"{file}.shedu", RULES, scenarios=False).game(name)
    assert found is not None and found.faults == ()
    return found


def again(text: str, folder: Path) -> LinkedGame:
    path = folder / "game.shedu"
    path.write_text(text, encoding="utf-8")
    for file in RULES.rglob("*.map"):
        for copy in (folder / file.name, folder / "modules" / file.name):
            copy.parent.mkdir(exist_ok=True)
            copy.write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
    linked = link(path)
    assert linked.diagnostics == ()
    return linked.games[0]


def engine(game: LinkedGame, settings: Mapping[str, str] | None = None) -> Mapping[str, str]:
    checked, _ = check(game, settings)
    assert checked is not None
    return write(plan(checked))


@pytest.mark.parametrize(("file", "name"), SHIPPED, ids=[name for _, name in SHIPPED])
def test_the_text_reads_to_the_same_game(tmp_path: Path, file: str, name: str) -> None:
    game = shipped(file, name)
    printed = again(game_text(game), tmp_path)
    assert outline(printed.header) == outline(game.header)
    before = [outline(item).replace("modules/", "") for item in game.declarations]
    assert [outline(item).replace("modules/", "") for item in printed.declarations] == before


@pytest.mark.parametrize(
    ("file", "name", "settings"),
    [
        ("classic/reversi", "reversi", {}),
        ("tigris/variants", "tigris_advanced", {}),
        ("tigris/tigris", "tigris", {"english": "on", "buildings": "on", "linked_building": "single"}),
    ],
)
def test_the_text_builds_the_same_engine(
    tmp_path: Path, file: str, name: str, settings: Mapping[str, str]
) -> None:
    game = shipped(file, name).under(settings)
    printed = again(game_text(game, settings), tmp_path)
    assert engine(printed) == engine(game, settings)


def test_a_variant_that_changes_nothing_costs_nothing(tmp_path: Path) -> None:
    path = tmp_path / "same.shedu"
    path.write_text('variant same of tigris "The same"\n', encoding="utf-8")
    same = link(path, RULES).game("same")
    assert same is not None and same.faults == ()
    game = shipped("tigris/tigris", "tigris")
    mine, theirs = engine(same), engine(game)
    assert mine.keys() == theirs.keys()
    for file, text in mine.items():
        assert text.replace("The same", "Tigris & Euphrates") == theirs[file].replace('"tigris"', '"same"')
