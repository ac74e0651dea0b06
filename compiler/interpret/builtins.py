"""Built-in functions as Python."""

from __future__ import annotations

from collections.abc import Callable

from shedu.compiler import core
from shedu.compiler.interpret.exprs import EMIT, atom, guarded, maybe, numbered, value
from shedu.compiler.interpret.forms import all_values, form_of, order_key
from shedu.compiler.interpret.writer import Writer
from shedu.runtime.types import Atom, BagType, Int, ListType, SetType, Type, strip, unit_kinds

Plain = Callable[[Writer, core.Builtin, list[str]], str]


def _builtin(w: Writer, e: core.Builtin) -> str:
    if e.name in SPECIAL:
        return SPECIAL[e.name](w, e)
    names = [atom(w, arg) for arg in e.args]
    text = PLAIN[e.name](w, e, names)
    return guarded(w, [(name, arg.type) for name, arg in zip(names, e.args, strict=True)], text, e.type)


def element(kind: Type) -> Type:
    """Return the element type of a set, bag or list."""
    kind = strip(kind)
    assert isinstance(kind, SetType | BagType | ListType)
    return kind.of


# ------------------------------------------------------------------ boards
def _around(w: Writer, e: core.Builtin, names: list[str]) -> str:
    kind = strip(e.args[0].type)
    if isinstance(kind, SetType):
        geometry = w.program.geometry(kind.of)
        table = w.program.helper(("near masks", kind.of), lambda: geometry.near_masks)
        known = w.program.helper(("around", kind.of), dict)
        return f"neighbours({names[0]}, {table}, {known})"
    geometry = w.program.geometry(kind)
    return f"{w.program.helper(('near masks', kind), lambda: geometry.near_masks)}[{names[0]}]"


def near_members(w: Writer, e: core.Builtin) -> str | None:
    """Return the text of the cells around a cell as a tuple, None where the argument is a set."""
    kind = strip(e.args[0].type)
    if isinstance(kind, SetType):
        return None
    table = w.program.helper(("near", kind), lambda: w.program.geometry(kind).near)
    name = atom(w, e.args[0])
    return f"({table}[{name}] if {name} is not None else ())" if maybe(e.args[0].type) else f"{table}[{name}]"


def _block_size(e: core.Builtin) -> tuple[int, int]:
    height, width = e.args[1:]
    assert isinstance(height, core.Const) and isinstance(width, core.Const)
    assert isinstance(height.value, int) and isinstance(width.value, int)
    return height.value, width.value


def block_members(w: Writer, e: core.Builtin) -> str:
    """Return the text of a rectangle's cells as a tuple."""
    kind, size = strip(e.args[0].type), _block_size(e)
    table = w.program.helper(("block", kind, size), lambda: w.program.blocks(kind, *size))
    name = atom(w, e.args[0])
    return f"({table}[{name}] if {name} is not None else ())" if maybe(e.args[0].type) else f"{table}[{name}]"


def _block(w: Writer, e: core.Builtin) -> str:
    kind, size = strip(e.args[0].type), _block_size(e)

    def make() -> tuple[int, ...]:
        return tuple(sum(1 << cell for cell in cells) for cells in w.program.blocks(kind, *size))

    name = atom(w, e.args[0])
    table = w.program.helper(("block mask", kind, size), make)
    return guarded(w, [(name, e.args[0].type)], f"{table}[{name}]", e.type)


def _ray(w: Writer, e: core.Builtin, names: list[str]) -> str:
    kind = strip(e.args[0].type)
    return (
        f"{w.program.helper(('rays', kind), lambda: w.program.geometry(kind).rays)}[{names[1]}][{names[0]}]"
    )


def _step(w: Writer, e: core.Builtin, names: list[str]) -> str:
    kind = strip(e.args[0].type)
    return (
        f"{w.program.helper(('steps', kind), lambda: w.program.geometry(kind).steps)}[{names[1]}][{names[0]}]"
    )


def _board_table(attribute: str) -> Plain:
    def write(w: Writer, e: core.Builtin, names: list[str]) -> str:
        kind = strip(e.args[0].type)
        table = w.program.helper(
            (attribute, kind), lambda: getattr(w.program.geometry(kind).board, attribute)
        )
        return f"{table}[{names[0]}]"

    return write


# ------------------------------------------------------------------ seats
def _clockwise(w: Writer, e: core.Builtin, names: list[str]) -> str:
    return f"around_seats({names[0]}, s.seats)"


def _next(w: Writer, e: core.Builtin, names: list[str]) -> str:
    return f"(({names[0]} + 1) % s.seats)"


def _previous(w: Writer, e: core.Builtin, names: list[str]) -> str:
    return f"(({names[0]} - 1) % s.seats)"


def _next_among(w: Writer, e: core.Builtin, names: list[str]) -> str:
    return f"nearest_seat({names[1]}, {names[0]}, 1, s.seats)"


def _previous_among(w: Writer, e: core.Builtin, names: list[str]) -> str:
    return f"nearest_seat({names[1]}, {names[0]}, -1, s.seats)"


# ------------------------------------------------------------------ collections
def _size(w: Writer, e: core.Builtin, names: list[str]) -> str:
    kind = e.args[0].type
    if form_of(kind) == "mask":
        return f"({names[0]}).bit_count()"
    return f"sum({names[0]})" if isinstance(strip(kind), BagType) else f"len({names[0]})"


def _size_of(w: Writer, e: core.Builtin) -> str:
    """The size of a filtered set is counted without making the set."""
    arg = e.args[0]
    if isinstance(arg, core.Gather) and arg.kind == "those" and isinstance(arg.type, SetType):
        return value(w, core.Gather(e.type, e.span, "count", arg.binder, None, None))
    name = atom(w, arg)
    return guarded(w, [(name, arg.type)], _size(w, e, [name]), e.type)


def _sorted(w: Writer, e: core.Builtin, names: list[str]) -> str:
    return f"tuple(sorted({names[0]}))"


def _ways(w: Writer, e: core.Builtin, names: list[str]) -> str:
    of = e.type.of if isinstance(e.type, SetType) else e.type
    assert isinstance(of, BagType)
    return f"ways({names[0]}, {w.program.helper(('type', of.of), lambda: of.of)})"


def _ways_of(w: Writer, e: core.Builtin) -> str:
    name = atom(w, e.args[0])
    return guarded(w, [(name, e.args[0].type)], _ways(w, e, [name]), e.type)


def _front(w: Writer, e: core.Builtin, names: list[str]) -> str:
    return f"({names[0]}[0] if {names[0]} else None)"


def _front_of(w: Writer, e: core.Builtin, names: list[str]) -> str:
    return f"{names[1]}[: max({names[0]}, 0)]"


def _last_of(w: Writer, e: core.Builtin, names: list[str]) -> str:
    return f"{names[1]}[max(len({names[1]}) - max({names[0]}, 0), 0) :]"


def _last(w: Writer, e: core.Builtin, names: list[str]) -> str:
    return f"({names[0]}[-1] if {names[0]} else None)"


def units(w: Writer, text: str, kind: BagType, each: bool) -> str:
    """Return the text of a bag's values in order: every unit, or each kind once."""
    places = f"unit_kinds({text})" if each else f"kinds({text})"
    if isinstance(kind.of, Atom):
        return places
    if isinstance(kind.of, Int):
        return f"[k + {kind.of.low} for k in {places}]" if kind.of.low else places
    return f"[{w.program.helper(('values', kind.of), lambda: all_values(kind.of))}[k] for k in {places}]"


def _set_of(w: Writer, e: core.Builtin, names: list[str]) -> str:
    kind = strip(e.args[0].type)
    items = units(w, names[0], kind, each=False) if isinstance(kind, BagType) else names[0]
    form = form_of(e.type)
    if form == "mask":
        return f"sum([1 << m for m in set({items}) if m is not None])"
    return f"frozenset({items})" if form == "frozen" else f"joined_masks({items}, ())"


def _as_bag(w: Writer, e: core.Builtin, names: list[str]) -> str:
    items, kind = ordered(w, names[0], e.args[0].type), element(e.type)
    return f"bag_of({unit_kinds(kind)}, [({numbered(w, 'm', kind, kind, e.span)}, 1) for m in {items}])"


def _as_list(w: Writer, e: core.Builtin, names: list[str]) -> str:
    kind = strip(e.args[0].type)
    if isinstance(kind, BagType):
        return f"tuple({units(w, names[0], kind, each=True)})"
    return f"tuple({ordered(w, names[0], kind)})"


def ordered(w: Writer, text: str, kind: Type) -> str:
    """Return the text of a set's members in the order of their type; of a list's items in theirs."""
    form = form_of(kind)
    if form == "mask":
        return f"members({text})"
    if form != "frozen":
        return text
    of = element(kind)
    if isinstance(of, Atom | Int):
        return f"sorted({text})"
    return f"sorted({text}, key={w.program.helper(('order', of), lambda: order_key(of))})"


# ------------------------------------------------------------------ numbers
def _extreme(w: Writer, e: core.Builtin) -> str:
    texts = [value(w, arg) for arg in e.args]
    if any(maybe(arg.type) for arg in e.args):
        return f"{'least' if e.name == 'min' else 'greatest'}(({', '.join(texts)},))"
    return f"{e.name}({', '.join(texts)})" if len(texts) > 1 else texts[0]


def _players(w: Writer, e: core.Builtin) -> str:
    return "s.n"


def _seats(w: Writer, e: core.Builtin) -> str:
    return "s.seats"


def _neutral(w: Writer, e: core.Builtin) -> str:
    seats = tuple(arg.value for arg in e.args if isinstance(arg, core.Const))
    return f"{w.program.constant(seats)}[s.n - {w.program.game.players[0]}]"


SPECIAL: dict[str, Callable[[Writer, core.Builtin], str]] = {
    "block": _block,
    "size": _size_of,
    "ways": _ways_of,
    "min": _extreme,
    "max": _extreme,
    "players": _players,
    "seats": _seats,
    "neutral": _neutral,
}
PLAIN: dict[str, Plain] = {
    "around": _around,
    "ray": _ray,
    "step": _step,
    "back": _board_table("opposite"),
    "mirror": _board_table("mirror"),
    "row": _board_table("rows"),
    "column": _board_table("columns"),
    "left": _next,
    "next": _next,
    "right": _previous,
    "previous": _previous,
    "next_among": _next_among,
    "previous_among": _previous_among,
    "clockwise": _clockwise,
    "sorted": _sorted,
    "front": _front,
    "last": _last,
    "front_of": _front_of,
    "last_of": _last_of,
    "set_of": _set_of,
    "as_bag": _as_bag,
    "as_list": _as_list,
}

EMIT[core.Builtin] = _builtin
