"""The random numbers in plain Python: frozen values, ranges, scripts."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shedu.runtime.rng import MASK, SCRIPT_MAX, Rng, mix64, stream

PUBLISHED = (11520, 0, 1509978240, 1215971899390074240)
"""First words of xoshiro256** from the state 1, 2, 3, 4, as other programs give them."""


def test_generator_gives_the_published_words() -> None:
    rng = Rng((1, 2, 3, 4))
    assert tuple(rng.next64() for _ in PUBLISHED) == PUBLISHED


def test_mix_gives_the_published_splitmix_words() -> None:
    golden = 0x9E3779B97F4A7C15
    words = [mix64(1234567 + step * golden) for step in range(1, 6)]
    assert words == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


FROZEN = {
    (0, 0): (
        (3511563966469552396, 1630724456284939571, 16421453466650696744),
        (0, 0, 5, 101, 529, 1661927981, 1383024574),
    ),
    (0, 1): (
        (12808541522913893084, 70563601368932264, 17183687349849785022),
        (0, 0, 5, 163, 1769, 2037458162, 560602470),
    ),
    (1, 0): (
        (11830735285019107728, 5036556757258445044, 10626231007614874689),
        (0, 0, 3, 31, 1713, 559302938, 2895097212),
    ),
    (1, 9999): (
        (12484023563920824139, 1319799065374214679, 11279361836771146719),
        (0, 0, 3, 119, 2428, 289188939, 3336699688),
    ),
    (18446744073709551615, 18446744073709551615): (
        (4307259719911048251, 16892809208441706825, 15687288783682397546),
        (0, 1, 5, 129, 1508, 752762690, 1129620161),
    ),
}
"""By seed and index: the first three words; draws below each of BOUNDS from a fresh stream."""
BOUNDS = (1, 2, 6, 176, 3049, 2**31 + 1, 2**32 - 1)


@pytest.mark.parametrize("place", FROZEN)
def test_streams_give_the_frozen_values(place: tuple[int, int]) -> None:
    words, draws = FROZEN[place]
    rng = stream(*place)
    assert tuple(rng.next64() for _ in words) == words
    rng = stream(*place)
    assert tuple(rng.bounded(n) for n in BOUNDS) == draws


@given(st.integers(0, MASK), st.integers(0, MASK), st.integers(1, 2**32 - 1))
def test_draws_lie_in_range(seed: int, index: int, n: int) -> None:
    rng = stream(seed, index)
    assert all(0 <= rng.bounded(n) < n for _ in range(5))


def test_draw_below_one_takes_one_word() -> None:
    rng, other = stream(5, 6), stream(5, 6)
    assert rng.bounded(1) == 0
    other.next64()
    assert rng.state() == other.state()


@pytest.mark.parametrize("n", [0, -1, 2**32])
def test_draw_below_impossible_bound_is_refused(n: int) -> None:
    with pytest.raises(ValueError, match="cannot draw"):
        stream(0, 0).bounded(n)


@pytest.mark.parametrize("n", [2, 3, 5, 6, 10])
def test_draws_are_even(n: int) -> None:
    rng = stream(7, 0)
    counts = Counter(rng.bounded(n) for _ in range(6000))
    expected = 6000 / n
    # Chi-square with n-1 degrees of freedom; 40 is far beyond chance for up to nine of them.
    assert sum((counts[value] - expected) ** 2 / expected for value in range(n)) < 40


def test_rejection_takes_another_word() -> None:
    # A first word of 0 gives a low part of 0, below 2**64 mod 3 = 1, so the draw is repeated.
    rng = Rng((1, 0, 3, 4))
    other = rng.copy()
    assert other.next64() == 0
    word = other.next64()
    assert rng.bounded(3) == word * 3 >> 64
    assert rng.state() == other.state()


def test_streams_differ() -> None:
    words = {stream(seed, index).next64() for seed in range(30) for index in range(30)}
    assert len(words) == 900


def test_seeds_count_modulo_two_to_the_sixty_four() -> None:
    assert stream(-1, 2**64 + 3).state() == stream(MASK, 3).state()


def test_copy_goes_its_own_way() -> None:
    rng = stream(1, 1)
    twin = rng.copy()
    ahead = [rng.next64() for _ in range(4)]
    assert [twin.next64() for _ in range(4)] == ahead
    assert Rng(rng.state()).next64() == twin.next64()


@pytest.mark.parametrize("words", [(0, 0, 0, 0), (1, 2, 3, 2**64), (-1, 2, 3, 4)])
def test_impossible_states_are_refused(words: tuple[int, int, int, int]) -> None:
    with pytest.raises(ValueError, match="four 64-bit words"):
        Rng(words)


def test_script_gives_its_values_then_minus_one() -> None:
    rng = Rng.scripted([3, 0, 32767])
    assert rng.is_scripted
    twin = rng.copy()
    assert [rng.script_next() for _ in range(5)] == [3, 0, 32767, -1, -1]
    assert rng.is_scripted
    assert twin.script_next() == 3


def test_stream_has_no_script() -> None:
    rng = stream(1, 2)
    assert not rng.is_scripted
    assert rng.script_next() == -1


def test_draws_leave_the_script_alone() -> None:
    rng = Rng.scripted([4])
    assert rng.next64() == stream(0, 0).next64()
    assert rng.script_next() == 4


@pytest.mark.parametrize("values", [[-1], [32768], [0] * (SCRIPT_MAX + 1)])
def test_impossible_scripts_are_refused(values: list[int]) -> None:
    with pytest.raises(ValueError, match="script"):
        Rng.scripted(values)
