"""Warnings: what is declared and never used."""

from __future__ import annotations

from shedu.compiler import tree
from shedu.compiler.check.context import ActionName, Context, DefineName, FlowName, ItemName, RegionName, TypeName


def report(ctx: Context, decls: tuple[tree.Declaration, ...]) -> None:
    """Warn of declarations, parameters and lets that nothing reads."""
    if ctx.broken():
        return  # what is wrong elsewhere may be why something looks unused
    own = {id(decl) for decl in decls}
    for symbol in ctx.symbols.values():
        kinds = (ActionName, DefineName, FlowName, ItemName, RegionName)
        declared = isinstance(symbol, kinds) or (isinstance(symbol, TypeName) and symbol.decl is not None)
        if declared and not symbol.used and symbol.name != "play" and own:
            if not (isinstance(symbol, ActionName) and "." in symbol.name):
                ctx.warn("W0701", f"`{symbol.name}` is never used.", symbol.span, symbol.what)
    for (name, span), what in ctx.locals.items():
        if (name, span) not in ctx.read and what != "name":
            ctx.warn("W0702", f"the {what} `{name}` is never used.", span)
