"""The base game against its clauses: each is cited by a rule and by a scenario; each known case is a scenario."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path

from cited_clauses import cites_below, groups_below

from shedu.compiler import tree as t
from shedu.compiler.link import LinkedGame, link

FOLDER = Path(__file__).resolve().parents[2] / "rules" / "wonders"
MOST_FOR_A_RULE = 6
MOST_FOR_A_SCENARIO = 4
CASES = {"B": set(range(1, 63)), "F": set(range(1, 12))}
"""The known edge cases. B63 is none of the base game: who digs first is asked only where several boards dig."""
READINGS = {
    "sides": {"random_sides", "only_a", "only_b"},
    "boards": {"dealt", "chosen_freely"},
    "chain_use": {"optional", "forced"},
    "same_turn_cards": {"counted", "not_counted"},
    "free_city_last_card": {"playable", "discarded"},
    "spare_purchases": {"left_out", "offered"},
}
INVARIANTS = {
    "conserved", "guilds", "single", "unlike", "dealt_out", "hands", "tokens",
}  # fmt: skip


@cache
def game() -> LinkedGame:
    linked = link(FOLDER / "wonders.shedu")
    assert [str(found) for found in linked.diagnostics] == []
    found = linked.game("wonders")
    assert found is not None
    return found


def base_clauses() -> set[str]:
    entries = tomllib.loads((FOLDER / "clauses.toml").read_text("utf-8"))["clause"]
    return {entry["id"] for entry in entries if entry["module"] == "base" and entry["id"].startswith("7W-")}


def test_the_base_game_has_175_clauses() -> None:
    assert len(base_clauses()) == 175


def test_every_clause_is_cited_by_a_rule() -> None:
    assert base_clauses() - set(cites_below((game().header, game().declarations))) == set()


def test_every_clause_is_cited_by_a_scenario() -> None:
    assert base_clauses() - set(cites_below(game().scenarios)) == set()


def test_no_place_in_the_rules_cites_more_than_six_clauses() -> None:
    groups = list(groups_below((game().header, game().declarations)))
    assert [group for group in groups if len(group) > MOST_FOR_A_RULE] == []


def test_no_scenario_claims_more_than_four_clauses() -> None:
    counts = {scenario.title: len(list(cites_below(scenario))) for scenario in game().scenarios}
    assert {title: count for title, count in counts.items() if not 1 <= count <= MOST_FOR_A_SCENARIO} == {}


def test_titles_of_scenarios_differ() -> None:
    titles = [scenario.title for scenario in game().scenarios]
    assert len(set(titles)) == len(titles)


def test_every_known_edge_case_is_a_scenario() -> None:
    named = [found for scenario in game().scenarios if (found := re.match(r"([A-Z])(\d+) ", scenario.title))]
    played: dict[str, set[int]] = {}
    for found in named:
        played.setdefault(found[1], set()).add(int(found[2]))
    assert played == CASES


def test_every_reading_of_each_option_is_played() -> None:
    options = {part.name for part in game().declarations if isinstance(part, t.OptionDecl)}
    assert options == set(READINGS)
    lines = [(line.label, line.values[0]) for scenario in game().scenarios for line in scenario.lines]
    for name, readings in READINGS.items():
        played = {value.name for label, value in lines if label == name and isinstance(value, t.Name)}
        assert len(readings - played) <= 1  # the default is what all other scenarios play
        assert played <= readings


def test_what_always_holds() -> None:
    names = {part.name for part in game().declarations if isinstance(part, t.InvariantDecl)}
    assert names == INVARIANTS
