"""The tables of the Babel modules against facts noted down on their own: a slip in a row does not pass."""

from __future__ import annotations

from functools import cache

import pytest
from wonders_games import game

from shedu.compiler import core
from shedu.runtime.decode import plain

PRINTED = """
tax_on_military free_military shut_double_mines shut_markets bonus_for_civilian tax_on_civilian neighbours_chains
civilian_for_coins made_goods_cheaper made_goods_dearer raw_goods_cheaper raw_goods_dearer tax_on_chains
bonus_for_chains free_stages tax_on_stages wood_or_stone ore_or_clay smaller_victories endless_mines any_made_good
heavier_defeats guilds_for_coins bonus_for_guilds
"""
"""The printed tiles from number 1 on."""

PROJECTS = """
belvedere        1 blue   1 clay    lose_red_card     stage_token
cranes           1 green  1 -       lose_brown_card   structure_token
double_walls     1 red    1 -       lose_start        victory_token
factory          1 brown  2 -       lose_grey_card    pass_token
rampart_road     1 yellow 1 stone   lose_all_coins    coins:4
obelisk          2 blue   1 papyrus lose_brown_card   shield:1
river_port       2 yellow 1 textile lose_all_coins    coins:6
sewer_network    2 green  2 -       lose_red_card     structure_token
smelter          2 brown  2 -       lose_grey_card    point_for_stage
war_mirror       2 red    2 glass   lose_blue_card    victory_token
archives         3 green  4 -       lose_blue_card    points_for_science
giant_trebuchet  3 red    5 wood    lose_all_coins    victory_token
grand_bazaar     3 yellow 4 ore     lose_red_card     coins:12
menagerie        3 purple 4 -       lose_green_card   point_for_guild
triumphal_arches 3 blue   5 -       lose_two_tokens   shield:2
"""
"""Name, age, colour, coins and goods of taking part, penalty, reward."""

PENALTIES = {
    **{f"no_{color}": f"lose_{color}_card" for color in ("brown", "red", "grey", "blue", "green")},
    "no_coins": "lose_all_coins",
    "no_start": "lose_start",
    "no_victories": "lose_two_tokens",
}
REWARDS = {
    "stage_token": "stage_token",
    "structure_token": "structure_token",
    "pass_token": "pass_token",
    "victory": "victory_token",
    "wonder_point": "point_for_stage",
    "science_point": "points_for_science",
    "guild_point": "point_for_guild",
}


@cache
def tables() -> dict[str, core.Table]:
    checked = game("both").checked.game
    assert checked is not None
    return {table.atom.name: table for table in checked.tables}


def rows(name: str) -> dict[str, dict[str, object]]:
    """Return row -> column -> value."""
    table = tables()[name]
    return {
        row: {
            column: plain(kind, cells[place]) for (column, kind), cells in zip(table.columns, table.cells, strict=True)
        }
        for place, row in enumerate(table.atom.values)
    }


def test_tiles_have_their_numbers() -> None:
    assert {row: cells["number"] for row, cells in rows("Tile").items()} == {
        name: number for number, name in enumerate(PRINTED.split(), 1)
    }


@pytest.mark.parametrize("line", PROJECTS.strip().splitlines())
def test_projects_are_as_printed(line: str) -> None:
    name, age, color, coins, goods, penalty, reward = line.split()
    row = rows("Project")[name]
    assert (row["age"], row["color"], row["coins"]) == (int(age), color, int(coins))
    assert row["goods"] == ({} if goods == "-" else {goods: 1})
    assert PENALTIES[str(row["penalty"])] == penalty
    assert told(row) == reward


def told(project: dict[str, object]) -> str:
    """Return the reward in the words of the list above."""
    reward = str(project["reward"])
    shields = rows("Reward")[reward]["shields"]
    if reward == "money":
        return f"coins:{project['amount']}"
    assert project["amount"] == 0
    return f"shield:{shields}" if shields else REWARDS[reward]


def test_no_project_is_missing_or_made_up() -> None:
    assert list(rows("Project")) == [line.split()[0] for line in PROJECTS.strip().splitlines()]


def test_a_penalty_takes_the_colour_of_its_name() -> None:
    for name, cells in rows("Penalty").items():
        if PENALTIES[name].endswith("_card"):
            assert name == f"no_{cells['loses_card.color']}"
