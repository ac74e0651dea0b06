"""From a fault of the parser to a diagnostic and the line to be passed over."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum

from lark import Token
from lark.exceptions import UnexpectedCharacters, UnexpectedInput, UnexpectedToken

from shedu.compiler.diagnostics import Diagnostic, error, nearest
from shedu.compiler.read.expected import found, listed, phrases
from shedu.compiler.read.parser import literal
from shedu.compiler.source import Span
from shedu.grammar.words import DECLARATION_WORDS, LINE_WORDS, RESERVED, STATEMENT_WORDS

_LEADING_WORDS = (*DECLARATION_WORDS, *STATEMENT_WORDS, *LINE_WORDS)
_CHARACTER_HINTS = {
    "'": 'a text stands in "…"',
    "“": 'a text stands in straight quotes, "…"',
    "”": 'a text stands in straight quotes, "…"',
    ";": "each statement stands on a line of its own",
    "&": "write `and`",
    "!": "write `not`, or `!=`",
    "%": "write `mod`",
}
_ODD_WORD = re.compile(r"[0-9_]\w*")


class Kind(Enum):
    """What is to be done about a fault."""

    LINE = "the line is wrong"
    INDENT = "the line is indented for no reason"
    NO_BLOCK = "the line needs a block and has none"
    SHORT_BLOCK = "the block ends too soon"


@dataclass(frozen=True, slots=True)
class Fault:
    """`line` (of the parsed text) and `column` of the fault. `token` is None for a wrong character."""

    kind: Kind
    line: int
    column: int
    token: Token | None
    expected: tuple[str, ...]


def classify(fault: UnexpectedInput) -> Fault:
    """What lark met, reduced to what matters here."""
    if isinstance(fault, UnexpectedToken):
        token = fault.token
        accepts = tuple(sorted(fault.accepts or fault.expected))
        return Fault(_kind(token, accepts), token.line or 1, token.column or 1, token, accepts)
    line = fault.line if isinstance(fault, UnexpectedCharacters) else 1
    column = fault.column if isinstance(fault, UnexpectedCharacters) else 1
    return Fault(Kind.LINE, line, column, None, ())


def _kind(token: Token, accepts: tuple[str, ...]) -> Kind:
    if token.type == "_INDENT":
        return Kind.INDENT
    if accepts == ("_INDENT",):
        return Kind.NO_BLOCK
    if token.type in ("_DEDENT", "$END"):
        return Kind.SHORT_BLOCK
    return Kind.LINE


# ---------------------------------------------------------------- diagnostics


def wrong_line(fault: Fault, path: str, number: int, text: str) -> Diagnostic:
    """The diagnostic for a fault within line `number`, which reads `text`."""
    if fault.token is None:
        return _wrong_character(fault, path, number, text)
    token = fault.token
    expected = phrases(fault.expected)
    if token.type == "_NL":
        end = len(text[: fault.column - 1].rstrip()) + 1
        place = Span(path, number, end, number, end + 1)
    else:
        place = Span(path, number, fault.column, number, fault.column + max(1, len(token)))
    if _is_taken_word(fault):
        message = f"`{token}` is a word of the language and cannot be a name"
        return error("E0105", message, place, f"expected {listed(expected)}")
    hint = _hint(fault, text)
    message, label = f"{found(token)} does not fit here", f"expected {listed(expected)}"
    return error("E0101", message, place, label, hint=hint)


def unexpected_indent(path: str, number: int, text: str) -> Diagnostic:
    """The diagnostic for a line that is indented although nothing above it opens a block."""
    place = _first_word(path, number, text)
    return error("E0114", "this line is indented, but the line above opens no block", place)


def missing_block(path: str, number: int, text: str) -> Diagnostic:
    """The diagnostic for a line that needs an indented block below it."""
    place = _first_word(path, number, text)
    return error("E0115", "an indented block is missing below this line", place)


def short_block(fault: Fault, path: str, number: int, text: str) -> Diagnostic:
    """The diagnostic for a block whose last line is `number` and that lacks something."""
    column = len(text.rstrip()) + 1
    place = Span(path, number, column, number, column + 1)
    return error("E0117", "the block ends too soon", place, f"expected {listed(phrases(fault.expected))}")


def no_declaration(path: str, number: int, text: str, word: str) -> Diagnostic:
    """The diagnostic for a line at the left edge that begins no declaration."""
    near = nearest(word, DECLARATION_WORDS)
    hint = f"did you mean `{near}`?" if near else None
    if not near and word in (*STATEMENT_WORDS, *LINE_WORDS):
        hint = "statements stand indented, within a declaration"
    column = len(text) - len(text.lstrip()) + 1
    place = Span(path, number, column, number, column + len(word))
    return error("E0116", f"`{word}` begins no declaration", place, hint=hint)


def _first_word(path: str, number: int, text: str) -> Span:
    found = re.search(r"\w+|\S", text)
    start, end = found.span() if found else (0, 1)
    return Span(path, number, start + 1, number, end + 1)


def _is_taken_word(fault: Fault) -> bool:
    """Whether a reserved word stands where only a name (no statement, no value) was expected."""
    expected = set(fault.expected)
    return str(fault.token) in RESERVED and "NAME" in expected and not expected & {"LET", "LPAR"}


def _wrong_character(fault: Fault, path: str, number: int, text: str) -> Diagnostic:
    at = fault.column - 1
    sign = text[at : at + 1]
    odd = _ODD_WORD.match(text, at)
    if odd and odd.group()[0] == "_":
        place = Span(path, number, at + 1, number, at + 1 + len(odd.group()))
        return error("E0121", f"`{odd.group()[:40]}` is no name: a name begins with a letter", place)
    if odd:
        place = Span(path, number, at + 1, number, at + 1 + len(odd.group()))
        return error("E0121", f"`{odd.group()[:40]}` is neither a number nor a name", place)
    shown = f"`{sign}`" if sign.isprintable() else f"the character U+{ord(sign):04X}"
    place = Span(path, number, at + 1, number, at + 2)
    return error("E0104", f"{shown} does not fit here", place, hint=_CHARACTER_HINTS.get(sign))


def _hint(fault: Fault, text: str) -> str | None:
    token = str(fault.token)
    if token == "=":
        return "`==` compares, `=` sets"
    if token == "==" and "_EQUAL" in fault.expected:
        return "`=` sets, `==` compares"
    if fault.token is not None and fault.token.type == "COMPARE" and "AND" in fault.expected:
        return "comparisons do not chain: join two with `and`"
    words = [word for word in map(literal, fault.expected) if word and word.isalpha()]
    meant = nearest(token, words) if token.isalpha() else None
    if meant:
        return f"did you mean `{meant}`?"
    first = re.match(r" *(\w+)", text)
    if first and first.group(1) not in RESERVED:
        near = "else if" if first.group(1) in ("elif", "elsif") else nearest(first.group(1), _LEADING_WORDS)
        return f"did you mean `{near}`?" if near else None
    return None
