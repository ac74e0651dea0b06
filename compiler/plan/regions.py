"""Lowering of regions: floods over bit sets, loops over parts, parts filtered by seeds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from shedu.compiler import core
from shedu.compiler.core import Expr, Region, Var
from shedu.compiler.plan import geometry, views
from shedu.compiler.plan.code import Function
from shedu.compiler.plan.context import NotLowered, View, rule_name
from shedu.compiler.plan.kept_lists import KeptLists
from shedu.compiler.plan.storage import ctype, size_of
from shedu.compiler.source import Span
from shedu.compiler.walk import mentions, substitute
from shedu.runtime.types import Bool, Optional, SetType


@dataclass(frozen=True, slots=True)
class Parts:
    """A set of sets brought to one form: the parts ``var`` of a region for which all ``tests`` hold."""

    region: Region
    args: tuple[Expr, ...]
    var: Var
    tests: tuple[Expr, ...]


def conjuncts(expr: Expr | None) -> tuple[Expr, ...]:
    """Return the conditions that an `and` joins."""
    if expr is None:
        return ()
    if isinstance(expr, core.Op) and expr.op == "and":
        return tuple(part for arg in expr.args for part in conjuncts(arg))
    return (expr,)


def conjoined(tests: Sequence[Expr], span: Span) -> Expr | None:
    """Return the conditions joined by `and`: the inverse of conjuncts; None for none."""
    if not tests:
        return None
    return tests[0] if len(tests) == 1 else core.Op(Bool(), span, "and", tuple(tests))


def seeds_of(test: Expr, part: Var) -> core.Gather | None:
    """Return the search if a test reads ``any(c in part where F(c))`` with F not about the part itself."""
    if not isinstance(test, core.Gather) or test.kind != "any" or len(test.binder.sources) != 1:
        return None
    (_, source), where = test.binder.sources[0], test.binder.where
    plain = isinstance(source, core.Local) and source.var is part
    return test if plain and (where is None or not mentions(where, part)) else None


def touches(test: Expr, part: Var) -> Expr | None:
    """Return x if a test reads ``x in around(part)`` with x not about the part."""
    match test:
        case core.Op(op="in", args=(cell, core.Builtin(name="around", args=(core.Local(var=var),)))):
            if var is part and not mentions(cell, part):
                return cell
    return None


class Regions(KeptLists):
    """Parts of regions as bit sets."""

    __slots__ = ()

    # ------------------------------------------------------------ one form for sets of sets
    def parts(self, source: Expr) -> Parts:
        """Bring a set of sets to one form. Raises NotLowered where it is none."""
        match source:
            case core.RegionSet(region=region, args=args):
                var = self.context.fresh.var(Var("part", region_type(region), 0, source.span))
                return Parts(region, args, var, ())
            case core.Call():
                return self.parts(self.inline(source))
            case core.LetIn(var=var, value=value, body=body):
                return self.parts(substitute(body, {var: value}))
            case core.Gather(kind="those", binder=binder) if len(binder.sources) == 1:
                var, inner = binder.sources[0]
                base = self.parts(inner)
                if binder.where is None:
                    return base
                where = self.context.fresh.rename(binder.where, {var: core.Local(base.var.type, source.span, base.var)})
                return Parts(base.region, base.args, base.var, base.tests + self.opened_tests(where, base.var))
        raise NotLowered("this set of sets", source.span)

    def region_parts(self, source: Expr) -> Parts | None:
        """Return the one form of a set of a region's parts; None where a set of sets is no region's."""
        try:
            return self.parts(source)
        except NotLowered:
            return None

    def opened_tests(self, where: Expr, part: Var) -> tuple[Expr, ...]:
        """Return the conjuncts of a condition, calls about the part put in place."""
        found: list[Expr] = []
        for test in conjuncts(where):
            if isinstance(test, core.Call) and mentions(test, part) and not self.is_direct(test):
                found += self.opened_tests(self.inline(test), part)
            else:
                found.append(test)
        return tuple(found)

    # ------------------------------------------------------------ floods
    def members(self, region: Region, args: tuple[Expr, ...]) -> str:
        """Return C text of the set of a region's cells: a call of its function."""
        name = rule_name("m", region.rule, region.name)
        self.context.request(name, lambda: members_function(self.context, region, name))
        return f"{name}({', '.join(['s', *(self.value(arg) for arg in args)])})"

    def members_once(self, region: Region, args: tuple[Expr, ...], expr: Expr) -> str:
        """Return a local with the set of a region's cells."""
        mark = core.RegionSet(SetType(region.board.cell), expr.span, region, args)
        n = geometry.width(self.context, region.board)
        return self.once(mark, f"b{n}", lambda: self.members(region, args))

    def _regionat(self, expr: core.RegionAt) -> str:
        region = expr.region
        n = geometry.width(self.context, region.board)

        def make() -> str:
            cell = self.simple(self.value(expr.cell))
            flood = geometry.flood(self.context, region.board)
            members = self.members_once(region, expr.args, expr)
            text = f"{flood}({members}, b{n}_bit({cell}))"
            return f"({text} if {cell} >= 0 else b{n}_none())" if isinstance(expr.cell.type, Optional) else text

        view = views.of_region(self.context, region)
        if view is not None and all(views.is_none(arg) for arg in expr.args):
            part = views.part_at(self.context, view)
            return self.once(expr, f"b{n}", lambda: f"{part}(s, {self.value(expr.cell)})")
        if isinstance(expr.cell.type, Optional):
            return self._guarded_flood(expr, n)
        return self.once(expr, f"b{n}", make)

    def _guarded_flood(self, expr: core.RegionAt, n: int) -> str:
        def make() -> str:
            cell = self.simple(self.value(expr.cell))
            result = self.code.temp(f"b{n}", f"b{n}_none()")
            with self.block(f"if {cell} >= 0:"):
                flood = geometry.flood(self.context, expr.region.board)
                members = self.members_once(expr.region, expr.args, expr)
                self.code.line(f"{result} = {flood}({members}, b{n}_bit({cell}))")
            return result

        return self.once(expr, f"b{n}", make)

    # ------------------------------------------------------------ sets of sets held whole
    def sets_bound(self, source: Expr) -> int:
        """Return the most members a set of sets can have."""
        match source:
            case core.MakeSet(items=items):
                return len(items)
            case core.Gather(kind="set", binder=binder):
                size = 1
                for var, _ in binder.sources:
                    size *= size_of(var.type)
                return size
            case core.Gather(kind="those", binder=binder):
                return self.sets_bound(binder.sources[0][1])
            case core.Local(var=var) if var in self.set_bounds:
                return self.set_bounds[var]
            case core.Call():
                return self.sets_bound(self.inline(source))
            case core.LetIn(body=body):
                return self.sets_bound(body)
            case core.RegionSet(region=region):
                return (len(region.board.cell.values) + 1) // 2 + 1
        raise NotLowered("this set of sets", source.span)

    def keep_sets(self, var: Var, source: Expr) -> None:
        """Give a variable a set of sets: an array ordered by first member, and its length under the name + ``_n``."""
        if var in self.names and self.names[var].startswith("s."):
            raise NotLowered("keeping a set of sets while a decision waits", var.span)
        array, count = self.sets(source)
        self.set_bounds[var] = self.sets_bound(source)
        self.names[var] = array
        self.set_sizes[array] = count

    def sets(self, source: Expr) -> tuple[str, str]:
        """Lower a set of sets whole: (array, length), ordered by first member, each set once."""
        if isinstance(source, core.Local):
            return self.name(source.var), self.set_sizes[self.name(source.var)]
        kind = source.type
        assert isinstance(kind, SetType) and isinstance(kind.of, SetType)
        n = self.context.width(kind.of)
        array, count = self.code.temp(f"b{n}[{max(1, self.sets_bound(source))}]"), self.code.temp("int", "0")
        with self._each_loose(source) as text:
            self.code.line(f"{count} = b{n}_put({array}, {count}, {text})")
        self.code.line(f"b{n}_sort({array}, {count})")
        return array, count

    @contextmanager
    def _each_loose(self, source: Expr) -> Iterator[str]:
        """Loop over the members of a set of sets in any order, giving the C text of each."""
        match source:
            case core.Gather(kind="set", binder=binder, body=core.Expr() as body):
                with self.binder(binder):
                    yield self.value(body)
            case core.MakeSet(items=items):
                turn = self.code.temp("int")
                kind = source.type
                assert isinstance(kind, SetType) and isinstance(kind.of, SetType)
                item = self.code.temp(f"b{self.context.width(kind.of)}")
                with self.block(f"for {turn} in range({len(items)}):"):
                    for place, part in enumerate(items):
                        with self.block(f"if {turn} == {place}:"):
                            self.code.line(f"{item} = {self.value(part)}")
                    yield item
            case core.Call():
                with self._each_loose(self.inline(source)) as text:
                    yield text
            case core.LetIn():
                with self._each_loose(self.let(source)) as text:
                    yield text
            case _:
                assert isinstance(source.type, SetType)
                var = self.context.fresh.var(Var("part", source.type.of, 0, source.span))
                with self.each(var, source):
                    yield self.name(var)

    @contextmanager
    def each_set(self, var: Var, source: Expr) -> Iterator[None]:
        """Loop over a set of sets that is no region's, by first member."""
        if isinstance(source, core.Gather) and source.kind == "those":
            inner, origin = source.binder.sources[0]
            with self.each(inner, origin):
                self.names[var] = self.name(inner)
                with self.where(source.binder.where):
                    yield
            return
        array, count = self.sets(source)
        kind = source.type
        assert isinstance(kind, SetType) and isinstance(kind.of, SetType)
        turn, name = self.code.temp("int"), self.bind(var, f"b{self.context.width(kind.of)}")
        with self.block(f"for {turn} in range({count}):"):
            self.code.line(f"{name} = {array}[{turn}]")
            yield

    @contextmanager
    def each_part(self, var: Var, source: Expr) -> Iterator[None]:
        """Loop over a region's parts that pass its tests; by lowest seed, which is by first cell if nothing seeds."""
        parts = self.region_parts(source)
        if parts is None:
            with self.each_set(var, source):
                yield
            return
        found = views.find(self.context, parts)
        if found is not None and all(views.is_none(arg) for arg in parts.args):
            with self._each_kept(var, parts, found):
                yield
            return
        n = geometry.width(self.context, parts.region.board)
        members = self.members_once(parts.region, parts.args, source)
        seeds = self.code.temp(f"b{n}", self.seed_set(parts, members))
        flood = geometry.flood(self.context, parts.region.board)
        name = self.bind(parts.var, f"b{n}")
        self.names[var] = name
        with self.block(f"while b{n}_any({seeds}):"):
            self.code.line(f"{name} = {flood}({members}, b{n}_bit(b{n}_low({seeds})))")
            self.code.line(f"{seeds} = b{n}_andnot({seeds}, {name})")
            rest = [test for test in parts.tests if seeds_of(test, parts.var) is None or self.is_second(test, parts)]
            with self.where(conjoined(rest, source.span)):
                yield

    @contextmanager
    def _each_kept(self, var: Var, parts: Parts, found: tuple[View, core.Gather]) -> Iterator[None]:
        """Loop over the parts that a view keeps; one that could not keep them all is flooded anew."""
        view, search = found
        i, n = view.number, geometry.width(self.context, parts.region.board)
        self.code.line(f"{views.renew(self.context, view)}(s)")
        turn, name = self.code.temp("int"), self.bind(parts.var, f"b{n}")
        left = self.code.temp(f"b{n}", f"b{n}_none()")
        members = self.code.temp(f"b{n}", f"b{n}_none()")
        flood = geometry.flood(self.context, parts.region.board)
        with self.block(f"if s.view{i}_stale:"):
            self.code.line(f"{members} = {self.members(parts.region, parts.args)}")
            assert search.binder.where is not None
            self.code.line(f"{left} = {self.plane_within(search.binder.where, search.binder.sources[0][0], members)}")
        self.names[var] = name
        self.code.line(f"{turn} = -1")
        with self.block("while True:"):
            self.code.line(f"{turn} += 1")
            with self.block(f"if {turn} < s.view{i}_n:"):
                self.code.line(f"{name} = s.view{i}_body[{turn}]")
            with self.block(f"elif b{n}_any({left}):"):
                self.code.line(f"{name} = {flood}({members}, b{n}_bit(b{n}_low({left})))")
                self.code.line(f"{left} = b{n}_andnot({left}, {name})")
            with self.block("else:"):
                self.code.line("break")
            rest = [test for test in parts.tests if test is not search]
            with self.where(conjoined(rest, search.span)):
                yield

    @contextmanager
    def where(self, test: Expr | None) -> Iterator[None]:
        """Put what is written inside under a condition, if there is one."""
        if test is None:
            yield
        else:
            with self.block(f"if {self.value(test)}:"):
                yield

    def is_second(self, test: Expr, parts: Parts) -> bool:
        """Tell whether a seeding test is not the one that seeds the floods."""
        return test is not next((t for t in parts.tests if seeds_of(t, parts.var) is not None), None)

    def seed_set(self, parts: Parts, members: str) -> str:
        """Return C text of the cells to flood from: those the first seeding test asks for, or all members."""
        n = geometry.width(self.context, parts.region.board)
        for test in parts.tests:
            search = seeds_of(test, parts.var)
            if search is not None and search.binder.where is not None:
                return self.plane_within(search.binder.where, search.binder.sources[0][0], members)
        return f"b{n}_and({members}, {members})"

    # ------------------------------------------------------------ "at least so many parts touch the cell"
    def touching(self, source: Expr, cell: Var, most: int) -> list[str] | None:
        """Return locals with the cells that at least 1, 2, ... ``most`` parts touch, where the parts of ``source`` are
        filtered by ``cell in around(part)``; None where they are not, or depend on the cell otherwise."""
        parts = self.region_parts(source)
        if parts is None:
            return None
        near = [test for test in parts.tests if self._is_cell(touches(test, parts.var), cell)]
        rest = tuple(test for test in parts.tests if test not in near)
        if not near or any(mentions(test, cell) for test in (*rest, *parts.args)):
            return None
        n = geometry.width(self.context, parts.region.board)
        found = views.find(self.context, parts)
        gap = bool(parts.args) and not views.is_none(parts.args[0])
        if found is not None and len(rest) == 1 and most + gap <= views.LEVELS:
            return self._kept_levels(parts, found[0], n, most)
        planes = [self.code.temp(f"b{n}", f"b{n}_none()") for _ in range(most)]
        binder = core.Binder(((parts.var, self._all_parts(parts, source)),), conjoined(rest, source.span))
        inner = core.Gather(source.type, source.span, "those", binder, None, None)
        var = self.context.fresh.var(parts.var)
        with self.each_part(var, inner):
            self.carry(planes, parts.region, self.name(var), n)
        return planes

    def _kept_levels(self, parts: Parts, view: View, n: int, most: int) -> list[str]:
        """Return the carry planes of a view, with the gap taken out where there is one."""
        i = view.number
        self.code.line(f"{views.renew(self.context, view)}(s)")
        if not parts.args or views.is_none(parts.args[0]):
            return [f"s.view{i}_level[{k}]" for k in range(most)]
        room = self.code.temp(f"b{n}[{views.LEVELS}]")
        levels = self.code.temp(
            f"b{n}*", f"{views.gap_levels(self.context, view, most)}(s, {self.value(parts.args[0])}, {room})"
        )
        return [f"{levels}[{k}]" for k in range(most)]

    def _all_parts(self, parts: Parts, source: Expr) -> Expr:
        return core.RegionSet(source.type, source.span, parts.region, parts.args)

    def _is_cell(self, expr: Expr | None, cell: Var) -> bool:
        return isinstance(expr, core.Local) and expr.var is cell

    def carry(self, planes: list[str], region: Region, part: str, n: int) -> None:
        """Count a part in: every cell of its border is touched once more."""
        spread = geometry.beside(self.context, region.board)
        border = self.code.temp(f"b{n}", f"b{n}_andnot({spread}({part}), {part})")
        for more, less in zip(reversed(planes), list(reversed(planes))[1:], strict=False):
            self.code.line(f"{more} = b{n}_or({more}, b{n}_and({less}, {border}))")
        self.code.line(f"{planes[0]} = b{n}_or({planes[0]}, {border})")

    # ------------------------------------------------------------ to be provided by the planes
    def plane_within(self, expr: Expr, var: Var, within: str) -> str:
        """Lower a condition to the members of ``within`` where it holds."""
        raise AssertionError


def region_type(region: Region) -> SetType:
    """Return the type of a region's parts."""
    return SetType(region.board.cell)


def members_function(context: object, region: Region, name: str) -> Function:
    """Write the function that returns the set of a region's cells."""
    from shedu.compiler.plan.context import Context
    from shedu.compiler.plan.functions import begin

    assert isinstance(context, Context)
    lower = begin(context)
    n = geometry.width(context, region.board)
    lower.code.line(f"return {lower.plane(region.where, region.cell)}")
    args = ", ".join(["State* s", *(f"{ctype(var.type)} v{var.uid}" for var in region.params)])
    return lower.code.function(f"cdef b{n} {name}({args}) noexcept nogil", region.name)
