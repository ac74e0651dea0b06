"""Runs codes: a stack of frames over one state, up to the next question that is really asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from shedu.compiler import core, faults
from shedu.compiler.interpret.steps import (
    Ask,
    Code,
    Count,
    Enter,
    Fork,
    Frame,
    Jump,
    Next,
    Offer,
    Start,
    Step,
    Straight,
)
from shedu.compiler.interpret.support import Ended
from shedu.runtime.game import GameFault
from shedu.runtime.types import Type

Numbering = Callable[[int], tuple[str, list[Any]]]
"""Gives for an action number its name and its open arguments in inner form."""


class State:
    """The values of one game; the items (i0, i1, ...) and tables of kept values (d0, r0, ...) are further
    attributes. ``shown``: item, place among its entries and seat of what a seat is shown until the next answer."""

    __slots__ = ("chances", "fired", "n", "rng", "seats", "shown", "wins")

    n: int
    seats: int
    rng: Any
    chances: dict[str, Any]
    fired: list[int]
    shown: set[tuple[str, int, int]]
    wins: list[list[int]]


class Machine:
    """A stack of frames. ``waiting`` is the question to be answered, ``seat`` who answers, ``answers`` the
    legal numbers in ascending order; ``reason`` is the number of the end, -1 while the game goes on.
    ``held`` are the depths of frames whose question was put aside and must be asked again, whatever its
    answers."""

    __slots__ = (
        "answers",
        "fault",
        "frames",
        "held",
        "limit",
        "numbering",
        "reason",
        "seat",
        "state",
        "waiting",
    )

    def __init__(self, state: State, numbering: Numbering, limit: int) -> None:
        """Run over a state. ``limit``: the number of the end by limit, where the outermost flow comes to
        its end."""
        self.state = state
        self.numbering = numbering
        self.limit = limit
        self.frames: list[Frame] = []
        self.held: set[int] = set()
        self.waiting: Ask | None = None
        self.seat = 0
        self.answers: list[int] = []
        self.reason = -1
        self.fault: GameFault | None = None

    def copy(self, state: State) -> Machine:
        """Return an independent machine, at the same point, over another state."""
        twin = Machine(state, self.numbering, self.limit)
        twin.frames = [frame.copy() for frame in self.frames]
        twin.held = set(self.held)
        twin.waiting, twin.seat, twin.answers = self.waiting, self.seat, self.answers
        twin.reason, twin.fault = self.reason, self.fault
        return twin

    def push(self, code: Code, arguments: list[Any]) -> None:
        """Start a code with the first of its locals given."""
        if code.rule >= 0:
            self.state.fired[code.rule] += 1
        self.frames.append(Frame(code, 0, arguments + [None] * (code.size - len(arguments))))

    def go(self, action: int | None = None) -> None:
        """Answer the waiting question with a legal action, if one is given, and go on until a question
        waits or the game is over. Raises GameFault."""
        try:
            if action is not None:
                self.answer(action)
            while self.waiting is None and self.frames:
                frame = self.frames[-1]
                if frame.at == len(frame.code.steps):
                    self.frames.pop()
                else:
                    self._step(frame, frame.code.steps[frame.at])
        except Ended as end:
            self._finish(end.reason)
        except GameFault as fault:
            self.fault, self.waiting, self.answers = fault, None, []
            raise
        if self.waiting is None and self.reason < 0:
            self._finish(self.limit)

    def _finish(self, reason: int) -> None:
        self.reason = reason
        self.frames.clear()
        self.held.clear()
        self.waiting, self.answers = None, []

    def _step(self, frame: Frame, step: Step) -> None:
        state, local = self.state, frame.locals
        frame.at += 1
        match step:
            case Straight():
                step.function(state, local)
            case Fork():
                if not step.function(state, local):
                    frame.at = step.other
            case Jump():
                frame.at = step.to
            case Enter():
                self.push(step.code, step.arguments(state, local))
            case Start():
                local[step.slot] = 0 if step.function is None else step.function(state, local)
            case Next():
                _next(frame, step)
            case Count():
                if local[step.slot] == step.limit:
                    frame.at = step.end
                local[step.slot] += 1
            case Ask():
                frame.at -= 1
                self.ask(frame, step)

    # ------------------------------------------------------------------ questions
    def ask(self, frame: Frame, ask: Ask) -> None:
        """Put a question, unless nothing is legal or everyone can see that one answer is."""
        self.seat = ask.seat(self.state, frame.locals)
        self.answers = ask.legal(self.state, frame.locals)
        if len(self.frames) in self.held:
            self.waiting = ask
        elif not self.answers:
            if ask.other < 0:
                span = ask.choice.span
                raise GameFault(faults.NO_ANSWER, span.file, span.line)
            frame.at = ask.other
        else:
            self.waiting = ask
            if len(self.answers) == 1 and not ask.choice.question.always and self._seen(frame, ask):
                self.answer(self.answers[0])

    def together(self) -> int:
        """Return the number of the `together` in which the game stands, 0 outside."""
        depth = len(self.frames)
        for at, frame in zip(range(depth, 0, -1), reversed(self.frames), strict=True):
            here = frame.at if at == depth or at in self.held else frame.at - 1
            for first, end, number in frame.code.unseen:
                if first <= here < end:
                    return number
        return 0

    def _seen(self, frame: Frame, ask: Ask) -> bool:
        """Return whether all who watch can see that there is one answer only: in a `together` nobody does."""
        if ask.choice.question.public or self.together():
            return True
        return ask.public is not None and ask.public(self.state, frame.locals) == 1

    def renew(self) -> None:
        """Take the answers to the waiting question anew, after the state was changed from outside."""
        if self.waiting is not None:
            self.seat = self.waiting.seat(self.state, self.frames[-1].locals)
            self.answers = self.waiting.legal(self.state, self.frames[-1].locals)

    def put_aside(self, code: Code, arguments: list[Any]) -> None:
        """Run a code where the game stands; then the question that waits now waits again."""
        if self.waiting is not None:
            self.held.add(len(self.frames))
        reason, self.waiting, self.reason = self.reason, None, -1
        if reason >= 0:
            self.limit = reason  # a game that is over ends again as it did
        self.push(code, arguments)
        self.go()

    def answer(self, action: int) -> None:
        """Answer the waiting question with a legal action, and do what it does, up to where that can stop."""
        ask, frame = self.waiting, self.frames[-1]
        assert ask is not None
        self.held.discard(len(self.frames))
        self.state.shown.clear()
        self.waiting = None
        frame.at += 1
        name, arguments = self.numbering(action)
        if ask.meaning is not None:
            arguments = [ask.meaning(self.state, frame.locals)[arguments[0] - 1]]
        for slot, argument in zip(ask.slots, arguments, strict=False):
            frame.locals[slot] = argument
        if not isinstance(ask.choice, core.ChooseValue):
            offer, given = self._chosen(frame, ask, name, arguments)
            if offer.code is not None:
                self.push(offer.code, given)
            else:
                self.state.fired[offer.action.rule] += 1
                offer.function(self.state, *given)

    def meaning(self, action: int) -> tuple[Type, Any] | None:
        """Return the type and value of what an answer by its place stands for, None for any other answer."""
        ask = self.waiting
        if ask is None or ask.meaning is None or action not in self.answers:
            return None
        assert isinstance(ask.choice, core.ChooseValue)
        place = self.numbering(action)[1][0]
        return ask.choice.var.type, ask.meaning(self.state, self.frames[-1].locals)[place - 1]

    def _chosen(self, frame: Frame, ask: Ask, name: str, arguments: Sequence[Any]) -> tuple[Offer, list[Any]]:
        """Return the option that an answer takes, with `me` and all arguments."""
        found = self.offered(frame, ask, name, arguments)
        legal = [pair for pair in found if len(found) == 1 or pair[0].why(self.state, *pair[1]) < 0]
        return legal[0]

    def offered(
        self, frame: Frame, ask: Ask, name: str, arguments: Sequence[Any]
    ) -> list[tuple[Offer, list[Any]]]:
        """Return the options of a question that offer an action now, each with `me` and all its arguments."""
        found = []
        for offer in ask.offers:
            if offer.action.name == name and (given := offer.given(self.state, frame.locals)) is not None:
                found.append((offer, _merged(offer, given, arguments)))
        return found

    def why(self, action: int) -> int:
        """Return the first requirement that refuses an action, -1 where it is legal, -2 where it is no
        answer."""
        ask = self.waiting
        if ask is None or isinstance(ask.choice, core.ChooseValue):
            return -1 if action in self.answers else -2
        name, arguments = self.numbering(action)
        found = self.offered(self.frames[-1], ask, name, arguments)
        refusals = [offer.why(self.state, *given) for offer, given in found]
        if -1 in refusals:
            return -1 if action in self.answers else -2  # a seat that does not take part
        return -2 if not refusals else int(refusals[0])


def _merged(offer: Offer, given: Sequence[Any], arguments: Sequence[Any]) -> list[Any]:
    """Return `me` and the arguments in order: fixed ones as given, the others from the answer."""
    fixed = dict(zip(offer.fixed, given[1:], strict=True))
    left = iter(arguments)
    return [given[0], *(fixed[n] if n in fixed else next(left) for n in range(len(offer.action.params)))]


def _next(frame: Frame, step: Next) -> None:
    left = frame.locals[step.slot]
    if not left:
        frame.at = step.end
        return
    first, frame.locals[step.slot] = left[0], left[1:]
    if step.inner >= 0:
        first, frame.locals[step.inner] = first
    frame.locals[step.variable] = first
