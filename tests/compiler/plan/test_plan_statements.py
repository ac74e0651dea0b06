"""Every statement in a small game: both engines play the same 200 games."""

from __future__ import annotations

import pytest
from plan_games import digests, same_step_by_step

pytestmark = pytest.mark.native

HEAD = """
game sample "Sample"
    players: 2..3
    seats: ann, bob, cid

type Hue: one of {red, green, blue}

type Man
    hue: Hue
    owner: Player?

board Cell
    shape: grid(3, 4)
    joined: sides

state open
    tint: Cell -> Hue?
    man: Cell -> Man?
    spare: Man?
    ground: set of Cell
    pool: set of Hue
    stock: bag of Hue
    box: bag of Hue
    dice: bag of 1..6
    purse: Player -> bag of Hue
    hand: Player -> set of 1..9
    rows: set of 1..9
    points: Player -> -20..90
    depth: Player -> 0..9?
    here: Cell?
    last: Player?
    round: 0..50

define left_over(h: Hue): 0..99 is stock[h] + box[h]

action pass

"""
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
    "loops that stop": """
action take_row(n: 1..9)
    require there: n in rows
    do
        take n from rows
        add n to points[me]

action stay

flow propose(h: Hue)
    choose
        paint(h)
        stay

action paint(h: Hue, c: Cell)
    require free: tint[c] == none
    do
        tint[c] = h

flow play
    rows = {n for n in 1..9}
    repeat at most 2
        for me in Player
            for h in Hue where h not in pool
                run propose(h)
                if size(rows) > 4
                    choose
                        take_row
                        pass
            for c in Cell where tint[c] == blue and points[me] < 20
                choose
                    take_row
                    pass
                tint[c] = none
            repeat at most 3 while size(rows) mod 3 != 0
                choose
                    take_row
            for p in clockwise(next(me)) where points[p] > 3
                as p
                    choose
                        take_row
                        stay
            for n in those(k in rows where k > 6), h in {red, green}
                choose
                    stay
                    pass
                points[me] = points[me] + n
""",
    "choosing values": """
flow pick
    choose h in Hue where h not in pool "Which?"
        add h to pool
        choose c in those(x in Cell where tint[x] == none)
        tint[c] = h
    else
        pool = {}
        add 1 to points[me]

flow number
    choose n in hand[me] by next(me) "Which number?"
        take n from hand[me]
        choose p in Player where p != me or n > 4
        add n to points[p]

flow unit
    choose always u in purse[me] where u != red
        take u from purse[me]

flow man_of
    choose m in Man where m.hue == blue or m.owner == me
    spare = m

flow play
    for me in Player
        hand[me] = {2, 3, 5, 7}
        purse[me] = {2 red, green, 2 blue}
    repeat at most 3
        for me in Player
            run pick
            if hand[me] != {}
                run number
            run unit
            run man_of
            choose d in Direction where step(b2, d) != none
            here = step(b2, d)
            choose t in {1, 4, 6}
            round = t
""",
    "choosing actions": """
action place(h: Hue, c: Cell)
    require free: tint[c] == none
    require held: h in purse[me]
    do
        take h from purse[me]
        tint[c] = h

action turn_over(at: Cell, c: Cell, sure: bool)
    require near: c in around(at)
    require full: tint[at] != none
    require yes: sure or tint[c] == none
    do
        tint[c] = tint[at]
        if sure
            run after_turn(c)

action bury(n: 1..9, h: Hue?)
    require there: n in hand[me]
    do
        take n from hand[me]
        if h != none
            add h to box

flow after_turn(c: Cell)
    choose
        settle(c)
        pass

action settle(c: Cell, h: Hue)
    require other: tint[c] != h
    do
        tint[c] = h
        add 1 to points[me]

flow play
    for me in Player
        purse[me] = {2 red, green}
        hand[me] = {1, 4}
    repeat at most 4
        for me in Player
            choose
                place
                turn_over
                bury if points[me] < 3
            else
                end stuck
            choose by next(me)
                pass
                settle(a1)
""",
    "captured arguments": """
action bid(n: 0..5)
    require more: n > round or n == 0
    do
        round = max(round, n)

action name_hue(h: Hue, c: Cell)
    require free: tint[c] == none

flow play
    repeat at most 4
        for me in Player
            round = 0
            choose
                bid
            if round == 0
                choose
                    name_hue
                tint[first(c in Cell where tint[c] == none)] = red
            points[me] = points[me] + round
""",
    "running flows": """
flow gain(p: Player, n: 0..9)
    add n to points[p]
    if n > 4
        run gain_more(p, n - 4, {p, me})

flow gain_more(p: Player, n: 0..9, all_of: set of Player)
    for q in all_of
        if points[q] + n <= 90
            add n to points[q]

flow tell(given: bag of Hue, k: set of Cell)
    add given to box
    ground = k

flow ask(n: 0..9)
    choose x in those(y in 0..9 where y <= n)
    run gain(me, x)
    run tell({x red}, {c for c in Cell where c.row == x})
    if x == 9
        end nine

flow play
    repeat at most 4
        for me in Player
            run ask(7)
            as next(me)
                run ask(points[me] mod 10)
            run gain(me, 3)
""",
    "a conflict": """
conflict duel(one: Player, two: Player)
    sides: one, two
    player: side
    strength: points[side]
    commit (n: 0..3)
        require held: n <= purse[me][red]
        do
            move {n red} from purse[me] to box
    ties: two
    do
        add 2 to points[winner]
        last = winner

conflict quiet(a: Hue, b: Hue, c: Hue)
    sides: a, b, c
    strength: stock[side]
    do
        take winner from stock

action dare(p: Player)
    require other: p != me
    do
        run duel(me, p)
        run quiet(red, green, blue)

flow play
    stock = {6 red, 5 green, 4 blue}
    for me in Player
        purse[me] = {4 red}
    repeat at most 3
        for me in Player
            choose
                dare
                pass
""",
    "the end of play": """
action add_up(n: 0..9)
    do
        round = min(round + n, 50)
        if round >= 45
            end full

flow once
    choose
        add_up

flow play
    for me in Player
        run once
    repeat at most 3 while round < 40
        for me in Player
            run once
    if round > 20
        end high
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
    text = HEAD + GAMES[name] + TAIL
    for players in (2, 3):
        same_step_by_step(text, players, 11)
        first, second = digests(text, players, 100)
        assert first == second
