"""Whole games looked at from outside: no card or tile is lost or made, and each city's coins change as rules say."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from wonders_facts import CARDS, GUILDS
from wonders_games import PLAYERS, game
from wonders_ledger import CHOICES, Ledger
from wonders_reader import Reader
from wonders_towns import NEUTRAL

from shedu.runtime.decode import read_item
from shedu.runtime.meta import Meta
from shedu.runtime.types import Atom, BagType, Type

pytestmark = pytest.mark.native

# Items that say once more where something is.
ECHOES = ("fresh", "active")


def members(kind: Type, value: Any) -> Counter[int]:
    """Return what a value holds, whatever it is: a bag, a set, a list, one or none."""
    if isinstance(kind, BagType):
        return Counter(dict(enumerate(value)))
    if value is None or isinstance(value, int):
        return Counter() if value is None else Counter([value])
    return Counter(value)


def everywhere(meta: Meta, data: bytes, table: str) -> Counter[str]:
    """Count the rows of a table in all items that hold them."""
    found: Counter[str] = Counter()
    for item in meta.items:
        kind: Any = item.type
        while hasattr(kind, "of"):
            kind = kind.of
        if isinstance(kind, Atom) and kind.name == table and item.name not in ECHOES:
            for value in read_item(item, data):
                held = members(item.type, value)
                found.update({kind.values[place]: count for place, count in held.items()})
    return +found


def check_cards(table: Any, ages: set[int]) -> None:
    """Compare all cards there are with those the ages so far have brought: 7W-SETUP-06, -07, -09."""
    seats = max(table.players, 3)
    cards = everywhere(table.meta, table.items(), "Card")
    guilds = {name: cards.pop(name) for name in GUILDS if cards[name]}
    assert cards == +Counter({card.name: card.copies(seats) for card in CARDS.values() if card.age in ages})
    assert set(guilds.values()) <= {1} and len(guilds) == (seats + 2) * (3 in ages)


def acting(table: Any, seat: int, question: str) -> int:
    """Return whose card is meant: who runs the Free City answers for it."""
    free_city = question in ("use_card_for_city", "sell_for_city")
    return NEUTRAL if free_city else seat


def follow(expansion: str, players: int, engine: str, seed: int) -> Ledger:
    """Play a game at random and keep the ledger; return it."""
    loaded, rng = game(expansion), Random(seed)
    chosen = loaded.reference if engine == "python" else loaded.any_engine()
    table, babel = chosen.new(players, seed=seed), expansion == "both"
    ledger, ages = Ledger(Reader(table)), set[int]()
    while True:
        ledger.asked()
        waits = table.pending()
        if waits is None:
            break
        if waits.question in CHOICES:
            ages.add(ledger.age)
            check_cards(table, ages)
            assert not babel or set(everywhere(table.meta, table.items(), "Tile").values()) == {1}
        action = rng.choice(preferred(table, rng))
        told = (acting(table, waits.seats[0], waits.question), waits.question, table.describe(action))
        ledger.answered(*told, table.meaning(action))
        table.apply(action)
    check_cards(table, ages)
    assert ages == {1, 2, 3} and table.ended_by() == "ages_over"
    return ledger


def preferred(table: Any, rng: Random) -> list[int]:
    """Return some of the legal answers: more builds than a random player would choose, so that cities grow."""
    legal: list[int] = table.legal()
    kind = rng.choice(("build", "raise_stage", "join", ""))
    return [action for action in legal if table.describe(action).startswith(kind)] or legal


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("expansion", ("none", "both"))
def test_games_of_the_compiled_engine(expansion: str, players: int) -> None:
    for seed in range(3):
        assert follow(expansion, players, "native", seed).settled >= 18


@pytest.mark.parametrize("players", (2, 4))
@pytest.mark.parametrize("expansion", ("none", "both"))
def test_a_game_of_the_reference(expansion: str, players: int) -> None:
    assert follow(expansion, players, "python", 50).settled >= 18


@pytest.mark.slow
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("expansion", ("none", "both"))
def test_many_more_games(expansion: str, players: int) -> None:
    for seed in range(100, 150):
        follow(expansion, players, "native", seed)
