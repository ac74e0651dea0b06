"""Rule files: read once, found by path or by the names of what they declare, never outside the folders they
may be in."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from os.path import isfile
from pathlib import Path, PurePosixPath, PureWindowsPath

from shedu.compiler import tree as t
from shedu.compiler.diagnostics import Diagnostic, error
from shedu.compiler.read import read_source
from shedu.compiler.read.text import load
from shedu.compiler.source import SourceFile, Span

MOST_FILES = 50
MODULE_FOLDER = "modules"
VARIANT_FOLDER = "variants"

_LEADS_OUT = "this path leads out of the folder of the game"
_HEADER = re.compile(r"^(game|variant|module)[ ]+(\w+)", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Section:
    """A header and what stands below it, scenarios too; the header is None before the first one."""

    header: t.Header | None
    declarations: tuple[t.Declaration, ...]
    module: t.Module

    @property
    def path(self) -> Path:
        """The file it stands in."""
        return Path(self.module.path)

    @property
    def rules(self) -> tuple[t.Declaration, ...]:
        """What stands there besides scenarios."""
        return tuple(item for item in self.declarations if not isinstance(item, t.ScenarioDecl))


@dataclass(slots=True)
class Files:
    """The files read so far. `rules` is the folder of the rules that come with the program, if they may be
    used; `found` the faults of reading."""

    rules: Path | None
    found: list[Diagnostic] = field(default_factory=list)
    sources: dict[str, SourceFile] = field(default_factory=dict)
    _modules: dict[str, t.Module] = field(default_factory=dict)
    _texts: dict[str, str] = field(default_factory=dict)

    def read(self, path: Path) -> t.Module | None:
        """The tree of a file, read once; its faults are noted."""
        name = str(path)
        if name in self._modules:
            return self._modules[name]
        source = load(path)
        if isinstance(source, Diagnostic):
            self.found.append(source)
            return None
        self.sources[name] = source
        module, faults = read_source(source)
        self.found.extend(faults)
        self._modules[name] = module
        return module

    def sections(self, path: Path) -> tuple[Section, ...]:
        """The sections of a file; the first one has no header. Empty where the file cannot be read."""
        module = self.read(path)
        return () if module is None else sections_of(module)

    # ------------------------------------------------------------ by path

    def inside(self, value: t.Text, folders: Iterable[Path]) -> Path | Diagnostic:
        """The file that a path in quotes names, if it stays below one of the folders."""
        text = value.value
        parts = PurePosixPath(text.replace("\\", "/")).parts
        if not parts or ".." in parts or text.startswith("/") or PureWindowsPath(text).anchor:
            hint = "give a path below the folder of the game, without `..`"
            return error("E0203", _LEADS_OUT, value.span, hint=hint)
        for folder in [*folders, *([self.rules] if self.rules else [])]:
            path = folder.joinpath(*parts)
            if isfile(path):
                return _unlinked(path, folder, value.span)
        return error("E0204", f'there is no file "{text}"', value.span)

    # ------------------------------------------------------------ by name

    def declaring(
        self, kinds: tuple[str, ...], name: str, folders: Iterable[Path], span: Span
    ) -> Path | Diagnostic | None:
        """The file in which a header of that name stands, the likely ones looked into first; None if there is
        none."""
        for folder in folders:
            for path in _candidates(folder, name):
                if any(kind in kinds and found == name for kind, found in self.headers(path)):
                    return _unlinked(path, folder, span)
        return None

    def names(self, kinds: tuple[str, ...], folders: Iterable[Path]) -> set[str]:
        """The names of all headers of some kinds in folders."""
        paths = [path for folder in folders for path in _candidates(folder, "")]
        return {name for path in paths for kind, name in self.headers(path) if kind in kinds}

    def headers(self, path: Path) -> list[tuple[str, str]]:
        """Kind and name of each header of a file; not parsed, for most such files are of no concern."""
        name = str(path)
        if name not in self._texts:
            source = self.sources.get(name) or load(path)
            self._texts[name] = source.text if isinstance(source, SourceFile) else ""
        return _HEADER.findall(self._texts[name])


def sections_of(module: t.Module) -> tuple[Section, ...]:
    """The declarations of a file by the header they stand below."""
    found: list[tuple[t.Header | None, list[t.Declaration]]] = [(None, [])]
    for declaration in module.declarations:
        if isinstance(declaration, t.Header):
            found.append((declaration, []))
        else:
            found[-1][1].append(declaration)
    return tuple(Section(header, tuple(below), module) for header, below in found)


def _candidates(folder: Path, name: str) -> Iterator[Path]:
    """The files of a folder and of its modules and variants, those called so first."""
    places = [folder, folder / MODULE_FOLDER, folder / VARIANT_FOLDER]
    likely = [place / f"{name}.shedu" for place in places] if name else []
    yield from (path for path in likely if isfile(path))
    for place in places:
        yield from sorted(place.glob("*.shedu"))[:MOST_FILES]


def _unlinked(path: Path, folder: Path, span: Span) -> Path | Diagnostic:
    """The path, unless a symbolic link on the way leads out."""
    if path.resolve().is_relative_to(folder.resolve()):
        return path
    return error("E0203", _LEADS_OUT, span)
