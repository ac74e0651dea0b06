"""Newlines into blocks."""

from __future__ import annotations

from lark.lexer import Token

from shedu.grammar.indenter import Indenter


def newline(text: str, end_line: int) -> Token:
    return Token("_NL", text, line=end_line - 1, end_line=end_line)


def kinds(tokens: list[Token], levels: dict[int, int] | None = None) -> list[str]:
    indenter = Indenter()
    indenter.levels = levels or {}
    return [token.type for token in indenter.process(iter(tokens))]


def test_blocks_open_and_close() -> None:
    tokens = [Token("A", "a"), newline("\n    ", 2), Token("B", "b"), newline("\n", 3), Token("C", "c")]
    assert kinds(tokens) == ["A", "_NL", "_INDENT", "B", "_NL", "_DEDENT", "C"]


def test_open_blocks_close_at_the_end() -> None:
    tokens = [Token("A", "a"), newline("\n  ", 2), Token("B", "b"), newline("\n    ", 3), Token("C", "c")]
    assert kinds(tokens)[-2:] == ["_DEDENT", "_DEDENT"]


def test_newlines_in_brackets_vanish() -> None:
    tokens = [Token("LPAR", "("), newline("\n      ", 2), Token("RPAR", ")"), newline("\n", 3)]
    assert kinds(tokens) == ["LPAR", "RPAR", "_NL"]


def test_a_closing_bracket_too_many_does_no_harm() -> None:
    tokens = [Token("RPAR", ")"), newline("\n", 2), Token("LPAR", "("), newline("\n", 3)]
    assert kinds(tokens) == ["RPAR", "_NL", "LPAR"]


def test_levels_go_before_blanks() -> None:
    tokens = [Token("A", "a"), newline("\n      ", 2), Token("B", "b"), newline("\n", 3)]
    assert kinds(tokens, {2: 0}) == ["A", "_NL", "B", "_NL"]


def test_a_line_between_two_levels_counts_as_on_the_upper_one() -> None:
    tokens = [Token("A", "a"), newline("\n    ", 2), Token("B", "b"), newline("\n  ", 3), Token("C", "c")]
    assert kinds(tokens) == ["A", "_NL", "_INDENT", "B", "_NL", "_DEDENT", "C"]


def test_comments_count_for_nothing() -> None:
    tokens = [Token("A", "a"), newline("\n        # far\n    ", 3), Token("B", "b")]
    assert kinds(tokens) == ["A", "_NL", "_INDENT", "B", "_DEDENT"]
