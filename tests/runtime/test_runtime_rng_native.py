"""The C random numbers and bit operations against their models in Python."""

from pathlib import Path
from types import ModuleType

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shedu.compiler.build import build_and_load
from shedu.runtime.rng import MASK, SCRIPT_MAX, Rng, stream

pytestmark = pytest.mark.native

BOUNDS = (1, 2, 3, 5, 6, 7, 64, 100, 176, 3049, 2**16, 2**31 - 1, 2**31, 2**31 + 1, 2**32 - 1)
PLACES = (0, 1, 2, 9999, 2**32, 2**63, MASK)
words64 = st.integers(0, MASK)


@pytest.fixture(scope="module")
def native() -> ModuleType:
    source = Path(__file__).with_name("rng_probe.pyx").read_text(encoding="utf-8")
    return build_and_load("rng_probe", {"rng_probe.pyx": source})[1]


@pytest.mark.parametrize("seed", PLACES)
@pytest.mark.parametrize("index", PLACES)
def test_streams_agree(native: ModuleType, seed: int, index: int) -> None:
    probe, rng = native.Probe(seed, index), stream(seed, index)
    assert probe.state() == rng.state()
    for n in BOUNDS * 3:
        assert probe.bounded(n) == rng.bounded(n)
        assert probe.next64() == rng.next64()
    assert probe.state() == rng.state()


@given(words64, words64, st.integers(1, 2**32 - 1))
def test_draws_agree(native: ModuleType, seed: int, index: int, n: int) -> None:
    rng = stream(seed, index)
    assert native.Probe(seed, index).draws(n, 20) == [rng.bounded(n) for _ in range(20)]


def test_rejections_agree(native: ModuleType) -> None:
    probe, rng = native.Probe(0, 0), Rng((1, 0, 3, 4))
    probe.restore((1, 0, 3, 4))
    assert probe.bounded(3) == rng.bounded(3)
    assert probe.state() == rng.state()


def test_scripts_agree(native: ModuleType) -> None:
    values = [0, 7, 32767]
    probe, rng = native.Probe.scripted(values), Rng.scripted(values)
    assert probe.is_scripted
    assert probe.state() == rng.state()
    assert [probe.script_next() for _ in range(5)] == [rng.script_next() for _ in range(5)]
    assert not native.Probe(1, 1).is_scripted
    assert native.Probe(1, 1).script_next() == -1


def test_longest_script_fits_and_no_longer_one(native: ModuleType) -> None:
    probe = native.Probe.scripted(range(SCRIPT_MAX))
    assert [probe.script_next() for _ in range(SCRIPT_MAX)] == list(range(SCRIPT_MAX))
    with pytest.raises(ValueError, match="too long"):
        native.Probe.scripted(range(SCRIPT_MAX + 1))


@given(words64 | st.integers(0, 63).map(lambda bit: 1 << bit))
def test_bit_operations_agree(native: ModuleType, word: int) -> None:
    bits = [bit for bit in range(64) if word >> bit & 1]
    assert native.popcount(word) == len(bits)
    assert native.ctz(word) == (bits[0] if bits else 64)
    for n in (-1, *range(65)):
        expected = bits[n] if 0 <= n < len(bits) else 64
        assert native.select(word, n) == expected
        assert native.select_portable(word, n) == expected
