"""The solver of markets against one that tries every way there is."""

from __future__ import annotations

from typing import NoReturn

import pytest
from agreement_payments import all_payments
from hypothesis import given, settings
from hypothesis import strategies as st

from shedu.compiler.interpret.solving import Counts, Lot, market, offered

GOODS, PAYEES = 4, 3


class Refused(Exception):
    """A fault of a market."""


def refuse(number: int) -> NoReturn:
    """Raise the fault with a number."""
    raise Refused(number)


def solved(need: Counts, within: int | None, lots: list[Lot], most: int = 256) -> frozenset[Counts]:
    """The solver, its faults numbered 1 to 3."""
    return market(refuse, (1, 2, 3, most), need, within, lots, PAYEES)


@st.composite
def lots_of(draw: st.DrawFn) -> list[Lot]:
    """Offers of some sources, of at most six units in all."""
    units = draw(st.lists(st.tuples(st.integers(0, 3), st.integers(0, 2**GOODS - 1)), max_size=6))
    found: list[Lot] = []
    for source in range(4):
        sets = [0] * 2**GOODS
        for place, goods in units:
            sets[goods] += place == source
        price = draw(st.none() | st.tuples(*[st.integers(0, 3)] * GOODS)) if source else None
        found.append((tuple(sets), price, draw(st.integers(0, PAYEES - 1))))
    return found


needs = st.tuples(*[st.integers(0, 2)] * GOODS).filter(lambda need: sum(need) <= 4)


@settings(max_examples=1500, deadline=None)
@given(needs, st.none() | st.integers(-1, 12), lots_of())
def test_payments_are_just_the_undominated(need: Counts, within: int | None, lots: list[Lot]) -> None:
    assert sorted(solved(need, within, lots)) == all_payments(need, within, lots, PAYEES)


# ------------------------------------------------------------------ single cases
def sets(*goods: int) -> Counts:
    """A bag of sets."""
    return tuple(goods.count(number) for number in range(2**GOODS))


@pytest.mark.parametrize(
    ("need", "within", "wanted"),
    [
        ((0, 0, 0, 0), 0, {(0, 0, 0)}),
        ((0, 0, 0, 0), -1, set()),
        ((1, 0, 0, 0), 0, {(0, 0, 0)}),
        ((2, 0, 0, 0), 1, set()),
        ((2, 0, 0, 0), 2, {(2, 0, 0), (0, 2, 0)}),
        ((2, 0, 0, 0), None, {(2, 0, 0), (0, 2, 0)}),
        ((3, 0, 0, 0), 4, {(2, 2, 0)}),
        ((0, 0, 0, 1), 9, set()),
    ],
)
def test_one_at_home_and_one_at_each_neighbour(need: Counts, within: int | None, wanted: set[Counts]) -> None:
    prices = (2, 2, 2, 2)
    lots: list[Lot] = [(sets(1), None, 2), (sets(3), prices, 0), (sets(1), prices, 1)]
    assert solved(need, within, lots) == wanted


def test_the_cheaper_of_two_from_one_payee() -> None:
    lots: list[Lot] = [(sets(1, 1), (3, 0, 0, 0), 0), (sets(1), (1, 0, 0, 0), 0)]
    assert solved((2, 0, 0, 0), None, lots) == {(4, 0, 0)}


def test_goods_that_are_in_some_set() -> None:
    assert offered(sets(5, 1, 0)) == (0, 2)
    assert offered(sets()) == ()


def test_faults() -> None:
    with pytest.raises(Refused, match="1"):
        solved((64, 0, 0, 0), 0, [])
    with pytest.raises(Refused, match="3"):
        prices: list[Lot] = [(sets(1), (1, 0, 0, 0), 0), (sets(1), (1, 0, 0, 0), 1)]
        solved((1, 0, 0, 0), 5, prices, most=1)
    with pytest.raises(Refused, match="2"):
        solved((0,) * 6, 0, [((1,) * 64, None, 0)])
