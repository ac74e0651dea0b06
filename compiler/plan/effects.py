"""Lowering of statements that cannot stop for a decision."""

from __future__ import annotations

from shedu.compiler import core, faults
from shedu.compiler.core import Expr, Place, Stmt
from shedu.compiler.plan.context import NotLowered, rule_name
from shedu.compiler.plan.storage import (
    ctype,
    from_index,
    is_parts,
    is_some,
    list_bytes,
    none_of,
    size_of,
)
from shedu.compiler.plan.storing import Storing
from shedu.runtime.types import BagType, ListType, SetType, strip


class Effects(Storing):
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
        index, guards = self.located(stmt.place)
        seat = self.simple(self.value(stmt.to))
        with self.block(self.guard(guards, stmt.span)):
            self.code.line(f"s.show_{self.stored(stmt.place).name}[{index}] |= (<uint32_t>1) << {seat}")
            self.code.line("s.shows = 1")

    def _do_together(self, stmt: core.Together) -> None:
        self._do_foreach(stmt)  # nobody is asked in it: nothing to hide

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
        if self.move_held(stmt, index, guards):
            return
        var = self.context.fresh.var(core.Var("moved", kind, 0, stmt.span))
        read = core.Read(kind, stmt.span, stmt.source.item, stmt.source.keys)
        self.keep(var, read)
        local = core.Local(strip(kind), stmt.span, var)
        if isinstance(kind, ListType):
            self.code.line(f"memset({self.list_entry(self.stored(stmt.source), index)}, 0, {list_bytes(kind)})")
            self.touched(self.stored(stmt.source), index)
            target, other = self.located(stmt.target)
            self.add_to(stmt.target, target, other, local, stmt.span)
            return
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
        count = self.simple(self.value(stmt.count))
        kind = stmt.source.type
        assert isinstance(kind, BagType | SetType)
        pool = self._pool(stmt.source)
        held = "held_" if pool.startswith("&s.h") else ""
        left = self.code.temp("int", self._available(kind, pool, held))
        with self.block(f"if {count} > {left}:"):
            self.fault(faults.DRAWN, stmt.span)
        turn = self.code.temp("int")
        unit = self.context.fresh.var(core.Var("unit", kind.of, 0, stmt.span))
        with self.block(f"for {turn} in range({count} if {count} <= {left} else 0):"):
            index = self.code.temp("int", self._drawn(kind, pool, left, held))
            self.code.line(f"{left} -= 1")
            if isinstance(stmt.source, Place):
                self.touched(self.stored(stmt.source), "")
            name = self.bind(unit, "int")
            self.code.line(f"{name} = {from_index(kind.of, index)}")
            target, guards = self.located(stmt.target)
            self.add_to(stmt.target, target, guards, core.Local(kind.of, stmt.span, unit), stmt.span)

    def _pool(self, source: Place | Expr) -> str:
        """Return C text that points to what is drawn from: the state's own words, or a copy of a value."""
        kind = source.type
        assert isinstance(kind, BagType | SetType)
        if isinstance(source, Place):
            index, _ = self.located(source)
            if self.stored(source).held:
                return self.pointers(self.stored(source), index)
            if isinstance(kind, BagType):
                return f"&{self.counts(source, index)}]"
            return f"&s.{self.stored(source).name}[({index}) * {self.context.width(kind)}]"
        if isinstance(kind, BagType):
            counts = self.code.temp(f"uint16_t[{size_of(kind.of)}]")
            self.fill_bag(counts, source, size_of(kind.of))
            return counts
        return f"<uint64_t*>&{self.code.temp(f'b{self.context.width(kind)}', self.value(source))}"

    def _available(self, kind: BagType | SetType, pool: str, held: str) -> str:
        if isinstance(kind, BagType):
            return f"{held or 'bag_'}size({pool}, {size_of(kind.of)})"
        width = self.context.width(kind)
        return f"b{width}_count(b{width}_load({pool}))"

    def _drawn(self, kind: BagType | SetType, pool: str, left: str, held: str) -> str:
        if isinstance(kind, BagType):
            return f"{held + 'draw' if held else 'draw_unit'}({pool}, {size_of(kind.of)}, {left}, &ctx.rng)"
        return f"b{self.context.width(kind)}_draw({pool}, {left}, &ctx.rng)"

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
            self._each_unit(stmt, var, source)
            return
        array, count = self.sets(source)
        assert isinstance(source.type, SetType) and isinstance(source.type.of, SetType)
        turn = self.code.temp("int")
        with self.block(f"for {turn} in range({count}):"):
            self.forget()
            name = self.bind(var, f"b{self.context.width(source.type.of)}")
            self.code.line(f"{name} = {array}[{turn}]")
            self._guarded_body(stmt)
            self.forget()

    def _each_unit(self, stmt: core.ForEach, var: core.Var, source: Expr) -> None:
        assert isinstance(source.type, BagType)
        of, kinds = source.type.of, size_of(source.type.of)
        counts, kind, unit = self.code.temp(f"uint16_t[{kinds}]"), self.code.temp("int"), self.code.temp("int")
        self.fill_bag(counts, source, kinds)
        with self.block(f"for {kind} in range({kinds}):"), self.block(f"for {unit} in range({counts}[{kind}]):"):
            self.forget()
            self.code.line(f"{self.bind(var, 'int')} = {from_index(of, kind)}")
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
