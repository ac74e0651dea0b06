"""The words of the language, listed once: the grammar's NAME terminal is made from RESERVED."""

from __future__ import annotations

HEADER_WORDS = ("game", "module", "variant")
FORM_WORDS = ("board", "conflict", "market", "scoring", "view")
AMENDMENT_WORDS = ("before", "after", "adjust", "also", "offer", "replace", "remove")

DECLARATION_WORDS = (
    *HEADER_WORDS,
    *("option", "type", "state", "table"),
    *FORM_WORDS,
    *("region", "define", "action", "flow", "effect", "ranking", "invariant", "scenario"),
    *AMENDMENT_WORDS,
)

STATEMENT_WORDS = (
    *("let", "add", "take", "move", "draw", "chance", "show"),
    *("if", "for", "repeat", "choose", "together", "as", "run", "end"),
)

# Open a line within a declaration, and are no statements.
LINE_WORDS = ("cite", "require", "do", "else", "is")

SEEK_WORDS = ("any", "count", "those", "first", "leading")
FOLD_WORDS = ("sum", "min", "max")

EXPRESSION_WORDS = (
    *("and", "or", "not", "in", "mod", "none", "true", "false", "all", "have", "where"),
    *SEEK_WORDS,
    *FOLD_WORDS,
)

# Open a line that has a block of its own.
BLOCK_WORDS = ("if", "else", "for", "repeat", "choose", "together", "as", "do")

# Stand between the parts of a line.
JOINING_WORDS = ("always", "by", "from", "of", "to", "when", "while")

# No name of a game may be one of these.
RESERVED = tuple(
    sorted(
        {*DECLARATION_WORDS, *STATEMENT_WORDS, *LINE_WORDS, *EXPRESSION_WORDS, *JOINING_WORDS} - {*FORM_WORDS}
    )
)

# Words with a meaning in one place only; everywhere else they may be names.
SOFT_WORDS = (
    *FORM_WORDS,
    *("open", "secret", "hidden"),
    *("one", "set", "bag", "list", "up"),
    *("at", "most"),
    *("picture", "drawn", "can", "cannot", "waits", "ended", "won", "sees", "unseen"),
)

# A line that begins with one of these cannot go on with an expression of the line before.
BREAKING_WORDS = frozenset(
    {*DECLARATION_WORDS, *STATEMENT_WORDS, *LINE_WORDS} - {"if", "else", "for", *FORM_WORDS}
)
