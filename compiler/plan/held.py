"""Bags of many kinds in the state: beside their counts stands the set of the kinds of which there is one.

The sets are helpers, kept up by every change and renewed by ``refresh``; loops, sizes and draws go through their bits.
"""

from __future__ import annotations

from shedu.compiler import core
from shedu.compiler.core import Expr
from shedu.compiler.plan.code import Code
from shedu.compiler.plan.context import Context
from shedu.compiler.plan.scalars import Scalars
from shedu.compiler.plan.storage import Stored, size_of
from shedu.compiler.walk import expressions
from shedu.runtime.types import BagType


class Held(Scalars):
    """The kinds there are in a bag."""

    __slots__ = ()

    def pointers(self, stored: Stored, index: str) -> str:
        """Return C text: the arguments (kinds there are, counts) for an entry of an item."""
        assert isinstance(stored.item.type, BagType)
        kinds = size_of(stored.item.type.of)
        return f"{self.held_at(stored, index)}, &s.{stored.name}[({index}) * {kinds}]"

    def held_at(self, stored: Stored, index: str) -> str:
        """Return C text that points to the set of kinds of an entry."""
        return f"&s.{stored.held_name}[({index}) * {stored.held}]"

    def held_entry(self, expr: Expr) -> tuple[Stored, str] | None:
        """Return (item, entry number) if a bag is an entry in the state, surely there, whose kinds are kept."""
        if not isinstance(expr, core.Read) or not isinstance(expr.type, BagType):
            return None
        stored = self.context.stored[expr.item.name]
        if not stored.held:
            return None
        lines, memo = len(self.code.lines), [dict(scope) for scope in self.memo]
        index, guards = self.place_index(stored, expr.keys)
        if guards:
            del self.code.lines[lines:]
            self.memo[:] = memo
            return None
        return stored, self.simple(index)

    def kinds_there(self, expr: Expr) -> str | None:
        """Return the set of the kinds of which a bag holds one, where it is kept."""
        entry = self.held_entry(expr)
        if entry is None:
            return None
        self.context.widths.add(entry[0].held)
        return f"b{entry[0].held}_load({self.held_at(*entry)})"


def is_still(expr: Expr) -> bool:
    """Tell whether a value depends on no state, so that a change of it may come before or after."""
    kinds = core.Read | core.Call | core.RegionAt | core.RegionSet
    return not any(isinstance(part, kinds) for part in expressions(expr))


def renew_lines(context: Context, code: Code) -> None:
    """Write the renewal of all sets of kinds from the counts."""
    for stored in context.stored.values():
        if stored.held:
            assert isinstance(stored.item.type, BagType)
            kinds = size_of(stored.item.type.of)
            with code.block(f"for at in range({stored.bags}):"):
                code.line(
                    f"held_renew(&s.{stored.held_name}[at * {stored.held}], &s.{stored.name}[at * {kinds}], {kinds})"
                )
