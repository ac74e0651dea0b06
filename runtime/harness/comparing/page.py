"""A comparison as a page: one file of HTML with its pictures in it, nothing fetched, no script."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from html import escape
from statistics import median

from shedu.runtime.compare.comparison import Comparison, Row, Step, Table
from shedu.runtime.compare.intervals import Estimate
from shedu.runtime.harness.comparing.contender import Contender
from shedu.runtime.harness.comparing.plots import Bar, Whisker, bars, forest, forest_axis, histograms
from shedu.runtime.harness.comparing.style import COLORS, CSS
from shedu.runtime.harness.comparing.words import (
    digits,
    explanation,
    interval,
    method,
    moved,
    name_of,
    value,
)
from shedu.runtime.harness.console import plural
from shedu.runtime.statistics import wilson, win_fractions

MOST_FOUND = 12
SHORT = 18
_POLICY = "default-src 'none'; style-src 'unsafe-inline'"


def page_text(contenders: Sequence[Contender], comparison: Comparison) -> str:
    """Return the page. All names and titles in it are escaped: rule files are not trusted."""
    return "\n".join(_page(contenders, comparison)) + "\n"


def _page(contenders: Sequence[Contender], comparison: Comparison) -> Iterator[str]:
    title = " and ".join(one.label for one in contenders)
    yield '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">'
    yield f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield f"<title>{escape(title)}</title>\n<style>{CSS}</style>\n</head>\n<body>\n<main>"
    yield from _head(contenders)
    yield from _findings(contenders, comparison)
    yield from _pictures(contenders)
    yield from _figures(contenders, comparison)
    yield from _notes(comparison)
    yield "</main>\n</body>\n</html>"


def _head(contenders: Sequence[Contender]) -> Iterator[str]:
    first, *others = (escape(one.label) for one in contenders)
    plan = contenders[0].run.plan
    yield f'<h1>{" and ".join(others)} <span class="against">against {first}</span></h1>'
    agents = ", ".join(dict.fromkeys(plan.agents))
    yield f'<p class="soft">{plural(plan.players, "player")}; moves chosen: {escape(agents)}</p>'
    yield '<ul class="legend">'
    for place, one in enumerate(contenders):
        run = one.run
        games = f"{plural(run.totals.games, 'game')} of “{run.meta.title}”, seed {run.plan.seed}"
        if run.totals.failures:
            games += f"; {run.totals.faults + run.totals.broken:,} of them failed"
        yield (
            f'<li><span class="dot dot{place % COLORS}"></span>'
            f'<span><b>{escape(one.label)}</b> <span class="soft small">{escape(games)}</span></span></li>'
        )
    yield "</ul>"


# ------------------------------------------------------------------ what was found


def _findings(contenders: Sequence[Contender], comparison: Comparison) -> Iterator[str]:
    """Yield the clear differences, those first that are large beside how much games differ anyway."""
    yield '<section class="card"><h2>What is clear</h2>'
    found = [
        (round(abs(_effect(row, place) or math.inf), 3), place, table, row, step)
        for place in range(1, len(contenders))
        for table, row, step in comparison.clear_rows(place)
    ]
    found.sort(key=lambda one: -one[0])
    if not found:
        yield "<p>No difference is clear: these games may well play alike.</p>"
    else:
        yield '<ul class="found">'
        for _, place, table, row, step in found[:MOST_FOUND]:
            label = contenders[place].label if len(contenders) > 2 else ""
            yield _finding(place, label, table, row, step)
        yield "</ul>"
    if len(found) > MOST_FOUND:
        yield f'<p class="soft small">and {len(found) - MOST_FOUND} more in the tables below</p>'
    yield "</section>"


def _finding(place: int, label: str, table: Table, row: Row, step: Step) -> str:
    places = digits(row, table.unit)
    first, other = (value(row.estimates[of], table.unit, places) for of in (0, place))
    words, way = f"{table.title}: {name_of(row)}", f"{first} → {other}" + (f", {label}" if label else "")
    return (
        f'<li class="c{place % COLORS}"><b>{escape(moved(step, table.unit, places))}</b>{escape(words)}'
        f'<br><span class="soft small">{escape(way)}</span></li>'
    )


# ------------------------------------------------------------------ pictures


def _pictures(contenders: Sequence[Contender]) -> Iterator[str]:
    lengths = histograms([one.played.lengths for one in contenders], "lengths of games")
    scores = histograms([one.played.scores for one in contenders], "scores")
    cards = (
        ("Wins by seat", "share of the games; dashed: all alike", _wins(contenders)),
        ("Length", "decisions in a game", lengths),
        ("Scores", "of all seats at the end", scores),
    )
    yield '<div class="pictures">'
    for title, words, picture in cards:
        if picture:
            head = f'<h2>{title} <span class="soft small">{words}</span></h2>'
            yield f'<section class="card">{head}{picture}</section>'
    yield "</div>"


def _wins(contenders: Sequence[Contender]) -> str:
    players, seats = contenders[0].run.plan.players, contenders[0].run.meta.seats
    groups = [
        (seats[seat], [_win_bar(one, seat, place) for place, one in enumerate(contenders)])
        for seat in range(players)
    ]
    return bars(groups, 1 / players)


def _win_bar(one: Contender, seat: int, place: int) -> Bar:
    share = win_fractions(one.run.totals)[seat]
    low, high = wilson(share, one.run.totals.finished)
    words = f"{one.run.meta.seats[seat]} wins {100 * share:.1f} % ({100 * low:.1f} to {100 * high:.1f})"
    return Bar(share, low, high, place, f"{one.label}: {words}")


# ------------------------------------------------------------------ all figures


def _figures(contenders: Sequence[Contender], comparison: Comparison) -> Iterator[str]:
    """Yield one table of all figures, so that all whiskers stand above each other."""
    most = axis_end(comparison)
    yield '<section class="card"><h2>All figures</h2><table class="figures"><thead><tr><th></th>'
    for place, one in enumerate(contenders):
        dot = f'<span class="dot dot{place % COLORS}"></span>'
        yield f'<th title="{escape(one.label)}">{dot}{escape(_cut(one.label))}</th>'
        if place:
            yield "<th>difference</th><th></th>"
    yield f'<th class="forest">{forest_axis(most)}</th></tr></thead>'
    for table in comparison.tables:
        wide = 3 * len(contenders)
        yield f'<tbody><tr><th class="kind" colspan="{wide}">{escape(table.title)}</th></tr>'
        for row in table.rows:
            yield _row(row, table.unit, most)
        yield "</tbody>"
    yield "</table></section>"


def _cut(label: str) -> str:
    return label if len(label) <= SHORT else label[: SHORT - 1] + "…"


def _row(row: Row, unit: str, most: float) -> str:
    places = digits(row, unit)
    words = f'<span class="words">{escape(row.title)}</span>' if row.title != name_of(row) else ""
    cells = [f"<td>{escape(name_of(row))}{words}</td>", f"<td>{value(row.estimates[0], unit, places)}</td>"]
    for estimate, step in zip(row.estimates[1:], row.steps, strict=True):
        mark, ends = step.verdict, interval(step, unit, places)
        cells += [
            f"<td>{value(estimate, unit, places)}</td>",
            f'<td>{moved(step, unit, places)}<span class="words">{ends}</span></td>',
            f"<td>{_tag(mark) if mark else ''}</td>",
        ]
    return f'<tr>{"".join(cells)}<td class="forest">{forest(_whiskers(row, unit), most)}</td></tr>'


def _whiskers(row: Row, unit: str) -> list[Whisker]:
    """Return the differences of a row measured by how much games differ."""
    found = []
    for place, step in enumerate(row.steps, 1):
        spread, one = _spread(row, place), step.difference
        if one is None or one.low is None or one.high is None or not one.tested:
            continue
        places = digits(row, unit)
        words = f"{name_of(row)} {moved(step, unit, places)} ({interval(step, unit, places)})"
        if spread:
            found.append(Whisker(one.low / spread, one.value / spread, one.high / spread, place, words))
        else:
            far = math.copysign(math.inf, one.value)
            found.append(Whisker(far, far, far, place, words))
    return found


def _spread(row: Row, place: int) -> float:
    """Return the standard deviation of a figure over games, that of both runs taken together; 0 where it does
    not vary."""
    first, other = row.estimates[0], row.estimates[place]
    if first is None or other is None:
        return 0.0
    return math.sqrt((_variance(first) + _variance(other)) / 2)


def _variance(one: Estimate) -> float:
    return one.error * one.error * one.games


def _effect(row: Row, place: int) -> float | None:
    """Return a difference in standard deviations of a game; None where games do not vary."""
    spread, step = _spread(row, place), row.steps[place - 1].difference
    return step.value / spread if spread and step is not None else None


def axis_end(comparison: Comparison) -> float:
    """Return where the axis of whiskers ends: it shows most of them whole, what is far off as an arrow."""
    halves, ends = [], []
    for table in comparison.tables:
        for row in table.rows:
            for whisker in _whiskers(row, table.unit):
                if math.isfinite(whisker.low):
                    halves.append((whisker.high - whisker.low) / 2)
                    ends.append(max(abs(whisker.low), abs(whisker.high)))
    usual = median(halves) if halves else 0.0
    return max(3 * usual, min(max(ends), 12 * usual)) if usual else 1.0


# ------------------------------------------------------------------ notes


def _notes(comparison: Comparison) -> Iterator[str]:
    yield '<section class="card small"><h2>How to read this</h2>'
    words = escape(explanation(comparison))
    for mark in ("differs", "clear"):
        words = words.replace(f"`{mark}`", _tag(mark))
    yield f"<p>{words}</p>"
    yield f"<p>{escape(method())}</p>"
    yield (
        "<p>The whiskers at the right show each difference with its 95 % interval, measured by how much"
        " single games differ anyway (in standard deviations), so that all lie on one axis: 0 is no"
        " difference, an arrow one that lies beyond the edge.</p></section>"
    )


def _tag(word: str) -> str:
    return f'<span class="mark {word.split(maxsplit=1)[0]}">{word}</span>'
