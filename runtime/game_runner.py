"""Random games through the methods of Game: slow, on any engine, the same games as batch.Runner plays."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Protocol

from shedu.runtime.agents import AGENTS, agent_codes
from shedu.runtime.counting import GameCount, PerGame, count_game, nothing_counted
from shedu.runtime.game import GameFault
from shedu.runtime.meta import FaultInfo, Meta
from shedu.runtime.naming import block_number
from shedu.runtime.results import (
    BY_FAULT,
    BY_INVARIANT,
    BY_LIMIT,
    MOVE_LIMIT,
    START,
    GameResult,
    mix,
    mix_end,
)
from shedu.runtime.statistics import Totals, add_game

RANDOM = AGENTS.index("random")


class Starter(Protocol):
    """An engine, as far as it is needed here."""

    @property
    def meta(self) -> Meta:
        """The game's data."""

    def new(self, players: int, seed: int = 0, index: int = 0) -> Any:
        """Start a game with stream ``index`` of ``seed``."""


def choose(meta: Meta, legal: Sequence[int], agent: int, rng: Any) -> int:
    """Return the action that an agent (a code of agents.py) takes among the legal ones (ascending)."""
    if agent == RANDOM:
        return legal[int(rng.bounded(len(legal)))]
    kinds: dict[int, list[int]] = {}
    for action in legal:
        kinds.setdefault(block_number(meta, action), []).append(action)
    answers = list(kinds.values())[int(rng.bounded(len(kinds)))]
    return answers[int(rng.bounded(len(answers)))]


class GameRunner:
    """Plays a run of random games; ``agents``, ``check`` and ``counted`` as in simulate.Plan.

    Raises ValueError for agents that do not fit the seats.
    """

    def __init__(
        self,
        engine: Starter,
        players: int,
        seed: int = 0,
        agents: Sequence[str] = ("random",),
        move_limit: int = MOVE_LIMIT,
        check: bool = False,
        counted: bool = False,
    ) -> None:
        """Start a run; nothing is played yet."""
        meta = engine.meta
        least, most = meta.players
        if not least <= players <= most:
            raise ValueError(f"{meta.title} is for {least} to {most} players, not {players}")
        self._engine, self._meta, self._players, self._seed = engine, meta, players, seed
        self._agents, self._move_limit, self._check = agent_codes(agents, players), move_limit, check
        self._counted = counted
        self._results: list[GameResult] = []
        self._blocks = [0] * len(meta.blocks)
        self._fired = [0] * len(meta.rules)
        self._conflicts = [[0] * (1 + len(sides)) for _, sides in meta.conflicts]
        self._per_game = nothing_counted(meta)

    def run(self, first: int, count: int) -> None:
        """Play games ``first .. first + count - 1``; their results stand here until the next call."""
        self._results = [self.play(first + place) for place in range(count)]

    def results(self) -> list[GameResult]:
        """Return the results of the last slice, in order."""
        return list(self._results)

    def add_to(self, totals: Totals) -> None:
        """Take the games of the last slice into the totals of the run."""
        for game in self._results:
            add_game(totals, game)

    def blocks(self) -> list[int]:
        """Return how often an action of each block was taken."""
        return list(self._blocks)

    def fired(self) -> list[int]:
        """Return how often each rule has run, by number."""
        return list(self._fired)

    def conflicts(self) -> list[tuple[int, ...]]:
        """Return for each conflict how often nobody, and each side in order, won."""
        return [tuple(counts) for counts in self._conflicts]

    def per_game(self) -> PerGame:
        """Return how often things happened in a game, over all games so far, of none unless counted."""
        return self._per_game

    def play(self, index: int) -> GameResult:
        """Play game ``index`` of the run and count it in the tallies."""
        course = _Course(len(self._blocks))
        try:
            game = self._engine.new(self._players, self._seed, index)
        except GameFault as fault:
            self._count(course, None)
            return self._failed(index, course, fault)
        try:
            reason, number = self._go_through(game, course)
        except GameFault as fault:
            self._count(course, game)
            return self._failed(index, course, fault)
        self._count(course, game)
        return self._result(index, course, reason, number, game)

    def _failed(self, index: int, course: _Course, fault: GameFault) -> GameResult:
        """Return the result of a game that a fault has ended."""
        number = _fault_number(self._meta, fault)
        result = self._result(index, course, BY_FAULT, number or 0, None)
        return result if number is not None else replace(result, fault=FaultInfo(fault.message, fault.file, fault.line))

    def _go_through(self, game: Any, course: _Course) -> tuple[int, int]:
        """Play to the end; return why it ended, and the number of a broken invariant."""
        while True:
            if self._check and (broken := game.failing_invariant()) is not None:
                return BY_INVARIANT, self._meta.invariants.index(broken)
            pending = game.pending()
            if pending is None:
                return self._meta.ends.index(game.ended_by()), 0
            if course.moves >= self._move_limit:
                return BY_LIMIT, 0
            seat, legal = pending.seats[0], game.legal()
            action = choose(self._meta, legal, self._agents[seat], game.rng)
            course.take_in(seat, len(legal), action)
            course.count(block_number(self._meta, action), pending.question)
            game.apply(action)

    def _count(self, course: _Course, game: Any | None) -> None:
        """Count a game that is over in the tallies; None: it failed while it was set up."""
        conflicts = [[0] * len(counts) for counts in self._conflicts] if game is None else game.conflicts()
        if game is not None:
            self._fired = _sums(self._fired, game.fired())
        self._blocks = _sums(self._blocks, course.blocks)
        self._conflicts = [_sums(old, new) for old, new in zip(self._conflicts, conflicts, strict=True)]
        if self._counted:
            count = GameCount(course.blocks, course.asked, conflicts, course.moves, course.branching)
            count_game(self._per_game, self._meta, count)

    def _result(self, index: int, course: _Course, reason: int, number: int, game: Any) -> GameResult:
        scores = ((0,) * self._meta.score_keys,) * self._players
        value = mix(course.value, reason)
        if reason < BY_INVARIANT or reason == BY_LIMIT:
            scores = game.scores()
            value = mix_end(course.value, reason, scores)
        return GameResult(index, course.moves, reason, number, course.branching, scores, value)


def _sums(one: Sequence[int], other: Sequence[int]) -> list[int]:
    return [first + second for first, second in zip(one, other, strict=True)]


class _Course:
    """How a game went so far: its hash, how many decisions, the sum of the numbers of legal actions, how
    often an action of each block was taken and each question asked."""

    __slots__ = ("asked", "blocks", "branching", "moves", "value")

    def __init__(self, blocks: int) -> None:
        self.value, self.moves, self.branching = START, 0, 0
        self.blocks, self.asked = [0] * blocks, dict[str, int]()

    def take_in(self, seat: int, count: int, action: int) -> None:
        """Take in one decision."""
        self.value = mix(mix(mix(self.value, seat), count), action)
        self.moves += 1
        self.branching += count

    def count(self, block: int, question: str) -> None:
        """Count the action and the question of a decision."""
        self.blocks[block] += 1
        self.asked[question] = self.asked.get(question, 0) + 1


def _fault_number(meta: Meta, fault: GameFault) -> int | None:
    """Return the number of a fault in Meta.faults; that of the first on its line where the words differ; None where
    it lists none there."""
    places = [(info.message, info.file, info.line) for info in meta.faults]
    exact = (fault.message, fault.file, fault.line)
    if exact in places:
        return places.index(exact)
    near = [number for number, (_, file, line) in enumerate(places) if (file, line) == exact[1:]]
    return near[0] if near else None
