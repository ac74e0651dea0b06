"""Lowering equality of a cell's value with something fixed to a plane kept in the state."""

from __future__ import annotations

from collections.abc import Callable

from shedu.compiler import core
from shedu.compiler.core import Expr, Var
from shedu.compiler.plan import geometry
from shedu.compiler.plan.code import bits
from shedu.compiler.plan.context import NotPlane
from shedu.compiler.plan.markets import Markets
from shedu.compiler.plan.scalars import register
from shedu.compiler.plan.storage import Planes, Stored
from shedu.compiler.walk import mentions
from shedu.runtime.types import Bool, Int, Optional, Record, SetType, Type, strip

ORDER: dict[str, Callable[[int, int], bool]] = {
    "==": lambda a, b: a == b,
    "<": lambda a, b: a < b,
    "<=": lambda a, b: a <= b,
    ">": lambda a, b: a > b,
    ">=": lambda a, b: a >= b,
}


ORDER_NAMES = {"==": "_IS", "<": "_UNDER", "<=": "_TO", ">": "_OVER", ">=": "_FROM"}


class Equality(Markets):
    """``x == y`` where x depends on the cell and y does not."""

    __slots__ = ()

    def unable(self) -> Exception:
        """Return the exception that says: no algebra for this."""
        return NotPlane()

    def equality_plane(self, about: Expr, other: Expr, var: Var) -> str:
        """Return the values of ``var`` where ``about == other``."""
        width = self.context.width(SetType(var.type))
        if self.context.board_of(var.type) is None:
            rows = self.row_equal(about, other, var)
            if rows is not None:
                return rows
        match about:
            case core.Local(var=at) if at is var:
                return self.guarded(other, width, lambda cell: f"b{width}_bit({cell})")
            case core.Read(item=item, keys=(core.Local(var=at),)) if at is var:
                return self.value_plane(self.context.stored[item.name], -1, other, about)
            case core.FieldOf(base=core.Read(item=item, keys=(core.Local(var=at),)), index=index) if at is var:
                return self.value_plane(self.context.stored[item.name], index, other, about)
            case core.Builtin(name="row" | "column"):
                return self.coordinate_plane("==", about, other, var)
            case core.If(test=test, then=then, other=rest) if not mentions(test, var):
                return self._either_equal(test, then, rest, other, var, width)
            case core.Column():
                return self._column_plane(about, other, var, width)
        if isinstance(about.type, Bool):
            plane = self.simple(self.must(about, var), f"b{width}")
            text = self.value(other)
            return f"({plane} if {text} else {self.complement(plane, var)})"
        raise self.unable()

    def _either_equal(self, test: Expr, then: Expr, rest: Expr, other: Expr, var: Var, width: int) -> str:
        result = self.code.temp(f"b{width}")
        for head, branch in ((f"if {self.value(test)}:", then), ("else:", rest)):
            with self.block(head):
                self.code.line(f"{result} = {self.must(core.Op(Bool(), branch.span, '==', (branch, other)), var)}")
        return result

    def guarded(self, item: Expr, width: int, make: Callable[[str], str]) -> str:
        """Return a set made from a cell, or the empty set where the cell is none."""
        cell = self.value(item)
        if isinstance(item, core.Const):
            return make(cell) if item.value is not None else f"b{width}_none()"
        if not isinstance(item.type, Optional):
            return make(cell)
        cell = self.simple(cell)
        return f"({make(cell)} if {cell} >= 0 else b{width}_none())"

    # ------------------------------------------------------------ planes in the state
    def value_plane(self, stored: Stored, field: int, other: Expr, about: Expr) -> str:
        """Return the cells whose value (or its field) equals ``other``."""
        planes = stored.planes
        if planes is None:
            raise self.unable()
        if isinstance(other, core.Const):
            return self._constant_plane(stored, planes, field, other, about)
        text = self.value(other)
        if field < 0 and isinstance(strip(stored.item.type), Record):
            return self._record_plane(stored, planes, text, isinstance(other.type, Optional))
        first = self.first_plane(planes, field)
        if not isinstance(other.type, Optional):
            return f"s.{stored.plane_name}[{first} + {text}]"
        text = self.simple(text)
        return f"(s.{stored.plane_name}[{first} + {text}] if {text} >= 0 else {self.none_plane(stored, planes)})"

    def first_plane(self, planes: Planes, field: int) -> int:
        """Return where the planes of a field's values begin."""
        for index, first, _ in planes.groups:
            if index == field:
                return first
        raise self.unable()

    def none_plane(self, stored: Stored, planes: Planes) -> str:
        """Return the cells that hold nothing."""
        n, cells = planes.width, len(planes.board.cell.values)
        if not planes.some:
            return f"b{n}_none()"
        return f"b{n}_andnot(b{n}_first({cells}), s.{stored.plane_name}[0])"

    def field_type(self, stored: Stored, field: int) -> Type:
        """Return the type of a field of the records in an item."""
        record = strip(stored.item.type)
        assert isinstance(record, Record)
        return record.fields[field][1]

    def _constant_plane(self, stored: Stored, planes: Planes, field: int, other: core.Const, about: Expr) -> str:
        if other.value is None:
            if field >= 0 and isinstance(self.field_type(stored, field), Optional):
                raise self.unable()  # none of two sorts: no record, or nothing in its field
            return self.none_plane(stored, planes)
        kind = strip(stored.item.type)
        if isinstance(kind, Record) and field < 0:
            assert isinstance(other.value, tuple)
            texts = [
                f"s.{stored.plane_name}[{self.first_plane(planes, i) + register(part, value)}]"
                for i, ((_, part), value) in enumerate(zip(kind.fields, other.value, strict=True))
            ]
            result = texts[0]
            for text in texts[1:]:
                result = f"b{planes.width}_and({result}, {text})"
            return result
        if isinstance(kind, Bool):
            plane = f"s.{stored.plane_name}[0]"
            return (
                plane
                if other.value
                else f"b{planes.width}_andnot(b{planes.width}_first({len(planes.board.cell.values)}), {plane})"
            )
        return f"s.{stored.plane_name}[{self.first_plane(planes, field) + register(about.type, other.value)}]"

    def _record_plane(self, stored: Stored, planes: Planes, text: str, maybe: bool) -> str:
        record = strip(stored.item.type)
        assert isinstance(record, Record)
        text = self.simple(text)
        result = ""
        for i in range(len(record.fields)):
            part = f"s.{stored.plane_name}[{self.first_plane(planes, i)} + {self.digit(record, i, text)}]"
            result = f"b{planes.width}_and({result}, {part})" if result else part
        return f"({result} if {text} >= 0 else {self.none_plane(stored, planes)})" if maybe else result

    def truth_plane(self, expr: core.Read, var: Var) -> str:
        """Return the cells where a map to bool says true."""
        stored = self.context.stored[expr.item.name]
        plain = len(expr.keys) == 1 and isinstance(expr.keys[0], core.Local) and expr.keys[0].var is var
        if not plain or stored.planes is None:
            raise self.unable()
        return f"s.{stored.plane_name}[0]"

    # ------------------------------------------------------------ coordinates, columns, small sets
    def coordinate_plane(self, op: str, about: Expr, other: Expr, var: Var) -> str:
        """Return the cells whose row or column compares so with a number, known or not."""
        board = self.context.board_of(var.type)
        plain = isinstance(about, core.Builtin) and isinstance(about.args[0], core.Local) and about.args[0].var is var
        if board is None or not plain or isinstance(other.type, Optional):
            raise self.unable()
        assert isinstance(about, core.Builtin)
        n, places = geometry.width(self.context, board), board.rows if about.name == "row" else board.columns
        most = max(places)
        sets = [frozenset(cell for cell, place in enumerate(places) if ORDER[op](place, k)) for k in range(most + 2)]
        if isinstance(other, core.Const) and isinstance(other.value, int):
            return bits(n, sets[min(max(other.value, 0), most + 1)])
        name = f"{about.name.upper()}{ORDER_NAMES[op]}{geometry.number(self.context, board)}"
        table = geometry.set_table(self.context, name, n, sets)
        wanted = self.simple(self.value(other))
        return f"b{n}_load({table}[0 if {wanted} < 0 else {most + 1} if {wanted} > {most} else {wanted}])"

    def _column_plane(self, about: core.Column, other: Expr, var: Var, width: int) -> str:
        """A table's column for the row a cell holds: the planes of the rows with that value joined."""
        rows = about.table.atom.values
        kind = about.table.columns[about.index][1]
        if isinstance(other, core.Const) and other.value is None:
            raise self.unable()
        wanted = self.simple(self.value(other))
        result = self.code.temp(f"b{width}", f"b{width}_none()")
        for row in range(len(rows)):
            cell = register(kind, about.table.cells[about.index][row])
            constant = core.Const(about.table.atom, about.span, row)
            plane = self.equality_plane(about.row, constant, var)
            if isinstance(other, core.Const):
                if cell == register(kind, other.value):
                    self.code.line(f"{result} = b{width}_or({result}, {plane})")
            else:
                with self.block(f"if {wanted} == {cell}:"):
                    self.code.line(f"{result} = b{width}_or({result}, {plane})")
        return result

    def among_plane(self, item: Expr, whole: Expr, var: Var) -> str:
        """Return the cells whose value is in a fixed set: the planes of its members joined."""
        width = self.context.width(SetType(var.type))
        kind = strip(item.type)
        if mentions(whole, var) or not isinstance(whole.type, SetType) or isinstance(kind, Int):
            raise self.unable()
        member = self.context.fresh.var(Var("member", whole.type.of, 0, whole.span))
        local = core.Local(member.type, whole.span, member)
        result = self.code.temp(f"b{width}", f"b{width}_none()")
        with self.each(member, whole):
            self.code.line(f"{result} = b{width}_or({result}, {self.equality_plane(item, local, var)})")
        return result

    # ------------------------------------------------------------ to be provided by the planes
    def must(self, expr: Expr, var: Var) -> str:
        """Lower a condition by algebra or raise."""
        raise AssertionError

    def complement(self, plane: str, var: Var) -> str:
        """Return all but a set."""
        raise AssertionError
