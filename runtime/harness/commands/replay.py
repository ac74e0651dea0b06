"""`shedu replay`: a game step by step."""

from __future__ import annotations

from collections.abc import Iterator
from os.path import isfile
from pathlib import Path

import click

from shedu.runtime.agents import agent_codes
from shedu.runtime.game import Game, GameFault
from shedu.runtime.harness.console import paint, print_json, say
from shedu.runtime.harness.errors import Trouble, WrongCall
from shedu.runtime.harness.loading import Loaded, open_game
from shedu.runtime.harness.options import as_json, game_options, players, seed
from shedu.runtime.harness.recorded import new_header, open_record
from shedu.runtime.harness.table.moves import in_words
from shedu.runtime.harness.table.view import result_lines, view_lines
from shedu.runtime.records import Header, Record, RecordError, Step, random_steps, replay, replay_to
from shedu.runtime.simulate import agents_from_text


@click.command("replay")
@click.argument("what", metavar="RECORD|GAME")
@click.option("--game", "index", type=click.IntRange(0), default=0, show_default=True, metavar="I",
              help="Number of the game in the run.")  # fmt: skip
@click.option("--agents", default="random", show_default=True, metavar="A,...", help="As the run had them.")
@click.option("--boards/--no-boards", default=True, help="Draw the board before each move.")
@players
@seed
@game_options
@as_json
def command(
    what: str, index: int, agents: str, boards: bool, players: int | None, seed: int,
    settings: dict[str, str], quick: bool, engine: str, as_json: bool,
) -> None:  # fmt: skip
    """Show a game step by step: one that was recorded, or game I of a run of GAME with --seed."""
    if _is_record(what):
        opened = open_record(Path(what), engine, quick)
        loaded, record = opened.loaded, opened.record
    else:
        loaded = open_game(what, settings, engine=engine, quick=quick)
        record = _played(loaded, loaded.seats(players), seed, index, agents_from_text(agents))
    if as_json:
        print_json(_json(loaded, record))
        return
    for line in show(loaded, record, boards):
        say(line)


def _is_record(what: str) -> bool:
    return what.endswith(".jsonl") or (isfile(what) and not what.endswith(".shedu"))


def _played(loaded: Loaded, players: int, seed: int, index: int, agents: tuple[str, ...]) -> Record:
    """Play a game of a run again and return it as a record; one with a fault goes up to the fault."""
    try:
        agent_codes(agents, players)
    except ValueError as fault:
        raise WrongCall(f"--agents: {fault}") from fault
    header = new_header(loaded, players, seed, index, agents)
    steps: list[Step] = []
    try:
        for step in random_steps(loaded.any_engine(), header):
            steps.append(step)
    except GameFault:
        # shown when the last step is played again
        pass
    return Record(loaded.name, header, tuple(steps), 0, False)


def show(loaded: Loaded, record: Record, boards: bool) -> Iterator[str]:
    """Yield a game as text: the board before each move, the moves numbered from 1, the end."""
    yield _head(loaded, record.header)
    try:
        for number, (game, step) in enumerate(replay(loaded.any_engine(), record), 1):
            if boards:
                yield ""
                yield from view_lines(game, None, loaded.draw, loaded.views)
            yield f"{number}. {game.meta.seats[step.seat]}: {in_words(game, step.action)}" + _asked(step)
        yield ""
        yield from _end(loaded, _at_end(loaded, record))
    except RecordError as fault:
        raise Trouble(str(fault)) from fault
    except GameFault as fault:
        raise Trouble(f"the rules fail here: {fault}") from fault


def _asked(step: Step) -> str:
    return paint(f"  ({step.question})", "dim")


def _at_end(loaded: Loaded, record: Record) -> Game:
    game: Game = replay_to(loaded.any_engine(), record)
    return game


def _end(loaded: Loaded, game: Game) -> Iterator[str]:
    yield from view_lines(game, None, loaded.draw, loaded.views)
    pending = game.pending()
    if pending is None:
        yield from result_lines(game)
    else:
        yield f"The record ends here; {game.meta.seats[pending.seats[0]]} decides: {pending.question}."


def _head(loaded: Loaded, header: Header) -> str:
    options = "".join(f", {name}={value}" for name, value in header.options.items())
    return f"{loaded.meta.title}, {header.players} players, seed {header.seed}, game {header.index}{options}"


def _json(loaded: Loaded, record: Record) -> dict[str, object]:
    game = _at_end(loaded, record)
    return {
        "game": loaded.name,
        "options": dict(record.header.options),
        "players": record.header.players,
        "seed": record.header.seed,
        "index": record.header.index,
        "steps": [
            {
                "seat": game.meta.seats[step.seat],
                "question": step.question,
                "action": step.action,
                "text": step.text,
            }
            for step in record.steps
        ],
        "ended_by": game.ended_by(),
        "scores": [list(keys) for keys in game.scores()],
        "wins": list(game.returns()),
    }
