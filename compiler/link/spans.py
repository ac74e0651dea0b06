"""Places shown in messages."""

from __future__ import annotations

from shedu.compiler.source import Span


def first_line(span: Span) -> Span:
    """The first word or so of a long span: enough to see what is meant."""
    if span.line == span.end_line:
        return span
    return Span(span.file, span.line, span.column, span.line, span.column + 1)
