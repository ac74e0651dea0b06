"""Files that are none, or are not where they should be, or lead out."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from shedu.compiler.read.text import LARGEST_FILE
from shedu.runtime.harness.cli import run

GAME = """game example "An example"
    players: 2

board Cell
    shape: grid(2, 3)
    marks
        "x": wood
    map: "example.map"

state open
    points: Player -> 0..9

action gain(at: Cell)
    require on_wood: at in wood
    do
        points[me] = 1

flow play
    repeat at most 2
        for me in Player
            choose
                gain
    end done

ranking p: Player by points[p]
"""
MAP = "x.x\n.x.\n"


def codes(examined: Any, content: str | bytes) -> list[str]:
    found: list[str] = examined(GAME, {"example.map": content}).codes
    return found


def test_a_map_that_fits(examined: Any) -> None:
    assert codes(examined, MAP) == []
    assert codes(examined, "\r\n\r\nx.x  \r\n.x.\r\n\r\n") == []


@pytest.mark.parametrize(
    ("content", "wanted"),
    [
        ("", ["E0333"]),
        ("x.x\n", ["E0333"]),
        ("x.x\n.x.\nx.x\n", ["E0333"]),
        ("x.x\n.x\n", ["E0333"]),
        ("x.x.\n.x..\n", ["E0333", "E0333"]),
        ("x.x\n.y.\n", ["E0334"]),
        ("x.x\n.\u202e.\n", ["E0334"]),
        (b"\x00\x01\x02" * 100, ["E0333"]),
        (b"\xff\xfe\x00\x01", ["E0332"]),
        ("x" * (1 << 21), ["E0332"]),
        (MAP.encode("utf-16"), ["E0332"]),
    ],
)
def test_a_map_that_does_not_fit(content: str | bytes, wanted: list[str], examined: Any) -> None:
    found = codes(examined, content)
    assert found == wanted or (wanted == ["E0333"] and set(found) <= {"E0333", "E0334"})


def test_a_map_that_is_missing(examined: Any) -> None:
    assert examined(GAME).codes == ["E0332"]


def test_a_map_that_is_a_folder_or_a_pipe(examined: Any, tmp_path: Path) -> None:
    (tmp_path / "example.map").mkdir()
    assert examined(GAME).codes == ["E0332"]
    (tmp_path / "example.map").rmdir()
    os.mkfifo(tmp_path / "example.map")
    assert examined(GAME).codes == ["E0332"]


OUTSIDE = [
    "../example.map",
    "/etc/passwd",
    "C:/example.map",
    "..",
    ".",
    "a\\\\..\\\\b",
    "sub/../../example.map",
]


@pytest.mark.parametrize("name", OUTSIDE)
def test_a_map_is_beside_the_game_or_below(name: str, examined: Any) -> None:
    assert set(examined(GAME.replace("example.map", name)).codes) <= {"E0203", "E0332", "E0104"}


def test_links_that_lead_out_are_not_followed(examined: Any, tmp_path: Path) -> None:
    outside = tmp_path.parent / f"{tmp_path.name}-outside"
    outside.mkdir()
    (outside / "example.map").write_text(MAP, encoding="utf-8")
    (outside / "more.shedu").write_text("define more is 1\n", encoding="utf-8")
    (tmp_path / "example.map").symlink_to(outside / "example.map")
    assert examined(GAME).codes == ["E0203"]
    (tmp_path / "example.map").unlink()
    (tmp_path / "more.shedu").symlink_to(outside / "more.shedu")
    used = GAME.replace("players: 2", 'players: 2\n    use: "more.shedu"')
    assert examined(used, {"example.map": MAP}).codes == ["E0203"]


def test_links_below_the_game_are(examined: Any, tmp_path: Path) -> None:
    (tmp_path / "maps").mkdir()
    (tmp_path / "maps" / "real.map").write_text(MAP, encoding="utf-8")
    (tmp_path / "example.map").symlink_to(tmp_path / "maps" / "real.map")
    assert examined(GAME).codes == []


NOWHERE = ["../x.shedu", "/etc/passwd", "nothing.shedu", ".", "x" * 5000 + ".shedu", "a/" * 2000 + "b.shedu"]


@pytest.mark.parametrize("name", NOWHERE)
def test_files_that_are_used_are_below_the_game(name: str, examined: Any) -> None:
    used = GAME.replace("players: 2", f'players: 2\n    use: "{name}"')
    assert set(examined(used, {"example.map": MAP}).codes) <= {"E0203", "E0204"}


def told(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, str]:
    """What a command line gives: its exit code, and what it says of faults."""
    capsys.readouterr()
    code = run([str(argument) for argument in arguments])
    said = capsys.readouterr()
    assert "Traceback" not in said.err and "internal" not in said.err
    return code, said.err + said.out


@pytest.mark.parametrize("command", ["check", "sim", "build", "test", "play", "trace", "perft", "bench"])
def test_what_is_no_file_is_told_in_a_line(command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pipe = tmp_path / "pipe.shedu"
    os.mkfifo(pipe)
    for name in ("/dev/zero", pipe, "x" * 5000, "nothing.shedu", "a\0b.shedu", f"{tmp_path}/é.shedu", ""):
        code, text = told(capsys, command, name)
        assert code == 2, (name, text)
        assert 1 <= text.strip().count("\n") + 1 <= 2


@pytest.mark.parametrize("command", ["check", "sim", "build", "play", "bench"])
def test_a_file_that_is_too_large(command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "large.shedu"
    path.write_text("#" * (LARGEST_FILE + 1), encoding="utf-8")
    code, text = told(capsys, command, path)
    assert code == 1 and "E0118" in text


def test_a_folder_given_as_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for command in ("sim", "build", "play", "bench"):
        code, text = told(capsys, command, tmp_path)
        assert code == 2 and "folder" in text
