"""Conditions on rows of a large table: constant sets and tables of sets give what going through all rows gives."""

from __future__ import annotations

import pytest
from plan_games import checked, probe, same_at_random_positions

from shedu.compiler.plan import plan

pytestmark = pytest.mark.native

ROWS = "".join(
    f"    r{n} | {('red', 'green', 'blue')[n % 3]} | {n % 5 - 1} | {{{('red', 'green, blue', '')[n % 3]}}} | "
    f"{{{n % 3} red, {n % 2} blue}}{' | partner: r' + str(n * 7 % 70) if n % 4 else ''}"
    f"{' | second: ' + ('red', 'blue')[n % 2] if n % 3 else ''}{' | bold: true' if n % 6 == 1 else ''}\n"
    for n in range(70)
)
HEAD = f"""
game sample "Sample"
    players: 2..3
    seats: ann, bob, cid

type Hue: one of {{red, green, blue}}

table Row
    | hue: Hue | cost: -1..3 | hues: set of Hue | price: bag of Hue | partner: Row = this | second: Hue? = none
    | bold: bool = false
{ROWS}
state open
    held: Player -> set of Row
    bag_of: Player -> bag of Row
    row: Row = r0
    maybe: Row?
    hue: Hue = red
    perhaps: Hue?
    wanted: set of Hue
    number: -3..5
    loose: -3..5?
    numbers: set of -3..5
    flag: bool

define worth(r: Row): 0..9 is r.cost + 2 if r.bold else 1
define dear(r: Row, n: -3..5): bool is r.cost > n and r.hue in wanted
define near(p: Player): set of Player is {{left(p), p}}
"""
FORMS = (
    ("", "any(r in held[me] where r.hue == hue)"),
    ("", "any(r in held[me] where r.hue == red and r.cost == 1)"),
    ("", "any(r in held[me] where r.second == none and r.cost == 3)"),
    ("", "any(r in held[me] where r.second == perhaps and r.cost == 0)"),
    ("", "any(r in held[me] where r.hue == perhaps and r.cost == 0)"),
    ("", "any(r in held[me] where r.hue in wanted and r.cost > number)"),
    ("", "any(r in held[me] where r.hue in {red, hue} and r.cost == 2)"),
    ("", "any(r in held[me] where r.hue not in {red} and r.cost <= loose)"),
    ("", "any(r in held[me] where r.cost in numbers and r.bold)"),
    ("", "any(r in held[me] where number < r.cost and not r.bold)"),
    ("", "any(r in held[me] where r.cost == number and r.hue != hue)"),
    ("", "any(r in held[me] where r.cost == loose)"),
    ("", "any(r in held[me] where hue in r.hues and r.cost == 2)"),
    ("", "any(r in held[me] where perhaps in r.hues and r.cost == 2)"),
    ("", "any(r in held[me] where hue in r.price and r.cost == -1)"),
    ("", "any(r in held[me] where r.partner == row)"),
    ("", "any(r in held[me] where r.partner == maybe)"),
    ("", "any(r in held[me] where r.partner.hue == hue and r.cost == 0)"),
    ("", "any(r in held[me] where r == maybe or r == row)"),
    ("", "any(r in held[me] where r != row and r.cost == 1 and r.hue == hue)"),
    ("", "any(r in held[me] where dear(r, number))"),
    ("", "any(r in held[me] where r.hue == hue and size(held[next(me)]) > r.cost + 9)"),
    ("", "any(r in held[me] where worth(r) == number)"),
    ("", "any(r in held[me] where flag == r.bold and r.cost == 3)"),
    ("", "any(r in held[me] where r.bold and any(p in Player where p != me and r in held[p]))"),
    ("", "any(p in near(me), r in held[p] where r.cost == number and p != me)"),
    ("", "any(r in held[me], q in held[next(me)] where r.partner == q and q != r)"),
    ("", "all(r in held[me] have r.cost <= number)"),
    ("", "all(r in held[me] where r.bold have r.hue in wanted)"),
    ("", "all(p in Player, r in held[p] where r.cost == 3 have r.hue in wanted)"),
    ("", "all(r in held[me], q in held[me] where r != q have r.cost != 3 or q.cost != 3)"),
    ("n: 0..9", "count(r in held[me] where r.hue == hue) == n"),
    ("n: 0..9", "count(p in near(me), r in held[p] where r.hue in wanted) == n"),
    ("n: 0..9", "sum(r.cost for r in held[me] where r.hue == hue) == n"),
    ("n: 0..9", "sum(worth(r) for r in held[me] where r.cost == number) == n"),
    ("n: 0..9", "sum(1 if r.bold else 2 for r in held[me] where r.hue == hue and r.cost == number) == n"),
    ("n: 0..9", "sum(count(r in held[p] where r.cost == number) for p in Player) == n"),
    ("n: 0..9", "sum(r.cost + 1 for p in near(me), r in held[p] where r.hue == hue and r.cost > number) == n"),
    ("n: 0..9", "max(r.cost for r in held[me] where r.hue == hue) == n"),
    ("n: 0..9", "size({r.hue for r in held[me] where r.cost == number}) == n"),
    ("h: Hue", "h in {r.hue for r in held[me] where r.bold and r.cost == number}"),
    ("r: Row", "r == first(q in Row where q.hue == hue and q.cost == number)"),
    ("r: Row", "r == first(q in held[me] where q.cost == number by 0 - q.cost)"),
    ("r: Row", "r in those(q in Row where q.hue == hue and q.cost == number)"),
    ("r: Row", "r in held[me]"),
    ("r: Row", "r in bag_of[me] and r.cost == number"),
    ("r: Row, h: Hue", "r in held[me] and h in r.hues and r.cost == number"),
    ("r: Row, h: Hue?", "r in held[me] and r.second == h and h in wanted"),
    ("h: Hue, r: Row, p: Player", "r in held[p] and r.hue == h and p != me"),
    ("r: Row, n: -3..5", "n in numbers and r in bag_of[me] and r.cost == n"),
    ("r: Row?, sure: bool", "r in held[me] and sure == r.bold"),
    ("r: Row?, sure: bool", "(r == none or r.partner == row) and sure == flag"),
    ("n: -3..5, r: Row", "not any(q in held[me] where q.partner == r.partner) and r.cost == n"),
)


def test_forms() -> None:
    """Every condition held somewhere and failed somewhere, or the comparison says little."""
    found = same_at_random_positions(probe(HEAD, FORMS), 3, 150)
    assert [form for n, form in enumerate(FORMS) if 0 in found[f"form{n}"]] == []


FIRST = """
    for me in Player
        choose always r in those(q in Row where q.cost == number and q.hue in wanted)
            row = r
        else
            flag = true
"""
VALUES = f"""
flow play
{FIRST}
    for me in Player
        choose always n in -3..5 where n != number and (n in numbers or n > loose)
            number = n
        else
            flag = true
    end done

ranking p: Player by p == ann
"""


def test_values_of_questions() -> None:
    assert same_at_random_positions(HEAD + VALUES, 2, 60)
    assert same_at_random_positions(HEAD + VALUES.replace(FIRST, ""), 2, 60)


def test_no_row_is_gone_through() -> None:
    """What tables of sets cover is written without a loop."""
    text = probe(HEAD, tuple(FORMS[n] for n in (1, 5, 31, 35)))
    (function,) = [f for f in plan(checked(text)).functions if f.head.startswith("cdef int count0(")]
    assert not [line for line in function.lines if "while b2_any" in line]
