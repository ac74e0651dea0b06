"""The trace as text and as JSON."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from shedu.compiler.mutate import Mutation
from shedu.runtime.harness.console import paint
from shedu.runtime.harness.tracing.rows import Row

COLORS = {"covered": "green", "exempt": "dim", "uncited": "red", "untested": "yellow", "failing": "red"}


def missing(rows: Sequence[Row]) -> list[str]:
    """Return the ids that are neither covered nor exempt."""
    return [row.clause.id for row in rows if row.status not in ("covered", "exempt")]


def as_json(
    rows: Sequence[Row],
    warnings: Sequence[str],
    fired: Mapping[str, int] | None,
    survivors: Sequence[Mutation] | None,
) -> dict[str, Any]:
    """Return the trace as JSON values."""
    data: dict[str, Any] = {
        "clauses": [_row_json(row) for row in rows],
        "missing": missing(rows),
        "warnings": list(warnings),
    }
    if fired is not None:
        data["fired"] = dict(fired)
    if survivors is not None:
        data["survivors"] = [
            {"rule": one.rule, "change": one.what, "file": one.span.file, "line": one.span.line}
            for one in survivors
        ]
    return data


def _row_json(row: Row) -> dict[str, Any]:
    return {
        "id": row.clause.id,
        "kind": row.clause.kind,
        "part": row.clause.part,
        "rules": [
            {"name": r.name, "kind": r.kind, "file": r.span.file, "line": r.span.line} for r in row.rules
        ],
        "scenarios": [
            {"title": title, "result": "passed" if good else "failed"} for title, good in row.scenarios
        ],
        "status": row.status,
        **({"reason": row.reason} if row.reason else {}),
    }


def lines(rows: Sequence[Row], fired: Mapping[str, int] | None) -> Iterator[str]:
    """Yield the trace as text: a line a clause, then the sums, then how often each rule fired."""
    width = max((len(row.clause.id) for row in rows), default=0)
    for row in rows:
        status = paint(row.status.ljust(8), COLORS[row.status])
        yield f"{row.clause.id.ljust(width)}  {row.clause.kind:<11}  {status}  {_detail(row)}".rstrip()
    counts = Counter(row.status for row in rows)
    if rows:
        yield ""
        yield f"{len(rows)} clauses: " + ", ".join(
            f"{counts[status]} {status}" for status in COLORS if counts[status]
        )
    if fired is not None:
        yield ""
        yield "How often each rule fired:"
        for name, count in sorted(fired.items(), key=lambda pair: (pair[1], pair[0])):
            yield f"  {count:>12,}  {name}"


def _detail(row: Row) -> str:
    if row.reason:
        return row.reason
    rules = ", ".join(dict.fromkeys(rule.name for rule in row.rules)) or "-"
    good = sum(passes for _, passes in row.scenarios)
    scenarios = (
        f"{good} of {len(row.scenarios)} pass" if good < len(row.scenarios) else str(len(row.scenarios))
    )
    return f"{rules}; scenarios: {scenarios}"
