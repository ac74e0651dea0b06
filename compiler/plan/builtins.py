"""Lowering of the built-in functions."""

from __future__ import annotations

from shedu.compiler import core
from shedu.compiler.core import Board, Expr
from shedu.compiler.plan import geometry
from shedu.compiler.plan.context import NotLowered
from shedu.compiler.plan.planes import Planes
from shedu.compiler.plan.scalars import nothing
from shedu.compiler.plan.storage import is_parts, none_of, to_index
from shedu.runtime.types import Atom, ListType, Optional, SetType, strip


class Builtins(Planes):
    """One method a function, named for it."""

    __slots__ = ()

    def _builtin(self, expr: core.Builtin) -> str:
        method = getattr(self, f"_of_{expr.name}", None)
        if method is None:
            raise NotLowered(f"`{expr.name}` as a single value", expr.span)
        return str(method(expr))

    def cell_board(self, expr: Expr) -> Board:
        """Return the board of a cell, a set or list of cells."""
        kind = strip(expr.type)
        board = self.context.board_of(kind.of if isinstance(kind, SetType | ListType) else kind)
        if board is None:
            raise NotLowered("a place that is no cell", expr.span)
        return board

    def at_cell(self, expr: core.Builtin, make: str) -> str:
        """Return ``make`` with ``@`` standing for the first argument; what nothing gives where it is none."""
        cell = self.value(expr.args[0])
        if not isinstance(expr.args[0].type, Optional):
            return make.replace("@", cell)
        cell = self.simple(cell)
        nothing_text = nothing(expr.type) if not isinstance(expr.type, Atom) else "-1"
        return f"({make.replace('@', cell)} if {cell} >= 0 else {nothing_text})"

    # ------------------------------------------------------------ boards
    def _of_around(self, expr: core.Builtin) -> str:
        board = self.cell_board(expr.args[0])
        n = geometry.width(self.context, board)
        if isinstance(expr.args[0].type, SetType):
            inner = self.simple(self.value(expr.args[0]), f"b{n}")
            return f"b{n}_andnot({geometry.beside(self.context, board)}({inner}), {inner})"
        return self.at_cell(expr, f"b{n}_load({geometry.neighbours(self.context, board)}[@])")

    def _of_step(self, expr: core.Builtin) -> str:
        board = self.cell_board(expr.args[0])
        cells = len(board.cell.values)
        direction = self.value(expr.args[1])
        return self.at_cell(expr, f"{geometry.steps(self.context, board)}[({direction}) * {cells} + @]")

    def _of_back(self, expr: core.Builtin) -> str:
        board = next(b for b in self.context.game.boards if b.direction == strip(expr.type))
        table = geometry.int_table(self.context, f"BACK{geometry.number(self.context, board)}", board.opposite)
        return self.at_cell(expr, f"{table}[@]")

    def _of_block(self, expr: core.Builtin) -> str:
        board = self.cell_board(expr.args[0])
        height, breadth = expr.args[1], expr.args[2]
        if not isinstance(height, core.Const) or not isinstance(breadth, core.Const):
            raise NotLowered("a block of changing size", expr.span)
        assert isinstance(height.value, int) and isinstance(breadth.value, int)
        table = geometry.block_table(self.context, board, height.value, breadth.value)
        return self.at_cell(expr, f"b{geometry.width(self.context, board)}_load({table}[@])")

    def _place_table(self, expr: core.Builtin, name: str, values: tuple[int, ...]) -> str:
        number = geometry.number(self.context, self.cell_board(expr.args[0]))
        return self.at_cell(expr, f"{geometry.int_table(self.context, f'{name}{number}', values)}[@]")

    def _of_mirror(self, expr: core.Builtin) -> str:
        return self._place_table(expr, "MIRROR", self.cell_board(expr.args[0]).mirror)

    def _of_row(self, expr: core.Builtin) -> str:
        return self._place_table(expr, "ROW", self.cell_board(expr.args[0]).rows)

    def _of_column(self, expr: core.Builtin) -> str:
        return self._place_table(expr, "COL", self.cell_board(expr.args[0]).columns)

    # ------------------------------------------------------------ seats
    def _of_left(self, expr: core.Builtin) -> str:
        return self.at_cell(expr, f"next_seat(@, {self.context.seats()})")

    def _of_next(self, expr: core.Builtin) -> str:
        return self._of_left(expr)

    def _of_right(self, expr: core.Builtin) -> str:
        return self.at_cell(expr, f"seat_before(@, {self.context.seats()})")

    def _of_previous(self, expr: core.Builtin) -> str:
        return self._of_right(expr)

    def _of_next_among(self, expr: core.Builtin) -> str:
        return self._nearest(expr, "1")

    def _of_previous_among(self, expr: core.Builtin) -> str:
        return self._nearest(expr, f"{self.context.seats()} - 1")

    def _nearest(self, expr: core.Builtin, step: str) -> str:
        among = self.simple(self.value(expr.args[1]), "b1")
        return self.at_cell(expr, f"nearest_seat({among}.w0, @, {step}, {self.context.seats()})")

    def _of_players(self, expr: core.Builtin) -> str:
        return "s.head.players"

    def _of_seats(self, expr: core.Builtin) -> str:
        return self.context.seats()

    def _of_neutral(self, expr: core.Builtin) -> str:
        low, _ = self.context.game.players
        seats = [arg.value if isinstance(arg, core.Const) else None for arg in expr.args]
        numbers = tuple(-1 if seat is None else int(str(seat)) for seat in ([None] * low + seats))
        name = f"NEUTRAL{'_'.join(str(number) if number >= 0 else 'x' for number in numbers)}"
        return f"{geometry.int_table(self.context, name, numbers)}[s.head.players]"

    # ------------------------------------------------------------ sizes and choices
    def _of_size(self, expr: core.Builtin) -> str:
        return self.size(expr.args[0])

    def _of_min(self, expr: core.Builtin) -> str:
        return self._extreme_of("<", expr.args)

    def _of_max(self, expr: core.Builtin) -> str:
        return self._extreme_of(">", expr.args)

    def _extreme_of(self, op: str, args: tuple[Expr, ...]) -> str:
        result = self.simple(self.value(args[0]))
        for arg in args[1:]:
            other = self.simple(self.value(arg))
            result = self.code.temp("int", f"{result} if {result} {op} {other} else {other}")
        return result

    def _of_front(self, expr: core.Builtin) -> str:
        array, length = self.array(expr.args[0])
        return f"({array}[0] if {length} else {none_of(expr.type)})"

    def _of_last(self, expr: core.Builtin) -> str:
        array, length = self.array(expr.args[0])
        return f"({array}[{length} - 1] if {length} else {none_of(expr.type)})"

    def _of_set_of(self, expr: core.Builtin) -> str:
        assert isinstance(expr.type, SetType)
        source = expr.args[0]
        if isinstance(source.type, SetType) and not is_parts(source.type):
            return self.value(source)
        width = self.context.width(expr.type)
        result = self.code.temp(f"b{width}", f"b{width}_none()")
        var = self.context.fresh.var(core.Var("item", expr.type.of, 0, expr.span))
        with self.each(var, source):
            index = to_index(expr.type.of, self.name(var))
            self.code.line(f"{result} = b{width}_or({result}, b{width}_bit({index}))")
        return result
