"""A whole checked game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from shedu.compiler.core.data import Board, StateItem, Table
    from shedu.compiler.core.rules import Action, Define, Flow, Invariant, Question, Ranking, Region, Requirement, Rule
    from shedu.runtime.types import Atom, Type


@dataclass(frozen=True, slots=True, eq=False)
class Game:
    """A whole checked game. ``rules[n]`` is rule number n. ``seat`` is the type of players; ``players`` its bounds.
    ``options``: name -> (type, value in this build)."""

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
