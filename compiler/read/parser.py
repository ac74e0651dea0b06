"""The Lark parser of the grammar, built once, and one way to call it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from threading import Lock
from typing import Any

from lark import Lark, Token, Tree
from lark.lexer import PatternRE, PatternStr, TerminalDef

from shedu.grammar import grammar_text
from shedu.grammar.indenter import DEDENT, INDENT, NEWLINE, Indenter

_LAYOUT = frozenset({NEWLINE, INDENT, DEDENT})
_lock = Lock()


def parse(text: str, levels: Mapping[int, int]) -> Tree[Token]:
    """The tree of declarations in `text`, whose lines (from 1) are indented as `levels` says.

    Raises lark's UnexpectedInput at the first fault. Safe to call from several threads.
    """
    lark, indenter = _parser()
    with _lock:
        indenter.levels = levels
        return lark.parse(text)


def literal(terminal: str) -> str | None:
    """The text of a terminal that has only one, such as `from` or `->`; None for the others."""
    return _patterns().get(terminal)


@lru_cache(maxsize=1)
def _parser() -> tuple[Lark, Indenter]:
    indenter = Indenter()
    lark = Lark(
        grammar_text(),
        parser="lalr",
        lexer="contextual",
        postlex=indenter,
        propagate_positions=_has_place,
        maybe_placeholders=False,
        edit_terminals=_end_words,
    )
    return lark, indenter


def _has_place(node: Any) -> bool:
    return not (isinstance(node, Token) and node.type in _LAYOUT)


def _end_words(terminal: TerminalDef) -> None:
    """Makes a word of the grammar end where the word ends, and go before NAME where both may stand."""
    if isinstance(terminal.pattern, PatternStr) and terminal.pattern.value.isalpha():
        terminal.pattern = PatternRE(terminal.pattern.value + r"\b")
        terminal.priority = 1


@lru_cache(maxsize=1)
def _patterns() -> dict[str, str]:
    found = {}
    for terminal in _parser()[0].terminals:
        value = terminal.pattern.value
        word = value.removesuffix(r"\b")
        if isinstance(terminal.pattern, PatternStr) or word.isalpha():
            found[terminal.name] = word
    return found | {"_EQUAL": "=", "_DOT": ".", "_MINUS": "-"}
