"""Conflicts: the flow and the commitment they become."""

from __future__ import annotations

from typing import Any

import pytest

from shedu.compiler import core

TWO = """\
conflict duel(near: Cell, far: Cell)
    sides: near, far
    player: owner[side]
    strength: count(c in around(side) where tile[c] == red)
    commit (n: 0..3)
        require held: n <= hand[me][red]
        do
            move {n red} from hand[me] to sack
    ties: far
    do
        owner[loser] = none
        add 1 to purse[owner[winner]]
"""
THREE = """\
conflict race(x: Player, y: Player, z: Player)
    sides: x, y, z
    player: side
    strength: size(hand[side])
    commit (n: 0..3)
        require rising: n == 0 or force(side) + n > force(x)
    do
        add 1 to purse[winner]
        for p in losers
            purse[p] = 0
"""


def test_each_side_is_asked_in_order(check_toy: Any) -> None:
    flow = check_toy(TWO).flow("duel")
    asked = [stmt for stmt in flow.body if isinstance(stmt, core.ChooseAction)]
    assert [type(stmt).__name__ for stmt in flow.body[:4]] == ["Let", "Let", "ChooseAction", "ChooseAction"]
    assert [stmt.question.name for stmt in asked] == ["duel.commit", "duel.commit"]
    assert asked[0].question.number != asked[1].question.number
    assert [stmt.captures[0].name for stmt in asked] == ["committed.near", "committed.far"]
    sides = [dict(stmt.options[0].fixed)[2].var for stmt in asked]
    assert sides == [flow.params[1], flow.params[2]]


def test_the_commitment_is_an_action_with_one_open_number(check_toy: Any) -> None:
    checked = check_toy(TWO)
    action = checked.action("duel.commit")
    assert [var.name for var in action.params] == ["near", "far", "side", "other", "n"]
    assert action.fixed == (True, True, True, True, False)
    assert checked.sound.conflicts == (("duel", ("near", "far")),)
    assert checked.flow("duel").conflict == 0


def test_who_commits_sees_its_own_hand_and_others_do_not(check_toy: Any) -> None:
    checked = check_toy(TWO)
    question = next(one for one in checked.sound.questions if one.name == "duel.commit")
    assert not question.public


def test_with_a_tie_breaker_somebody_always_wins(check_toy: Any) -> None:
    body = check_toy(TWO).flow("duel").body
    assert not any(isinstance(stmt, core.When) for stmt in body)
    tally = next(stmt for stmt in body if isinstance(stmt, core.Tally))
    assert tally.winner.type.low == 0


def test_without_one_a_tie_does_nothing(check_toy: Any) -> None:
    body = check_toy(TWO.replace("    ties: far\n", "")).flow("duel").body
    assert isinstance(body[-1], core.When)
    tally = next(stmt for stmt in body if isinstance(stmt, core.Tally))
    assert tally.winner.type.low == -1


def test_three_sides_have_losers(check_toy: Any) -> None:
    checked = check_toy(THREE)
    action = checked.action("race.commit")
    assert [var.name for var in action.params] == ["x", "y", "z", "side", "force.side", "force.x", "n"]
    assert sum(isinstance(stmt, core.ChooseAction) for stmt in checked.flow("race").body) == 3


def test_a_conflict_without_commitment_asks_nobody(check_toy: Any) -> None:
    text = "conflict battle(a: Player, b: Player)\n    sides: a, b\n    strength: purse[side]\n    do\n"
    checked = check_toy(
        text + "        add 1 to purse[winner]\n        level = min(5, max(0, force(loser)))\n"
    )
    assert not any(isinstance(stmt, core.ChooseAction) for stmt in checked.flow("battle").body)


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("sides: near, far", "sides: near", "E0338"),
        ("sides: near, far", "sides: near, fra", "E0338"),
        ("sides: near, far", "sides: near, near", "E0338"),
        ("ties: far", "ties: nobody", "E0338"),
        ("    player: owner[side]\n", "", "E0338"),
        ("strength:", "strenght:", "E0309"),
        ("commit (n: 0..3)", "commit (c: Cell)", "E0310"),
        ("far: Cell", "far: Player", "E0318"),
        ("n <= hand[me][red]", "n <= force(middle)", "E0321"),
        ("n <= hand[me][red]", "n <= hand[next(me)][red]", "E0501"),
    ],
)
def test_faults(check_toy: Any, old: str, new: str, code: str) -> None:
    assert code in [found for found, _ in check_toy(TWO.replace(old, new)).faults]


def test_loser_is_unknown_with_three_sides(check_toy: Any) -> None:
    assert check_toy(THREE.replace("purse[winner]", "purse[loser]")).faults == [("E0301", "loser")]
