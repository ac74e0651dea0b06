"""From a rule file to the games and variants it declares."""

from __future__ import annotations

from pathlib import Path

from shedu.compiler import tree as t
from shedu.compiler.diagnostics import Label, error, in_order
from shedu.compiler.link.files import Files, Section
from shedu.compiler.link.model import Linked, LinkedGame
from shedu.compiler.link.recipe import Made
from shedu.compiler.link.resolving import Resolution
from shedu.compiler.link.scenes import Scenes
from shedu.compiler.link.spans import first_line
from shedu.compiler.source import Span


def link(path: str | Path, rules: Path | None = None, *, scenarios: bool = True) -> Linked:
    """All games and variants declared in the file `path`, each with its scenarios. Never raises for bad rule
    files.

    `rules` is a second folder whose files may be used, and whose games may be varied: that of the rules which
    come with the program. Without `scenarios` the folder of scenarios beside the game is not read, which is
    quicker.
    """
    linking = _Linking(Path(path), Files(rules), scenarios)
    games = linking.games()
    return Linked(str(path), games, in_order(tuple(linking.files.found)), linking.files.sources)


class _Linking:
    """What linking one file needs."""

    def __init__(self, path: Path, files: Files, scenarios: bool) -> None:
        self.path = path
        self.files = files
        self.scenarios = scenarios

    def games(self) -> tuple[LinkedGame, ...]:
        sections = self.files.sections(self.path)
        if not sections:
            return ()
        self._judge(sections)
        wanted = [one for one in sections if one.header and one.header.kind != "module"]
        names = [one.header.name for one in wanted if one.header]
        scenarios = Scenes(self.files, self.path, self.scenarios).by_game(sections, names)
        games: list[LinkedGame] = []
        for section in wanted:
            assert section.header is not None
            games += self._game(section, tuple(scenarios[section.header.name]))
        return tuple(games)

    def _game(self, section: Section, scenarios: tuple[t.ScenarioDecl, ...]) -> list[LinkedGame]:
        assert section.header is not None
        resolution = Resolution(self.files)
        if not resolution.run(section):
            self.files.found += resolution.found
            return []
        found, order = tuple(resolution.found), tuple(resolution.order)
        made = Made(section.header.name, resolution.parts, resolution.uses, order, scenarios, found)
        return [made.linked({})]

    # ------------------------------------------------------------ headers

    def _judge(self, sections: tuple[Section, ...]) -> None:
        headers = [section.header for section in sections if section.header]
        seen: dict[str, t.Header] = {}
        for header in headers:
            if header.name in seen:
                first = Label(seen[header.name].name_span, "the first one")
                text = f"`{header.name}` is declared twice"
                self.files.found.append(error("E0206", text, header.name_span, "", first))
            seen.setdefault(header.name, header)
        self._judge_start(sections[0].rules, has_header=bool(headers))

    def _judge_start(self, stray: tuple[t.Declaration, ...], has_header: bool) -> None:
        """Report what stands before the first header, unless a header may have been lost to a fault."""
        found = self.files.found
        if any(fault.severity == "error" and fault.code.startswith("E01") for fault in found):
            return
        if stray and has_header:
            found.append(error("E0205", "this declaration stands before any game", first_line(stray[0].span)))
        elif not has_header:
            hint = 'begin the file with a line such as `game my_game "My game"`'
            place = Span(str(self.path), 1, 1, 1, 1)
            found.append(error("E0201", "the file has no game", place, hint=hint))
