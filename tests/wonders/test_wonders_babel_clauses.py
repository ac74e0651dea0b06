"""The modules of Babel against their clauses: each is cited by a rule and by a scenario, or exempt; each known case
and each reading is a scenario."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path

import pytest
from cited_clauses import cites_below, groups_below

from shedu.compiler import tree as t
from shedu.compiler.link import LinkedGame, link

FOLDER = Path(__file__).resolve().parents[2] / "rules" / "wonders"
MOST_EXEMPT = 30
MOST_FOR_A_RULE = 6
MOST_FOR_A_SCENARIO = 4
NEED_OTHER_EXPANSIONS = {
    "T": {11, 14, 27, 30, 33, 35, 38, 42, 45},
    "P": {20, 21, 28, 29, 32, 33, 34},
}
"""Known edge cases with leaders, black cards or boards that are not among these rules."""
LAST_CASE = {"T": 47, "P": 34}
IN_COMMENTS = {"T19", "T36"}
"""Cases that are lines of a scenario with another title."""
READINGS = {
    "last_card_to_tower": {"allowed", "forbidden"},
    "tile_at_age_end": {"waits", "acts"},
    "tax_on_free_builds": {"taxed", "exempt"},
    "endless_mine_sales": {"any_number", "one_unit"},
    "project_cost": {"joint", "separate"},
    "partial_penalty": {"token_only", "pay_and_token"},
    "tower": {"off", "on"},
    "projects": {"off", "on"},
}


@cache
def game() -> LinkedGame:
    linked = link(FOLDER / "babel.shedu")
    assert [str(found) for found in linked.diagnostics] == []
    found = linked.game("babel")
    assert found is not None
    return found


def clauses() -> set[str]:
    entries = tomllib.loads((FOLDER / "clauses.toml").read_text("utf-8"))["clause"]
    return {entry["id"] for entry in entries if entry["id"].startswith("BB-")}


def exempt() -> dict[str, str]:
    entries = tomllib.loads((FOLDER / "exempt.toml").read_text("utf-8"))["exempt"]
    return {entry["id"]: entry["reason"] for entry in entries}


def scenarios() -> list[t.ScenarioDecl]:
    return [one for one in game().scenarios if Path(one.span.file).name.startswith("babel_")]


def test_tower_projects_and_what_both_share_have_192_clauses() -> None:
    assert len(clauses()) == 192


def test_every_clause_is_cited_by_a_rule_or_exempt() -> None:
    assert clauses() - set(cites_below((game().header, game().declarations))) == set(exempt()) & clauses()


def test_every_clause_is_cited_by_a_scenario_or_exempt() -> None:
    assert clauses() - set(cites_below(game().scenarios)) == set(exempt()) & clauses()


def test_exempt_clauses_are_few_and_each_has_its_reason() -> None:
    assert len(exempt()) <= MOST_EXEMPT
    assert all(len(reason.split()) >= 5 for reason in exempt().values())


def test_no_place_in_the_rules_cites_more_than_six_clauses() -> None:
    groups = list(groups_below(game().declarations))
    assert [group for group in groups if len(group) > MOST_FOR_A_RULE] == []


def test_scenarios_claim_between_one_and_four_clauses() -> None:
    counts = {one.title: len(set(cites_below(one))) for one in scenarios()}
    assert {title: count for title, count in counts.items() if not 1 <= count <= MOST_FOR_A_SCENARIO} == {}


def test_titles_of_scenarios_differ() -> None:
    titles = [one.title for one in scenarios()]
    assert len(set(titles)) == len(titles) > 150


@pytest.mark.parametrize("letter", LAST_CASE)
def test_every_known_edge_case_is_a_scenario(letter: str) -> None:
    titles = "\n".join(one.title for one in scenarios())
    played = {int(number) for number in re.findall(rf"^{letter}(\d+) ", titles, re.MULTILINE)}
    told = {int(name[1:]) for name in IN_COMMENTS if name[0] == letter}
    wanted = set(range(1, LAST_CASE[letter] + 1)) - NEED_OTHER_EXPANSIONS[letter]
    assert played | told == wanted


def test_every_reading_of_each_option_is_played() -> None:
    lines = [(line.label, line.values[0]) for one in scenarios() for line in one.lines]
    for name, readings in READINGS.items():
        played = {value.name for label, value in lines if label == name and isinstance(value, t.Name)}
        assert len(readings - played) == 1  # the default is what all other scenarios play
        assert played < readings
