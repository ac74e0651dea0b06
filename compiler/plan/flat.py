"""Legal answers of an action without cells among its parameters: loops over what the requirements leave.

Each parameter's loop runs over the set or bag that a requirement ``parameter in E`` names, if E is known by then. A
condition is tested, and a let taken, in the outermost loop where its variables are known, cheap ones first; one that
can fault is tested last, as in the reference. Parameters that no condition ties to those before them are gone through
once, not once for each of those. All loops ascend, so the answers are found in order of their numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise
from math import prod

from shedu.compiler import core
from shedu.compiler.core import Expr, Var
from shedu.compiler.plan.effects import Lower
from shedu.compiler.plan.groups import Group, bag_table
from shedu.compiler.plan.judging import cost, may_fault
from shedu.compiler.plan.regions import conjuncts
from shedu.compiler.plan.seats import taking_part
from shedu.compiler.plan.simplify import simplified
from shedu.compiler.plan.storage import from_index, is_parts, to_index
from shedu.compiler.walk import expressions
from shedu.runtime.types import Atom, BagType, SetType, cardinality, parameter_count, strip

MOST_KEPT = 1_024
"""Longer parameters are not gone through apart from the others."""


@dataclass(slots=True)
class Flat:
    """Writes the loops. ``lets``: the action's lets under new names; ``tests``: conditions that cannot fault, in parts;
    ``late``: those that can, whole; ``sources``: what a parameter's loop runs over."""

    lower: Lower
    group: Group
    lets: dict[Var, Expr] = field(default_factory=dict)
    tests: list[Expr] = field(default_factory=list)
    late: list[Expr] = field(default_factory=list)
    sources: dict[Var, Expr] = field(default_factory=dict)
    made: set[Var] = field(default_factory=set)

    # ------------------------------------------------------------ what is tested, and where
    def take(self, action: core.Action, values: dict[Var, Expr], seen: bool) -> None:
        """Take in an action's steps; ``values``: what stands for `me` and fixed parameters."""
        fresh, game = self.lower.context.fresh, self.lower.context.game
        given = [var for var, fixed in zip(action.params, action.fixed, strict=True) if not fixed]
        for var in given:
            self._seats(game, var, values.get(var, core.Local(var.type, var.span, var)))
        for step in action.steps:
            if isinstance(step, core.Let):
                values[step.var] = self._let(step.var, fresh.rename(step.value, values))
            elif not seen or step.public:
                self._requirement(simplified(fresh.rename(step.condition, values)))
        for place, var in enumerate(self.group.params):
            self._source(place, var)

    def _seats(self, game: core.Game, var: Var, value: Expr) -> None:
        test = taking_part(game, value)
        if test is None:
            return
        if isinstance(var.type, Atom) and var in self.group.params:
            self.sources[var] = core.Domain(SetType(var.type), var.span, var.type)
        else:
            self.tests.append(test)

    def _requirement(self, condition: Expr) -> None:
        if self._faulty(condition):
            self.late.append(condition)
        else:
            self.tests += conjuncts(condition)

    def _let(self, var: Var, value: Expr) -> Expr:
        """Return what stands for a let: itself where it is no single value, else a variable taken when it is needed."""
        if isinstance(value, core.Const | core.Local) or cardinality(value.type) is None:
            return value
        kept = self.lower.context.fresh.var(Var(var.name, value.type, 0, var.span))
        self.lets[kept] = value
        return core.Local(value.type, var.span, kept)

    def _faulty(self, expr: Expr) -> bool:
        return may_fault(expr) or any(self._faulty(self.lets[var]) for var in self._named(expr, self.lets))

    def _named(self, expr: Expr, among: Iterable[Var]) -> list[Var]:
        names = {part.var for part in expressions(expr) if isinstance(part, core.Local)}
        return [var for var in among if var in names]

    def _level(self, expr: Expr) -> int:
        """Return how many parameters must be known for a value."""
        own = max((place + 1 for place, var in enumerate(self.group.params) if self._named(expr, (var,))), default=0)
        return max([own, *(self._level(self.lets[var]) for var in self._named(expr, self.lets))])

    def _source(self, place: int, var: Var) -> None:
        """Let a parameter's loop run over what it must be in."""
        for test in self.tests:
            match test:
                case core.Op(op="in", args=(core.Local(var=it), whole)) if it is var and self._level(whole) <= place:
                    kind = whole.type
                    plain = isinstance(kind, BagType) or (isinstance(kind, SetType) and not is_parts(kind))
                    if plain and kind.of == strip(var.type):  # type: ignore[union-attr]
                        if var in self.sources:
                            self.tests.append(core.Op(test.type, test.span, "in", (test.args[0], self.sources[var])))
                        self.sources[var] = whole
                        self.tests.remove(test)
                        return

    # ------------------------------------------------------------ the loops
    def write(self) -> None:
        """Write the loops, and what they find into the group's fields: a bit set, or numbers in order."""
        group, code = self.group, self.lower.code
        whole = self._whole()
        found = whole or code.temp("int", "0") if group.listed else whole or self._nothing()
        if whole is None:
            blocks = self._blocks()
            if len(blocks) < 2:
                self._bound(0, len(group.params), "", lambda number: self._record(number, found))
            else:
                self._product(blocks, found)
        if group.listed:
            code.line(f"legal.{group.name}_n[0] = {found}")
        else:
            code.line(f"legal.{group.name}[0] = {found}")
            code.line(f"legal.{group.name}_n[0] = b{group.width}_count(legal.{group.name}[0])")
        code.line(f"total += legal.{group.name}_n[0]")

    def _nothing(self) -> str:
        return self.lower.code.temp(f"b{self.group.width}", f"b{self.group.width}_none()")

    def _whole(self) -> str | None:
        """Return the set of all answers where that is just what the only parameter must be in."""
        if self.group.listed or self.tests or self.late or len(self.group.params) != 1:
            return None
        (var,) = self.group.params
        source = self.sources.get(var)
        if source is None or isinstance(source, core.Domain):
            return None
        self._take_lets(source)
        if source.type == SetType(var.type):
            return self.lower.value(source)
        return self.lower.kinds_there(source) if source.type == BagType(var.type) else None

    def _blocks(self) -> list[tuple[int, int]]:
        """Return (first, end) of runs of parameters that have nothing to do with one another."""
        count = len(self.group.params)
        ties = [self._places(test) for test in self.tests]
        ties += [{self.group.params.index(var)} | self._places(source) for var, source in self.sources.items()]
        cuts = [k for k in range(1, count) if not any(tie and min(tie) < k <= max(tie) for tie in ties)]
        if self.late or any(parameter_count(var.type) > MOST_KEPT for var in self.group.params):
            cuts = []
        edges = [0, *cuts, count]
        return list(pairwise(edges))

    def _places(self, expr: Expr) -> set[int]:
        """Return the places of the parameters that a value depends on."""
        own = {place for place, var in enumerate(self.group.params) if self._named(expr, (var,))}
        return own.union(*(self._places(self.lets[var]) for var in self._named(expr, self.lets)))

    def _product(self, blocks: list[tuple[int, int]], found: str) -> None:
        """Write the loops of each run by itself, the numbers it leaves into an array; then all combinations."""
        code, kept = self.lower.code, []
        with ExitStack() as stack:
            self._guards(0, stack)
            for first, end in blocks:
                span = prod(parameter_count(var.type) for var in self.group.params[first:end])
                numbers, count = code.temp(f"uint16_t[{span}]"), code.temp("int", "0")
                made = set(self.made)
                self._loop(first, end, "", partial(self._keep, numbers, count))
                self.made = made
                stack.enter_context(self.lower.block(f"if {count}:"))
                kept.append((span, numbers, count))
            number = ""
            for span, numbers, count in kept:
                turn = code.temp("int")
                stack.enter_context(self.lower.block(f"for {turn} in range({count}):"))
                number = self._numbered(number, span, f"{numbers}[{turn}]")
            self._record(number, found)

    def _keep(self, numbers: str, count: str, number: str) -> None:
        self.lower.code.line(f"{numbers}[{count}] = <uint16_t>({number})")
        self.lower.code.line(f"{count} += 1")

    def _bound(self, place: int, end: int, number: str, record: Callable[[str], None]) -> None:
        """Write what is tested when so many parameters are known, then the loops inside up to ``end``; ``number``: C
        text of the answer's number so far."""
        with ExitStack() as stack:
            self._guards(place, stack)
            if place < end:
                self._loop(place, end, number, record)
                return
            for test in self.late:
                self._take_lets(test)
                stack.enter_context(self.lower.where(test))
            record(number or "0")

    def _guards(self, place: int, stack: ExitStack) -> None:
        """Put what follows under the conditions that so many parameters decide; take the lets that they suffice for."""
        for test in sorted((test for test in self.tests if self._level(test) == place), key=cost):
            self._take_lets(test)
            stack.enter_context(self.lower.where(test))
        for test in [test for test in (*self.tests, *self.sources.values()) if self._level(test) > place]:
            self._take_lets(test, place)

    def _take_lets(self, expr: Expr, most: int | None = None) -> None:
        """Give the lets that a value needs their values, if they are not known; ``most``: only those for which so many
        parameters are enough."""
        for var in self._named(expr, self.lets):
            if var in self.made:
                continue
            self._take_lets(self.lets[var], most)
            if most is None or self._level(self.lets[var]) <= most:
                self.made.add(var)
                self.lower.keep(var, self.lets[var])

    def _loop(self, place: int, end: int, number: str, record: Callable[[str], None]) -> None:
        var, lower = self.group.params[place], self.lower
        count = parameter_count(var.type)
        if var in self.sources:
            whole = self.sources[var]
            self._take_lets(whole)
            with lower.each(var, whole):
                index = to_index(strip(var.type), lower.name(var))
                self._bound(place + 1, end, self._numbered(number, count, index), record)
            return
        turn = lower.code.temp("int")
        with lower.block(f"for {turn} in range({count}):"):
            if isinstance(var.type, BagType):
                lower.names[var] = f"(&{bag_table(lower.context, var.type)}[{turn}][0])"
            else:
                lower.code.line(f"{lower.bind(var, 'int')} = {from_index(var.type, turn)}")
            self._bound(place + 1, end, self._numbered(number, count, turn), record)

    def _numbered(self, number: str, count: int, index: str) -> str:
        return self.lower.code.temp("int", f"{number} * {count} + {index}") if number else index

    def _record(self, number: str, found: str) -> None:
        group, code = self.group, self.lower.code
        if group.listed:
            code.line(f"legal.{group.name}[{found}] = <uint16_t>({number})")
            code.line(f"{found} += 1")
        else:
            code.line(f"{found} = b{group.width}_or({found}, b{group.width}_bit({number}))")
