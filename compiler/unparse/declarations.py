"""Declarations as lines of text."""

from __future__ import annotations

from shedu.compiler import tree as t
from shedu.compiler.unparse.amendments import amendment_lines
from shedu.compiler.unparse.expressions import expression_text, listed
from shedu.compiler.unparse.forms import checks_lines, do_lines, form_lines, header_lines
from shedu.compiler.unparse.lines import Lines, cites_lines, inside, title_text, with_value
from shedu.compiler.unparse.scenarios import scenario_lines
from shedu.compiler.unparse.statements import block_lines
from shedu.compiler.unparse.tables import table_lines
from shedu.compiler.unparse.types import param_text, params_text, type_text


def declaration_text(node: t.Declaration) -> str:
    """A declaration as it could stand in a file, with a newline at its end."""
    return "\n".join(declaration_lines(node)) + "\n"


def declaration_lines(node: t.Declaration) -> Lines:
    """A declaration, line by line."""
    match node:
        case t.Header():
            return header_lines(node)
        case t.Form():
            return form_lines(node)
        case t.TableDecl():
            return table_lines(node)
        case t.ScenarioDecl():
            return scenario_lines(node)
        case t.ActionDecl():
            below = [*cites_lines(node.cites), *checks_lines(node.checks), *do_lines(node.do)]
            return [f"action {_head(node)}", *inside(below)]
        case t.FlowDecl():
            return [f"flow {_head(node)}", *inside([*cites_lines(node.cites), *block_lines(node.block)])]
        case t.EffectDecl():
            held = [line for amendment in node.held for line in amendment_lines(amendment)]
            return [f"effect {_head(node)}", *inside([*cites_lines(node.cites), *held])]
        case t.Before() | t.After() | t.Adjust() | t.Also() | t.Offer() | t.Replace() | t.Remove():
            return amendment_lines(node)
    return _value(node) or _data(node)


def _head(node: t.ActionDecl | t.FlowDecl | t.EffectDecl) -> str:
    return f"{node.name}{params_text(node.params)}{title_text(node.title)}"


# ---------------------------------------------------------------- values


def _value(node: t.Declaration) -> Lines:
    match node:
        case t.DefineDecl():
            return _define(node)
        case t.RegionDecl():
            head = f"region {node.name}{params_text(node.params)} of {param_text(node.of)} where "
            return [*with_value(head, node.where), *inside(cites_lines(node.cites))]
        case t.RankingDecl():
            line = f"ranking {param_text(node.param)} by {listed(node.keys)}"
            return [line, *inside(cites_lines(node.cites))]
        case t.InvariantDecl():
            flow = f" in {'.'.join(node.flow.names)}" if node.flow else ""
            lines = with_value(f"invariant {node.name}{flow}: ", node.condition, title_text(node.message))
            return [*lines, *inside(cites_lines(node.cites))]
    return []


def _define(node: t.DefineDecl) -> Lines:
    type_ = f": {type_text(node.type)}" if node.type is not None else ""
    head = f"define {node.name}{params_text(node.params)}{type_}"
    if not node.lets:
        return [*with_value(f"{head} is ", node.value), *inside(cites_lines(node.cites))]
    below = [*cites_lines(node.cites), *block_lines(node.lets), *with_value("is ", node.value)]
    return [head, *inside(below)]


# ---------------------------------------------------------------- data


def _data(node: t.Declaration) -> Lines:
    match node:
        case t.OptionDecl():
            head = f"option {node.name}: {type_text(node.type)} = {expression_text(node.default)}"
            return [head, *inside(cites_lines(node.cites))]
        case t.TypeAlias():
            return [f"type {node.name}: {type_text(node.type)}", *inside(cites_lines(node.cites))]
        case t.RecordDecl():
            return [f"type {node.name}", *_fields(node)]
        case t.StateDecl():
            return [f"state {node.sight}", *_fields(node)]
    raise TypeError(type(node).__name__)


def _fields(node: t.RecordDecl | t.StateDecl) -> Lines:
    found = cites_lines(node.cites)
    for field in node.fields:
        default = f" = {expression_text(field.default)}" if field.default is not None else ""
        found.append(f"{field.name}: {type_text(field.type)}{default}")
        found += inside(cites_lines(field.cites))
    return inside(found)
