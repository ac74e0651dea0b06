"""Names, paths and FILE:NAME lead to the right header, wrong ones to the nearest."""

from pathlib import Path

import pytest

from shedu.compiler.pipeline.find import NoRuleText, NoSuchGame, find, games_in, rule_files, shipped_games
from shedu.compiler.pipeline.scenes import wanted_games

TWO = 'game one "The One"\n    players: 2\n\ngame two\n    players: 2\n\nvariant three of two "Third"\n'


@pytest.fixture
def two(tmp_path: Path) -> Path:
    path = tmp_path / "pair.shedu"
    path.write_text(TWO, encoding="utf-8")
    return path


def test_shipped_by_name() -> None:
    found = find("tictactoe")
    assert (found.name, found.shipped, found.path.name) == ("tictactoe", True, "tictactoe.shedu")


def test_every_shipped_game_is_found_by_its_name() -> None:
    assert {game.name for game in shipped_games()} >= {"tictactoe", "connect_four", "hex"}
    for game in shipped_games():
        assert find(game.name) == game


def test_near_name_is_offered() -> None:
    with pytest.raises(NoSuchGame, match="did you mean `tictactoe`"):
        find("tictactow")


def test_headers_of_a_file(two: Path) -> None:
    games = games_in(two)
    assert [(game.name, game.base, game.title) for game in games] == [
        ("one", "", "The One"),
        ("two", "", "two"),
        ("three", "two", "Third"),
    ]


def test_one_of_several(two: Path) -> None:
    assert find(f"{two}:two").name == "two"
    assert find(f"{two}:three").base == "two"


def test_several_need_a_name(two: Path) -> None:
    with pytest.raises(NoSuchGame, match="several games"):
        find(str(two))
    with pytest.raises(NoSuchGame, match="did you mean `two`"):
        find(f"{two}:twoo")


def test_missing_file_names_the_nearest(two: Path) -> None:
    with pytest.raises(NoRuleText, match=r"did you mean .*pair\.shedu"):
        find(str(two.with_name("pairs.shedu")))


def test_folder_is_no_rule_file(tmp_path: Path) -> None:
    with pytest.raises(NoRuleText, match="folder"):
        find(f"{tmp_path}/")


def test_binary_is_left_to_the_reader(tmp_path: Path) -> None:
    path = tmp_path / "junk.shedu"
    path.write_bytes(b"\xff\xfe\x00\x01")
    assert find(str(path)).name == ""


def test_rule_files_of_folders(two: Path) -> None:
    (two.parent / "deep").mkdir()
    (two.parent / "deep" / "more.shedu").write_text("", encoding="utf-8")
    assert [path.name for path in rule_files((str(two.parent),))] == ["more.shedu", "pair.shedu"]


def test_scenario_file_leads_to_its_game(two: Path) -> None:
    folder = two.parent / "scenarios"
    folder.mkdir()
    scenes = folder / "first.shedu"
    scenes.write_text('scenario "Once" of one\n    expect\n        1 == 1\n', encoding="utf-8")
    (wanted,) = wanted_games((str(scenes),))
    assert wanted.found.name == "one"
    assert wanted.holds(str(scenes))
    assert not wanted.holds(str(two))


def test_asked_twice_is_asked_for_all(two: Path) -> None:
    two.write_text(TWO + '\nscenario "Once" of one\n    expect\n        1 == 1\n', encoding="utf-8")
    wanted = wanted_games((str(two), f"{two}:one"))
    assert {one.found.name: one.files is None for one in wanted} == {
        "one": True,
        "two": False,
        "three": False,
    }


def test_a_file_without_scenarios_is_asked_for_all_of_its_games(two: Path) -> None:
    assert [one.files for one in wanted_games((str(two),))] == [None, None, None]
    assert all(one.files is not None for one in wanted_games((str(two.parent),)))
