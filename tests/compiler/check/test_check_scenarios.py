"""Scenarios: what their lines become, and what is said of wrong ones."""

from __future__ import annotations

from typing import Any

import pytest

from shedu.compiler import core

RULES = """\
action paint(c: Cell, x: Color) "Paint"
    require free: tile[c] == none
    do
        tile[c] = x
flow probe
    chance lucky in Color
    choose
        paint
    choose y in Color
    tile[a1] = y
    end done
"""


def scene(lines: str) -> str:
    """Return the rules with one scenario."""
    return RULES + 'scenario "Try"\n' + "".join(f"    {line}\n" for line in lines.split("\n"))


def one(check_toy: Any, lines: str) -> core.Scenario:
    """Return the scenario of these lines; fail if something is wrong with it."""
    found, faults = check_toy(scene(lines)).scenarios()
    assert not faults, [fault.message for fault in faults]
    return found[0]


def test_steps(check_toy: Any) -> None:
    found = one(
        check_toy,
        "cite AB-CD-01\nplayers: 3\nlucky: green\ngiven\n    level = 2\n    hand[ann] = {2 red}\n"
        "play\n    drawn {2 red, blue}\n    ann: paint(a1, red)\n    bob: probe.second(blue)\n    run probe\n"
        "expect\n    level == 2\n    size(hand[me]) == 0\n    can ann: paint(b1, red)\n"
        "    cannot ann: paint(a1, red) for free\n    waits p2: probe\n    ended done\n    won ann, bob",
    )
    kinds = [type(step).__name__ for step in found.steps]
    assert kinds == [
        "Given",
        "Drawn",
        "Play",
        "Play",
        "Given",
        "Expect",
        "Expect",
        "Expect",
        "Expect",
        "Expect",
        "Expect",
        "Expect",
    ]
    assert found.players == 3 and found.chances == (("lucky", 1),) and found.cites == ("AB-CD-01",)
    assert found.steps[1].kinds == (0, 0, 2)
    assert [step.kind for step in found.steps if isinstance(step, core.Expect)] == [
        "holds",
        "holds",
        "can",
        "cannot",
        "waits",
        "ended",
        "won",
    ]
    assert len(found.steps[-1].args) == 2
    assert found.steps[3].name == "probe.second"
    assert found.steps[8].requirement == "free"


def test_pictures_clear_the_board_and_set_it_up(check_toy: Any) -> None:
    found = one(check_toy, 'given\n    picture from b2\n        "r*  . P2"\n    level = 1')
    effects = found.steps[0].effects
    cleared = effects[:3]
    assert {
        stmt.body[0].place.item.name if isinstance(stmt, core.ForEach) else stmt.place.item.name
        for stmt in cleared
    } == {"tile", "marked", "owner"}
    tile, mark, owner, level = effects[3:]
    assert (tile.place.keys[0].value, tile.value.value) == (5, 0)
    assert isinstance(mark, core.Add) and mark.value.value == 5
    assert (owner.place.keys[0].value, owner.value.value) == (7, 1)
    assert level.place.item.name == "level"


def test_a_list_sets_a_map_seat_by_seat(check_toy: Any) -> None:
    found = one(check_toy, "players: 3\ngiven\n    purse = [1, 2, 3]")
    assert [(stmt.place.keys[0].value, stmt.value.value) for stmt in found.steps[0].effects] == [
        (0, 1),
        (1, 2),
        (2, 3),
    ]


def test_numbers_out_of_range_may_be_refused(check_toy: Any) -> None:
    text = RULES + "action pay(n: 0..3)\nflow till\n    choose\n        pay\n"
    text += 'scenario "Try"\n    expect\n        cannot ann: pay(7)\n'
    found, faults = check_toy(text).scenarios()
    assert not faults and found[0].steps[0].args[0].value == 7


def test_what_is_seen_is_asked_part_by_part(check_toy: Any) -> None:
    found = one(check_toy, "expect\n    sees ann: hand[ann]\n    unseen bob: purse\n    unseen bob: sack")
    assert [step.kind for step in found.steps] == ["sees", "unseen", "unseen", "unseen", "unseen"]
    assert all(isinstance(step.condition, core.Read) for step in found.steps)


def test_a_scenario_with_other_options_names_them(check_toy: Any) -> None:
    text = scene("long: true\nexpect\n    level == 0")
    (found,), _ = check_toy(text).scenarios()
    assert found.options == (("long", "true"),) and found.steps == ()
    (again,), _ = check_toy(text, {"long": "true"}).scenarios()
    assert again.options == () and len(again.steps) == 1


def test_one_that_names_no_option_plays_with_the_defaults(check_toy: Any) -> None:
    (found,), _ = check_toy(scene("expect\n    level == 0"), {"long": "true"}).scenarios()
    assert found.options == (("long", "false"),)


def test_faults_under_other_options_are_found_too(check_toy: Any) -> None:
    _, faults = check_toy(scene("long: true\nexpect\n    levle == 0")).scenarios()
    assert [fault.code for fault in faults] == ["E0301"]


@pytest.mark.parametrize(
    ("lines", "code"),
    [
        ("players: 7\nexpect\n    level == 0", "E0803"),
        ("luky: red\nexpect\n    level == 0", "E0804"),
        ("long: 3\nexpect\n    level == 0", "E0308"),
        ("givne\n    level = 1", "E0802"),
        ("given\n    level == 1", "E0802"),
        ("expect\n    level = 1", "E0802"),
        ("given\n    levle = 1", "E0301"),
        ("given\n    level = 9", "E0401"),
        ("given\n    purse = [1, 2, 3]", "E0805"),
        ('given\n    picture from z9\n        "r"', "E0806"),
        ('given\n    picture from d4\n        "r r"', "E0806"),
        ('given\n    picture\n        "x"', "E0806"),
        ('given\n    picture\n        "P"', "E0806"),
        ('given\n    picture\n        "P3"', "E0806"),
        ('given\n    picture\n        "r1"', "E0806"),
        ("play\n    ann: paitn(a1, red)", "E0301"),
        ("play\n    ann: paint(a1)", "E0313"),
        ("play\n    cid: paint(a1, red)", "E0803"),
        ("play\n    level: paint(a1, red)", "E0310"),
        ("play\n    drawn {level red}", "E0805"),
        ("play\n    run paint", "E0301"),
        ("expect\n    waits ann: prob", "E0801"),
        ("expect\n    ended doen", "E0808"),
        ("expect\n    cannot ann: paint(a1, red) for fre", "E0807"),
        ("expect\n    level + 1", "E0310"),
        ("expect\n    sees ann: size(sack)", "E0809"),
    ],
)
def test_faults(check_toy: Any, lines: str, code: str) -> None:
    _, faults = check_toy(scene(lines)).scenarios()
    assert code in [fault.code for fault in faults]


def test_invariants_at_a_question_must_name_one(check_toy: Any) -> None:
    assert check_toy("invariant fine in play: level < 6\n").faults == []
    assert check_toy("invariant odd in paly: level < 6\n").faults == [("E0801", "paly")]
