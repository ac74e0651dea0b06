"""06xx: what keeps a game finite."""

from shedu.compiler.diagnostics.entry import Entry

ENTRIES: tuple[Entry, ...] = (
    Entry(
        "E0601",
        "a rule that leads back to itself",
        """Rules do not recurse: following what they call, run and ask never leads back. Loops are written
        with `repeat at most` and `for`.""",
        """
        flow one
            run two
        flow two
            run one
        """,
        """
        flow one
            repeat at most 5
                run two
        flow two
            level = 1
        """,
    ),
    Entry(
        "E0602",
        "not a constant",
        """The bounds of loops and boards, the values in a table and the first values of items are known
        before the game starts: numbers, options, and what is worked out from these.""",
        """
        flow one
            repeat at most level
                run play
        """,
        """
        flow one
            repeat at most 5 while level > 0
                run play
        """,
    ),
    Entry(
        "E0603",
        "too large",
        """Boards have at most 1,024 cells, types 65,536 values, maps about a million places, and a game
        about a million different actions. Where an action has many parameters, ask in steps.""",
    ),
    Entry(
        "E0604",
        "too long without a question",
        """Loops and searches within each other multiply, and here they may come to more than 2,000,000,000
        steps before anybody is asked, which would look like a standstill. Every set is taken as full.
        A `repeat` in whose rounds somebody decides does not count, unless several of them within each other
        go round too often.""",
        """
        flow one
            repeat at most 100000
                run two
        flow two
            repeat at most 100000
                level = 1
        """,
        """
        flow one
            repeat at most 100
                run two
        flow two
            repeat at most 100
                level = 1
        """,
    ),
    Entry(
        "E0605",
        "nested too deeply",
        """Expressions and blocks lie at most 100 deep within each other, and rules call others at most 40
        deep.""",
    ),
)
