"""One code of the catalogue."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Entry:
    """What a code means, at length, for who asks; `wrong` and `right` are rule text, empty where none
    helps."""

    code: str
    title: str
    explanation: str
    wrong: str = ""
    right: str = ""
