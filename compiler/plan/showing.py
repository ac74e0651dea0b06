"""What the rules `show` to seats until the next answer: a bit for each seat beside each entry of such an item."""

from __future__ import annotations

from collections.abc import Iterator

from shedu.compiler.core import StateItem
from shedu.compiler.plan.code import Code, Function
from shedu.compiler.plan.context import Context
from shedu.compiler.plan.meta import entries
from shedu.compiler.plan.unseen import shown_items


def declare(context: Context) -> None:
    """Give the struct of a game that shows something its fields; ``shows`` tells whether anything is shown."""
    for item in shown_items(context.game):
        context.struct["shows"] = "uint8_t"
        context.struct[_field(context, item)] = f"uint32_t[{entries(item)}]"


def functions(context: Context) -> Iterator[Function]:
    """Yield the function that writes all bits, in the order of Meta.shown, and the one that an answer calls."""
    fields = [(_field(context, item), entries(item)) for item in shown_items(context.game)]
    write, forget = Code(), Code()
    write.line("pass")
    place = 0
    for name, count in fields:
        write.line(f"memcpy(out + {place}, &s.{name}[0], {4 * count})")
        place += count
    yield write.function("cdef void write_shown(State* s, uint32_t* out) noexcept nogil")
    if not fields:
        return
    with forget.block("if s.shows:"):
        forget.line("s.shows = 0")
        for name, count in fields:
            forget.line(f"memset(&s.{name}[0], 0, {4 * count})")
    yield forget.function("cdef inline void forget_shown(State* s) noexcept nogil")


def _field(context: Context, item: StateItem) -> str:
    return f"show_{context.stored[item.name].name}"
