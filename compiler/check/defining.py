"""Defines and regions: worked out at their first use, called with trailing `none`s left out."""

from __future__ import annotations

from shedu.compiler import core, tree
from shedu.compiler.check import fold, typing_names
from shedu.compiler.check.bounds import MOST_CALLS
from shedu.compiler.check.context import (
    Context,
    DefineName,
    MarketName,
    RegionName,
    Scope,
    cited,
    local,
    poison,
)
from shedu.compiler.check.dispatch import expr
from shedu.compiler.check.fitting import fit, me, some
from shedu.compiler.check.types_of import UNKNOWN
from shedu.compiler.check.walk import mentioned, mentions_me
from shedu.compiler.source import Span
from shedu.runtime.types import Atom, Bool, Int, NoneType, Optional, Record, SetType, Type

Vars = tuple[core.Var, ...]


def parameters(ctx: Context, scope: Scope, params: tuple[tree.Param, ...], *, numbered: bool = False) -> Vars:
    """Make the variables of parameters and bind their names."""
    found: list[core.Var] = []
    for param in params:
        if scope.here(param.name) is not None:
            ctx.error("E0302", f"There are two parameters `{param.name}`.", param.span)
        kind = typing_names.parameter(ctx, param, numbered=numbered)
        found.append(ctx.bind(scope, param.name, kind, param.span, warns=True))
    ctx.parameters.append([(var.name, var.span) for var in found])
    return tuple(found)


# ------------------------------------------------------------------ calling
def arguments(
    ctx: Context,
    scope: Scope,
    name: str,
    params: Vars,
    args: tuple[tree.Expr, ...],
    span: Span,
    *,
    there: bool = True,
) -> tuple[core.Expr, ...] | None:
    """Check arguments against parameters; trailing parameters that may be none may be left out.

    ``there``: where a parameter cannot be none and an argument is, that is a fault of the run."""
    left_out = params[len(args) :]
    if len(args) > len(params) or not all(isinstance(var.type, Optional) for var in left_out):
        ctx.error(
            "E0313", f"`{name}` takes {_count(params)}, not {len(args)}.", span, _signature(name, params)
        )
        for arg in args:
            expr(ctx, scope, arg)
        return None
    given = [
        fit(ctx, expr(ctx, scope, arg, var.type), var.type, f"`{var.name}` of `{name}`")
        for arg, var in zip(args, params, strict=False)
    ]
    if there:
        given = [
            arg if isinstance(var.type, Optional) else some(arg)
            for arg, var in zip(given, params, strict=False)
        ]
    return (*given, *(core.Const(var.type, span, None) for var in left_out))


def _count(params: Vars) -> str:
    return "one argument" if len(params) == 1 else f"{len(params) or 'no'} arguments"


def _signature(name: str, params: Vars) -> str:
    return f"{name}({', '.join(var.name for var in params)})" if params else ""


def call(
    ctx: Context,
    scope: Scope,
    symbol: DefineName,
    args: tuple[tree.Expr, ...],
    span: Span,
    before: tuple[core.Expr, ...] = (),
) -> core.Expr:
    """Return a define applied to arguments; the `me` it needs is handed on. ``before``: the first arguments, where
    they have been checked."""
    define = of_symbol(ctx, symbol, span)
    if define is None:
        return poison(span)
    params = define.params[:-1] if symbol.needs_me else define.params
    rest = arguments(ctx, scope, symbol.name, params[len(before) :], args, span, there=False)
    if rest is None:
        return poison(span)
    given = (*before, *rest)
    if symbol.needs_me:
        given = (*given, me(ctx, scope, span, f"`{symbol.name}` depends on who acts"))
    return _asked(ctx, define, given, span)


def _asked(ctx: Context, define: core.Define, given: tuple[core.Expr, ...], span: Span) -> core.Expr:
    """Return the call; a define that is asked at nothing, where something is needed, gives nothing."""
    lets: list[tuple[core.Var, core.Expr]] = []
    args = list(given)
    for place, (param, arg) in enumerate(zip(define.params, given, strict=True)):
        if isinstance(arg.type, Optional) and not isinstance(param.type, Optional):
            var = arg.var if isinstance(arg, core.Local) else ctx.var(param.name, arg.type, arg.span)
            lets.append((var, arg))
            args[place] = core.Local(arg.type.of, arg.span, var)
    found: core.Expr = core.Call(define.type, span, define, tuple(args))
    if not lets:
        return found
    kind = Optional(define.type) if isinstance(define.type, Atom | Record) else define.type
    nothing = core.Const(kind, span, _nothing(kind))
    for var, _ in lets:
        none = core.Const(var.type, span, None)
        test = core.Op(Bool(), span, "!=", (core.Local(var.type, span, var), none))
        found = core.If(kind, span, test, found, nothing)
    for var, arg in lets:
        found = found if isinstance(arg, core.Local) else core.LetIn(kind, span, var, arg, found)
    return found


def _nothing(kind: Type) -> object:
    match kind:
        case Optional() | NoneType():
            return None
        case Bool():
            return False
        case Int(low, high):
            return min(max(0, low), high)
    return fold.nothing(kind)


def region(
    ctx: Context, scope: Scope, symbol: RegionName, args: tuple[tree.Expr, ...], span: Span
) -> core.Expr:
    """Return all parts of a region."""
    given = arguments(ctx, scope, symbol.name, symbol.region.params, args, span)
    if given is None:
        return poison(span)
    return core.RegionSet(SetType(SetType(symbol.region.cell.type)), span, symbol.region, given)


# ------------------------------------------------------------------ declaring
def of_symbol(ctx: Context, symbol: DefineName, used_at: Span | None = None) -> core.Define | None:
    """Return a define, making it (and checking its body) at its first use."""
    if symbol.define is None and not symbol.busy:
        symbol.busy = True
        ctx.chain += 1
        if ctx.chain <= MOST_CALLS:
            _make(ctx, symbol)
        ctx.chain -= 1
        symbol.busy = False
    if symbol.define is None:
        _uncallable(ctx, symbol, used_at or symbol.span)
    return symbol.define


def _uncallable(ctx: Context, symbol: DefineName, span: Span) -> None:
    if symbol.busy:
        ctx.error(
            "E0601",
            f"`{symbol.name}` is defined by itself.",
            span,
            "called here",
            hint="rules do not recurse: each may only call others that do not lead back to it",
        )
    else:
        ctx.error(
            "E0605",
            f"`{symbol.name}` is called too far down.",
            span,
            f"one rule within another, more than {MOST_CALLS} times",
        )


def _make(ctx: Context, symbol: DefineName) -> None:
    decl = symbol.decl
    depth, ctx.depth = ctx.depth, 0
    scope = Scope()
    params = parameters(ctx, scope, decl.params)
    if symbol.needs_me:
        params = (*params, ctx.bind(scope, "me", ctx.seat, decl.name_span))
    if isinstance(symbol, MarketName):
        _declared(ctx, symbol, scope, params, SetType(symbol.payment))
    elif decl.type is not None:
        _declared(ctx, symbol, scope, params, typing_names.of_node(ctx, decl.type))
    else:
        made = symbol.made
        body = _body(ctx, scope, decl, None) if made is None else made(ctx, scope, params, UNKNOWN)
        symbol.define = _define(symbol, params, UNKNOWN if isinstance(body.type, NoneType) else body.type)
        symbol.define.body = body
    ctx.depth = depth


def _declared(ctx: Context, symbol: DefineName, scope: Scope, params: Vars, kind: Type) -> None:
    symbol.define = _define(symbol, params, kind)
    made = symbol.made
    body = _body(ctx, scope, symbol.decl, kind) if made is None else made(ctx, scope, params, kind)
    symbol.define.body = _fit_body(ctx, body, kind, symbol.name)


def _fit_body(ctx: Context, body: core.Expr, kind: Type, name: str) -> core.Expr:
    if isinstance(body, core.LetIn):
        inner = _fit_body(ctx, body.body, kind, name)
        return core.LetIn(inner.type, body.span, body.var, body.value, inner)
    return fit(ctx, body, kind, f"The value of `{name}`")


def _define(symbol: DefineName, params: Vars, kind: Type) -> core.Define:
    return core.Define(symbol.name, params, kind, cited(symbol.decl.cites), symbol.decl.span, symbol.rule)


def value_of(ctx: Context, scope: Scope, decl: tree.DefineDecl) -> core.Expr:
    """Return the value that a declaration says, whatever its type, for the one who makes something of it."""
    return _body(ctx, scope, decl, None)


def _body(ctx: Context, scope: Scope, decl: tree.DefineDecl, want: Type | None) -> core.Expr:
    lets: list[tuple[core.Var, core.Expr]] = []
    for let in decl.lets:
        value = expr(ctx, scope, let.value)
        scope = Scope(scope)
        ctx.lets[let.name, let.name_span] = None
        lets.append((ctx.bind(scope, let.name, value.type, let.name_span, warns=True), value))
    body = expr(ctx, scope, decl.value, want)
    for var, value in reversed(lets):
        body = core.LetIn(body.type, body.span, var, value, body)
    return body


def region_body(ctx: Context, symbol: RegionName) -> None:
    """Check the condition of a region."""
    scope = Scope()
    for var in symbol.region.params:
        scope.put(var.name, local(var))
    scope.put(symbol.region.cell.name, local(symbol.region.cell))
    where = expr(ctx, scope, symbol.decl.where)
    symbol.region.where = fit(
        ctx, where, fold.truth(True, where.span).type, "What holds for a region's cells"
    )


def mark_me(symbols: list[DefineName]) -> None:
    """Find out which defines depend on who acts, by themselves or by what they call."""
    symbols = [symbol for symbol in symbols if symbol.made is None or isinstance(symbol, MarketName)]
    symbols = [symbol for symbol in symbols if all(param.name != "me" for param in symbol.decl.params)]
    met = {symbol.name: mentioned(*_inside(symbol)) for symbol in symbols}
    for symbol in symbols:
        symbol.needs_me = mentions_me(*_inside(symbol))
    changed = True
    while changed:
        needing = {symbol.name for symbol in symbols if symbol.needs_me}
        changed = False
        for symbol in symbols:
            if not symbol.needs_me and met[symbol.name] & needing:
                symbol.needs_me = changed = True


def _inside(symbol: DefineName) -> tuple[object, ...]:
    """Return the trees of what a define is."""
    return (symbol.form,) if isinstance(symbol, MarketName) else (symbol.decl.lets, symbol.decl.value)
