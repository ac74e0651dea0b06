"""Faults: found on both engines at the same point, with the same words and the line of the rule."""

from __future__ import annotations

import re

import pytest
from plan_games import fault_of, game_of

from shedu.runtime.game import GameFault

pytestmark = pytest.mark.native

HEAD = """
game sample "Sample"
    players: 2..3
    seats: ann, bob, cid

type Hue: one of {red, green, blue}

board Cell
    shape: grid(3, 4)
    joined: sides

state open
    tint: Cell -> Hue?
    ground: set of Cell
    numbers: set of 1..5
    stock: bag of Hue
    dice: bag of 1..6
    box: bag of Hue
    row: list of up to 2 Hue
    few: list of up to 3 1..5
    small: 0..3
    signed: -3..3
    maybe: 0..9?
    here: Cell?
    level: 1..4 -> 0..9
    points: Player -> 0..20

define next_level(n: 0..3): 0..3 is n + 1
define tight(n: 0..3): 0..20 is n * n
define halved(n: 0..9): 0..9 is 9 / n
define throws(n: 0..9): bag of 0..9 is {n}
define some_of(n: 0..9): set of 0..9 is {n}
define line_of(n: 0..9): list of up to 1 0..9 is [n]
define above: 0..3 is small * 2

action stay

action refuse(n: 0..9)
    require small_enough: n < 4

flow limited(n: 0..3)
    points[ann] = n

"""
TAIL = """
flow play
    repeat at most 3
        for me in Player
            choose
                go

ranking p: Player by points[p]
"""
BODIES = {
    "a number too high": "small = n",
    "a number too low": "signed = 0 - n",
    "adding beyond": "add n to small",
    "taking below": "take n from small",
    "a parameter of a flow": "run limited(n)",
    "a parameter of a define": "points[me] = tight(n)",
    "the result of a define": "small = next_level(min(n, 3))",
    "the result of a plain define": "small = min(n, 3)\n    points[me] = above",
    "a number looked up": "points[me] = level[n + 1]",
    "a number put at": "level[n] = 2",
    "a division by nought": "points[me] = 4 / (n - 3)",
    "a division in a define": "points[me] = halved(n)",
    "a rest by nought": "points[me] = 4 mod n",
    "none where a value is needed": "maybe = 5 if n < 4 else none\n    points[me] = maybe",
    "a place at none": "here = b2 if n < 4 else none\n    tint[here] = red",
    "a taken place": "tint[a1] = none if n < 4 else blue\n    add red to tint[a1]",
    "nothing to take from a place": "tint[a1] = red if n < 4 else blue\n    take red from tint[a1]",
    "twice into a set": "ground = {a1} if n > 3 else {}\n    add a1 to ground",
    "sets that meet": "ground = {a1, b1} if n > 3 else {}\n    add {b1, c1} to ground",
    "not in a set": "ground = {a1} if n < 4 else {b1}\n    take a1 from ground",
    "out of a bag": "stock = {3 red}\n    take {n red} from stock",
    "bags subtracted": "stock = {3 red}\n    stock = stock - {n red}",
    "moved from a bag": "stock = {3 red}\n    move {n red} from stock to box",
    "onto a taken place": "tint[a1] = red\n    tint[b1] = none if n < 4 else blue\n    move tint[a1] to tint[b1]",
    "drawn too many": "stock = {3 red}\n    draw n from stock to box",
    "nothing to pick": "stock = {red} if n < 4 else {}\n    chance h in stock\n    tint[a1] = h",
    "no value to pick": "numbers = {1} if n < 4 else {}\n    chance h in numbers\n    points[me] = h",
    "a full list": "row = [red]\n    if n > 3\n        row = [red, blue]\n    add red to row",
    "a long list": "row = [red, blue] + [h for h in {red} where n > 3]",
    "not in a list": "row = [red] if n < 4 else []\n    take red from row",
    "still true after the last round": (
        "signed = min(n, 3)\n    repeat at most 3 while signed > -1 - n / 4\n        signed = signed - 1"
    ),
    "a loop in a flow that stops": "repeat at most 2 while n > 3\n        choose\n            stay",
    "nothing to choose": "choose h in Hue where n < 4\n    tint[a1] = h",
    "no legal action": "choose\n        refuse(n)",
    "a number into a set": "add n + 1 to numbers",
    "a number into a bag": "add n + 3 to dice",
    "a set of numbers": "numbers = {k for k in {n, 2}}",
    "a set of numbers added": "numbers = {}\n    add {k for k in {n}} to numbers",
    "a bag of numbers": "dice = {3}\n    dice = dice + {k for k in [n]}",
    "a list of numbers": "few = [k for k in {n, 2}]",
    "a number at the end of a list": "few = []\n    add n to few",
    "a bag over more numbers": "dice = throws(n)",
    "a bag over more numbers added": "dice = {3}\n    add throws(n) to dice",
    "a bag over more numbers taken": "dice = {n for n in 1..6}\n    take throws(min(n, 7)) from dice",
    "a set over more numbers": "numbers = some_of(n)",
    "a set over more numbers added": "numbers = {}\n    add some_of(n) to numbers",
    "a list over more numbers": "few = line_of(n)",
    "a list over more numbers added": "few = [1]\n    add line_of(n) to few",
    "a number out of a list": "small = 0\n    for k in [n] where k > 3\n        small = k",
    "several faults": "small = 3\n    points[me] = max(0, 4 / (n - 5))\n    small = n + 1",
}

# all bodies stand in one game, which is built once: action go3 runs the third
NAMES = tuple(BODIES)
ACTIONS = "".join(
    f"action go{k}(n: 0..9)\n    do\n        run work{k}(n)\n\nflow work{k}(n: 0..9)\n    {BODIES[name]}\n\n"
    for k, name in enumerate(NAMES)
)
OFFERS = "".join(f"                go{k}\n" for k in range(len(NAMES)))
TEXT = HEAD + ACTIONS + TAIL.replace("                go\n", OFFERS)


def answer(k: int, n: int) -> int:
    """Return the place of an answer among all: each is legal."""
    return 10 * k + n


@pytest.mark.parametrize("name", NAMES)
def test_the_same_fault_on_both_engines(name: str) -> None:
    """Some numbers are harmless in every body, some are not."""
    game, k = game_of(TEXT), NAMES.index(name)
    lines = TEXT.splitlines()
    found = []
    for n in range(10):
        faults = [fault_of(engine, 2, (answer(k, n),)) for engine in (game.any_engine(), game.reference)]
        assert faults[0] == faults[1], f"go{k}({n})"
        found.append(faults[0])
    assert any(found) and not all(found)
    for fault in filter(None, found):
        place = re.search(r"game\.shedu:(\d+): ", fault)
        assert place is not None
        line = lines[int(place[1]) - 1]
        assert line.strip() in BODIES[name] or line.startswith("define ")


def test_a_game_with_a_fault_stays_as_it_is() -> None:
    game, k = game_of(TEXT), NAMES.index("a number too high")
    for engine in (game.any_engine(), game.reference):
        one = engine.new(2)
        one.apply(answer(k, 2))
        with pytest.raises(GameFault) as first:
            one.apply(answer(k, 9))
        with pytest.raises(GameFault) as second:
            one.apply(answer(k, 1))
        assert str(first.value) == str(second.value)


def test_the_first_of_several_faults_is_told() -> None:
    game, k = game_of(TEXT), NAMES.index("several faults")
    told = [fault_of(game.any_engine(), 2, (answer(k, n),)) for n in range(10)]
    assert told == [fault_of(game.reference, 2, (answer(k, n),)) for n in range(10)]
    assert "nought" in told[5] and "range" in told[6] and told[2] == ""
