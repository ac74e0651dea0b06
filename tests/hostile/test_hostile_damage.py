"""Damaged rule files through the whole front: diagnostics or a game, never anything else."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import shedu.rules

RULES = Path(next(iter(shedu.rules.__path__)))
CLASSIC = sorted((RULES / "classic").glob("*.shedu"))
LARGE = max(RULES.glob("*/*.shedu"), key=lambda path: path.stat().st_size)
PIECES = re.compile(r'\n *|"(?:[^"\\\n]|\\.)*"|#[^\n]*|\w+|\.\.|[=!<>]=|->|[^\w\s]| +')


class Text:
    """A rule file in pieces; ``solid`` are the places of its tokens."""

    def __init__(self, path: Path) -> None:
        self.pieces: list[str] = PIECES.findall(path.read_text(encoding="utf-8"))
        self.solid = [n for n, piece in enumerate(self.pieces) if piece.strip() and not piece.startswith("#")]

    def with_pieces(self, changes: dict[int, str]) -> str:
        """Return the text with some pieces changed."""
        return "".join(changes.get(n, piece) for n, piece in enumerate(self.pieces))

    def prefixes(self) -> Iterator[str]:
        """Yield what stands before the end of each token."""
        return ("".join(self.pieces[: n + 1]) for n in self.solid)

    def damaged(self, seed: int) -> Iterator[str]:
        """Yield the text with one token left out, doubled, swapped with the next, put for another."""
        rng = random.Random(seed)
        for n, after in zip(self.solid, [*self.solid[1:], self.solid[0]], strict=True):
            here, other = self.pieces[n], self.pieces[rng.choice(self.solid)]
            yield self.with_pieces({n: ""})
            yield self.with_pieces({n: f"{here} {here}"})
            yield self.with_pieces({n: self.pieces[after], after: here})
            yield self.with_pieces({n: other})


def sample(texts: Iterator[str], count: int, seed: int = 0) -> list[str]:
    """Return some of the texts, in order."""
    found = list(texts)
    if count >= len(found):
        return found
    return [found[n] for n in sorted(random.Random(seed).sample(range(len(found)), count))]


def files_beside() -> dict[str, bytes]:
    """Return the other files that the large game is made of."""
    folder = LARGE.parent
    paths = [path for pattern in ("*.map", "*/*.map", "modules/*.shedu") for path in folder.glob(pattern)]
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}


@pytest.mark.parametrize("path", CLASSIC, ids=lambda path: path.stem)
def test_prefixes_of_a_small_game(path: Path, examined: Any) -> None:
    for text in sample(Text(path).prefixes(), 30):
        examined(text)


@pytest.mark.parametrize("path", CLASSIC, ids=lambda path: path.stem)
def test_a_small_game_with_one_wrong_token(path: Path, examined: Any) -> None:
    for text in sample(Text(path).damaged(seed=1), 40):
        examined(text)


def test_prefixes_and_wrong_tokens_of_a_large_game(examined: Any) -> None:
    large, maps = Text(LARGE), files_beside()
    for text in [*sample(large.prefixes(), 4), *sample(large.damaged(seed=2), 4)]:
        examined(text, maps)


@pytest.mark.slow
@pytest.mark.parametrize("path", CLASSIC, ids=lambda path: path.stem)
def test_all_prefixes_of_a_small_game(path: Path, examined: Any) -> None:
    for text in Text(path).prefixes():
        examined(text)


@pytest.mark.slow
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("path", CLASSIC, ids=lambda path: path.stem)
def test_every_token_of_a_small_game_wrong_once(path: Path, examined: Any) -> None:
    for text in Text(path).damaged(seed=3):
        examined(text)


@pytest.mark.slow
@pytest.mark.timeout(2400)
def test_many_prefixes_and_wrong_tokens_of_a_large_game(examined: Any) -> None:
    large, maps = Text(LARGE), files_beside()
    for text in [*sample(large.prefixes(), 500), *sample(large.damaged(seed=4), 500)]:
        examined(text, maps)


@pytest.mark.slow
@pytest.mark.native
@pytest.mark.timeout(1800)
def test_what_is_still_a_game_plays_alike_on_both_engines(examined: Any, plays_alike: Any) -> None:
    """A wrong token may leave a game, though another one; the engines must agree on it."""
    played = 0
    for path in CLASSIC:
        for text in sample(Text(path).damaged(seed=5), 400):
            found = examined(text)
            if found.planned is not None and text != path.read_text(encoding="utf-8"):
                plays_alike(found.checked.found.path)
                played += 1
                if played % 10 == 0:
                    break
    assert played >= 20


def test_bytes_that_are_no_text(examined: Any) -> None:
    rng = random.Random(6)
    good = CLASSIC[0].read_bytes()
    for size in (0, 1, 2, 3, 100, 5000):
        examined(rng.randbytes(size))
        at = rng.randrange(len(good))
        examined(good[:at] + rng.randbytes(size) + good[at:])
    for encoding in ("utf-16", "utf-16-le", "utf-16-be", "utf-32"):
        found = examined(good.decode("utf-8").encode(encoding))
        assert found.codes[:1] == ["E0102"]
