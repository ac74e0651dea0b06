"""Warnings: what is declared and never used."""

from __future__ import annotations

from shedu.compiler.check.context import (
    ActionName,
    Context,
    DefineName,
    FlowName,
    ItemName,
    LocalName,
    RegionName,
    Symbol,
    TypeName,
)


def report(ctx: Context) -> None:
    """Warn of declarations, parameters and lets that nothing reads."""
    if ctx.broken():
        return  # what is wrong elsewhere may be why something looks unused
    for symbol in ctx.symbols.values():
        if not symbol.used and _counts(symbol):
            ctx.warn("E0701", f"`{symbol.name}` is never used.", symbol.span, symbol.what)
    for name, span in ctx.lets:
        if (name, span) not in ctx.read:
            ctx.warn("E0702", f"The let `{name}` is never used.", span)
    for group in ctx.parameters:
        if any(local in ctx.read - ctx.read_afar for local in group):  # else it is there for others to build on
            _parameters(ctx, [local for local in group if local not in ctx.read])


def _parameters(ctx: Context, unread: list[LocalName]) -> None:
    for name, span in unread:
        ctx.warn("E0702", f"The parameter `{name}` is never used.", span)


def _counts(symbol: Symbol) -> bool:
    if symbol.name == "play" or "." in symbol.name:
        return False
    if isinstance(symbol, TypeName):
        return symbol.decl is not None
    return isinstance(symbol, ActionName | DefineName | FlowName | ItemName | RegionName)
