"""Which values belong to a waiting state."""

from collections.abc import Callable
from pathlib import Path

from shedu.compiler.interpret import Reference
from shedu.runtime.meta import from_json, to_json

TOP = Path(__file__).resolve().parents[3]

STOPS = {
    "greet": ["me near at c | c", "me near at | c"],
    "rest_a_while": ["me | "],
    "trade": ["me held marks best home | ", "me held marks best home | "],
    "visits": ["me n c | n c", "me k | k round", "me p me | p", "me | p"],
    "quarrel": [
        "one two strength.one strength.two | ",
        "one two strength.one strength.two committed.one | ",
        "one two strength.one strength.two committed.one | ",
        "one two strength.one strength.two committed.one committed.two | ",
    ],
    "turn": ["me | ", "me | "],
    "play": [" | round me"],
    "claim": ["me near | "],
    "carry": ["me given | ", "me | "],
    "frown": ["me at | "],
}
"""Values and rests of loops at each stop, by rule. A value that is not read later is not among them, nor a
place where a caller has nothing left to do."""


def test_what_belongs_to_each_stop(engine: Callable[[str], Reference]) -> None:
    reference = engine((TOP / "tests" / "games" / "errands.shedu").read_text(encoding="utf-8"))
    found: dict[str, list[str]] = {}
    for stop in reference.meta.stops:
        values, rests = (
            " ".join(slot.name for slot in stop.slots if slot.kind == kind) for kind in ("value", "rest")
        )
        found.setdefault(reference.meta.rules[stop.rule].name, []).append(f"{values} | {rests}")
    assert found == STOPS
    assert from_json(to_json(reference.meta)) == reference.meta
