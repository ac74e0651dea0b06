"""Markets: bags of sets of goods as supplies, and the payments for a need (runtime/markets.pxd).

A define that gives a bag of sets becomes a C function that adds them to a supply. A market becomes two functions that
fill a stock, with what is free and with what is for sale, and two that ask it: whether there is a payment, and for all
of them. A stock is filled at most once in a function that changes nothing, and what is for sale only where what is free
is not enough.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial

from shedu.compiler import core, faults
from shedu.compiler.core import Expr, Var
from shedu.compiler.plan.code import Code, Function, word
from shedu.compiler.plan.context import NotLowered, rule_name
from shedu.compiler.plan.loops import Loops
from shedu.compiler.plan.storage import size_of, to_index
from shedu.compiler.walk import mentions, payments
from shedu.runtime.types import Atom, BagType, Bool, Optional, SetType, Type, strip

MOST_NEEDED = 63
MOST_LOTS = 32
MOST_PAYEES = 17
MOST_PAYMENTS = 256
NO_LIMIT = 1 << 20
_STEADY = re.compile(r"-?\d+|s\.v\d+|v\d+")


def is_offers(kind: Type) -> bool:
    """Tell whether a type is a bag of sets."""
    return isinstance(kind, BagType) and isinstance(kind.of, SetType)


def is_payments(kind: Type) -> bool:
    """Tell whether a type is a set of bags, as markets give them."""
    return isinstance(kind, SetType) and isinstance(kind.of, BagType)


def payee_kind(body: core.Payments) -> Type:
    """Return the type of those who are paid."""
    kind = body.type
    assert isinstance(kind, SetType) and isinstance(kind.of, BagType)
    return kind.of.of


class Markets(Loops):
    """Supplies, stocks, needs and payments."""

    __slots__ = ()

    # ------------------------------------------------------------ supplies
    def supply(self, out: str, expr: Expr) -> None:
        """Write the adding of a bag of sets to a supply, which ``out`` points to."""
        match expr:
            case core.Const(value=tuple() as counts):
                for goods, count in enumerate(counts):
                    if count:
                        self.code.line(f"supply_add({out}, {goods}, {count})")
            case core.MakeBag(items=items):
                for times, item in items:
                    self.code.line(f"supply_add({out}, {self.goods(item)}, {self.value(times)})")
            case core.Gather(kind="bag", body=core.Expr() as body):
                self._gathered_supply(out, expr.binder, body)
            case core.Op(op="bag_add", args=args):
                for arg in args:
                    self.supply(out, arg)
            case core.If(test=test, then=then, other=other):
                for head, branch in ((f"if {self.value(test)}:", then), ("else:", other)):
                    with self.block(head):
                        self.supply(out, branch)
            case core.LetIn():
                self.supply(out, self.let(expr))
            case core.Call():
                given = self._arguments(expr.define.params, expr.args)
                kept = self._kept_supply(expr.define, given)
                if kept is not None:
                    self.code.line(f"supply_put({out}, {kept})")
                    return
                self.code.line(f"{self._supply_define(expr.define)}({', '.join(['s', *given, out])})")
            case core.Local(var=var):
                self.code.line(f"supply_join({out}, {self.name(var)})")
            case _:
                raise NotLowered("this bag of sets", expr.span)

    def _gathered_supply(self, out: str, binder: core.Binder, body: Expr) -> None:
        """`{n x for …}` counts by a last source that the body does not speak of: this is put in at once."""
        *first, (counter, times) = binder.sources
        plain = not mentions(body, counter) and (binder.where is None or not mentions(binder.where, counter))
        match times:
            case core.Op(op="span", args=(core.Const(value=1), many)) if first and plain:
                with self.binder(core.Binder(tuple(first), binder.where), units=True):
                    self.code.line(f"supply_add({out}, {self.goods(body)}, {self.value(many)})")
            case _:
                with self.binder(binder, units=True):
                    self.code.line(f"supply_add({out}, {self.goods(body)}, 1)")

    def goods(self, expr: Expr) -> str:
        """Lower a set of goods to its bits."""
        if isinstance(expr, core.Const) and isinstance(expr.value, frozenset):
            return str(sum(1 << member for member in expr.value))
        return f"{self.simple(self.value(expr), 'b1')}.w0"

    def _supply_define(self, define: core.Define) -> str:
        from shedu.compiler.plan.functions import parameters

        name = rule_name("d", define.rule, define.name)

        def make() -> Function:
            lower = self.anew()
            lower.code.line("pass")
            lower.supply("out", define.body)
            args = ", ".join(["State* s", *parameters(define.params), "Supply* out"])
            return lower.code.function(f"cdef void {name}({args}) noexcept nogil", define.name)

        return self.context.request(name, make)

    def kept_offers(self, expr: Expr) -> str | None:
        """Return C text that points to a bag of sets that the state keeps, if an expression is one."""
        if not isinstance(expr, core.Call):
            return None
        return self._kept_supply(expr.define, self._arguments(expr.define.params, expr.args))

    def _kept_supply(self, define: core.Define, given: list[str]) -> str | None:
        """Return C text that points to a bag of sets that is kept, if this one is."""
        from shedu.compiler.plan.kept_defines import kept_value

        text = kept_value(self.context, define, given)
        if text is not None:
            self._supply_define(define)
        return text

    def supply_of(self, expr: Expr) -> str:
        """Lower a bag of sets whole, to a pointer."""
        if isinstance(expr, core.Local):
            return self.name(expr.var)
        supply = self.code.temp("Supply")
        self.code.line(f"supply_none(&{supply})")
        self.supply(f"&{supply}", expr)
        return f"(&{supply})"

    def argument(self, arg: Expr, kind: Type) -> str:
        """Return C text of what is handed to a C function's parameter."""
        return self.supply_of(arg) if is_offers(kind) else super().argument(arg, kind)

    def _arguments(self, params: tuple[Var, ...], args: tuple[Expr, ...]) -> list[str]:
        return [self.argument(arg, var.type) for arg, var in zip(args, params, strict=True)]

    def anew(self) -> Markets:
        """Return the lowering of another function, one that changes nothing."""
        lower = type(self)(self.context, Code())
        lower.steady = True
        return lower

    # ------------------------------------------------------------ needs
    def lanes(self, expr: Expr, number: int) -> str:
        """Lower a bag of goods to one word, a lane for each good; a need that is too large is the fault ``number``."""
        match expr:
            case core.Const(value=tuple() as counts) if sum(counts) <= MOST_NEEDED:
                return word(_packed(counts))
            case core.Column() if (text := self._lanes_column(expr)) is not None:
                return text
            case core.If(test=test, then=then, other=other):
                result = self.code.temp("uint64_t")
                for head, branch in ((f"if {self.value(test)}:", then), ("else:", other)):
                    with self.block(head):
                        self.code.line(f"{result} = {self.lanes(branch, number)}")
                return result
            case core.Op(op="bag_add", args=(one, other)):
                texts = (self.lanes(one, number), self.lanes(other, number))
                return f"lanes_plus({texts[0]}, {texts[1]}, &s.head.fault, {number})"
            case core.LetIn():
                return self.lanes(self.let(expr), number)
            case core.Call():
                return self.lanes(self.inline(expr), number)
        assert isinstance(expr.type, BagType)
        return f"lanes_of({self.bag(expr)}, {size_of(expr.type.of)}, &s.head.fault, {number})"

    def _lanes_column(self, expr: core.Column) -> str | None:
        cells = [cell for cell in expr.table.cells[expr.index] if isinstance(cell, tuple)]
        if len(cells) != len(expr.table.atom.values) or any(sum(cell) > MOST_NEEDED for cell in cells):
            return None
        number = self.context.game.tables.index(expr.table)
        values = ", ".join(f"{_packed(cell):#x}ULL" for cell in cells)
        name = f"LANES{number}_{expr.index}"
        table = self.context.table(name, "uint64_t", f"[{len(cells)}]", f"{{{values}}}")
        row = self.value(expr.row)
        if not isinstance(expr.row.type, Optional):
            return f"{table}[{row}]"
        row = self.simple(row)
        return f"({table}[{row}] if {row} >= 0 else <uint64_t>0)"

    # ------------------------------------------------------------ stocks
    def _stock(self, call: core.Call, texts: dict[Var, str]) -> str:
        """Return a pointer to the stock of a market: one for the whole function, filled when it is first asked, where
        that is known to change nothing; else a fresh one."""
        spoken = [texts[var] for var in _spoken_of(call.define, _sources)]
        if self.steady and all(_STEADY.fullmatch(text) and text not in self.code.locals for text in spoken):
            stock = f"stock{call.define.rule}_{re.sub(r'[^0-9a-z]', '_', '_'.join(spoken))}"
            if stock not in self.code.locals:
                self.code.declare(stock, "Stock")
                self.code.opening.append(f"    {stock}.known = 0")
            return f"&{stock}"
        stock = self.code.temp("Stock")
        self.code.line(f"{stock}.known = 0")
        return f"&{stock}"

    def _asked(self, call: core.Call) -> tuple[str, list[str]]:
        """Return the C texts of a market's stock, and of the need and the arguments that its functions take."""
        define = call.define
        given = dict(zip(define.params, call.args, strict=True))
        need = self.lanes(given[define.params[0]], self.context.fault(faults.NEED, _body(define).span))
        texts = {var: self.argument(given[var], var.type) for var in _spoken_of(define, _all_parts)}
        texts = {var: self.simple(text) if _is_plain(var.type) else text for var, text in texts.items()}
        return self._stock(call, texts), [need, *texts.values()]

    def payable(self, call: core.Call) -> str:
        """Lower whether a market has a payment for a need."""
        stock, args = self._asked(call)
        name = self._market_function(call.define, "any")
        return f"{name}({', '.join(['s', *args, stock])})"

    def listed(self, call: core.Call) -> tuple[str, str]:
        """Lower all payments of a market: (C array of payments, C text of how many)."""
        stock, args = self._asked(call)
        name = self._market_function(call.define, "list")
        array = self.code.temp(f"Payment[{MOST_PAYMENTS}]")
        return array, self.code.temp("int", f"{name}({', '.join(['s', *args, stock, f'&{array}[0]'])})")

    def _market_function(self, define: core.Define, what: str) -> str:
        name = f"{rule_name('m', define.rule, define.name)}_{what}"
        return self.context.request(name, lambda: _market(self.anew(), define, name, what))

    # ------------------------------------------------------------ sets of payments and bags of sets among the others
    def not_empty(self, expr: Expr) -> str:
        """Lower ``expr != {}``."""
        if is_payments(expr.type):
            call = self.opened(expr)
            if isinstance(call, core.Call) and payments(call) is not None:
                return self.once(call, "bint", lambda: self.payable(call))
        return super().not_empty(expr)

    def size(self, expr: Expr) -> str:
        """Lower ``size(expr)``."""
        if is_offers(expr.type):
            return f"supply_size({self.supply_of(expr)})"
        if is_payments(expr.type):
            expr = self.opened(expr)
            if isinstance(expr, core.Call) and payments(expr) is not None:
                return self.listed(expr)[1]
        return super().size(expr)

    def bag_count(self, bag: Expr, item: Expr) -> str:
        """Lower the count of one kind in a bag."""
        if is_offers(bag.type):
            return f"supply_count({self.supply_of(bag)}, {self.goods(item)})"
        return super().bag_count(bag, item)

    def let(self, expr: core.LetIn) -> Expr:
        """Give a let's variable its value; payments are asked for anew where they are used."""
        if is_payments(expr.value.type):
            from shedu.compiler.walk import substitute

            return substitute(expr.body, {expr.var: expr.value})
        return super().let(expr)

    def member(self, expr: core.Op) -> str:
        """Lower ``x in y``."""
        item, whole = expr.args
        if not is_payments(whole.type) or expr.op != "in":
            return super().member(expr)
        assert isinstance(whole.type, SetType)
        var = self.context.fresh.var(Var("payment", whole.type.of, 0, expr.span))
        same = core.Op(Bool(), expr.span, "==", (core.Local(var.type, expr.span, var), item))
        return self.value(core.Gather(Bool(), expr.span, "any", core.Binder(((var, whole),), same), None, None))

    def is_direct(self, expr: core.Call) -> bool:
        """Tell whether a call is a C function's."""
        return super().is_direct(expr) or payments(expr) is not None or is_offers(expr.type)

    @contextmanager
    def each(self, var: Var, source: Expr, units: bool = False) -> Iterator[None]:
        """Write a loop over any source."""
        source = self.opened(source)
        if isinstance(source, core.Call) and payments(source) is not None:
            array, count = self.listed(source)
            turn = self.code.temp("int")
            with self.block(f"for {turn} in range({count}):"):
                self.names[var] = f"{array}[{turn}].shares"
                yield
        elif is_offers(source.type):
            with self._each_goods(var, source, units):
                yield
        else:
            with super().each(var, source, units):
                yield

    @contextmanager
    def _each_goods(self, var: Var, source: Expr, units: bool) -> Iterator[None]:
        """Loop over the sets in a bag, in the order of their numbers."""
        kind = var.type
        assert isinstance(kind, SetType)
        supply, turn, unit = self.supply_of(source), self.code.temp("int"), self.code.temp("int")
        name = self.bind(var, f"b{self.context.width(kind)}")
        times = f"supply_count({supply}, <uint64_t>{turn})"
        with self.block(f"for {turn} in range({1 << size_of(kind.of)}):"):
            self.code.line(f"{name} = b1_of(<uint64_t>{turn})")
            with self.block(f"for {unit} in range({times}):" if units else f"if {times}:"):
                yield


def _packed(counts: tuple[int, ...]) -> int:
    return sum(count << (8 * good) for good, count in enumerate(counts))


def _is_plain(kind: Type) -> bool:
    return not isinstance(strip(kind), SetType | BagType)


# ------------------------------------------------------------------ the functions of a market
def _body(define: core.Define) -> core.Payments:
    assert isinstance(define.body, core.Payments)
    return define.body


def _sources(body: core.Payments) -> tuple[Expr, ...]:
    return body.sources


def _all_parts(body: core.Payments) -> tuple[Expr, ...]:
    return (*body.sources, *((body.within,) if body.within is not None else ()))


def _spoken_of(define: core.Define, parts: object) -> list[Var]:
    """Return the parameters of a market of which its sources, or all its parts, speak."""
    assert callable(parts)
    found = parts(_body(define))
    return [var for var in define.params if any(mentions(part, var) for part in found)]


def _market(lower: Markets, define: core.Define, name: str, what: str) -> Function:
    """Write a function of a market: ``any`` asks whether there is a payment, ``list`` for all of them."""
    from shedu.compiler.plan.functions import parameters

    body, code, context = _body(define), lower.code, lower.context
    most = size_of(payee_kind(body))
    if most > MOST_PAYEES:
        raise NotLowered(f"payments to more than {MOST_PAYEES} payees", body.span)
    within = str(NO_LIMIT) if body.within is None else lower.simple(lower.value(body.within))
    spoken = [f"v{var.uid}" for var in _spoken_of(define, _sources)]
    fault = context.fault(faults.OFFERS, body.span)
    code.declare("short", "uint64_t")
    with code.block(f"if {within} < 0 or s.head.fault:"):
        code.line("return 0")
    for step, part, over in ((1, "free", "stock.free.over"), (2, "sale", "stock.over")):
        filler = context.request(f"{rule_name('m', define.rule, define.name)}_{part}", _fillers(lower, define)[part])
        with code.block(f"if stock.known < {step}:"):
            code.line(f"{filler}({', '.join(['s', *spoken, 'stock'])})")
        with code.block(f"if {over}:"):
            code.line(f"set_fault(s, {fault})")
            code.line("return 0")
        if step == 1:
            code.line("short = lanes_less(need, stock.free.single)")
            with code.block("if short == 0:"):
                if what == "list":
                    code.line("memset(&out[0], 0, sizeof(Payment))")
                code.line("return 1")
    _finish(lower, body, what, within, most)
    args = ["State* s", "uint64_t need", *parameters(tuple(_spoken_of(define, _all_parts))), "Stock* stock"]
    args += ["Payment* out"] if what == "list" else []
    result = "bint" if what == "any" else "int"
    return code.function(f"cdef {result} {name}({', '.join(args)}) noexcept nogil", define.name)


def _finish(lower: Markets, body: core.Payments, what: str, within: str, most: int) -> None:
    code = lower.code
    if what == "any":
        code.line(f"return market_any(stock, short, {within})")
        return
    code.declare("count", "int")
    code.line(f"count = market_list(stock, short, {within}, {most}, out)")
    with code.block("if count < 0:"):
        code.line(f"set_fault(s, {lower.context.fault(faults.PAYMENTS, body.span)})")
        code.line("return 0")
    code.line("return count")


def _fillers(lower: Markets, define: core.Define) -> dict[str, Callable[[], Function]]:
    """Return what writes the two functions that fill a stock."""
    return {part: partial(_filler, lower.anew(), define, part) for part in ("free", "sale")}


def _filler(lower: Markets, define: core.Define, part: str) -> Function:
    from shedu.compiler.plan.functions import parameters

    body, code = _body(define), lower.code
    priced = [source for source in body.sources if (source.price is not None) == (part == "sale")]
    if part == "free":
        kept = lower.kept_offers(priced[0].offers) if len(priced) == 1 and priced[0].binder is None else None
        if kept is not None:
            code.line(f"stock.free = {kept}")
            priced = []
        else:
            code.line("supply_none(&stock.own)")
            code.line("stock.free = &stock.own")
    else:
        code.line("stock_open(stock)")
        if sum(map(_rounds, priced)) > MOST_LOTS:
            raise NotLowered(f"a market of more than {MOST_LOTS} priced sources", body.span)
    for source in priced:
        if source.binder is None:
            _fill(lower, body, source)
        else:
            with lower.binder(source.binder):
                _fill(lower, body, source)
    code.line(f"stock.known = {2 if part == 'sale' else 1}")
    name = f"{rule_name('m', define.rule, define.name)}_{part}"
    args = ", ".join(["State* s", *parameters(tuple(_spoken_of(define, _sources))), "Stock* stock"])
    return code.function(f"cdef void {name}({args}) noexcept nogil", define.name)


def _rounds(source: core.Source) -> int:
    count = 1
    for var, _ in source.binder.sources if source.binder is not None else ():
        count *= size_of(var.type)
    return count


def _fill(lower: Markets, body: core.Payments, source: core.Source) -> None:
    from shedu.compiler.plan.kept_defines import kept_prices, prices_value

    if source.price is None:
        lower.supply("&stock.own", source.offers)
        return
    code, payee = lower.code, payee_kind(body)
    lot = code.temp("Lot*", "stock_lot(stock)")
    offers = lower.kept_offers(source.offers)
    if offers is None:
        offers = f"&{lot}.own"
        code.line(f"supply_none({offers})")
        lower.supply(offers, source.offers)
    code.line(f"{lot}.supply = {offers}")
    who = str(size_of(payee) - 1) if source.payee is None else to_index(strip(payee), lower.value(source.payee))
    code.line(f"{lot}.payee = <uint8_t>({who})")
    kept = kept_prices(lower.context, source)
    if kept is not None:
        args = [lower.name(var) for var in kept.define.params]
        code.line(f"stock_close(stock, {lot}, {prices_value(lower.context, kept, args)})")
        return
    lanes, rest = code.temp("uint64_t", "0"), code.temp("uint32_t", f"supply_goods({lot}.supply)")
    assert isinstance(source.good.type, Atom)
    good = lower.bind(source.good, "int")
    with lower.block(f"while {rest}:"):
        code.line(f"{good} = ctz64({rest})")
        code.line(f"{rest} &= {rest} - 1")
        code.line(f"{lanes} |= <uint64_t>({lower.value(source.price)}) << (8 * {good})")
    code.line(f"stock_close(stock, {lot}, {lanes})")
