"""A comparison as text."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence
from string import ascii_uppercase

from shedu.runtime.compare.comparison import Comparison, Row
from shedu.runtime.harness.comparing.contender import Contender
from shedu.runtime.harness.comparing.words import digits, explanation, interval, method, moved, name_of, value
from shedu.runtime.harness.console import number, paint, plural, table

WIDTH = 100
LONGEST = 16
"""Longer labels stand above the tables and letters in them."""
VERDICTS = {"clear": "green", "differs": "yellow"}


def lines(contenders: Sequence[Contender], comparison: Comparison) -> Iterator[str]:
    """Yield a comparison as text."""
    labels = [one.label for one in contenders]
    names = labels if max(map(len, labels)) <= LONGEST else list(ascii_uppercase[: len(labels)])
    yield from _head(contenders, names)
    yield from _tables(comparison, names)
    yield ""
    for place, label in enumerate(labels[1:], 1):
        yield from _clear(comparison, labels[0], label, place)
    yield from textwrap.wrap(f"{explanation(comparison)} {method()}", WIDTH)


def _head(contenders: Sequence[Contender], names: Sequence[str]) -> Iterator[str]:
    plan = contenders[0].run.plan
    yield f"{plural(plan.players, 'player')}, {', '.join(dict.fromkeys(plan.agents))}"
    for one, name in zip(contenders, names, strict=True):
        run, label = one.run, one.label if name == one.label else f"{name}  {one.label}"
        speed = run.totals.games / (run.seconds or 1e-9)
        yield (
            f"{paint(label, 'bold')}: {plural(run.totals.games, 'game')}, seed {run.plan.seed},"
            f" {run.engine} engine, {number(speed)} games/s"
        )


def _tables(comparison: Comparison, names: Sequence[str]) -> Iterator[str]:
    """Yield all tables, their columns in line."""
    head = [names[0]]
    for name in names[1:]:
        head += [name, "difference", "95 % interval", ""]
    rows: list[tuple[list[str], Row | None]] = []
    for found in comparison.tables:
        rows.append(([found.title.lower(), *head], None))
        rows += [(_cells(row, found.unit), row) for row in found.rows]
    for line, (_, row) in zip(table(cells for cells, _ in rows), rows, strict=True):
        if row is None:
            yield ""
        yield paint(line, "bold") if row is None else _painted(line, row)


def _painted(line: str, row: Row) -> str:
    """Return a line coloured by the strongest verdict in it."""
    verdicts = {step.verdict for step in row.steps}
    color = next((color for verdict, color in VERDICTS.items() if verdict in verdicts), None)
    return paint(line, color) if color else line


def _cells(row: Row, unit: str) -> list[str]:
    places = digits(row, unit)
    cells = [f"  {name_of(row)}", value(row.estimates[0], unit, places)]
    for estimate, step in zip(row.estimates[1:], row.steps, strict=True):
        cells += [value(estimate, unit, places), moved(step, unit, places)]
        cells += [interval(step, unit, places), step.verdict]
    return cells


def _clear(comparison: Comparison, first: str, other: str, place: int) -> Iterator[str]:
    """Yield in words what is clear between two games."""
    words = [
        f"  {found.title.lower()}: {name_of(row)} {moved(step, found.unit, digits(row, found.unit))}"
        for found, row, step in comparison.clear_rows(place)
    ]
    if not words:
        yield paint(f"Nothing is clear between {first} and {other}.", "bold")
        return
    yield paint(f"Clear between {first} and {other}:", "bold")
    yield from words
