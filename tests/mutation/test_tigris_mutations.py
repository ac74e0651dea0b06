"""Tigris & Euphrates and its modules are pinned by scenarios, rule by rule and clause by clause."""

import json
import tomllib
from functools import cache
from pathlib import Path

import pytest

from shedu.runtime.harness.cli import run
from shedu.runtime.harness.loading import load
from shedu.runtime.harness.tracing.pinning import Pinning, pin

FOLDER = Path(__file__).resolve().parents[2] / "rules" / "tigris"
MOST_EXEMPT = 30

DECLARED = {
    "TE-ADVBOARD-04": "The map marks where temples with treasures lie, and the set-up reads it.",
    "TE-ADVBOARD-06": "The map marks what is framed, and the rule of the standard game reads it.",
    "TE-SETUP-02": "Which map is played is the map the board names.",
    "TE-SETUP-09": "Points are numbers, so there is no supply to sort.",
    "TE-SETUP-22": "Seats that nobody takes have no pieces in the state.",
    "TE-UNIFY-02": "The state has one place for the tile.",
}
"""Clauses that are neither of a component nor of a word, and yet hold by what is declared alone -> how."""


@cache
def pinned() -> Pinning:
    return pin(load("tigris", engine="python"))


@cache
def kinds() -> dict[str, str]:
    """Return id -> kind of all clauses."""
    entries = tomllib.loads((FOLDER / "clauses.toml").read_text("utf-8"))["clause"]
    return {entry["id"]: entry["kind"] for entry in entries}


def test_no_change_of_the_rules_goes_unnoticed() -> None:
    found = pinned()
    assert found.tried > 220
    assert [str(one) for one in found.survivors.values()] == []


def test_each_clause_has_a_scenario_that_fails_without_what_cites_it() -> None:
    found = pinned()
    assert found.loose() == []
    assert len(found.pinned) > 230


def test_only_components_and_words_rest_on_a_declaration() -> None:
    resting = {cite for cite in pinned().declared() if kinds()[cite] not in ("component", "definition")}
    assert resting == set(DECLARED)


def test_every_clause_that_rules_cite_is_pinned_or_declared() -> None:
    found = pinned()
    cited = {cite for place in found.places for cite in place.cites}
    assert cited == found.pinned.keys() | found.declared()
    assert cited <= kinds().keys()


def test_the_trace_misses_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["trace", "tigris", "--all-variants", "--engine", "python", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert len(data["clauses"]) == len(kinds()) == 329
    assert data["missing"] == [] and data["warnings"] == []
    exempt = [row for row in data["clauses"] if row["status"] == "exempt"]
    assert len(exempt) <= MOST_EXEMPT and all(row["reason"] for row in exempt)
    assert {row["status"] for row in data["clauses"]} == {"covered", "exempt"}
