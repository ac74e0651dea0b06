"""The command line as a whole: help, wrong calls, faults of our own, colours, pipes."""

import os
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from shedu.runtime.harness import cli, console
from shedu.runtime.harness.cli import COMMANDS

Command = Callable[..., Any]


def test_help_lists_every_command(shedu: Command) -> None:
    said = shedu("--help")
    assert said.code == 0
    for name, words in COMMANDS.items():
        assert name in said.out and words in said.out


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help(shedu: Command, name: str) -> None:
    said = shedu(name, "--help")
    assert said.code == 0
    assert said.out.startswith(f"Usage: shedu {name}")


def test_no_command_shows_help(shedu: Command) -> None:
    said = shedu()
    assert said.code == 2
    assert "Commands:" in said.out


def test_wrong_command_gets_the_nearest(shedu: Command) -> None:
    said = shedu("simm", "coins")
    assert (said.code, said.out) == (2, "")
    assert "did you mean `sim`" in said.err


def test_version(shedu: Command) -> None:
    assert shedu("--version").out.startswith("shedu ")


def test_wrong_option_is_two_lines(shedu: Command) -> None:
    said = shedu("sim", "tictactoe", "--gamez", "3")
    assert said.code == 2
    assert len(said.err.splitlines()) == 2
    assert "--games" in said.err


def test_a_fault_of_our_own_is_told_without_a_trace(shedu: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> None:
        raise ZeroDivisionError("oh")

    command = import_module("shedu.runtime.harness.commands.games").command
    monkeypatch.setattr(command, "callback", lambda **_: broken())
    said = shedu("games")
    assert said.code == 1
    assert "internal error: ZeroDivisionError: oh" in said.err
    assert "report" in said.err


def test_interrupt_is_130(shedu: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(**_: object) -> None:
        raise KeyboardInterrupt

    command = import_module("shedu.runtime.harness.commands.games").command
    monkeypatch.setattr(command, "callback", stop)
    assert shedu("games").code == 130


def test_colours_only_where_wanted(shedu: Command, coins: Path) -> None:
    coins.write_text("game coins\n    players: 2\n\nflow play\n    end\n", encoding="utf-8")
    plain, coloured = shedu("check", coins), shedu("check", coins, "--color", "always")
    assert "\x1b[" not in plain.out
    assert "\x1b[" in coloured.out


def test_no_color_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal:
        def isatty(self) -> bool:
            return True

    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    console.Colors.mode = "auto"
    assert console.Colors.on(Terminal())
    monkeypatch.setenv("NO_COLOR", "1")
    assert not console.Colors.on(Terminal())


def test_a_reader_that_leaves_is_no_fault() -> None:
    script = f"{sys.executable} -m shedu explain E0101 | true"
    told = subprocess.run(["sh", "-c", script], capture_output=True, text=True, env=dict(os.environ))
    assert told.stderr == ""


def test_help_imports_no_compiler() -> None:
    script = (
        "import sys; from shedu.runtime.harness.cli import run; run(['--help']);"
        "print([name for name in ('lark', 'rich', 'Cython', 'jinja2') if name in sys.modules])"
    )
    told = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, env=dict(os.environ)
    )
    assert told.stdout.splitlines()[-1] == "[]"


def test_table_lays_out_columns() -> None:
    assert console.table([("name", "n"), ("a", "10")]) == ["name   n", "a     10"]


def test_main_leaves_with_the_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["shedu", "explain", "E9999"])
    with pytest.raises(SystemExit) as left:
        cli.main()
    assert left.value.code == 2
