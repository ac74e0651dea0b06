"""The examples of docs/language.md: all are checked, scenarios are played, values compared."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from textwrap import indent
from typing import Any

import pytest

from shedu.compiler.check import check, check_scenarios
from shedu.compiler.core import Game
from shedu.compiler.interpret import Reference
from shedu.compiler.link import LinkedGame, link
from shedu.compiler.plan import make_meta, plan
from shedu.grammar.words import RESERVED, SOFT_WORDS
from shedu.runtime.harness.loading import load
from shedu.runtime.harness.scenarios import run_scenario
from shedu.runtime.harness.scene import Troupe
from shedu.runtime.harness.stage import ReferenceStage

TOP = Path(__file__).resolve().parents[2]
PAGE = TOP / "docs" / "language.md"
FENCE = re.compile(r"^```(\w+) (.*)\n((?:.*\n)*?)```$", re.MULTILINE)
BLOCKS = [(match[1], match[2], match[3]) for match in FENCE.finditer(PAGE.read_text(encoding="utf-8"))]

KINDS = ("frame", "position", "game", "part", "steps", "values", "scene", "fault")


def of_kind(kind: str) -> list[str]:
    """Return the texts of the rule blocks of one kind, in order."""
    return [text for language, word, text in BLOCKS if language == "shedu" and word.split()[0] == kind]


def numbered(kind: str) -> list[Any]:
    """Return the same as parameters of a test, numbered from 1."""
    return [pytest.param(text, id=f"{kind}_{place}") for place, text in enumerate(of_kind(kind), 1)]


(FRAME,) = of_kind("frame")
(POSITION,) = of_kind("position")
PARTS = "\n".join(of_kind("part"))


def flows() -> str:
    """Return the `steps` blocks, each as a flow."""
    return "\n".join(
        f"flow steps_{place}\n{indent(text, '    ')}" for place, text in enumerate(of_kind("steps"), 1)
    )


def all_linked(folder: Path, text: str) -> tuple[LinkedGame, ...]:
    """Write a file into a folder, with the maps of the page, and link its games and variants."""
    for language, name, drawing in BLOCKS:
        if language == "map":
            (folder / name).write_text(drawing, encoding="utf-8")
    path = folder / "page.shedu"
    path.write_text(text, encoding="utf-8")
    found = link(path)
    assert found.games and not found.diagnostics, found.diagnostics
    return found.games


def linked(folder: Path, text: str) -> LinkedGame:
    """The same for a file with one game."""
    (game,) = all_linked(folder, text)
    return game


def sound(game: LinkedGame) -> Game:
    """Check a game; the test fails on any error."""
    checked, faults = check(game)
    errors = [(fault.code, fault.message, fault.span.line) for fault in faults if fault.severity == "error"]
    assert checked is not None and not errors, errors
    return checked


def failures(game: LinkedGame) -> list[str]:
    """Play the scenarios of a game by the interpreter; return what failed."""
    checked = sound(game)
    scenarios, faults = check_scenarios(game, checked)
    assert not faults, [(fault.code, fault.message, fault.span.line) for fault in faults]
    results = []
    for scenario in scenarios:
        settings = {name: str(value) for name, value in scenario.options}
        under = game.under(settings)
        built = check(under, settings)[0] if settings else checked
        assert built is not None
        own = next(one for one in check_scenarios(under, built)[0] if one.span == scenario.span)
        reference = Reference(built, make_meta(built))
        results.append(run_scenario(own, "python", lambda r=reference, o=own: ReferenceStage(r, o)))  # type: ignore[misc]
    return [f"{result.title}: {result.message}" for result in results if not result.passed]


# ------------------------------------------------------------------ the blocks
def test_every_block_is_of_a_known_kind() -> None:
    kinds = {word.split()[0] for language, word, _ in BLOCKS if language == "shedu"}
    assert kinds == set(KINDS)
    assert {language for language, _, _ in BLOCKS} == {"shedu", "map"}


@pytest.mark.parametrize("text", numbered("game"))
def test_whole_games(tmp_path: Path, text: str) -> None:
    games = all_linked(tmp_path, text)
    assert [failure for game in games for failure in failures(game)] == []
    assert any(game.scenarios for game in games)


def test_parts_and_steps_together(tmp_path: Path) -> None:
    sound(linked(tmp_path, FRAME + PARTS + flows()))


def test_frame_needs_none_of_them(tmp_path: Path) -> None:
    sound(linked(tmp_path, FRAME))


def test_scenes(tmp_path: Path) -> None:
    assert failures(linked(tmp_path, FRAME + PARTS + "\n".join(of_kind("scene")))) == []


@pytest.mark.parametrize("text", numbered("values"))
def test_values(tmp_path: Path, text: str) -> None:
    lines = [line.rsplit("#", 1) for line in text.splitlines() if line.strip()]
    claims = "".join(f"        ({left.strip()}) == ({right.strip()})\n" for left, right in lines)
    scenario = f'scenario "values"\n{POSITION}    expect\n{claims}'
    assert failures(linked(tmp_path, FRAME + scenario)) == []


@pytest.mark.parametrize(
    ("code", "text"),
    [pytest.param(word.split()[1], text, id=word) for _, word, text in BLOCKS if word.startswith("fault")],
)
def test_what_is_refused(tmp_path: Path, code: str, text: str) -> None:
    checked, faults = check(linked(tmp_path, FRAME + text))
    assert checked is None
    assert [fault.code for fault in faults if fault.severity == "error"] == [code]


# ------------------------------------------------------------------ the native engine
@pytest.mark.parametrize("text", [*numbered("game"), pytest.param(FRAME, id="frame")])
def test_whole_games_are_planned(tmp_path: Path, text: str) -> None:
    assert all(plan(sound(game)).meta.actions > 0 for game in all_linked(tmp_path, text))


@pytest.mark.native
def test_parts_steps_and_scenes_on_the_native_engine(tmp_path: Path) -> None:
    """Every flow of the page is reached from an action, so that it is compiled."""
    names = re.findall(r"^flow (\w+)$", flows() + PARTS, re.MULTILINE)
    more = "".join(f"action do_{name}\n    do\n        run {name}\n" for name in names)
    offered = "".join(f"        do_{name}\n" for name in names)
    frame = FRAME.replace("        rest\n", f"        rest\n{offered}", 1)
    text = frame + PARTS + flows() + more + "\n".join(of_kind("scene"))
    linked(tmp_path, text)
    loaded = load(str(tmp_path / "page.shedu"), engine="native", quick=True)
    troupe = Troupe(loaded, ("native",), quick=True)
    results = [result for scenario in loaded.checked.scenarios for result in troupe.run(scenario)]
    assert [result.message for result in results if not result.passed] == []


# ------------------------------------------------------------------ completeness
def test_every_word_of_the_language_occurs() -> None:
    shown = " ".join(re.sub(r"#.*", "", text) for language, _, text in BLOCKS if language == "shedu")
    known = set(re.findall(r"[^\W\d_]\w*", shown))
    assert sorted({*RESERVED, *SOFT_WORDS} - known) == []


def test_contents_and_sections_are_the_same() -> None:
    text = re.sub(r"```[\s\S]*?```", "", PAGE.read_text(encoding="utf-8"))
    sections = re.findall(r"^## (.*)$", text, re.MULTILINE)
    contents = re.findall(r"^\d+\. \[(.*)\]\(#(.*)\)$", text, re.MULTILINE)
    assert [title for title, _ in contents] == sections
    slug: Callable[[str], str] = lambda title: title.lower().replace(",", "").replace(" ", "-")  # noqa: E731
    assert [anchor for _, anchor in contents] == [slug(title) for title in sections]
