"""All scenarios of a game, run on every engine there is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from shedu.compiler.core import Scenario
from shedu.runtime.harness.loading import Loaded, open_found
from shedu.runtime.harness.scenarios import Result, run_scenario
from shedu.runtime.harness.stage import NativeStage, ReferenceStage, Stage


@dataclass
class Troupe:
    """Plays the scenarios of one game; games with other options are loaded when a scenario asks for them."""

    loaded: Loaded
    engines: tuple[str, ...]
    quick: bool
    others: dict[tuple[tuple[str, str], ...], Loaded] = field(default_factory=dict)

    def run(self, scenario: Scenario) -> Iterator[Result]:
        """Play a scenario on each engine."""
        loaded = self.loaded if not scenario.options else self._other(scenario)
        own = scenario if loaded is self.loaded else _same(scenario, loaded.checked.scenarios)
        for engine in self._engines(loaded):
            yield run_scenario(own, engine, lambda engine=engine: open_stage(loaded, engine, own))  # type: ignore[misc]

    def _other(self, scenario: Scenario) -> Loaded:
        """Return the game with the options a scenario asks for. Raises Trouble where the rules are faulty with
        them, or where the engine asked for cannot be had."""
        wanted = tuple((name, str(value)) for name, value in scenario.options)
        if wanted not in self.others:
            settings = settings_for(self.loaded, scenario.options)
            engine = self.engines[0] if len(self.engines) == 1 else "auto"
            self.others[wanted] = open_found(
                self.loaded.found, settings, engine, self.quick, self.loaded.checked.linked
            )
        return self.others[wanted]

    def _engines(self, loaded: Loaded) -> tuple[str, ...]:
        """Return the engines that are there with the options of a scenario."""
        return tuple(name for name in self.engines if name == "python" or loaded.native is not None)


def settings_for(loaded: Loaded, options: Iterable[tuple[str, object]]) -> dict[str, str]:
    """Return the settings of a game with some options set otherwise: those of modules that come into play with
    them, none of modules that do not."""
    settings = {**loaded.settings, **{name: str(value) for name, value in options}}
    section = loaded.checked.section
    elsewhere = section.under(settings).elsewhere if section is not None else {}
    return {name: value for name, value in settings.items() if name not in elsewhere}


def open_stage(loaded: Loaded, engine: str, scenario: Scenario) -> Stage:
    """Return a fresh game of an engine for a scenario."""
    if engine == "python":
        return ReferenceStage(loaded.reference, scenario)
    assert loaded.native is not None
    return NativeStage(loaded.native, loaded.reference, scenario)


def _same(scenario: Scenario, scenarios: tuple[Scenario, ...]) -> Scenario:
    """Return the scenario that stands in the same place of the files, checked for other options."""
    return next(one for one in scenarios if one.span == scenario.span)


def engines_of(loaded: Loaded, engine: str) -> tuple[str, ...]:
    """Return the engines that scenarios run on: both where both are there, or the one that was asked for."""
    if engine != "auto":
        return (engine,)
    return ("python", "native") if loaded.native is not None else ("python",)
