"""Regions: kept-up parts, gaps and filters give what flooding the board anew gives."""

from __future__ import annotations

from random import Random

import pytest
from plan_games import (
    digests,
    game_of,
    probe,
    random_items,
    same,
    same_at_random_positions,
    same_step_by_step,
)

pytestmark = pytest.mark.native

HEAD = """
game sample "Sample"
    players: 2..3
    seats: ann, bob, cid

type Hue: one of {red, green, blue}

type Man
    hue: Hue
    owner: Player

board Cell
    shape: %s
    %s

state open
    tint: Cell -> Hue?
    man: Cell -> Man?
    ground: set of Cell
    here: Cell?
    there: Cell = a1

region patch of c: Cell where tint[c] != none
region land(gap: Cell?) of c: Cell where (tint[c] != none or man[c] != none) and c != gap
region field(h: Hue) of c: Cell where tint[c] == h
region free(p: Player, gap: Cell?) of c: Cell where man[c].owner != p and c != gap

define realms(gap: Cell?): set of set of Cell is those(k in land(gap) where any(c in k where man[c] != none))
define near(at: Cell, gap: Cell?): set of set of Cell is those(k in realms(gap) where at in around(k))
define own(p: Player): set of set of Cell is those(k in land where any(c in k where man[c].owner == p))
define chief(k: set of Cell, h: Hue): Cell? is first(c in k where man[c].hue == h)
"""
BOARDS = {
    "grid": ("grid(5, 6)", "joined: sides"),
    "large": ("grid(11, 12)", "joined: sides and corners"),
    "hex": ("hex(6, 6)", ""),
}
CELL = (
    "c in patch[there]",
    "patch[c] == patch[there]",
    "size(patch[c]) > 3",
    "patch[c] == {}",
    "patch[here] == {} and tint[c] == none",
    "there in patch[c]",
    "size(land(c)) > size(land)",
    "size(land(c)[there]) > 1",
    "c in land(there)[here]",
    "size(near(c)) == 0",
    "size(near(c)) == 1",
    "size(near(c)) <= 1",
    "size(near(c)) >= 2",
    "size(near(c)) > 2 or size(near(c)) == 1 and c in ground",
    "size(near(c, here)) <= 1",
    "size(near(c, there)) >= 2",
    "size(near(c, c)) <= 1",
    "near(c) != {}",
    "size(those(k in patch where c in around(k))) == 2",
    "size(those(k in patch where c in around(k) and size(k) > 2)) >= 1",
    "any(k in patch where c in around(k))",
    "all(k in realms where c in around(k) have size(k) > 1)",
    "any(k in own(me) where c in k)",
    "size(those(k in own(next(me)) where c in around(k))) >= 1",
    "any(k in land(here) where c in k and there in around(k))",
    "any(n in around(c) where size(patch[n]) > 2)",
    "c in field(red)[c] or c in field(blue)[c]",
    "any(h in Hue where size(field(h)[c]) == 2)",
    "size(field(green)) == c.row",
    "size(free(me)[c]) < 9",
    "c in free(me, here)[there]",
    "first(x in patch[c]) == c",
    "chief(land[c], red) == c",
    "chief(land(here)[c], blue) != none",
    "man[chief(land[c], red)].owner == me",
    "any(x in land[c] where man[x].owner == me and x != c)",
)
WHOLE = (
    ("", "size(patch) > size(realms)"),
    ("", "size(patch) == 1"),
    ("", "patch != {}"),
    ("", "realms(there) != {}"),
    ("", "all(k in patch have size(k) > 1)"),
    ("", "any(k in patch, h in Hue where all(c in k have tint[c] == h))"),
    ("", "sum(size(k) for k in patch) == count(c in Cell where tint[c] != none)"),
    ("", "max(size(k) for k in patch) > 2"),
    ("", "count(k in land where any(c in k where man[c].owner == me)) > 0"),
    ("h: Hue, n: 0..9", "size(field(h)) == n"),
    ("p: Player, h: Hue, c: Cell", "size(those(k in own(p) where c in around(k))) == 1 and tint[c] != h"),
)
FORMS = (*(("c: Cell", condition) for condition in CELL), *WHOLE)


@pytest.mark.parametrize("board", BOARDS)
def test_conditions_on_parts(board: str) -> None:
    found = same_at_random_positions(probe(HEAD % BOARDS[board], FORMS), 3, 60)
    assert [FORMS[n] for n in range(len(FORMS)) if found[f"form{n}"][0] == 0] == []


CHANGES = """
action paint(h: Hue, c: Cell)
    require free: tint[c] == none
    require apart: size(near(c)) <= 2
    do
        tint[c] = h

action clear(c: Cell)
    require there: tint[c] != none
    do
        tint[c] = none
        for x in Cell where man[x] != none and not any(n in around(x) where tint[n] != none)
            man[x] = none

action enter(c: Cell)
    require free: man[c] == none and tint[c] == none
    require one: size(near(c)) <= 1
    do
        man[c] = Man(red if c in ground else blue, me)

action lift(c: Cell, at: Cell)
    require own: man[c].owner == me
    require other: man[at] == none and c != at
    require few: size(near(at, c)) <= 1
    do
        move man[c] to man[at]

action grow
    do
        for k in realms where size(k) < 5
            for c in Cell where c in around(k) and tint[c] == none and c not in ground
                tint[c] = green

action mark
    do
        for k in land where any(c in k where man[c].owner == me)
            for c in k where c not in ground
                add c to ground
        here = first(c in Cell where size(near(c)) > 1)

action wipe
    do
        ground = {}
        for c in Cell where c.row == 1
            tint[c] = none

flow play
    repeat at most 15
        for me in Player
            choose
                paint
                clear
                enter
                lift
                grow
                mark
                wipe

ranking p: Player by count(c in Cell where man[c].owner == p), size(own(p))

invariant parts: sum(size(k) for k in patch) == count(c in Cell where tint[c] != none)
"""


@pytest.mark.parametrize("board", BOARDS)
def test_parts_are_kept_up_between_changes(board: str) -> None:
    text = HEAD % BOARDS[board] + CHANGES
    for seed in range(3):
        assert same_step_by_step(text, 3, seed) > 20
    first, second = digests(text, 2, 25)
    assert first == second


def test_positions_put_in_between_moves_renew_the_parts() -> None:
    text = HEAD % BOARDS["grid"] + CHANGES
    game, rng = game_of(text), Random(5)
    fast, slow = game.any_engine().new(3, 1), game.reference.new(3, 1)
    for turn in range(60):
        if turn % 4 == 0:
            data = random_items(game.meta, rng, 3)
            fast.set_items(data)
            slow.set_items(data)
        same(fast, slow, f"turn {turn}")
        if fast.pending() is None:
            fast, slow = game.any_engine().new(3, turn), game.reference.new(3, turn)
        action = fast.nth(rng.randrange(fast.legal_count()))
        fast.apply(action)
        slow.apply(action)


def test_more_parts_than_are_kept_are_counted_all_the_same() -> None:
    """A chequered board has a part a cell."""
    text = HEAD % BOARDS["large"] + CHANGES
    game = game_of(text)
    fast, slow = game.any_engine().new(2), game.reference.new(2)
    for seed in range(4):
        rng = Random(seed)
        data = chequered(text, rng)
        fast.set_items(data)
        slow.set_items(data)
        same(fast, slow)
        action = rng.choice(fast.legal())
        fast.apply(action)
        slow.apply(action)
        same(fast, slow, fast.describe(action))


def chequered(text: str, rng: Random) -> bytes:
    from shedu.runtime.decode import write_item

    meta = game_of(text).meta
    out = bytearray(meta.items_size)
    for item in meta.items:
        if item.name == "man":
            men = [(rng.randrange(3), rng.randrange(2)) if (c // 12 + c % 12) % 2 and c % 7 else None
                   for c in range(132)]  # fmt: skip
            write_item(item, men, out)
    return bytes(out)
