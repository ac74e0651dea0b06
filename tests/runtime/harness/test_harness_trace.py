"""The trace of clauses: every status, what is missing, the warnings."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Command = Callable[..., Any]

CLAUSES = """
[[clause]]
id = "CO-1"
kind = "decision"
variant = "base"
text = "One takes coins."

[[clause]]
id = "CO-2"
kind = "constraint"
variant = "base"
text = "Three at most."

[[clause]]
id = "CO-3"
kind = "effect"
variant = "base"
text = "Nobody knows how."

[[clause]]
id = "CO-4"
kind = "component"
variant = "base"
text = "The box."

[[clause]]
id = "CO-5"
kind = "setup"
variant = "more"
text = "Twice as many coins."
"""
EXEMPT = '[[exempt]]\nid = "CO-4"\nreason = "The box never comes into play."\n'


@pytest.fixture
def traced(coins: Path) -> Path:
    (coins.parent / "clauses.toml").write_text(CLAUSES, encoding="utf-8")
    (coins.parent / "exempt.toml").write_text(EXEMPT, encoding="utf-8")
    return coins


def _trace(shedu: Command, path: Path, *more: object) -> Any:
    return shedu("trace", path, "--engine", "python", "--json", *more)


def test_statuses(shedu: Command, traced: Path) -> None:
    said = _trace(shedu, traced)
    assert said.code == 1
    rows = {row["id"]: row for row in said.json["clauses"]}
    assert {id: row["status"] for id, row in rows.items()} == {
        "CO-1": "covered",
        "CO-2": "covered",
        "CO-3": "uncited",
        "CO-4": "exempt",
    }
    assert rows["CO-4"]["reason"] == "The box never comes into play."
    assert rows["CO-2"]["rules"][-1] | {"file": ""} == {
        "name": "grab.few", "kind": "require", "file": "", "line": 15,
    }  # fmt: skip
    assert rows["CO-1"]["scenarios"] == [{"title": "Three are enough", "result": "passed"}]
    assert said.json["missing"] == ["CO-3"]


def test_a_failing_scenario_covers_nothing(shedu: Command, traced: Path) -> None:
    traced.write_text(traced.read_text(encoding="utf-8").replace("heap == 9", "heap == 8"), encoding="utf-8")
    rows = {row["id"]: row for row in _trace(shedu, traced).json["clauses"]}
    assert rows["CO-1"]["status"] == "failing"


def test_a_clause_without_scenario_is_untested(shedu: Command, traced: Path) -> None:
    text = traced.read_text(encoding="utf-8").replace("    cite CO-1, CO-2\n", "    cite CO-1\n")
    traced.write_text(text, encoding="utf-8")
    said = _trace(shedu, traced)
    assert said.json["clauses"][1]["status"] == "untested"
    assert said.json["missing"] == ["CO-2", "CO-3"]


def test_all_variants(shedu: Command, traced: Path) -> None:
    ids = [row["id"] for row in _trace(shedu, traced, "--all-variants").json["clauses"]]
    assert ids[-1] == "CO-5"


def test_how_often_rules_fire(shedu: Command, traced: Path) -> None:
    fired = _trace(shedu, traced, "--games", 4).json["fired"]
    assert fired["action grab"] > 0 and fired["flow play"] == 4
    assert not any(name.startswith("define") for name in fired)
    assert "How often each rule fired" in shedu("trace", traced, "--engine", "python", "--games", 2).out


def test_warnings(shedu: Command, traced: Path) -> None:
    many = ", ".join(f"CO-{n}" for n in range(11, 18))
    text = traced.read_text(encoding="utf-8").replace("    cite CO-1\n", f"    cite {many}\n", 1)
    text = text.replace("    cite CO-1, CO-2\n", "    cite CO-1, CO-2, CO-3, CO-4, CO-5\n")
    traced.write_text(text, encoding="utf-8")
    warnings = _trace(shedu, traced).json["warnings"]
    assert any("`grab` cites 7 clauses" in warning for warning in warnings)
    assert any('"Three are enough" claims 5 clauses' in warning for warning in warnings)
    assert any("no clause CO-11" in warning for warning in warnings)


def test_without_clauses(shedu: Command, coins: Path) -> None:
    said = shedu("trace", coins, "--engine", "python")
    assert said.code == 0
    assert "no clauses.toml" in said.err


def test_broken_clause_file(shedu: Command, traced: Path) -> None:
    (traced.parent / "clauses.toml").write_text("[[clause]\n", encoding="utf-8")
    said = _trace(shedu, traced)
    assert said.code == 1 and "clauses.toml cannot be read" in said.err
    (traced.parent / "clauses.toml").write_text("[[clause]]\nkind = 'x'\n", encoding="utf-8")
    assert "has no `id`" in _trace(shedu, traced).err


def test_a_variant_is_shown_with_its_game(shedu: Command, traced: Path) -> None:
    name = traced.read_text(encoding="utf-8").split()[1]
    title = 'scenario "Nothing changed"\n    cite CO-3\n    expect\n        heap == 12\n'
    other = traced.parent / "other.shedu"
    other.write_text(f"variant other of {name}\n    cite CO-3\n\n{title}", encoding="utf-8")
    rows = {row["id"]: row for row in _trace(shedu, other).json["clauses"]}
    assert rows["CO-3"]["status"] == "covered" and rows["CO-1"]["status"] == "covered"
    assert list(rows["CO-1"]["scenarios"][0].values()) == ["Three are enough", "passed"]
    alone = {row["id"]: row["status"] for row in _trace(shedu, traced).json["clauses"]}
    assert alone["CO-3"] == "uncited"
