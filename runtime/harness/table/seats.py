"""Who sits where: people, and players that need no thought."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

from shedu.runtime.agents import AGENTS
from shedu.runtime.game import Game
from shedu.runtime.harness.errors import WrongCall
from shedu.runtime.rng import Rng

HUMAN = "human"


def parse_seats(text: str | None, players: int) -> tuple[str, ...]:
    """Return who plays each seat. Default: a person in the first, random players in the others. Raises
    WrongCall."""
    if text is None:
        return (HUMAN, *("random" for _ in range(players - 1)))
    names = tuple(part.strip() for part in text.split(","))
    for name in names:
        if name != HUMAN and name not in AGENTS:
            raise WrongCall(f"--seats: there is no player `{name}`; there are {HUMAN}, {', '.join(AGENTS)}")
    if len(names) == 1:
        names *= players
    if len(names) != players:
        raise WrongCall(f"--seats names {len(names)} players for {players} seats")
    return names


def random_answer(game: Game, agent: str, rng: Rng) -> int:
    """Return the answer of a player that needs no thought; draws from ``rng``, not from the game's stream."""
    actions = game.legal()
    if agent == "random":
        return actions[rng.bounded(len(actions))]
    groups = by_block(game, actions)
    group = groups[rng.bounded(len(groups))]
    return group[rng.bounded(len(group))]


def by_block(game: Game, actions: Sequence[int]) -> list[list[int]]:
    """Return ascending actions in groups, a group for each block that has any."""
    groups: dict[int, list[int]] = {}
    for action in actions:
        groups.setdefault(bisect_right(game.meta.blocks, action, key=lambda block: block.base), []).append(
            action
        )
    return list(groups.values())
