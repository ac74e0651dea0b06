"""The sums of a run as text and as JSON."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from shedu.runtime.harness.console import number, paint, plural, table
from shedu.runtime.simulate import Run

IN_A_LINE = 4
SHOWN = 3


def as_json(name: str, options: Mapping[str, object], run: Run) -> dict[str, Any]:
    """Return a run as the JSON object that `sim --json` prints."""
    seats = run.meta.seats[: run.plan.players]
    return {
        "game": name,
        "options": dict(options),
        "seats": list(seats),
        "checked": run.plan.check,
        **run.summary(),
    }


def lines(name: str, options: Mapping[str, object], settings: Mapping[str, str], run: Run) -> Iterator[str]:
    """Yield a run as text; ``settings`` are the options that were set."""
    data = {**as_json(name, options, run), "set": settings}
    yield _head(run, data)
    if run.totals.games == 0:
        return
    yield ""
    yield from _seats(data)
    yield ""
    for what, text in _sums(data):
        if text:
            yield f"{paint(what.ljust(10), 'bold')} {text}"
    yield from _failures(data)


def _head(run: Run, data: Mapping[str, Any]) -> str:
    settings = "".join(f", {name}={value}" for name, value in data["set"].items())
    threads = f", {plural(run.plan.threads, 'thread')}" if run.engine == "native" else ""
    games = f"{plural(data['games'], 'game')} of {plural(data['players'], 'player')}"
    how = f"{', '.join(dict.fromkeys(run.plan.agents))}; seed {data['seed']}{settings}"
    return f"{paint(run.meta.title, 'bold')}: {games} ({how}), {run.engine} engine{threads}"


def _seats(data: Mapping[str, Any]) -> Iterator[str]:
    rows = [("seat", "wins", "95 %", "score", "sd", "min", "max")]
    for seat, name in enumerate(data["seats"]):
        low, high = data["wins_interval"][seat]
        score = data["scores"][seat]
        figures = (_figure(score[key]) for key in ("mean", "sd", "min", "max"))
        interval = f"{100 * low:.1f}-{100 * high:.1f} %"
        rows.append((name, f"{100 * data['wins'][seat]:.1f} %", interval, *figures))
    yield from table(rows)


def _figure(value: float | None) -> str:
    return "-" if value is None else f"{value:.2f}" if isinstance(value, float) else str(value)


def _sums(data: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    length = data["length"]
    yield (
        "length",
        f"{_figure(length['mean'])} moves a game ({length['min']} to {length['max']}),"
        f" {_figure(data['branching'])} legal moves at each",
    )
    yield from _shares("ends", data["ended_by"])
    yield from _shares("actions", data["actions"])
    for name, sides in data["conflicts"].items():
        yield from _shares(name, sides)
    yield (
        "speed",
        f"{number(data['games_per_second'])} games/s, {number(data['moves_per_second'])} moves/s"
        f" ({data['seconds']:.2f} s)",
    )
    yield "digest", data["digest"]


def _shares(what: str, counts: Mapping[str, int]) -> Iterator[tuple[str, str]]:
    """Yield counts with their part of the whole, the greatest first, a few in a line."""
    whole = sum(counts.values()) or 1
    ordered = sorted(((name, count) for name, count in counts.items() if count), key=lambda pair: -pair[1])
    words = [f"{name} {count:,} ({100 * count / whole:.1f} %)" for name, count in ordered]
    for start in range(0, len(words), IN_A_LINE):
        yield ("" if start else what), ", ".join(words[start : start + IN_A_LINE])


def _failures(data: Mapping[str, Any]) -> Iterator[str]:
    settings = "".join(f" --set {name}={value}" for name, value in data["set"].items())
    where = f"{data['game']}{settings} --players {data['players']} --seed {data['seed']}"
    count = sum(data["ended_by"].get(kind, 0) for kind in ("fault", "invariant"))
    if count > SHOWN:
        yield f"{paint('fault:', 'red')} {count:,} games failed; the first ones:"
    for failure in data["failures"][:SHOWN]:
        what = f"{failure['file']}:{failure['line']}: " if "file" in failure else ""
        if failure["kind"] == "invariant":
            what += f"the invariant `{failure['name']}` is broken"
        else:
            what += failure["message"].rstrip(".")
        place = f"game {failure['game']}, move {failure['move']}"
        yield f"{paint('fault:', 'red')} {place}: {what}; see `shedu replay {where} --game {failure['game']}`"
