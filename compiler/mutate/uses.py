"""Which rules use which: a definition, region, action or flow names others, and these name others in turn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from typing import Any

from shedu.compiler import core

LATER: dict[type, tuple[str, ...]] = {
    core.Define: ("body",),
    core.Region: ("where",),
    core.Action: ("steps", "effects"),
    core.Flow: ("body",),
    core.Table: (),
}
"""Rules that others point at, with their fields that are set after they are made."""

WHOLE = (core.Ranking, core.Invariant, core.Scenario)
"""What uses rules and is used by none."""

NODES = (
    *(core.Expr, core.Stmt, core.Binder, core.Place, core.Option, core.Requirement),
    *(core.Given, core.Play, core.Expect, *WHOLE),
)
_NO_NODES = ("span", "type", "name", "cites", "message", "title")
_KNOWN: dict[Any, tuple[str, ...]] = dict(LATER)


def field_names(kind: Any) -> tuple[str, ...]:
    """Return the names of the fields of a node that may hold nodes."""
    if kind not in _KNOWN:
        _KNOWN[kind] = tuple(field.name for field in fields(kind) if field.name not in _NO_NODES)
    return _KNOWN[kind]


class Uses:
    """Answers who uses whom, each answer worked out once."""

    def __init__(self) -> None:
        """Start knowing nothing."""
        self._all: dict[Any, frozenset[Any]] = {}

    def of(self, node: Any) -> frozenset[Any]:
        """Return the rules used in a node, and those they use in turn; no rule uses itself."""
        if node not in self._all:
            direct = frozenset(_rules_in(node))
            self._all[node] = direct.union(*(self.of(rule) for rule in direct))
        return self._all[node]


def _rules_in(node: Any) -> Iterator[Any]:
    """Yield the rules named in a node."""
    waiting = [getattr(node, name) for name in field_names(type(node))]
    while waiting:
        value = waiting.pop()
        if isinstance(value, tuple):
            waiting.extend(value)
        elif type(value) in LATER:
            yield value
        elif isinstance(value, NODES):
            waiting.extend(getattr(value, name) for name in field_names(type(value)))
