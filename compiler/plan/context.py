"""What the lowering of one game shares: stored items, numbered tables and faults, functions asked for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from shedu.compiler import core
from shedu.compiler.core import Board, Game, StateItem, Stmt
from shedu.compiler.plan.code import Function, safe
from shedu.compiler.plan.storage import Stored, store, width_of
from shedu.compiler.source import Span
from shedu.compiler.walk import Fresh, expressions, places, statements
from shedu.runtime.meta import FaultInfo
from shedu.runtime.types import BagType, ListType, SetType, cardinality

if TYPE_CHECKING:
    from shedu.compiler.plan.reading import Uses


class NotLowered(Exception):
    """A construct that the native engine cannot run yet; the reference engine can."""

    def __init__(self, what: str, span: Span) -> None:
        super().__init__(what)
        self.what, self.span = what, span


MOST_WORDS = 64
"""Sets are structs of words, each operation written out."""
MOST_KINDS = 1_024


class NotPlane(Exception):
    """A condition that set algebra does not cover; the caller loops over the cells left."""


@dataclass(slots=True)
class Context:
    """Grows while functions are lowered; the plan reads it at the end."""

    game: Game
    stored: dict[str, Stored]
    fresh: Fresh
    faults: dict[tuple[str, Span], int] = field(default_factory=dict)
    tables: dict[str, tuple[str, str, str]] = field(default_factory=dict)
    functions: dict[str, Function] = field(default_factory=dict)
    pending: list[tuple[str, Callable[[], Function]]] = field(default_factory=list)
    widths: set[int] = field(default_factory=lambda: {1})
    slots: dict[int, str] = field(default_factory=dict)
    struct: dict[str, str] = field(default_factory=dict)
    views: dict[str, View] = field(default_factory=dict)
    row_sets: dict[str, str] = field(default_factory=dict)
    kept: tuple[Kept, ...] = ()

    def fault(self, message: str, span: Span) -> int:
        """Return the number (from 1) of a run-time fault."""
        return self.faults.setdefault((message, span), len(self.faults) + 1)

    def board_of(self, kind: object) -> Board | None:
        """Return the board whose cells a type is, if it is one."""
        return next((board for board in self.game.boards if board.cell == kind), None)

    def request(self, name: str, make: Callable[[], Function]) -> str:
        """Make sure that a function is written, and return its name."""
        if name not in self.functions and all(name != waiting for waiting, _ in self.pending):
            self.pending.append((name, make))
        return name

    def drain(self) -> None:
        """Write all functions asked for, and those they ask for."""
        while self.pending:
            name, make = self.pending.pop()
            if name not in self.functions:
                self.functions[name] = make()

    def table(self, name: str, element: str, shape: str, values: str) -> str:
        """Register a constant C array and return its name."""
        self.tables.setdefault(name, (element, shape, values))
        return name

    def seats(self) -> str:
        """Return C text: how many seats are in play."""
        if not self.game.neutrals:
            return "s.head.players"
        low, high = self.game.players
        counts = [self.game.seats_of(players) if players >= low else 0 for players in range(high + 1)]
        name = self.table("SEATS", "uint8_t", f"[{high + 1}]", f"{{{', '.join(map(str, counts))}}}")
        return f"{name}[s.head.players]"

    def fault_infos(self) -> tuple[FaultInfo, ...]:
        """Return the faults in order of number."""
        return tuple(FaultInfo(message, span.file, span.line) for message, span in self.faults)

    def width(self, kind: SetType) -> int:
        """Return the words of a set type, and remember that this width is used."""
        width = width_of(kind)
        if width > MOST_WORDS:
            raise NotLowered(f"sets of more than {64 * MOST_WORDS:,} kinds", self.game.play.span)
        self.widths.add(width)
        return width


@dataclass(slots=True)
class View:
    """A region's parts with a filter by seeds, kept up between changes (see regions.py)."""

    number: int
    region: core.Region
    seeds: core.Expr | None
    var: core.Var | None
    reads: frozenset[StateItem]


@dataclass(frozen=True, slots=True)
class Kept:
    """A define whose values are kept (see kept_defines.py): ``place`` of its seat among the parameters or -1, ``count``
    of the values of the others, and what it reads. With a ``source`` of a market: its prices, the define standing for
    what they depend on."""

    number: int
    define: core.Define
    place: int
    count: int
    uses: Uses
    source: core.Source | None = None


def context(game: Game) -> Context:
    """Return a fresh context for a game. Raises NotLowered for bags of too many kinds, which are arrays."""
    for item in game.state:
        if isinstance(item.type, BagType) and (cardinality(item.type.of) or 0) > MOST_KINDS:
            raise NotLowered(f"bags of more than {MOST_KINDS:,} kinds", item.span)
    return Context(game, store(game), Fresh(1_000_000))


def is_callable(define: core.Define) -> bool:
    """Tell whether a define becomes a C function (others are inlined where they are used)."""
    simple = (define.type, *(var.type for var in define.params))
    if isinstance(define.type, BagType | ListType):
        return False
    return all(
        cardinality(kind) is not None or (isinstance(kind, SetType) and not isinstance(kind.of, SetType))
        for kind in simple
    )


def rule_name(prefix: str, rule: int, name: str) -> str:
    """Return the C name of a rule's function: it carries the rule's number and name."""
    return f"{prefix}{rule}_{safe(name)}"


# ------------------------------------------------------------------ what reads and writes what
class Effects:
    """Which state items an expression reads and a block writes, defines and flows followed."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._reads: dict[int, frozenset[StateItem]] = {}
        self._writes: dict[int, frozenset[StateItem]] = {}

    def reads(self, expr: core.Expr) -> frozenset[StateItem]:
        """Return the items an expression can read."""
        found: set[StateItem] = set()
        for part in expressions(expr):
            match part:
                case core.Read(item=item):
                    found.add(item)
                case core.Call(define=define):
                    found |= self._rule_reads(define.rule, define.body)
                case core.RegionSet(region=region) | core.RegionAt(region=region):
                    found |= self._rule_reads(region.rule, region.where)
        return frozenset(found)

    def _rule_reads(self, rule: int, body: core.Expr) -> frozenset[StateItem]:
        if rule not in self._reads:
            self._reads[rule] = self.reads(body)
        return self._reads[rule]

    def writes(self, block: tuple[Stmt, ...]) -> frozenset[StateItem]:
        """Return the items a block can write, with all that it runs or lets be chosen."""
        found: set[StateItem] = set()
        for stmt in statements(block):
            found.update(place.item for place in places(stmt))
            match stmt:
                case core.Run(flow=flow):
                    found |= self._rule_writes(flow.rule, flow.body)
                case core.ChooseAction(options=options):
                    for option in options:
                        found |= self._rule_writes(option.action.rule, option.action.effects)
        return frozenset(found)

    def _rule_writes(self, rule: int, body: tuple[Stmt, ...]) -> frozenset[StateItem]:
        if rule not in self._writes:
            self._writes[rule] = self.writes(body)
        return self._writes[rule]
