"""Follows `of` and `use` from the header of a game or a variant to all parts it is made of."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import pairwise
from pathlib import Path

from shedu.compiler import tree as t
from shedu.compiler.amend.conditions import both
from shedu.compiler.diagnostics import Diagnostic, Label, error
from shedu.compiler.link.choosing import JOINING
from shedu.compiler.link.climbing import Climb, around, did_you_mean
from shedu.compiler.link.files import MOST_FILES, Files, Section
from shedu.compiler.link.parts import Before, Part, Use
from shedu.compiler.source import Span

MOST_PARTS = 200
_USE_HINT = 'such as `use: extra` or `use: "extra.shedu"`'


@dataclass(slots=True)
class Resolution:
    """All parts of one game or variant, and what was wrong on the way to them.

    `bases` are the sections from the game up to the variant asked for; `order` says what precedes what.
    """

    files: Files
    found: list[Diagnostic] = field(default_factory=list)
    bases: list[Section] = field(default_factory=list)
    parts: dict[str, Part] = field(default_factory=dict)
    uses: dict[str, Use] = field(default_factory=dict)
    order: list[Before] = field(default_factory=list)
    _places: dict[str, Span] = field(default_factory=dict)

    def run(self, section: Section) -> bool:
        """Resolve everything; False where the game that a variant changes cannot be found."""
        climb = Climb(self.files, self.found)
        if not climb.climb(section):
            return False
        self.bases = climb.bases
        for level, base in enumerate(self.bases):
            self._level(base, level)
        return True

    # ------------------------------------------------------------ levels

    def _level(self, base: Section, level: int) -> None:
        header = base.header
        assert header is not None
        plain, named = self._used(base, level)
        own = self._part(base, header, plain, level)
        if level == 0:
            self.parts[own.name] = own
        for use in named:
            self._module(use, base, level)
        if level > 0:
            self.parts[own.name] = own
        self._order(header)

    def _part(self, section: Section, header: t.Header, plain: list[t.Module], level: int) -> Part:
        declarations = [*section.rules]
        for module in plain:
            declarations += _before_headers(module)
        modules = [section.module, *plain]
        return Part(
            header.kind,
            header.name,
            header,
            tuple(declarations),
            level,
            tuple(dict.fromkeys(module.path for module in modules)),
            frozenset().union(*(module.damaged for module in modules)),
        )

    def _used(self, section: Section, level: int) -> tuple[list[t.Module], list[Use]]:
        """The plain files that a header uses, and the modules."""
        header = section.header
        assert header is not None
        plain: dict[str, t.Module] = {}
        named: list[Use] = []
        for line, value in _values(header, "use"):
            when = line.when if isinstance(line, t.WhenLine) else None
            match value:
                case t.Name():
                    named.append(Use(value.name, value.span, when, header.name))
                case t.Text():
                    modules = self._file(section, value, plain, when)
                    named += [Use(name, value.span, when, header.name) for name in modules]
                case _:
                    text = "`use` takes names of modules and paths in quotes"
                    self.found.append(error("E0209", text, value.span, hint=_USE_HINT))
            if len(plain) + len(named) > MOST_FILES:
                self.found.append(error("E0208", f"a game uses at most {MOST_FILES} files", value.span))
                break
        return list(plain.values()), named

    def _file(
        self, section: Section, value: t.Text, plain: dict[str, t.Module], when: t.Expr | None
    ) -> list[str]:
        """The names of the modules in a file that is used by its path; a file without headers is plain
        text."""
        path = self.files.inside(value, self._folders(section))
        if isinstance(path, Diagnostic):
            self.found.append(path)
            return []
        sections = self.files.sections(path) if path != section.path else ()
        names: list[str] = []
        for found in sections:
            if found.header is not None and found.header.kind == "module":
                names.append(found.header.name)
                self._places.setdefault(found.header.name, found.header.name_span)
            elif found.header is not None:
                text = "a file that is used declares no game of its own"
                self.found.append(error("E0206", text, found.header.name_span))
        if sections and not names:
            if when is not None:
                text = "only modules are used under a condition"
                self.found.append(error("E0222", text, when.span, hint="begin the file with a `module` line"))
            plain[str(path)] = sections[0].module
        return names

    def _folders(self, section: Section) -> list[Path]:
        """Where files and modules may be: beside the header that uses them, and beside the games below it."""
        folders = [*around(section.path)]
        for base in reversed(self.bases):
            folders += around(base.path)
        return list(dict.fromkeys(folders))

    # ------------------------------------------------------------ modules

    def _module(self, use: Use, section: Section, level: int) -> None:
        """Note a module that a game or a variant uses."""
        old = self.uses.get(use.name)
        if old is not None:
            whose = "" if old.by == use.by else f", by `{old.by}` already"
            place = Label(old.span, "the first time")
            hint = "an option decides whether it is in use: set that" if old.when is not None else None
            text = f"the module `{use.name}` is used twice{whose}"
            self.found.append(error("E0215", text, use.span, "", place, hint=hint))
            return
        self.uses[use.name] = use
        self._load(use.name, use.span, section, level, ())

    def _load(
        self, name: str, span: Span, user: Section, level: int, trail: tuple[tuple[str, Span], ...]
    ) -> None:
        """Bring in a module and those it uses itself, which precede it."""
        if len(trail) >= MOST_FILES or len(self.parts) > MOST_PARTS:
            self.found.append(error("E0208", "modules use too many modules", span))
            return
        if any(name == before for before, _ in trail):
            start = next(place for place, (before, _) in enumerate(trail) if before == name)
            round_ = [*trail[start:], (name, span)]
            shown = " uses ".join(f"`{one}`" for one, _ in round_)
            more = [Label(place, "and this") for _, place in round_[1:-1]]
            self.found.append(error("E0214", f"modules use each other in a circle: {shown}", span, "", *more))
            return
        if name in self.parts:
            return
        section = self._find(name, span, user)
        if section is None or section.header is None:
            return
        header = section.header
        plain, named = self._used(section, level)
        inner = (*trail, (name, span))
        for use in named:
            self._load(use.name, use.span, section, level, inner)
            if use.name in self.parts:
                self.order.append(Before(use.name, name, use.span))
        along = self._along(section, header)
        part = self._part(section, header, plain, level)
        needs = tuple(use.name for use in named)
        self.parts[name] = replace(part, needs=needs, along=along, when=_condition(header))
        self._labels(header)
        self._order(header)

    def _find(self, name: str, span: Span, user: Section) -> Section | None:
        folders = self._folders(user)
        for section in self._near(user):
            if section.header and section.header.name == name and section.header.kind == "module":
                return section
        where = self._places.get(name)
        path = Path(where.file) if where else self.files.declaring(("module",), name, folders, span)
        if isinstance(path, Path):
            found = [one for one in self.files.sections(path) if one.header and one.header.name == name]
            return next((one for one in found if one.header and one.header.kind == "module"), None)
        if path is None:
            own = {one.header.name for one in self._near(user) if one.header and one.header.kind == "module"}
            known = own | self.files.names(("module",), folders)
            path = error("E0204", f"there is no module `{name}`", span, hint=did_you_mean(name, known))
        self.found.append(path)
        return None

    def _near(self, user: Section) -> Iterator[Section]:
        """The sections of the file of a header and of the games below it."""
        for path in dict.fromkeys([user.path, *(base.path for base in reversed(self.bases))]):
            yield from self.files.sections(path)

    def _along(self, section: Section, header: t.Header) -> tuple[str, ...]:
        """The modules named by `with`; the module that names them follows them."""
        names: list[str] = []
        for _, value in _values(header, "with"):
            if isinstance(value, t.Name) and self._find(value.name, value.span, section) is not None:
                names.append(value.name)
                self.order.append(Before(value.name, header.name, value.span, sure=False))
        return tuple(names)

    def _labels(self, header: t.Header) -> None:
        for line in header.lines:
            if line.label not in ("use", "order", "with", *JOINING):
                known = ("use", "order", "with", *JOINING)
                told = f"it has {', '.join(f'`{name}`' for name in known[:-1])} and `{known[-1]}`"
                hint = did_you_mean(line.label, known) or told
                text = f"a module has no line `{line.label}`"
                self.found.append(error("E0216", text, line.label_span, hint=hint))

    def _order(self, header: t.Header) -> None:
        """Note what the lines `order` of a header say."""
        for line in header.lines:
            if line.label != "order":
                continue
            names = [value for value in line.values if isinstance(value, t.Name)]
            for value in line.values:
                if not isinstance(value, t.Name):
                    self.found.append(error("E0209", "`order` takes names of modules", value.span))
            for first, then in pairwise(names):
                self.order.append(Before(first.name, then.name, then.span))


def _values(header: t.Header, label: str) -> Iterator[tuple[t.Line, t.Expr]]:
    for line in header.lines:
        if line.label == label:
            yield from ((line, value) for value in line.values)


def _condition(header: t.Header) -> t.Expr | None:
    """What must hold in the course of a game for a module to act: the values of `with` that name no module."""
    return both(*(value for _, value in _values(header, "with") if not isinstance(value, t.Name)))


def _before_headers(module: t.Module) -> Iterator[t.Declaration]:
    for declaration in module.declarations:
        if isinstance(declaration, t.Header):
            return
        if not isinstance(declaration, t.ScenarioDecl):
            yield declaration
