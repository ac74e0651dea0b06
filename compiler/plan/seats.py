"""Seats in play: an argument that names another is no answer."""

from __future__ import annotations

from shedu.compiler import core
from shedu.compiler.core import Expr, Game
from shedu.runtime.types import Atom, Bool, Optional, Record, SetType, Type, strip


def names_seat(kind: Type) -> bool:
    """Tell whether a seat can be part of a value of a type."""
    match strip(kind):
        case Atom(kind="seat"):
            return True
        case Record(fields=fields):
            return any(names_seat(part) for _, part in fields)
    return False


def taking_part(game: Game, expr: Expr) -> Expr | None:
    """Return the condition that every seat in a value is in play, a player's where the type says so; None where that
    is sure."""
    if not names_seat(expr.type):
        return None
    kind = strip(expr.type)
    if isinstance(kind, Record):
        return _fields(game, expr, kind)
    assert isinstance(kind, Atom)
    least = game.players[0] if kind.players_only else game.seats[0]
    if least == len(kind.values):
        return None
    if isinstance(expr, core.Const) and (not isinstance(expr.value, int) or expr.value < least):
        return None
    there = core.Op(Bool(), expr.span, "in", (expr, core.Domain(SetType(kind), expr.span, kind)))
    return _or_none(expr, there)


def _fields(game: Game, expr: Expr, kind: Record) -> Expr | None:
    maybe = isinstance(expr.type, Optional)
    parts = []
    for index, (_, part) in enumerate(kind.fields):
        value = core.FieldOf(Optional(strip(part)) if maybe else part, expr.span, expr, index)
        test = taking_part(game, value)
        if test is not None:
            parts.append(test)
    return core.Op(Bool(), expr.span, "and", tuple(parts)) if len(parts) > 1 else parts[0] if parts else None


def _or_none(expr: Expr, test: Expr) -> Expr:
    if not isinstance(expr.type, Optional):
        return test
    none = core.Op(Bool(), expr.span, "==", (expr, core.Const(expr.type, expr.span, None)))
    return core.Op(Bool(), expr.span, "or", (none, test))
