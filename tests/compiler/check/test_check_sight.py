"""Who sees what: questions, requirements and their audiences; warnings."""

from __future__ import annotations

from typing import Any

import pytest


def probe(requirement: str) -> str:
    """Return an action with one requirement, offered to the seat that acts."""
    return (
        f"define own is size(hand[me])\ndefine whose(p: Player) is size(hand[p])\n"
        f"define richest is max(purse[p] for p in Player)\n"
        f"action go(c: Cell)\n    require must: {requirement}\n    do\n        tile[c] = red\n"
        f"flow probe\n    choose\n        go\n"
    )


@pytest.mark.parametrize(
    ("requirement", "public"),
    [
        ("tile[c] == none", True),
        ("hand[me][red] > 0", False),
        ("own > 2", False),
        ("whose(me) > 2", False),
        ("size(marked) > level", True),
    ],
)
def test_who_can_judge_a_requirement(check_toy: Any, requirement: str, public: bool) -> None:
    checked = check_toy(probe(requirement))
    assert checked.faults == []
    assert checked.action("go").steps[0].public is public
    assert next(q for q in checked.sound.questions if q.name == "probe").public is public


@pytest.mark.parametrize(
    "requirement",
    [
        "sack[red] > 0",
        "size(sack) > 3",
        "hand[next(me)][red] > 0",
        "purse[ann] > 0",
        "richest > 3",
        "whose(bob) > 1",
    ],
)
def test_what_decides_must_be_seen_by_who_decides(check_toy: Any, requirement: str) -> None:
    assert [code for code, _ in check_toy(probe(requirement)).faults] == ["E0501"]


def test_who_decides_for_another_does_not_see_its_hand(check_toy: Any) -> None:
    text = probe("own > 0").replace("    choose\n", "    choose by next(me)\n")
    assert [code for code, _ in check_toy(text).faults] == ["E0501"]


def test_what_is_shown_may_decide(check_toy: Any) -> None:
    text = probe("size(sack) > 0").replace("flow probe\n", "flow probe\n    show sack to me\n")
    assert check_toy(text).faults == []


def test_lets_carry_what_they_were_made_of(check_toy: Any) -> None:
    text = "flow probe\n    let x = size(sack)\n    choose c in Cell where c.row > x\n    tile[c] = red\n"
    assert [code for code, _ in check_toy(text).faults] == ["E0501"]


def test_a_choice_among_ones_own_is_asked_always(check_toy: Any) -> None:
    text = "flow probe\n    choose x in hand[me]\n    take x from hand[me]\n"
    (question,) = [one for one in check_toy(text).sound.questions if one.name == "probe"]
    assert (question.public, question.source_public) == (False, False)


def test_a_condition_may_hide_what_a_source_shows(check_toy: Any) -> None:
    text = "flow probe\n    choose x in Color where x in hand[me]\n    take x from hand[me]\n"
    (question,) = [one for one in check_toy(text).sound.questions if one.name == "probe"]
    assert (question.public, question.source_public) == (False, True)


def test_flows_may_branch_on_anything(check_toy: Any) -> None:
    assert check_toy("flow probe\n    if size(sack) == 0\n        end empty\n").faults == []


# ------------------------------------------------------------------ warnings
@pytest.mark.parametrize(
    ("extra", "code", "text"),
    [
        ("define a is 1\n", "E0701", "a"),
        ("flow a\n    run play\n", "E0701", "a"),
        ("action a\n", "E0701", "a"),
        ("type T: 0..3\n", "E0701", "T"),
        ("region r of c: Cell where c in marked\n", "E0701", "r"),
        ("invariant i: one(a1, a2) > 0\ndefine one(c: Cell, d: Cell) is c.row\n", "E0702", "d: Cell"),
        ("invariant i: one(a1) > 0\ndefine one(c: Cell)\n    let x = c.row\n    is c.column\n", "E0702", "x"),
        ("invariant i: one(a1) > 0\ndefine one(level: Cell) is level.row\n", "E0703", "level: Cell"),
    ],
)
def test_warnings(check_toy: Any, extra: str, code: str, text: str) -> None:
    checked = check_toy(extra)
    assert checked.faults == []
    assert (code, text) in checked.warnings


def test_a_requirement_that_never_refuses(check_toy: Any) -> None:
    text = probe("size({red, blue}) == 2")
    assert ("E0704", "size({red, blue}) == 2") in check_toy(text).warnings


def test_parameters_that_none_of_is_used_are_there_for_others(check_toy: Any) -> None:
    checked = check_toy("invariant i: worth(a1, ann) == 1\ndefine worth(c: Cell, p: Player): 0..2 is 1\n")
    assert not [code for code, _ in checked.warnings if code == "E0702"]
