"""Names in expressions: what a bare name stands for."""

from __future__ import annotations

from shedu.compiler import core, tree
from shedu.compiler.check import defining, fold, neutrals, typing_names
from shedu.compiler.check.context import (
    ActionName,
    Broken,
    Constant,
    Context,
    DefineName,
    FlowName,
    ItemName,
    NeutralName,
    RegionName,
    Scope,
    SheetName,
    Symbol,
    TypeName,
    poison,
)
from shedu.compiler.check.dispatch import expression_rule
from shedu.compiler.source import Span
from shedu.runtime.types import NoneType, SetType, Text, Type, cardinality


@expression_rule(tree.Number)
def _number(_ctx: Context, _scope: Scope, node: tree.Number, _want: Type | None) -> core.Expr:
    return fold.number(node.value, node.span)


@expression_rule(tree.Text)
def _text(_ctx: Context, _scope: Scope, node: tree.Text, _want: Type | None) -> core.Expr:
    return core.Const(Text(), node.span, node.value)


@expression_rule(tree.Truth)
def _truth(_ctx: Context, _scope: Scope, node: tree.Truth, _want: Type | None) -> core.Expr:
    return fold.truth(node.value, node.span)


@expression_rule(tree.Nothing)
def _nothing(_ctx: Context, _scope: Scope, node: tree.Nothing, _want: Type | None) -> core.Expr:
    return core.Const(NoneType(), node.span, None)


@expression_rule(tree.Name)
def _name(ctx: Context, scope: Scope, node: tree.Name, _want: Type | None) -> core.Expr:
    found = scope.find(node.name)
    if found is not None:
        return _local(ctx, found, node.span)
    if node.name == "me":
        ctx.error(
            "E0305",
            "There is no `me` here.",
            node.span,
            "nobody acts here",
            hint="hand the seat over as a parameter",
        )
        return poison(node.span)
    symbol = ctx.symbol(node.name)
    if symbol is None:
        ctx.unknown("E0301", "name", node.name, node.span, candidates(ctx, scope))
        return poison(node.span)
    return of_symbol(ctx, scope, symbol, node.span)


def _local(ctx: Context, found: core.Expr, span: Span) -> core.Expr:
    if isinstance(found, core.Local):
        _note_read(ctx, found.var, span)
        return core.Local(found.type, span, found.var)
    return found


def _note_read(ctx: Context, var: core.Var, span: Span) -> None:
    """Note that a name is read, and whether only amendments in other files do so."""
    name = (var.name, var.span)
    if span.file == var.span.file:
        ctx.read_afar.discard(name)
    elif name not in ctx.read:
        ctx.read_afar.add(name)
    ctx.read.add(name)


def candidates(ctx: Context, scope: Scope) -> set[str]:
    """Return the names that a wrong one could have been meant for."""
    named = {
        name
        for name, symbol in ctx.symbols.items()
        if symbol.what != "a cell" and not isinstance(symbol, Broken)
    }
    return named | scope.names()


def of_symbol(ctx: Context, scope: Scope, symbol: Symbol, span: Span) -> core.Expr:
    """Return what a declared name stands for where it is written without brackets."""
    match symbol:
        case Constant(type=kind, value=value):
            return core.Const(kind, span, value)
        case NeutralName():
            return neutrals.value(ctx, symbol, span)
        case TypeName():
            return _domain(ctx, symbol, span)
        case ItemName(item=item) if item is not None:
            if item.keys:
                ctx.error(
                    "E0314",
                    f"`{item.name}` needs {_keys(len(item.keys))} in brackets.",
                    span,
                    f"as in `{item.name}[…]`",
                )
                return poison(span)
            return core.Read(item.type, span, item, ())
        case DefineName():
            return defining.call(ctx, scope, symbol, (), span)
        case RegionName():
            return defining.region(ctx, scope, symbol, (), span)
        case ActionName() | FlowName() | SheetName() | Symbol(what="a view"):
            ctx.error("E0304", f"`{symbol.name}` is {symbol.what}, not a value.", span)
    return poison(span)


def _keys(count: int) -> str:
    return "a key" if count == 1 else f"{count} keys"


def _domain(ctx: Context, symbol: TypeName, span: Span) -> core.Expr:
    kind = typing_names.of_symbol(ctx, symbol)
    if cardinality(kind) is None:
        ctx.error("E0304", f"The values of `{symbol.name}` cannot be counted.", span, "a type, not a value")
        return poison(span)
    return core.Domain(SetType(kind), span, kind)
