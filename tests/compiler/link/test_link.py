"""Linking: files, headers, scenarios, and what cannot be built yet."""

from __future__ import annotations

from pathlib import Path

import pytest

import shedu.rules
from shedu.compiler.link import Linked, link

RULES = Path(next(iter(shedu.rules.__path__)))
GAME = 'game small "Small"\n    players: 2\n\nflow play\n    end done\n'


def write(folder: Path, **files: str) -> Path:
    for name, text in files.items():
        path = folder / (name.replace("__", "/") + ".shedu")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder / "game.shedu"


def places(linked: Linked) -> list[tuple[str, str, int, int]]:
    return [(d.code, Path(d.span.file).name, d.span.line, d.span.column) for d in linked.diagnostics]


@pytest.mark.parametrize("name", ["tictactoe", "connect_four", "breakthrough", "hex", "reversi"])
def test_the_shipped_games_link(name: str) -> None:
    linked = link(RULES / "classic" / f"{name}.shedu")
    assert linked.diagnostics == ()
    (game,) = linked.games
    assert game.name == name and game.damaged == frozenset()
    assert all(scenario.of is None or scenario.of.name == name for scenario in game.scenarios)


def test_a_game_alone(tmp_path: Path) -> None:
    linked = link(write(tmp_path, game=GAME))
    assert linked.diagnostics == ()
    game = linked.game()
    assert game is not None and game is linked.game("small")
    assert linked.game("large") is None
    assert game.header.title == "Small"
    assert len(game.declarations) == 1
    assert list(linked.sources) == [str(tmp_path / "game.shedu")] == list(game.files)


def test_several_games_in_one_file(tmp_path: Path) -> None:
    text = GAME + 'scenario "one"\n    players: 2\n' + GAME.replace("small", "other")
    text += 'scenario "two" of small\n    players: 2\n'
    linked = link(write(tmp_path, game=text))
    assert linked.diagnostics == ()
    assert [game.name for game in linked.games] == ["small", "other"]
    assert [[s.title for s in game.scenarios] for game in linked.games] == [["one", "two"], []]


def test_files_that_are_used(tmp_path: Path) -> None:
    main = GAME.replace("players: 2", 'players: 2\n    use: "more.shedu", "sub/deep.shedu"')
    path = write(tmp_path, game=main, more="define a is 1\n", sub__deep="define b is 2\n")
    linked = link(path)
    assert linked.diagnostics == ()
    game = linked.game()
    assert game is not None
    assert [type(item).__name__ for item in game.declarations] == ["FlowDecl", "DefineDecl", "DefineDecl"]
    assert [Path(file).name for file in game.files] == ["game.shedu", "more.shedu", "deep.shedu"]


def test_a_file_of_the_shipped_rules_may_be_used(tmp_path: Path) -> None:
    shipped = tmp_path / "shipped"
    write(shipped, common="define a is 1\n")
    path = write(tmp_path / "mine", game=GAME.replace("players: 2", 'use: "common.shedu"'))
    assert [d.code for d in link(path).diagnostics] == ["E0204"]
    game = link(path, shipped).game()
    assert game is not None and len(game.declarations) == 2


@pytest.mark.parametrize(
    "used",
    [
        "../other.shedu",
        "/etc/passwd",
        "a/../../b.shedu",
        "C:/x.shedu",
        "..\\\\x.shedu",
        "\\\\\\\\host\\\\x",
        "",
    ],
)
def test_no_path_leads_out(tmp_path: Path, used: str) -> None:
    write(tmp_path, other="define a is 1\n")
    path = write(tmp_path / "in", game=GAME.replace("players: 2", f'use: "{used}"'))
    linked = link(path)
    assert places(linked) == [("E0203", "game.shedu", 2, 10)]
    assert list(linked.sources) == [str(path)]


def test_no_symbolic_link_leads_out(tmp_path: Path) -> None:
    write(tmp_path, other="define a is 1\n")
    path = write(tmp_path / "in", game=GAME.replace("players: 2", 'use: "link.shedu"'))
    (tmp_path / "in" / "link.shedu").symlink_to(tmp_path / "other.shedu")
    assert [d.code for d in link(path).diagnostics] == ["E0203"]


def test_values_of_use(tmp_path: Path) -> None:
    text = GAME.replace("players: 2", 'use: 3, extr, "gone.shedu"') + "module extra\n"
    linked = link(write(tmp_path, game=text))
    assert places(linked) == [
        ("E0209", "game.shedu", 2, 10),
        ("E0204", "game.shedu", 2, 13),
        ("E0204", "game.shedu", 2, 19),
    ]
    assert linked.diagnostics[1].hint == "did you mean `extra`?"


def test_a_file_that_uses_itself(tmp_path: Path) -> None:
    linked = link(write(tmp_path, game=GAME.replace("players: 2", 'use: "game.shedu"')))
    assert linked.diagnostics == ()
    assert len(linked.games[0].declarations) == 1


def test_too_many_files(tmp_path: Path) -> None:
    files = {f"f{i}": "define a is 1\n" for i in range(60)}
    used = ", ".join(f'"{name}.shedu"' for name in files)
    linked = link(write(tmp_path, game=GAME.replace("players: 2", f"use: {used}"), **files))
    assert [d.code for d in linked.diagnostics] == ["E0208"]


def test_scenarios_beside_the_game(tmp_path: Path) -> None:
    path = write(
        tmp_path,
        game=GAME,
        scenarios__one='scenario "a" of small\n    players: 2\n\nscenario "b"\n    players: 2\n',
        scenarios__two='scenario "c" of smal\n    players: 2\n\nflow f\n    end x\n',
    )
    linked = link(path)
    assert [s.title for s in linked.games[0].scenarios] == ["a", "b"]
    quick = link(path, scenarios=False)
    assert quick.games[0].scenarios == () and quick.diagnostics == ()
    assert places(linked) == [("E0207", "two.shedu", 1, 17), ("E0205", "two.shedu", 4, 1)]
    assert linked.diagnostics[0].hint == "did you mean `small`?"


def test_scenarios_of_the_other_games_of_a_folder_are_left_to_them(tmp_path: Path) -> None:
    path = write(
        tmp_path,
        game=GAME,
        other=GAME.replace("small", "other"),
        scenarios__all='scenario "a" of small\n    players: 2\nscenario "b" of other\n    players: 2\n',
        scenarios__none='scenario "c"\n    players: 2\n',
    )
    linked = link(path)
    assert [s.title for s in linked.games[0].scenarios] == ["a"]
    assert places(linked) == [("E0207", "none.shedu", 1, 10)]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", [("E0201", "game.shedu", 1, 1)]),
        ("flow play\n    end x\n", [("E0201", "game.shedu", 1, 1)]),
        ("flow f\n    end x\n" + GAME, [("E0205", "game.shedu", 1, 1)]),
        (GAME + GAME, [("E0206", "game.shedu", 6, 6)]),
        (GAME.replace('game small "Small"', "game small 3"), [("E0101", "game.shedu", 1, 12)]),
        ("module m\n", []),
    ],
)
def test_headers(tmp_path: Path, text: str, expected: list[tuple[str, str, int, int]]) -> None:
    assert places(link(write(tmp_path, game=text))) == expected


def test_a_missing_file_is_a_diagnostic(tmp_path: Path) -> None:
    linked = link(tmp_path / "none.shedu")
    assert [d.code for d in linked.diagnostics] == ["E0119"]
    assert linked.games == ()


def test_faults_of_reading_are_among_the_diagnostics(tmp_path: Path) -> None:
    used = GAME.replace("players: 2", 'use: "more.shedu"')
    linked = link(write(tmp_path, game=used, more="define a s 1\ndefine b is 2\n"))
    assert places(linked) == [("E0101", "more.shedu", 1, 10)]
    assert "a" in linked.games[0].damaged
