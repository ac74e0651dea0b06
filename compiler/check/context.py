"""What a check knows while it runs: the names of the game, the faults found so far, the numbers given out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

from shedu.compiler import core, tree
from shedu.compiler.check.types_of import UNKNOWN
from shedu.compiler.diagnostics import Diagnostic, Label, error, nearest, warning
from shedu.compiler.source import Span
from shedu.runtime.types import Atom, Type


@dataclass(frozen=True, slots=True)
class Audience:
    """Who sees something. ``one``: the seat that variable ``key`` stands for (below nought: the constant seat
    -1 - key)."""

    who: Literal["everyone", "one", "nobody"]
    key: int = 0


EVERYONE, NOBODY = Audience("everyone"), Audience("nobody")


# ------------------------------------------------------------------ what a name can stand for
@dataclass(slots=True, eq=False)
class Symbol:
    """A declared name; ``what`` says in words what it is."""

    name: str
    span: Span
    what: str
    used: bool = field(default=False, init=False)


@dataclass(slots=True, eq=False)
class Constant(Symbol):
    """A seat, row, enumeration value, cell, direction, mark or option."""

    type: Type
    value: object


@dataclass(slots=True, eq=False)
class NeutralName(Symbol):
    """A neutral seat. ``seats``: its number for each number of players with whom it is in play."""

    seats: Mapping[int, int]


@dataclass(slots=True, eq=False)
class TypeName(Symbol):
    """A type. ``type`` is None until it has been worked out; ``busy`` while it is."""

    decl: tree.TypeAlias | tree.RecordDecl | None
    type: Type | None
    busy: bool = False


@dataclass(slots=True, eq=False)
class ItemName(Symbol):
    item: core.StateItem | None


@dataclass(slots=True, eq=False)
class DefineName(Symbol):
    """A define. ``made``: how its body comes about where it is not the value of the declaration, as with a column
    of formulas."""

    decl: tree.DefineDecl
    rule: int
    needs_me: bool = False
    busy: bool = False
    define: core.Define | None = None
    made: BodyOf | None = None


@dataclass(slots=True, eq=False)
class MarketName(DefineName):
    """A market: a define that gives payments, and the type of a payment."""

    form: tree.Form | None = None
    payment: Type = UNKNOWN


@dataclass(slots=True, eq=False)
class SheetName(Symbol):
    """A scoring. ``items``: the defines of its lines, that of the total last."""

    form: tree.Form
    items: tuple[DefineName, ...]


@dataclass(slots=True, eq=False)
class RegionName(Symbol):
    decl: tree.RegionDecl
    region: core.Region


@dataclass(slots=True, eq=False)
class ActionName(Symbol):
    action: core.Action


@dataclass(slots=True, eq=False)
class FlowName(Symbol):
    """A flow, or a conflict, which is run like one."""

    flow: core.Flow
    params: tuple[core.Var, ...]


@dataclass(slots=True, eq=False)
class Broken(Symbol):
    """A name whose declaration is at fault: using it gives no further message."""


class Poison(core.Expr):
    """Stands where an expression is wrong."""


BodyOf = Callable[["Context", "Scope", "tuple[core.Var, ...]", Type], core.Expr]
"""Makes the body of a define from its parameters, in whose scope it stands, and its type."""


# ------------------------------------------------------------------ local names
ORDINALS = ("second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")


@dataclass(slots=True, eq=False)
class Body:
    """The rule whose statements are being checked: it names the questions asked in it."""

    name: str
    questions: int = 0

    def question(self) -> str:
        """Return the name of the next question; scenarios can write it."""
        self.questions += 1
        if self.questions == 1:
            return self.name
        more = self.questions - 2
        return f"{self.name}.{ORDINALS[more] if more < len(ORDINALS) else f'number_{self.questions}'}"


class Scope:
    """Local names of a block. ``forces`` are the sides' forces inside a conflict; ``dead`` is true in a
    branch that the options rule out."""

    __slots__ = ("_names", "_parent", "body", "dead", "forces")

    def __init__(self, parent: Scope | None = None, *, body: Body | None = None, dead: bool = False) -> None:
        self._names: dict[str, core.Expr] = {}
        self._parent = parent
        self.body: Body | None = body or (parent.body if parent else None)
        self.dead: bool = dead or (parent.dead if parent else False)
        self.forces: Forces | None = parent.forces if parent else None

    def find(self, name: str) -> core.Expr | None:
        """Return what a local name stands for."""
        scope: Scope | None = self
        while scope is not None:
            if name in scope._names:
                return scope._names[name]
            scope = scope._parent
        return None

    def put(self, name: str, value: core.Expr) -> None:
        """Let a name stand for an expression from here on."""
        self._names[name] = value

    def here(self, name: str) -> core.Expr | None:
        """Return what a name stands for if this very block has bound it."""
        return self._names.get(name)

    def names(self) -> set[str]:
        """Return all local names to be seen here."""
        found: set[str] = set()
        scope: Scope | None = self
        while scope is not None:
            found |= scope._names.keys()
            scope = scope._parent
        return found


class Forces:
    """Gives the force of a side by the word that names it; None for a word that names no side."""

    def of(self, word: str) -> core.Expr | None:
        """Return strength plus what has been committed."""
        raise LookupError(word)

    def words(self) -> tuple[str, ...]:
        """Return the words that name a side here."""
        return ()


# ------------------------------------------------------------------ the check itself
MOST_PLACES = 4
"""How many places of one unknown name are shown."""

LocalName = tuple[str, Span]
"""A local name and where it is bound."""


class Context:
    """State of one check; only the fault list and the name tables grow."""

    def __init__(self, settings: Mapping[str, str], elsewhere: Mapping[str, str] | None = None) -> None:
        self.settings = settings
        self.elsewhere = elsewhere or {}
        self.faults: list[Diagnostic] = []
        self.symbols: dict[str, Symbol] = {}
        self.enums: dict[int, Atom] = {}
        self.boards: list[core.Board] = []
        self.tables: list[core.Table] = []
        self.cells: dict[int, list[list[object]]] = {}
        self.items: list[core.StateItem] = []
        self.rules: list[core.Rule] = []
        self.questions: list[core.Question] = []
        self.requirements: list[core.Requirement] = []
        self.conflicts: list[tuple[str, tuple[str, ...]]] = []
        self.ends: list[str] = []
        self.shown: set[str] = set()
        self.flows: list[core.Flow] = []
        self.togethers: list[core.Together] = []
        self.options: list[tuple[str, Type, object]] = []
        self.seat: Atom = UNKNOWN
        self.player: Atom = UNKNOWN
        self.players: tuple[int, int] = (1, 1)
        self.neutrals: tuple[tuple[str, ...], ...] = ()
        self.neutral_span = Span("", 1, 1, 1, 1)
        self.neutral_vars: set[int] = set()
        self.decides: core.Define | None = None
        self.decides_said = False
        self.sights: dict[int, Audience] = {}
        self.summaries: dict[int, Audience] = {}
        self.lets: dict[LocalName, None] = {}
        self.parameters: list[list[LocalName]] = []
        self.read: set[LocalName] = set()
        self.read_afar: set[LocalName] = set()
        self.depth = 0
        self.places = 0
        self.chain = 0
        self._unknown: dict[tuple[str, str], int] = {}
        self._uid = 0

    # -------------------------------------------------------------- faults
    def forget(self) -> None:
        """Begin a new list of faults."""
        self.faults = []
        self._unknown = {}

    def error(
        self, code: str, message: str, span: Span, label: str = "", *more: Label, hint: str | None = None
    ) -> None:
        """Note an error."""
        self.faults.append(error(code, self._plain(message), span, label, *more, hint=hint))

    def warn(
        self, code: str, message: str, span: Span, label: str = "", *more: Label, hint: str | None = None
    ) -> None:
        """Note a warning."""
        self.faults.append(warning(code, self._plain(message), span, label, *more, hint=hint))

    def _plain(self, message: str) -> str:
        """Messages are no sentences: they begin small, unless with a name, and end without a full stop."""
        named = message.split(" ", maxsplit=1)[0].rstrip("?") in self.symbols
        return (message if named else message[:1].lower() + message[1:]).rstrip(".")

    def unknown(self, code: str, what: str, name: str, span: Span, candidates: Iterable[str]) -> None:
        """Note a name that is not there, with the nearest one that is; one message for all its places."""
        known = self._unknown.get((code, name))
        if known is not None:
            old = self.faults[known]
            if len(old.spans) < MOST_PLACES and all(label.span != span for label in old.spans):
                self.faults[known] = replace(old, spans=(*old.spans, Label(span, "nor here")))
            return
        near = nearest(name, candidates)
        hint = f"did you mean `{near}`?" if near else None
        self._unknown[code, name] = len(self.faults)
        self.error(code, f"There is no {what} `{name}`.", span, "not known here", hint=hint)

    def broken(self) -> bool:
        """Tell whether there has been an error."""
        return any(fault.severity == "error" for fault in self.faults)

    # -------------------------------------------------------------- names
    def declare(self, symbol: Symbol) -> None:
        """Enter a name; a second declaration of one name is an error that shows both places."""
        old = self.symbols.get(symbol.name)
        if old is None:
            self.symbols[symbol.name] = symbol
            return
        first = Label(old.span, f"`{old.name}` is declared here, {old.what}")
        self.error("E0302", f"`{symbol.name}` is declared twice.", symbol.span, symbol.what, first)

    def symbol(self, name: str) -> Symbol | None:
        """Look a declared name up and note that it is used."""
        found = self.symbols.get(name)
        if found is not None:
            found.used = True
        return found

    def var(self, name: str, kind: Type, span: Span) -> core.Var:
        """Make a variable."""
        self._uid += 1
        return core.Var(name, kind, self._uid, span)

    def bind(self, scope: Scope, name: str, kind: Type, span: Span, *, warns: bool = False) -> core.Var:
        """Make a variable and let its name stand for it; ``warns`` if it hides a declared name."""
        var = self.var(name, kind, span)
        scope.put(name, local(var))
        if warns:
            self._warn_hiding(name, span)
        return var

    def _warn_hiding(self, name: str, span: Span) -> None:
        old = self.symbols.get(name)
        if old is not None and not isinstance(old, Broken):
            place = Label(old.span, f"`{name}` is declared here, {old.what}")
            self.warn("E0703", f"`{name}` hides a declared name.", span, "", place)

    @property
    def seats(self) -> tuple[int, int]:
        """The least and the greatest number of seats in play."""
        counts = [self.seats_of(players) for players in range(self.players[0], self.players[1] + 1)]
        return min(counts), max(counts)

    def seats_of(self, players: int) -> int:
        """Return how many seats are in play with so many players."""
        return players + (len(self.neutrals[players - self.players[0]]) if self.neutrals else 0)

    # -------------------------------------------------------------- numbers
    def rule(self, name: str, kind: str, cites: tuple[str, ...], span: Span) -> int:
        """Number a rule."""
        self.rules.append(core.Rule(name, kind, cites, span))
        return len(self.rules) - 1


def local(var: core.Var, span: Span | None = None) -> core.Local:
    """Return an expression for a variable."""
    return core.Local(var.type, span or var.span, var)


def poison(span: Span) -> core.Expr:
    """Return what stands for a wrong expression."""
    return Poison(UNKNOWN, span)


def cited(cites: Iterable[tree.Cite]) -> tuple[str, ...]:
    """Return the names of cited clauses, each once."""
    return tuple(dict.fromkeys(cite.clause for cite in cites))
