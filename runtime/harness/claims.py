"""The claims of a scenario: what each asks of a game, and how its failure is told."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from shedu.compiler.core import Call, Column, Expect, Expr, FieldOf, Index, Local, Op, Read, RegionAt, Var
from shedu.compiler.source import Span
from shedu.runtime.game import Game
from shedu.runtime.harness.stage import Stage, seat_of, values_of
from shedu.runtime.naming import action_number, describe
from shedu.runtime.seating import words
from shedu.runtime.types import index_of

COMPARISONS = ("==", "!=", "<", "<=", ">", ">=", "in", "within")
SHOWN = (Call, Column, FieldOf, Index, Local, Op, Read, RegionAt)
"""Expressions whose value is worth telling when a claim fails."""


class Failed(Exception):
    """A claim that does not hold, or a move that is refused. ``line`` is 0 where the step's own line will
    do."""

    def __init__(self, message: str, line: int = 0) -> None:
        super().__init__(message)
        self.line = line


def first_seat(stage: Stage) -> int:
    """Return the first seat that must decide, seat 0 when the game is over."""
    pending = stage.game.pending()
    return pending.seats[0] if pending is not None else 0


def check_expect(stage: Stage, me: Var, claim: Expect) -> None:
    """Check one claim. Raises Failed with what was expected and what was found."""
    match claim.kind:
        case "holds":
            _holds(stage, me, claim)
        case "can" | "cannot":
            _can(stage, claim)
        case "waits":
            _waits(stage, claim)
        case "ended":
            found = stage.game.ended_by()
            if found != claim.name:
                raise Failed(f"expected the end `{claim.name}`, found {_state(stage.game)}", claim.span.line)
        case "won":
            _won(stage, claim)
        case "sees" | "unseen":
            _sees(stage, me, claim)


# ------------------------------------------------------------------ conditions
def _holds(stage: Stage, me: Var, claim: Expect) -> None:
    condition = claim.condition
    assert condition is not None
    bound: dict[Var, object] = {me: first_seat(stage)}
    if stage.judge().evaluate(condition, bound):
        return
    text = excerpt(condition.span)
    raise Failed(f"expected `{text}`" + _found(stage, condition, bound), claim.span.line)


def _found(stage: Stage, condition: Expr, bound: dict[Var, object]) -> str:
    """Tell the values on both sides of a comparison."""
    if not isinstance(condition, Op) or condition.op not in COMPARISONS:
        return ", found that it is false"
    judge, parts = stage.judge(), list[str]()
    for side in condition.args:
        if isinstance(side, SHOWN):
            parts.append(f"{excerpt(side.span)} is {words(judge.meta, side.type, judge.evaluate(side, bound))}")
    return ", found " + " and ".join(parts) if parts else ", found that it is false"


def excerpt(span: Span) -> str:
    """Return the text that a span covers, on one line; "" where the file is gone."""
    lines = _lines(span.file)
    if not 1 <= span.line <= span.end_line <= len(lines):
        return ""
    if span.line == span.end_line:
        return lines[span.line - 1][span.column - 1 : span.end_column - 1]
    inner = [lines[span.line - 1][span.column - 1 :], *lines[span.line : span.end_line - 1]]
    return " ".join(part.strip() for part in [*inner, lines[span.end_line - 1][: span.end_column - 1]])


@lru_cache(maxsize=32)
def _lines(file: str) -> tuple[str, ...]:
    try:
        return tuple(Path(file).read_text(encoding="utf-8-sig", errors="replace").split("\n"))
    except OSError:
        return ()


# ------------------------------------------------------------------ legality
def _can(stage: Stage, claim: Expect) -> None:
    assert claim.seat is not None
    game, seat = stage.game, seat_of(stage, claim.seat)
    try:
        action = action_number(game.meta, claim.name, values_of(stage, claim.args, {}))
    except ValueError as fault:
        _unnumbered(claim, str(fault))
        return
    words = f"{game.meta.seats[seat]}: {describe(game.meta, action)}"
    legal = action in game.legal(seat)
    if claim.kind == "can" and not legal:
        raise Failed(f"expected that {words} is allowed, found {_why(game, seat, action)}", claim.span.line)
    if claim.kind == "cannot":
        _refused(game, seat, action, claim, words, legal)


def _unnumbered(claim: Expect, fault: str) -> None:
    """An argument outside the action's parameters: refused, though by no requirement."""
    if claim.kind == "can" or claim.requirement is not None:
        raise Failed(f"{claim.name} can never be asked with these arguments: {fault}", claim.span.line)


def _refused(game: Game, seat: int, action: int, claim: Expect, words: str, legal: bool) -> None:
    by = f" by `{claim.requirement}`" if claim.requirement else ""
    if legal:
        raise Failed(f"expected that {words} is refused{by}, found that it is allowed", claim.span.line)
    if claim.requirement is None:
        return
    pending = game.pending()
    refusal = game.why_not(action) if pending is not None and seat in pending.seats else None
    if refusal is None or refusal.name != claim.requirement:
        found = _why(game, seat, action)
        raise Failed(f"expected that {words} is refused{by}, found {found}", claim.span.line)


def _why(game: Game, seat: int, action: int) -> str:
    """Tell what stands against an action."""
    pending = game.pending()
    if pending is None or seat not in pending.seats:
        return _state(game)
    refusal = game.why_not(action)
    if refusal is None:
        return "that it is allowed"
    return (
        f"that `{refusal.name}` refuses it: {refusal.message}" if refusal.name else f"that {refusal.message}"
    )


def _state(game: Game) -> str:
    """Tell who must decide what, or how the game ended."""
    pending = game.pending()
    if pending is None:
        return f"that the game has ended by `{game.ended_by()}`"
    return f"that {pending.question} waits for {', '.join(game.meta.seats[seat] for seat in pending.seats)}"


def _waits(stage: Stage, claim: Expect) -> None:
    assert claim.seat is not None
    seat, pending = seat_of(stage, claim.seat), stage.game.pending()
    if pending is None or seat not in pending.seats or pending.question != claim.name:
        wanted = f"that {claim.name} waits for {stage.game.meta.seats[seat]}"
        raise Failed(f"expected {wanted}, found {_state(stage.game)}", claim.span.line)


def _won(stage: Stage, claim: Expect) -> None:
    names, game = stage.game.meta.seats, stage.game
    wanted = sorted({seat for seat in values_of(stage, claim.args, {}) if isinstance(seat, int)})
    won = [seat for seat, share in enumerate(game.returns()) if share > 0]
    if wanted != won:
        found = "that of " + ", ".join(names[seat] for seat in won) if won else _state(game)
        said = ", ".join(names[seat] for seat in wanted)
        raise Failed(f"expected the victory of {said}, found {found}", claim.span.line)


# ------------------------------------------------------------------ sight
def _sees(stage: Stage, me: Var, claim: Expect) -> None:
    read = claim.condition
    assert isinstance(read, Read) and claim.seat is not None
    seat = seat_of(stage, claim.seat)
    shown: object = stage.game.observe(seat)[read.item.name]
    for kind, key in zip(read.item.keys, values_of(stage, read.keys, {me: first_seat(stage)}), strict=True):
        shown = shown[index_of(kind, key)] if isinstance(shown, list | tuple) else None
    actual = stage.judge().evaluate(read, {me: first_seat(stage)})
    hidden = shown is None and actual is not None
    if hidden == (claim.kind == "sees"):
        verb = "sees" if claim.kind == "sees" else "does not see"
        name = stage.game.meta.seats[seat]
        raise Failed(f"expected that {name} {verb} {excerpt(read.span)}, found the contrary", claim.span.line)
