# Operations on one word of a bit set, in C. Everything is inline: cimporting this file loads no module.

from libc.stdint cimport uint64_t

cdef extern from *:
    """
    #ifndef SHEDU_BITS
    #define SHEDU_BITS
    #ifdef __BMI2__
    #include <immintrin.h>
    #endif

    /* How many bits are set. */
    static inline int shedu_popcount64(uint64_t word) { return __builtin_popcountll(word); }

    /* Index of the lowest set bit; 64 for an empty word. */
    static inline int shedu_ctz64(uint64_t word) { return word ? __builtin_ctzll(word) : 64; }

    /* Index of the n-th set bit (n from 0), by halving: is it in the lower half of what is left? */
    static inline int shedu_select64_portable(uint64_t word, int n) {
        int index = 0, width, below;
        if (n < 0 || n >= shedu_popcount64(word)) return 64;
        for (width = 32; width > 0; width >>= 1) {
            below = shedu_popcount64(word & (((uint64_t)1 << width) - 1));
            if (n >= below) { n -= below; word >>= width; index += width; }
        }
        return index;
    }

    /* Index of the n-th set bit (n from 0); 64 if there are fewer. */
    static inline int shedu_select64(uint64_t word, int n) {
    #ifdef __BMI2__
        return (unsigned)n > 63 ? 64 : shedu_ctz64(_pdep_u64((uint64_t)1 << n, word));
    #else
        return shedu_select64_portable(word, n);
    #endif
    }
    #endif
    """
    int popcount64 "shedu_popcount64" (uint64_t word) noexcept nogil
    int ctz64 "shedu_ctz64" (uint64_t word) noexcept nogil
    int select64 "shedu_select64" (uint64_t word, int n) noexcept nogil
    int select64_portable "shedu_select64_portable" (uint64_t word, int n) noexcept nogil
