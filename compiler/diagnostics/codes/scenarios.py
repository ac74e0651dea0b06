"""08xx: scenarios and invariants."""

from shedu.compiler.diagnostics.entry import Entry

ENTRIES: tuple[Entry, ...] = ()
