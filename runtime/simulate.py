"""Runs of many random games on either engine, slice by slice, so that they can be watched and stopped.

Game i of a run draws from stream (seed, i): what comes out depends on neither engine nor threads nor slices.
"""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from types import FrameType
from typing import TYPE_CHECKING, Any, Protocol, cast

from shedu.runtime.counting import PerGame
from shedu.runtime.game_runner import GameRunner
from shedu.runtime.meta import Meta
from shedu.runtime.results import MOVE_LIMIT, GameResult
from shedu.runtime.statistics import Totals, actions_by_name, conflicts_by_name, no_games, summarise

if TYPE_CHECKING:
    from shedu.runtime.native import NativeEngine

SLICE_SECONDS = 0.1
"""How long a slice should take; a run can be stopped between two."""
LARGEST_SLICE = 1 << 16


class Engine(Protocol):
    """Either engine. ``kind`` is ``native`` or ``python``."""

    @property
    def meta(self) -> Meta:
        """The game's data."""

    @property
    def kind(self) -> str:
        """Which engine it is."""

    def new(self, players: int, seed: int = 0, index: int = 0) -> Any:
        """Start a game with stream ``index`` of ``seed``."""


class SliceRunner(Protocol):
    """Plays slices of a run and keeps the tallies of all of them (batch.Runner, game_runner.GameRunner)."""

    def run(self, first: int, count: int) -> None:
        """Play games ``first .. first + count - 1``."""

    def results(self) -> list[GameResult]:
        """Return the results of the last slice."""

    def add_to(self, totals: Totals) -> None:
        """Take the last slice into the totals."""

    def blocks(self) -> list[int]:
        """Return how often an action of each block was taken."""

    def fired(self) -> list[int]:
        """Return how often each rule has run."""

    def conflicts(self) -> list[tuple[int, ...]]:
        """Return for each conflict how often nobody and each side won."""

    def per_game(self) -> PerGame:
        """Return how often things happened in a game."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be played. ``agents``: a name for all seats or one for each (agents.AGENTS); ``check``: test
    the invariants at every decision and at the end; ``counted``: keep how often things happened in a game;
    ``first``: number of the first game."""

    players: int
    games: int
    seed: int = 0
    first: int = 0
    agents: tuple[str, ...] = ("random",)
    move_limit: int = MOVE_LIMIT
    check: bool = False
    threads: int = 1
    counted: bool = False


@dataclass(frozen=True, slots=True)
class Run:
    """What was played: ``totals`` over the games, tallies by number (Meta.blocks, Meta.rules,
    Meta.conflicts), how often things happened in a game (if the plan says so), the wall time, and whether it
    was stopped before all games were done."""

    meta: Meta
    plan: Plan
    engine: str
    totals: Totals
    blocks: list[int]
    fired: list[int]
    conflicts: list[tuple[int, ...]]
    per_game: PerGame
    seconds: float
    stopped: bool

    def summary(self) -> dict[str, object]:
        """Return what ``sim`` prints, but for the game's name and options: JSON values."""
        seconds = self.seconds or 1e-9
        return {
            "players": self.plan.players,
            "seed": self.plan.seed,
            "threads": self.plan.threads,
            "engine": self.engine,
            "agents": list(self.plan.agents),
            "seconds": self.seconds,
            "games_per_second": self.totals.games / seconds,
            "moves_per_second": self.totals.moves / seconds,
            "interrupted": self.stopped,
            **summarise(self.meta, self.totals),
            "actions": actions_by_name(self.meta, self.blocks),
            "conflicts": conflicts_by_name(self.meta, self.conflicts),
        }


Progress = Callable[[Totals, float], None]
"""Called after every slice with the totals so far and the seconds gone."""
Each = Callable[[GameResult], None]
"""Called with every game's result, in order."""


def make_runner(engine: Engine, plan: Plan) -> SliceRunner:
    """Return what plays the plan on this engine. Raises ValueError for a plan that does not fit the game."""
    if engine.kind == "native":
        from shedu.runtime.batch import Runner

        native = cast("NativeEngine", engine)
        return Runner(
            native, plan.players, plan.seed, plan.agents, plan.move_limit, plan.check, plan.threads,
            plan.counted,
        )  # fmt: skip
    return GameRunner(
        engine, plan.players, plan.seed, plan.agents, plan.move_limit, plan.check, plan.counted
    )


def simulate(
    engine: Engine,
    plan: Plan,
    progress: Progress | None = None,
    stop: threading.Event | None = None,
    each: Each | None = None,
) -> Run:
    """Play a plan; when ``stop`` is set the slice under way is finished and what was played is returned.

    Raises ValueError for a plan that does not fit the game; what ``progress`` and ``each`` raise comes
    through.
    """
    runner = make_runner(engine, plan)
    totals = no_games(engine.meta, plan.players)
    begin = time.perf_counter()
    for _ in _slices(plan, runner, stop):
        runner.add_to(totals)
        if each is not None:
            for game in runner.results():
                each(game)
        if progress is not None:
            progress(totals, time.perf_counter() - begin)
    seconds = time.perf_counter() - begin
    tallies = runner.blocks(), runner.fired(), runner.conflicts(), runner.per_game()
    return Run(engine.meta, plan, engine.kind, totals, *tallies, seconds, totals.games < plan.games)


def _slices(plan: Plan, runner: SliceRunner, stop: threading.Event | None) -> Iterator[None]:
    """Play the plan's games in slices that grow until they take SLICE_SECONDS; yield after each."""
    done, size = 0, max(1, plan.threads)
    while done < plan.games and not (stop is not None and stop.is_set()):
        count = min(size, plan.games - done)
        begin = time.perf_counter()
        runner.run(plan.first + done, count)
        size = next_size(count, time.perf_counter() - begin)
        done += count
        yield


def next_size(count: int, seconds: float) -> int:
    """Return how many games the next slice should have after ``count`` took so long: at most four times as
    many."""
    wanted = count * SLICE_SECONDS / max(seconds, 1e-9)
    return int(min(max(1.0, wanted), 4.0 * count, LARGEST_SLICE))


@contextmanager
def interruptible() -> Iterator[threading.Event]:
    """Turn the first Ctrl-C into an event to stop at; the second one raises KeyboardInterrupt as usual.

    Outside the main thread signals stay as they are and the event is never set.
    """
    stop = threading.Event()
    if threading.current_thread() is not threading.main_thread():
        yield stop
        return
    before = signal.getsignal(signal.SIGINT) or signal.SIG_DFL

    def handle(number: int, frame: FrameType | None) -> None:
        signal.signal(signal.SIGINT, before)
        stop.set()

    signal.signal(signal.SIGINT, handle)
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)


def agents_from_text(text: str) -> tuple[str, ...]:
    """Return the names in a comma-separated list: ``random,random:kind``."""
    names: Sequence[str] = [name.strip() for name in text.split(",")]
    return tuple(name for name in names if name)
