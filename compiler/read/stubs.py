"""What is put in place of a faulty line, so that its block can still be read."""

from __future__ import annotations

from shedu.compiler.diagnostics import nearest
from shedu.grammar.words import AMENDMENT_WORDS, DECLARATION_WORDS, FORM_WORDS, HEADER_WORDS

HOLE = "\x00"
NO_NAME = "\x01"

_NAMED = (
    *(*HEADER_WORDS, *FORM_WORDS),
    *("type", "table", "define", "action", "flow", "effect", "before", "after", "also"),
)
_INNER = {
    "do": "do",
    "is": f"is {NO_NAME}",
    "require": f"require {NO_NAME}: {NO_NAME}",
    "picture": "picture",
}


def declaration_stub(text: str) -> str | None:
    """A right first line for the declaration that `text` seems to begin, or None where that cannot be told.

    Only for a declaration with a block below it.
    """
    words = text.split()
    word = words[0] if words else ""
    if word not in DECLARATION_WORDS:
        word = nearest(word, DECLARATION_WORDS) or ""
    if word == "replace" and len(words) > 1:
        inner = declaration_stub(" ".join(words[1:]))
        return f"replace {inner}" if inner else None
    if word in _NAMED:
        return f"{word} {NO_NAME}"
    return {"state": "state open", "scenario": 'scenario ""'}.get(word)


def line_stub(text: str, has_block: bool) -> str:
    """What stands for a faulty line within a declaration."""
    words = text.split()
    word = words[0] if words else ""
    if word in _INNER:
        return _INNER[word]
    if word == "choose" and has_block and " in " not in text:
        return "choose"
    if word == "else" and has_block:
        return f"else if {NO_NAME}" if words[1:2] == ["if"] else "else"
    if word in AMENDMENT_WORDS and word in _NAMED:
        return f"{word} {NO_NAME}"
    return HOLE
