"""The clauses that rules and scenarios cite, as they stand in the text."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass

from shedu.compiler import tree as t


def groups_below(node: object) -> Iterator[tuple[str, ...]]:
    """Yield the clauses that are cited in one place, place by place."""
    if isinstance(node, tuple | list):
        if node and all(isinstance(part, t.Cite) for part in node):
            yield tuple(part.clause for part in node if isinstance(part, t.Cite))
            return
        for part in node:
            yield from groups_below(part)
    elif is_dataclass(node):
        for field in fields(node):
            yield from groups_below(getattr(node, field.name))


def cites_below(node: object) -> Iterator[str]:
    """Yield the clauses cited in a node and all inside it."""
    for group in groups_below(node):
        yield from group
