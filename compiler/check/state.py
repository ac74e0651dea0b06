"""State items, and the legend that draws them."""

from __future__ import annotations

from shedu.compiler import core, tree
from shedu.compiler.check import ranges, typing_names
from shedu.compiler.check.context import Constant, Context, ItemName, Scope, cited
from shedu.compiler.check.dispatch import expr
from shedu.compiler.check.fitting import condition, wanted
from shedu.compiler.check.places import place
from shedu.compiler.check.types_of import Collection, bad, words
from shedu.runtime.types import Atom, BagType, Bool, ListType, Record, SetType, Text, Type, cardinality, strip

MOST_PLACES = 1 << 20
ALL_PLACES = 1 << 22


def declare(ctx: Context, decl: tree.StateDecl) -> None:
    """Declare the items of a `state` block."""
    cites = cited(decl.cites)
    names = ", ".join(field.name for field in decl.fields)
    ctx.rule(names, "data", cites, decl.span)
    for field in decl.fields:
        item = _item(ctx, decl, field, cites)
        ctx.declare(ItemName(field.name, field.name_span, f"a state item ({decl.sight})", item))
        if item is not None:
            ctx.items.append(item)


def _item(
    ctx: Context, decl: tree.StateDecl, field: tree.Field, cites: tuple[str, ...]
) -> core.StateItem | None:
    keys, kind = typing_names.item_type(ctx, field.type)
    if bad(kind) or any(bad(key) for key in keys):
        return None
    inner = strip(kind)
    nested = isinstance(inner, Collection) and isinstance(inner.of, Collection)
    if isinstance(kind, Text) or nested or (inner != kind and isinstance(inner, Collection)):
        ctx.error("E0316", f"A state item cannot be {words(kind)}.", field.type.span)
        return None
    if decl.sight == "secret" and (not keys or keys[0] != ctx.seat):
        ctx.error(
            "E0502",
            f"`{field.name}` is secret, and nobody owns it.",
            field.name_span,
            "a secret item is a map from the seats",
            hint=f"`{field.name}: {ctx.seat.name} -> …`",
        )
    if not _small(ctx, field, keys, kind):
        return None
    default = None if field.default is None else _default(ctx, field, kind)
    if default is None and field.default is None and isinstance(kind, Atom | Record):
        ctx.error(
            "E0336",
            f"`{field.name}` has no first value.",
            field.name_span,
            f"it is {words(kind)}",
            hint="give it one by `= …`, or let it be none by `?`",
        )
    sight: core.Sight = "secret" if decl.sight == "secret" else "hidden" if decl.sight == "hidden" else "open"
    return core.StateItem(field.name, sight, keys, kind, default, cites, field.name_span)


def _small(ctx: Context, field: tree.Field, keys: tuple[Type, ...], kind: Type) -> bool:
    places = _each(kind)
    for key in keys:
        places *= cardinality(key) or 1
    ctx.places += places
    if places > MOST_PLACES:
        ctx.error("E0603", f"`{field.name}` has too many places.", field.type.span, f"{places:,}")
        return False
    if ctx.places > ALL_PLACES:
        ctx.error("E0603", "The items have too many places together.", field.type.span, f"{ctx.places:,}")
        ctx.places = 0  # told once
        return False
    return True


def _each(kind: Type) -> int:
    """Return how many values one place holds: the elements of a list, the kinds of a bag, a set's as bits."""
    match kind:
        case ListType(limit=limit):
            return max(1, ranges.UNITS if limit is None else limit)
        case BagType(of):
            return cardinality(of) or 1
        case SetType(of):
            return max(1, (cardinality(of) or 1) // 8)
    return 1


def _default(ctx: Context, field: tree.Field, kind: Type) -> core.Expr | None:
    assert field.default is not None
    value = wanted(ctx, Scope(), field.default, kind, f"The first value of `{field.name}`")
    if not isinstance(value, core.Const | core.Domain) and not bad(value.type):
        ctx.error("E0602", "The first value of a state item must be constant.", field.default.span)
    return value


# ------------------------------------------------------------------ the legend
def legend(ctx: Context, decl: tree.Form) -> None:
    """Read the legend of a board, once the state is known."""
    board = next((board for board in ctx.boards if board.cell.name == decl.name), None)
    part = next((part for part in decl.body.parts if part.name == "legend"), None)
    if board is None or part is None:
        return
    entries: list[core.LegendEntry] = []
    for line in part.body.lines:
        entry = _entry(ctx, board, line)
        if any(old.mark == line.label for old in entries):
            ctx.error("E0302", f'The legend has "{line.label}" twice.', line.label_span)
        elif entry is not None:
            entries.append(entry)
    object.__setattr__(board, "legend", tuple(entries))  # known only now; nobody has looked at it before


def _entry(ctx: Context, board: core.Board, line: tree.Line) -> core.LegendEntry | None:
    if not line.quoted or len(line.label) != 1 or line.label in ". 0123456789":
        ctx.error(
            "E0331",
            "The legend explains one character in quotes, not `.`, a digit or a blank.",
            line.label_span,
        )
        return None
    scope = Scope()
    here = ctx.bind(scope, "here", board.cell, line.label_span)
    player = ctx.bind(scope, "player", ctx.seat, line.label_span)
    shown = condition(ctx, scope, line.values[0], "What a mark shows")
    effects = _effects(ctx, scope, line.values[0])
    digit = player if ("player", line.label_span) in ctx.read else None
    return core.LegendEntry(line.label, here, digit, shown, tuple(effects))


def _effects(ctx: Context, scope: Scope, node: tree.Expr) -> list[core.Stmt]:
    """Read a condition backwards: what makes it true."""
    match node:
        case tree.Binary(op="and", left=left, right=right):
            return _effects(ctx, scope, left) + _effects(ctx, scope, right)
        case tree.Binary(op="==", left=left, right=right):
            target = place(ctx, scope, left)
            if target is None:
                return []
            return [
                core.Assign(node.span, target, wanted(ctx, scope, right, target.type, "What is drawn"), False)
            ]
        case tree.Binary(op="in", right=tree.Name(name=name)) if isinstance(ctx.symbol(name), Constant):
            return []  # what the map prints: drawn, never set up
        case tree.Binary(op="in", left=left, right=right):
            target = place(ctx, scope, right)
            return [] if target is None else [core.Add(node.span, expr(ctx, scope, left), target, False)]
        case tree.Name() | tree.At():
            target = place(ctx, scope, node)
            if target is not None and isinstance(target.type, Bool):
                truth = core.Const(Bool(), node.span, True)
                return [core.Assign(node.span, target, truth, False)]
    ctx.error(
        "E0331",
        "A legend says `item[here] == value` or `here in item`.",
        node.span,
        "this cannot be read backwards",
    )
    return []
