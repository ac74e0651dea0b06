"""The words of the language against the grammar that uses them."""

from __future__ import annotations

import re
from typing import Any

import pytest
from lark import Lark
from lark.exceptions import GrammarError
from lark.parsers.lalr_analysis import LALR_Analyzer

from shedu.compiler.read import read_text
from shedu.compiler.read.parser import _parser, literal
from shedu.grammar import grammar_text
from shedu.grammar.words import BLOCK_WORDS, BREAKING_WORDS, RESERVED, SOFT_WORDS


def parser() -> Lark:
    return _parser()[0]


def words_of_the_grammar() -> set[str]:
    found = {word for terminal in parser().terminals if (word := literal(terminal.name)) and word.isalpha()}
    for terminal in parser().terminals:
        if terminal.name not in ("NAME", "CLAUSE", "INT", "STRING"):
            found.update(re.findall(r"[a-z]{2,}", terminal.pattern.value))
    return found


def test_every_word_of_the_grammar_is_listed_once() -> None:
    assert words_of_the_grammar() == {*RESERVED, *SOFT_WORDS}
    assert len(set(RESERVED)) == len(RESERVED)
    assert not set(RESERVED) & set(SOFT_WORDS)
    assert set(BREAKING_WORDS) | set(BLOCK_WORDS) <= set(RESERVED)


def test_a_word_that_may_stand_where_a_name_may_is_reserved() -> None:
    """The law of the draft, with its exceptions: words that open a type or a line of a scenario."""
    exceptions = {"one", "set", "bag", "list", "up", "picture", "drawn", "can", "cannot", "waits", "ended"}
    exceptions |= {"won", "sees", "unseen"}
    inner: Any = parser().parser
    table = inner.parser._parse_table.states
    found = set()
    for actions in table.values():
        if "NAME" in actions:
            found |= {word for name in actions if (word := literal(name)) and word.isalpha()}
    assert found - set(RESERVED) <= exceptions


def test_the_grammar_has_no_conflicts() -> None:
    conf: Any = parser().parser
    analyzer: Any = LALR_Analyzer(conf.parser_conf, strict=True)
    try:
        analyzer.compute_lalr()
    except GrammarError as fault:
        pytest.fail(str(fault))


def test_the_reserved_words_are_put_in() -> None:
    assert "RESERVED)" not in grammar_text()


@pytest.mark.parametrize("word", RESERVED)
def test_a_reserved_word_is_no_name(word: str) -> None:
    _, found = read_text("x", f"flow f\n    let {word} = 1\n")
    assert [(d.code, d.span.line, d.span.column) for d in found] == [("E0105", 2, 9)]


@pytest.mark.parametrize("word", [*SOFT_WORDS, "price", "ties", "use", "enum", "strength", "order", "goods"])
def test_other_words_may_be_names(word: str) -> None:
    text = f"state open\n    {word}: 0..3\nflow f\n    let {word} = {word} + 1\n    {word} = {word}.{word}\n"
    module, found = read_text("x", text)
    assert found == ()
    assert len(module.declarations) == 2
