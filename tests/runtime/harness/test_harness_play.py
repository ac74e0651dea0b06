"""`play`, `why` and records of tables."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from shedu.runtime.records import read_record

Command = Callable[..., Any]


def _play(shedu: Command, coins: Path, typed: str, *more: object) -> Any:
    return shedu("play", coins, "--engine", "python", "--seed", 1, "--players", 2, *more, typed=typed)


def test_a_turn_shows_table_and_moves(shedu: Command, coins: Path) -> None:
    said = _play(shedu, coins, "quit\n")
    assert said.code == 0
    assert "heap: 12" in said.out
    assert "purse: p1 0; p2 ?" in said.out
    assert "grab - Take coins" in said.out and "1) grab(1)" in said.out
    assert "4) skip" in said.out


def test_moves_by_number_and_by_text(shedu: Command, coins: Path) -> None:
    said = _play(shedu, coins, "\n2\n\ngrab(1)\nquit\n", "--seats", "human,human")
    assert "p1: grab(2)" in said.out
    assert "heap: 10" in said.out


def test_what_is_typed_wrong_is_answered(shedu: Command, coins: Path) -> None:
    said = _play(shedu, coins, "grab(4)\n77\ngrap\nhelp\nskip\nquit\n")
    assert "grab(4) is not allowed: That is too many. (few; CO-2)" in said.out
    assert "There is no move 77; they go from 1 to 4." in said.out
    assert "Did you mean `grab`?" in said.out
    assert "an action's text" in said.out
    assert "p1: skip" in said.out


def test_part_of_a_move_lists_what_fits(shedu: Command, coins: Path) -> None:
    said = _play(shedu, coins, "(3\nquit\n")
    assert "  3) grab(3)" in said.out.splitlines()


def test_only_random_players_play_to_the_end(shedu: Command, coins: Path) -> None:
    said = _play(shedu, coins, "", "--seats", "random,random:kind")
    assert said.code == 0
    assert "The game has ended: empty." in said.out
    assert "wins." in said.out or "Nobody is ahead." in said.out


def test_a_table_left_is_played_on(shedu: Command, coins: Path, tmp_path: Path) -> None:
    record = tmp_path / "table.jsonl"
    first = _play(shedu, coins, "3\nquit\n", "--record", record)
    assert f"--resume {record}" in first.out
    before = read_record(record).steps
    assert before[0].text == "grab(3)"
    second = shedu("play", "--resume", record, "--engine", "python", typed="1\nquit\n")
    assert second.code == 0
    assert read_record(record).steps[: len(before)] == before
    assert len(read_record(record).steps) > len(before)


def test_a_record_is_not_overwritten(shedu: Command, coins: Path, tmp_path: Path) -> None:
    record = tmp_path / "table.jsonl"
    record.write_text("mine", encoding="utf-8")
    said = _play(shedu, coins, "", "--record", record)
    assert said.code == 2 and "--resume" in said.err
    assert record.read_text(encoding="utf-8") == "mine"


def test_wrong_tables(shedu: Command, coins: Path, tmp_path: Path) -> None:
    assert _play(shedu, coins, "", "--seats", "human,cat").code == 2
    assert _play(shedu, coins, "", "--seats", "human,human,human").code == 2
    assert shedu("play").code == 2
    assert shedu("play", "--resume", tmp_path / "none.jsonl").code == 2
    assert shedu("play", coins, "--resume", tmp_path / "none.jsonl").code == 2


def test_why_at_a_point_of_a_record(shedu: Command, coins: Path, tmp_path: Path) -> None:
    record = tmp_path / "table.jsonl"
    _play(shedu, coins, "3\nquit\n", "--record", record)
    told = shedu("why", record, "grab(5)", "--at", 1, "--engine", "python", "--json").json
    assert (told["allowed"], told["requirement"], told["seat"]) == (False, "few", "p1")
    assert told["cites"] == ["CO-2"] and told["line"] == 15
    assert told["values"] == {"n": "5"}
    words = shedu("why", record, "grab(5)", "--at", 1, "--engine", "python").out
    assert "not allowed: That is too many." in words and "CO-2" in words
    assert shedu("why", record, "grab(1)", "--at", 1, "--engine", "python", "--json").json["allowed"]


def test_why_wrong_calls(shedu: Command, coins: Path, tmp_path: Path) -> None:
    record = tmp_path / "table.jsonl"
    _play(shedu, coins, "3\nquit\n", "--record", record)
    assert "lies in" in shedu("why", record, "grab(1)", "--at", 99, "--engine", "python").err
    assert "did you mean `grab`" in shedu("why", record, "grap(1)", "--engine", "python").err


def test_changed_rules_are_warned_of(shedu: Command, coins: Path, tmp_path: Path) -> None:
    record = tmp_path / "table.jsonl"
    _play(shedu, coins, "3\nquit\n", "--record", record)
    coins.write_text(coins.read_text(encoding="utf-8").replace("= 12", "= 13"), encoding="utf-8")
    said = shedu("replay", record, "--engine", "python")
    assert "have changed since" in said.err
