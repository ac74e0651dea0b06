"""Blocks by indentation: turns newline tokens into newline, indent and dedent tokens."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from lark.lark import PostLex
from lark.lexer import Token

NEWLINE = "_NL"
INDENT = "_INDENT"
DEDENT = "_DEDENT"
OPENING = frozenset({"LPAR", "LSQB", "LBRACE"})
CLOSING = frozenset({"RPAR", "RSQB", "RBRACE"})


class Indenter(PostLex):
    """Newlines within brackets vanish; each other one gives `_NL`, then `_INDENT` or a `_DEDENT` per block.

    `levels` says how far a line (counted from 1 in the text being parsed) counts as indented where that is
    not the number of its leading blanks. A line that falls between two open levels counts as on the upper
    one; who wants that to be a fault looks for it beforehand. Not for two parses at a time.
    """

    always_accept = (NEWLINE,)

    def __init__(self) -> None:
        self.levels: Mapping[int, int] = {}

    def process(self, stream: Iterator[Token]) -> Iterator[Token]:
        open_levels = [0]
        brackets = 0
        last: Token | None = None
        for token in stream:
            last = token
            if token.type == NEWLINE:
                if brackets == 0:
                    yield from self._newline(token, open_levels)
                continue
            brackets += (token.type in OPENING) - (token.type in CLOSING and brackets > 0)
            yield token
        if last is not None:
            for _ in open_levels[1:]:
                yield Token.new_borrow_pos(DEDENT, "", last)

    def _newline(self, token: Token, open_levels: list[int]) -> Iterator[Token]:
        yield token
        level = self._level(token)
        if level > open_levels[-1]:
            open_levels.append(level)
            yield Token.new_borrow_pos(INDENT, "", token)
            return
        while level < open_levels[-1]:
            open_levels.pop()
            yield Token.new_borrow_pos(DEDENT, "", token)

    def _level(self, token: Token) -> int:
        line = token.end_line
        if line is not None and line in self.levels:
            return self.levels[line]
        return len(token) - token.rfind("\n") - 1
