"""Whole runs on either engine, by their digests."""

from __future__ import annotations

from typing import Any

from agreement_pair import loaded

from shedu.runtime.simulate import Plan, Run, simulate


def run(name: str, players: int, games: int, engine: str = "native", **plan: Any) -> Run:
    """Play a run on an engine of a game."""
    game = loaded(name)
    chosen: Any = game.reference if engine == "python" else game.any_engine()
    assert chosen.kind == engine
    return simulate(chosen, Plan(players, games, **plan))


def digests(name: str, players: int, games: int, **plan: Any) -> dict[str, object]:
    """Return the digest of the same run natively with one and two threads, and on the reference."""
    runs = {
        "native": run(name, players, games, **plan),
        "two threads": run(name, players, games, threads=2, **plan),
        "python": run(name, players, games, "python", **plan),
    }
    return {kind: one.summary()["digest"] for kind, one in runs.items()}
