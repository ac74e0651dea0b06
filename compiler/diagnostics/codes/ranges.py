"""04xx: ranges of numbers and sizes."""

from shedu.compiler.diagnostics.entry import Entry

ENTRIES: tuple[Entry, ...] = ()
