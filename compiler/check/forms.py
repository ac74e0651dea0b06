"""Labelled lines: which a form has, each once."""

from __future__ import annotations

from shedu.compiler import tree
from shedu.compiler.check.context import Context
from shedu.compiler.diagnostics import Label, nearest
from shedu.compiler.source import Span


def labels(
    ctx: Context, form: tree.Form, known: tuple[str, ...], parts: tuple[str, ...]
) -> dict[str, tree.Line]:
    """Return the lines of a form by label; note unknown and doubled ones."""
    _parts(ctx, form, known, parts)
    return _lines(ctx, form.kind, form.body.lines, known, parts)


def part_labels(ctx: Context, part: tree.Part, what: str, known: tuple[str, ...]) -> dict[str, tree.Line]:
    """Return the lines of a part of a form by label; ``what`` is what such a part is called."""
    return _lines(ctx, what, part.body.lines, known, ())


def lines_only(ctx: Context, what: str, body: tree.FormBody, *, parts: bool = False, steps: bool = False) -> None:
    """Note what a form or a part of one, ``what`` in words, cannot hold: requirements, lets and a `do` unless it has
    ``steps``, parts unless it has ``parts``."""
    strays = [] if parts else [part.name_span for part in body.parts]
    if not steps:
        strays += [node.span for node in (*body.checks, *(body.do or ())[:1])]
    for span in strays:
        ctx.error("E0309", f"This cannot stand in {what}.", span)


def _lines(
    ctx: Context, kind: str, lines: tuple[tree.Line, ...], known: tuple[str, ...], parts: tuple[str, ...]
) -> dict[str, tree.Line]:
    found: dict[str, tree.Line] = {}
    for line in lines:
        if line.quoted or line.label not in known:
            unknown(ctx, kind, line.label, line.label_span, (*known, *parts))
        elif line.label in found:
            doubled(ctx, line.label, line.label_span, found[line.label].label_span)
        elif len(line.values) > 1 and line.label != "sides":
            ctx.error("E0330", f"`{line.label}` has one value.", line.values[1].span)
            found[line.label] = line
        else:
            found[line.label] = line
    return found


def _parts(ctx: Context, form: tree.Form, known: tuple[str, ...], parts: tuple[str, ...]) -> None:
    seen: dict[str, Span] = {}
    for part in form.body.parts:
        if part.name not in parts:
            unknown(ctx, form.kind, part.name, part.name_span, (*known, *parts))
        elif part.name in seen:
            doubled(ctx, part.name, part.name_span, seen[part.name])
        seen.setdefault(part.name, part.name_span)


def doubled(ctx: Context, label: str, span: Span, first: Span) -> None:
    """Note a label that stands twice."""
    ctx.error("E0302", f"There are two lines `{label}`.", span, "", Label(first, "the first one"))


def unknown(ctx: Context, kind: str, label: str, span: Span, known: tuple[str, ...]) -> None:
    """Note a label that a form does not have."""
    near = nearest(label, known)
    hint = f"did you mean `{near}`?" if near else f"it has {', '.join(f'`{name}`' for name in known)}"
    ctx.error("E0309", f"A {kind} has no line `{label}`.", span, hint=hint)
