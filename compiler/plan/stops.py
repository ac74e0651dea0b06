"""Where flows can stand while a question waits, and which of their values belong to the state there.

Reads the checked rules alone, so that both engines write the same. A *stop* is a place of a routine (a flow
or an action's effects): a question that waits, or where a routine goes on when what it has called is done.
Places at which a routine has nothing left to do are no stops. Variables belong to a stop where what follows
may still read them (liveness, backwards; a variable declared outside a loop and read anywhere in it stays
alive all through it), and so does what is left of the loops around.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Literal

from shedu.compiler import core
from shedu.compiler.core import Action, Expr, Flow, Game, Stmt, Var
from shedu.compiler.plan.lengths import list_bound
from shedu.compiler.walk import expressions, own_expressions, statements
from shedu.runtime.types import (
    BagType,
    Int,
    ListType,
    Optional,
    SetType,
    Type,
    cardinality,
    code_width,
    strip,
)

Routine = Flow | Action
Choice = core.ChooseAction | core.ChooseValue
Loop = Var | core.Repeat
"""What a loop is known by: its variable (of a loop over several, each is one), or the repeat."""


@dataclass(frozen=True, slots=True)
class Slot:
    """The value of a variable, or what a loop has still to go through; for the types see runtime.meta."""

    of: Loop
    kind: Literal["value", "rest"]
    type: Type

    @property
    def name(self) -> str:
        """Return what the rules call it."""
        return self.of.name if isinstance(self.of, Var) else "round"


@dataclass(frozen=True, slots=True)
class Stop:
    """A stop; ``number`` is its place in Meta.stops."""

    number: int
    routine: Routine
    slots: tuple[Slot, ...]


@dataclass(slots=True)
class Stops:
    """All stops of a game in order. ``asking``: by number of the question that waits. ``going``: by the
    statement or loop with which a routine goes on. ``after``: by the statement that calls, None where nothing
    is left to do."""

    all: list[Stop] = field(default_factory=list)
    asking: dict[int, Stop] = field(default_factory=dict)
    going: dict[Stmt | Var, Stop] = field(default_factory=dict)
    after: dict[Stmt, Stop | None] = field(default_factory=dict)


def find_stops(game: Game) -> Stops:
    """Return the stops of a game, numbered in the order of its flows and actions."""
    found, asks = Stops(), _Asks()
    routines: tuple[Routine, ...] = (*game.flows, *game.actions)
    for routine in routines:
        places = _Places(asks)
        places.block(body_of(routine), _Point(None, frozenset(), ()))
        for stmt in statements(body_of(routine)):
            if isinstance(stmt, Choice):
                found.asking[stmt.question.number] = _add(found, routine, places.asking[stmt])
            if stmt in places.after:
                found.after[stmt] = _resumed(found, routine, places.after[stmt])
    return found


def _resumed(found: Stops, routine: Routine, point: _Point) -> Stop | None:
    if point.on is not None and point.on not in found.going:
        found.going[point.on] = _add(found, routine, point)
    return None if point.on is None else found.going[point.on]


def _add(found: Stops, routine: Routine, point: _Point) -> Stop:
    alive = ((var, value) for var, value in declared(routine) if var in point.live)
    kinds = ((var, _value_type(var.type, value)) for var, value in alive)
    slots = [Slot(var, "value", kind) for var, kind in kinds if kind is not None]
    found.all.append(Stop(len(found.all), routine, (*slots, *point.loops)))
    return found.all[-1]


def body_of(routine: Routine) -> tuple[Stmt, ...]:
    """Return the statements of a routine."""
    return routine.body if isinstance(routine, Flow) else routine.effects


def declared(routine: Routine) -> Iterator[tuple[Var, Expr | None]]:
    """Yield the variables of a routine in order, each with the expression of its let."""
    if isinstance(routine, Action):
        yield routine.me, None
    yield from ((var, None) for var in routine.params)
    if isinstance(routine, Action):
        yield from ((step.var, step.value) for step in routine.steps if isinstance(step, core.Let))
    for stmt in statements(body_of(routine)):
        value = stmt.value if isinstance(stmt, core.Let) else None
        yield from ((var, value) for var in _bound(stmt))


def _bound(stmt: Stmt) -> tuple[Var, ...]:
    match stmt:
        case core.Let(var=var) | core.Chance(var=var) | core.ChooseValue(var=var):
            return (var,)
        case core.ForEach(binder=binder):
            return tuple(var for var, _ in binder.sources)
        case core.ChooseAction(captures=captures):
            return captures
    return ()


# ------------------------------------------------------------------ types
def _value_type(kind: Type, value: Expr | None) -> Type | None:
    """Return the type a variable is written as, a list's with its bound; None for what is left out."""
    if isinstance(kind, ListType) and kind.limit is None and value is not None:
        return _list_type(kind.of, value)
    return kind if written(strip(kind)) else None


def written(kind: Type) -> bool:
    """Tell whether values of a type, which is not optional, can be written as slots."""
    match kind:
        case SetType(of=of) | BagType(of=of):
            return cardinality(of) is not None
        case ListType(of=of, limit=limit):
            return cardinality(of) is not None and limit is not None
    return cardinality(kind) is not None


def _list_type(of: Type, value: Expr) -> Type | None:
    try:
        kind = ListType(of, list_bound(value))
    except ValueError:
        return None
    return kind if written(kind) else None


def _rest(var: Var, source: Expr) -> tuple[Slot, ...]:
    """Return the slot of what a loop has still to go through, () where it cannot be written."""
    while isinstance(source, core.Call | core.LetIn):
        source = source.define.body if isinstance(source, core.Call) else source.body
    kind: Type | None = strip(source.type)
    match kind:
        case ListType(of=of):
            around = isinstance(source, core.Builtin) and source.name == "clockwise"
            kind = SetType(of) if around else _list_type(of, source)
        case SetType(of=SetType(of=of)):
            kind = SetType(of)
    return (Slot(var, "rest", kind),) if kind is not None and written(kind) else ()


def size_of_slot(kind: Type) -> int:
    """Return how many bytes a slot takes."""
    match kind:
        case SetType(of=of):
            return 8 * max(1, ((cardinality(of) or 0) + 63) // 64)
        case BagType(of=of):
            return 2 * (cardinality(of) or 0)
        case ListType(of=of, limit=limit):
            return 2 + (limit or 0) * code_width(of)
        case Optional(of=of) if cardinality(of) is None:
            return 1 + size_of_slot(of)
    return code_width(kind)


# ------------------------------------------------------------------ what asks, and what is read later
class _Asks:
    """Tells which routines can come to a question."""

    def __init__(self) -> None:
        self._known: dict[int, bool] = {}

    def of(self, routine: Routine) -> bool:
        """Tell whether a flow or an action's effects can come to a question."""
        if routine.rule not in self._known:
            found = any(isinstance(stmt, Choice) or self.calls(stmt) for stmt in statements(body_of(routine)))
            self._known[routine.rule] = found
        return self._known[routine.rule]

    def calls(self, stmt: Stmt) -> bool:
        """Tell whether a statement calls a routine that can come to a question."""
        match stmt:
            case core.Run(flow=flow):
                return self.of(flow)
            case core.ChooseAction(options=options):
                return any(self.of(option.action) for option in options)
        return False


@dataclass(frozen=True, slots=True)
class _Point:
    """A place in a routine: the statement or loop that comes next (None: nothing), the variables that may
    still be read from there on, the rests of the loops around."""

    on: Stmt | Var | None
    live: frozenset[Var]
    loops: tuple[Slot, ...]


def _read(*exprs: Expr | None) -> frozenset[Var]:
    parts = (part for expr in exprs if expr is not None for part in expressions(expr))
    return frozenset(part.var for part in parts if isinstance(part, core.Local))


def _read_within(block: tuple[Stmt, ...]) -> frozenset[Var]:
    """Return the variables that a block reads and does not declare."""
    read: set[Var] = set()
    inner: set[Var] = set()
    for stmt in statements(block):
        read |= _read(*own_expressions(stmt))
        inner.update(_bound(stmt))
    return frozenset(read - inner)


class _Places:
    """Goes through one routine backwards. ``asking``: the point at which a question waits; ``after``: where a
    statement that calls goes on."""

    def __init__(self, asks: _Asks) -> None:
        self.asks = asks
        self.asking: dict[Choice, _Point] = {}
        self.after: dict[Stmt, _Point] = {}

    def block(self, block: tuple[Stmt, ...], after: _Point) -> frozenset[Var]:
        """Go through a block that is followed by a point; return what may be read from its start on."""
        for stmt in reversed(block):
            if self.asks.calls(stmt):
                self.after[stmt] = after
            after = _Point(stmt, self._stmt(stmt, after), after.loops)
        return after.live

    def _stmt(self, stmt: Stmt, after: _Point) -> frozenset[Var]:
        match stmt:
            case core.End():
                return frozenset()
            case core.When(test=test, then=then, other=other):
                return _read(test) | self.block(then, after) | self.block(other, after)
            case core.Repeat(limit=limit, test=test, body=body):
                live = after.live | _read(test) | _read_within(body)
                self.block(body, _Point(stmt, live, (*after.loops, Slot(stmt, "rest", Int(0, limit)))))
                return live
            case core.ForEach(binder=binder):
                return self._for(binder.sources, binder.where, stmt.body, after)
            case core.ChooseAction():
                return self._choice(stmt, after.live, after)
            case core.ChooseValue(body=body):
                return self._choice(stmt, after.live if body is None else self.block(body, after), after)
        return _read(*own_expressions(stmt)) | (after.live - set(_bound(stmt)))

    def _choice(self, stmt: Choice, live: frozenset[Var], after: _Point) -> frozenset[Var]:
        asking = (live | _read(*own_expressions(stmt))) - set(_bound(stmt))
        self.asking[stmt] = _Point(stmt, asking, after.loops)
        if stmt.otherwise is None and (isinstance(stmt, core.ChooseAction) or stmt.body is None):
            return asking  # nothing to choose from is a fault
        return asking | self.block(stmt.otherwise or (), after)

    def _for(
        self,
        sources: tuple[tuple[Var, Expr], ...],
        where: Expr | None,
        body: tuple[Stmt, ...],
        after: _Point,
    ) -> frozenset[Var]:
        """Loops over several sources are loops within loops."""
        (var, source), inner = sources[0], sources[1:]
        own = {var for var, _ in sources}
        read = (_read(where, *(expr for _, expr in inner)) | _read_within(body)) - own
        live = after.live | read
        again = _Point(var, live, (*after.loops, *_rest(var, source)))
        if inner:
            self._for(inner, where, body, again)
        else:
            self.block(body, again)
        return live | _read(source)
