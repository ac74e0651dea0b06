"""Small pictures as SVG: whiskers on a common axis, bars with whiskers, histograms laid over each other."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape

from shedu.runtime.harness.comparing.style import COLORS

FOREST_WIDTH, FOREST_ROW = 210, 14
WIDTH, HEIGHT = 340, 220
LEFT, RIGHT, TOP, BOTTOM = 40, 6, 10, 30
MOST_BINS = 48


@dataclass(frozen=True, slots=True)
class Whisker:
    """A point with an interval around it, in units of the axis; ``color`` is the number of its game."""

    low: float
    value: float
    high: float
    color: int
    words: str


@dataclass(frozen=True, slots=True)
class Bar:
    """A bar from nought with an interval around its end."""

    value: float
    low: float
    high: float
    color: int
    words: str


def _svg(width: float, height: float, parts: Sequence[str], words: str) -> str:
    return (
        f'<svg viewBox="0 0 {width:g} {height:g}" width="{width:g}" height="{height:g}" role="img"'
        f' aria-label="{escape(words)}">{"".join(parts)}</svg>'
    )


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def _text(x: float, y: float, words: str, anchor: str = "middle") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(words)}</text>'


def ticks(low: float, high: float, about: int = 5) -> list[float]:
    """Return round numbers from low to high, some ``about`` many; low < high."""
    raw = (high - low) / about
    power = 10.0 ** math.floor(math.log10(raw))
    step = next(power * factor for factor in (1, 2, 5, 10) if power * factor >= raw * 0.999)
    first = math.ceil(low / step - 1e-9)
    return [round(number * step, 12) for number in range(first, math.floor(high / step + 1e-9) + 1)]


# ------------------------------------------------------------------ whiskers


def forest(whiskers: Sequence[Whisker], most: float) -> str:
    """Return the whiskers of a row, one below the other, on an axis from -most to most; what lies beyond is
    an arrow at its edge."""
    height = FOREST_ROW * max(1, len(whiskers)) + 6
    parts = [
        _whisker(whisker, most, 3 + FOREST_ROW * (place + 0.5)) for place, whisker in enumerate(whiskers)
    ]
    return _svg(FOREST_WIDTH, height, parts, "; ".join(whisker.words for whisker in whiskers))


def _whisker(one: Whisker, most: float, y: float) -> str:
    color = one.color % COLORS
    title = f"<title>{escape(one.words)}</title>"
    if one.low > most or one.high < -most:
        side = 1 if one.low > most else -1
        edge = FOREST_WIDTH / 2 * (1 + side)
        points = f"{edge:.1f},{y:.1f} {edge - side * 9:.1f},{y - 5:.1f} {edge - side * 9:.1f},{y + 5:.1f}"
        return f'<g>{title}<polygon points="{points}" class="fill{color}"/></g>'
    low, value, high = (_across(number, most) for number in (one.low, one.value, one.high))
    return (
        f'<g stroke-width="2">{title}{_line(low, y, high, y, f"stroke{color}")}'
        f'<circle cx="{value:.1f}" cy="{y:.1f}" r="3.6" class="fill{color}"/></g>'
    )


def _across(number: float, most: float) -> float:
    half = FOREST_WIDTH / 2
    return half + (half - 4) * min(1.0, max(-1.0, number / most))


def forest_axis(most: float) -> str:
    """Return the axis of whiskers, for the head of their column."""
    parts = [_line(0, 17.5, FOREST_WIDTH, 17.5, "grid")]
    for tick in ticks(-most, most):
        x = _across(tick, most)
        anchor = "start" if x < 14 else "end" if x > FOREST_WIDTH - 14 else "middle"
        label = f"{tick:+g}".replace("-", "−") if tick else "0"
        parts += [_line(x, 14, x, 20, "axis"), _text(x, 11, label, anchor)]
    return _svg(FOREST_WIDTH, 20, parts, "axis in standard deviations")


# ------------------------------------------------------------------ bars and histograms


def _up(share: float) -> float:
    """Return the height on the canvas of a part of the axis, 0 at the bottom and 1 at the top."""
    return HEIGHT - BOTTOM - share * (HEIGHT - TOP - BOTTOM)


def _upright_axis(most: float) -> list[str]:
    parts = []
    for tick in ticks(0, most, 4):
        y = _up(tick / most)
        parts.append(_line(LEFT, y, WIDTH - RIGHT, y, "grid"))
        parts.append(_text(LEFT - 6, y + 4, f"{100 * tick:g} %", "end"))
    return parts


def bars(groups: Sequence[tuple[str, Sequence[Bar]]], even: float) -> str:
    """Return groups of bars, a group for each name, with a dashed line at ``even``."""
    most = max([even, *(bar.high for _, group in groups for bar in group)]) * 1.08
    parts = _upright_axis(most)
    room = (WIDTH - LEFT - RIGHT) / max(1, len(groups))
    for place, (name, group) in enumerate(groups):
        wide = min(38.0, room * 0.8 / max(1, len(group)))
        start = LEFT + room * (place + 0.5) - wide * len(group) / 2
        parts += [_bar(bar, start + wide * number, wide, most) for number, bar in enumerate(group)]
        parts.append(_text(LEFT + room * (place + 0.5), HEIGHT - 10, _short(name, room)))
    parts.append(_line(LEFT, _up(even / most), WIDTH - RIGHT, _up(even / most), "even"))
    return _svg(WIDTH, HEIGHT, parts, "wins by seat")


def _bar(bar: Bar, x: float, wide: float, most: float) -> str:
    top, low, high = (_up(number / most) for number in (bar.value, bar.low, bar.high))
    middle = x + wide / 2
    return (
        f"<g><title>{escape(bar.words)}</title>"
        f'<rect x="{x + 1:.1f}" y="{top:.1f}" width="{wide - 2:.1f}" height="{_up(0) - top:.1f}" rx="2"'
        f' class="fill{bar.color % COLORS}"/>{_line(middle, low, middle, high, "whisker")}</g>'
    )


def _short(name: str, room: float) -> str:
    """Return a name cut to what fits."""
    most = max(3, int(room / 6.5))
    return name if len(name) <= most else name[: most - 1] + "…"


def histograms(counts: Sequence[Mapping[int, int]], words: str) -> str:
    """Return the shares of whole numbers in several runs as steps over one axis; nothing where there are
    none."""
    numbers = [number for one in counts for number, count in one.items() if count]
    if not numbers:
        return ""
    low, high = min(numbers), max(numbers)
    width = max(1, math.ceil((high - low + 1) / MOST_BINS))
    bins = (high - low) // width + 1
    shares = [_binned(one, low, width, bins) for one in counts]
    most = max(max(one) for one in shares) * 1.05
    parts = _upright_axis(most)
    parts += [_steps(one, most, place) for place, one in enumerate(shares) if any(one)]
    parts += _whole_ticks(low, bins, width)
    return _svg(WIDTH, HEIGHT, parts, words)


def _whole_ticks(low: int, bins: int, width: int) -> list[str]:
    """Return the numbers below a histogram: below the middle of a bin that holds one number only."""
    whole, found = bins * width, []
    for tick in ticks(low, low + whole, 6):
        x = _place((tick - low + (0.5 if width == 1 else 0)) / whole)
        if tick == int(tick) and LEFT <= x <= WIDTH - RIGHT - 8:
            found.append(_text(x, HEIGHT - 10, f"{int(tick):,}"))
    return found


def _place(part: float) -> float:
    return LEFT + part * (WIDTH - LEFT - RIGHT)


def _binned(counts: Mapping[int, int], low: int, width: int, bins: int) -> list[float]:
    """Return the share of each bin; all 0 of nothing."""
    found, whole = [0] * bins, sum(counts.values()) or 1
    for number, count in counts.items():
        found[(number - low) // width] += count
    return [count / whole for count in found]


def _steps(shares: Sequence[float], most: float, place: int) -> str:
    """Return a histogram as one outline; the first one is filled, the others are lines over it."""
    points = [(_place(0), _up(0))]
    for number, share in enumerate(shares):
        y = _up(share / most)
        points += [(_place(number / len(shares)), y), (_place((number + 1) / len(shares)), y)]
    points.append((_place(1), _up(0)))
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    color = place % COLORS
    if place == 0:
        return f'<polygon points="{path}" class="fill{color}" opacity="0.45"/>'
    return f'<polyline points="{path}" class="stroke{color}" stroke-width="2" stroke-linejoin="round"/>'
