"""The built-in functions: of boards, of seats, of collections."""

from __future__ import annotations

from collections.abc import Callable
from math import comb

from shedu.compiler import core, tree
from shedu.compiler.check import fold, ranges
from shedu.compiler.check.context import Context, Scope, poison
from shedu.compiler.check.dispatch import expr
from shedu.compiler.check.fitting import a_number, collection, constant_number, fit, is_poison
from shedu.compiler.check.types_of import bad, maybe, most, words
from shedu.runtime.types import (
    Atom,
    BagType,
    Int,
    ListType,
    Optional,
    SetType,
    Type,
    cardinality,
    strip,
)

MOST_WAYS = 1_000_000

Function = Callable[[Context, Scope, str, tree.Apply], core.Expr]


def call(ctx: Context, scope: Scope, name: str, node: tree.Apply) -> core.Expr:
    """Check a call of a built-in function."""
    function, count = NAMES[name]
    if len(node.args) != count and not (name in OR_TWO and len(node.args) == 2):
        told = "1 or 2 arguments" if name in OR_TWO else f"{count} argument{'s' if count != 1 else ''}"
        ctx.error("E0313", f"`{name}` takes {told}, not {len(node.args)}.", node.span)
        return poison(node.span)
    return function(ctx, scope, name, node)


def _args(ctx: Context, scope: Scope, node: tree.Apply) -> tuple[core.Expr, ...] | None:
    found = tuple(expr(ctx, scope, arg) for arg in node.args)
    return None if any(is_poison(arg) for arg in found) else found


# ------------------------------------------------------------------ boards
def board_of(ctx: Context, cell: Type) -> core.Board:
    """Return the board of a cell type."""
    return next(board for board in ctx.boards if board.cell == cell)


def _cell(ctx: Context, found: core.Expr, name: str) -> core.Board | None:
    kind = strip(found.type)
    if isinstance(kind, Atom) and kind.kind == "cell":
        return board_of(ctx, kind)
    if not bad(kind):
        ctx.error("E0310", f"`{name}` needs a cell.", found.span, f"this is {words(found.type)}")
    return None


def _around(ctx: Context, scope: Scope, name: str, node: tree.Apply) -> core.Expr:
    found = expr(ctx, scope, node.args[0])
    kind = strip(found.type)
    if isinstance(kind, SetType) and isinstance(kind.of, Atom) and kind.of.kind == "cell":
        return core.Builtin(kind, node.span, name, (found,))
    board = _cell(ctx, found, name)
    return (
        poison(node.span) if board is None else core.Builtin(SetType(board.cell), node.span, name, (found,))
    )


def _toward(ctx: Context, scope: Scope, name: str, node: tree.Apply) -> core.Expr:
    """`ray` and `step`."""
    args = _args(ctx, scope, node)
    board = None if args is None else _cell(ctx, args[0], name)
    if args is None or board is None:
        return poison(node.span)
    direction = fit(ctx, args[1], board.direction, f"The second argument of `{name}`")
    if is_poison(direction):
        return poison(node.span)
    kind: Type = Optional(board.cell)
    if name == "ray":
        kind = ListType(
            board.cell, max(1, max(board.area) - 1 if board.shape != "ring" else len(board.steps[0]))
        )
    return core.Builtin(kind, node.span, name, (args[0], direction))


def _back(ctx: Context, scope: Scope, name: str, node: tree.Apply) -> core.Expr:
    args = _args(ctx, scope, node)
    kind = None if args is None else strip(args[0].type)
    if args is None or not isinstance(kind, Atom) or kind.kind != "direction":
        if args is not None:
            ctx.error("E0310", "`back` needs a direction.", args[0].span, f"this is {words(args[0].type)}")
        return poison(node.span)
    if isinstance(args[0], core.Const) and isinstance(args[0].value, int):
        board = next(board for board in ctx.boards if board.direction == kind)
        return core.Const(kind, node.span, board.opposite[args[0].value])
    return core.Builtin(maybe(kind, args[0].type), node.span, name, args)


def _block(ctx: Context, scope: Scope, name: str, node: tree.Apply) -> core.Expr:
    corner = expr(ctx, scope, node.args[0])
    sizes = [constant_number(ctx, scope, arg, "The size of a block") for arg in node.args[1:]]
    board = None if is_poison(corner) else _cell(ctx, corner, name)
    if board is None or None in sizes:
        return poison(node.span)
    parts = tuple(fold.number(size or 0, arg.span) for size, arg in zip(sizes, node.args[1:], strict=True))
    return core.Builtin(SetType(board.cell), node.span, name, (corner, *parts))


def _mirror(ctx: Context, scope: Scope, name: str, node: tree.Apply) -> core.Expr:
    found = expr(ctx, scope, node.args[0])
    board = None if is_poison(found) else _cell(ctx, found, name)
    if board is None:
        return poison(node.span)
    if -1 in board.mirror:
        ctx.error(
            "E0322", f"The cells of {board.cell.name} have no mirror image.", node.span, "it is not square"
        )
        return poison(node.span)
    return core.Builtin(maybe(board.cell, found.type), node.span, name, (found,))


# ------------------------------------------------------------------ seats
def _neighbour(ctx: Context, scope: Scope, name: str, node: tree.Apply) -> core.Expr:
    """`left right next previous`, the last two perhaps among the seats of a set."""
    found = fit(ctx, expr(ctx, scope, node.args[0]), ctx.seat, f"What `{name}` is asked for")
    if len(node.args) == 2:
        return _among(ctx, scope, name, node, found)
    return (
        poison(node.span)
        if is_poison(found)
        else core.Builtin(maybe(ctx.seat, found.type), node.span, name, (found,))
    )


def _among(ctx: Context, scope: Scope, name: str, node: tree.Apply, found: core.Expr) -> core.Expr:
    """The next or previous seat of a set; none of an empty one."""
    want = SetType(ctx.seat)
    among = fit(ctx, expr(ctx, scope, node.args[1], want), want, f"The seats among which `{name}` goes")
    if is_poison(found) or is_poison(among):
        return poison(node.span)
    kind = ctx.seat if isinstance(among, core.Domain) else Optional(ctx.seat)
    return core.Builtin(maybe(kind, found.type), node.span, f"{name}_among", (found, among))


def _clockwise(ctx: Context, scope: Scope, name: str, node: tree.Apply) -> core.Expr:
    found = fit(ctx, expr(ctx, scope, node.args[0]), ctx.seat, "Where `clockwise` starts")
    if is_poison(found):
        return poison(node.span)
    return core.Builtin(ListType(ctx.seat, len(ctx.seat.values)), node.span, name, (found,))


# ------------------------------------------------------------------ collections
def _size(ctx: Context, scope: Scope, name: str, node: tree.Apply) -> core.Expr:
    found = expr(ctx, scope, node.args[0])
    if is_poison(found) or collection(ctx, found, "What `size` counts") is None:
        return poison(node.span)
    kind = strip(found.type)
    if isinstance(found, core.Domain) and found.of == ctx.seat:
        return _seats(ctx, found.of, node)
    low = (kind.low or 0) if isinstance(kind, BagType) and kind == found.type else 0
    if isinstance(found, core.Const) and isinstance(found.value, frozenset):
        return fold.number(len(found.value), node.span)
    return core.Builtin(Int(low, most(kind)), node.span, name, (found,))


def _seats(ctx: Context, kind: Type, node: tree.Apply) -> core.Expr:
    """Return how many play, or how many seats are in play."""
    if ctx.neutrals and not (isinstance(kind, Atom) and kind.players_only):
        return core.Builtin(Int(*ctx.seats), node.span, "seats", ())
    return core.Builtin(Int(*ctx.players), node.span, "players", ())


def _sorted(ctx: Context, scope: Scope, name: str, node: tree.Apply) -> core.Expr:
    found = expr(ctx, scope, node.args[0])
    of = None if is_poison(found) else collection(ctx, found, "What `sorted` puts in order")
    if of is None:
        return poison(node.span)
    kind = strip(found.type)
    if not isinstance(kind, ListType):
        found = core.Builtin(ListType(of, most(kind)), node.span, "as_list", (found,))
    return core.Builtin(found.type, node.span, name, (found,))


def _ways(ctx: Context, scope: Scope, name: str, node: tree.Apply) -> core.Expr:
    args = _args(ctx, scope, node)
    if args is None:
        return poison(node.span)
    count = a_number(ctx, args[0], "The first argument of `ways`")
    if not isinstance(args[1], core.Domain):
        ctx.error("E0310", "The second argument of `ways` must be a type.", args[1].span)
        return poison(node.span)
    kind = BagType(args[1].of, max(0, count.low), min(max(0, count.high), ranges.UNITS))
    ways = comb((kind.high or 0) + max(0, (cardinality(kind.of) or 1) - 1), kind.high or 0)
    if ways > MOST_WAYS:
        ctx.error(
            "E0603",
            "There are too many ways to go through.",
            node.span,
            f"{ways:,}, of at most {MOST_WAYS:,}",
        )
        return poison(node.span)
    return core.Builtin(SetType(kind), node.span, name, args)


def _end(ctx: Context, scope: Scope, name: str, node: tree.Apply) -> core.Expr:
    """`front` and `last`: the first and the last item of a list, or the list of so many."""
    count = expr(ctx, scope, node.args[0]) if len(node.args) == 2 else None
    found = expr(ctx, scope, node.args[-1])
    of = None if is_poison(found) else collection(ctx, found, f"What `{name}` is taken of")
    kind = strip(found.type)
    if of is None or not isinstance(kind, ListType):
        if of is not None:
            ctx.error("E0310", f"`{name}` needs a list.", found.span, f"this is {words(found.type)}")
        return poison(node.span)
    if count is None:
        return core.Builtin(maybe(Optional(strip(of)), found.type), node.span, name, (found,))
    size = a_number(ctx, count, f"How many `{name}` takes")
    if is_poison(count):
        return poison(node.span)
    part = ListType(kind.of, max(0, min(size.high, most(kind))))
    return core.Builtin(part, node.span, f"{name}_of", (count, found))


def _set_of(ctx: Context, scope: Scope, name: str, node: tree.Apply) -> core.Expr:
    found = expr(ctx, scope, node.args[0])
    of = None if is_poison(found) else collection(ctx, found, "What `set_of` gathers")
    if of is None:
        return poison(node.span)
    return (
        found
        if isinstance(strip(found.type), SetType)
        else core.Builtin(SetType(strip(of)), node.span, name, (found,))
    )


NAMES: dict[str, tuple[Function, int]] = {
    "around": (_around, 1),
    "ray": (_toward, 2),
    "step": (_toward, 2),
    "back": (_back, 1),
    "block": (_block, 3),
    "mirror": (_mirror, 1),
    "left": (_neighbour, 1),
    "right": (_neighbour, 1),
    "next": (_neighbour, 1),
    "previous": (_neighbour, 1),
    "clockwise": (_clockwise, 1),
    "size": (_size, 1),
    "sorted": (_sorted, 1),
    "ways": (_ways, 2),
    "front": (_end, 1),
    "last": (_end, 1),
    "set_of": (_set_of, 1),
}
"""Name -> (checking function, number of arguments)."""

OR_TWO = ("next", "previous", "front", "last")
"""These may have two arguments: behind the seat a set of seats, before the list how many of its items."""
