"""Tables that bear amendments, and which rows bear which effects."""

from __future__ import annotations

from dataclasses import dataclass

from shedu.compiler import tree as t
from shedu.compiler.source import Span

ROW = "this"
SEAT = "me"
_BOUND = {ROW: "this'", SEAT: "me'"}
"""Inside patterns the row and the seat have names that no text can have."""


@dataclass(frozen=True, slots=True)
class Held:
    """A table whose rows bear something: ``seat`` tells whether they are held by one seat or another."""

    table: t.TableDecl
    layer: int
    seat: bool

    @property
    def name(self) -> str:
        """The define that tells whether a row is held."""
        return f"{self.table.name}.held"

    def asked(self, row: t.Expr, seat: str, span: Span) -> t.Expr:
        """`Table.held(row, seat)`."""
        args = (row, t.Name(span, seat)) if self.seat else (row,)
        return t.Apply(span, t.Name(span, self.name), args)


@dataclass(frozen=True, slots=True)
class Bearer:
    """A row that bears an effect, with the arguments it gives."""

    row: t.Row
    args: tuple[t.Expr, ...]
    span: Span


@dataclass(frozen=True, slots=True)
class Group:
    """All rows of a table that bear an effect; ``number`` tells apart the effects of which a row bears several."""

    held: Held
    effect: t.EffectDecl
    number: int
    bearers: tuple[Bearer, ...]

    @property
    def key(self) -> str:
        """`effect`, or `effect_2` for the second one of a row."""
        return self.effect.name if self.number == 1 else f"{self.effect.name}_{self.number}"

    def param(self, name: str) -> str:
        """The define that gives a parameter of the effect for a row."""
        return f"{self.held.table.name}.{self.key}.{name}"

    def column(self, name: str) -> str:
        """The column that keeps it."""
        return f"{self.key}.{name}"

    def rows(self, span: Span) -> t.Expr:
        """The set of the rows that bear it."""
        return t.SetOf(span, tuple(t.Name(span, bearer.row.name) for bearer in self.bearers))


def inside(name: str) -> str:
    """The name by which a pattern calls the row or the seat."""
    return _BOUND.get(name, name)
