"""What each decides unseen by the others: the laws of a `together`."""

from __future__ import annotations

from typing import Any

import pytest

from shedu.compiler import core

ITEMS = "state open\n    bid: Player -> 0..5\n    paid: Player -> 0..5\n"


def together(body: str, head: str = "me in Player", more: str = "") -> str:
    """Return a flow with a `together`, and what it needs."""
    lines = "".join(f"        {line}\n" for line in body.split("\n"))
    return f"{ITEMS}{more}flow offers\n    together {head}\n{lines}"


LESS = "action go\n    require less: bid[next(me)] > 0\n    do\n        bid[me] = 0\n"
TAKING = "action go\n    require some: bid[me] > 0\n    do\n        take 1 from bid[me]\n"
ASK = "choose n in 0..5\nbid[me] = n"


@pytest.mark.parametrize(
    "text",
    [
        together(ASK),
        together(ASK, "me in those(p in Player where bid[p] == 0)"),
        together(ASK, "me in Player where bid[me] < 5 and me != ann"),
        together("as p\n    choose n in 0..5\n    bid[p] = n", "p in {ann, bob}"),
        together("let who = me\nrun ask(who)", more="flow ask(p: Player)\n    choose n in 0..5 by p\n    bid[p] = n\n"),
        together("choose n in 0..5 where n <= paid[next(me)]\nbid[me] = n"),
        together("choose\n    go", more=TAKING),
        together("if rich(me)\n    bid[me] = 0", more="define rich(p: Player): bool is bid[p] > 3\n"),
        together("move 1 from purse[me] to bid[me]\nshow sack to me"),
    ],
)
def test_each_may_deal_with_its_own(check_toy: Any, text: str) -> None:
    assert check_toy(text).faults == []


@pytest.mark.parametrize(
    ("text", "code", "place"),
    [
        (together("level = 1"), "E0503", "level"),
        (together("add a1 to marked"), "E0503", "marked"),
        (together("bid[next(me)] = 1"), "E0503", "bid[next(me)]"),
        (together("bid[ann] = 1"), "E0503", "bid[ann]"),
        (together("for p in Player\n    bid[p] = 0"), "E0503", "bid[p]"),
        (together("run ask(next(me))", more="flow ask(p: Player)\n    bid[p] = 1\n"), "E0503", "bid[p]"),
        (together("choose\n    go", more="action go(c: Cell)\n    do\n        tile[c] = red\n"), "E0503", "tile[c]"),
        (together("bid[me] = bid[ann]"), "E0504", "bid[ann]"),
        (
            together("bid[me] = most", more="define most: 0..5 is max(bid[p] for p in Player)\n"),
            "E0504",
            "bid[p]",
        ),
        (
            together("choose\n    go", more=LESS),
            "E0504",
            "bid[next(me)]",
        ),
        (together("chance n in 0..5\nbid[me] = n"), "E0505", "chance n in 0..5"),
        (together("run luck", more="flow luck\n    draw 1 from sack to hand[me]\n"), "E0505", "draw 1 from sack"),
        (together("together p in Player\n    bid[p] = 1"), "E0506", "together"),
        (together("if bid[me] == 5\n    end broke"), "E0507", "end broke"),
        (together("choose n in 0..5 by next(me)\nbid[me] = n"), "E0508", "choose n in 0..5 by"),
        (together("show sack to next(me)"), "E0508", "show sack to next(me)"),
        (together("bid[me] = 1", "me in Color"), "E0310", "Color"),
        (together("bid[me] = 1", "me in Player, p in Player"), "E0320", "p"),
    ],
)
def test_the_laws(check_toy: Any, text: str, code: str, place: str) -> None:
    found = check_toy(text).faults
    assert [(one, where[: len(place)]) for one, where in found] == [(code, place)]


def test_who_takes_part_is_settled_first(check_toy: Any) -> None:
    (stmt,) = check_toy(together(ASK, "me in Player where bid[me] == 0")).flow("offers").body
    assert isinstance(stmt, core.Together)
    assert stmt.number == 1 and stmt.binder.where is None
    ((_, source),) = stmt.binder.sources
    assert isinstance(source, core.Gather) and source.kind == "those"


def test_one_law_is_told_once(check_toy: Any) -> None:
    text = together("run ask\nrun ask", more="flow ask\n    level = 1\n    level = 2\n")
    assert [code for code, _ in check_toy(text).faults] == ["E0503", "E0503"]


def test_the_block_is_named_too(check_toy: Any) -> None:
    (fault,) = check_toy(together("level = 1")).diagnostics[:1]
    assert [label.text for label in fault.spans][1:] == ["in what is decided unseen here"]


def test_a_kind_of_a_bag_is_not_shown_alone(check_toy: Any) -> None:
    assert [code for code, _ in check_toy("flow look\n    show sack[red] to ann\n").faults] == ["E0314"]
