"""Single values of every type: records, optional values, negative ranges, tables, arithmetic, sets, bags, lists."""

from __future__ import annotations

import pytest
from plan_games import probe, same_at_random_positions

pytestmark = pytest.mark.native

HEAD = """
game sample "Sample"
    players: 2..3
    seats: ann, bob, cid

type Hue: one of {red, green, blue}

type Man
    rank: -2..2
    owner: Player?
    bold: bool

type Pair
    first_hue: Hue
    man: Man

table Card
    | cost: -1..5 | hue: Hue | maker: Player? | paints: set of Hue
    mill   | 2  | red   | none | {red, blue}
    tower  | 4  | blue  | ann  | {}
    garden | -1 | green | bob  | {green}

board Cell
    shape: grid(3, 4)
    joined: sides

state open
    number: -3..3
    other: -300..300
    maybe: -3..3?
    perhaps: 0..9?
    big: 0..100000
    level: Player -> -2..5
    chance_of: Hue -> Player -> 0..9?
    man: Man?
    men: Player -> Man?
    whole_man: Player -> Man = Man(0, none, false)
    pair: Pair?
    card: Card?
    cards: set of Card
    numbers: set of -3..3
    these: set of Cell
    those_men: set of Man
    flag: bool
    doubt: bool?
    hue: Hue?
    seat: Player?
    here: Cell?
    stock: bag of Hue
    purse: Player -> bag of Hue
    dice: bag of 1..6
    hand: Player -> set of Card

define twice(n: -20..20): -40..40 is n * 2
define larger(a: -3..3, b: -3..3): -3..3 is a if a > b else b
define worth(c: Card?): -1..5? is c.cost
define rest(p: Player): bag of Hue is stock + purse[p] - {h for h in purse[p] where h == red}
define held(p: Player, h: Hue): 0..200000 is (stock + purse[p])[h]
"""
NUMBERS = (
    ("n: -9..9", "n == number"),
    ("n: -9..9", "n == number + 1 or n < number * 2 - 4"),
    ("n: -9..9", "n == -number"),
    ("n: -9..9", "n == other / 40"),
    ("n: -9..9", "n == other mod 7"),
    ("n: -9..9", "n == other / -50"),
    ("n: 0..9", "n == big / 11000"),
    ("n: -9..9", "n == maybe"),
    ("n: -9..9", "n != maybe"),
    ("n: -9..9", "n < maybe"),
    ("n: -9..9", "maybe <= n"),
    ("n: -9..9", "n == perhaps"),
    ("n: -9..9", "n == (maybe if maybe != none else 7)"),
    ("n: -3..3?", "n == maybe"),
    ("n: -3..3?", "n == number"),
    ("n: -3..3?", "n == perhaps"),
    ("n: -3..3?", "n == none or n in numbers"),
    ("n: -9..9", "n == level[me]"),
    ("n: -9..9", "n == level[seat]"),
    ("n: -9..9", "n == max(number, level[me], 2)"),
    ("n: -9..9", "n == min(number, level[me])"),
    ("n: -9..9", "n == max(level[p] for p in Player)"),
    ("n: -9..9", "n == min(level[p] for p in Player where level[p] > 0)"),
    ("n: -9..9", "n == max(k for k in numbers where k < 0)"),
    ("n: -9..9", "n == sum(level[p] for p in Player)"),
    ("n: -9..9", "n == sum(k for k in numbers)"),
    ("n: -9..9", "n in numbers"),
    ("n: -9..9", "n in numbers + {8, -8}"),
    ("n: -9..9", "n == first(k in numbers)"),
    ("n: -9..9", "n == first(k in numbers by k * k)"),
    ("n: -9..9", "n == first(k in -3..3 where k not in numbers)"),
    ("n: -9..9", "n in number..3"),
    ("n: -9..9", "twice(number) == n"),
    ("n: -9..9", "larger(number, 0) == n"),
    ("n: 0..9?", "n == chance_of[red][me]"),
    ("n: 0..9?, h: Hue, p: Player", "n == chance_of[h][p]"),
    ("n: 0..9", "n == chance_of[hue][seat]"),
    ("n: -9..9", "n == count(k in numbers, j in numbers where k < j)"),
    ("n: -9..9", "maybe == none and n == -1"),
    ("", "maybe == none"),
    ("", "maybe == perhaps"),
    ("", "maybe == -1"),
    ("", "max(k for k in numbers where k < 0) == none"),
    ("", "max(k for k in numbers where k < 0) == -1"),
    ("", "(maybe if flag else none) == none"),
    ("", "(none if flag else -1) == maybe"),
    ("", "perhaps > number"),
)
RECORDS = (
    ("", "man == none"),
    ("", "man.rank == 1"),
    ("", "man.rank == -1"),
    ("", "man.rank < 0"),
    ("", "man.rank == none"),
    ("", "man.owner == me"),
    ("", "man.owner == none"),
    ("", "man.bold"),
    ("", "not man.bold"),
    ("", "man == men[me]"),
    ("", "man == whole_man[me]"),
    ("", "men[me] == men[next(me)]"),
    ("", "whole_man[me].owner == me"),
    ("", "whole_man[me].owner == none"),
    ("", "whole_man[me].rank == number"),
    ("", "whole_man[me] == Man(2, me, true)"),
    ("", "pair.man.rank == number"),
    ("", "pair.man == man"),
    ("", "pair == Pair(red, whole_man[me]) or pair.man.bold"),
    ("", "men[seat].rank > 0"),
    ("", "man in those_men"),
    ("", "whole_man[me] in those_men"),
    ("", "any(m in those_men where m.owner == me and m.rank == number)"),
    ("m: Man", "m in those_men"),
    ("m: Man?", "m == man"),
    ("m: Man", "m.owner == seat and m.bold == flag"),
    ("n: -9..9", "n == men[seat].rank"),
    ("n: -9..9", "n == max(m.rank for m in those_men)"),
    ("q: Pair", "q.man == man and q.first_hue == hue"),
)
TABLES = (
    ("", "card.cost == number"),
    ("", "card.cost < 0"),
    ("", "card.maker == me"),
    ("", "card.maker == none"),
    ("", "hue in card.paints"),
    ("", "red in card.paints"),
    ("", "worth(card) == number"),
    ("c: Card", "c.cost == number"),
    ("c: Card", "c in cards and c.hue == hue"),
    ("c: Card", "c.maker == seat"),
    ("c: Card, h: Hue", "h in c.paints"),
    ("c: Card", "c in hand[me]"),
    ("c: Card", "c in hand[me] - hand[next(me)]"),
    ("c: Card?", "c == card"),
    ("n: -9..9", "n == sum(c.cost for c in cards)"),
    ("n: -9..9", "n == max(c.cost for c in cards)"),
    ("n: -9..9", "n == size({h for c in cards, h in c.paints})"),
    ("", "first(c in cards by 0 - c.cost).hue == hue"),
    ("", "{c.hue for c in cards} == {red, blue}"),
    ("", "cards <= hand[me]"),
    ("", "hand[me] + hand[next(me)] == cards"),
    ("", "all(c in cards have c.cost > 2 or c.maker != none)"),
)
TRUTHS = (
    ("b: bool", "b == flag"),
    ("b: bool", "b == doubt"),
    ("b: bool?", "b == doubt"),
    ("", "doubt == none"),
    ("", "doubt == true"),
    ("", "flag == (number > 0)"),
    ("", "flag != (number > 0)"),
    ("", "(number > 0) == (maybe == none)"),
    ("", "flag if number > 0 else maybe == none"),
    ("", "flag and number > 0 or maybe == none and not flag"),
    ("", "not (flag or number > 0)"),
    ("", "seat == me"),
    ("", "seat == none"),
    ("", "seat == next(me)"),
    ("", "left(me) == seat"),
    ("", "right(me) == seat and previous(me) == seat"),
    ("", "next(seat) == me"),
    ("p: Player", "p == seat"),
    ("p: Player?", "p == seat"),
    ("p: Player", "level[p] > level[me]"),
    ("", "here in these"),
    ("", "here.row == 2"),
    ("n: -9..9", "n == here.column"),
    ("c: Cell", "c in these - around(here)"),
    ("", "around(these) == {}"),
    ("", "these == {c for c in these where c.row < 3}"),
    ("", "hue in {red, blue}"),
    ("", "hue == red or hue == none"),
    ("h: Hue", "h == hue"),
)
BAGS = (
    ("h: Hue", "h in stock"),
    ("h: Hue", "h in purse[me] and h not in purse[next(me)]"),
    ("h: Hue", "hue in stock and h != hue"),
    ("h: Hue, n: 0..9", "stock[h] == n"),
    ("h: Hue, n: 0..9", "purse[seat][h] == n"),
    ("n: 0..9", "stock[hue] == n"),
    ("n: 0..20", "size(stock) == n"),
    ("n: 0..20", "size(purse[seat]) == n"),
    ("n: 0..20", "size(stock + purse[me]) == n"),
    ("", "stock == purse[me] or purse[me] == {}"),
    ("", "stock == {}"),
    ("", "stock != {}"),
    ("", "stock == {2 red, blue}"),
    ("", "purse[me] <= stock"),
    ("", "{red, 2 green} <= stock"),
    ("", "purse[seat] <= stock"),
    ("", "stock + {red} == purse[me] + {2 red} - {red} or size(stock) == 2"),
    ("", "any(h in stock where h != red)"),
    ("", "all(h in stock have h in purse[me])"),
    ("n: 0..20", "n == count(h in stock where h != red)"),
    ("n: 0..30", "n == sum(d for d in dice)"),
    ("n: 0..30", "n == sum(d for d in dice where d > 2)"),
    ("n: 0..9", "n == max(d for d in dice)"),
    ("n: 0..9", "n == min(d for d in dice where d > 1)"),
    ("n: 0..9", "n == size({d for d in dice where d mod 2 == 0})"),
    ("n: 0..9", "n == first(d in dice)"),
    ("n: 0..9", "n in dice"),
    ("n: 0..9", "dice[4] == n"),
    ("", "rest(me) == stock"),
    ("h: Hue, n: 0..9", "held(me, h) == n"),
    ("", "{2 red} == stock if number >= 0 else flag"),
    ("given: bag of 1..3 Hue", "given <= stock"),
    ("given: bag of 1..3 Hue", "given in stock"),
    ("given: bag of 0..2 Hue", "size(given) == 2 and red in given"),
    ("given: bag of 1..2 Hue", "given <= purse[me] and given != {red}"),
    ("h: Hue, given: bag of 1..2 Hue", "given[h] == 1 and given in stock"),
    ("", "max(size(b) for b in ways(2, Hue)) == 2 and flag"),
    ("n: 0..9", "n == max(min(b[red] + stock[red], 4) for b in ways(2, Hue))"),
)
GROUPS = {"single values": (*NUMBERS, *TRUTHS), "parts and collections": (*RECORDS, *TABLES, *BAGS)}


@pytest.mark.parametrize("group", GROUPS)
def test_values(group: str) -> None:
    text, forms = probe(HEAD, GROUPS[group]), GROUPS[group]
    same_at_random_positions(text, 2, 100)
    found = same_at_random_positions(text, 3, 150)
    assert [form for n, form in enumerate(forms) if 0 in found[f"form{n}"]] == []
