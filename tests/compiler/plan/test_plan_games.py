"""Whole-game matters: first values, questions asked or skipped, rankings, invariants, seats, hidden things."""

from __future__ import annotations

import pytest
from plan_games import digests, game_of, same, same_step_by_step

from shedu.runtime.decode import read_item

pytestmark = pytest.mark.native

HEAD = """
game sample "Sample"
    players: 2..4
    seats: ann, bob, cid, dan

type Hue: one of {red, green, blue}

type Man
    hue: Hue
    rank: -2..2

board Cell
    shape: grid(3, 4)
    joined: sides

"""
FIRST_VALUES = """
state open
    plain: 0..9
    high: 3..9
    low: -9..-4
    around_nought: -4..4
    set_high: 0..9 = 7
    perhaps: -3..3?
    set_perhaps: -3..3? = -1
    hue: Hue = green
    some_hue: Hue?
    man: Man = Man(blue, -2)
    men: Cell -> Man = Man(red, 1)
    tint: Cell -> Hue = blue
    lit: Cell -> bool = true
    depth: Player -> -2..2
    ground: set of Cell = {a1, b2}
    stock: bag of Hue = {2 red, blue}
    row: list of up to 3 Hue = [red, blue]
    here: Cell = c2
    table_of: Hue -> 1..3 -> 0..9 = 5

action wait

flow play
    repeat at most 2
        for me in Player
            choose always
                wait

ranking p: Player by plain
"""


def test_first_values() -> None:
    game = game_of(HEAD + FIRST_VALUES)
    fast, slow = game.any_engine().new(3), game.reference.new(3)
    same(fast, slow)
    values = {item.name: read_item(item, fast.items())[0] for item in game.meta.items}
    assert values == {
        "plain": 0,
        "high": 3,
        "low": -9,
        "around_nought": 0,
        "set_high": 7,
        "perhaps": None,
        "set_perhaps": -1,
        "hue": 1,
        "some_hue": None,
        "man": (2, -2),
        "men": (0, 1),
        "tint": 2,
        "lit": True,
        "depth": 0,
        "ground": frozenset({0, 5}),
        "stock": (2, 0, 1),
        "row": (0, 2),
        "here": 6,
        "table_of": 5,
    }


SKIPPING = """
state open
    left: 0..9 = 5
    asked: 0..99
    tint: Cell -> Hue?

state secret
    hand: Player -> bag of Hue

state hidden
    sack: bag of Hue

action lay(h: Hue)
    require held: h in hand[me]
    do
        take h from hand[me]
        asked = asked + 1

action see(n: 0..3)
    require few: n < left

action only(c: Cell)
    require one: c == a1 and left > 2

action nothing

flow open_question
    choose
        see
        only

flow own_question
    choose
        lay
    else
        left = max(left - 1, 0)

flow value_question
    choose h in Hue where h in hand[me]
        take h from hand[me]
    else
        left = max(left - 1, 0)

flow always_question
    choose always
        nothing

flow either
    choose
        lay
        nothing

flow play
    sack = {9 red, 5 green, 5 blue}
    for me in Player
        draw 2 from sack to hand[me]
    repeat at most 4 while left > 0
        for me in Player
            run own_question
            if left > 1
                run open_question
            run value_question
            run always_question
            run either
            chance h in {red, green}
            if size(sack) > 3
                draw 1 from sack to hand[me]
            left = max(left - 1, 0)

ranking p: Player by size(hand[p]), asked
"""


@pytest.mark.parametrize("players", [2, 3, 4])
def test_questions_are_skipped_alike(players: int) -> None:
    """A skipped question draws nothing: one difference would change all that follows."""
    for seed in range(4):
        same_step_by_step(HEAD + SKIPPING, players, seed)
    for agent in ("random", "random:kind"):
        first, second = digests(HEAD + SKIPPING, players, 200, agent)
        assert first == second


RANKED = """
state open
    points: Player -> -9..9
    more: Player -> list of up to 3 -5..5
    best: Player?
    lucky: Player -> bool
    hue: Player -> Hue?
    perhaps: Player -> -3..3?

action gain(n: -3..3, h: Hue)
    do
        points[me] = max(min(points[me] + n, 9), -9)
        hue[me] = h if n != 0 else none
        lucky[me] = n > 1
        perhaps[me] = n if h != red else none
        more[me] = [n, 0 - n] if h == blue else [n]
        best = me if h == green else none

flow play
    repeat at most 2
        for me in Player
            choose
                gain

"""
RANKINGS = {
    "single values": "ranking p: Player by perhaps[p], p == best, lucky[p], 1 if hue[p] == red else 0, points[p]",
    "lists": "ranking p: Player by more[p], sorted([points[p], points[next(p)], 0])",
    "the best of lists": "ranking p: Player by max([b[red] + points[p], b[blue]] for b in ways(2, Hue))",
}


@pytest.mark.parametrize("name", RANKINGS)
def test_rankings(name: str) -> None:
    text = HEAD + RANKED + RANKINGS[name] + "\n"
    for seed in range(8):
        same_step_by_step(text, 3, seed)
    for players in (2, 4):
        first, second = digests(text, players, 200)
        assert first == second


INVARIANTS = """
state open
    points: Player -> 0..40
    busy: bool
    tint: Cell -> Hue?

action gain(n: 0..3)
    do
        add n to points[me]
        busy = n == 3
        if busy
            run rest_of(n)
        busy = false

action paint(c: Cell)
    require free: tint[c] != red or c == d3
    do
        tint[c] = red

flow rest_of(n: 0..3)
    choose
        paint

flow act
    choose
        gain
        paint

flow play
    repeat at most 5
        for me in Player
            run act

ranking p: Player by points[p]

invariant few: all(p in Player have points[p] < 8)
invariant calm in act: not busy
invariant rows in rest_of: count(c in Cell where tint[c] == red) < 4
invariant corner: tint[a1] == none or points[ann] < 5
"""


def test_invariants_fail_at_the_same_decisions() -> None:
    game = game_of(HEAD + INVARIANTS)
    failed = set()
    for seed in range(60):
        fast, slow = game.any_engine().new(3, seed), game.reference.new(3, seed)
        while fast.pending() is not None:
            assert fast.failing_invariant() == slow.failing_invariant()
            failed.add(fast.failing_invariant())
            action = fast.nth(fast.rng.bounded(fast.legal_count()))
            slow.rng.bounded(slow.legal_count())
            fast.apply(action)
            slow.apply(action)
        assert fast.failing_invariant() == slow.failing_invariant()
    assert failed == {None, "few", "rows", "corner"}


WHY = """
state open
    tint: Cell -> Hue?
    hand: Player -> bag of Hue

action paint(h: Hue, c: Cell)
    require free: tint[c] == none "Taken."
    require held: h in hand[me] "Not yours."
    require near: any(n in around(c) where tint[n] != none) or c == b2 "Too far away."

action give(p: Player, given: bag of 1..2 Hue)
    require other: p != me "To yourself?"
    require held: given in hand[me] "Not yours."
    do
        move given from hand[me] to hand[p]

flow play
    for me in Player
        hand[me] = {red, green}
    repeat at most 6
        for me in Player
            choose
                paint
                give
            choose c in Cell where tint[c] == none
                tint[c] = blue

ranking p: Player by size(hand[p])
"""


@pytest.mark.parametrize("players", [2, 3])
def test_every_number_is_refused_for_the_same_reason(players: int) -> None:
    game = game_of(HEAD + WHY)
    fast, slow = game.any_engine().new(players, 3), game.reference.new(players, 3)
    reasons = set()
    for _ in range(8):
        legal = set(fast.legal())
        for action in range(game.meta.actions):
            why = fast.why_not(action)
            assert why == slow.why_not(action), fast.describe(action)
            assert (why is None) == (action in legal)
            reasons.add(why.name if why is not None else "legal")
        action = fast.nth(fast.rng.bounded(fast.legal_count()))
        fast.apply(action)
        slow.apply(action)
    assert {"free", "held", "near", "other", "legal", ""} == reasons
