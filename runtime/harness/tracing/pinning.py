"""Which changes of the rules no scenario notices, and which clauses are pinned.

A clause is pinned when a scenario that cites it fails while something in a place of the rules that cites it
is left out or turned round.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from shedu.compiler.core import Game, Scenario
from shedu.compiler.interpret import Reference
from shedu.compiler.mutate import Key, Mutating, Mutation, Place, mutations, places
from shedu.runtime.harness.loading import Loaded, open_found
from shedu.runtime.harness.scenarios import run_scenario
from shedu.runtime.harness.scene import settings_for
from shedu.runtime.harness.stage import ReferenceStage


@dataclass
class Pinning:
    """``places`` are those that cite. ``survivors``: the changes that no scenario notices. ``pinned``: clause
    -> a change, and the title of a scenario that cites the clause and fails by it. ``tried`` counts changes.
    """

    places: tuple[Place, ...]
    survivors: dict[Key, Mutation] = field(default_factory=dict)
    pinned: dict[str, tuple[Mutation, str]] = field(default_factory=dict)
    tried: int = 0

    def loose(self) -> list[str]:
        """Return the clauses cited where something can be left out, though no scenario that cites them fails
        by it. Clauses that a declaration of data cites are none: there is nothing to leave out."""
        declared = self.declared()
        cited = dict.fromkeys(cite for place in self.places for cite in place.cites)
        return [cite for cite in cited if cite not in self.pinned and cite not in declared]

    def declared(self) -> set[str]:
        """Return the clauses that are not pinned and rest on a declaration of data."""
        cited = {cite for place in self.places if not place.runs for cite in place.cites}
        return cited - self.pinned.keys()


def changes(loaded: Loaded) -> int:
    """Return how many changes there are of a game as it is built."""
    return sum(1 for _ in mutations(_game(loaded)))


def pin(
    loaded: Loaded, progress: Callable[[int], None] = lambda done: None, others: Sequence[Loaded] = ()
) -> Pinning:
    """Try every change of a game on its scenarios, on the reference engine; scenarios with other options are
    played with the game built for them. The rules of ``others``, which a variant is of, on theirs."""
    made = [build for one in (loaded, *others) for build in builds(one)]
    found = Pinning(tuple(dict.fromkeys(place for build in made for place in _places(build))))
    killed: set[Key] = set()
    for build in made:
        bench = _Bench(build)
        for mutation in mutations(bench.game):
            key = mutation.key
            found.tried += key not in killed and key not in found.survivors
            if _try(found, bench, mutation, key in killed):
                killed.add(key)
                found.survivors.pop(key, None)
            elif key not in killed:
                found.survivors[key] = mutation
            progress(found.tried)
    return found


def builds(loaded: Loaded) -> Iterator[Loaded]:
    """Yield the game, then the game as built with the options that scenarios of it ask for."""
    yield loaded
    for options in dict.fromkeys(one.options for one in loaded.checked.scenarios if one.options):
        settings = settings_for(loaded, options)
        yield open_found(loaded.found, settings, "python", linked=loaded.checked.linked)


def _places(loaded: Loaded) -> Iterator[Place]:
    section = loaded.checked.section
    assert section is not None
    return places((section.header, *section.declarations))


def _game(loaded: Loaded) -> Game:
    assert loaded.checked.game is not None
    return loaded.checked.game


class _Bench:
    """The scenarios of one build that pass, those first that failed last."""

    def __init__(self, loaded: Loaded) -> None:
        self.game = _game(loaded)
        self._mutating = Mutating(self.game, loaded.meta)
        self._reference = Reference(self.game, loaded.meta)
        own = (one for one in loaded.checked.scenarios if not one.options)
        self.scenarios = [one for one in own if _passes(self._reference, one)]

    def failing(self, mutation: Mutation, scenarios: Iterable[Scenario]) -> Iterator[Scenario]:
        """Yield the scenarios that fail with a change of the rules."""
        mutant = self._mutating.mutant(mutation)
        reference = self._reference.changed(mutant.game, mutant.meta)
        for one in scenarios:
            if not _passes(reference, mutant.scenario(one)):
                yield one

    def first(self, scenario: Scenario) -> None:
        """Let a scenario be tried first next time."""
        self.scenarios.remove(scenario)
        self.scenarios.insert(0, scenario)


def _passes(reference: Reference, scenario: Scenario) -> bool:
    """Tell whether a scenario passes. Changed rules may break what the checks have made sure of, so whatever
    is raised is a failure of theirs."""
    try:
        return run_scenario(scenario, "python", lambda: ReferenceStage(reference, scenario)).passed
    except Exception:
        return False


def _try(found: Pinning, bench: _Bench, mutation: Mutation, killed: bool) -> bool:
    """Try a change on the scenarios that cite what it concerns, as far as that is not pinned yet, then on the
    others until one notices; a change that is known to be noticed needs no others."""
    concerned = {cite for place in found.places if place.holds(mutation) for cite in place.cites}
    wanted = concerned - found.pinned.keys()
    claiming = [one for one in bench.scenarios if not wanted.isdisjoint(one.cites)]
    others = [] if killed else [one for one in bench.scenarios if wanted.isdisjoint(one.cites)]
    noticed = False
    for one in bench.failing(mutation, claiming):
        noticed = True
        for cite in wanted.intersection(one.cites):
            found.pinned.setdefault(cite, (mutation, one.title))
    if noticed:
        return True
    for one in bench.failing(mutation, others):
        bench.first(one)
        return True
    return False
