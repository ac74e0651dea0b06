"""Places: what can stand on the left of `=`, behind `to` and `from`."""

from __future__ import annotations

from shedu.compiler import core, tree
from shedu.compiler.check import calls, ranges
from shedu.compiler.check.context import Broken, Context, ItemName, Scope
from shedu.compiler.check.dispatch import expr
from shedu.compiler.check.fitting import is_poison, some, wanted
from shedu.compiler.check.names import candidates
from shedu.compiler.check.types_of import bad, most, words
from shedu.runtime.types import BagType, Int


def place(ctx: Context, scope: Scope, node: tree.Expr) -> core.Place | None:
    """Check a place; note an error and return None where it is none."""
    base, keys = calls.spine(node)
    if not isinstance(base, tree.Name):
        _no_place(ctx, scope, node, base)
        return None
    symbol = None if scope.find(base.name) is not None else ctx.symbol(base.name)
    if isinstance(symbol, ItemName):
        return None if symbol.item is None else _item_place(ctx, scope, symbol.item, keys, node)
    if symbol is None and scope.find(base.name) is None:
        items = [n for n in candidates(ctx, scope) if isinstance(ctx.symbols.get(n), ItemName)]
        ctx.unknown("E0301", "state item", base.name, base.span, items)
        return None
    if isinstance(symbol, Broken):
        return None
    what = symbol.what if symbol is not None else "a value that keeps what it is"
    ctx.error("E0323", f"`{base.name}` is {what}: nothing can be put there.", base.span, "not a state item")
    return None


def _no_place(ctx: Context, scope: Scope, node: tree.Expr, base: tree.Expr) -> None:
    if isinstance(base, tree.FieldOf):
        ctx.error("E0323", "A part of a value cannot be set alone.", node.span, "set the whole record")
    else:
        expr(ctx, scope, base)
        ctx.error("E0323", "This is no place.", node.span, "a state item is wanted here")


def _item_place(
    ctx: Context, scope: Scope, item: core.StateItem, keys: list[tree.Expr], node: tree.Expr
) -> core.Place | None:
    found = calls.item_keys(ctx, scope, item, keys, node.span)
    if found is None or bad(item.type):
        return None
    rest = keys[len(found) :]
    if not rest:
        return core.Place(item, found, item.type, None, node.span)
    if not isinstance(item.type, BagType) or len(rest) > 1:
        ctx.error(
            "E0314", f"`{item.name}` takes no more keys.", rest[0].span, f"it is {words(item.type)} here"
        )
        return None
    kind = some(wanted(ctx, scope, rest[0], item.type.of, "What a bag is asked for"))
    if is_poison(kind):
        return None
    return core.Place(item, found, Int(0, most(item.type)), kind, node.span)


def reading(target: core.Place) -> core.Expr:
    """Return the expression that reads a place."""
    value = core.Read(target.item.type, target.span, target.item, target.keys)
    if target.kind is None:
        return value
    return core.Index(Int(0, ranges.UNITS), target.span, value, target.kind)
