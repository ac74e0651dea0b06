"""Defines whose values are kept until an item that they read changes.

Kept are defines with a finite value, a plain set or a bag of sets, which loop and which questions ask for, with a seat
as parameter or none, and few values of the others. Per seat a word says for which others a value is known. A change of
an item clears it: of the seat whose entry changes if the define reads no other's, else of all. Defines that read what
lies on cells are left out: that changes with nearly every move.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from math import prod

from shedu.compiler import core
from shedu.compiler.core import Define, Expr, Game, StateItem
from shedu.compiler.plan.code import Code, Function, bits, safe
from shedu.compiler.plan.context import Context, Kept, rule_name
from shedu.compiler.plan.judging import cost, may_fault
from shedu.compiler.plan.markets import is_offers
from shedu.compiler.plan.reading import Reading, Uses
from shedu.compiler.plan.storage import Stored, ctype, is_parts, size_of, to_index
from shedu.compiler.walk import bound, children, expressions, own_expressions, statements
from shedu.runtime.types import Int, Optional, SetType, Type, cardinality

DEAR = 20
"""What costs less is worked out anew each time."""
MOST_OTHERS = 64
"""Values of a seat that are kept: one bit each says whether one is known."""


def seat_of(game: Game, define: Define) -> int:
    """Return the place of a define's first parameter that is a seat; -1 for none."""
    return next((place for place, var in enumerate(define.params) if var.type == game.seat), -1)


def find_kept(game: Game) -> tuple[Kept, ...]:
    """Return the defines that are kept, and the prices of markets' sources."""
    search = _Search(game, Reading(game))
    for expr in _questions(game):
        search.visit(expr, None)
    return tuple(Kept(number, *parts) for number, parts in enumerate(search.found.values()))


Parts = tuple[Define, int, int, Uses, core.Source | None]


@dataclass(slots=True)
class _Search:
    """Goes through what questions ask for. ``found``: what is kept, by rule or by source. A define that reads just what
    the kept one around it reads is not kept as well: it has changed whenever that one is worked out."""

    game: Game
    reading: Reading
    found: dict[int | core.Source, Parts] = field(default_factory=dict)
    candidates: dict[int, Parts | None] = field(default_factory=dict)
    seen: set[tuple[int, int]] = field(default_factory=set)
    sources: int = 0

    def visit(self, expr: Expr, within: Uses | None) -> None:
        """Go through an expression that stands within something kept that reads so much, or in none."""
        if isinstance(expr, core.Call):
            self._call(expr.define, within)
        inside = [*children(expr)]
        if isinstance(expr, core.Source) and expr.price is not None:
            parts = self._prices(expr)
            if parts is not None:
                self.found[expr] = parts
                inside.remove(expr.price)
                self.visit(expr.price, parts[3])
        for child in inside:
            self.visit(child, within)

    def _call(self, define: Define, within: Uses | None) -> None:
        if define.rule not in self.candidates:
            self.candidates[define.rule] = self._candidate(define)
        parts = self.candidates[define.rule]
        if parts is not None and parts[3] != within:
            self.found[define.rule] = parts
            within = parts[3]
        if (define.rule, id(within)) not in self.seen:
            self.seen.add((define.rule, id(within)))
            self.visit(define.body, within)

    def _candidate(self, define: Define) -> Parts | None:
        if not _fits(define.type) or cost(define.body) < DEAR:
            return None
        return self._parts(define, None)

    def _parts(self, define: Define, source: core.Source | None) -> Parts | None:
        place = seat_of(self.game, define)
        rest = [var.type for i, var in enumerate(define.params) if i != place]
        if any(cardinality(kind) is None for kind in rest):
            return None
        count = prod(size_of(kind) for kind in rest)
        uses = self.reading.of(define, place) if count <= MOST_OTHERS else None
        if not uses or _by_cell(self.game, uses):
            return None
        return define, place, count, uses, source

    def _prices(self, source: core.Source) -> Parts | None:
        """What is kept of a source: its prices of all goods, by the seats that they depend on."""
        assert source.price is not None
        found = dict.fromkeys(part.var for part in expressions(source.price) if isinstance(part, core.Local))
        bound_inside = {var for part in expressions(source.price) for var in bound(part)}
        params = tuple(var for var in found if var is not source.good and var not in bound_inside)
        if not params or any(var.type != self.game.seat for var in params) or may_fault(source.price):
            return None
        self.sources += 1
        define = Define("prices", params, source.price.type, (), source.span, -self.sources)
        define.body = source.price
        return self._parts(define, source)


def _fits(kind: Type) -> bool:
    if is_offers(kind):
        return True
    if isinstance(kind, SetType):
        return not is_parts(kind) and cardinality(kind.of) is not None
    return cardinality(kind) is not None


def _by_cell(game: Game, items: Iterable[StateItem]) -> bool:
    cells = [board.cell for board in game.boards]
    kinds = [kind for item in items for kind in (*item.keys, getattr(item.type, "of", item.type))]
    return any(kind in cells for kind in kinds)


def _questions(game: Game) -> Iterator[Expr]:
    for action in game.actions:
        for step in action.steps:
            yield step.value if isinstance(step, core.Let) else step.condition
    for flow in game.flows:
        for stmt in statements(flow.body):
            if isinstance(stmt, core.ChooseAction | core.ChooseValue):
                yield from own_expressions(stmt)


# ------------------------------------------------------------------ the struct
def element(kept: Kept) -> str:
    """Return the C type in which a value is kept."""
    kind = kept.define.type
    if kept.source is not None:
        return "uint64_t"
    if is_offers(kind):
        return "Supply"
    if isinstance(kind, SetType) or (isinstance(kind, Optional) and isinstance(kind.of, SetType)):
        return ctype(kind)
    narrow = not isinstance(kind, Optional) and not isinstance(kind, Int) and size_of(kind) < 1 << 15
    if isinstance(kind, Int) and kind.low >= -(1 << 15) and kind.high < 1 << 15:
        narrow = True
    return "int16_t" if narrow else "int32_t"


def fields(context: Context) -> list[tuple[str, str, str]]:
    """Return the struct fields (C type, name, brackets)."""
    found = []
    for kept in context.kept:
        seats = rows(context, kept)
        found.append((element(kept), f"kept{kept.number}", f"[{seats * kept.count}]"))
        found.append(("uint64_t", f"known{kept.number}", f"[{seats if kept.count > 1 else 1}]"))
    return found


def rows(context: Context, kept: Kept) -> int:
    """Return for how many seats a define is kept apart."""
    return size_of(context.game.seat) if kept.place >= 0 else 1


def clear_lines(context: Context, code: Code) -> None:
    """Write that nothing is known."""
    for kept in context.kept:
        code.line(f"memset(&s.known{kept.number}[0], 0, sizeof(s.known{kept.number}))")


def is_read(context: Context, stored: Stored) -> bool:
    """Tell whether something kept reads an item."""
    return any(stored.item in kept.uses for kept in context.kept)


def change_lines(context: Context, stored: Stored, index: str, change: str = "") -> Iterator[str]:
    """Yield the lines for a change of an item's entry (``index``: its number, '' for any; ``change``: C text of the
    members that come to a set or go, '' for any)."""
    item = stored.item
    below = prod(size_of(kind) for kind in item.keys[1:])
    seat = f"({index}) // {below}" if below > 1 else index
    for kept in context.kept:
        use = kept.uses.get(item)
        if use is None:
            continue
        known = f"s.known{kept.number}"
        if use.own and index:
            line = f"{known}[{seat}] = 0" if kept.count > 1 else f"{known}[0] &= ~((<uint64_t>1) << ({seat}))"
        else:
            line = f"memset(&{known}[0], 0, sizeof({known}))" if kept.count > 1 else f"{known}[0] = 0"
        if change:
            assert isinstance(item.type, SetType)
            n = context.width(item.type)
            about = f"b{n}_and({change}, {bits(n, use.members)})" if use.members is not None else change
            yield f"if b{n}_any({about}):"
            line = f"    {line}"
        yield line


# ------------------------------------------------------------------ asking for a value
def kept_value(context: Context, define: Define, args: list[str]) -> str | None:
    """Return C text of a call that gives a kept value, of a bag of sets a pointer; None where a define is not kept."""
    kept = next((one for one in context.kept if one.define is define), None)
    return f"{_asking(context, kept)}({', '.join(['s', *args])})" if kept is not None else None


def kept_prices(context: Context, source: core.Source) -> Kept | None:
    """Return what is kept of a source's prices."""
    return next((one for one in context.kept if one.source is source), None)


def prices_value(context: Context, kept: Kept, args: list[str]) -> str:
    """Return C text of a call that gives the prices of a source's goods, a byte for each."""
    return f"{_asking(context, kept)}({', '.join(['s', *args])})"


def _asking(context: Context, kept: Kept) -> str:
    """Have the function written that returns a kept value, worked out if it is not known."""
    from shedu.compiler.plan.functions import parameters

    define = kept.define
    name = f"kept{kept.number}_{safe(define.name)}"

    def make() -> Function:
        code = Code()
        given = ", ".join(["s", *(f"v{var.uid}" for var in define.params)])
        seat = f"v{define.params[kept.place].uid}" if kept.place >= 0 else "0"
        at = code.temp("int", _number(kept))
        place = f"s.kept{kept.number}[({seat}) * {kept.count} + {at}]"
        word, bit = (f"s.known{kept.number}[{seat}]", at) if kept.count > 1 else (f"s.known{kept.number}[0]", seat)
        with code.block(f"if not ({word} >> {bit}) & 1:"):
            code.line(f"{word} |= (<uint64_t>1) << {bit}")
            if is_offers(define.type):
                code.line(f"supply_none(&{place})")
                code.line(f"{_fresh(context, kept)}({given}, &{place})")
            else:
                cast = f"<{element(kept)}>" if ctype(define.type) == "int" else ""
                code.line(f"{place} = {cast}{_fresh(context, kept)}({given})")
        code.line(f"return &{place}" if is_offers(define.type) else f"return {place}")
        args = ", ".join(["State* s", *parameters(define.params)])
        return code.function(f"cdef inline {_result(kept)} {name}({args}) noexcept nogil", define.name)

    return context.request(name, make)


def _result(kept: Kept) -> str:
    if is_offers(kept.define.type):
        return "const Supply*"
    return "uint64_t" if kept.source is not None else ctype(kept.define.type)


def _fresh(context: Context, kept: Kept) -> str:
    """Return the name of the function that works a value out."""
    from shedu.compiler.plan.functions import begin, parameters

    define, source = kept.define, kept.source
    if source is None:
        return rule_name("d", define.rule, define.name)
    name = f"fresh{kept.number}_{safe(define.name)}"

    def make() -> Function:
        lower = begin(context)
        code = lower.code
        code.declare("lanes", "uint64_t")
        code.line("lanes = 0")
        good = lower.bind(source.good, "int")
        with lower.block(f"for {good} in range({size_of(source.good.type)}):"):
            assert source.price is not None
            code.line(f"lanes |= <uint64_t>({lower.value(source.price)}) << (8 * {good})")
        code.line("return lanes")
        args = ", ".join(["State* s", *parameters(define.params)])
        return code.function(f"cdef uint64_t {name}({args}) noexcept nogil", define.name)

    return context.request(name, make)


def _number(kept: Kept) -> str:
    text = ""
    for place, var in enumerate(kept.define.params):
        if place != kept.place:
            index = to_index(var.type, f"v{var.uid}")
            text = f"({text}) * {size_of(var.type)} + {index}" if text else index
    return text or "0"
