"""What the tests of hostile files stand on: the front of the compiler under a limit of processor time."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from shedu.compiler.diagnostics import Diagnostic, entries, render
from shedu.compiler.pipeline.find import Found, NoSuchGame, NotCompiled, find
from shedu.compiler.pipeline.passes import Checked, Planned, check_game, plan_game
from shedu.runtime.harness.loading import load
from shedu.runtime.simulate import Plan, simulate

HANG = 20.0
"""Seconds of processor time after which something counts as hanging; ordinary files take a hundredth."""


class Hangs(BaseException):
    """Raised in the middle of whatever does not come to its end."""


def _stop(_number: int, _frame: FrameType | None) -> None:
    raise Hangs


@contextmanager
def no_hang(seconds: float = HANG) -> Iterator[None]:
    """Break what takes more processor time than that; how busy the machine is does not matter."""
    before = signal.signal(signal.SIGVTALRM, _stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


@dataclass(frozen=True, slots=True)
class Examined:
    """What came of a file: its diagnostics in order, and the planned game where there is one."""

    checked: Checked
    planned: Planned | None

    @property
    def found(self) -> tuple[Diagnostic, ...]:
        """Return all diagnostics."""
        return self.checked.diagnostics

    @property
    def codes(self) -> list[str]:
        """Return the codes of the errors, in order of place."""
        return [one.code for one in self.found if one.severity == "error"]

    @property
    def warnings(self) -> list[str]:
        """Return the codes of the warnings, in order of place."""
        return [one.code for one in self.found if one.severity == "warning"]


def _sound(found: tuple[Diagnostic, ...], checked: Checked) -> None:
    """Every diagnostic is in the catalogue, tells something and shows a place; all can be shown."""
    for one in found:
        assert one.code in entries(), one
        assert one.message and one.spans and one.span.line >= 1 and one.span.column >= 1, one
    text = render(found, checked.sources)
    assert all(letter.isprintable() or letter == "\n" for letter in text)


def examine(path: Path) -> Examined:
    """Read, link, check and, if there is no error, plan and write a file; it must come out as diagnostics or
    as a game."""
    with no_hang():
        try:
            found = find(str(path))
        except NoSuchGame:
            found = Found(path, "", "", path.stem, False)  # what `check` looks at all the same
        checked = check_game(found, {})
        _sound(checked.diagnostics, checked)
        assert (checked.game is not None) or checked.faulty
        try:
            planned = None if checked.game is None else plan_game(checked.game)
        except NotCompiled:
            planned = None
    return Examined(checked, planned)


Examine = Callable[..., Examined]


@pytest.fixture
def examined(tmp_path: Path) -> Examine:
    """Return a function that examines a text, beside other files (name -> text or bytes)."""

    def call(text: str | bytes, files: Mapping[str, str | bytes] | None = None) -> Examined:
        for name, content in {"game.shedu": text, **(files or {})}.items():
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            data = content if isinstance(content, bytes) else content.encode("utf-8", "surrogatepass")
            (tmp_path / name).write_bytes(data)
        return examine(tmp_path / "game.shedu")

    return call


@pytest.fixture(autouse=True, scope="session")
def own_cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Engines are built in a cache of these tests' own, once for all of them."""
    before = os.environ.get("SHEDU_CACHE")
    folder = tmp_path_factory.mktemp("cache")
    os.environ["SHEDU_CACHE"] = str(folder)
    yield folder
    if before is None:
        del os.environ["SHEDU_CACHE"]
    else:
        os.environ["SHEDU_CACHE"] = before


PlaysAlike = Callable[[Path], dict[str, Any]]


@pytest.fixture
def plays_alike() -> PlaysAlike:
    """Return a function that plays a game on both engines; they must agree. It tells what came out."""

    def call(path: Path, players: int | None = None, games: int = 20) -> dict[str, Any]:
        native, reference = (load(str(path), engine=engine, quick=True) for engine in ("native", "python"))
        assert native.engine == "native"
        plan = Plan(native.seats(players), games, seed=7, check=True, move_limit=300)
        found, other = (simulate(one.any_engine(), plan).summary() for one in (native, reference))
        for key in ("digest", "ended_by", "actions", "conflicts", "failures"):
            assert found[key] == other[key], key
        return found

    return call
