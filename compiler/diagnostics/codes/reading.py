"""01xx: what is wrong with the text of a file."""

from shedu.compiler.diagnostics.entry import Entry

ENTRIES = (
    Entry(
        "E0101",
        "something does not fit here",
        """The line is not built as a line of its kind is. The message says what may stand at the place that
        is underlined. Reading goes on at the next statement or declaration, so faults further down are shown
        too.""",
        """
        flow turn
            add 1 points[me]
        """,
        """
        flow turn
            add 1 to points[me]
        """,
    ),
    Entry(
        "E0102",
        "this is not UTF-8 text",
        """Rule files are plain text in UTF-8, with or without a byte order mark, with LF or CRLF at the line
        ends. The file is in another encoding (UTF-16, Latin-1, ...) or is no text at all.""",
    ),
    Entry(
        "E0103",
        "tabs are not allowed",
        """Blocks are made by indentation, and a tab is as wide as each editor likes. Only blanks indent;
        four for each step is the custom.""",
    ),
    Entry(
        "E0104",
        "a character that means nothing",
        """The sign has no meaning at this place. Texts stand in straight double quotes; `and`, `or`, `not`,
        `mod` are words; each statement stands on a line of its own. Invisible characters are not allowed
        even in texts and comments, since they can make a line look like another one.""",
        """
        define both: bool is ready && paid
        """,
        """
        define both: bool is ready and paid
        """,
    ),
    Entry(
        "E0105",
        "a word of the language cannot be a name",
        """The words that open declarations and statements or stand inside expressions are reserved. Choose
        another name; labels and the words that make types (`set`, `open`, ...) may be names.""",
        """
        action draw(at: Cell)
        """,
        """
        action draw_one(at: Cell)
        """,
    ),
    Entry(
        "E0106",
        "a bracket is never closed",
        """Within brackets a line may go on below, so the reader looks for the closing bracket until a line
        begins that cannot belong to it.""",
        """
        define full: bool is all(c in Cell have (mark[c] != none)
        """,
        """
        define full: bool is all(c in Cell have (mark[c] != none))
        """,
    ),
    Entry(
        "E0107",
        "a bracket closes nothing, or the wrong one",
        """Each `)`, `]` and `}` closes the bracket of its own kind that was opened last.""",
        """
        let free = size(those(c in Cell where mark[c] == none}))
        """,
        """
        let free = size(those(c in Cell where mark[c] == none))
        """,
    ),
    Entry(
        "E0108",
        "a text does not end",
        'A text begins and ends with " on one line. It cannot hold that sign itself.',
        """
        require empty: mark[at] == none "The square is taken.
        """,
        """
        require empty: mark[at] == none "The square is taken."
        """,
    ),
    Entry("E0109", "a name is too long", "A name has at most 100 letters."),
    Entry(
        "E0110",
        "a number is too large",
        "Whole numbers go from -2,147,483,647 to 2,147,483,647.",
    ),
    Entry(
        "E0111",
        "too many brackets or blocks within each other",
        """At most 100 brackets and 40 blocks may stand within each other. Give the inner parts names, with
        `let`, `define` or a flow of their own.""",
    ),
    Entry(
        "E0112",
        "an expression is too long",
        """An expression has at most 100 steps within each other; a sum of 101 terms has too many. A line,
        with all that its brackets join to it, has at most 50,000 characters. Use `sum(... for ...)`, or give
    parts names.""",
    ),
    Entry(
        "E0113",
        "indented like no line above",
        """A line that ends a block must be indented just as the lines of one of the blocks around it.""",
        """
        flow turn
            if ready
                run act
              run pay
        """,
        """
        flow turn
            if ready
                run act
            run pay
        """,
    ),
    Entry(
        "E0114",
        "indented, though no block was opened",
        """Only lines such as `if`, `for`, `do` or a declaration have an indented block below them.""",
        """
        flow turn
            run act
                run pay
        """,
        """
        flow turn
            run act
            run pay
        """,
    ),
    Entry(
        "E0115",
        "a block is missing",
        """The line needs indented lines below it. A flow that does nothing but give others a place to hang
        on holds a single `cite` line.""",
        """
        flow turn
            if ready
            run act
        """,
        """
        flow turn
            if ready
                run act
        """,
    ),
    Entry(
        "E0116",
        "the line begins no declaration",
        """At the left edge stand declarations only: game, option, type, state, table, board, region, define,
        action, flow, conflict, market, scoring, ranking, effect, invariant, scenario, and amendments.""",
        """
        acton place(at: Cell)
            do
                mark[at] = me
        """,
        """
        action place(at: Cell)
            do
                mark[at] = me
        """,
    ),
    Entry(
        "E0117",
        "a block ends too soon",
        "Something that must stand in the block is missing at its end; the message says what.",
        """
        define half(n: 0..9): 0..9
            let twice = n / 2
        """,
        """
        define half(n: 0..9): 0..9
            let half_of_it = n / 2
            is half_of_it
        """,
    ),
    Entry("E0118", "the file is too large", "A rule file has at most 1,000,000 characters."),
    Entry("E0119", "the file cannot be read", "It is missing, is a folder, or may not be read by you."),
    Entry(
        "E0120",
        "more faults than are shown",
        "After 100 faults in one file the rest is left out. Often one early fault explains many.",
    ),
    Entry(
        "E0121",
        "neither a name nor a number",
        """A name begins with a letter (of any script) and goes on with letters, digits and `_`. A number has
        digits only.""",
        """
        state open
            _count: 0..9
        """,
        """
        state open
            count_left: 0..9
        """,
    ),
    Entry(
        "E0122",
        "a second `do`",
        """What an action or the outcome of a conflict does is one block. Put the statements of both into
    one.""",
    ),
)
