"""What can be known of checked rules without running them: variables, items read, cost, faults, decisions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from shedu.compiler import core
from shedu.compiler.interpret.forms import fits
from shedu.runtime.types import cardinality

Node = core.Expr | core.Stmt | core.Binder | core.Place | core.Option
_NODES = (core.Expr, core.Stmt, core.Binder, core.Place, core.Option)

SMALL = 14
"""The greatest cost of a definition that is written out where it is used."""


def parts(node: Node) -> Iterator[Node]:
    """Yield the nodes directly below one; what other declarations hold is not below it."""
    for name in node.__dataclass_fields__:
        yield from _within(getattr(node, name))


def _within(value: Any) -> Iterator[Node]:
    if isinstance(value, _NODES):
        yield value
    elif isinstance(value, tuple):
        for part in value:
            yield from _within(part)


def walk(nodes: Iterable[Node]) -> Iterator[Node]:
    """Yield nodes and all below them, outermost first."""
    waiting = list(nodes)[::-1]
    while waiting:
        node = waiting.pop()
        yield node
        waiting.extend(list(parts(node))[::-1])


def bound_by(node: Node) -> Iterator[core.Var]:
    """Yield the variables that a node itself binds."""
    match node:
        case core.LetIn(var=var) | core.Let(var=var) | core.Chance(var=var) | core.ChooseValue(var=var):
            yield var
        case core.Binder(sources=sources):
            yield from (var for var, _ in sources)
        case core.ChooseAction(captures=captures):
            yield from captures
        case core.Source(good=good):
            yield good


def free_vars(nodes: Iterable[Node]) -> dict[int, core.Var]:
    """Return the variables used in nodes and not bound there, by uid, in order of first use."""
    used: dict[int, core.Var] = {}
    bound: set[int] = set()
    for node in walk(nodes):
        bound.update(var.uid for var in bound_by(node))
        if isinstance(node, core.Local):
            used.setdefault(node.var.uid, node.var)
    return {uid: var for uid, var in used.items() if uid not in bound}


class Facts:
    """Answers about the rules of one game, each worked out once."""

    def __init__(self) -> None:
        """Start knowing nothing."""
        self._reads: dict[Any, frozenset[core.StateItem]] = {}
        self._costs: dict[Any, float] = {}
        self._stops: dict[Any, bool] = {}
        self._faults: dict[Any, bool] = {}

    def reads(self, owner: core.Define | core.Region) -> frozenset[core.StateItem]:
        """Return all state items on which a definition or region depends."""
        if owner not in self._reads:
            body = owner.body if isinstance(owner, core.Define) else owner.where
            found: set[core.StateItem] = set()
            for node in walk((body,)):
                if isinstance(node, core.Read):
                    found.add(node.item)
                elif isinstance(node, core.Call):
                    found |= self.reads(node.define)
                elif isinstance(node, core.RegionSet | core.RegionAt):
                    found |= self.reads(node.region)
            self._reads[owner] = frozenset(found)
        return self._reads[owner]

    def cost(self, expr: core.Expr) -> float:
        """Return roughly how much work an expression is, in reads."""
        if expr not in self._costs:
            self._costs[expr] = self._cost(expr)
        return self._costs[expr]

    def _cost(self, expr: core.Expr) -> float:
        match expr:
            case core.Const() | core.Local() | core.Domain():
                return 0.5
            case core.Call(define=define):
                return self._below(expr) + 1 + min(self.cost(define.body), SMALL + self.cost(define.body) / 2)
            case core.RegionSet(region=region) | core.RegionAt(region=region):
                return self._below(expr) + 200 + self.cost(region.where) * len(region.board.rows) / 2
            case core.Gather(binder=binder):
                rounds = 1.0
                for _, source in binder.sources:
                    rounds *= _size(source)
                return 5 + rounds * (1 + self._below(expr))
            case core.Builtin(name="ways"):
                return 200
        return 1 + self._below(expr)

    def _below(self, node: Node) -> float:
        return sum(
            self.cost(part) if isinstance(part, core.Expr) else self._below(part) for part in parts(node)
        )

    def small(self, define: core.Define) -> bool:
        """Return whether a definition is so small that it is written out where it is used."""
        return self.cost(define.body) <= SMALL and not any(
            isinstance(node, core.Gather | core.RegionSet | core.RegionAt) for node in walk((define.body,))
        )

    def may_fault(self, expr: core.Expr) -> bool:
        """Return whether evaluating an expression can be a fault, so that it must keep its place among
        others."""
        if expr not in self._faults:
            self._faults[expr] = any(self._faulty(node) for node in walk((expr,)))
        return self._faults[expr]

    def _faulty(self, node: Node) -> bool:
        match node:
            case core.Op(op="/" | "mod", args=args):
                return not (isinstance(args[1], core.Const) and args[1].value != 0)
            case core.Op(op="bag_sub" | "narrow" | "some"):
                return True
            case core.Read(item=item, keys=keys):
                return not all(fits(key.type, kind) for key, kind in zip(keys, item.keys, strict=True))
            case core.Call(define=define, args=args):
                safe = all(fits(arg.type, var.type) for arg, var in zip(args, define.params, strict=True))
                return not safe or not fits(define.body.type, define.type) or self.may_fault(define.body)
        return False

    def stops(self, node: Node | core.Flow | core.Action) -> bool:
        """Return whether running a statement, flow or action can come to a decision."""
        if node not in self._stops:
            if isinstance(node, core.Flow):
                found = any(self.stops(part) for part in node.body)
            elif isinstance(node, core.Action):
                found = any(self.stops(part) for part in node.effects)
            else:
                found = any(self._asks(part) for part in walk((node,)))
            self._stops[node] = found
        return self._stops[node]

    def _asks(self, node: Node) -> bool:
        if isinstance(node, core.Run):
            return self.stops(node.flow)
        return isinstance(node, core.ChooseAction | core.ChooseValue)


def _size(source: core.Expr) -> float:
    """Return roughly how many values a binder's source has."""
    match source:
        case core.Domain(of=kind):
            return cardinality(kind) or 1
        case core.Builtin(name="around" | "block" | "clockwise"):
            return 4
    return 8
