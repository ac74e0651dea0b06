"""The trace: for each clause the rules that cite it, the scenarios that play it, and what that comes to."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from shedu.compiler.check.walk import nodes
from shedu.compiler.core import Game
from shedu.compiler.source import Span
from shedu.compiler.tree import Cite, Node
from shedu.runtime.harness.scenarios import Result
from shedu.runtime.harness.tracing.clauses import Clause

MOST_FOR_A_RULE = 6
MOST_FOR_A_SCENARIO = 4
LOOSE = "Its scenarios pass even when what cites it is left out or turned round."


@dataclass(frozen=True, slots=True)
class Citing:
    """Something in the rules that cites clauses: its name (``action.requirement`` for a requirement), kind
    and place."""

    name: str
    kind: str
    cites: tuple[str, ...]
    span: Span


@dataclass(frozen=True, slots=True)
class Row:
    """One clause. ``scenarios``: title -> whether it passes on every engine. ``status``: covered, uncited,
    untested, failing or exempt; ``reason``: why it is exempt, or untested in spite of its scenarios."""

    clause: Clause
    rules: tuple[Citing, ...]
    scenarios: tuple[tuple[str, bool], ...]
    status: str
    reason: str


def citing(games: Iterable[Game]) -> tuple[Citing, ...]:
    """Return everything in the rules that cites, in the order of the files. The games are one game built with
    different options, which put modules in play: what stands in several of them comes once."""
    found: dict[tuple[str, str, Span], Citing] = {}
    for one in (one for game in games for one in _citing(game)):
        key = one.name, one.kind, one.span
        cites = dict.fromkeys((*found[key].cites, *one.cites)) if key in found else one.cites
        found[key] = Citing(*key[:2], tuple(cites), one.span)
    return tuple(found.values())


def _citing(game: Game) -> tuple[Citing, ...]:
    found = [Citing(rule.name, rule.kind, rule.cites, rule.span) for rule in game.rules]
    for action in game.actions:
        found += [
            Citing(f"{action.name}.{step.name}", "require", step.cites, step.span)
            for step in game.requirements
            if step in action.steps
        ]
    found.append(Citing(game.name, "game", game.cites, game.play.span))
    return tuple(one for one in found if one.cites)


def trace(
    clauses: Iterable[Clause],
    rules: Sequence[Citing],
    results: Sequence[Result],
    exempt: Mapping[str, str],
    loose: Collection[str] = (),
) -> tuple[Row, ...]:
    """Return a row for each clause, in order. ``loose``: the clauses whose scenarios pass even without what
    cites them."""
    by_clause: dict[str, list[Citing]] = {}
    for rule in rules:
        for cite in dict.fromkeys(rule.cites):
            by_clause.setdefault(cite, []).append(rule)
    played = _played(results)
    return tuple(
        _row(clause, by_clause.get(clause.id, []), played.get(clause.id, {}), exempt, clause.id in loose)
        for clause in clauses
    )


def _played(results: Sequence[Result]) -> dict[str, dict[str, bool]]:
    """Return clause -> title of a scenario -> whether it passes on every engine it ran on."""
    played: dict[str, dict[str, bool]] = {}
    for result in results:
        for cite in result.cites:
            titles = played.setdefault(cite, {})
            titles[result.title] = titles.get(result.title, True) and result.passed
    return played


def _row(
    clause: Clause, rules: list[Citing], scenarios: dict[str, bool], exempt: Mapping[str, str], loose: bool
) -> Row:
    status = _status(clause, bool(rules), scenarios)
    reason = ""
    if status == "covered" and loose:
        status, reason = "untested", LOOSE
    if status != "covered" and clause.id in exempt:
        status, reason = "exempt", exempt[clause.id]
    return Row(clause, tuple(rules), tuple(scenarios.items()), status, reason)


def _status(clause: Clause, cited: bool, scenarios: dict[str, bool]) -> str:
    """A clause needs a rule and a passing scenario; an example is a scenario and needs no rule of its own."""
    if not all(scenarios.values()):
        return "failing"
    if not cited and clause.kind != "example":
        return "uncited"
    return "covered" if scenarios else "untested"


def warnings(
    clauses: Iterable[Clause],
    declarations: Sequence[Node],
    rules: Sequence[Citing],
    results: Sequence[Result],
    exempt: Mapping[str, str],
) -> list[str]:
    """Return what looks wrong in the citations: too many in one place, ids that no clause has."""
    known = {clause.id for clause in clauses}
    scenarios = {(result.file, result.line): result for result in results}
    found = [
        f'{result.file}:{result.line}: scenario "{result.title}" claims {len(set(result.cites))} clauses,'
        f" more than {MOST_FOR_A_SCENARIO}"
        for result in scenarios.values()
        if len(set(result.cites)) > MOST_FOR_A_SCENARIO
    ]
    cited = [(rule.span.file, rule.span.line, rule.cites) for rule in rules]
    cited += [(result.file, result.line, result.cites) for result in scenarios.values()]
    unknown = {(file, line, cite) for file, line, cites in cited for cite in cites if cite not in known}
    if known:
        found += [f"{file}:{line}: there is no clause {cite}" for file, line, cite in sorted(unknown)]
    found += [f"exempt.toml: there is no clause {id}" for id in exempt if id not in known]
    return [*dict.fromkeys(_crowded(declarations)), *found]


def _crowded(declarations: Sequence[Node]) -> Iterator[str]:
    """Yield the places of the rules that cite too many clauses at once; a requirement, a line or a block with
    citations of its own is a place of its own, and so is what an amendment in another file adds to it."""
    for declaration in declarations:
        name = getattr(declaration, "name", "")
        for node in nodes(declaration):
            for spans in _by_file(getattr(node, "cites", ())):
                if len(spans) > MOST_FOR_A_RULE:
                    what = getattr(node, "name", name)
                    much = f"{len(spans)} clauses, more than {MOST_FOR_A_RULE}"
                    yield f"{spans[0].file}:{spans[0].line}: rule `{what}` cites {much}"


def _by_file(cites: Iterable[Cite]) -> list[list[Span]]:
    """Return where clauses are cited, each clause once, file by file."""
    found: dict[str, list[Span]] = {}
    for span in {cite.clause: cite.span for cite in cites}.values():
        found.setdefault(span.file, []).append(span)
    return list(found.values())
