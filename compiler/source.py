"""Places in rule files: what every later pass points at when it speaks to an author."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property


@dataclass(frozen=True, slots=True)
class Span:
    """A stretch of a file, from its first character up to, but not with, (end_line, end_column).

    Lines and columns count from 1, columns in characters (not bytes); a span always has start <= end.
    """

    file: str
    line: int
    column: int
    end_line: int
    end_column: int

    def to(self, other: Span) -> Span:
        """The stretch from the start of this span to the end of `other` (of the same file)."""
        return Span(self.file, self.line, self.column, other.end_line, other.end_column)

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"


@dataclass(frozen=True)
class SourceFile:
    """The text of one file as it was read: newlines are LF, no byte order mark."""

    path: str
    text: str

    @cached_property
    def lines(self) -> tuple[str, ...]:
        """The lines without their newlines; line n is `lines[n - 1]`."""
        return tuple(self.text.split("\n"))

    def line(self, number: int) -> str:
        """Line `number`, counted from 1; empty beyond the end."""
        return self.lines[number - 1] if 1 <= number <= len(self.lines) else ""
