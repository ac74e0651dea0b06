"""What a game is made of: its own text, modules, and the variants upon it."""

from __future__ import annotations

from dataclasses import dataclass

from shedu.compiler import tree as t
from shedu.compiler.source import Span


@dataclass(frozen=True, slots=True)
class Part:
    """The text of a game, a module or a variant, with that of the plain files it uses.

    `level` counts the variants below: all of a level precedes all of the next one, and within a level a
    game's own text precedes its modules, a variant's own text follows them. `needs`: the modules that a
    module uses itself; `along`: those without which it is not in play. `when`: the condition on which it
    acts, asked in the course of a game. `files`, `damaged` as in LinkedGame.
    """

    kind: str
    name: str
    header: t.Header
    declarations: tuple[t.Declaration, ...]
    level: int
    files: tuple[str, ...]
    damaged: frozenset[str]
    needs: tuple[str, ...] = ()
    along: tuple[str, ...] = ()
    when: t.Expr | None = None

    @property
    def rank(self) -> tuple[int, int]:
        """Parts of a lower rank precede those of a higher one."""
        own = 0 if self.level == 0 else 2
        return self.level, 1 if self.kind == "module" else own


@dataclass(frozen=True, slots=True)
class Use:
    """A module named by `use` in the header of a game or variant, perhaps under a condition on options."""

    name: str
    span: Span
    when: t.Expr | None
    by: str


@dataclass(frozen=True, slots=True)
class Before:
    """That one part precedes another, and where it says so; not `sure`: if both are there at all."""

    first: str
    then: str
    span: Span
    sure: bool = True
