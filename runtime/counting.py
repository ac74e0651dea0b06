"""How often things happen in a game: exact sums over the games of a run, for means, shares and intervals.

All are whole numbers: threads and slices change nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from shedu.runtime.meta import Meta
from shedu.runtime.statistics import Spread

NOBODY = "nobody"
"""Stands for a winning side where a tie stayed one."""


@dataclass(slots=True)
class Parts:
    """A number of each game, and the parts it is the sum of. ``rest`` has for each part what the number is
    without it: the three spreads together give the covariance of the part and the whole."""

    whole: Spread
    part: dict[str, Spread]
    rest: dict[str, Spread]

    def add(self, counts: Mapping[str, int]) -> None:
        """Take in a game: the parts by name."""
        whole = sum(counts.values())
        self.whole.add(whole)
        for name, count in counts.items():
            self.part[name].add(count)
            self.rest[name].add(whole - count)


@dataclass(slots=True)
class PerGame:
    """Spreads over the games of a run. ``actions``: how often an action was taken, by name; ``decisions``:
    how often a question was asked, by name; ``conflicts``: how often each was fought, by winning side;
    ``choices``: the sum of the numbers of legal actions over a game's decisions, ``spare`` the same less one
    for each decision."""

    actions: dict[str, Spread]
    decisions: dict[str, Spread]
    conflicts: dict[str, Parts]
    choices: Spread
    spare: Spread


def nothing_counted(meta: Meta) -> PerGame:
    """Return the spreads over no game."""
    return PerGame(
        actions={name: Spread() for name in action_kinds(meta)},
        decisions={name: Spread() for name in decision_kinds(meta)},
        conflicts={name: _no_parts((NOBODY, *sides)) for name, sides in meta.conflicts},
        choices=Spread(),
        spare=Spread(),
    )


def _no_parts(names: Sequence[str]) -> Parts:
    return Parts(Spread(), {name: Spread() for name in names}, {name: Spread() for name in names})


def action_kinds(meta: Meta) -> dict[str, int]:
    """Return the names of actions, each with its number; blocks may share one."""
    return _numbered([block.name for block in meta.blocks])


def decision_kinds(meta: Meta) -> dict[str, int]:
    """Return the names of questions, each with its number."""
    return _numbered([question.name for question in meta.questions])


def _numbered(names: Sequence[str]) -> dict[str, int]:
    return {name: number for number, name in enumerate(dict.fromkeys(names))}


@dataclass(slots=True)
class GameCount:
    """What happened in one game: how often an action of each block was taken, how often each question was
    asked, how often nobody and each side won each conflict, the decisions and their numbers of legal actions
    added up."""

    blocks: list[int]
    asked: dict[str, int]
    conflicts: Sequence[Sequence[int]]
    moves: int
    choices: int


def count_game(found: PerGame, meta: Meta, game: GameCount) -> None:
    """Take a game into the spreads."""
    taken = dict.fromkeys(found.actions, 0)
    for block, count in zip(meta.blocks, game.blocks, strict=True):
        taken[block.name] += count
    for name, count in taken.items():
        found.actions[name].add(count)
    for name, spread in found.decisions.items():
        spread.add(game.asked.get(name, 0))
    for (name, sides), counts in zip(meta.conflicts, game.conflicts, strict=True):
        found.conflicts[name].add(dict(zip((NOBODY, *sides), counts, strict=True)))
    found.choices.add(game.choices)
    found.spare.add(game.choices - game.moves)
