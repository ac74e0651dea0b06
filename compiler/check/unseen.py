"""What each decides unseen by the others (`together`): so done that nobody's part bears on another's.

Every part is run seat after seat. That the order of the seats makes no difference, and that nobody needs what the
others have done meanwhile, follows from laws on the block and on all that it runs: it writes only what belongs to the
seat that acts, reads of what it writes only what belongs to that seat, asks and shows only that seat, draws nothing and
ends nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from shedu.compiler import core, walk
from shedu.compiler.check.context import Context
from shedu.compiler.check.neutrals import asked
from shedu.compiler.diagnostics import Label
from shedu.compiler.source import Span

Own = set[core.Var]
"""The variables that stand for the seat that acts, or for one that it answers for."""


@dataclass(frozen=True, slots=True)
class Use:
    """A state item written or read at some keys; ``own``: under the seat that acts."""

    item: core.StateItem
    own: bool
    span: Span


@dataclass(slots=True)
class Part:
    """What a seat does in its part, the rules that it runs followed. ``against``: what may not be done there (code,
    what, place)."""

    writes: list[Use] = field(default_factory=list)
    reads: list[Use] = field(default_factory=list)
    against: list[tuple[str, str, Span]] = field(default_factory=list)


def judge(ctx: Context) -> None:
    """Note where a `together` breaks the laws. Rules must not call in circles."""
    for together in ctx.togethers:
        walked = _Walk(Part(), set(), _answerer(ctx))
        ((var, _),) = together.binder.sources
        walked.block(together.body, {var})
        _report(ctx, together, walked.part)


def _report(ctx: Context, together: core.Together, part: Part) -> None:
    place = Label(_head(together.span), "in what is decided unseen here")
    told: set[tuple[str, Span]] = set()

    def error(code: str, message: str, span: Span, label: str, hint: str | None = None) -> None:
        if (code, span) not in told:
            told.add((code, span))
            ctx.error(code, message, span, label, place, hint=hint)

    for code, what, span in part.against:
        error(code, what, span, "not where all decide unseen")
    for use in part.writes:
        if not use.own:
            what = f"`{use.item.name}` is changed where all decide unseen, and not under the seat that acts."
            error("E0503", what, use.span, "the others would see it", "settle it after the block")
    written = {use.item for use in part.writes if use.own}
    for use in part.reads:
        if use.item in written and not use.own:
            what = f"`{use.item.name}` is read where all decide unseen, and not under the seat that acts."
            error("E0504", what, use.span, "what another has decided meanwhile counts for nothing")


def _head(span: Span) -> Span:
    """Return the beginning of a long span."""
    return Span(span.file, span.line, span.column, span.line, span.column + len("together"))


class _Walk:
    """Goes through statements and all that they run. ``answerer``: how the game writes who answers for neutral seats,
    "" where that hangs on the seat; ``guarded``: inside an `if` that only this one passes."""

    def __init__(self, part: Part, known: set[tuple[int, frozenset[core.Var], bool]], answerer: str | None) -> None:
        self.part = part
        self.known = known
        self.answerer = answerer
        self.guarded = False

    # -------------------------------------------------------------- statements
    def block(self, block: Iterable[core.Stmt], own: Own) -> None:
        """Go through statements in order; ``own`` grows by the names of the seat that acts."""
        for stmt in block:
            self._stmt(stmt, own)

    def _stmt(self, stmt: core.Stmt, own: Own) -> None:
        for expr in walk.own_expressions(stmt):
            self._expr(expr, own)
        for place in () if isinstance(stmt, core.Draw) else walk.places(stmt):
            self.part.writes.append(Use(place.item, self._under_own(place.keys, own), place.span))
        match stmt:
            case core.Let(var=var, value=value) if self._is_own(value, own):
                own.add(var)
            case core.Chance() | core.Draw():
                self._against("E0505", "Chance has no place where all decide unseen.", stmt.span)
            case core.Together():
                self._against("E0506", "This is decided unseen already.", _head(stmt.span))
                return
            case core.End():
                self._against("E0507", "The game cannot end before all have decided.", stmt.span)
            case core.Show(place=place, to=to):
                self.part.reads.append(Use(place.item, self._under_own(place.keys, own), place.span))
                self._alone(to, own, "Something is shown to another seat", stmt.span)
            case core.ChooseValue(decider=decider):
                self._alone(decider, own, "Another seat is asked", stmt.span)
            case core.ChooseAction(decider=decider):
                self._alone(decider, own, "Another seat is asked", stmt.span)
                self._actions(stmt, own)
            case core.Run(flow=flow, args=args):
                self._rule(flow.rule, flow.body, self._given(flow.params, args, own))
        if isinstance(stmt, core.When):
            self._when(stmt, own)
            return
        for inner in walk.bodies(stmt):
            self.block(inner, own)

    def _when(self, stmt: core.When, own: Own) -> None:
        before = self.guarded
        self.guarded = before or self._only_one(stmt.test, own)
        self.block(stmt.then, own)
        self.guarded = before
        self.block(stmt.other, own)

    def _actions(self, stmt: core.ChooseAction, own: Own) -> None:
        for option in stmt.options:
            action = option.action
            inner = self._given((action.me,), (stmt.me,), own)
            for place, value in option.fixed:
                inner |= self._given((action.params[place],), (value,), own)
            self._rule(action.rule, action.effects, inner, action.steps)

    def _rule(
        self,
        rule: int,
        body: tuple[core.Stmt, ...],
        own: Own,
        steps: tuple[core.Let | core.Requirement, ...] = (),
    ) -> None:
        key = (rule, frozenset(own), self.guarded)
        if key in self.known:
            return
        self.known.add(key)
        for step in steps:
            if isinstance(step, core.Let):
                self._stmt(step, own)
            else:
                self._expr(step.condition, own)
        self.block(body, own)

    def _given(self, params: Iterable[core.Var], args: Iterable[core.Expr], own: Own) -> Own:
        return {var for var, arg in zip(params, args, strict=False) if self._is_own(arg, own)}

    def _alone(self, who: core.Expr, own: Own, what: str, span: Span) -> None:
        if not self._is_own(who, own):
            self._against("E0508", f"{what}: here each decides alone.", span)

    def _against(self, code: str, what: str, span: Span) -> None:
        self.part.against.append((code, what, span))

    # -------------------------------------------------------------- expressions
    def _expr(self, expr: core.Expr, own: Own) -> None:
        for part in walk.expressions(expr):
            match part:
                case core.LetIn(var=var, value=value) if self._is_own(value, own):
                    own.add(var)
                case core.Read(item=item, keys=keys):
                    self.part.reads.append(Use(item, self._under_own(keys, own), part.span))
                case core.Call(define=define, args=args):
                    self._value(define.rule, define.body, self._given(define.params, args, own))
                case core.RegionSet(region=region, args=args) | core.RegionAt(region=region, args=args):
                    self._value(region.rule, region.where, self._given(region.params, args, own))

    def _value(self, rule: int, body: core.Expr, own: Own) -> None:
        key = (rule, frozenset(own), self.guarded)
        if key not in self.known:
            self.known.add(key)
            self._expr(body, own)

    # -------------------------------------------------------------- whose
    def _under_own(self, keys: tuple[core.Expr, ...], own: Own) -> bool:
        return bool(keys) and self._is_own(keys[0], own)

    def _is_own(self, expr: core.Expr, own: Own) -> bool:
        """Tell whether an expression is the seat that acts, or one for which it alone answers now."""
        plain = _plain(expr)
        if isinstance(plain, core.Local):
            return plain.var in own
        seat = asked(plain)
        if seat is not None:
            return self._is_own(seat, own)
        return self.guarded and isinstance(plain, core.Builtin) and plain.name == "neutral"

    def _only_one(self, test: core.Expr, own: Own) -> bool:
        """Tell whether a condition holds only for the seat that answers for neutral ones: `me == …`."""
        match test:
            case core.Op(op="and", args=args):
                return any(self._only_one(arg, own) for arg in args)
            case core.Op(op="==", args=(left, right)) if self.answerer is not None:
                other = right if self._is_own(left, own) else left if self._is_own(right, own) else None
                return other is not None and self.answerer in ("", walk.key(_plain(other)))
        return False


def _plain(expr: core.Expr) -> core.Expr:
    """Return an expression without the tests that it is there and within its type."""
    while isinstance(expr, core.Op) and expr.op in ("some", "narrow"):
        expr = expr.args[0]
    return expr


def _answerer(ctx: Context) -> str | None:
    """Return how the game writes who answers for neutral seats, "" where that hangs on the seat, None for nobody."""
    if ctx.decides is None or not ctx.decides_said:
        return None
    (seat,) = ctx.decides.params
    for part in walk.expressions(ctx.decides.body):
        if isinstance(part, core.LetIn):
            return "" if walk.mentions(part.value, seat) else walk.key(_plain(part.value))
    return None
