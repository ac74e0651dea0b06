"""Flows that can stop, cut into numbered pieces (language.md, 7.1).

A routine is a flow or an action's effects. One that can reach a decision or an end has its parameters and kept values
in slots of the state, for it runs at most once at a time. A piece runs up to the next stop and returns the number of
the piece to go on with, ASK + the number of a question, or OVER.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from shedu.compiler import core, faults
from shedu.compiler.core import Action, Expr, Flow, Stmt, Var
from shedu.compiler.plan import geometry
from shedu.compiler.plan.code import Function, safe
from shedu.compiler.plan.context import Context, Effects, NotLowered
from shedu.compiler.plan.effects import Lower
from shedu.compiler.plan.functions import begin, used_in_effects
from shedu.compiler.plan.lengths import list_bound
from shedu.compiler.plan.rests import keep_items, keep_units
from shedu.compiler.plan.stops import Loop, Routine, body_of
from shedu.compiler.plan.storage import ctype, from_index, is_parts, size_of
from shedu.compiler.walk import statements
from shedu.runtime.types import BagType, ListType, SetType, strip


@dataclass(frozen=True, slots=True)
class Asked:
    """A question in the flows: its choice, the routine it stands in, and the pieces that follow an answer or none."""

    choice: core.ChooseAction | core.ChooseValue
    routine: Routine
    after: int
    otherwise: int | None


@dataclass(slots=True)
class Pieces:
    """Cuts all stopping routines of a game. ``made`` are the finished pieces by number; ``goes_on``: the
    statement or loop with which a piece goes on with its routine; ``hands_on``: where a piece leads that does
    nothing else, as its routine is done; ``repeats``: the number of each repeat."""

    context: Context
    effects: Effects
    made: dict[int, Function] = field(default_factory=dict)
    entries: dict[int, int] = field(default_factory=dict)
    asked: dict[int, Asked] = field(default_factory=dict)
    queue: list[tuple[int, Routine, Callable[[Lower], None]]] = field(default_factory=list)
    goes_on: dict[int, Stmt | Loop] = field(default_factory=dict)
    hands_on: dict[int, str] = field(default_factory=dict)
    repeats: dict[core.Repeat, int] = field(default_factory=dict)
    count: int = 0
    _stops: dict[int, bool] = field(default_factory=dict)

    # ------------------------------------------------------------ what stops
    def stops(self, block: tuple[Stmt, ...]) -> bool:
        """Tell whether a block can reach a decision or an end."""
        return any(self._stmt_stops(stmt) for stmt in statements(block))

    def _stmt_stops(self, stmt: Stmt) -> bool:
        match stmt:
            case core.ChooseAction() | core.ChooseValue() | core.End():
                return True
            case core.Run(flow=flow):
                return self.routine_stops(flow)
        return False

    def routine_stops(self, routine: Routine) -> bool:
        """Tell whether a flow or an action's effects can stop."""
        if routine.rule not in self._stops:
            self._stops[routine.rule] = self.stops(body_of(routine))
        return self._stops[routine.rule]

    # ------------------------------------------------------------ pieces and slots
    def new(self, routine: Routine, write: Callable[[Lower], None], on: Stmt | Loop | None = None) -> int:
        """Give out a piece's number; its text is written later. ``on``: with what its routine goes on."""
        self.count += 1
        self.queue.append((self.count - 1, routine, write))
        if on is not None:
            self.goes_on[self.count - 1] = on
        return self.count - 1

    def entry(self, routine: Routine) -> int:
        """Return the first piece of a stopping routine."""
        if routine.rule not in self.entries:
            self.declare(routine)
            self.entries[routine.rule] = self.new(routine, lambda lower: self._enter(lower, routine))
        return self.entries[routine.rule]

    def _enter(self, lower: Lower, routine: Routine) -> None:
        lower.code.line(f"ctx.fired[{routine.rule}] += 1")
        if isinstance(routine, Action):
            for step in routine.steps:
                if isinstance(step, core.Let) and used_in_effects(routine, step.var):
                    lower.statement(step)
        if routine is self.context.game.play:  # where it runs out, the game has come to its limit
            lower.code.line(f"s.head.reason = {len(self.context.game.ends) - 1}")
            self.emit(lower, routine, body_of(routine), "OVER")
        else:
            self.emit(lower, routine, body_of(routine), f"s.back{routine.rule}")

    def drain(self) -> None:
        """Write all pieces given out, and those they lead to."""
        while self.queue:
            number, routine, write = self.queue.pop(0)
            lower = begin(self.context)
            lower.names.update(self.names(routine))
            write(lower)
            head = f"cdef int k{number}_r{routine.rule}_{safe(routine.name)}(State* s, Context* ctx) noexcept nogil"
            self.made[number] = lower.code.function(head, routine.name)

    def declare(self, routine: Routine) -> None:
        """Give a stopping routine its slots in the state."""
        struct = self.context.struct
        struct[f"back{routine.rule}"] = "uint16_t"
        for var in kept_vars(routine):
            kind = var.type
            if isinstance(kind, BagType):
                struct[f"v{var.uid}"] = f"uint16_t[{size_of(kind.of)}]"
            elif isinstance(kind, ListType):
                struct[f"v{var.uid}"] = f"int[{max(1, self._bound(routine, var))}]"
                struct[f"v{var.uid}_n"] = "int32_t"
            elif not is_parts(kind):
                struct[f"v{var.uid}"] = ctype(kind) if isinstance(strip(kind), SetType) else "int32_t"

    def names(self, routine: Routine) -> dict[Var, str]:
        """Return where a stopping routine's variables live."""
        return {var: f"s.v{var.uid}" for var in kept_vars(routine) if not is_parts(var.type)}

    def _bound(self, routine: Routine, var: Var) -> int:
        """Return the most items of a list that a routine keeps."""
        if isinstance(var.type, ListType) and var.type.limit is not None:
            return var.type.limit
        for stmt in statements(body_of(routine)):
            if isinstance(stmt, core.Let) and stmt.var is var:
                return list_bound(stmt.value)
        raise NotLowered("keeping this list", var.span)

    def slot(self, name: str, kind: str) -> str:
        """Declare a slot of the plan's own and return its C text."""
        self.context.struct[name] = kind
        return f"s.{name}"

    # ------------------------------------------------------------ cutting
    def emit(self, lower: Lower, routine: Routine, block: tuple[Stmt, ...], goto: str) -> None:
        """Write a block that goes on at ``goto``; what follows a stop becomes a piece."""
        for place, stmt in enumerate(block):
            if not self.stops((stmt,)):
                lower.statement(stmt)
                continue
            rest = block[place + 1 :]
            self._stop(lower, routine, stmt, self._join(routine, rest, goto), rest, goto)
            return
        lower.code.line(f"return {goto}")

    def _join(self, routine: Routine, rest: tuple[Stmt, ...], goto: str) -> str:
        if not rest:
            return goto
        return str(self.new(routine, lambda lower: self.emit(lower, routine, rest, goto), rest[0]))

    def _stop(self, lower: Lower, routine: Routine, stmt: Stmt, join: str, rest: tuple[Stmt, ...], goto: str) -> None:
        match stmt:
            case core.End(reason=reason):
                lower.code.line(f"s.head.reason = {reason}")
                lower.code.line("return OVER")
            case core.When(test=test, then=then, other=other):
                with lower.block(f"if {lower.value(test)}:"):
                    self.emit(lower, routine, then, join)
                with lower.block("else:"):
                    self.emit(lower, routine, other, join)
            case core.Run(flow=flow, args=args):
                self._run(lower, flow, args, join)
            case core.Repeat():
                self._repeat(lower, routine, stmt, join)
            case core.Together():
                self._together(lower, routine, stmt, join)
            case core.ForEach():
                self._for(lower, routine, stmt, join)
            case core.ChooseAction() | core.ChooseValue():
                self._ask(lower, routine, stmt, join)
            case _:
                raise NotLowered(f"a {type(stmt).__name__} that stops", stmt.span)

    def _run(self, lower: Lower, flow: Flow, args: tuple[Expr, ...], join: str) -> None:
        entry = self.entry(flow)
        self.pass_args(lower, flow.params, args)
        lower.code.line(f"s.back{flow.rule} = {join}")
        lower.code.line(f"return {entry}")

    def pass_args(self, lower: Lower, params: tuple[Var, ...], args: tuple[Expr, ...]) -> None:
        """Write a callee's arguments into its slots."""
        for var, arg in zip(params, args, strict=True):
            if isinstance(var.type, BagType):
                lower.fill_bag(f"s.v{var.uid}", arg, size_of(var.type.of))
            elif isinstance(var.type, ListType):
                lower.code.line(f"s.v{var.uid}_n = 0")
                lower.fill_list(f"s.v{var.uid}", f"s.v{var.uid}_n", arg)
            else:
                lower.code.line(f"s.v{var.uid} = {lower.value_as(arg, var.type)}")

    # ------------------------------------------------------------ loops
    def _repeat(self, lower: Lower, routine: Routine, stmt: core.Repeat, join: str) -> None:
        # numbered in order, not by line: a comment must not change the sources
        left = self.slot(f"left{self.repeats.setdefault(stmt, len(self.repeats))}", "int32_t")
        head = self.new(routine, lambda inner: self._round(inner, routine, stmt, left, join, head), stmt)
        lower.code.line(f"{left} = {stmt.limit}")
        lower.code.line(f"return {head}")

    def _round(self, lower: Lower, routine: Routine, stmt: core.Repeat, left: str, join: str, head: int) -> None:
        top = routine is self.context.game.play and stmt in routine.body
        if stmt.test is not None:
            with lower.block(f"if not {lower.value(stmt.test)}:"):
                lower.code.line(f"return {join}")
        with lower.block(f"if {left} <= 0:"):
            if stmt.test is not None and not top:
                lower.fault(faults.BOUND, stmt.span)
            if top and stmt.test is not None:
                lower.code.line(f"s.head.reason = {len(self.context.game.ends) - 1}")
                lower.code.line("return OVER")
            else:
                lower.code.line(f"return {join}")
        lower.code.line(f"{left} -= 1")
        self.emit(lower, routine, stmt.body, str(head))

    def _for(self, lower: Lower, routine: Routine, stmt: core.ForEach, join: str) -> None:
        if len(stmt.binder.sources) != 1:
            (var, source), rest = stmt.binder.sources[0], stmt.binder.sources[1:]
            inner = core.ForEach(stmt.span, core.Binder(rest, stmt.binder.where), stmt.body)
            if any(self.effects.writes(stmt.body) & self.effects.reads(later) for _, later in rest):
                raise NotLowered("a loop over several sources whose body changes the later ones", stmt.span)
            self._for(lower, routine, core.ForEach(stmt.span, core.Binder(((var, source),), None), (inner,)), join)
            return
        var, source = stmt.binder.sources[0]
        source = lower.opened(source) if not is_parts(source.type) else source
        mark = f"{var.uid}"
        if isinstance(source, core.Builtin) and source.name == "clockwise":
            self._for_seats(lower, routine, stmt, source, join, mark)
        elif is_parts(source.type):
            self._for_parts(lower, routine, stmt, source, join, mark)
        elif isinstance(source.type, SetType):
            self._for_set(lower, routine, stmt, source, join, mark)
        else:
            keep = keep_units if isinstance(source.type, BagType) else keep_items
            self._for_rest(lower, routine, stmt, keep(lower, self.slot, mark, source), join)

    def _together(self, lower: Lower, routine: Routine, stmt: core.Together, join: str) -> None:
        """A loop during which the state knows that nobody watches."""

        def leave(inner: Lower) -> None:
            inner.code.line("s.head.together = 0")
            inner.code.line(f"return {join}")

        lower.code.line(f"s.head.together = {stmt.number}")
        self._for(lower, routine, stmt, str(self.new(routine, leave)))

    def _for_rest(
        self, lower: Lower, routine: Routine, stmt: core.ForEach, next_one: Callable[[Lower, str, str], None], join: str
    ) -> None:
        """A bag or a list, as it was at the start."""
        var = stmt.binder.sources[0][0]

        def head(inner: Lower) -> None:
            next_one(inner, join, f"s.v{var.uid}")
            self._body(inner, routine, stmt, number)

        number = self.new(routine, head, var)
        lower.code.line(f"return {number}")

    def _for_seats(
        self, lower: Lower, routine: Routine, stmt: core.ForEach, source: core.Builtin, join: str, mark: str
    ) -> None:
        done, first = self.slot(f"done{mark}", "int32_t"), self.slot(f"first{mark}", "int32_t")
        name = f"s.v{mark}"

        def head(inner: Lower) -> None:
            with inner.block(f"if {done} >= {self.context.seats()}:"):
                inner.code.line(f"return {join}")
            inner.code.line(f"{name} = seat_on({first} + {done}, {self.context.seats()})")
            inner.code.line(f"{done} += 1")
            self._body(inner, routine, stmt, number)

        number = self.new(routine, head, stmt.binder.sources[0][0])
        lower.code.line(f"{first} = {lower.value(source.args[0])}")
        lower.code.line(f"{done} = 0")
        lower.code.line(f"return {number}")

    def _for_set(self, lower: Lower, routine: Routine, stmt: core.ForEach, source: Expr, join: str, mark: str) -> None:
        assert isinstance(source.type, SetType)
        width = self.context.width(source.type)
        rest, name = self.slot(f"rest{mark}", f"b{width}"), f"s.v{mark}"
        of = source.type.of

        def head(inner: Lower) -> None:
            with inner.block(f"if not b{width}_any({rest}):"):
                inner.code.line(f"return {join}")
            inner.code.line(f"{name} = {from_index(of, f'b{width}_low({rest})')}")
            inner.code.line(f"{rest} = b{width}_drop({rest})")
            self._body(inner, routine, stmt, number)

        number = self.new(routine, head, stmt.binder.sources[0][0])
        lower.code.line(f"{rest} = {lower.value(source)}")
        lower.code.line(f"return {number}")

    def _for_parts(
        self, lower: Lower, routine: Routine, stmt: core.ForEach, source: Expr, join: str, mark: str
    ) -> None:
        """The rest is kept as the parts' first cells; a part is looked up again: the body must leave the region."""
        parts = lower.parts(source)
        region = parts.region
        if self.effects.writes(stmt.body) & self.effects.reads(region.where):
            raise NotLowered("a loop over parts whose body changes the region", stmt.span)
        n = geometry.width(self.context, region.board)
        rest, name = self.slot(f"rest{mark}", f"b{n}"), f"s.v{mark}"
        cell = self.context.fresh.var(Var("first", region.board.cell, 0, stmt.span))
        part = core.RegionAt(source.type, stmt.span, region, parts.args, core.Local(cell.type, stmt.span, cell))

        def head(inner: Lower) -> None:
            with inner.block(f"if not b{n}_any({rest}):"):
                inner.code.line(f"return {join}")
            inner.code.line(f"{inner.bind(cell, 'int')} = b{n}_low({rest})")
            inner.code.line(f"{rest} = b{n}_drop({rest})")
            inner.code.line(f"{name} = {inner.value(part)}")
            self._body(inner, routine, stmt, number)

        number = self.new(routine, head, stmt.binder.sources[0][0])
        self._gather_parts(lower, stmt, source, rest, n)
        with lower.block(f"if not b{n}_any({rest}):"):
            lower.code.line(f"return {join}")
        lower.code.line(f"return {number}")

    def _gather_parts(self, lower: Lower, stmt: core.ForEach, source: Expr, rest: str, n: int) -> None:
        """Put the parts' first cells into the rest, without those before the first that passes the condition: it was
        asked of them while nothing had changed."""
        var, where = stmt.binder.sources[0][0], stmt.binder.where
        lower.code.line(f"{rest} = b{n}_none()")
        hit = lower.code.temp(f"b{n}", f"b{n}_none()")
        with lower.each_part(var, source):
            low = lower.code.temp(f"b{n}", f"b{n}_bit(b{n}_low({lower.name(var)}))")
            lower.code.line(f"{rest} = b{n}_or({rest}, {low})")
            with lower.block(f"if {lower.value(where) if where is not None else 'True'}:"):
                lower.code.line(f"{hit} = b{n}_or({hit}, {low})")
        lower.names.update(self.names_of(stmt))
        lower.code.line(
            f"{rest} = b{n}_andnot({rest}, b{n}_first(b{n}_low({hit}))) if b{n}_any({hit}) else b{n}_none()"
        )

    def names_of(self, stmt: core.ForEach) -> dict[Var, str]:
        """Return the slots of a loop's variables, which looping in a piece had put into locals."""
        return {var: f"s.v{var.uid}" for var, _ in stmt.binder.sources}

    def _body(self, lower: Lower, routine: Routine, stmt: core.ForEach, head: int) -> None:
        lower.forget()
        if stmt.binder.where is not None:
            with lower.block(f"if not {lower.value(stmt.binder.where)}:"):
                lower.code.line(f"return {head}")
        self.emit(lower, routine, stmt.body, str(head))

    # ------------------------------------------------------------ questions
    def _ask(self, lower: Lower, routine: Routine, stmt: core.ChooseAction | core.ChooseValue, join: str) -> None:
        question = stmt.question.number
        after = join
        if isinstance(stmt, core.ChooseValue) and stmt.body is not None:
            body = stmt.body
            after = str(self.new(routine, lambda inner: self.emit(inner, routine, body, join)))
        otherwise = None
        if stmt.otherwise is not None or (isinstance(stmt, core.ChooseValue) and stmt.body is not None):
            block = stmt.otherwise or ()
            otherwise = self.new(routine, lambda inner: self.emit(inner, routine, block, join))
        if not after.isdigit():
            going, after = after, str(self.new(routine, lambda inner: inner.code.line(f"return {going}")))
            self.hands_on[int(after)] = going
        self.asked[question] = Asked(stmt, routine, int(after), otherwise)
        lower.code.line(f"s.head.seat = {lower.value(stmt.decider)}")
        lower.code.line(f"s.head.question = {question}")
        lower.code.line("return ASK")


def kept_vars(routine: Routine) -> Iterator[Var]:
    """Yield the variables of a routine that live in slots: parameters, lets, loop and choice variables."""
    yield from routine.params
    if isinstance(routine, Action):
        yield routine.me
        yield from (
            step.var for step in routine.steps if isinstance(step, core.Let) and used_in_effects(routine, step.var)
        )
    for stmt in statements(body_of(routine)):
        match stmt:
            case core.Let(var=var) | core.Chance(var=var) | core.ChooseValue(var=var):
                yield var
            case core.ForEach(binder=binder):
                yield from (var for var, _ in binder.sources)
            case core.ChooseAction():
                yield from stmt.captures
