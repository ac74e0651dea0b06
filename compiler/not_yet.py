"""Finds what belongs to the language and this version cannot build: one diagnostic for each."""

from __future__ import annotations

from collections.abc import Iterator

from shedu.compiler import tree as t
from shedu.compiler.diagnostics import Diagnostic, error
from shedu.compiler.source import Span

_HINT = "this version builds the rest of the language; the rule itself is well formed"


def not_yet(code: str, what: str, span: Span) -> Diagnostic:
    """The diagnostic that says so."""
    return error(code, f"{what} cannot be built yet", span, hint=_HINT)


def is_left_out(declaration: t.Declaration) -> bool:
    """Whether a whole declaration is something that later passes do not know."""
    return isinstance(declaration, t.Form) and declaration.kind == "scoring"


def found_in(declaration: t.Declaration) -> Iterator[Diagnostic]:
    """One diagnostic for each construct of a declaration that cannot be built."""
    match declaration:
        case t.Form(kind="scoring"):
            yield not_yet("E0907", f"the scoring sheet `{declaration.name}`", declaration.name_span)


def first_line(span: Span) -> Span:
    """The first word or so of a long span: enough to see what is meant."""
    if span.line == span.end_line:
        return span
    return Span(span.file, span.line, span.column, span.line, span.column + 1)
