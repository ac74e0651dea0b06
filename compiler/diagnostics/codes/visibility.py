"""05xx: who sees what."""

from shedu.compiler.diagnostics.entry import Entry

ENTRIES: tuple[Entry, ...] = (
    Entry(
        "E0501",
        "a question that depends on what the decider cannot see",
        """What decides which answers there are (requirements, the set that is chosen from, conditions)
        must be visible to the seat that answers: open items, and its own secret ones. `show` makes more
        visible. Otherwise the list of answers would tell what is hidden.""",
        """
        flow lucky
            choose c in Cell where c.row > size(sack)
            tile[c] = red
        """,
        """
        flow lucky
            choose c in Cell where c.row > size(marked)
            tile[c] = red
        """,
    ),
    Entry(
        "E0502",
        "a secret without an owner",
        "A secret item is a map from the seats: each sees its own. What nobody sees is hidden.",
        """
        state secret
            plan: Color?
        """,
        """
        state secret
            plan: Player -> Color?
        """,
    ),
    Entry(
        "E0503",
        "a `together` that changes what is not the acting seat's",
        """In a `together` each seat decides without seeing what the others do, so its part, with all flows and
        actions in it, may change only items whose first key is the seat that acts: `bid[me]`. What everybody shares
        is settled after the block.""",
        """
        flow offers
            together me in Player
                choose n in 0..5
                level = n
        """,
        """
        state open
            bid: Player -> 0..5
        flow offers
            together me in Player
                choose n in 0..5
                bid[me] = n
            level = max(bid[p] for p in Player)
        """,
    ),
    Entry(
        "E0504",
        "a `together` that reads what others decide meanwhile",
        """What a seat writes in a `together` is unseen by the others until all are done. So the block may read such
        items only under the seat that acts, in its requirements and definitions too.""",
        """
        state open
            bid: Player -> 0..5
        flow offers
            together me in Player
                choose n in 0..5 where n > bid[next(me)]
                bid[me] = n
        """,
        """
        state open
            bid: Player -> 0..5
        flow offers
            together me in Player
                choose n in 0..5 where n > bid[me]
                bid[me] = n
        """,
    ),
    Entry(
        "E0505",
        "chance in a `together`",
        """What chance brings to one seat would depend on who decides first, and nobody decides first. Draw before the
        block, or after it.""",
        """
        flow offers
            together me in Player
                draw 1 from sack to hand[me]
        """,
        """
        flow offers
            for me in Player
                draw 1 from sack to hand[me]
            together me in Player
                choose n in 0..5
                purse[me] = n
        """,
    ),
    Entry(
        "E0506",
        "a `together` in a `together`",
        "All decide unseen already: what another block asks can be asked in the outer one.",
        """
        flow inner
            together me in Player
                choose n in 0..5
                purse[me] = n
        flow outer
            together me in Player
                run inner
        """,
        """
        flow inner
            choose n in 0..5
            purse[me] = n
        flow outer
            together me in Player
                run inner
        """,
    ),
    Entry(
        "E0507",
        "an end in a `together`",
        """The game ends for everybody, so not while some have decided and others have not. Let the block note what
        was decided, and end the game after it.""",
        """
        flow offers
            together me in Player
                if purse[me] == 9
                    end broke
        """,
        """
        flow offers
            together me in Player
                choose n in 0..5
                purse[me] = n
            if any(p in Player where purse[p] == 0)
                end broke
        """,
    ),
    Entry(
        "E0508",
        "another seat in somebody's part of a `together`",
        """Only the seat that acts decides in its part and is shown something there. Another one would learn what was
        decided, or decide twice.""",
        """
        flow offers
            together me in Player
                choose n in 0..5 by next(me)
                purse[me] = n
        """,
        """
        flow offers
            together me in Player
                choose n in 0..5
                purse[me] = n
        """,
    ),
)
