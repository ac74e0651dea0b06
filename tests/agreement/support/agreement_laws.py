"""What must hold at any position of any game, on both engines; and random positions for Hypothesis."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest
from agreement_pair import Pair, Settings, equal, loaded, some_illegal
from hypothesis import strategies as st

from shedu.runtime.decode import read_item
from shedu.runtime.game_runner import choose
from shedu.runtime.rng import stream
from shedu.runtime.types import BagType, Optional, SetType


@dataclass(frozen=True)
class Position:
    """A random game of ``name``, ``moves`` actions in."""

    name: str
    settings: Settings
    players: int
    seed: int
    style: int
    moves: int

    def reach(self) -> Pair:
        """Play up to the position."""
        pair = Pair(loaded(self.name, self.settings), self.players, self.seed)
        pair.play(self.style, self.moves)
        return pair


def positions(name: str, players: range, most: int, settings: Settings = ()) -> st.SearchStrategy[Position]:
    """Return positions of a game up to ``most`` actions in."""
    return st.builds(
        Position,
        st.just(name),
        st.just(settings),
        st.sampled_from(list(players)),
        st.integers(0, (1 << 64) - 1),
        st.sampled_from((0, 1)),
        st.integers(0, most),
    )


def components(game: Any) -> dict[str, Counter[object]]:
    """Count what there is of each sort of thing over all items: in bags, in sets, and lying singly."""
    found: dict[str, Counter[object]] = {}
    for item in game.meta.items:
        kind = item.type
        for value in read_item(item, game.items()):
            if isinstance(kind, BagType):
                counts = found.setdefault(f"{kind.of}", Counter())
                counts.update(dict(enumerate(value)))
            elif isinstance(kind, SetType):
                found.setdefault(f"set of {kind.of}", Counter()).update(value)
            elif isinstance(kind, Optional) and value is not None:
                found.setdefault(f"{kind.of}", Counter())[value] += 1
    return {sort: +counts for sort, counts in found.items()}


def going_on(game: Any, style: int, moves: int) -> list[tuple[object, ...]]:
    """Play on at random and return what happened, step by step."""
    course: list[tuple[object, ...]] = []
    while game.pending() is not None and len(course) < moves:
        action = choose(game.meta, game.legal(), style, game.rng)
        game.apply(action)
        course.append((action, game.pending(), game.serialise(), game.rng.state()))
    return course


def copies_go_on_alike(pair: Pair, style: int, moves: int = 400) -> None:
    """A copy goes on as its original would, and neither moves the other."""
    for game in (pair.fast, pair.slow):
        twin, still = game.copy(), game.copy()
        equal(game, twin, pair.where())
        course = going_on(twin, style, moves)
        equal(game, still, pair.where())
        assert going_on(game, style, moves) == course, pair.where()
        equal(game, twin, pair.where())
        assert going_on(still, style, moves) == course, pair.where()
    equal(pair.fast, pair.slow, pair.where())


def bag_sizes(game: Any) -> dict[str, list[int]]:
    """Return how many things lie in each bag."""
    return {
        item.name: [sum(counts) for counts in read_item(item, game.items())]
        for item in game.meta.items
        if isinstance(item.type, BagType)
    }


def redealing_keeps_what_is_seen(pair: Pair, seed: int, moves: int = 1 << 30) -> None:
    """Dealt anew, a game looks the same to the seat, has the same things in it, and plays on to an end."""
    for seat in range(pair.fast.players):
        games = [pair.fast.copy(), pair.slow.copy()]
        for game in games:
            before = _seen_by(game, seat)
            game.redeal(seat, stream(seed, seat))
            assert _seen_by(game, seat) == before, f"dealt anew for {seat}, {pair.where()}"
            assert game.failing_invariant() is None, pair.where()
        equal(*games, f"dealt anew for {seat}, {pair.where()}")
        courses = [going_on(game, 0, moves) for game in games]
        assert courses[0] == courses[1], pair.where()
        if moves == 1 << 30:
            assert games[0].ended_by() in pair.meta.ends


def _seen_by(game: Any, seat: int) -> tuple[object, ...]:
    """Return what must stay when a game is dealt anew for a seat."""
    asked = game.pending(), game.legal(seat), game.ended_by()
    return game.observe(seat), asked, bag_sizes(game), components(game)


def own_items_change_nothing(pair: Pair, style: int, moves: int = 60) -> None:
    """Putting in the items that are there changes nothing, now and later; broken ones are refused."""
    for game in (pair.fast, pair.slow):
        twin, data = game.copy(), game.items()
        twin.set_items(data)
        equal(game, twin, pair.where())
        for broken in (data[:-1], data + b"\0", b""):
            with pytest.raises(ValueError, match="items"):
                twin.set_items(broken)
        equal(game, twin, pair.where())
        assert going_on(game.copy(), style, moves) == going_on(twin, style, moves), pair.where()


def illegal_actions_change_nothing(pair: Pair, seed: int) -> None:
    """An illegal action is refused by both engines for the same reason and leaves every byte as it was."""
    for action in some_illegal(pair.fast, Random(seed), 1):
        pair.check_illegal(action)
