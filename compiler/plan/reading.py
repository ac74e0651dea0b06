"""What a define reads: which items, whether only at its seat's own entries, and of sets which members alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from shedu.compiler import core
from shedu.compiler.core import Binder, Define, Expr, Game, StateItem, Var
from shedu.compiler.plan.knowing import known_values
from shedu.compiler.plan.regions import conjuncts
from shedu.compiler.walk import children
from shedu.runtime.types import Atom, SetType, cardinality


@dataclass(frozen=True, slots=True)
class Use:
    """How an item is read: ``own`` only at entries of a define's seat; of a set these ``members`` alone (None: any)."""

    own: bool
    members: frozenset[int] | None

    def with_(self, other: Use) -> Use:
        """Return what both read."""
        both = None if self.members is None or other.members is None else self.members | other.members
        return Use(self.own and other.own, both)


@dataclass(frozen=True, slots=True)
class Given:
    """What is known of a variable: that it is the seat for which a value is kept; that it is one of some ``values``."""

    seat: bool = False
    values: frozenset[int] | None = None


Uses = Mapping[StateItem, Use]


class Reading:
    """Goes through defines, each once for what is known of its parameters."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.known: dict[tuple[int, tuple[Given, ...]], Uses | None] = {}

    def of(self, define: Define, place: int) -> Uses | None:
        """Return what a define reads whose parameter at ``place`` is its seat; None where it looks at regions."""
        return self._of(define, tuple(Given(seat=i == place) for i in range(len(define.params))))

    def _of(self, define: Define, given: tuple[Given, ...]) -> Uses | None:
        if (define.rule, given) not in self.known:
            found: dict[StateItem, Use] = {}
            whole = self._visit(define.body, dict(zip(define.params, given, strict=True)), found)
            self.known[define.rule, given] = found if whole else None
        return self.known[define.rule, given]

    def _visit(self, expr: Expr, known: dict[Var, Given], found: dict[StateItem, Use]) -> bool:
        """Add what an expression reads; False where it looks at regions."""
        match expr:
            case core.RegionSet() | core.RegionAt():
                return False
            case core.Call(define=define, args=args):
                inner = self._of(define, tuple(_given(arg, known) for arg in args))
                for item, use in (inner or {}).items():
                    _add(found, item, use)
                return inner is not None and self._all(args, known, found)
            case core.Read():
                self._read(expr, None, known, found)
            case core.Op(op="in", args=(item, core.Read() as whole)):
                self._read(whole, _given(item, known).values, known, found)
                return self._all((item, *whole.keys), known, found)
            case core.LetIn(var=var, value=value):
                known[var] = _given(value, known)
            case core.Gather(binder=binder):
                return self._gather(expr, binder, known, found)
        return self._all(children(expr), known, found)

    def _all(self, exprs: Iterable[Expr], known: dict[Var, Given], found: dict[StateItem, Use]) -> bool:
        return all(self._visit(expr, known, found) for expr in exprs)

    def _gather(self, expr: core.Gather, binder: Binder, known: dict[Var, Given], found: dict[StateItem, Use]) -> bool:
        rest = [part for part in (binder.where, expr.body, expr.by) if part is not None]
        for var, source in binder.sources:
            if isinstance(source, core.Read):
                self._read(source, _left(var, source, binder.where), known, found)
                rest += source.keys
            else:
                known[var] = Given(values=_values(source))
                rest.append(source)
        return self._all(rest, known, found)

    def _read(
        self, read: core.Read, members: frozenset[int] | None, known: dict[Var, Given], found: dict[StateItem, Use]
    ) -> None:
        own = bool(read.keys) and _given(read.keys[0], known).seat and read.item.keys[0] == self.game.seat
        kind = read.item.type
        plain = isinstance(kind, SetType) and isinstance(kind.of, Atom)
        _add(found, read.item, Use(own, members if plain else None))


def _add(found: dict[StateItem, Use], item: StateItem, use: Use) -> None:
    found[item] = found[item].with_(use) if item in found else use


def _given(expr: Expr, known: Mapping[Var, Given]) -> Given:
    match expr:
        case core.Local(var=var):
            return known.get(var, Given())
        case core.Const(value=int() as value, type=Atom()):
            return Given(values=frozenset((value,)))
    return Given()


def _values(source: Expr) -> frozenset[int] | None:
    """Return the values that a constant set of rows or members holds."""
    kind = source.type
    if not isinstance(kind, SetType) or not isinstance(kind.of, Atom):
        return None
    match source:
        case core.Const(value=frozenset() as members):
            return frozenset(member for member in members if isinstance(member, int))
        case core.Domain():
            return frozenset(range(cardinality(kind.of) or 0))
    return None


def _left(var: Var, source: core.Read, where: Expr | None) -> frozenset[int] | None:
    """Return the members of a set that pass those conditions of a search through it that are known of each."""
    if not isinstance(source.type, SetType) or source.type != SetType(var.type):
        return None
    found = [values for test in conjuncts(where) if (values := known_values(test, var)) is not None]
    if not found:
        return None
    return frozenset(i for i in range(len(found[0])) if all(values[i] for values in found))
