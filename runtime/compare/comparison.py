"""Runs side by side: every figure with its differences to the first run, and which of them are clear."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from shedu.runtime.compare.figures import SUBJECTS, Subject, happens, names_of, redundant, titles
from shedu.runtime.compare.intervals import Difference, Estimate, difference, holm
from shedu.runtime.rng import GOLDEN, MASK, mix64
from shedu.runtime.simulate import Run


@dataclass(frozen=True, slots=True)
class Step:
    """The way from the first run to another: the difference and whether it stays clear among all of a page.

    ``only``: the figure is missing in one of the two (``first`` or ``other`` has it alone); None where both
    or neither have it."""

    difference: Difference | None
    clear: bool
    only: str | None

    @property
    def verdict(self) -> str:
        """Return ``clear``, ``differs``, ``only here``, ``not here`` or nothing."""
        if self.only is not None:
            return "only here" if self.only == "other" else "not here"
        if self.clear:
            return "clear"
        return "differs" if self.difference is not None and self.difference.differs else ""


@dataclass(frozen=True, slots=True)
class Row:
    """A figure: its name, words for it, its estimates by run, and the steps from the first run to each
    other."""

    name: str
    title: str
    estimates: tuple[Estimate | None, ...]
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """Figures of one kind; see figures.Subject."""

    key: str
    title: str
    unit: str
    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class Comparison:
    """All tables, how many differences were tested, how many intervals leave out nought, and how many stay
    clear."""

    tables: tuple[Table, ...]
    tested: int
    differing: int
    clear: int

    def clear_rows(self, place: int) -> Iterator[tuple[Table, Row, Step]]:
        """Yield what is clear of the run at ``place`` (1 is the first after the one compared with)."""
        for table in self.tables:
            for row in table.rows:
                if row.steps[place - 1].clear:
                    yield table, row, row.steps[place - 1]


def seed_of(seed: int, place: int) -> int:
    """Return the seed of the run at ``place`` of a comparison, in 0 .. 2**64 - 1. The first one has the seed
    itself; streams of different runs have nothing to do with each other, even where the games are the
    same."""
    return seed & MASK if place == 0 else mix64(mix64(seed ^ GOLDEN) + place * GOLDEN)


def compare(runs: Sequence[Run]) -> Comparison:
    """Compare runs with the first of them; each must have been counted (simulate.Plan)."""
    metas = [run.meta for run in runs]
    words, dull = titles(metas), redundant(metas)
    tables = []
    for subject in SUBJECTS:
        rows = tuple(
            _row(name, words[subject.key].get(name, name), estimates)
            for name, estimates in _figures(subject, runs)
            if not (subject.key == "decisions" and name in dull)
        )
        if rows:
            tables.append(Table(subject.key, subject.title, subject.unit, rows))
    return _judged(tables)


def _figures(subject: Subject, runs: Sequence[Run]) -> Iterator[tuple[str, tuple[Estimate | None, ...]]]:
    """Yield the figures that occur in any run, with their estimates by run."""
    found = [subject.figures(run) for run in runs]
    for name in names_of(found):
        estimates = tuple(figures.get(name) for figures in found)
        if happens(estimates):
            yield name, estimates


def _row(name: str, title: str, estimates: tuple[Estimate | None, ...]) -> Row:
    first = estimates[0]
    return Row(name, title, estimates, tuple(_step(first, other) for other in estimates[1:]))


def _step(first: Estimate | None, other: Estimate | None) -> Step:
    only = None if (first is None) == (other is None) else "other" if first is None else "first"
    return Step(difference(first, other), False, only)


def _judged(tables: Sequence[Table]) -> Comparison:
    """Mark what stays clear among all differences that were tested."""
    steps = [step for table in tables for row in table.rows for step in row.steps]
    tested = [step.difference for step in steps if step.difference is not None and step.difference.tested]
    clear = iter(holm([one.p for one in tested]))
    judged = tuple(
        replace(table, rows=tuple(_judged_row(row, clear) for row in table.rows)) for table in tables
    )
    sure = sum(step.clear for table in judged for row in table.rows for step in row.steps)
    return Comparison(judged, len(tested), sum(one.differs for one in tested), sure)


def _judged_row(row: Row, clear: Iterator[bool]) -> Row:
    """Return the row with the next answers of ``clear``, one for each step that was tested."""
    return replace(row, steps=tuple(_judged_step(step, clear) for step in row.steps))


def _judged_step(step: Step, clear: Iterator[bool]) -> Step:
    tested = step.difference is not None and step.difference.tested
    return replace(step, clear=next(clear)) if tested else step
