"""Lists in the state, loops over units and items that stop, sets of sets picked from, committed bags."""

from __future__ import annotations

import pytest
from plan_games import checked, digests, probe, same_at_random_positions, same_step_by_step, written

from shedu.compiler.plan import NotLowered, plan
from shedu.runtime.harness.loading import load

pytestmark = pytest.mark.native

HEAD = """
game sample "Sample"
    players: 2..3
    seats: ann, bob, cid

type Hue: one of {red, green, blue}

board Cell
    shape: grid(3, 5)
    joined: sides

state open
    row: list of up to 4 Hue
    other_row: list of up to 4 Hue
    path: list of up to 6 Cell
    marks: Player -> list of up to 3 -2..7
    far: list of up to 3 0..100000
    seat: Player?
    hue: Hue?
    here: Cell?
    number: -3..3
    tint: Cell -> Hue?
    stock: bag of Hue
    box: bag of Hue
    ground: set of Cell
    points: Player -> 0..900

region patch of c: Cell where tint[c] != none

define both: list of up to 8 Hue is row + other_row
define is_first(k: list of up to 4 Hue, h: Hue): bool is front(k) == h
define largest: set of Cell? is first(k in patch by 0 - size(k))
"""
FORMS = (
    ("", "row == other_row or size(other_row) == 1"),
    ("", "row == []"),
    ("", "row != []"),
    ("", "row == [red, green] or front(row) == blue"),
    ("", "row < other_row"),
    ("", "[size(row), size(path)] <= [2, 3]"),
    ("", "[h for h in row where h != red] == [blue] or last(row) == red"),
    ("h: Hue", "h in row"),
    ("h: Hue", "front(row) == h"),
    ("h: Hue", "last(both) == h"),
    ("h: Hue", "is_first(other_row, h)"),
    ("h: Hue, n: 1..5", "row[n] == h"),
    ("n: 0..9", "size(row) == n"),
    ("n: 0..9", "size(both) == n"),
    ("n: 0..9", "size(leading(h in row where h == hue)) == n"),
    ("n: 0..9", "count(h in row where h == red) == n"),
    ("n: -9..40", "sum(k for k in marks[me]) == n"),
    ("n: -9..9", "max(k for k in marks[next(me)]) == n"),
    ("n: -9..9", "front(marks[me]) == n"),
    ("n: -9..9", "n in marks[seat]"),
    ("n: -9..9", "sorted(marks[me])[1] == n"),
    ("", "marks[me] < marks[next(me)]"),
    ("", "marks[seat] == []"),
    ("", "any(k in far where k > 50000)"),
    ("c: Cell", "c in path and c != here"),
    ("c: Cell", "last(path) == c"),
    ("c: Cell", "c in set_of(path)"),
    ("c: Cell", "c in around(set_of(path)) and tint[c] == none"),
    ("", "first(h in row where h != hue) == red"),
    ("", "set_of(row) == {red, green, blue} or size(row) == 2"),
    ("n: 0..40", "size(largest) == n"),
    ("", "largest == none or front(row) == red"),
    ("c: Cell", "c in first(k in patch where size(k) > 1)"),
    ("c: Cell", "first(k in patch where here in k by c.row) == patch[c]"),
    ("p: Player", "next(seat) == p"),
)


@pytest.mark.parametrize("players", [2, 3])
def test_conditions_on_lists(players: int) -> None:
    found = same_at_random_positions(probe(HEAD, FORMS), players, 200)
    assert [FORMS[n] for n in range(len(FORMS)) if 0 in found[f"form{n}"]] == []


GAMES = {
    "lists kept": """
action push(h: Hue)
    require room: size(row) < 4
    do
        add h to row
        path = [c for c in path where c.column > 1] + [first(c in Cell where c not in path)]
        marks[me] = [n for n in {2, -1, number}]
        points[me] = points[me] + size(row)

action pop(h: Hue)
    require there: h in row
    do
        take h from row
        add h to box
        far = [size(row) * 30000, 5]

action swap_rows
    do
        let kept = row
        row = other_row
        other_row = kept
        add 7 to points[me]

action empty_rows
    require any_row: size(row) > 1
    do
        move row to box
        for h in other_row
            add h to stock
        other_row = []
        take front(box_row) from box

action pour
    require few: size(row) <= 1
    do
        add red to row
        for h in {2 green}
            add h to row
        marks[me] = marks[next(me)]
        if size(marks[me]) == 3
            take marks[me][2] from marks[me]
        for h in row
            add 1 to points[me]
        for c in path where c.row == 1
            if c not in ground
                add c to ground

define box_row: list of Hue is [h for h in box]

flow play
    other_row = [blue, red]
    repeat at most 8
        for me in Player
            number = (number + 4) mod 4 - 1
            choose
                push
                pop
                swap_rows
                empty_rows
                pour
""",
    "loops that stop over units and items": """
action keep(h: Hue)
    do
        add 1 to points[me]
        add h to box
        stock = {2 blue}
        row = [blue]

action drop(h: Hue)
    do
        add 2 to points[me]
        other_row = [h]

action add_mark(n: -2..7)
    require room: size(marks[me]) < 3
    do
        add n to marks[me]

flow judge(h: Hue, row_of: list of up to 4 Hue, given: bag of Hue)
    for x in row_of where x != h
        choose
            keep(x)
            drop(x)
        points[me] = points[me] + size(given)
    for x in given
        choose
            keep(h)
            drop(x)

flow play
    repeat at most 2
        for me in Player
            stock = {2 red, blue}
            row = [green, green, red]
            for h in stock where h not in other_row
                choose
                    keep(h)
                    drop(h)
            for h in row
                choose
                    keep(h)
                    drop(h)
            for c in ray(a2, east) where c.column < 4
                choose n in marks[me] + [c.column]
                    points[me] = points[me] + n + 2
                choose
                    add_mark
                    drop(red)
            run judge(red, row + [blue], {green, blue, blue})
""",
    "bags given": """
action pay(given: bag of 1..3 Hue)
    require held: given in stock
    do
        move given from stock to box
        points[me] = points[me] + given[red] * 5 + size(given)
        choose h in given "Which comes back?"
        add h to stock
        run tell(given, h)

action refuse

flow tell(given: bag of Hue, h: Hue)
    choose
        refuse
    add size(given) - given[h] to points[me]

flow play
    stock = {4 red, 4 green, 3 blue}
    repeat at most 3
        for me in Player
            choose
                pay
                refuse
""",
    "parts picked": """
action paint(c: Cell)
    require free: tint[c] == none
    do
        tint[c] = green if c.column mod 2 == 0 else red
        let k = first(x in patch where c not in x by size(x))
        if k != none
            ground = k
            points[me] = points[me] + size(k)
        for x in first(y in patch where size(y) > 2) where x.row == 2
            points[me] = points[me] + 1

flow play
    repeat at most 5
        for me in Player
            choose
                paint
""",
}
TAIL = "\nranking p: Player by points[p], marks[p]\n"


@pytest.mark.parametrize("name", GAMES)
def test_both_engines_play_the_same_games(name: str) -> None:
    text = HEAD + GAMES[name] + TAIL
    for players in (2, 3):
        for seed in range(3):
            same_step_by_step(text, players, seed)
        first, second = digests(text, players, 100)
        assert first == second


LEFT_OUT = (
    "row in {[red]}",
    "first(w in ways(2, Hue) where w <= stock) == {2 red}",
    "max(marks[p] for p in Player) == marks[me]",
    "patch == {patch[c] for c in ground}",
    "patch[here] in patch",
)


@pytest.mark.parametrize("condition", LEFT_OUT)
def test_what_is_not_compiled_is_said_and_played_by_the_reference(condition: str) -> None:
    text = probe(HEAD, (("", condition),))
    with pytest.raises(NotLowered):
        plan(checked(text))
    played = load(str(written(text)), quick=True)
    assert played.engine == "python"
    assert played.new(2).legal_count() >= 1
