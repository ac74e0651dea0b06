"""Places of the state: written, added to, taken from, with the faults of what does not fit."""

from __future__ import annotations

from shedu.compiler import core, faults
from shedu.compiler.core import Expr, Place
from shedu.compiler.plan import views
from shedu.compiler.plan.builtins import Builtins
from shedu.compiler.plan.held import is_still
from shedu.compiler.plan.kept_defines import change_lines, is_read
from shedu.compiler.plan.storage import FEW_KINDS, Stored, ctype, none_of, size_of, to_code, to_index
from shedu.compiler.source import Span
from shedu.runtime.types import BagType, Int, ListType, NoneType, Optional, SetType, strip


class Storing(Builtins):
    """Assignments, additions, removals."""

    __slots__ = ()

    def fault(self, message: str, span: Span) -> None:
        """Write a run-time fault: the first one stays."""
        self.code.line(self.fault_line(message, span))

    def fault_line(self, message: str, span: Span) -> str:
        """Return the line of a run-time fault."""
        return f"set_fault(s, {self.context.fault(message, span)})"

    # ------------------------------------------------------------ places
    def stored(self, place: Place) -> Stored:
        """Return the stored item of a place."""
        return self.context.stored[place.item.name]

    def located(self, place: Place) -> tuple[str, list[str]]:
        """Return (entry number, tests that it is there) of a place."""
        index, guards = self.place_index(self.stored(place), place.keys)
        return self.simple(index), guards

    def guard(self, guards: list[str], span: Span) -> str:
        """Write the fault of a place at nothing; return the head of the block for the good case."""
        test = " and ".join(guards) or "True"
        if guards:
            with self.code.block(f"if not ({test}):"):
                self.fault(faults.PLACE, span)
        return f"if {test}:"

    def put(self, place: Place, index: str, value: str) -> None:
        """Write a register value into a finite entry, its planes too."""
        stored = self.stored(place)
        if stored.planes is not None:
            from shedu.compiler.plan.functions import setter

            self.code.line(f"{setter(self.context, stored)}(s, {index}, {value})")
        else:
            code = to_code(stored.item.type, value)
            if is_read(self.context, stored):
                with self.code.block(f"if s.{stored.name}[{index}] != {code}:"):
                    self.code.line(f"s.{stored.name}[{index}] = {code}")
                    self.touched(stored, index)
                return
            self.code.line(f"s.{stored.name}[{index}] = {code}")
            self.touched(stored, index)

    def counts(self, place: Place, index: str) -> str:
        """Return C text of the counts of a bag place."""
        assert isinstance(place.item.type, BagType)
        return f"s.{self.stored(place).name}[({index}) * {size_of(place.item.type.of)}"

    def count_at(self, place: Place, index: str, kind: str) -> str:
        """Return C text of one count of a bag place."""
        return f"{self.counts(place, index)} + {kind}]"

    # ------------------------------------------------------------ assignment
    def _do_assign(self, stmt: core.Assign) -> None:
        place = stmt.place
        index, guards = self.located(place)
        kind = place.item.type
        if place.kind is not None:
            self._assign_count(stmt, index)
            return
        if isinstance(kind, BagType) and self.stored(place).held:
            self.assign_held(stmt, index, guards)
            return
        if isinstance(kind, BagType):
            size = size_of(kind.of)
            counts = self.code.temp(f"uint16_t[{size}]")
            self.fill_as(counts, stmt.value, kind, stmt.span)
            with self.code.block(self.guard(guards, stmt.span)):
                for i in range(size):
                    self.code.line(f"{self.count_at(place, index, str(i))} = {counts}[{i}]")
                self.touched(self.stored(place), index)
            return
        if isinstance(kind, ListType):
            array, length = self.array(stmt.value)
            with self.code.block(self.guard(guards, stmt.span)):
                self.write_list(place, index, array, length, stmt.span)
            return
        value = self.simple(self.value_as(stmt.value, kind, self.fault_line(faults.RANGE, stmt.span)), ctype(kind))
        with self.code.block(self.guard(guards, stmt.span)):
            self._assign_value(stmt, index, value)

    def _assign_value(self, stmt: core.Assign, index: str, value: str) -> None:
        kind = stmt.place.item.type
        if isinstance(kind, SetType):
            self._assign_set(stmt.place, index, value, self.context.width(kind))
            return
        test = self.range_test(kind, stmt.value, value) if stmt.checked or isinstance(stmt.value.type, Optional) else ""
        if not test:
            self.put(stmt.place, index, value)
            return
        with self.code.block(f"if {test}:"):
            self.put(stmt.place, index, value)
        with self.code.block("else:"):
            self.fault(faults.RANGE, stmt.span)

    def _assign_set(self, place: Place, index: str, value: str, width: int) -> None:
        """Write a whole set; what is kept and reads it is told which members come or go."""
        stored, change = self.stored(place), ""
        address = f"&s.{stored.name}[({index}) * {width}]"
        if is_read(self.context, stored):
            value = self.simple(value, f"b{width}")
            change = self.code.temp(f"b{width}", f"b{width}_xor(b{width}_load({address}), {value})")
        self.code.line(f"b{width}_store({address}, {value})")
        self.touched(stored, index, change)

    def range_test(self, kind: object, source: Expr, value: str) -> str:
        """Return C text of the test that a value fits a place; '' where it always does."""
        inner = kind.of if isinstance(kind, Optional) else kind
        maybe = isinstance(source.type, Optional | NoneType)
        tests = []
        if isinstance(inner, Int):
            tests.append(f"{inner.low} <= {value} <= {inner.high}")
        elif maybe and not isinstance(kind, Optional):
            tests.append(f"{value} >= 0")
        if isinstance(kind, Optional) and tests:
            return f"{value} == {none_of(kind)} or ({tests[0]})" if maybe else tests[0]
        return " and ".join(tests)

    def _assign_count(self, stmt: core.Assign, index: str) -> None:
        assert stmt.place.kind is not None and isinstance(stmt.place.item.type, BagType)
        kind = self.simple(to_index(stmt.place.item.type.of, self.value(stmt.place.kind)))
        value = self.simple(self.value(stmt.value))
        with self.code.block(f"if 0 <= {value} <= 65535:"):
            self.code.line(f"{self.count_at(stmt.place, index, kind)} = {value}")
            self.mark_kind(stmt.place, index, kind)
            self.touched(self.stored(stmt.place), index)
        with self.code.block("else:"):
            self.fault(faults.RANGE, stmt.span)

    def touched(self, stored: Stored, index: str, change: str = "") -> None:
        """Mark what is kept up as stale where it reads an item's entry (``index``: its number; ``change``: C text of
        the members that come to a set or go)."""
        for line in (*views.stale_lines(self.context, stored.item), *change_lines(self.context, stored, index, change)):
            self.code.line(line)

    # ------------------------------------------------------------ adding and taking
    def _do_add(self, stmt: core.Add) -> None:
        index, guards = self.located(stmt.place)
        self.add_to(stmt.place, index, guards, stmt.value, stmt.span)

    def _do_take(self, stmt: core.Take) -> None:
        index, guards = self.located(stmt.place)
        self.take_from(stmt.place, index, guards, stmt.value, stmt.span)

    def add_to(self, place: Place, index: str, guards: list[str], value: Expr, span: Span) -> None:
        """Write ``add value to place``."""
        kind = place.item.type
        if isinstance(kind, BagType):
            self._change_bag(place, index, value, "+", span)
        elif isinstance(kind, ListType):
            self.add_to_list(place, index, value, span)
        elif isinstance(kind, SetType):
            self._change_set(place, index, value, True, span)
        elif isinstance(strip(kind), Int):
            self._change_number(place, index, guards, f"+ {self.simple(self.value(value))}", span)
        else:
            text = self.simple(self.value(value))
            with self.code.block(self.guard(guards, span)):
                with self.code.block(f"if {self.entry(self.stored(place), index)} != {none_of(kind)}:"):
                    self.fault(faults.TAKEN, span)
                with self.code.block("else:"):
                    self.put(place, index, text)

    def take_from(self, place: Place, index: str, guards: list[str], value: Expr, span: Span) -> None:
        """Write ``take value from place``."""
        kind = place.item.type
        if isinstance(kind, BagType):
            self._change_bag(place, index, value, "-", span)
        elif isinstance(kind, ListType):
            self.take_from_list(place, index, value, span)
        elif isinstance(kind, SetType):
            self._change_set(place, index, value, False, span)
        elif isinstance(strip(kind), Int):
            self._change_number(place, index, guards, f"- {self.simple(self.value(value))}", span)
        else:
            text = self.simple(self.value(value))
            with self.code.block(self.guard(guards, span)):
                with self.code.block(
                    f"if {text} == {none_of(kind)} or {self.entry(self.stored(place), index)} != {text}:"
                ):
                    self.fault(faults.THERE, span)
                with self.code.block("else:"):
                    self.put(place, index, none_of(kind))

    def _change_number(self, place: Place, index: str, guards: list[str], change: str, span: Span) -> None:
        kind = strip(place.item.type)
        assert isinstance(kind, Int)
        with self.code.block(self.guard(guards, span)):
            value = self.code.temp("int", f"{self.entry(self.stored(place), index)} {change}")
            with self.code.block(f"if {kind.low} <= {value} <= {kind.high}:"):
                self.put(place, index, value)
            with self.code.block("else:"):
                self.fault(faults.RANGE, span)

    def _change_bag(self, place: Place, index: str, value: Expr, sign: str, span: Span) -> None:
        assert isinstance(place.item.type, BagType)
        of = place.item.type.of
        if place.kind is not None:
            kind = self.simple(to_index(of, self.value(place.kind)))
            self._change_count(place, index, kind, sign, self.simple(self.value(value)), span)
        elif isinstance(value, core.MakeBag):
            for count, unit in value.items:
                kind = self.simple(to_index(of, self.value(unit)))
                self._change_count(place, index, kind, sign, self.simple(self.value(count)), span)
        elif isinstance(value.type, BagType):
            counts = self.simple_bag(value) if value.type.of == of else self.code.temp(f"uint16_t[{size_of(of)}]")
            if value.type.of != of:
                self.fill_as(counts, value, place.item.type, span)
            self._change_counts(place, index, counts, sign, span)
        elif isinstance(value.type, ListType):
            var = self.context.fresh.var(core.Var("item", value.type.of, 0, span))
            with self.each(var, value):
                self._change_count(place, index, to_index(of, self.name(var)), sign, "1", span)
        elif isinstance(value.type, SetType):
            counts = self.code.temp(f"uint16_t[{size_of(of)}]")
            self._bag_of_set(counts, value, size_of(of))
            self._change_counts(place, index, counts, sign, span)
        else:
            kind = self.simple(to_index(of, self.value(value)))
            self._change_count(place, index, kind, sign, "1", span)
        self.touched(self.stored(place), index)

    def fill_as(self, counts: str, value: Expr, kind: BagType, span: Span) -> None:
        """Write the counts of a bag as one of another type into an array; what it cannot hold is a fault."""
        assert isinstance(value.type, BagType)
        size = size_of(kind.of)
        if value.type.of == kind.of:
            self.fill_bag(counts, value, size)
            return
        other = self.bag_as(value, kind, self.fault_line(faults.RANGE, span))
        for i in range(size):
            self.code.line(f"{counts}[{i}] = {other}[{i}]")

    def simple_bag(self, value: Expr) -> str:
        """Return the counts of a bag under a name of their own, so that a change of the state does not change them."""
        assert isinstance(value.type, BagType)
        size = size_of(value.type.of)
        if isinstance(value, core.Local):
            return self.bag(value)
        counts = self.code.temp(f"uint16_t[{size}]")
        self.fill_bag(counts, value, size)
        return counts

    def _change_counts(self, place: Place, index: str, counts: str, sign: str, span: Span) -> None:
        """Add the counts of a whole bag, or take them."""
        assert isinstance(place.item.type, BagType)
        kinds = size_of(place.item.type.of)
        if kinds <= FEW_KINDS:
            for i in range(kinds):
                self._change_count(place, index, str(i), sign, f"{counts}[{i}]", span)
            return
        turn = self.code.temp("int")
        with self.code.block(f"for {turn} in range({kinds}):"), self.code.block(f"if {counts}[{turn}]:"):
            self._change_count(place, index, turn, sign, f"{counts}[{turn}]", span)

    def _change_count(self, place: Place, index: str, kind: str, sign: str, change: str, span: Span) -> None:
        target = self.count_at(place, index, kind)
        bad = f"{target} < {change}" if sign == "-" else f"{target} + {change} > 65535"
        with self.code.block(f"if {bad}:"):
            self.fault(faults.THERE if sign == "-" else faults.UNITS, span)
        with self.code.block("else:"):
            self.code.line(f"{target} = <uint16_t>({target} {sign} {change})")
            self.mark_kind(place, index, kind)

    # ------------------------------------------------------------ bags of which it is kept what kinds there are
    def mark_kind(self, place: Place, index: str, kind: str) -> None:
        """Keep whether there is one of a kind after its count has changed."""
        stored = self.stored(place)
        if stored.held:
            there = f"{self.count_at(place, index, kind)} != 0"
            self.code.line(f"held_mark({self.held_at(stored, index)}, {kind}, {there})")

    def assign_held(self, stmt: core.Assign, index: str, guards: list[str]) -> None:
        """Write the assignment of a whole bag: cleared, copied from another, or counted out."""
        kind, stored = stmt.place.item.type, self.stored(stmt.place)
        assert isinstance(kind, BagType)
        kinds, target = size_of(kind.of), self.pointers(stored, index)
        entry = self.held_entry(stmt.value) if stmt.value.type == kind else None
        empty = isinstance(stmt.value, core.MakeBag) and not stmt.value.items
        if isinstance(stmt.value, core.Const) and isinstance(stmt.value.value, tuple):
            empty = not any(stmt.value.value)
        if entry is None and not empty:
            counts = self.code.temp(f"uint16_t[{kinds}]")
            self.fill_as(counts, stmt.value, kind, stmt.span)
        with self.code.block(self.guard(guards, stmt.span)):
            if empty:
                self.code.line(f"held_clear({target}, {kinds})")
            elif entry is not None:
                self.code.line(f"held_copy({target}, {self.pointers(*entry)}, {kinds})")
            else:
                self.code.line(f"memcpy(&{self.counts(stmt.place, index)}], {counts}, {2 * kinds})")
                self.code.line(f"held_renew({target}, {kinds})")
            self.touched(stored, index)

    def move_held(self, stmt: core.Move, index: str, guards: list[str]) -> bool:
        """Write the move of a whole bag to another of its type; False where that is left to taking and adding."""
        kind, target = stmt.source.item.type, stmt.target.item.type
        if not isinstance(kind, BagType) or kind != target or guards or not self.stored(stmt.source).held:
            return False
        if stmt.target.kind is not None or not all(is_still(part) for part in stmt.target.keys):
            return False
        lines = len(self.code.lines)
        other, there = self.located(stmt.target)
        if there:
            del self.code.lines[lines:]
            return False
        one, two = self.pointers(self.stored(stmt.source), index), self.pointers(self.stored(stmt.target), other)
        with self.code.block(f"if not held_move({one}, {two}, {size_of(kind.of)}):"):
            self.fault(faults.UNITS, stmt.span)
        self.touched(self.stored(stmt.source), index)
        self.touched(self.stored(stmt.target), other)
        return True

    def _change_set(self, place: Place, index: str, value: Expr, adding: bool, span: Span) -> None:
        kind = place.item.type
        assert isinstance(kind, SetType)
        width = self.context.width(kind)
        if isinstance(value.type, BagType | ListType):
            var = self.context.fresh.var(core.Var("item", value.type.of, 0, span))
            with self.each(var, value, units=True):
                self._change_set(place, index, core.Local(var.type, span, var), adding, span)
            return
        if isinstance(value.type, SetType):
            change = self.simple(self.value_as(value, kind, self.fault_line(faults.RANGE, span)), f"b{width}")
        else:
            change = self.code.temp(f"b{width}", f"b{width}_bit({to_index(kind.of, self.value(value))})")
        address = f"&s.{self.stored(place).name}[({index}) * {width}]"
        old = self.code.temp(f"b{width}", f"b{width}_load({address})")
        wrong = f"b{width}_and({old}, {change})" if adding else f"b{width}_andnot({change}, {old})"
        with self.code.block(f"if b{width}_any({wrong}):"):
            self.fault(faults.INSIDE if adding else faults.THERE, span)
        with self.code.block("else:"):
            self.code.line(f"b{width}_store({address}, b{width}_{'or' if adding else 'andnot'}({old}, {change}))")
            self.touched(self.stored(place), index, change)
