"""Statements and blocks as lines of text."""

from __future__ import annotations

from shedu.compiler import tree as t
from shedu.compiler.unparse.expressions import binder_text, call_text, expression_text
from shedu.compiler.unparse.lines import Lines, cites_lines, inside, title_text, with_value


def block_lines(block: t.Block) -> Lines:
    """The statements of a block, not indented."""
    return [line for statement in block for line in _statement(statement)]


def _statement(node: t.Statement) -> Lines:
    match node:
        case t.CiteLine():
            return cites_lines(node.cites)
        case t.If():
            return _if(node)
        case t.ChooseAction():
            return _choose(node)
        case t.ChooseValue():
            return _pick(node)
        case t.For():
            return [f"for {binder_text(node.binder)}", *inside(block_lines(node.block))]
        case t.Together():
            return [f"together {binder_text(node.binder)}", *inside(block_lines(node.block))]
        case t.As():
            return [f"as {expression_text(node.seat)}", *inside(block_lines(node.block))]
        case t.Repeat():
            test = f" while {expression_text(node.test)}" if node.test is not None else ""
            return [f"repeat at most {expression_text(node.bound)}{test}", *inside(block_lines(node.block))]
    return _simple(node)


def _simple(node: t.Statement) -> Lines:
    match node:
        case t.Let():
            return with_value(f"let {node.name} = ", node.value)
        case t.Assign():
            return with_value(f"{expression_text(node.place)} = ", node.value)
        case t.Chance():
            return [f"chance {node.name} in {expression_text(node.value)}"]
        case t.Run():
            return [f"run {call_text(node.call)}"]
        case t.End():
            return [f"end {node.reason}"]
        case t.Show():
            return [f"show {expression_text(node.place)} to {expression_text(node.to)}"]
    return _moving(node)


def _moving(node: t.Statement) -> Lines:
    match node:
        case t.Add():
            return [f"add {expression_text(node.value)} to {expression_text(node.place)}"]
        case t.Take():
            return [f"take {expression_text(node.value)} from {expression_text(node.place)}"]
        case t.Move():
            source = f" from {expression_text(node.source)}" if node.source is not None else ""
            return [f"move {expression_text(node.value)}{source} to {expression_text(node.place)}"]
        case t.Draw():
            count, source = expression_text(node.count), expression_text(node.source)
            return [f"draw {count} from {source} to {expression_text(node.place)}"]
    raise TypeError(type(node).__name__)


def _if(node: t.If) -> Lines:
    lines: Lines = []
    for place, arm in enumerate(node.arms):
        lines += with_value("else if " if place else "if ", arm.test)
        lines += inside(block_lines(arm.block))
    return lines + _otherwise(node.otherwise)


def _otherwise(block: t.Block | None) -> Lines:
    return [] if block is None else ["else", *inside(block_lines(block))]


def _asking(always: bool) -> str:
    return "choose always" if always else "choose"


def _by(by: t.Expr | None) -> str:
    return "" if by is None else f" by {expression_text(by)}"


def _choose(node: t.ChooseAction) -> Lines:
    choices = [_choice(choice) for choice in node.choices]
    return [f"{_asking(node.always)}{_by(node.by)}", *inside(choices), *_otherwise(node.otherwise)]


def _choice(node: t.Choice) -> str:
    test = f" if {expression_text(node.test)}" if node.test is not None else ""
    return f"{call_text(node.call)}{test}"


def _pick(node: t.ChooseValue) -> Lines:
    head = f"{_asking(node.always)} {binder_text(node.binder)}{_by(node.by)}{title_text(node.prompt)}"
    if node.block is None:
        return [head]
    return [head, *inside(block_lines(node.block)), *_otherwise(node.otherwise)]
