"""08xx: scenarios and invariants."""

from shedu.compiler.diagnostics.entry import Entry

ENTRIES: tuple[Entry, ...] = (
    Entry(
        "E0801",
        "no question of that name",
        """A question is named by the flow in which it is asked; further ones in the same flow are
        `flow.second`, `flow.third`; what a side commits is `conflict.commit`.""",
    ),
    Entry(
        "E0802",
        "a wrong part or line of a scenario",
        """Under `given` stand items with their values and pictures, under `play` moves, draws and `run`,
        under `expect` conditions and what can be done.""",
    ),
    Entry(
        "E0803",
        "a seat that does not take part",
        "With n players the first n seats play, and n lies within what the game allows.",
    ),
    Entry(
        "E0804",
        "a wrong line of a scenario",
        "A scenario has the lines `players`, options, and names of what `chance` picks.",
    ),
    Entry(
        "E0805",
        "values that do not fit their place in a scenario",
        """A list given to a map has one value for each seat that plays. What is drawn is written out, as
        in `drawn {2 red, blue}`.""",
    ),
    Entry(
        "E0806",
        "a wrong picture",
        """A picture has words between blanks, one for each cell: marks of the legend, a seat's number
        behind those that need one, and `.` for nothing. It must lie on the board.""",
    ),
    Entry(
        "E0807",
        "no requirement of that name",
        "`cannot … for R` names the first requirement of the action that refuses.",
    ),
    Entry(
        "E0808",
        "no end of that name",
        "A game ends by `end NAME`, or by `limit` where the flow `play` comes to its end.",
    ),
    Entry(
        "E0809",
        "what cannot be seen or unseen",
        "`sees` and `unseen` speak of state items; keys left out stand for all of them.",
    ),
)
