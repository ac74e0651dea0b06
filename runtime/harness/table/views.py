"""Views of the rules in plain text: what a seat is shown of the game and of each seat, its own first."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from textwrap import wrap

from shedu.compiler.core import Var, View, ViewLine, ViewTable
from shedu.compiler.interpret import ReferenceGame
from shedu.runtime.meta import Meta
from shedu.runtime.seating import words
from shedu.runtime.types import Atom, BagType, ListType, SetType, Type, place_in_order, strip, value_at

WIDE = 78
MOST_ROWS = 500
"""Of longer tables the rest is left out."""
NARROW = 20
"""Columns are not folded to less."""


def drawn_views(game: ReferenceGame, views: tuple[View, ...], watcher: int | None) -> str:
    """Return all views as text; ``watcher`` sees what it owns too (None: only what is open)."""
    blocks: list[str] = []
    for view in views:
        for seat in _seats(game, view, watcher):
            lines = list(_view(game, view, seat, watcher))
            if len(lines) > 1:
                blocks.append("\n".join(lines))
    return "\n".join(blocks)


def _seats(game: ReferenceGame, view: View, watcher: int | None) -> Sequence[int | None]:
    """Return whom a view is shown of: nobody in particular, the one who watches (and answers for), or all clockwise
    from there."""
    if view.seat is None:
        return [None]
    if view.personal:
        return [seat for seat in _own(game, watcher) if seat < game.players or not _of_players(view.seat)]
    return [((watcher or 0) + turn) % game.seats for turn in range(game.seats)]


def _own(game: ReferenceGame, watcher: int | None) -> list[int]:
    """Return the one who watches and the neutral seats it answers for now."""
    return [] if watcher is None else sorted(game.answers_for(watcher))


def _of_players(seat: Var) -> bool:
    return isinstance(seat.type, Atom) and seat.type.players_only


def _view(game: ReferenceGame, view: View, seat: int | None, watcher: int | None) -> Iterator[str]:
    env: dict[Var, object] = {} if view.seat is None else {view.seat: seat}
    mine = seat is not None and seat in _own(game, watcher)
    you = " (you)" if seat == watcher else ""
    named = "" if seat is None else f" - {game.meta.seat_names(game.players)[seat]}{you}"
    yield f"{view.title}{named}"
    short: list[str] = []
    for line in view.lines:
        if line.own and not mine:
            continue
        value = game.evaluate(line.value, env)
        text = in_words(game.meta, line.value.type, value)
        if not text:
            continue
        if _is_many(line.value.type):
            yield from _flushed(short)
            yield from _wrapped(f"{line.title}: {text}")
        else:
            short.append(f"{line.title} {text}")
    yield from _flushed(short)
    for table in view.tables:
        if mine or not table.own:
            yield from _table(game, table, env)


def _flushed(short: list[str]) -> Iterator[str]:
    if short:
        yield from _wrapped(", ".join(short))
        short.clear()


def _wrapped(text: str) -> Iterator[str]:
    yield from wrap(text, WIDE, initial_indent="  ", subsequent_indent="    ", break_long_words=False)


def _is_many(kind: Type) -> bool:
    return isinstance(strip(kind), SetType | BagType | ListType)


def in_words(meta: Meta, kind: Type, value: object) -> str:
    """Return a value without brackets; "" for an empty collection and for none."""
    if value is None:
        return ""
    if not _is_many(kind):
        return words(meta, kind, value)
    return words(meta, kind, value)[1:-1]


def _table(game: ReferenceGame, table: ViewTable, env: Mapping[Var, object]) -> Iterator[str]:
    found = _rows(game, table, env)
    rows = list(islice(found, MOST_ROWS))
    if not rows:
        return
    head = (table.label.replace("_", " "), *(column.title for column in table.columns))
    used = [i for i in range(len(head)) if i == 0 or any(row[i] for row in rows)]
    widths = {i: max(len(row[i]) for row in (head, *rows)) for i in used}
    for row in (head, *rows):
        yield from _folded(["", *(row[i].ljust(widths[i]) for i in used[:-1]), row[used[-1]]])
    if next(found, None) is not None:
        yield f"  ... and more than these {MOST_ROWS}"


def _folded(cells: Sequence[str]) -> Iterator[str]:
    """Yield a row of a table; what stands in its last column goes on below itself where the line would be too long."""
    begin = "".join(f"{cell}  " for cell in cells[:-1])
    room = WIDE - len(begin)
    if len(cells[-1]) <= room or room < NARROW:
        yield (begin + cells[-1]).rstrip()
    else:
        yield from wrap(
            cells[-1], WIDE, initial_indent=begin, subsequent_indent=" " * len(begin), break_long_words=False
        )


def _rows(game: ReferenceGame, table: ViewTable, env: Mapping[Var, object]) -> Iterator[tuple[str, ...]]:
    kind = strip(table.source.type)
    for unit, count in _units(kind, game.evaluate(table.source, env)):
        inner = {**env, table.var: unit}
        name = words(game.meta, table.var.type, unit)
        cells = (_cell(game, column, inner) for column in table.columns)
        yield (name if count == 1 else f"{count} {name}", *cells)


def _cell(game: ReferenceGame, column: ViewLine, env: Mapping[Var, object]) -> str:
    kind = column.value.type
    value = game.evaluate(column.value, env)
    if isinstance(value, bool):
        return "yes" if value else ""
    return in_words(game.meta, kind, value)


def _units(kind: Type, values: object) -> Iterator[tuple[object, int]]:
    """Yield each kind of a collection with how many there are, in the order of the type."""
    match kind, values:
        case BagType(of=of), tuple():
            yield from ((value_at(of, place), count) for place, count in enumerate(values) if count)
        case SetType(of=of), frozenset():
            yield from ((value, 1) for value in sorted(values, key=lambda one: place_in_order(of, one)))
        case _, tuple():
            yield from ((value, 1) for value in values)
