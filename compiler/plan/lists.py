"""Lowering of lists and bags: arrays in locals, or loops where the list is never needed whole."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from shedu.compiler import core, faults
from shedu.compiler.core import Expr, Var
from shedu.compiler.plan import geometry
from shedu.compiler.plan.context import NotLowered, is_callable
from shedu.compiler.plan.fitting import hull
from shedu.compiler.plan.held import Held
from shedu.compiler.plan.lengths import list_bound
from shedu.compiler.plan.scalars import register
from shedu.compiler.plan.storage import none_of, size_of, to_index
from shedu.runtime.types import BagType, ListType, Optional, strip

MOST_LINES = 16
"""Counts of more kinds are copied and added in loops, not line by line."""


class Lists(Held):
    """Bags are pointers to counts; lists are loops, or arrays with a length."""

    __slots__ = ()

    # ------------------------------------------------------------ bags
    def bag(self, expr: Expr) -> str:
        """Lower a bag to C text of type ``uint16_t*``: its counts."""
        assert isinstance(expr.type, BagType)
        kinds = size_of(expr.type.of)
        match expr:
            case core.Local(var=var):
                return self.name(var)
            case core.Read():
                return self._bag_read(expr, kinds)
            case core.LetIn():
                return self.bag(self.let(expr))
            case core.Call():
                return self.bag(self.inline(expr))
            case core.Column():
                return self._bag_column(expr, kinds)
        counts = self.code.temp(f"uint16_t[{kinds}]")
        self.fill_bag(counts, expr, kinds)
        return counts

    def _bag_read(self, expr: core.Read, kinds: int) -> str:
        stored = self.context.stored[expr.item.name]
        index, guards = self.place_index(stored, expr.keys)
        text = f"&s.{stored.name}[({index}) * {kinds}]" if index != "0" else f"&s.{stored.name}[0]"
        if not guards:
            return f"({text})"
        zeros = self.code.temp(f"uint16_t[{kinds}]")
        self.zero(zeros, kinds)
        test = " and ".join(guards)
        return f"({text} if {test} else {zeros})"

    def _bag_column(self, expr: core.Column, kinds: int) -> str:
        """Lower a column of bags to a row of a constant table; the row of nothing is empty."""
        number = self.context.game.tables.index(expr.table)
        cells = [cell for cell in expr.table.cells[expr.index] if isinstance(cell, tuple)]
        rows = ", ".join("{" + ", ".join(map(str, cell)) + "}" for cell in [*cells, (0,) * kinds])
        shape = f"[{len(cells) + 1}][{kinds}]"
        table = self.context.table(f"COLUMN{number}_{expr.index}", "uint16_t", shape, f"{{{rows}}}")
        row = self.simple(self.value(expr.row))
        at = f"{row} if {row} >= 0 else {len(cells)}" if isinstance(expr.row.type, Optional) else row
        return f"(<uint16_t*>&{table}[{at}][0])"

    def zero(self, counts: str, kinds: int) -> None:
        """Set counts to nought."""
        if kinds > MOST_LINES:
            self.code.line(f"memset({counts}, 0, {2 * kinds})")
            return
        for i in range(kinds):
            self.code.line(f"{counts}[{i}] = 0")

    def fill_bag(self, counts: str, expr: Expr, kinds: int) -> None:
        """Write the counts of a bag expression into an array."""
        assert isinstance(expr.type, BagType)
        of = expr.type.of
        match expr:
            case core.Const(value=tuple() as value):
                for i, n in enumerate(value):
                    self.code.line(f"{counts}[{i}] = {n}")
            case core.MakeBag(items=items):
                self.zero(counts, kinds)
                for count, kind in items:
                    self.code.line(f"{counts}[{to_index(of, self.value(kind))}] += {self.value(count)}")
            case core.Op(op="bag_add" | "bag_sub", args=args):
                number = self.context.fault(faults.RANGE, expr.span)
                left, right = (self.bag_as(arg, expr.type, f"set_fault(s, {number})") for arg in args)
                if expr.op == "bag_sub":
                    number = self.context.fault(faults.THERE, expr.span)
                    with self.block(f"if not bag_within({right}, {left}, {kinds}):"):
                        self.code.line(f"set_fault(s, {number})")
                sign = "+" if expr.op == "bag_add" else "-"
                if kinds > MOST_LINES:
                    place = self.code.temp("int")
                    with self.block(f"for {place} in range({kinds}):"):
                        self.code.line(f"{counts}[{place}] = {left}[{place}] {sign} {right}[{place}]")
                    return
                for i in range(kinds):
                    self.code.line(f"{counts}[{i}] = {left}[{i}] {sign} {right}[{i}]")
            case core.Gather(kind="bag", body=core.Expr() as body):
                self.zero(counts, kinds)
                with self.binder(expr.binder, units=True):
                    self.code.line(f"{counts}[{to_index(of, self.value(body))}] += 1")
            case core.If(test=test, then=then, other=other):
                with self.block(f"if {self.value(test)}:"):
                    self.fill_bag(counts, then, kinds)
                with self.block("else:"):
                    self.fill_bag(counts, other, kinds)
            case core.Builtin(name="as_bag", args=args):
                self._bag_of_set(counts, args[0], kinds)
            case core.Read() | core.Local() | core.Call() | core.Column():
                source = self.bag(expr)
                if kinds > MOST_LINES:
                    self.code.line(f"memcpy({counts}, {source}, {2 * kinds})")
                    return
                for i in range(kinds):
                    self.code.line(f"{counts}[{i}] = {source}[{i}]")
            case core.LetIn():
                self.fill_bag(counts, self.let(expr), kinds)
            case _:
                raise NotLowered("this bag", expr.span)

    def _bag_of_set(self, counts: str, source: Expr, kinds: int) -> None:
        var = self.context.fresh.var(Var("unit", source.type.of, 0, source.span))  # type: ignore[union-attr]
        self.zero(counts, kinds)
        with self.each(var, source):
            self.code.line(f"{counts}[{to_index(var.type, self.name(var))}] += 1")

    def bag_count(self, bag: Expr, item: Expr) -> str:
        """Lower the count of one kind in a bag; 0 for none and for what the bag cannot hold."""
        assert isinstance(bag.type, BagType)
        index, test = self.number_in(bag.type.of, item)
        return f"({self.bag(bag)}[{index}] if {test} else 0)" if test else f"{self.bag(bag)}[{index}]"

    def bag_within(self, part: Expr, whole: Expr) -> str:
        """Lower the containment of a bag in another."""
        kind, one, other = self.both_bags(part, whole)
        return f"bag_within({one}, {other}, {size_of(kind.of)})"

    def both_bags(self, one: Expr, other: Expr) -> tuple[BagType, str, str]:
        """Return two bags in one form, and that type."""
        assert isinstance(one.type, BagType) and isinstance(other.type, BagType)
        kind = BagType(hull(one.type.of, other.type.of))
        return kind, self.bag_as(one, kind), self.bag_as(other, kind)

    def bag_as(self, expr: Expr, kind: BagType, fault: str = "") -> str:
        """Lower a bag as one of another type; units that it cannot hold are left out. ``fault``: as in value_as."""
        assert isinstance(expr.type, BagType)
        if expr.type.of == kind.of:
            return self.bag(expr)
        counts = self.code.temp(f"uint16_t[{size_of(kind.of)}]")
        self.zero(counts, size_of(kind.of))
        var = self.context.fresh.var(Var("unit", expr.type.of, 0, expr.span))
        with self.each(var, expr, units=True):
            index, test = self.number_in(kind.of, core.Local(var.type, expr.span, var))
            with self.block(f"if {test or 'True'}:"):
                self.code.line(f"{counts}[{index}] += 1")
            if test and fault:
                with self.block("else:"):
                    self.code.line(fault)
        return counts

    def bags_equal(self, left: Expr, right: Expr) -> str:
        """Lower the equality of two bags."""
        kind, one, other = self.both_bags(left, right)
        return f"bag_equal({one}, {other}, {size_of(kind.of)})"

    # ------------------------------------------------------------ lists
    @contextmanager
    def each_listed(self, var: Var, source: Expr) -> Iterator[None]:
        """Loop over a list from its front."""
        match source:
            case core.Builtin(name="clockwise", args=(seat,)):
                first = self.simple(self.value(seat))
                turn, name = self.code.temp("int"), self.bind(var, "int")
                with self.block(f"for {turn} in range({self.context.seats()}):"):
                    self.code.line(f"{name} = seat_on({first} + {turn}, {self.context.seats()})")
                    yield
            case core.Builtin(name="ray", args=(cell, direction)):
                with self._each_ray(var, cell, direction):
                    yield
            case core.Gather(kind="leading"):
                with self._each_leading(var, source):
                    yield
            case _:
                array, length = self.array(source)
                turn, name = self.code.temp("int"), self.bind(var, "int")
                with self.block(f"for {turn} in range({length}):"):
                    self.code.line(f"{name} = {array}[{turn}]")
                    yield

    @contextmanager
    def _each_ray(self, var: Var, cell: Expr, direction: Expr) -> Iterator[None]:
        board = self.context.board_of(strip(cell.type))
        assert board is not None
        table = geometry.steps(self.context, board)
        cells = len(board.cell.values)
        row = self.simple(f"({self.value(direction)}) * {cells}")
        start = self.simple(self.value(cell))
        walk, name = self.code.temp("int"), self.bind(var, "int")
        self.code.line(
            f"{walk} = {table}[{row} + {start}]"
            if not isinstance(cell.type, Optional)
            else f"{walk} = {table}[{row} + {start}] if {start} >= 0 else -1"
        )
        with self.block(f"while {walk} >= 0:"):
            self.code.line(f"{name} = {walk}")
            self.code.line(f"{walk} = {table}[{row} + {walk}]")
            yield

    @contextmanager
    def _each_leading(self, var: Var, source: core.Gather) -> Iterator[None]:
        inner, origin = source.binder.sources[0]
        with self.each(inner, origin):
            if source.binder.where is not None:
                with self.block(f"if not {self.value(source.binder.where)}:"):
                    self.code.line("break")
            self.code.line(f"{self.bind(var, 'int')} = {self.name(inner)}")
            yield

    def list_size(self, expr: Expr) -> str:
        """Lower the length of a list."""
        if isinstance(expr, core.Builtin) and expr.name == "clockwise":
            return self.context.seats()
        if isinstance(expr, core.Local):
            return self.array(expr)[1]
        assert isinstance(expr.type, ListType)
        var = self.context.fresh.var(Var("item", expr.type.of, 0, expr.span))
        result = self.code.temp("int", "0")
        with self.each_listed(var, expr):
            self.code.line(f"{result} += 1")
        return result

    def compared(self, op: str, left: Expr, right: Expr) -> str:
        """Lower the comparison of two lists: from the front, the one that ends first is the smaller."""
        if not (isinstance(left.type, ListType) and isinstance(right.type, ListType)):
            raise NotLowered("comparing lists that may be none", left.span)
        texts = [text for side in (left, right) for text in self.array(side)]
        return f"(compare_ints({', '.join(texts)}) {op} 0)"

    def read_list(self, array: str, length: str, expr: core.Read) -> None:
        """Write the items of a list in the state behind what an array holds."""
        raise AssertionError

    def most(self, expr: Expr) -> int:
        """Return the most items a list can have."""
        try:
            return list_bound(expr)
        except ValueError:
            raise NotLowered("a list without a bound", expr.span) from None

    def keep_list(self, var: Var, value: Expr) -> None:
        """Give a variable a list: an array, and its length under the array's name with ``_n``."""
        if var not in self.names:
            self.names[var] = self.code.declare(f"v{var.uid}", f"int[{max(1, self.most(value))}]")
            self.code.declare(f"v{var.uid}_n", "int")
        self.code.line(f"{self.names[var]}_n = 0")
        self.fill_list(self.names[var], f"{self.names[var]}_n", value)

    def array(self, expr: Expr) -> tuple[str, str]:
        """Lower a list whole: (C array of int, C text of its length)."""
        if isinstance(expr, core.Local):
            return self.name(expr.var), f"{self.name(expr.var)}_n"
        if isinstance(expr, core.Column):
            return self._list_column(expr)
        if isinstance(expr, core.Builtin) and expr.name in ("front_of", "last_of"):
            return self._end_of(expr)
        bound = max(1, self.most(expr))
        array, length = self.code.temp(f"int[{bound}]"), self.code.temp("int", "0")
        self.fill_list(array, length, expr)
        return array, length

    def _end_of(self, expr: core.Builtin) -> tuple[str, str]:
        """Lower the first or last items of a list: a part of its array. None is less than nothing, so it takes none."""
        wanted = self.simple(self.value(expr.args[0]))
        array, there = self.array(expr.args[1])
        size = self.code.temp("int", f"{there}")
        length = self.code.temp("int", f"{wanted} if {wanted} < {size} else {size}")
        with self.block(f"if {length} < 0:"):
            self.code.line(f"{length} = 0")
        return (array if expr.name == "front_of" else f"(&{array}[{size} - {length}])"), length

    def _list_column(self, expr: core.Column) -> tuple[str, str]:
        """Lower a column of lists to a row of a constant table, and of one of lengths; the row of nothing is empty."""
        name = f"COLUMN{self.context.game.tables.index(expr.table)}_{expr.index}"
        kind = strip(expr.table.columns[expr.index][1])
        assert isinstance(kind, ListType)
        cells = [cell if isinstance(cell, tuple) else () for cell in (*expr.table.cells[expr.index], ())]
        width = max(1, *map(len, cells))
        items = [tuple(register(kind.of, item) for item in cell) for cell in cells]
        rows = ", ".join("{" + ", ".join(map(str, (*row, *(0,) * (width - len(row))))) + "}" for row in items)
        table = self.context.table(name, "int", f"[{len(cells)}][{width}]", f"{{{rows}}}")
        lengths = geometry.int_table(self.context, f"{name}_n", tuple(map(len, cells)))
        row = self.simple(self.value(expr.row))
        at = f"{row} if {row} >= 0 else {len(cells) - 1}" if isinstance(expr.row.type, Optional) else row
        return f"(<int*>&{table}[{at}][0])", f"{lengths}[{at}]"

    def fill_list(self, array: str, length: str, expr: Expr) -> None:
        """Write a list's items behind what an array holds."""
        match expr:
            case core.MakeList(items=items):
                for item in items:
                    self.code.line(f"{array}[{length}] = {self.value(item)}")
                    self.code.line(f"{length} += 1")
            case core.Const(value=tuple() as values, type=ListType(of=of)):
                for value in values:
                    self.code.line(f"{array}[{length}] = {register(of, value)}")
                    self.code.line(f"{length} += 1")
            case core.Builtin(name="sorted", args=(inner,)):
                self.fill_list(array, length, inner)
                self.code.line(f"sort_ints({array}, {length})")
            case core.Gather(kind="list", body=core.Expr() as body):
                with self.binder(expr.binder, units=True):
                    self.code.line(f"{array}[{length}] = {self.value(body)}")
                    self.code.line(f"{length} += 1")
            case core.Gather(kind="min" | "max", body=core.Expr() as body):
                self._best_list(array, length, expr, body)
            case core.Read():
                self.read_list(array, length, expr)
            case core.Op(op="concat", args=args):
                for part in args:
                    self.fill_list(array, length, part)
            case core.Builtin(name="as_list", args=(inner,)):
                assert isinstance(expr.type, ListType)
                unit = self.context.fresh.var(Var("item", expr.type.of, 0, expr.span))
                with self.each(unit, inner, units=True):
                    self.code.line(f"{array}[{length}] = {self.name(unit)}")
                    self.code.line(f"{length} += 1")
            case core.Call(define=define) if not is_callable(define):
                self.fill_list(array, length, self.inline(expr))
            case core.LetIn():
                self.fill_list(array, length, self.let(expr))
            case core.If(test=test, then=then, other=other):
                with self.block(f"if {self.value(test)}:"):
                    self.fill_list(array, length, then)
                with self.block("else:"):
                    self.fill_list(array, length, other)
            case core.Builtin(name="clockwise" | "ray" | "front_of" | "last_of") | core.Gather(kind="leading"):
                self._copied(array, length, expr)
            case core.Local() | core.Column():
                self._copied(array, length, expr)
            case _:
                raise NotLowered("this list", expr.span)

    def _copied(self, array: str, length: str, expr: Expr) -> None:
        """Write the items of a list, as a loop gives them, behind what an array holds."""
        assert isinstance(expr.type, ListType)
        var = self.context.fresh.var(Var("item", expr.type.of, 0, expr.span))
        with self.each_listed(var, expr):
            self.code.line(f"{array}[{length}] = {self.name(var)}")
            self.code.line(f"{length} += 1")

    def _best_list(self, array: str, length: str, expr: core.Gather, body: Expr) -> None:
        bound = max(1, self.most(body))
        other, size = self.code.temp(f"int[{bound}]"), self.code.temp("int")
        seen, op = self.code.temp("bint", "0"), ">" if expr.kind == "max" else "<"
        with self.binder(expr.binder):
            self.code.line(f"{size} = 0")
            self.fill_list(other, size, body)
            with self.block(f"if not {seen} or compare_ints({other}, {size}, {array}, {length}) {op} 0:"):
                self.code.line(f"{seen} = 1")
                self.code.line(f"copy_ints({array}, {other}, {size})")
                self.code.line(f"{length} = {size}")

    def in_list(self, item: Expr, whole: Expr) -> str:
        """Lower membership in a list."""
        assert isinstance(whole.type, ListType)
        text = self.simple(self.value(item))
        result = self.code.temp("bint", "0")
        var = self.context.fresh.var(Var("item", whole.type.of, 0, whole.span))
        with self.each(var, whole), self.block(f"if {self.name(var)} == {text}:"):
            self.code.line(f"{result} = 1")
            self.code.line("break")
        return result

    def _index(self, expr: core.Index) -> str:
        if isinstance(expr.base.type, BagType):
            return self.bag_count(expr.base, expr.key)
        base = self.opened(expr.base)
        if isinstance(base, core.Builtin) and base.name == "ray":
            return self._nth_of_ray(base, expr.key)
        array, length = self.array(base)
        place = self.simple(self.value(expr.key))
        return f"({array}[{place} - 1] if {place} >= 1 and {place} <= {length} else {none_of(expr.type)})"

    def _nth_of_ray(self, ray: core.Builtin, place: Expr) -> str:
        wanted = self.simple(self.value(place))
        seen = self.code.temp("int", "0")
        result = self.code.temp("int", "-1")
        assert isinstance(ray.type, ListType)
        var = self.context.fresh.var(Var("item", ray.type.of, 0, ray.span))
        with self.each_listed(var, ray):
            self.code.line(f"{seen} += 1")
            with self.block(f"if {seen} == {wanted}:"):
                self.code.line(f"{result} = {self.name(var)}")
                self.code.line("break")
        return result

    # ------------------------------------------------------------ bags of n, as `ways` lists them
    @contextmanager
    def each_way(self, var: Var, total: Expr, kinds: int) -> Iterator[None]:
        """Loop over all bags of ``total`` units: counts compared from the front."""
        counts = self.code.temp(f"uint16_t[{kinds}]")
        self.names[var] = counts
        left = self.simple(self.value(total))
        with self._way(counts, left, 0, kinds):
            yield

    @contextmanager
    def _way(self, counts: str, left: str, place: int, kinds: int) -> Iterator[None]:
        if place == kinds - 1:
            self.code.line(f"{counts}[{place}] = {left}")
            yield
            return
        count = self.code.temp("int")
        with self.block(f"for {count} in range({left} + 1):"):
            self.code.line(f"{counts}[{place}] = {count}")
            rest = self.code.temp("int", f"{left} - {count}")
            with self._way(counts, rest, place + 1, kinds):
                yield

    # ------------------------------------------------------------ to be provided by the loops
    @contextmanager
    def each(self, var: Var, source: Expr, units: bool = False) -> Iterator[None]:
        """Write a loop over any source."""
        raise AssertionError
        yield

    @contextmanager
    def binder(self, binder: core.Binder, units: bool = False) -> Iterator[None]:
        """Write the loops of a binder."""
        raise AssertionError
        yield

    def opened(self, source: Expr) -> Expr:
        """Return a source with its calls put in place."""
        raise AssertionError

    def is_direct(self, expr: core.Call) -> bool:
        """Tell whether a call is a C function's."""
        return is_callable(expr.define)
