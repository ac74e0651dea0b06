"""Small games written as text, played by the interpreter."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from shedu.compiler import core
from shedu.compiler.check import check
from shedu.compiler.interpret import Reference, ReferenceGame
from shedu.compiler.link import link
from shedu.compiler.pipeline.find import find, rules_folder
from shedu.compiler.plan.meta import make_meta

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "agreement" / "support"))


def checked(path: Path, name: str | None, settings: Mapping[str, str]) -> core.Game:
    """Return the checked game of a file; the test fails on any error in it."""
    linked = link(path, rules_folder())
    section = linked.game(name)
    assert section is not None and not linked.diagnostics, linked.diagnostics
    game, faults = check(section, settings)
    assert game is not None, [(one.code, one.message) for one in (*linked.diagnostics, *faults)]
    return game


@pytest.fixture(scope="session")
def shipped() -> Callable[..., Reference]:
    """Return what makes the reference engine of a shipped game; each is made once."""
    made: dict[tuple[str, tuple[tuple[str, str], ...]], Reference] = {}

    def load(name: str, **settings: str) -> Reference:
        key = (name, tuple(settings.items()))
        if key not in made:
            found = find(name)
            game = checked(found.path, found.name or None, settings)
            made[key] = Reference(game, make_meta(game))
        return made[key]

    return load


@pytest.fixture
def engine(tmp_path: Path) -> Callable[[str], Reference]:
    """Return what makes the reference engine of a game given as text."""

    def load(text: str) -> Reference:
        path = tmp_path / "game.shedu"
        path.write_text(text, encoding="utf-8")
        game = checked(path, None, {})
        return Reference(game, make_meta(game))

    return load


HEAD = """
game sample "Sample"
    players: 2..3
    seats: ann, bob, cid

type Hue: one of {red, green, blue}

board Cell
    shape: grid(3, 4)
    joined: sides

state open
    tint: Cell -> Hue?
    ground: set of Cell
    stock: bag of Hue
    row: list of up to 4 Hue
    tally: Player -> 0..9
    winner: Player?
"""

TAIL = """
flow play
    repeat at most 3
        for me in Player
            choose always
                pass

action pass "Pass"

ranking p: Player by tally[p]
"""


@pytest.fixture
def value_of(engine: Callable[[str], Reference]) -> Callable[..., Any]:
    """Return what evaluates a `define` in a small game: (type, body, lines that set it up)."""

    def evaluate(kind: str, body: str, *setup: str) -> Any:
        lines = "".join(f"    {line}\n" for line in setup) or "    winner = none\n"
        text = f"{HEAD}\ndefine asked: {kind} is {body}\n\nflow set_up\n{lines}{TAIL}"
        text = text.replace("flow play\n", "flow play\n    run set_up\n")
        reference = engine(text + "\ninvariant used: asked == asked\n")
        define = next(one for one in reference.game.defines if one.name == "asked")
        game = reference.new(3)
        return game.evaluate(core.Call(define.type, define.span, define, ()))

    return evaluate


def play_out(game: ReferenceGame, most: int = 10_000) -> list[int]:
    """Play at random to the end and return the actions."""
    actions: list[int] = []
    while game.pending() is not None and len(actions) < most:
        action = game.nth(game.rng.bounded(game.legal_count()))
        actions.append(action)
        game.apply(action)
    return actions
