"""What may be done with a card, and all ways to pay for it: as an exhaustive search finds them, on both engines."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from wonders_buyer import Position, Shares, card_cost, joinings, uses, ways_to_pay
from wonders_facts import CARDS, GUILDS, PROJECTS, TILES, Cost
from wonders_games import OTHERWISE, game
from wonders_towns import NEUTRAL, laid_out, random_cards, random_towns, read

pytestmark = pytest.mark.native

GAMES = ("none", "both")
ASKED = ("use_card", "use_card_for_city")


def at_a_card(table: Any, rng: Random) -> Any:
    """Play a game on until a city that is not the last to choose is asked for its card; return that game."""
    for _ in range(rng.randrange(40)):
        if table.pending() is None:
            break
        table.apply(rng.choice(table.legal()))
    while table.pending() is not None:
        waits = table.pending()
        if waits.question in ASKED and (waits.seats != (table.players - 1,) or waits.question == ASKED[1]):
            return table
        table.apply(rng.choice(table.legal()))
    return None


def random_position(rng: Random, players: int, seat: int, babel: bool) -> Position:
    """Make a position of a city about to use a card, with few cards in the cities."""
    towns = random_towns(rng, players, rng.choice((3, 6, 9)), babel)
    for town in towns:
        town.coins = rng.choice((0, 1, 2, 3, 4, 6, 9, 20))
        town.favours_used = rng.randint(0, 1)
    seats = max(players, 3)
    position = Position(towns, seat, sorted(random_cards(rng, rng.randint(2, 8), list(CARDS))), rng.randint(1, 3))
    position.neutral = players == NEUTRAL == seat
    if babel:
        dealt = rng.sample(TILES, 4 + 2)
        position.tiles = frozenset(dealt[: rng.randint(0, 2 if players == 2 else 3 if players < 5 else 4)])
        position.own_tiles = dealt[4 : 4 + rng.randint(0, 2)]
        position.project = rng.choice([project for project in PROJECTS.values() if project.age == position.age])
        position.tokens = rng.choice((0, 1, seats - 1))
    assert all(card in CARDS for card in position.hand) and len(GUILDS) == 10
    return position


def put_in(table: Any, position: Position, babel: bool) -> None:
    """Bring a game to a position; the waiting question stays."""
    meta, seats = table.meta, len(position.towns)
    nobody: list[Any] = [[]] * seats
    more: dict[str, Any] = {
        "age": [position.age],
        "hand": [position.hand if seat == position.seat else ["altar", "loom"] for seat in range(seats)],
        "plan": [None] * seats,
        "bill": nobody,
    }
    if babel:
        assert position.project is not None
        more |= {
            "levels": [sorted(position.tiles)],
            "active": [position.tiles],
            "tiles": [position.own_tiles if seat == position.seat else [] for seat in range(seats)],
            "project": [position.project.name],
            "waiting": [position.tokens],
            "joined": [[]],
            "joining": [None] * seats,
        }
    table.set_items(laid_out(meta, table.items(), position.towns, more))


def bag(position: Position, shares: Shares, width: int) -> tuple[int, ...]:
    """Return a payment as engines hold it: what each seat gets."""
    counts = [0] * width
    seats = len(position.towns)
    counts[(position.seat + 1) % seats], counts[(position.seat - 1) % seats] = shares
    return tuple(counts)


def offered(table: Any, position: Position) -> Iterator[tuple[int, ...]]:
    """Give the payments that a game offers now, or the only one there was."""
    if table.pending().question == "choose_payment":
        yield from (table.meaning(answer) for answer in table.legal())
    else:
        yield read(table.meta, table.items(), "bill", position.seat)


def compare_payments(table: Any, position: Position, cost: Cost, what: str) -> None:
    """Compare all ways to pay, their order, and what goes to the bank."""
    expected = [bag(position, shares, len(table.meta.seats)) for shares in ways_to_pay(position, cost)]
    got = list(offered(table, position))
    assert got == sorted(expected), (what, cost, position)
    plan = read(table.meta, table.items(), "plan", position.seat)
    assert plan[-1] == cost.coins, (what, position)


def compare_first(table: Any, position: Position, cost: Cost) -> None:
    """Compare the ways to pay for a structure where the project's goods are bought by themselves."""
    ways = [bag(position, shares, len(table.meta.seats)) for shares in ways_to_pay(position, cost)]
    if len(ways) > 1:
        assert list(offered(table, position)) == sorted(ways), (cost, position)
    else:
        assert table.pending().question != "choose_payment", (cost, position)


def compare_position(table: Any, position: Position) -> int:
    """Compare what may be done here, and each way of paying for it; return how many were compared."""
    expected = uses(position)
    if position.neutral:  # to sell is a question of its own, asked where nothing can be built
        expected = {what: cost for what, cost in expected.items() if not what.startswith("sell")}
    legal = {table.describe(action): action for action in table.legal()}
    assert set(legal) == set(expected), (set(legal) ^ set(expected), position)
    for what, cost in expected.items():
        if what.startswith(("sell", "commit_tile")):
            continue
        after = table.copy()
        after.apply(legal[what])
        if after.pending().question == "ask_joining":
            card = what[len("build(") :].split(",")[0]
            answers = joinings(position, card, cost)
            asked = {after.describe(action): action for action in after.legal()}
            assert set(asked) == set(answers), (what, position)
            for answer, whole in answers.items():
                joined = after.copy()
                joined.apply(asked[answer])
                if answer == "join" and "separate" in position.readings:  # two purchases: the first is compared
                    compare_first(joined, position, whole)
                    continue
                compare_payments(joined, position, whole, f"{what}, {answer}")
        else:
            if what.startswith("build"):
                card, way = what[len("build(") : -1].split(", ")
                assert set(joinings(position, card, card_cost(position, card, way))) == {"stay_out"}, (what, position)
            compare_payments(after, position, cost, what)
    return len(expected)


def compare(expansion: str, players: int, positions: int, engine: str, seed: int) -> None:
    """Compare so many random positions, a few in each game."""
    loaded, rng, done = game(expansion), Random(seed * 100 + players), 0
    babel = expansion != "none"
    chosen = loaded.reference if engine == "python" else loaded.any_engine()
    while done < positions:
        table = at_a_card(chosen.new(players, seed=rng.randrange(1 << 30)), rng)
        if table is None:
            continue
        waits = table.pending()
        seat = NEUTRAL if waits.question == ASKED[1] else waits.seats[0]
        for _ in range(10):
            position = random_position(rng, players, seat, babel)
            position.readings = frozenset(OTHERWISE.values() if expansion == "otherwise" else ())
            put_in(table, position, babel)
            compare_position(table, position)
            done += 1


@pytest.mark.parametrize("players", range(2, 8))
@pytest.mark.parametrize("expansion", GAMES)
def test_uses_and_payments_on_the_compiled_engine(expansion: str, players: int) -> None:
    compare(expansion, players, 30, "native", 1)


@pytest.mark.parametrize("players", (2, 3, 5))
@pytest.mark.parametrize("expansion", GAMES)
def test_uses_and_payments_on_the_reference(expansion: str, players: int) -> None:
    compare(expansion, players, 10, "python", 2)


@pytest.mark.slow
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("players", range(2, 8))
@pytest.mark.parametrize("expansion", GAMES)
def test_uses_and_payments_of_many_more(expansion: str, players: int) -> None:
    compare(expansion, players, 1_000, "native", 3)
    compare(expansion, players, 50, "python", 3)


@pytest.mark.slow
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("players", (2, 3, 5))
def test_uses_and_payments_by_other_readings(players: int) -> None:
    compare("otherwise", players, 1_000, "native", 4)
    compare("otherwise", players, 50, "python", 4)
