"""The functions behind the engine's table: each goes to the piece or question whose turn it is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from shedu.compiler.plan.code import Code, Function


@dataclass(frozen=True, slots=True)
class Asking:
    """How one question is asked: its number, the piece that follows when nothing is legal (None: a fault), and when an
    only answer is given unasked: ``never``, ``one`` (one is legal), ``upper`` (one could be, as far as others see),
    ``unseen`` (as ``upper``, or one is legal where nobody watches). ``forgets``: an answer ends what was shown.
    ``moves``: who decides depends on the state, so it is asked anew once that was overwritten.
    ``places``: answers are places in a list."""

    number: int
    name: str
    otherwise: int | None
    fault: int
    skip: str
    forgets: bool = False
    moves: bool = False
    places: bool = False


SKIPS = {
    "one": "n == 1",
    "upper": "n == 1 and upper{0}(s, &other.of{0}) == 1",
    "unseen": "n == 1 and (s.head.together != 0 or upper{0}(s, &other.of{0}) == 1)",
}


def dispatchers(pieces: dict[int, Function], askings: tuple[Asking, ...]) -> list[Function]:
    """Return all of them."""
    given = [
        (
            "pick",
            "const void* state, const void* scratch, int32_t n",
            "int32_t",
            "return pick{0}(s, &legal.of{0}, n)",
            "-1",
        ),
        (
            "kinds",
            "const void* state, const void* scratch, int32_t* counts",
            "void",
            "kinds{0}(s, &legal.of{0}, counts)",
            "",
        ),
        (
            "why",
            "const void* state, const void* scratch, int32_t action",
            "int32_t",
            "return why{0}(s, &legal.of{0}, action)",
            "-2",
        ),
    ]
    return [
        _run_piece(pieces),
        _ask(askings),
        *(_by_question(askings, *parts) for parts in given),
        _carry_out(askings),
        _meaning(askings),
    ]


def _begin(scratch: bool) -> Code:
    code = Code()
    code.declare("s", "State*")
    code.line("s = <State*>state")
    if scratch:
        code.declare("legal", "AnyLegal*")
        code.line("legal = <AnyLegal*>scratch")
    return code


def _each(code: Code, askings: tuple[Asking, ...], write: Callable[[Asking], None]) -> None:
    """Write the branches of a switch over the question that waits."""
    for place, asking in enumerate(askings):
        with code.block(f"{'elif' if place else 'if'} s.head.question == {asking.number}:"):
            write(asking)


def _run_piece(pieces: dict[int, Function]) -> Function:
    code = Code()
    for place, (number, function) in enumerate(sorted(pieces.items())):
        with code.block(f"{'elif' if place else 'if'} pc == {number}:"):
            code.line(f"return {function.name}(s, ctx)")
    code.line("return wait_again(s, pc)")
    return code.function("cdef int run_piece(State* s, int pc, Context* ctx) noexcept nogil")


def _ask(askings: tuple[Asking, ...]) -> Function:
    code = _begin(scratch=True)
    for name, ctype in (("other", "AnyLegal"), ("pc", "int"), ("n", "int")):
        code.declare(name, ctype)
    code.line("pc = s.head.pc")
    with code.block("while True:"):
        with code.block("while pc < ASK and not s.head.fault:"):
            code.line("pc = run_piece(s, pc, ctx)")
        code.line("s.head.pc = <uint16_t>pc")
        with code.block("if pc != ASK or s.head.fault:"):
            code.line("s.head.question = OVER")
            code.line("return 0")
        _each(code, askings, lambda asking: _ask_one(code, asking))
        code.line("s.head.question = OVER")
        code.line("return 0")
    return code.function("cdef int32_t ask(void* state, void* scratch, Context* ctx) noexcept nogil")


def _ask_one(code: Code, asking: Asking) -> None:
    q = asking.number
    if asking.moves:
        with code.block("if s.head.held:"):
            code.line(f"s.head.seat = <uint8_t>seat{q}(s)")
    code.line(f"n = count{q}(s, &legal.of{q})")
    with code.block("if s.head.held:"):
        code.line("return n")
    with code.block("if n == 0:"):
        code.line(f"set_fault(s, {asking.fault})" if asking.otherwise is None else f"pc = {asking.otherwise}")
        code.line("continue")
    if asking.skip in SKIPS:
        with code.block(f"if {SKIPS[asking.skip].format(q)}:"):
            _forget(code, asking)
            code.line(f"pc = answer{q}(s, pick{q}(s, &legal.of{q}, 0), ctx)")
            code.line("continue")
    code.line("return n")


def _forget(code: Code, asking: Asking) -> None:
    if asking.forgets:
        code.line("forget_shown(s)")


def _answer(code: Code, asking: Asking) -> None:
    _forget(code, asking)
    code.line(f"pc = answer{asking.number}(s, action, ctx)")


def _by_question(askings: tuple[Asking, ...], name: str, args: str, result: str, call: str, otherwise: str) -> Function:
    code = _begin(scratch=True)
    _each(code, askings, lambda asking: code.line(call.format(asking.number)))
    if otherwise:
        code.line(f"return {otherwise}")
    return code.function(f"cdef {result} {name}({args}) noexcept nogil")


def _meaning(askings: tuple[Asking, ...]) -> Function:
    code, places = _begin(scratch=False), tuple(asking for asking in askings if asking.places)
    _each(code, places, lambda asking: code.line(f"return meaning{asking.number}(s, action, out)"))
    code.line("return 0")
    return code.function("cdef int32_t meaning(const void* state, int32_t action, uint16_t* out) noexcept nogil")


def _carry_out(askings: tuple[Asking, ...]) -> Function:
    code = _begin(scratch=False)
    code.declare("pc", "int")
    code.line("pc = OVER")
    _each(code, askings, lambda asking: _answer(code, asking))
    code.line("s.head.pc = <uint16_t>pc")
    code.line("s.head.held = 0")
    return code.function("cdef void carry_out(void* state, int32_t action, Context* ctx) noexcept nogil")
