"""Defines whose values are kept until an item that they read changes.

Kept are defines with a finite value, a plain set or a bag of sets, which loop and which questions ask for, with a seat
as parameter or none, and few values of the others. Per seat a word says for which others a value is known. A change of
an item clears it: of the seat whose entry changes if the define reads no other's, else of all. Defines that read what
lies on cells are left out: that changes with nearly every move.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import prod

from shedu.compiler import core
from shedu.compiler.core import Define, Expr, Game, StateItem, Var
from shedu.compiler.plan.code import Code, Function
from shedu.compiler.plan.context import Context, Kept, rule_name
from shedu.compiler.plan.judging import cost
from shedu.compiler.plan.markets import is_offers
from shedu.compiler.plan.storage import Stored, ctype, is_parts, size_of, to_index
from shedu.compiler.walk import expressions, own_expressions, statements
from shedu.runtime.types import Int, Optional, SetType, Type, cardinality

DEAR = 20
"""What costs less is worked out anew each time."""
MOST_OTHERS = 64
"""Values of a seat that are kept: one bit each says whether one is known."""


@dataclass(frozen=True, slots=True)
class Reads:
    """The items a define reads: ``own`` only at the entries of its seat, ``others`` elsewhere too."""

    own: frozenset[StateItem]
    others: frozenset[StateItem]


def seat_of(game: Game, define: Define) -> int:
    """Return the place of a define's first parameter that is a seat; -1 for none."""
    return next((place for place, var in enumerate(define.params) if var.type == game.seat), -1)


class _Reading:
    """What defines read, each looked at once."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.known: dict[int, Reads | None] = {}

    def of(self, define: Define) -> Reads | None:
        """Return what a define reads; None where it looks at regions."""
        if define.rule not in self.known:
            self.known[define.rule] = self._of(define)
        return self.known[define.rule]

    def _of(self, define: Define) -> Reads | None:
        place = seat_of(self.game, define)
        seat = define.params[place] if place >= 0 else None
        own: set[StateItem] = set()
        others: set[StateItem] = set()
        for part in expressions(define.body):
            match part:
                case core.RegionSet() | core.RegionAt():
                    return None
                case core.Read(item=item, keys=keys):
                    (own if keys and _is(keys[0], seat) and item.keys[0] == self.game.seat else others).add(item)
                case core.Call(define=called, args=args):
                    inner, at = self.of(called), seat_of(self.game, called)
                    if inner is None:
                        return None
                    (own if at >= 0 and _is(args[at], seat) else others).update(inner.own)
                    others |= inner.others
        return Reads(frozenset(own - others), frozenset(others))


def _is(expr: Expr, var: Var | None) -> bool:
    return var is not None and isinstance(expr, core.Local) and expr.var is var


def find_kept(game: Game) -> dict[int, Kept]:
    """Return the defines that are kept, by rule."""
    reading, kept = _Reading(game), dict[int, Kept]()
    asked = set(_asked_for(game))
    for define in game.defines:
        place = seat_of(game, define)
        rest = [var.type for i, var in enumerate(define.params) if i != place]
        if define.rule not in asked or not _fits(define.type) or any(cardinality(kind) is None for kind in rest):
            continue
        count = prod(size_of(kind) for kind in rest)
        reads = reading.of(define) if count <= MOST_OTHERS and cost(define.body) >= DEAR else None
        if reads is None or not (reads.own or reads.others) or _by_cell(game, reads.own | reads.others):
            continue
        kept[define.rule] = Kept(len(kept), define, place, count, reads.own, reads.others)
    return kept


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


def _asked_for(game: Game) -> Iterator[int]:
    """Yield the rules of the defines that questions ask for, themselves or through others."""
    waiting = list(_questions(game))
    seen: set[int] = set()
    while waiting:
        for part in expressions(waiting.pop()):
            if isinstance(part, core.Call) and part.define.rule not in seen:
                seen.add(part.define.rule)
                waiting.append(part.define.body)
    yield from seen


def _questions(game: Game) -> Iterator[Expr]:
    for action in game.actions:
        for step in action.steps:
            yield step.value if isinstance(step, core.Let) else step.condition
    for flow in game.flows:
        for stmt in statements(flow.body):
            if isinstance(stmt, core.ChooseAction | core.ChooseValue):
                yield from own_expressions(stmt)


# ------------------------------------------------------------------ the struct
def element(define: Define) -> str:
    """Return the C type in which a value is kept."""
    kind = define.type
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
    for kept in context.kept.values():
        seats = rows(context, kept)
        found.append((element(kept.define), f"kept{kept.number}", f"[{seats * kept.count}]"))
        found.append(("uint64_t", f"known{kept.number}", f"[{seats if kept.count > 1 else 1}]"))
    return found


def rows(context: Context, kept: Kept) -> int:
    """Return for how many seats a define is kept apart."""
    return size_of(context.game.seat) if kept.place >= 0 else 1


def clear_lines(context: Context, code: Code) -> None:
    """Write that nothing is known."""
    for kept in context.kept.values():
        code.line(f"memset(&s.known{kept.number}[0], 0, sizeof(s.known{kept.number}))")


def change_lines(context: Context, stored: Stored, index: str) -> Iterator[str]:
    """Yield the lines for a change of an item's entry (``index``: its number, '' for any)."""
    item = stored.item
    below = prod(size_of(kind) for kind in item.keys[1:])
    seat = f"({index}) // {below}" if below > 1 else index
    for kept in context.kept.values():
        known = f"s.known{kept.number}"
        if item in kept.own and index:
            yield f"{known}[{seat}] = 0" if kept.count > 1 else f"{known}[0] &= ~((<uint64_t>1) << ({seat}))"
        elif item in kept.own or item in kept.others:
            yield f"memset(&{known}[0], 0, sizeof({known}))" if kept.count > 1 else f"{known}[0] = 0"


# ------------------------------------------------------------------ asking for a value
def kept_function(context: Context, kept: Kept) -> str:
    """Have the function written that returns a kept value, worked out if not known; of a bag of sets a pointer."""
    from shedu.compiler.plan.functions import parameters

    define, name = kept.define, rule_name("k", kept.define.rule, kept.define.name)
    fresh = rule_name("d", define.rule, define.name)

    def make() -> Function:
        code, number = Code(), kept.number
        given = ", ".join(["s", *(f"v{var.uid}" for var in define.params)])
        seat = f"v{define.params[kept.place].uid}" if kept.place >= 0 else "0"
        at = code.temp("int", _number(kept))
        place = f"s.kept{number}[({seat}) * {kept.count} + {at}]" if kept.count > 1 else f"s.kept{number}[{seat}]"
        word, bit = (f"s.known{number}[{seat}]", at) if kept.count > 1 else (f"s.known{number}[0]", seat)
        with code.block(f"if not ({word} >> {bit}) & 1:"):
            code.line(f"{word} |= (<uint64_t>1) << {bit}")
            if is_offers(define.type):
                code.line(f"supply_none(&{place})")
                code.line(f"{fresh}({given}, &{place})")
            else:
                cast = f"<{element(define)}>" if ctype(define.type) == "int" else ""
                code.line(f"{place} = {cast}{fresh}({given})")
        code.line(f"return &{place}" if is_offers(define.type) else f"return {place}")
        result = "const Supply*" if is_offers(define.type) else ctype(define.type)
        args = ", ".join(["State* s", *parameters(define.params)])
        return code.function(f"cdef inline {result} {name}({args}) noexcept nogil", define.name)

    return context.request(name, make)


def _number(kept: Kept) -> str:
    text = ""
    for place, var in enumerate(kept.define.params):
        if place != kept.place:
            index = to_index(var.type, f"v{var.uid}")
            text = f"({text}) * {size_of(var.type)} + {index}" if text else index
    return text or "0"
