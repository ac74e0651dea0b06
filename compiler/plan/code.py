"""Building the text of one C function in Cython: lines with indentation, declared locals, temporaries."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Function:
    """A finished function: its declaration, its locals (``ctype name``) and its lines, ready to print."""

    head: str
    locals: tuple[str, ...]
    lines: tuple[str, ...]
    comment: str = ""

    @property
    def name(self) -> str:
        """Return the function's name."""
        return self.head.partition("(")[0].split()[-1]

    @property
    def remark(self) -> str:
        """Return the comment as it stands behind the head."""
        return f"  # {self.comment}" if self.comment else ""


def safe(name: str) -> str:
    """Return a name fit for C: ASCII letters, digits and `_`, at most 40; the caller adds a unique prefix."""
    return re.sub(r"[^A-Za-z0-9_]", "_", name)[:40]


def word(value: int) -> str:
    """Return a 64-bit constant as Cython needs it, so that it never becomes a Python object."""
    return f"<uint64_t>0x{value & (2**64 - 1):X}"


def bits(width: int, members: frozenset[int]) -> str:
    """Return a constant bit set of ``width`` words."""
    value = sum(1 << member for member in members)
    if not value:
        return f"b{width}_none()"
    return f"b{width}_of({', '.join(word(value >> (64 * i)) for i in range(width))})"


@dataclass(slots=True)
class Code:
    """Lines under construction. Every local is declared once at the top of the function; ``opening`` are the lines
    that come before all others."""

    lines: list[str] = field(default_factory=list)
    locals: dict[str, str] = field(default_factory=dict)
    depth: int = 1
    count: int = 0
    opening: list[str] = field(default_factory=list)

    def line(self, text: str) -> None:
        """Add a line at the current depth."""
        self.lines.append("    " * self.depth + text)

    def declare(self, name: str, ctype: str) -> str:
        """Declare a local; ``ctype`` may end in ``[n]`` for an array."""
        self.locals[name] = ctype
        return name

    def temp(self, ctype: str, value: str | None = None) -> str:
        """Declare a new local, set it if a value is given, and return its name."""
        self.count += 1
        name = self.declare(f"t{self.count}", ctype)
        if value is not None:
            self.line(f"{name} = {value}")
        return name

    @contextmanager
    def block(self, head: str) -> Iterator[None]:
        """Indent what is added inside, under a line such as ``if x:``."""
        self.line(head)
        before = len(self.lines)
        self.depth += 1
        try:
            yield
            if len(self.lines) == before:
                self.line("pass")
        finally:
            self.depth -= 1

    def declarations(self) -> tuple[str, ...]:
        """Return the locals as ``cdef`` lines without the ``cdef``."""
        found = []
        for name, ctype in self.locals.items():
            base, _, size = ctype.partition("[")
            found.append(f"{base} {name}[{size}" if size else f"{base} {name}")
        return tuple(found)

    def function(self, head: str, comment: str = "") -> Function:
        """Close the function."""
        return Function(head, self.declarations(), (*self.opening, *(self.lines or ["    pass"])), comment)
