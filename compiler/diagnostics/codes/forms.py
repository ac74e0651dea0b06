"""033x and 034x: headers, seats, boards, tables, state and conflicts."""

from shedu.compiler.diagnostics.entry import Entry

ENTRIES: tuple[Entry, ...] = (
    Entry(
        "E0330",
        "a wrong line of a board",
        """A board needs `shape: grid(rows, columns)`, `hex(rows, columns)` or `ring(cells)`, and is joined
        by `sides` or by `sides and corners`.""",
    ),
    Entry(
        "E0331",
        "a wrong mark",
        """A mark of a map or of the legend is one character in quotes. The legend is also read backwards,
        to set up a picture: so it says `item[here] == value`, `here in item`, or several of these
        joined by `and`.""",
    ),
    Entry(
        "E0332",
        "a map that cannot be read",
        "The map is a text file beside the rule file or below it.",
    ),
    Entry(
        "E0333",
        "a map of another size",
        """A map has a row of characters for each row of the board, one character for each cell. `.` is a
        cell without a mark.""",
    ),
    Entry(
        "E0334",
        "a mark that is not declared",
        "Each character of a map except `.` stands under `marks` of its board.",
    ),
    Entry(
        "E0335",
        "a wrong row of a table",
        """A row gives the columns without default by place, in their order, and the others as `column:
        value`.""",
    ),
    Entry(
        "E0336",
        "an item without a first value",
        """What nobody has set is none, nought, false or empty. A type that has none of these, such as an
        enumeration, needs `= value` or `?`.""",
        """
        state open
            first_cell: Cell
        """,
        """
        state open
            first_cell: Cell?
        """,
    ),
    Entry(
        "E0337",
        "two offers of one action that do not go together",
        """The arguments given where an action is offered are fixed and not counted among the answers. So all
        offers of one action fix the same ones, the first so and so many, and a question offers an action once:
        otherwise one number would stand for two answers.""",
        """
        type Way: one of {road, path}
        action walk(way: Way)
        flow stroll
            choose
                walk(road) if level > 1
                walk(path)
        """,
        """
        type Way: one of {road, path}
        action walk(way: Way)
        flow stroll
            choose
                walk(road if level > 1 else path)
        """,
    ),
    Entry(
        "E0338",
        "a wrong conflict",
        """A conflict has two sides or more, which are among its parameters, and a strength. To commit
        something it needs a line `player` and a part `commit (n: range)`.""",
        """
        conflict duel(x: Player, y: Player)
            sides: x
            strength: purse[side]
        """,
        """
        conflict duel(x: Player, y: Player)
            sides: x, y
            strength: purse[side]
        """,
    ),
    Entry(
        "E0339",
        "a second board",
        "A game has one board: cells and directions are named without it.",
    ),
    Entry(
        "E0340",
        "a wrong header",
        "A game says how many play, from 1 to 16, and names as many seats as can be taken.",
    ),
    Entry(
        "E0341",
        "a game without play or ranking",
        "A game is what happens in the flow `play`, which has no parameters, and `ranking` says who wins.",
    ),
    Entry(
        "E0342",
        "wrong neutral seats",
        """The label `neutral` of a header names the seats in play that nobody takes: `neutral: {third}`. Which they are
        may depend on the number of players, and on nothing else: `neutral: {third} if size(Player) == 2 else {}`. The
        players' seats and the neutral ones are at most 16.""",
    ),
    Entry(
        "E0343",
        "somebody decides for nobody",
        """The label `decides` of a header says which player answers for the neutral seats, and sees what they see. It
        goes with the label `neutral`, which says what these seats are.""",
    ),
    Entry(
        "E0344",
        "a neutral seat is asked",
        """Nobody sits at a neutral seat, so somebody must answer for it. The label `decides` of the header says who:
        `decides: left(me)`, where `me` is the neutral seat.""",
    ),
    Entry(
        "E0345",
        "a wrong market",
        """The first parameter of a market is what is needed, a bag of its `goods`: a type of at most eight named
        values. Each part is a source: it `offers` a bag of sets of goods, from each set one unit, and may have a
        `price` and a `payee`. What has no price is free.""",
        """
        market trade(need: bag of Color)
            within: purse[me]
            home
                offers: {{red, blue}}
        """,
        """
        market trade(need: bag of Color)
            goods: Color
            within: purse[me]
            home
                offers: {{red, blue}}
        """,
    ),
)
