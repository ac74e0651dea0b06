"""`check`, `build --dump`, `games`, `cache`, `explain`: what tells of rules without playing."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Command = Callable[..., Any]

FAULTS = """\
game coins "Coins"
    players: 2

state open
    heap: 0..9 = 9

action grab(n: 1..3)
    require there: n <= heep
    do
        heap = heap - m

flow play
    repeat at most 9
        for me in Playr
            choose
                grap
"""


def test_every_fault_with_its_place(shedu: Command, tmp_path: Path) -> None:
    path = tmp_path / "coins.shedu"
    path.write_text(FAULTS, encoding="utf-8")
    said = shedu("check", path, "--json")
    assert said.code == 1
    errors = [one for one in said.json["diagnostics"] if one["severity"] == "error"]
    lines = {one["spans"][0]["line"] for one in errors}
    assert {8, 10, 14, 16} <= lines
    assert all(one["code"] and one["message"] and one["spans"][0]["length"] >= 1 for one in errors)
    text = shedu("check", path).out
    assert "coins.shedu:8:" in text and "^^^^" in text and "did you mean `heap`" in text


def test_good_rules(shedu: Command, coins: Path) -> None:
    said = shedu("check", coins)
    assert (said.code, said.out) == (0, "1 game, no faults\n")
    assert shedu("check", coins, "--json").json == {"diagnostics": []}


def test_a_file_that_is_no_text(shedu: Command, tmp_path: Path) -> None:
    path = tmp_path / "bad.shedu"
    path.write_bytes(b"\xff\xfeg\x00a\x00")
    said = shedu("check", path)
    assert said.code == 1 and "not UTF-8" in said.out
    assert shedu("sim", path).code == 1


def test_missing_file(shedu: Command, tmp_path: Path) -> None:
    said = shedu("check", tmp_path / "none.shedu")
    assert said.code == 2 and "no file" in said.err


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("read", "Module"),
        ("link", "game coins"),
        ("check", "Action grab"),
        ("plan", "Plan coins"),
        ("write", "# ---- engine.pyx"),
    ],
)
def test_dumps(shedu: Command, coins: Path, name: str, words: str) -> None:
    said = shedu("build", coins, "--dump", name)
    assert said.code == 0
    assert words in said.out


def test_sources_are_written(shedu: Command, coins: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    said = shedu("build", coins, "--out", out, "--json")
    assert sorted(path.name for path in out.iterdir()) == ["engine.pyx", "meta.json"]
    assert list(said.json["seconds"]) == ["read", "check", "plan", "write"]


def test_build_wrong_calls(shedu: Command, coins: Path) -> None:
    assert shedu("build", coins, "--dump", "guess").code == 2
    assert shedu("build", coins, "--out", coins).code == 2
    assert shedu("build", coins, "--set", "least=1").code == 2


def test_games(shedu: Command) -> None:
    names = [game["name"] for game in shedu("games", "--json").json["games"]]
    assert {"tictactoe", "hex"} <= set(names)
    assert "Tic-tac-toe" in shedu("games").out


def test_cache(shedu: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHEDU_CACHE", str(tmp_path / "cache"))
    assert shedu("cache", "path").out.strip() == str(tmp_path / "cache")
    assert shedu("cache", "list", "--json").json["engines"] == []
    assert shedu("cache", "clear", "--json").json["removed"] == 0


def test_explain(shedu: Command) -> None:
    assert shedu("explain", "e0101").out.startswith("E0101: ")
    said = shedu("explain", "E0l01")
    assert said.code == 2 and "did you mean" in said.err


def test_modules_that_are_off_are_checked_too(shedu: Command, tmp_path: Path) -> None:
    path = tmp_path / "game.shedu"
    path.write_text(
        "game g\n    players: 2\n    use: extra when more\n\noption more: bool = false\n\n"
        "flow play\n    end over\n\nranking p: Player by 0\n\nmodule extra\n\nadjust nothing by 1\n",
        encoding="utf-8",
    )
    said = shedu("check", path)
    assert said.code == 1 and "there is no rule `nothing` to amend" in said.out
    assert shedu("check", path, "--set", "more=false").code == 0
