"""Estimates from many games, differences of two of them with their 95 % intervals, and Holm's correction.

Means: Welch (1947), the two variances kept apart, with his degrees of freedom. Student's t is reached from
the normal distribution by Wallace's formula (1959), good to three digits from some ten degrees of freedom on.
Shares: Agresti and Caffo (2000), one success and one failure added to each sample, which keeps the intervals
honest where something happens seldom; a share of events that come several to a game (or none) is a ratio of
two sums over games, its error from the residuals of the games. Many figures: Holm (1979).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from shedu.runtime.statistics import Z95, Spread

LEVEL = 0.05
FEWEST = 20
"""Fewer games than these tell nothing of the spread: no interval is given."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A figure of a run over ``games`` games. ``value`` is what is shown; ``centre`` and ``error`` (its
    standard error) are what intervals are made from, with ``freedom`` degrees of freedom (infinite for
    shares). ``constant``: it was the same in every game."""

    value: float
    centre: float
    error: float
    freedom: float
    games: int
    constant: bool


@dataclass(frozen=True, slots=True)
class Cross:
    """Sums over ``games`` games of a part y and a whole x: of y, x, their squares and their product."""

    games: int
    y: float
    x: float
    yy: float
    xx: float
    xy: float


@dataclass(frozen=True, slots=True)
class Difference:
    """How much greater a figure is than that of the first run: ``value``, the ends of its 95 % interval, and
    how likely chance alone makes one so large (``p``). ``tested``: False where the figure does not vary, so
    that there is nothing to test, or where there were too few games (the ends are then None)."""

    value: float
    low: float | None
    high: float | None
    p: float
    tested: bool

    @property
    def differs(self) -> bool:
        """Whether the interval leaves out nought."""
        return self.tested and self.p < LEVEL


def mean_of(spread: Spread) -> Estimate | None:
    """Return the estimate of a mean; None of no game. What is 0 or 1 in every game is a share of games."""
    if spread.least is None or spread.greatest is None:
        return None
    if spread.least >= 0 and spread.greatest <= 1:
        return share_of(
            Cross(spread.count, spread.sum, spread.count, spread.squares, spread.count, spread.sum)
        )
    deviation, mean = spread.deviation or 0.0, spread.sum / spread.count
    error = deviation / math.sqrt(spread.count)
    return Estimate(
        mean, mean, error, spread.count - 1, spread.count, constant=spread.least == spread.greatest
    )


def share_of(cross: Cross) -> Estimate | None:
    """Return the estimate of the share of y in x, 0 <= y <= x in every game; None where x is nothing."""
    if cross.x == 0:
        return None
    y, x = cross.y + 1, cross.x + 2
    share = y / x
    squares = (cross.yy + 1) - 2 * share * (cross.xy + 1) + share * share * (cross.xx + 2)
    error = math.sqrt(max(0.0, squares)) / x
    return Estimate(cross.y / cross.x, share, error, math.inf, cross.games, cross.y in (0, cross.x))


def ratio_of(cross: Cross) -> Estimate | None:
    """Return the estimate of the ratio y to x of two sums over games; None where x is nothing."""
    if cross.x == 0:
        return None
    ratio, games = cross.y / cross.x, cross.games
    squares = max(0.0, cross.yy - 2 * ratio * cross.xy + ratio * ratio * cross.xx)
    error = math.sqrt(squares * games / max(1, games - 1)) / cross.x
    return Estimate(ratio, ratio, error, games - 1, games, constant=squares < 1e-9 * max(1.0, cross.yy))


def cross_of(part: Spread, whole: Spread, rest: Spread) -> Cross:
    """Return the sums of a part and the whole; ``rest`` is, game by game, the whole without the part."""
    product = (part.squares + whole.squares - rest.squares) // 2
    return Cross(whole.count, part.sum, whole.sum, part.squares, whole.squares, product)


def difference(first: Estimate | None, other: Estimate | None) -> Difference | None:
    """Return how much the second figure is greater than the first; None where one of them is missing."""
    if first is None or other is None:
        return None
    value, moved = other.value - first.value, other.centre - first.centre
    if first.constant and other.constant and value == 0:
        return Difference(0.0, 0.0, 0.0, 1.0, tested=False)
    if min(first.games, other.games) < FEWEST:
        return Difference(value, None, None, 1.0, tested=False)
    error = math.hypot(first.error, other.error)
    if error == 0:
        return Difference(value, value, value, 0.0, tested=True)
    freedom = _freedom(first, other)
    half = t_quantile(Z95, freedom) * error
    p = math.erfc(normal_of_t(abs(moved) / error, freedom) / math.sqrt(2))
    return Difference(value, moved - half, moved + half, p, tested=True)


def _freedom(first: Estimate, other: Estimate) -> float:
    """Return the degrees of freedom of a difference (Welch and Satterthwaite)."""
    below = sum(one.error**4 / one.freedom for one in (first, other) if one.error > 0)
    return (first.error**2 + other.error**2) ** 2 / below if below > 0 else math.inf


def t_quantile(z: float, freedom: float) -> float:
    """Return the t that is exceeded as rarely as ``z`` > 0 is by a normal variable."""
    if not freedom < 1e7:
        return z
    stretched = z * (8 * freedom + 3) / (8 * freedom + 1)
    return math.sqrt(freedom * math.expm1(stretched * stretched / freedom))


def normal_of_t(t: float, freedom: float) -> float:
    """Return the inverse of t_quantile."""
    if not freedom < 1e7:
        return t
    return math.sqrt(freedom * math.log1p(t * t / freedom)) * (8 * freedom + 1) / (8 * freedom + 3)


def holm(chances: Sequence[float], level: float = LEVEL) -> list[bool]:
    """Return which of many p values are clear: the chance that any one of them is so by mistake is at most
    ``level``."""
    clear = [False] * len(chances)
    order = sorted(range(len(chances)), key=lambda place: chances[place])
    for done, place in enumerate(order):
        if chances[place] > level / (len(chances) - done):
            break
        clear[place] = True
    return clear
