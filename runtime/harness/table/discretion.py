"""What the others at the table may hear of a move: arguments that only pass between unseen places are not
told."""

from __future__ import annotations

from shedu.compiler.core import Action, Add, Builtin, Draw, Expr, Game, Local, Move, Place, Stmt, Take, Var
from shedu.compiler.walk import children, own_expressions, statements
from shedu.runtime.meta import Meta
from shedu.runtime.naming import arguments, block_of
from shedu.runtime.types import BagType, SetType, show

Unseen = frozenset[tuple[str, int]]


def unseen_arguments(game: Game) -> Unseen:
    """Return (action, place of the open parameter) for those that nobody else can know from the state."""
    found: set[tuple[str, int]] = set()
    for action in game.actions:
        opened = [var for var, fixed in zip(action.params, action.fixed, strict=True) if not fixed]
        for place, var in enumerate(opened):
            if _is_unseen(action, var):
                found.add((action.name, place))
    return frozenset(found)


def _is_unseen(action: Action, var: Var) -> bool:
    """A bag or set is told unless it is used, and used only as what moves between places that are not
    open."""
    if not isinstance(var.type, BagType | SetType):
        return False
    used = False
    for stmt in statements(action.effects):
        if not any(_mentions(expr, var) for expr in own_expressions(stmt)):
            continue
        used = True
        if not _moves_unseen(stmt, var):
            return False
    return used


def _moves_unseen(stmt: Stmt, var: Var) -> bool:
    match stmt:
        case Add(value=value, place=place) | Take(value=value, place=place):
            return _hidden(place, var) and _mentions(value, var)
        case Move(source=source, target=target):
            return _hidden(source, var) and _hidden(target, var)
        case Draw(source=source, target=target):
            # only how many are drawn shows
            return isinstance(source, Place) and _hidden(source, var) and _hidden(target, var)
    return False


def _hidden(place: Place, var: Var) -> bool:
    return place.item.sight != "open" and not any(_mentions(key, var) for key in place.keys)


def _mentions(expr: Expr, var: Var) -> bool:
    """Tell whether more than the size of a variable's value counts in an expression."""
    if isinstance(expr, Builtin) and expr.name == "size":
        return False
    return (isinstance(expr, Local) and expr.var is var) or any(
        _mentions(part, var) for part in children(expr)
    )


def told(meta: Meta, action: int, unseen: Unseen) -> str:
    """Return an action as the others hear of it: ``give(?, c3)``."""
    block = block_of(meta, action)
    if not block.params:
        return block.name
    pairs = zip(block.params, arguments(meta, action), strict=True)
    words = [
        "?" if (block.name, n) in unseen else show(kind, value) for n, ((_, kind), value) in enumerate(pairs)
    ]
    return f"{block.name}({', '.join(words)})"
