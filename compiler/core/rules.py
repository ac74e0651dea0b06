"""The rules themselves: definitions, regions, actions, flows, and what hangs on them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from shedu.compiler.core.data import Board, Var
    from shedu.compiler.core.expressions import Expr
    from shedu.compiler.core.statements import Let, Stmt
    from shedu.compiler.source import Span
    from shedu.runtime.types import Type


@dataclass(slots=True, eq=False)
class Define:
    """A pure function. ``body`` is set once, after all names are known. Exempt from visibility: nothing."""

    name: str
    params: tuple[Var, ...]
    type: Type
    cites: tuple[str, ...]
    span: Span
    rule: int
    body: Expr = field(init=False)


@dataclass(slots=True, eq=False)
class Region:
    """Maximal connected sets of cells (by ``board.joined``) where ``where`` holds for ``cell``."""

    name: str
    board: Board
    params: tuple[Var, ...]
    cell: Var
    cites: tuple[str, ...]
    span: Span
    rule: int
    where: Expr = field(init=False)


@dataclass(frozen=True, slots=True, eq=False)
class Requirement:
    """``number`` counts all requirements of the game from 0. ``public``: everyone can judge it. ``lets`` that stand
    before it are in Action.steps."""

    name: str
    condition: Expr
    message: str
    cites: tuple[str, ...]
    span: Span
    number: int
    public: bool


@dataclass(slots=True, eq=False)
class Action:
    """A decision. ``params`` in order; those that a choice fixes never count in numbering (``fixed`` marks them).
    ``me`` is the acting seat. ``steps`` are lets and requirements in order; ``effects`` the `do`.
    A conflict's commitment is an action named ``conflict.commit`` whose context parameters are all fixed."""

    name: str
    title: str
    me: Var
    params: tuple[Var, ...]
    fixed: tuple[bool, ...]
    cites: tuple[str, ...]
    span: Span
    rule: int
    steps: tuple[Let | Requirement, ...] = field(init=False)
    effects: tuple[Stmt, ...] = field(init=False)


@dataclass(slots=True, eq=False)
class Flow:
    """A named course of events. ``params[0]`` is its `me`. ``conflict`` is its number if a conflict made it, else
    -1."""

    name: str
    title: str
    params: tuple[Var, ...]
    cites: tuple[str, ...]
    span: Span
    rule: int
    conflict: int
    body: tuple[Stmt, ...] = field(init=False)


@dataclass(frozen=True, slots=True, eq=False)
class Question:
    """A place where a decision is asked. ``name`` is the flow's name, or ``conflict.commit``; further choices in one
    flow are told apart as ``flow.second``, ``flow.third``; the sides of a conflict are asked by a question each, all
    of one name. ``always``: asked even with one answer. ``public``: everyone can see which answers are legal (then
    one answer is given unasked). For a ChooseValue of a question that is not public: ``source_public`` says whether
    its source set (before ``where``) is. ``means``: the type of what is chosen, where the answers are its places in a
    list and ``value`` numbers these."""

    name: str
    number: int
    prompt: str
    always: bool
    public: bool
    source_public: bool
    value: Type | None
    span: Span
    means: Type | None = None


@dataclass(frozen=True, slots=True, eq=False)
class Sheet:
    """What a seat has scored, line by line: (title, define of the seat); the last line is the total."""

    name: str
    title: str
    lines: tuple[tuple[str, Define], ...]
    cites: tuple[str, ...]
    span: Span


@dataclass(frozen=True, slots=True, eq=False)
class Ranking:
    """Players ranked by ``keys`` in ``var``, higher first, equal keys share."""

    var: Var
    keys: tuple[Expr, ...]
    cites: tuple[str, ...]
    span: Span


@dataclass(frozen=True, slots=True, eq=False)
class Invariant:
    """Must hold at every decision, or only at decisions of the question named ``at``."""

    name: str
    at: str | None
    condition: Expr
    message: str
    cites: tuple[str, ...]
    span: Span


@dataclass(frozen=True, slots=True)
class Rule:
    """Number -> place: what a rule function in the engine carries. ``kind`` is action, flow, define, region,
    conflict, ranking, invariant or data."""

    name: str
    kind: str
    cites: tuple[str, ...]
    span: Span
