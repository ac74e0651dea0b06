"""The tail of a serialised state, as the compiled engine writes it: the stops of the running flows.

The chain of running routines is followed by the pieces with which they go on: play keeps nothing for it.
"""

from __future__ import annotations

from collections.abc import Iterator

from shedu.compiler import core
from shedu.compiler.plan.code import Code, Function
from shedu.compiler.plan.context import NotLowered
from shedu.compiler.plan.pieces import Pieces
from shedu.compiler.plan.stops import Slot, Stop, Stops, size_of_slot
from shedu.compiler.plan.storage import to_code
from shedu.runtime.types import BagType, ListType, Optional, SetType, cardinality, code_width


def most_bytes(stops: Stops) -> int:
    """Return a bound of what the stops of running routines take: each routine runs at most once at a time."""
    sizes: dict[int, int] = {}
    for stop in stops.all:
        size = 2 + sum(size_of_slot(slot.type) for slot in stop.slots)
        sizes[stop.routine.rule] = max(size, sizes.get(stop.routine.rule, 0))
    return sum(sizes.values())


def tail_functions(pieces: Pieces, stops: Stops) -> Iterator[Function]:
    """Yield the functions that write stops, and write_slots that writes those where the routines stand."""
    asked = {number: stops.asking[number] for number in sorted(pieces.asked)}
    going = {piece: stops.going[on] for piece, on in pieces.goes_on.items() if on in stops.going}
    used = {stop.number: stop for stop in (*asked.values(), *going.values())}
    for _, stop in sorted(used.items()):
        yield _stop(pieces, stop)
    yield _chain(pieces, asked, going)


def _chain(pieces: Pieces, asked: dict[int, Stop], going: dict[int, Stop]) -> Function:
    """Write write_slots. ``asked``: stops by the question that waits; ``going``: by the piece to go on."""
    code = Code()
    code.declare("pc", "int")
    code.declare("question", "int")
    code.declare("n", "int32_t")
    code.line("pc = AGAIN + s.head.question * MOST_SEATS")
    code.line("n = 0")
    with code.block("while pc < ASK:"):
        code.line("question = (pc - AGAIN) // MOST_SEATS if pc >= AGAIN else -1")
        for number, stop in asked.items():
            with code.block(f"if question == {number}:"):
                _write(pieces, code, stop)
                code.line("continue")
        for piece, stop in going.items():
            with code.block(f"if pc == {piece}:"):
                _write(pieces, code, stop)
                code.line("continue")
        for piece, text in pieces.hands_on.items():
            with code.block(f"if pc == {piece}:"):
                code.line(f"pc = {text}")
                code.line("continue")
        code.line("return n")
    code.line("return n")
    return code.function("cdef int32_t write_slots(State* s, uint8_t* out) noexcept nogil")


def _write(pieces: Pieces, code: Code, stop: Stop) -> None:
    code.line(f"n = write_stop{stop.number}(s, out, n)")
    code.line("pc = OVER" if stop.routine is pieces.context.game.play else f"pc = s.back{stop.routine.rule}")


def _stop(pieces: Pieces, stop: Stop) -> Function:
    """Write the function that writes a stop from byte n on and returns where it ends."""
    code = Code()
    code.declare("code", "uint32_t")
    code.declare("i", "int")
    _put(code, str(stop.number), 2)
    for slot in stop.slots:
        _slot(pieces, code, slot)
    code.line("return n")
    head = f"cdef int32_t write_stop{stop.number}(State* s, uint8_t* out, int32_t n) noexcept nogil"
    return code.function(head, stop.routine.name)


def _put(code: Code, value: str, width: int) -> None:
    code.line(f"code = <uint32_t>{value}")
    code.line(f"memcpy(out + n, &code, {width})")
    code.line(f"n += {width}")


def _copy(code: Code, place: str, size: int) -> None:
    code.line(f"memcpy(out + n, {place}, {size})")
    code.line(f"n += {size}")


def _slot(pieces: Pieces, code: Code, slot: Slot) -> None:
    rest, kind = slot.kind == "rest", slot.type
    if isinstance(slot.of, core.Repeat):
        _put(code, f"s.left{pieces.repeats[slot.of]}", code_width(kind))
        return
    name = f"s.rest{slot.of.uid}" if rest else f"s.v{slot.of.uid}"
    match kind:
        case _ if rest and f"done{slot.of.uid}" in pieces.context.struct:
            _seats(code, slot.of.uid, size_of_slot(kind), pieces.context.seats())
        case SetType() | BagType():
            _copy(code, f"&{name}", size_of_slot(kind))
        case ListType():
            _list(code, name, kind)
        case Optional(of=SetType() as of):  # none is the empty set, which is not found among sets
            words = size_of_slot(of) // 8
            _put(code, f"b{words}_any({name})", 1)
            _copy(code, f"&{name}", 8 * words)
        case _ if cardinality(kind) is None:
            raise NotLowered("keeping a bag or list that may be none", slot.of.span)
        case _:
            _put(code, to_code(kind, name), code_width(kind))


def _seats(code: Code, uid: int, size: int, seats: str) -> None:
    """Write the seats that a loop around the table has still to come to. ``seats``: C text, how many are in play."""
    code.line(f"memset(out + n, 0, {size})")
    with code.block(f"for i in range(s.done{uid}, {seats}):"):
        code.line(f"code = (s.first{uid} + i) % {seats}")
        code.line("out[n + (code >> 3)] |= <uint8_t>(1 << (code & 7))")
    code.line(f"n += {size}")


def _list(code: Code, name: str, kind: ListType) -> None:
    size, width = size_of_slot(kind), code_width(kind.of)
    code.line(f"memset(out + n, 0, {size})")
    code.line(f"code = <uint32_t>{name}_n")
    code.line("memcpy(out + n, &code, 2)")
    with code.block(f"for i in range({name}_n):"):
        code.line(f"code = <uint32_t>{to_code(kind.of, f'{name}[i]')}")
        code.line(f"memcpy(out + n + 2 + {width} * i, &code, {width})")
    code.line(f"n += {size}")
