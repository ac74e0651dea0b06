"""`shedu perft`: how many sequences of moves there are."""

from __future__ import annotations

import time

import click

from shedu.runtime.harness.console import print_json, say, table
from shedu.runtime.harness.errors import WrongCall
from shedu.runtime.harness.loading import open_game
from shedu.runtime.harness.options import as_json, game_options, players, seed
from shedu.runtime.harness.perft import count_sequences


@click.command("perft")
@click.argument("game")
@click.option("--depth", type=int, required=True, metavar="N", help="How many decisions deep.")
@players
@seed
@game_options
@as_json
def command(
    game: str,
    depth: int,
    players: int | None,
    seed: int,
    settings: dict[str, str],
    quick: bool,
    engine: str,
    as_json: bool,
) -> None:
    """Count the sequences of 1 to N decisions from the start of GAME, for comparison with other programs.

    A sequence that ends the game earlier counts at the depth where it ends and not below. Chance is as --seed
    has it.
    """
    if not 1 <= depth <= 128:
        raise WrongCall(f"--depth lies in 1..128, not {depth}")
    loaded = open_game(game, settings, engine=engine, quick=quick)
    start = loaded.new(loaded.seats(players), seed)
    begin = time.perf_counter()
    counts = count_sequences(start, depth)
    seconds = time.perf_counter() - begin
    if as_json:
        print_json({"game": loaded.name, "options": loaded.options, "players": start.players, "seed": seed,
                    "engine": loaded.engine, "counts": counts, "seconds": seconds})  # fmt: skip
        return
    for line in table(
        [("depth", "sequences"), *((str(n), f"{count:,}") for n, count in enumerate(counts, 1))], left=0
    ):
        say(line)
