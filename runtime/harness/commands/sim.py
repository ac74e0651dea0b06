"""`shedu sim`: many games, and what they come to."""

from __future__ import annotations

import os
from pathlib import Path

import click

from shedu.runtime.agents import agent_codes
from shedu.runtime.harness.console import print_json, say, tell
from shedu.runtime.harness.errors import GOOD, INTERRUPTED, WRONG_RULES, WrongCall
from shedu.runtime.harness.loading import Loaded, open_game
from shedu.runtime.harness.options import as_json, game_options, players, seed
from shedu.runtime.harness.simulation.progress import Progress
from shedu.runtime.harness.simulation.report import as_json as run_json
from shedu.runtime.harness.simulation.report import lines
from shedu.runtime.harness.simulation.rows import RowFile
from shedu.runtime.simulate import Plan, Run, agents_from_text, interruptible, simulate


@click.command("sim")
@click.argument("game")
@click.option("--games", type=int, default=1000, show_default=True, metavar="N", help="How many games.")
@click.option(
    "--threads", type=int, metavar="T", help="Threads of the native engine; default: one for each core."
)
@click.option("--agents", default="random", show_default=True, metavar="A,...",
              help="random or random:kind; one for all seats, or one for each.")  # fmt: skip
@click.option("--check", is_flag=True, help="Test the invariants after every step.")
@click.option(
    "--out", type=click.Path(path_type=Path), metavar="FILE", help="Write a row a game, .jsonl or .csv."
)
@click.option("--records", type=click.Path(path_type=Path), metavar="DIR", help="Write every game whole.")
@players
@seed
@game_options
@as_json
def command(
    game: str, games: int, threads: int | None, agents: str, check: bool, out: Path | None,
    records: Path | None, players: int | None, seed: int, settings: dict[str, str], quick: bool, engine: str,
    as_json: bool,
) -> int:  # fmt: skip
    """Play many games of GAME and print wins, scores, lengths, ends and the speed.

    Game i draws from stream (seed, i): equal seeds give equal games on every engine and any number of
    threads. Ctrl-C stops and prints what there is.
    """
    if games < 1:
        raise WrongCall(f"--games is at least 1, not {games}")
    if threads is not None and threads < 1:
        raise WrongCall(f"--threads is at least 1, not {threads}")
    loaded = open_game(game, settings, engine=engine, quick=quick)
    plan = Plan(
        loaded.seats(players), games, seed, agents=parse_agents(agents, loaded.seats(players)), check=check,
        threads=(threads or cores()) if loaded.engine == "native" else 1,
    )  # fmt: skip
    run = _play(loaded, plan, out, records)
    if as_json:
        print_json(run_json(loaded.name, loaded.options, run))
    else:
        for line in lines(loaded.call_name, loaded.options, loaded.settings, run):
            say(line)
    if run.stopped:
        tell(f"stopped after {run.totals.games:,} of {games:,} games")
    return INTERRUPTED if run.stopped else WRONG_RULES if run.totals.failures else GOOD


def parse_agents(text: str, players: int) -> tuple[str, ...]:
    """Return the agents in a list of names. Raises WrongCall."""
    names = agents_from_text(text)
    try:
        agent_codes(names, players)
    except ValueError as fault:
        raise WrongCall(f"--agents: {fault}") from fault
    return names


def cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _play(loaded: Loaded, plan: Plan, out: Path | None, records: Path | None) -> Run:
    """Play the plan with a progress line; rows and records are written as the games come."""
    rows = RowFile(out, loaded.meta, plan.players) if out is not None else None
    progress = Progress("games", plan.games)
    try:
        with interruptible() as stop:
            run = simulate(
                loaded.any_engine(), plan, lambda totals, _: progress.at(totals.games), stop,
                each=None if rows is None else rows.add,
            )  # fmt: skip
            progress.close()
            if records is not None:
                _write_records(loaded, run, records)
        if rows is not None:
            rows.commit()
            rows = None
        return run
    finally:
        progress.close()
        if rows is not None:
            rows.drop()


def _write_records(loaded: Loaded, run: Run, folder: Path) -> None:
    """Write the games that were played, whole, one file each."""
    from shedu.runtime.harness.simulation.recording import write_records

    write_records(loaded, run, folder)
