"""The committed engines are what the compiler writes from the committed rules, byte for byte."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

import pytest

import shedu.generated
from shedu.compiler.pipeline.find import rules_folder, shipped_games
from shedu.compiler.pipeline.generate import COMPILED, files_of, generate
from shedu.compiler.pipeline.shipped import compiled_games, engine_folder
from shedu.runtime.meta import Meta, RuleInfo, from_json, to_json

assert shedu.generated.__file__ is not None
FOLDER = Path(shedu.generated.__file__).parent
GAMES = {found.name: found for found in compiled_games()}


@cache
def fresh(name: str) -> dict[str, str]:
    """Return what the compiler writes for a game now."""
    return files_of(GAMES[name])


def committed(name: str) -> dict[str, bytes]:
    return {
        path.name: path.read_bytes()
        for path in engine_folder(name).iterdir()
        if path.is_file() and path.suffix not in COMPILED
    }


def meta(name: str) -> Meta:
    return from_json((engine_folder(name) / "meta.json").read_text(encoding="utf-8"))


def test_which_games_have_an_engine() -> None:
    assert {found.name for found in shipped_games() if not found.base} <= set(GAMES)
    assert [name for name, found in GAMES.items() if found.base] == ["babel"]


def test_every_game_has_its_engine_and_nothing_else_is_there() -> None:
    """An engine whose rules were taken away does no harm."""
    folders = {path.parent.name: json.loads(path.read_text()) for path in FOLDER.glob("*/origin.json")}
    assert set(GAMES) <= set(folders)
    assert {path.name for path in FOLDER.iterdir() if path.is_dir()} - {"__pycache__"} == set(folders)
    for name in set(folders) - set(GAMES):
        assert not (rules_folder() / folders[name]["file"]).exists()


@pytest.mark.parametrize("name", GAMES)
def test_engines_are_as_the_compiler_writes_them(name: str) -> None:
    """If this fails: `make generated`, look at what has changed, commit it."""
    written = {file: text.encode() for file, text in fresh(name).items()}
    stands = committed(name)
    assert set(stands) == set(written)
    assert [file for file in written if stands[file] != written[file]] == []


@pytest.mark.parametrize("name", GAMES)
def test_numbers_lead_to_the_lines_of_the_rules(name: str) -> None:
    """Every rule, requirement and fault stands where the data says."""
    data = meta(name)
    for info in data.rules:
        if info.kind in ("action", "flow", "define", "region", "conflict", "invariant"):
            assert tells(line_of(info.file, info.line), info), info
    for requirement in data.requirements:
        assert requirement.name in line_of(requirement.file, requirement.line)
    for fault in data.faults:
        assert line_of(fault.file, fault.line).strip()


def tells(line: str, info: RuleInfo) -> bool:
    """Whether a line is where a rule or a part of one is declared: a line of a form, a requirement, a column."""
    name, *parts = info.name.split(".")
    if not parts:
        return line.startswith(info.kind) and name in line
    if info.kind != "define":
        return line.strip().startswith(parts[0])
    sheet = line.startswith(f"scoring {name}(") and parts == ["total"]
    return sheet or all(re.search(rf"\b{part}\b", line) for part in parts)  # columns; parameters of effects


def line_of(file: str, line: int) -> str:
    return (rules_folder() / file).read_text(encoding="utf-8").splitlines()[line - 1]


@pytest.mark.parametrize("name", GAMES)
def test_data_is_read_back_and_agrees_with_the_engine(name: str) -> None:
    folder = engine_folder(name)
    text = (folder / "meta.json").read_text(encoding="utf-8")
    assert to_json(from_json(text)) == text
    origin = json.loads((folder / "origin.json").read_text(encoding="utf-8"))
    source = (folder / "engine.pyx").read_text(encoding="utf-8")
    assert f'SOURCES = "{origin["sources"]}"' in source
    assert f"table.items_size = {meta(name).items_size}" in source
    assert f"table.actions = {meta(name).actions}" in source
    assert (rules_folder() / origin["file"]).is_file()


def test_writing_again_touches_nothing(tmp_path: Path) -> None:
    for place in generate(tmp_path):
        assert {path.name: path.read_bytes() for path in place.iterdir()} == committed(place.name)
        (place / "engine.kept.so").write_bytes(b"")
        (place / "strange.pyx").write_text("", encoding="utf-8")
    gone = tmp_path / "gone"
    gone.mkdir()
    (gone / "origin.json").write_text("{}", encoding="utf-8")
    before = {path: path.stat().st_mtime_ns for path in tmp_path.rglob("engine.pyx")}
    generate(tmp_path)
    assert {path: path.stat().st_mtime_ns for path in tmp_path.rglob("engine.pyx")} == before
    assert not gone.exists() and not list(tmp_path.rglob("strange.pyx"))
    assert len(list(tmp_path.rglob("engine.kept.so"))) == len(GAMES)
