"""A game written down: a header line, then one line for each action, as JSON Lines.

The header has ``game``, ``options``, ``players``, ``seed`` and ``index`` of the stream, ``rules`` (a hash of
the rules' meaning), ``version`` (of Shedu) and ``agents``: who drew the answers out of the game's own stream,
a name for each seat, or [] where the answers came from elsewhere. An action has ``seat``, ``question``,
``action`` (its number) and ``text`` (as naming.describe writes it). Chance is not written: the stream gives
it again.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, BinaryIO, Protocol

from shedu.runtime.agents import AGENTS
from shedu.runtime.game import Game, GameFault
from shedu.runtime.game_runner import choose
from shedu.runtime.results import MOVE_LIMIT

FORMAT = "shedu-record-1"
LONGEST_LINE = 1 << 20


class RecordError(ValueError):
    """A record that cannot be read or does not fit the rules; the text starts with file and line."""

    def __init__(self, name: str, line: int, message: str) -> None:
        """``line`` counts from 1."""
        super().__init__(f"{name}:{line}: {message}")
        self.name, self.line, self.message = name, line, message


@dataclass(frozen=True, slots=True)
class Header:
    """Which game was played, and from which stream of random numbers."""

    game: str
    options: Mapping[str, Any]
    players: int
    seed: int
    index: int
    rules: str
    version: str
    agents: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Step:
    """One action: who took it, in answer to which question, its number and its words."""

    seat: int
    question: str
    action: int
    text: str


@dataclass(frozen=True, slots=True)
class Record:
    """A game as read. ``size``: how many bytes of the file hold it; ``cut``: whether a broken last line
    follows."""

    name: str
    header: Header
    steps: tuple[Step, ...]
    size: int
    cut: bool


def header_line(header: Header) -> bytes:
    """Return the first line of a record."""
    return _line({"format": FORMAT, **asdict(header)})


def step_line(step: Step) -> bytes:
    """Return the line of an action."""
    return _line(asdict(step))


def _line(value: Mapping[str, Any]) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def step_of(game: Game, action: int) -> Step:
    """Return the line for an action about to be applied to a game in which a question waits."""
    pending = game.pending()
    if pending is None:
        raise ValueError("the game is over")
    return Step(pending.seats[0], pending.question, action, game.describe(action))


# ------------------------------------------------------------------ reading
def read_record(path: Path) -> Record:
    """Read a record. Raises OSError, and RecordError for a broken line; a last line cut off in the middle is
    left out."""
    return parse_record(path.read_bytes(), str(path))


def parse_record(data: bytes, name: str = "record") -> Record:
    """As read_record, from the file's bytes; ``name`` stands in messages."""
    lines = data.split(b"\n")
    rest = lines.pop()
    if not lines:
        message = "the header is cut off; nothing can be resumed" if data else "the file is empty"
        raise RecordError(name, 1, message)
    header = _header(_Place(name, 1), lines[0])
    steps = tuple(_step(_Place(name, number), line) for number, line in enumerate(lines[1:], 2))
    return Record(name, header, steps, len(data) - len(rest), bool(rest))


@dataclass(frozen=True, slots=True)
class _Place:
    name: str
    line: int

    def fault(self, message: str) -> RecordError:
        return RecordError(self.name, self.line, message)


def _object(place: _Place, line: bytes) -> dict[str, Any]:
    if len(line) > LONGEST_LINE:
        raise place.fault("the line is too long")
    try:
        value = json.loads(line)
    except (ValueError, RecursionError) as fault:
        raise place.fault(f"not JSON: {fault}") from None
    if not isinstance(value, dict):
        raise place.fault("an object in braces is expected")
    return value


def _field(place: _Place, value: Mapping[str, Any], name: str, kind: type) -> Any:
    """Return a field of a line. Raises RecordError where it is missing or of another kind."""
    if name not in value:
        raise place.fault(f"`{name}` is missing")
    found = value[name]
    if not isinstance(found, kind) or isinstance(found, bool):
        words = {int: "a whole number", str: "a text", dict: "an object", list: "a list"}
        raise place.fault(f"`{name}` is not {words[kind]}")
    return found


def _header(place: _Place, line: bytes) -> Header:
    value = _object(place, line)
    if value.get("format") != FORMAT:
        raise place.fault(f"not the header of a record: `format` is not {FORMAT!r}")
    agents = _field(place, value, "agents", list)
    if not all(agent in AGENTS for agent in agents):
        raise place.fault(f"`agents` has a name that is none of {', '.join(AGENTS)}")
    texts = {name: _field(place, value, name, str) for name in ("game", "rules", "version")}
    numbers = {name: _field(place, value, name, int) for name in ("players", "seed", "index")}
    if agents and len(agents) != numbers["players"]:
        raise place.fault(f"`agents` names {len(agents)} for {numbers['players']} players")
    return Header(options=_field(place, value, "options", dict), agents=tuple(agents), **texts, **numbers)


def _step(place: _Place, line: bytes) -> Step:
    value = _object(place, line)
    seat, action = (_field(place, value, name, int) for name in ("seat", "action"))
    return Step(seat, _field(place, value, "question", str), action, _field(place, value, "text", str))


# ------------------------------------------------------------------ writing
class RecordWriter:
    """A record being written: each line reaches the system whole and at once, so that an interrupt loses
    nothing."""

    def __init__(self, file: BinaryIO) -> None:
        """Go on at the end of an open, unbuffered file; use create() or resume()."""
        self._file = file

    @classmethod
    def create(cls, path: Path, header: Header) -> RecordWriter:
        """Start a record in a new file. Raises OSError; FileExistsError where there is one already."""
        writer = cls(path.open("xb", buffering=0))
        writer._put(header_line(header))
        return writer

    @classmethod
    def resume(cls, record: Record) -> RecordWriter:
        """Go on with a record that was read; a last line cut off in the middle is removed. Raises OSError."""
        file = Path(record.name).open("r+b", buffering=0)  # noqa: SIM115
        file.truncate(record.size)
        file.seek(record.size)
        return cls(file)

    def add(self, step: Step) -> None:
        """Write an action. Raises OSError."""
        self._put(step_line(step))

    def _put(self, line: bytes) -> None:
        while line:
            line = line[self._file.write(line) :]
        os.fsync(self._file.fileno())

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    def __enter__(self) -> RecordWriter:
        """Return the writer."""
        return self

    def __exit__(self, *_: object) -> None:
        """Close the file."""
        self.close()


def write_record(path: Path, header: Header, steps: Iterable[Step]) -> None:
    """Write a whole game at once: beside, then moved into place. Raises OSError."""
    part = path.with_name(path.name + ".part")
    with part.open("wb") as file:
        file.write(header_line(header))
        file.writelines(map(step_line, steps))
    os.replace(part, path)


# ------------------------------------------------------------------ playing again
class Starter(Protocol):
    """An engine, as far as it is needed here."""

    def new(self, players: int, seed: int = 0, index: int = 0) -> Any:
        """Start a game with stream ``index`` of ``seed``."""


def replay(engine: Starter, record: Record) -> Iterator[tuple[Game, Step]]:
    """Yield the game before each step, and the step; after the last one the game stands at the record's end.

    Apply nothing to the game yielded. Raises RecordError at the line that does not fit the rules (the
    question is another, the action has other words or is not legal), GameFault, and ValueError for the number
    of players.
    """
    game = engine.new(record.header.players, record.header.seed, record.header.index)
    for line, step in enumerate(record.steps, 2):
        _demand_fit(_Place(record.name, line), record.header, game, step)
        yield game, step
        game.apply(step.action)


def _demand_fit(place: _Place, header: Header, game: Any, step: Step) -> None:
    """Raise RecordError unless the step can be taken; draw what an agent drew."""
    pending = game.pending()
    if pending is None:
        raise place.fault("the game was over before this")
    waits = (pending.seats[0], pending.question)
    if waits != (step.seat, step.question):
        raise place.fault(
            f"seat {waits[0]} waits to answer `{waits[1]}`, not seat {step.seat} `{step.question}`"
        )
    refusal = game.why_not(step.action)
    if refusal is not None:
        raise place.fault(f"{step.text} is not allowed: {refusal.message}")
    words = game.describe(step.action)
    if words != step.text:
        raise place.fault(f"action {step.action} is {words} in these rules, not {step.text}")
    if header.agents:
        _demand_draw(place, header.agents[step.seat], game, step)


def _demand_draw(place: _Place, agent: str, game: Any, step: Step) -> None:
    drawn = choose(game.meta, game.legal(), AGENTS.index(agent), game.rng)
    if drawn != step.action:
        raise place.fault(f"the stream gives {game.describe(drawn)} here, not {step.text}")


def replay_to(engine: Starter, record: Record, steps: int | None = None) -> Any:
    """Return the game (of the engine's class) after the first ``steps`` actions, None: all.

    Raises as replay; ValueError for too many."""
    count = len(record.steps) if steps is None else steps
    if not 0 <= count <= len(record.steps):
        raise ValueError(f"the record has {len(record.steps)} actions, not {count}")
    game = engine.new(record.header.players, record.header.seed, record.header.index)
    for line, step in enumerate(record.steps[:count], 2):
        _demand_fit(_Place(record.name, line), record.header, game, step)
        game.apply(step.action)
    return game


def random_steps(engine: Starter, header: Header, move_limit: int = MOVE_LIMIT) -> Iterator[Step]:
    """Play game ``header.index`` of a run again as its agents did, yielding the steps.

    Stops at the move limit, and after an action that meets a fault: replaying the record shows the fault.
    """
    game = engine.new(header.players, header.seed, header.index)
    with suppress(GameFault):
        for _ in range(move_limit):
            pending = game.pending()
            if pending is None:
                return
            agent = AGENTS.index(header.agents[pending.seats[0]])
            action = choose(game.meta, game.legal(), agent, game.rng)
            yield step_of(game, action)
            game.apply(action)
