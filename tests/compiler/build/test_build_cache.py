"""The cache of engines: listing, clearing, eviction, and damage of every kind. No compiler needed."""

import os
from pathlib import Path

import pytest

from shedu.compiler.build import CacheError, cache, cache_root, clear_cache, list_cache

KEYS = tuple(letter * 64 for letter in "abc")


@pytest.fixture(autouse=True)
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SHEDU_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


def put(key: str, size: int = 1000, used: float = 1000.0) -> Path:
    with cache.locked(key), cache.work_folder("toy", key) as folder:
        module = folder / "out" / "toy.so"
        module.parent.mkdir()
        module.write_bytes(key[:1].encode() * size)
        cache.write_record(module.parent, module, {"name": "toy", "key": key, "quick": True})
        place = cache.publish("toy", key, module.parent)
    os.utime(place / cache.RECORD, (used, used))
    return place / "toy.so"


def test_root_is_the_named_folder(root: Path) -> None:
    assert cache_root() == root


def test_root_is_the_users_without_a_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SHEDU_CACHE")
    assert cache_root().name == "shedu"
    assert cache_root().is_absolute()


def test_published_engine_is_found_and_marked_as_used() -> None:
    module = put(KEYS[0])
    assert cache.find_engine("toy", KEYS[0]) == module
    assert list_cache()[0].used > 1000.0


def test_unknown_engine_is_not_found() -> None:
    assert cache.find_engine("toy", KEYS[0]) is None


@pytest.mark.parametrize("content", [b"", b"a" * 999, b"a" * 999 + b"b"])
def test_changed_module_is_not_found(content: bytes) -> None:
    put(KEYS[0]).write_bytes(content)
    assert cache.find_engine("toy", KEYS[0]) is None


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", '{"key": "other"}', "\x00\x01"])
def test_damaged_record_is_not_found(text: str) -> None:
    put(KEYS[0]).with_name(cache.RECORD).write_text(text, encoding="utf-8")
    assert cache.find_engine("toy", KEYS[0]) is None


def test_removed_module_is_not_found() -> None:
    put(KEYS[0]).unlink()
    assert cache.find_engine("toy", KEYS[0]) is None


def test_damaged_engine_is_replaced() -> None:
    put(KEYS[0]).write_bytes(b"damaged")
    module = put(KEYS[0])
    assert cache.find_engine("toy", KEYS[0]) == module


def test_list_has_the_last_used_first() -> None:
    for key, used in zip(KEYS, (100.0, 300.0, 200.0), strict=True):
        put(key, used=used)
    entries = list_cache()
    assert [entry.key for entry in entries] == [KEYS[1], KEYS[2], KEYS[0]]
    assert [entry.used for entry in entries] == [300.0, 200.0, 100.0]
    assert all(entry.size > 1000 and entry.quick and entry.name == "toy" for entry in entries)


def test_list_of_no_cache_is_empty() -> None:
    assert list_cache() == ()


def test_clear_removes_all_and_tells_how_much() -> None:
    put(KEYS[0])
    put(KEYS[1])
    assert clear_cache() > 2000
    assert list_cache() == ()
    assert clear_cache() == 0


def test_clear_leaves_a_build_under_way(root: Path) -> None:
    with cache.locked(KEYS[0]), cache.work_folder("toy", KEYS[0]) as folder:
        clear_cache()
        assert folder.is_dir()
    (root / "tmp" / f"{KEYS[1][:32]}-left").mkdir()
    clear_cache()
    assert not list((root / "tmp").iterdir())


def test_clear_survives_a_root_that_is_a_file(root: Path) -> None:
    root.write_text("not a folder", encoding="utf-8")
    assert clear_cache() == 0
    assert list_cache() == ()


def test_root_that_is_a_file_is_a_clear_error(root: Path) -> None:
    root.write_text("not a folder", encoding="utf-8")
    with pytest.raises(CacheError, match="SHEDU_CACHE"):
        put(KEYS[0])


def test_trim_removes_what_was_used_longest_ago() -> None:
    for key, used in zip(KEYS, (100.0, 300.0, 200.0), strict=True):
        put(key, used=used)
    most = sum(entry.size for entry in list_cache() if entry.key != KEYS[0])
    cache.trim_cache(keep=KEYS[1], most=most)
    assert {entry.key for entry in list_cache()} == {KEYS[1], KEYS[2]}
    cache.trim_cache(keep=KEYS[2], most=0)
    assert {entry.key for entry in list_cache()} == {KEYS[2]}


def test_leftovers_of_a_killed_build_are_removed_by_the_next(root: Path) -> None:
    with cache.locked(KEYS[0]), cache.work_folder("toy", KEYS[0]):
        pass
    left = root / "tmp" / f"{KEYS[0][:32]}-killed"
    left.mkdir()
    with cache.locked(KEYS[0]), cache.work_folder("toy", KEYS[0]) as folder:
        assert not left.exists()
        assert folder.is_dir()
    assert not folder.exists()


def test_lock_is_held_by_one() -> None:
    with cache.locked(KEYS[0]) as mine:
        assert mine
        with cache.locked(KEYS[0], wait=False) as second:
            assert not second
    with cache.locked(KEYS[0], wait=False) as third:
        assert third
