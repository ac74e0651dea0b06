"""Every statement that cannot stop, in a small game: both engines play the same 200 games."""

from __future__ import annotations

import pytest
from plan_games import BOARD_AND_STATE, digests, same_step_by_step

pytestmark = pytest.mark.native

TAIL = "\nranking p: Player by points[p]\n"

GAMES = {
    "assign": """
action put(h: Hue, c: Cell)
    require free: tint[c] == none
    do
        tint[c] = h
        man[c] = Man(h, me if h != red else none)
        spare = man[c]
        here = step(c, east)
        depth[me] = 3 if here == none else none
        points[me] = points[me] - 2 if h == blue else points[me] + c.row
        ground = {x for x in Cell where tint[x] == h}
        stock = {h, 2 red}
        stock[blue] = 4
        hand[me] = {c.row, 9}
        last = me

flow play
    repeat at most 4
        for me in Player
            choose
                put
""",
    "adding and taking": """
action earn(n: 0..4)
    require few: points[me] < 60
    do
        add n to points[me]
        add {n red, green} to purse[me]
        add red to purse[next(me)]
        if n not in hand[me] and n > 0
            add n to hand[me]

action spend(given: bag of 1..2 Hue)
    require held: given in purse[me]
    do
        take given from purse[me]
        take 3 from points[me]
        add given to box

action mark(c: Cell)
    require free: c not in ground and tint[c] == none
    do
        add c to ground
        add blue to tint[c]

action unmark(c: Cell)
    require there: c in ground
    do
        take c from ground
        take blue from tint[c]
        add 2 to stock[green]
        take 1 from stock[green]

flow play
    repeat at most 6
        for me in Player
            choose
                earn
                spend
                mark
                unmark
""",
    "moving": """
action give(h: Hue)
    require held: h in purse[me]
    do
        move h from purse[me] to purse[next(me)]

action pour(n: 1..3)
    require held: n <= purse[me][red]
    do
        move {n red} from purse[me] to box
        move box to stock

action walk(c: Cell, d: Direction)
    require there: man[c].owner == me
    require room: step(c, d) != none and man[step(c, d)] == none
    do
        move man[c] to man[step(c, d)]
        move tint[c] to stock

action enter(c: Cell)
    require free: man[c] == none and spare != none
    do
        move spare to man[c]
        move ground to rest
        tint[c] = man[c].hue
        spare = Man(blue, me)

state open
    rest: set of Cell

flow play
    spare = Man(red, ann)
    ground = {a1, b2}
    for me in Player
        purse[me] = {3 red, green}
    repeat at most 6
        for me in Player
            rest = {}
            choose
                give
                pour
                walk
                enter
                pass
""",
    "chance and drawing": """
state hidden
    sack: bag of Hue
    deck: set of 1..9

action keep
    do
        add 1 to points[me]

flow play
    sack = {9 red, 6 green, 4 blue}
    deck = {n for n in 1..9}
    rows = {2, 4, 8}
    chance starter in Player
    repeat at most 3
        for me in clockwise(starter)
            draw 1 from sack to purse[me]
            draw 1 from deck to hand[me]
            chance lucky in rows
            chance h in purse[me]
            chance c in those(x in Cell where tint[x] == none)
            tint[c] = h
            add lucky mod 3 to points[me]
            if size(sack) >= 1 and lucky == 4
                draw size(sack) / 4 from sack to box
            choose
                keep
                pass if lucky > 2
""",
    "if and else": """
flow grow_more
    if round > 5
        add 2 to points[me]
    else if round > 2
        choose
            pass

action grow(n: 0..9)
    do
        if n < 3
            add 1 to points[me]
        else if n < 6 and round > 2
            add 2 to points[me]
        else if points[me] > 4
            take 1 from points[me]
            if points[me] == 4
                end four
        else
            round = 9
        if round == 9
            round = 0

flow play
    repeat at most 9
        for me in Player
            round = min(round + 1, 9)
            if round mod 2 == 0
                choose
                    grow
            else
                if points[me] > 2
                    choose
                        grow
                        pass
                else
                    run grow_more
""",
    "loops that do not stop": """
action fill
    do
        for c in Cell where tint[c] == none and any(n in around(c) where tint[n] == red)
            tint[c] = red if c.row == 1 else green
            if c == d3
                ground = {}
        for h in Hue where h not in stock
            add h to stock
        for h in pool
            add 1 to stock[h]
        for n in hand[me] where n > 3
            if n - 3 not in hand[me]
                add n - 3 to hand[me]
        for p in clockwise(next(me))
            points[p] = min(points[p] + size(hand[p]), 90)
        for c in ray(a1, southeast), n in around(c) where n not in ground
            add n to ground
        for x in leading(y in ray(a2, east) where tint[y] != none)
            tint[x] = blue
        for n in 2..round
            rows = rows + {n} if n < 10 else {}
        repeat at most 3
            round = min(round + 1, 50)
        repeat at most 20 while round mod 4 != 0
            round = round - 1
        for k in [3, 1, 2]
            add k to points[me]

action dip(h: Hue)
    require new: h not in pool
    do
        add h to pool
        tint[first(c in Cell where tint[c] == none or c == a1)] = h
        hand[me] = {5, 9}

flow play
    tint[b2] = red
    repeat at most 5
        for me in Player
            choose
                fill
                dip
""",
    "looping over units": """
action shake(n: 1..6)
    do
        add n to dice
        points[me] = min(sum(d for d in dice where d > 2), 90)
        for d in dice
            if d == 6 and round < 50
                round = round + 1
        for h in stock where h != red
            add h to box

flow play
    stock = {2 red, 3 green}
    repeat at most 3
        for me in Player
            choose
                shake
""",
}


@pytest.mark.parametrize("name", GAMES)
def test_both_engines_play_the_same_games(name: str) -> None:
    text = BOARD_AND_STATE + GAMES[name] + TAIL
    for players in (2, 3):
        same_step_by_step(text, players, 11)
        first, second = digests(text, players, 200)
        assert first == second
