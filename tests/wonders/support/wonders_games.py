"""The games of the shelf: every expansion with every way of dealing the boards, loaded once a run."""

from __future__ import annotations

from functools import cache

from shedu.runtime.harness.loading import Loaded, load
from shedu.runtime.simulate import Plan, Run, simulate

PLAYERS = range(2, 8)
SIDES = ("random_sides", "only_a", "only_b")
EXPANSIONS = {
    "none": ("wonders", {}),
    "tower": ("babel", {"projects": "off"}),
    "projects": ("babel", {"tower": "off"}),
    "both": ("babel", {}),
}
GAMES = [(expansion, sides) for expansion in EXPANSIONS for sides in SIDES]
OTHERWISE = {
    "chain_use": "forced",
    "tax_on_free_builds": "exempt",
    "endless_mine_sales": "one_unit",
    "project_cost": "separate",
}


@cache
def game(expansion: str, sides: str = "random_sides") -> Loaded:
    """Return a game; settings that are not the usual ones make it build quickly."""
    name, settings = EXPANSIONS.get(expansion, ("babel", OTHERWISE))
    given = settings if sides == "random_sides" else {**settings, "sides": sides}
    return load(name, given, quick=bool(given))


def run(loaded: Loaded, players: int, games: int, engine: str = "native", seed: int = 1, check: bool = False) -> Run:
    """Play a run on an engine of a game, all players choosing at random."""
    chosen = loaded.reference if engine == "python" else loaded.any_engine()
    assert chosen.kind == engine
    return simulate(chosen, Plan(players, games, seed=seed, threads=1, check=check))
