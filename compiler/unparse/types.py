"""Types as text."""

from __future__ import annotations

from shedu.compiler import tree as t
from shedu.compiler.unparse.expressions import expression_text


def type_text(node: t.TypeExpr) -> str:
    """A type as it is written."""
    match node:
        case t.NamedType():
            return node.name
        case t.RangeType():
            return f"{expression_text(node.low)}..{expression_text(node.high)}"
        case t.EnumType():
            return f"one of {{{', '.join(word.name for word in node.values)}}}"
        case t.OptionalType():
            return f"{type_text(node.of)}?"
        case t.MapType():
            return f"{type_text(node.key)} -> {type_text(node.value)}"
        case t.CollectionType():
            return f"{node.kind} of {_size(node.size)}{type_text(node.of)}"


def _size(size: t.Size | None) -> str:
    if size is None:
        return ""
    if size.low is None:
        return f"up to {expression_text(size.high)} "
    return f"{expression_text(size.low)}..{expression_text(size.high)} "


def params_text(params: tuple[t.Param, ...]) -> str:
    """The parameters of a declaration in brackets, nothing where it has none."""
    if not params:
        return ""
    return f"({', '.join(param_text(param) for param in params)})"


def param_text(param: t.Param) -> str:
    """`name: type`."""
    return f"{param.name}: {type_text(param.type)}"
