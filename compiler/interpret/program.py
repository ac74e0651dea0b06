"""The checked rules as Python functions, written when they are first asked for.

Names are mangled: D define, R region, F flow, A action, X anything else, K constant; i state item, d and r
the tables of kept values; strings of the rules are constants, never text of the program.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterable
from copy import copy
from typing import Any

from shedu.compiler import core
from shedu.compiler.interpret import support
from shedu.compiler.interpret.boards import Geometry
from shedu.compiler.interpret.facts import Facts
from shedu.compiler.interpret.forms import holds, inward
from shedu.compiler.interpret.solving import market, offered
from shedu.compiler.interpret.writer import Writer
from shedu.compiler.source import Span
from shedu.runtime.meta import Meta
from shedu.runtime.types import Atom, Type

_SUPPORT: dict[str, object] = {
    **{name: part for name, part in vars(support).items() if not name.startswith("_")},
    "M": support.MISSING,
    "holds": holds,
    "market": market,
    "offered": offered,
}


class Program:
    """The functions of one game. ``function(name)`` gives one that has been asked for by ``ask``."""

    def __init__(self, game: core.Game, meta: Meta) -> None:
        """Prepare for a game whose actions ``meta`` numbers; nothing is written yet."""
        self.game = game
        self.bases = {(block.kind, block.name): block.base for block in meta.blocks}
        self.facts = Facts()
        self.fault = support.Faults()
        self.items = {item: f"i{number}" for number, item in enumerate(game.state)}
        self.kept: dict[core.Define | core.Region, str] = {
            **{define: f"d{number}" for number, define in enumerate(game.defines)},
            **{region: f"r{number}" for number, region in enumerate(game.regions)},
        }
        self._space: dict[str, Any] = {**_SUPPORT, "fault": self.fault}
        self._names: dict[Any, str] = {}
        self._waiting: list[Callable[[], Writer]] = []
        self._numbers: dict[str, int] = {}
        self._geometries: dict[Atom, Geometry] = {}
        self._blocks: dict[tuple[Atom, int, int], tuple[tuple[int, ...], ...]] = {}

    def changed(self, game: core.Game) -> Program:
        """Return the program of rules made out of these by a change; as Reference.changed."""
        twin = copy(self)
        twin.game = game
        twin.kept = dict(zip((*game.defines, *game.regions), self.kept.values(), strict=True))
        twin._space, twin._names = dict(self._space), dict(self._names)
        twin._waiting, twin._numbers = list(self._waiting), dict(self._numbers)
        return twin

    # ------------------------------------------------------------------ functions
    def ask(self, letter: str, owner: object, write: Callable[[str], Writer]) -> str:
        """Return the name of the function of an owner; ``write`` will write it when it is needed."""
        key = (letter, owner)
        if key not in self._names:
            name = self._names[key] = self.fresh(letter)
            self._waiting.append(lambda: write(name))
        return self._names[key]

    def fresh(self, letter: str) -> str:
        """Return a new name."""
        self._numbers[letter] = self._numbers.get(letter, -1) + 1
        return f"{letter}{self._numbers[letter]}"

    def function(self, name: str) -> Any:
        """Return a function by its name, writing all that are still waiting."""
        while self._waiting:
            waiting, self._waiting = self._waiting, []
            text = "\n".join(write().text() for write in waiting)
            with warnings.catch_warnings():
                warnings.simplefilter("ignore", SyntaxWarning)  # a constant may be asked whether it is none
                exec(compile(text, "<rules>", "exec"), self._space)
        return self._space[name]

    def define(self, writer: Writer) -> Any:
        """Return the function that has just been written, and need not be found again."""
        self._waiting.append(lambda: writer)
        return self.function(writer.name)

    # ------------------------------------------------------------------ constants
    def constant(self, value: object) -> str:
        """Return the text of a constant: a number, or the name under which it is kept."""
        if value is None or isinstance(value, bool):
            return str(value)
        if isinstance(value, int) and -1 << 31 < value < 1 << 62:
            return str(value) if value >= 0 else f"({value})"
        key = ("K", type(value), value)
        if key not in self._names:
            name = self._names[key] = self.fresh("K")
            self._space[name] = value
        return self._names[key]

    def const(self, kind: Type, value: object) -> str:
        """Return the text of a value of runtime.types."""
        return self.constant(inward(kind, value))

    def helper(self, key: object, make: Callable[[], object]) -> str:
        """Return the name of an object made once for a key."""
        if ("H", key) not in self._names:
            name = self._names["H", key] = self.fresh("K")
            self._space[name] = make()
        return self._names["H", key]

    def faulted(self, message: str, span: Span) -> str:
        """Return the text of a call that raises a fault at a place."""
        return f"fault({self.fault.number(message, span.file, span.line)})"

    # ------------------------------------------------------------------ boards
    def geometry(self, kind: Type) -> Geometry:
        """Return the tables of the board whose cells or directions are of a type."""
        assert isinstance(kind, Atom)
        if kind not in self._geometries:
            board = next(board for board in self.game.boards if kind in (board.cell, board.direction))
            self._geometries[kind] = Geometry(board)
        return self._geometries[kind]

    def blocks(self, kind: Type, height: int, width: int) -> tuple[tuple[int, ...], ...]:
        """Return the cells of every rectangle of a size, by top left cell."""
        assert isinstance(kind, Atom)
        key = (kind, height, width)
        if key not in self._blocks:
            self._blocks[key] = self.geometry(kind).blocks(height, width)
        return self._blocks[key]

    # ------------------------------------------------------------------ kept values
    def dependents(self, items: Iterable[core.StateItem]) -> list[str]:
        """Return the tables of kept values that depend on any of some items."""
        wanted = set(items)
        return [name for owner, name in self.kept.items() if wanted & self.facts.reads(owner)]
