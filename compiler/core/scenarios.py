"""Scenarios of a checked game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from shedu.compiler.core.data import Var
    from shedu.compiler.core.expressions import Expr
    from shedu.compiler.core.statements import Stmt
    from shedu.compiler.source import Span


@dataclass(frozen=True, slots=True, eq=False)
class Play:
    """``seat`` answers with this action number's name: ``question`` or action ``name`` and the open arguments."""

    seat: Expr
    name: str
    args: tuple[Expr, ...]
    span: Span


@dataclass(frozen=True, slots=True, eq=False)
class Drawn:
    """Values that the coming draws give, in order (indices of kinds, as Python ints)."""

    kinds: tuple[int, ...]
    span: Span


@dataclass(frozen=True, slots=True, eq=False)
class Given:
    """Statements that set the position up."""

    effects: tuple[Stmt, ...]
    span: Span


@dataclass(frozen=True, slots=True, eq=False)
class Expect:
    """kind ``holds``: ``condition`` is true; ``can``, ``cannot`` (``requirement``: the name of the first that refuses,
    or None); ``waits`` (``name``: the question); ``ended`` (``name``); ``won``
    (``args``: exactly those who share the victory); ``sees``, ``unseen``: ``seat`` is shown the place
    read by ``condition`` (a Read)."""

    kind: Literal["holds", "can", "cannot", "waits", "ended", "won", "sees", "unseen"]
    span: Span
    condition: Expr | None = None
    seat: Expr | None = None
    name: str = ""
    args: tuple[Expr, ...] = ()
    requirement: str | None = None


@dataclass(frozen=True, slots=True, eq=False)
class Scenario:
    """``me``: the variable that stands for the first seat that must decide, in conditions outside a seat's line.
    ``chances``: values of `chance NAME`, by name, as Python values. ``options``: the settings it asks for, as texts,
    if they differ from the build's (then its steps are left out)."""

    title: str
    players: int
    options: tuple[tuple[str, object], ...]
    chances: tuple[tuple[str, object], ...]
    me: Var
    steps: tuple[Given | Play | Drawn | Expect, ...]
    cites: tuple[str, ...]
    span: Span
