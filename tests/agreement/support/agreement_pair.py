"""One game played on both engines at once, compared after every action in all that a game can be asked."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from shedu.runtime.game import IllegalAction, Refusal
from shedu.runtime.game_runner import choose
from shedu.runtime.harness.loading import Loaded, load
from shedu.runtime.meta import Block, Meta

TOP = Path(__file__).resolve().parents[3]
ORCHARDS = str(TOP / "tests" / "games" / "orchards.shedu")
BAZAAR = str(TOP / "tests" / "games" / "bazaar.shedu")
CARAVANS = str(TOP / "tests" / "games" / "caravans.shedu")
BEARERS = str(TOP / "tests" / "games" / "bearers" / "bearers.shedu")
THIRD = str(TOP / "tests" / "games" / "third.shedu")
SMALL = ("tictactoe", "connect_four", "breakthrough", "hex", "reversi", ORCHARDS, BAZAAR, CARAVANS, BEARERS, THIRD)
UNIFORM, BY_KIND = 0, 1
"""How random players choose: codes of runtime.agents."""

Settings = tuple[tuple[str, str], ...]

OPTIONS: Settings = (
    ("moved_leader", "judged_in_place"),
    ("short_swap", "ends_with_turn"),
    ("monument_income", "per_monument"),
    ("treasure_check", "before_building"),
    ("board", "advanced"),
    ("buildings", "on"),
    ("wonder", "on"),
    ("english", "on"),
    ("hand_size", "7"),
    ("linked_building", "single"),
)
"""Of each option of tigris the value that is not the usual one; the last one belongs to the buildings."""
ALONE: tuple[Settings, ...] = (
    *((option,) for option in OPTIONS[:-1]),
    (("buildings", "on"), ("linked_building", "single")),
)
"""Each of them apart."""


@cache
def loaded(name: str, settings: Settings = ()) -> Loaded:
    """Return a game with the engine that plays it and the reference; options make it build quickly."""
    return load(name, dict(settings), quick=bool(settings))


def short(name: str) -> str:
    """Return what a test's name calls a game."""
    return Path(name).stem


def sizes(meta: Meta) -> range:
    """Return the numbers of players a game is for."""
    return range(meta.players[0], meta.players[1] + 1)


def waiting_blocks(game: Any) -> list[Block]:
    """Return the blocks from which the question that waits takes its answers."""
    meta, pending = game.meta, game.pending()
    numbers = {
        block
        for question in meta.questions
        if pending is not None and question.name == pending.question
        for block in question.blocks
    }
    return [meta.blocks[number] for number in sorted(numbers)]


def some_illegal(game: Any, rng: Random, each: int = 2) -> list[int]:
    """Return some numbers that are no legal action: of each block of the question, of any other, of none."""
    legal = set(game.legal())
    picks = [block.base + rng.randrange(block.count) for block in waiting_blocks(game) for _ in range(each)]
    picks += [rng.randrange(game.meta.actions) for _ in range(each)]
    picks += [rng.choice((-1, game.meta.actions, 1 << 40))]
    return [action for action in dict.fromkeys(picks) if action not in legal]


def face(game: Any) -> Iterator[tuple[str, Any]]:
    """Yield all that can be asked of a game, by name."""
    yield "pending", game.pending()
    yield "legal", game.legal()
    yield "legal_count", game.legal_count()
    yield "serialise", game.serialise()
    yield "items", game.items()
    yield "ended_by", game.ended_by()
    yield "scores", game.scores()
    yield "returns", game.returns()
    yield "legal_mask", bytes(game.legal_mask())
    for seat in range(game.players):
        yield f"legal({seat})", game.legal(seat)
        yield f"observe({seat})", game.observe(seat)
    yield "kinds", game.kinds()
    yield "failing_invariant", game.failing_invariant()
    yield "conflicts", game.conflicts()
    yield "fired", game.fired()
    yield "rng", game.rng.state()


def equal(first: Any, second: Any, where: str) -> None:
    """Fail where two games answer differently; ``where`` says how to come there again."""
    for (name, one), (_, other) in zip(face(first), face(second), strict=True):
        if one != other:
            pytest.fail(f"{where}: {name} is {one!r} and {other!r}")


def coherent(game: Any) -> None:
    """Fail where the ways to ask for the legal set do not agree, or an invariant fails."""
    legal, pending = game.legal(), game.pending()
    assert game.failing_invariant() is None
    assert bool(legal) == (pending is not None)
    assert legal == sorted(set(legal))
    assert game.legal_count() == len(legal) == sum(count for _, count in game.kinds())
    assert [number for number, flag in enumerate(game.legal_mask()) if flag] == legal
    seats = pending.seats if pending else ()
    for seat in range(game.players):
        assert game.legal(seat) == (legal if seat in seats else [])
    for n in {0, len(legal) // 2, len(legal) - 1} if legal else ():
        assert game.nth(n) == legal[n]


class Pair:
    """A game on the engine that plays and on the reference."""

    def __init__(self, game: Loaded, players: int, seed: int, index: int = 0) -> None:
        self.loaded, self.start = game, (players, seed, index)
        self.fast: Any = game.any_engine().new(players, seed, index)
        self.slow: Any = game.reference.new(players, seed, index)
        self.actions: list[int] = []

    @property
    def meta(self) -> Meta:
        """The game's data."""
        return self.loaded.meta

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.fast.pending() is None

    def where(self) -> str:
        """Return how to come to this position again."""
        players, seed, index = self.start
        played = [self.fast.describe(action) for action in self.actions[-3:]]
        return (
            f"{self.loaded.name} {dict(self.loaded.settings)}, {players} players, seed {seed}, game {index},"
            f" after {len(self.actions)} actions (.. {', '.join(played)}): {self.actions}"
        )

    def choose(self, style: int = UNIFORM) -> int:
        """Return a legal action, drawn from both games' own streams."""
        picks = [choose(self.meta, game.legal(), style, game.rng) for game in (self.fast, self.slow)]
        assert picks[0] == picks[1], self.where()
        return picks[0]

    def apply(self, action: int) -> None:
        """Play an action in both games."""
        self.actions.append(action)
        self.fast.apply(action)
        self.slow.apply(action)

    def check(self) -> None:
        """Fail where the engines differ."""
        equal(self.fast, self.slow, self.where())

    def check_refusals(self, rng: Random) -> list[Refusal]:
        """Fail where the engines refuse some illegal actions for different reasons; return the reasons."""
        found = []
        for action in some_illegal(self.fast, rng):
            refusals = [game.why_not(action) for game in (self.fast, self.slow)]
            assert refusals[0] is not None, f"{self.where()}: {action} is not refused"
            assert refusals[0] == refusals[1], f"{self.where()}: {action}"
            found.append(refusals[0])
        for action in self.fast.legal()[:2]:
            assert self.fast.why_not(action) is None and self.slow.why_not(action) is None, self.where()
            assert self.fast.describe(action) == self.slow.describe(action)
        return found

    def check_illegal(self, action: int) -> None:
        """Fail where an illegal action does anything but tell why it is refused."""
        for game in (self.fast, self.slow):
            before = list(face(game))
            with pytest.raises(IllegalAction) as caught:
                game.apply(action)
            assert caught.value.refusal == game.why_not(action)
            assert list(face(game)) == before, f"{self.where()}: {action} changed the state"

    def play(self, style: int = UNIFORM, moves: int = 1 << 30) -> None:
        """Go on with random actions, comparing nothing on the way."""
        while moves > 0 and not self.over:
            self.apply(self.choose(style))
            moves -= 1

    def compare_to_the_end(self, style: int = UNIFORM) -> None:
        """Play to the end, comparing everything after every action."""
        rng = Random(repr(self.start))
        while True:
            self.check()
            coherent(self.fast)
            self.check_refusals(rng)
            if self.over:
                return
            self.apply(self.choose(style))
