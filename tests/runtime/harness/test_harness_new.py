"""`shedu new`: rule files that are sound from the first moment."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from shedu.compiler.pipeline.find import shipped_games

Command = Callable[..., Any]
PYTHON = ("--engine", "python")


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return an empty folder that the commands run in."""
    folder = tmp_path / "here"
    folder.mkdir()
    monkeypatch.chdir(folder)
    return folder


def sound(shedu: Command, path: str, scenarios: int) -> None:
    """Demand that a file has no fault or warning, passes its scenarios and plays."""
    checked = shedu("check", path, "--json")
    assert (checked.code, checked.json["diagnostics"]) == (0, [])
    tested = shedu("test", path, *PYTHON, "--json").json
    assert (tested["passed"], tested["failed"]) == (scenarios, 0)
    played = shedu("sim", path, *PYTHON, "--games", 3, "--check", "--json")
    assert (played.code, played.json["games"]) == (0, 3)


def test_a_small_game(shedu: Command, here: Path) -> None:
    said = shedu("new", "pebbles")
    assert (said.code, said.err) == (0, "")
    assert "pebbles.shedu is written" in said.out and "shedu test pebbles.shedu" in said.out
    text = (here / "pebbles.shedu").read_text(encoding="utf-8")
    assert 'game pebbles "Pebbles"' in text and max(map(len, text.splitlines())) <= 120
    sound(shedu, "pebbles.shedu", 2)


@pytest.mark.native
def test_the_small_game_on_both_engines(shedu: Command, here: Path) -> None:
    shedu("new", "pebbles")
    tested = shedu("test", "pebbles.shedu", "--quick", "--json").json
    assert (tested["passed"], tested["failed"]) == (4, 0)


GAMES = [found.name for found in shipped_games() if not found.base]


@pytest.mark.parametrize("base", GAMES)
def test_a_variant_of_every_shipped_game(shedu: Command, here: Path, base: str) -> None:
    said = shedu("new", "mine", "--from", base)
    assert (said.code, said.err) == (0, "")
    assert f"shedu compare {base} mine.shedu" in said.out
    text = (here / "mine.shedu").read_text(encoding="utf-8")
    assert f'variant mine of {base} "Mine"' in text
    assert any(line.startswith(("adjust", "also", "after")) for line in text.splitlines())
    scenarios = text.count("\nscenario ")
    assert scenarios >= 1
    sound(shedu, "mine.shedu", scenarios)


def test_the_options_of_the_game_are_listed(shedu: Command, here: Path) -> None:
    shedu("new", "wide", "--from", "hex")
    text = (here / "wide.shedu").read_text(encoding="utf-8")
    assert "# side: 19" in text and "# 3..19 = 11" in text
    (here / "wide.shedu").write_text(text.replace("# side: 19", "side: 5"), encoding="utf-8")
    assert shedu("sim", "wide.shedu", *PYTHON, "--games", 1, "--json").json["options"] == {"side": 5}


def test_a_variant_can_be_called_by_its_name(shedu: Command, here: Path) -> None:
    shedu("new", "mine", "--from", "tictactoe")
    said = shedu("compare", "tictactoe", "mine", *PYTHON, "--games", 150, "--json")
    assert said.code == 0
    assert [game["game"] for game in said.json["games"]] == ["tictactoe", "mine"]
    moves = next(one for one in said.json["figures"] if (one["table"], one["name"]) == ("course", "moves"))
    assert moves["differences"][1]["verdict"] == "clear"


def test_a_variant_of_a_game_in_this_folder_and_of_a_variant(shedu: Command, here: Path, coins: Path) -> None:
    (here / "coins.shedu").write_text(coins.read_text(encoding="utf-8"), encoding="utf-8")
    assert shedu("new", "more_coins", "--from", "coins.shedu").code == 0
    text = (here / "more_coins.shedu").read_text(encoding="utf-8")
    assert "variant more_coins of coins" in text and "# most: 5" in text
    sound(shedu, "more_coins.shedu", text.count("\nscenario "))
    assert shedu("new", "most_coins", "--from", "more_coins.shedu").code == 0
    sound(shedu, "most_coins.shedu", (here / "most_coins.shedu").read_text("utf-8").count("\nscenario "))


def test_a_game_elsewhere_is_out_of_reach(shedu: Command, here: Path, coins: Path) -> None:
    said = shedu("new", "more_coins", "--from", coins)
    assert said.code == 2 and f"go to {coins.parent.resolve()} first" in said.err
    assert list(here.iterdir()) == []


def test_nothing_is_overwritten(shedu: Command, here: Path) -> None:
    (here / "old.shedu").write_text("mine", encoding="utf-8")
    (here / "link.shedu").symlink_to(here / "nowhere")
    for name in ("old", "link"):
        for more in ((), ("--from", "hex")):
            said = shedu("new", name, *more)
            assert (said.code, said.out) == (2, "")
            assert f"{name}.shedu is there already" in said.err
    assert (here / "old.shedu").read_text(encoding="utf-8") == "mine"
    assert not (here / "nowhere").exists()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("my-game",), "`my_game` would do"),
        (("hex",), "`my_hex` would do"),
        (("../out",), "`out` would do"),
        (("flow",), "`my_flow` would do"),
        (("mine", "--from", "hexx"), "did you mean `hex`?"),
        (("mine", "--from", "nothing.shedu"), "there is no file"),
        ((), "NAME"),
    ],
)
def test_wrong_calls(shedu: Command, here: Path, arguments: tuple[str, ...], words: str) -> None:
    said = shedu("new", *arguments)
    assert (said.code, said.out) == (2, "")
    assert words in said.err
    assert list(here.parent.glob("**/*.shedu")) == []


def test_a_faulty_game_is_told_and_nothing_written(shedu: Command, here: Path, coins: Path) -> None:
    text = coins.read_text(encoding="utf-8").replace("n <= heap", "n <= heep")
    (here / "coins.shedu").write_text(text, encoding="utf-8")
    said = shedu("new", "more", "--from", "coins.shedu")
    assert said.code == 1 and "heap" in said.err
    assert not (here / "more.shedu").exists()


def test_no_place_to_write(shedu: Command, here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", refuse)
    said = shedu("new", "mine")
    assert said.code == 2 and "mine.shedu cannot be written: Permission denied" in said.err
