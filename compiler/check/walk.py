"""Going through the syntax tree: nodes, names met, cited clauses. Nothing here recurses: trees are deep."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from typing import Any

from shedu.compiler import tree


@cache
def _names(kind: Any) -> tuple[str, ...]:
    skip = ("span", "name_span", "title_span", "label_span")
    if issubclass(kind, tree.Node):
        return tuple(f.name for f in fields(kind) if f.name not in skip)
    return tuple(name for name in kind._fields if name not in skip)


def nodes(*roots: object) -> Iterator[Any]:
    """Yield all nodes below (and among) the roots, in source order."""
    stack: list[object] = list(reversed(roots))
    while stack:
        node = stack.pop()
        if isinstance(node, tree.Node) or (isinstance(node, tuple) and hasattr(node, "_fields")):
            yield node
            kind: Any = type(node)
            stack.extend(getattr(node, name) for name in reversed(_names(kind)))
        elif isinstance(node, tuple):
            stack.extend(reversed(node))


def clauses(root: object) -> tuple[str, ...]:
    """Return every clause cited anywhere in a declaration, in order, each once."""
    return tuple(dict.fromkeys(node.clause for node in nodes(root) if isinstance(node, tree.Cite)))


def mentioned(*roots: object) -> set[str]:
    """Return all names met in expressions, and of rules run or offered."""
    found: set[str] = set()
    for node in nodes(*roots):
        if isinstance(node, tree.Name):
            found.add(node.name)
        elif isinstance(node, tree.Path):
            found.update(node.names)
    return found


def mentions_me(*roots: object) -> bool:
    """Tell whether `me` is read outside the binders that bind it."""
    stack: list[object] = list(roots)
    while stack:
        node = stack.pop()
        if isinstance(node, tree.Name) and node.name == "me":
            return True
        if isinstance(node, tree.Seek | tree.AllHave | tree.Fold | tree.Comprehension) and _binds_me(
            node.binder
        ):
            stack.append(node.binder.sources[0].value)
        elif isinstance(node, tree.Node) or (isinstance(node, tuple) and hasattr(node, "_fields")):
            kind: Any = type(node)
            stack.extend(getattr(node, name) for name in _names(kind))
        elif isinstance(node, tuple):
            stack.extend(node)
    return False


def _binds_me(binder: tree.Binder) -> bool:
    return any(source.name == "me" for source in binder.sources)
