"""The templates only print: loops and choices by what the plan says, arithmetic on loop counters at most."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import pytest
from jinja2 import Environment, nodes

FOLDER = files("shedu.compiler") / "templates"
NAMES = sorted(path.name for path in FOLDER.iterdir() if path.name.endswith(".jinja"))
PLAIN = (
    nodes.Template,
    nodes.Output,
    nodes.TemplateData,
    nodes.For,
    nodes.If,
    nodes.Include,
    nodes.Name,
    nodes.Const,
    nodes.Getattr,
    nodes.Tuple,
    nodes.CondExpr,
    nodes.Compare,
    nodes.Operand,
    nodes.Test,
    nodes.Not,
)
ARITHMETIC = (nodes.Add, nodes.Sub, nodes.Mul)
FILTERS = {"length"}
TESTS = {"none"}
LEFT = {"plan", "loop", "range"}
"""Names that no loop of a template declares."""


def tree(name: str) -> nodes.Template:
    return Environment().parse((FOLDER / name).read_text(encoding="utf-8"))


def strange(node: nodes.Node) -> bool:
    match node:
        case nodes.Call(node=nodes.Name(name="range"), args=args):
            return not all(isinstance(arg, nodes.Name | nodes.Const | nodes.Neg | nodes.Sub) for arg in args)
        case nodes.Filter(name=name):
            return name not in FILTERS
        case nodes.Test(name=name):
            return name not in TESTS
        case nodes.Neg(node=nodes.Const()):
            return False
        case nodes.Add() | nodes.Sub() | nodes.Mul():
            sides: tuple[Any, ...] = (node.left, node.right)
            return not all(isinstance(side, (*ARITHMETIC, nodes.Name, nodes.Const)) for side in sides)
    return not isinstance(node, PLAIN)


def inside(node: nodes.Node) -> list[nodes.Node]:
    return [part for child in node.iter_child_nodes() for part in (child, *inside(child))]


@pytest.mark.parametrize("name", NAMES)
def test_templates_hold_no_logic(name: str) -> None:
    found = [(type(node).__name__, node.lineno) for node in inside(tree(name)) if strange(node)]
    assert found == []


@pytest.mark.parametrize("name", NAMES)
def test_templates_compare_plan_values_with_constants_only(name: str) -> None:
    for compare in tree(name).find_all(nodes.Compare):
        sides = [compare.expr, *(operand.expr for operand in compare.ops)]
        assert any(isinstance(side, nodes.Const) for side in sides), compare.lineno


def test_templates_know_no_name_but_the_plan() -> None:
    known = set(LEFT)
    for name in NAMES:  # what is included sees the loops around it
        for loop in tree(name).find_all(nodes.For):
            targets = (loop.target, *loop.target.find_all(nodes.Name))
            known |= {target.name for target in targets if isinstance(target, nodes.Name)}
    used = {node.name for name in NAMES for node in tree(name).find_all(nodes.Name)}
    assert used <= known


def test_the_check_sees_logic() -> None:
    """What the tests above look for is found where it is."""
    logic = (
        "{{ x | sort }}",
        "{% set x = 1 %}",
        "{{ f(x) }}",
        "{% macro m() %}{% endmacro %}",
        "{{ x.y() }}",
        "{{ x[0] }}",
    )
    for text in logic:
        assert any(strange(node) for node in inside(Environment().parse(text))), text
