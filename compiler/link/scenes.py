"""The scenarios of the games of a file: those in the file itself, then those of the folder beside it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from shedu.compiler import tree as t
from shedu.compiler.diagnostics import Diagnostic, error, nearest
from shedu.compiler.link.files import MOST_FILES, Files, Section
from shedu.compiler.link.spans import first_line

SCENARIO_FOLDER = "scenarios"

Scenarios = dict[str, list[t.ScenarioDecl]]


@dataclass(slots=True)
class Scenes:
    """Looks for scenarios. `beside`: whether the folder of scenarios is read too."""

    files: Files
    path: Path
    beside: bool

    def by_game(self, sections: Sequence[Section], games: list[str]) -> Scenarios:
        """The scenarios of each game; one of a game that is not known here is noted."""
        found: Scenarios = {name: [] for name in games}
        others = self.files.names(("game", "variant"), [self.path.parent])
        for scenario, default in self._all(sections, games, others):
            name = scenario.of.name if scenario.of else default
            if name in found:
                found[name].append(scenario)
            elif name is None or name not in others:
                self.files.found.append(_unknown_game(scenario, [*games, *sorted(others)]))
        return found

    def _all(
        self, sections: Sequence[Section], games: list[str], others: set[str]
    ) -> Iterator[tuple[t.ScenarioDecl, str | None]]:
        """Each scenario, and the game it is of where it does not say."""
        for section in sections:
            own = section.header.name if section.header else games[0] if len(games) == 1 else None
            for item in section.declarations:
                if isinstance(item, t.ScenarioDecl):
                    yield item, own
        only = games[0] if len(games) == 1 and not others - set(games) else None
        for path in self._paths():
            module = self.files.read(path)
            for item in module.declarations if module else ():
                if isinstance(item, t.ScenarioDecl):
                    yield item, only
                else:
                    text = "only scenarios stand in a file of scenarios"
                    self.files.found.append(error("E0205", text, first_line(item.span)))

    def _paths(self) -> list[Path]:
        folder = self.path.parent / SCENARIO_FOLDER
        return sorted(folder.glob("*.shedu"))[:MOST_FILES] if self.beside and folder.is_dir() else []


def _unknown_game(scenario: t.ScenarioDecl, names: list[str]) -> Diagnostic:
    if scenario.of is None:
        hint = "write `of` and the game's name behind the title"
        text = "this scenario does not say of which game it is"
        return error("E0207", text, scenario.title_span, hint=hint)
    near = nearest(scenario.of.name, names)
    did_you = f"did you mean `{near}`?" if near else None
    return error("E0207", f"there is no game `{scenario.of.name}` here", scenario.of.span, hint=did_you)
