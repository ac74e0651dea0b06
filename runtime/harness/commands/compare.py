"""`shedu compare`: games side by side, and what differs between them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from shedu.runtime.compare.comparison import Comparison, compare
from shedu.runtime.harness.commands.sim import cores, parse_agents
from shedu.runtime.harness.comparing.contender import (
    Contender,
    common_players,
    labels,
    open_games,
    parse_call,
    play_all,
)
from shedu.runtime.harness.comparing.data import to_json
from shedu.runtime.harness.comparing.text import lines
from shedu.runtime.harness.console import print_json, say, tell
from shedu.runtime.harness.errors import GOOD, INTERRUPTED, WRONG_RULES, WrongCall
from shedu.runtime.harness.options import as_json, game_options, players, seed
from shedu.runtime.harness.writing import AtomicFile
from shedu.runtime.simulate import Plan, interruptible

MOST_GAMES = 12


@click.command("compare")
@click.argument("games", nargs=-1, required=True, metavar="GAME GAME...")
@click.option("--games", "count", type=int, default=20000, show_default=True, metavar="N",
              help="How many games of each.")  # fmt: skip
@click.option("--threads", type=int, metavar="T", help="Threads of the native engine; default: all cores.")
@click.option("--agents", default="random", show_default=True, metavar="A,...", help="As for sim.")
@click.option("--html", type=click.Path(path_type=Path), metavar="FILE", help="Write a page to look at.")
@players
@seed
@game_options
@as_json
def command(
    games: tuple[str, ...], count: int, threads: int | None, agents: str, html: Path | None,
    players: int | None, seed: int, settings: dict[str, str], quick: bool, engine: str, as_json: bool,
) -> int:  # fmt: skip
    """Play several games and tell what differs between the first and each of the others.

    GAME,OPTION=VALUE,... sets options of one game: `shedu compare hex,swap=off hex,swap=on`. Every game is
    played on streams of its own, so a game may be compared with itself. Each difference stands there with its
    95 % interval; `clear` are those that stay after a correction for the number of figures.
    """
    if not 2 <= len(games) <= MOST_GAMES:
        raise WrongCall(f"it takes 2 to {MOST_GAMES} games to compare, not {len(games)}")
    if count < 1 or (threads is not None and threads < 1):
        raise WrongCall("--games and --threads are at least 1")
    calls = [parse_call(text) for text in games]
    loaded = open_games(calls, settings, engine, quick)
    seats = common_players(loaded, players)
    plan = Plan(
        seats, count, seed, agents=parse_agents(agents, seats), threads=threads or cores(), counted=True
    )
    page = AtomicFile(html, "--html") if html is not None else None
    try:
        with interruptible() as stop:
            contenders = play_all(labels(calls, loaded), loaded, plan, stop, keep=page is not None)
        comparison = compare([one.run for one in contenders])
        if page is not None:
            _write(page, contenders, comparison)
            page = None
    finally:
        if page is not None:
            page.drop()
    _print(contenders, comparison, as_json)
    return _code(contenders)


def _write(page: AtomicFile, contenders: Sequence[Contender], comparison: Comparison) -> None:
    from shedu.runtime.harness.comparing.page import page_text

    page.stream.write(page_text(contenders, comparison))
    page.commit()


def _print(contenders: Sequence[Contender], comparison: Comparison, as_json: bool) -> None:
    if as_json:
        print_json(to_json(contenders, comparison))
        return
    for line in lines(contenders, comparison):
        say(line)


def _code(contenders: Sequence[Contender]) -> int:
    """Tell what went wrong while playing and return the exit code."""
    for one in contenders:
        if one.run.totals.failures:
            failed = one.run.totals.faults + one.run.totals.broken
            tell(f"{one.label}: {failed:,} games failed; `shedu sim` with seed {one.run.plan.seed} shows why")
    if any(one.run.stopped for one in contenders):
        played = sum(one.run.totals.games for one in contenders)
        tell(f"stopped after {played:,} games")
        return INTERRUPTED
    return WRONG_RULES if any(one.run.totals.failures for one in contenders) else GOOD
