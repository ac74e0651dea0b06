"""09xx: what belongs to the language and this version cannot build yet."""

from shedu.compiler.diagnostics.entry import Entry


def _later(code: str, what: str) -> Entry:
    text = f"""{what} belong to the language and are read, but this version cannot build them yet. Nothing is
    wrong with the rule; the game can be built without it."""
    return Entry(code, f"{what}: not yet", text)


ENTRIES = (
    _later("E0907", "Scoring sheets"),
)
