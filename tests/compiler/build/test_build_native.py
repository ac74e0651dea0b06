"""Sources to a loaded module: cache hits, refusals, missing compilers, kills and races."""

import subprocess
import sys
import time
from pathlib import Path

import pytest

from shedu.compiler.build import (
    BuildError,
    NoCompiler,
    StaleBuild,
    build_and_load,
    build_module,
    clear_cache,
    list_cache,
    load_module,
)
from shedu.compiler.build import toolchain as tools
from shedu.compiler.build.native import build_key

TOY = """
from shedu.runtime.bits cimport popcount64

def answer(unsigned long long word):
    return popcount64(word)
"""
SLOW_TO_BUILD = {"toy.pyx": TOY + "".join(f"def f{i}(a, b=[{i}]): return a + {i} * b\n" for i in range(200))}


@pytest.fixture(autouse=True)
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SHEDU_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


@pytest.mark.native
def test_module_is_built_once_then_found() -> None:
    built = build_module("toy", {"toy.pyx": TOY}, quick=True, facts={"title": "Toy"})
    assert not built.cached
    assert set(built.seconds) == {"cython", "cc"}
    module = load_module(built)
    assert module.answer(0b1011) == 3
    again = build_module("toy", {"toy.pyx": TOY}, quick=True)
    assert again.cached
    assert (again.path, again.key, dict(again.seconds)) == (built.path, built.key, {})
    assert load_module(again) is module


@pytest.mark.native
def test_two_versions_of_one_name_live_side_by_side() -> None:
    first = build_and_load("toy", {"toy.pyx": "def answer(): return 1\n"}, quick=True)[1]
    second = build_and_load("toy", {"toy.pyx": "def answer(): return 2\n"}, quick=True)[1]
    assert (first.answer(), second.answer()) == (1, 2)


@pytest.mark.native
def test_files_beside_the_module_are_found() -> None:
    sources = {"toy.pyx": 'include "part.pxi"\ndef answer(): return twice(4)\n'}
    sources["toy.pxd"] = "cdef int twice(int n) noexcept nogil\n"
    sources["part.pxi"] = "cdef int twice(int n) noexcept nogil:\n    return 2 * n\n"
    assert build_and_load("toy", sources, quick=True)[1].answer() == 8


@pytest.mark.native
def test_damaged_module_is_built_anew() -> None:
    source = TOY + "# not loaded by another test\n"
    built = build_module("toy", {"toy.pyx": source}, quick=True)
    built.path.write_bytes(b"damaged")
    with pytest.raises(StaleBuild):
        load_module(built)
    again, module = build_and_load("toy", {"toy.pyx": source}, quick=True)
    assert not again.cached
    assert module.answer(7) == 3


@pytest.mark.native
def test_module_cleared_away_is_stale() -> None:
    built = build_module("toy", {"toy.pyx": "def answer(): return 3\n"}, quick=True)
    clear_cache()
    with pytest.raises(StaleBuild):
        load_module(built)


@pytest.mark.native
def test_refusal_by_cython_says_whose_bug_it_is(root: Path) -> None:
    with pytest.raises(BuildError, match="bug of Shedu") as caught:
        build_module("toy", {"toy.pyx": "def f(:\n"})
    assert "Expected" in caught.value.text
    assert caught.value.log_path.read_text(encoding="utf-8") == caught.value.text
    assert (caught.value.log_path.parent / "toy.pyx").is_file()
    assert not list((root / "tmp").iterdir())


@pytest.mark.native
def test_refusal_by_the_c_compiler_says_whose_bug_it_is() -> None:
    source = 'cdef extern from *:\n    """\n    int broken = ;\n    """\n'
    with pytest.raises(BuildError, match="The C compiler refused") as caught:
        build_module("toy", {"toy.pyx": source})
    assert "error" in caught.value.text
    assert list_cache() == ()


@pytest.mark.native
def test_deep_expressions_are_translated() -> None:
    source = "def answer(x):\n    return " + "(" * 400 + "x" + " + 1)" * 400 + "\n"
    assert build_and_load("toy", {"toy.pyx": source}, quick=True)[1].answer(1) == 401


@pytest.mark.parametrize("chosen", ["no-such-compiler", "/no/such/gcc -O2"])
def test_missing_compiler_is_one_clear_line(monkeypatch: pytest.MonkeyPatch, chosen: str) -> None:
    monkeypatch.setenv("CC", chosen)
    with pytest.raises(NoCompiler, match=chosen.split(maxsplit=1)[0]) as caught:
        build_module("toy", {"toy.pyx": TOY})
    assert "\n" not in str(caught.value)


def test_no_compiler_anywhere_is_one_clear_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.setenv("PATH", "/no/such/folder")
    monkeypatch.setattr(tools, "find_spec", lambda name: None)
    with pytest.raises(NoCompiler, match="no C compiler found") as caught:
        tools.find_toolchain()
    assert "\n" not in str(caught.value)


def test_compiler_that_does_nothing_right_is_no_compiler(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    fake = tmp_path / "fakecc"
    fake.write_text('#!/bin/sh\n[ "$1" = --version ] && echo fake 1.0 || { echo oh no >&2; exit 3; }\n')
    fake.chmod(0o755)
    monkeypatch.setenv("CC", str(fake))
    with pytest.raises(NoCompiler, match="does not work: oh no"):
        build_module("toy", {"toy.pyx": TOY})


@pytest.mark.native
def test_flags_the_compiler_does_not_know_are_left_out() -> None:
    tool = tools.find_toolchain()
    assert tools.accepted_flags(tool, ("-O1", "-fno-such-flag-at-all")) == ("-O1",)


@pytest.mark.parametrize("name", ["", "a-b", "a/b", "ö", "1a"])
def test_impossible_module_names_are_refused(name: str) -> None:
    with pytest.raises(ValueError, match="name for a module"):
        build_module(name, {f"{name}.pyx": ""})


@pytest.mark.parametrize("file", ["../x.pxd", "x.py", "/x.pxd", "sub/x.pxd"])
def test_impossible_file_names_are_refused(file: str) -> None:
    with pytest.raises(ValueError, match="name for a source"):
        build_module("toy", {"toy.pyx": "", file: ""})


def test_module_source_is_required() -> None:
    with pytest.raises(ValueError, match=r"toy\.pyx"):
        build_module("toy", {"other.pyx": ""})


def test_key_tells_apart_all_that_goes_in() -> None:
    tool = tools.Toolchain(("cc",), "cc 1")
    keys = {
        build_key("toy", {"toy.pyx": TOY}, False, tool),
        build_key("toy", {"toy.pyx": TOY + " "}, False, tool),
        build_key("toy", {"toy.pyx": TOY, "a.pxd": ""}, False, tool),
        build_key("toy", {"toy.pyx": TOY}, True, tool),
        build_key("toz", {"toy.pyx": TOY}, False, tool),
        build_key("toy", {"toy.pyx": TOY}, False, tools.Toolchain(("cc",), "cc 2")),
    }
    assert len(keys) == 6
    assert build_key("toy", {"toy.pyx": TOY}, False, tool) in keys


BUILDER = (
    "import sys; from shedu.compiler.build import build_and_load\n"
    "built, module = build_and_load('toy', {'toy.pyx': sys.stdin.read()}, quick=True)\n"
    "print(built.cached, module.answer(7))"
)


def start_builder() -> subprocess.Popen[str]:
    process = subprocess.Popen(
        [sys.executable, "-c", BUILDER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert process.stdin is not None
    process.stdin.write(SLOW_TO_BUILD["toy.pyx"])
    process.stdin.close()
    process.stdin = None
    return process


@pytest.mark.native
def test_two_processes_at_once_both_succeed() -> None:
    processes = [start_builder(), start_builder()]
    printed = sorted(process.communicate(timeout=120)[0].strip() for process in processes)
    assert printed == ["False 3", "True 3"]


@pytest.mark.native
def test_killed_build_is_done_by_the_next_call(root: Path) -> None:
    process = start_builder()
    deadline = time.monotonic() + 60
    while not list(root.glob("tmp/*/toy.pyx")) and time.monotonic() < deadline:
        time.sleep(0.01)
    process.kill()
    process.communicate()
    assert list_cache() == ()
    built, module = build_and_load("toy", SLOW_TO_BUILD, quick=True)
    assert not built.cached
    assert module.answer(7) == 3
    assert not list((root / "tmp").iterdir())
