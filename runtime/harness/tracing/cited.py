"""Citations held against the clause file beside the rules."""

from __future__ import annotations

from collections.abc import Iterator

from shedu.compiler.core import Game, Scenario
from shedu.compiler.diagnostics import Diagnostic, nearest, warning
from shedu.compiler.pipeline.passes import Checked
from shedu.compiler.source import Span
from shedu.runtime.harness.tracing.clauses import read_clauses


def unknown_citations(checked: Checked) -> tuple[Diagnostic, ...]:
    """Return a warning for each clause cited that clauses.toml beside the rules has not; none without that file."""
    if checked.game is None:
        return ()
    known = {clause.id for clause in read_clauses(checked.found.path.parent)}
    if not known:
        return ()
    return tuple(
        _unknown(clause, span, known)
        for span, clauses in _citations(checked.game, checked.scenarios)
        for clause in clauses
        if clause not in known
    )


def _citations(game: Game, scenarios: tuple[Scenario, ...]) -> Iterator[tuple[Span, tuple[str, ...]]]:
    yield from ((rule.span, rule.cites) for rule in game.rules)
    yield from ((scenario.span, scenario.cites) for scenario in scenarios)


def _unknown(clause: str, span: Span, known: set[str]) -> Diagnostic:
    near = nearest(clause, known)
    hint = f"did you mean {near}?" if near else None
    return warning("E0706", f"There is no clause {clause} in clauses.toml.", span, "it is cited here", hint=hint)
