"""06xx: loops, recursion and other bounds."""

from shedu.compiler.diagnostics.entry import Entry

ENTRIES: tuple[Entry, ...] = ()
