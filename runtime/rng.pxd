# Random numbers of a game, in C; `rng.py` is the same in Python, value for value, and tells the sources.
# Everything is inline: cimporting this file loads no module.

from libc.stdint cimport int16_t, int32_t, uint32_t, uint64_t

cdef enum:
    RNG_SCRIPT_MAX = 64

cdef struct Rng:
    uint64_t s[4]
    int32_t script_len  # -1: no script
    int32_t script_pos
    int16_t script[64]


cdef inline uint64_t rng_mix64(uint64_t value) noexcept nogil:
    value = (value ^ (value >> 30)) * <uint64_t>0xBF58476D1CE4E5B9
    value = (value ^ (value >> 27)) * <uint64_t>0x94D049BB133111EB
    return value ^ (value >> 31)


cdef inline void rng_seed(Rng* rng, uint64_t seed, uint64_t index) noexcept nogil:
    # Stream `index` of `seed`, without a script.
    cdef uint64_t golden = <uint64_t>0x9E3779B97F4A7C15
    cdef uint64_t base = rng_mix64(rng_mix64(seed + golden) + index)
    rng.s[0] = rng_mix64(base + golden)
    rng.s[1] = rng_mix64(base + <uint64_t>2 * golden)
    rng.s[2] = rng_mix64(base + <uint64_t>3 * golden)
    rng.s[3] = rng_mix64(base + <uint64_t>4 * golden)
    rng.script_len = -1
    rng.script_pos = 0


cdef inline uint64_t rng_next(Rng* rng) noexcept nogil:
    cdef uint64_t product = rng.s[1] * <uint64_t>5
    cdef uint64_t result = ((product << 7) | (product >> 57)) * <uint64_t>9
    cdef uint64_t shifted = rng.s[1] << 17
    rng.s[2] ^= rng.s[0]
    rng.s[3] ^= rng.s[1]
    rng.s[1] ^= rng.s[2]
    rng.s[0] ^= rng.s[3]
    rng.s[2] ^= shifted
    rng.s[3] = (rng.s[3] << 45) | (rng.s[3] >> 19)
    return result


cdef inline uint32_t rng_bounded(Rng* rng, uint32_t n) noexcept nogil:
    # A number in 0 .. n-1; n >= 1. The 96-bit product is kept in two words: no 128-bit type needed.
    cdef uint64_t word, low, high, least
    word = rng_next(rng)
    low = (word & <uint64_t>0xFFFFFFFF) * <uint64_t>n
    high = (word >> 32) * <uint64_t>n + (low >> 32)
    low = (high << 32) | (low & <uint64_t>0xFFFFFFFF)
    if low < <uint64_t>n:
        least = rng_modulo64(n)
        while low < least:
            word = rng_next(rng)
            low = (word & <uint64_t>0xFFFFFFFF) * <uint64_t>n
            high = (word >> 32) * <uint64_t>n + (low >> 32)
            low = (high << 32) | (low & <uint64_t>0xFFFFFFFF)
    return <uint32_t>(high >> 32)


cdef extern from *:
    # 2**64 mod n, written in C so that no Python division check depends on the includer's directives.
    """
    static inline uint64_t shedu_rng_modulo64(uint32_t n) { return ((uint64_t)0 - n) % n; }
    """
    uint64_t rng_modulo64 "shedu_rng_modulo64" (uint32_t n) noexcept nogil


cdef inline bint rng_is_scripted(const Rng* rng) noexcept nogil:
    return rng.script_len >= 0


cdef inline void rng_script_start(Rng* rng) noexcept nogil:
    # From here on the generator is scripted, with an empty script.
    rng.script_len = 0
    rng.script_pos = 0


cdef inline bint rng_script_push(Rng* rng, int value) noexcept nogil:
    # Append one result to the script; False when the script is full.
    if rng.script_len < 0 or rng.script_len >= RNG_SCRIPT_MAX:
        return False
    rng.script[rng.script_len] = <int16_t>value
    rng.script_len += 1
    return True


cdef inline int rng_script_next(Rng* rng) noexcept nogil:
    # The next result of the script, or -1 when it is used up or there is none.
    if rng.script_pos >= rng.script_len:
        return -1
    rng.script_pos += 1
    return rng.script[rng.script_pos - 1]
