"""Actions without cells: loops over what requirements give find the answers that trying all combinations finds."""

from __future__ import annotations

import pytest
from plan_games import checked, digests, fault_of, game_of, same_at_random_positions, same_step_by_step

from shedu.compiler.plan import plan

pytestmark = pytest.mark.native

HEAD = """
game sample "Sample"
    players: 2..3
    seats: ann, bob, cid

type Hue: one of {red, green, blue}
type Pair
    hue: Hue
    owner: Player?

table Row
    | cost: 0..6 | hue: Hue
""" + "".join(f"    r{n} | {n % 7} | {('red', 'green', 'blue')[n % 3]}\n" for n in range(40))
STATE = """
state open
    hand: Player -> bag of Row
    street: Player -> set of Row
    hues: Player -> set of Hue
    stock: bag of Hue
    numbers: set of -2..9
    number: -2..9
    seat: Player?
    row: Row?
    flag: bool
    points: Player -> 0..99

define open_to(p: Player): set of Hue is hues[p] + {red} if flag else hues[p]
define dear(r: Row, n: -2..9): bool is r.cost > n
"""
ACTIONS = {
    "one source": (
        "r: Row, h: Hue",
        "require held: r in hand[me]",
        "require hue: r.hue == h",
    ),
    "two sources": (
        "r: Row, h: Hue, n: -2..9",
        "require held: r in hand[me]",
        "require street: r in street[me]",
        "require open: h in open_to(me)",
        "require number: n in numbers",
        "require dear: dear(r, n)",
    ),
    "a source that depends on what was bound before": (
        "p: Player, r: Row",
        "require other: p != me",
        "require held: r in hand[p] and flag",
    ),
    "a source that depends on what comes later": (
        "r: Row, p: Player",
        "require held: r in hand[p]",
        "require other: p != me or r.cost == 0",
    ),
    "lets": (
        "r: Row, n: -2..9, h: Hue",
        "require held: r in hand[me]",
        "let least = count(q in street[me] where q.hue == r.hue)",
        "let both = least + n",
        "require number: n in numbers and both > 0",
        "require hue: h in hues[me] and count(q in street[me] where q.hue == h) <= least",
    ),
    "parameters apart": (
        "r: Row, n: -2..9, h: Hue",
        "let first_row = first(q in Row where q.hue == h and q.cost == n)",
        "require held: r in hand[me]",
        "require row: first_row != none and first_row in street[me]",
    ),
    "three apart": (
        "sure: bool, h: Hue, r: Row",
        "require sure: sure == flag",
        "require open: h in open_to(me)",
        "require held: r in hand[me] and r.cost != number",
    ),
    "no condition on some": ("h: Hue, sure: bool", "require open: h in hues[me]"),
    "nothing at all": ("sure: bool, h: Hue?", "require flag: flag"),
    "options and seats": (
        "h: Hue?, p: Player?, q: Player",
        "require hue: h in hues[me] or h == none",
        "require seat: p == seat",
        "require two: q != me",
    ),
    "records": ("k: Pair, r: Row", "require held: r in hand[me]", "require owner: k.owner == seat and k.hue == r.hue"),
    "bags": (
        "give: bag of 1..2 Hue, r: Row",
        "require held: r in hand[me]",
        "require there: give <= stock",
    ),
    "alone": ("r: Row", "require held: r in hand[me]"),
    "alone in a set": ("r: Row", "require held: r in street[me]"),
    "alone by a let": ("r: Row", "let mine = street[me] + {r1}", "require held: r in mine"),
    "alone with a number": ("n: -2..9", "require number: n in numbers"),
    "alone with a seat": ("p: Player", "require hue: red in hues[p]"),
    "a division": (
        "n: -2..9, h: Hue",
        "require hue: h in hues[me]",
        "require some: number != 0",
        "require part: n == 8 / number",
    ),
}


def game(steps: dict[str, tuple[str, ...]], rest: str = "") -> str:
    actions = "".join(
        f"\naction act{n}({parts[0]})\n" + "".join(f"    {line}\n" for line in parts[1:])
        for n, parts in enumerate(steps.values())
    )
    offers = "".join(f"                act{n}\n" for n in range(len(steps)))
    return f"""{HEAD}{STATE}{actions}
action wait

flow play
    repeat at most 3
        for me in Player
            choose always
{offers}                wait
{rest}
ranking p: Player by points[p]
"""


def test_the_same_answers_at_random_positions() -> None:
    found = same_at_random_positions(game(ACTIONS), 3, 150)
    assert [name for n, name in enumerate(ACTIONS) if 0 in found[f"act{n}"]] == []


def test_secret_hands_and_skipped_questions() -> None:
    """Where not all can judge, the answers that the others think possible are counted as well."""
    own = {name: steps for name, steps in ACTIONS.items() if "a source that depends" not in name}
    secret = game(own).replace("    hand: Player -> bag of Row\n", "", 1).replace("choose always", "choose")
    secret = secret.replace("\ndefine open_to", "\nstate secret\n    hand: Player -> bag of Row\n\ndefine open_to", 1)
    assert same_at_random_positions(secret.replace("                wait\n", ""), 2, 60)
    assert same_step_by_step(secret, 3, 1) > 0


def test_loops_are_over_what_is_held() -> None:
    text = game({name: ACTIONS[name] for name in ("one source", "two sources", "alone in a set")})
    (function,) = [f for f in plan(checked(text)).functions if f.head.startswith("cdef int count0(")]
    assert not [line for line in function.lines if "in range(40)" in line]


def test_a_run_of_games_is_the_same() -> None:
    playing = game(ACTIONS).replace("flow play\n", "flow play\n    number = 3\n    numbers = {1, 2}\n    flag = true\n")
    playing = playing.replace(
        "    repeat at most 3\n",
        "    for p in Player\n        hues[p] = {red, blue}\n        street[p] = {r1, r8, r5}\n"
        "        hand[p] = {2 r1, r8, r20}\n    repeat at most 3\n",
    )
    one, other = digests(playing, 3, 60)
    assert one == other


FAULTY = {"a division": ("n: -2..9, h: Hue", "require hue: h in hues[me]", "require part: n == 8 / number")}


@pytest.mark.parametrize("hues", ["{}", "{red}"])
def test_what_can_fault_is_tested_last(hues: str) -> None:
    """With no hue nothing is divided, though the number is nought."""
    text = game(FAULTY).replace(
        "flow play\n", f"flow play\n    for p in Player\n        hues[p] = {hues}\n    number = 0\n"
    )
    loaded = game_of(text)
    one, other = (fault_of(engine, 2) for engine in (loaded.any_engine(), loaded.reference))
    assert one == other and bool(one) == (hues != "{}")
