"""`shedu trace --strict`: scenarios that pass without the rule count for nothing."""

import json
from pathlib import Path
from typing import Any

import pytest

from shedu.runtime.harness.cli import run

RULES = """\
game pegs "Pegs"
    players: 2

state open
    last: 0..9

action peg(n: 0..9) "Set a peg"
    require low: n <= 5         "Too far."
        cite PE-1
    do
        cite PE-2
        last = n
        end pegged

flow play
    choose
        peg

ranking p: Player by last

scenario "Not too far"
    cite PE-1, PE-2
    expect
        can p1: peg(5)
        cannot p1: peg(6) for low
"""
CLAUSES = """
[[clause]]
id = "PE-1"
kind = "constraint"
variant = "base"

[[clause]]
id = "PE-2"
kind = "effect"
variant = "base"
"""


def traced(folder: Path, capsys: pytest.CaptureFixture[str], *options: str) -> tuple[int, dict[str, Any]]:
    (folder / "pegs.shedu").write_text(RULES, encoding="utf-8")
    (folder / "clauses.toml").write_text(CLAUSES, encoding="utf-8")
    code = run(["trace", str(folder / "pegs.shedu"), "--engine", "python", "--json", *options])
    return code, json.loads(capsys.readouterr().out)


def test_a_scenario_that_passes_without_the_rule_counts_for_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, data = traced(tmp_path, capsys, "--strict")
    assert code == 1
    assert [row["status"] for row in data["clauses"]] == ["covered", "untested"]
    assert data["missing"] == ["PE-2"]
    assert "left out" in data["clauses"][1]["reason"] and "reason" not in data["clauses"][0]


def test_changes_that_no_scenario_notices_are_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _, data = traced(tmp_path, capsys, "--strict")
    found = {(one["rule"], one["change"]): one["line"] for one in data["survivors"]}
    assert found[("peg", "without assignment")] == 12
    assert found[("peg", "without end")] == 13
    assert ("peg", "without require low") not in found
    assert any("shedu:12: no scenario notices peg: without assignment" in one for one in data["warnings"])


def test_without_strict_nothing_is_left_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, data = traced(tmp_path, capsys)
    assert code == 0
    assert data["missing"] == [] and "survivors" not in data
