"""07xx: warnings. The game can be built with them."""

from shedu.compiler.diagnostics.entry import Entry

ENTRIES: tuple[Entry, ...] = (
    Entry(
        "E0701",
        "never used",
        "Nothing in the game uses this declaration.",
        """
        define spare is 1
        """,
        """
        define spare is 1
        invariant few: level >= spare - 1
        """,
    ),
    Entry(
        "E0702",
        "a let or parameter that nothing reads",
        """The rule does not use it. A rule that uses none of its parameters is left alone: they are there
        for rules that change it, in this file or another.""",
    ),
    Entry(
        "E0703",
        "a name that hides another",
        """A parameter, let or bound name is called like something declared, which cannot be reached while
        it lives.""",
    ),
    Entry(
        "E0704",
        "a requirement that never refuses",
        "The condition is always true, whatever the state of the game.",
    ),
    Entry(
        "E0705",
        "a `replace` that says more than it must",
        """`adjust`, `also`, `before` or `after` would do. They leave the rest of the rule as it is, so that
        other amendments and later versions of the game keep their effect: `adjust cost(c) to 3` instead of
        `replace define cost(c: Cell): 0..9 is 3`.""",
    ),
    Entry(
        "E0706",
        "a citation of a clause that is not there",
        """The file clauses.toml beside the rules has no clause with this number; most often a digit is wrong.
        Without that file nothing is compared.""",
    ),
    Entry(
        "E0707",
        "an `if` that does not know the values added",
        """An `if` without `else` goes through every value an enumeration was declared with. A module has added
        values by `also`, and for these nothing happens, neither here nor before or after the rule. If that is
        meant, an `else` can say so.""",
    ),
)
