"""Putting a game's plan together: everything that `write` prints."""

from __future__ import annotations

from dataclasses import dataclass

from shedu.compiler import core, faults
from shedu.compiler.check.types_of import words
from shedu.compiler.core import Game
from shedu.compiler.plan import showing, views
from shedu.compiler.plan.code import Function
from shedu.compiler.plan.context import Context, Effects, NotLowered, context
from shedu.compiler.plan.dispatch import Asking, dispatchers
from shedu.compiler.plan.entering import enter_function
from shedu.compiler.plan.functions import begin, refresh_function, start_function
from shedu.compiler.plan.kept_defines import fields as kept_fields
from shedu.compiler.plan.kept_defines import find_kept
from shedu.compiler.plan.lengths import list_bound, rank_of_none
from shedu.compiler.plan.meta import lay_out, make_meta, number_blocks
from shedu.compiler.plan.pieces import Asked, Pieces
from shedu.compiler.plan.questions import Questions, by_place, moves
from shedu.compiler.plan.stops import find_stops
from shedu.compiler.plan.storage import is_parts, is_some
from shedu.compiler.plan.tail import most_bytes, tail_functions
from shedu.compiler.plan.unseen import asked_unseen
from shedu.runtime.meta import Meta
from shedu.runtime.types import Int, ListType, NotFinite, Optional, strip


@dataclass(frozen=True, slots=True)
class Field:
    """A field of the struct: C type, name, and array brackets."""

    ctype: str
    name: str
    size: str = ""


@dataclass(frozen=True, slots=True)
class Plan:
    """What the templates print. Functions call one another in any order. ``widths``: (words of a bit set, C text of the
    words that hold bit number i). ``again``: the first number behind the pieces."""

    name: str
    meta: Meta
    widths: tuple[tuple[int, str], ...]
    tables: tuple[tuple[str, str, str, str], ...]
    fields: tuple[Field, ...]
    legals: tuple[tuple[int, tuple[str, ...]], ...]
    functions: tuple[Function, ...]
    slots_size: int
    entry: int
    again: int


def plan(game: Game) -> Plan:
    """Plan a game. Raises context.NotLowered for what only the reference engine can run yet."""
    try:
        return _plan(game)
    except NotFinite as fault:
        what = f"a value of type `{words(fault.kind)}` where it has to be a number"
        raise NotLowered(what, game.play.span) from fault


def _plan(game: Game) -> Plan:
    shared = context(game)
    effects = Effects(game)
    _keep_views(shared, effects)
    shared.kept = find_kept(game)
    showing.declare(shared)
    pieces = Pieces(shared, effects)
    blocks, places = number_blocks(game)
    questions = Questions(shared, pieces, blocks, places)
    entry = pieces.entry(game.play)
    functions, askings = _cut(shared, pieces, questions)
    functions += [
        _scores(shared),
        _sheets(shared),
        _invariant(shared),
        _decides(shared),
        refresh_function(shared),
        start_function(shared),
        views.copy_function(shared),
        _defaults(shared),
        *showing.functions(shared),
    ]
    stops = find_stops(game)
    functions += [*tail_functions(pieces, stops), enter_function(pieces)]
    shared.drain()
    table = dispatchers(pieces.made, tuple(sorted(askings, key=lambda asking: asking.number)))
    ordered = [*shared.functions.values(), *pieces.made.values(), *functions, *table]
    return Plan(
        name=game.name,
        meta=make_meta(game, shared.fault_infos()),
        widths=tuple((n, _bit(n)) for n in sorted(shared.widths)),
        tables=tuple((name, *parts) for name, parts in sorted(shared.tables.items())),
        fields=_fields(shared, lay_out(game)[1]),
        legals=tuple(sorted(questions.structs.items())),
        functions=tuple(ordered),
        slots_size=most_bytes(stops),
        entry=entry,
        again=pieces.count,
    )


def _keep_views(shared: Context, effects: Effects) -> None:
    """Keep up the parts of regions that defines name, where they are seeded by the state."""
    for define in shared.game.defines:
        if is_parts(define.type):
            try:
                views.register(shared, begin(shared).parts(define.body), effects)
            except NotLowered:
                continue


def _bit(words: int) -> str:
    """Return the words of a set that holds bit i alone, ``bit`` being that bit within its word."""
    if words == 1:
        return "bit"
    return ", ".join(f"bit if i >> 6 == {word} else 0" for word in range(words))


def _cut(shared: Context, pieces: Pieces, questions: Questions) -> tuple[list[Function], list[Asking]]:
    """Cut all flows and write all questions, until neither asks for more."""
    functions: list[Function] = []
    askings: list[Asking] = []
    done: set[int] = set()
    pieces.drain()
    while set(pieces.asked) - done:
        for number in sorted(set(pieces.asked) - done):
            done.add(number)
            functions += questions.write(number)
            askings.append(_asking(shared, pieces.asked[number]))
        pieces.drain()
        shared.drain()
    return functions, askings


def _asking(shared: Context, asked: Asked) -> Asking:
    question = asked.choice.question
    skip = "never" if question.always else "one" if question.public else "upper"
    if skip == "upper" and question.number in asked_unseen(shared.game):
        skip = "unseen"
    fault = 0 if asked.otherwise is not None else shared.fault(faults.NO_ANSWER, asked.choice.span)
    shows = "shows" in shared.struct
    return Asking(question.number, question.name, asked.otherwise, fault, skip, shows, moves(asked), by_place(asked))


def _fields(shared: Context, size: int) -> tuple[Field, ...]:
    """Return the struct's fields: items in serialised form, then slots, then planes."""
    fields = [Field(s.element, s.name, f"[{max(1, s.length)}]") for s in shared.stored.values()]
    used = max(
        (s.data.offset + s.data.stride * _count(s.length, s.element, s.data.stride) for s in shared.stored.values()),
        default=0,
    )
    if size > used:
        fields.append(Field("uint8_t", "padding", f"[{size - used}]"))
    for name, kind in shared.struct.items():
        base, _, brackets = kind.partition("[")
        fields.append(Field(base, name, f"[{brackets}" if brackets else ""))
    for stored in shared.stored.values():
        if stored.planes is not None:
            fields.append(Field(f"b{stored.planes.width}", stored.plane_name, f"[{stored.planes.count}]"))
        if stored.held:
            fields.append(Field("uint64_t", stored.held_name, f"[{stored.held * stored.bags}]"))
    fields += [Field(*field) for field in (*kept_fields(shared), *views.fields(shared))]
    return tuple(fields)


def _count(length: int, element: str, stride: int) -> int:
    bytes_each = {"uint64_t": 8, "uint32_t": 4, "uint16_t": 2, "uint8_t": 1}[element]
    return length * bytes_each // stride if stride else 0


# ------------------------------------------------------------------ the end and the start of a game
def _scores(shared: Context) -> Function:
    """Write the ranking's numbers for every seat."""
    ranking, lower = shared.game.ranking, begin(shared)
    place = lower.code.temp("int", "0")
    if ranking is None:
        lower.code.line("pass")
        return lower.code.function("cdef void write_scores(State* s, int32_t* out) noexcept nogil")
    seat = lower.bind(ranking.var, "int")
    with lower.block(f"for {seat} in range(s.head.players):"):
        for key in ranking.keys:
            if isinstance(strip(key.type), ListType):
                array, length = lower.array(key)
                turn = lower.code.temp("int")
                with lower.block(f"for {turn} in range({length}):"):
                    lower.code.line(f"out[{place} + {turn}] = {array}[{turn}]")
                lower.code.line(f"{place} += {list_bound(key)}")
            else:
                text = lower.simple(lower.value(key))
                if isinstance(key.type, Optional):
                    text = f"{text} if {is_some(key.type, text)} else {rank_of_none(key.type)}"
                lower.code.line(f"out[{place}] = {text}")
                lower.code.line(f"{place} += 1")
    return lower.code.function("cdef void write_scores(State* s, int32_t* out) noexcept nogil")


def _sheets(shared: Context) -> Function:
    """Write the points of one seat, line by line of every sheet."""
    lower = begin(shared)
    var = core.Var("seat", shared.game.seat, 0, shared.game.play.span)
    lower.names[var] = "seat"
    seat = core.Local(var.type, var.span, var)
    place = 0
    lower.code.line("pass")
    for sheet in shared.game.sheets:
        for _, define in sheet.lines:
            points = lower.value(core.Call(define.type, define.span, define, (seat,)))
            lower.code.line(f"out[{place}] = {points}")
            place += 1
    return lower.code.function("cdef void write_sheets(State* s, int seat, int32_t* out) noexcept nogil")


def _invariant(shared: Context) -> Function:
    """Write the test of all invariants."""
    lower = begin(shared)
    for number, invariant in enumerate(shared.game.invariants):
        if invariant.at is None:
            _test(lower, invariant.condition, number)
            continue
        asked = [
            q.number
            for q in shared.game.questions
            if q.name == invariant.at or q.name.partition(".")[0] == invariant.at
        ]
        test = " or ".join(f"s.head.question == {number}" for number in asked) or "False"
        with lower.block(f"if {test}:"):
            _test(lower, invariant.condition, number)
    lower.code.line("return -1")
    return lower.code.function("cdef int failing_invariant(State* s) noexcept nogil")


def _decides(shared: Context) -> Function:
    """Write the answer to who decides for a seat."""
    define, lower = shared.game.decides, begin(shared)
    if define is None:
        lower.code.line("return seat")
    else:
        seat = lower.bind(define.params[0], "int")
        lower.code.line(f"{seat} = seat")
        lower.code.line(f"return {lower.value(define.body)}")
    return lower.code.function("cdef int32_t who_decides(State* s, int32_t seat) noexcept nogil")


def _test(lower: object, condition: core.Expr, number: int) -> None:
    from shedu.compiler.plan.effects import Lower

    assert isinstance(lower, Lower)
    with lower.block(f"if not {lower.value(condition)}:"):
        lower.code.line(f"return {number}")


def _defaults(shared: Context) -> Function:
    """Write the first values of all items whose first value is not all bits nought."""
    lower = begin(shared)
    lower.code.line("pass")
    for stored in shared.stored.values():
        item = stored.item
        if item.default is None and not (isinstance(item.type, Int) and item.type.low < 0 <= item.type.high):
            continue
        variables = [shared.fresh.var(core.Var("key", kind, 0, item.span)) for kind in item.keys]
        keys = tuple(core.Local(var.type, item.span, var) for var in variables)
        value = item.default or core.Const(item.type, item.span, 0)
        place = core.Place(item, keys, item.type, None, item.span)
        from shedu.compiler.plan.questions import nested

        with nested(lower, variables):
            lower.statement(core.Assign(item.span, place, value, False))
    return lower.code.function("cdef void first_values(State* s) noexcept nogil")
