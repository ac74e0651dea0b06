"""`shedu trace`: clauses, rules and scenarios side by side."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import click

from shedu.compiler.pipeline.find import games_in
from shedu.compiler.pipeline.scenes import Wanted
from shedu.compiler.tree import Node
from shedu.runtime.harness.commands.test import run_scenarios
from shedu.runtime.harness.console import print_json, say, warn
from shedu.runtime.harness.errors import GOOD, WRONG_RULES, WrongCall
from shedu.runtime.harness.loading import Loaded, open_found, open_game
from shedu.runtime.harness.options import as_json, game_options, players, seed
from shedu.runtime.harness.simulation.progress import Progress
from shedu.runtime.harness.tracing.clauses import BASE, read_clauses, read_exempt
from shedu.runtime.harness.tracing.pinning import Pinning, builds, changes, pin
from shedu.runtime.harness.tracing.report import as_json as trace_json
from shedu.runtime.harness.tracing.report import lines, missing
from shedu.runtime.harness.tracing.rows import citing, trace, warnings
from shedu.runtime.simulate import Plan, interruptible, simulate

RUN = ("action", "flow", "conflict")
"""Kinds of rules that are run and counted; the others are looked up."""


@click.command("trace")
@click.argument("game")
@click.option(
    "--games", type=int, default=0, metavar="N", help="Play N games and tell how often each rule fired."
)
@click.option(
    "--strict",
    is_flag=True,
    help="Count only scenarios that fail when what cites the clause is left out; name changes none notices.",
)
@click.option("--all-variants", is_flag=True, help="Show the clauses of variants and modules too.")
@players
@seed
@game_options
@as_json
def command(
    game: str, games: int, strict: bool, all_variants: bool, players: int | None, seed: int,
    settings: dict[str, str], quick: bool, engine: str, as_json: bool,
) -> int:  # fmt: skip
    """Show for each clause in clauses.toml beside GAME's rules which rules cite it and which scenarios play
    it. A variant is shown together with the game that it is of, if that stands beside it."""
    if games < 0:
        raise WrongCall(f"--games is at least 0, not {games}")
    loaded = open_game(game, settings, engine=engine, quick=quick, scenes=True)
    folder = loaded.found.path.parent
    clauses, exempt = read_clauses(folder), read_exempt(folder)
    shown = tuple(clause for clause in clauses if all_variants or clause.part == BASE)
    below = list(_below(loaded, engine, quick))
    made = [build for one in (loaded, *below) for build in (builds(one) if all_variants else (one,))]
    rules = citing(one.checked.game for one in made if one.checked.game is not None)
    results = [
        result for one in (loaded, *below) for result in run_scenarios(one, Wanted(one.found, None), engine, quick)
    ]
    said = warnings(clauses, _declarations(made), rules, results, exempt)
    pinning = _pinned(loaded, below) if strict else None
    rows = trace(shown, rules, results, exempt, pinning.loose() if pinning else ())
    survivors = list(pinning.survivors.values()) if pinning else None
    said += [f"{one.span.file}:{one.span.line}: no scenario notices {one}" for one in survivors or ()]
    fired = _fired(loaded, loaded.seats(players), games, seed) if games else None
    if as_json:
        print_json(trace_json(rows, said, fired, survivors))
    else:
        if not clauses:
            warn(f"there is no clauses.toml beside {loaded.found.path}")
        for line in lines(rows, fired):
            say(line)
        for text in said:
            warn(text)
    return WRONG_RULES if missing(rows) else GOOD


def _below(loaded: Loaded, engine: str, quick: bool) -> Iterator[Loaded]:
    """Yield what a variant is of, down to a game, as far as that stands in the same folder."""
    found = loaded.found
    while found.base:
        beside = (one for path in sorted(found.path.parent.glob("*.shedu")) for one in games_in(path, found.shipped))
        below = next((one for one in beside if one.name == found.base), None)
        if below is None:
            return
        found = below
        yield open_found(found, {}, engine, quick)


def _declarations(made: Sequence[Loaded]) -> list[Node]:
    """Return what the rules of a game declare, built with one set of options after another."""
    sections = (one.checked.section for one in made)
    return [part for section in sections if section is not None for part in section.declarations]


def _pinned(loaded: Loaded, below: Sequence[Loaded]) -> Pinning:
    """Try every change of the rules on the scenarios."""
    progress = Progress("changes", changes(loaded))
    pinning = pin(loaded, progress.at, below)
    progress.close()
    return pinning


def _fired(loaded: Loaded, players: int, games: int, seed: int) -> dict[str, int]:
    """Return how often each rule fired in random games: half uniform over actions, half over their kinds."""
    counts = [0] * len(loaded.meta.rules)
    progress = Progress("games", games)
    with interruptible() as stop:
        for agent, share in (("random", games - games // 2), ("random:kind", games // 2)):
            if share and not stop.is_set():
                plan = Plan(players, share, seed, agents=(agent,))
                run = simulate(loaded.any_engine(), plan, lambda totals, _: progress.at(totals.games), stop)
                counts = [old + new for old, new in zip(counts, run.fired, strict=True)]
    progress.close()
    named: dict[str, int] = {}
    for rule, count in zip(loaded.meta.rules, counts, strict=True):
        if rule.kind not in RUN:
            continue
        name = f"{rule.kind} {rule.name}"
        named[name] = named.get(name, 0) + count
    return named
