"""Tigris with its modules: all combinations check, play on the reference engine and keep their invariants;
their print builds the same engine; a variant that changes nothing costs nothing."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import product
from pathlib import Path

import pytest

from shedu.compiler.check import check
from shedu.compiler.core import Game
from shedu.compiler.interpret import Reference
from shedu.compiler.link import LinkedGame, game_text, link
from shedu.compiler.pipeline.find import find, rules_folder
from shedu.compiler.plan import make_meta, plan
from shedu.compiler.read.outline import outline
from shedu.compiler.write import write
from shedu.runtime.harness.loading import load
from shedu.runtime.simulate import Plan, simulate

FOLDER = Path(__file__).resolve().parents[2] / "rules" / "tigris"
VALUES = {
    "board": ("normal", "advanced"),
    "buildings": ("off", "on"),
    "wonder": ("off", "on"),
    "english": ("off", "on"),
}
COMBINATIONS = [dict(zip(VALUES, values, strict=True)) for values in product(*VALUES.values())]
VARIANTS = ("tigris_advanced", "tigris_english", "tigris_tournament")


def shown(settings: Mapping[str, str]) -> str:
    return " ".join(
        name if value == "on" else value for name, value in settings.items() if value not in ("off", "normal")
    )


@cache
def base() -> LinkedGame:
    found = link(FOLDER / "tigris.shedu", scenarios=False).game("tigris")
    assert found is not None and found.faults == ()
    return found


@cache
def variant(name: str) -> LinkedGame:
    found = link(FOLDER / "variants.shedu", scenarios=False).game(name)
    assert found is not None and found.faults == ()
    return found


def checked(game: LinkedGame, settings: Mapping[str, str]) -> Game:
    found, faults = check(game, settings)
    assert [str(fault) for fault in faults] == []
    assert found is not None
    return found


def engine(game: LinkedGame, settings: Mapping[str, str] | None = None) -> Mapping[str, str]:
    return write(plan(checked(game, settings or {})))


@pytest.mark.parametrize("settings", COMBINATIONS, ids=shown)
def test_every_combination_is_sound_and_plays(settings: Mapping[str, str]) -> None:
    game = checked(base(), settings)
    names = {action.name for action in game.actions}
    assert ("put_building" in names) == (settings["buildings"] == "on")
    assert ("build_wonder" in names) == (settings["wonder"] == "on")
    reference = Reference(game, make_meta(game))
    treasures = reference.new(2).observe(0)["treasure"]
    assert len(treasures) == (14 if settings["board"] == "advanced" else 10)
    summary = simulate(reference, Plan(2 + COMBINATIONS.index(settings) % 3, 1, seed=7, check=True)).summary()
    assert summary["failures"] == [] and summary["ended_by"]["limit"] == 0


@pytest.mark.slow
@pytest.mark.native
@pytest.mark.parametrize("settings", COMBINATIONS, ids=shown)
def test_both_engines_agree_on_every_combination(settings: Mapping[str, str]) -> None:
    loaded = load("tigris", settings)
    for players in (2, 3, 4):
        runs = [simulate(one, Plan(players, 20, seed=3)) for one in (loaded.any_engine(), loaded.reference)]
        digests = {run.summary()["digest"] for run in runs}
        assert len(digests) == 1
        summary = simulate(loaded.any_engine(), Plan(players, 2000, seed=4, check=True)).summary()
        assert summary["failures"] == [] and summary["ended_by"]["limit"] == 0


def test_a_module_renumbers_nothing() -> None:
    plain = make_meta(checked(base(), {})).blocks
    for settings in COMBINATIONS:
        assert make_meta(checked(base(), settings)).blocks[: len(plain)] == plain


@pytest.mark.parametrize("name", VARIANTS)
def test_variants_are_found_by_name_and_set_options(name: str) -> None:
    found = find(name)
    assert (
        found.shipped
        and found.base == "tigris"
        and found.path == rules_folder() / "tigris" / "variants.shedu"
    )
    game, default = checked(variant(name), {}), checked(base(), {})
    set_here = [option for option in game.options if option not in default.options]
    assert set_here and len(game.players) == 2


@pytest.mark.parametrize("name", VARIANTS)
def test_variants_are_printed_as_they_are(tmp_path: Path, name: str) -> None:
    game = variant(name)
    text = game_text(game)
    path = tmp_path / "game.shedu"
    path.write_text(text, encoding="utf-8")
    for file in FOLDER.rglob("*.map"):
        copy = tmp_path / file.relative_to(FOLDER)
        copy.parent.mkdir(exist_ok=True)
        copy.write_text(file.read_text("utf-8"), encoding="utf-8")
    (again,) = link(path).games
    assert again.faults == () and game_text(again) == text
    assert outline(again.header) == outline(game.header)
    assert engine(again) == engine(game)


def test_settings_are_printed(tmp_path: Path) -> None:
    settings = {"buildings": "on", "linked_building": "single", "english": "on"}
    (tmp_path / "standard.map").write_text((FOLDER / "standard.map").read_text("utf-8"), encoding="utf-8")
    path = tmp_path / "game.shedu"
    path.write_text(game_text(base().under(settings), settings), encoding="utf-8")
    (again,) = link(path).games
    assert engine(again) == engine(base(), settings)


def test_a_variant_that_changes_nothing_costs_nothing(tmp_path: Path) -> None:
    path = tmp_path / "same.shedu"
    path.write_text("variant same of tigris\n", encoding="utf-8")
    (same,) = link(path, rules_folder()).games
    mine, theirs = engine(same), engine(base())
    assert mine.keys() == theirs.keys()
    for file, text in mine.items():
        assert text.replace('"same"', '"tigris"') == theirs[file]


def test_nothing_is_written_twice() -> None:
    """No line of rule text longer than a few words stands both in the game and in a module or variant."""
    texts = {
        path: path.read_text("utf-8")
        for path in (FOLDER / "tigris.shedu", FOLDER / "variants.shedu", *FOLDER.glob("modules/*.shedu"))
    }
    seen: dict[str, Path] = {}
    for path, text in texts.items():
        for line in {line.split("#")[0].strip() for line in text.split("\n")}:
            if len(line) > 40 and line in seen:
                pytest.fail(f"{path.name} and {seen[line].name}: {line}")
            seen[line] = path
