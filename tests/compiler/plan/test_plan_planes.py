"""Conditions on a cell as set algebra: each form gives the set that trying every cell gives."""

from __future__ import annotations

import pytest
from plan_games import probe, same_at_random_positions

STATE = """
    tint: Cell -> Hue?
    sort: Cell -> Hue
    man: Cell -> Man?
    lit: Cell -> bool
    level: Cell -> -2..5
    depth: Cell -> 0..3?
    link: Cell -> Cell?
    ground: set of Cell
    owned: Player -> set of Cell
    here: Cell?
    there: Cell
    hue: Hue?
    favourite: Player -> Hue
    near: Cell -> set of Cell
    number: -3..3
    flag: bool
    stock: bag of Hue
    hues: set of Hue
"""
HEAD = (
    """
game sample "Sample"
    players: 2..3
    seats: ann, bob, cid

type Hue: one of {red, green, blue}

type Man
    rank: 1..3
    owner: Player
    hue: Hue?

board Cell
    shape: %s
    %s

state open
"""
    + STATE.replace("there: Cell\n", "there: Cell = a1\n").replace("-> Hue\n", "-> Hue = red\n")
    + """
define twin(c: Cell): bool is tint[c] == sort[c]
define rich(c: Cell, p: Player): bool is c in owned[p] and level[c] > 0
define wide(c: Cell): bool
    let k = those(n in around(c) where lit[n])
    is size(k) >= 2 or tint[c] == hue
"""
)
SMALL = ("grid(4, 5)", "joined: sides")
LARGE = ("grid(9, 10)", "joined: sides and corners")
HEX = ("hex(9, 9)", "")

SIMPLE = (
    "tint[c] == red",
    "tint[c] == none",
    "tint[c] != none",
    "tint[c] != blue",
    "red != tint[c]",
    "tint[c] == hue",
    "tint[c] == favourite[me]",
    "sort[c] == red",
    "sort[c] != favourite[me]",
    "tint[c] == sort[c]",
    "tint[c] in {red, blue}",
    "tint[c] not in {red}",
    "tint[c] in hues",
    "tint[c] in stock",
    "sort[c] in stock",
    "lit[c]",
    "not lit[c]",
    "lit[c] == flag",
    "lit[c] == (tint[c] == red)",
    "lit[c] != (c in ground)",
    "level[c] > 0",
    "level[c] == number",
    "0 <= level[c]",
    "level[c] + 1 < number",
    "depth[c] == none",
    "depth[c] == 2",
    "depth[c] > 1",
    "depth[c] == number",
    "man[c] == none",
    "man[c] != none",
    "man[c].rank == 2",
    "man[c].rank != 2",
    "man[c].owner == me",
    "man[c].owner == next(me)",
    "man[c].hue == red",
    "man[c].hue == none",
    "man[c].hue == hue",
    "man[c] == Man(2, me, red)",
    "man[c] == Man(1, ann, none)",
    "c in ground",
    "c not in ground",
    "c in owned[me]",
    "c in ground + owned[me]",
    "c in ground - owned[next(me)]",
    "c == here",
    "c != here",
    "c == there",
    "here == none",
    "flag",
    "flag and lit[c]",
    "flag or lit[c]",
    "link[c] == there",
    "link[c] == here",
    "link[c] == none",
    "link[c] == c",
    "tint[link[c]] == red",
    "man[link[c]].owner == me",
    "link[c] in ground",
    "there in near[c]",
    "c in near[there]",
    "c in near[c]",
    "here in near[c]",
    "lit[c] if flag else c in ground",
    "lit[c] if tint[c] == none else c in ground",
    "twin(c)",
    "not twin(c)",
    "rich(c, me)",
    "rich(c, next(me)) or twin(c)",
    "wide(c)",
    "(tint[c] if flag else sort[c]) == red",
)
NEIGHBOURS = (
    "any(n in around(c) where tint[n] == red)",
    "any(n in around(c) where tint[n] != none and man[n].owner == me)",
    "all(n in around(c) have lit[n])",
    "all(n in around(c) where tint[n] == red have lit[n])",
    "any(n in around(c) where tint[n] == tint[c])",
    "any(n in around(c) where n in near[c])",
    "count(n in around(c) where lit[n]) >= 2",
    "count(n in around(c) where lit[n]) == number",
    "size(those(n in around(c) where tint[n] == none)) < 3",
    "those(n in around(c) where tint[n] == red) != {}",
    "those(n in around(c) where tint[n] == red) == {}",
    "around(c) <= ground",
    "size(around(c)) == size(around(a1))",
    "there in around(c)",
    "here in around(c)",
    "c in around(there)",
    "c in around(here)",
    "c in around(ground)",
    "c in around(those(x in Cell where lit[x]))",
    "any(n in around(c) where any(m in around(n) where lit[m] and m in ground))",
    "any(n in around(c), m in around(n) where lit[m] and tint[n] == red)",
    "any(n in around(c), m in around(c) where m != n and lit[m] and lit[n])",
    "any(g in ground where g in around(c))",
    "any(g in ground where tint[g] == tint[c])",
    "any(h in Hue where tint[c] == h and h in hues)",
    "all(h in hues have tint[c] != h)",
    "all(p in Player have c in owned[p])",
    "any(p in Player where p != me and c in owned[p])",
    "any(x in block(c, 2, 2) where lit[x])",
    "all(x in block(c, 2, 2) have lit[x])",
    "all(x in block(c, 2, 3) where tint[x] != none have lit[x])",
    "there in block(c, 2, 2)",
    "here in block(c, 3, 1)",
    "block(c, 2, 2) != {}",
    "size(block(c, 1, 4)) == 4",
    "count(x in block(c, 2, 2) where lit[x]) == 3",
    "c.row == 2",
    "c.row < 3 and c.column >= 2",
    "3 > c.row",
    "c.column != 1",
    "c.row == c.column",
    "c.row == number",
    "c.row + c.column == 5",
    "c.row == there.row",
    "c.column < here.column",
)
STEPS = (
    "step(c, east) == none",
    "step(c, east) != none and tint[step(c, east)] == red",
    "tint[step(c, east)] == none",
    "lit[step(c, west)]",
    "not lit[step(c, west)]",
    "man[step(c, west)].owner != me",
    "step(c, east) == there",
    "step(c, east) in ground",
    "tint[step(step(c, east), east)] == red",
    "level[step(c, west)] <= 0",
    "level[step(c, east)] == level[c]",
    "any(d in Direction where lit[step(c, d)])",
    "all(d in Direction where step(c, d) != none have lit[step(c, d)])",
    "any(d in Direction where tint[step(c, d)] == red and tint[step(c, back(d))] == red)",
    "any(x in ray(c, east) where lit[x])",
    "size(ray(c, east)) == 2",
    "size(leading(x in ray(c, east) where lit[x])) >= 2",
    "any(d in Direction where size(leading(x in ray(c, d) where tint[x] == hue)) > 1)",
    "ray(c, east)[2] == there",
    "tint[ray(c, west)[1]] == red",
    "last(ray(c, east)) in ground",
    "front(ray(c, east)) in ground",
    "there in ray(c, west)",
    "first(n in around(c) where lit[n]) == there",
    "first(n in around(c) by level[n]) == there",
    "first(x in Cell where lit[x]) == c",
    "first(x in Cell by 0 - level[x]) == c",
)
ONLY_SMALL = (
    "step(c, north) in around(there)",
    "mirror(c) == there",
)
WITH_OTHERS = (
    ("h: Hue, c: Cell", "tint[c] == h"),
    ("h: Hue, c: Cell", "tint[c] == h and h in hues"),
    ("h: Hue?, c: Cell", "tint[c] == h"),
    ("p: Player, c: Cell", "man[c].owner == p and c in owned[p]"),
    ("n: -2..5, c: Cell", "level[c] == n"),
    ("c: Cell, h: Hue", "tint[c] == h or sort[c] == h"),
    ("c: Cell, n: -2..5, sure: bool", "level[c] < n and lit[c] == sure"),
    ("h: Hue, c: Cell, p: Player", "c in owned[p] and sort[c] == h"),
    ("sure: bool, c: Cell", "sure == (c in ground)"),
    ("m: Man, c: Cell", "man[c] == m"),
    ("c: Cell?", "c in ground"),
    ("c: Cell?", "c == none or lit[c]"),
    ("c: Cell, x: Cell", "x in around(c) and lit[x] and tint[c] == red"),
    ("x: Cell, c: Cell", "link[x] == c and x != c"),
    ("c: Cell, d: Direction", "lit[step(c, d)]"),
    ("d: Direction, c: Cell", "tint[step(c, d)] == none and step(c, d) != none"),
)


def about(conditions: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    return tuple(("c: Cell", condition) for condition in conditions)


GROUPS = {
    "simple": about(SIMPLE),
    "neighbours": about(NEIGHBOURS),
    "steps": about(STEPS),
    "parameters": WITH_OTHERS,
}
GRID_FORMS = (*GROUPS["simple"], *GROUPS["neighbours"], *GROUPS["steps"], *GROUPS["parameters"])
HEX_FORMS = tuple(form for form in (*GROUPS["neighbours"], *GROUPS["steps"]) if "block" not in form[1])


@pytest.mark.native
@pytest.mark.parametrize(
    ("board", "forms", "players"),
    [(SMALL, GRID_FORMS, 3), (LARGE, GRID_FORMS, 3), (HEX, HEX_FORMS, 2)],
    ids=["one_word", "two_words", "hexes"],
)
def test_forms(board: tuple[str, str], forms: tuple[tuple[str, str], ...], players: int) -> None:
    """Every condition held somewhere and failed somewhere, or the comparison says little."""
    found = same_at_random_positions(probe(HEAD % board, forms), players, 60)
    assert [form for n, form in enumerate(forms) if 0 in found[f"form{n}"]] == []
