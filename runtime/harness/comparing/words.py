"""How figures of a comparison are written."""

from __future__ import annotations

import math

from shedu.runtime.compare.comparison import Comparison, Row, Step
from shedu.runtime.compare.figures import SHARE
from shedu.runtime.compare.intervals import Estimate

MOST_DIGITS = 5
COARSE = 3


def digits(row: Row, unit: str) -> int:
    """Return how many places after the point the figures of a row deserve: the first one that the widest
    interval leaves in doubt, or the next where that would be coarse."""
    steps = [step.difference for step in row.steps if step.difference is not None]
    halves = [(step.high - step.low) / 2 for step in steps if step.high is not None and step.low is not None]
    half = max(halves, default=0.0) * (100 if unit == SHARE else 1)
    if half <= 0:
        return 1 if unit == SHARE else 2
    power = math.floor(math.log10(half))
    return min(MOST_DIGITS, max(0, -power + (half < COARSE * 10.0**power)))


def value(estimate: Estimate | None, unit: str, places: int) -> str:
    """Return a figure, ``-`` where there is none."""
    if estimate is None:
        return "-"
    number = estimate.value * 100 if unit == SHARE else estimate.value
    return f"{number:,.{places}f}" + (" %" if unit == SHARE else "")


def signed(number: float, unit: str, places: int) -> str:
    """Return a difference with its sign, shares in percentage points."""
    text = f"{number * 100 if unit == SHARE else number:+,.{places}f}"
    return text.replace("-", "−") if float(text.replace(",", "")) else text[1:]


def moved(step: Step, unit: str, places: int) -> str:
    """Return a difference with its unit; nothing where there is none."""
    if step.difference is None:
        return ""
    return signed(step.difference.value, unit, places) + (" pp" if unit == SHARE else "")


def interval(step: Step, unit: str, places: int) -> str:
    """Return the interval of a difference, words where nothing varies, nothing where there is none."""
    found = step.difference
    if found is None or found.low is None or found.high is None:
        return ""
    if not found.tested:
        return "always the same"
    return f"{signed(found.low, unit, places)} to {signed(found.high, unit, places)}"


def name_of(row: Row) -> str:
    """Return what a figure is called: seats by their words, all else by name."""
    return row.title if row.name.isdigit() else row.name


def explanation(comparison: Comparison) -> str:
    """Return what the marks mean, and how many figures are corrected for."""
    if comparison.tested == 0:
        return "There is nothing to compare: too few games, or no figure that varies."
    count = comparison.tested
    chance = max(1, round(count / 20))
    return (
        f"{count} differences were tested. `differs`: the 95 % interval of the difference leaves out 0; among"
        f" {count} about {chance} would do so by chance between equal games ({comparison.differing} do here)."
        " `clear`: it stays so after Holm's correction for all of them, so that equal games would show even"
        f" one on a page like this at most once in 20 times ({comparison.clear} do here)."
    )


def method() -> str:
    """Return how the intervals are made."""
    return (
        "Every game is played on random streams of its own. Means of a number per game: Welch's interval."
        " Shares (pp: percentage points): the interval of Agresti and Caffo, over games; shares of conflicts"
        " by the residuals of games."
    )
