"""Going through pieces of tree, and making them anew from below."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields, replace
from functools import cache
from typing import Any, TypeVar, cast

from shedu.compiler import tree as t

T = TypeVar("T")


@cache
def _slots_of(kind: Any) -> tuple[str, ...]:
    return tuple(slot.name for slot in fields(kind) if not slot.name.endswith("span"))


def slots_of(kind: Any) -> tuple[str, ...]:
    """The fields of a node class that are no places."""
    return _slots_of(kind)


def nodes(root: object) -> Iterator[t.Node]:
    """All nodes of a piece of tree, in source order. Does not recurse."""
    stack: list[object] = [root]
    while stack:
        node = stack.pop()
        if isinstance(node, t.Node):
            yield node
            stack.extend(getattr(node, name) for name in reversed(slots_of(type(node))))
        elif isinstance(node, tuple):
            stack.extend(reversed(node))


def rewritten(root: T, change: Callable[[t.Node], t.Node]) -> T:
    """The piece of tree with what `change` makes of each node, from below; what does not change stays the
    same object."""
    return cast(T, _rewritten(root, change))


def _rewritten(node: Any, change: Callable[[t.Node], t.Node]) -> Any:
    if isinstance(node, t.Node):
        parts = {name: getattr(node, name) for name in slots_of(type(node))}
        new = {name: _rewritten(part, change) for name, part in parts.items()}
        changed = {name: part for name, part in new.items() if part is not parts[name]}
        return change(replace(node, **changed) if changed else node)
    if isinstance(node, t.Source):
        value = _rewritten(node.value, change)
        return node if value is node.value else node._replace(value=value)
    if type(node) is tuple:
        found = tuple(_rewritten(part, change) for part in node)
        return node if all(a is b for a, b in zip(found, node, strict=True)) else found
    return node
