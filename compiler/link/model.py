"""What linking gives."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

from shedu.compiler import tree as t
from shedu.compiler.diagnostics import Diagnostic, in_order
from shedu.compiler.source import SourceFile


class Recipe(Protocol):
    """What a game is made of, before its amendments are woven in."""

    def linked(self, settings: Mapping[str, str]) -> LinkedGame:
        """The game as it is with these options; unknown ones are passed over."""
        ...

    def ways_in(self) -> tuple[Mapping[str, str], ...]:
        """For each module that is not in play by default, settings that put it in play."""
        ...


@dataclass(frozen=True, slots=True)
class LinkedGame:
    """A game or a variant with all its rules, amendments woven in: those of the game's own file, then those
    of the modules and variants in their order.

    Headers, scenarios and what cannot be built yet are not among `declarations`. `header`: that of the game,
    as a variant changes it. `damaged`: names that declarations which were left out seem to declare. `files`:
    the rule files it was read from. `faults`: what is wrong with how it comes together. `elsewhere`: options
    of modules that are not in use, each with what is to be said about that.
    """

    name: str
    header: t.Header
    declarations: tuple[t.Declaration, ...]
    scenarios: tuple[t.ScenarioDecl, ...]
    files: tuple[str, ...]
    damaged: frozenset[str]
    faults: tuple[Diagnostic, ...] = ()
    elsewhere: Mapping[str, str] = field(default_factory=dict)
    recipe: Recipe | None = field(default=None, repr=False, compare=False)

    def under(self, settings: Mapping[str, str]) -> LinkedGame:
        """The game with options set (name -> text): they decide which modules are in use."""
        return self if self.recipe is None else self.recipe.linked(settings)

    def ways_in(self) -> tuple[Mapping[str, str], ...]:
        """For each module that is not in play by default, settings that put it in play."""
        return () if self.recipe is None else self.recipe.ways_in()


@dataclass(frozen=True, slots=True)
class Linked:
    """What a rule file and the files beside it hold; `sources` has the text of each file read, by path.

    `common` are the faults of reading and of the files as such; those of each game are with the game.
    """

    path: str
    games: tuple[LinkedGame, ...]
    common: tuple[Diagnostic, ...]
    sources: Mapping[str, SourceFile]

    @property
    def diagnostics(self) -> tuple[Diagnostic, ...]:
        """All faults, those of every game with its options as they are."""
        return in_order((*self.common, *(fault for game in self.games for fault in game.faults)))

    def game(self, name: str | None = None) -> LinkedGame | None:
        """The game of that name, or the first one; None if there is none."""
        for game in self.games:
            if name in (None, game.name):
                return game
        return None
