"""What weaving works on: the rules of a game, layer upon layer, while they are being amended."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TypeVar

from shedu.compiler import tree as t
from shedu.compiler.amend.conditions import under
from shedu.compiler.diagnostics import Diagnostic, Label, error
from shedu.compiler.source import Span

MOST_AMENDMENTS = 60
"""How often one declaration may be amended: later passes go so deep."""

A = TypeVar("A", bound=t.Amendment)


@dataclass(frozen=True, slots=True)
class Layer:
    """The declarations and amendments of a game, a module or a variant. ``when``: the condition, asked in the course
    of the game, under which the amendments act."""

    name: str
    declarations: tuple[t.Declaration, ...]
    when: t.Expr | None = None


@dataclass(frozen=True, slots=True)
class Change:
    """Something an amendment does: the number of its layer, what it is about (as `a.b`), where it says so."""

    layer: int
    key: str
    span: Span


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a name is declared: the number of the declaration and, for an item of the state, of its field."""

    place: int
    field: int | None = None


@dataclass(slots=True)
class Rules:
    """The rules while they are being amended. `declarations` has None where one was removed.

    `comes_before(i, j)` tells whether everything of layer i precedes layer j; `values` are the options, as
    text; `game` is what is linked, whose header may say more about the order. `effects` are those that were
    there, with the places of their names.
    """

    game: str
    layers: tuple[Layer, ...]
    comes_before: Callable[[int, int], bool]
    values: Mapping[str, str]
    damaged: frozenset[str]
    declarations: list[t.Declaration | None] = field(default_factory=list)
    spots: dict[str, Spot] = field(default_factory=dict)
    removed: dict[str, Change] = field(default_factory=dict)
    found: list[Diagnostic] = field(default_factory=list)
    counts: dict[str, int] = field(default_factory=dict)
    effects: dict[str, Span] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for layer in self.layers:
            for declaration in layer.declarations:
                if not isinstance(declaration, t.Amendment | t.Header | t.ScenarioDecl):
                    self.append(declaration)

    # ------------------------------------------------------------ declarations

    def append(self, declaration: t.Declaration) -> None:
        """Add a declaration at the end; the first one of a name is the one that is amended."""
        self.declarations.append(declaration)
        place = len(self.declarations) - 1
        if isinstance(declaration, t.StateDecl):
            for number, item in enumerate(declaration.fields):
                self.spots.setdefault(item.name, Spot(place, number))
        elif isinstance(name := getattr(declaration, "name", None), str):
            if name in self.spots and isinstance(self.declarations[self.spots[name].place], t.EffectDecl):
                del self.spots[name]  # effects go; what is called like one is what is amended
            self.spots.setdefault(name, Spot(place))

    def at(self, spot: Spot) -> t.Declaration:
        """The declaration of a spot; for an item of the state, the block it stands in."""
        found = self.declarations[spot.place]
        assert found is not None
        return found

    def named(self, path: t.Path) -> t.Declaration | None:
        """The declaration that a path begins with, None where there is none."""
        spot = self.spots.get(path.names[0])
        return None if spot is None else self.at(spot)

    def put(self, spot: Spot, declaration: t.Declaration) -> None:
        """Put another declaration in the place of one."""
        self.declarations[spot.place] = declaration

    def kept(self) -> tuple[t.Declaration, ...]:
        """All declarations there are now, in order."""
        return tuple(declaration for declaration in self.declarations if declaration is not None)

    def name_span(self, spot: Spot) -> Span:
        """Where the name of a declaration or of an item stands."""
        found = self.at(spot)
        if spot.field is not None and isinstance(found, t.StateDecl):
            return found.fields[spot.field].name_span
        span = getattr(found, "name_span", found.span)
        assert isinstance(span, Span)
        return span

    # ------------------------------------------------------------ amendments

    def changes(self, kind: type[A]) -> Iterator[tuple[A, int]]:
        """The amendments of a kind with the numbers of their layers, in order."""
        for number, layer in enumerate(self.layers):
            for declaration in layer.declarations:
                if isinstance(declaration, kind):
                    yield under(declaration, layer.when), number

    def ordered(self, one: int, other: int) -> bool:
        """Whether it is known which of two layers comes first; within a layer the text says so."""
        return one == other or self.comes_before(one, other) or self.comes_before(other, one)

    def error(
        self, code: str, message: str, span: Span, label: str = "", *more: Label, hint: str | None = None
    ) -> None:
        """Note a fault."""
        self.found.append(error(code, message, span, label, *more, hint=hint))


def joined(*groups: tuple[t.Cite, ...]) -> tuple[t.Cite, ...]:
    """Citations one after another, each clause once."""
    found: dict[str, t.Cite] = {}
    for cite in (cite for group in groups for cite in group):
        found.setdefault(cite.clause, cite)
    return tuple(found.values())
