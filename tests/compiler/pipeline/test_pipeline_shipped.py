"""Engines of the shipped games: written alike each time, taken only for the rules they were written from."""

from __future__ import annotations

import json
import shutil
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from shedu.compiler.pipeline import find as finding
from shedu.compiler.pipeline import shipped
from shedu.compiler.pipeline.engines import compile_game
from shedu.compiler.pipeline.find import Found, find
from shedu.compiler.pipeline.generate import files_of, generate, main
from shedu.compiler.pipeline.shipped import shipped_engine
from shedu.runtime.meta import from_json

NAME = "tictactoe"


@pytest.fixture
def rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the shipped rules with one game in it, and an engine of it that seems compiled."""
    root = tmp_path / "rules"
    (root / "classic").mkdir(parents=True)
    shutil.copy(find(NAME).path, root / "classic")
    monkeypatch.setattr(finding, "rules_folder", lambda: root)
    monkeypatch.setattr(shipped, "rules_folder", lambda: root)
    monkeypatch.setattr(shipped, "engine_folder", lambda name: tmp_path / "generated" / name)
    found = Found(root / "classic" / f"{NAME}.shedu", NAME, "", "Tic-tac-toe", True)
    place = tmp_path / "generated" / NAME
    place.mkdir(parents=True)
    for name, text in files_of(found).items():
        (place / name).write_text(text, encoding="utf-8")
    mark = json.loads((place / "origin.json").read_text(encoding="utf-8"))["sources"]
    module = SimpleNamespace(SOURCES=mark, engine=None)
    monkeypatch.setitem(sys.modules, f"shedu.generated.{NAME}.engine", module)
    return found.path


def _found(path: Path) -> Found:
    return Found(path, NAME, "", "Tic-tac-toe", True)


def test_taken_while_the_rules_stand(rules: Path) -> None:
    ready = shipped_engine(_found(rules))
    assert ready is not None and ready.lines_hold
    assert ready.meta.rules[0].file == str(rules)
    assert compile_game(_found(rules), {}).origin == "shipped"


def test_a_comment_renews_the_lines_only(rules: Path) -> None:
    rules.write_text("# more\n" + rules.read_text(encoding="utf-8"), encoding="utf-8")
    ready = shipped_engine(_found(rules))
    assert ready is not None and not ready.lines_hold
    compiled = compile_game(_found(rules), {})
    assert compiled.origin == "shipped" and compiled.meta is not None
    assert compiled.meta.rules[0].line == ready.meta.rules[0].line + 1


def test_a_changed_rule_is_noticed(rules: Path) -> None:
    rules.write_text(rules.read_text(encoding="utf-8").replace(">= 3", ">= 2"), encoding="utf-8")
    assert shipped_engine(_found(rules)) is None


def test_a_module_from_other_sources_is_noticed(rules: Path) -> None:
    sys.modules[f"shedu.generated.{NAME}.engine"].SOURCES = "other"  # type: ignore[attr-defined]
    assert shipped_engine(_found(rules)) is None


def test_a_copy_elsewhere_is_another_game(rules: Path, tmp_path: Path) -> None:
    copy = tmp_path / "mine.shedu"
    shutil.copy(rules, copy)
    assert shipped_engine(_found(copy)) is None
    assert shipped_engine(Found(rules, NAME, "", "Tic-tac-toe", False)) is None


def test_files_name_no_place_of_this_machine() -> None:
    files = files_of(find(NAME))
    assert set(files) == {"__init__.py", "engine.pyx", "meta.json", "origin.json"}
    assert files == files_of(find(NAME))
    root = str(finding.rules_folder().parent)
    assert not any(root in text for text in files.values())
    assert from_json(files["meta.json"]).rules[0].file == f"classic/{NAME}.shedu"


def test_all_games_are_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / NAME).mkdir()
    (tmp_path / NAME / "old.pyx").write_text("", encoding="utf-8")
    assert main([str(tmp_path)]) == 0
    assert str(tmp_path / NAME) in capsys.readouterr().out
    assert not (tmp_path / NAME / "old.pyx").exists()
    assert {path.name for path in generate(tmp_path)} >= {NAME, "hex"}
