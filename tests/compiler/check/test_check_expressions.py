"""Expressions: what each construct becomes, and its type."""

from __future__ import annotations

from typing import Any

import pytest

from shedu.compiler import core
from shedu.runtime.types import Atom, BagType, Bool, Int, ListType, Optional, SetType, Text, strip

PARAMS = "c: Cell, d: Direction, p: Player, q: Color?, k: set of Cell, b: bag of Color, n: 0..9, o: Cell?"


@pytest.fixture
def body(check_toy: Any) -> Any:
    """Check an expression over some parameters; give what became of it."""

    def run(text: str, kind: str = "") -> core.Expr:
        typed = f": {kind}" if kind else ""
        checked = check_toy(f"define probe({PARAMS}){typed} is {text}\n")
        result: core.Expr = checked.define("probe").body
        return result

    return run


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("n + 1", Int(1, 10)),
        ("n - 3", Int(-3, 6)),
        ("n * n", Int(0, 81)),
        ("(n + 1) / 2", Int(0, 5)),
        ("n mod 4", Int(0, 3)),
        ("-n", Int(-9, 0)),
        ("min(n, 4)", Int(0, 4)),
        ("max(n, 4)", Int(4, 9)),
        ("sum(n, 1, 2)", Int(3, 12)),
        ("size(k)", Int(0, 16)),
        ("count(x in k where tile[x] == red)", Int(0, 16)),
        ("sum(n for x in Color)", Int(0, 27)),
        ("n if p == ann else 20", Int(0, 20)),
        ("c.row", Int(1, 4)),
        ("b[red]", Int(0, 65_535)),
        ("size(Player)", Int(2, 3)),
        ("-3", Int(-3, -3)),
    ],
)
def test_numbers_have_ranges(body: Any, text: str, kind: Int) -> None:
    assert body(text).type == kind


@pytest.mark.parametrize(
    ("text", "node", "kind"),
    [
        ("c == o", core.Op, Bool),
        ("any(x in k where tile[x] == q)", core.Gather, Bool),
        ("all(x in k have tile[x] != none)", core.Gather, Bool),
        ("those(x in k where x != c)", core.Gather, SetType),
        ("first(x in k where x != c)", core.Gather, Optional),
        ("first(x in k by x.row)", core.Gather, Optional),
        ("leading(x in ray(c, d) where tile[x] == red)", core.Gather, ListType),
        ("{x.row for x in k}", core.Gather, SetType),
        ("[tile[x] for x in Cell]", core.Gather, ListType),
        ("max(x.row for x in k)", core.Gather, Optional),
        ("around(c)", core.Builtin, SetType),
        ("around(k)", core.Builtin, SetType),
        ("ray(c, d)", core.Builtin, ListType),
        ("step(c, d)", core.Builtin, Optional),
        ("back(d)", core.Builtin, Atom),
        ("block(c, 2, 2)", core.Builtin, SetType),
        ("mirror(c)", core.Builtin, Atom),
        ("next(p)", core.Builtin, Atom),
        ("clockwise(p)", core.Builtin, ListType),
        ("sorted([n, 3])", core.Builtin, ListType),
        ("ways(n, Color)", core.Builtin, SetType),
        ("last(row_of)", core.Builtin, Optional),
        ("set_of(row_of)", core.Builtin, SetType),
        ("row_of[1]", core.Index, Optional),
        ("k + around(c)", core.Op, SetType),
        ("k - {c}", core.Op, SetType),
        ("b + {2 red}", core.Op, BagType),
        ("row_of + [red]", core.Op, ListType),
        ("1..n", core.Op, SetType),
        ("{n red, blue}", core.MakeBag, BagType),
        ("{c, d} == {} or true", core.Const, Bool),
        ("[c, step(c, d)]", core.MakeList, ListType),
        ("Piece(red, p)", core.MakeRecord, object),
        ("piece[c].color", core.FieldOf, Optional),
        ("tile[o]", core.Read, Optional),
        ("tile", core.Read, Optional),
        ("Cell", core.Domain, SetType),
        ('"words"', core.Const, Text),
        ("not (c in marked)", core.Op, Bool),
        ("b in hand[p]", core.Op, Bool),
        ("k <= marked", core.Op, Bool),
    ],
)
def test_constructs(check_toy: Any, body: Any, text: str, node: type, kind: type) -> None:
    if text == "tile":
        assert check_toy("define probe is tile\n").faults == [("E0314", "tile")]
    elif text.startswith("{c, d}"):
        assert ("E0318", "{c, d}") in check_toy(f"define probe({PARAMS}) is {text}\n").faults
    else:
        found = body(text)
        assert isinstance(found, node)
        assert isinstance(found.type, kind)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("1 + 2 * 3", 7),
        ("7 mod 4 == 3 and not long", True),
        ("long or red == green", False),
        ("1 if long else 2", 2),
        ("red in {red, blue}", True),
        ("{red, blue}", frozenset({0, 2})),
        ("{2 red, blue}", (2, 0, 1)),
        ("[red, blue]", (0, 2)),
        ("2..4", frozenset({2, 3, 4})),
        ("Piece(green, bob)", (1, 1)),
        ("Piece(green, bob).holder", 1),
        ("back(north)", 4),
        ("size({red, blue})", 2),
        ("max(2, 3)", 3),
        ("b4", 13),
        ("none", None),
    ],
)
def test_constants_fold(body: Any, text: str, value: object) -> None:
    found = body(text, "Color?") if text == "none" else body(text)
    assert isinstance(found, core.Const)
    assert found.value == value


def test_a_condition_on_an_option_leaves_no_trace(check_toy: Any) -> None:
    text = "define probe(n: 0..9): 0..9 is n if long else 3\n"
    assert isinstance(check_toy(text).define("probe").body, core.Const)
    assert isinstance(check_toy(text, {"long": "true"}).define("probe").body, core.Local)


def test_a_bare_none_takes_the_type_that_is_wanted(check_toy: Any) -> None:
    found = check_toy("define probe(c: Cell) is tile[c] == none\n").define("probe").body
    none = found.args[1]
    assert isinstance(none.type, Optional) and isinstance(none.type.of, Atom)


def test_an_empty_set_takes_the_type_that_is_wanted(check_toy: Any) -> None:
    checked = check_toy("define bag_left is hand[ann] == {}\ndefine set_left is {} != marked\n")
    assert isinstance(strip(checked.define("bag_left").body.args[1].type), BagType)
    assert checked.define("bag_left").body.args[1].value == (0, 0, 0)
    assert checked.define("set_left").body.args[0].value == frozenset()


def test_a_counted_comprehension_is_a_bag(body: Any) -> None:
    found = body("{n x for x in Color}")
    assert isinstance(found, core.Gather) and found.kind == "bag"
    assert len(found.binder.sources) == 2


def test_a_short_written_out_set_is_tested_value_by_value(body: Any) -> None:
    found = body("q in {red, tile[c]}")
    assert isinstance(found, core.Op) and found.op == "or"


def test_what_stands_behind_in_sees_the_outer_names(body: Any) -> None:
    found = body("[p for p in clockwise(p)]")
    source = found.binder.sources[0][1]
    assert source.args[0].var is not found.body.var
