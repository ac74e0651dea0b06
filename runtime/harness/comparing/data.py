"""A comparison as JSON values."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from shedu.runtime.compare.comparison import Comparison, Step
from shedu.runtime.compare.intervals import Estimate
from shedu.runtime.harness.comparing.contender import Contender
from shedu.runtime.harness.comparing.words import explanation, method
from shedu.runtime.harness.simulation.report import as_json as run_json


def to_json(contenders: Sequence[Contender], comparison: Comparison) -> dict[str, Any]:
    """Return a comparison as the JSON object that `compare --json` prints."""
    return {
        "games": [_game(one) for one in contenders],
        "compared_with": contenders[0].label,
        "figures": [
            {
                "table": table.key,
                "name": row.name,
                "title": row.title,
                "unit": table.unit,
                "values": [_estimate(one) for one in row.estimates],
                "differences": [None, *(_step(step) for step in row.steps)],
            }
            for table in comparison.tables
            for row in table.rows
        ],
        "tested": comparison.tested,
        "differing": comparison.differing,
        "clear": comparison.clear,
        "correction": "holm",
        "explanation": f"{explanation(comparison)} {method()}",
    }


def _game(one: Contender) -> dict[str, Any]:
    return {"label": one.label, **run_json(one.loaded.name, one.loaded.options, one.run)}


def _estimate(one: Estimate | None) -> dict[str, Any] | None:
    if one is None:
        return None
    return {"value": one.value, "error": one.error, "games": one.games, "constant": one.constant}


def _step(step: Step) -> dict[str, Any]:
    found = step.difference
    if found is None:
        return {"value": None, "interval": None, "p": None, "verdict": step.verdict}
    whole = found.low is not None and found.high is not None and math.isfinite(found.high - found.low)
    return {
        "value": found.value,
        "interval": [found.low, found.high] if whole else None,
        "p": found.p if found.tested else None,
        "differs": found.differs,
        "clear": step.clear,
        "verdict": step.verdict,
    }
