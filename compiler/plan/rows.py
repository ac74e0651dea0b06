"""Conditions on a row or another value of a small type as constant sets, or tables of constant sets.

``x.column == e`` is ``WHERE[e]``, the set of all rows with that value there; likewise ``x.column in S``,
``x.column <= e``, ``e in x.column``. Searches and sums over such values go through the bits that these leave.
"""

from __future__ import annotations

from shedu.compiler import core
from shedu.compiler.core import Expr, Var
from shedu.compiler.plan import geometry
from shedu.compiler.plan.code import bits
from shedu.compiler.plan.context import NotPlane
from shedu.compiler.plan.judging import may_fault
from shedu.compiler.plan.knowing import MOST_VALUES, ORDER, holders, known_values
from shedu.compiler.plan.regions import Regions, conjoined, conjuncts
from shedu.compiler.plan.storage import is_parts, size_of
from shedu.compiler.walk import mentions
from shedu.runtime.types import Atom, BagType, Int, SetType, cardinality, strip, value_at

FLIPPED = {"<": ">", "<=": ">=", ">": "<", ">=": "<="}
MOST_DIGITS = 4
"""Sums of greater numbers are added up one by one."""


class Rows(Regions):
    """Sets of rows by what their columns say."""

    __slots__ = ()

    # ------------------------------------------------------------ one condition
    def row_plane(self, expr: Expr, var: Var) -> str | None:
        """Return the set of a variable's values where a condition holds, by tables; None where these do not tell."""
        if self.context.board_of(var.type) is not None:
            return None
        values = known_values(expr, var)
        if values is not None:
            return bits(self._words(var), frozenset(i for i, value in enumerate(values) if value))
        match expr:
            case core.Op(op="==", args=(left, right)):
                return self.row_equal(left, right, var) or self.row_equal(right, left, var)
            case core.Op(op="<" | "<=" | ">" | ">=" as op, args=(left, right)):
                return self._row_order(op, left, right, var) or self._row_order(FLIPPED[op], right, left, var)
            case core.Op(op="in", args=(item, whole)):
                return self._row_among(item, whole, var) or self._row_holds(item, whole, var)
        return None

    def _words(self, var: Var) -> int:
        return self.context.width(SetType(var.type))

    def row_equal(self, about: Expr, other: Expr, var: Var) -> str | None:
        """Return the set of a variable's values for which ``about`` is ``other``; None where that is not known."""
        values = None if mentions(other, var) else known_values(about, var)
        if values is None or cardinality(about.type) is None:
            return None
        return self._looked_up(about, values, other, var)

    def _looked_up(self, about: Expr, values: list[object], other: Expr, var: Var) -> str | None:
        """Return the set of the values for which ``about``, known for each, equals something that is not."""
        kind, n = about.type, self._words(var)
        if isinstance(other, core.Const):
            return bits(n, frozenset(i for i, value in enumerate(values) if value == other.value))
        if size_of(kind) > MOST_VALUES or cardinality(other.type) is None:
            return None
        wanted = [value_at(kind, index) for index in range(size_of(kind))]
        rows = [frozenset(i for i, value in enumerate(values) if value == one) for one in wanted]
        index, test = self.number_in(kind, other)
        if isinstance(about, core.Local):
            text = f"b{n}_bit({index})"
        else:
            text = f"b{n}_load({self._table(n, rows)}[{index}])"
        return f"({text} if {test} else b{n}_none())" if test else text

    def _row_order(self, op: str, about: Expr, limit: Expr, var: Var) -> str | None:
        values = None if mentions(limit, var) else known_values(about, var)
        numbers = [value for value in values or () if isinstance(value, int)]
        if values is None or not numbers or not isinstance(strip(limit.type), Int):
            return None
        n, least, most = self._words(var), min(numbers) - 1, max(numbers) + 1
        if most - least > MOST_VALUES:
            return None
        rows = [
            frozenset(i for i, value in enumerate(values) if isinstance(value, int) and ORDER[op](value, k))
            for k in range(least, most + 1)
        ]
        at = self.simple(self.value(limit))
        table = self._table(n, rows)
        text = f"b{n}_load({table}[0 if {at} < {least} else {most - least} if {at} > {most} else {at} - ({least})])"
        return self.unless_none((limit,), (at,), text, f"b{n}_none()")

    def _row_among(self, item: Expr, whole: Expr, var: Var) -> str | None:
        """``x.column in S``: the sets of the members of S joined."""
        if mentions(whole, var) or isinstance(whole, core.MakeSet):
            return None
        if isinstance(item, core.Local) and whole.type == BagType(var.type):
            return self.kinds_there(whole)
        if not isinstance(whole.type, SetType) or is_parts(whole.type):
            return None
        values = known_values(item, var)
        if values is None:
            return None
        n = self._words(var)
        if isinstance(item, core.Local):
            return self.value_as(whole, SetType(var.type))
        if isinstance(whole, core.Const) and isinstance(whole.value, frozenset):
            held = whole.value
            return bits(n, frozenset(i for i, value in enumerate(values) if value in held))
        member = self.context.fresh.var(Var("member", whole.type.of, 0, whole.span))
        result = self.code.temp(f"b{n}", f"b{n}_none()")
        with self.each(member, whole):
            plane = self._looked_up(item, values, core.Local(member.type, whole.span, member), var)
            if plane is None:
                raise NotPlane
            self.code.line(f"{result} = b{n}_or({result}, {plane})")
        return result

    def _row_holds(self, item: Expr, whole: Expr, var: Var) -> str | None:
        """``e in x.column``: of each value the rows whose set or bag holds it."""
        kind = whole.type
        values = None if mentions(item, var) else known_values(whole, var)
        if values is None or not isinstance(kind, SetType | BagType) or (cardinality(kind.of) or 0) > MOST_VALUES:
            return None
        if cardinality(kind.of) is None:
            return None
        n, bag = self._words(var), kind if isinstance(kind, BagType) else None
        rows = [holders(values, bag, value_at(kind.of, i), i) for i in range(size_of(kind.of))]
        index, test = self.number_in(kind.of, item)
        text = f"b{n}_load({self._table(n, rows)}[{index}])"
        return f"({text} if {test} else b{n}_none())" if test else text

    def _table(self, n: int, rows: list[frozenset[int]]) -> str:
        """Return the constant table of some sets, registered once for equal ones."""
        key = f"{n} {[sorted(row) for row in rows]}"
        name = self.context.row_sets.setdefault(key, f"WHERE{len(self.context.row_sets)}")
        return geometry.set_table(self.context, name, n, rows)

    # ------------------------------------------------------------ searches
    def is_rows(self, source: Expr) -> bool:
        """Tell whether a source is a set of rows or members of an enumeration: bits, and no cells or seats."""
        kind = source.type
        return (
            isinstance(kind, SetType)
            and isinstance(kind.of, Atom)
            and kind.of.kind in ("row", "enum")
            and 0 < len(kind.of.values) <= MOST_VALUES
        )

    def narrowed(self, var: Var, source: Expr, tests: list[Expr], inner: tuple[Var, ...]) -> tuple[Expr, list[Expr]]:
        """Return (source, tests left), where those tests that are set algebra on ``var`` and speak of no variable bound
        further in have been put into the source. What can fault keeps its place, and so does all behind it."""
        if not tests or not self.is_rows(source) or source.type != SetType(var.type):
            return source, tests
        width, planes, left = self._words(var), [], []
        for place, test in enumerate(tests):
            if may_fault(test):
                left += tests[place:]
                break
            about = mentions(test, var) and not any(mentions(test, other) for other in inner)
            plane = self.algebra(test, var) if about else None
            if plane is None:
                left.append(test)
            else:
                planes.append(plane)
        if not planes:
            return source, tests
        text = self.value(source) if not isinstance(source, core.Domain) else planes.pop()
        for plane in planes:
            text = f"b{width}_and({text}, {plane})"
        found = self.context.fresh.var(Var("found", source.type, 0, source.span))
        self.names[found] = self.simple(text, f"b{width}")
        return core.Local(source.type, source.span, found), left

    def curried(self, expr: core.Gather) -> core.Gather:
        """Return a search over several sources as one over the first of a search over the others, where the last is a
        set of rows."""
        sources = expr.binder.sources
        if len(sources) < 2 or expr.kind not in ("any", "count", "sum") or not self.is_rows(sources[-1][1]):
            return expr
        (var, source), rest = sources[0], sources[1:]
        tests, inner = list(conjuncts(expr.binder.where)), tuple(one for one, _ in rest)
        early: list[Expr] = []
        while tests and not may_fault(tests[0]) and not any(mentions(tests[0], one) for one in inner):
            early.append(tests.pop(0))
        late = core.Binder(rest, conjoined(tests, expr.span))
        within = core.Gather(expr.type, expr.span, expr.kind, late, expr.body, None)
        binder = core.Binder(((var, source),), conjoined(early, expr.span))
        if expr.kind == "any":
            test = conjoined([*early, within], expr.span)
            return core.Gather(expr.type, expr.span, "any", core.Binder(((var, source),), test), None, None)
        return core.Gather(expr.type, expr.span, "sum", binder, within, None)

    def digits_summed(self, body: Expr, var: Var, found: str) -> str | None:
        """Return the sum of a small constant column over a set of rows: its binary digits, each counted at once."""
        values = known_values(body, var)
        if values is None:
            return None
        numbers = [value if isinstance(value, int) else -1 for value in values]
        if min(numbers) < 0 or max(numbers).bit_length() > MOST_DIGITS:
            return None
        n, parts = self._words(var), []
        for digit in range(max(numbers).bit_length()):
            members = bits(n, frozenset(i for i, number in enumerate(numbers) if number >> digit & 1))
            count = f"b{n}_count(b{n}_and({found}, {members}))"
            parts.append(f"({count} << {digit})" if digit else count)
        return f"({' + '.join(parts)})" if parts else "0"

    # ------------------------------------------------------------ to be provided by the planes
    def algebra(self, expr: Expr, var: Var) -> str | None:
        """Lower a condition by set algebra alone, if it can be."""
        raise AssertionError
