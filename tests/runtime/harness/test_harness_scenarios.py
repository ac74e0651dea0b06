"""Scenarios: what passes, and how each kind of claim tells that it fails."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Command = Callable[..., Any]

GOOD = """
scenario "Taken one after another" of coins
    players: 2
    given
        heap = 5
        purse[p1] = 7
    play
        p1: grab(2)
        p2: grab(3)
    expect
        ended empty
        won p1
        purse[p2] == 3
        last == p2
        sees p1: heap
"""


def _with(coins: Path, scenario: str) -> Path:
    coins.write_text(coins.read_text(encoding="utf-8") + scenario, encoding="utf-8")
    return coins


def _message(shedu: Command, coins: Path, steps: str) -> str:
    """Run one more scenario, which must fail, and return what is said."""
    heads = ("given", "play", "expect")
    lines = "".join(f"{'    ' if line in heads else '        '}{line}\n" for line in steps.splitlines())
    _with(coins, f'\nscenario "One more"\n    players: 2\n{lines}')
    said = shedu("test", coins, "--engine", "python", "--json")
    assert said.code == 1, said.err
    results = {one["title"]: one for one in said.json["scenarios"]}
    assert results["Three are enough"]["result"] == "passed"
    assert results["One more"]["result"] == "failed"
    return str(results["One more"]["message"])


def test_good_ones_pass(shedu: Command, coins: Path) -> None:
    said = shedu("test", _with(coins, GOOD), "--engine", "python", "--json")
    assert said.code == 0
    assert (said.json["passed"], said.json["failed"]) == (2, 0)
    first = said.json["scenarios"][0]
    assert first["engine"] == "python" and first["file"].endswith("coins.shedu")
    assert first["line"] == 40 and first["message"] == ""


@pytest.mark.parametrize(
    ("steps", "message"),
    [
        ("expect\nheap == 11", "expected `heap == 11`, found heap is 12"),
        ("expect\nlast == p1", "expected `last == p1`, found last is none"),
        ("expect\ncan p1: grab(4)", "expected that p1: grab(4) is allowed, found that `few` refuses it"),
        ("expect\ncannot p1: grab(3) for few", "expected that p1: grab(3) is refused by `few`, found"),
        ("given\nheap = 1\nexpect\ncannot p1: grab(3) for few", "found that `there` refuses it: There"),
        ("expect\ncan p2: grab(1)", "found that play waits for p1"),
        ("expect\nwaits p2: play", "expected that play waits for p2, found that play waits for p1"),
        ("expect\nended empty", "expected the end `empty`, found that play waits for p1"),
        ("expect\nwon p1", "expected the victory of p1, found that play waits for p1"),
        (
            "given\nheap = 2\npurse[p2] = 2\nplay\np1: grab(2)\nexpect\nwon p1",
            "expected the victory of p1, found that of p1, p2",
        ),
        ("expect\nsees p2: purse[p1]", "expected that p2 sees purse[p1], found the contrary"),
        ("expect\nunseen p1: purse[p1]", "expected that p1 does not see purse[p1], found the contrary"),
        ("play\np2: grab(1)", "p2: grab(1) cannot be played: play waits for p1"),
        ("play\np1: grab(4)", "p1: grab(4) is refused by `few`: That is too many."),
        ("given\nheap = 1\nplay\np1: grab(1)\np2: skip", "cannot be played: the game has ended by empty"),
    ],
)  # fmt: skip
def test_failures_tell_what_was_found(shedu: Command, coins: Path, steps: str, message: str) -> None:
    found = _message(shedu, coins, steps)
    assert message in found
    assert found.startswith("line ")


def test_a_broken_invariant_fails(shedu: Command, coins: Path) -> None:
    text = coins.read_text(encoding="utf-8").replace("purse[me] + n", "purse[me] + 2 * n")
    coins.write_text(text.replace("0..30", "0..90"), encoding="utf-8")
    said = shedu("test", coins, "--engine", "python")
    assert said.code == 1
    assert "the invariant `whole` is broken after this move" in said.out


def test_an_invariant_already_broken_is_left_alone(shedu: Command, coins: Path) -> None:
    scenario = '\nscenario "Fewer"\n    given\n        heap = 4\n    play\n        p1: grab(1)\n'
    assert (
        shedu("test", _with(coins, scenario + "    expect\n        heap == 3\n"), "--engine", "python").code
        == 0
    )


def test_other_options(shedu: Command, coins: Path) -> None:
    scenario = (
        '\nscenario "One at a time"\n    most: 1\n    expect\n'
        "        cannot p1: grab(2) for few\n        can p1: grab(1)\n"
    )
    said = shedu("test", _with(coins, scenario), "--engine", "python", "--json")
    assert [one["result"] for one in said.json["scenarios"]] == ["passed", "passed"]


def test_files_of_scenarios(shedu: Command, coins: Path) -> None:
    folder = coins.parent / "scenarios"
    folder.mkdir()
    (folder / "more.shedu").write_text(GOOD, encoding="utf-8")
    assert shedu("test", coins.parent, "--engine", "python", "--json").json["passed"] == 2
    only = shedu("test", folder / "more.shedu", "--engine", "python", "--json").json
    assert [one["title"] for one in only["scenarios"]] == ["Taken one after another"]


def test_faulty_scenario_is_shown(shedu: Command, coins: Path) -> None:
    said = shedu("test", _with(coins, GOOD.replace("grab(2)", "grap(2)")), "--engine", "python")
    assert said.code == 1
    assert "grab" in said.err and "grap" in said.err


def test_wrong_calls(shedu: Command, tmp_path: Path) -> None:
    assert shedu("test").code == 2
    assert "did you mean `hex`" in shedu("test", "hexx").err
    empty = tmp_path / "nothing.shedu"
    empty.write_text("", encoding="utf-8")
    assert shedu("test", empty).code == 2


def test_shipped_scenarios_pass_without_a_compiler(shedu: Command) -> None:
    said = shedu("test", "tictactoe", "connect_four", "breakthrough", "--engine", "python")
    assert said.code == 0
    assert ", 0 failed" in said.out
