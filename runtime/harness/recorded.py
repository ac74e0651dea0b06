"""Records and the games they tell of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from shedu.runtime.game import Game
from shedu.runtime.harness.console import warn
from shedu.runtime.harness.errors import Trouble, WrongCall
from shedu.runtime.harness.loading import Loaded, open_game
from shedu.runtime.records import Header, Record, RecordError, read_record, replay_to


@dataclass(frozen=True, slots=True)
class Opened:
    """A record with the game it was played in."""

    record: Record
    loaded: Loaded

    def place(self, at: int | None) -> int:
        """Return how many moves come before a point: before move ``at`` (from 1), or after the last one."""
        return len(self.record.steps) if at is None else at - 1

    def game_at(self, at: int | None) -> Game:
        """Return the game before move ``at``, or after the last one. Raises WrongCall, Trouble."""
        moves = len(self.record.steps)
        if at is not None and not 1 <= at <= moves + 1:
            raise WrongCall(f"--at lies in 1..{moves + 1} for this record, not {at}")
        try:
            game: Game = replay_to(self.loaded.any_engine(), self.record, self.place(at))
            return game
        except ValueError as fault:
            raise Trouble(str(fault)) from fault


def new_header(loaded: Loaded, players: int, seed: int, index: int = 0, agents: Sequence[str] = ()) -> Header:
    """Return the header of a record of a game that is about to be played."""
    import shedu

    names = tuple(agents) * players if len(agents) == 1 else tuple(agents)
    return Header(
        loaded.call_name,
        dict(loaded.settings),
        players,
        seed,
        index,
        loaded.rules_hash,
        shedu.__version__,
        names,
    )


def open_record(path: Path, engine: str = "auto", quick: bool = False) -> Opened:
    """Read a record and load its game; rules that have changed since are warned of. Raises WrongCall."""
    try:
        record = read_record(path)
    except RecordError as fault:
        raise WrongCall(str(fault)) from fault
    except OSError as fault:
        raise WrongCall(f"{path} cannot be read: {fault.strerror}") from fault
    if record.cut:
        warn(f"{path}: the last line is cut off and left out")
    settings = {name: str(value) for name, value in record.header.options.items()}
    loaded = open_game(record.header.game, settings, engine=engine, quick=quick)
    if record.header.rules != loaded.rules_hash:
        warn(f"{path}: the rules of {loaded.name} have changed since this record was made")
    return Opened(record, loaded)
