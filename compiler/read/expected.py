"""What the parser expected and found, in people's words."""

from __future__ import annotations

from collections.abc import Iterable

from lark import Token

from shedu.compiler.read.parser import literal
from shedu.grammar.words import DECLARATION_WORDS, STATEMENT_WORDS

MOST_SHOWN = 5

_PHRASES = {
    "NAME": "a name",
    "INT": "a number",
    "STRING": 'a text in "…"',
    "CLAUSE": "a clause such as AB-CDE-01",
    "TRUTH": "`true` or `false`",
    "COMPARE": "a comparison",
    "COLON": "a colon",
    "COMMA": "a comma",
    "BAR": "`|`",
    "_NL": "the end of the line",
    "_INDENT": "an indented block",
    "_DEDENT": "the end of the block",
    "$END": "the end of the file",
    "SEEK": "`any`, `count`, `those`, `first` or `leading`",
    "FOLD": "`sum`, `min` or `max`",
    "HEADER": "`game`, `module` or `variant`",
    "FORM": "`board`, `conflict`, `market` or `scoring`",
}

_VALUE = frozenset(
    {"NAME", "INT", "STRING", "TRUTH", "NONE", "LPAR", "LSQB", "LBRACE", "SEEK", "ALL", "FOLD", "NOT"}
    | {"_MINUS"}
)
_OPERATORS = frozenset(
    {"PLUS", "_MINUS", "STAR", "SLASH", "MOD", "COMPARE", "IN", "NOT", "AND", "OR", "IF", "LPAR", "LSQB"}
    | {"_DOT", "__ANON_0", "__ANON_1"}
)

_DECLARATION = frozenset({"HEADER", "FORM"} | {word.upper() for word in DECLARATION_WORDS})
_STATEMENT = frozenset({"NAME", "CITE"} | {word.upper() for word in STATEMENT_WORDS})
_TYPE = frozenset({"NAME", "INT", "_MINUS", "ONE", "SET", "BAG", "LIST"})

# A group is named by one phrase where all its `signs` may stand; then its members are not listed.
_GROUPS = (
    ("a declaration", frozenset({"ACTION", "DEFINE"}), _DECLARATION),
    ("a statement", frozenset({"LET", "TAKE", "MOVE"}), _STATEMENT),
    ("a value", frozenset({"INT", "LPAR", "LSQB", "LBRACE"}), _VALUE),
    ("a type", frozenset({"ONE", "SET", "BAG"}), _TYPE),
    ("an operator", frozenset({"STAR", "COMPARE"}), _OPERATORS),
)
_HIDDEN = frozenset({"HOLE"})


def phrases(terminals: Iterable[str]) -> list[str]:
    """At most five phrases for the terminals that may stand at a place, the most telling first."""
    left = set(terminals) - _HIDDEN
    grouped: list[str] = []
    for group, signs, members in _GROUPS:
        if signs <= left:
            grouped.append(group)
            left -= members
    single = sorted((_rank(name), phrase(name)) for name in left)
    last = [p for p in grouped if p == "an operator"]
    first = [p for p in grouped if p != "an operator"]
    return list(dict.fromkeys(first + [text for _, text in single] + last))[:MOST_SHOWN]


def phrase(terminal: str) -> str:
    """One terminal in words."""
    if terminal in _PHRASES:
        return _PHRASES[terminal]
    text = literal(terminal)
    return f"`{text}`" if text else "something else"


def found(token: Token) -> str:
    """What stands at a place instead, in words."""
    if token.type in ("_NL", "_INDENT", "_DEDENT", "$END"):
        return phrase(token.type)
    text = str(token)
    return f"`{text}`" if len(text) <= 40 else f"`{text[:37]}…`"


def listed(items: list[str]) -> str:
    """`a`, `a or b`, `a, b or c`."""
    if len(items) <= 1:
        return "".join(items)
    return f"{', '.join(items[:-1])} or {items[-1]}"


def _rank(terminal: str) -> int:
    """Words before signs before the end of the line: the rarer tells more."""
    if terminal in ("COLON", "NAME", "_INDENT"):
        return 0
    if terminal in ("_NL", "_DEDENT", "$END"):
        return 3
    text = literal(terminal)
    return 1 if text and text.isalpha() else 2
