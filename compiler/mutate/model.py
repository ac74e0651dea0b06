"""What is changed in the rules, and the places of the rules that cite clauses."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from shedu.compiler.core import Action, Define, Flow, Game, Ranking, Region, Scenario, StateItem, Table
from shedu.compiler.source import Span
from shedu.runtime.meta import Meta

Owner = StateItem | Define | Region | Action | Flow | Ranking | Table
Key = tuple[str, str, Span]


@dataclass(frozen=True, slots=True)
class Mutation:
    """One change of checked rules, made in ``owner``; ``what`` tells it to people, ``span`` is where it is.

    ``old`` is replaced by ``new``: a node by a node of the same sort, a statement by the statements that take
    its place, the sight of a state item by another. ``part`` is the label of the line of a conflict that is
    changed, "" elsewhere.
    """

    owner: Owner
    what: str
    span: Span
    old: object = None
    new: object = None
    part: str = ""

    @property
    def rule(self) -> str:
        """Return the name of the rule or item."""
        if isinstance(self.owner, Table):
            return self.owner.atom.name
        return "ranking" if isinstance(self.owner, Ranking) else self.owner.name

    @property
    def key(self) -> Key:
        """Return what is equal for the same change in the same text built with other options."""
        return self.rule, self.what, self.span

    def __str__(self) -> str:
        return f"{self.rule}: {self.what}"


@dataclass(frozen=True, slots=True)
class Mutant:
    """Rules with a change in them, the data that goes with them, and how a scenario of the old rules is told
    in the new ones."""

    game: Game
    meta: Meta
    scenario: Callable[[Scenario], Scenario]


@dataclass(frozen=True, slots=True)
class Place:
    """A place of the rules that cites clauses, and how far that reaches.

    ``rule`` is the declaration it stands in. ``head``: it speaks for the whole of it, otherwise for what lies
    within ``span`` or belongs to the line labelled ``part``. ``runs``: there is something to leave out or, in the row
    of a table, to change; False for declarations of data.
    """

    rule: str
    part: str
    cites: tuple[str, ...]
    span: Span
    head: bool
    runs: bool

    def holds(self, mutation: Mutation) -> bool:
        """Tell whether a change is made in this place."""
        if mutation.rule == self.rule and (self.head or (self.part and self.part == mutation.part)):
            return True
        return _within(mutation.span, self.span)


def _within(inner: Span, outer: Span) -> bool:
    return (
        inner.file == outer.file
        and (outer.line, outer.column) <= (inner.line, inner.column)
        and (inner.end_line, inner.end_column) <= (outer.end_line, outer.end_column)
    )
