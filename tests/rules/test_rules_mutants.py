"""Every rule is pinned: with any requirement or statement left out or turned round, some scenario fails."""

import tomllib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from shedu.compiler.core import (
    Action,
    Chance,
    ChooseAction,
    ChooseValue,
    Const,
    Define,
    Expr,
    Flow,
    ForEach,
    Game,
    Let,
    MakeList,
    MakeSet,
    Op,
    Region,
    Repeat,
    Requirement,
    Scenario,
    Stmt,
    Tally,
    When,
)
from shedu.compiler.interpret import Reference
from shedu.runtime.harness.loading import Loaded, load
from shedu.runtime.harness.scenarios import run_scenario
from shedu.runtime.harness.stage import ReferenceStage
from shedu.runtime.types import Bool, Int, ListType, Optional, SetType

TOP = Path(__file__).resolve().parents[2]
GAMES = {
    **{path.stem: path.stem for path in sorted(TOP.glob("rules/*/*.shedu"))},
    **{path.stem: str(path) for path in sorted(TOP.glob("tests/games/*.shedu"))},
}
DECLARED = ("data", "ranking", "invariant")
"""Kinds of rules that have nothing to leave out."""

Body = tuple[Stmt, ...]


@dataclass(frozen=True)
class Mutant:
    """`owner` gets `value` as its `part`. `rule` is the name of the rule, `what` tells the change."""

    rule: str
    what: str
    owner: Action | Flow | Define | Region
    part: str
    value: Any

    @contextmanager
    def applied(self) -> Iterator[None]:
        """Change the rule for a while."""
        old = getattr(self.owner, self.part)
        setattr(self.owner, self.part, self.value)
        try:
            yield
        finally:
            setattr(self.owner, self.part, old)


def mutants(game: Game) -> Iterator[Mutant]:
    """Yield every mutant of a game's actions, flows, defines and regions."""
    for action in game.actions:
        for what, steps in _steps(action.steps):
            yield Mutant(action.name, what, action, "steps", steps)
        for what, body in _bodies(action.effects):
            yield Mutant(action.name, what, action, "effects", body)
    for flow in game.flows:
        for what, body in _bodies(flow.body):
            yield Mutant(flow.name, what, flow, "body", body)
    for define in game.defines:
        yield from _define(define)
    for region in game.regions:
        yield Mutant(region.name, "turned round", region, "where", _not(region.where))


def _steps(steps: tuple[Let | Requirement, ...]) -> Iterator[tuple[str, tuple[Let | Requirement, ...]]]:
    for place, step in enumerate(steps):
        if isinstance(step, Requirement):
            turned = replace(step, condition=_not(step.condition))
            yield f"without {step.name}", (*steps[:place], *steps[place + 1 :])
            yield f"{step.name} turned round", (*steps[:place], turned, *steps[place + 1 :])


def _bodies(body: Body) -> Iterator[tuple[str, Body]]:
    """Yield the body with one statement of it, or inside it, left out or turned round."""
    for place, stmt in enumerate(body):
        where = f"{type(stmt).__name__} at {stmt.span.line}:{stmt.span.column}"
        before, after = body[:place], body[place + 1 :]
        if not isinstance(stmt, Let | Tally):
            if not _names_live_on(stmt):
                yield f"without {where}", (*before, *after)
            for what, other in _inside(stmt, where):
                yield what, (*before, other, *after)


def _names_live_on(stmt: Stmt) -> bool:
    """Tell whether later statements may use a name that this one binds."""
    match stmt:
        case ChooseValue(body=None) | Chance():
            return True
        case ChooseAction(captures=captures):
            return bool(captures)
    return False


def _inside(stmt: Stmt, where: str) -> Iterator[tuple[str, Stmt]]:
    match stmt:
        case When():
            yield f"{where} turned round", replace(stmt, test=_not(stmt.test))
            yield from ((what, replace(stmt, then=body)) for what, body in _bodies(stmt.then))
            yield from ((what, replace(stmt, other=body)) for what, body in _bodies(stmt.other))
        case ForEach() | Repeat():
            yield from ((what, replace(stmt, body=body)) for what, body in _bodies(stmt.body))
        case ChooseValue(body=tuple() as block):
            yield from ((what, replace(stmt, body=body)) for what, body in _bodies(block))
        case ChooseAction(options=options) if len(options) > 1:
            for place, option in enumerate(options):
                rest = (*options[:place], *options[place + 1 :])
                yield f"{where} without {option.action.name}", replace(stmt, options=rest)


def _define(define: Define) -> Iterator[Mutant]:
    """Yield a define that says the opposite, or nothing."""
    if isinstance(define.type, Bool):
        yield Mutant(define.name, "turned round", define, "body", _not(define.body))
        return
    empty = _empty(define.body)
    if empty is not None:
        yield Mutant(define.name, "made empty", define, "body", empty)


def _empty(body: Expr) -> Expr | None:
    match body.type:
        case ListType() | Optional(ListType()):
            return MakeList(body.type, body.span, ())
        case Optional():
            return Const(body.type, body.span, None)
        case SetType():
            return MakeSet(body.type, body.span, ())
        case Int():
            return Const(body.type, body.span, 0)
    return None


def _not(condition: Expr) -> Expr:
    return Op(Bool(), condition.span, "not", (condition,))


# ---------------------------------------------------------------- playing the scenarios
class Proof:
    """The scenarios of one game under one setting of its options, those first that failed last."""

    def __init__(self, name: str, settings: dict[str, object]) -> None:
        self.loaded: Loaded = load(name, settings, engine="python")
        found = self.loaded.checked.game
        assert found is not None
        self.game: Game = found
        self.scenarios = [one for one in self.loaded.checked.scenarios if not one.options]

    def others(self) -> set[tuple[tuple[str, object], ...]]:
        """Return the options that other scenarios ask for."""
        return {one.options for one in self.loaded.checked.scenarios if one.options}

    def failing(self, scenarios: Iterable[Scenario], most: int | None = None) -> list[Scenario]:
        """Return the first ``most`` scenarios that fail with the rules as they are now."""
        reference = Reference(self.game, self.loaded.meta)
        failed = (one for one in scenarios if not _passes(reference, one))
        return list(islice(failed, most))

    def killed(self, mutant: Mutant) -> bool:
        """Tell whether any scenario fails with a mutant in the place of the rule."""
        with mutant.applied():
            failed = self.failing(self.scenarios, most=1)
        for one in failed:
            self.scenarios.remove(one)
            self.scenarios.insert(0, one)
        return bool(failed)


def _passes(reference: Reference, scenario: Scenario) -> bool:
    return run_scenario(scenario, "python", lambda: ReferenceStage(reference, scenario)).passed


@cache
def proof(name: str) -> Proof:
    return Proof(GAMES[name], {})


@pytest.mark.parametrize("name", GAMES)
def test_all_scenarios_pass(name: str) -> None:
    here = proof(name)
    assert here.scenarios
    assert [one.title for one in here.failing(here.scenarios)] == []


@pytest.mark.parametrize("name", GAMES)
def test_no_rule_can_be_dropped_or_turned_round_unnoticed(name: str) -> None:
    here = proof(name)
    alive = {(mutant.rule, mutant.what): here.killed(mutant) for mutant in mutants(here.game)}
    for options in here.others():  # rules that only another reading has, or shows
        other = Proof(GAMES[name], dict(options))
        for mutant in mutants(other.game):
            key = (mutant.rule, mutant.what)
            if not alive.get(key):
                alive[key] = other.killed(mutant)
    assert [key for key, killed in alive.items() if not killed] == []


def test_each_clause_has_a_scenario_that_fails_without_a_rule_that_cites_it() -> None:
    here = proof("tigris")
    pinned: set[str] = set()
    for mutant in mutants(here.game):
        rule = next(rule for rule in here.game.rules if rule.name == mutant.rule)
        claiming = [one for one in here.scenarios if set(rule.cites) & set(one.cites) - pinned]
        with mutant.applied():
            failed = here.failing(claiming)
        pinned |= {cite for one in failed for cite in one.cites} & set(rule.cites)
    kinds = _base_clauses()
    declared = {cite for rule in here.game.rules if rule.kind in DECLARED for cite in rule.cites}
    left = set(kinds) - pinned
    assert left <= declared | set(here.game.cites)
    still = {cite for cite in left if kinds[cite] not in ("component", "definition", "setup", "visibility")}
    ranking = {"TE-WIN-03", "TE-WIN-04", "TE-WIN-05"}
    assert still == ranking | {"TE-UNIFY-02"}  # the last: the state has one place for the unification tile


def _base_clauses() -> dict[str, str]:
    """Return id -> kind of the base clauses that rules must carry out: neither examples nor exempt."""
    folder = TOP / "rules" / "tigris"
    clauses = tomllib.loads((folder / "clauses.toml").read_text("utf-8"))["clause"]
    exempt = {one["id"] for one in tomllib.loads((folder / "exempt.toml").read_text("utf-8"))["exempt"]}
    base = {
        one["id"]: one["kind"] for one in clauses if one["variant"] == "base" and one["kind"] != "example"
    }
    return {name: kind for name, kind in base.items() if name not in exempt}
