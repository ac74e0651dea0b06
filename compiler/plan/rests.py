"""Loops that stop over bags and lists: what is left of them is kept in the state."""

from __future__ import annotations

from collections.abc import Callable

from shedu.compiler.core import Expr
from shedu.compiler.plan.effects import Lower
from shedu.compiler.plan.lengths import list_bound
from shedu.compiler.plan.storage import from_index, size_of
from shedu.runtime.types import BagType, ListType

Slot = Callable[[str, str], str]
"""Declares a field of the state (name, C type) and returns its C text."""


def keep_units(lower: Lower, slot: Slot, mark: str, source: Expr) -> Callable[[Lower, str, str], None]:
    """Keep a bag whose units a loop goes through; return what writes the next round's head: (text of the piece that
    comes after the last, name of the loop's variable)."""
    assert isinstance(source.type, BagType)
    of, kinds = source.type.of, size_of(source.type.of)
    rest = slot(f"rest{mark}", f"uint16_t[{kinds}]")
    lower.fill_bag(rest, source, kinds)

    def head(inner: Lower, join: str, name: str) -> None:
        kind = inner.code.temp("int", f"bag_first(&{rest}[0], {kinds})")
        with inner.block(f"if {kind} < 0:"):
            inner.code.line(f"return {join}")
        inner.code.line(f"{rest}[{kind}] -= 1")
        inner.code.line(f"{name} = {from_index(of, kind)}")

    return head


def keep_items(lower: Lower, slot: Slot, mark: str, source: Expr) -> Callable[[Lower, str, str], None]:
    """As keep_units, for a list."""
    assert isinstance(source.type, ListType)
    rest = slot(f"rest{mark}", f"int[{max(1, list_bound(source))}]")
    left = slot(f"rest{mark}_n", "int32_t")
    lower.code.line(f"{left} = 0")
    lower.fill_list(rest, left, source)

    def head(inner: Lower, join: str, name: str) -> None:
        with inner.block(f"if {left} == 0:"):
            inner.code.line(f"return {join}")
        inner.code.line(f"{name} = {rest}[0]")
        inner.code.line(f"{left} -= 1")
        turn = inner.code.temp("int")
        with inner.block(f"for {turn} in range({left}):"):
            inner.code.line(f"{rest}[{turn}] = {rest}[{turn} + 1]")

    return head
