"""Which changes of the rules no scenario notices, and which clauses are pinned: a scenario that cites the clause
fails when something in a place that cites it is left out or turned round."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from shedu.compiler.core import Scenario
from shedu.compiler.interpret import Reference
from shedu.compiler.mutate import Mutation, Place, mutant, mutations, places
from shedu.compiler.source import Span
from shedu.runtime.harness.loading import Loaded, load_found
from shedu.runtime.harness.scenarios import run_scenario
from shedu.runtime.harness.stage import ReferenceStage


@dataclass
class Pinning:
    """``survivors``: the changes that no scenario notices. ``pinned``: clause -> a change and the title of a scenario
    that cites the clause and fails by it. ``places`` are those that cite, ``tried`` counts the changes."""

    places: tuple[Place, ...]
    survivors: dict[tuple[str, str, Span], Mutation] = field(default_factory=dict)
    pinned: dict[str, tuple[Mutation, str]] = field(default_factory=dict)
    tried: int = 0

    def loose(self) -> list[str]:
        """Return the clauses cited where something can be left out, though no scenario that cites them notices."""
        cited = {cite: None for place in self.places if place.runs for cite in place.cites}
        declared = {cite for place in self.places if not place.runs for cite in place.cites}
        return [cite for cite in cited if cite not in self.pinned and cite not in declared]


def pin(loaded: Loaded) -> Pinning:
    """Try every change of a game on its scenarios, on the reference engine; scenarios with other options are played
    with the game built for them."""
    section = loaded.checked.section
    assert section is not None
    found = Pinning(tuple(places((section.header, *section.declarations))))
    killed: set[tuple[str, str, Span]] = set()
    for build in builds(loaded):
        bench = _Bench(build)
        for mutation in mutations(bench.game):
            found.tried += mutation.key not in killed and mutation.key not in found.survivors
            if _try(found, bench, mutation, mutation.key in killed):
                killed.add(mutation.key)
                found.survivors.pop(mutation.key, None)
            elif mutation.key not in killed:
                found.survivors[mutation.key] = mutation
    return found


def builds(loaded: Loaded) -> Iterator[Loaded]:
    """Yield the game, then the game as built with the options that scenarios of it ask for."""
    yield loaded
    for options in dict.fromkeys(one.options for one in loaded.checked.scenarios if one.options):
        settings = {**loaded.settings, **{name: str(value) for name, value in options}}
        yield load_found(loaded.found, settings, "python", linked=loaded.checked.linked)


class _Bench:
    """The scenarios of one build, those first that failed last."""

    def __init__(self, loaded: Loaded) -> None:
        game = loaded.checked.game
        assert game is not None
        self.game, self.meta = game, loaded.meta
        self.scenarios = [one for one in loaded.checked.scenarios if not one.options]
        self.reference = Reference(game, loaded.meta)
        for one in self.scenarios:  # so that what a change does not reach is written once
            run_scenario(one, "python", lambda one=one: ReferenceStage(self.reference, one))  # type: ignore[misc]

    def failing(self, mutation: Mutation, scenarios: Iterable[Scenario]) -> Iterator[Scenario]:
        """Yield the scenarios that fail with a change of the rules."""
        changed = mutant(self.game, self.meta, mutation)
        reference = self.reference.changed(changed.game, changed.meta)
        for one in scenarios:
            told = changed.scenario(one)
            if not run_scenario(told, "python", lambda told=told: ReferenceStage(reference, told)).passed:  # type: ignore[misc]
                yield one

    def first(self, scenario: Scenario) -> None:
        """Let a scenario be tried first next time."""
        self.scenarios.remove(scenario)
        self.scenarios.insert(0, scenario)


def _try(found: Pinning, bench: _Bench, mutation: Mutation, killed: bool) -> bool:
    """Try a change on the scenarios that cite what it concerns, as far as that is not pinned yet, then on the others
    until one notices; a change that is known to be noticed needs no others."""
    concerned = {cite for place in found.places if place.holds(mutation) for cite in place.cites}
    wanted = concerned - found.pinned.keys()
    claiming = [one for one in bench.scenarios if not wanted.isdisjoint(one.cites)]
    others = [] if killed else [one for one in bench.scenarios if wanted.isdisjoint(one.cites)]
    noticed = False
    for one in bench.failing(mutation, [*claiming, *others]):
        noticed = True
        for cite in wanted & set(one.cites):
            found.pinned.setdefault(cite, (mutation, one.title))
        if wanted.isdisjoint(one.cites):
            bench.first(one)
            break
        if one is claiming[-1]:
            break
    return noticed
