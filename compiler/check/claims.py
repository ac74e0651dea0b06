"""The lines of a scenario under `play` and `expect`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from shedu.compiler import core, tree
from shedu.compiler.check import calls, neutrals
from shedu.compiler.check.context import ActionName, Context, FlowName, ItemName, Scope, local
from shedu.compiler.check.defining import arguments
from shedu.compiler.check.dispatch import expr
from shedu.compiler.check.fitting import condition, fit, is_poison, seat
from shedu.compiler.check.types_of import whole
from shedu.compiler.diagnostics import nearest
from shedu.compiler.source import Span
from shedu.runtime.types import Int, Type, cardinality, index_of, value_at

Step = core.Given | core.Play | core.Drawn | core.Expect
MOST_CLAIMS = 64


@dataclass(frozen=True, slots=True)
class Scenery:
    """What the lines of one scenario are checked with."""

    ctx: Context
    scope: Scope
    me: core.Var
    players: int

    def common(self) -> Scope:
        """Return the scope of lines that name no seat: `me` is the first seat that must decide."""
        scope = Scope(self.scope)
        scope.put("me", local(self.me))
        return scope


# ------------------------------------------------------------------ play
def plays(scene: Scenery, part: tree.Scene) -> Iterator[Step]:
    """Check the lines under `play`."""
    for line in part.lines:
        match line:
            case tree.Played():
                found = _named(scene, line.seat, line.call, loose=False)
                if found is not None:
                    yield core.Play(found[0], found[1], found[2], line.span)
            case tree.Drawn():
                kinds = _drawn(scene, line.value)
                if kinds is not None:
                    yield core.Drawn(kinds, line.span)
            case tree.Ran():
                yield from _ran(scene, line)
            case _:
                scene.ctx.error("E0802", "Under `play` stand moves, draws and `run`.", line.span)


def _ran(scene: Scenery, line: tree.Ran) -> Iterator[Step]:
    ctx, name = scene.ctx, ".".join(line.call.path.names)
    symbol = ctx.symbols.get(name)
    if not isinstance(symbol, FlowName):
        flows = [name for name, symbol in ctx.symbols.items() if isinstance(symbol, FlowName)]
        ctx.unknown("E0301", "flow", name, line.call.path.span, flows)
        return
    args = arguments(ctx, scene.common(), name, symbol.params, line.call.args, line.call.span)
    if args is not None and not any(is_poison(arg) for arg in args):
        run = core.Run(line.span, symbol.flow, (local(scene.me), *args))
        yield core.Given((run,), line.span)


def _drawn(scene: Scenery, node: tree.Expr) -> tuple[int, ...] | None:
    """Return the kinds that the coming draws give, in the order in which they are written."""
    items = node.items if isinstance(node, tree.SetOf | tree.ListOf) else (node,)
    found: list[int] = []
    for item in items:
        count = (
            item.count.value if isinstance(item, tree.Amount) and isinstance(item.count, tree.Number) else 1
        )
        value = expr(scene.ctx, scene.scope, item.item if isinstance(item, tree.Amount) else item)
        if is_poison(value):
            return None
        counted = not isinstance(item, tree.Amount) or isinstance(item.count, tree.Number)
        if (
            not counted
            or not isinstance(value, core.Const)
            or cardinality(value.type) is None
            or value.value is None
        ):
            scene.ctx.error("E0805", "What is drawn is written out: `drawn {2 red, blue}`.", item.span)
            return None
        found += [index_of(value.type, value.value)] * min(count, 1_000)
    return tuple(found)


# ------------------------------------------------------------------ moves
def _seat(scene: Scenery, node: tree.Expr) -> core.Expr | None:
    found = seat(scene.ctx, scene.common(), node, "Who moves")
    if neutrals.is_neutral(scene.ctx, found):
        hint = "name the player who decides for it"
        scene.ctx.error("E0803", "Nobody sits at a neutral seat.", node.span, "it does not answer", hint=hint)
        return None
    if isinstance(found, core.Const) and isinstance(found.value, int) and found.value >= scene.players:
        scene.ctx.error("E0803", f"Only {scene.players} players take part in this scenario.", node.span)
        return None
    return None if is_poison(found) else found


def _named(
    scene: Scenery, who: tree.Expr, call: tree.Call, *, loose: bool
) -> tuple[core.Expr, str, tuple[core.Expr, ...]] | None:
    """Check a move: who, the name of the action or question, and what is chosen. ``loose``: numbers out of
    range may stand there, for it is said that they are refused."""
    name = ".".join(call.path.names)
    found, params = _seat(scene, who), _open(scene.ctx, name, call.path.span)
    if found is None or params is None:
        return None
    scope = Scope(scene.scope)
    scope.put("me", found)
    if loose:
        params = tuple(_loose(scene.ctx, param) for param in params)
    args = arguments(scene.ctx, scope, name, params, call.args, call.span)
    if args is None or any(is_poison(arg) for arg in args):
        return None
    return found, name, args


def _loose(ctx: Context, param: core.Var) -> core.Var:
    return param if whole(param.type) is None else ctx.var(param.name, Int(-(2**31), 2**31), param.span)


def _open(ctx: Context, name: str, span: Span) -> tuple[core.Var, ...] | None:
    """Return what is left open in an action, or the value that a question asks for."""
    symbol = ctx.symbols.get(name)
    if isinstance(symbol, ActionName):
        action = symbol.action
        return tuple(var for var, fixed in zip(action.params, action.fixed, strict=True) if not fixed)
    values: dict[str, Type] = {
        question.name: question.value for question in ctx.questions if question.value is not None
    }
    if name in values:
        return (ctx.var("value", values[name], span),)
    actions = [name for name, symbol in ctx.symbols.items() if isinstance(symbol, ActionName)]
    ctx.unknown("E0301", "action or question", name, span, [*actions, *values])
    return None


# ------------------------------------------------------------------ expect
def expects(scene: Scenery, part: tree.Scene) -> Iterator[Step]:
    """Check the lines under `expect`."""
    ctx = scene.ctx
    for line in part.lines:
        match line:
            case tree.Told(claim=claim):
                found = condition(ctx, scene.common(), claim, "What is expected")
                if not is_poison(found):
                    yield core.Expect("holds", line.span, found)
            case tree.Can(seat=who, call=call):
                yield from _can(scene, line, who, call)
            case tree.Cannot():
                yield from _cannot(scene, line)
            case tree.Waits():
                yield from _waits(scene, line)
            case tree.Ended(reason=reason):
                yield from _ended(scene, reason, line.span)
            case tree.Won(seats=seats):
                found_seats = [_seat(scene, seat) for seat in seats]
                if None not in found_seats:
                    yield core.Expect("won", line.span, args=tuple(seat for seat in found_seats if seat))
            case tree.Sees(seat=who, item=item) | tree.Unseen(seat=who, item=item):
                yield from _seen(scene, line, who, item)
            case _:
                ctx.error("E0802", "Under `expect` stand conditions and what can be done.", line.span)


def _can(scene: Scenery, line: tree.Can, who: tree.Expr, call: tree.Call) -> Iterator[Step]:
    found = _named(scene, who, call, loose=False)
    if found is not None:
        yield core.Expect("can", line.span, seat=found[0], name=found[1], args=found[2])


def _cannot(scene: Scenery, line: tree.Cannot) -> Iterator[Step]:
    found = _named(scene, line.seat, line.call, loose=True)
    if found is None:
        return
    by = None if line.requirement is None else line.requirement.names[-1]
    symbol = scene.ctx.symbols.get(found[1])
    steps = symbol.action.steps if isinstance(symbol, ActionName) else ()
    names = [step.name for step in steps if isinstance(step, core.Requirement)]
    if by is not None and line.requirement is not None and by not in names:
        near = nearest(by, names)
        hint = (
            f"did you mean `{near}`?"
            if near
            else f"it has {', '.join(f'`{name}`' for name in names) or 'none'}"
        )
        scene.ctx.error("E0807", f"`{found[1]}` has no requirement `{by}`.", line.requirement.span, hint=hint)
    yield core.Expect("cannot", line.span, seat=found[0], name=found[1], args=found[2], requirement=by)


def _waits(scene: Scenery, line: tree.Waits) -> Iterator[Step]:
    found, name = _seat(scene, line.seat), ".".join(line.decision.names)
    known = [question.name for question in scene.ctx.questions]
    if name not in known:
        scene.ctx.unknown("E0801", "question", name, line.decision.span, known)
    elif found is not None:
        yield core.Expect("waits", line.span, seat=found, name=name)


def _ended(scene: Scenery, reason: str, span: Span) -> Iterator[Step]:
    if reason in scene.ctx.ends:
        yield core.Expect("ended", span, name=reason)
    else:
        scene.ctx.unknown("E0808", "end", reason, span, scene.ctx.ends)


# ------------------------------------------------------------------ sight
def _seen(scene: Scenery, line: tree.Sees | tree.Unseen, who: tree.Expr, node: tree.Expr) -> Iterator[Step]:
    """`sees` and `unseen`; where keys are left out, for each of their values."""
    ctx, found = scene.ctx, _seat(scene, who)
    base, keys = calls.spine(node)
    symbol = ctx.symbols.get(base.name) if isinstance(base, tree.Name) else None
    if not isinstance(symbol, ItemName) or symbol.item is None or len(keys) > len(symbol.item.keys):
        ctx.error("E0809", "What is seen, or not, is a state item.", node.span)
        return
    item = symbol.item
    given = tuple(
        fit(ctx, expr(ctx, scene.common(), key), kind, f"A key of `{item.name}`")
        for key, kind in zip(keys, item.keys, strict=False)
    )
    if found is None or any(is_poison(key) for key in given):
        return
    kind = "sees" if isinstance(line, tree.Sees) else "unseen"
    rest = item.keys[len(given) :]
    for more in _combinations(ctx, rest, node.span):
        read = core.Read(item.type, node.span, item, (*given, *more))
        yield core.Expect("sees" if kind == "sees" else "unseen", line.span, read, found)


def _combinations(ctx: Context, kinds: tuple[Type, ...], span: Span) -> list[tuple[core.Expr, ...]]:
    found: list[tuple[core.Expr, ...]] = [()]
    for kind in kinds:
        values = range(cardinality(kind) or 0)
        if len(found) * len(values) > MOST_CLAIMS:
            ctx.error("E0809", "This is too much at once: say which part of it is meant.", span)
            return []
        found = [(*keys, core.Const(kind, span, value_at(kind, value))) for keys in found for value in values]
    return found
