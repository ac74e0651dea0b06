"""Types as they are written: `0..6`, `set of T`, `T?`, `one of {a, b}`, and the names of types."""

from __future__ import annotations

from math import comb

from shedu.compiler import tree
from shedu.compiler.check import ranges
from shedu.compiler.check.context import Broken, Constant, Context, MarketName, TypeName
from shedu.compiler.check.types_of import UNKNOWN, bad, words
from shedu.compiler.source import Span
from shedu.runtime.types import (
    BagType,
    Bool,
    Int,
    ListType,
    Optional,
    Record,
    SetType,
    Type,
    cardinality,
    unit_kinds,
)

MOST_VALUES = 65_536


def of_node(ctx: Context, node: tree.TypeExpr) -> Type:
    """Return the type that is written here; a map is an error (only state items are maps)."""
    match node:
        case tree.NamedType(name=name):
            return _named(ctx, name, node.span)
        case tree.RangeType():
            return _range(ctx, node)
        case tree.OptionalType(of=of):
            return _optional(of_node(ctx, of))
        case tree.CollectionType():
            return _collection(ctx, node)
        case tree.EnumType():
            return ctx.enums.get(id(node), UNKNOWN)
        case tree.MapType():
            ctx.error("E0315", "A map can only be a state item.", node.span, "not here")
    return UNKNOWN


def _optional(of: Type) -> Type:
    return of if isinstance(of, Optional) else Optional(of)


def _named(ctx: Context, name: str, span: Span) -> Type:
    if name == "bool":
        return Bool()
    symbol = ctx.symbol(name)
    if isinstance(symbol, TypeName):
        return of_symbol(ctx, symbol)
    if isinstance(symbol, MarketName):
        return symbol.payment
    if isinstance(symbol, Broken):
        return UNKNOWN
    if symbol is not None:
        ctx.error("E0303", f"`{name}` is {symbol.what}, not a type.", span)
        return UNKNOWN
    known = [name for name, symbol in ctx.symbols.items() if isinstance(symbol, TypeName | MarketName)]
    ctx.unknown("E0303", "type", name, span, [*known, "bool"])
    return UNKNOWN


def of_symbol(ctx: Context, symbol: TypeName) -> Type:
    """Return the type that a name stands for, working it out at its first use."""
    if symbol.type is None:
        if symbol.busy:
            ctx.error("E0601", f"The type `{symbol.name}` is made of itself.", symbol.span)
            return UNKNOWN
        symbol.busy = True
        symbol.type = _declared(ctx, symbol.decl)
        symbol.busy = False
    return symbol.type


def _declared(ctx: Context, decl: tree.TypeAlias | tree.RecordDecl | None) -> Type:
    if isinstance(decl, tree.TypeAlias):
        return of_node(ctx, decl.type)
    return UNKNOWN if decl is None else _record(ctx, decl)


def _record(ctx: Context, decl: tree.RecordDecl) -> Type:
    fields: dict[str, Type] = {}
    for field in decl.fields:
        if field.name in fields:
            ctx.error("E0302", f"`{decl.name}` has two fields `{field.name}`.", field.name_span)
        kind = of_node(ctx, field.type)
        if not bad(kind) and cardinality(kind) is None:
            ctx.error(
                "E0316", f"A field cannot be {words(kind)}.", field.type.span, "its values cannot be numbered"
            )
            kind = UNKNOWN
        fields[field.name] = kind
        if field.default is not None:
            ctx.error("E0317", "A field of a record has no default.", field.default.span)
    kind = Record(decl.name, tuple(fields.items()))
    return kind if _small(ctx, kind, decl.name_span) else UNKNOWN


def _small(ctx: Context, kind: Type, span: Span) -> bool:
    size = cardinality(kind)
    if size is not None and size > MOST_VALUES and not isinstance(kind, Int):
        ctx.error(
            "E0603", f"{words(kind)} has too many values.", span, f"{size:,}, of at most {MOST_VALUES:,}"
        )
        return False
    return True


def _range(ctx: Context, node: tree.RangeType) -> Type:
    low, high = _bound(ctx, node.low), _bound(ctx, node.high)
    if low is None or high is None:
        return UNKNOWN
    if low > high:
        ctx.error("E0401", f"The range {low}..{high} is empty.", node.span)
        return UNKNOWN
    return Int(low, high)


def _bound(ctx: Context, node: tree.Expr) -> int | None:
    match node:
        case tree.Number(value=value) if value <= ranges.LIMIT:
            return value
        case tree.Unary(op="-", operand=tree.Number(value=value)) if value <= ranges.LIMIT:
            return -value
        case tree.Name(name=name):
            return _named_bound(ctx, name, node.span)
    ctx.error("E0401", "A bound is a number or the name of an option.", node.span)
    return None


def _named_bound(ctx: Context, name: str, span: Span) -> int | None:
    symbol = ctx.symbol(name)
    if isinstance(symbol, Constant) and isinstance(symbol.type, Int) and isinstance(symbol.value, int):
        return symbol.value
    if symbol is None:
        known = [n for n, s in ctx.symbols.items() if isinstance(s, Constant) and isinstance(s.type, Int)]
        ctx.unknown("E0301", "option", name, span, known)
    elif not isinstance(symbol, Broken) and not (isinstance(symbol, Constant) and bad(symbol.type)):
        ctx.error("E0401", f"`{name}` is {symbol.what}, not a constant number.", span)
    return None


def _collection(ctx: Context, node: tree.CollectionType) -> Type:
    of = of_node(ctx, node.of)
    low, high = _size(ctx, node.size)
    if bad(of):
        return UNKNOWN
    nested = (node.kind == "set" and isinstance(of, SetType)) or (node.kind == "bag" and unit_kinds(of) is not None)
    if cardinality(of) is None and not nested and not (node.kind == "list" and isinstance(of, ListType)):
        ctx.error(
            "E0316", f"A {node.kind} cannot hold {words(of)}.", node.of.span, "its values cannot be numbered"
        )
        return UNKNOWN
    if node.kind == "set":
        return SetType(of) if _countable(ctx, of, node.span) else UNKNOWN
    if node.kind == "bag":
        return BagType(of, low, high) if _countable(ctx, of, node.span) else UNKNOWN
    return ListType(of, high)


def _countable(ctx: Context, of: Type, span: Span) -> bool:
    size = cardinality(of)
    if size is not None and size > MOST_VALUES:
        ctx.error("E0603", f"A collection of {words(of)} is too large.", span, f"of {size:,} kinds")
        return False
    return True


def _size(ctx: Context, size: tree.Size | None) -> tuple[int | None, int | None]:
    if size is None:
        return None, None
    low = None if size.low is None else _bound(ctx, size.low)
    high = _bound(ctx, size.high)
    if low is not None and high is not None and not 0 <= low <= high:
        ctx.error("E0401", f"The size {low}..{high} is empty.", size.span)
    return low, high


def item_type(ctx: Context, node: tree.TypeExpr) -> tuple[tuple[Type, ...], Type]:
    """Split a state item's type into its keys and what is kept for each combination of them."""
    keys: list[Type] = []
    while isinstance(node, tree.MapType):
        keys.append(_key(ctx, node.key))
        node = node.value
    kind = of_node(ctx, node)
    if isinstance(kind, BagType) and isinstance(kind.of, SetType):
        ctx.error("E0316", f"An item cannot hold {words(kind)}.", node.span, "only a define or a parameter can")
        kind = UNKNOWN
    return tuple(keys), kind


def _key(ctx: Context, node: tree.TypeExpr) -> Type:
    kind = of_node(ctx, node)
    if bad(kind):
        return kind
    size = cardinality(kind)
    if size is None or size > MOST_VALUES:
        ctx.error("E0316", f"A map cannot go from {words(kind)}.", node.span, "its values cannot be numbered")
        return UNKNOWN
    return kind


def parameter(ctx: Context, node: tree.Param, *, numbered: bool = False) -> Type:
    """Return the type of a parameter; those of actions must be numberable."""
    kind = of_node(ctx, node.type)
    if bad(kind) or not numbered:
        return kind
    if isinstance(kind, BagType) and not isinstance(kind.of, SetType):
        return kind if _bag_parameter(ctx, kind, node.type.span) else UNKNOWN
    if cardinality(kind) is None:
        ctx.error(
            "E0316",
            f"An action's parameter cannot be {words(kind)}.",
            node.type.span,
            "its values cannot be numbered",
        )
        return UNKNOWN
    return kind


def _bag_parameter(ctx: Context, kind: BagType, span: Span) -> bool:
    units, high = cardinality(kind.of) or 0, kind.high
    if high is None:
        ctx.error("E0316", "A bag that is chosen needs a size.", span, hint="as in `bag of 1..6 T`")
        return False
    if comb(units + high, high) > MOST_VALUES:
        ctx.error("E0603", "There are too many such bags to number them.", span)
        return False
    return True
