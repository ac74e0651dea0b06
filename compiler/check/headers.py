"""The header of a game: how many play, and on which seats."""

from __future__ import annotations

from shedu.compiler import tree
from shedu.compiler.check import neutrals
from shedu.compiler.check.context import Constant, Context, TypeName
from shedu.compiler.check.forms import doubled, unknown
from shedu.compiler.check.walk import clauses
from shedu.compiler.source import Span
from shedu.runtime.types import Atom

LABELS = ("players", "seats", "use", "order", "with", "neutral", "decides")
MOST_PLAYERS = 16
UNNAMED = "a seat as long as `seats` gives it no other name"


def declare(ctx: Context, header: tree.Header) -> None:
    """Read the header; declare the seats and their type."""
    ctx.rule(header.name, "data", clauses(header), header.span)
    lines = _lines(ctx, header)
    ctx.players = _players(ctx, header, lines.get("players"))
    names = _seats(ctx, header, lines.get("seats"))
    neutral = _neutral(ctx, lines.get("neutral"))
    taken = tuple(name for name, _ in names)
    every = neutrals.names_of_seats(taken, ctx.neutrals, ctx.players[0])
    ctx.seat, ctx.player = Atom("Player", "seat", every), Atom("Player", "seat", every, players_only=True)
    for name, kind in (("Player", ctx.player), ("Seat", ctx.seat)):
        ctx.declare(TypeName(name, header.name_span, "a built-in type", None, kind))
    for index, (name, span) in enumerate(names):
        ctx.declare(Constant(name, span, "a seat" if "seats" in lines else UNNAMED, ctx.seat, index))
    neutrals.declare(ctx, neutral)


def _neutral(ctx: Context, line: tree.Line | None) -> tuple[tuple[tree.Name, ...], ...]:
    found = neutrals.seats_of(ctx, line)
    ctx.neutrals = tuple(tuple(name.name for name in names) for names in found)
    ctx.neutral_span = line.label_span if line is not None else ctx.neutral_span
    return found


def decides(header: tree.Header) -> tree.Line | None:
    """Return the line that says who answers for neutral seats."""
    return next((line for line in header.lines if line.label == "decides"), None)


def _lines(ctx: Context, header: tree.Header) -> dict[str, tree.Line]:
    found: dict[str, tree.Line] = {}
    for line in header.lines:
        if line.label not in LABELS:
            unknown(ctx, "game", line.label, line.label_span, LABELS)
        elif line.label in found and line.label != "use":
            doubled(ctx, line.label, line.label_span, found[line.label].label_span)
        found.setdefault(line.label, line)
    return found


def _players(ctx: Context, header: tree.Header, line: tree.Line | None) -> tuple[int, int]:
    if line is None:
        ctx.error(
            "E0340",
            f"The game `{header.name}` does not say how many play.",
            header.name_span,
            hint="`players: 2` or `players: 2..4`",
        )
        return 1, 1
    match line.values[0]:
        case tree.Number(value=value):
            low = high = value
        case tree.Binary(op="..", left=tree.Number(value=low), right=tree.Number(value=high)):
            pass
        case _:
            low, high = 0, 0
    if not 1 <= low <= high <= MOST_PLAYERS:
        ctx.error(
            "E0340",
            f"A game has 1 to {MOST_PLAYERS} players.",
            line.values[0].span,
            hint="`players: 2` or `players: 2..4`",
        )
        return 1, 1
    return low, high


def _seats(ctx: Context, header: tree.Header, line: tree.Line | None) -> list[tuple[str, Span]]:
    count = ctx.players[1]
    if line is None:
        return [(f"p{number + 1}", header.name_span) for number in range(count)]
    found = [(value.name, value.span) for value in line.values if isinstance(value, tree.Name)]
    for value in line.values:
        if not isinstance(value, tree.Name):
            ctx.error("E0340", "A seat is a name.", value.span)
    if len(found) != count and len(found) == len(line.values):
        ctx.error("E0340", f"There are {len(found)} seats for {count} players.", line.span)
    return found or [("p1", header.name_span)]
