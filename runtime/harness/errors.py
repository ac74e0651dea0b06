"""What a command tells a person instead of going on."""

from __future__ import annotations

GOOD, WRONG_RULES, WRONG_CALL, INTERRUPTED, READER_GONE = 0, 1, 2, 130, 141
"""Exit codes: all well; the rules or a test are wrong; the command line is; Ctrl-C; the reader of a pipe
left."""


class Trouble(Exception):
    """A fault to be told in one line. ``code`` is the exit code."""

    def __init__(self, message: str, code: int = WRONG_RULES) -> None:
        super().__init__(message)
        self.message, self.code = message, code


class WrongCall(Trouble):
    """The command line asks for something that cannot be."""

    def __init__(self, message: str) -> None:
        super().__init__(message, WRONG_CALL)


class RulesWrong(Trouble):
    """The rules have faults that have been shown already, so nothing more is to be said."""

    def __init__(self) -> None:
        super().__init__("", WRONG_RULES)
