"""Tables, effects, markets, scorings and views with parts that are doubled, misplaced, wrongly named, or too many."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

FRAME = (Path(__file__).parent / "parts.shedu.txt").read_text(encoding="utf-8")


def changed(*changes: tuple[str, str]) -> str:
    """The game with some of its text put otherwise."""
    text = FRAME
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new)
    return text


def test_the_game_itself_is_sound(examined: Any) -> None:
    found = examined(FRAME)
    assert found.codes == found.warnings == [] and found.planned is not None


SELLER, HELD, TABLE = "        payee: seller\n", "    held: this in tools[me]\n", "        cost: t.cost\n"
POINTS = '    points: points[p] "Points"\n'
REFUSED = {
    "held twice": ((HELD, HELD + "    held: true\n"), ["E0302"]),
    "held by no line": ((HELD, ""), ["E0224"]),
    "held by two values": ((HELD, HELD.replace("\n", ", true\n")), ["E0224"]),
    "held by what it changes": ((HELD, HELD.replace("\n", " and income(me) < 3\n")), ["E0601"]),
    "an unknown effect": (("| earns(1)", "| erns(1)"), ["E0210"]),
    "too many arguments": (("| earns(1)", "| earns(1, 2)"), ["E0225"]),
    "a cell of two effects": (("| earns(1)", "| earns(1), earns(2)"), ["E0225"]),
    "an argument out of range": (("| earns(1)", "| earns(6)"), ["E0401"]),
    "an argument that changes": (("| earns(1)", "| earns(points[ann])"), ["E0602"]),
    "an effect called like a define": (("earns(", "income("), ["E0302"]),
    "a parameter called this": (("earns(coins: 0..5)", "earns(this: 0..5)"), ["E0302", "E0301"]),
    "no seat named": (("adjust income(me) by coins", "adjust income by coins"), ["E0226"]),
    "columns of one name": (("kind: Color = red", "kind: Color = red | kind: Color = blue"), ["E0302"]),
    "a formula about who acts": (("worth: points[p] mod 3", "worth: points[me] mod 3"), ["E0305"]),
    "a formula without arguments": (("t.worth(me)", "t.worth"), ["E0313"]),
    "formulas in a circle": (("points[p] mod 3", "rope.worth(p)"), ["E0601"]),
    "a market that does something": ((SELLER, SELLER + "    do\n        points[ann] = 1\n"), ["E0345"]),
    "a source that does something": ((SELLER, SELLER + "        do\n            points[ann] = 1\n"), ["E0345"]),
    "a market in a circle": (("price: 1", "price: size(trade(need, purse))"), ["E0601"]),
    "no units in a set": (("{{red}}\n", "{{red, {}}}\n"), ["E0318"]),
    "a unit that is no good": (("trade({red, green}", "trade({red, {}}"), ["E0318"]),
    "a set and a number": (("points[loser] = 0", "points[loser] = {} if loser == a else 3"), ["E0318"]),
    "a part of a commitment": (("        require a", "        more\n            x: 3\n        require a"), ["E0309"]),
    "a board that does something": (("joined: sides\n", "joined: sides\n    require x: true\n"), ["E0309"]),
    "a scoring that does something": ((POINTS, POINTS + "    do\n        points[p] = 3\n"), ["E0309"]),
    "a line called total": ((POINTS, POINTS + "    total: 3\n"), ["E0309"]),
    "lines in a circle": ((POINTS, "    points: result(p).tools\n    more: result(p).total\n"), ["E0601"]),
    "tables of one name": ((TABLE, TABLE + "    tools for q in Color\n        it: q\n"), ["E0302"]),
    "a table that requires": ((TABLE, TABLE + "        require x: true\n"), ["E0309"]),
    "a table in a table": ((TABLE, TABLE + "        deep for q in Color\n            it: q\n"), ["E0309"]),
    "another seat's hand": (("hand: hand[p]", "hand: hand[left(p)]"), ["E0501"]),
}


@pytest.mark.parametrize(("change", "codes"), REFUSED.values(), ids=REFUSED)
def test_one_fault_one_message(change: tuple[str, str], codes: list[str], examined: Any) -> None:
    assert examined(changed(change)).codes == codes


def test_names_of_seats_may_be_too_few_where_there_are_neutral_ones(examined: Any) -> None:
    text = changed(("cid\n", "cid\n    neutral: {eva}\n    decides: ann\n"))
    assert examined(text).codes == []
    assert set(examined(text.replace(", bob, cid", "")).codes) >= {"E0340"}


FORMULAS = "".join(f"    r{n} | {n} | points[p] + {n}\n" for n in range(1000))
TAKEN = {
    "a thousand formulas": f"table Big\n    | n: 0..1000 | f(p: Seat): 0..2000\n{FORMULAS}"
    "invariant many: sum(x.f(ann) for x in Big) >= 0\n",
    "a thousand bearers": "table Many\n    held: this in many[me]\n    | n: 0..9\n"
    + "".join(f"    m{n} | {n % 10} | earns({n % 6})\n" for n in range(1000))
    + "state open\n    many: Player -> set of Many\n",
    "many lines of a scoring": "scoring long(p: Player)\n" + "".join(f"    l{n}: points[p]\n" for n in range(500)),
    "a table without rows": "table None_at_all\n    held: true\n    | n: 0..9\n",
}


@pytest.mark.parametrize("more", TAKEN.values(), ids=TAKEN)
def test_much_and_nothing_is_planned(more: str, examined: Any) -> None:
    text = changed(("define income(p: Player): 0..20", "define income(p: Player): 0..9000"))
    found = examined(text + more)
    assert found.codes == [] and found.planned is not None


CHOICE = "            choose\n                wait\n                buy\n"
VOID = """\
table Void
    | n: 0..9 | f(p: Seat): 0..9 = 3
state open
    v: Void?
    vs: set of Void
    vb: bag of Void
    vm: Void -> 0..9
    vn: Player -> Void -> 0..9
state hidden
    vh: bag of Void
state secret
    vx: Player -> set of Void
action one(a: Void)
    do
        points[me] = a.f(me)
action two(a: Void, b: Void)
    do
        points[me] = a.n + b.n
action some(a: bag of 0..2 Void)
    do
        points[me] = size(a)
flow nothing
    if size(vs) + size(vb) + size(Void) + sum(vm[x] + vn[me][x] for x in Void) + sum(x.n for x in Void) > 0
        vs = Void
        v = first(x in Void)
    draw 0 from vh to vb
    for x in Void
        add x to vx[me]
    choose x in Void
        add x to vs
    choose
        one
        two
        some
        wait
        buy
"""
TWICE = """\
action beg "Beg"
    do
        points[me] = 0
effect begs(n: 0..9)
    offer beg in play
    before settle
        choose k in 0..n
            points[me] = k
    after settle
        choose k in 0..n
            points[me] = k
    also buy
        require poor: points[me] + n < 60
"""


@pytest.mark.native
@pytest.mark.parametrize(
    "text",
    [
        changed((CHOICE, "            run nothing\n")) + VOID,
        changed(("| earns(2) | earns(2)", "| begs(2) | begs(3)"), ("| earns(1)", "| earns(1) | begs(1)")) + TWICE,
    ],
    ids=["a type without values", "effects borne twice"],
)
def test_both_engines_play_alike(text: str, examined: Any, plays_alike: Any) -> None:
    found = examined(text)
    assert found.codes == [] and found.planned is not None
    plays_alike(found.checked.found.path, games=30)


def test_a_question_offers_an_action_once(examined: Any) -> None:
    found = examined(changed((CHOICE, CHOICE + "                wait if points[me] > 3\n")))
    assert found.codes == ["E0337"]
