"""03xx: names and types."""

from shedu.compiler.diagnostics.entry import Entry

ENTRIES: tuple[Entry, ...] = ()
