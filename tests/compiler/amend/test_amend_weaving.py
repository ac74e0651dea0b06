"""What amendments make of the rules they name, as text."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from shedu.compiler import tree as t
from shedu.compiler.amend import Layer, weave
from shedu.compiler.diagnostics import Diagnostic
from shedu.compiler.read import read_text
from shedu.compiler.read.outline import outline
from shedu.compiler.unparse import declaration_text, file_text

BASE = """\
option mode: one of {slow, fast} = slow

type Color: one of {red, green}

type Pile: bag of Color

table Card
    | cost: 0..9
    ace | 1
    king | 2

board Cell
    shape: grid(3, 3)
    map: "plain.map"
    legend
        "r": tile[here] == red

state open
    tile: Cell -> Color?
    level: Player -> 0..9

define cost(c: Cell, who: Player): 0..9 is 1 if tile[c] == none else 2

define free(c: Cell): bool is tile[c] == none

define goods(p: Player): Pile is {red}

define names: list of up to 3 Color is [red]

action climb(at: Cell) "Climb"
    let old = level[me]
    require empty: free(at) "Somebody is there."
    do
        let new = old + 1
        level[me] = new

action rest

conflict duel(one: Player, another: Player)
    sides: one, another
    strength: level[side]
    commit (n: 0..2)
        require able: n <= level[me]
        do
            take n from level[me]
    do
        add 1 to level[winner]

flow turn
    choose
        climb
        rest

flow fight(one: Player, another: Player)
    cite A-B-1
    run duel(one, another)

ranking p: Player by level[p]

invariant low: all(p in Player have level[p] < 9)
"""


def declarations(text: str) -> tuple[t.Declaration, ...]:
    module, faults = read_text("text", text)
    assert faults == ()
    return module.declarations


def woven(
    *texts: str, values: Mapping[str, str] | None = None, ordered: bool = True
) -> tuple[list[str], tuple[Diagnostic, ...]]:
    """The rules of the base with amendments of one module after another, and the faults."""
    layers = [Layer("base", declarations(BASE))]
    layers += [Layer(f"m{number}", declarations(text)) for number, text in enumerate(texts, 1)]
    found = weave("g", tuple(layers), lambda i, j: i < j and (ordered or i == 0), values or {"mode": "slow"})
    return [declaration_text(item) for item in found.declarations], found.faults


def changed(*texts: str, values: Mapping[str, str] | None = None) -> str:
    """What is new in the rules, everything without a fault."""
    found, faults = woven(*texts, values=values)
    assert [fault.message for fault in faults if fault.severity == "error"] == []
    before = {declaration_text(item) for item in declarations(BASE)}
    return "\n".join(item for item in found if item not in before)


def test_nothing_amended_is_nothing_changed() -> None:
    found, faults = woven("")
    assert faults == () and found == [declaration_text(item) for item in declarations(BASE)]


@pytest.mark.parametrize(
    ("amendments", "result"),
    [
        (["adjust cost(c, p) to 3"], "3"),
        (["adjust cost(c, p) by 3"], "(1 if tile[c] == none else 2) + 3"),
        (
            ["adjust cost(c, p) by 3 when p == me"],
            "(1 if tile[c] == none else 2) + (3 if who == me else 0)",
        ),
        (
            ["adjust cost(c, p) to 3 when p == me"],
            "3 if who == me else 1 if tile[c] == none else 2",
        ),
        # the later one wins, whatever the order of the others
        (["adjust cost(c, p) to 3", "adjust cost(c, p) to 4"], "4"),
        (["adjust cost(c, p) to 3 when a", "adjust cost(c, p) to 4"], "4"),
        (
            ["adjust cost(c, p) to 3 when a", "adjust cost(c, p) to 4 when b"],
            "4 if b else 3 if a else 1 if tile[c] == none else 2",
        ),
        # every `by` after every `to`
        (["adjust cost(c, p) by 3", "adjust cost(c, p) to 4"], "4 + 3"),
        (["adjust cost(c, p) by 3", "adjust cost(c, p) by -1 when a"],
         "(1 if tile[c] == none else 2) + 3 + (-1 if a else 0)"),
        # names by place; what an amendment binds itself gives way
        (["adjust cost(x, y) by size(tile[x])"], "(1 if tile[c] == none else 2) + size(tile[c])"),
        (["adjust cost(who, c) by f(who, c)"], "(1 if tile[c] == none else 2) + f(c, who)"),
        (["adjust cost(x, y) by count(c in Cell where c == x)"],
         "(1 if tile[c] == none else 2) + count(c_2 in Cell where c_2 == c)"),
        (["adjust cost(x, y) by sum(size(who) + size(y) for who in x)"],
         "(1 if tile[c] == none else 2) + sum(size(who_2) + size(who) for who_2 in c)"),
        (["adjust cost(c, p) by count(c in around(c) where c == p)"],
         "(1 if tile[c] == none else 2) + count(c in around(c) where c == who)"),
    ],
)  # fmt: skip
def test_values_add_up(amendments: list[str], result: str) -> None:
    assert changed(*amendments) == f"define cost(c: Cell, who: Player): 0..9 is {result}\n"


@pytest.mark.parametrize(
    ("amendment", "result"),
    [
        ("adjust free(c) to true when c in marked", "c in marked or tile[c] == none"),
        ("adjust free(c) to false when c in marked or a", "not (c in marked or a) and tile[c] == none"),
        ("adjust free(c) to true", "true"),
    ],
)  # fmt: skip
def test_truths_are_set_in_the_short_form(amendment: str, result: str) -> None:
    assert changed(amendment) == f"define free(c: Cell): bool is {result}\n"


def test_nothing_added_is_nothing_changed() -> None:
    assert changed("adjust cost(c, p) by none") == ""


def test_bags_and_lists_are_added_to() -> None:
    assert changed("adjust goods(p) by {green} when p == me") == (
        "define goods(p: Player): Pile is {red} + ({green} if p == me else {})\n"
    )
    assert changed("adjust names by [green] when a") == (
        "define names: list of up to 3 Color is [red] + ([green] if a else [])\n"
    )


@pytest.mark.parametrize(
    ("guard", "mode", "result"),
    [
        ("mode == fast", "fast", "9"),
        ("mode == fast", "slow", None),
        ("mode != fast", "slow", "9"),
        ("mode in {fast, slow}", "slow", "9"),
        ("not (mode == fast)", "fast", None),
        ("mode == fast and a", "fast", "9 if mode == fast and a else 1 if tile[c] == none else 2"),
        ("mode == fast and a", "slow", None),
        ("mode == slow or a", "slow", "9"),
        ("fast == mode", "fast", "9"),
    ],
)
def test_guards_on_options_are_decided(guard: str, mode: str, result: str | None) -> None:
    found = changed(f"adjust cost(c, p) to 9 when {guard}", values={"mode": mode})
    assert found == ("" if result is None else f"define cost(c: Cell, who: Player): 0..9 is {result}\n")


def test_a_parameter_hides_an_option_in_a_guard() -> None:
    found = changed("adjust cost(mode, p) to 9 when mode == fast", values={"mode": "slow"})
    assert "9 if c == fast else" in found


def test_lines_of_forms() -> None:
    assert '    map: "other.map"\n' in changed('adjust Cell.map to "other.map"')
    found = changed("adjust duel.strength by 1 when side == one\n    cite A-B-9")
    assert "    strength: level[side] + (1 if side == one else 0)\n        cite A-B-9\n" in found
    assert "strength: level[side] + size(one)" in changed("adjust duel.strength(a, b) by size(a)")


# ---------------------------------------------------------------- before, after


def test_before_and_after_an_action() -> None:
    found = changed(
        "before climb(c)\n    cite A-B-2\n    tile[c] = red\n",
        "after climb(x) when tile[x] == red\n    tile[x] = none\n",
        "before climb(y)\n    tile[y] = green\n",
    )
    assert (
        found
        == """\
action climb(at: Cell) "Climb"
    let old = level[me]
    require empty: free(at) "Somebody is there."
    do
        cite A-B-2
        tile[at] = red
        tile[at] = green
        let new = old + 1
        level[me] = new
        if tile[at] == red
            tile[at] = none
"""
    )


def test_an_action_that_did_nothing_and_a_commitment() -> None:
    assert changed("after rest\n    run turn") == "action rest\n    do\n        run turn\n"
    found = changed("after duel.commit(k)\n    add k to pot")
    assert "            take n from level[me]\n            add n to pot\n" in found


def test_what_an_amendment_names_lives_in_a_block_of_its_own() -> None:
    found = changed(
        "before turn\n    let new = 3\n    run f(new)\n",
        "after turn\n    chance new in Color\n    run g(new)\n",
    )
    assert (
        found
        == """\
flow turn
    if true
        let new = 3
        run f(new)
    choose
        climb
        rest
    if true
        chance new in Color
        run g(new)
"""
    )


def test_citations_that_open_a_flow_are_its_own() -> None:
    found = changed("before fight(a, b)\n    cite A-B-2\n    run f(b, a)")
    assert (
        found
        == """\
flow fight(one: Player, another: Player)
    cite A-B-1, A-B-2
    run f(another, one)
    run duel(one, another)
"""
    )


def test_around_a_conflict_stands_a_flow_that_all_run_instead() -> None:
    found = changed(
        "after duel(a, b) when b == me\n    level[a] = 0\n", "before duel(a, b)\n    level[b] = 1\n"
    )
    assert (
        found
        == """\
flow fight(one: Player, another: Player)
    cite A-B-1
    run duel_and_more(one, another)

flow duel_and_more(one: Player, another: Player)
    level[another] = 1
    run duel(one, another)
    if another == me
        level[one] = 0
"""
    )


def test_names_are_not_caught_by_what_is_local_there() -> None:
    _, faults = woven("after climb(at)\n    level[me] = new\n", "before climb(at)\n    level[me] = old\n")
    assert [(fault.code, fault.message) for fault in faults] == [
        ("E0218", "`old` is a name within `climb`"),
        ("E0218", "`new` is a name within `climb`"),
    ]


# ---------------------------------------------------------------- also, offer, replace, remove


def test_requirements_are_added_with_what_they_cite() -> None:
    found = changed(
        'also climb, duel.commit\n    cite A-B-7\n    let x = 1\n    require small: x < level[me] "No."\n'
    )
    assert found.count('require small: x < level[me] "No."\n') == 2
    assert found.count("        cite A-B-7\n") == 2
    assert found.index("require empty") < found.index("let x = 1") < found.index("require small")


def test_lines_and_values_are_added() -> None:
    assert '"r": tile[here] == red\n        "g": tile[here] == green\n' in changed(
        'also Cell.legend\n    "g": tile[here] == green'
    )
    assert changed('also Color\n    blue: "Blue"') == "type Color: one of {red, green, blue}\n"
    assert "    ties: one\n" in changed("also duel\n    ties: one")


def test_an_answer_is_offered_last() -> None:
    found = changed("action jump(far: Cell)\n\noffer jump(a1) in turn if level[me] > 2\n    cite A-B-3\n")
    assert (
        found
        == """\
flow turn
    cite A-B-3
    choose
        climb
        rest
        jump(a1) if level[me] > 2

action jump(far: Cell)
"""
    )


def test_what_hangs_on_a_name_hangs_on_what_replaces_it() -> None:
    found, faults = woven(
        "adjust free(x) to false when x in marked",
        "replace define free(here: Cell): bool\n    let t = tile[here]\n    is t == none\n",
    )
    assert faults == ()
    (free,) = [text for text in found if text.startswith("define free")]
    assert free.endswith("is not (here in marked) and t == none\n")
    assert found.index(free) == 7


def test_an_item_of_the_state_is_replaced() -> None:
    found = changed("replace state open\n    level: Player -> 0..20")
    assert found == "state open\n    tile: Cell -> Color?\n    level: Player -> 0..20\n"


def test_the_ranking_is_replaced() -> None:
    assert changed("replace ranking p: Player by 3") == "ranking p: Player by 3\n"


@pytest.mark.parametrize(
    ("name", "gone", "left"),
    [
        ("low", "invariant low", "ranking"),
        ("rest", "rest", "climb\n"),
        ("turn.rest", "    rest\n", "action rest\n"),
        ("climb.empty", "require empty", "let old"),
        ("duel.commit.able", "require able", "commit (n: 0..2)"),
        ("duel.commit", "commit", "strength"),
        ("Cell.map", "map:", "shape:"),
        ("Color.green", "one of {red, green}", "one of {red}"),
        ("Card.ace", "ace", "king"),
        ("tile", "    tile:", "    level:"),
    ],
)
def test_removing(name: str, gone: str, left: str) -> None:
    found, faults = woven(f"remove {name}\n", f"remove {name}\n")
    assert {fault.code for fault in faults} <= {"E0220"}
    text = "\n".join(found)
    assert gone not in text and left in text


def test_an_item_behind_a_removed_one_is_still_found() -> None:
    found, _ = woven("remove tile\n\nremove level\n")
    assert "state open" not in "".join(found)


def test_what_is_amended_before_it_is_removed_is_removed() -> None:
    found, faults = woven("adjust free(c) to true", "remove free")
    assert [fault.code for fault in faults] == ["E0220"]
    assert not any(text.startswith("define free") for text in found)


# ---------------------------------------------------------------- orders


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("adjust cost(c, p) to 1 when tile[c] == red", "adjust cost(x, y) to 2 when tile[x] == green"),
        ("adjust cost(c, p) to 1 when tile[c] == red", "adjust cost(x, y) to 2 when tile[x] != red and a"),
        ("adjust cost(c, p) to 1 when c in marked", "adjust cost(x, y) to 2 when x not in marked"),
        ("adjust cost(c, p) to 1 when free(c)", "adjust cost(x, y) to 2 when not free(x)"),
        ("adjust cost(c, p) to 1 when level[p] < 3", "adjust cost(x, y) to 2 when level[y] >= 3"),
        ("adjust cost(c, p) to 1 when level[p] == 3", "adjust cost(x, y) to 2 when level[y] == 4"),
        ("adjust cost(c, p) by 1", "adjust cost(x, y) by 2"),
        ("adjust cost(c, p) by 1", "adjust cost(x, y) to 2"),
        ("after climb(c)\n    run turn", "before climb(c)\n    run turn"),
    ],
)
def test_what_cannot_meet_needs_no_order(one: str, other: str) -> None:
    _, faults = woven(one, other, ordered=False)
    assert faults == ()


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("adjust cost(c, p) to 1 when tile[c] == red", "adjust cost(x, y) to 2 when tile[x] == level[y]"),
        ("adjust cost(c, p) to 1 when tile[c] == red", "adjust cost(x, y) to 2 when free(x)"),
        ("adjust cost(c, p) to 1", "adjust cost(x, y) to 2 when free(x)"),
        ("after climb(c) when free(c)\n    run turn", "after climb(c) when not free(c)\n    run turn"),
        ("remove climb.empty", "replace action climb(at: Cell)\n    do\n        run turn"),
    ],
)
def test_what_may_meet_needs_an_order(one: str, other: str) -> None:
    found, faults = woven(one, other, ordered=False)
    if "remove" not in one:
        assert [fault.code for fault in faults] == ["E0213"]
        assert len(faults[0].spans) == 2
    assert woven(one, other)[0] != [] and found != []


def test_too_many_amendments_of_one_thing() -> None:
    _, faults = woven("adjust cost(c, p) by 1\n\n" * 61)
    assert [fault.code for fault in faults] == ["E0208"]


def test_rules_of_modules_stand_behind_those_of_the_game() -> None:
    found, _ = woven("define extra is 1\n", "define more is 2\n")
    assert found[-2:] == ["define extra is 1\n", "define more is 2\n"]


def test_the_result_reads_to_itself() -> None:
    layers = (
        Layer("base", declarations(BASE)),
        Layer("m", declarations("before fight(a, b)\n    cite A-B-2\n    let k = 1\n    run f(k)\n")),
    )
    found = weave("g", layers, lambda i, j: i < j, {"mode": "slow"})
    again = declarations(file_text(found.declarations))
    assert [outline(item) for item in again] == [outline(item) for item in found.declarations]
