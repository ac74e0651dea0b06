"""What is kept of a game that was played to its end, and the digest that stands for a whole run.

The hash of a game takes in 64-bit values one by one, from START on: for each decision the seat, the number of
legal actions and the action's number; then the reason of the end (its index in Meta.ends, or a mark below)
and, for games without a fault, each seat's score numbers as unsigned 32-bit words. The digest of a run is the
SHA-256 over the hashes of its games in order, 8 bytes each, little endian.
"""

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass

from shedu.runtime.meta import FaultInfo

MASK = (1 << 64) - 1
START = 0xCBF29CE484222325
FACTOR = 0x9E3779B97F4A7C15

BY_LIMIT = 0xFFFF
"""Mark of a game that was broken off at the move limit."""
BY_FAULT = 0xFFFE
"""Mark of a game in which a rule left its range or bound."""
BY_INVARIANT = 0xFFFD
"""Mark of a game in which an invariant did not hold."""
MOVE_LIMIT = 100_000
"""Decisions after which a game is broken off, unless told otherwise."""


@dataclass(frozen=True, slots=True)
class GameResult:
    """One game: its number in the run, how many decisions it had, why it ended (an index of Meta.ends or a
    mark), the number of the fault or invariant where the mark says so (else 0), the sum of the numbers of
    legal actions, the score numbers by seat (all 0 after a fault), the hash, and a fault that Meta does not list:
    of rules without a plan it lists none."""

    index: int
    moves: int
    reason: int
    number: int
    branching: int
    scores: tuple[tuple[int, ...], ...]
    hash: int
    fault: FaultInfo | None = None

    @property
    def finished(self) -> bool:
        """Whether the game came to an end of its own."""
        return self.reason < BY_INVARIANT


def mix(value: int, number: int) -> int:
    """Return the hash ``value`` with ``number`` taken in, both in 0 .. 2**64 - 1."""
    value = ((value ^ number) * FACTOR) & MASK
    return value ^ (value >> 29)


def mix_end(value: int, reason: int, scores: Iterable[Iterable[int]]) -> int:
    """Return the hash of a game: ``value`` with the reason of its end and the score numbers taken in."""
    value = mix(value, reason)
    for keys in scores:
        for key in keys:
            value = mix(value, key & 0xFFFFFFFF)
    return value


class Digest:
    """The digest of a run, fed with the hashes of its games in order."""

    __slots__ = ("_sha",)

    def __init__(self) -> None:
        """Start with no game."""
        self._sha = hashlib.sha256()

    def add(self, hashes: bytes) -> None:
        """Take in the hashes of the next games, 8 bytes each, little endian."""
        self._sha.update(hashes)

    def add_game(self, value: int) -> None:
        """Take in the hash of the next game."""
        self._sha.update(value.to_bytes(8, "little"))

    def hex(self) -> str:
        """Return the digest of the games so far as 64 hexadecimal digits."""
        return self._sha.hexdigest()
