"""Expressions against values worked out by hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from shedu.runtime.game import GameFault

A, B, C, D, E, F = range(6)  # the cells a1 b1 c1 d1, a2 b2: three rows of four, numbered row by row
RED, GREEN, BLUE = range(3)

NUMBERS = [
    ("2 + 3 * 4", 14),
    ("0 - 7 / 2", -3),
    ("(0 - 7) / 2", -4),
    ("(0 - 7) mod 3", 2),
    ("max(3, 9, 4) - min(3, 9, 4)", 6),
    ("size({red, blue})", 2),
    ("size({3 red, blue})", 4),
    ("count(c in Cell where c.row == 2)", 4),
    ("count(h in {3 red, blue} where h == red)", 3),
    ("sum(n * n for n in 1..4)", 30),
    ("size(Player)", 3),
    ("sum(1 for h in {2 red, blue})", 3),
    ("size({h for h in {2 red, blue}})", 2),
    ("2 if tint[a1] == none else 3", 2),
    ("{3 red, blue}[red]", 3),
    ("size(block(a1, 2, 2)) + size(block(d3, 2, 2))", 4),
    ("b2.row * 10 + d1.column", 24),
]


@pytest.mark.parametrize(("body", "expected"), NUMBERS)
def test_numbers(value_of: Callable[..., Any], body: str, expected: int) -> None:
    """Whole numbers: arithmetic, counts, sums, sizes."""
    assert value_of("-99..99", body) == expected


SETS = [
    ("around(a1)", {B, E}),
    ("around({a1, b1})", {C, E, F}),
    ("{a1, b1} + {c1} - {b1}", {A, C}),
    ("those(c in Cell where c.row == 1 and c.column > 2)", {C, D}),
    ("{step(c, east) for c in {a1, d1} where step(c, east) != none}", {B}),
    ("block(c2, 2, 2)", {6, 7, 10, 11}),
    ("block(d2, 2, 2)", set()),
    ("set_of(ray(a1, east))", {B, C, D}),
]


@pytest.mark.parametrize(("body", "expected"), SETS)
def test_sets_of_cells(value_of: Callable[..., Any], body: str, expected: set[int]) -> None:
    """Sets, neighbours, rays and rectangles."""
    assert value_of("set of Cell", body) == expected


TRUTHS = [
    ("any(c in Cell where tint[c] == red)", True),
    ("all(c in Cell where c.row == 1 have tint[c] != none)", False),
    ("all(c in {} have false)", True),
    ("red in stock and green not in stock", True),
    ("{2 red} <= stock and not {3 red} <= stock", True),
    ("{a1} <= ground", True),
    ("tint[b1] == none", True),
    ("tint[step(d1, east)] == red", False),
    ("tint[step(d1, east)] == none", True),
    ("tally[ann] < tally[bob]", True),
    ("winner == none", True),
    ("tally[winner] == 0", True),
    ("[1, 2] < [1, 3] and [1, 2] < [1, 2, 0]", True),
    ("(a1 in ground) == (1 == 1)", True),
    ("first(c in Cell where tint[c] != none) == a1", True),
    ("first(c in Cell where c.row == 3 by 0 - c.column) == d3", True),
    ("leading(h in row where h == red) == [red, red]", True),
    ("row[1] == red and row[3] == green and row[4] == none", True),
    ("front(row) == red and last(row) == green", True),
    ("sorted([3, 1, 2]) == [1, 2, 3]", True),
    ("[p for p in clockwise(bob)] == [bob, cid, ann]", True),
    ("next(cid) == ann and previous(ann) == cid and left(ann) == bob", True),
    ("max(c.row for c in ground where c.row > 1) == none", True),
]
SETUP = (
    "tint[a1] = red",
    "ground = {a1, b1}",
    "stock = {2 red}",
    "row = [red, red, green]",
    "tally[bob] = 3",
)


@pytest.mark.parametrize(("body", "expected"), TRUTHS)
def test_truths(value_of: Callable[..., Any], body: str, expected: bool) -> None:
    """Comparisons, searches, lists, and fields of nothing."""
    assert value_of("bool", body, *SETUP) is expected


def test_bags_and_records_come_out_as_plain_values(value_of: Callable[..., Any]) -> None:
    """A bag is a tuple of counts, none is None."""
    assert value_of("bag of Hue", "{2 red, blue} + {green} - {red}") == (1, 1, 1)
    assert value_of("Hue?", "tint[a1]") is None


def test_a_division_by_nought_is_a_fault_with_its_line(value_of: Callable[..., Any]) -> None:
    """The message names the file and the line."""
    with pytest.raises(GameFault, match=r"game\.shedu:\d+: .*nought"):
        value_of("0..9", "6 / tally[ann]")


def test_taking_too_much_from_a_bag_is_a_fault(value_of: Callable[..., Any]) -> None:
    """A bag holds no negative counts."""
    with pytest.raises(GameFault, match="not there"):
        value_of("bag of Hue", "stock - {red}")


def test_deep_nesting_is_no_trouble(value_of: Callable[..., Any]) -> None:
    """Python allows 20 loops within each other; rules may have more."""
    loops = "true"
    for depth in range(24):
        loops = f"any(c{depth} in {{a1}} where {loops} and c{depth} == a1)"
    assert value_of("bool", loops) is True
    choice = "0"
    for depth in range(1, 40):
        choice = f"({choice} if tint[a1] != none else {depth} + 0 * size(around(ground)))"
    assert value_of("0..99", choice) == 39
    assert value_of("-999..999", " + ".join(["count(c in Cell where c in ground)"] * 60)) == 0
