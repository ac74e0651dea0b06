"""The look of diagnostics: for people, with the line shown and underlined, and as JSON."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from typing import Any

from shedu.compiler.diagnostics.model import Diagnostic, Label
from shedu.compiler.source import SourceFile, Span

_RESET = "\x1b[0m"
_COLORS = {"error": "\x1b[1;31m", "warning": "\x1b[1;33m", "place": "\x1b[1;34m", "hint": "\x1b[1;36m"}
_WIDEST = 110


def render(diagnostics: Iterable[Diagnostic], sources: Mapping[str, SourceFile], color: bool = False) -> str:
    """All diagnostics as text: place, line, underline, label, hint; and a last line that counts them.

    `sources` gives the files by path; the lines of one that is missing are not shown. Empty without
    diagnostics.
    """
    shown = list(diagnostics)
    if not shown:
        return ""
    blocks = ["\n".join(_block(diagnostic, sources, _Paint(color))) for diagnostic in shown]
    return "\n\n".join([*blocks, summary(shown)]) + "\n"


def summary(diagnostics: Iterable[Diagnostic]) -> str:
    """`2 errors, 1 warning`."""
    counts = {"error": 0, "warning": 0}
    for diagnostic in diagnostics:
        counts[diagnostic.severity] += 1
    words = [f"{count} {what}{'s' if count != 1 else ''}" for what, count in counts.items() if count]
    return ", ".join(words) or "no faults"


def to_json(diagnostics: Iterable[Diagnostic]) -> list[dict[str, Any]]:
    """Code, severity, message, hint and spans (file, line, column, length, label), ready for `json.dumps`.

    The length is in characters, up to the end of the first line for a longer span (then at least 1).
    """
    return [
        {
            "code": diagnostic.code,
            "severity": diagnostic.severity,
            "message": diagnostic.message,
            "hint": diagnostic.hint,
            "spans": [_json_span(label) for label in diagnostic.spans],
        }
        for diagnostic in diagnostics
    ]


def _json_span(label: Label) -> dict[str, Any]:
    span = label.span
    length = span.end_column - span.column if span.end_line == span.line else 1
    return {
        "file": span.file,
        "line": span.line,
        "column": span.column,
        "end_line": span.end_line,
        "end_column": span.end_column,
        "length": max(1, length),
        "label": label.text,
    }


class _Paint:
    def __init__(self, color: bool) -> None:
        self.color = color

    def __call__(self, kind: str, text: str) -> str:
        return f"{_COLORS[kind]}{text}{_RESET}" if self.color else text


def _block(diagnostic: Diagnostic, sources: Mapping[str, SourceFile], paint: _Paint) -> list[str]:
    head = f"{diagnostic.severity}[{diagnostic.code}]"
    out = [f"{diagnostic.span}: {paint(diagnostic.severity, head)}: {printable(diagnostic.message)}"]
    gutter = max(len(str(label.span.line)) for label in diagnostic.spans)
    for index, label in enumerate(diagnostic.spans):
        kind = diagnostic.severity if index == 0 else "place"
        if label.span.file != diagnostic.span.file:
            out.append(f"{' ' * gutter} --> {label.span}")
        out.extend(_excerpt(label, sources.get(label.span.file), gutter, paint, kind))
    if diagnostic.hint:
        out.append(f"{' ' * gutter} = {paint('hint', 'hint')}: {printable(diagnostic.hint)}")
    return out


def _excerpt(label: Label, source: SourceFile | None, gutter: int, paint: _Paint, kind: str) -> list[str]:
    """The line of a label and its underline; only the label's text where the line is not to be had."""
    span, margin = label.span, " " * gutter
    text = source.line(span.line) if source else ""
    if not text.strip():
        return [f"{margin} = {printable(label.text)}"] if label.text else []
    start, end = _cut(text, span)
    shown = printable(text[start:end])
    marks, blanks = _underline(text, span, start, end)
    under = " ".join(part for part in (marks, printable(label.text)) if part)
    bar = paint("place", "|")
    number = paint("place", str(span.line).rjust(gutter))
    return [f"{number} {bar} {shown}", f"{margin} {bar} {blanks}{paint(kind, under)}"]


def _cut(text: str, span: Span) -> tuple[int, int]:
    """The stretch of a long line that is shown: around the start of the span."""
    if len(text) <= _WIDEST:
        return 0, len(text)
    start = max(0, min(span.column - 1 - _WIDEST // 2, len(text) - _WIDEST))
    return start, start + _WIDEST


def _underline(text: str, span: Span, start: int, end: int) -> tuple[str, str]:
    """The carets and the blanks before them, by the widths of the characters above."""
    stop = span.end_column - 1 if span.end_line == span.line else len(text.rstrip())
    first = max(start, min(span.column - 1, end))
    last = max(first, min(stop, end))
    return "^" * max(1, _width(text[first:last])), " " * _width(text[start:first])


def printable(text: str) -> str:
    """`text` with every character that a terminal would obey replaced."""
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() else " " if c in "\t\n\u00a0" else "\ufffd" for c in text)


def _width(text: str) -> int:
    if text.isascii():
        return len(text)
    return sum(_columns(character) for character in text)


def _columns(character: str) -> int:
    """How many columns of a terminal a character takes."""
    if unicodedata.combining(character):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1
