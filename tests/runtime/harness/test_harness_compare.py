"""`shedu compare`: text, JSON and a page, for games and their options."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from shedu.runtime.harness.comparing.contender import parse_call
from shedu.runtime.harness.comparing.plots import histograms, ticks
from shedu.runtime.harness.errors import WrongCall
from shedu.runtime.harness.simulation.progress import Progress

Command = Callable[..., Any]
SMALL = ("--games", 60, "--engine", "python")


def test_a_game_against_itself_as_text(shedu: Command, coins: Path) -> None:
    said = shedu("compare", coins, coins, *SMALL)
    assert (said.code, said.err) == (0, "")
    out = " ".join(said.out.split())
    for word in ("coins", "coins (2)", "wins by seat", "p1", "score by seat", "moves", "empty", "grab"):
        assert word in out
    assert "95 % interval" in out
    assert "Holm's correction" in out and "by chance" in out


def test_a_change_is_found_clear(shedu: Command, coins: Path) -> None:
    said = shedu("compare", f"{coins},most=1", f"{coins},most=5", *SMALL, "--json")
    assert said.code == 0
    assert [game["label"] for game in said.json["games"]] == ["coins, most=1", "coins, most=5"]
    assert [game["options"] for game in said.json["games"]] == [{"most": 1}, {"most": 5}]
    assert said.json["games"][0]["seed"] == 0 != said.json["games"][1]["seed"]
    moves = next(one for one in said.json["figures"] if (one["table"], one["name"]) == ("course", "moves"))
    first, step = moves["differences"]
    assert first is None and step["clear"] and step["verdict"] == "clear"
    low, high = step["interval"]
    assert low < step["value"] < high < 0
    assert said.json["clear"] >= 1 and said.json["tested"] >= said.json["differing"] >= said.json["clear"]
    text = shedu("compare", f"{coins},most=1", f"{coins},most=5", *SMALL)
    assert "Clear between coins, most=1 and coins, most=5:" in text.out
    assert "course of a game: moves −" in text.out


def test_equal_seeds_give_equal_figures(shedu: Command, coins: Path) -> None:
    figures = [
        shedu("compare", coins, coins, *SMALL, "--seed", seed, "--json").json["figures"] for seed in (4, 4, 5)
    ]
    assert figures[0] == figures[1] != figures[2]


def test_the_first_game_is_that_of_sim(shedu: Command, coins: Path) -> None:
    compared = shedu("compare", coins, coins, *SMALL, "--seed", 9, "--json").json["games"]
    for game in compared:
        alone = shedu("sim", coins, *SMALL, "--seed", game["seed"], "--json").json
        assert alone["digest"] == game["digest"]


def test_more_games_and_settings_for_all(shedu: Command, coins: Path) -> None:
    said = shedu("compare", coins, coins, coins, *SMALL, "--set", "most=2", "--players", 2, "--json")
    assert [game["options"] for game in said.json["games"]] == [{"most": 2}] * 3
    assert {game["players"] for game in said.json["games"]} == {2}
    assert all(len(one["differences"]) == 3 for one in said.json["figures"])


def test_few_games_give_no_interval(shedu: Command, coins: Path) -> None:
    said = shedu("compare", coins, coins, "--games", 5, "--engine", "python", "--json")
    assert said.json["tested"] == 0
    assert all(one["differences"][1]["interval"] in (None, [0.0, 0.0]) for one in said.json["figures"])
    assert "too few games" in said.json["explanation"]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ((), "2 to 12 games"),
        (("COINS", "--games", 0), "at least 1"),
        (("COINS", "--threads", 0), "at least 1"),
        (("COINS", "--players", 9), "is for 2 to 3 players, not 9"),
        (("hex,nothing=1",), "no option `nothing`"),
        (("COINS", "--set", "most=9"), "cannot be `9`"),
        (("COINS,most=9",), "cannot be `9`"),
        (("COINS,most=",), "OPTION=VALUE"),
        (("COINS", "--agents", "clever"), "no agent `clever`"),
        (("COINS", "--html", "/no/such/folder/page.html"), "cannot be written"),
        (("hexx",), "did you mean `hex`?"),
    ],
)
def test_wrong_calls(shedu: Command, coins: Path, arguments: tuple[object, ...], words: str) -> None:
    named = [str(word).replace("COINS", str(coins)) for word in arguments]
    games = () if "--games" in named else ("--games", 2)
    said = shedu("compare", coins, *named, *games, "--engine", "python")
    assert (said.code, said.out) == (2, "")
    assert words in said.err


def test_games_for_different_numbers_of_players(shedu: Command, coins: Path, tmp_path: Path) -> None:
    more = tmp_path / "more.shedu"
    text = coins.read_text(encoding="utf-8").replace("2..3", "4..6").partition("scenario")[0]
    more.write_text(text.replace('coins "Coins"', 'more "More"'), encoding="utf-8")
    said = shedu("compare", coins, more, *SMALL)
    assert said.code == 2 and "no number of players fits all games (coins 2 to 3, more 4 to 6)" in said.err


def test_names_with_commas_stay_whole() -> None:
    assert parse_call("a,b.shedu").game == "a,b.shedu"
    assert parse_call("a,b.shedu,x=1,y=two").settings == {"x": "1", "y": "two"}
    with pytest.raises(WrongCall, match="OPTION=VALUE"):
        parse_call("a,=1")


def test_failing_games_are_told(shedu: Command, coins: Path, tmp_path: Path) -> None:
    text = coins.read_text(encoding="utf-8").replace("heap = heap - n", "heap = heap - n - 1")
    coins.write_text(text.partition("invariant")[0], encoding="utf-8")
    said = shedu("compare", coins, coins, *SMALL, "--html", tmp_path / "page.html")
    assert said.code == 1
    assert "games failed" in said.err and "shedu sim" in said.err
    assert "of them failed" in (tmp_path / "page.html").read_text(encoding="utf-8")


def test_ctrl_c_tells_what_there_is(shedu: Command, coins: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr(Progress, "at", lambda *_: os.kill(os.getpid(), signal.SIGINT))
    said = shedu("compare", coins, coins, "--games", 10**6, "--engine", "python", "--json")
    assert said.code == 130
    assert "stopped after" in said.err
    assert said.json["games"][0]["games"] > 0


# ------------------------------------------------------------------ the page


class Outline(HTMLParser):
    """What stands in a page: tags with their attributes, and the text; every tag must be closed in order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note a tag."""
        self.seen.append((tag, dict(attrs)))
        if tag not in ("meta", "br", "line", "circle", "rect", "polygon", "polyline"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note a tag that closes itself."""
        self.seen.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        """Close a tag."""
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        """Note text."""
        self.text += data


def outline(path: Path) -> Outline:
    found = Outline()
    found.feed(path.read_text(encoding="utf-8"))
    assert found.open == []
    return found


def test_the_page_stands_alone(shedu: Command, coins: Path, tmp_path: Path) -> None:
    out = tmp_path / "page.html"
    said = shedu("compare", f"{coins},most=1", f"{coins},most=5", *SMALL, "--html", out)
    assert said.code == 0 and "wins by seat" in said.out
    page = outline(out)
    assert {"script", "link", "img", "iframe", "object"}.isdisjoint(tag for tag, _ in page.seen)
    assert all(not {"src", "href", "onload", "onclick"} & attrs.keys() for _, attrs in page.seen)
    text = out.read_text(encoding="utf-8")
    assert "http" not in text.replace("http-equiv", "") and "url(" not in text
    assert "prefers-color-scheme: dark" in text
    pictures = [attrs["aria-label"] for tag, attrs in page.seen if tag == "svg"]
    assert {"wins by seat", "lengths of games", "scores"} <= set(pictures)
    for words in ("What is clear", "coins, most=5", "Holm's correction", "All figures", "−"):
        assert words in page.text


def test_titles_cannot_break_the_page(shedu: Command, coins: Path, tmp_path: Path) -> None:
    evil = "<script>alert(1)</script>&amp;'"
    text = coins.read_text(encoding="utf-8").replace('"Coins"', f'"{evil}"')
    coins.write_text(text.replace('"Take coins"', f'"{evil}"'), encoding="utf-8")
    out = tmp_path / "page.html"
    assert shedu("compare", coins, coins, *SMALL, "--html", out).code == 0
    page = outline(out)
    assert "script" not in {tag for tag, _ in page.seen}
    assert evil in page.text


def test_a_wrong_call_leaves_the_old_page(shedu: Command, coins: Path, tmp_path: Path) -> None:
    out = tmp_path / "page.html"
    out.write_text("old", encoding="utf-8")
    assert shedu("compare", coins, "nonsense", *SMALL, "--html", out).code == 2
    assert out.read_text(encoding="utf-8") == "old"
    assert [path.name for path in tmp_path.iterdir() if path.name.endswith(".part")] == []


@pytest.mark.parametrize(
    ("low", "high", "expected"),
    [(0, 1, [0, 0.2, 0.4, 0.6, 0.8, 1]), (-0.07, 0.07, [-0.05, 0, 0.05]), (3, 52, [10, 20, 30, 40, 50])],
)
def test_ticks_are_round(low: float, high: float, expected: list[float]) -> None:
    assert ticks(low, high) == pytest.approx(expected)


def test_histograms_of_many_numbers_have_few_bins() -> None:
    drawn = histograms([dict.fromkeys(range(5000), 1), {4999: 3}], "numbers")
    assert drawn.count("polygon") == 1 and drawn.count("polyline") == 1
    assert len(drawn) < 6000
    assert histograms([{}, {}], "nothing") == ""
