"""The author's loop, and everything that can come in its way: what is built again, and what is not."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from shedu.compiler.build.cache import list_cache
from shedu.compiler.pipeline.engines import compile_game
from shedu.compiler.pipeline.find import find
from shedu.runtime.harness.cli import run

GAME = """# A game to be changed.
game heap "A heap"
    players: 2

state open
    heap: 0..20 = 12

action grab(n: 1..3)
    require there: n <= heap        "There are not so many."
    do
        heap = heap - n
        if heap == 0
            end empty

flow play
    repeat at most 20
        for me in Player
            choose
                grab

ranking p: Player by heap
"""
RUN = ["sim", "--games", "3", "--seed", "1", "--quick", "--json"]


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the rule file of a small game; nothing is built yet."""
    monkeypatch.setenv("SHEDU_CACHE", str(tmp_path / "cache"))
    path = tmp_path / "heap.shedu"
    path.write_text(GAME, encoding="utf-8")
    return path


def origin(path: Path) -> str:
    """Where the engine comes from: `built`, or `cache`."""
    return compile_game(find(str(path)), {}, quick=True).origin


def said(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, str, str]:
    """What a command line gives: its exit code, its output, its complaints."""
    capsys.readouterr()
    code = run([str(argument) for argument in arguments])
    found = capsys.readouterr()
    assert "Traceback" not in found.err and "internal" not in found.err
    return code, found.out, found.err


def started(path: Path, **more: str) -> subprocess.Popen[str]:
    """Start `sim` in a process, and a group, of its own."""
    command = [sys.executable, "-m", "shedu", *RUN, str(path)]
    return subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        env={**os.environ, **more},
    )


def finished(process: subprocess.Popen[str]) -> Any:
    """Wait for a run; return its results."""
    out, err = process.communicate(timeout=240)
    assert process.returncode == 0, err
    return json.loads(out)


# ------------------------------------------------------------------ what is built again
@pytest.mark.native
def test_only_what_changes_the_game_is_built_again(game: Path) -> None:
    assert origin(game) == "built"
    assert origin(game) == "cache"
    for change in ("# More.\n\n\n" + GAME, GAME.replace("\n", "\n\n"), GAME.replace("do\n", "do   # now\n")):
        game.write_text(change, encoding="utf-8")
        assert origin(game) == "cache"
    game.write_bytes(GAME.replace("\n", "\r\n").encode("utf-8"))
    assert origin(game) == "cache"
    game.write_text(GAME.replace("= 12", "= 13"), encoding="utf-8")
    assert origin(game) == "built"
    game.write_text(GAME, encoding="utf-8")
    assert origin(game) == "cache"
    assert len(list_cache()) == 2


@pytest.mark.native
def test_a_message_is_no_part_of_the_engine(game: Path) -> None:
    origin(game)
    game.write_text(GAME.replace("There are not so many.", "No."), encoding="utf-8")
    compiled = compile_game(find(str(game)), {}, quick=True)
    assert compiled.origin == "cache"
    assert compiled.meta is not None
    assert [part.message for part in compiled.meta.requirements] == ["No."]


@pytest.mark.native
def test_lines_are_right_after_a_comment(game: Path) -> None:
    origin(game)
    game.write_text("# One.\n# Two.\n" + GAME, encoding="utf-8")
    for _ in range(2):
        meta = compile_game(find(str(game)), {}, quick=True).meta
        assert meta is not None
        assert [part.line for part in meta.requirements] == [11]


@pytest.mark.native
def test_an_unchanged_game_is_not_even_read(game: Path) -> None:
    """What starts quickly is what is not imported: neither the passes nor what they stand on."""
    assert said_in_a_process(game, "shedu.compiler.pipeline.passes")
    heavy = ["shedu.compiler.check", "lark", "jinja2", "Cython", "rich", "shedu.compiler.interpret", "setuptools"]
    assert not said_in_a_process(game, *heavy)


def said_in_a_process(path: Path, *names: str) -> list[str]:
    """Run `sim` in a fresh process; return which of the modules were imported."""
    script = (
        "import sys; from shedu.runtime.harness.cli import run; "
        f"assert run({[*RUN, str(path)]!r}) == 0; "
        f"print('imported', *(name for name in {names!r} if name in sys.modules))"
    )
    found = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert found.returncode == 0, found.stderr
    return found.stdout.rpartition("imported")[2].split()


# ------------------------------------------------------------------ no compiler
@pytest.mark.parametrize("how", [{"CC": "/nonexistent/cc"}, {"CC": "", "PATH": "/nonexistent"}])
def test_without_a_compiler_the_reference_plays(
    how: dict[str, str], game: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in how.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr("shedu.compiler.build.toolchain.find_spec", lambda name: None)
    code, out, err = said(capsys, *RUN, game)
    assert code == 0
    assert json.loads(out)["engine"] == "python"
    assert err.count("\n") == 1 and "C compiler" in err
    code, out, err = said(capsys, *RUN, "--engine", "native", game)
    assert code == 1 and not out
    assert err.count("\n") == 1 and "C compiler" in err


# ------------------------------------------------------------------ the cache in the way
@pytest.mark.parametrize("root", ["/proc/x", "/dev/null/x", "/dev/full"])
def test_a_cache_that_cannot_be_written_is_told_in_a_line(
    root: str, game: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SHEDU_CACHE", root)
    code, out, err = said(capsys, *RUN, game)
    assert code == 1 and not out
    assert err.count("\n") == 1 and root in err and "SHEDU_CACHE" in err
    assert said(capsys, "cache", "list")[0] == 0


@pytest.mark.native
@pytest.mark.parametrize("tool", ["cc", "cython"])
def test_a_full_disk_is_told_in_a_line(
    tool: str, game: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    complaint = "fatal error: error writing to x.o: No space left on device"
    if tool == "cc":
        monkeypatch.setenv("CC", str(compiler(tmp_path, f"echo '{complaint}' >&2; exit 1")))
    else:
        monkeypatch.setattr("shedu.compiler.build.native.translate", lambda folder, name: (False, complaint))
    code, _, err = said(capsys, *RUN, game)
    assert code == 1
    assert err.count("\n") == 1 and "No space left" in err and "bug" not in err


def compiler(folder: Path, instead: str) -> Path:
    """A C compiler that does something else in the place of building an engine (its probes go well)."""
    path = folder / "cc"
    path.write_text(f'#!/bin/sh\ncase "$*" in *-shared*) {instead};; esac\nexec gcc "$@"\n', encoding="utf-8")
    path.chmod(0o755)
    return path


@pytest.mark.native
def test_damage_in_the_cache_is_noticed(game: Path, tmp_path: Path) -> None:
    digest = finished(started(game))["digest"]
    cache = tmp_path / "cache"
    (module,) = cache.glob("engines/*/*.so")
    whole = module.read_bytes()
    (index,) = cache.glob("index/*.json")
    for damage in (whole[: len(whole) // 2], b"\x7fELF" + bytes(2000)):
        module.unlink()
        module.write_bytes(damage)
        assert finished(started(game))["digest"] == digest
    for text in ("{", '{"files": 3, "rules": 1, "meta": "{}", "module": [1]}'):
        index.write_text(text, encoding="utf-8")
        assert finished(started(game))["digest"] == digest
    entry = json.loads(index.read_text(encoding="utf-8"))
    for name, wrong in (("meta", "{}"), ("module", ["game_heap", "/etc/passwd", "0" * 64])):
        index.write_text(json.dumps({**entry, name: wrong}), encoding="utf-8")
        assert finished(started(game))["digest"] == digest


# ------------------------------------------------------------------ kills and races
@pytest.mark.native
def test_after_a_kill_in_the_middle_of_a_build_the_next_call_builds(game: Path, tmp_path: Path) -> None:
    mark = tmp_path / "begun"
    cc = compiler(tmp_path, f'test -e "{mark}" || {{ touch "{mark}"; sleep 120; }}')
    process = started(game, CC=str(cc))
    while not mark.exists():
        assert process.poll() is None
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGKILL)
    process.communicate()
    assert list((tmp_path / "cache" / "tmp").iterdir())
    assert finished(started(game, CC=str(cc)))["games"] == 3
    assert not list((tmp_path / "cache" / "tmp").iterdir())


@pytest.mark.native
def test_two_processes_that_build_the_same_at_once_both_succeed(game: Path, tmp_path: Path) -> None:
    one, two = started(game), started(game)
    assert finished(one)["digest"] == finished(two)["digest"]
    assert len(list((tmp_path / "cache" / "engines").iterdir())) == 1
