"""Rules that only the reference engine can play: every command that builds says so in a line."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Command = Callable[..., Any]

RULES = """\
game sacks "Sacks"
    players: 1

option all_sacks: bool = false

type Fruit: one of {apple, pear}

state open
    sack: bag of Fruit

action push(f: Fruit)
    require room: not all_sacks or size(sack) < 2 or sack in those(w in ways(2, Fruit) where w[pear] == 0)
    do
        add f to sack

flow play
    repeat at most 3
        choose
            push

ranking p: Player by size(sack)

scenario "One more"
    all_sacks: true
    play
        p1: push(apple)
    expect
        sack == {apple}
"""
WORDS = "Sacks cannot be compiled: a value of type `bag of Fruit` where it has to be a number"


@pytest.fixture
def sacks(tmp_path: Path) -> Path:
    path = tmp_path / "sacks.shedu"
    path.write_text(RULES, encoding="utf-8")
    return path


@pytest.mark.parametrize(
    "command",
    [
        "build",
        "build --json",
        "build --dump plan",
        "build --dump write",
        "build --out made",
        "sim --engine native --games 1",
        "bench --engine native",
        "perft --engine native --depth 1",
    ],
)
def test_a_build_is_refused_in_a_line(shedu: Command, sacks: Path, command: str) -> None:
    first, *more = command.split()
    more = [str(sacks.parent / word) if word == "made" else word for word in more]
    said = shedu(first, sacks, "--set", "all_sacks=true", *more)
    assert said.code == 1
    assert said.out == "" and said.err.startswith(f"error: {WORDS} (") and said.err.count("\n") == 1
    assert not (sacks.parent / "made").exists()


def test_what_needs_no_plan_is_shown(shedu: Command, sacks: Path) -> None:
    said = shedu("build", sacks, "--set", "all_sacks=true", "--dump", "check")
    assert said.code == 0 and "ways" in said.out


def test_the_reference_plays_and_a_line_says_so(shedu: Command, sacks: Path) -> None:
    said = shedu("sim", sacks, "--set", "all_sacks=true", "--games", 1)
    assert said.code == 0
    assert "python engine" in said.out and said.err.startswith(f"warning: {WORDS}")


def test_faults_are_told_without_a_plan(shedu: Command, sacks: Path) -> None:
    said = shedu("sim", sacks, "--set", "all_sacks=true", "--games", 2, "--engine", "python")
    assert said.code == 1
    assert f"fault: game 1, move 2: {sacks}:18: No answer is legal" in said.out


@pytest.mark.native
def test_a_scenario_whose_options_cannot_be_compiled(shedu: Command, sacks: Path) -> None:
    said = shedu("test", sacks, "--quick")
    assert said.code == 0
    assert said.out == "1 scenario on python: 1 passed, 0 failed\n" and said.err.startswith(f"warning: {WORDS}")
    said = shedu("test", sacks, "--engine", "native", "--quick")
    assert said.code == 1 and said.err.startswith(f"error: {WORDS}")


@pytest.mark.parametrize("command", ["perft --depth 3", "bench --runs 1 --seconds 0.1", "replay --seed 0 --game 1"])
def test_a_fault_of_the_rules_is_none_of_ours(shedu: Command, sacks: Path, command: str) -> None:
    first, *more = command.split()
    said = shedu(first, sacks, "--set", "all_sacks=true", "--engine", "python", *more)
    assert said.code == 1
    assert "internal" not in said.err and "fail" in said.err


def test_perft_is_for_so_many(shedu: Command) -> None:
    said = shedu("perft", "tictactoe", "--depth", 1, "--players", 3)
    assert said.code == 2 and said.err == "error: --players: Tic-tac-toe is for 2 players, not 3\n"
