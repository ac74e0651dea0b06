"""Flows that a scenario runs where the game stands: which may be, and their arguments as bytes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from shedu.compiler.core import ChooseAction, ChooseValue, End, Flow, Run, Stmt, Together, Var
from shedu.compiler.interpret import ReferenceGame
from shedu.compiler.plan.stops import Stops, size_of_slot
from shedu.compiler.plan.unseen import called, reached
from shedu.compiler.walk import statements
from shedu.runtime.codec import codec
from shedu.runtime.game import Game
from shedu.runtime.types import Optional, Type, cardinality

HEAD = 4
"""Bytes of the tail of a serialised state before its stops (see runtime.meta)."""


def refuse_under_way(game: Game, stops: Stops, block: tuple[Stmt, ...]) -> None:
    """Raise ValueError where statements would run what is under way already: a flow or an action has one place for
    what it keeps while questions wait."""
    flows = [stmt.flow for stmt in statements(block) if isinstance(stmt, Run)]
    if not flows:
        return
    here = _under_way(game, stops)
    for flow in flows:
        for rule, name in _routines(flow):
            if rule in here:
                by = "" if rule == flow.rule else f", to which `{flow.name}` can come,"
                raise ValueError(f"`{name}`{by} is under way already, so `run {flow.name}` cannot start it again")
        if game.unseen() and any(isinstance(stmt, Together) for stmt in reached(flow.body)):
            raise ValueError(f"`{flow.name}` has a `together`, and one is under way already")


def _under_way(game: Game, stops: Stops) -> frozenset[int]:
    """Return the rule numbers of the flows and actions that have something left to do."""
    return frozenset(stops.all[number].routine.rule for number in _standing(stops, _tail(game)))


def _tail(game: Game) -> bytes:
    return game.serialise()[game.meta.items_size + HEAD :]


def _standing(stops: Stops, tail: bytes) -> Iterator[int]:
    """Yield the numbers of the stops in the tail of a state."""
    at = 0
    while at < len(tail):
        number = int.from_bytes(tail[at : at + 2], "little")
        yield number
        at += 2 + sum(size_of_slot(slot.type) for slot in stops.all[number].slots)


def _routines(flow: Flow) -> Iterator[tuple[int, str]]:
    """Yield number and name of a flow, and of all flows and actions that it can come to."""
    yield flow.rule, flow.name
    for stmt in reached(flow.body):
        for routine, _ in called(stmt):
            yield routine.rule, routine.name


def can_stop(flow: Flow) -> bool:
    """Tell whether a flow can come to a question or to an end."""
    return any(isinstance(stmt, ChooseAction | ChooseValue | End) for stmt in reached(flow.body))


def argument_bytes(judge: ReferenceGame, run: Run, bound: Mapping[Var, object]) -> bytes:
    """Return the arguments of a run one after another, as slots are serialised. Raises GameFault."""
    values = [judge.evaluate(arg, bound, var.type) for var, arg in zip(run.flow.params, run.args, strict=True)]
    return b"".join(_slot_bytes(var.type, value) for var, value in zip(run.flow.params, values, strict=True))


def _slot_bytes(kind: Type, value: object) -> bytes:
    if not isinstance(kind, Optional) or cardinality(kind.of) is not None:
        return codec(kind).write(value)
    if value is None:
        return bytes(size_of_slot(kind))
    if not value:
        raise ValueError("the compiled engine takes an empty set for none where a set may be none")
    return bytes((1,)) + codec(kind.of).write(value)
