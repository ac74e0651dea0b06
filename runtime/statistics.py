"""Totals over many games and their summary. All are whole numbers: threads and slices change nothing."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field

from shedu.runtime.meta import Meta
from shedu.runtime.ranking import winners
from shedu.runtime.results import BY_FAULT, BY_INVARIANT, BY_LIMIT, Digest, GameResult

Z95 = 1.959963984540054
"""Half-width of a 95 % interval in standard deviations."""
KEPT_FAILURES = 10


@dataclass(slots=True)
class Spread:
    """Sum, sum of squares, least and greatest of some whole numbers; least and greatest are None of none."""

    count: int = 0
    sum: int = 0
    squares: int = 0
    least: int | None = None
    greatest: int | None = None

    def add(self, value: int) -> None:
        """Take in one number."""
        self.join(Spread(1, value, value * value, value, value))

    def join(self, other: Spread) -> None:
        """Take in all numbers of another spread."""
        if other.least is None or other.greatest is None:
            return
        self.least = other.least if self.least is None else min(self.least, other.least)
        self.greatest = other.greatest if self.greatest is None else max(self.greatest, other.greatest)
        self.count += other.count
        self.sum += other.sum
        self.squares += other.squares

    @property
    def mean(self) -> float | None:
        """The mean; None of nothing."""
        return self.sum / self.count if self.count else None

    @property
    def deviation(self) -> float | None:
        """The standard deviation of the sample (divisor n - 1); None of fewer than two numbers."""
        if self.count < 2:
            return None
        return math.sqrt((self.count * self.squares - self.sum**2) / (self.count * (self.count - 1)))


@dataclass(slots=True)
class Totals:
    """What many games add up to.

    ``ends[i]`` counts the games ended by Meta.ends[i]; ``shared[seat][k]`` those in which the seat ranked
    first among k + 1; ``scores`` has each seat's score. Only games that came to an end of their own count in
    these three. ``failures`` keeps the first few games with a fault or a broken invariant.
    """

    ends: list[int]
    shared: list[list[int]]
    scores: list[Spread]
    length: Spread = field(default_factory=Spread)
    branching: int = 0
    over_limit: int = 0
    faults: int = 0
    broken: int = 0
    failures: list[GameResult] = field(default_factory=list)
    digest: Digest = field(default_factory=Digest)

    @property
    def games(self) -> int:
        """How many games there were."""
        return self.length.count

    @property
    def moves(self) -> int:
        """How many decisions all games had."""
        return self.length.sum

    @property
    def finished(self) -> int:
        """How many games came to an end of their own."""
        return sum(self.ends)


def no_games(meta: Meta, players: int) -> Totals:
    """Return totals over no game."""
    return Totals(
        ends=[0] * len(meta.ends),
        shared=[[0] * players for _ in range(players)],
        scores=[Spread() for _ in range(players)],
    )


def add_game(totals: Totals, game: GameResult) -> None:
    """Take in the next game of a run."""
    totals.length.add(game.moves)
    totals.branching += game.branching
    totals.over_limit += game.reason == BY_LIMIT
    totals.digest.add_game(game.hash)
    if game.finished:
        _add_end(totals, game)
    elif game.reason != BY_LIMIT:
        add_failure(totals, game)


def _add_end(totals: Totals, game: GameResult) -> None:
    totals.ends[game.reason] += 1
    first = winners(game.scores)
    for seat in first:
        totals.shared[seat][len(first) - 1] += 1
    for spread, keys in zip(totals.scores, game.scores, strict=True):
        spread.add(keys[0])


def add_failure(totals: Totals, game: GameResult) -> None:
    """Count a game with a fault or a broken invariant, and keep it if it is among the first."""
    totals.faults += game.reason == BY_FAULT
    totals.broken += game.reason == BY_INVARIANT
    if len(totals.failures) < KEPT_FAILURES:
        totals.failures.append(game)


def wilson(share: float, games: int) -> tuple[float, float]:
    """Return the 95 % Wilson score interval of a share of ``games`` games; (0, 1) of none.

    The formula is Wilson's (1927). With wins shared between seats ``share`` is the mean of fractions; their
    variance is at most share * (1 - share), so the interval is then on the wide side.
    """
    if games == 0:
        return 0.0, 1.0
    square = Z95 * Z95
    centre = (share + square / (2 * games)) / (1 + square / games)
    half = Z95 / (1 + square / games) * math.sqrt(share * (1 - share) / games + square / (4 * games * games))
    return max(0.0, centre - half), min(1.0, centre + half)


def mean_interval(spread: Spread) -> tuple[float, float] | None:
    """Return the 95 % interval of a mean (normal approximation); None of fewer than two numbers."""
    mean, deviation = spread.mean, spread.deviation
    if mean is None or deviation is None:
        return None
    half = Z95 * deviation / math.sqrt(spread.count)
    return mean - half, mean + half


def win_fractions(totals: Totals) -> list[float]:
    """Return each seat's share of the wins among the games that came to an end; a win of k seats counts
    1/k."""
    games = max(1, totals.finished)
    return [sum(count / (k + 1) for k, count in enumerate(row)) / games for row in totals.shared]


def _spread_json(spread: Spread) -> dict[str, float | int | None]:
    return {"mean": spread.mean, "sd": spread.deviation, "min": spread.least, "max": spread.greatest}


def ended_by(meta: Meta, totals: Totals) -> dict[str, int]:
    """Return how many games each end ended. ``limit`` counts the top loop's bound and the move limit
    together, ``fault`` and ``invariant`` the failures; these stand there only where they occurred."""
    counts = dict(zip(meta.ends, totals.ends, strict=True))
    failed = (("limit", totals.over_limit), ("fault", totals.faults), ("invariant", totals.broken))
    for name, number in failed:
        if number:
            counts[name] = counts.get(name, 0) + number
    return counts


def summarise(meta: Meta, totals: Totals) -> dict[str, object]:
    """Return the figures of a run that ``sim`` prints: JSON values, equal for equal games."""
    wins = win_fractions(totals)
    games = totals.games
    return {
        "games": games,
        "moves": totals.moves,
        "wins": wins,
        "wins_interval": [list(wilson(share, totals.finished)) for share in wins],
        "wins_interval_method": "wilson",
        "scores": [_spread_json(spread) for spread in totals.scores],
        "length": _spread_json(totals.length),
        "branching": totals.branching / totals.moves if totals.moves else None,
        "ended_by": ended_by(meta, totals),
        "over_move_limit": totals.over_limit,
        "failures": [failure_json(meta, game) for game in totals.failures],
        "digest": totals.digest.hex(),
    }


def failure_json(meta: Meta, game: GameResult) -> dict[str, object]:
    """Return a failed game as JSON values: which game and decision, what failed, its words and place."""
    place: dict[str, object] = {"game": game.index, "move": game.moves}
    if game.reason == BY_INVARIANT:
        name = meta.invariants[game.number]
        rule = next((rule for rule in meta.rules if (rule.kind, rule.name) == ("invariant", name)), None)
        where = {} if rule is None else {"file": rule.file, "line": rule.line}
        return {**place, "kind": "invariant", "name": name, **where}
    fault = meta.faults[game.number] if game.fault is None else game.fault
    return {**place, "kind": "fault", "message": fault.message, "file": fault.file, "line": fault.line}


def actions_by_name(meta: Meta, blocks: Sequence[int]) -> dict[str, int]:
    """Return how often each action was taken, by name; blocks of one name are added up."""
    counts: dict[str, int] = {}
    for block, count in zip(meta.blocks, blocks, strict=True):
        counts[block.name] = counts.get(block.name, 0) + count
    return counts


def conflicts_by_name(meta: Meta, conflicts: Sequence[Sequence[int]]) -> dict[str, dict[str, int]]:
    """Return how often each side won each conflict; ``nobody`` where a tie stayed one and that occurred."""
    named: dict[str, dict[str, int]] = {}
    for (name, sides), (nobody, *counts) in zip(meta.conflicts, conflicts, strict=True):
        named[name] = dict(zip(sides, counts, strict=True))
        if nobody:
            named[name]["nobody"] = nobody
    return named
