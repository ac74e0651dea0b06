"""02xx: what is wrong with how files and declarations come together."""

from shedu.compiler.diagnostics.entry import Entry

ENTRIES = (
    Entry(
        "E0201",
        "the file has no game",
        "A game begins with a `game` line. This file has none, so there is nothing to build.",
        """
        flow play
            end done
        """,
        """
        game example "An example"
            players: 2

        flow play
            end done
        """,
    ),
    Entry(
        "E0202",
        "no game of that name",
        "The file holds several games, or another one; the message names those it has.",
    ),
    Entry(
        "E0203",
        "a path that leads out",
        """`use` reaches files below the folder of the game, or below the rules that come with the program: no
        absolute paths, no `..`.""",
        """
        game example
            use: "../other/extra.shedu"
        """,
        """
        game example
            use: "extra.shedu"
        """,
    ),
    Entry(
        "E0204",
        "nothing of that name to use",
        "`use` names a module declared in one of the game's files, or the path of a file in quotes.",
    ),
    Entry(
        "E0205",
        "a declaration before any game",
        "Declarations belong to the header above them. Only scenarios may stand before the first one.",
    ),
    Entry(
        "E0206",
        "two headers of one name",
        "A game, a module or a variant of that name is declared already.",
    ),
    Entry(
        "E0207",
        "a scenario for an unknown game",
        "`of` names a game or a variant, and none is called so here.",
    ),
    Entry(
        "E0208",
        "files use each other in a circle, or too many",
        "A game may use at most 50 files, each read once.",
    ),
    Entry(
        "E0209",
        "a header label without a right value",
        "`use` takes names of modules and paths in quotes, separated by commas.",
    ),
)
