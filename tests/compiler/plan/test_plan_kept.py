"""Defines whose values are kept until an item changes that they read: every way to change one is noticed."""

from __future__ import annotations

from random import Random

import pytest
from plan_games import checked, digests, game_of, random_items, same, same_at_random_positions, same_step_by_step

from shedu.compiler.plan.kept_defines import find_kept

ROWS = "".join(
    f"    r{n} | {n % 7} | {('red', 'green', 'blue')[n % 3]} | {{{('red', 'green, blue', '')[n % 3]}}}\n"
    for n in range(40)
)
HEAD = f"""
game sample "Sample"
    players: 2..3
    seats: ann, bob, cid

type Hue: one of {{red, green, blue}}
type Pair
    hue: Hue
    owner: Player?

table Row
    | cost: 0..6 | hue: Hue | hues: set of Hue
{ROWS}
state open
    street: Player -> set of Row
    hand: Player -> bag of Row
    chips: Player -> bag of Hue
    queue: Player -> list of up to 4 Row
    depth: Player -> Hue -> 0..30
    pair: Player -> Pair?
    closed: set of Row
    turns: 0..99
    points: Player -> 0..9000

define open_rows: set of Row is those(r in Row where r not in closed and r.cost < turns + 2)
define strength(p: Player): 0..900 is sum(r.cost for r in street[p] where r in open_rows) + size(hand[p])
define offered(p: Player): set of Row
    is those(r in street[p] where any(q in Row where q in hand[p] and q.hue == r.hue))
define made(p: Player, h: Hue): 0..200 is count(r in street[p] where h in r.hues) + chips[p][h] + depth[p][h]
define lead(p: Player): Player? is first(q in Player where q != p and strength(q) > strength(p))
define waits(p: Player): bool is any(r in queue[p], q in street[p] where r.hue == q.hue and r.cost < q.cost)
define mark(p: Player): Pair? is Pair(red, p) if any(r in hand[p] where r.cost == 3) else pair[p]
define holds(r: Row, p: Player): bool is r in street[p]
define reds(p: Player): 0..90000 is sum(r.cost + size(hand[p]) for r in street[p] where r.hue == red and r.cost > 1)
define luck(p: Player): 0..900
    is count(r in {{r4, r8, r39}} where holds(r, p) and r.cost < turns) + sum(2 for r in {{r20, r5}} where r in closed)
define total: 0..9000 is sum(strength(p) for p in Player) + sum(made(p, h) for p in Player, h in Hue)
"""
KEPT = ("open_rows", "strength", "offered", "made", "lead", "waits", "mark", "total", "reds", "luck")
CHANGES = (
    "street[me] = street[next(me)]",
    "street[me] = {}",
    "add r39 to street[me]",
    "take r39 from street[me]",
    "move street[next(me)] to street[me]",
    "move r5 from street[next(me)] to street[me]",
    "hand[me] = {2 r3, r9}",
    "hand[me][r11] = 3",
    "add r8 to hand[me]",
    "move hand[me] to hand[next(me)]",
    "draw min(1, size(hand[me])) from hand[me] to hand[next(me)]",
    "draw min(2, size(closed)) from closed to street[me]",
    "draw 2 from {r for r in Row where r.cost == 3} to hand[me]",
    "chips[me] = {red, 2 blue}",
    "chips[me][green] = 5",
    "add {red, green} to chips[me]",
    "take red from chips[me]",
    "move chips[me] to chips[next(me)]",
    "queue[me] = [r1, r2]",
    "add r7 to queue[me]",
    "take r2 from queue[me]",
    "move queue[me] to queue[next(me)]",
    "depth[me][blue] = 7",
    "add 2 to depth[me][red]",
    "move 2 from depth[me][red] to depth[next(me)][red]",
    "pair[me] = Pair(blue, next(me))",
    "pair[me] = none",
    "move pair[me] to pair[next(me)]",
    "closed = closed + {r1, r4, r9}",
    "add r3 to closed",
    "closed = {}",
    "add 1 to turns",
    "for p in Player where lead(p) != none\n            add 1 to depth[p][blue]",
    "chance r in open_rows\n        closed = closed + {r}",
)
GUARDS = {
    2: "r39 not in street[me]",
    3: "r39 in street[me]",
    4: "size(those(r in street[me] where r in street[next(me)])) == 0",
    5: "r5 in street[next(me)] and r5 not in street[me]",
    11: "size(closed) == 0 or size(street[me]) == 0",
    16: "red in chips[me]",
    18: "size(queue[me]) < 5",
    19: "size(queue[me]) < 4",
    20: "r2 in queue[me]",
    21: "size(queue[me]) + size(queue[next(me)]) < 5",
    24: "depth[me][red] > 1 and depth[next(me)][red] < 29",
    27: "pair[next(me)] == none",
    29: "r3 not in closed",
    32: "all(p in Player have depth[p][blue] < 30)",
    33: "open_rows != {}",
}
ACTIONS = "".join(
    f"""
action change{n}
    require small: size(hand[me]) < 400 and all(p in Player, h in Hue have chips[p][h] < 90 and depth[p][h] < 29)
    require guard: {GUARDS.get(n, "true")}
    do
        {change}
"""
    for n, change in enumerate(CHANGES)
)
GAME = f"""{HEAD}{ACTIONS}
action score(r: Row, h: Hue)
    require offered: r in offered(me)
    require made: made(me, h) > made(next(me), h)
    require lead: lead(me) == none or waits(me) or mark(me) == none
    require total: total > turns or reds(me) > luck(me)
    do
        points[me] = min(9000, strength(me) + made(me, h) * 3 + total + reds(me) + luck(me))

action wait

flow play
    for p in Player
        street[p] = {{r4, r8, r20}}
    repeat at most 80
        for me in Player
            choose always
{"".join(f"                change{n}{chr(10)}" for n in range(len(CHANGES)))}                score
                wait

ranking p: Player by points[p], strength(p), made(p, red), total, reds(p), luck(p)
"""


def test_which_are_kept() -> None:
    kept = {one.define.name: one for one in find_kept(checked(GAME))}
    assert set(KEPT) <= set(kept)
    assert kept["made"].count == 3 and kept["total"].place == -1
    own = {name: {item.name for item, use in one.uses.items() if use.own} for name, one in kept.items()}
    others = {name: {item.name for item, use in one.uses.items() if not use.own} for name, one in kept.items()}
    assert own["made"] == {"street", "chips", "depth"} and not others["made"] and not own["lead"]
    assert others["strength"] == {"closed", "turns"}
    members = {name: {item.name: use.members for item, use in one.uses.items()} for name, one in kept.items()}
    assert members["reds"]["street"] == {n for n in range(40) if n % 3 == 0 and n % 7 > 1}
    assert members["luck"]["street"] == {4, 8, 39} and members["luck"]["closed"] == {5, 20}
    assert members["strength"]["street"] is None


@pytest.mark.native
@pytest.mark.parametrize("players", [2, 3])
def test_changes(players: int) -> None:
    for agent in ("random", "random:kind"):
        one, other = digests(GAME, players, 60, agent)
        assert one == other
    assert same_step_by_step(GAME, players, 5) > 100


@pytest.mark.native
def test_positions_that_are_set_and_copied() -> None:
    assert same_at_random_positions(GAME, 3, 40)["score"][0] > 0
    game = game_of(GAME)
    fast, slow = game.any_engine().new(2, 1), game.reference.new(2, 1)
    rng = Random(3)
    for n in range(60):
        if n % 10 == 0:
            data = random_items(game.meta, Random(n), 2)
            fast.set_items(data)
            slow.set_items(data)
        same(fast, slow, f"step {n}")
        twin = fast.copy()
        action = rng.choice(fast.legal())
        twin.apply(action)
        same(fast, slow, f"step {n}, after a copy went on")
        fast = twin
        slow.apply(action)
