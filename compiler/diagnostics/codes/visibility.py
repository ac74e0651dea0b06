"""05xx: who sees what."""

from shedu.compiler.diagnostics.entry import Entry

ENTRIES: tuple[Entry, ...] = (
    Entry(
        "E0501",
        "a question that depends on what the decider cannot see",
        """What decides which answers there are (requirements, the set that is chosen from, conditions)
        must be visible to the seat that answers: open items, and its own secret ones. `show` makes more
        visible. Otherwise the list of answers would tell what is hidden.""",
        """
        flow lucky
            choose c in Cell where c.row > size(sack)
            tile[c] = red
        """,
        """
        flow lucky
            choose c in Cell where c.row > size(marked)
            tile[c] = red
        """,
    ),
    Entry(
        "E0502",
        "a secret without an owner",
        "A secret item is a map from the seats: each sees its own. What nobody sees is hidden.",
        """
        state secret
            plan: Color?
        """,
        """
        state secret
            plan: Player -> Color?
        """,
    ),
)
