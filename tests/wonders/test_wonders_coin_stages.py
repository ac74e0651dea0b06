"""Stages that cost coins: none of the base game's does, so one is given a price in a copy of the rules."""

from __future__ import annotations

import shutil
from pathlib import Path

from shedu.compiler.pipeline.scenes import wanted_games
from shedu.runtime.harness.commands.test import run_scenarios
from shedu.runtime.harness.loading import open_found

RULES = Path(__file__).resolve().parents[2] / "rules" / "wonders"
ROW = "gizah_a1         | gizah_a         | 1 | {2 stone}                 | worth: 3"
HEAD = """
    players: 3
    given
        going_round = [{free_stages}, {free_military}, {endless_mines}]
    play
        p1: draft_tiles(free_stages)
    given
        wonder = [gizah_a, rhodos_a, babylon_a]
        tiles = [{}, {}, {}]
        hand = [{altar, palace}, {2 tavern}, {2 tavern}]
        coins = [6, 3, 3]
"""
TRIED = """
    expect
        cannot p1: raise_stage(altar, 1, {way}) for coins
    given
        coins[p1] = 7
    play
        p1: raise_stage(altar, 1, {way})
        p2: sell(tavern)
        p3: sell(tavern)
    expect
        built[p1] == {{gizah_a1}}
        coins[p1] == 0
        tokens[p1] == {{}}
"""
SCENARIOS = (
    'scenario "BB-TILE-10 Coins are due where a tile waives the goods" of babel'
    + HEAD
    + "        active = {free_stages}\n"
    + TRIED.format(way="paid")
    + 'scenario "BB-REWARD-10 Coins are due where a token waives the goods" of babel'
    + HEAD
    + "        tokens[p1] = {stage_token}\n"
    + TRIED.format(way="token")
)


def test_coins_of_a_stage_are_due_where_its_goods_are_not(tmp_path: Path) -> None:
    copy = tmp_path / "wonders"
    shutil.copytree(RULES, copy, ignore=shutil.ignore_patterns("scenarios", "*.toml"))
    boards = copy / "boards.shedu"
    text = boards.read_text("utf-8")
    assert text.count(ROW) == 1
    boards.write_text(text.replace(ROW, f"{ROW} | coins: 7"), "utf-8")
    (copy / "scenarios").mkdir()
    (copy / "scenarios" / "coins.shedu").write_text(SCENARIOS, "utf-8")
    (wanted,) = (one for one in wanted_games((str(copy / "babel.shedu"),)))
    results = list(run_scenarios(open_found(wanted.found, {}, "python", True), wanted, "python", True))
    assert [(one.title, one.message) for one in results if not one.passed] == []
    assert len(results) == 2
