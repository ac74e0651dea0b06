"""The syntax tree as text without places: for dumps, and for comparing trees."""

from __future__ import annotations

from dataclasses import fields

from shedu.compiler import tree as t
from shedu.compiler.source import Span


def outline(node: object) -> str:
    """`Binary('+', Name('a'), Number(1))`: class names and fields in order, spans left out.

    Words and clauses are their bare text, a source is `name in value`, None is `-`.
    """
    if isinstance(node, t.Source):
        return f"{node.name} in {outline(node.value)}"
    if isinstance(node, (t.Word, t.Cite)):
        return str(node[0])
    if isinstance(node, tuple):
        return f"[{', '.join(outline(item) for item in node)}]"
    if isinstance(node, t.Node):
        parts = [getattr(node, slot.name) for slot in fields(node)]
        return f"{type(node).__name__}({', '.join(outline(p) for p in parts if not isinstance(p, Span))})"
    return "-" if node is None else repr(node)


def dump(module: t.Module) -> str:
    """One declaration a line, each with the line where it begins."""
    return "".join(f"{item.span.line}: {outline(item)}\n" for item in module.declarations)
