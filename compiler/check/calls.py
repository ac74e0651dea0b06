"""What is written behind a value: `f(a)`, `m[a]`, `x.name`."""

from __future__ import annotations

from shedu.compiler import core, tree
from shedu.compiler.check import builtins, cells, defining, fold, ranges, scoring, typing_names
from shedu.compiler.check.context import (
    Context,
    DefineName,
    ItemName,
    RegionName,
    Scope,
    TypeName,
    poison,
)
from shedu.compiler.check.dispatch import expr, expression_rule
from shedu.compiler.check.fitting import fit, is_poison, some, wanted
from shedu.compiler.check.types_of import UNKNOWN, bad, maybe, most, words
from shedu.compiler.source import Span
from shedu.runtime.types import Atom, BagType, Int, ListType, Optional, Record, Type, strip


# ------------------------------------------------------------------ f(a)
@expression_rule(tree.Apply)
def _apply(ctx: Context, scope: Scope, node: tree.Apply, _want: Type | None) -> core.Expr:
    if isinstance(node.function, tree.FieldOf):
        return _formula(ctx, scope, node.function, node)
    if not isinstance(node.function, tree.Name):
        ctx.error("E0304", "Only a name can be called.", node.function.span)
        return poison(node.span)
    name = node.function.name
    if name == "force" and scope.forces is not None:
        return _force(ctx, scope, node)
    symbol = ctx.symbols.get(name)
    match symbol:
        case DefineName():
            symbol.used = True
            return defining.call(ctx, scope, symbol, node.args, node.span)
        case RegionName():
            symbol.used = True
            return defining.region(ctx, scope, symbol, node.args, node.span)
        case TypeName():
            symbol.used = True
            return _record(ctx, scope, symbol, node)
    return _builtin(ctx, scope, name, node)


def _formula(ctx: Context, scope: Scope, function: tree.FieldOf, node: tree.Apply) -> core.Expr:
    """`row.column(…)`, and `Table.column(row, …)`: what a column of formulas gives."""
    owner = function.base.name if isinstance(function.base, tree.Name) else ""
    direct = ctx.symbols.get(f"{owner}.{function.name}") if scope.find(owner) is None else None
    if isinstance(direct, DefineName):
        return defining.call(ctx, scope, direct, node.args, node.span)
    base = expr(ctx, scope, function.base)
    kind = strip(base.type)
    if is_poison(base):
        return poison(node.span)
    symbol = ctx.symbols.get(f"{kind.name}.{function.name}") if isinstance(kind, Atom) else None
    if isinstance(symbol, DefineName):
        return defining.call(ctx, scope, symbol, node.args, node.span, (base,))
    found = _field_of(ctx, function, base)
    if not is_poison(found):
        ctx.error("E0304", f"`{function.name}` holds no formulas.", function.name_span, "it takes no arguments")
    return poison(node.span)


def _bare_formula(ctx: Context, formula: DefineName, node: tree.FieldOf) -> core.Expr:
    names = ", ".join(param.name for param in formula.decl.params[1:])
    ctx.error(
        "E0313",
        f"`{node.name}` holds formulas, which want their arguments.",
        node.name_span,
        hint=f"as in `{node.name}({names})`",
    )
    return poison(node.span)


def _builtin(ctx: Context, scope: Scope, name: str, node: tree.Apply) -> core.Expr:
    if name in builtins.NAMES:
        return builtins.call(ctx, scope, name, node)
    for arg in node.args:
        expr(ctx, scope, arg)
    if name in ctx.symbols or scope.find(name) is not None:
        what = ctx.symbols[name].what if name in ctx.symbols else "a value"
        ctx.error("E0304", f"`{name}` is {what} and cannot be called.", node.function.span)
    else:
        callable_names = [
            n for n, s in ctx.symbols.items() if isinstance(s, DefineName | RegionName | TypeName)
        ]
        ctx.unknown("E0301", "function", name, node.function.span, [*callable_names, *builtins.NAMES])
    return poison(node.span)


def _record(ctx: Context, scope: Scope, symbol: TypeName, node: tree.Apply) -> core.Expr:
    kind = typing_names.of_symbol(ctx, symbol)
    if not isinstance(kind, Record):
        if not bad(kind):
            ctx.error("E0304", f"`{symbol.name}` is {symbol.what} and cannot be called.", node.function.span)
        return poison(node.span)
    if len(node.args) != len(kind.fields):
        fields = ", ".join(field for field, _ in kind.fields)
        ctx.error(
            "E0313",
            f"`{kind.name}` has {len(kind.fields)} fields, not {len(node.args)}.",
            node.span,
            f"{kind.name}({fields})",
        )
        return poison(node.span)
    parts = tuple(
        _filled(wanted(ctx, scope, arg, of, f"`{field}` of `{kind.name}`"), of)
        for arg, (field, of) in zip(node.args, kind.fields, strict=True)
    )
    if any(is_poison(part) for part in parts):
        return poison(node.span)
    return fold.record_of(parts, kind, node.span)


def _filled(found: core.Expr, of: Type) -> core.Expr:
    return found if isinstance(of, Optional) else some(found)


def _force(ctx: Context, scope: Scope, node: tree.Apply) -> core.Expr:
    forces = scope.forces
    assert forces is not None
    word = node.args[0] if len(node.args) == 1 else None
    found = forces.of(word.name) if isinstance(word, tree.Name) else None
    if found is None:
        known = ", ".join(f"`{name}`" for name in forces.words())
        ctx.error("E0321", "`force` asks for a side of the conflict.", node.span, f"one of {known}")
        return poison(node.span)
    return found


# ------------------------------------------------------------------ m[a]
@expression_rule(tree.At)
def _at(ctx: Context, scope: Scope, node: tree.At, want: Type | None) -> core.Expr:
    base, keys = spine(node)
    symbol = (
        ctx.symbols.get(base.name) if isinstance(base, tree.Name) and scope.find(base.name) is None else None
    )
    if isinstance(symbol, ItemName) and symbol.item is not None and symbol.item.keys:
        symbol.used = True
        return _read(ctx, scope, symbol.item, keys, node)
    value = expr(ctx, scope, base)
    if isinstance(value, core.RegionSet) and keys:
        return _part(ctx, scope, value, keys, node.span)
    return _indexed(ctx, scope, value, keys, node.span)


def spine(node: tree.Expr) -> tuple[tree.Expr, list[tree.Expr]]:
    """Take `m[a][b, c]` apart into m and a, b, c."""
    keys: list[tree.Expr] = []
    while isinstance(node, tree.At):
        keys[:0] = node.args
        node = node.base
    return node, keys


def item_keys(
    ctx: Context, scope: Scope, item: core.StateItem, keys: list[tree.Expr], span: Span
) -> tuple[core.Expr, ...] | None:
    """Check the keys of a state item; there must be enough of them."""
    if len(keys) < len(item.keys):
        ctx.error(
            "E0314",
            f"`{item.name}` needs {len(item.keys)} keys, not {len(keys)}.",
            span,
            " -> ".join(words(key) for key in item.keys),
        )
        return None
    pairs = zip(keys, item.keys, strict=False)
    found = tuple(wanted(ctx, scope, key, kind, f"A key of `{item.name}`") for key, kind in pairs)
    return None if any(is_poison(key) for key in found) else found


def _read(
    ctx: Context, scope: Scope, item: core.StateItem, keys: list[tree.Expr], node: tree.At
) -> core.Expr:
    found = item_keys(ctx, scope, item, keys, node.span)
    if found is None or bad(item.type):
        return poison(node.span)
    value = core.Read(read_type(item, found), node.span, item, found)
    return _indexed(ctx, scope, value, keys[len(found) :], node.span)


def read_type(item: core.StateItem, keys: tuple[core.Expr, ...]) -> Type:
    """A map asked at nothing gives nothing; a number 0, a truth false, a collection is empty."""
    if isinstance(item.type, Atom | Record):
        return maybe(item.type, *(key.type for key in keys))
    if isinstance(item.type, Int) and any(isinstance(key.type, Optional) for key in keys):
        return ranges.hull((item.type, Int(0, 0)))
    return item.type


def _part(ctx: Context, scope: Scope, parts: core.RegionSet, keys: list[tree.Expr], span: Span) -> core.Expr:
    kind = strip(parts.type)
    cell = fit(ctx, expr(ctx, scope, keys[0]), parts.region.cell.type, "What a region is asked at")
    if is_poison(cell) or bad(kind):
        return poison(span)
    value = core.RegionAt(core_set(parts), span, parts.region, parts.args, cell)
    return _indexed(ctx, scope, value, keys[1:], span)


def core_set(parts: core.RegionSet) -> Type:
    """Return the type of one part of a region."""
    kind = strip(parts.type)
    return getattr(kind, "of", UNKNOWN)  # a set of sets of cells


def _indexed(ctx: Context, scope: Scope, value: core.Expr, keys: list[tree.Expr], span: Span) -> core.Expr:
    for key in keys:
        value = _index(ctx, scope, value, key, span)
    return value


def _index(ctx: Context, scope: Scope, value: core.Expr, key: tree.Expr, span: Span) -> core.Expr:
    kind = strip(value.type)
    match kind:
        case BagType(of):
            index = wanted(ctx, scope, key, of, "What a bag is asked for")
            count: Type = Int(0, most(kind))
        case ListType(of):
            index = expr(ctx, scope, key)
            index = fit(ctx, index, Int(-ranges.LIMIT, ranges.LIMIT), "A place in a list")
            count = Optional(strip(of))
        case _:
            expr(ctx, scope, key)
            if not bad(kind):
                ctx.error(
                    "E0312",
                    "Only maps, bags, lists and regions can be asked by [ ].",
                    span,
                    f"this is {words(kind)}",
                )
            return poison(span)
    return poison(span) if is_poison(index) else core.Index(count, span, value, index)


# ------------------------------------------------------------------ x.name
@expression_rule(tree.FieldOf)
def _field(ctx: Context, scope: Scope, node: tree.FieldOf, _want: Type | None) -> core.Expr:
    points = scoring.asked(ctx, scope, node)
    if points is not None:
        return points
    base = expr(ctx, scope, node.base)
    return poison(node.span) if is_poison(base) else _field_of(ctx, node, base)


def _field_of(ctx: Context, node: tree.FieldOf, base: core.Expr) -> core.Expr:
    kind = strip(base.type)
    match kind:
        case Record(fields=fields):
            return _record_field(ctx, node, base, [(name, of) for name, of in fields])
        case Atom(kind="row"):
            return _column(ctx, node, base, kind)
        case Atom(kind="cell") if node.name in ("row", "column"):
            board = builtins.board_of(ctx, kind)
            high = board.area[node.name == "column"]
            return core.Builtin(maybe(Int(1, high), base.type), node.span, node.name, (base,))
        case Atom(kind="cell"):
            ctx.unknown("E0306", "part of a cell", node.name, node.name_span, ("row", "column"))
        case _:
            ctx.error("E0306", f"{words(kind).capitalize()} has no parts.", node.name_span, "asked for here")
    return poison(node.span)


def _record_field(
    ctx: Context, node: tree.FieldOf, base: core.Expr, fields: list[tuple[str, Type]]
) -> core.Expr:
    names_only = [name for name, _ in fields]
    if node.name not in names_only:
        ctx.unknown("E0306", f"field of {words(strip(base.type))}", node.name, node.name_span, names_only)
        return poison(node.span)
    index = names_only.index(node.name)
    kind = fields[index][1]
    if isinstance(base, core.Const) and isinstance(base.value, tuple):
        return core.Const(kind, node.span, base.value[index])
    return core.FieldOf(maybe(kind, base.type), node.span, base, index)


def _column(ctx: Context, node: tree.FieldOf, base: core.Expr, kind: Atom) -> core.Expr:
    table = next((table for table in ctx.tables if table.atom == kind), None)
    if table is None:
        return poison(node.span)
    columns = [name for name, _ in table.columns]
    if node.name not in columns:
        ctx.unknown("E0306", f"column of {kind.name}", node.name, node.name_span, columns)
        return poison(node.span)
    index = columns.index(node.name)
    of = table.columns[index][1]
    formula = ctx.symbols.get(f"{kind.name}.{node.name}")
    if isinstance(formula, DefineName) and formula.made is not None:
        return _bare_formula(ctx, formula, node)
    if isinstance(base, core.Const) and isinstance(base.value, int):
        known = cells.cell(ctx, table, index, base.value)
        if known is not core.UNREAD:
            return core.Const(of, node.span, known)
    return core.Column(maybe(of, base.type), node.span, table, index, base)
