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
        """`use` names a module, or the path of a file in quotes. A module stands in the file of the game, in
        a file beside it, or in the folder `modules` there. `of` names a game or a variant in the same file,
        beside it, or one that comes with the program.""",
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
        "too many files, variants or amendments",
        """A game may use at most 50 files, each read once; at most 10 variants stand upon each other; one
        thing is amended at most 60 times.""",
    ),
    Entry(
        "E0209",
        "a header label without a right value",
        "`use` takes names of modules and paths in quotes, `order` and `with` take names of modules.",
    ),
    Entry(
        "E0210",
        "an amendment misses what it amends",
        """An amendment names a rule, an item of the state, or a line or requirement of one. Nothing of that
        name is there, or another amendment has removed it; the message shows the nearest name.""",
        """
        adjust tile_point by 1
        """,
        """
        adjust tile_points by 1
        """,
    ),
    Entry(
        "E0211",
        "an amendment of the wrong kind of thing",
        """`adjust` changes a define or a line of a form; `before` and `after` go with flows, conflicts and
        actions; `also` adds requirements to actions and commitments, lines to forms and values to
        enumerations; `offer` adds an answer to the question of a flow. `replace` changes anything.""",
        """
        before level
            run warn
        """,
        """
        before climb
            run warn
        """,
    ),
    Entry(
        "E0212",
        "a replacement that does not fit",
        """What replaces a rule is of its kind, takes parameters of the same types in the same order and gives
        a value of the same type, for all who use the old one use the new one. Options are set, not replaced,
        by a line in the header of a variant.""",
        """
        replace define cost(c: Cell): 0..9 is c in marked
        """,
        """
        replace define cost(c: Cell): 0..9 is 3 if c in marked else 0
        """,
    ),
    Entry(
        "E0213",
        "two amendments without an order between them",
        """Two modules set one value, act before or after one thing, or replace one rule, and the result
        depends on which comes first. The header of the game that uses both says so by `order`. Guards that
        cannot hold together, such as `mode == fast` and `mode == slow`, need no order; nor do values that are
        added by `by`.
        """,
        """
        variant both of base
            use: one, other
        """,
        """
        variant both of base
            use: one, other
            order: one, other
        """,
    ),
    Entry(
        "E0214",
        "a circle",
        """Modules use each other, the lines `order` lead back to where they began, or a variant is of
        itself.""",
        """
        variant quick of slow

        variant slow of quick
        """,
        """
        variant quick of base

        variant slow of quick
        """,
    ),
    Entry(
        "E0215",
        "a module used twice",
        """A game names each module once. A variant does not name those that its game uses already; where an
        option decides whether the game uses one, the variant sets the option.""",
        """
        variant full of base
            use: extra, extra
        """,
        """
        variant full of base
            use: extra
        """,
    ),
    Entry(
        "E0216",
        "a line of a header that sets nothing",
        """The header of a variant has lines such as `use` and `order`; every other line sets an option of the
        game, once.""",
        """
        variant quick of base
            mod: fast
        """,
        """
        variant quick of base
            mode: fast
        """,
    ),
    Entry(
        "E0217",
        "no one question to offer an answer to, or none left",
        """`offer` adds an action to the one `choose` among actions in a flow. Removing an action takes it out
        of all answers; something must be left to answer.""",
    ),
    Entry(
        "E0218",
        "a pattern that does not fit",
        """The names in brackets behind what is amended stand for its parameters, one for each, in their
        order. An amendment sees those, and the names that are known everywhere; nothing else of a rule.""",
        """
        adjust cost by 1 when c in marked
        """,
        """
        adjust cost(c) by 1 when c in marked
        """,
    ),
    Entry(
        "E0219",
        "a question in an amendment",
        """Each question is named by the rule it stands in. So what is asked before or after something stands
        in a flow of its own, which the amendment runs.""",
        """
        after climb
            choose
                rest
                go_on
        """,
        """
        after climb
            run pause

        flow pause
            choose
                rest
                go_on
        """,
    ),
    Entry(
        "E0220",
        "removed, but used",
        "What is removed is gone for all rules; the message shows one that still speaks of it.",
    ),
    Entry(
        "E0221",
        "an order of what is not used",
        "`order` names modules that the game uses.",
    ),
    Entry(
        "E0222",
        "a module under a condition that is not about options",
        """What a game is made of is settled when it is built. So `use: extra when …` speaks of options of the
        game itself: `mode == full`, `mode in {full, half}`, joined by `and`, `or` and `not`.""",
        """
        game example
            use: extra when level > 3
        """,
        """
        game example
            use: extra when mode == full

        option mode: one of {plain, full} = plain
        """,
    ),
    Entry(
        "E0223",
        "an amendment that cannot hold for a time",
        """What an effect or a row of a table says holds while the row is held: values change (`adjust`), more
        happens (`before`, `after`), answers are offered, requirements are added. A rule cannot be replaced or
        removed for a time.""",
        """
        table Card
            held: this in cards[me]
            bridge
                remove build
        """,
        """
        table Card
            held: this in cards[me]
            bridge
                also build
                    require dry: false "The bridge is in the way."
        """,
    ),
    Entry(
        "E0224",
        "rows that are never said to be held",
        """Rows that bear effects or amendments need the line `held` of their table: when does what they say hold?
        With `me` in it the condition is asked for each seat.""",
        """
        table Card
            | cost: 0..9
            bridge | 3
                adjust income(me) by 1
        """,
        """
        table Card
            held: this in cards[me]
            | cost: 0..9
            bridge | 3
                adjust income(me) by 1
        """,
    ),
    Entry(
        "E0225",
        "an effect with other arguments",
        "A row calls an effect with one argument for each of its parameters.",
    ),
    Entry(
        "E0226",
        "an effect for nobody",
        """Where rows are held by seats (`held: this in cards[me]`), an amendment of a value must say whose value it
        changes: `me` stands in the brackets of its pattern. Flows and actions have a seat that acts.""",
        """
        table Card
            held: this in cards[me]
            bridge
                adjust income by 1
        """,
        """
        table Card
            held: this in cards[me]
            bridge
                adjust income(me) by 1
        """,
    ),
    Entry(
        "E0227",
        "a rule that cannot be replaced for some games only",
        """A module `with:` a condition acts only in games where the condition holds. In its text flows and defines can
        be replaced: the game asks which of the two it is. Other rules are amended by `adjust`, `before`, `after`,
        `offer` and `also`; nothing can be removed.""",
    ),
    Entry(
        "E0228",
        "a parameter of an effect that several tables bear",
        """`adjust effect.parameter(row)` is about the rows of one table. Where the rows of several tables bear the
        effect, the path begins with the table.""",
        """
        adjust earns.coins(guest) to 2
        """,
        """
        adjust Guest.earns.coins(guest) to 2
        """,
    ),
)
