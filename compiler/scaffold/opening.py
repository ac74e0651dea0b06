"""The first question of a game: its answers, and a move as the steps of a scenario."""

from __future__ import annotations

from dataclasses import dataclass

from shedu.compiler.interpret import Reference
from shedu.runtime.game import Game
from shedu.runtime.naming import arguments, block_of, describe
from shedu.runtime.types import show


@dataclass(frozen=True, slots=True)
class Answer:
    """A legal answer: the seat, the action's name, its open arguments as they are written, and all in words."""

    seat: str
    action: str
    arguments: dict[str, str]
    words: str


def first_answers(reference: Reference, players: int) -> list[Answer]:
    """Return the first legal answer of each action to the first question of a game. Raises GameFault."""
    game: Game = reference.scripted(players)
    pending = game.pending()
    if pending is None:
        return []
    seat, found = game.meta.seats[pending.seats[0]], dict[str, Answer]()
    for number in game.legal():
        block = block_of(game.meta, number)
        values = zip(block.params, arguments(game.meta, number), strict=True)
        if block.kind == "action":
            written = {name: show(kind, value) for (name, kind), value in values}
            found.setdefault(block.name, Answer(seat, block.name, written, describe(game.meta, number)))
    return list(found.values())


def opening(reference: Reference, players: int) -> list[str]:
    """Return the lines of a scenario: who decides what, a move that is legal, and who decides then.

    Chance gives its first results, as it does in a scenario. Raises GameFault where the rules fail."""
    game: Game = reference.scripted(players)
    pending = game.pending()
    if pending is None:
        return ["expect", f"    ended {game.ended_by()}"]
    seat = game.meta.seats[pending.seats[0]]
    lines = ["expect", f"    waits {seat}: {pending.question}"]
    action = _plain_action(game)
    if action is None:
        return lines
    words = describe(game.meta, action)
    game.apply(action)
    return [*lines, f"    can {seat}: {words}", "play", f"    {seat}: {words}", "expect", f"    {_then(game)}"]


def _plain_action(game: Game) -> int | None:
    """Return a legal action that is written with names and numbers alone, None where there is none."""
    return next((action for action in game.legal() if "{" not in describe(game.meta, action)), None)


def _then(game: Game) -> str:
    pending = game.pending()
    if pending is None:
        return f"ended {game.ended_by()}"
    return f"waits {game.meta.seats[pending.seats[0]]}: {pending.question}"
