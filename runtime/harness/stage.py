"""Where a scenario is played: the game itself, and a reference game that judges conditions on its state."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from shedu.compiler.core import Expr, Run, Scenario, Stmt, Var
from shedu.compiler.interpret import Reference, ReferenceGame
from shedu.runtime.game import Game
from shedu.runtime.harness.entering import argument_bytes, can_stop, refuse_under_way


class ScriptedEngine(Protocol):
    """An engine whose games can be told what chance brings."""

    def scripted(self, players: int, values: Sequence[int]) -> Any:
        """Return a game whose draws give the values in order, then the first value there is."""


class Stage(Protocol):
    """One game in progress that a scenario can set up and look into."""

    engine: str
    game: Game

    def judge(self) -> ReferenceGame:
        """Return a reference game with the items as they stand."""

    def broken(self) -> str | None:
        """Return the name of the first invariant that does not hold, None if all do or the game is over."""

    def execute(self, effects: tuple[Stmt, ...], bound: Mapping[Var, object]) -> None:
        """Carry out statements where the game stands; the waiting question goes on waiting."""

    def bring(self, values: Sequence[int]) -> None:
        """Tell what the coming draws give."""


class ReferenceStage:
    """A scenario on the reference engine."""

    engine = "python"

    def __init__(self, reference: Reference, scenario: Scenario) -> None:
        self._stops = reference.stops
        self._game = reference.scripted(scenario.players, dict(scenario.chances))
        self.game: Game = self._game

    def judge(self) -> ReferenceGame:
        """Return the game itself."""
        return self._game

    def broken(self) -> str | None:
        """Return the first broken invariant."""
        return self._game.failing_invariant() if self._game.pending() is not None else None

    def execute(self, effects: tuple[Stmt, ...], bound: Mapping[Var, object]) -> None:
        """Carry out statements on the game."""
        refuse_under_way(self._game, self._stops, effects)
        self._game.execute(effects, bound)

    def bring(self, values: Sequence[int]) -> None:
        """Put values at the end of the script."""
        self._game.script(values)


class NativeStage:
    """A scenario on the compiled engine: items are set up and judged on a reference game beside it."""

    engine = "native"

    def __init__(self, native: ScriptedEngine, reference: Reference, scenario: Scenario) -> None:
        self._stops = reference.stops
        self._beside = reference.scripted(scenario.players, dict(scenario.chances))
        self._game = native.scripted(scenario.players, self._beside.script_so_far())
        self.game: Game = self._game

    def judge(self) -> ReferenceGame:
        """Return the game beside, with the items of this one."""
        self._beside.set_items(self.game.items())
        return self._beside

    def broken(self) -> str | None:
        """Return the first broken invariant."""
        found = self._game.failing_invariant() if self._game.pending() is not None else None
        return None if found is None else str(found)

    def execute(self, effects: tuple[Stmt, ...], bound: Mapping[Var, object]) -> None:
        """Carry out a flow that can stop on the game itself, other statements beside; then copy the items over."""
        refuse_under_way(self.game, self._stops, effects)
        if len(effects) == 1 and isinstance(effects[0], Run) and self._enter(effects[0], bound):
            return
        self.judge().execute(effects, bound)
        self.game.set_items(self._beside.items())

    def _enter(self, run: Run, bound: Mapping[Var, object]) -> bool:
        """Start a flow; return whether it was one that can stop."""
        if not can_stop(run.flow):
            return False
        if not self._game.run_flow(run.flow.rule, argument_bytes(self.judge(), run, bound)):
            raise ValueError(f"the compiled engine cannot start `{run.flow.name}` from outside")
        return True

    def bring(self, values: Sequence[int]) -> None:
        """Put values at the end of both scripts."""
        self._game.script(values)
        self._beside.script(values)


def seat_of(stage: Stage, seat: Expr) -> int:
    """Return the seat that an expression of a scenario names."""
    found = stage.judge().evaluate(seat, {})
    assert isinstance(found, int)
    return found


def values_of(stage: Stage, args: Sequence[Expr], bound: Mapping[Var, object]) -> tuple[object, ...]:
    """Return the values of arguments."""
    judge = stage.judge()
    return tuple(judge.evaluate(arg, bound) for arg in args)
