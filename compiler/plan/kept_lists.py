"""Lists that the state keeps: their length in two bytes, then the codes of the items."""

from __future__ import annotations

from shedu.compiler import core, faults
from shedu.compiler.core import Expr, Place, Var
from shedu.compiler.plan.fitting import inside
from shedu.compiler.plan.lists import Lists
from shedu.compiler.plan.storage import Stored, from_code, list_bytes, to_code
from shedu.compiler.source import Span
from shedu.runtime.types import BagType, Int, ListType, SetType, Type, code_width, strip


class KeptLists(Lists):
    """Lists read from and written to the state."""

    __slots__ = ()

    def list_entry(self, stored: Stored, index: str) -> str:
        """Return C text of the bytes of one entry."""
        assert isinstance(stored.item.type, ListType)
        return f"&s.{stored.name}[({index}) * {list_bytes(stored.item.type)}]"

    def read_list(self, array: str, length: str, expr: core.Read) -> None:
        """Write a kept list's items behind what an array holds."""
        stored = self.context.stored[expr.item.name]
        assert isinstance(expr.item.type, ListType)
        index, guards = self.place_index(stored, expr.keys)
        of, entry, turn = expr.item.type.of, self.list_entry(stored, self.simple(index)), self.code.temp("int")
        with self.block(f"for {turn} in range(list_length({entry}) if {' and '.join(guards) or 'True'} else 0):"):
            code = self.code.temp("uint32_t", f"list_code({entry}, {turn}, {code_width(of)})")
            self.code.line(f"{array}[{length}] = {from_code(of, code)}")
            self.code.line(f"{length} += 1")

    # ------------------------------------------------------------ writing
    def write_list(self, place: Place, index: str, array: str, length: str, span: Span) -> None:
        """Write a whole list; one that is too long, or an item out of range, is a fault."""
        kind = place.item.type
        assert isinstance(kind, ListType)
        entry = self.list_entry(self.context.stored[place.item.name], index)
        with self.code.block(f"if {length} > {kind.limit}:"):
            self.fault(faults.FULL, span)
        with self.code.block("else:"):
            self.code.line(f"memset({entry}, 0, {list_bytes(kind)})")
            turn = self.code.temp("int")
            with self.code.block(f"for {turn} in range({length}):"):
                self._write_item(kind.of, entry, f"{array}[{turn}]", span)
            self.touched(self.context.stored[place.item.name], index)

    def _write_item(self, of: Type, entry: str, item: str, span: Span) -> None:
        put = f"list_add({entry}, {code_width(of)}, <uint32_t>{to_code(of, item)})"
        inner = strip(of)
        if not isinstance(inner, Int):
            self.code.line(put)
            return
        with self.code.block(f"if {inner.low} <= {item} <= {inner.high}:"):
            self.code.line(put)
        with self.code.block("else:"):
            self.fault(faults.RANGE, span)

    def assign_list(self, place: Place, index: str, value: Expr, span: Span) -> None:
        """Write ``place = value``."""
        array, length = self.array(value)
        self.write_list(place, index, array, length, span)

    def add_to_list(self, place: Place, index: str, value: Expr, span: Span) -> None:
        """Write ``add value to place``: an item, or those of a collection, at the end."""
        kind = place.item.type
        assert isinstance(kind, ListType)
        if isinstance(value.type, ListType):
            both = core.Op(
                ListType(kind.of, (kind.limit or 0) + self.most(value)), span, "concat", (self._whole(place), value)
            )
            self.assign_list(place, index, both, span)
            return
        entry = self.list_entry(self.context.stored[place.item.name], index)
        if isinstance(value.type, BagType | SetType):
            var = self.context.fresh.var(Var("item", value.type.of, 0, span))
            with self.each(var, value, units=True):
                self._add_item(kind, entry, self.name(var), span)
        else:
            self._add_item(kind, entry, self.simple(self.value_as(value, kind.of)), span)
        self.touched(self.context.stored[place.item.name], index)

    def _whole(self, place: Place) -> Expr:
        return core.Read(place.item.type, place.span, place.item, place.keys)

    def _add_item(self, kind: ListType, entry: str, item: str, span: Span) -> None:
        with self.code.block(f"if list_length({entry}) >= {kind.limit}:"):
            self.fault(faults.FULL, span)
        with self.code.block("else:"):
            self._write_item(kind.of, entry, item, span)

    def take_from_list(self, place: Place, index: str, value: Expr, span: Span) -> None:
        """Write ``take value from place``: the first such item."""
        kind = place.item.type
        assert isinstance(kind, ListType)
        wanted = self.simple(self.value_as(value, kind.of))
        entry = self.list_entry(self.context.stored[place.item.name], index)
        code = f"<uint32_t>{to_code(kind.of, wanted)}"
        known = "True" if inside(value.type, kind.of) else f"{kind.of.low} <= {wanted} <= {kind.of.high}"  # type: ignore[union-attr]
        with self.code.block(f"if not ({known} and list_take({entry}, {code_width(kind.of)}, {code})):"):
            self.fault(faults.THERE, span)
        self.touched(self.context.stored[place.item.name], index)

    # ------------------------------------------------------------ to be provided by what writes the state
    def fault(self, message: str, span: Span) -> None:
        """Write a run-time fault."""
        raise AssertionError

    def touched(self, stored: Stored, index: str, change: str = "") -> None:
        """Mark what is kept up as stale where it reads an item's entry."""
        raise AssertionError
