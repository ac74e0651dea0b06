"""The face every engine shows to Python: one game in progress.

The compiled class (runtime.native.NativeGame) and the reference class (compiler.interpret) have the same methods.
Seats are numbers from 0; actions are the numbers of Meta.blocks.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol, Self

from shedu.runtime.meta import Meta
from shedu.runtime.rng import Rng
from shedu.runtime.veil import Veil


@dataclass(frozen=True, slots=True)
class Pending:
    """Who must decide now (one seat, or several where all decide unseen) and which question waits."""

    seats: tuple[int, ...]
    question: str


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not allowed: the requirement's number in Meta.requirements, or -1 with a message alone (another
    question waits, or the argument is not among the values offered)."""

    requirement: int
    name: str
    message: str
    cites: tuple[str, ...]


class GameFault(Exception):
    """A rule left its range or bound while running. ``file`` and ``line`` name the rule's place."""

    def __init__(self, message: str, file: str, line: int) -> None:
        super().__init__(f"{file}:{line}: {message}")
        self.message, self.file, self.line = message, file, line


class IllegalAction(ValueError):
    """An action that the rules do not allow here; the state is unchanged. ``refusal`` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.message)
        self.refusal = refusal


class Game(Protocol):
    """A game in progress. Random numbers come from ``rng``; equal seeds give equal games on every engine."""

    meta: Meta
    players: int

    @property
    def seats(self) -> int:
        """How many seats are in play: those of the players, then the neutral ones."""

    def answers_for(self, seat: int) -> frozenset[int]:
        """Return the seats whose own things a player sees: its own, and neutral ones for which it answers now."""

    def pending(self) -> Pending | None:
        """Return who decides what, or None when the game is over."""

    def legal(self, seat: int | None = None) -> list[int]:
        """Return the legal action numbers, ascending; [] for a seat that has nothing to decide."""

    def legal_count(self) -> int:
        """Return how many actions are legal, without listing them; 0 when the game is over."""

    def legal_mask(self, seat: int | None = None) -> bytearray:
        """Return one byte, 0 or 1, for each action number."""

    def apply(self, action: int) -> None:
        """Answer the question and go on to the next one. Raises IllegalAction or GameFault."""

    def ended_by(self) -> str | None:
        """Return the name of the end, ``limit`` where the top loop ran out, None while the game goes on."""

    def scores(self) -> tuple[tuple[int, ...], ...]:
        """Return for each seat the numbers that the ranking compares, as things stand."""

    def sheet(self, seat: int, number: int = 0) -> list[tuple[str, int]]:
        """Return what a player has scored as things stand, (title, points) line by line, the total last; ``number``: of
        which sheet of Meta.sheets. [] where there is no such sheet."""

    def returns(self) -> tuple[float, ...]:
        """Return each seat's share of the win: 1 divided among those who rank first, 0 for the others; all 0 before
        the end."""

    def observe(self, seat: int) -> dict[str, Any]:
        """Return what a seat sees: item name -> value (as nested lists over the keys), None where it may not look."""

    def unseen(self) -> bool:
        """Return whether the seats decide unseen by each other now (a `together`)."""

    def veil(self, seat: int) -> Veil:
        """Return how a seat sees the items now, besides what their sight says."""

    def redeal(self, seat: int, rng: Rng) -> None:
        """Deal anew what the seat cannot see (bags and sets, sizes kept); what it sees stays."""

    def meaning(self, action: int) -> object | None:
        """Return what a legal answer that is a place in a list stands for (a value of Block.means), None for any
        other."""

    def describe(self, action: int) -> str:
        """Return an action in words: ``place(c3)``."""

    def why_not(self, action: int) -> Refusal | None:
        """Return what refuses the action, the first requirement in order, or None where it is legal."""

    def serialise(self) -> bytes:
        """Return the state's bytes (see meta.py): equal states have equal bytes."""

    def items(self) -> bytes:
        """Return the items' part of serialise()."""

    def set_items(self, data: bytes) -> None:
        """Overwrite all items; the waiting question stays and its legal set is taken anew. Raises ValueError for a
        wrong length or a code outside its type."""

    def fired(self) -> list[int]:
        """Return how often each rule (by number) has run in this game so far."""

    def copy(self) -> Self:
        """Return an independent game that goes on just as this one would."""
