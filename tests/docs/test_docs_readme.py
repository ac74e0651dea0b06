"""README.md as a new user follows it: every command is run, every kind of output that is shown comes out."""

from __future__ import annotations

import re
import shlex
import subprocess
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from click import Context

from shedu.runtime.harness.cli import group

TOP = Path(__file__).resolve().parents[2]
PAGE = (TOP / "README.md").read_text(encoding="utf-8")
SMALLER = {"--games": "30"}
"""Numbers of the page that the test makes smaller."""
ALSO = {"bench": ["--seconds", "0.02", "--runs", "1"]}
"""What the test adds to commands that take long."""
EXACT = ("games", "perft", "why", "explain")
"""Commands that print the very lines that are shown."""
NUMBERS = ("test", "check")
"""Commands that print the lines that are shown with other numbers; of all others each line begins alike."""

Command = Callable[..., Any]


@dataclass(frozen=True, slots=True)
class Step:
    """A command line of the page, what is typed into it, and the lines of output that are shown."""

    words: tuple[str, ...]
    typed: str
    shown: tuple[str, ...]


def fenced(language: str) -> list[str]:
    """Return the texts of the blocks of one language."""
    blocks = re.findall(r"^```(\w*)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    return [text for tag, text in blocks if tag == language]


def steps() -> Iterator[Step]:
    """Yield the commands of the tour in order."""
    for part in "".join(fenced("console")).split("\n$ "):
        command, *lines = part.removeprefix("$ ").strip("\n").split("\n")
        typed = [line.partition("> ")[2] for line in lines if _is_typed(line)]
        shown = tuple(line for line in lines if line and not _is_typed(line))
        yield Step(tuple(shlex.split(command)), "".join(f"{line}\n" for line in typed), shown)


def _is_typed(line: str) -> bool:
    return re.match(r"\w+> ", line) is not None


def smaller(words: list[str]) -> list[str]:
    """Return a command with smaller numbers."""
    places = [place for place, word in enumerate(words) if word in SMALLER]
    for place in places:
        words[place + 1] = str(min(int(words[place + 1]), int(SMALLER[words[place]])))
    return words + ALSO.get(words[0], [])


def without_numbers(line: str) -> str:
    """Return a line with a sign in place of each number and hash."""
    return re.sub(r"\b[0-9a-f]{64}\b|\d[\d,.]*", "#", line)


def start_of(line: str) -> str:
    """Return what a line begins with: its first words, numbers left out."""
    return " ".join(without_numbers(line).split()[:2])


# ------------------------------------------------------------------ the tour
@pytest.mark.native
def test_the_tour(checkout: Path, shedu: Command) -> None:
    for step in steps():
        if step.words[0] != "shedu":
            subprocess.run(step.words, check=True, timeout=60)
            continue
        may_fail = step.words[-2:] == ("||", "true")
        words = list(step.words[1:-2] if may_fail else step.words[1:])
        said = shedu(smaller(words), typed=step.typed)
        assert said.code == (1 if may_fail else 0), (step.words, said.text)
        _compare(step, said.text)


def _compare(step: Step, text: str) -> None:
    """Each line that is shown is printed: itself, or one that begins alike; places of files are cut off."""
    lines = [" ".join(line.split()) for line in text.splitlines()]
    for shown in (" ".join(line.split()) for line in step.shown):
        if step.words[1] in EXACT + NUMBERS:
            same = str if step.words[1] in EXACT else without_numbers
            assert any(same(line).endswith(same(shown)) for line in lines), (step.words, shown, text)
        else:
            assert start_of(shown) in map(start_of, lines), (step.words, shown, text)


def test_all_commands_are_on_the_tour() -> None:
    shown = {step.words[1] for step in steps() if step.words[0] == "shedu"}
    assert shown == set(group.list_commands(Context(group)))


# ------------------------------------------------------------------ the rest of the page
def test_make_targets_are_there() -> None:
    targets = re.findall(r"^make (\w+)", "".join(fenced("sh")), re.MULTILINE)
    makefile = (TOP / "Makefile").read_text(encoding="utf-8")
    assert targets == ["sim", "test"]
    assert all(re.search(rf"^{target}:", makefile, re.MULTILINE) for target in targets)
    assert "make test" in (TOP / ".ci" / "run").read_text(encoding="utf-8")


@pytest.mark.parametrize("place", range(len(fenced("python"))))
def test_python_snippets(place: int, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(fenced("python")[place], f"snippet {place}", "exec"), {})
    said = capsys.readouterr().out
    assert re.fullmatch([r"(bag_empty|treasures_gone) \(.*\)\n", r"place\(a1\) - empty - .*\n"][place], said)


def test_the_house_is_as_it_stands() -> None:
    (house,) = [text for text in fenced("") if "grammar/" in text]
    folders = re.findall(r"^(\w+)/ ", house, re.MULTILINE)
    assert all((TOP / folder).is_dir() for folder in folders)
    assert {"grammar", "rules", "compiler", "generated", "runtime", "tests", "docs"} == set(folders)
