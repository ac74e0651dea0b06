"""Lowering of sources to loops, and of searching and gathering."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from shedu.compiler import core
from shedu.compiler.core import Expr, Var
from shedu.compiler.plan.context import NotLowered
from shedu.compiler.plan.knowing import known_values
from shedu.compiler.plan.regions import conjoined, conjuncts
from shedu.compiler.plan.rows import Rows
from shedu.compiler.plan.storage import ctype, from_index, is_parts, none_of, nothing_found, size_of, to_index
from shedu.runtime.types import BagType, Bool, ListType, SetType, Type, strip

UNITS = ("sum", "count", "list", "bag")


class Loops(Rows):
    """Quantifiers, sums, minima, sets by formula: each a loop, or set algebra where the cells are bits."""

    __slots__ = ()

    # ------------------------------------------------------------ going through a source
    @contextmanager
    def each(self, var: Var, source: Expr, units: bool = False) -> Iterator[None]:
        """Write a loop in which ``var`` takes the values of a set, bag, list or region's parts, in order."""
        source = self.opened(source)
        kind = source.type
        if is_parts(kind):
            with self.each_part(var, source):
                yield
        elif isinstance(source, core.Builtin) and source.name == "ways":
            with self.each_way(var, source.args[0], size_of(bag_kind(source))):
                yield
        elif isinstance(kind, ListType):
            with self.each_listed(var, source):
                yield
        elif isinstance(kind, BagType):
            with self.each_kind(var, source, units):
                yield
        elif isinstance(source, core.Op) and source.op == "span":
            with self.each_number(var, source):
                yield
        elif isinstance(source, core.Domain):
            name = self.bind(var, "int")
            index = self.code.temp("int")
            with self.block(f"for {index} in range({self.domain_size(source)}):"):
                self.code.line(f"{name} = {from_index(source.of, index)}")
                yield
        else:
            with self.each_member(var, source):
                yield

    def opened(self, source: Expr) -> Expr:
        """Return a source with calls of defines that are no C functions put in place."""
        while isinstance(source, core.Call) and not self.is_direct(source):
            source = self.inline(source)
        while isinstance(source, core.LetIn):
            source = self.opened(self.let(source))
        return source

    @contextmanager
    def each_member(self, var: Var, source: Expr) -> Iterator[None]:
        """Loop over the bits of a set, lowest first."""
        kind = strip(source.type)
        if not isinstance(kind, SetType):
            raise NotLowered("a loop over this", source.span)
        width = self.context.width(kind)
        rest = self.code.temp(f"b{width}", self.value(source))
        name = self.bind(var, "int")
        with self.block(f"while b{width}_any({rest}):"):
            self.code.line(f"{name} = b{width}_low({rest})")
            self.code.line(f"{rest} = b{width}_drop({rest})")
            if from_index(kind.of, name) != name:
                self.code.line(f"{name} = {from_index(kind.of, name)}")
            yield

    @contextmanager
    def each_number(self, var: Var, span: core.Op) -> Iterator[None]:
        """Loop from one number to another; not at all where one is none."""
        low, high = (self.simple(self.value(arg)) for arg in span.args)
        top = self.code.temp("int", self.unless_none(span.args, (low, high), high, f"{low} - 1"))
        name = self.bind(var, "int")
        turn = self.code.temp("int")
        with self.block(f"for {turn} in range({low}, {top} + 1):"):
            self.code.line(f"{name} = {turn}")
            yield

    @contextmanager
    def each_kind(self, var: Var, source: Expr, units: bool) -> Iterator[None]:
        """Loop over a bag: each kind once, or each unit."""
        assert isinstance(source.type, BagType)
        of = source.type.of
        there = self.kinds_there(source)
        if there is not None:
            with self._each_held(var, source, there, units):
                yield
            return
        counts = self.bag(source)
        index, name = self.code.temp("int"), self.bind(var, ctype(of))
        with self.block(f"for {index} in range({size_of(of)}):"):
            self.code.line(f"{name} = {from_index(of, index)}")
            if units:
                unit = self.code.temp("int")
                with self.block(f"for {unit} in range({counts}[{index}]):"):
                    yield
            else:
                with self.block(f"if {counts}[{index}]:"):
                    yield

    @contextmanager
    def _each_held(self, var: Var, source: Expr, there: str, units: bool) -> Iterator[None]:
        """Loop over a bag whose set of kinds is kept."""
        assert isinstance(source.type, BagType)
        of = source.type.of
        width = self.context.width(SetType(of))
        rest, name = self.code.temp(f"b{width}", there), self.bind(var, "int")
        index = self.code.temp("int")
        counts = self.bag(source) if units else ""
        with self.block(f"while b{width}_any({rest}):"):
            self.code.line(f"{index} = b{width}_low({rest})")
            self.code.line(f"{rest} = b{width}_drop({rest})")
            self.code.line(f"{name} = {from_index(of, index)}")
            if units:
                unit = self.code.temp("int")
                with self.block(f"for {unit} in range({counts}[{index}]):"):
                    yield
            else:
                yield

    @contextmanager
    def binder(self, binder: core.Binder, units: bool = False) -> Iterator[None]:
        """Write the loops of a binder, and its ``where`` as a test."""
        with self._nested(binder.sources, units, binder.where):
            yield

    @contextmanager
    def _nested(self, sources: tuple[tuple[Var, Expr], ...], units: bool, where: Expr | None) -> Iterator[None]:
        if not sources:
            with self.where(where):
                yield
            return
        (var, source), rest = sources[0], sources[1:]
        if where is not None and self.is_rows(source):
            inner = tuple(one for one, _ in rest)
            source, left = self.narrowed(var, source, list(conjuncts(where)), inner)
            where = conjoined(left, where.span)
        with self.each(var, source, units), self._nested(rest, units, where):
            yield

    # ------------------------------------------------------------ gathering
    def _gather(self, expr: core.Gather) -> str:
        if expr.kind == "all" and self.is_rows(expr.binder.sources[-1][1]):
            return f"(not {self._gather(as_any(expr))})"
        expr = self.curried(expr)
        if expr.kind in ("any", "all", "count", "those", "first") and expr.by is None:
            algebra = self.by_algebra(expr)
            if algebra is not None:
                return algebra
        method: Callable[[core.Gather], str] = getattr(self, f"_{expr.kind}", self._unknown)
        return method(expr)

    def _unknown(self, expr: core.Gather) -> str:
        raise NotLowered(f"`{expr.kind}` as a single value", expr.span)

    def by_algebra(self, expr: core.Gather) -> str | None:
        """Lower a search over one set of cells by bit sets; None where the source is no such set."""
        if len(expr.binder.sources) != 1:
            return None
        var, source = expr.binder.sources[0]
        if self.is_rows(source):
            return self._by_rows(expr, var, source)
        if (
            not isinstance(source.type, SetType)
            or is_parts(source.type)
            or self.context.board_of(source.type.of) is None
        ):
            return None
        width = self.context.width(source.type)
        found = self.filtered(var, source, expr.binder.where)
        match expr.kind:
            case "any":
                return f"b{width}_any({found})"
            case "count":
                return f"b{width}_count({found})"
            case "first":
                return f"b{width}_low({found})"
            case "those":
                return found
        if expr.body is None:
            return None
        found = self.simple(found, f"b{width}")
        return f"(not b{width}_any(b{width}_andnot({found}, {self.plane_within(expr.body, var, found)})))"

    def _by_rows(self, expr: core.Gather, var: Var, source: Expr) -> str | None:
        """Lower a search over rows: set algebra as far as it goes, a loop over what it leaves."""
        before, where = source, expr.binder.where
        source, left = self.narrowed(var, source, list(conjuncts(where)), ())
        if left:
            if source is before:
                return None
            binder = core.Binder(((var, source),), conjoined(left, expr.span))
            searched = core.Gather(expr.type, expr.span, expr.kind, binder, expr.body, None)
            return str(getattr(self, f"_{expr.kind}")(searched))
        assert isinstance(source.type, SetType)
        found, width = self.value(source), self.context.width(source.type)
        name = {"any": "any", "count": "count", "first": "low"}.get(expr.kind)
        return f"b{width}_{name}({found})" if name is not None else found

    def filtered(self, var: Var, source: Expr, where: Expr | None) -> str:
        """Return the set of a source's cells where a condition holds."""
        base = self.value(source)
        if where is None:
            return base
        assert isinstance(source.type, SetType)
        width = self.context.width(source.type)
        base = self.simple(base, f"b{width}")
        return self.plane_within(where, var, base)

    def filtered_any(self, var: Var, source: Expr, where: Expr | None) -> str:
        """Return the set of values that a set, bag or list holds and that pass a condition."""
        source = self.opened(source)
        if isinstance(source.type, SetType) and not is_parts(source.type):
            return self.filtered(var, source, where)
        width = self.context.width(SetType(var.type))
        there = self.kinds_there(source)
        if there is not None and source.type == BagType(var.type):
            return there if where is None else self.plane_within(where, var, self.simple(there, f"b{width}"))
        result = self.code.temp(f"b{width}", f"b{width}_none()")
        inner = self.context.fresh.var(var)
        with self.each(inner, source):
            index = to_index(var.type, self.name(inner))
            self.code.line(f"{result} = b{width}_or({result}, b{width}_bit({index}))")
        return result if where is None else self.plane_within(where, var, result)

    def _any(self, expr: core.Gather) -> str:
        result = self.code.temp("bint", "0")
        with self.breaking(expr.binder.sources, result):
            test = self.value(expr.binder.where) if expr.binder.where is not None else "1"
            with self.block(f"if {test}:"):
                self.code.line(f"{result} = 1")
                self.code.line("break")
        return result

    def _all(self, expr: core.Gather) -> str:
        result = self.code.temp("bint", "0")
        assert expr.body is not None
        with self.breaking(expr.binder.sources, result):
            if expr.binder.where is not None:
                with self.block(f"if not {self.value(expr.binder.where)}:"):
                    self.code.line("continue")
            with self.block(f"if not {self.value(expr.body)}:"):
                self.code.line(f"{result} = 1")
                self.code.line("break")
        return f"(not {result})"

    @contextmanager
    def breaking(self, sources: tuple[tuple[Var, Expr], ...], flag: str) -> Iterator[None]:
        """Write nested loops that all stop when ``flag`` is set; the body breaks out of the innermost."""
        (var, source), rest = sources[0], sources[1:]
        with self.each(var, source):
            if not rest:
                yield
            else:
                with self.breaking(rest, flag):
                    yield
                with self.block(f"if {flag}:"):
                    self.code.line("break")

    def _count(self, expr: core.Gather) -> str:
        result = self.code.temp("int", "0")
        with self.binder(expr.binder, units=True):
            self.code.line(f"{result} += 1")
        return result

    def _sum(self, expr: core.Gather) -> str:
        assert expr.body is not None
        binder, digits = self._digits(expr.binder, expr.body)
        if digits is not None:
            return digits
        result = self.code.temp("int", "0")
        with self.binder(binder, units=True):
            self.code.line(f"{result} += {self.value(expr.body)}")
        return result

    def _digits(self, binder: core.Binder, body: Expr) -> tuple[core.Binder, str | None]:
        """Return what is left to go through of a sum over rows, and the sum itself if it is one of a small column."""
        var, source = binder.sources[0]
        if len(binder.sources) > 1 or not self.is_rows(source):
            return binder, None
        source, left = self.narrowed(var, source, list(conjuncts(binder.where)), ())
        binder = core.Binder(((var, source),), conjoined(left, body.span))
        if left or known_values(body, var) is None:
            return binder, None
        assert isinstance(source.type, SetType)
        width = self.context.width(source.type)
        found = self.context.fresh.var(Var("found", source.type, 0, body.span))
        self.names[found] = self.simple(self.value(source), f"b{width}")
        binder = core.Binder(((var, core.Local(source.type, body.span, found)),), None)
        return binder, self.digits_summed(body, var, self.names[found])

    def _min(self, expr: core.Gather) -> str:
        return self._extreme(expr, "<")

    def _max(self, expr: core.Gather) -> str:
        return self._extreme(expr, ">")

    def _extreme(self, expr: core.Gather, op: str) -> str:
        assert expr.body is not None
        if isinstance(strip(expr.body.type), ListType):
            raise NotLowered("the greatest of lists as a single value", expr.span)
        result, seen = self.code.temp("int", nothing_found(expr.type)), self.code.temp("bint", "0")
        with self.binder(expr.binder):
            value = self.simple(self.value(expr.body))
            with self.block(f"if not {seen} or {value} {op} {result}:"):
                self.code.line(f"{result} = {value}")
                self.code.line(f"{seen} = 1")
        return result

    def _first(self, expr: core.Gather) -> str:
        var, source = expr.binder.sources[0]
        if is_parts(source.type):
            return self._first_part(expr, var, source)
        result = self.code.temp(ctype(strip(expr.type)), none_of(expr.type))
        best = self.code.temp("int", "0") if expr.by is not None else ""
        where = expr.binder.where
        cells = isinstance(source.type, SetType) and self.context.board_of(source.type.of) is not None
        if cells and where is not None:
            assert isinstance(source.type, SetType)
            found = self.context.fresh.var(Var("found", source.type, 0, expr.span))
            self.names[found] = self.simple(self.filtered(var, source, where), f"b{self.context.width(source.type)}")
            source, where = core.Local(source.type, expr.span, found), None
        with self.each(var, source):
            test = self.value(where) if where is not None else "1"
            with self.block(f"if {test}:"):
                if expr.by is None:
                    self.code.line(f"{result} = {self.name(var)}")
                    self.code.line("break")
                else:
                    rank = self.simple(self.value(expr.by))
                    with self.block(f"if {result} == {none_of(expr.type)} or {rank} < {best}:"):
                        self.code.line(f"{best} = {rank}")
                        self.code.line(f"{result} = {self.name(var)}")
        return result

    def _first_part(self, expr: core.Gather, var: Var, source: Expr) -> str:
        """The first of several sets, or the one of the smallest ``by``; none is kept as the empty set."""
        kind = strip(expr.type)
        assert isinstance(kind, SetType)
        width = self.context.width(kind)
        result = self.code.temp(f"b{width}", f"b{width}_none()")
        best = self.code.temp("int", "0")
        with (
            self.each(var, source),
            self.block(f"if {self.value(expr.binder.where) if expr.binder.where else 'True'}:"),
        ):
            rank = self.simple(self.value(expr.by)) if expr.by is not None else "0"
            with self.block(f"if not b{width}_any({result}) or {rank} < {best}:"):
                self.code.line(f"{best} = {rank}")
                self.code.line(f"{result} = {self.name(var)}")
        return result

    def _those(self, expr: core.Gather) -> str:
        return self._collect(expr, core.Local(expr.binder.sources[0][0].type, expr.span, expr.binder.sources[0][0]))

    def _set(self, expr: core.Gather) -> str:
        assert expr.body is not None
        return self._collect(expr, expr.body)

    def _collect(self, expr: core.Gather, body: Expr) -> str:
        if is_parts(expr.type) or not isinstance(expr.type, SetType):
            raise NotLowered("a set of sets as a single value", expr.span)
        width = self.context.width(expr.type)
        result = self.code.temp(f"b{width}", f"b{width}_none()")
        with self.binder(expr.binder):
            index, test = self.number_in(expr.type.of, body)
            with self.block(f"if {test or 'True'}:"):
                self.code.line(f"{result} = b{width}_or({result}, b{width}_bit({index}))")
        return result

    def not_empty(self, expr: Expr) -> str:
        """Lower ``expr != {}`` for sets, bags, lists and sets of sets."""
        kind = expr.type
        if isinstance(kind, SetType) and not is_parts(kind):
            return f"b{self.context.width(kind)}_any({self.value(expr)})"
        there = self.kinds_there(expr)
        if there is not None:
            return f"b{there[1:].partition('_')[0]}_any({there})"
        return f"({self.size(expr)} > 0)"

    def size(self, expr: Expr) -> str:
        """Lower ``size(expr)``."""
        expr = self.opened(expr)
        kind = strip(expr.type)  # a set that may be none is kept as the empty set
        if isinstance(kind, SetType) and not isinstance(kind.of, SetType | BagType):
            return f"b{self.context.width(kind)}_count({self.value(expr)})"
        if isinstance(kind, BagType):
            entry = self.held_entry(expr)
            if entry is not None:
                return f"held_size({self.pointers(*entry)}, {size_of(kind.of)})"
            return f"bag_size({self.bag(expr)}, {size_of(kind.of)})"
        if isinstance(kind, ListType):
            return self.list_size(expr)
        result = self.code.temp("int", "0")
        var = self.context.fresh.var(Var("part", kind.of, 0, expr.span))  # type: ignore[union-attr]
        with self.each(var, expr):
            self.code.line(f"{result} += 1")
        return result


def as_any(expr: core.Gather) -> core.Gather:
    """Return the search for what an `all` says there is not: it holds where this one finds nothing."""
    assert expr.body is not None
    fails = core.Op(Bool(), expr.span, "not", (expr.body,))
    where = conjoined((*conjuncts(expr.binder.where), fails), expr.span)
    return core.Gather(expr.type, expr.span, "any", core.Binder(expr.binder.sources, where), None, None)


def bag_kind(ways: Expr) -> Type:
    """Return the type of the units in the bags that `ways` lists."""
    kind = ways.type
    assert isinstance(kind, SetType) and isinstance(kind.of, BagType)
    return kind.of.of
