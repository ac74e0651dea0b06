"""What has happened in games: how often each rule ran, each requirement refused, each rare event occurred."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any

from agreement_pair import TOP, Pair, waiting_blocks
from agreement_seekers import AROUND, COLUMNS, Cell, View, Weigh, names, seek

from shedu.runtime.meta import Block, Meta

RUN = ("action", "flow", "conflict")
"""Kinds of rules that run; the others are looked up."""
MAP = (TOP / "rules" / "tigris" / "standard.map").read_text(encoding="utf-8").split()
FRAMED = frozenset(
    row * COLUMNS + column for row, line in enumerate(MAP) for column, mark in enumerate(line) if mark == "S"
)
"""The cells whose treasures are taken first."""
RARELY_ASKED = ("build_monument", "put_building", "build_wonder")
"""Actions all of which are tried."""
FEW = 60
"""Illegal actions tried of a block at a question, where there is no reason to try all."""


@dataclass
class Tally:
    """Counts over many games of one game's rules."""

    fired: Counter[str] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)
    games: int = 0

    def take_in(self, game: Any) -> None:
        """Add a game that is over."""
        self.games += 1
        self.events[f"ended by {game.ended_by()}"] += 1
        for rule, count in zip(game.meta.rules, game.fired(), strict=True):
            if rule.kind in RUN:
                self.fired[f"{rule.kind} {rule.name}"] += count
        for (name, sides), counts in zip(game.meta.conflicts, game.conflicts(), strict=True):
            for side, count in zip(sides, counts[1:], strict=True):
                self.events[f"{name} won by {side}"] += count

    def rarest(self, meta: Meta, once: bool = True) -> tuple[str, int]:
        """Return the rule or requirement that was met least often, and how often; ``once``: also of those
        that have run just once a game."""
        rules = {f"{rule.kind} {rule.name}" for rule in meta.rules if rule.kind in RUN}
        counts = {rule: self.fired[rule] for rule in rules if once or self.fired[rule] != self.games}
        counts |= {need: self.refused[need] for need in (f"{r.action}: {r.name}" for r in meta.requirements)}
        return min(counts.items(), key=lambda pair: (pair[1], pair[0]))


def play(pair: Pair, weigh: Weigh | None, rng: Random, tally: Tally) -> None:
    """Play a game on both engines, by a seeker or at random, comparing them after every action and telling
    the tally what happened."""
    turn, wars = -1, 0
    view = View.of(pair.fast)
    while not pair.over:
        compare(pair, full=len(pair.actions) % 20 == 0)
        refusals(pair, view, rng, tally)
        if pair.fast.pending().question == "act":
            fought = count_of(pair.fast, "war") - wars
            tally.events["several wars in an action"] += fought > 1
            turn, wars = view.seat, wars + fought
        action = pair.choose() if weigh is None else seek(pair.fast, weigh, rng, view)
        note_action(pair.fast, action, turn, tally)
        pair.apply(action)
        before, view = view, View.of(pair.fast)
        note_change(before, view, tally)
    compare(pair, full=True)
    tally.take_in(pair.fast)


def compare(pair: Pair, full: bool) -> None:
    """Fail where the engines differ; ``full``: in anything at all."""
    if full:
        pair.check()
    fast, slow = pair.fast, pair.slow
    assert fast.pending() == slow.pending(), pair.where()
    assert fast.legal() == slow.legal(), pair.where()
    assert fast.serialise() == slow.serialise(), pair.where()
    assert fast.failing_invariant() is None, pair.where()


# ------------------------------------------------------------------ refusals
def refusals(pair: Pair, view: View, rng: Random, tally: Tally) -> None:
    """Ask why illegal actions are not allowed, and count the requirements that refuse; of each one, the
    reference is asked once."""
    legal = set(pair.fast.legal())
    crowded = [cell for cell in range(len(view.tile)) if len(view.beside(cell)) > 2]
    for block in waiting_blocks(pair.fast):
        shown: set[int] = set()
        for action in tried(block, crowded, rng):
            if action in legal:
                continue
            refusal = pair.fast.why_not(action)
            assert refusal is not None, f"{pair.where()}: {action}"
            if refusal.requirement >= 0:
                tally.refused[f"{pair.meta.requirements[refusal.requirement].action}: {refusal.name}"] += 1
            if refusal.requirement not in shown:
                shown.add(refusal.requirement)
                assert pair.slow.why_not(action) == refusal, f"{pair.where()}: {action}"


def tried(block: Block, crowded: list[Cell], rng: Random) -> list[int]:
    """Return actions of a block to try: all of the rare question, else a few, and those where much meets."""
    numbers = range(block.base, block.base + block.count)
    if block.name in RARELY_ASKED:
        return list(numbers)
    cells = len(AROUND)
    corners = [n * cells + cell for n in range(block.count // cells) for cell in crowded]
    return [*rng.sample(numbers, min(FEW, block.count)), *(block.base + corner for corner in corners)]


# ------------------------------------------------------------------ rare events
def count_of(game: Any, name: str) -> int:
    """Return how often a rule has run in a game."""
    number = next(n for n, rule in enumerate(game.meta.rules) if rule.name == name and rule.kind in RUN)
    return int(game.fired()[number])


def note_action(game: Any, action: int, turn: int, tally: Tally) -> None:
    """Note what is special about an action about to be taken in the turn of a seat."""
    named, (seat,), question = names(game.meta), game.pending().seats, game.pending().question
    name, args = named[action]
    tally.events["order of wars chosen"] += question == "wars"
    tally.events["treasure chosen"] += question == "share_treasures"
    tally.events["treasure chosen out of turn"] += question == "share_treasures" and seat != turn
    if name == "build_monument":
        tally.events[f"monument {args[1]} built"] += 1
        corners = {named[other][1][0] for other in game.legal() if named[other][1]}
        tally.events["squares overlapped"] += len(corners) > 1
    elif name.endswith(".commit") and args[0]:
        tally.events[f"{name} of some"] += 1


def note_change(before: View, after: View, tally: Tally) -> None:
    """Note what an action has brought about."""
    taken, raised = before.treasure - after.treasure, after.flipped - before.flipped
    tally.events["framed treasures taken"] += len(taken & FRAMED)
    tally.events["other treasures taken"] += len(taken - FRAMED)
    if raised:
        tally.events["treasure under a monument"] += bool(raised & after.treasure)
        stood, stand = (176 - view.leader.count(None) for view in (before, after))
        tally.events["leaders lost to a monument"] += stood - stand
