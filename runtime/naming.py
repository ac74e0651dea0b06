"""Actions in words, and words to action numbers: the same text in every engine, record and command.

An action is written as its name with the open arguments in brackets, ``place(c3)``,
``trade({2 red, green})``, ``bid(4)``; an action without arguments is its bare name.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from functools import lru_cache

from shedu.runtime.game import Refusal
from shedu.runtime.meta import Block, Meta
from shedu.runtime.types import (
    Atom,
    BagType,
    Bool,
    Int,
    Optional,
    Record,
    SetType,
    Type,
    bags,
    cardinality,
    index_of,
    parameter_count,
    show,
    value_at,
)


@lru_cache(maxsize=64)
def _bags(kind: BagType) -> tuple[tuple[int, ...], ...]:
    return bags(kind)


@lru_cache(maxsize=64)
def _bag_numbers(kind: BagType) -> dict[tuple[int, ...], int]:
    return {bag: number for number, bag in enumerate(_bags(kind))}


@lru_cache(maxsize=256)
def _count(kind: Type) -> int:
    return parameter_count(kind)


def argument_at(kind: Type, index: int) -> object:
    """Return the argument numbered ``index`` among those a parameter of this type can take."""
    return _bags(kind)[index] if isinstance(kind, BagType) else value_at(kind, index)


def argument_number(kind: Type, value: object) -> int:
    """Return the number of an argument: the inverse of argument_at. Raises ValueError for what is none."""
    if not isinstance(kind, BagType):
        return index_of(kind, value)
    number = _bag_numbers(kind).get(value) if isinstance(value, tuple) else None
    if number is None:
        raise ValueError(f"{show(kind, value)} is not among the bags that can be given")
    return number


def block_number(meta: Meta, action: int) -> int:
    """Return the number of the block an action belongs to. Raises ValueError for no action."""
    if not 0 <= action < meta.actions:
        raise ValueError(f"there is no action number {action}; they go from 0 to {meta.actions - 1}")
    return bisect_right(meta.blocks, action, key=lambda block: block.base) - 1


def block_of(meta: Meta, action: int) -> Block:
    """Return the block an action belongs to. Raises ValueError where there is no such action."""
    return meta.blocks[block_number(meta, action)]


def arguments(meta: Meta, action: int) -> tuple[object, ...]:
    """Return the arguments of an action as Python values. Raises ValueError where there is no such action."""
    block = block_of(meta, action)
    index, found = action - block.base, list[object]()
    for _, kind in reversed(block.params):
        index, digit = divmod(index, _count(kind))
        found.append(argument_at(kind, digit))
    return tuple(reversed(found))


def describe(meta: Meta, action: int) -> str:
    """Return an action in words: ``place(c3)``. Raises ValueError where there is no such action."""
    block = block_of(meta, action)
    if not block.params:
        return block.name
    pairs = zip(block.params, arguments(meta, action), strict=True)
    return f"{block.name}({', '.join(show(kind, value) for (_, kind), value in pairs)})"


def paid(kind: Type, shares: object) -> str:
    """Return a payment in words: ``2 to ben, 1 to the bank``; ``kind`` is the type of the bag of its payees."""
    if not isinstance(kind, BagType) or not isinstance(shares, tuple):
        raise ValueError(f"{shares!r} is no payment")
    parts = [(share, value_at(kind.of, place)) for place, share in enumerate(shares) if share]
    words = [f"{share} to {'the bank' if payee is None else show(kind.of, payee)}" for share, payee in parts]
    return ", ".join(words) or "nothing"


def _nearest(name: str, names: Sequence[str]) -> str:
    close = get_close_matches(name, names, n=1) if len(name) < 100 else []
    return f"; did you mean `{close[0]}`?" if close else ""


def _blocks_named(meta: Meta, name: str) -> list[Block]:
    found = [block for block in meta.blocks if block.name == name]
    if not found:
        nearest = _nearest(name, [block.name for block in meta.blocks])
        raise ValueError(f"there is no action `{name}`{nearest}")
    return found


def _first(blocks: list[Block], number: Callable[[Block], int]) -> int:
    """Return the number in the first block that takes the arguments; the last block's fault if none does."""
    fault = ValueError("there is no such action")
    for block in blocks:
        try:
            return number(block)
        except ValueError as found:
            fault = found
    raise fault


def _number_in(block: Block, args: tuple[object, ...]) -> int:
    if len(args) != len(block.params):
        raise ValueError(f"`{block.name}` takes {len(block.params)} arguments, not {len(args)}")
    index = 0
    for (_, kind), value in zip(block.params, args, strict=True):
        index = index * _count(kind) + argument_number(kind, value)
    return block.base + index


def action_number(meta: Meta, name: str, args: tuple[object, ...] = ()) -> int:
    """Return the number of an action by its name and its arguments as Python values (types.py).

    Raises ValueError for an unknown name (the nearest is offered) or arguments that it cannot take.
    """
    return _first(_blocks_named(meta, name), lambda block: _number_in(block, args))


def parse_action(meta: Meta, text: str) -> int:
    """Return the number of an action written as describe() writes it, blanks free, or as a bare number.

    Raises ValueError, saying what is wrong, for anything else.
    """
    text = text.strip()
    if text.isascii() and text.isdigit():
        number = int(text) if len(text) < 12 else meta.actions
        block_number(meta, number)
        return number
    name, bracket, rest = text.partition("(")
    if bracket and not rest.endswith(")"):
        raise ValueError(f"`{text}` has no closing bracket")
    parts = split_arguments(rest[:-1]) if bracket else []
    return _first(_blocks_named(meta, name.strip()), lambda block: _number_in(block, _values(block, parts)))


def _values(block: Block, parts: list[str]) -> tuple[object, ...]:
    if len(parts) != len(block.params):
        raise ValueError(f"`{block.name}` takes {len(block.params)} arguments, not {len(parts)}")
    return tuple(parse_value(kind, part) for (_, kind), part in zip(block.params, parts, strict=True))


def split_arguments(text: str) -> list[str]:
    """Split at the commas that stand in no bracket; [] for nothing but blanks."""
    parts, depth, start = list[str](), 0, 0
    for place, letter in enumerate(text):
        depth += (letter in "({[") - (letter in ")}]")
        if letter == "," and depth == 0:
            parts.append(text[start:place].strip())
            start = place + 1
    return [*parts, text[start:].strip()] if text.strip() else []


def parse_value(kind: Type, text: str) -> object:
    """Return the value that show() writes as ``text``. Raises ValueError, naming what was expected."""
    text = text.strip()
    if isinstance(kind, Optional):
        return None if text == "none" else parse_value(kind.of, text)
    if isinstance(kind, Bool) and text in ("true", "false"):
        return text == "true"
    if isinstance(kind, Int) and text.removeprefix("-").isdecimal() and len(text) < 20:
        value = int(text)
        index_of(kind, value)
        return value
    if isinstance(kind, Atom):
        return _named(kind, text)
    if isinstance(kind, Record):
        return _record(kind, text)
    if isinstance(kind, BagType | SetType) and text[:1] == "{" and text[-1:] == "}":
        return _gathered(kind, split_arguments(text[1:-1]))
    raise ValueError(f"`{text}` is not {expected(kind)}")


def expected(kind: Type) -> str:
    """Return in words what a value of a type looks like, for messages."""
    match kind:
        case Bool():
            return "true or false"
        case Int(low, high):
            return f"a number {low}..{high}"
        case Atom(name=name) | Record(name=name):
            return f"a {name}"
        case Optional(of):
            return f"{expected(of)} or none"
        case BagType(of) | SetType(of):
            return f"a {'bag' if isinstance(kind, BagType) else 'set'} in braces of {expected(of)}"
    return "a value that can be written"


def _named(kind: Atom, text: str) -> int:
    if text not in kind.values:
        raise ValueError(f"`{text}` is not a {kind.name}{_nearest(text, kind.values)}")
    return kind.values.index(text)


def _record(kind: Record, text: str) -> tuple[object, ...]:
    name, _, rest = text.partition("(")
    parts = split_arguments(rest[:-1])
    if name.strip() != kind.name or not rest.endswith(")") or len(parts) != len(kind.fields):
        fields = ", ".join(field for field, _ in kind.fields)
        raise ValueError(f"`{text}` is not {kind.name}({fields})")
    return tuple(parse_value(field, part) for (_, field), part in zip(kind.fields, parts, strict=True))


def _gathered(kind: BagType | SetType, parts: list[str]) -> object:
    if isinstance(kind, SetType):
        return frozenset(parse_value(kind.of, part) for part in parts)
    counts = [0] * (cardinality(kind.of) or 0)
    for number, name in map(_unit, parts):
        counts[index_of(kind.of, parse_value(kind.of, name))] += number
    return tuple(counts)


def _unit(text: str) -> tuple[int, str]:
    """Return (count, kind) of a unit in a bag: ``2 red``, or ``red`` for one."""
    first, blank, rest = text.partition(" ")
    return (int(first), rest) if blank and first.isdecimal() and len(first) < 9 else (1, text)


def over_refusal() -> Refusal:
    """Return why nothing can be done in a game that is over."""
    return Refusal(-1, "", "The game is over.", ())


def other_refusal(meta: Meta, question: str, action: int) -> Refusal:
    """Return why a number is no answer to the question that waits."""
    if not 0 <= action < meta.actions:
        return Refusal(-1, "", f"There is no action number {action}.", ())
    if block_of(meta, action).name == question:
        message = f"{describe(meta, action)} is none of the answers that there are now."
    else:
        message = f"{describe(meta, action)} does not answer the question that waits: {question}."
    return Refusal(-1, "", message, ())


def requirement_refusal(meta: Meta, requirement: int) -> Refusal:
    """Return the refusal by a requirement, by its number."""
    info = meta.requirements[requirement]
    return Refusal(requirement, info.name, info.message, info.cites)


# ------------------------------------------------------------------ sheets of points
def sheet_lines(meta: Meta) -> int:
    """Return how many lines all sheets have together."""
    return sum(len(sheet.lines) for sheet in meta.sheets)


def sheet(meta: Meta, points: Sequence[int], number: int) -> list[tuple[str, int]]:
    """Return the lines of a sheet with their points out of those of all sheets; [] where there is no such sheet."""
    if not 0 <= number < len(meta.sheets):
        return []
    first = sum(len(sheet.lines) for sheet in meta.sheets[:number])
    return [(title, points[first + place]) for place, title in enumerate(meta.sheets[number].lines)]
