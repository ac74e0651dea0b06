"""Names that a game may have."""

from __future__ import annotations

import re
from collections.abc import Iterable

from shedu.grammar.words import FORM_WORDS, RESERVED

LONGEST = 40
_NAME = re.compile(r"[^\W\d_]\w*")
_UNFIT = re.compile(r"\W+")


def unfit(name: str, taken: Iterable[str]) -> str | None:
    """Tell why a game cannot be called so, with the nearest name that it can have; None where it can.

    ``taken``: names of games there are.
    """
    others = set(taken)
    if len(name) > LONGEST:
        return f"the name of a game has at most {LONGEST} letters; {_advice(name, others)}"
    if name in (*RESERVED, *FORM_WORDS):
        return f"`{name}` is a word of the language; {_advice(name, others)}"
    if name in others:
        return f"there is a game `{name}` already; {_advice(name, others)}"
    if not _NAME.fullmatch(name):
        return (
            f"`{name}` is no name: a name begins with a letter and goes on with letters, digits and `_`;"
            f" {_advice(name, others)}"
        )
    return None


def _advice(name: str, taken: set[str]) -> str:
    near = nearest_fit(name, taken)
    return f"`{near}` would do"


def nearest_fit(name: str, taken: Iterable[str]) -> str:
    """Return a name that fits, as near to ``name`` as can be."""
    others = {*taken, *RESERVED, *FORM_WORDS}
    plain = name.removesuffix(".shedu").rpartition("/")[2]
    plain = _UNFIT.sub("_", plain).strip("_")[:LONGEST].rstrip("_") or "my_game"
    if not _NAME.fullmatch(plain) or plain in others:
        plain = f"my_{plain}"[:LONGEST]
    number, found = 2, plain
    while found in others:
        found, number = f"{plain[: LONGEST - 4]}_{number}", number + 1
    return found


def title_of(name: str) -> str:
    """Return a name as words, the first one with a capital."""
    words = name.replace("_", " ").strip()
    return words[:1].upper() + words[1:]
