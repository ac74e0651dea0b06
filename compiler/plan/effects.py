"""Lowering of statements that cannot stop for a decision."""

from __future__ import annotations

from shedu.compiler import core, faults
from shedu.compiler.core import Expr, Place, Stmt
from shedu.compiler.plan import views
from shedu.compiler.plan.builtins import Builtins
from shedu.compiler.plan.context import NotLowered, rule_name
from shedu.compiler.plan.storage import Stored, ctype, from_index, is_parts, is_some, none_of, size_of, to_code, to_index
from shedu.compiler.source import Span
from shedu.runtime.types import BagType, Int, ListType, NoneType, Optional, SetType, strip


class Effects(Builtins):
    """One method a statement."""

    __slots__ = ()

    def statement(self, stmt: Stmt) -> None:
        """Lower one statement and forget what was computed from the state before it."""
        method = getattr(self, f"_do_{type(stmt).__name__.lower()}", None)
        if method is None:
            raise NotLowered(f"a {type(stmt).__name__} here", stmt.span)
        method(stmt)
        if not isinstance(stmt, core.Let | core.Tally | core.Show):
            self.forget()

    def statements(self, block: tuple[Stmt, ...]) -> None:
        """Lower a block."""
        for stmt in block:
            self.statement(stmt)

    def fault(self, message: str, span: Span) -> None:
        """Write a run-time fault: the first one stays."""
        self.code.line(self.fault_line(message, span))

    def fault_line(self, message: str, span: Span) -> str:
        """Return the line of a run-time fault."""
        return f"set_fault(s, {self.context.fault(message, span)})"

    # ------------------------------------------------------------ values kept
    def _do_let(self, stmt: core.Let) -> None:
        self.keep(stmt.var, stmt.value)

    def keep(self, var: core.Var, value: Expr) -> None:
        """Give a variable its value, in its slot or in a local."""
        kind = value.type
        if is_parts(kind):
            self.keep_sets(var, value)
            return
        if isinstance(kind, ListType):
            self.keep_list(var, value)
            return
        if isinstance(kind, BagType):
            size = size_of(kind.of)
            if var not in self.names:
                self.names[var] = self.code.declare(f"v{var.uid}", f"uint16_t[{size}]")
            self.fill_bag(self.names[var], value, size)
            return
        text = self.value(value)
        name = self.names.get(var) or self.bind(var, ctype(kind))
        self.code.line(f"{name} = {text}")

    def _do_tally(self, stmt: core.Tally) -> None:
        self.code.line(f"ctx.conflicts[{stmt.conflict} * 8 + 1 + {self.value(stmt.winner)}] += 1")

    def _do_show(self, stmt: core.Show) -> None:
        self.code.line("pass")

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
            self.code.line(f"s.{stored.name}[{index}] = {to_code(stored.item.type, value)}")
            self.touched(stored)

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
        if isinstance(kind, BagType):
            size = size_of(kind.of)
            counts = self.code.temp(f"uint16_t[{size}]")
            self.fill_bag(counts, stmt.value, size)
            with self.code.block(self.guard(guards, stmt.span)):
                for i in range(size):
                    self.code.line(f"{self.count_at(place, index, str(i))} = {counts}[{i}]")
            return
        if isinstance(kind, ListType):
            raise NotLowered("a list in the state", stmt.span)
        value = self.simple(self.value_as(stmt.value, kind, self.fault_line(faults.RANGE, stmt.span)), ctype(kind))
        with self.code.block(self.guard(guards, stmt.span)):
            self._assign_value(stmt, index, value)

    def _assign_value(self, stmt: core.Assign, index: str, value: str) -> None:
        kind = stmt.place.item.type
        if isinstance(kind, SetType):
            width = self.context.width(kind)
            self.code.line(f"b{width}_store(&s.{self.stored(stmt.place).name}[({index}) * {width}], {value})")
            self.touched(self.stored(stmt.place))
            return
        test = self.range_test(kind, stmt.value, value) if stmt.checked or isinstance(stmt.value.type, Optional) else ""
        if not test:
            self.put(stmt.place, index, value)
            return
        with self.code.block(f"if {test}:"):
            self.put(stmt.place, index, value)
        with self.code.block("else:"):
            self.fault(faults.RANGE, stmt.span)

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
        with self.code.block("else:"):
            self.fault(faults.RANGE, stmt.span)

    def touched(self, stored: Stored) -> None:
        """Mark the views stale that read an item."""
        for line in views.stale_lines(self.context, stored.item):
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
        elif isinstance(kind, SetType):
            self._change_set(place, index, value, False, span)
        elif isinstance(strip(kind), Int):
            self._change_number(place, index, guards, f"- {self.simple(self.value(value))}", span)
        else:
            text = self.simple(self.value(value))
            with self.code.block(self.guard(guards, span)):
                with self.code.block(f"if {text} == {none_of(kind)} or {self.entry(self.stored(place), index)} != {text}:"):
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
            self._change_count(self.count_at(place, index, kind), sign, self.simple(self.value(value)), span)
        elif isinstance(value, core.MakeBag):
            for count, unit in value.items:
                kind = self.simple(to_index(of, self.value(unit)))
                self._change_count(self.count_at(place, index, kind), sign, self.simple(self.value(count)), span)
        elif isinstance(value.type, BagType):
            counts = self.simple_bag(value)
            for i in range(size_of(of)):
                self._change_count(self.count_at(place, index, str(i)), sign, f"{counts}[{i}]", span)
        elif isinstance(value.type, SetType):
            counts = self.code.temp(f"uint16_t[{size_of(of)}]")
            self._bag_of_set(counts, value, size_of(of))
            for i in range(size_of(of)):
                self._change_count(self.count_at(place, index, str(i)), sign, f"{counts}[{i}]", span)
        else:
            unit = self.simple(to_index(of, self.value(value)))
            self._change_count(self.count_at(place, index, unit), sign, "1", span)

    def simple_bag(self, value: Expr) -> str:
        """Return the counts of a bag under a name of their own, so that a change of the state does not change them."""
        assert isinstance(value.type, BagType)
        size = size_of(value.type.of)
        if isinstance(value, core.Local):
            return self.bag(value)
        counts = self.code.temp(f"uint16_t[{size}]")
        self.fill_bag(counts, value, size)
        return counts

    def _change_count(self, target: str, sign: str, change: str, span: Span) -> None:
        bad = f"{target} < {change}" if sign == "-" else f"{target} + {change} > 65535"
        with self.code.block(f"if {bad}:"):
            self.fault(faults.THERE if sign == "-" else faults.UNITS, span)
        with self.code.block("else:"):
            self.code.line(f"{target} = <uint16_t>({target} {sign} {change})")

    def _change_set(self, place: Place, index: str, value: Expr, adding: bool, span: Span) -> None:
        kind = place.item.type
        assert isinstance(kind, SetType)
        width = self.context.width(kind)
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
            self.touched(self.stored(place))

    # ------------------------------------------------------------ moving and drawing
    def _do_move(self, stmt: core.Move) -> None:
        source, guards = self.located(stmt.source)
        if stmt.value is None:
            self._move_all(stmt, source, guards)
            return
        value: Expr = stmt.value
        if not isinstance(value.type, BagType | SetType) and not isinstance(value, core.Const):
            var = self.context.fresh.var(core.Var("moved", value.type, 0, stmt.span))
            self.keep(var, value)
            value = core.Local(var.type, stmt.span, var)
        self.take_from(stmt.source, source, guards, value, stmt.span)
        target, other = self.located(stmt.target)
        self.add_to(stmt.target, target, other, value, stmt.span)

    def _move_all(self, stmt: core.Move, index: str, guards: list[str]) -> None:
        kind = stmt.source.item.type
        var = self.context.fresh.var(core.Var("moved", kind, 0, stmt.span))
        read = core.Read(kind, stmt.span, stmt.source.item, stmt.source.keys)
        self.keep(var, read)
        local = core.Local(strip(kind), stmt.span, var)
        if isinstance(kind, BagType | SetType):
            self.take_from(stmt.source, index, guards, local, stmt.span)
            target, other = self.located(stmt.target)
            self.add_to(stmt.target, target, other, local, stmt.span)
            return
        with self.block(f"if {is_some(kind, self.name(var))}:"):
            self.put(stmt.source, index, none_of(kind))
            target, other = self.located(stmt.target)
            self.add_to(stmt.target, target, other, local, stmt.span)

    def _do_draw(self, stmt: core.Draw) -> None:
        source, _ = self.located(stmt.source)
        count = self.simple(self.value(stmt.count))
        kind = stmt.source.item.type
        assert isinstance(kind, BagType | SetType)
        left = self.code.temp("int", self._available(stmt.source, source))
        with self.block(f"if {count} > {left}:"):
            self.fault(faults.DRAWN, stmt.span)
        turn = self.code.temp("int")
        unit = self.context.fresh.var(core.Var("unit", kind.of, 0, stmt.span))
        with self.block(f"for {turn} in range({count} if {count} <= {left} else 0):"):
            index = self.code.temp("int", self._drawn(stmt.source, source, left))
            self.code.line(f"{left} -= 1")
            name = self.bind(unit, "int")
            self.code.line(f"{name} = {from_index(kind.of, index)}")
            target, guards = self.located(stmt.target)
            self.add_to(stmt.target, target, guards, core.Local(kind.of, stmt.span, unit), stmt.span)

    def _available(self, place: Place, index: str) -> str:
        kind = place.item.type
        if isinstance(kind, BagType):
            return f"bag_size(&{self.counts(place, index)}], {size_of(kind.of)})"
        assert isinstance(kind, SetType)
        width = self.context.width(kind)
        return f"b{width}_count(b{width}_load(&s.{self.stored(place).name}[({index}) * {width}]))"

    def _drawn(self, place: Place, index: str, left: str) -> str:
        kind = place.item.type
        if isinstance(kind, BagType):
            return f"draw_unit(&{self.counts(place, index)}], {size_of(kind.of)}, {left}, &ctx.rng)"
        assert isinstance(kind, SetType)
        width = self.context.width(kind)
        return f"b{width}_draw(&s.{self.stored(place).name}[({index}) * {width}], {left}, &ctx.rng)"

    def _do_chance(self, stmt: core.Chance) -> None:
        kind = stmt.source.type
        if isinstance(kind, SetType) and not is_parts(kind):
            width = self.context.width(kind)
            index = self.code.temp("int", f"b{width}_chance({self.value(stmt.source)}, &ctx.rng)")
            of = kind.of
        elif isinstance(kind, BagType):
            of = kind.of
            index = self.code.temp("int", f"bag_chance({self.bag(stmt.source)}, {size_of(of)}, &ctx.rng)")
        else:
            raise NotLowered("chance over this", stmt.span)
        with self.block(f"if {index} < 0:"):
            self.fault(faults.NOTHING, stmt.span)
        name = self.names.get(stmt.var) or self.bind(stmt.var, "int")
        self.code.line(f"{name} = {from_index(of, index)} if {index} >= 0 else 0")

    # ------------------------------------------------------------ control
    def _do_when(self, stmt: core.When) -> None:
        test = self.value(stmt.test)
        with self.block(f"if {test}:"):
            self.statements(stmt.then)
        if stmt.other:
            with self.block("else:"):
                self.statements(stmt.other)

    def _do_repeat(self, stmt: core.Repeat) -> None:
        turn = self.code.temp("int")
        self.forget()
        with self.block(f"for {turn} in range({stmt.limit}):"):
            if stmt.test is not None:
                with self.block(f"if not {self.value(stmt.test)}:"):
                    self.code.line("break")
            self.statements(stmt.body)
            self.forget()
        if stmt.test is not None:
            with self.block(f"if {self.value(stmt.test)}:"):
                self.fault(faults.BOUND, stmt.span)

    def _do_foreach(self, stmt: core.ForEach) -> None:
        if len(stmt.binder.sources) != 1:
            (var, source), rest = stmt.binder.sources[0], stmt.binder.sources[1:]
            inner = core.ForEach(stmt.span, core.Binder(rest, stmt.binder.where), stmt.body)
            self._do_foreach(core.ForEach(stmt.span, core.Binder(((var, source),), None), (inner,)))
            return
        var, source = stmt.binder.sources[0]
        kind = source.type
        if isinstance(kind, SetType) and not is_parts(kind) and self.context.board_of(kind.of) is not None:
            self._each_cell(stmt, var, source)
        elif isinstance(kind, BagType) or is_parts(kind):
            self._each_fixed(stmt, var, source)
        else:
            with self.each(var, source):
                self.forget()
                self._guarded_body(stmt)

    def _guarded_body(self, stmt: core.ForEach) -> None:
        if stmt.binder.where is None:
            self.statements(stmt.body)
            return
        with self.block(f"if {self.value(stmt.binder.where)}:"):
            self.statements(stmt.body)

    def _each_cell(self, stmt: core.ForEach, var: core.Var, source: Expr) -> None:
        """Cells in order; the condition is asked again after each round, for all cells still to come at once."""
        assert isinstance(source.type, SetType)
        width = self.context.width(source.type)
        rest = self.code.temp(f"b{width}", self.value(source))
        self.forget()
        found = self.code.temp(f"b{width}")
        with self.block("while True:"):
            where = stmt.binder.where
            self.code.line(f"{found} = {self.plane_within(where, var, rest) if where is not None else rest}")
            with self.block(f"if not b{width}_any({found}):"):
                self.code.line("break")
            name = self.bind(var, "int")
            self.code.line(f"{name} = b{width}_low({found})")
            self.code.line(f"{rest} = b{width}_above({rest}, {name})")
            self.statements(stmt.body)
            self.forget()

    def _each_fixed(self, stmt: core.ForEach, var: core.Var, source: Expr) -> None:
        """A bag's units or a region's parts, in order, as they were at the start."""
        if isinstance(source.type, BagType):
            counts = self.simple_bag(source)
            self.names[var] = counts
            raise NotLowered("a loop over a bag", stmt.span)
        array, count = self.sets(source)
        assert isinstance(source.type, SetType) and isinstance(source.type.of, SetType)
        turn = self.code.temp("int")
        with self.block(f"for {turn} in range({count}):"):
            self.forget()
            name = self.bind(var, f"b{self.context.width(source.type.of)}")
            self.code.line(f"{name} = {array}[{turn}]")
            self._guarded_body(stmt)
            self.forget()

    def _do_run(self, stmt: core.Run) -> None:
        from shedu.compiler.plan.functions import flow_function

        name = rule_name("f", stmt.flow.rule, stmt.flow.name)
        self.context.request(name, lambda: flow_function(self.context, stmt.flow, name))
        args = [self.argument(arg, var.type) for arg, var in zip(stmt.args, stmt.flow.params, strict=True)]
        self.code.line(f"{name}({', '.join(['s', *args, 'ctx'])})")


class Lower(Effects):
    """All of it."""

    __slots__ = ()


