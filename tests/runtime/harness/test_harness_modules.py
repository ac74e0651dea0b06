"""Scenarios and the trace of a game whose options put modules in play."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Command = Callable[..., Any]

RULES = """\
game jars "Jars"
    players: 2
    use: lids when lidded == on
    use: labels when labelled == on
    order: lids, labels

type Switch: one of {off, on}

option lidded: Switch = off
option labelled: Switch = off

state open
    jars: 0..90

action fill "Fill a jar"
    cite JA-1
    do
        add 1 to jars

flow play
    repeat at most 3
        for me in Player
            choose always
                fill

ranking p: Player by jars

module lids
    cite JA-2

option tight: Switch = off

state open
    lids: 0..90

after fill when tight == off
    cite JA-3
    add 1 to lids

module labels

state open
    labels: 0..90

after fill
    cite JA-4
    add 1 to labels

scenario "A jar" of jars
    cite JA-1
    play
        p1: fill
    expect
        jars == 1

scenario "A jar with a lid" of jars
    cite JA-2, JA-3
    lidded: on
    play
        p1: fill
    expect
        lids == 1

scenario "A tight jar" of jars
    cite JA-3
    lidded: on
    tight: on
    play
        p1: fill
    expect
        lids == 0

scenario "A jar with a lid and a label" of jars
    cite JA-4
    lidded: on
    labelled: on
    play
        p1: fill
    expect
        lids == 1
        labels == 1
"""
BUILDS = [
    (),
    ("lidded=on",),
    ("labelled=on",),
    ("lidded=on", "tight=on"),
    ("lidded=on", "labelled=on", "tight=on"),
]


@pytest.fixture
def jars(tmp_path: Path) -> Path:
    path = tmp_path / "jars.shedu"
    path.write_text(RULES, encoding="utf-8")
    clauses = (
        f'[[clause]]\nid = "JA-{n}"\nkind = "effect"\nvariant = "{part}"\n'
        for n, part in enumerate(("base", "lids", "lids", "labels"), 1)
    )
    (tmp_path / "clauses.toml").write_text("\n".join(clauses), encoding="utf-8")
    return path


def settings(build: tuple[str, ...]) -> list[str]:
    return [word for one in build for word in ("--set", one)]


@pytest.mark.parametrize("build", BUILDS)
def test_each_scenario_plays_with_its_own_options_however_the_game_is_built(
    shedu: Command, jars: Path, build: tuple[str, ...]
) -> None:
    said = shedu("test", jars, "--engine", "python", "--json", *settings(build))
    assert said.code == 0, said.err
    assert [one["result"] for one in said.json["scenarios"]] == ["passed"] * 4


@pytest.mark.parametrize("build", BUILDS)
def test_faults_of_a_scenario_are_told_however_the_game_is_built(
    shedu: Command, jars: Path, build: tuple[str, ...]
) -> None:
    jars.write_text(RULES.replace("labels == 1", "labls == 1"), encoding="utf-8")
    said = shedu("test", jars, "--engine", "python", *settings(build))
    assert said.code == 1
    assert said.err.count("error[") == 1 and "labls" in said.err


def test_the_trace_of_all_variants_sees_the_modules(shedu: Command, jars: Path) -> None:
    said = shedu("trace", jars, "--engine", "python", "--all-variants", "--json")
    rows = {row["id"]: row for row in said.json["clauses"]}
    assert {name: row["status"] for name, row in rows.items()} == {
        "JA-1": "covered", "JA-2": "covered", "JA-3": "covered", "JA-4": "covered",
    }  # fmt: skip
    assert {rule["name"] for rule in rows["JA-3"]["rules"]} == {"fill"}
    assert said.json["missing"] == [] and said.code == 0


def test_without_the_modules_only_the_game_is_traced(shedu: Command, jars: Path) -> None:
    said = shedu("trace", jars, "--engine", "python", "--json")
    assert [row["id"] for row in said.json["clauses"]] == ["JA-1"]


def test_the_strict_trace_pins_amendments(shedu: Command, jars: Path) -> None:
    said = shedu("trace", jars, "--engine", "python", "--all-variants", "--strict", "--json")
    assert said.json["missing"] == []
    noticed = {(one["rule"], one["change"]) for one in said.json["survivors"]}
    assert not {pair for pair in noticed if pair[1] == "without add"}
