"""05xx: who may see what."""

from shedu.compiler.diagnostics.entry import Entry

ENTRIES: tuple[Entry, ...] = ()
