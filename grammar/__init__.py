"""The language's surface: the Lark grammar, the indenter, the reserved words. Nothing else."""

from __future__ import annotations

from importlib.resources import files

from shedu.grammar.words import FORM_WORDS, RESERVED


def grammar_text() -> str:
    """The text of the Lark grammar with the reserved words put in."""
    text = files("shedu.grammar").joinpath("shedu.lark").read_text(encoding="utf-8")
    words = {"(?:RESERVED)": RESERVED, "(?:FORMS)": FORM_WORDS}
    for hole, found in words.items():
        text = text.replace(hole, f"(?:{'|'.join(found)})")
    return text
