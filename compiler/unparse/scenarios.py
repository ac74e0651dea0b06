"""Scenarios as lines of text."""

from __future__ import annotations

from shedu.compiler import tree as t
from shedu.compiler.unparse.expressions import call_text, expression_text
from shedu.compiler.unparse.forms import line_lines
from shedu.compiler.unparse.lines import Lines, cites_lines, inside


def scenario_lines(node: t.ScenarioDecl) -> Lines:
    """A scenario with its parts."""
    of = f" of {node.of.name}" if node.of else ""
    below = cites_lines(node.cites)
    for line in node.lines:
        below += line_lines(line)
    for scene in node.scenes:
        inner = [text for line in scene.lines for text in _line(line)]
        below += [scene.name, *inside(inner)]
    return [f'scenario "{node.title}"{of}', *inside(below)]


def _line(node: t.SceneLine) -> Lines:
    match node:
        case t.Picture():
            at = f" from {node.at}" if node.at is not None else ""
            return [f"picture{at}", *inside(f'"{row.text}"' for row in node.rows)]
        case t.Given():
            return [f"{expression_text(node.place)} = {expression_text(node.value)}"]
        case t.Played():
            return [f"{expression_text(node.seat)}: {call_text(node.call)}"]
        case t.Drawn():
            return [f"drawn {expression_text(node.value)}"]
        case t.Ran():
            return [f"run {call_text(node.call)}"]
        case t.Told():
            return [expression_text(node.claim)]
    return [_claim(node)]


def _claim(node: t.SceneLine) -> str:
    match node:
        case t.Can():
            return f"can {expression_text(node.seat)}: {call_text(node.call)}"
        case t.Cannot():
            why = f" for {'.'.join(node.requirement.names)}" if node.requirement else ""
            return f"cannot {expression_text(node.seat)}: {call_text(node.call)}{why}"
        case t.Waits():
            return f"waits {expression_text(node.seat)}: {'.'.join(node.decision.names)}"
        case t.Ended():
            return f"ended {node.reason}"
        case t.Won():
            return f"won {', '.join(expression_text(seat) for seat in node.seats)}"
        case t.Sees():
            return f"sees {expression_text(node.seat)}: {expression_text(node.item)}"
        case t.Unseen():
            return f"unseen {expression_text(node.seat)}: {expression_text(node.item)}"
    raise TypeError(type(node).__name__)
