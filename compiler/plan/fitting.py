"""Values in the form that another type has: none, numbers in narrower collections, sets over other ranges."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from shedu.compiler import core
from shedu.compiler.core import Expr, Var
from shedu.compiler.plan.lower import Base
from shedu.compiler.plan.storage import ctype, is_parts, is_some, none_of, to_index
from shedu.runtime.types import Int, NoneType, Optional, SetType, Type, strip


def inside(inner: Type, outer: Type) -> bool:
    """Tell whether every number of a type is one of another; true for types that are no numbers."""
    inner, outer = strip(inner), strip(outer)
    if not isinstance(inner, Int) or not isinstance(outer, Int):
        return True
    return outer.low <= inner.low and inner.high <= outer.high


def hull(one: Type, other: Type) -> Type:
    """Return the type that holds the numbers of both; the first of types that are no numbers."""
    if isinstance(one, Int) and isinstance(other, Int):
        return Int(min(one.low, other.low), max(one.high, other.high))
    return one


class Fitting(Base):
    """What is needed where an expression's type is not quite that of its place."""

    __slots__ = ()

    def value_as(self, expr: Expr, kind: Type, fault: str = "") -> str:
        """Lower a value as one of another type. Members that a set of that type cannot hold are left out; with
        ``fault``, a line, that is carried out for each."""
        if isinstance(expr.type, NoneType) or (isinstance(expr, core.Const) and expr.value is None):
            found = ctype(kind)
            return none_of(kind) if found == "int" else f"{found}_none()"  # no set is the empty one
        if (
            isinstance(kind, SetType)
            and isinstance(expr.type, SetType)
            and not is_parts(kind)
            and expr.type.of != kind.of
        ):
            return self._over(expr, kind, fault)
        return self.value(expr)

    def _over(self, expr: Expr, kind: SetType, fault: str) -> str:
        assert isinstance(expr.type, SetType)
        width = self.context.width(kind)
        result = self.code.temp(f"b{width}", f"b{width}_none()")
        var = self.context.fresh.var(Var("member", expr.type.of, 0, expr.span))
        with self.each(var, expr):
            index, test = self.number_in(kind.of, core.Local(var.type, expr.span, var))
            with self.block(f"if {test or 'True'}:"):
                self.code.line(f"{result} = b{width}_or({result}, b{width}_bit({index}))")
            if test and fault:
                with self.block("else:"):
                    self.code.line(fault)
        return result

    def number_in(self, of: Type, item: Expr) -> tuple[str, str]:
        """Return (C text of an item's number among the values of a collection's type, C test that it has one or '')."""
        if isinstance(item.type, NoneType):
            return "0", "False"
        text = self.value(item)
        if not inside(item.type, of):
            assert isinstance(of, Int)
            text = self.simple(text)
            return to_index(of, text), f"{of.low} <= {text} <= {of.high}"
        if isinstance(item.type, Optional) and not isinstance(of, Optional):
            text = self.simple(text)
            return to_index(of, text), is_some(item.type, text)
        return to_index(of, text), ""

    # ------------------------------------------------------------ sets
    def both(self, one: Expr, other: Expr) -> tuple[int, str, str]:
        """Return (words, C texts) of two sets in one form."""
        assert isinstance(one.type, SetType) and isinstance(other.type, SetType)
        kind = SetType(hull(one.type.of, other.type.of))
        return self.context.width(kind), self.value_as(one, kind), self.value_as(other, kind)

    def _makeset(self, expr: core.MakeSet) -> str:
        assert isinstance(expr.type, SetType)
        width = self.context.width(expr.type)
        text = f"b{width}_none()"
        for part in expr.items:
            index, test = self.number_in(expr.type.of, part)
            bit = f"(b{width}_bit({index}) if {test} else b{width}_none())" if test else f"b{width}_bit({index})"
            text = bit if text.endswith("_none()") and len(text) < 12 else f"b{width}_or({text}, {bit})"
        return text

    def _span(self, expr: core.Op) -> str:
        """All numbers from one to another."""
        assert isinstance(expr.type, SetType) and isinstance(expr.type.of, Int)
        width, least = self.context.width(expr.type), expr.type.of.low
        low, high = (self.simple(self.value(arg)) for arg in expr.args)
        text = f"b{width}_andnot(b{width}_first({high} - {least} + 1), b{width}_first({low} - {least}))"
        return self.unless_none(expr.args, (low, high), text, f"b{width}_none()")

    def unless_none(self, args: tuple[Expr, ...], texts: tuple[str, ...], text: str, other: str) -> str:
        """Return a text, or another where one of the arguments, which are names, is none."""
        tests = [
            is_some(arg.type, name) for arg, name in zip(args, texts, strict=True) if isinstance(arg.type, Optional)
        ]
        return f"({text} if {' and '.join(tests)} else {other})" if tests else text

    def in_span(self, item: Expr, span: core.Op) -> str:
        """Lower ``x in low..high``."""
        args = (item, *span.args)
        texts = tuple(self.simple(self.value(arg)) for arg in args)
        return self.unless_none(args, texts, f"({texts[1]} <= {texts[0]} <= {texts[2]})", "False")

    def in_set(self, item: Expr, whole: Expr) -> str:
        """Lower membership in a plain set."""
        kind = strip(whole.type)
        assert isinstance(kind, SetType)
        width = self.context.width(kind)
        index, test = self.number_in(kind.of, item)
        index = self.simple(index)
        has = self.bit_of_state(whole, width, index) or f"b{width}_has({self.value(whole)}, {index})"
        return f"({test} and {has})" if test else has

    def bit_of_state(self, whole: Expr, width: int, index: str) -> str | None:
        """Return a test of one bit in the state, where the set is a plain item."""
        raise AssertionError

    # ------------------------------------------------------------ to be provided by the loops
    @contextmanager
    def each(self, var: Var, source: Expr, units: bool = False) -> Iterator[None]:
        """Write a loop over any source."""
        raise AssertionError
        yield
