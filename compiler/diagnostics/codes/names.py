"""030x: names."""

from shedu.compiler.diagnostics.entry import Entry

ENTRIES: tuple[Entry, ...] = (
    Entry(
        "E0301",
        "a name that is not there",
        """Nothing of that name is declared, or it is not of the kind that is wanted here: only a flow or a
        conflict can be run, only an action can be offered. All names of a game share one space;
        parameters, lets and the names that a search binds are known only where they live.""",
        """
        define full is levle == 5
        """,
        """
        define full is level == 5
        """,
    ),
    Entry(
        "E0302",
        "a name declared twice",
        """Seats, marks, rows, values of enumerations, cells, directions, options, state and rules share
        one space of names: each name stands for one thing. Parameters of one rule, requirements of one
        action and the lines of a form must differ too.""",
        """
        define level is 1
        """,
        """
        define height is level + 1
        """,
    ),
    Entry(
        "E0303",
        "not a type",
        """A type is wanted here: `bool`, a range such as `0..6`, a collection, or the name of a type, a
        record, a table or a board.""",
        """
        define worth(c: Sell) is c.row
        """,
        """
        define worth(c: Cell) is c.row
        """,
    ),
    Entry(
        "E0304",
        "a name used for what it is not",
        """The name is there, but it stands for something else than what is wanted: a flow is no value, a
        state item cannot be run, a number cannot be called.""",
        """
        flow restart
            run wait
        """,
        """
        flow restart
            run play
        """,
    ),
    Entry(
        "E0305",
        "no `me` here",
        """`me` is the seat that acts. Flows, actions and what they ask have one; regions, invariants and
        the state itself do not, nor do defines that such call.""",
        """
        invariant kept: size(hand[me]) < 9
        """,
        """
        invariant kept: all(p in Player have size(hand[p]) < 9)
        """,
    ),
    Entry(
        "E0306",
        "a part that a value does not have",
        """Records have fields, rows of a table have columns, cells have `row` and `column`. Other values
        have no parts.""",
        """
        define hue(c: Cell) is piece[c].colour
        """,
        """
        define hue(c: Cell) is piece[c].color
        """,
    ),
    Entry(
        "E0307",
        "no option of that name",
        "The settings of a build name options of the game; the message lists them.",
    ),
    Entry(
        "E0308",
        "a value that an option does not have",
        """An option has the values of its type: one of the listed names, a number within its range, or
        true or false.""",
    ),
    Entry(
        "E0309",
        "a line that a form does not have",
        """Each kind of form has labelled lines of its own: a board has `shape`, `joined` and `map`, a
        conflict has `sides`, `player`, `strength` and `ties`.""",
        """
        conflict duel(x: Player, y: Player)
            sides: x, y
            strength: purse[side]
            tie: x
        """,
        """
        conflict duel(x: Player, y: Player)
            sides: x, y
            strength: purse[side]
            ties: x
        """,
    ),
)
