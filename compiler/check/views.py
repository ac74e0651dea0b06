"""Views: labelled values, of the whole game or of a seat, that everybody or only that seat can see."""

from __future__ import annotations

from shedu.compiler import core, tree
from shedu.compiler.check import audience, defining
from shedu.compiler.check.context import EVERYONE, Audience, Context, Scope, Symbol, cited, local
from shedu.compiler.check.dispatch import expr
from shedu.compiler.check.fitting import collection, is_poison
from shedu.compiler.check.forms import doubled, lines_only
from shedu.compiler.check.tables import title
from shedu.compiler.check.types_of import UNKNOWN, bad, words
from shedu.compiler.source import Span
from shedu.runtime.types import strip


def declare(ctx: Context, form: tree.Form) -> None:
    """Declare a view: its name must be free."""
    ctx.rule(form.name, "data", cited(form.body.cites), form.span)
    symbol = Symbol(form.name, form.name_span, "a view")
    symbol.used = True
    ctx.declare(symbol)


def view(ctx: Context, form: tree.Form) -> core.View:
    """Check a view."""
    scope = Scope()
    seat = _seat(ctx, scope, form)
    for stray in (*form.body.checks, *(form.body.do or ())[:1]):
        ctx.error("E0309", "A view has lines and tables only.", stray.span)
    lines = _lines(ctx, scope, form.body.lines, seat)
    first: dict[str, Span] = {}
    for part in form.body.parts:
        if part.name in first:
            doubled(ctx, part.name, part.name_span, first[part.name])
        first.setdefault(part.name, part.name_span)
    tables = tuple(found for part in form.body.parts if (found := _table(ctx, scope, part, seat)) is not None)
    return core.View(form.name, form.title or title(form.name), seat, lines, tables, form.span)


def _seat(ctx: Context, scope: Scope, form: tree.Form) -> core.Var | None:
    if not form.params:
        return None
    params = defining.parameters(ctx, scope, form.params)
    for more in params[1:]:
        ctx.error("E0313", "A view has one parameter or none.", more.span)
    if not bad(params[0].type) and params[0].type != ctx.seat:
        ctx.error("E0310", "A view is of a seat.", params[0].span, f"this is {words(params[0].type)}")
    ctx.read.add((params[0].name, params[0].span))
    scope.put("me", local(params[0]))
    return params[0]


def _lines(
    ctx: Context, scope: Scope, lines: tuple[tree.Line, ...], seat: core.Var | None
) -> tuple[core.ViewLine, ...]:
    found: dict[str, core.ViewLine] = {}
    for line in lines:
        if line.label in found:
            doubled(ctx, line.label, line.label_span, found[line.label].span)
            continue
        if len(line.values) > 1:
            ctx.error("E0330", f"`{line.label}` has one value.", line.values[1].span)
        value = expr(ctx, scope, line.values[0])
        if not is_poison(value):
            own = _own(ctx, value, seat)
            shown = line.title or line.label.replace("_", " ")
            found[line.label] = core.ViewLine(line.label, shown, value, own, line.label_span)
    return tuple(found.values())


def _table(ctx: Context, scope: Scope, part: tree.Part, seat: core.Var | None) -> core.ViewTable | None:
    binder = part.binder
    if binder is None or part.params or len(binder.sources) != 1 or binder.where is not None:
        hint = "as in `cards for card in hand[p]`"
        ctx.error("E0309", "A part of a view is a table over one set, bag or list.", part.name_span, hint=hint)
        return None
    lines_only(ctx, "a table of a view", part.body)
    (source,) = binder.sources
    values = expr(ctx, scope, source.value)
    of = None if is_poison(values) else collection(ctx, values, "What a table of a view goes through")
    inner = Scope(scope)
    var = ctx.bind(inner, source.name, UNKNOWN if of is None else strip(of), source.span, warns=True)
    ctx.read.add((var.name, var.span))
    ctx.sights[var.uid] = audience.sight(ctx, values)
    columns = _lines(ctx, inner, part.body.lines, seat)
    if of is None:
        return None
    own = _own(ctx, values, seat) or any(column.own for column in columns)
    return core.ViewTable(part.name, var, values, columns, own, part.name_span)


def _own(ctx: Context, value: core.Expr, seat: core.Var | None) -> bool:
    """Tell whether only the seat of a view can see a value; note an error where even that seat cannot."""
    seen = audience.sight(ctx, value)
    if seen == EVERYONE:
        return False
    if seat is None or seen != Audience("one", seat.uid):
        _unseen(ctx, value.span, seat is None)
    return True


def _unseen(ctx: Context, span: Span, whole: bool) -> None:
    what = "not everybody can see" if whole else "the seat whose view it is cannot see"
    ctx.error("E0501", f"A view shows what {what}.", span, "this is hidden")
