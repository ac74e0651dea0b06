"""Standard Tigris & Euphrates against its clauses: each is cited by a rule and by a scenario, or exempt."""

import re
import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pytest
from cited_clauses import cites_below, groups_below

from shedu.compiler import tree as t
from shedu.compiler.link import LinkedGame, link

FOLDER = Path(__file__).resolve().parents[2] / "rules" / "tigris"
MOST_EXEMPT = 30
MOST_FOR_A_RULE = 6
MOST_FOR_A_SCENARIO = 4
CASES = {"L": 15, "T": 14, "R": 9, "W": 22, "M": 17, "K": 11, "C": 8, "S": 12, "U": 3, "I": 17, "J": 8, "V": 4}
READINGS = {
    "moved_leader": {"lifted_first", "judged_in_place"},
    "short_swap": {"ends_at_once", "ends_with_turn"},
    "monument_income": {"per_leader", "per_monument"},
    "treasure_check": {"after_building", "before_building"},
    "board": {"normal", "advanced"},
    "buildings": {"off", "on"},
    "wonder": {"off", "on"},
    "english": {"off", "on"},
}
NO_READINGS = {"hand_size"}
"""Options that no clause leaves open: what a designer may want to try."""


@cache
def game() -> LinkedGame:
    linked = link(FOLDER / "tigris.shedu")
    assert [str(found) for found in linked.diagnostics] == []
    found = linked.game("tigris")
    assert found is not None
    return found


@cache
def all_clauses() -> dict[str, tuple[str, str]]:
    """Return id -> kind of all clauses, and the variant they belong to."""
    entries = tomllib.loads((FOLDER / "clauses.toml").read_text("utf-8"))["clause"]
    return {entry["id"]: (entry["kind"], entry["variant"]) for entry in entries}


def base_clauses() -> dict[str, str]:
    """Return id -> kind of the clauses of the base game."""
    return {name: kind for name, (kind, variant) in all_clauses().items() if variant == "base"}


def exempt() -> dict[str, str]:
    entries = tomllib.loads((FOLDER / "exempt.toml").read_text("utf-8"))["exempt"]
    found = {entry["id"]: entry["reason"] for entry in entries}
    assert len(found) == len(entries)
    return found


def cited_by_rules() -> set[str]:
    return set(cites_below((game().header, game().declarations)))


def cited_by_scenarios() -> set[str]:
    return set(cites_below(game().scenarios))


def ids(titles: Iterable[str]) -> set[str]:
    """Return the case numbers that titles begin with."""
    return {found[0] for title in titles if (found := re.match(r"[A-Z]\d+(?= )", title))}


def test_base_game_has_275_clauses() -> None:
    assert len(base_clauses()) == 275


def test_every_clause_is_cited_by_a_rule_an_example_or_exempt() -> None:
    clauses = base_clauses()
    examples = {name for name, kind in clauses.items() if kind == "example"}
    assert cited_by_rules() == set(clauses) - examples - set(exempt())


def test_every_clause_that_is_not_exempt_is_cited_by_a_scenario() -> None:
    assert cited_by_scenarios() == set(all_clauses()) - set(exempt())


def test_exempt_clauses_are_few_and_each_has_its_reason() -> None:
    reasons = exempt()
    assert set(reasons) <= set(all_clauses())
    assert len(reasons) <= MOST_EXEMPT
    assert all(len(reason.split()) >= 5 for reason in reasons.values())
    assert not set(reasons) & (cited_by_rules() | cited_by_scenarios())


def test_no_place_in_the_rules_cites_more_than_six_clauses() -> None:
    groups = list(groups_below((game().header, game().declarations)))
    assert [group for group in groups if len(group) > MOST_FOR_A_RULE] == []


def test_no_scenario_claims_more_than_four_clauses() -> None:
    counts = {scenario.title: len(list(cites_below(scenario))) for scenario in game().scenarios}
    assert {title: count for title, count in counts.items() if not 1 <= count <= MOST_FOR_A_SCENARIO} == {}


def test_titles_of_scenarios_differ() -> None:
    titles = [scenario.title for scenario in game().scenarios]
    assert len(set(titles)) == len(titles)


@pytest.mark.parametrize("letter", CASES)
def test_every_known_edge_case_is_a_scenario(letter: str) -> None:
    found = {name for name in ids(scenario.title for scenario in game().scenarios) if name[0] == letter}
    assert found == {f"{letter}{number}" for number in range(1, CASES[letter] + 1)}


def test_no_scenario_names_a_case_that_is_not_there() -> None:
    assert {name[0] for name in ids(scenario.title for scenario in game().scenarios)} == set(CASES)


def test_cases_that_are_no_position_are_invariants_too() -> None:
    text = (FOLDER / "tigris.shedu").read_text("utf-8").partition("what always holds")[2]
    cases = {"W17", "W19", "W20", "W21", "W22", "L14", "K1", "K10", "K11", "U3", "R5"}
    assert set(re.findall(r"\b[A-Z]\d+\b", text)) == cases
    names = [part.name for part in game().declarations if isinstance(part, t.InvariantDecl)]
    assert names == [
        "tiles_kept", "peace", "upheld", "one_each", "shared", "resting", "put_away", "full_hands",
    ]  # fmt: skip


def test_both_readings_of_each_option_are_played() -> None:
    options = {part.name for part in game().declarations if isinstance(part, t.OptionDecl)}
    assert options == {*READINGS, *NO_READINGS}
    lines = [(line.label, line.values[0]) for scenario in game().scenarios for line in scenario.lines]
    for name, readings in READINGS.items():
        played = {value.name for label, value in lines if label == name and isinstance(value, t.Name)}
        assert len(played) == 1 and played < readings  # the default is what all other scenarios play


def test_the_standard_map_is_eleven_rows_of_sixteen() -> None:
    rows = (FOLDER / "standard.map").read_text("utf-8").splitlines()
    assert [len(row) for row in rows] == [16] * 11
    text = "".join(rows)
    assert {mark: text.count(mark) for mark in set(text)} == {".": 125, "~": 41, "T": 6, "S": 4}
