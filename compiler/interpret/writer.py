"""A Python function in the making: its lines, its names, the state items it has taken hold of."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from shedu.compiler import core

if TYPE_CHECKING:
    from shedu.compiler.interpret.program import Program

_ATOM = re.compile(r"-?\w+")

DEEP_LOOPS = 8
DEEP_LINES = 24
"""Nesting from which an expression goes into a function of its own; Python allows 20 loops and 100 levels."""

LONG = 160
"""The longest text of an expression that is passed on without giving it a name."""


class Writer:
    """Collects a function's lines. ``env``: variable's uid -> the Python text of its value (a name or
    constant).

    Every name written is made here, so none comes from a rule's text.
    """

    def __init__(self, program: Program, name: str, params: tuple[str, ...]) -> None:
        """Start a function with these parameters."""
        self.program = program
        self.name = name
        self.params = params
        self.env: dict[int, str] = {}
        self.lines: list[str] = []
        self.indent = 0
        self.loops = 0
        self._count = 0
        self._held: dict[str, str] = {}

    def temp(self) -> str:
        """Return a fresh local name."""
        self._count += 1
        return f"t{self._count}"

    def line(self, text: str) -> None:
        """Write a line."""
        self.lines.append(" " * self.indent + text)

    @contextmanager
    def block(self, header: str) -> Iterator[None]:
        """Write a line and indent what follows below it."""
        self.line(header)
        before = len(self.lines)
        self.indent += 1
        yield
        if len(self.lines) == before:
            self.line("pass")
        self.indent -= 1

    @contextmanager
    def loop(self, header: str) -> Iterator[None]:
        """As block, for a loop."""
        self.loops += 1
        with self.block(header):
            yield
        self.loops -= 1

    @property
    def deep(self) -> bool:
        """Whether the place is nested so deeply that what comes should go into another function."""
        return self.loops >= DEEP_LOOPS or self.indent >= DEEP_LINES

    def hold(self, attribute: str) -> str:
        """Return a local name for a part of the state that is changed in place only."""
        self._held[attribute] = f"{attribute} = s.{attribute}"
        return attribute

    def keep(self, text: str) -> str:
        """Return a name for the value of a text; a name or number stands for itself."""
        if is_atom(text):
            return text
        name = self.temp()
        self.line(f"{name} = {text}")
        return name

    def shorten(self, text: str) -> str:
        """Return the text, or a name for it where it has grown long."""
        return text if len(text) <= LONG else self.keep(text)

    def bind(self, var: core.Var, text: str) -> str:
        """Give a variable a value and return the name that holds it; a copy, as names are never written
        again."""
        name = self.keep(text)
        self.env[var.uid] = name
        return name

    @contextmanager
    def aside(self) -> Iterator[list[str]]:
        """Collect the lines written meanwhile in a list of their own, one level deeper."""
        outer, self.lines = self.lines, []
        self.indent += 1
        yield self.lines
        self.indent -= 1
        self.lines = outer

    def text(self) -> str:
        """Return the function's text."""
        head = [f"def {self.name}({', '.join(self.params)}):", *(" " + line for line in self._held.values())]
        return "\n".join([*head, *(" " + line for line in self.lines or ["pass"])]) + "\n"


def is_atom(text: str) -> bool:
    """Return whether a text is a name or a number."""
    return _ATOM.fullmatch(text) is not None
