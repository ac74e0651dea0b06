"""Bags of many kinds: which kinds there are is kept through every change, and never part of what is compared."""

from __future__ import annotations

from random import Random

import pytest
from plan_games import (
    digests,
    fault_of,
    game_of,
    probe,
    random_items,
    same,
    same_at_random_positions,
    same_step_by_step,
)

pytestmark = pytest.mark.native

ROWS = "".join(f"    r{n} | {n % 7} | {('red', 'green', 'blue')[n % 3]}\n" for n in range(70))
HEAD = f"""
game sample "Sample"
    players: 2..3
    seats: ann, bob, cid

type Hue: one of {{red, green, blue}}

table Row
    | cost: 0..6 | hue: Hue
{ROWS}
state open
    hand: Player -> bag of Row
    pile: bag of Row
    other: bag of Row
    dice: bag of 1..20
    pool: set of Row
    row: list of up to 9 Row
    seat: Player?
    last: Row = r0
    points: Player -> 0..9000
    number: 0..9
"""
CHANGES = (
    "hand[me] = pile",
    "hand[me] = hand[next(me)]",
    "hand[me] = hand[me]",
    "pile = {}",
    "pile = {r for r in Row where r.cost == number}",
    "other = pile + hand[me]",
    "pile = {2 r3, r69, r64}",
    "hand[me][last] = number",
    "hand[me][r69] = 0",
    "add last to hand[me]",
    "add {2 last, r5} to pile",
    "add hand[me] to pile",
    "add pool to other",
    "add {r for r in row} to other",
    "add {} to other",
    "move pile to other",
    "move hand[me] to hand[next(me)]",
    "move hand[me] to hand[me]",
    "move hand[me] to pile",
    "move other to hand[me]",
    "draw min(3, size(pile)) from pile to hand[me]",
    "draw min(2, size(hand[me])) from hand[me] to hand[next(me)]",
    "draw min(9, size(dice)) from dice to dice",
    "dice = {n for n in 1..20 where n mod 3 == number mod 3}",
    "add 7 to dice",
    "if 7 in dice\n            take 7 from dice",
    "if last in hand[me]\n            take last from hand[me]\n            add last to pile",
    "if {last, r5} <= pile\n            take {last, r5} from pile",
    "if hand[me] <= pile\n            take hand[me] from pile",
    """for r in hand[me]
            if size(pile) < 40
                add r to pile
            if r in hand[me] and r.cost < 2
                take r from hand[me]""",
    "chance r in pile + {r1}\n        last = r",
    "if pool <= set_of(pile)\n            pool = {}",
    "pool = set_of(hand[me])",
    "if seat != none\n            move hand[seat] to pile",
    "seat = me if seat == none else none",
    "points[me] = min(9000, size(hand[me]) + sum(r.cost for r in hand[me]) + count(r in pile where r.hue == red))",
    "number = min(9, size(other))",
    "if hand[me] != {} and pile == {}\n            add hand[me] to pile",
    "last = r69 if last == r0 else r0",
)
ACTIONS = "".join(
    f"""
action change{n}
    require small: size(pile) < 3000 and size(other) < 3000 and all(p in Player have size(hand[p]) < 3000)
    do
        {change}
"""
    for n, change in enumerate(CHANGES)
)
GAME = f"""{HEAD}
{ACTIONS}
action wait

flow play
    pile = {{r for r in Row}}
    repeat at most 60
        for me in Player
            choose always
{"".join(f"                change{n}" + chr(10) for n in range(len(CHANGES)))}                wait

ranking p: Player by points[p], size(hand[p])

invariant kinds: size(pile) == sum(1 for r in pile) and all(p in Player have (hand[p] == {{}}) == (size(hand[p]) == 0))
"""
FORMS = (
    ("r: Row", "r in hand[me]"),
    ("r: Row", "r in hand[me] and r.cost == number"),
    ("r: Row, n: 0..3", "r in hand[me] and n <= r.cost and r != last"),
    ("r: Row", "any(q in hand[me] where q.hue == r.hue and q.cost > r.cost)"),
    ("n: 0..9", "count(r in hand[me] where r.cost == number and r.hue == blue) == n"),
    ("n: 0..9", "size(those(r in pool where r in pile)) == n"),
    ("n: 0..9", "count(k in dice where k > 12) == n"),
    ("n: 1..20", "n in dice and n < number + 9"),
    ("r: Row", "r == first(q in hand[me])"),
    ("r: Row?", "r in hand[seat] or r == last"),
    ("", "hand[seat] == {}"),
    ("", "pile != {} and last in pile"),
    ("", "hand[me] <= pile + other"),
)


def test_changes() -> None:
    for players in (2, 3):
        one, other = digests(GAME, players, 60)
        assert one == other
        assert same_step_by_step(GAME, players, 5) > 100


def test_conditions() -> None:
    found = same_at_random_positions(probe(HEAD, FORMS), 3, 80)
    assert [form for n, form in enumerate(FORMS) if found[f"form{n}"][1] == 0] == []


def test_what_is_there_follows_items_that_are_set() -> None:
    game = game_of(GAME)
    fast, slow = game.any_engine().new(2, 1), game.reference.new(2, 1)
    for n in range(20):
        data = random_items(game.meta, Random(n), 2)
        fast.set_items(data)
        slow.set_items(data)
        for action in (15, 9, 16, 20, 35):
            if action in fast.legal():
                fast.apply(action)
                slow.apply(action)
            same(fast, slow, f"position {n}")
        twin = fast.copy()
        assert twin.legal() == fast.legal() and twin.serialise() == fast.serialise()


FAULTS = f"""{HEAD}
action fill
    do
        pile[r69] = 65535

action spill
    do
        add r69 to pile

action pour
    do
        move pile to other

action miss
    do
        take r3 from pile

flow play
    repeat at most 9
        for me in Player
            choose always
                fill
                spill
                pour
                miss

ranking p: Player by points[p]
"""


@pytest.mark.parametrize("answers", [(0, 1), (0, 2, 0, 2), (3,), (0, 2, 3)], ids=["add", "move", "take", "taken"])
def test_faults(answers: tuple[int, ...]) -> None:
    game = game_of(FAULTS)
    one, other = (fault_of(engine, 2, answers) for engine in (game.any_engine(), game.reference))
    assert one == other != ""
