"""`sim`, `bench`, `perft` and `replay` on the reference engine, which needs no compiler."""

import csv
import json
import os
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from shedu.runtime.harness.simulation.progress import Progress
from shedu.runtime.records import read_record

Command = Callable[..., Any]

KEYS = {
    *("game", "options", "players", "games", "seed", "threads", "engine", "seconds", "games_per_second"),
    *("moves", "moves_per_second", "wins", "wins_interval", "scores", "length", "branching", "ended_by"),
    *("actions", "conflicts", "digest"),
}


def test_json_has_all_keys(shedu: Command, coins: Path) -> None:
    said = shedu("sim", coins, "--games", 20, "--engine", "python", "--seed", 5, "--json", "--check")
    assert said.code == 0
    assert said.json.keys() >= KEYS
    assert said.json["games"] == 20 and said.json["players"] == 3
    assert said.json["options"] == {"most": 3}
    assert abs(sum(said.json["wins"]) - 1) < 1e-9
    assert said.json["ended_by"]["empty"] == 20


def test_seeds_give_games(shedu: Command, coins: Path) -> None:
    digests = [
        shedu("sim", coins, "--games", 5, "--engine", "python", "--seed", seed, "--json").json["digest"]
        for seed in (1, 1, 2)
    ]
    assert digests[0] == digests[1] != digests[2]


def test_text_tells_the_same(shedu: Command, coins: Path) -> None:
    said = shedu("sim", coins, "--games", 5, "--engine", "python", "--players", 2)
    assert said.out.startswith("Coins: 5 games of 2 players")
    for word in ("p1", "wins", "length", "ends", "grab", "games/s", "digest"):
        assert word in said.out
    assert said.err == ""


def test_settings_change_the_game(shedu: Command, coins: Path) -> None:
    said = shedu("sim", coins, "--games", 5, "--engine", "python", "--set", "most=1", "--json")
    assert said.json["options"] == {"most": 1}
    assert said.json["length"]["min"] >= 12


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--games", 0), "--games is at least 1"),
        (("--games", -4), "--games is at least 1"),
        (("--threads", 0), "--threads is at least 1"),
        (("--players", 4), "is for 2 to 3 players, not 4"),
        (("--players", 1), "is for 2 to 3 players, not 1"),
        (("--set", "most"), "OPTION=VALUE"),
        (("--set", "least=1"), "no option `least`"),
        (("--set", "most=9"), "cannot be `9`"),
        (("--agents", "clever"), "no agent `clever`"),
        (("--agents", "random,random"), "agents were named"),
        (("--out", "/no/such/folder/x.csv"), "cannot be written"),
        (("--out", "x.txt"), ".jsonl"),
        (("--seed", "x"), "--seed"),
    ],
)
def test_wrong_calls(shedu: Command, coins: Path, arguments: tuple[object, ...], words: str) -> None:
    said = shedu("sim", coins, "--engine", "python", *arguments)
    assert (said.code, said.out) == (2, "")
    assert words in said.err


def test_faulty_rules_are_shown(shedu: Command, coins: Path) -> None:
    coins.write_text(coins.read_text(encoding="utf-8").replace("n <= heap", "n <= heep"), encoding="utf-8")
    said = shedu("sim", coins, "--engine", "python")
    assert (said.code, said.out) == (1, "")
    assert "coins.shedu:17:" in said.err and "heap" in said.err


def test_rows_as_json_lines(shedu: Command, coins: Path, tmp_path: Path) -> None:
    out = tmp_path / "rows.jsonl"
    assert shedu("sim", coins, "--games", 7, "--engine", "python", "--out", out).code == 0
    rows = [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()]
    assert [row["game"] for row in rows] == list(range(7))
    assert all(row["ended_by"] == "empty" and len(row["scores"]) == 3 for row in rows)
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith(".")] == []


def test_rows_as_csv(shedu: Command, coins: Path, tmp_path: Path) -> None:
    out = tmp_path / "rows.csv"
    shedu("sim", coins, "--games", 3, "--engine", "python", "--players", 2, "--out", out)
    rows = list(csv.DictReader(out.open(encoding="utf-8")))
    assert len(rows) == 3
    assert all(int(row["p1_score_1"]) + int(row["p2_score_1"]) == 12 for row in rows)


def test_a_run_that_fails_leaves_the_old_file(shedu: Command, coins: Path, tmp_path: Path) -> None:
    out = tmp_path / "rows.csv"
    out.write_text("old", encoding="utf-8")
    assert (
        shedu("sim", coins, "--engine", "python", "--out", out, "--games", 1, "--records", out / "x").code
        == 2
    )
    assert out.read_text(encoding="utf-8") == "old"


def test_records_can_be_replayed(shedu: Command, coins: Path, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    shedu("sim", coins, "--games", 2, "--engine", "python", "--records", folder, "--agents", "random:kind")
    paths = sorted(folder.iterdir())
    assert len(paths) == 2
    record = read_record(paths[1])
    assert record.header.index == 1 and record.header.agents == ("random:kind",) * 3
    shown = shedu("replay", paths[1], "--engine", "python")
    assert shown.code == 0
    assert f"{len(record.steps)}. " in shown.out and "The game has ended: empty." in shown.out


def test_a_game_of_a_run_again(shedu: Command, coins: Path) -> None:
    run = shedu("sim", coins, "--games", 3, "--engine", "python", "--seed", 4, "--json").json
    games = [
        shedu("replay", coins, "--engine", "python", "--seed", 4, "--game", index, "--json").json
        for index in range(3)
    ]
    assert sum(len(game["steps"]) for game in games) == run["moves"]
    assert [sum(game["wins"][seat] for game in games) / 3 for seat in range(3)] == pytest.approx(run["wins"])


def test_a_broken_invariant_is_told(shedu: Command, coins: Path) -> None:
    text = coins.read_text(encoding="utf-8").replace("purse[me] + n", "purse[me] + n + (1 if n == 2 else 0)")
    coins.write_text(text.replace("0..30", "0..90"), encoding="utf-8")
    said = shedu("sim", coins, "--games", 20, "--engine", "python", "--check")
    assert said.code == 1
    assert "`whole` is broken" in said.out and "shedu replay" in said.out


def test_perft_counts(shedu: Command, coins: Path) -> None:
    said = shedu("perft", coins, "--depth", 2, "--engine", "python", "--json")
    assert said.json["counts"] == [4, 16]
    assert shedu("perft", coins, "--depth", 0).code == 2


def test_bench_rows(shedu: Command, coins: Path) -> None:
    said = shedu("bench", coins, "--engine", "python", "--runs", 2, "--seconds", "0.01", "--json")
    assert [row["players"] for row in said.json["rows"]] == [2, 3]
    for row in said.json["rows"]:
        low, high = row["games_per_second_spread"]
        assert 0 < low <= row["games_per_second"] <= high


def test_ctrl_c_prints_what_there_is(shedu: Command, coins: Path, tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr(Progress, "at", lambda *_: os.kill(os.getpid(), signal.SIGINT))
    out = tmp_path / "rows.csv"
    said = shedu("sim", coins, "--games", 10**6, "--engine", "python", "--json", "--out", out)
    assert said.code == 130
    assert said.json["interrupted"] and 0 < said.json["games"] < 10**6
    assert "stopped after" in said.err
    assert len(out.read_text(encoding="utf-8").splitlines()) == said.json["games"] + 1
