"""Too much of everything: one clear error, or a game that is planned; never a hang, a wrap or a crash."""

from __future__ import annotations

from typing import Any

import pytest

GAME = """game example "An example"
    players: 2
    seats: north_seat, south_seat

board Cell
    shape: SHAPE
    joined: sides

type Color: one of {red, blue, green}

state open
    mark: Cell -> Player?
    points: Player -> 0..9
    total: 0..9
    color: Color?

action put(at: Cell)
    require empty: mark[at] == none
    do
        mark[at] = me
        points[me] = 1
        color = red
        total = total
        DO

flow play
    repeat at most 4
        for me in Player
            RUN
            choose
                put
    end full

DECLARED
ranking p: Player by points[p]
"""


def game(declared: str = "", do: str = "total = 1", shape: str = "grid(3, 3)", run: str = "total = 2") -> str:
    """The example with something in it."""
    indented = do.replace("\n", "\n        ")
    text = GAME.replace("SHAPE", shape).replace("DO", indented, 1)
    return text.replace("RUN", run).replace("DECLARED", declared)


def nested(line: str, depth: int, last: str) -> str:
    """A flow with a line within itself, so many times."""
    lines = [f"{'    ' * (n + 1)}{line.format(n)}\n" for n in range(depth)]
    return "flow deep\n" + "".join(lines) + "    " * (depth + 1) + last + "\n"


def chain(count: int, times: int = 1) -> str:
    """Defines of which each asks the next."""
    lines = [f"define d{n}(n: 0..9) is {' + '.join([f'd{n + 1}(n)'] * times)}\n" for n in range(count)]
    return "".join(lines) + f"define d{count}(n: 0..9): 0..9 is n\n"


def binders(count: int) -> str:
    return ", ".join(f"x{n} in Cell" for n in range(count))


def action(params: str) -> str:
    return f"action a({params})\n    do\n        total = 1"


def values(count: int) -> str:
    return f"type X: one of {{{', '.join(f'v{n}' for n in range(count))}}}\nstate open\n    x: X?\n"


BIG = 2**31 - 1
BRANCHES = "flow deep\n    if total == 1\n        total = 2\n" + "    else if total == 3\n        total = 2\n" * 2000
LARGE_ITEMS = "".join(f"    m{n}: 0..60000 -> 0..16 -> bool\n" for n in range(5))
REFUSED = {
    "brackets": (game(f"define x is {'(' * 5000}1{')' * 5000}"), "E0111"),
    "sum": (game(f"define x is {' + '.join(['1'] * 10_000)}"), "E0112"),
    "blocks": (game(nested("if total == 1", 300, "total = 1")), "E0111"),
    "number": (game(do="total = 99999999999"), "E0110"),
    "range of 32 bits": (game("state open\n    big: 0..2147483648"), "E0110"),
    "constants that are too large": (game(f"define x is {BIG} + 1"), "E0402"),
    "a constant product": (game(f"define x is {BIG} * {BIG}"), "E0402"),
    "a product": (game(f"define x(n: 0..{BIG}) is n * n", do="total = x(3) mod 10"), "E0402"),
    "a sum of large numbers": (game(f"state open\n    big: 0..{BIG}", "big = big + big"), "E0402"),
    "adding a large number": (game(f"state open\n    big: 0..{BIG}", "add big to big"), "E0402"),
    "a difference": (game(do=f"if total - {BIG} - {BIG} < 0\n    total = 1"), "E0402"),
    "a map from numbers": (game(f"state open\n    m: 0..{BIG} -> bool", "m[1] = true"), "E0316"),
    "a map of maps": (game("state open\n    m: 0..60000 -> 0..60000 -> bool", "m[1][2] = true"), "E0603"),
    "a set of numbers": (game(f"state open\n    m: set of 0..{BIG}", "add 1 to m"), "E0603"),
    "a set of sets": (game("state open\n    m: set of set of 0..6", "add {1} to m"), "E0316"),
    "a list of lists": (game("state open\n    m: list of up to 9 list of up to 9 Color"), "E0316"),
    "a long list": (game(f"state open\n    m: list of up to {BIG} Color"), "E0603"),
    "many long lists": (game("state open\n    m: 0..999 -> list of up to 2000 Color"), "E0603"),
    "many large items": (game("state open\n" + LARGE_ITEMS), "E0603"),
    "units": (game("state open\n    m: bag of Color", f"add {{{BIG} red}} to m"), "E0401"),
    "a large board": (game(shape="grid(100000, 100000)"), "E0603"),
    "the largest board": (game(shape=f"grid({BIG}, {BIG})"), "E0603"),
    "a board without cells": (game(shape="grid(0, 3)"), "E0603"),
    "rounds": (game().replace("at most 4", "at most 1000000000"), "E0602"),
    "rounds in rounds": (game(nested("repeat at most 1000000", 6, "total = 1"), run="run deep"), "E0604"),
    "loops in loops": (game(nested("for x{} in Cell", 20, "total = 1"), run="run deep"), "E0604"),
    "a search through much": (game(do=f"total = count({binders(30)}) mod 10"), "E0603"),
    "many ways": (game(do="total = max(w[a1] for w in ways(200, Cell)) mod 10"), "E0603"),
    "most ways": (game(do=f"total = max(w[red] for w in ways({BIG}, Color)) mod 10"), "E0603"),
    "a chain of defines": (game(chain(200), "total = d0(3)"), "E0605"),
    "doubled calls": (game(chain(35, times=2), "if d0(3) > 1\n    total = 1"), "E0402"),
    "doubled work": (
        game(chain(35, times=2).replace(" + ", " * 0 + "), "if d0(3) > 1\n    total = 1"),
        "E0604",
    ),
    "mutual recursion": (game("define a(n: 0..9): 0..9 is b(n)\ndefine b(n: 0..9): 0..9 is a(n)"), "E0601"),
    "a define of itself": (game("define a is a"), "E0601"),
    "flows in a circle": (game("flow a\n    run b\nflow b\n    run a"), "E0601"),
    "regions in a circle": (
        game("region r of c: Cell where size(s[c]) > 1\nregion s of c: Cell where size(r[c]) > 1"),
        "E0601",
    ),
    "types in a circle": (game("type A\n    x: B\ntype B\n    x: A"), "E0601"),
    "an action that runs itself": (game("flow a\n    choose\n        put", do="run a"), "E0601"),
    "many combinations": (game(action(binders(7).replace(" in", ":"))), "E0603"),
    "a chosen set": (game(action("x: set of Cell")), "E0316"),
    "a chosen bag": (game(action("x: bag of 0..100 Cell")), "E0603"),
    "a chosen number": (game(action(f"x: 0..{BIG}")), "E0603"),
    "a wide choice": (game(do=f"choose x in 0..{BIG}\n    total = 1"), "E0603"),
    "a wide loop": (game(do="for x in 0..100000\n    total = 1"), "E0603"),
    "many players": (game().replace("players: 2", "players: 2..99"), "E0340"),
    "no players": (game().replace("players: 2", "players: 0"), "E0340"),
    "nested types": (game(f"state open\n    x: {'set of ' * 90}Color"), "E0316"),
    "nested maps": (game(f"state open\n    x: {'Player -> ' * 60}0..9"), "E0603"),
    "a wide record": (game("type R\n" + "".join(f"    f{n}: 0..9\n" for n in range(50))), "E0603"),
    "division by nought": (game(do="total = 5 / (3 - 3)"), "E0403"),
    "branches": (game(BRANCHES), "E0605"),
    "nothing": ("", "E0201"),
    "comments only": ("# nothing\n\n# more\n", "E0201"),
    "a byte order mark only": ("\ufeff", "E0201"),
}  # fmt: skip


@pytest.mark.parametrize(("text", "code"), REFUSED.values(), ids=REFUSED)
def test_what_is_too_much_is_refused(text: str, code: str, examined: Any) -> None:
    found = examined(text)
    assert set(found.codes) == {code}


TAKEN = {
    "brackets": game(f"define x: 0..9 is {'(' * 99}1{')' * 99}"),
    "terms": game(do=f"total = ({' + '.join(['total'] * 90)}) mod 10"),
    "denials": game(do=f"if {'not ' * 90}(total == 1)\n    total = 1"),
    "blocks": game(nested("if total == 1", 36, "total = 1"), run="run deep"),
    "the largest number": game(f"state open\n    big: -{BIG}..{BIG} = {BIG}", "big = 0 - big"),
    "a map from many": game("state open\n    m: 0..6000 -> Cell -> bool", "m[5999][at] = true"),
    "a large set": game("state open\n    m: set of 0..60000", "if 60000 not in m\n    add 60000 to m"),
    "a set around nought": game("state open\n    m: set of -5..5", "if -5 not in m\n    add -5 to m"),
    "a large bag": game("state open\n    m: bag of 0..60000", "add 1 to m"),
    "the largest board": game(shape="grid(32, 32)"),
    "a long board": game(shape="grid(1, 1024)"),
    "a small board": game(shape="grid(1, 8)"),
    "a ring of one": game(shape="ring(1)").replace("at most 4", "at most 0"),
    "a large hex": game(shape="hex(32, 32)"),
    "no rounds": game().replace("at most 4", "at most 0"),
    "a long search": game(do="total = count(x in Cell, y in Cell, z in Cell where x == z) mod 10"),
    "ways": game(do="total = max(w[red] for w in ways(20, Color)) mod 10"),
    "ways counted": game(do="total = size(ways(20, Color)) mod 10"),
    "ways below nought": game(do="total = size(ways(0 - 5, Color)) mod 10"),
    "a chain of defines": game(chain(38), "total = d0(3)"),
    "doubled calls": game(chain(18, times=2), "if d0(3) > 1\n    total = 1"),
    "a table that mentions itself": game("table T\n    | other: T = t1\n    t1\n    t2", "color = red"),
    "eight seats": game().replace("2\n    seats: north_seat, south_seat\n", "2..8\n"),
    "values": game(values(3000), "x = v2999"),
    "256 values": game(values(256) + "    y: set of X", "x = v255\nif v255 not in y\n    add v255 to y"),
    "items": game("state open\n" + "".join(f"    s{n}: 0..9\n" for n in range(500)), "s499 = 3"),
    "defines": game("".join(f"define f{n}: 0..9 is {n % 10}\n" for n in range(500)), "total = f7"),
    "many arguments": game(action("x: 0..100000")).replace("put\n    end", "put\n                a\n    end"),
    "a long text": game().replace("An example", "x" * 40_000),
    "many keys": game(f"state open\n    x: {'Player -> ' * 12}0..9", "total = 1"),
    "nothing compared": game(do="if none == none or none in {none} or {} == {} or [] == []\n    total = 1"),
    "nothing joined": game(do="total = size({} + {})"),
    "many keys of a ranking": game().replace("by points[p]", f"by {', '.join(['points[p]'] * 100)}"),
    "a ranking by lists": game().replace("by points[p]", "by [points[p], total], []"),
    "a ranking by nothing": game().replace("by points[p]", "by max(1 for c in Cell where mark[c] == p)"),
}  # fmt: skip


@pytest.mark.parametrize("text", TAKEN.values(), ids=TAKEN)
def test_what_is_just_not_too_much_is_planned(text: str, examined: Any) -> None:
    found = examined(text)
    assert found.codes == []
    assert found.checked.game is not None


@pytest.mark.slow
@pytest.mark.native
@pytest.mark.parametrize("text", TAKEN.values(), ids=TAKEN)
def test_what_is_just_not_too_much_plays_alike_on_both_engines(text: str, examined: Any, plays_alike: Any) -> None:
    found = examined(text)
    if found.planned is not None:
        plays_alike(found.checked.found.path)
