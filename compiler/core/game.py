"""A whole checked game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from shedu.compiler.core.data import Board, StateItem, Table
    from shedu.compiler.core.rules import (
        Action,
        Define,
        Flow,
        Invariant,
        Question,
        Ranking,
        Region,
        Requirement,
        Rule,
        Sheet,
    )
    from shedu.compiler.core.views import View
    from shedu.runtime.types import Atom, Type


@dataclass(frozen=True, slots=True, eq=False)
class Game:
    """A whole checked game. ``rules[n]`` is rule number n. ``seat`` is the type of seats; ``players``: how many play.
    ``options``: name -> (type, value in this build). ``neutrals``: the names of the neutral seats for each number of
    players from the least; ``decides(seat)``: who answers for a seat and sees what it sees, a player; none for a
    neutral seat that nobody answers for (None where there are no neutral seats)."""

    name: str
    title: str
    players: tuple[int, int]
    seat: Atom
    options: tuple[tuple[str, Type, object], ...]
    boards: tuple[Board, ...]
    tables: tuple[Table, ...]
    state: tuple[StateItem, ...]
    defines: tuple[Define, ...]
    regions: tuple[Region, ...]
    actions: tuple[Action, ...]
    flows: tuple[Flow, ...]
    questions: tuple[Question, ...]
    play: Flow
    ends: tuple[str, ...]
    conflicts: tuple[tuple[str, tuple[str, ...]], ...]
    ranking: Ranking | None
    invariants: tuple[Invariant, ...]
    requirements: tuple[Requirement, ...]
    rules: tuple[Rule, ...]
    cites: tuple[str, ...]
    neutrals: tuple[tuple[str, ...], ...] = ()
    decides: Define | None = None
    sheets: tuple[Sheet, ...] = ()
    views: tuple[View, ...] = ()

    @property
    def seats(self) -> tuple[int, int]:
        """The least and the greatest number of seats in play."""
        counts = [self.seats_of(players) for players in range(self.players[0], self.players[1] + 1)]
        return min(counts), max(counts)

    def seats_of(self, players: int) -> int:
        """Return how many seats are in play with so many players: theirs, then the neutral ones."""
        return players + (len(self.neutrals[players - self.players[0]]) if self.neutrals else 0)
