"""What is compared: the figures of a run, in tables, each with its estimate."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from shedu.runtime.compare.intervals import Cross, Estimate, cross_of, mean_of, ratio_of, share_of
from shedu.runtime.meta import Meta
from shedu.runtime.simulate import Run
from shedu.runtime.statistics import Totals, ended_by

SHARE, NUMBER = "share", "number"
"""Units: a share of 0..1, or any number (a mean over the games)."""

Figures = Mapping[str, Estimate | None]
"""Name of a figure -> its estimate in a run, None where there was nothing to take it from."""


@dataclass(frozen=True, slots=True)
class Subject:
    """A table of figures: its key, its title, the unit of its figures, and how a run gives them."""

    key: str
    title: str
    unit: str
    figures: Callable[[Run], Figures]


def _wins(run: Run) -> Figures:
    return {str(seat): share_of(_win_sums(run.totals, seat)) for seat in range(run.plan.players)}


def _win_sums(totals: Totals, seat: int) -> Cross:
    """Return the sums of a seat's wins; one shared by k seats counts 1/k."""
    shares = [(count, 1 / (k + 1)) for k, count in enumerate(totals.shared[seat])]
    wins = sum(count * share for count, share in shares)
    squares = sum(count * share * share for count, share in shares)
    games = totals.finished
    return Cross(games, wins, games, squares, games, wins)


def _scores(run: Run) -> Figures:
    return {str(seat): mean_of(spread) for seat, spread in enumerate(run.totals.scores)}


def _course(run: Run) -> Figures:
    length, counts = run.totals.length, run.per_game
    choices = ratio_of(cross_of(counts.choices, length, counts.spare)) if length.count else None
    return {"moves": mean_of(length), "legal_actions": choices}


def _ends(run: Run) -> Figures:
    games = run.totals.games
    counts = ended_by(run.meta, run.totals)
    return {name: share_of(Cross(games, count, games, count, games, count)) for name, count in counts.items()}


def _actions(run: Run) -> Figures:
    return {name: mean_of(spread) for name, spread in run.per_game.actions.items()}


def _decisions(run: Run) -> Figures:
    return {name: mean_of(spread) for name, spread in run.per_game.decisions.items()}


def _conflicts(run: Run) -> Figures:
    return {name: mean_of(parts.whole) for name, parts in run.per_game.conflicts.items()}


def _winners(run: Run) -> Figures:
    return {
        f"{name}.{side}": share_of(cross_of(part, parts.whole, parts.rest[side]))
        for name, parts in run.per_game.conflicts.items()
        for side, part in parts.part.items()
    }


SUBJECTS = (
    Subject("wins", "Wins by seat", SHARE, _wins),
    Subject("scores", "Score by seat", NUMBER, _scores),
    Subject("course", "Course of a game", NUMBER, _course),
    Subject("ends", "How games end", SHARE, _ends),
    Subject("decisions", "Decisions in a game", NUMBER, _decisions),
    Subject("actions", "Actions in a game", NUMBER, _actions),
    Subject("conflicts", "Conflicts in a game", NUMBER, _conflicts),
    Subject("winners", "Who wins conflicts", SHARE, _winners),
)


def names_of(found: Iterable[Figures]) -> list[str]:
    """Return the names of figures that occur in any run, those of the first run first."""
    return list(dict.fromkeys(name for figures in found for name in figures))


def happens(estimates: Sequence[Estimate | None]) -> bool:
    """Tell whether a figure is anything but nought or missing in some run."""
    return any(one is not None and not (one.constant and one.value == 0) for one in estimates)


def told_by_actions(meta: Meta) -> set[str]:
    """Return the names of decisions that are told by an action: it alone answers them, and nothing else."""
    answers: dict[str, set[str]] = {}
    for question in meta.questions:
        answers.setdefault(question.name, set()).update(meta.blocks[block].name for block in question.blocks)
    asked = [name for names in answers.values() for name in names]
    return {
        question
        for question, names in answers.items()
        if len(names) == 1 and all(asked.count(name) == 1 for name in names)
    }


def redundant(metas: Sequence[Meta]) -> set[str]:
    """Return the decisions that are told by actions in every game that has them."""
    told = [told_by_actions(meta) for meta in metas]
    asked = [{question.name for question in meta.questions} for meta in metas]
    kept = set[str]().union(*(names - others for names, others in zip(asked, told, strict=True)))
    return set[str]().union(*told) - kept


def titles(metas: Sequence[Meta]) -> dict[str, dict[str, str]]:
    """Return the words for figures, by the key of their table and their name; the first game that has words
    for one gives them."""
    words: dict[str, dict[str, str]] = {subject.key: {} for subject in SUBJECTS}
    words["course"] = {"moves": "decisions", "legal_actions": "at a decision"}
    for meta in metas:
        for key, name, title in _titles(meta):
            words[key].setdefault(name, title)
    words["wins"] = words["scores"] = _seat_words(metas)
    return words


def _titles(meta: Meta) -> Iterator[tuple[str, str, str]]:
    yield from (("actions", block.name, block.title) for block in meta.blocks if block.title)
    yield from (("decisions", one.name, one.prompt) for one in meta.questions if one.prompt)


def _seat_words(metas: Sequence[Meta]) -> dict[str, str]:
    """Return what seats are called; where games call one differently, all names."""
    most = max(len(meta.seats) for meta in metas)
    return {
        str(seat): " / ".join(dict.fromkeys(meta.seats[seat] for meta in metas if seat < len(meta.seats)))
        for seat in range(most)
    }
