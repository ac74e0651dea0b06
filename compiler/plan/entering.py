"""Flows started from outside, as scenarios do: the arguments come as bytes, the question that waits waits again after.

A flow that can stop goes on, when it is done, with the number in its slot ``back``. Numbers from AGAIN on (the first
behind the pieces) stand for a question and the seat that it waits for; `run_piece` comes to them last, so normal play
pays nothing for them.
"""

from __future__ import annotations

from shedu.compiler.core import Flow, Var
from shedu.compiler.plan.code import Code, Function
from shedu.compiler.plan.context import NotLowered
from shedu.compiler.plan.pieces import Pieces
from shedu.compiler.plan.stops import size_of_slot, written
from shedu.compiler.plan.storage import from_code, is_parts
from shedu.runtime.types import BagType, ListType, Optional, SetType, cardinality, code_width

ASK = 0x8000
"""The first number that is no piece; the template names it ASK."""


def enter_function(pieces: Pieces) -> Function:
    """Write the function that puts the arguments of a flow (by rule number) and where it goes on into its slots, and
    returns its first piece; OVER for a flow that has none, or whose arguments cannot be written. Raises NotLowered."""
    game, code = pieces.context.game, Code()
    code.declare("i", "int")
    if pieces.count + len(game.questions) * len(game.seat.values) > ASK:
        raise NotLowered(f"more than {ASK:,} pieces of flows", game.play.span)
    for flow in game.flows:
        if flow.rule in pieces.entries and flow is not game.play and all(map(_enters, flow.params)):
            _flow(code, flow, pieces.entries[flow.rule])
    code.line("return OVER")
    return code.function("cdef int enter_flow(State* s, int rule, int back, const uint8_t* given) noexcept nogil")


def _enters(var: Var) -> bool:
    """Tell whether the argument for a parameter can be written as a slot is."""
    kind = var.type
    of = kind.of if isinstance(kind, Optional) else kind
    if isinstance(kind, Optional) and isinstance(of, BagType | ListType):
        return False
    return written(of) and not is_parts(of)


def _flow(code: Code, flow: Flow, entry: int) -> None:
    with code.block(f"if rule == {flow.rule}:"):
        at = 0
        for var in flow.params:
            _argument(code, var, at)
            at += size_of_slot(var.type)
        code.line(f"s.back{flow.rule} = <uint16_t>back")
        code.line(f"return {entry}")


def _argument(code: Code, var: Var, at: int) -> None:
    """Write how a slot is read from byte ``at`` of the arguments on."""
    name = f"s.v{var.uid}"
    match var.type:
        case SetType() | BagType() as kind:
            code.line(f"memcpy(&{name}, given + {at}, {size_of_slot(kind)})")
        case ListType(of=of):
            code.line(f"{name}_n = list_length(given + {at})")
            with code.block(f"for i in range({name}_n):"):
                code.line(f"{name}[i] = {from_code(of, f'list_code(given + {at}, i, {code_width(of)})')}")
        case Optional(of=SetType() as of) if cardinality(of) is None:  # behind the byte that tells whether it is none
            code.line(f"memcpy(&{name}, given + {at + 1}, {size_of_slot(of)})")
        case kind:
            code.line(f"{name} = {from_code(kind, f'code_at(given + {at}, {code_width(kind)})')}")
