"""Finds what belongs to the language and this version cannot build: one diagnostic for each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields

from shedu.compiler import tree as t
from shedu.compiler.diagnostics import Diagnostic, error
from shedu.compiler.source import Span

_HINT = "this version builds the rest of the language; the rule itself is well formed"


def not_yet(code: str, what: str, span: Span) -> Diagnostic:
    """The diagnostic that says so."""
    return error(code, f"{what} cannot be built yet", span, hint=_HINT)


def is_left_out(declaration: t.Declaration) -> bool:
    """Whether a whole declaration is something that later passes do not know."""
    form = isinstance(declaration, t.Form) and declaration.kind in ("market", "scoring")
    return form or isinstance(declaration, t.EffectDecl)


def found_in(declaration: t.Declaration) -> Iterator[Diagnostic]:
    """One diagnostic for each construct of a declaration that cannot be built."""
    match declaration:
        case t.Form(kind="market"):
            yield not_yet("E0905", f"the market `{declaration.name}`", declaration.name_span)
        case t.Form(kind="scoring"):
            yield not_yet("E0907", f"the scoring sheet `{declaration.name}`", declaration.name_span)
        case t.EffectDecl():
            yield not_yet("E0904", f"the effect `{declaration.name}`", declaration.name_span)
        case t.TableDecl():
            rows = [row for row in declaration.rows if row.held]
            yield from (not_yet("E0908", f"the amendments of `{row.name}`", row.name_span) for row in rows)
        case _:
            for node in _together(declaration):
                yield not_yet("E0906", "`together`", first_line(node.span))


def first_line(span: Span) -> Span:
    """The first word or so of a long span: enough to see what is meant."""
    if span.line == span.end_line:
        return span
    return Span(span.file, span.line, span.column, span.line, span.column + 1)


def _together(node: object) -> Iterator[t.Together]:
    """The `together` statements below a node; expressions are not entered."""
    if isinstance(node, tuple):
        for item in node:
            yield from _together(item)
    elif isinstance(node, t.Together):
        yield node
    elif isinstance(node, t.Node) and not isinstance(node, (t.Binder, t.Call, *t.Expr.__args__)):
        for slot in fields(node):
            yield from _together(getattr(node, slot.name))
