"""Statements of checked rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from shedu.compiler.core.data import StateItem, Var
    from shedu.compiler.core.expressions import Binder, Expr
    from shedu.compiler.core.rules import Action, Flow, Question
    from shedu.compiler.source import Span
    from shedu.runtime.types import Type


@dataclass(frozen=True, slots=True, eq=False)
class Stmt:
    """Base of all statements."""

    span: Span


@dataclass(frozen=True, slots=True, eq=False)
class Place:
    """Somewhere a value can be put: a state item at all its keys, and for a bag perhaps one kind of it."""

    item: StateItem
    keys: tuple[Expr, ...]
    type: Type
    kind: Expr | None
    span: Span


@dataclass(frozen=True, slots=True, eq=False)
class Let(Stmt):
    """A value kept (a copy) to the end of the enclosing block."""

    var: Var
    value: Expr


@dataclass(frozen=True, slots=True, eq=False)
class Assign(Stmt):
    """``checked``: the value may leave the place's range at run time, which is a fault."""

    place: Place
    value: Expr
    checked: bool


@dataclass(frozen=True, slots=True, eq=False)
class Add(Stmt):
    """Adds a number to a number, a value or set to a set (a fault if there already), units to a bag, an item to the
    end of a list. ``value`` has the place's type, or its element type."""

    value: Expr
    place: Place
    checked: bool


@dataclass(frozen=True, slots=True, eq=False)
class Take(Stmt):
    """The inverse of Add; taking what is not there is a fault. From an optional place: empties it."""

    value: Expr
    place: Place
    checked: bool


@dataclass(frozen=True, slots=True, eq=False)
class Move(Stmt):
    """``value`` out of ``source`` into ``target``; value None: all that is there (an empty place moves nothing)."""

    value: Expr | None
    source: Place
    target: Place


@dataclass(frozen=True, slots=True, eq=False)
class Draw(Stmt):
    """``count`` units at random out of a bag (or set), one after another, each unit equally likely, kinds walked in
    their order; into ``target``. Out of a place they are taken; an expression's value is drawn from without putting
    back, and nothing is taken from anywhere. More than there are is a fault."""

    count: Expr
    source: Place | Expr
    target: Place


@dataclass(frozen=True, slots=True, eq=False)
class Chance(Stmt):
    """Nature picks one value of a set (or unit of a bag), uniformly: one bounded draw, values in order."""

    var: Var
    source: Expr


@dataclass(frozen=True, slots=True, eq=False)
class Show(Stmt):
    """Makes a place known to a seat for the next choice."""

    place: Place
    to: Expr


@dataclass(frozen=True, slots=True, eq=False)
class When(Stmt):
    """Statements under a condition."""

    test: Expr
    then: tuple[Stmt, ...]
    other: tuple[Stmt, ...]


@dataclass(frozen=True, slots=True, eq=False)
class ForEach(Stmt):
    """Goes through the sources' values as they were at the start, in order; ``where`` is asked again at each round."""

    binder: Binder
    body: tuple[Stmt, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Together(ForEach):
    """A loop over seats in which each decides unseen by the others (one source, a set of seats, and no ``where``).
    ``number`` counts them all from 1; 0 stands in a branch that the options rule out. Meta.unseen tells what of it
    the others do not see."""

    number: int


@dataclass(frozen=True, slots=True, eq=False)
class Repeat(Stmt):
    """At most ``limit`` rounds. Without ``test``: exactly that many. With it: while it holds; if it still holds after
    ``limit`` rounds, a fault. Where the repeat is the top loop of the flow `play`, the game ends as `limit`."""

    limit: int
    test: Expr | None
    body: tuple[Stmt, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Option:
    """One line of a choice: an action with the arguments fixed here (by parameter place), under a condition."""

    action: Action
    fixed: tuple[tuple[int, Expr], ...]
    condition: Expr | None
    span: Span


@dataclass(frozen=True, slots=True, eq=False)
class ChooseAction(Stmt):
    """``decider`` answers; the action runs with ``me`` as its `me`. ``otherwise`` (None: a fault) runs when nothing is
    legal, unasked. ``captures``: variables of the enclosing flow that receive the chosen action's open parameters, in
    order (empty unless there is exactly one option); they are set before the action's effects run."""

    question: Question
    options: tuple[Option, ...]
    me: Expr
    decider: Expr
    otherwise: tuple[Stmt, ...] | None
    captures: tuple[Var, ...]


@dataclass(frozen=True, slots=True, eq=False)
class ChooseValue(Stmt):
    """``decider`` picks a value of ``source`` passing ``where`` for ``var``, which lives in ``body`` (None: to the end
    of the enclosing block, and an empty set is a fault). ``otherwise`` runs when there is none."""

    question: Question
    var: Var
    source: Expr
    where: Expr | None
    me: Expr
    decider: Expr
    body: tuple[Stmt, ...] | None
    otherwise: tuple[Stmt, ...] | None


@dataclass(frozen=True, slots=True, eq=False)
class Run(Stmt):
    """Another flow, with its arguments (its `me` is the first parameter)."""

    flow: Flow
    args: tuple[Expr, ...]


@dataclass(frozen=True, slots=True, eq=False)
class End(Stmt):
    """The game is over; ``reason`` is its index in Game.ends."""

    reason: int


@dataclass(frozen=True, slots=True, eq=False)
class Tally(Stmt):
    """Statistics only: conflict number ``conflict`` was won by side number ``winner`` (-1: nobody)."""

    conflict: int
    winner: Expr
