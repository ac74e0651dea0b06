"""`shedu play`: a table in the terminal."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import click

from shedu.runtime.game import Game, GameFault
from shedu.runtime.harness.errors import GOOD, INTERRUPTED, Trouble, WrongCall
from shedu.runtime.harness.loading import Loaded, open_game
from shedu.runtime.harness.options import color, game_options, players
from shedu.runtime.harness.recorded import new_header, open_record
from shedu.runtime.harness.table.discretion import unseen_arguments
from shedu.runtime.harness.table.seats import parse_seats
from shedu.runtime.harness.table.table import Left, Table
from shedu.runtime.records import RecordWriter, step_of
from shedu.runtime.rng import stream

AGENT_STREAM = 1 << 63
"""Players that need no thought draw from this stream of the seed, not from the game's."""


@click.command("play")
@click.argument("game", required=False)
@click.option(
    "--seats",
    metavar="A,B,...",
    help="human, random or random:kind for each seat; default: human, random, ...",
)
@click.option(
    "--record", type=click.Path(path_type=Path), metavar="FILE", help="Keep the game in FILE (.jsonl)."
)
@click.option(
    "--resume", type=click.Path(path_type=Path), metavar="FILE", help="Go on with the game in FILE."
)
@click.option(
    "--seed", type=click.IntRange(0, (1 << 64) - 1), metavar="S", help="Default: another one each time."
)
@players
@game_options
@color
def command(
    game: str | None, seats: str | None, record: Path | None, resume: Path | None, seed: int | None,
    players: int | None, settings: dict[str, str], quick: bool, engine: str,
) -> int:  # fmt: skip
    """Play GAME in the terminal, against random players or with others at the same keyboard."""
    if (game is None) == (resume is None):
        raise WrongCall("name a game, or a record with --resume")
    if resume is not None:
        if record is not None or seed is not None or players is not None or settings:
            raise WrongCall("--resume takes the game, its options, players and seed from the record")
        return _resume(resume, seats, engine, quick)
    assert game is not None
    loaded = open_game(game, settings, engine=engine, quick=quick)
    count = loaded.seats(players)
    names = parse_seats(seats, count)
    number = _fresh_seed() if seed is None else seed
    writer = _create(record, loaded, count, number) if record is not None else None
    return _sit(loaded, loaded.new(count, number), names, number, writer, record)


def _fresh_seed() -> int:
    import secrets

    return secrets.randbits(32)


def _create(path: Path, loaded: Loaded, players: int, seed: int) -> RecordWriter:
    try:
        return RecordWriter.create(path, new_header(loaded, players, seed))
    except FileExistsError as fault:
        raise WrongCall(f"--record: there is a file {path} already; go on with it by --resume") from fault
    except OSError as fault:
        raise WrongCall(f"--record: {path} cannot be written: {fault.strerror}") from fault


def _resume(path: Path, seats: str | None, engine: str, quick: bool) -> int:
    """Go on with a recorded game; its agents answer from another stream from here on."""
    opened = open_record(path, engine, quick)
    header = opened.record.header
    names = parse_seats(seats, header.players)
    if header.agents:
        raise WrongCall(f"{path} is a game of random players out of a run; it cannot be played on")
    game = opened.game_at(None)
    try:
        writer = RecordWriter.resume(opened.record)
    except OSError as fault:
        raise WrongCall(f"--resume: {path} cannot be written: {fault.strerror}") from fault
    print(f"{len(opened.record.steps)} moves were played.")
    return _sit(opened.loaded, game, names, header.seed, writer, path)


def _sit(
    loaded: Loaded,
    game: Game,
    names: tuple[str, ...],
    seed: int,
    writer: RecordWriter | None,
    path: Path | None,
) -> int:
    """Play until the game is over or somebody leaves."""

    def played(action: int) -> None:
        if writer is not None:
            writer.add(step_of(game, action))

    assert loaded.checked.game is not None
    unseen = unseen_arguments(loaded.checked.game)
    _greet(loaded, game, names, seed)
    table = Table(game, names, loaded.draw, loaded.views, unseen, stream(seed, AGENT_STREAM), played)
    try:
        table.run()
    except Left:
        print(f"Kept in {path}; go on with `shedu play --resume {path}`." if path else "Left.")
    except KeyboardInterrupt:
        print()
        return INTERRUPTED
    except GameFault as fault:
        raise Trouble(f"the rules fail here: {fault}") from fault
    finally:
        if writer is not None:
            with suppress(OSError):
                writer.close()
    return GOOD


def _greet(loaded: Loaded, game: Game, names: tuple[str, ...], seed: int) -> None:
    seats = ", ".join(f"{game.meta.seats[seat]}: {name}" for seat, name in enumerate(names))
    print(f"{loaded.meta.title} ({seats}; seed {seed}). `help` tells what can be typed.")
