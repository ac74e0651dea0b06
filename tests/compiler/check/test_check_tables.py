"""Tables with cells that name rules, with formulas, with lists; scorings."""

from __future__ import annotations

from typing import Any

import pytest

from shedu.compiler import core

WARES = """\
table Ware
    | hue: Color | marks: list of up to 3 1..4 | hot: set of Color = {} | worth(p: Player): 0..9 = 0
    cloth | red  | 1, 2 | hot: warm | worth: 3
        cite W-CLOTH
    dye   | blue |      | worth: purse[p]
    wax   | red  | 4    | worth: purse[p]
    ink   | blue | [3]  | worth: min(9, size(this.marks) + level)
define warm: set of Color is {red} + more
define more: set of Color is {green}
define a(w: Ware, p: Player) is w.worth(p)
define b(w: Ware?) is w.worth(ann)
define c(p: Player) is Ware.worth(dye, p)
"""


def column(checked: Any, name: str) -> tuple[object, ...]:
    """Return the cells of a column of the one table."""
    (table,) = checked.sound.tables
    place = [title for title, _ in table.columns].index(name)
    return tuple(table.cells[place])


def test_cells_may_hold_lists_and_name_rules(check_toy: Any) -> None:
    checked = check_toy(WARES)
    assert column(checked, "marks") == ((1, 2), (), (4,), (3,))
    assert column(checked, "hot") == (frozenset({0, 1}), frozenset(), frozenset(), frozenset())


def test_a_column_of_formulas_is_a_define(check_toy: Any) -> None:
    checked = check_toy(WARES)
    worth = checked.define("Ware.worth")
    assert [param.name for param in worth.params] == ["this", "p"]
    assert column(checked, "worth") == (3, 0, 0, 0)
    tests = [part.test for part in (worth.body, worth.body.then, worth.body.then.other) if isinstance(part, core.If)]
    rows = [test.args[1].value for test in tests]
    assert rows == [frozenset({1, 2, 3}), frozenset({1, 2}), 3]
    for name in ("a", "c"):
        assert checked.define(name).body.define is worth
    assert isinstance(checked.define("b").body, core.If)


def test_a_state_may_start_with_what_a_table_says(check_toy: Any) -> None:
    game = check_toy("state open\n    tint: Color = dye.hue\n" + WARES).sound
    (item,) = [item for item in game.state if item.name == "tint"]
    assert isinstance(item.default, core.Const) and item.default.value == 2


def test_a_row_that_cites_is_a_rule_of_its_own(check_toy: Any) -> None:
    rules = {rule.name: rule for rule in check_toy(WARES + "    # the end\n").sound.rules}
    assert rules["Ware.cloth"].cites == ("W-CLOTH",) and rules["Ware.cloth"].kind == "data"
    assert rules["Ware"].cites == () and "Ware.dye" not in rules


@pytest.mark.parametrize(
    ("old", "new", "code", "place"),
    [
        ("worth: 3", "worth: 12", "E0401", "12"),
        ("worth: 3", "worth: red", "E0310", "red"),
        ("worth: 3", "worth: nobody(p)", "E0301", "nobody"),
        ("worth: 3", "worth: purse[me]", "E0305", "me"),
        ("worth: 3", "worth: this.worth(p)", "E0601", "worth"),
        ("hot: warm", "hot: cool", "E0301", "cool"),
        ("hot: warm", "hot: marked", "E0310", "marked"),
        ("| red  | 1, 2", "| red, blue | 1, 2", "E0335", "blue"),
        ("| red  | 1, 2", "| | 1, 2", "E0335", "cloth"),
        ("is w.worth(p)", "is w.worth", "E0313", "worth"),
        ("is w.worth(p)", "is w.worth(red)", "E0310", "red"),
        ("is w.worth(p)", "is w.hue(p)", "E0304", "hue"),
        ("is w.worth(p)", "is w.wroth(p)", "E0306", "wroth"),
    ],
)
def test_wrong_cells_and_calls(check_toy: Any, old: str, new: str, code: str, place: str) -> None:
    assert (code, place) in check_toy(WARES.replace(old, new)).faults


def test_a_partial_column_holds_the_first_value(check_text: Any) -> None:
    """Columns that effects make have a cell only where a row bears one."""
    from dataclasses import replace

    from shedu.compiler import tree
    from shedu.compiler.check import check

    text = "game g\n    players: 1\ntable T\n    | n: 2..5 | s: set of T | t: T\n    one | 3 | {one} | one\n    two\n"
    checked = check_text(text + "flow play\n    end done\nranking p: Player by 1\n")
    assert {code for code, _ in checked.faults} == {"E0335"}
    decls = tuple(
        replace(decl, columns=tuple(replace(column, partial=True) for column in decl.columns))
        if isinstance(decl, tree.TableDecl)
        else decl
        for decl in checked.linked.declarations
    )
    rows = [replace(row, cells=()) for decl in decls if isinstance(decl, tree.TableDecl) for row in decl.rows]
    decls = tuple(replace(d, rows=tuple(rows)) if isinstance(d, tree.TableDecl) else d for d in decls)
    game, faults = check(replace(checked.linked, declarations=decls))
    assert game is not None, faults
    assert game.tables[0].cells == ((2, 2), (frozenset(), frozenset()), (0, 0))


# ------------------------------------------------------------------ scorings
SHEET = """\
scoring result(p: Player) "Points"
    coins: purse[p] "Money"
        cite S-COINS
    best: max(n for n in {1, 2} where n < level)
define lead(p: Player) is result(p).total
define money(p: Player) is result(p).coins
"""


def test_a_scoring_is_a_sheet_of_defines(check_toy: Any) -> None:
    checked = check_toy(SHEET)
    (sheet,) = checked.sound.sheets
    assert (sheet.name, sheet.title) == ("result", "Points")
    assert [title for title, _ in sheet.lines] == ["Money", "Best", "Total"]
    assert [define.name for _, define in sheet.lines] == ["result.coins", "result.best", "result.total"]
    best, total = sheet.lines[1][1], sheet.lines[2][1]
    assert (best.type.low, total.type.low, total.type.high) == (0, 0, 11)
    assert checked.define("lead").body.define is total
    assert {rule.name: rule.cites for rule in checked.sound.rules}["result.coins"] == ("S-COINS",)


@pytest.mark.parametrize(
    ("old", "new", "code", "place"),
    [
        ("best: max(n for n in {1, 2} where n < level)", "total: 1", "E0309", "total"),
        ("best: max(n for n in {1, 2} where n < level)", "coins: 1", "E0302", "coins"),
        ("best: max(n for n in {1, 2} where n < level)", "best: 1, 2", "E0330", "2"),
        ("best: max(n for n in {1, 2} where n < level)", "best: red", "E0310", "red"),
        ("best: max(n for n in {1, 2} where n < level)", "best: purse[me]", "E0305", "me"),
        ("best: max(n for n in {1, 2} where n < level)", "let x = 3", "E0309", "let x = 3"),
        ("best: max(n for n in {1, 2} where n < level)", "best: result(p).total", "E0601", "result"),
        ("result(p).coins", "result(p).coin", "E0306", "coin"),
        ("result(p).coins", "result(p)", "E0304", "result"),
        ("result(p).coins", "result", "E0304", "result"),
        ("result(p).coins", "result(red).coins", "E0310", "red"),
    ],
)
def test_wrong_scorings(check_toy: Any, old: str, new: str, code: str, place: str) -> None:
    found = check_toy(SHEET.replace(old, new)).faults
    assert code in [fault for fault, _ in found]
    assert place in [text for fault, text in found if fault == code], found


def test_a_scoring_of_nobody_is_no_sheet(check_toy: Any) -> None:
    checked = check_toy("scoring whole\n    height: level\ndefine a is whole.height + whole.total\n")
    assert checked.sound.sheets == ()
    assert (checked.define("a").type.low, checked.define("a").type.high) == (0, 10)
