"""Statements: what each becomes."""

from __future__ import annotations

from typing import Any

import pytest

from shedu.compiler import core


@pytest.fixture
def flow(check_toy: Any) -> Any:
    """Check the statements of a flow with a parameter or two; give what became of them."""

    def run(block: str, options: dict[str, str] | None = None) -> tuple[core.Stmt, ...]:
        lines = "".join(f"    {line}\n" for line in block.split("\n"))
        text = f"flow probe(c: Cell, p: Player, n: 0..9)\n{lines}"
        body: tuple[core.Stmt, ...] = check_toy(text, options).flow("probe").body
        return body

    return run


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("let x = n", core.Let),
        ("tile[c] = red", core.Assign),
        ("level = n", core.Assign),
        ("hand[p][red] = 2", core.Assign),
        ("sack = {3 red, blue}", core.Assign),
        ("marked = Cell", core.Assign),
        ("add 1 to level", core.Add),
        ("add c to marked", core.Add),
        ("add around(c) to marked", core.Add),
        ("add {red} to hand[p]", core.Add),
        ("add red to row_of", core.Add),
        ("take red from hand[p]", core.Take),
        ("take c from marked", core.Take),
        ("move red from sack to tile[c]", core.Move),
        ("move tile[c] to sack", core.Move),
        ("move {n red} from hand[p] to sack", core.Move),
        ("draw n from sack to hand[p]", core.Draw),
        ("chance x in Color", core.Chance),
        ("show hand[p] to next(p)", core.Show),
        ("run play", core.Run),
        ("end done", core.End),
        ("for x in Cell where tile[x] == red\n    tile[x] = none", core.ForEach),
        ("repeat at most 4 while level > 0\n    take 1 from level", core.Repeat),
        ("choose\n    wait", core.ChooseAction),
        ("choose x in Cell where tile[x] == none", core.ChooseValue),
        ("if level > 1\n    level = 1\nelse if level > 0\n    level = 0\nelse\n    end done", core.When),
    ],
)
def test_each_statement(flow: Any, text: str, kind: type) -> None:
    (found,) = flow(text)
    assert isinstance(found, kind)


@pytest.mark.parametrize(
    ("text", "checked"),
    [
        ("level = 3", False),
        ("level = n", True),
        ("level = min(n, 5)", False),
        ("add 1 to level", True),
        ("take 1 from level", True),
        ("add 0 to level", False),
        ("tile[c] = red", False),
        ("hand[p][red] = n", False),
    ],
)
def test_what_may_leave_its_range_is_checked_at_run_time(flow: Any, text: str, checked: bool) -> None:
    (found,) = flow(text)
    assert found.checked is checked


def test_conditions_on_options_fold(flow: Any) -> None:
    text = "if long\n    end late\nelse\n    end early"
    assert [type(stmt) for stmt in flow(text)] == [core.End]
    assert flow(text)[0].reason != flow(text, {"long": "true"})[0].reason


def test_questions_in_a_branch_ruled_out_are_not_numbered(check_toy: Any) -> None:
    text = "flow probe\n    if long\n        choose\n            wait\n    else\n        level = 1\n"
    assert "probe" not in [question.name for question in check_toy(text).sound.questions]
    assert "probe" in [question.name for question in check_toy(text, {"long": "true"}).sound.questions]


def test_me_is_handed_on(check_toy: Any) -> None:
    checked = check_toy(
        "define mine is size(hand[me])\nflow outer\n    run inner\n"
        "flow inner\n    as next(me)\n        run third\n"
        "flow third\n    let x = mine\n    level = min(5, x)\n"
    )
    outer, inner, third = (checked.flow(name) for name in ("outer", "inner", "third"))
    assert outer.body[0].args[0].var is outer.params[0]
    changed, run = inner.body
    assert isinstance(changed, core.Let) and run.args[0].var is changed.var
    assert third.body[0].value.args[-1].var is third.params[0]
    assert [var.name for var in checked.define("mine").params] == ["me"]


def test_a_define_that_needs_me_through_another_gets_it(check_toy: Any) -> None:
    checked = check_toy(
        "define a is size(hand[me])\ndefine b(c: Cell) is a + c.row\ndefine other(c: Cell) is c.row\n"
    )
    assert [var.name for var in checked.define("b").params] == ["c", "me"]
    assert [var.name for var in checked.define("other").params] == ["c"]


def test_me_in_a_binder_is_that_of_the_binder(check_toy: Any) -> None:
    checked = check_toy("define all_hands is sum(size(hand[me]) for me in Player)\n")
    assert checked.define("all_hands").params == ()


def test_trailing_nones_may_be_left_out(check_toy: Any) -> None:
    checked = check_toy(
        "region area(gap: Cell?) of c: Cell where tile[c] != none and c != gap\n"
        "define areas(gap: Cell?): set of set of Cell is area(gap)\n"
        "define one(c: Cell) is size(area[c])\ndefine two(c: Cell) is size(area(c)[c])\n"
        "define three is size(areas)\ndefine four is size(area)\n"
    )
    one, two = (checked.define(name).body.args[0] for name in ("one", "two"))
    assert isinstance(one, core.RegionAt) and one.args[0].value is None
    assert isinstance(two, core.RegionAt) and isinstance(two.args[0], core.Local)
    assert checked.define("three").body.args[0].args[0].value is None
    assert isinstance(checked.define("four").body.args[0], core.RegionSet)


def test_lets_of_a_define_stand_around_its_value(check_toy: Any) -> None:
    body = check_toy("define a(n: 0..9)\n    let m = n + 1\n    is m * m\n").define("a").body
    assert isinstance(body, core.LetIn) and body.body.args[0].var is body.var


def test_second_questions_of_a_flow_are_told_apart(check_toy: Any) -> None:
    checked = check_toy("flow probe\n    choose\n        wait\n    choose x in Color\n    tile[a1] = x\n")
    names = [(question.name, question.number) for question in checked.sound.questions]
    assert names == [("play", 0), ("probe", 1), ("probe.second", 2)]


def test_choices_fix_leading_arguments(check_toy: Any) -> None:
    checked = check_toy(
        "action paint(c: Cell, x: Color)\n    do\n        tile[c] = x\n"
        "flow probe(c: Cell)\n    choose by next(me)\n        paint(c) if level > 0\n        wait\n"
        "    else\n        end stuck\n"
    )
    (found,) = checked.flow("probe").body
    assert checked.action("paint").fixed == (True, False)
    assert [place for place, _ in found.options[0].fixed] == [0]
    assert found.options[0].condition is not None and found.options[1].condition is None
    assert found.me is not found.decider and len(found.otherwise) == 1


def test_two_offers_must_fix_the_same(check_toy: Any) -> None:
    found = check_toy(
        "action paint(c: Cell, x: Color)\n    do\n        tile[c] = x\n"
        "flow probe(c: Cell)\n    choose\n        paint(c)\n    choose\n        paint(c, red)\n"
    )
    assert found.faults == [("E0337", "paint(c, red)")]


def test_a_choice_with_a_block_keeps_its_value_there(flow: Any) -> None:
    (found,) = flow("choose x in marked by next(p)\n    tile[x] = red\nelse\n    end stuck")
    assert isinstance(found, core.ChooseValue) and len(found.body) == 1 and len(found.otherwise) == 1


def test_limit_is_the_last_end(check_toy: Any) -> None:
    assert check_toy("flow probe\n    end first_one\nflow other\n    end second\n").sound.ends == (
        "first_one",
        "second",
        "limit",
    )


def test_requirements_and_lets_keep_their_order(check_toy: Any) -> None:
    checked = check_toy(
        'action paint(c: Cell)\n    require free: tile[c] == none "Taken."\n    let near = around(c)\n'
        "    require alone: not any(n in near where tile[n] != none)\n    do\n        tile[c] = red\n"
    )
    steps = checked.action("paint").steps
    assert [type(step).__name__ for step in steps] == ["Requirement", "Let", "Requirement"]
    assert [step.message for step in steps if isinstance(step, core.Requirement)] == [
        "Taken.",
        "Alone is required.",
    ]
    assert checked.action("paint").title == "Paint"
