"""How long a game may run without asking anybody: loops within loops must stay within bounds.

Steps are estimated from above: sources of loops count as full, both branches of an `if` as taken.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import comb

from shedu.compiler import core, walk
from shedu.compiler.check.context import Context
from shedu.compiler.check.types_of import most
from shedu.compiler.source import Span
from shedu.runtime.types import BagType, SetType, Type, cardinality, strip

MOST_STEPS_UNASKED = 2_000_000_000
MOST_TURNS = 100_000_000
"""How often `repeat` within `repeat` may go round where a question is asked in it."""
COUNTED = 10**15
"""Larger numbers are not told apart."""
USUAL_BAG = 64
"""Units of a bag whose size is not declared; only estimates rest on it."""

Rule = core.Define | core.Region | core.Flow | core.Action
Cost = tuple[int, int]
"""Steps in the worst case between two questions; how often `repeat` comes to a question, 0: never."""


def judge(ctx: Context, rules: Iterable[Rule], others: Iterable[tuple[str, Span, core.Expr]] = ()) -> None:
    """Note the first rule that may run too long between two questions. The rules must not call in circles.
    ``others``: name, place and condition of what is judged at every step."""
    work = _Work()
    for rule in rules:
        work.of_rule(rule)
    for rule, cost in work.known.values():
        symbol = ctx.symbols.get(rule.name)
        span = rule.span if symbol is None else symbol.span
        if _too_long(ctx, rule.name, span, *cost):
            return
    for name, span, condition in others:
        if _too_long(ctx, name, span, work.expr(condition), 0):
            return


def _too_long(ctx: Context, name: str, span: Span, steps: int, turns: int) -> bool:
    if steps > MOST_STEPS_UNASKED:
        what, count, bound = "take {} steps without a question", steps, MOST_STEPS_UNASKED
    elif turns > MOST_TURNS:
        what, count, bound = "ask {} questions", turns, MOST_TURNS
    else:
        return False
    told = f"{count:,}" if count < COUNTED else f"more than {COUNTED:,}"
    ctx.error("E0604", f"`{name}` may {what.format(told)}.", span, f"at most {bound:,}")
    return True


class _Work:
    """Estimates; what a rule costs is worked out once."""

    def __init__(self) -> None:
        self.known: dict[int, tuple[Rule, Cost]] = {}
        """What has been worked out, rules that are called before those that call them."""

    def of_rule(self, rule: Rule) -> Cost:
        if id(rule) not in self.known:
            self.known[id(rule)] = rule, self._rule(rule)
        return self.known[id(rule)][1]

    def _rule(self, rule: Rule) -> Cost:
        match rule:
            case core.Define():
                return self.expr(rule.body), 0
            case core.Region():
                return _capped(len(rule.board.cell.values) * (4 + self.expr(rule.where))), 0
            case core.Flow():
                return self.block(rule.body)
            case core.Action():
                return self.block(rule.effects)

    # -------------------------------------------------------------- expressions
    def expr(self, expr: core.Expr | None) -> int:
        """Return the most steps of an expression."""
        match expr:
            case None:
                return 0
            case core.Gather(binder=binder):
                return self._rounds(binder, self.expr(expr.body) + self.expr(expr.by))
            case core.Call(define=define):
                own = self.of_rule(define)[0]
            case core.RegionSet(region=region) | core.RegionAt(region=region):
                own = self.of_rule(region)[0]
            case core.Builtin(name="ways"):
                own = _members(expr.type)
            case _:
                own = 1
        return _capped(own + sum(map(self.expr, walk.children(expr))))

    def _rounds(self, binder: core.Binder, body: int) -> int:
        """Return the steps of going through sources, the later ones for each of the earlier."""
        total = body + self.expr(binder.where) + 1
        for _, source in reversed(binder.sources):
            total = _capped(self.expr(source) + _size(source) * total)
        return total

    # -------------------------------------------------------------- statements
    def block(self, block: Iterable[core.Stmt]) -> Cost:
        """Return the cost of statements one after another."""
        parts = [self._stmt(stmt) for stmt in block]
        return _capped(1 + sum(steps for steps, _ in parts)), _capped(sum(turns for _, turns in parts))

    def _stmt(self, stmt: core.Stmt) -> Cost:
        own = sum(map(self.expr, walk.own_expressions(stmt)))
        inner = [self.block(block) for block in walk.bodies(stmt)]
        inner += [self.of_rule(rule) for rule in _called(stmt)]
        steps, turns = own + sum(cost for cost, _ in inner), sum(asked for _, asked in inner)
        match stmt:
            case core.ChooseAction(options=options):
                steps, turns = steps + sum(self._judging(option.action) for option in options), turns + 1
            case core.ChooseValue(source=source, where=where):
                steps, turns = steps + _size(source) * self.expr(where), turns + 1
            case core.Repeat(limit=limit):
                return (_capped(steps), _capped(turns * limit)) if turns else (_capped(steps * limit), 0)
            case core.ForEach(binder=binder) if not turns:
                return _capped(self._rounds(binder, sum(cost for cost, _ in inner))), 0
        return _capped(steps), _capped(turns)

    def _judging(self, action: core.Action) -> int:
        """Return the steps of finding out which arguments of an action are legal, one by one."""
        combinations = 1
        for var, fixed in zip(action.params, action.fixed, strict=True):
            if not fixed:
                bag = isinstance(var.type, BagType)
                combinations *= _ways(var.type) if bag else cardinality(var.type) or 1
        judged = [step.value if isinstance(step, core.Let) else step.condition for step in action.steps]
        return _capped(combinations * sum(map(self.expr, judged)))


def _called(stmt: core.Stmt) -> list[Rule]:
    match stmt:
        case core.Run(flow=flow):
            return [flow]
        case core.ChooseAction(options=options):
            return [option.action for option in options]
    return []


def _size(source: core.Expr) -> int:
    """Return how many elements a source has at most."""
    match source:
        case core.Const(value=frozenset() | tuple() as value) if not isinstance(strip(source.type), BagType):
            return len(value)
        case core.MakeSet(items=items) | core.MakeList(items=items):
            return len(items)
        case core.Builtin(name="around", args=(cell,)) if not isinstance(cell.type, SetType):
            return 8
    return _members(source.type)


def _members(kind: Type) -> int:
    """Return how many elements a collection of this type has at most, or usually where nothing bounds it."""
    kind = strip(kind)
    match kind:
        case SetType(BagType() as bag):
            return _ways(bag)
        case BagType(high=None):
            return USUAL_BAG
    return most(kind)


def _ways(bag: Type) -> int:
    """Return how many bags of a type there are."""
    assert isinstance(bag, BagType)
    of, high = cardinality(bag.of) or 1, bag.high or 0
    return _capped(comb(of + high, high)) if min(of, high) < 64 else COUNTED


def _capped(steps: int) -> int:
    return min(steps, COUNTED)
