"""Random numbers of a game, in plain Python; `rng.pxd` is the same in C, value for value.

The generator is xoshiro256** 1.0 (Blackman and Vigna, "Scrambled linear pseudorandom number
generators", 2018); seeds are spread with the finaliser of SplitMix64 (Steele, Lea and Flood, 2014).
Both algorithms are in the public domain; the code is written from their descriptions.
"""

from collections.abc import Iterable

MASK = (1 << 64) - 1
GOLDEN = 0x9E3779B97F4A7C15
SCRIPT_MAX = 64
"""The longest script of results; the C struct keeps that many."""

Words = tuple[int, int, int, int]


def mix64(value: int) -> int:
    """Scramble 64 bits to 64 bits, one to one (the finaliser of SplitMix64)."""
    value &= MASK
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & MASK
    return value ^ (value >> 31)


def stream_words(seed: int, index: int) -> Words:
    """Return the first state of stream `index` of `seed`; both count modulo 2**64.

    Two scrambles keep the streams of one seed apart from each other and from those of the next seed.
    At most one word can be zero, so the state is never the one the generator cannot leave.
    """
    base = mix64(mix64(seed + GOLDEN) + index)
    first, second, third, fourth = (mix64(base + step * GOLDEN) for step in (1, 2, 3, 4))
    return first, second, third, fourth


class Rng:
    """A stream of random 64-bit words, optionally with a script of results to come.

    The script is for tests that prescribe what chance brings: whoever resolves a draw asks
    `scripted` and then takes `script_next()`. `next64` and `bounded` never look at the script.
    """

    __slots__ = ("_pos", "_script", "_words")

    def __init__(self, words: Words) -> None:
        """Start from four words as `state` gives them; ValueError if all are zero or one is too wide."""
        if len(words) != 4 or not any(words) or any(not 0 <= word <= MASK for word in words):
            raise ValueError("a state is four 64-bit words, not all of them zero")
        self._words: Words = words
        self._script: tuple[int, ...] | None = None
        self._pos = 0

    @classmethod
    def scripted(cls, values: Iterable[int]) -> "Rng":
        """Return stream (0, 0) with a script of at most SCRIPT_MAX results, each in 0..32767.

        Raises ValueError for a longer script or a value out of range.
        """
        script = tuple(values)
        if len(script) > SCRIPT_MAX:
            raise ValueError(f"a script holds at most {SCRIPT_MAX} results, not {len(script)}")
        if any(not 0 <= value <= 32767 for value in script):
            raise ValueError("a scripted result lies in 0..32767")
        rng = cls(stream_words(0, 0))
        rng._script = script
        return rng

    def state(self) -> Words:
        """Return the four words of the generator; `Rng(words)` goes on from there, without the script."""
        return self._words

    def copy(self) -> "Rng":
        """Return an independent generator that will give the same values, script included."""
        twin = Rng(self._words)
        twin._script = self._script
        twin._pos = self._pos
        return twin

    @property
    def is_scripted(self) -> bool:
        """Whether a script was given, used up or not."""
        return self._script is not None

    def script_next(self) -> int:
        """Return the next result of the script, or -1 when it is used up or was never given."""
        if self._script is None or self._pos >= len(self._script):
            return -1
        self._pos += 1
        return self._script[self._pos - 1]

    def next64(self) -> int:
        """Return the next word, in 0 .. 2**64 - 1."""
        one, two, three, four = self._words
        product = (two * 5) & MASK
        result = ((((product << 7) | (product >> 57)) & MASK) * 9) & MASK
        three ^= one
        four ^= two
        shifted = (two << 17) & MASK
        two, one = two ^ three, one ^ four
        self._words = (one, two, three ^ shifted, ((four << 45) | (four >> 19)) & MASK)
        return result

    def bounded(self, n: int) -> int:
        """Return a number in 0 .. n-1, each equally likely; 1 <= n < 2**32, else ValueError.

        Takes one word, rarely more, and one also when n is 1. Multiply and reject: the high part of
        word * n, drawn again while the low part is below 2**64 mod n (Lemire, "Fast random integer
        generation in an interval", 2019).
        """
        if not 1 <= n < 1 << 32:
            raise ValueError(f"cannot draw below {n}")
        product = self.next64() * n
        if product & MASK < n:
            least = (1 << 64) % n
            while product & MASK < least:
                product = self.next64() * n
        return product >> 64


def stream(seed: int, index: int) -> Rng:
    """Return the generator of game `index` of a run with `seed`; both count modulo 2**64."""
    return Rng(stream_words(seed, index))
