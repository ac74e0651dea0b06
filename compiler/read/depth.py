"""Bounds the depth of expressions, so that no later pass can run out of stack."""

from __future__ import annotations

from lark import Token, Tree

DEEPEST_EXPRESSION = 100

# Rules that hold statements or lines: within them the count begins anew, since layout bounds their own depth.
_BLOCKS = frozenset({"block", "form_body", "table", "effect", "scenario", "scene"})


def too_deep(tree: Tree[Token]) -> Tree[Token] | None:
    """Some node that stands deeper than DEEPEST_EXPRESSION below its line, or None. Iterative."""
    stack = [(tree, 0)]
    while stack:
        node, depth = stack.pop()
        if depth > DEEPEST_EXPRESSION:
            return node
        below = 0 if node.data in _BLOCKS else depth + 1
        stack.extend((child, below) for child in node.children if isinstance(child, Tree))
    return None
