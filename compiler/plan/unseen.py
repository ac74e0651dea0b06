"""What seats see otherwise for a time: what is decided in a `together`, what the rules `show`.

Read off the checked rules alone, so that both engines mean the same.
"""

from __future__ import annotations

from collections.abc import Iterator

from shedu.compiler import core
from shedu.compiler.core import Action, Flow, Game, StateItem, Stmt
from shedu.compiler.walk import places, statements


def unseen(game: Game) -> tuple[tuple[str, ...], ...]:
    """Return for each `together`, by number, the names of the open items that it can write."""
    found = {stmt.number: _written(stmt.body) for stmt in _all(game) if isinstance(stmt, core.Together)}
    return tuple(
        tuple(item.name for item in game.state if item in found.get(number, ()) and item.sight == "open")
        for number in range(1, max(found, default=0) + 1)
    )


def _written(block: tuple[Stmt, ...]) -> frozenset[StateItem]:
    return frozenset(place.item for stmt in reached(block) for place in places(stmt))


def shown_items(game: Game) -> tuple[StateItem, ...]:
    """Return the items of which the rules show something to a seat, in order."""
    found = {stmt.place.item for stmt in _all(game) if isinstance(stmt, core.Show)}
    return tuple(item for item in game.state if item in found)


def asked_unseen(game: Game) -> frozenset[int]:
    """Return the numbers of the questions that can be asked in a `together`."""
    blocks = (stmt.body for stmt in _all(game) if isinstance(stmt, core.Together))
    return frozenset(
        stmt.question.number
        for block in blocks
        for stmt in reached(block)
        if isinstance(stmt, core.ChooseAction | core.ChooseValue)
    )


def reached(block: tuple[Stmt, ...]) -> Iterator[Stmt]:
    """Yield the statements of a block and of all that it runs, or lets be chosen."""
    waiting = [block]
    entered: set[Flow | Action] = set()
    while waiting:
        for stmt in statements(waiting.pop()):
            yield stmt
            for rule, body in called(stmt):
                if rule not in entered:
                    entered.add(rule)
                    waiting.append(body)


def called(stmt: Stmt) -> Iterator[tuple[Flow | Action, tuple[Stmt, ...]]]:
    """Yield what a statement itself runs, or lets be chosen, each with what it does."""
    match stmt:
        case core.Run(flow=flow):
            yield flow, flow.body
        case core.ChooseAction(options=options):
            yield from ((option.action, option.action.effects) for option in options)


def _all(game: Game) -> Iterator[Stmt]:
    for flow in game.flows:
        yield from statements(flow.body)
    for action in game.actions:
        yield from statements(action.effects)
