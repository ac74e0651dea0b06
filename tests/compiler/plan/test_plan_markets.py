"""Bags of sets and payments in conditions and questions, on both engines; faults; what is left to the reference."""

from __future__ import annotations

import pytest
from plan_games import checked, probe, same_at_random_positions, same_step_by_step, written

from shedu.compiler.plan import NotLowered, plan
from shedu.runtime.game import GameFault
from shedu.runtime.harness.loading import load

pytestmark = pytest.mark.native

HEAD = """
game sample "Sample"
    players: 2..3
    seats: ann, bob, cid

type Hue: one of {red, green, blue}

table Kind
    | hues: set of Hue | cost: bag of Hue | times: 0..3
    plain   | {red}              | {}              | 1
    twin    | {red, green}       | {red, blue}     | 2
    empty   | {}                 | {3 green}       | 3
    whole   | {red, green, blue} | {2 red, blue}   | 1
    other   | {green, blue}      | {blue}          | 0

state open
    seat: Player?
    hue: Hue?
    kind: Kind?
    number: -3..3
    stock: bag of Hue
    shelf: set of Kind
    owned: Player -> set of Kind
    points: Player -> 0..900

define offered(p: Player): bag of set of Hue is {k.times k.hues for k in owned[p]}
define joined(one: bag of set of Hue, p: Player): bag of set of Hue
    let more = offered(p)
    is one + more if p != ann else one + {{red}, {hue, green}, {}, {}}

define bought(p: Player, k: Kind): bag of Hue is k.cost + {blue} if k in shelf else k.cost

market deal(need: bag of Hue, most: -5..20)
    goods: Hue
    within: most
    places: 100
    home
        offers: joined({{green}}, me) if shelf != {} else {}
    shop for p in Player, k in Kind where p != me and k in owned[p]
        offers: {k.hues}
        price: 1 if good == red else k.times
        payee: p
    bank
        offers: offered(me)
        price: number + 3

market by_need(need: bag of Hue)
    goods: Hue
    home
        offers: {{green}} if size(need) > 2 else offered(me)
"""
FORMS = (
    ("p: Player, n: 0..9", "size(offered(p)) == n"),
    ("p: Player, h: Hue", "{h} in offered(p)"),
    ("p: Player, k: Kind", "k.hues in joined({}, p)"),
    ("p: Player, k: Kind, n: 0..4", "joined({k.hues, {blue}}, p)[{blue}] == n"),
    ("p: Player", "any(hues in joined({}, p) where size(hues) == 2 and green in hues)"),
    ("p: Player, n: 0..9", "count(hues in joined({}, p) where red in hues) == n"),
    ("p: Player, n: 0..9", "sum(size(hues) for hues in offered(p)) == n"),
    ("k: Kind", "deal(k.cost, 4) != {}"),
    ("k: Kind", "deal(kind.cost + k.cost, 6) != {}"),
    ("p: Player, k: Kind", "deal(bought(p, k), number) == {}"),
    ("k: Kind, n: 0..6", "size(deal(k.cost, 9)) == n"),
    ("k: Kind, n: 0..9", "min(size(bill) for bill in deal(k.cost, 9)) == n"),
    ("k: Kind, p: Player, n: 0..9", "any(bill in deal(k.cost, 9) where bill[p] == n or bill[none] == n + 1)"),
    ("p: Player", "{p} in deal({red}, 9)"),
    ("n: 0..3", "all(bill in deal({n green}, 20) have size(bill) > 1)"),
    ("", "deal(stock, 3) != {}"),
    ("", "deal({red, red}, number) != {}"),
    ("k: Kind", "by_need(k.cost) != {}"),
    ("", "by_need(stock) != {}"),
)


@pytest.mark.parametrize("players", [2, 3])
def test_markets_in_conditions(players: int) -> None:
    found = same_at_random_positions(probe(HEAD, FORMS), players, 200)
    for name, (legal, illegal) in found.items():
        assert name == "wait" or (legal and illegal), name


# ------------------------------------------------------------------ questions
CHOICES = """
game sample "Sample"
    players: 2..3

type Good: one of {a, b, c, d, e, f}

state open
    coins: Player -> 0..60
    stores: Player -> bag of Good
    paid: Player -> fare

define stock(p: Player): bag of set of Good is {{good, next_good} for good in stores[p]} + {GIVEN}

define next_good: Good is first(good in Good where good not in stores[p1] or good == f)

market fare(need: bag of Good)
    goods: Good
    within: coins[me]
    places: PLACES
    own
        offers: stock(me)
    others for p in Player where p != me
        offers: stock(p)
        price: 1 if good in {a, b} else 2
        payee: p
    bank
        offers: {{a, c}, {b}, {e}}
        price: 1

flow buy
    chance good in Good
    choose always payment in fare({NEED}) where payment[none] < 3 "Whom do you pay?"
        paid[me] = payment
        let all_of_it = size(payment)
        run settle(payment)
        add all_of_it to coins[me]
        add good to stores[me]
    else
        add 2 to coins[me]

flow settle(payment: fare)
    choose always p in Player where payment[p] > 0
        add payment[p] to coins[p]
    take size(payment) from coins[me]

flow play
    for me in Player
        add 3 to coins[me]
    repeat at most 15
        for me in Player
            run buy
    end over

ranking p: Player by coins[p], size(stores[p])
"""


def choices(places: str = "40", need: str = "good, a", given: str = "{a}") -> str:
    """The game of choices with some texts put in."""
    return CHOICES.replace("PLACES", places).replace("NEED", need).replace("GIVEN", given)


@pytest.mark.parametrize("seed", range(8))
def test_payments_are_chosen_and_outlive_other_questions(seed: int) -> None:
    assert same_step_by_step(choices(), 2 + seed % 2, seed) > 20


def fault_of(text: str, engine: str) -> GameFault:
    """Play the first answers until something goes wrong."""
    game = load(str(written(text)), engine=engine, quick=True)
    with pytest.raises(GameFault) as found:
        playing = game.new(3, seed=1)
        for _ in range(200):
            playing.apply(playing.legal()[0])
    return found.value


MANY = ", ".join(
    "{" + ", ".join(good for place, good in enumerate("abcdef") if mask >> place & 1) + "}"
    for mask in range(64)
    if mask.bit_count() > 1
)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (choices(need="64 a, good"), "More is needed than the 63 units"),
        (choices(places="1", need="2 a, b, c", given="{a, b}"), "more payments than the market has places"),
        (choices(given=MANY, need="2 f"), "more than 26 different sets"),
    ],
)
def test_both_engines_fault_alike(text: str, message: str) -> None:
    faults = [fault_of(text, engine) for engine in ("native", "python")]
    assert message in faults[0].message
    assert faults[0].args == faults[1].args


# ------------------------------------------------------------------ what is left to the reference
def test_what_is_not_compiled_is_said() -> None:
    text = HEAD.replace("joined({{green}}, me) if", "joined({{green}}, me) - {{blue}} if")
    with pytest.raises(NotLowered, match="this bag of sets"):
        plan(checked(probe(text, (("k: Kind", "deal(k.cost, 4) != {}"),))))
