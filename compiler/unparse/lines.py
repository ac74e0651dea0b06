"""What lines are made of: indentation, citations, conditions that are too long for one line."""

from __future__ import annotations

from collections.abc import Iterable

from shedu.compiler import tree as t
from shedu.compiler.unparse.expressions import BOTH, DENIAL, EITHER, expression_text

WIDEST = 110
STEP = "    "

Lines = list[str]


def inside(lines: Iterable[str]) -> Lines:
    """The lines, one step further in."""
    return [f"{STEP}{line}" for line in lines]


def cites_lines(cites: tuple[t.Cite, ...]) -> Lines:
    """`cite A, B`; nothing where nothing is cited."""
    return [f"cite {', '.join(cite.clause for cite in cites)}"] if cites else []


def title_text(title: str | None) -> str:
    """A title in quotes with a blank before it; nothing where there is none."""
    return "" if title is None else f' "{title}"'


def with_value(head: str, value: t.Expr, tail: str = "") -> Lines:
    """`head value tail`, the value over several lines where it is long and made of `and` or `or`."""
    line = f"{head}{expression_text(value)}{tail}"
    if len(line) <= WIDEST or not isinstance(value, t.Binary) or value.op not in ("and", "or"):
        return [line]
    first, *rest = _chain(value, value.op)
    return [
        f"{head}({first}",
        *(f"{STEP}{value.op} {part}" for part in rest[:-1]),
        f"{STEP}{value.op} {rest[-1]}){tail}",
    ]


def _chain(value: t.Expr, op: str) -> Lines:
    """The operands of a chain of one operator, as text."""
    parts: Lines = []
    while isinstance(value, t.Binary) and value.op == op:
        parts.append(expression_text(value.right, BOTH if op == "or" else DENIAL))
        value = value.left
    parts.append(expression_text(value, EITHER if op == "or" else BOTH))
    return parts[::-1]
