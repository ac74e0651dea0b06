"""Damaged games with all newer parts of the language: lines and tokens put out of place, everywhere, at random."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

HERE = Path(__file__).parent
GAMES = HERE.parent / "games"
PAGE = HERE.parents[1] / "docs" / "language.md"
BLOCKS = re.findall(r"^```(\w+) (.*)\n((?:.*\n)*?)```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
PIECES = re.compile(r'\n *|"(?:[^"\\\n]|\\.)*"|#[^\n]*|\w+|\.\.|[=!<>]=|->|[^\w\s]| +')
STRANGE = ["0", "-1", "8", "9", "17", "64", "65", "256", "65536", "2147483647", "none", "{}", "[]", "true"]
STRANGE += ["me", "this", "side", "Player", "Seat", "here"]


def texts() -> dict[str, str]:
    """The whole games of the page, those of the tests, and the one of this folder, by name."""
    found = {f"page_{place}": text for place, (_, word, text) in enumerate(BLOCKS) if word.split()[0] == "game"}
    found |= {path.stem: path.read_text(encoding="utf-8") for path in sorted(GAMES.glob("*.shedu"))}
    return found | {"parts": (HERE / "parts.shedu.txt").read_text(encoding="utf-8")}


def maps() -> dict[str, str]:
    """The maps that these games name."""
    drawn = {path.name: path.read_text(encoding="utf-8") for path in GAMES.glob("*.map")}
    return drawn | {word: text for kind, word, text in BLOCKS if kind == "map"}


TEXTS, MAPS = texts(), maps()
LINES = [line for text in TEXTS.values() for line in text.split("\n") if line.strip()]


def indented(line: str) -> int:
    """How far in a line stands."""
    return len(line) - len(line.lstrip())


def with_a_wrong_token(text: str, rng: random.Random) -> str:
    """A token left out, doubled, swapped, or put for another."""
    pieces = PIECES.findall(text)
    solid = [n for n, piece in enumerate(pieces) if piece.strip() and not piece.startswith("#")]
    here, there = rng.choice(solid), rng.choice(solid)
    way = rng.randrange(5)
    if way == 0:
        pieces[here] = ""
    elif way == 1:
        pieces[here] = f"{pieces[here]} {pieces[here]}"
    elif way == 2:
        pieces[here], pieces[there] = pieces[there], pieces[here]
    elif way == 3:
        pieces[here] = pieces[there]
    else:
        pieces[here] = rng.choice(STRANGE)
    return "".join(pieces)


def with_a_wrong_line(text: str, rng: random.Random) -> str:
    """A line left out, doubled, swapped, moved in or out, or one of another game among the others."""
    lines = text.split("\n")
    here = rng.randrange(len(lines))
    there = rng.choice([n for n, line in enumerate(lines) if indented(line) == indented(lines[here])])
    way = rng.randrange(6)
    if way == 0:
        del lines[here]
    elif way == 1:
        lines.insert(there, lines[here])
    elif way == 2:
        lines[here], lines[there] = lines[there], lines[here]
    elif way == 3:
        lines[here] = f"    {lines[here]}"
    elif way == 4:
        lines[here] = lines[here].removeprefix("    ")
    else:
        lines.insert(here, " " * indented(lines[here]) + rng.choice(LINES).strip())
    return "\n".join(lines)


def mutants(seed: int, count: int) -> Iterator[str]:
    """Yield damaged games, each with one to three faults."""
    rng = random.Random(seed)
    for _ in range(count):
        text = rng.choice(list(TEXTS.values()))
        for _ in range(rng.choice([1, 1, 2, 3])):
            text = rng.choice([with_a_wrong_token, with_a_wrong_line])(text, rng)
        yield text


def test_damaged_games_come_out_as_faults_or_as_games(examined: Any) -> None:
    for text in mutants(seed=1, count=100):
        examined(text, MAPS)


@pytest.mark.slow
@pytest.mark.timeout(2400)
@pytest.mark.parametrize("seed", range(10, 14))
def test_many_damaged_games(seed: int, examined: Any) -> None:
    for text in mutants(seed, count=2000):
        examined(text, MAPS)


@pytest.mark.slow
@pytest.mark.native
@pytest.mark.timeout(2400)
def test_damaged_games_that_are_games_play_alike(examined: Any, plays_alike: Any) -> None:
    played = 0
    for text in mutants(seed=2, count=600):
        found = examined(text, MAPS)
        if found.planned is not None and text not in TEXTS.values():
            plays_alike(found.checked.found.path, games=4)
            played += 1
    assert played >= 40
