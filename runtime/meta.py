"""What is known of a compiled game besides its code: plain data, written beside the engine as JSON.

The plan makes it from the checked rules; every engine and command reads actions, state and rules through it.

Serialised state. ``items`` lie in the order of their offsets in a block of ``items_size`` bytes, little endian:
- a finite value: its code (types.code_of) in code_width bytes;
- a set: ceil(n / 64) words of 8 bytes, bit i = value i;
- a bag: one count of 2 bytes per kind;
- a list: its length in 2 bytes, then ``limit`` codes;
each repeated for every combination of the keys, the last key fastest; seats count up to the greatest number that can
be in play. Offsets are aligned to the size of the entry's word. The tail of a serialised state follows the items:
question (2 bytes, 0xFFFF when over), seat (1), reason of the end + 1 or 0 (1), then how far the running flows have
come, from the one that asks outwards to the game's own: for each the number of the stop where it stands (2 bytes),
and the slots of that stop in order, without gaps. The first stop is that of the question (QuestionInfo.stop), each
other one is where a caller goes on; a caller with nothing left to do is left out.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from shedu.runtime.types import Type, type_from_json, type_to_json


@dataclass(frozen=True, slots=True)
class Block:
    """A run of action numbers ``base .. base + count - 1``: an action's open parameters in mixed radix (the first
    most significant), or the values of a question (kind ``value``). ``means``: the type of what is chosen where these
    values are places in a list, which only the game can tell (Game.meaning)."""

    name: str
    title: str
    kind: str
    base: int
    count: int
    params: tuple[tuple[str, Type], ...]
    means: Type | None = None


@dataclass(frozen=True, slots=True)
class Item:
    """A state item and where it lies in the serialised form."""

    name: str
    sight: str
    keys: tuple[Type, ...]
    type: Type
    offset: int
    stride: int


@dataclass(frozen=True, slots=True)
class Slot:
    """A value of a running flow that can still matter. It is written as an entry of an item of ``type`` is; a
    set, bag or list that may be none after one byte, 0 for none.

    ``kind``: ``value``, of the variable ``name``; or ``rest``, what the loop over ``name`` has still to go
    through: the rounds left of a repeat (a number), else a set (for sets of cells their first cells), a bag or
    a list. What is none of these, as a variable that holds a set of sets, is left out."""

    name: str
    kind: str
    type: Type


@dataclass(frozen=True, slots=True)
class Stop:
    """A place where a flow or an action (``rule`` is its number) can stand while a question waits."""

    rule: int
    slots: tuple[Slot, ...]


@dataclass(frozen=True, slots=True)
class QuestionInfo:
    """A decision: its name, prompt, the blocks its answers come from, and the number of its stop."""

    name: str
    prompt: str
    blocks: tuple[int, ...]
    stop: int


@dataclass(frozen=True, slots=True)
class RequirementInfo:
    """What refuses an action: its name, the action it stands in, the message to people and the clauses it carries."""

    name: str
    action: str
    message: str
    cites: tuple[str, ...]
    file: str
    line: int


@dataclass(frozen=True, slots=True)
class RuleInfo:
    """Rule number -> place: name, kind, clauses, file and line."""

    name: str
    kind: str
    cites: tuple[str, ...]
    file: str
    line: int


@dataclass(frozen=True, slots=True)
class FaultInfo:
    """A run-time fault that the engine can report: what, and the line it stands on."""

    message: str
    file: str
    line: int


@dataclass(frozen=True, slots=True)
class SheetInfo:
    """A scoring that is shown at a table: the titles of its lines, that of the total last."""

    name: str
    title: str
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Meta:
    """All of it. ``score_keys``: how many numbers the ranking compares for a player; the first is the score.
    ``score_shown``: False where the ranking is a plain yes or no (a win). ``unseen``: for each `together`, by number,
    the open items decided in it; until it is over each seat sees of these only its own entries. ``shown``: the items
    that a rule shows to a seat until the next answer. ``seats``: the names of all seats that can be in play;
    ``neutrals``: for each number of players from the least, the names of the seats behind theirs that nobody takes
    (() where there never are any)."""

    name: str
    title: str
    players: tuple[int, int]
    seats: tuple[str, ...]
    options: tuple[tuple[str, Type, object], ...]
    blocks: tuple[Block, ...]
    items: tuple[Item, ...]
    items_size: int
    questions: tuple[QuestionInfo, ...]
    stops: tuple[Stop, ...]
    ends: tuple[str, ...]
    conflicts: tuple[tuple[str, tuple[str, ...]], ...]
    requirements: tuple[RequirementInfo, ...]
    rules: tuple[RuleInfo, ...]
    faults: tuple[FaultInfo, ...]
    invariants: tuple[str, ...]
    score_keys: int
    unseen: tuple[tuple[str, ...], ...] = ()
    shown: tuple[str, ...] = ()
    neutrals: tuple[tuple[str, ...], ...] = ()
    sheets: tuple[SheetInfo, ...] = ()

    def seat_names(self, players: int) -> tuple[str, ...]:
        """Return the names of the seats in play in a game of so many players, the neutral ones last."""
        neutral = self.neutrals[players - self.players[0]] if self.neutrals else ()
        return (*self.seats[:players], *neutral)

    @property
    def most_players(self) -> int:
        """How many play at most."""
        return self.players[1]

    @property
    def actions(self) -> int:
        """Return how many action numbers there are."""
        last = self.blocks[-1]
        return last.base + last.count


def _plain(value: Any) -> Any:
    """Return dataclasses as dicts and types as their JSON form."""
    if hasattr(value, "__dataclass_fields__"):
        if type(value).__module__ == Type.__args__[0].__module__:
            return {"type": type_to_json(value)}
        return {name: _plain(getattr(value, name)) for name in value.__dataclass_fields__}
    if isinstance(value, tuple | list):
        return [_plain(part) for part in value]
    return value


def _typed(value: Any) -> Any:
    """Return JSON lists as tuples and written types as types."""
    if isinstance(value, dict):
        return type_from_json(value["type"]) if set(value) == {"type"} else {k: _typed(v) for k, v in value.items()}
    return tuple(_typed(part) for part in value) if isinstance(value, list) else value


def to_json(meta: Meta) -> str:
    """Return a game's data as JSON text, the same text for the same data."""
    return json.dumps(_plain(meta), indent=1, ensure_ascii=False) + "\n"


def from_json(text: str) -> Meta:
    """Read what to_json wrote. Raises ValueError or KeyError on anything else."""
    data = _typed(json.loads(text))
    data["blocks"] = tuple(Block(**part) for part in data["blocks"])
    data["items"] = tuple(Item(**part) for part in data["items"])
    data["questions"] = tuple(QuestionInfo(**part) for part in data["questions"])
    data["stops"] = tuple(Stop(part["rule"], tuple(Slot(**slot) for slot in part["slots"])) for part in data["stops"])
    data["requirements"] = tuple(RequirementInfo(**part) for part in data["requirements"])
    data["rules"] = tuple(RuleInfo(**part) for part in data["rules"])
    data["faults"] = tuple(FaultInfo(**part) for part in data["faults"])
    data["sheets"] = tuple(SheetInfo(**part) for part in data["sheets"])
    return Meta(**data)
