"""An empty folder of a new user with the rules of the checkout in it; the command line in this process."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from io import StringIO
from pathlib import Path

import pytest

from shedu.runtime.harness.cli import run
from shedu.runtime.harness.console import Colors

TOP = Path(__file__).resolve().parents[2]


@dataclass(frozen=True, slots=True)
class Said:
    """What a command printed, all of it, and its exit code."""

    code: int
    text: str


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder that looks like a checkout as far as the tour needs it, and stand in it."""
    (tmp_path / "rules").symlink_to(TOP / "rules", target_is_directory=True)
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def shedu(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Callable[..., Said]:
    """Return a function that runs `shedu ARGUMENTS...` with text typed in."""

    def call(arguments: list[str], typed: str = "") -> Said:
        monkeypatch.setattr(sys, "stdin", StringIO(typed))
        Colors.mode = "auto"
        capsys.readouterr()
        code = run(arguments)
        said = capsys.readouterr()
        return Said(code, said.out + said.err)

    return call
