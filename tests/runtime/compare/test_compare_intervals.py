"""Intervals and corrections, against figures worked out by hand or taken from tables."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shedu.runtime.compare.intervals import (
    FEWEST,
    Cross,
    Estimate,
    cross_of,
    difference,
    holm,
    mean_of,
    normal_of_t,
    ratio_of,
    share_of,
    t_quantile,
)
from shedu.runtime.statistics import Z95, Spread


def spread(values: list[int]) -> Spread:
    found = Spread()
    for value in values:
        found.add(value)
    return found


def share(successes: int, games: int) -> Estimate:
    found = share_of(Cross(games, successes, games, successes, games, successes))
    assert found is not None
    return found


@pytest.mark.parametrize(("freedom", "t"), [(10, 2.228), (20, 2.086), (30, 2.042), (120, 1.980)])
def test_quantiles_of_t_are_those_of_the_tables(freedom: int, t: float) -> None:
    assert t_quantile(Z95, freedom) == pytest.approx(t, abs=1e-3)


def test_with_no_end_of_freedom_t_is_normal() -> None:
    assert t_quantile(Z95, math.inf) == Z95
    assert normal_of_t(1.5, math.inf) == 1.5
    assert t_quantile(Z95, 1e6) == pytest.approx(Z95, abs=1e-5)


@given(st.floats(0.01, 6), st.floats(5, 1e6))
def test_going_to_t_and_back(z: float, freedom: float) -> None:
    assert normal_of_t(t_quantile(z, freedom), freedom) == pytest.approx(z, rel=1e-6)


def test_a_difference_of_means_by_hand() -> None:
    one, other = spread([10, 12, 14, 16] * 5), spread([11, 21] * 15)
    found = difference(mean_of(one), mean_of(other))
    assert found is not None and found.low is not None and found.high is not None
    first, second = 100 / 19 / 20, 750 / 29 / 30
    error = math.sqrt(first + second)
    freedom = (first + second) ** 2 / (first**2 / 19 + second**2 / 29)
    assert freedom == pytest.approx(43.3, abs=0.5)
    assert found.value == 3
    assert (found.high - found.low) / 2 == pytest.approx(2.0165 * error, rel=1e-3)
    assert found.differs and 0 < found.p < 0.05


def test_a_difference_of_shares_by_hand() -> None:
    found = difference(share(1, 20), share(7, 20))
    assert found is not None
    assert found.value == pytest.approx(0.3)
    assert (found.low, found.high) == pytest.approx((0.0386, 0.5069), abs=1e-4)
    assert found.differs


def test_seldom_things_are_not_clear_too_soon() -> None:
    few = difference(share(0, 20_000), share(4, 20_000))
    more = difference(share(0, 20_000), share(12, 20_000))
    assert few is not None and not few.differs
    assert more is not None and more.differs


@given(st.lists(st.tuples(st.integers(0, 9), st.integers(0, 9)), min_size=2, max_size=50))
def test_three_spreads_hold_the_products(games: list[tuple[int, int]]) -> None:
    parts, rests = [part for part, _ in games], [rest for _, rest in games]
    wholes = [part + rest for part, rest in games]
    found = cross_of(spread(parts), spread(wholes), spread(rests))
    assert found.xy == sum(part * whole for part, whole in zip(parts, wholes, strict=True))
    assert (found.y, found.x, found.games) == (sum(parts), sum(wholes), len(games))


def test_a_share_counts_games_not_events() -> None:
    """Ten wins that all come together in one game tell less than ten in ten games."""
    none = [0] * 9
    together = share_of(cross_of(spread([10, 0, *none]), spread([10, 10, *none]), spread([0, 10, *none])))
    apart = share_of(cross_of(spread([1] * 10 + [0]), spread([2] * 10 + [0]), spread([1] * 10 + [0])))
    assert together is not None and apart is not None
    assert together.value == apart.value == 0.5
    assert together.error > 2 * apart.error


def test_a_ratio_by_hand() -> None:
    found = ratio_of(Cross(4, 60, 10, 1050, 30, 175))
    assert found is not None
    assert found.value == 6
    assert found.error == pytest.approx(math.sqrt((1050 - 12 * 175 + 36 * 30) * 4 / 3) / 10)
    same = ratio_of(Cross(3, 12, 6, 56, 14, 28))
    assert same is not None and same.constant and same.error == 0


def test_nothing_gives_no_estimate() -> None:
    nothing = Cross(0, 0, 0, 0, 0, 0)
    assert mean_of(Spread()) is share_of(nothing) is ratio_of(nothing) is None
    assert difference(None, mean_of(spread([1, 2]))) is None


def test_what_never_varies_is_not_tested() -> None:
    found = difference(mean_of(spread([8] * 50)), mean_of(spread([8] * 60)))
    assert found is not None
    assert (found.low, found.high, found.tested, found.differs) == (0, 0, False, False)


def test_numbers_that_never_vary_but_differ_are_sure() -> None:
    found = difference(mean_of(spread([8] * 50)), mean_of(spread([9] * 60)))
    assert found is not None
    assert (found.low, found.high, found.p, found.differs) == (1, 1, 0, True)


def test_too_few_games_have_no_interval() -> None:
    found = difference(mean_of(spread([1, 5] * (FEWEST // 2 - 1))), mean_of(spread([7, 9] * 50)))
    assert found is not None
    assert (found.low, found.high, found.tested, found.differs) == (None, None, False, False)


def test_numbers_of_nought_and_one_are_shares() -> None:
    found = mean_of(spread([0, 1, 1, 1] * 5))
    assert found == share(15, 20)
    assert mean_of(spread([0, 1, 2])) != share(3, 3)


@pytest.mark.parametrize(
    ("chances", "clear"),
    [
        ([0.01, 0.04, 0.03, 0.005], [True, False, False, True]),
        ([0.04], [True]),
        ([0.04, 0.04], [False, False]),
        ([0.04, 0.02], [True, True]),
        ([], []),
    ],
)
def test_holms_correction(chances: list[float], clear: list[bool]) -> None:
    assert holm(chances) == clear
