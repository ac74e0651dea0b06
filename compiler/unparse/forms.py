"""Forms, headers and tables: labelled lines, parts, rows."""

from __future__ import annotations

from shedu.compiler import tree as t
from shedu.compiler.unparse.expressions import binder_text, expression_text, listed
from shedu.compiler.unparse.lines import Lines, cites_lines, inside, title_text, with_value
from shedu.compiler.unparse.statements import block_lines
from shedu.compiler.unparse.types import params_text


def line_lines(line: t.Line) -> Lines:
    """`label: values "title"`, its citations below."""
    label = f'"{line.label}"' if line.quoted else line.label
    if isinstance(line, t.WhenLine):
        head = [f"{label}: {listed(line.values)} when {expression_text(line.when)}"]
    elif len(line.values) == 1:
        head = with_value(f"{label}: ", line.values[0], title_text(line.title))
    else:
        head = [f"{label}: {listed(line.values)}{title_text(line.title)}"]
    return [*head, *inside(cites_lines(line.cites))]


def require_lines(node: t.Require) -> Lines:
    """`require name: condition "message"`; a long message stands below."""
    below = inside(cites_lines(node.cites))
    head = with_value(f"require {node.name}: ", node.condition)
    if node.message is None:
        return [*head, *below]
    message = title_text(node.message)
    if len(head[-1]) + len(message) > WIDEST_REQUIREMENT:
        return [*head, *inside([message.lstrip()]), *below]
    head[-1] += message
    return [*head, *below]


WIDEST_REQUIREMENT = 120


def checks_lines(checks: tuple[t.Let | t.Require, ...]) -> Lines:
    """Lets and requirements in their order."""
    found: Lines = []
    for check in checks:
        found += require_lines(check) if isinstance(check, t.Require) else block_lines((check,))
    return found


def do_lines(block: t.Block | None) -> Lines:
    """`do` and its block."""
    return [] if block is None else ["do", *inside(block_lines(block))]


def body_lines(body: t.FormBody) -> Lines:
    """What stands in a form, not indented."""
    found = cites_lines(body.cites)
    for line in body.lines:
        found += line_lines(line)
    for part in body.parts:
        found += _part(part)
    return found + checks_lines(body.checks) + do_lines(body.do)


def _part(part: t.Part) -> Lines:
    binder = f" for {binder_text(part.binder)}" if part.binder is not None else ""
    params = f" {params_text(part.params)}" if part.params else ""
    return [f"{part.name}{params}{binder}", *inside(body_lines(part.body))]


def form_lines(form: t.Form) -> Lines:
    """A board, conflict, market or scoring sheet."""
    head = f"{form.kind} {form.name}{params_text(form.params)}{title_text(form.title)}"
    return [head, *inside(body_lines(form.body))]


def header_lines(header: t.Header) -> Lines:
    """`game name "title"` and its lines."""
    of = f" of {header.of.name}" if header.of else ""
    found = [f"{header.kind} {header.name}{of}{title_text(header.title)}"]
    found += inside(cites_lines(header.cites))
    for line in header.lines:
        found += inside(line_lines(line))
    return found
