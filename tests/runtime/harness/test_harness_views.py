"""Views in plain text: own things first, secrets left out, tables in columns."""

from __future__ import annotations

from pathlib import Path

import pytest

from shedu.compiler.check import check
from shedu.compiler.core import Game
from shedu.compiler.interpret import Reference, ReferenceGame
from shedu.compiler.link import link
from shedu.compiler.plan import make_meta
from shedu.runtime.harness.table.views import WIDE, drawn_views

TEXT = """\
game stalls "Stalls"
    players: 2
    seats: ann, ben

type Ware: one of {bread, wine, oil}

table Stall
    | price: 0..9 | wares: set of Ware
    corner | 3 | {bread, oil}
    gate   | 0 | {}

state open
    money: Player -> 0..9
    stalls: Player -> set of Stall
    stock: Player -> bag of Ware
state secret
    plan: Player -> Stall?
state hidden
    next_one: Stall?

view stall_of(p: Player) "Stall"
    money: money[p] "coins"
    plan: plan[p]
    stock: stock[p]
    wares for stall in stalls[p]
        price: stall.price
        wares: stall.wares "sells"

view mine(me: Player) "Your money"
    money: money[me]

view whole "The market"
    rich: count(p in Player where money[p] > 2)

action wait
action rest

flow play
    money[ann] = 4
    stalls[ann] = {corner, gate}
    stock[ben] = {2 wine, oil}
    plan[ann] = gate
    plan[ben] = corner
    for me in Player
        choose
            wait
            rest

ranking p: Player by money[p]
"""


def checked(folder: Path, text: str) -> tuple[Game | None, list[str]]:
    path = folder / "stalls.shedu"
    path.write_text(text, encoding="utf-8")
    (linked,) = link(path).games
    game, faults = check(linked)
    return game, [f"{fault.code}: {fault.message}" for fault in faults if fault.severity == "error"]


@pytest.fixture
def standing(tmp_path: Path) -> tuple[Game, ReferenceGame]:
    game, faults = checked(tmp_path, TEXT)
    assert faults == [] and game is not None
    return game, Reference(game, make_meta(game)).new(2)


def test_own_things_come_first_and_secrets_are_shown_to_their_owner(standing: tuple[Game, ReferenceGame]) -> None:
    game, played = standing
    assert drawn_views(played, game.views, 0).splitlines() == [
        "Stall - ann (you)",
        "  coins 4, plan gate",
        "  wares   price  sells",
        "  corner  3      bread, oil",
        "  gate    0",
        "Stall - ben",
        "  coins 0",
        "  stock: 2 wine, oil",
        "Your money - ann (you)",
        "  money 4",
        "The market",
        "  rich 1",
    ]
    assert "plan" not in drawn_views(played, game.views, None)
    assert "Your money" not in drawn_views(played, game.views, None)
    assert "plan corner" in drawn_views(played, game.views, 1)


def test_lines_are_no_wider_than_a_terminal(standing: tuple[Game, ReferenceGame]) -> None:
    game, played = standing
    assert all(len(line) <= WIDE for line in drawn_views(played, game.views, 0).splitlines())


MANY = """
market trade(need: bag of Ware)
    goods: Ware
    home
        offers: {{bread}, {wine}}
        price: 2 if good == wine else 1
view many
    bills: trade({bread}) + trade({wine, bread})
    numbers for n in 0..60000
        it: n
    bags for bag in ways(2, Ware)
        size: size(bag)
"""


def test_sets_of_bags_have_an_order_and_long_tables_an_end(tmp_path: Path) -> None:
    game, faults = checked(tmp_path, TEXT + MANY)
    assert faults == [] and game is not None
    lines = drawn_views(Reference(game, make_meta(game)).new(2), game.views, 0).splitlines()
    shown = lines[lines.index("Many") + 1 :]
    assert shown[:4] == ["  bills: {none}, {3 none}", "  numbers  it", "  0        0", "  1        1"]
    assert shown[502] == "  ... and more than these 500"
    assert shown[503:] == [
        "  bags           size",
        "  {2 oil}        2",
        "  {wine, oil}    2",
        "  {2 wine}       2",
        "  {bread, oil}   2",
        "  {bread, wine}  2",
        "  {2 bread}      2",
    ]


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("    rich:", "    coming: next_one\n    rich:", "E0501: a view shows what not everybody can see"),
        ("plan: plan[p]", "plan: plan[left(p)]", "E0501: a view shows what the seat whose view it is cannot see"),
        ('(p: Player) "Stall"', '(p: Player, q: Player) "Stall"', "E0313: a view has one parameter or none"),
        ('(p: Player) "Stall"', '(p: Ware) "Stall"', "E0310: a view is of a seat"),
        ("wares for stall in stalls[p]", "wares", "E0309: a part of a view is a table over one set, bag or list"),
        ("    plan: plan[p]", "    money: 3", "E0302: there are two lines `money`"),
        ("by money[p]", "by whole", "E0304: `whole` is a view, not a value"),
    ],
)
def test_faults_of_views(tmp_path: Path, old: str, new: str, fault: str) -> None:
    assert old in TEXT
    assert checked(tmp_path, TEXT.replace(old, new, 1))[1][0] == fault


NEUTRAL = """\
game town "Town"
    players: 2
    neutral: {empty_house} if size(Player) == 2 else {}
    decides: keeper
state open
    keeper: Player?
state secret
    hand: Seat -> 0..9
view yours(me: Seat) "Yours"
    hand: hand[me]
view mine(me: Player) "Mine"
    hand: hand[me]
action wait
action rest
flow play
    keeper = left(empty_house)
    for me in Seat
        hand[me] = 7 if me == empty_house else 3
    for me in Player
        choose
            wait
            rest
ranking p: Player by hand[p]
"""


def test_a_view_of_a_seat_is_shown_of_a_neutral_seat_to_who_answers_for_it(tmp_path: Path) -> None:
    game, faults = checked(tmp_path, NEUTRAL)
    assert faults == [] and game is not None
    played = Reference(game, make_meta(game)).new(2)
    keeper = drawn_views(played, game.views, 0).splitlines()
    assert keeper == [
        "Yours - p1 (you)",
        "  hand 3",
        "Yours - empty_house",
        "  hand 7",
        "Mine - p1 (you)",
        "  hand 3",
    ]
    assert "empty_house" not in drawn_views(played, game.views, 1)
