"""The answers of a question in groups: one for each option of a choice, with the bit sets of its legal answers."""

from __future__ import annotations

from dataclasses import dataclass
from math import comb

from shedu.compiler import core
from shedu.compiler.core import Var
from shedu.compiler.plan.context import Context, NotLowered
from shedu.compiler.plan.meta import Places, open_params
from shedu.compiler.plan.pieces import Asked
from shedu.compiler.plan.storage import size_of
from shedu.compiler.walk import mentions
from shedu.runtime.meta import Block
from shedu.runtime.types import BagType, SetType, bags, parameter_count

MOST_SPAN = 1 << 16
"""Numbers of answers within a group are kept in two bytes."""

MOST_BITS = 256
"""More answers than these are a list, not a bit set."""


@dataclass(frozen=True, slots=True)
class Group:
    """The answers of one option: ``sets`` bit sets of ``width`` words over ``span`` values. ``place`` is where the
    set's own parameter stands among the open ones (-1: the set runs over all open parameters together). ``listed``: no
    bit set, but the numbers of the legal answers in order."""

    name: str
    block: int
    base: int
    option: core.Option | None
    params: tuple[Var, ...]
    place: int
    before: int
    after: int
    span: int
    width: int
    bag: BagType | None = None
    listed: bool = False

    @property
    def sets(self) -> int:
        """Return how many bit sets there are: one for each combination of the other parameters."""
        return self.before * self.after


def groups_of(context: Context, blocks: tuple[Block, ...], places: Places, asked: Asked) -> tuple[Group, ...]:
    """Return the groups of a question in ascending order of their numbers."""
    if isinstance(asked.choice, core.ChooseValue):
        return (_value_group(context, blocks, places, asked.choice),)
    found = [_group(context, blocks, places, i, option) for i, option in enumerate(asked.choice.options)]
    return tuple(sorted(found, key=lambda group: group.base))


def _value_group(context: Context, blocks: tuple[Block, ...], places: Places, choice: core.ChooseValue) -> Group:
    block = places.questions[choice.question.number]
    kind = choice.question.value or choice.var.type
    span, width = size_of(kind), context.width(SetType(kind))
    return Group("g0", block, blocks[block].base, None, (choice.var,), 0, 1, 1, span, width)


def _group(context: Context, blocks: tuple[Block, ...], places: Places, number: int, option: core.Option) -> Group:
    params = open_params(option.action)
    block = places.actions[option.action.rule]
    base = blocks[block].base
    sizes = [parameter_count(var.type) for var in params]
    place = max((i for i, var in enumerate(params) if context.board_of(var.type) is not None), default=-1)
    if place < 0:
        span = 1
        for size in sizes:
            span *= size
        if span > MOST_SPAN:
            raise NotLowered(f"an action of more than {MOST_SPAN:,} combinations", option.span)
        bag = lane_bag(option.action, params)
        listed = bag is None and (len(params) > 1 or span > MOST_BITS)
        width = 1 if listed else max(1, (span + 63) // 64)  # a type may have no values
        context.widths.add(width)
        return Group(f"g{number}", block, base, option, params, -1, 1, 1, span, width, bag, listed)
    before, after = 1, 1
    for i, size in enumerate(sizes):
        before, after = (before * size, after) if i < place else (before, after * size if i > place else after)
    width = context.width(SetType(params[place].type))
    return Group(f"g{number}", block, base, option, params, place, before, after, sizes[place], width)


def struct_lines(group: Group) -> tuple[str, str]:
    """Return the fields of the scratch struct that hold a group's legal answers and their numbers."""
    if group.bag is not None:
        sets = f"uint16_t {group.name}[{max(1, size_of(group.bag.of))}]"
    elif group.listed:
        sets = f"uint16_t {group.name}[{max(1, group.span)}]"
    else:
        sets = f"b{group.width} {group.name}[{group.sets}]"
    return sets, f"int32_t {group.name}_n[{group.sets}]"


def bag_table(context: Context, kind: BagType) -> str:
    """Return the table of all bags that a parameter can be."""
    rows = ", ".join("{" + ", ".join(map(str, bag)) + "}" for bag in bags(kind))
    name = f"BAGS_{kind.low}_{kind.high}_{size_of(kind.of)}"
    return context.table(name, "uint16_t", f"[{parameter_count(kind)}][{size_of(kind.of)}]", f"{{{rows}}}")


def lane_bag(action: core.Action, params: tuple[Var, ...]) -> BagType | None:
    """Return the type of an action's only parameter if it is a bag whose one test is to lie within another bag, and
    the numbers of such bags of each size fit the eight byte lanes of a word."""
    if len(params) != 1 or not isinstance(params[0].type, BagType):
        return None
    given, kind = params[0], params[0].type
    high, kinds = kind.high or 0, size_of(kind.of)
    tests = [
        step.condition
        for step in action.steps
        if isinstance(step, core.Requirement) and mentions(step.condition, given)
    ]
    lets = any(isinstance(step, core.Let) and mentions(step.value, given) for step in action.steps)
    if lets or len(tests) != 1 or high > 7 or comb(high + kinds - 1, kinds - 1) > 255:
        return None
    match tests[0]:
        case core.Op(op="within", args=(core.Local(var=var), whole)) if var is given and not mentions(whole, given):
            return kind
    return None
