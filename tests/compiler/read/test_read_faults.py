"""Faults: each one found, each at its place, nothing else."""

from __future__ import annotations

import pytest

from shedu.compiler.diagnostics import Diagnostic
from shedu.compiler.read import read_bytes, read_file, read_text

GOOD = """game small "Small"
    players: 2

type Kind: one of {short, long}

state open
    mark: Cell -> Player?
    left: 0..9

board Cell
    shape: grid(3, 3)
    joined: sides

define full: bool is all(c in Cell have mark[c] != none)

action put(at: Cell) "Put a piece"
    require empty: mark[at] == none "Taken."
    do
        mark[at] = me
        if full
            end no_room
        else if left == 0
            end too_long
        take 1 from left

conflict duel(one: Cell, two: Cell)
    sides: one, two
    commit (n: 0..3)
        require held: n <= left
        do
            take n from left
    do
        mark[loser] = none

flow play
    left = 9
    repeat at most 9
        for me in Player
            choose
                put
            else
                end stuck

ranking p: Player by count(c in Cell where mark[c] == p)
"""


def faults(text: str) -> list[tuple[str, int, int]]:
    _, found = read_text("x", text)
    return [(d.code, d.span.line, d.span.column) for d in found]


def changed(*pairs: tuple[str, str]) -> str:
    text = GOOD
    for old, new in pairs:
        assert text.count(old) >= 1, old
        text = text.replace(old, new, 1)
    return text


def one(text: str) -> Diagnostic:
    _, found = read_text("x", text)
    assert len(found) == 1, found
    return found[0]


def test_the_text_without_faults_has_none() -> None:
    module, found = read_text("x", GOOD)
    assert found == ()
    assert len(module.declarations) == 9
    assert module.damaged == frozenset()


def test_five_faults_give_five_diagnostics() -> None:
    text = changed(
        ("state open", "state opne"),
        ("joined: sides", "joined sides"),
        ("require empty: mark", "require empty mark"),
        ("take n from left", "take n form left"),
        ("repeat at most 9", "repeat at least 9"),
    )
    assert faults(text) == [
        ("E0101", 6, 7),
        ("E0101", 12, 12),
        ("E0101", 17, 19),
        ("E0101", 31, 20),
        ("E0101", 37, 15),
    ]


def test_five_faults_in_one_declaration_give_five_diagnostics() -> None:
    text = changed(
        ('require empty: mark[at] == none "Taken."', "require: mark[at] == none"),
        ("mark[at] = me", "mark[at] me"),
        ("end no_room", "end 7"),
        ("else if left == 0", "else if left = 0"),
        ("take 1 from left\n\nconflict", "take 1 of left\n\nconflict"),
    )
    assert faults(text) == [
        ("E0101", 17, 12),
        ("E0101", 19, 18),
        ("E0101", 21, 17),
        ("E0101", 22, 22),
        ("E0101", 24, 16),
    ]


@pytest.mark.parametrize(
    ("old", "new", "code", "line", "column"),
    [
        ("board Cell", "bord Cell", "E0116", 10, 1),
        ("board Cell", "board 3", "E0101", 10, 7),
        ("action put(at: Cell)", "action put(at Cell)", "E0101", 16, 15),
        ("action put(at: Cell)", "action put(at: Cell", "E0106", 16, 11),
        ("mark[c] != none)", "mark[c) != none)", "E0107", 14, 47),
        ("mark[c] != none)", "mark[c] != none))", "E0107", 14, 57),
        ('"Taken."', '"Taken.', "E0108", 17, 37),
        ("take 1 from left", "take 1\tfrom left", "E0103", 24, 15),
        ("take 1 from left", "take 1 from _left", "E0121", 24, 21),
        ("take 1 from left", "take 1x from left", "E0121", 24, 14),
        ("take 1 from left", "take 1; from left", "E0104", 24, 15),
        ("take 1 from left", "take 1 from left\u200b", "E0104", 24, 25),
        ("take 1 from left", "take 2147483648 from left", "E0110", 24, 14),
        ("take 1 from left", "let draw = 1", "E0105", 24, 13),
        ("        take 1 from left", "       take 1 from left", "E0113", 24, 8),
        ("        take 1 from left", "        take 1 from left\n            end x", "E0114", 25, 13),
        ("            end no_room\n", "", "E0115", 20, 9),
        ("take 1 from left", "tke 1 from left", "E0101", 24, 13),
        ("            take n from left\n", "", "E0115", 30, 9),
        ("    repeat at most 9", "repeat at most 9", "E0116", 37, 1),
        ("            else\n", "            els\n", "E0101", 41, 16),
        ("1 from left\n\n", "1 from left\n    do\n        end x\n\n", "E0122", 25, 5),
        ("left: 0..9", "left: 0..", "E0101", 8, 14),
        ("by count(c in", "by count(c of", "E0101", 44, 30),
    ],
)
def test_one_fault_gives_one_diagnostic_at_its_place(
    old: str, new: str, code: str, line: int, column: int
) -> None:
    assert faults(changed((old, new))) == [(code, line, column)]


def test_a_wrong_first_line_does_not_hide_faults_below() -> None:
    text = changed(("action put(at: Cell)", "acton put(at: Cell)"), ("end no_room", "end 7"))
    assert faults(text) == [("E0116", 16, 1), ("E0101", 21, 17)]


def test_a_block_that_ends_too_soon() -> None:
    assert faults("define f\n    let a = 1\n\nremove b\n") == [("E0117", 2, 14)]
    assert faults("flow f\n") == [("E0115", 1, 1)]


def test_prose_is_reported_once() -> None:
    assert faults("Some prose\nthat goes on\nand on.\nflow f\n    end a\n") == [("E0116", 1, 1)]


def test_a_faulty_declaration_is_left_out_and_its_names_are_known() -> None:
    module, _ = read_text("x", changed(("left: 0..9", "left 0..9")))
    assert len(module.declarations) == 8
    assert {"mark", "left"} <= module.damaged


def test_what_was_expected_is_said_in_words() -> None:
    found = one(changed(("joined: sides", "joined: )")))
    assert found.code == "E0107"
    found = one(changed(("action put(at: Cell)", "action put(at Cell)")))
    assert found.spans[0].text == "expected a colon"
    found = one(changed(("take 1 from left", "take 1 frm left")))
    assert found.spans[0].text == "expected `from` or an operator"
    assert found.hint == "did you mean `from`?"
    found = one(changed(("mark[at] = me", "mark[at] =")))
    assert found.message == "the end of the line does not fit here"
    assert found.spans[0].text == "expected a value"
    found = one(changed(("if full", "if full = 1")))
    assert found.hint == "`==` compares, `=` sets"
    found = one(changed(("type Kind: one of {short, long}", "type Kind: +")))
    assert found.spans[0].text == "expected a type"
    found = one(changed(("take 1 from left", "tke 1 from left")))
    assert found.hint == "did you mean `take`?"
    found = one(changed(("take 1 from left", "do")))
    assert found.spans[0].text == "expected a statement, `else` or the end of the block"


def test_no_message_shows_the_parsers_own_names() -> None:
    words = GOOD.split(" ")
    for index in range(0, len(words), 3):
        for put in ("", ")", "=", "7", "from", '"x"', "|"):
            _, found = read_text("x", " ".join([*words[:index], put, *words[index + 1 :]]))
            for diagnostic in found:
                text = " ".join([diagnostic.message, *(label.text for label in diagnostic.spans)])
                assert (
                    "ANON" not in text
                    and "_NL" not in text
                    and "LPAR" not in text
                    and "something" not in text
                )
                assert text.count(" or ") <= 1 and text.count(",") <= 4 + ("," in put)


def test_bytes_that_are_no_text() -> None:
    def codes(data: bytes) -> list[tuple[str, int, int]]:
        _, found = read_bytes("x", data)
        return [(d.code, d.span.line, d.span.column) for d in found]

    assert codes(GOOD.encode("utf-8")) == []
    assert codes(GOOD.encode("utf-8-sig")) == []
    assert codes(GOOD.replace("\n", "\r\n").encode()) == []
    assert codes(GOOD.encode("utf-16")) == [("E0102", 1, 1)]
    assert codes(GOOD.encode("utf-16-le")) == [("E0102", 1, 1)]
    assert codes(b"game a\n    b: \xff\n") == [("E0102", 2, 8)]
    assert codes(b"game a\x00\n") == [("E0102", 1, 1)]
    assert codes(bytes(range(256)) * 40) == [("E0102", 1, 1)]


def test_a_file_that_cannot_be_read(tmp_path) -> None:  # type: ignore[no-untyped-def]  # noqa: ANN001
    for path in (tmp_path, tmp_path / "missing.shedu", tmp_path / "a\0b"):
        _, found = read_file(path)
        assert [d.code for d in found] == ["E0119"]


def test_crlf_gives_the_same_tree_and_the_same_places() -> None:
    assert read_text("x", GOOD)[0] == read_text("x", GOOD.replace("\n", "\r\n"))[0]
    text = changed(("joined: sides", "joined sides"))
    assert faults(text) == faults(text.replace("\n", "\r\n"))


def test_a_missing_newline_at_the_end_is_no_fault() -> None:
    assert faults(GOOD.rstrip("\n")) == []
    assert faults(GOOD + "    # the end") == []
    assert faults("") == []
