"""A game in progress on the reference engine."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from shedu.compiler import core
from shedu.compiler.interpret.drawing import draw
from shedu.compiler.interpret.forms import inward, outward
from shedu.compiler.interpret.log import LoggedRng
from shedu.compiler.interpret.machine import Machine, State
from shedu.compiler.interpret.serial import read_items, tail, write_items
from shedu.runtime import decode, naming
from shedu.runtime.game import IllegalAction, Pending, Refusal
from shedu.runtime.meta import Meta
from shedu.runtime.ranking import win_shares
from shedu.runtime.rng import Rng, stream
from shedu.runtime.types import Type
from shedu.runtime.veil import Veil

if TYPE_CHECKING:
    from shedu.compiler.interpret.reference import Reference


class ReferenceGame:
    """Plays by the checked rules themselves; the methods are those of runtime.game.Game, and some for
    scenarios."""

    __slots__ = ("_machine", "_reference", "_stale", "_state", "meta", "players")

    def __init__(self, reference: Reference, state: State, machine: Machine | None = None) -> None:
        """Run the game from its start to the first question, or take over a machine. Raises GameFault."""
        self._reference = reference
        self._state = state
        self._stale = False
        self.meta: Meta = reference.seated(state.n)
        self.players = state.n
        if machine is None:
            machine = Machine(state, reference.numbering, len(reference.game.ends) - 1)
            machine.push(reference.play, [0])  # `me`: the first seat, until it is bound anew
            machine.go()
        self._machine = machine

    @property
    def rng(self) -> Rng:
        """The stream of random numbers."""
        rng: Rng = self._state.rng
        return rng

    @property
    def seats(self) -> int:
        """How many seats are in play, neutral ones too."""
        return self._state.seats

    def answers_for(self, seat: int) -> frozenset[int]:
        """Return the seats whose own things a seat sees: itself, and neutral seats for which it answers now."""
        decides = self._reference.decides
        if decides is None:
            return frozenset((seat,))
        neutral = range(self.players, self.seats)
        return frozenset((seat, *(other for other in neutral if decides(self._state, [other]) == seat)))

    def _fresh(self) -> Machine:
        """Return the machine, its answers renewed if the state was changed from outside."""
        if self._stale:
            self._stale = False
            self._machine.renew()
        return self._machine

    # ------------------------------------------------------------------ the question
    def pending(self) -> Pending | None:
        """Return who decides what, or None when the game is over."""
        machine = self._fresh()
        return (
            None
            if machine.waiting is None
            else Pending((machine.seat,), machine.waiting.choice.question.name)
        )

    def legal(self, seat: int | None = None) -> list[int]:
        """Return the legal action numbers, ascending; [] for a seat that has nothing to decide."""
        machine = self._fresh()
        return list(machine.answers) if seat is None or seat == machine.seat else []

    def legal_count(self) -> int:
        """Return how many actions are legal; 0 when the game is over."""
        return len(self._fresh().answers)

    def legal_mask(self, seat: int | None = None) -> bytearray:
        """Return one byte, 0 or 1, for each action number."""
        mask = bytearray(self.meta.actions)
        for action in self.legal(seat):
            mask[action] = 1
        return mask

    def nth(self, n: int) -> int:
        """Return the n-th legal action in ascending number. Raises IndexError outside."""
        answers = self._fresh().answers
        if not 0 <= n < len(answers):
            raise IndexError(f"there are {len(answers)} legal actions, no number {n}")
        return answers[n]

    def kinds(self) -> list[tuple[int, int]]:
        """Return (block, legal answers) for the blocks that have any, in ascending order."""
        counts: dict[int, int] = {}
        for action in self._fresh().answers:
            block = naming.block_number(self.meta, action)
            counts[block] = counts.get(block, 0) + 1
        return sorted(counts.items())

    def why_not(self, action: int) -> Refusal | None:
        """Return what refuses the action, the first requirement in order, or None where it is legal."""
        machine = self._fresh()
        if machine.waiting is None:
            return naming.over_refusal()
        found = machine.why(action) if 0 <= action < self.meta.actions else -2
        if found >= 0:
            return naming.requirement_refusal(self.meta, found)
        if found == -1:
            return None
        return naming.other_refusal(self.meta, machine.waiting.choice.question.name, action)

    def apply(self, action: int) -> None:
        """Answer the question and go on to the next one. Raises IllegalAction, or GameFault, from then on
        always."""
        machine = self._fresh()
        if machine.fault is not None:
            raise machine.fault
        if action not in machine.answers:
            refusal = self.why_not(action)
            raise IllegalAction(refusal or naming.over_refusal())
        machine.go(action)

    def meaning(self, action: int) -> object | None:
        """Return what a legal answer that is a place in a list stands for, None for any other."""
        found = self._fresh().meaning(action)
        return None if found is None else outward(*found)

    def describe(self, action: int) -> str:
        """Return an action in words: ``place(c3)``."""
        return naming.describe(self.meta, action)

    # ------------------------------------------------------------------ how it stands
    def ended_by(self) -> str | None:
        """Return the name of the end, ``limit`` where the top loop ran out, None while the game goes on."""
        return None if self._machine.reason < 0 else self.meta.ends[self._machine.reason]

    def scores(self) -> tuple[tuple[int, ...], ...]:
        """Return for each seat the numbers that the ranking compares, as things stand."""
        keys = self._reference.keys
        if not keys:
            return ((0,) * self.meta.score_keys,) * self.players
        return tuple(
            tuple(
                number
                for function, length, none in keys
                for number in _numbers(function(self._state, [seat]), length, none)
            )
            for seat in range(self.players)
        )

    def sheet(self, seat: int, number: int = 0) -> list[tuple[str, int]]:
        """Return what a player has scored as things stand, line by line of a sheet, the total last."""
        points = [int(function(self._state, [seat])) for function in self._reference.points]
        return naming.sheet(self.meta, points, number)

    def returns(self) -> tuple[float, ...]:
        """Return each seat's share of the win; all 0 before the end."""
        return win_shares(self.scores()) if self.ended_by() is not None else (0.0,) * self.players

    def failing_invariant(self) -> str | None:
        """Return the name of the first invariant that does not hold now, None if all do."""
        pending = self._machine.waiting
        asked = "" if pending is None else pending.choice.question.name
        for invariant in self._reference.game.invariants:
            if invariant.at is None or invariant.at == asked:
                if not self._reference.expression(invariant.condition)[0](self._state, []):
                    return invariant.name
        return None

    def fired(self) -> list[int]:
        """Return how often each flow, conflict and action (by rule number) has run; definitions and
        regions, which are looked up rather than run, count 0."""
        return list(self._state.fired)

    def conflicts(self) -> list[tuple[int, ...]]:
        """Return for each conflict how often nobody and each side in order won in this game so far."""
        return [tuple(counts) for counts in self._state.wins]

    # ------------------------------------------------------------------ what a seat sees, and the bytes
    def unseen(self) -> bool:
        """Return whether the seats decide unseen by each other now (a `together`)."""
        return self._fresh().together() != 0

    def veil(self, seat: int) -> Veil:
        """Return how a seat sees the items now, besides what their sight says."""
        number = self._fresh().together()
        masked = self.meta.unseen[number - 1] if number else ()
        own = self.answers_for(seat)
        shown = ((name, place) for name, place, to in self._state.shown if to in own)
        return Veil(own, frozenset(masked), frozenset(shown))

    def observe(self, seat: int) -> dict[str, Any]:
        """Return what a seat sees: item name -> value (as nested lists over the keys), None where it may
        not look."""
        over = self.ended_by() is not None
        return decode.observe(self.meta, self.players, self.items(), seat, over, self.veil(seat))

    def redeal(self, seat: int, rng: Rng) -> None:
        """Deal anew what the seat cannot see (bags and sets, sizes kept); what it sees stays."""
        over = self.ended_by() is not None
        self.set_items(decode.redeal(self.meta, self.players, self.items(), seat, rng, over, self.veil(seat)))

    def items(self) -> bytes:
        """Return the items' part of serialise()."""
        return write_items(self.meta, self._reference.program.items, self._state)

    def set_items(self, data: bytes) -> None:
        """Overwrite all items; the waiting question stays and its legal set is taken anew when it is next
        looked at.

        Raises ValueError for a wrong length or a code outside its type; then nothing is changed.
        """
        read_items(self.meta, self._reference.program.items, self._state, data)
        self._forget()

    def _forget(self) -> None:
        for name in self._reference.program.kept.values():
            getattr(self._state, name).clear()
        self._stale = True

    def serialise(self) -> bytes:
        """Return the state's bytes (see meta.py): equal states have equal bytes."""
        machine = self._fresh()
        if machine.waiting is None:
            return self.items() + bytes((255, 255, 0, machine.reason + 1))
        return self.items() + tail(machine, self._reference.stops)

    def copy(self) -> ReferenceGame:
        """Return an independent game that goes on just as this one would."""
        machine = self._fresh()
        state = self._reference.copied_state(self._state)
        return ReferenceGame(self._reference, state, machine.copy(state))

    # ------------------------------------------------------------------ scenarios
    def evaluate(
        self, expr: core.Expr, env: Mapping[core.Var, object] = {}, kind: Type | None = None
    ) -> Any:
        """Return the value of an expression as things stand, as one of a type if that is given; ``env`` gives its
        variables. Raises GameFault."""
        function, free = self._reference.expression(expr, kind)
        return outward(kind or expr.type, function(self._state, [inward(var.type, env[var]) for var in free]))

    def execute(self, block: Sequence[core.Stmt], env: Mapping[core.Var, object] = {}) -> None:
        """Carry out statements where the game stands; then the question that waits now waits again, its
        legal set taken anew. Statements that come to a decision wait for it first. Raises GameFault."""
        code, free = self._reference.loose(block)
        self._fresh().put_aside(code, [inward(var.type, env[var]) for var in free])

    def script(self, values: Iterable[int]) -> None:
        """Put results at the end of the script of a scripted game."""
        rng = self._state.rng
        if not isinstance(rng, LoggedRng):
            raise ValueError("this game follows its random numbers, not a script")
        rng.coming.extend(values)

    def script_so_far(self) -> tuple[int, ...]:
        """Return the results of all draws of a scripted game so far, as a script that would bring them
        again."""
        rng = self._state.rng
        return tuple(rng.results) if isinstance(rng, LoggedRng) else ()

    def reseed(self, seed: int, index: int = 0) -> None:
        """Go on with another stream, without a script."""
        self._state.rng = stream(seed, index)

    def draw_board(self) -> str:
        """Return all boards as text, as their legends show them."""
        return "\n\n".join("\n".join(self.board_rows(board)) for board in self._reference.game.boards)

    def board_rows(self, board: core.Board) -> list[str]:
        """Return the rows of a board: in each cell the marks that hold there, ``.`` for none."""
        return draw(self, board)


def _numbers(found: Any, length: int, none: int) -> tuple[int, ...]:
    """Return a ranking key as ``length`` whole numbers: lists item by item, truth as 0 or 1, none as told."""
    if isinstance(found, tuple):
        return tuple(int(item) for item in found) + (0,) * (length - len(found))
    return (none if found is None else int(found),)
