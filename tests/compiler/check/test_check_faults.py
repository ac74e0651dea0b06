"""Errors: each with its code and the text it stands under."""

from __future__ import annotations

from typing import Any

import pytest

CASES = [
    # names
    ("define a is levle\n", "E0301", "levle"),
    ("define a(c: Cell) is shine(c)\n", "E0301", "shine"),
    ("flow a\n    run wiat\n", "E0301", "wiat"),
    ("flow a\n    choose\n        wiat\n", "E0301", "wiat"),
    ("define level is 1\n", "E0302", "level"),
    ("define a(c: Cell, c: Cell) is 1\n", "E0302", "c: Cell"),
    ("define a(c: Sell) is 1\n", "E0303", "Sell"),
    ("define a(c: level) is 1\n", "E0303", "level"),
    ("define a is play\n", "E0304", "play"),
    ("flow a\n    run wait\n", "E0304", "wait"),
    ("flow a\n    choose\n        play\n", "E0304", "play"),
    ("define a is level(1)\n", "E0304", "level"),
    ("region lone of c: Cell where owner[c] == me\n", "E0305", "me"),
    ("invariant own: hand[me] != {}\n", "E0305", "me"),
    ("define a(c: Cell) is piece[c].colour\n", "E0306", "colour"),
    ("define a(c: Cell) is c.rank\n", "E0306", "rank"),
    ("define a is level.row\n", "E0306", "row"),
    ("board Ring\n    shape: ring(4)\n", "E0339", "Ring"),
    (
        "conflict c(x: Cell, y: Cell)\n    sides: x, y\n    strenght: 1\n    strength: 1\n",
        "E0309",
        "strenght",
    ),
    # types
    ("define a(c: Cell) is not c\n", "E0310", "c"),
    ("define a: bool is 3\n", "E0310", "3"),
    ("flow a(c: Cell)\n    tile[c] = c\n", "E0310", "c"),
    ("flow a\n    level = none\n", "E0311", "none"),
    ("define a is size(level)\n", "E0312", "level"),
    ("define a(c: Cell) is around(c, c)\n", "E0313", "around(c, c)"),
    ("define a(c: Cell) is 1\ndefine b is a\n", "E0313", "a"),
    ("define a is Piece(red)\n", "E0313", "Piece(red)"),
    ("define a is hand\n", "E0314", "hand"),
    ("define a(m: Cell -> Color) is 1\n", "E0315", "Cell -> Color"),
    ("action a(k: set of Cell)\n", "E0316", "set of Cell"),
    ("action a(k: bag of Color)\n", "E0316", "bag of Color"),
    ("type Odd\n    size: 0..3 = 1\n", "E0317", "1"),
    ("define a(c: Cell, p: Player) is c == p\n", "E0318", "c == p"),
    ("define a is red < green\n", "E0318", "red < green"),
    ("define a(c: Cell) is {c, red}\n", "E0318", "{c, red}"),
    ("define a(c: Cell) is c in hand[ann]\n", "E0318", "c in hand[ann]"),
    (
        "define a is those(x in Cell, y in Cell where x != y)\n",
        "E0320",
        "those(x in Cell, y in Cell where x != y)",
    ),
    ("flow a(c: Cell)\n    piece[c].color = red\n", "E0323", "piece[c].color"),
    ("flow a\n    red = 1\n", "E0323", "red"),
    ("flow a\n    add true to long\n", "E0323", "long"),
    ("flow a(c: Cell)\n    add red to tile[c]\n", "", ""),
    ("flow a(c: Cell)\n    move level to tile[c]\n", "E0325", "move level to tile[c]"),
    ("flow a\n    draw 1 from row_of to hand[ann]\n", "E0312", "row_of"),
    # ranges
    ("flow a\n    level = 6\n", "E0401", "6"),
    ("flow a\n    level = 2 - 3\n", "E0401", "2 - 3"),
    ("flow a\n    add 7 to level\n", "E0401", "7"),
    ("define a: 0..3 is 4\n", "E0401", "4"),
    ("type T: 5..2\n", "E0401", "5..2"),
    ("type T: 0..level\n", "E0301", "level"),
    ("define a is level / 0\n", "E0403", "0"),
    # visibility
    ("state secret\n    dark: Color?\n", "E0502", "dark"),
    # bounds
    ("define a: bool is b\ndefine b: bool is a\n", "E0601", "a"),
    ("define a is 1 + a\n", "E0601", "a"),
    ("flow a\n    run b\nflow b\n    run a\n", "E0601", "a"),
    ("type T: T\n", "E0601", "T"),
    ("flow a\n    repeat at most level\n        run play\n", "E0602", "level"),
    ("option odd: 0..9 = level\n", "E0301", "level"),
    ("flow a\n    repeat at most 9999999\n        run play\n", "E0602", "9999999"),
    ("action a(x: Cell, y: Cell, z: Cell, d: Direction, e: Direction, c: Cell)\n", "E0603", "a"),
    ("state open\n    big: set of 0..99999\n", "E0603", "set of 0..99999"),
    ("state open\n    first_cell: Cell\n", "E0336", "first_cell"),
    ("define a is size(ways(size(sack), Color))\n", "E0603", "ways(size(sack), Color)"),
    ("define a is count(x in 0..60000, y in 0..60000 where x == y)\n", "E0603", "x"),
    ("flow a\n    repeat at most 99999\n        repeat at most 99999\n            level = 1\n", "E0604", "a"),
]


@pytest.mark.parametrize(
    ("extra", "code", "text"), CASES, ids=[case[0].replace("\n", "|")[:60] for case in CASES]
)
def test_one_fault_one_message(check_toy: Any, extra: str, code: str, text: str) -> None:
    found = check_toy(extra).faults
    if code:
        assert [(c, t[: len(text)]) for c, t in found] == [(code, text)]
    else:
        assert found == []


def test_all_faults_of_a_text_are_found(check_toy: Any) -> None:
    extra = "define a is levle\ndefine b: bool is 3\nflow c\n    level = 9\n    run wiat\n"
    extra += "define level is 1\n"
    assert [code for code, _ in check_toy(extra).faults] == ["E0301", "E0310", "E0401", "E0301", "E0302"]


def test_what_hangs_on_a_wrong_thing_is_not_wrong_again(check_toy: Any) -> None:
    extra = "define a is levle + 1\ndefine b is a * 2\n"
    extra += "flow c\n    let x = b\n    level = x\n    let y = x + levle\n"
    assert [code for code, _ in check_toy(extra).faults] == ["E0301"]


def test_an_unknown_name_is_told_once_with_its_places(check_toy: Any) -> None:
    (found,) = check_toy("define a is levle\ndefine b is levle + 1\n").diagnostics
    assert found.hint == "did you mean `level`?"
    assert len(found.spans) == 2


def test_both_places_of_a_double_declaration_are_shown(check_toy: Any) -> None:
    (found,) = check_toy("flow level\n    run play\n").diagnostics
    assert [label.text for label in found.spans] == [
        "a flow",
        "`level` is declared here, a state item (open)",
    ]


def test_a_circle_names_its_members(check_toy: Any) -> None:
    (found,) = check_toy("flow a\n    run b\nflow b\n    run c\nflow c\n    run a\n").diagnostics
    assert "`a` → `b` → `c` → `a`" in found.message


def test_a_name_lost_to_a_syntax_fault_is_not_unknown(check_text: Any) -> None:
    from dataclasses import replace

    from shedu.compiler.check import check

    linked = check_text(BASE_WITH_PLAY).linked
    game, found = check(replace(linked, damaged=frozenset({"lost"})), {})
    assert game is None or not found
    assert not [one for one in found if "lost" in one.message]


BASE_WITH_PLAY = """\
game t "T"
    players: 1
state open
    total: 0..9
action go
    do
        total = lost
flow play
    repeat at most 2
        choose
            go
ranking p: Player by total
"""


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("game t\n", "E0340"),
        ("game t\n    players: 0\n", "E0340"),
        ("game t\n    players: 2\n    seats: a\n", "E0340"),
        ("game t\n    players: 1\n    payers: 1\n", "E0309"),
        ("game t\n    players: 1\nranking p: Player by 1\n", "E0341"),
        ("game t\n    players: 1\nflow play\n    end done\n", "E0341"),
    ],
)
def test_a_game_needs_players_a_play_and_a_ranking(check_text: Any, text: str, code: str) -> None:
    assert code in [found for found, _ in check_text(text).faults]


def test_settings_must_name_options_and_their_values(check_toy: Any) -> None:
    (wrong,) = check_toy("", {"lnog": "true"}).diagnostics
    assert (wrong.code, wrong.hint) == ("E0307", "did you mean `long`?")
    assert check_toy("", {"long": "maybe"}).faults == [("E0308", "long")]


def test_a_deep_expression_is_an_error_not_a_crash(check_toy: Any) -> None:
    found = check_toy("define a(n: 0..9) is " + "-" * 95 + "n\n").faults
    assert {code for code, _ in found} <= {"E0605"}


def test_rules_may_not_call_too_far_down(check_toy: Any) -> None:
    chain = [f"define f{n}(x: 0..9): 0..9 is f{n + 1}(x)\n" for n in range(60)]
    last = "define f60(x: 0..9): 0..9 is x\n"
    assert {code for code, _ in check_toy("".join([*chain, last])).faults} == {"E0605"}
    assert {code for code, _ in check_toy("".join([last, *reversed(chain)])).faults} == {"E0605"}
    assert check_toy("".join([*chain[40:], last])).faults == []
