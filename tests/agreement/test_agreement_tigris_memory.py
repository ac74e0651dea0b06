"""What a state of the standard game takes, and that running many games takes no more."""

from __future__ import annotations

import resource

import pytest

from shedu.runtime.harness.loading import load
from shedu.runtime.simulate import Plan, simulate


def grown(games: int) -> int:
    """Return by how many KiB the process has grown while it played."""
    engine = load("tigris", engine="native").native
    simulate(engine, Plan(players=4, games=2_000, seed=1, threads=1))
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    simulate(engine, Plan(players=4, games=games, seed=2, threads=1))
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before


def test_a_state_stays_under_three_kibibytes() -> None:
    native = load("tigris", engine="native").native
    assert native is not None and native.state_bytes < 3 * 1024


def test_memory_is_flat() -> None:
    assert grown(20_000) < 2_048


@pytest.mark.slow
def test_memory_is_flat_over_a_million_games() -> None:
    assert grown(1_000_000) < 4_096
