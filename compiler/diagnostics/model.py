"""What a pass says to an author."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from shedu.compiler.source import Span

Severity = Literal["error", "warning"]


@dataclass(frozen=True, slots=True)
class Label:
    """A place and what is to be said about it (may be empty)."""

    span: Span
    text: str


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """One fault or warning. `spans` has at least one label, the first being the fault."""

    code: str
    severity: Severity
    message: str
    spans: tuple[Label, ...]
    hint: str | None = None

    @property
    def span(self) -> Span:
        """Where the fault is."""
        return self.spans[0].span


def error(
    code: str, message: str, span: Span, label: str = "", *more: Label, hint: str | None = None
) -> Diagnostic:
    """An error at `span`; `more` are further places that explain it."""
    return Diagnostic(code, "error", message, (Label(span, label), *more), hint)


def warning(
    code: str, message: str, span: Span, label: str = "", *more: Label, hint: str | None = None
) -> Diagnostic:
    """A warning at `span`; `more` are further places that explain it."""
    return Diagnostic(code, "warning", message, (Label(span, label), *more), hint)


def in_order(diagnostics: tuple[Diagnostic, ...]) -> tuple[Diagnostic, ...]:
    """Sorted by file and place, errors and warnings together; equal ones once."""
    unique = dict.fromkeys(diagnostics)
    return tuple(sorted(unique, key=lambda d: (d.span.file, d.span.line, d.span.column, d.code)))
