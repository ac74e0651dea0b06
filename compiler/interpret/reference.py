"""The reference engine of one game: its rules as Python, ready to start games."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import copy
from math import prod
from typing import Any

import shedu.compiler.interpret.builtins
import shedu.compiler.interpret.gathers
import shedu.compiler.interpret.literals
import shedu.compiler.interpret.markets
import shedu.compiler.interpret.operators
import shedu.compiler.interpret.rules  # noqa: F401 - these enter how their expressions are written
from shedu.compiler import core
from shedu.compiler.interpret.code import Codes
from shedu.compiler.interpret.exprs import value, value_as
from shedu.compiler.interpret.facts import free_vars
from shedu.compiler.interpret.forms import first_value, inward
from shedu.compiler.interpret.game import ReferenceGame
from shedu.compiler.interpret.log import LoggedRng
from shedu.compiler.interpret.machine import State
from shedu.compiler.interpret.program import Program
from shedu.compiler.interpret.steps import Code
from shedu.compiler.interpret.writer import Writer
from shedu.compiler.plan.lengths import key_length, rank_of_none
from shedu.compiler.plan.stops import Stops, find_stops
from shedu.runtime.meta import Meta
from shedu.runtime.naming import arguments, block_of
from shedu.runtime.rng import Rng, stream
from shedu.runtime.seating import seated
from shedu.runtime.types import cardinality

_NUMBERINGS = 100_000


class Reference:
    """Starts games of one game. ``program`` holds its functions."""

    kind = "python"

    def __init__(self, game: core.Game, meta: Meta) -> None:
        """Prepare to play ``game``, whose actions and serialised form ``meta`` numbers."""
        self.game = game
        self.meta = meta
        self.program = Program(game, meta)
        self.codes = Codes(self.program)
        self._state = self._state_class()
        self._expressions: dict[core.Expr, tuple[Any, list[core.Var]]] = {}
        self._loose: dict[tuple[core.Stmt, ...], tuple[Code, list[core.Var]]] = {}
        self._numbers: dict[int, tuple[str, list[Any]]] = {}
        self._start()

    def _start(self) -> None:
        game = self.game
        self.play = self.codes.flow(game.play)
        self.keys = [self._key(key) for key in game.ranking.keys] if game.ranking else []
        self.points = [self._points(define) for sheet in game.sheets for _, define in sheet.lines]
        self.decides = None if game.decides is None else self.expression(game.decides.body)[0]
        self.defaults = [self._default(item) for item in game.state]
        self._stops: Stops | None = None
        self._seated: dict[int, Meta] = {}

    @property
    def stops(self) -> Stops:
        """Where flows can stand while a question waits."""
        if self._stops is None:
            self._stops = find_stops(self.game)
        return self._stops

    def changed(self, game: core.Game, meta: Meta) -> Reference:
        """Return the engine of rules made out of these by a change that leaves the state and the numbers of
        actions as they are. What has been written for nodes that the two games share is shared too, so it
        starts quickly."""
        twin = copy(self)
        twin.game, twin.meta = game, meta
        twin.program = self.program.changed(game)
        twin.codes = self.codes.changed(twin.program)
        twin._expressions, twin._loose = dict(self._expressions), dict(self._loose)
        twin._start()
        return twin

    def _state_class(self) -> type[State]:
        names = (*self.program.items.values(), *self.program.kept.values())
        return type("GameState", (State,), {"__slots__": names})

    # ------------------------------------------------------------------ games
    def new(self, players: int, seed: int = 0, index: int = 0) -> ReferenceGame:
        """Start a game with stream ``index`` of ``seed``.

        Raises ValueError for a number of players the game is not for, GameFault where the setting up fails.
        """
        return self._begin(players, stream(seed, index), {})

    def scripted(
        self, players: int, chances: Mapping[str, object] | None = None, script: Iterable[int] = ()
    ) -> ReferenceGame:
        """Start a game whose draws give the results of ``script`` in order, then the first value there is.

        ``chances``: values for `chance NAME`, by name. Raises as new().
        """
        return self._begin(players, LoggedRng(script), dict(chances or {}))

    def _begin(self, players: int, rng: Rng, chances: dict[str, Any]) -> ReferenceGame:
        least, most = self.meta.players
        if not least <= players <= most:
            raise ValueError(f"{self.meta.title} is for {least} to {most} players, not {players}")
        state = self.fresh_state(players, rng)
        state.chances = chances
        for name, item, default in zip(
            self.program.items.values(), self.game.state, self.defaults, strict=True
        ):
            first = default(state)
            size = prod(cardinality(kind) or 0 for kind in item.keys)
            setattr(state, name, [first] * size if item.keys else first)
        return ReferenceGame(self, state)

    def seated(self, players: int) -> Meta:
        """Return what is known of a game of so many players."""
        if players not in self._seated:
            self._seated[players] = seated(self.meta, players)
        return self._seated[players]

    def fresh_state(self, players: int, rng: Rng) -> State:
        """Return a state without items, its tables empty."""
        state = self._state()
        state.n, state.rng, state.chances = players, rng, {}
        state.seats = self.game.seats_of(players)
        state.fired, state.shown = [0] * len(self.meta.rules), set()
        state.wins = [[0] * (1 + len(sides)) for _, sides in self.meta.conflicts]
        for name in self.program.kept.values():
            setattr(state, name, {})
        return state

    def copied_state(self, state: State) -> State:
        """Return an independent state with the same values; its tables start empty."""
        twin = self.fresh_state(state.n, state.rng.copy())
        twin.chances, twin.shown = state.chances, set(state.shown)
        twin.fired, twin.wins = list(state.fired), [list(counts) for counts in state.wins]
        for item, name in self.program.items.items():
            held = getattr(state, name)
            setattr(twin, name, held.copy() if item.keys else held)
        return twin

    def _default(self, item: core.StateItem) -> Callable[[State], Any]:
        if item.default is None:
            first = first_value(item.type)
            return lambda state: first
        function, _ = self.expression(item.default, item.type)
        return lambda state: function(state, [])

    # ------------------------------------------------------------------ expressions and statements
    def expression(self, expr: core.Expr, kind: Any = None) -> tuple[Any, list[core.Var]]:
        """Return a function (s, L) that evaluates an expression, and the variables whose values L gives in
        order."""
        if expr not in self._expressions:
            free = list(free_vars((expr,)).values())
            writer = Writer(self.program, self.program.fresh("X"), ("s", "L"))
            for place, var in enumerate(free):
                writer.line(f"v{var.uid} = L[{place}]")
                writer.env[var.uid] = f"v{var.uid}"
            writer.line(f"return {value(writer, expr) if kind is None else value_as(writer, expr, kind)}")
            self._expressions[expr] = self.program.define(writer), free
        return self._expressions[expr]

    def loose(self, block: Sequence[core.Stmt]) -> tuple[Code, list[core.Var]]:
        """Return the code of statements that stand in no flow, and the variables with which its locals
        start."""
        key = tuple(block)
        if key not in self._loose:
            free = list(free_vars(block).values())
            self._loose[key] = self.codes.loose(block, free), free
        return self._loose[key]

    def _key(self, key: core.Expr) -> tuple[Any, int, int]:
        return self.expression(key)[0], key_length(key), rank_of_none(key.type)

    def _points(self, define: core.Define) -> Any:
        (var,) = define.params
        seat = core.Local(var.type, define.span, var)
        return self.expression(core.Call(define.type, define.span, define, (seat,)))[0]

    def numbering(self, action: int) -> tuple[str, list[Any]]:
        """Return the name of an action and its open arguments in inner form."""
        found = self._numbers.get(action)
        if found is None:
            if len(self._numbers) > _NUMBERINGS:
                self._numbers.clear()
            block = block_of(self.meta, action)
            values = zip(block.params, arguments(self.meta, action), strict=True)
            found = self._numbers[action] = block.name, [inward(kind, item) for (_, kind), item in values]
        return found
