"""Making the changed rules: what a change reaches is made anew, the rest is shared, the old rules stay."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from dataclasses import replace
from typing import Any

from shedu.compiler import core
from shedu.compiler.mutate.model import Mutant, Mutation
from shedu.compiler.mutate.uses import LATER, NODES, WHOLE, Uses, field_names
from shedu.runtime.meta import Meta

_REACHED = (
    *("tables", "defines", "regions", "actions", "flows", "play"),
    *("ranking", "invariants", "requirements", "decides"),
)


class Mutating:
    """Makes mutants of one game.

    State items and boards stay the same objects, so the first value of a state item is not changed.
    """

    def __init__(self, game: core.Game, meta: Meta) -> None:
        """Prepare for a checked game and its data."""
        self._game, self._meta = game, meta
        self._uses = Uses()

    def mutant(self, mutation: Mutation) -> Mutant:
        """Return the rules with a change in them."""
        owner = mutation.owner
        if isinstance(owner, core.StateItem):
            seen = _seen(self._meta, owner.name, str(mutation.new))
            return Mutant(self._game, seen, lambda scenario: scenario)
        rebuilding = _Rebuilding(self, mutation)
        game = replace(self._game, **{name: rebuilding.of(getattr(self._game, name)) for name in _REACHED})
        return Mutant(game, self._meta, rebuilding.of)

    def reaches(self, node: Any, owner: object) -> bool:
        """Tell whether a rule, or what uses rules, is ``owner`` or uses it, however indirectly."""
        return node is owner or owner in self._uses.of(node)


def _seen(meta: Meta, name: str, sight: str) -> Meta:
    """Return the data of a game in which a state item has another sight."""
    items = (replace(item, sight=sight) if item.name == name else item for item in meta.items)
    return replace(meta, items=tuple(items))


class _Rebuilding:
    """Goes through the rules for one change; ``_made`` has what every node has become."""

    def __init__(self, mutating: Mutating, mutation: Mutation) -> None:
        self._mutating, self._owner = mutating, mutation.owner
        self._old, self._new = mutation.old, mutation.new
        self._made: dict[Any, Any] = {}

    def of(self, value: Any) -> Any:
        """Return what a value has become: itself where the change does not reach it."""
        if isinstance(value, tuple):
            found = tuple(self._items(value))
            same = len(found) == len(value) and all(a is b for a, b in zip(found, value, strict=True))
            return value if same else found
        return self._node(value) if isinstance(value, NODES) or type(value) in LATER else value

    def _items(self, values: tuple[Any, ...]) -> Iterator[Any]:
        """Yield the values of a tuple; a statement may become several, or none; a source of a market none."""
        for value in values:
            found = self.of(value)
            if isinstance(value, core.Stmt | core.Source) and isinstance(found, tuple):
                yield from found
            else:
                yield found

    def _node(self, node: Any) -> Any:
        if node not in self._made:
            self._made[node] = self._replaced() if node is self._old else self._parts(node)
        return self._made[node]

    def _replaced(self) -> Any:
        """Return what stands in the place of the old node; the old one may be a part of it."""
        self._old = None
        return self.of(self._new)

    def _parts(self, node: Any) -> Any:
        kind = type(node)
        if (kind in LATER or kind in WHOLE) and not self._mutating.reaches(node, self._owner):
            return node
        changed = {}
        for name in field_names(kind):
            old = getattr(node, name)
            new = self.of(old)
            if new is not old:
                changed[name] = new
        if not changed:
            return node
        return _with(node, changed) if kind in LATER else replace(node, **changed)


def _with(rule: Any, changed: dict[str, Any]) -> Any:
    twin = copy(rule)
    for name, value in changed.items():
        setattr(twin, name, value)
    return twin
