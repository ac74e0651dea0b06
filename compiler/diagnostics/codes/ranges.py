"""04xx: ranges of numbers."""

from shedu.compiler.diagnostics.entry import Entry

ENTRIES: tuple[Entry, ...] = (
    Entry(
        "E0401",
        "a number out of range",
        """Every number has a range, and this one can never lie within the one that is wanted. Where it
        only may leave the range, the game is stopped with a fault when it does.""",
        """
        flow restart
            level = 9
        """,
        """
        flow restart
            level = 5
        """,
    ),
    Entry(
        "E0402",
        "a number that can become too large",
        """Numbers go from -2,147,483,647 to 2,147,483,647, in the middle of an expression too. Here the
        ranges of the parts do not rule out more. Give what is added or multiplied the range that it really
        has.""",
        """
        define area(height: 0..100000, width: 0..100000) is height * width
        """,
        """
        define area(height: 0..100, width: 0..100) is height * width
        """,
    ),
    Entry(
        "E0403",
        "a division by nought",
        "The divisor is the constant 0.",
        """
        define half is level / 0
        """,
        """
        define half is level / 2
        """,
    ),
)
