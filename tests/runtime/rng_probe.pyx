# The C random numbers and bit operations behind a Python class, for comparison with their models.

from libc.stdint cimport uint32_t, uint64_t

from shedu.runtime.bits cimport ctz64, popcount64, select64, select64_portable
from shedu.runtime.rng cimport (
    Rng, rng_bounded, rng_is_scripted, rng_next, rng_script_next, rng_script_push, rng_script_start, rng_seed,
)


cdef class Probe:
    cdef Rng rng

    def __init__(self, uint64_t seed, uint64_t index):
        rng_seed(&self.rng, seed, index)

    @staticmethod
    def scripted(values):
        cdef Probe probe = Probe(0, 0)
        rng_script_start(&probe.rng)
        for value in values:
            if not rng_script_push(&probe.rng, value):
                raise ValueError("script too long")
        return probe

    def state(self):
        return (self.rng.s[0], self.rng.s[1], self.rng.s[2], self.rng.s[3])

    def restore(self, words):
        for place in range(4):
            self.rng.s[place] = words[place]

    def next64(self):
        return rng_next(&self.rng)

    def bounded(self, uint32_t n):
        return rng_bounded(&self.rng, n)

    def draws(self, uint32_t n, int count):
        return [rng_bounded(&self.rng, n) for _ in range(count)]

    @property
    def is_scripted(self):
        return bool(rng_is_scripted(&self.rng))

    def script_next(self):
        return rng_script_next(&self.rng)


def popcount(uint64_t word):
    return popcount64(word)


def ctz(uint64_t word):
    return ctz64(word)


def select(uint64_t word, int n):
    return select64(word, n)


def select_portable(uint64_t word, int n):
    return select64_portable(word, n)
