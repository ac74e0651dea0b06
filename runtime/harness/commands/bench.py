"""`shedu bench`: how fast a game's engine is."""

from __future__ import annotations

import click

from shedu.runtime.harness.benchmark import Row, measure
from shedu.runtime.harness.commands.sim import cores, parse_agents
from shedu.runtime.harness.console import number, print_json, say, table
from shedu.runtime.harness.errors import WrongCall
from shedu.runtime.harness.loading import Loaded, open_game
from shedu.runtime.harness.options import as_json, game_options, players
from shedu.runtime.simulate import Plan


@click.command("bench")
@click.argument("game")
@click.option("--threads", type=int, metavar="T", help="Threads; default: one, then one for each core.")
@click.option("--agents", default="random", show_default=True, metavar="A,...", help="As for sim.")
@click.option("--runs", type=int, default=5, show_default=True, metavar="N", help="Runs for each figure.")
@click.option(
    "--seconds", type=float, default=1.0, show_default=True, metavar="S", help="How long a run takes."
)
@players
@game_options
@as_json
def command(
    game: str, threads: int | None, agents: str, runs: int, seconds: float, players: int | None,
    settings: dict[str, str], quick: bool, engine: str, as_json: bool,
) -> None:  # fmt: skip
    """Measure how many games and moves a second GAME's engine plays, for each number of players.

    Every figure is the median of several runs; the least and the greatest stand beside it.
    """
    if runs < 1 or not 0 < seconds <= 600 or (threads is not None and threads < 1):
        raise WrongCall("--runs and --threads are at least 1, --seconds lies between 0 and 600")
    loaded = open_game(game, settings, engine=engine, quick=quick)
    plans = _plans(loaded, players, threads, agents)
    if as_json:
        rows = [_json(loaded, measure(loaded.any_engine(), plan, runs, seconds)) for plan in plans]
        print_json(
            {"game": loaded.name, "engine": loaded.engine, "runs": runs, "seconds": seconds, "rows": rows}
        )
        return
    head = ("players", "threads", "agents", "games/s", "spread", "moves/s", "spread", "state bytes")
    lines: list[tuple[str, ...]] = [head]
    for plan in plans:
        lines.append(_cells(measure(loaded.any_engine(), plan, runs, seconds)))
    say(f"{loaded.meta.title}, {loaded.engine} engine")
    for line in table(lines, left=0):
        say(line)


def _plans(loaded: Loaded, players: int | None, threads: int | None, agents: str) -> list[Plan]:
    """Return what is to be measured: every number of players, one thread and all cores, unless told
    otherwise."""
    low, high = loaded.meta.players
    counts = range(low, high + 1) if players is None else (loaded.seats(players),)
    native = loaded.engine == "native"
    widths = [threads] if threads else sorted({1, cores()}) if native else [1]
    return [
        Plan(count, 1, agents=parse_agents(agents, count), threads=width if native else 1)
        for width in widths
        for count in counts
    ]


def _json(loaded: Loaded, row: Row) -> dict[str, object]:
    return {
        "game": loaded.name,
        "players": row.plan.players,
        "agents": list(row.plan.agents),
        "threads": row.plan.threads,
        "games_per_second": row.games.median,
        "games_per_second_spread": [row.games.least, row.games.greatest],
        "moves_per_second": row.moves.median,
        "moves_per_second_spread": [row.moves.least, row.moves.greatest],
        "state_bytes": row.state_bytes,
    }


def _cells(row: Row) -> tuple[str, ...]:
    plan = row.plan
    return (
        str(plan.players),
        str(plan.threads),
        ",".join(plan.agents),
        number(row.games.median),
        f"{number(row.games.least)}-{number(row.games.greatest)}",
        number(row.moves.median),
        f"{number(row.moves.least)}-{number(row.moves.greatest)}",
        "-" if row.state_bytes is None else str(row.state_bytes),
    )
