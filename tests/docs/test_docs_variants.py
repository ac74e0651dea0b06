"""docs/variants.md as an author follows it: every command is run, with fewer games; what is shown is what is there."""

from __future__ import annotations

import re
import shlex
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

TOP = Path(__file__).resolve().parents[2]
PAGE = (TOP / "docs" / "variants.md").read_text(encoding="utf-8")
FENCE = re.compile(r"^```(\w+)(?: (\w+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
BLOCKS = [(match[1], match[2] or "", match[3]) for match in FENCE.finditer(PAGE)]
VARIANTS = TOP / "rules" / "tigris" / "variants"

Command = Callable[..., Any]


def rules(word: str) -> list[str]:
    """Return the texts of the rule blocks marked so."""
    return [text for language, mark, text in BLOCKS if language == "shedu" and mark == word]


def steps() -> Iterator[tuple[list[str], list[str]]]:
    """Yield the commands in order, each with the lines of output that are shown."""
    for part in "".join(text for language, _, text in BLOCKS if language == "console").split("\n$ "):
        command, *lines = part.removeprefix("$ ").strip("\n").split("\n")
        yield shlex.split(command)[1:], [" ".join(line.split()) for line in lines]


def smaller(words: list[str]) -> list[str]:
    """Return a command that plays thirty games, on an engine that is built quickly."""
    if words[0] != "compare":
        return words
    rest = [word for word in words if word != "--quick"]
    place = rest.index("--games") + 1
    return [*rest[:place], "30", *rest[place + 1 :], "--quick"]


def start_of(line: str) -> str:
    """Return what a line of a comparison begins with: its first word, numbers left out."""
    return re.sub(r"\d[\d,.]*", "#", line).split(" ")[0]


@pytest.mark.native
def test_the_page_can_be_followed(checkout: Path, shedu: Command) -> None:
    for words, shown in steps():
        said = shedu(smaller(words))
        assert said.code == 0, (words, said.text)
        lines = [" ".join(line.split()) for line in said.text.splitlines()]
        for line in shown:
            if words[0] == "compare":
                assert start_of(line) in map(start_of, lines), (words, line, said.text)
            else:
                assert line in lines, (words, line, said.text)
        if words[0] == "new":
            (text,) = rules("")
            (checkout / "bold.shedu").write_text(text, encoding="utf-8")
    assert (checkout / "bold.html").read_text(encoding="utf-8").startswith("<!")


def test_rules_that_are_shown_are_those_that_ship() -> None:
    shipped = {line.strip() for path in VARIANTS.glob("*.shedu") for line in path.read_text("utf-8").splitlines()}
    starts = {line.split("#")[0].strip() for line in shipped}
    shown = [line.strip() for text in rules("line") for line in text.splitlines() if line.strip()]
    assert shown and [line for line in shown if line not in starts | shipped] == []


def test_every_variant_that_ships_is_told_of() -> None:
    names = re.findall(r"^variant (\w+)", "\n".join(p.read_text("utf-8") for p in VARIANTS.glob("*.shedu")), re.M)
    assert len(names) == 3
    assert [name for name in names if f"**`{name}`" not in PAGE] == []
