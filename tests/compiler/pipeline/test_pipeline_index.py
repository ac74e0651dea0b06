"""Entries of the index are found again as long as nothing changed."""

from pathlib import Path

import pytest

from shedu.compiler.pipeline.index import (
    Entry,
    clear_index,
    entry_key,
    file_hash,
    read_entry,
    unchanged,
    write_entry,
)


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHEDU_CACHE", str(tmp_path / "cache"))


def test_keys_tell_games_settings_and_ways_apart(tmp_path: Path) -> None:
    path = tmp_path / "a.shedu"
    keys = {
        entry_key(path, "a", {}, False),
        entry_key(path, "b", {}, False),
        entry_key(path, "a", {"x": "1"}, False),
        entry_key(path, "a", {}, True),
    }
    assert len(keys) == 4
    assert entry_key(path, "a", {"x": "1", "y": "2"}, False) == entry_key(
        path, "a", {"y": "2", "x": "1"}, False
    )


def test_written_and_read(tmp_path: Path) -> None:
    rules = tmp_path / "a.shedu"
    rules.write_text("game a\n", encoding="utf-8")
    entry = Entry({str(rules): file_hash(str(rules))}, "r", "{}", ("engine", "/nowhere.so", "k"))
    write_entry("0123", entry)
    assert read_entry("0123") == entry
    assert unchanged(entry)
    rules.write_text("game a # more\n", encoding="utf-8")
    assert not unchanged(entry)
    rules.unlink()
    assert not unchanged(entry)


def test_damaged_entry_is_none(tmp_path: Path) -> None:
    folder = tmp_path / "cache" / "index"
    folder.mkdir(parents=True)
    (folder / "abcd.json").write_text('{"files": 3', encoding="utf-8")
    assert read_entry("abcd") is None
    assert read_entry("none") is None


def test_clearing_frees(tmp_path: Path) -> None:
    write_entry("0123", Entry({}, "r", "{}", None))
    assert clear_index() > 0
    assert read_entry("0123") is None
