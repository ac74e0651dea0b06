"""The look of diagnostics, and as JSON."""

from __future__ import annotations

import json
from textwrap import dedent

from shedu.compiler.diagnostics import Label, error, in_order, render, summary, to_json, warning
from shedu.compiler.source import SourceFile, Span

TEXT = "flow play\n    run tunr(1)\n    end done\n"
SOURCES = {"a.shedu": SourceFile("a.shedu", TEXT)}


def place(line: int, column: int, length: int = 1, file: str = "a.shedu") -> Span:
    return Span(file, line, column, line, column + length)


def test_the_line_is_shown_and_underlined() -> None:
    found = error(
        "E0301", "there is no flow `tunr`", place(2, 9, 4), "not known", hint="did you mean `turn`?"
    )
    assert render([found], SOURCES) == dedent("""\
        a.shedu:2:9: error[E0301]: there is no flow `tunr`
        2 |     run tunr(1)
          |         ^^^^ not known
          = hint: did you mean `turn`?

        1 error
        """)


def test_more_places_and_more_diagnostics() -> None:
    two = warning("E0701", "twice", place(3, 5, 3), "here", Label(place(1, 6, 4), "first"))
    text = render([error("E0101", "x", place(1, 1)), two], SOURCES)
    assert text.endswith(
        dedent("""\
        a.shedu:3:5: warning[E0701]: twice
        3 |     end done
          |     ^^^ here
        1 | flow play
          |      ^^^^ first

        1 error, 1 warning
        """)
    )


def test_a_place_in_another_file_is_named() -> None:
    sources = {**SOURCES, "b.shedu": SourceFile("b.shedu", "game b\n")}
    found = error("E0206", "twice", place(1, 6, 4), "", Label(place(1, 6, 1, "b.shedu"), "the first one"))
    assert " --> b.shedu:1:6\n1 | game b\n  |      ^ the first one\n" in render([found], sources)


def test_color_only_where_asked() -> None:
    found = [error("E0101", "x", place(1, 1), hint="y")]
    assert "\x1b[" not in render(found, SOURCES)
    colored = render(found, SOURCES, color=True)
    assert "\x1b[1;31m" in colored and colored.count("\x1b[0m") == colored.count("\x1b[1;")


def test_a_file_that_is_not_there_shows_no_line() -> None:
    found = error("E0119", "cannot read the file", place(1, 1, 1, "gone.shedu"), "why")
    assert render([found], {}) == "gone.shedu:1:1: error[E0119]: cannot read the file\n  = why\n\n1 error\n"


def test_nothing_to_say() -> None:
    assert render([], SOURCES) == ""
    assert summary([]) == "no faults"


def test_rule_text_cannot_drive_the_terminal() -> None:
    bad = SourceFile("a.shedu", 'run "\x1b[2J\x07"\n')
    text = render(
        [error("E0104", "odd \x1b[31m", place(1, 5, 3), "\x1b]0;x", hint="\r\x9b")], {"a.shedu": bad}
    )
    assert "\x1b" not in text and "\x07" not in text and "\x9b" not in text and "\r" not in text


def test_wide_and_combining_letters_are_counted_by_their_width() -> None:
    source = {"a.shedu": SourceFile("a.shedu", "run 城市(é)\n")}
    text = render([error("E0301", "x", place(1, 5, 2))], source)
    assert "  |     ^^^^\n" in text
    text = render([error("E0301", "x", place(1, 8, 1))], source)
    assert "  |          ^\n" in text


def test_long_lines_are_cut_around_the_fault() -> None:
    source = {"a.shedu": SourceFile("a.shedu", "a" * 5000 + "b" + "c" * 5000)}
    lines = render([error("E0101", "x", place(1, 5001))], source).split("\n")
    assert max(map(len, lines)) < 140
    assert lines[1][lines[2].index("^")] == "b"


def test_a_span_of_many_lines_is_underlined_on_its_first() -> None:
    span = Span("a.shedu", 1, 6, 3, 4)
    assert "  |      ^^^^\n" in render([error("E0101", "x", span)], SOURCES)


def test_json_has_what_tools_need() -> None:
    found = error("E0301", "x", place(2, 9, 4), "label", Label(Span("a.shedu", 1, 1, 3, 2), ""), hint="h")
    data = json.loads(json.dumps(to_json([found])))
    assert data == [
        {
            "code": "E0301",
            "severity": "error",
            "message": "x",
            "hint": "h",
            "spans": [
                {
                    "file": "a.shedu",
                    "line": 2,
                    "column": 9,
                    "end_line": 2,
                    "end_column": 13,
                    "length": 4,
                    "label": "label",
                },
                {
                    "file": "a.shedu",
                    "line": 1,
                    "column": 1,
                    "end_line": 3,
                    "end_column": 2,
                    "length": 1,
                    "label": "",
                },
            ],
        }
    ]


def test_order_is_by_place_and_equal_ones_are_said_once() -> None:
    one, two = error("E0101", "a", place(2, 1)), error("E0101", "a", place(1, 9))
    assert in_order((one, two, one)) == (two, one)
