"""Questions, loops that stop, flows that run others, conflicts, ends: both engines play the same 200 games."""

from __future__ import annotations

import pytest
from plan_games import BOARD_AND_STATE, digests, same_step_by_step

pytestmark = pytest.mark.native

TAIL = "\nranking p: Player by points[p]\n"

GAMES = {
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
}


@pytest.mark.parametrize("name", GAMES)
def test_both_engines_play_the_same_games(name: str) -> None:
    text = BOARD_AND_STATE + GAMES[name] + TAIL
    for players in (2, 3):
        same_step_by_step(text, players, 11)
        first, second = digests(text, players, 200)
        assert first == second
