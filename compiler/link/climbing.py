"""From a variant down to the game that it is of."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from shedu.compiler import tree as t
from shedu.compiler.diagnostics import Diagnostic, Label, error, nearest
from shedu.compiler.link.files import VARIANT_FOLDER, Files, Section

MOST_VARIANTS = 10


@dataclass(slots=True)
class Climb:
    """The sections from the game up to the variant asked for, once `climb` has found them."""

    files: Files
    found: list[Diagnostic]
    bases: list[Section] = field(default_factory=list)

    def climb(self, section: Section) -> bool:
        """Find what a variant is of, and what that is of, down to a game."""
        while True:
            header = section.header
            assert header is not None
            if any(header is base.header for base in self.bases):
                self._circle(section)
                return False
            self.bases.insert(0, section)
            if header.kind == "game":
                return True
            below = self._base(section, header)
            if below is None:
                return False
            section = below

    def _circle(self, section: Section) -> None:
        """Note that a variant leads back to itself; `bases` begins with the one that does."""
        headers: list[t.Header] = []
        for base in self.bases:
            if base.header is not None:
                headers.append(base.header)
            if base.header is section.header:
                break
        places = [header.of.span for header in headers if header.of]
        more = [Label(place, "and this") for place in places[1:]]
        self.found.append(
            error("E0214", f"`{headers[-1].name}` is a variant of itself", places[0], "", *more)
        )

    def _base(self, section: Section, header: t.Header) -> Section | None:
        if header.of is None:
            hint = f"`variant {header.name} of game` says which game it changes"
            self.found.append(error("E0204", "a variant is of a game", header.name_span, hint=hint))
            return None
        if len(self.bases) > MOST_VARIANTS:
            text = f"more than {MOST_VARIANTS} variants stand upon each other"
            self.found.append(error("E0208", text, header.of.span))
            return None
        name = header.of.name
        path = self._base_path(section, header.of)
        if path is None:
            return None
        for found in self.files.sections(path):
            if found.header and found.header.name == name and found.header.kind != "module":
                return found
        return None

    def _base_path(self, section: Section, of: t.Word) -> Path | None:
        """The file in which the base of a variant stands: its own, one beside it, or one that comes along."""
        own = [one.header for one in self.files.sections(section.path) if one.header]
        if any(header.name == of.name and header.kind != "module" for header in own):
            return section.path
        kinds, folders = ("game", "variant"), [*around(section.path), *self._shipped()]
        path = self.files.declaring(kinds, of.name, folders, of.span)
        if isinstance(path, Path):
            return path
        if path is None:
            known = {*(one.name for one in own if one.kind != "module"), *self.files.names(kinds, folders)}
            path = error("E0204", f"there is no game `{of.name}`", of.span, hint=did_you_mean(of.name, known))
        self.found.append(path)
        return None

    def _shipped(self) -> list[Path]:
        rules = self.files.rules
        return sorted(path for path in rules.iterdir() if path.is_dir()) if rules and rules.is_dir() else []


def around(path: Path) -> list[Path]:
    """The folder of a file; for one among variants, that of the game too."""
    folder = path.parent
    return [folder, folder.parent] if folder.name == VARIANT_FOLDER else [folder]


def did_you_mean(name: str, known: set[str] | tuple[str, ...]) -> str | None:
    """The hint with the nearest name."""
    near = nearest(name, known)
    return f"did you mean `{near}`?" if near else None
