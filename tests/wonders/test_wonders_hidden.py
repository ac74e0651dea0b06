"""What a player is shown never depends on what is hidden from it: the hidden part is changed, the view stays."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from wonders_games import EXPANSIONS, game

from shedu.runtime.decode import decode_items, encode_items
from shedu.runtime.rng import stream

HELD_BY_SEATS = ("hand", "chosen", "buried", "passing", "tiles", "going_round", "handed_on", "committed")
"""Secret items of the rules: what a seat holds of them nobody else sees."""

STEP = {"python": 15, "native": 4}
"""Of how many decisions one is looked at."""

RUNS: list[Any] = [(expansion, "python") for expansion in ("none", "both")]
RUNS += [pytest.param(expansion, "native", marks=pytest.mark.native) for expansion in EXPANSIONS]


def positions(expansion: str, engine: str, players: int, seed: int, every: int) -> Any:
    """Yield a game at every so many decisions of a random play."""
    loaded = game(expansion)
    chosen: Any = loaded.reference if engine == "python" else loaded.any_engine()
    played, rng = chosen.new(players, seed=seed), Random(seed)
    count = 0
    while played.pending() is not None:
        if count % every == 0:
            yield played
        played.apply(rng.choice(played.legal()))
        count += 1


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize(("expansion", "engine"), RUNS)
def test_dealing_the_unseen_anew_shows_nothing(expansion: str, players: int, engine: str) -> None:
    changed = 0
    for place, played in enumerate(positions(expansion, engine, players, 7, STEP[engine])):
        for seat in range(players):
            other = played.copy()
            other.redeal(seat, stream(9, place))
            changed += other.items() != played.items()
            assert other.observe(seat) == played.observe(seat)
            if played.pending().seats == (seat,):
                assert other.legal() == played.legal()
    assert changed > 2 * players


@pytest.mark.parametrize(("expansion", "engine"), RUNS)
def test_what_the_others_hold_is_not_shown(expansion: str, engine: str) -> None:
    """Not only what redeal moves: all secret items of two others change places, and all that is hidden is emptied."""
    changed = 0
    for played in positions(expansion, engine, 4, 11, STEP[engine]):
        asked = played.pending().seats[0]
        one, two = (seat for seat in range(4) if seat != asked and seat != (asked + 1) % 4)
        items = decode_items(played.meta, played.items())
        for name in HELD_BY_SEATS:
            if name in items:
                items[name][one], items[name][two] = items[name][two], items[name][one]
        for item in played.meta.items:
            if item.sight == "hidden" and item.name in ("box", "cover"):
                items[item.name] = []
        other = played.copy()
        other.set_items(encode_items(played.meta, items))
        changed += other.items() != played.items()
        assert other.observe(asked) == played.observe(asked)
        assert other.legal() == played.legal()
    assert changed > 4


@pytest.mark.parametrize(("expansion", "engine"), RUNS)
def test_what_is_decided_unseen_is_not_shown(expansion: str, engine: str) -> None:
    """Two games that differ in one answer look the same to all others for as long as the others still choose."""
    compared = 0
    for played in positions(expansion, engine, 3, 13, 4):
        legal, seat = played.legal(), played.pending().seats[0]
        if played.pending().question != "use_card" or len(legal) < 2 or seat == 2:
            continue
        seen = []
        for action in (legal[0], legal[-1]):
            other = played.copy()
            other.apply(action)
            while other.pending() is not None and other.pending().seats == (seat,):
                other.apply(other.legal()[0])  # whom to pay, whether to join
            seen.append([other.observe(watcher) for watcher in range(3) if watcher != seat] + [other.pending()])
        assert seen[0] == seen[1]
        compared += 1
    assert compared > 5
