"""Views: what a table shows people, in the order in which the rules name it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from shedu.compiler.core.data import Var
    from shedu.compiler.core.expressions import Expr
    from shedu.compiler.source import Span


@dataclass(frozen=True, slots=True, eq=False)
class ViewLine:
    """``label: value``. ``own``: only the seat of the view may see it."""

    label: str
    title: str
    value: Expr
    own: bool
    span: Span


@dataclass(frozen=True, slots=True, eq=False)
class ViewTable:
    """A line for each value of ``source``, which ``var`` stands for; a column for each of ``columns``. ``own``: only
    the seat of the view may see it."""

    label: str
    var: Var
    source: Expr
    columns: tuple[ViewLine, ...]
    own: bool
    span: Span


@dataclass(frozen=True, slots=True, eq=False)
class View:
    """``seat``: what the view is of, a seat in play each time it is shown; None for one of the whole game. A seat that
    is called `me` is only the one that looks."""

    name: str
    title: str
    seat: Var | None
    lines: tuple[ViewLine, ...]
    tables: tuple[ViewTable, ...]
    span: Span

    @property
    def personal(self) -> bool:
        """Tell whether each seat is shown this of itself alone."""
        return self.seat is not None and self.seat.name == "me"
