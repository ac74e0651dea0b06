"""How far a run has come: a line on a terminal, renewed in place; nothing elsewhere."""

from __future__ import annotations

import sys
import time

from shedu.runtime.harness.console import number

EVERY = 0.2


class Progress:
    """A line on stderr, only where that is a terminal."""

    def __init__(self, what: str, total: int) -> None:
        """Count ``what`` up to ``total``."""
        self._what, self._total = what, total
        self._begin = self._shown = time.perf_counter()
        self._on = sys.stderr.isatty()
        self._drawn = False

    def at(self, done: int) -> None:
        """Show that ``done`` of the total are done, at most a few times a second."""
        now = time.perf_counter()
        if not self._on or now - self._shown < EVERY:
            return
        self._shown, self._drawn = now, True
        speed = done / (now - self._begin)
        left = f", {(self._total - done) / speed:.0f} s left" if speed else ""
        text = f"{number(done)} of {number(self._total)} {self._what}, {number(speed)}/s{left}"
        print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)

    def close(self) -> None:
        """Remove the line."""
        if self._drawn:
            self._drawn = False
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
