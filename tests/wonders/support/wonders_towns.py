"""Cities as plain Python values, made at random, and written into games of either engine."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from wonders_facts import BOARDS, CARDS, GUILDS, Board, Piece

from shedu.runtime.codec import codec
from shedu.runtime.meta import Item, Meta
from shedu.runtime.types import Atom, BagType, ListType, Optional, SetType, Type, cardinality, index_of

NEUTRAL = 2  # the seat of the Free City, where two play
REWARDS = (
    "stage_token", "structure_token", "pass_token", "shield_token", "two_shields",
    "wonder_point", "science_point", "guild_point",
)  # fmt: skip


@dataclass
class Town:
    """A city. ``stages``: how many are built, from the left; ``victories`` and ``penalties``: what each token says;
    ``raised``: tiles built; ``kept``: tokens of Great Projects."""

    board: Board
    stages: int = 0
    cards: set[str] = field(default_factory=set)
    coins: int = 3
    victories: list[int] = field(default_factory=list)
    defeats: int = 0
    raised: int = 0
    kept: list[str] = field(default_factory=list)
    penalties: list[int] = field(default_factory=list)
    favours_used: int = 0
    startless: bool = False

    @property
    def pieces(self) -> list[Piece]:
        """Return all that has effects here: cards and built stages."""
        return [CARDS[name] for name in sorted(self.cards)] + list(self.board.stages[: self.stages])

    def has(self, kind: str) -> int:
        """Return how many effects of a kind there are."""
        return sum(len(piece.of(kind)) for piece in self.pieces)

    def count(self, what: str) -> int:
        """Count cards of a colour, built stages (`stage`) or defeat tokens (`defeat`)."""
        if what == "stage":
            return self.stages
        return self.defeats if what == "defeat" else sum(CARDS[name].colour == what for name in self.cards)


def around(towns: Sequence[Town], seat: int) -> dict[str, Town]:
    """Return a city and its neighbours by letter; to the left is clockwise, as hands go in the first age."""
    return {"s": towns[seat], "l": towns[(seat + 1) % len(towns)], "r": towns[seat - 1]}


# ------------------------------------------------------------------ at random
def random_cards(rng: Random, size: int, names: Sequence[str]) -> set[str]:
    """Return at most so many cards, no two of one name."""
    drawn = rng.sample(names, min(size, len(names)))
    return set({CARDS[name].title: name for name in drawn}.values())


def random_towns(rng: Random, players: int, most: int, babel: bool = False) -> list[Town]:
    """Return a city for each seat (for two players, the Free City too), with at most so many cards and some guilds."""
    seats = max(players, 3)
    cities = rng.sample(sorted({board.city for board in BOARDS.values()}), seats)
    plain = [name for name in CARDS if name not in GUILDS]
    towns = []
    for city in cities:
        board = BOARDS[f"{city}_{rng.choice('ab')}"]
        cards = random_cards(rng, rng.randint(0, most), plain)
        victories = [rng.choice((1, 3, 5)) for _ in range(rng.randint(0, 6))]
        stages = rng.randint(0, len(board.stages))
        towns.append(Town(board, stages, cards, rng.choice((0, 2, 5, 9, 40)), victories, rng.randint(0, 6)))
    for guild in rng.sample(GUILDS, rng.randint(0, min(10, seats + 2)) if most > 4 else 1):
        rng.choice(towns).cards.add(guild)
    if babel:
        for town in towns[:players]:
            town.raised = rng.randint(0, 3)
            town.kept = rng.choices(REWARDS, k=rng.choice((0, 0, 1, 2, 4)))
            town.penalties = rng.choices((1, 2, 3), k=rng.choice((0, 0, 1, 2)))
            town.startless = rng.random() < 0.1
    return towns


# ------------------------------------------------------------------ into a game and out of it
def item(meta: Meta, name: str) -> Item:
    """Return a state item by name."""
    return next(found for found in meta.items if found.name == name)


def coded(kind: Type, value: Any) -> Any:
    """Return a value told in names (sets, bags and lists as any iterable) as engines hold it."""
    match kind:
        case Optional(of):
            return None if value is None else coded(of, value)
        case Atom(values=values) if isinstance(value, str):
            return values.index(value)
        case SetType(of):
            return frozenset(coded(of, member) for member in value)
        case ListType(of):
            return tuple(coded(of, member) for member in value)
        case BagType(of):
            counts = [0] * (cardinality(of) or 0)
            for member in value:
                counts[index_of(of, coded(of, member))] += 1
            return tuple(counts)
    return value


def write(meta: Meta, data: bytearray, name: str, values: Sequence[Any]) -> None:
    """Put in an item's values, told in names, from its first entry on."""
    found = item(meta, name)
    for place, value in enumerate(values):
        bytes_ = codec(found.type).write(coded(found.type, value))
        start = found.offset + place * found.stride
        data[start : start + len(bytes_)] = bytes_


def read(meta: Meta, data: bytes, name: str, place: int = 0) -> Any:
    """Return a value of an item, as engines hold it."""
    found = item(meta, name)
    return codec(found.type).read(data, found.offset + place * found.stride)


def laid_out(meta: Meta, data: bytes, towns: Sequence[Town], more: Mapping[str, Iterable[Any]]) -> bytes:
    """Return the items of a game with these cities in it, and more items by name, each a list over its keys."""
    out = bytearray(data)
    columns: dict[str, list[Any]] = {
        "wonder": [town.board.name for town in towns],
        "city": [town.cards for town in towns],
        "built": [[stage.name for stage in town.board.stages[: town.stages]] for town in towns],
        "coins": [town.coins for town in towns],
        "victories": [town.victories for town in towns],
        "defeats": [town.defeats for town in towns],
        "favours_used": [town.favours_used for town in towns],
    }
    if any(found.name == "tokens" for found in meta.items):
        columns["raised"] = [town.raised for town in towns]
        columns["tokens"] = [town.kept for town in towns]
        columns["penalties"] = [town.penalties for town in towns]
        columns["without_start"] = [[seat for seat, town in enumerate(towns) if town.startless]]
    for name, values in {**columns, **more}.items():
        write(meta, out, name, list(values))
    return bytes(out)
