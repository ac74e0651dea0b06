"""What a city can do with a card and how it can pay, by trying everything: from what is printed and from the clauses.

Every good of a cost is tried from every source that still has a unit of it (7W-COST-05..07, 7W-TRADE-01..11); of all
ways to pay those stay of which no other is cheaper for one neighbour and dearer for none.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from wonders_facts import CARDS, MADE, RAW, SHUT_BY_TILE_4, SINGLE_MINES, Cost, Piece, Project
from wonders_towns import Town, around

Shares = tuple[int, int]  # coins for the neighbour to the left, and for the one to the right


@dataclass
class Position:
    """A city about to use a card. ``tiles``: those that act; ``own_tiles``: those it may still build; ``project`` with
    how many ``tokens`` lie on it."""

    towns: Sequence[Town]
    seat: int
    hand: Sequence[str]
    age: int = 1
    tiles: frozenset[str] = frozenset()
    own_tiles: Sequence[str] = ()
    project: Project | None = None
    tokens: int = 0
    neutral: bool = False
    readings: frozenset[str] = frozenset()  # of options: forced (chains), exempt (free builds), one_unit, separate

    @property
    def town(self) -> Town:
        """Return the city itself."""
        return self.towns[self.seat]

    @property
    def near(self) -> dict[str, Town]:
        """Return it and its neighbours by letter."""
        return around(self.towns, self.seat)


# ------------------------------------------------------------------ who makes what
def made_for_all(town: Town, tiles: frozenset[str], most: int) -> Iterator[str]:
    """Give the units of board, brown and grey cards, each as the goods to choose from; ``most``: how many an endless
    mine need give."""
    if not town.startless:
        yield town.board.good
    for name in town.cards:
        shut = "shut_double_mines" in tiles and CARDS[name].colour == "brown" and name not in SINGLE_MINES
        endless = "endless_mines" in tiles and name in SINGLE_MINES
        yield from () if shut else CARDS[name].offers * (most if endless else 1)


def made_for_itself(town: Town, tiles: frozenset[str]) -> Iterator[str]:
    """Give the units that are not for sale: of yellow cards, stages and tiles."""
    for piece in town.pieces:
        if not ("shut_markets" in tiles and piece.name in SHUT_BY_TILE_4):
            yield from piece.of("owns")
    yield from (goods for tile, goods in
                (("wood_or_stone", "WS"), ("ore_or_clay", "CO"), ("any_made_good", MADE)) if tile in tiles)  # fmt: skip


def price(town: Town, good: str, side: str, tiles: frozenset[str]) -> int:
    """Return what a unit costs this city on a side, `l` or `r`: 7W-TRADE-03, -16..18, BB-TILE-34..41."""
    pieces = (piece for piece in town.pieces if not ("shut_markets" in tiles and piece.name in SHUT_BY_TILE_4))
    offers = (text.split("@") for piece in pieces for text in piece.of("cheap"))
    base = 1 if any(good in goods and side in sides for goods, sides in offers) else 2
    kind = "raw" if good in RAW else "made"
    return max(0, base - (f"{kind}_goods_cheaper" in tiles) + (f"{kind}_goods_dearer" in tiles))


# ------------------------------------------------------------------ paying
def payments(position: Position, need: str, purse: int) -> list[Shares]:
    """Return the ways to get all goods of a need for at most so many coins, but none that is never better."""
    if purse < 0:
        return []
    town, tiles, near = position.town, position.tiles, position.near
    sources = Counter([("s", unit) for unit in [*made_for_all(town, tiles, len(need)), *made_for_itself(town, tiles)]])
    for side in "lr":
        sold = 1 if "one_unit" in position.readings else len(need)
        sources.update((side, unit) for unit in made_for_all(near[side], tiles, sold))
    kinds = sorted(sources)
    states = {(tuple(sources[kind] for kind in kinds), 0, 0)}
    for good in need:
        reached = set()
        for left, to_left, to_right in states:
            for place, (side, unit) in enumerate(kinds):
                if good in unit and left[place]:
                    cost = 0 if side == "s" else price(town, good, side, tiles)
                    rest = (*left[:place], left[place] - 1, *left[place + 1 :])
                    reached.add((rest, to_left + cost * (side == "l"), to_right + cost * (side == "r")))
        states = reached
    ways = {(to_left, to_right) for _, to_left, to_right in states if to_left + to_right <= purse}
    return sorted(way for way in ways if not any(_better(other, way) for other in ways))


def _better(one: Shares, two: Shares) -> bool:
    return one != two and one[0] <= two[0] and one[1] <= two[1]


def ways_to_pay(position: Position, cost: Cost) -> list[Shares]:
    """Return how the goods of a cost can be paid beside its coins; [] where it cannot be paid."""
    return payments(position, cost.goods, position.town.coins - cost.coins)


# ------------------------------------------------------------------ what is due
def card_cost(position: Position, name: str, way: str) -> Cost:
    """Return what a structure costs when built so: BB-TILE-01..08, -13, -45..48."""
    card, tiles = CARDS[name], position.tiles
    coins, goods = (card.cost.coins, card.cost.goods) if way == "paid" else (0, "")
    if {"blue": "civilian_for_coins", "purple": "guilds_for_coins"}.get(card.colour) in tiles:
        coins, goods = coins + len(goods), ""
    if card.colour == "red" and "free_military" in tiles:
        goods = ""
    exempt = way != "paid" and "exempt" in position.readings
    taxed = not exempt and {"red": "tax_on_military", "blue": "tax_on_civilian"}.get(card.colour) in tiles
    taxed_chain = way == "chained" and "tax_on_chains" in tiles
    return Cost(coins + position.age * (taxed + taxed_chain), goods)


def stage_cost(position: Position, stage: Piece, way: str) -> Cost:
    """Return what a stage costs: BB-TILE-07, -09, BB-REWARD-08."""
    goods = stage.cost.goods if way == "paid" and "free_stages" not in position.tiles else ""
    exempt = way != "paid" and "exempt" in position.readings
    return Cost(stage.cost.coins + position.age * (not exempt and "tax_on_stages" in position.tiles), goods)


def with_project(position: Position, cost: Cost) -> Cost:
    """Return a cost with that of taking part in the project: BB-JOIN-03."""
    assert position.project is not None
    return Cost(cost.coins + position.project.cost.coins, cost.goods + position.project.cost.goods)


def apart_from_project(position: Position, cost: Cost) -> Cost:
    """Return a cost where the project's is a purchase of its own: its coins, and the least its goods cost, are put
    aside."""
    assert position.project is not None
    coins = cost.coins + position.project.cost.coins
    shares = payments(position, position.project.cost.goods, position.town.coins - coins)
    return Cost(coins + min(map(sum, shares), default=1000), cost.goods)


# ------------------------------------------------------------------ what may be done
def chains(position: Position, name: str) -> bool:
    """Return whether a structure can be built through a chain: 7W-CHAIN-01, BB-TILE-11."""
    about = "slr" if "neighbours_chains" in position.tiles else "s"
    return any(source in position.near[letter].cards for letter in about for source in CARDS[name].sources)


def builds(position: Position) -> dict[str, Cost]:
    """Return what it costs to build each structure of the hand in each way, for those that can be built so."""
    town, found = position.town, {}
    standing = {CARDS[name].title for name in town.cards}
    ways = ["paid"]
    if town.has("favour") > town.favours_used:
        ways.append("favour")
    if "structure_token" in town.kept:
        ways.append("token")
    for name in sorted(set(position.hand)):
        if CARDS[name].title in standing:
            continue
        chained = chains(position, name)
        possible = [*ways, *(["chained"] if chained else [])]
        costs = {way: card_cost(position, name, way) for way in possible}
        affordable = {way: cost for way, cost in costs.items() if ways_to_pay(position, cost)}
        bound = position.neutral or "forced" in position.readings  # 7W-TWO-10, 7W-CHAIN-06
        if bound and "chained" in affordable:
            affordable = {"chained": affordable["chained"]}
        found.update({f"build({name}, {way})": cost for way, cost in affordable.items()})
    return found


def stages(position: Position) -> dict[str, Cost]:
    """Return what it costs to build the next stage over each card of the hand, for each way that can be paid."""
    town = position.town
    if town.stages == len(town.board.stages):
        return {}
    stage, found = town.board.stages[town.stages], {}
    for way in ["paid", *(["token"] if "stage_token" in town.kept else [])]:
        cost = stage_cost(position, stage, way)
        if ways_to_pay(position, cost):
            found.update({f"raise_stage({card}, {town.stages + 1}, {way})": cost for card in set(position.hand)})
    return found


def uses(position: Position) -> dict[str, Cost]:
    """Return all that may be done with a card, with what it costs: 7W-FLOW-08, BB-BUILD-02, 7W-TWO-08."""
    found = {**builds(position), **stages(position)}
    if not (position.neutral and found):
        found.update({f"sell({card})": Cost(0, "") for card in set(position.hand)})
    tiles = [] if position.neutral else position.own_tiles
    found.update({f"commit_tile({card}, {tile})": Cost(0, "") for card in set(position.hand) for tile in tiles})
    return found


def joinings(position: Position, name: str, cost: Cost) -> dict[str, Cost]:
    """Return the answers there are to whether one takes part in the project, and what one then pays in all."""
    found, project = {"stay_out": cost}, position.project
    if project is None or position.neutral or not position.tokens:  # BB-JOIN-07, BB-TWO-05
        return found
    both = with_project(position, cost)
    if "separate" in position.readings:
        both = apart_from_project(position, cost)
    if CARDS[name].colour == project.colour and ways_to_pay(position, both):
        found["join"] = both
    if "pass_token" in position.town.kept:
        found["join_by_token"] = cost
    return found
