"""A scripted stream that remembers what it gave, so that another engine can be told the same."""

from __future__ import annotations

from collections.abc import Iterable

from shedu.runtime.rng import Rng, stream_words


class LoggedRng(Rng):
    """Results to come, and the numbers of all results so far (``results``)."""

    __slots__ = ("coming", "results")

    def __init__(self, script: Iterable[int] = ()) -> None:
        """Start with a script."""
        super().__init__(stream_words(0, 0))
        self.coming = list(script)
        self.results: list[int] = []

    @property
    def is_scripted(self) -> bool:
        """Always."""
        return True

    def script_next(self) -> int:
        """Return the next result of the script, -1 when it is used up."""
        return self.coming.pop(0) if self.coming else -1

    def copy(self) -> LoggedRng:
        """Return an independent stream with the same results to come."""
        twin = LoggedRng(self.coming)
        twin.results = list(self.results)
        return twin


def note(rng: Rng, number: int) -> None:
    """Remember the number of a result that a scripted stream gave."""
    if isinstance(rng, LoggedRng):
        rng.results.append(number)
