"""Amendments as lines of text; `replace` stands with the declarations."""

from __future__ import annotations

from shedu.compiler import tree as t
from shedu.compiler.unparse.expressions import call_text, expression_text
from shedu.compiler.unparse.forms import body_lines
from shedu.compiler.unparse.lines import Lines, cites_lines, inside
from shedu.compiler.unparse.statements import block_lines


def amendment_lines(node: t.Amendment) -> Lines:
    """An amendment with what stands below it."""
    match node:
        case t.Before():
            return _around("before", node)
        case t.After():
            return _around("after", node)
        case t.Adjust():
            when = _when(node.when)
            head = f"adjust {pattern_text(node.pattern)} {node.how} {expression_text(node.value)}{when}"
            return [head, *inside(cites_lines(node.cites))]
        case t.Also():
            targets = ", ".join(path_text(path) for path in node.targets)
            return [f"also {targets}", *inside(body_lines(node.body))]
        case t.Offer():
            test = f" if {expression_text(node.test)}" if node.test is not None else ""
            head = f"offer {call_text(node.call)} in {path_text(node.flow)}{test}"
            return [head, *inside(cites_lines(node.cites))]
        case t.Remove():
            return [f"remove {path_text(node.target)}", *inside(cites_lines(node.cites))]
        case t.Replace():
            from shedu.compiler.unparse.declarations import declaration_lines

            first, *rest = declaration_lines(node.declaration)
            return [f"replace {first}", *rest]


def _around(word: str, node: t.Before | t.After) -> Lines:
    below = [*cites_lines(node.cites), *block_lines(node.block)]
    return [f"{word} {pattern_text(node.pattern)}{_when(node.when)}", *inside(below)]


def _when(when: t.Expr | None) -> str:
    return "" if when is None else f" when {expression_text(when)}"


def path_text(path: t.Path) -> str:
    """`a.b`."""
    return ".".join(path.names)


def pattern_text(pattern: t.Pattern) -> str:
    """`a.b(names)`."""
    names = "" if pattern.names is None else f"({', '.join(word.name for word in pattern.names)})"
    return f"{path_text(pattern.path)}{names}"
