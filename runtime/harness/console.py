"""Printing: results to stdout, all else to stderr, colours where they are wanted."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable, Sequence
from typing import Any

CODES = {"red": 31, "green": 32, "yellow": 33, "blue": 34, "bold": 1, "dim": 2}


class Colors:
    """Whether output is coloured: ``always``, ``never``, or ``auto`` (a terminal, and NO_COLOR not set)."""

    mode = "auto"

    @classmethod
    def on(cls, stream: Any) -> bool:
        """Return whether a stream gets colours."""
        if cls.mode != "auto":
            return cls.mode == "always"
        return not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb" and stream.isatty()


def paint(text: str, color: str, stream: Any = None) -> str:
    """Return the text in a colour of CODES, plain where the stream (default: stdout) gets none."""
    return f"\x1b[{CODES[color]}m{text}\x1b[0m" if Colors.on(stream or sys.stdout) else text


def say(text: str = "") -> None:
    """Print a line of results."""
    print(text)


def tell(text: str) -> None:
    """Print a line to stderr."""
    sys.stdout.flush()
    print(text, file=sys.stderr, flush=True)


def warn(text: str) -> None:
    """Print a warning to stderr."""
    tell(paint("warning: ", "yellow", sys.stderr) + text)


def fail(text: str) -> None:
    """Print an error to stderr."""
    tell(paint("error: ", "red", sys.stderr) + text)


def print_json(value: Any) -> None:
    """Print one JSON object on stdout."""
    print(json.dumps(value, indent=2, ensure_ascii=False, sort_keys=False))


def table(rows: Iterable[Sequence[str]], left: int = 1) -> list[str]:
    """Lay out rows in columns, the first ``left`` flush left, the others flush right; no trailing blanks."""
    cells = [tuple(row) for row in rows]
    width = max((len(row) for row in cells), default=0)
    widths = [max((len(row[i]) for row in cells if i < len(row)), default=0) for i in range(width)]

    def line(row: tuple[str, ...]) -> str:
        return "  ".join(
            cell.ljust(widths[i]) if i < left else cell.rjust(widths[i]) for i, cell in enumerate(row)
        ).rstrip()

    return [line(row) for row in cells]


def number(value: float) -> str:
    """Return a count with thousands apart, as 12,345; below 100 with two digits after the point."""
    return f"{value:,.0f}" if value >= 100 or value == int(value) else f"{value:.2f}"


def plural(count: int, noun: str) -> str:
    """Return ``1 game``, ``2 games``."""
    return f"{number(count)} {noun}{'' if count == 1 else 's'}"
