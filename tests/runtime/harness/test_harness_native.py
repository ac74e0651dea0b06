"""The compiled engine behind the commands: the same games, both in scenarios, no compiler, nothing twice."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import shedu as package
from shedu.runtime.harness.loading import RulesError, load

Command = Callable[..., Any]

pytestmark = pytest.mark.native


def _digest(shedu: Command, game: object, *more: object) -> str:
    said = shedu("sim", game, "--games", 40, "--seed", 3, "--json", "--quick", *more)
    assert said.code == 0, said.err
    return str(said.json["digest"])


def test_engines_and_threads_give_the_same_games(shedu: Command, coins: Path) -> None:
    digests = {
        _digest(shedu, coins, "--engine", "python"),
        _digest(shedu, coins, "--engine", "native", "--threads", 1),
        _digest(shedu, coins, "--engine", "native", "--threads", 2, "--check"),
    }
    assert len(digests) == 1


def test_agents_are_the_same_on_both(shedu: Command, coins: Path) -> None:
    agents = ("--agents", "random:kind,random,random:kind")
    assert _digest(shedu, coins, "--engine", "python", *agents) == _digest(shedu, coins, *agents)


def test_scenarios_run_on_both(shedu: Command, coins: Path) -> None:
    said = shedu("test", coins, "--quick", "--json")
    assert said.code == 0
    assert [one["engine"] for one in said.json["scenarios"]] == ["python", "native"]


def test_native_failures_are_told_alike(shedu: Command, coins: Path) -> None:
    coins.write_text(coins.read_text(encoding="utf-8").replace("heap == 9", "heap == 8"), encoding="utf-8")
    said = shedu("test", coins, "--quick", "--json")
    first, second = said.json["scenarios"]
    assert first["message"] == second["message"] == "line 48: expected `heap == 8`, found heap is 9"


def test_perft_is_the_same(shedu: Command, coins: Path) -> None:
    counts = [
        shedu("perft", coins, "--depth", 3, "--quick", "--engine", engine, "--json").json["counts"]
        for engine in ("python", "native")
    ]
    assert counts[0] == counts[1]


def test_a_record_of_one_engine_is_read_by_the_other(shedu: Command, coins: Path, tmp_path: Path) -> None:
    shedu("sim", coins, "--games", 1, "--quick", "--engine", "native", "--records", tmp_path)
    (path,) = tmp_path.glob("*.jsonl")
    assert shedu("replay", path, "--engine", "python").code == 0


def test_nothing_changed_reads_no_rules(shedu: Command, coins: Path) -> None:
    _digest(shedu, coins)
    for name in [name for name in sys.modules if name.startswith("shedu.compiler.link")]:
        del sys.modules[name]
    _digest(shedu, coins)
    assert "shedu.compiler.link" not in sys.modules


def test_comments_build_nothing_but_renew_lines(coins: Path) -> None:
    load(str(coins), quick=True)
    before = load(str(coins), quick=True)
    coins.write_text("# a line more\n\n" + coins.read_text(encoding="utf-8"), encoding="utf-8")
    after = load(str(coins), quick=True)
    assert after.rules_hash == before.rules_hash
    assert after.checked_now is not None
    assert after.native is not None and before.native is not None
    assert after.meta.rules[-1].line == before.meta.rules[-1].line + 2


def test_a_changed_rule_changes_the_game(shedu: Command, coins: Path) -> None:
    before = _digest(shedu, coins)
    coins.write_text(coins.read_text(encoding="utf-8").replace("= 12", "= 14"), encoding="utf-8")
    assert _digest(shedu, coins) != before


def test_without_a_compiler_the_reference_plays(
    shedu: Command, coins: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CC", "/no/compiler/here")
    monkeypatch.setenv("SHEDU_CACHE", str(tmp_path / "cache"))
    said = shedu("sim", coins, "--games", 2, "--json")
    assert said.code == 0 and said.json["engine"] == "python"
    assert len(said.err.splitlines()) == 1 and "reference engine plays" in said.err
    only = shedu("sim", coins, "--games", 2, "--engine", "native")
    assert only.code == 1 and len(only.err.splitlines()) == 1


def test_load_from_python(coins: Path) -> None:
    game = package.load(str(coins), options={"most": 2}, quick=True).new(players=2, seed=1)
    other = package.load(str(coins), options={"most": 2}, engine="python").new(players=2, seed=1)
    assert game.legal() == other.legal()
    game.apply(game.legal()[0])
    assert game.serialise() != other.serialise()
    assert game.describe(0) == "grab(1)"


def test_load_wrong(coins: Path) -> None:
    with pytest.raises(LookupError, match="did you mean"):
        load("tictactow")
    with pytest.raises(ValueError, match="engine is one of"):
        load("tictactoe", engine="fast")
    with pytest.raises(ValueError, match="no option"):
        load("tictactoe", options={"size": 4})
    with pytest.raises(ValueError, match="is for 2"):
        load("tictactoe", engine="python").new(players=3)
    coins.write_text("game coins\n", encoding="utf-8")
    with pytest.raises(RulesError, match="error"):
        load(str(coins))


def test_build_tells_times(shedu: Command, coins: Path) -> None:
    said = shedu("build", coins, "--quick", "--json")
    assert said.code == 0
    assert {"read", "check", "plan", "write"} <= said.json["seconds"].keys()
    assert Path(said.json["path"]).exists()
    assert "actions" in shedu("build", coins, "--quick").out
