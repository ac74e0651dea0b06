"""The passes one after another, each timed: read and link, check, plan, write."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from os.path import isfile
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

from shedu.compiler import tree
from shedu.compiler.check import check, check_scenarios
from shedu.compiler.core import Game, Scenario
from shedu.compiler.diagnostics import Diagnostic
from shedu.compiler.link import Linked, LinkedGame, link
from shedu.compiler.pipeline.find import BadSetting, Found, NotCompiled, rules_folder
from shedu.compiler.pipeline.texts import rules_hash
from shedu.compiler.source import SourceFile
from shedu.runtime.meta import Meta

if TYPE_CHECKING:
    from shedu.compiler.plan import Plan

MOST_SOURCE = 4 << 20
"""Larger sources would take minutes to compile, and all the memory there is."""
SETTING_CODES = ("E0307", "E0308")


@dataclass
class Checked:
    """A game after the pass `check`; ``game`` is None where there are errors in the rules. ``seconds``:
    pass -> time it took."""

    found: Found
    settings: Mapping[str, str]
    linked: Linked
    section: LinkedGame | None
    game: Game | None
    scenarios: tuple[Scenario, ...]
    diagnostics: tuple[Diagnostic, ...]
    seconds: dict[str, float] = field(default_factory=dict)

    @property
    def faulty(self) -> bool:
        """Tell whether there is any error, in a scenario or in the rules."""
        return any(fault.severity == "error" for fault in self.diagnostics)

    @property
    def sources(self) -> Mapping[str, SourceFile]:
        """Return all files that were read, by path."""
        return self.linked.sources

    @property
    def texts(self) -> dict[str, str]:
        """Return the texts the game is made of, by path: its rule files and maps; scenarios do not count."""
        if self.section is None:
            return {}
        rules = {path: self.sources[path].text for path in self.section.files}
        maps = {str(path): _map_text(path) for path in map_files(self.section)}
        return {**rules, **maps}

    @property
    def rules_hash(self) -> str:
        """Return the hash of the game's texts, the same whatever their comments."""
        return rules_hash(self.texts)


@dataclass
class Planned:
    """A game after the pass `write`: its plan, its data, and the sources of its engine (file name ->
    text)."""

    plan: Plan
    meta: Meta
    sources: Mapping[str, str]
    seconds: dict[str, float]

    @property
    def module(self) -> tuple[str, dict[str, str]]:
        """Return the name and the sources of the module that is built: named after the game where C can do
        that, never like anything else."""
        name = f"game_{self.meta.name[:40]}" if self.meta.name.isascii() else "engine"
        renamed = {
            f"{name}.pyx" if file == "engine.pyx" else file: text for file, text in self.sources.items()
        }
        return name, renamed


def check_game(
    found: Found, settings: Mapping[str, str], linked: Linked | None = None, *, scenes: bool = True
) -> Checked:
    """Read, link and check a game; ``linked`` is what was read before, for other settings, and then scenarios
    with other options are not judged again. Without ``scenes`` no scenarios are read, which takes half the
    time. Raises BadSetting for an option or value it has not."""
    begin, again = perf_counter(), linked is not None
    linked = linked or link(found.path, rules_folder(), scenarios=scenes)
    section = linked.game(found.name or None)
    section = section.under(settings) if section is not None else None
    middle = perf_counter()
    game: Game | None = None
    scenarios: tuple[Scenario, ...] = ()
    diagnostics = linked.common
    if section is not None:
        game, faults = check(section, settings)
        diagnostics = (*diagnostics, *faults)
        _demand_settings(faults)
        if any(fault.severity == "error" and fault.span.file in section.files for fault in diagnostics):
            game = None
    if section is not None and game is not None and scenes:
        # a faulty scenario does not keep the rules from being played
        scenarios, faults = check_scenarios(section, game, all_options=not again)
        diagnostics = (*diagnostics, *faults)
    seconds = {"read": middle - begin, "check": perf_counter() - middle}
    return Checked(found, settings, linked, section, game, scenarios, diagnostics, seconds)


def check_modules(checked: Checked) -> tuple[Diagnostic, ...]:
    """Return what is wrong with a game when modules that options keep out of play are in play, one at a
    time."""
    if checked.section is None or checked.settings:
        return ()
    return tuple(
        fault for settings in checked.section.ways_in() for fault in check(checked.section, settings)[1]
    )


def _demand_settings(faults: tuple[Diagnostic, ...]) -> None:
    for fault in faults:
        if fault.code in SETTING_CODES:
            more = fault.hint or fault.spans[0].text
            raise BadSetting(fault.message.rstrip(".") + (f"; {more}" if more else ""))


def map_files(section: LinkedGame) -> Iterator[Path]:
    """Yield the map files that the boards of a game name."""
    for form in section.declarations:
        if isinstance(form, tree.Form) and form.kind == "board":
            for line in form.body.lines:
                if line.label == "map":
                    yield from (
                        Path(value.span.file).parent / value.value
                        for value in line.values
                        if isinstance(value, tree.Text)
                    )


def _map_text(path: Path) -> str:
    if not isfile(path):
        return ""
    try:
        return path.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""


def plan_game(game: Game) -> Planned:
    """Plan and write a checked game. Raises NotCompiled."""
    from shedu.compiler.plan import NotLowered, plan
    from shedu.compiler.write import write

    begin = perf_counter()
    try:
        planned = plan(game)
    except NotLowered as fault:
        place = f"{fault.span.file}, line {fault.span.line}"
        raise NotCompiled(f"{game.title} cannot be compiled: {fault} ({place})") from fault
    middle = perf_counter()
    sources = write(planned)
    size = sum(map(len, sources.values()))
    if size > MOST_SOURCE:
        what = f"its engine would have {size >> 20} MiB of source, at most {MOST_SOURCE >> 20} are compiled"
        raise NotCompiled(f"{game.title} is too large: {what}")
    seconds = {"plan": middle - begin, "write": perf_counter() - middle}
    return Planned(planned, planned.meta, sources, seconds)


def number_game(game: Game) -> Meta:
    """Return the data of a game for the reference engine: that of its plan, or the bare numbers where it
    has none."""
    from shedu.compiler.plan import NotLowered, make_meta, plan

    try:
        return plan(game).meta
    except NotLowered:
        return make_meta(game)
