"""The modules of Tigris & Euphrates and the variants that ship: no amendment can be left out unnoticed."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from shedu.compiler import tree as t
from shedu.compiler.core import Scenario
from shedu.compiler.link import LinkedGame, link
from shedu.compiler.read import read_file
from shedu.runtime.harness.cli import run
from shedu.runtime.harness.loading import Loaded, RulesError, load
from shedu.runtime.harness.scenarios import run_scenario
from shedu.runtime.harness.stage import ReferenceStage
from shedu.runtime.simulate import Plan, simulate

FOLDER = Path(__file__).resolve().parents[2] / "rules" / "tigris"
SCENES = {
    "advanced_board": ("board",),
    "buildings": ("buildings", "buildings_effects"),
    "wonder": ("wonder",),
    "english": ("english",),
}
"""Module -> the files of its scenarios, `variants_` left out."""
EXAMPLES = ("bazaar", "bold", "claims")
AMENDMENTS = (t.Before, t.After, t.Adjust, t.Also, t.Offer)


@cache
def declared(file: str) -> tuple[t.Declaration, ...]:
    """Return what a file below the folder of the game declares."""
    found, faults = read_file(FOLDER / file)
    assert faults == ()
    return found.declarations


# ---------------------------------------------------------------- each amendment is pinned
@dataclass(frozen=True, slots=True)
class Change:
    """Lines ``first`` to ``last`` (from 1) of a file become ``text``."""

    file: str
    first: int
    last: int
    text: str

    def __str__(self) -> str:
        return f"{Path(self.file).stem}-{self.first}" + ("-always" if self.text else "")

    def made(self, folder: Path) -> Path:
        """Change the file in a copy of the rules."""
        lines = (FOLDER / self.file).read_text("utf-8").splitlines()
        lines[self.first - 1 : self.last] = self.text.splitlines()
        path = folder / self.file
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
        return path


def changes(file: str) -> Iterator[Change]:
    """Yield each amendment left out, and each that has a condition with one that holds always."""
    for part in declared(file):
        if isinstance(part, AMENDMENTS):
            yield Change(file, part.span.line, part.span.end_line, "")
            when = getattr(part, "when", None)
            if when is not None:
                yield _always(file, part, when)


def _always(file: str, part: t.Node, when: t.Expr) -> Change:
    lines, span = (FOLDER / file).read_text("utf-8").splitlines(), when.span
    head, rest = lines[part.span.line - 1 : span.line - 1], lines[span.end_line : part.span.end_line]
    line = lines[span.line - 1][: span.column - 1] + "true" + lines[span.end_line - 1][span.end_column - 1 :]
    return Change(file, part.span.line, part.span.end_line, "\n".join([*head, line, *rest]))


OF_MODULES = [change for name in SCENES for change in changes(f"modules/{name}.shedu")]
OF_EXAMPLES = [change for name in EXAMPLES for change in changes(f"variants/{name}.shedu")]


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """Return a copy of the rules without scenarios."""
    for file in FOLDER.glob("*.*"):
        shutil.copy(file, tmp_path)
    for folder in ("modules", "variants"):
        shutil.copytree(FOLDER / folder, tmp_path / folder)
    (tmp_path / "scenarios").mkdir()
    return tmp_path


def failing(loaded: Loaded) -> Iterator[str]:
    """Yield the titles of the scenarios that fail, of those that ask for no other options."""
    own = [one for one in loaded.checked.scenarios if not one.options]
    assert own
    yield from (one.title for one in own if not passes(loaded, one))


def passes(loaded: Loaded, scenario: Scenario) -> bool:
    return run_scenario(scenario, "python", lambda: ReferenceStage(loaded.reference, scenario)).passed


def notices(path: Path) -> bool:
    """Tell whether the rules of a file have faults, or a scenario of theirs fails."""
    try:
        first = load(str(path), engine="python")
        asked = dict.fromkeys(one.options for one in first.checked.scenarios)
        for options in asked:
            settings = {name: str(value) for name, value in options}
            loaded = load(str(path), settings, engine="python") if settings else first
            if loaded.checked.faulty or any(failing(loaded)):
                return True
    except RulesError:
        return True
    return False


@pytest.mark.parametrize("change", OF_MODULES, ids=str)
def test_no_amendment_of_a_module_can_be_left_out_unnoticed(copied: Path, change: Change) -> None:
    for name in SCENES[Path(change.file).stem]:
        shutil.copy(FOLDER / "scenarios" / f"variants_{name}.shedu", copied / "scenarios")
    change.made(copied)
    assert notices(copied / "tigris.shedu")


@pytest.mark.parametrize("change", OF_EXAMPLES, ids=str)
def test_no_amendment_of_a_variant_can_be_left_out_unnoticed(copied: Path, change: Change) -> None:
    assert notices(change.made(copied))


def test_the_copied_rules_are_good_as_they_are(copied: Path) -> None:
    for names in SCENES.values():
        for name in names:
            shutil.copy(FOLDER / "scenarios" / f"variants_{name}.shedu", copied / "scenarios")
    assert not notices(copied / "tigris.shedu")
    assert not any(notices(copied / "variants" / f"{name}.shedu") for name in EXAMPLES)


def test_every_module_and_every_example_amends() -> None:
    files = {change.file for change in (*OF_MODULES, *OF_EXAMPLES)}
    assert files == {f"modules/{name}.shedu" for name in SCENES} | {
        f"variants/{name}.shedu" for name in EXAMPLES
    }
    assert {path.stem for path in (FOLDER / "modules").glob("*.shedu")} == set(SCENES)
    assert {path.stem for path in (FOLDER / "variants").glob("*.shedu")} == set(EXAMPLES)


# ---------------------------------------------------------------- readings, maps, invariants
@cache
def game() -> LinkedGame:
    found = link(FOLDER / "tigris.shedu").game("tigris")
    assert found is not None
    return found


def test_both_readings_of_the_option_of_a_module_are_played() -> None:
    options = {
        part.name: part.type
        for name in SCENES
        for part in declared(f"modules/{name}.shedu")
        if isinstance(part, t.OptionDecl)
    }
    assert set(options) == {"linked_building"}
    kind = options["linked_building"]
    assert isinstance(kind, t.EnumType) and [value.name for value in kind.values] == ["doubles", "single"]
    titles = [scenario.title for scenario in game().scenarios if scenario.title.startswith("I10 ")]
    assert len(titles) == 2


def test_modules_bring_invariants() -> None:
    found = {
        part.name: name
        for name in SCENES
        for part in declared(f"modules/{name}.shedu")
        if isinstance(part, t.InvariantDecl)
    }
    assert found == {"standing": "buildings", "undisturbed": "wonder"}


@pytest.mark.parametrize("name", ["standard.map", "modules/advanced.map"])
def test_no_map_has_a_cross_of_river(name: str) -> None:
    rows = (FOLDER / name).read_text("utf-8").splitlines()
    river = {(r, c) for r, row in enumerate(rows) for c, mark in enumerate(row) if mark == "~"}
    assert len(river) in (39, 41)
    for r, c in river:
        assert not {(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)} <= river


def test_the_advanced_map_is_eleven_rows_of_sixteen() -> None:
    rows = (FOLDER / "modules" / "advanced.map").read_text("utf-8").splitlines()
    assert [len(row) for row in rows] == [16] * 11
    text = "".join(rows)
    assert {mark: text.count(mark) for mark in set(text)} == {".": 123, "~": 39, "T": 8, "S": 6}


# ---------------------------------------------------------------- the variants that ship
def rules_of(name: str) -> list[str]:
    """Return the lines of a variant without comments, blanks and scenarios."""
    text = (FOLDER / "variants" / f"{name}.shedu").read_text("utf-8")
    lines = [line.split("#")[0].strip() for line in text[: text.index("\nscenario ")].splitlines()]
    return [line for line in lines if line]


def test_bold_attackers_take_two_lines() -> None:
    assert rules_of("bold")[1:] == ["hand_size: 7", "adjust war.ties to attack"]


@pytest.mark.parametrize("name", EXAMPLES)
def test_a_variant_plays_with_all_invariants(name: str) -> None:
    reference = load(f"tigris_{name}", engine="python").reference
    summary = simulate(reference, Plan(3, 2, seed=5, check=True)).summary()
    assert summary["failures"] == [] and summary["ended_by"]["limit"] == 0  # type: ignore[index]


def figures(capsys: pytest.CaptureFixture[str], *games: str) -> dict[str, dict[str, Any]]:
    """Return the differences that `compare` finds, by table and name."""
    assert run(["compare", *games, "--games", "3000", "--quick", "--seed", "3", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    return {f"{row['table']}.{row['name']}": row["differences"][1] for row in data["figures"]}


@pytest.mark.native
def test_bold_attackers_win_more_wars_and_that_is_clear(capsys: pytest.CaptureFixture[str]) -> None:
    found = figures(capsys, "tigris", "tigris_bold")
    wins = found["winners.war.attack"]
    assert wins["clear"] and 0.05 < wins["interval"][0] < wins["interval"][1] < 0.2


@pytest.mark.native
def test_claims_raise_the_scores_and_touch_nothing_else(capsys: pytest.CaptureFixture[str]) -> None:
    found = figures(capsys, "tigris", "tigris_claims")
    clear = {name for name, one in found.items() if one.get("clear")}
    assert clear == {f"scores.{seat}" for seat in range(4)}
