"""Games that fault, run by `sim`: it stops cleanly and tells the rule, the line and the game that shows it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from shedu.compiler import faults
from shedu.runtime.harness.cli import run

WRONG = {
    "level = level + 9": faults.RANGE,
    "add level to level": faults.RANGE,
    "take red from purse": faults.THERE,
    "add {red, blue} to set_aside": faults.INSIDE,
    "level = 12 / (level - level)": faults.NOUGHT,
    "run react(holder)": faults.SOME,
    "draw 1 from purse to purse": faults.DRAWN,
    "repeat at most 3 while level >= 5": faults.BOUND,
    "run stuck": faults.NO_ANSWER,
}
ACTIONS = "".join(
    f"""
action wrong{n}
    do
        level = 5
        add red to set_aside
        {line}
"""
    + ("            level = 6\n" if line.startswith("repeat") else "")
    for n, line in enumerate(WRONG)
)
OFFERS = "\n".join(f"                wrong{n}" for n in range(len(WRONG)))
GAME = f"""game faulty "A faulty game"
    players: 2

type Color: one of {{red, blue}}

state open
    level: 0..9
    purse: bag of Color
    set_aside: set of Color
    holder: Player?

action wait(n: 0..2)
    do
        level = (level + n) mod 5
{ACTIONS}
flow react(p: Player)
    holder = p

action never
    require no: level > 9
    do
        level = 0

flow stuck
    choose
        never

flow play
    repeat at most 3
        for me in Player
            choose
                wait
{OFFERS}
    end done

ranking p: Player by level
"""


@pytest.fixture
def faulty(tmp_path: Path) -> Path:
    """Return a game in which each of the wrong lines can be come to."""
    path = tmp_path / "faulty.shedu"
    path.write_text(GAME, encoding="utf-8")
    return path


Said = tuple[int, str]


def simulated(path: Path, engine: str, capsys: pytest.CaptureFixture[str], *more: object) -> Said:
    """What `sim` gives: its exit code, and what it prints."""
    capsys.readouterr()
    code = run(["sim", str(path), "--engine", engine, "--quick", *map(str, more)])
    said = capsys.readouterr()
    assert "Traceback" not in said.err and "internal" not in said.err
    return code, said.out


@pytest.mark.native
def test_both_engines_tell_the_same_faults(faulty: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = GAME.split("\n")
    met = set()
    for seed in range(80):
        options = ("--games", 1, "--seed", seed, "--json")
        (code, text), (other, again) = (simulated(faulty, engine, capsys, *options) for engine in ("native", "python"))
        one, two = json.loads(text), json.loads(again)
        assert (code, one["digest"], one["failures"]) == (other, two["digest"], two["failures"])
        assert code == (1 if one["failures"] else 0)
        for failure in one["failures"]:
            assert (failure["kind"], Path(failure["file"])) == ("fault", faulty)
            met.add((lines[failure["line"] - 1].strip(), failure["message"]))
    wanted = {(line, words) for line, words in WRONG.items() if words != faults.NO_ANSWER}
    assert wanted <= met
    assert faults.NO_ANSWER in {words for _, words in met}


@pytest.mark.native
@pytest.mark.parametrize("engine", ["native", "python"])
def test_the_text_names_the_line_and_the_game_that_shows_it(
    engine: str, faulty: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out = simulated(faulty, engine, capsys, "--games", 60, "--seed", 3)
    told = [text for text in out.split("\n") if text.startswith("fault: game ")]
    assert code == 1 and told
    line, words = told[0].partition(f"{faulty}:")[2].split("; see")[0].split(": ")
    assert words + "." in WRONG.values()
    if words + "." != faults.NO_ANSWER:
        assert WRONG[GAME.split("\n")[int(line) - 1].strip()] == words + "."
    command = told[0].split("`")[1].split()
    assert command[:2] == ["shedu", "replay"] and "--seed" in command and "--game" in command
    capsys.readouterr()
    assert run([*command[1:], "--engine", engine, "--quick"]) == 1
    said = capsys.readouterr()
    assert words in said.out + said.err and f":{line}" in said.out + said.err


def test_play_tells_a_fault_in_a_line(faulty: Path, capsys: pytest.CaptureFixture[str]) -> None:
    codes: list[Any] = []
    for seed in range(5):
        codes.append(run(["play", str(faulty), "--seats", "random,random", "--engine", "python", "--seed", f"{seed}"]))
        said = capsys.readouterr()
        assert "Traceback" not in said.err
        if codes[-1]:
            assert any(words in said.out + said.err for words in WRONG.values())
    assert 1 in codes
