"""Lowering expressions to single C values."""

from __future__ import annotations

from shedu.compiler import core, faults
from shedu.compiler.check import ranges
from shedu.compiler.core import Expr
from shedu.compiler.plan import geometry
from shedu.compiler.plan.code import bits
from shedu.compiler.plan.context import NotLowered, is_callable, rule_name
from shedu.compiler.plan.fitting import Fitting
from shedu.compiler.plan.storage import (
    NO_INT,
    Stored,
    ctype,
    from_code,
    from_index,
    is_parts,
    is_some,
    none_of,
    size_of,
    to_index,
    width_of,
)
from shedu.compiler.walk import substitute
from shedu.runtime.types import (
    BagType,
    Bool,
    Int,
    ListType,
    NoneType,
    Optional,
    Record,
    SetType,
    Type,
    index_of,
    strip,
)

ARITHMETIC = {"+": "+", "-": "-", "*": "*"}
ORDER = {"<": "<", "<=": "<=", ">": ">", ">=": ">="}


def register(kind: Type, value: object) -> int:
    """Return the register number of a constant."""
    if value is None:
        return NO_INT if isinstance(strip(kind), Int) else -1
    kind = strip(kind)
    if isinstance(kind, Int):
        assert isinstance(value, int)
        return int(value)
    return index_of(kind, value)


def nothing(kind: Type) -> str:
    """Return C text of what a map gives at nothing."""
    match kind:
        case Optional() | NoneType():
            return none_of(kind)
        case SetType():
            return f"b{width_of(kind)}_none()"
        case Int(low, high):
            return str(min(max(0, low), high))
    return "0"


class Scalars(Fitting):
    """Values of finite and plain set types."""

    __slots__ = ()

    def value(self, expr: Expr) -> str:
        """Lower an expression of a finite or plain set type."""
        method = getattr(self, f"_{type(expr).__name__.lower()}", None)
        if method is None:
            raise NotLowered(f"a {type(expr).__name__} here", expr.span)
        return str(method(expr))

    def _const(self, expr: core.Const) -> str:
        if isinstance(expr.type, SetType):
            width = self.context.width(expr.type)
            of = expr.type.of
            assert isinstance(expr.value, frozenset | tuple)
            return bits(width, frozenset(index_of(of, member) for member in expr.value))
        if isinstance(strip(expr.type), BagType | ListType) and expr.value is not None:
            raise NotLowered("a bag or list as a single value", expr.span)
        return none_of(expr.type) if expr.value is None else str(register(expr.type, expr.value))

    def _local(self, expr: core.Local) -> str:
        return self.name(expr.var)

    def _domain(self, expr: core.Domain) -> str:
        width = self.context.width(SetType(expr.of))
        return f"b{width}_first({self.domain_size(expr)})"

    # ------------------------------------------------------------ state
    def place_index(self, stored: Stored, keys: tuple[Expr, ...]) -> tuple[str, list[str]]:
        """Return (C text of the entry's number, C tests that it exists)."""
        index, guards = "", []
        for kind, part in zip(stored.item.keys, keys, strict=True):
            text = self.value(part)
            if isinstance(part.type, Optional | NoneType) and not isinstance(kind, Optional):
                text = self.simple(text)
                guards.append(is_some(part.type, text))
            text = to_index(kind, self.judged(text) if len(keys) > 1 else text)
            index = f"({index}) * {size_of(kind)} + {text}" if index else text
        return index or "0", guards

    def _read(self, expr: core.Read) -> str:
        stored = self.context.stored[expr.item.name]
        index, guards = self.place_index(stored, expr.keys)
        text = self.entry(stored, index)
        if not guards:
            return text
        return f"({text} if {' and '.join(guards)} else {nothing(expr.item.type)})"

    def entry(self, stored: Stored, index: str) -> str:
        """Return C text that reads one entry of an item."""
        kind = stored.item.type
        if isinstance(kind, SetType):
            width = self.context.width(kind)
            return f"b{width}_load(&s.{stored.name}[({index}) * {width}])"
        if isinstance(kind, BagType | ListType):
            raise NotLowered("a bag or list as a single value", stored.item.span)
        return from_code(kind, f"s.{stored.name}[{index}]")

    # ------------------------------------------------------------ records and tables
    def _makerecord(self, expr: core.MakeRecord) -> str:
        assert isinstance(expr.type, Record)
        text = ""
        for (_, kind), part in zip(expr.type.fields, expr.parts, strict=True):
            digit = to_index(kind, self.simple(self.value_as(part, kind)))
            text = f"({text}) * {size_of(kind)} + {digit}" if text else digit
        return f"({text or 0})"

    def digit(self, record: Record, index: int, base: str) -> str:
        """Return C text: a field of a record's number."""
        below = 1
        for _, kind in record.fields[index + 1 :]:
            below *= size_of(kind)
        kind = record.fields[index][1]
        text = f"({base} // {below})" if below > 1 else base
        if index:
            text = f"({text} % {size_of(kind)})"
        return from_index(kind, text)

    def _fieldof(self, expr: core.FieldOf) -> str:
        record = strip(expr.base.type)
        assert isinstance(record, Record)
        base = self.value(expr.base)
        if isinstance(expr.base.type, Optional):
            base = self.simple(base)
            return f"({self.digit(record, expr.index, base)} if {base} >= 0 else {nothing(expr.type)})"
        return self.digit(record, expr.index, base)

    def _column(self, expr: core.Column) -> str:
        number = self.context.game.tables.index(expr.table)
        kind = expr.table.columns[expr.index][1]
        cells = expr.table.cells[expr.index]
        row = self.value(expr.row)
        name = f"COLUMN{number}_{expr.index}"
        if isinstance(kind, SetType):
            width, of = self.context.width(kind), kind.of
            rows = [frozenset(index_of(of, m) for m in cell) for cell in cells if isinstance(cell, frozenset | tuple)]
            table = geometry.set_table(self.context, name, width, rows)
            text = f"b{width}_load({table}[{row}])"
        else:
            table = geometry.int_table(self.context, name, tuple(register(kind, cell) for cell in cells))
            text = f"{table}[{row}]"
        if isinstance(expr.row.type, Optional):
            row = self.simple(row)
            text = text.replace(f"[{row}]", f"[{row}]")
            return f"({text} if {row} >= 0 else {nothing(expr.type)})"
        return text

    # ------------------------------------------------------------ calls
    def _call(self, expr: core.Call) -> str:
        from shedu.compiler.plan.kept_defines import kept_value

        if not is_callable(expr.define):
            return self.value(self.inline(expr))
        define = expr.define
        name = rule_name("d", define.rule, define.name)
        self.request_define(define, name)
        args = [self.argument(arg, var.type) for arg, var in zip(expr.args, define.params, strict=True)]
        text = kept_value(self.context, define, args) or f"{name}({', '.join(['s', *args])})"
        return self.once(expr, ctype(define.type), lambda: text)

    def argument(self, arg: Expr, kind: Type) -> str:
        """Return C text of what is handed to a C function's parameter."""
        if isinstance(kind, ListType):
            return ", ".join(self.array(arg))
        return self.bag(arg) if isinstance(kind, BagType) else self.value_as(arg, kind)

    def request_define(self, define: core.Define, name: str) -> None:
        """Have the function of a define written."""
        from shedu.compiler.plan.functions import define_function

        self.context.request(name, lambda: define_function(self.context, define, name))

    def inline(self, expr: core.Call) -> Expr:
        """Return a define's body with the arguments put in and its binders renamed."""
        values = dict(zip(expr.define.params, expr.args, strict=True))
        return self.context.fresh.rename(expr.define.body, values)

    def _letin(self, expr: core.LetIn) -> str:
        return self.value(self.let(expr))

    def let(self, expr: core.LetIn) -> Expr:
        """Give a let's variable its value in a local, and return the body; a bag, list or set of sets, which fits no
        local, is put in place instead."""
        kind = expr.value.type
        if is_parts(kind):
            self.keep_sets(expr.var, expr.value)
            return expr.body
        if isinstance(kind, BagType | ListType):
            return substitute(expr.body, {expr.var: expr.value})
        text = self.value(expr.value)
        name = self.bind(expr.var, ctype(kind))
        self.code.line(f"{name} = {text}")
        return expr.body

    # ------------------------------------------------------------ choice and operators
    def _if(self, expr: core.If) -> str:
        test = self.value(expr.test)
        with self.apart() as first:
            then = self.value_as(expr.then, expr.type)
        with self.apart() as second:
            other = self.value_as(expr.other, expr.type)
        kind = ctype(expr.type)
        if not first and not second and kind == "int":
            cast = "<bint>" if isinstance(expr.type, Bool) else ""  # of bint and int Cython would make an object
            return f"({cast}{then} if {test} else {cast}{other})"
        result = self.code.temp(kind)
        for head, lines, text in ((f"if {test}:", first, then), ("else:", second, other)):
            self.code.line(head)
            self.code.lines += lines
            self.code.line(f"    {result} = {text}")
        return result

    def _op(self, expr: core.Op) -> str:
        op, args = expr.op, expr.args
        if op in ("and", "or"):
            return self._logic(op, args)
        if op == "not":
            return f"(not {self.value(args[0])})"
        if op in ("neg", *ARITHMETIC, "/", "mod"):
            return self._arithmetic(expr)
        if op == "narrow":
            return self._narrow(expr)
        if op == "some":
            number = self.context.fault(faults.of_some(args[0], self.context.game), expr.span)
            least = "NO_INT + 1" if isinstance(expr.type, Int) else "0"
            return f"narrowed({self.value(args[0])}, {least}, {ranges.LIMIT}, &s.head.fault, {number})"
        if op in ("==", "!="):
            text = self.equal(args[0], args[1])
            return text if op == "==" else f"(not {text})"
        if op in ORDER:
            return self._order(op, args[0], args[1])
        if op in ("in", "within"):
            return self.member(expr)
        return self._set_op(expr)

    def _logic(self, op: str, args: tuple[Expr, ...]) -> str:
        first = self.value(args[0])
        rest = args[1:]
        with self.apart() as lines:
            second = self.value(rest[0]) if len(rest) == 1 else self._logic(op, rest)
        if not lines:
            return f"({first} {op} {second})"
        result = self.code.temp("bint", first)
        self.code.line(f"if {result}:" if op == "and" else f"if not {result}:")
        self.code.lines += lines
        self.code.line(f"    {result} = {second}")
        return result

    def _arithmetic(self, expr: core.Op) -> str:
        texts, tests = [], []
        for arg in expr.args:
            text = self.value(arg)
            if isinstance(arg.type, Optional):
                text = self.simple(text)
                tests.append(f"{text} == NO_INT")
            texts.append(text)
        if expr.op == "neg":
            text = f"(-{texts[0]})"
        elif expr.op in ARITHMETIC:
            text = f"({texts[0]} {expr.op} {texts[1]})"
        else:
            number = self.context.fault(faults.NOUGHT, expr.span)
            function = "floor_div" if expr.op == "/" else "floor_mod"
            text = f"{function}({texts[0]}, {texts[1]}, &s.head.fault, {number})"
        if not tests:
            return text
        return f"(NO_INT if {' or '.join(tests)} else {self.simple(text)})"  # what can fault does, whatever is none

    def judged(self, text: str) -> str:
        """Return text under a name of its own if it can fault: it is not to be left out where something beside it
        is none."""
        return self.simple(text) if "s.head.fault" in text else text

    def _narrow(self, expr: core.Op) -> str:
        number, kind = self.context.fault(faults.RANGE, expr.span), strip(expr.type)
        assert isinstance(kind, Int)
        text = self.value(expr.args[0])
        if isinstance(expr.type, Optional):
            text = self.simple(text)
            return (
                f"({text} if {text} == NO_INT else narrowed({text}, {kind.low}, {kind.high}, &s.head.fault, {number}))"
            )
        return f"narrowed({text}, {kind.low}, {kind.high}, &s.head.fault, {number})"

    def _order(self, op: str, left: Expr, right: Expr) -> str:
        if isinstance(strip(left.type), ListType):
            return self.compared(op, left, right)
        texts, guards = [], []
        for side in (left, right):
            text = self.value(side)
            if isinstance(side.type, Optional):
                text = self.simple(text)
                guards.append(is_some(side.type, text))
            texts.append(self.judged(text))
        return "(" + " and ".join([*guards, f"{texts[0]} {op} {texts[1]}"]) + ")"

    def equal(self, left: Expr, right: Expr) -> str:
        """Lower ``left == right``."""
        for side, other in ((left, right), (right, left)):
            if isinstance(side, core.Const) and side.value in (frozenset(), ()) and not isinstance(other, core.Const):
                return f"(not {self.not_empty(other)})"
        for side, other in ((left, right), (right, left)):
            if isinstance(side, core.Const) and side.value is None:
                search = self.first_search(other)
                if search is not None:
                    found = core.Gather(Bool(), search.span, "any", search.binder, None, None)
                    return f"(not {self.value(found)})"
        kind = left.type
        if isinstance(kind, SetType):
            if is_parts(kind):
                raise NotLowered("comparing sets of sets", left.span)
            width, one, two = self.both(left, right)
            return f"b{width}_eq({one}, {two})"
        if isinstance(kind, BagType):
            return self.bags_equal(left, right)
        if isinstance(strip(kind), ListType):
            return self.compared("==", left, right)
        if isinstance(strip(kind), SetType):
            return self._maybe_sets(left, right)
        return f"({self.value_as(left, right.type)} == {self.value_as(right, left.type)})"

    def _maybe_sets(self, left: Expr, right: Expr) -> str:
        """Lower the equality of sets one of which may be none, which is kept as the empty set: what is found among sets
        is never empty."""
        for one, other in ((left, right), (right, left)):
            if isinstance(other.type, NoneType) or (isinstance(other, core.Const) and other.value is None):
                return f"(not b{width_of(strip(one.type))}_any({self.value(one)}))"  # type: ignore[arg-type]
        width = width_of(strip(left.type))  # type: ignore[arg-type]
        first = self.simple(self.value(left), f"b{width}")
        return f"(b{width}_any({first}) and b{width}_eq({first}, {self.value(right)}))"

    def first_search(self, expr: Expr) -> core.Gather | None:
        """Return the search if an expression is `first`, by itself or as a define's whole body."""
        while isinstance(expr, core.Call):
            body = expr.define.body
            if not isinstance(body, core.Call) and not (isinstance(body, core.Gather) and body.kind == "first"):
                return None
            expr = self.inline(expr)
        return expr if isinstance(expr, core.Gather) and expr.kind == "first" else None

    def _set_op(self, expr: core.Op) -> str:
        names = {"union": "or", "minus": "andnot", "meet": "and"}
        if expr.op == "span":
            return self._span(expr)
        if expr.op not in names or not isinstance(expr.type, SetType):
            raise NotLowered(f"`{expr.op}` here", expr.span)
        width = self.context.width(expr.type)
        one, two = (self.value_as(arg, expr.type) for arg in expr.args)
        return f"b{width}_{names[expr.op]}({one}, {two})"

    def member(self, expr: core.Op) -> str:
        """Lower ``x in y``."""
        item, whole = expr.args
        kind = whole.type
        if expr.op == "within":
            if isinstance(kind, SetType):
                width, one, two = self.both(item, whole)
                return f"(not b{width}_any(b{width}_andnot({one}, {two})))"
            return self.bag_within(item, whole)
        if isinstance(whole, core.MakeSet | core.MakeList):
            text = self.simple(self.value(item))
            parts = (self.value_as(part, item.type) for part in whole.items)
            return "(" + (" or ".join(f"{text} == {part}" for part in parts) or "0") + ")"
        if isinstance(whole, core.Op) and whole.op == "span":
            return self.in_span(item, whole)
        if isinstance(kind, BagType):
            return f"({self.bag_count(whole, item)} > 0)"
        if isinstance(kind, ListType):
            return self.in_list(item, whole)
        if is_parts(kind):
            raise NotLowered("membership in a set of sets", expr.span)
        return self.in_set(item, whole)

    def bit_of_state(self, whole: Expr, width: int, index: str) -> str | None:
        """Return a test of one bit in the state, where the set is a plain item."""
        if not isinstance(whole, core.Read) or any(isinstance(key.type, Optional) for key in whole.keys):
            return None
        stored = self.context.stored[whole.item.name]
        entry, _ = self.place_index(stored, whole.keys)
        base = f"({entry}) * {width}" if entry != "0" else "0"
        return f"bit_at(&s.{stored.name}[{base}], {index})"

    # ------------------------------------------------------------ gathering in other parts
    def bag(self, expr: Expr) -> str:
        """Lower a bag to a pointer to its counts."""
        raise AssertionError

    def keep_sets(self, var: core.Var, source: Expr) -> None:
        """Give a variable a set of sets."""
        raise AssertionError

    def not_empty(self, expr: Expr) -> str:
        """Lower ``expr != {}``."""
        raise AssertionError

    def bags_equal(self, left: Expr, right: Expr) -> str:
        """Lower the equality of two bags."""
        raise AssertionError

    def bag_within(self, part: Expr, whole: Expr) -> str:
        """Lower the containment of a bag in another."""
        raise AssertionError

    def array(self, expr: Expr) -> tuple[str, str]:
        """Lower a list whole."""
        raise AssertionError

    def compared(self, op: str, left: Expr, right: Expr) -> str:
        """Lower the comparison of two lists."""
        raise AssertionError

    def bag_count(self, bag: Expr, item: Expr) -> str:
        """Lower the count of one kind in a bag."""
        raise AssertionError

    def in_list(self, item: Expr, whole: Expr) -> str:
        """Lower membership in a list."""
        raise AssertionError
