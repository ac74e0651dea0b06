"""The passes in order, their faults, and what they are made of."""

from pathlib import Path

import pytest

from shedu.compiler.pipeline.dump import dump
from shedu.compiler.pipeline.find import BadSetting, find
from shedu.compiler.pipeline.passes import check_game

RULES = """\
game coins "Coins"
    players: 2

option most: 1..5 = 3

state open
    heap: 0..9 = 9
    last: Player?

action grab(n: 1..5) "Take coins"
    require few: n <= most        "That is too many."
    require there: n <= heap      "There are not so many."
    do
        heap = heap - n
        last = me
        if heap == 0
            end empty

flow play
    repeat at most 9
        for me in Player
            choose
                grab

ranking p: Player by last == p

scenario "Three are enough"
    expect
        cannot p1: grab(4) for few
"""


@pytest.fixture
def coins(tmp_path: Path) -> Path:
    path = tmp_path / "coins.shedu"
    path.write_text(RULES, encoding="utf-8")
    return path


def test_good_rules(coins: Path) -> None:
    checked = check_game(find(str(coins)), {})
    assert checked.game is not None and not checked.faulty
    assert [scenario.title for scenario in checked.scenarios] == ["Three are enough"]
    assert list(checked.seconds) == ["read", "check"]
    assert list(checked.texts) == [str(coins)]


def test_settings_reach_the_rules(coins: Path) -> None:
    game = check_game(find(str(coins)), {"most": "4"}).game
    assert game is not None
    assert [(name, value) for name, _, value in game.options] == [("most", 4)]


def test_wrong_settings_are_told_in_a_line(coins: Path) -> None:
    with pytest.raises(BadSetting, match="did you mean `most`"):
        check_game(find(str(coins)), {"mots": "4"})
    with pytest.raises(BadSetting, match="cannot be `9`"):
        check_game(find(str(coins)), {"most": "9"})


def test_a_faulty_scenario_leaves_the_rules_playable(coins: Path) -> None:
    coins.write_text(RULES.replace("grab(4)", "grap(4)"), encoding="utf-8")
    checked = check_game(find(str(coins)), {})
    assert checked.faulty and checked.game is not None


def test_faulty_rules_give_no_game(coins: Path) -> None:
    coins.write_text(RULES.replace("heap - n", "heap - m"), encoding="utf-8")
    checked = check_game(find(str(coins)), {})
    assert checked.faulty and checked.game is None


def test_a_map_is_part_of_the_rules() -> None:
    texts = check_game(find("tictactoe"), {}).texts
    assert [Path(path).name for path in texts] == ["tictactoe.shedu"]


def test_dump_names_what_was_shown(coins: Path) -> None:
    text = dump(check_game(find(str(coins)), {}).game)
    assert "coins" in text.partition("\n")[0]
    assert "Action grab" in text
    assert "Question play (above)" in text
