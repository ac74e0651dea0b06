"""Markets: random offers, prices and needs on both engines, against every way there is to pay."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from agreement_payments import Counts, Lot, all_payments
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from shedu.runtime.codec import codec
from shedu.runtime.game import Game
from shedu.runtime.harness.loading import load
from shedu.runtime.meta import Meta

pytestmark = pytest.mark.native

GOODS, PLAYERS, MOST = 4, 3, 40
NAMES = "abcd"
ROWS = "\n".join(
    f"    k{mask} | {{{', '.join(NAMES[good] for good in range(GOODS) if mask >> good & 1)}}}"
    for mask in range(2**GOODS)
)
RULES = f"""
game stalls "Stalls"
    players: {PLAYERS}

type Good: one of {{{", ".join(NAMES)}}}

table Kind
    | goods: set of Good
{ROWS}

state open
    need: bag of Good
    purse: -5..{MOST}
    home: bag of Kind
    away: Player -> bag of Kind
    fee: Player -> Good -> 0..9
    store: bag of Kind
    store_fee: Good -> 0..9

define offered(kinds: bag of Kind): bag of set of Good is {{kind.goods for kind in kinds}}
define counted(kinds: bag of Kind): bag of set of Good is {{kinds[kind] kind.goods for kind in Kind}} + {{}}

market trade(wanted: bag of Good, most: -5..{MOST})
    goods: Good
    within: most
    places: 200
    home
        offers: offered(home)
    away for seller in Player
        offers: counted(away[seller])
        price: fee[seller][good]
        payee: seller
    store
        offers: offered(store)
        price: store_fee[good]

market debts(wanted: bag of Good)
    goods: Good
    home
        offers: counted(home)
    away for seller in Player where seller != me
        offers: offered(away[seller])
        price: fee[seller][good]
        payee: seller

flow play
    repeat at most 9
        for me in Player
            choose always payment in trade(need, purse)
                let twice = need + need
                if trade(twice, purse) == {{}}
                    purse = 0
            else
                purse = 1

type Sum: 0..65535

define debt(me: Player): Sum? is max(size(bill) for bill in debts(need))

ranking p: Player by size(trade(need, purse)), trade(need, purse) != {{}}, debt(p), size(offered(home))
"""


@pytest.fixture(scope="module")
def engines(tmp_path_factory: pytest.TempPathFactory) -> tuple[Any, Any]:
    """The compiled engine and the reference."""
    path: Path = tmp_path_factory.mktemp("markets") / "stalls.shedu"
    path.write_text(RULES, encoding="utf-8")
    return load(str(path), engine="native", quick=True), load(str(path), engine="python")


def written(meta: Meta, values: Mapping[str, Any]) -> bytes:
    """Items in serialised form; maps are lists over their keys, the last key fastest."""
    data = bytearray(meta.items_size)
    for item in meta.items:
        entries = values[item.name] if item.keys else [values[item.name]]
        for place, value in enumerate(entries):
            entry = codec(item.type).write(value)
            start = item.offset + place * item.stride
            data[start : start + len(entry)] = entry
    return bytes(data)


@st.composite
def states(draw: st.DrawFn) -> dict[str, Any]:
    """A need of up to four units, up to six units offered at home, by three players and by the store."""
    units = draw(st.lists(st.tuples(st.integers(0, 4), st.integers(0, 2**GOODS - 1)), max_size=6))
    stocks = [tuple(units.count((source, mask)) for mask in range(2**GOODS)) for source in range(5)]
    fees = draw(st.lists(st.integers(0, 3), min_size=16, max_size=16))
    needed = draw(st.lists(st.integers(0, GOODS - 1), max_size=4))
    return {
        "need": tuple(needed.count(good) for good in range(GOODS)),
        "purse": draw(st.integers(-1, 12)),
        "home": stocks[0],
        "away": stocks[1:4],
        "fee": fees[:12],
        "store": stocks[4],
        "store_fee": fees[12:],
    }


def lots(state: Mapping[str, Any]) -> list[Lot]:
    """What a state offers; the store is paid to the bank, which comes behind the players."""
    fees: list[Counts] = [tuple(state["fee"][4 * seat : 4 * seat + 4]) for seat in range(PLAYERS)]
    players: list[Lot] = [(state["away"][seat], fees[seat], seat) for seat in range(PLAYERS)]
    return [(state["home"], None, 0), *players, (state["store"], tuple(state["store_fee"]), PLAYERS)]


def meanings(game: Game) -> list[Any]:
    """What the legal answers stand for."""
    return [game.meaning(action) for action in game.legal()]


@settings(max_examples=1500, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(states())
def test_both_engines_offer_just_the_undominated_payments(engines: tuple[Any, Any], state: dict[str, Any]) -> None:
    games: list[Game] = [engine.new(PLAYERS, seed=1) for engine in engines]
    wanted = all_payments(state["need"], state["purse"], lots(state), PLAYERS + 1)
    for game in games:
        game.set_items(written(game.meta, state))
        assert meanings(game) == wanted
        assert game.scores()[0][:2] == (len(wanted), bool(wanted))
    fast, slow = games
    assert fast.scores() == slow.scores()
    if wanted:
        action = fast.legal()[-1]
        for game in games:
            game.apply(action)
        assert fast.serialise() == slow.serialise() and meanings(fast) == meanings(slow)
    else:
        assert fast.legal() == slow.legal() == []


def test_answers_are_places_in_the_list(engines: tuple[Any, Any]) -> None:
    state = {
        "need": (1, 0, 0, 0),
        "purse": 5,
        "home": (0,) * 16,
        "away": [(0, 1) + (0,) * 14] * 3,
        "fee": [2] * 12,
        "store": (0,) * 16,
        "store_fee": [0] * 4,
    }
    for engine in engines:
        game = engine.new(PLAYERS, seed=1)
        game.set_items(written(game.meta, state))
        assert [game.describe(action) for action in game.legal()] == ["play(1)", "play(2)", "play(3)"]
        assert meanings(game) == [(0, 0, 2, 0), (0, 2, 0, 0), (2, 0, 0, 0)]
        assert game.meaning(game.legal()[-1] + 1) is None
        assert game.meta.blocks[0].means is not None and game.meta.blocks[0].count == 200
