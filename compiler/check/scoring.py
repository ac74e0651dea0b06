"""Scoring: each line of the form is a define of a number, `total` their sum; together they are a sheet of points."""

from __future__ import annotations

from shedu.compiler import core, tree
from shedu.compiler.check import defining
from shedu.compiler.check.context import Context, DefineName, Scope, SheetName, cited, poison
from shedu.compiler.check.fitting import a_number, is_poison, or_nought
from shedu.compiler.check.forms import doubled, unknown
from shedu.compiler.check.tables import title
from shedu.compiler.check.types_of import whole
from shedu.compiler.check.walk import clauses
from shedu.compiler.source import Span
from shedu.runtime.types import Type

TOTAL = "total"


def declare(ctx: Context, form: tree.Form) -> list[DefineName]:
    """Declare a scoring and a define `scoring.line` for each of its lines, and `scoring.total`."""
    ctx.rule(form.name, "data", cited(form.body.cites), form.span)
    items = [_item(ctx, form, line) for line in _lines(ctx, form)]
    span = form.name_span
    total = _define(ctx, form, TOTAL, span, _sum_of([_called(name.name, form, span) for name in items], span), ())
    ctx.declare(SheetName(form.name, span, "a scoring", form, (*items, total)))
    for symbol in (*items, total):
        ctx.declare(symbol)
    return [*items, total]


def _sum_of(parts: list[tree.Expr], span: Span) -> tree.Expr:
    """Return a sum that is halved again and again, so that many lines do not nest deeply."""
    if len(parts) < 2:
        return parts[0] if parts else tree.Number(span, 0)
    middle = (len(parts) + 1) // 2
    return tree.Binary(span, "+", _sum_of(parts[:middle], span), _sum_of(parts[middle:], span))


def _lines(ctx: Context, form: tree.Form) -> list[tree.Line]:
    """Return the lines that can be items; note what a scoring cannot hold."""
    found: dict[str, tree.Line] = {}
    for part in form.body.parts:
        unknown(ctx, "scoring", part.name, part.name_span, tuple(line.label for line in form.body.lines))
    for stray in (*form.body.checks, *(form.body.do or ())[:1]):
        ctx.error("E0309", "A scoring has lines only.", stray.span, hint="a `define` can say what is part of a line")
    for line in form.body.lines:
        if line.label == TOTAL or line.quoted:
            what = "The total is the sum of the lines." if line.label == TOTAL else "A line of a scoring has a name."
            ctx.error("E0309", what, line.label_span, hint="give the line another name")
        elif line.label in found:
            doubled(ctx, line.label, line.label_span, found[line.label].label_span)
        elif len(line.values) > 1:
            ctx.error("E0330", f"`{line.label}` has one value.", line.values[1].span)
        else:
            found[line.label] = line
    return list(found.values())


def _item(ctx: Context, form: tree.Form, line: tree.Line) -> DefineName:
    return _define(ctx, form, line.label, line.label_span, line.values[0], line.cites, line.span)


def _define(
    ctx: Context,
    form: tree.Form,
    label: str,
    name_span: Span,
    value: tree.Expr,
    cites: tuple[tree.Cite, ...],
    span: Span | None = None,
) -> DefineName:
    name, span = f"{form.name}.{label}", span or form.span
    decl = tree.DefineDecl(span, name, name_span, form.params, None, (), value, cites)
    rule = ctx.rule(name, "define", cited(cites), span)

    def made(ctx: Context, scope: Scope, _params: tuple[core.Var, ...], _kind: Type) -> core.Expr:
        return _points(ctx, defining.value_of(ctx, scope, decl), name)

    return DefineName(name, name_span, "a line of a scoring", decl, rule, made=made)


def _called(name: str, form: tree.Form, span: Span) -> tree.Expr:
    args = tuple(tree.Name(param.span, param.name) for param in form.params)
    return tree.Apply(span, tree.Name(span, name), args) if args else tree.Name(span, name)


def _points(ctx: Context, found: core.Expr, name: str) -> core.Expr:
    """Return a number of points: none counts nothing."""
    if is_poison(found):
        return found
    kind = whole(found.type)
    if kind is None:
        a_number(ctx, found, f"`{name}`")
        return poison(found.span)
    return or_nought(ctx, found)


# ------------------------------------------------------------------ asked for, and shown
def asked(ctx: Context, scope: Scope, node: tree.FieldOf) -> core.Expr | None:
    """Return what `scoring(seat).line` stands for, None where that is something else."""
    base = node.base
    called = base.function if isinstance(base, tree.Apply) else base
    symbol = ctx.symbols.get(called.name) if isinstance(called, tree.Name) else None
    if not isinstance(symbol, SheetName) or scope.find(symbol.name) is not None:
        return None
    symbol.used = True
    found = next((item for item in symbol.items if item.name == f"{symbol.name}.{node.name}"), None)
    if found is None:
        known = [item.name.split(".")[-1] for item in symbol.items]
        ctx.unknown("E0306", f"line of `{symbol.name}`", node.name, node.name_span, known)
        return poison(node.span)
    return defining.call(ctx, scope, found, base.args if isinstance(base, tree.Apply) else (), node.span)


def sheets(ctx: Context) -> tuple[core.Sheet, ...]:
    """Return the scorings that are of a seat: they can be shown at a table."""
    symbols = [symbol for symbol in ctx.symbols.values() if isinstance(symbol, SheetName)]
    return tuple(sheet for sheet in map(_sheet, symbols) if sheet is not None and _of_a_seat(ctx, sheet))


def _of_a_seat(ctx: Context, sheet: core.Sheet) -> bool:
    params = sheet.lines[-1][1].params
    return len(params) == 1 and params[0].type == ctx.seat


def _sheet(symbol: SheetName) -> core.Sheet | None:
    titles = [line.title or title(line.label) for line in symbol.form.body.lines] + ["Total"]
    defines = [item.define for item in symbol.items]
    if len(titles) != len(defines):
        return None  # a line is at fault
    lines = tuple((name, define) for name, define in zip(titles, defines, strict=True) if define is not None)
    form = symbol.form
    return core.Sheet(form.name, form.title or title(form.name), lines, clauses(form), form.span)
