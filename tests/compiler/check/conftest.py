"""Rule texts checked in memory: a small game to which each test adds what it is about."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

import pytest

from shedu.compiler import core, tree
from shedu.compiler.check import check, check_scenarios
from shedu.compiler.diagnostics import Diagnostic
from shedu.compiler.link import LinkedGame
from shedu.compiler.read import read_text

BASE = """\
game toy "Toy"
    players: 2..3
    seats: ann, bob, cid
board Cell
    shape: grid(4, 4)
    joined: sides
    legend
        "r": tile[here] == red
        "*": here in marked
        "P": owner[here] == player
type Color: one of {red, green, blue}
type Piece
    color: Color
    holder: Player
option long: bool = false
state open
    tile: Cell -> Color?
    owner: Cell -> Player?
    piece: Cell -> Piece?
    marked: set of Cell
    level: 0..5
    row_of: list of up to 4 Color
state hidden
    sack: bag of Color
state secret
    hand: Player -> bag of Color
    purse: Player -> 0..9
action wait "Wait"
flow play
    repeat at most 3
        for me in Player
            choose
                wait
ranking p: Player by purse[p]
"""


@dataclass(frozen=True)
class Checked:
    """What came of a text. ``faults``: (code, the text first underlined) of each error; ``warnings`` too."""

    game: core.Game | None
    diagnostics: tuple[Diagnostic, ...]
    faults: list[tuple[str, str]]
    warnings: list[tuple[str, str]]
    linked: LinkedGame

    @property
    def sound(self) -> core.Game:
        """Return the game; fail with its errors if there are any."""
        assert self.game is not None, self.faults
        return self.game

    def define(self, name: str) -> core.Define:
        """Return a define by its name."""
        return next(define for define in self.sound.defines if define.name == name)

    def flow(self, name: str) -> core.Flow:
        """Return a flow by its name."""
        return next(flow for flow in self.sound.flows if flow.name == name)

    def action(self, name: str) -> core.Action:
        """Return an action by its name."""
        return next(action for action in self.sound.actions if action.name == name)

    def scenarios(self) -> tuple[tuple[core.Scenario, ...], tuple[Diagnostic, ...]]:
        """Return the scenarios and what is wrong with them."""
        return check_scenarios(self.linked, self.sound)


def underlined(text: str, diagnostic: Diagnostic) -> str:
    """Return the text that the first label of a diagnostic stands under, on its first line."""
    span = diagnostic.span
    line = text.split("\n")[span.line - 1]
    end = span.end_column - 1 if span.end_line == span.line else len(line)
    return line[span.column - 1 : end]


def link_text(text: str, path: str) -> LinkedGame:
    """Return the one game of a text that must be free of syntax faults."""
    module, faults = read_text(path, text)
    assert not faults, [fault.message for fault in faults]
    header = next(decl for decl in module.declarations if isinstance(decl, tree.Header))
    scenarios = tuple(decl for decl in module.declarations if isinstance(decl, tree.ScenarioDecl))
    rest = tuple(d for d in module.declarations if not isinstance(d, tree.Header | tree.ScenarioDecl))
    return LinkedGame(header.name, header, rest, scenarios, (path,), frozenset())


Check = Callable[..., Checked]


@pytest.fixture
def check_text(tmp_path: Path) -> Check:
    """Check a whole text; map files may lie in the folder of the test."""

    def run(text: str, options: Mapping[str, str] | None = None) -> Checked:
        linked = link_text(text, str(tmp_path / "game.shedu"))
        game, found = check(linked, options or {})
        pairs = [(one.severity, (one.code, underlined(text, one))) for one in found]
        errors = [pair for severity, pair in pairs if severity == "error"]
        return Checked(game, found, errors, [pair for severity, pair in pairs if severity != "error"], linked)

    return run


@pytest.fixture
def check_toy(check_text: Check) -> Check:
    """Check the small game with something added."""

    def run(extra: str, options: Mapping[str, str] | None = None) -> Checked:
        return check_text(BASE + extra, options)

    return run
