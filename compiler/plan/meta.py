"""Action numbers and the serialised form: the part of the plan that the reference engine uses too."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from shedu.compiler import core
from shedu.compiler.core import Game, Question, StateItem
from shedu.compiler.plan.lengths import key_length
from shedu.compiler.plan.stops import Stops, find_stops
from shedu.compiler.plan.unseen import shown_items, unseen
from shedu.compiler.walk import statements
from shedu.runtime import meta as data
from shedu.runtime.types import (
    BagType,
    ListType,
    SetType,
    Type,
    cardinality,
    code_width,
    parameter_count,
)

Choice = core.ChooseAction | core.ChooseValue


def choices(game: Game) -> Iterator[Choice]:
    """Yield every `choose` of a game, in the order of its flows and actions."""
    return (stmt for _, stmt in _owned_choices(game))


def _owned_choices(game: Game) -> Iterator[tuple[int, Choice]]:
    """Yield every `choose` with the number of the rule it stands in."""
    blocks = [(flow.rule, flow.body) for flow in game.flows]
    blocks += [(action.rule, action.effects) for action in game.actions]
    for rule, block in blocks:
        for stmt in statements(block):
            if isinstance(stmt, core.ChooseAction | core.ChooseValue):
                yield rule, stmt


def open_params(action: core.Action) -> tuple[core.Var, ...]:
    """Return the parameters of an action that its answer gives."""
    return tuple(var for var, fixed in zip(action.params, action.fixed, strict=True) if not fixed)


def make_meta(game: Game, faults: tuple[data.FaultInfo, ...] = ()) -> data.Meta:
    """Return what is known of a game besides its code."""
    blocks, places = number_blocks(game)
    stops = find_stops(game)
    items, size = lay_out(game)
    return data.Meta(
        name=game.name,
        title=game.title,
        players=game.players,
        seats=game.seat.values,
        options=game.options,
        blocks=blocks,
        items=items,
        items_size=size,
        questions=_questions(game, places, stops),
        stops=_stops(stops),
        ends=game.ends,
        conflicts=game.conflicts,
        requirements=_requirements(game),
        rules=tuple(data.RuleInfo(r.name, r.kind, r.cites, r.span.file, r.span.line) for r in game.rules),
        faults=faults,
        invariants=tuple(invariant.name for invariant in game.invariants),
        score_keys=sum(key_length(part) for part in game.ranking.keys) if game.ranking else 1,
        neutrals=game.neutrals,
        unseen=unseen(game),
        shown=tuple(item.name for item in shown_items(game)),
        sheets=tuple(
            data.SheetInfo(sheet.name, sheet.title, tuple(title for title, _ in sheet.lines)) for sheet in game.sheets
        ),
    )


# ------------------------------------------------------------------ numbers
@dataclass(frozen=True, slots=True)
class Places:
    """Where the block of each action (by rule number) and of each value question (by number) stands."""

    actions: dict[int, int]
    questions: dict[int, int]


def _bearers(game: Game) -> list[core.Action | Question]:
    """Return all that has a block of numbers, rule by rule in the order of their declarations (those of
    modules come last, so that a module renumbers nothing), within a rule as it stands in the file."""
    bearers: list[tuple[int, core.Action | Question]] = [(action.rule, action) for action in game.actions]
    for rule, stmt in _owned_choices(game):
        if isinstance(stmt, core.ChooseValue):
            bearers.append((rule, stmt.question))
    bearers.sort(key=lambda one: (one[0], one[1].span.line, one[1].span.column))
    return [bearer for _, bearer in bearers]


def number_blocks(game: Game) -> tuple[tuple[data.Block, ...], Places]:
    """Number all actions densely: a block an action or value question, in declaration order."""
    blocks: list[data.Block] = []
    actions: dict[int, int] = {}
    questions: dict[int, int] = {}
    base = 0
    for bearer in _bearers(game):
        if isinstance(bearer, core.Action):
            params = tuple((var.name, var.type) for var in open_params(bearer))
            actions[bearer.rule], kind, title, means = len(blocks), "action", bearer.title, None
        else:
            assert bearer.value is not None
            params = (("value", bearer.value),)
            questions[bearer.number], kind, title, means = len(blocks), "value", bearer.prompt, bearer.means
        count = 1
        for _, param in params:
            count *= parameter_count(param)
        blocks.append(data.Block(bearer.name, title, kind, base, count, params, means))
        base += count
    return tuple(blocks), Places(actions, questions)


def _questions(game: Game, places: Places, stops: Stops) -> tuple[data.QuestionInfo, ...]:
    found: dict[int, data.QuestionInfo] = {}
    for choice in choices(game):
        question = choice.question
        if isinstance(choice, core.ChooseAction):
            numbers = sorted({places.actions[option.action.rule] for option in choice.options})
        else:
            numbers = [places.questions[question.number]]
        found[question.number] = data.QuestionInfo(
            question.name, question.prompt, tuple(numbers), stops.asking[question.number].number
        )
    return tuple(found[number] for number in sorted(found))


def _stops(stops: Stops) -> tuple[data.Stop, ...]:
    return tuple(
        data.Stop(stop.routine.rule, tuple(data.Slot(slot.name, slot.kind, slot.type) for slot in stop.slots))
        for stop in stops.all
    )


def _requirements(game: Game) -> tuple[data.RequirementInfo, ...]:
    owner = {
        step.number: action.name
        for action in game.actions
        for step in action.steps
        if isinstance(step, core.Requirement)
    }
    return tuple(
        data.RequirementInfo(r.name, owner[r.number], r.message, r.cites, r.span.file, r.span.line)
        for r in game.requirements
    )


# ------------------------------------------------------------------ layout
def words(kind: SetType) -> int:
    """Return how many 8-byte words a set takes."""
    return max(1, ((cardinality(kind.of) or 0) + 63) // 64)  # a type may have no values


def entry(kind: Type) -> tuple[int, int]:
    """Return (alignment, bytes) of one entry of an item."""
    match kind:
        case SetType():
            return 8, 8 * words(kind)
        case BagType(of=of):
            return 2, 2 * max(1, cardinality(of) or 0)
        case ListType(of=of, limit=limit):
            width = code_width(of)
            size = 2 + (limit or 0) * width
            return max(2, width), -(-size // max(2, width)) * max(2, width)
        case _:
            return code_width(kind), code_width(kind)


def entries(item: StateItem) -> int:
    """Return for how many combinations of keys an item has a value."""
    count = 1
    for kind in item.keys:
        count *= cardinality(kind) or 0
    return count


def lay_out(game: Game) -> tuple[tuple[data.Item, ...], int]:
    """Place every item: widest words first, so that nothing is padded. Returns them in declared order, and the size.
    An item that holds nothing has a place all the same: no array of the struct is empty."""
    offset = 0
    placed: dict[str, data.Item] = {}
    for item in sorted(game.state, key=lambda i: -entry(i.type)[0]):
        _, stride = entry(item.type)
        placed[item.name] = data.Item(item.name, item.sight, item.keys, item.type, offset, stride)
        offset += stride * max(1, entries(item))
    return tuple(placed[item.name] for item in game.state), -(-offset // 8) * 8
