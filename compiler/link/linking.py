"""The second pass: brings together the declarations of each game from its file and those it uses.

Names declared twice are not judged here: the checker does that, in one space per game.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from os.path import isfile
from pathlib import Path, PurePosixPath, PureWindowsPath

from shedu.compiler import tree as t
from shedu.compiler.diagnostics import Diagnostic, Label, error, in_order, nearest
from shedu.compiler.not_yet import first_line, found_in, header_not_yet, is_left_out, not_yet
from shedu.compiler.read import read_source
from shedu.compiler.read.text import load
from shedu.compiler.source import SourceFile, Span

MOST_FILES = 50

_LEADS_OUT = "this path leads out of the folder of the game"
SCENARIO_FOLDER = "scenarios"

Scenarios = dict[str, list[t.ScenarioDecl]]

_HEADER = re.compile(r"^(?:game|variant)[ ]+(\w+)", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class LinkedGame:
    """A game with all its declarations, in order: those of its own file, then those of each file it uses.

    Headers, scenarios and what cannot be built yet are not among them. `damaged`: names that declarations
    which were left out seem to declare. `files`: the rule files it was read from.
    """

    name: str
    header: t.Header
    declarations: tuple[t.Declaration, ...]
    scenarios: tuple[t.ScenarioDecl, ...]
    files: tuple[str, ...]
    damaged: frozenset[str]


@dataclass(frozen=True, slots=True)
class Linked:
    """What a rule file and the files beside it hold; `sources` has the text of each file read, by path."""

    path: str
    games: tuple[LinkedGame, ...]
    diagnostics: tuple[Diagnostic, ...]
    sources: Mapping[str, SourceFile]

    def game(self, name: str | None = None) -> LinkedGame | None:
        """The game of that name, or the first one; None if there is none."""
        for game in self.games:
            if name in (None, game.name):
                return game
        return None


def link(path: str | Path, rules: Path | None = None, *, scenarios: bool = True) -> Linked:
    """All games declared in the file `path`, each with its scenarios. Never raises for bad rule files.

    `rules` is a second folder whose files may be used: that of the rules which come with the program.
    Without `scenarios` the folder of scenarios beside the game is not read, which is quicker.
    """
    linking = _Linking(Path(path), rules, scenarios)
    games = linking.games()
    return Linked(str(path), games, in_order(tuple(linking.found)), linking.sources)


@dataclass(slots=True)
class _Section:
    """A header and what stands below it; the header is None before the first one."""

    header: t.Header | None
    declarations: list[t.Declaration] = field(default_factory=list)


@dataclass(slots=True)
class _Linking:
    path: Path
    rules: Path | None
    scenarios: bool
    found: list[Diagnostic] = field(default_factory=list)
    sources: dict[str, SourceFile] = field(default_factory=dict)
    modules: dict[str, t.Module] = field(default_factory=dict)

    # ------------------------------------------------------------ games

    def games(self) -> tuple[LinkedGame, ...]:
        module = self.read(self.path)
        if module is None:
            return ()
        sections = _sections(module)
        headers = [section.header for section in sections if section.header]
        self._judge_headers(sections, headers)
        games = [section for section in sections if section.header and section.header.kind == "game"]
        scenarios = self._scenarios(module, [section.header.name for section in games if section.header])
        linked = [self._game(section, module, headers, scenarios) for section in games]
        return tuple(game for game in linked if game)

    def _judge_headers(self, sections: list[_Section], headers: list[t.Header]) -> None:
        seen: dict[str, t.Header] = {}
        for header in headers:
            later = header_not_yet(header)
            self.found.extend([later] if later else [])
            if header.name in seen:
                first = Label(seen[header.name].name_span, "the first one")
                text = f"`{header.name}` is declared twice"
                self.found.append(error("E0206", text, header.name_span, "", first))
            seen.setdefault(header.name, header)
        self._judge_start(sections[0].declarations, has_header=bool(headers))

    def _judge_start(self, stray: list[t.Declaration], has_header: bool) -> None:
        """Reports what stands before the first header, unless a header may have been lost to a fault."""
        if any(fault.severity == "error" and fault.code.startswith("E01") for fault in self.found):
            return
        if stray and has_header:
            place = first_line(stray[0].span)
            self.found.append(error("E0205", "this declaration stands before any game", place))
        elif not has_header:
            hint = 'begin the file with a line such as `game my_game "My game"`'
            place = Span(str(self.path), 1, 1, 1, 1)
            self.found.append(error("E0201", "the file has no game", place, hint=hint))

    def _game(
        self, section: _Section, module: t.Module, headers: list[t.Header], scenarios: Scenarios
    ) -> LinkedGame | None:
        header = section.header
        if header is None:
            return None
        used = self._used(header, headers)
        declarations = [*section.declarations]
        for more in used:
            declarations.extend(self._common(more))
        for declaration in declarations:
            self.found.extend(found_in(declaration))
        left_out = {name for item in declarations if is_left_out(item) for name in _names(item)}
        return LinkedGame(
            header.name,
            header,
            tuple(item for item in declarations if not is_left_out(item)),
            tuple(scenarios.get(header.name, ())),
            tuple(dict.fromkeys([module.path, *(more.path for more in used)])),
            frozenset(left_out).union(module.damaged, *(more.damaged for more in used)),
        )

    def _common(self, module: t.Module) -> list[t.Declaration]:
        """What a used file adds to the game: all that stands before its first header."""
        first, *rest = _sections(module)
        for header in (section.header for section in rest if section.header):
            text = "a file that is used declares no game of its own"
            later = header_not_yet(header) or error("E0206", text, header.name_span)
            self.found.append(later)
        return first.declarations

    # ------------------------------------------------------------ files

    def read(self, path: Path) -> t.Module | None:
        """The tree of a file, read once; its faults are noted."""
        name = str(path)
        if name in self.modules:
            return self.modules[name]
        source = load(path)
        if isinstance(source, Diagnostic):
            self.found.append(source)
            return None
        self.sources[name] = source
        module, faults = read_source(source)
        self.found.extend(faults)
        self.modules[name] = module
        return module

    def _used(self, header: t.Header, headers: list[t.Header]) -> list[t.Module]:
        """The files that the labels `use` of a header name."""
        found: dict[str, t.Module] = {}
        values = [value for line in header.lines if line.label == "use" for value in line.values]
        for value in values:
            path = self._used_path(value, headers)
            if path is None:
                continue
            if len(found) >= MOST_FILES:
                self.found.append(error("E0208", f"a game uses at most {MOST_FILES} files", value.span))
                break
            module = self.read(path)
            if module is not None and path != self.path:
                found[module.path] = module
        return list(found.values())

    def _used_path(self, value: t.Expr, headers: list[t.Header]) -> Path | None:
        match value:
            case t.Text():
                return self._inside(value)
            case t.Name():
                self._used_module(value, headers)
            case _:
                hint = 'such as `use: extra` or `use: "extra.shedu"`'
                text = "`use` takes names of modules and paths in quotes"
                self.found.append(error("E0209", text, value.span, hint=hint))
        return None

    def _used_module(self, value: t.Name, headers: list[t.Header]) -> None:
        names = [header.name for header in headers if header.kind == "module"]
        if value.name in names:
            return
        if isfile(self.path.parent / f"{value.name}.shedu"):
            self.found.append(not_yet("E0902", f"the module `{value.name}`", value.span))
            return
        near = nearest(value.name, names)
        hint = f"did you mean `{near}`?" if near else None
        self.found.append(error("E0204", f"there is no module `{value.name}`", value.span, hint=hint))

    def _inside(self, value: t.Text) -> Path | None:
        """The path of a used file, if it stays below the game's folder or that of the shipped rules."""
        text = value.value
        parts = PurePosixPath(text.replace("\\", "/")).parts
        if not parts or ".." in parts or text.startswith("/") or PureWindowsPath(text).anchor:
            hint = "give a path below the folder of the game, without `..`"
            self.found.append(error("E0203", _LEADS_OUT, value.span, hint=hint))
            return None
        for folder in [self.path.parent, *([self.rules] if self.rules else [])]:
            path = folder.joinpath(*parts)
            if isfile(path):
                return self._unlinked(path, folder, value)
        self.found.append(error("E0204", f'there is no file "{text}"', value.span))
        return None

    def _unlinked(self, path: Path, folder: Path, value: t.Text) -> Path | None:
        """The path, unless a symbolic link on the way leads out."""
        if path.resolve().is_relative_to(folder.resolve()):
            return path
        self.found.append(error("E0203", _LEADS_OUT, value.span))
        return None

    # ------------------------------------------------------------ scenarios

    def _scenarios(self, module: t.Module, games: list[str]) -> Scenarios:
        """The scenarios by game: those of the file itself, then those of the folder beside it."""
        found: dict[str, list[t.ScenarioDecl]] = {name: [] for name in games}
        others = self._neighbours()
        for scenario, default in self._all_scenarios(module, games, others):
            name = scenario.of.name if scenario.of else default
            if name in found:
                found[name].append(scenario)
            elif name is None or name not in others:
                self.found.append(_unknown_game(scenario, [*games, *others]))
        return found

    def _all_scenarios(
        self, module: t.Module, games: list[str], others: set[str]
    ) -> list[tuple[t.ScenarioDecl, str | None]]:
        """Each scenario, and the game it is of where it does not say."""
        found: list[tuple[t.ScenarioDecl, str | None]] = []
        for section in _sections(module, with_scenarios=True):
            own = section.header.name if section.header else games[0] if len(games) == 1 else None
            found.extend((item, own) for item in section.declarations if isinstance(item, t.ScenarioDecl))
        only = games[0] if len(games) == 1 and not others - set(games) else None
        for path in self._scenario_files():
            beside = self.read(path)
            for item in beside.declarations if beside else ():
                if isinstance(item, t.ScenarioDecl):
                    found.append((item, only))
                else:
                    text = "only scenarios stand in a file of scenarios"
                    self.found.append(error("E0205", text, first_line(item.span)))
        return found

    def _scenario_files(self) -> list[Path]:
        folder = self.path.parent / SCENARIO_FOLDER
        wanted = self.scenarios and folder.is_dir()
        return sorted(folder.glob("*.shedu"))[:MOST_FILES] if wanted else []

    def _neighbours(self) -> set[str]:
        """The games and variants whose headers stand in this folder."""
        names: set[str] = set()
        for path in sorted(self.path.parent.glob("*.shedu"))[:MOST_FILES]:
            source = self.sources.get(str(path)) or load(path)
            if isinstance(source, SourceFile):
                names.update(_HEADER.findall(source.text))
        return names


def _sections(module: t.Module, with_scenarios: bool = False) -> list[_Section]:
    """The declarations by the header they belong to; the first section has none."""
    sections = [_Section(None)]
    for declaration in module.declarations:
        if isinstance(declaration, t.Header):
            sections.append(_Section(declaration))
        elif with_scenarios or not isinstance(declaration, t.ScenarioDecl):
            sections[-1].declarations.append(declaration)
    return sections


def _unknown_game(scenario: t.ScenarioDecl, names: list[str]) -> Diagnostic:
    if scenario.of is None:
        hint = "write `of` and the game's name behind the title"
        text = "this scenario does not say of which game it is"
        return error("E0207", text, scenario.title_span, hint=hint)
    near = nearest(scenario.of.name, names)
    did_you = f"did you mean `{near}`?" if near else None
    return error("E0207", f"there is no game `{scenario.of.name}` here", scenario.of.span, hint=did_you)


def _names(declaration: t.Declaration) -> list[str]:
    name = getattr(declaration, "name", None)
    return [name] if isinstance(name, str) else []
