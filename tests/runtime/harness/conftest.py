"""A small game of its own and a way to call the command line in this process."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from shedu.runtime.harness.cli import run
from shedu.runtime.harness.console import Colors

COINS = """\
game coins "Coins"
    players: 2..3

option most: 1..5 = 3

state open
    heap: 0..30 = 12
    last: Player?

state secret
    purse: Player -> 0..30

action grab(n: 1..5) "Take coins"
    cite CO-1
    require few: n <= most        "That is too many."
        cite CO-2
    require there: n <= heap      "There are not so many."
    do
        heap = heap - n
        purse[me] = purse[me] + n
        last = me
        if heap == 0
            end empty

action skip "Take nothing"
    do
        last = none

flow play
    repeat at most 20
        for me in Player
            choose
                grab
                skip

ranking p: Player by purse[p]

invariant whole: heap + sum(purse[p] for p in Player) == 12

scenario "Three are enough"
    cite CO-1, CO-2
    expect
        can p1: grab(3)
        cannot p1: grab(4) for few
    play
        p1: grab(3)
    expect
        heap == 9
        waits p2: play
        unseen p2: purse[p1]
"""


@dataclass(frozen=True, slots=True)
class Said:
    """What a command printed and its exit code."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """Return the JSON that was printed."""
        return json.loads(self.out)


Shedu = Callable[..., Said]


@pytest.fixture
def shedu(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Shedu:
    """Return a function that runs `shedu ARGUMENTS...` with text typed in."""

    def call(*arguments: object, typed: str = "") -> Said:
        monkeypatch.setattr(sys, "stdin", StringIO(typed))
        monkeypatch.delenv("SHEDU_DEBUG", raising=False)
        Colors.mode = "auto"
        capsys.readouterr()
        code = run([str(argument) for argument in arguments])
        said = capsys.readouterr()
        assert "Traceback" not in said.err
        return Said(code, said.out, said.err)

    return call


@pytest.fixture
def coins(tmp_path: Path) -> Path:
    """Return the path of a small game's rule file."""
    path = tmp_path / "coins.shedu"
    path.write_text(COINS, encoding="utf-8")
    return path
