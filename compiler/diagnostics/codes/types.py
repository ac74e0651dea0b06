"""031x and 032x: types."""

from shedu.compiler.diagnostics.entry import Entry

ENTRIES: tuple[Entry, ...] = (
    Entry(
        "E0310",
        "a value of another type",
        """A value of one type is wanted here and another one is given. There are no conversions: a cell is
        no number, and a condition is true or false.""",
        """
        define high: bool is level
        """,
        """
        define high: bool is level > 3
        """,
    ),
    Entry(
        "E0311",
        "none where something must be",
        "`none` is a value only of types that end in `?`.",
        """
        flow restart
            level = none
        """,
        """
        flow restart
            level = 0
        """,
    ),
    Entry(
        "E0312",
        "not a set, a bag or a list",
        "Searches go through sets, bags and lists, and `size` counts them.",
        """
        define much is size(level)
        """,
        """
        define much is size(marked)
        """,
    ),
    Entry(
        "E0313",
        "a wrong number of arguments",
        """A rule takes the arguments that its parameters name. Only trailing parameters that may be none
        can be left out.""",
        """
        define near(c: Cell) is around(c, c)
        """,
        """
        define near(c: Cell) is around(c)
        """,
    ),
    Entry(
        "E0314",
        "a wrong number of keys",
        "A map is asked for one value at a time, with all its keys.",
        """
        define cards is hand
        """,
        """
        define cards(p: Player) is hand[p]
        """,
    ),
    Entry(
        "E0315",
        "a map where there can be none",
        """Only state items can be maps. A parameter or a define gives one value; parameters of a define
        can stand for the keys.""",
    ),
    Entry(
        "E0316",
        "values that cannot be numbered or kept",
        """Parameters of actions, fields, keys and what a choice picks must have values that can be
        numbered: no sets, no lists, and bags only with a size. State items cannot be texts or sets of
        sets.""",
        """
        action trade(given: bag of Color)
        """,
        """
        action trade(given: bag of 1..3 Color)
        """,
    ),
    Entry(
        "E0317",
        "a field with a default",
        "A record is built with all its fields; only columns of tables and state items have defaults.",
    ),
    Entry(
        "E0318",
        "values that do not go together",
        """The two sides of a comparison, the elements of a set, or the two values of `a if b else c` must
        be of one type, and only numbers, truths and lists have an order.""",
        """
        define odd(c: Cell) is c == red
        """,
        """
        define odd(c: Cell) is tile[c] == red
        """,
    ),
    Entry(
        "E0319",
        "a count that counts nothing",
        "`3 red` stands within braces, for three units in a bag.",
    ),
    Entry(
        "E0320",
        "a search through several sets",
        """`those`, `first`, `leading` and `choose` go through one set. `any`, `count`, `all`, `sum` and
        `for` may go through several.""",
    ),
    Entry(
        "E0321",
        "no side of the conflict",
        """`force(x)` asks for the strength of a side with what it has committed; x is `side`, `other`,
        `winner`, `loser` or the name of a side, as the place allows.""",
    ),
    Entry(
        "E0322",
        "a board without mirror images",
        "`mirror` swaps rows and columns, so the board must have as many rows as columns.",
    ),
    Entry(
        "E0323",
        "not a place",
        """Values are put into state items: a name, with keys where it is a map. A let, a parameter or an
        option keeps what it is, and a part of a record cannot be set alone.""",
        """
        flow restart
            piece[a1].color = red
        """,
        """
        flow restart
            piece[a1] = Piece(red, ann)
        """,
    ),
    Entry(
        "E0324",
        "nothing can be added here",
        "`add` and `take` change numbers, sets, bags and lists. Other items are set with `=`.",
    ),
    Entry(
        "E0325",
        "what does not go into that place",
        "`move` and `draw` put a value, or the units of a bag, where such values can lie.",
    ),
)
