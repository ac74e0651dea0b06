# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True
# Written by Shedu's compiler from the rules of "7 Wonders: Babel". Do not edit: edit the rules.

from cpython.pycapsule cimport PyCapsule_New
from libc.stdint cimport int16_t, int32_t, uint8_t, uint16_t, uint32_t, uint64_t
from libc.string cimport memcpy, memset

from shedu.runtime.bits cimport ctz64, popcount64, select64
from shedu.runtime.engine cimport ABI, OVER, Context, Engine, Head
from shedu.runtime.held cimport held_clear, held_copy, held_draw, held_mark, held_move, held_renew, held_size
from shedu.runtime.rng cimport Rng, rng_bounded, rng_is_scripted, rng_script_next
from shedu.runtime.values cimport (
    bag_chance, bag_equal, bag_first, bag_size, bag_ways, bag_within, bit_at, compare_ints, copy_ints, draw_unit, floor_div, floor_mod,
    narrowed, nearest_seat, next_seat, seat_before, seat_on,
    code_at, list_add, list_code, list_length, list_take, sort_ints,
)

from shedu.runtime.markets cimport (
    Lot, Payment, Stock, Supply, lanes_less, lanes_of, lanes_plus, market_any, market_list, stock_close, stock_lot, stock_open,
    supply_add, supply_count, supply_goods, supply_join, supply_none, supply_put, supply_size,
)

cdef enum:
    ASK = 0x8000
    AGAIN = 76
    MOST_SEATS = 7

# ------------------------------------------------------------------ bit sets
cdef struct b1:
    uint64_t w0


cdef inline b1 b1_of(uint64_t x0) noexcept nogil:
    cdef b1 r
    r.w0 = x0
    return r


cdef inline b1 b1_none() noexcept nogil:
    return b1_of(0)


cdef inline b1 b1_load(const uint64_t* p) noexcept nogil:
    return b1_of(p[0])


cdef inline void b1_store(uint64_t* p, b1 x) noexcept nogil:
    p[0] = x.w0


cdef inline b1 b1_and(b1 x, b1 y) noexcept nogil:
    return b1_of(x.w0 & y.w0)


cdef inline b1 b1_or(b1 x, b1 y) noexcept nogil:
    return b1_of(x.w0 | y.w0)


cdef inline b1 b1_xor(b1 x, b1 y) noexcept nogil:
    return b1_of(x.w0 ^ y.w0)


cdef inline b1 b1_andnot(b1 x, b1 y) noexcept nogil:
    return b1_of(x.w0 & ~y.w0)


cdef inline bint b1_any(b1 x) noexcept nogil:
    return (x.w0) != 0


cdef inline bint b1_eq(b1 x, b1 y) noexcept nogil:
    return ((x.w0 ^ y.w0)) == 0


cdef inline int b1_count(b1 x) noexcept nogil:
    return popcount64(x.w0)

cdef inline int b1_low(b1 x) noexcept nogil:
    return (0 + ctz64(x.w0)) if x.w0 else -1


cdef inline b1 b1_drop(b1 x) noexcept nogil:
    x.w0 &= x.w0 - 1
    return x


cdef inline b1 b1_bit(int i) noexcept nogil:
    cdef uint64_t bit = (<uint64_t>1) << (i & 63)
    return b1_of(bit)


cdef inline bint b1_has(b1 x, int i) noexcept nogil:
    return b1_any(b1_and(x, b1_bit(i)))


cdef inline b1 b1_first(int count) noexcept nogil:
    cdef b1 r
    r.w0 = 0 if count <= 0 else (~<uint64_t>0) if count >= 64 else (((<uint64_t>1) << (count - 0)) - 1)
    return r


cdef inline b1 b1_mask(bint test, int count) noexcept nogil:
    return b1_first(count) if test else b1_none()


cdef inline b1 b1_above(b1 x, int i) noexcept nogil:
    return b1_andnot(x, b1_first(i + 1))


cdef inline int b1_select(b1 x, int n) noexcept nogil:
    cdef int here
    here = popcount64(x.w0)
    if n < here:
        return 0 + select64(x.w0, n)
    n -= here
    return -1


cdef inline void b1_sort(b1* sets, int count) noexcept nogil:
    cdef int i, j
    cdef b1 one
    for i in range(1, count):
        one = sets[i]
        j = i
        while j > 0 and b1_low(sets[j - 1]) > b1_low(one):
            sets[j] = sets[j - 1]
            j -= 1
        sets[j] = one


cdef inline int b1_put(b1* sets, int count, b1 one) noexcept nogil:
    cdef int i
    for i in range(count):
        if b1_eq(sets[i], one):
            return count
    sets[count] = one
    return count + 1


cdef inline int b1_chance(b1 x, Rng* rng) noexcept nogil:
    cdef int count = b1_count(x)
    cdef int wanted
    if count == 0:
        return -1
    if rng_is_scripted(rng):
        wanted = rng_script_next(rng)
        return wanted if wanted >= 0 and wanted < 64 and b1_has(x, wanted) else b1_low(x)
    return b1_select(x, rng_bounded(rng, <uint32_t>count))


cdef inline int b1_draw(uint64_t* place, int left, Rng* rng) noexcept nogil:
    cdef b1 x = b1_load(place)
    cdef int index = b1_chance(x, rng)
    b1_store(place, b1_andnot(x, b1_bit(index)))
    return index

cdef struct b2:
    uint64_t w0
    uint64_t w1


cdef inline b2 b2_of(uint64_t x0, uint64_t x1) noexcept nogil:
    cdef b2 r
    r.w0 = x0
    r.w1 = x1
    return r


cdef inline b2 b2_none() noexcept nogil:
    return b2_of(0, 0)


cdef inline b2 b2_load(const uint64_t* p) noexcept nogil:
    return b2_of(p[0], p[1])


cdef inline void b2_store(uint64_t* p, b2 x) noexcept nogil:
    p[0] = x.w0
    p[1] = x.w1


cdef inline b2 b2_and(b2 x, b2 y) noexcept nogil:
    return b2_of(x.w0 & y.w0, x.w1 & y.w1)


cdef inline b2 b2_or(b2 x, b2 y) noexcept nogil:
    return b2_of(x.w0 | y.w0, x.w1 | y.w1)


cdef inline b2 b2_xor(b2 x, b2 y) noexcept nogil:
    return b2_of(x.w0 ^ y.w0, x.w1 ^ y.w1)


cdef inline b2 b2_andnot(b2 x, b2 y) noexcept nogil:
    return b2_of(x.w0 & ~y.w0, x.w1 & ~y.w1)


cdef inline bint b2_any(b2 x) noexcept nogil:
    return (x.w0 | x.w1) != 0


cdef inline bint b2_eq(b2 x, b2 y) noexcept nogil:
    return ((x.w0 ^ y.w0) | (x.w1 ^ y.w1)) == 0


cdef inline int b2_count(b2 x) noexcept nogil:
    return popcount64(x.w0) + popcount64(x.w1)

cdef inline int b2_low(b2 x) noexcept nogil:
    return (0 + ctz64(x.w0)) if x.w0 else (64 + ctz64(x.w1)) if x.w1 else -1


cdef inline b2 b2_drop(b2 x) noexcept nogil:
    x.w1 &= x.w1 - <uint64_t>((x.w0) == 0)
    x.w0 &= x.w0 - 1
    return x


cdef inline b2 b2_bit(int i) noexcept nogil:
    cdef uint64_t bit = (<uint64_t>1) << (i & 63)
    return b2_of(bit if i >> 6 == 0 else 0, bit if i >> 6 == 1 else 0)


cdef inline bint b2_has(b2 x, int i) noexcept nogil:
    return b2_any(b2_and(x, b2_bit(i)))


cdef inline b2 b2_first(int count) noexcept nogil:
    cdef b2 r
    r.w0 = 0 if count <= 0 else (~<uint64_t>0) if count >= 64 else (((<uint64_t>1) << (count - 0)) - 1)
    r.w1 = 0 if count <= 64 else (~<uint64_t>0) if count >= 128 else (((<uint64_t>1) << (count - 64)) - 1)
    return r


cdef inline b2 b2_mask(bint test, int count) noexcept nogil:
    return b2_first(count) if test else b2_none()


cdef inline b2 b2_above(b2 x, int i) noexcept nogil:
    return b2_andnot(x, b2_first(i + 1))


cdef inline int b2_select(b2 x, int n) noexcept nogil:
    cdef int here
    here = popcount64(x.w0)
    if n < here:
        return 0 + select64(x.w0, n)
    n -= here
    here = popcount64(x.w1)
    if n < here:
        return 64 + select64(x.w1, n)
    n -= here
    return -1


cdef inline void b2_sort(b2* sets, int count) noexcept nogil:
    cdef int i, j
    cdef b2 one
    for i in range(1, count):
        one = sets[i]
        j = i
        while j > 0 and b2_low(sets[j - 1]) > b2_low(one):
            sets[j] = sets[j - 1]
            j -= 1
        sets[j] = one


cdef inline int b2_put(b2* sets, int count, b2 one) noexcept nogil:
    cdef int i
    for i in range(count):
        if b2_eq(sets[i], one):
            return count
    sets[count] = one
    return count + 1


cdef inline int b2_chance(b2 x, Rng* rng) noexcept nogil:
    cdef int count = b2_count(x)
    cdef int wanted
    if count == 0:
        return -1
    if rng_is_scripted(rng):
        wanted = rng_script_next(rng)
        return wanted if wanted >= 0 and wanted < 128 and b2_has(x, wanted) else b2_low(x)
    return b2_select(x, rng_bounded(rng, <uint32_t>count))


cdef inline int b2_draw(uint64_t* place, int left, Rng* rng) noexcept nogil:
    cdef b2 x = b2_load(place)
    cdef int index = b2_chance(x, rng)
    b2_store(place, b2_andnot(x, b2_bit(index)))
    return index

# ------------------------------------------------------------------ constant tables
cdef extern from *:
    """
    #define NO_INT (-0x40000000)
    static const uint16_t BAGS_2_2_5[15][5] = {{0, 0, 0, 0, 2}, {0, 0, 0, 1, 1}, {0, 0, 0, 2, 0}, {0, 0, 1, 0, 1}, {0, 0, 1, 1, 0}, {0, 0, 2, 0, 0}, {0, 1, 0, 0, 1}, {0, 1, 0, 1, 0}, {0, 1, 1, 0, 0}, {0, 2, 0, 0, 0}, {1, 0, 0, 0, 1}, {1, 0, 0, 1, 0}, {1, 0, 1, 0, 0}, {1, 1, 0, 0, 0}, {2, 0, 0, 0, 0}};
    static const int16_t COLUMN0_0[78] = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3};
    static const int16_t COLUMN0_1[78] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 4, 4, 4, 4, 2, 2, 2, 2, 3, 3, 3, 5, 5, 5, 0, 0, 0, 0, 1, 1, 1, 4, 4, 4, 4, 2, 2, 2, 2, 3, 3, 3, 3, 5, 5, 5, 5, 4, 4, 4, 4, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6};
    static const int16_t COLUMN0_10[78] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 10, 11, 12, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77};
    static const uint64_t COLUMN0_11[78][1] = {{0xCu}, {0x4u}, {0x6u}, {0x9u}, {0x1u}, {0xAu}, {0x8u}, {0x2u}, {0x3u}, {0x5u}, {0x10u}, {0x40u}, {0x20u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x4u}, {0x8u}, {0x2u}, {0x1u}, {0x10u}, {0x40u}, {0x20u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}};
    static const int16_t COLUMN0_12[78] = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
    static const uint64_t COLUMN0_13[78][1] = {{0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0xFu}, {0x70u}, {0x0u}, {0xFu}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}};
    static const uint64_t COLUMN0_14[78][1] = {{0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x2u}, {0x3u}, {0x0u}, {0x1u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}};
    static const uint64_t COLUMN0_15[78][1] = {{0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0xFu}, {0x70u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}};
    static const uint16_t COLUMN0_2[79][7] = {{0, 0, 0, 0, 0, 0, 0}, {0, 0, 0, 0, 0, 0, 0}, {0, 0, 0, 0, 0, 0, 0}, {0, 0, 0, 0, 0, 0, 0}, {0, 0, 0, 0, 0, 0, 0}, {0, 0, 0, 0, 0, 0, 0}, {0, 0, 0, 0, 0, 0, 0}, {0, 0, 0, 0, 0, 0, 0}, {0, 0, 0, 0, 0, 0, 0}, {0, 0, 0, 0, 0, 0, 0}, {0, 0, 0, 0, 0, 0, 0}, {0, 0, 0, 0, 0, 0, 0}, {0, 0, 0, 0, 0, 0, 0}, {0, 0, 0, 0, 0, 0, 0}, {0, 0, 0, 0, 0, 0, 0}, {0, 0, 0, 0, 0, 0, 0}, {0, 0, 0, 0, 0, 0, 0}, {0, 0, 0, 0, 0, 0, 0}, {0, 1, 0, 0, 0, 0, 0}, {0, 0, 0, 0, 0, 0, 0}, {0, 0, 0, 0, 0, 0, 0}, {0, 0, 0, 0, 0, 0, 1}, {0, 0, 0, 0, 0, 1, 0}, {0, 0, 0, 0, 1, 0, 0}, {0, 0, 0, 1, 0, 0, 0}, {0, 0, 1, 0, 0, 0, 0}, {1, 0, 0, 0, 0, 0, 0}, {0, 0, 0, 0, 0, 0, 0}, {0, 0, 0, 0, 0, 0, 0}, {0, 0, 0, 0, 0, 0, 0}, {0, 0, 0, 0, 0, 0, 0}, {0, 0, 0, 0, 0, 0, 0}, {0, 0, 0, 0, 0, 0, 0}, {0, 0, 0, 0, 0, 0, 0}, {0, 0, 0, 0, 0, 0, 0}, {2, 0, 0, 0, 0, 0, 0}, {0, 0, 2, 0, 0, 0, 0}, {0, 0, 0, 0, 0, 0, 0}, {0, 3, 0, 0, 0, 0, 0}, {0, 0, 2, 0, 0, 0, 1}, {1, 0, 0, 2, 0, 0, 0}, {1, 0, 1, 0, 1, 0, 0}, {0, 0, 0, 2, 1, 0, 0}, {0, 0, 2, 0, 0, 1, 0}, {0, 2, 0, 0, 0, 0, 1}, {1, 0, 0, 0, 0, 1, 0}, {2, 0, 0, 1, 0, 0, 0}, {1, 0, 1, 1, 0, 0, 0}, {1, 0, 0, 2, 0, 0, 0}, {0, 3, 0, 0, 0, 0, 0}, {0, 2, 0, 1, 0, 0, 0}, {0, 0, 2, 0, 0, 1, 0}, {1, 0, 0, 1, 0, 0, 1}, {0, 1, 0, 0, 1, 0, 0}, {1, 0, 2, 0, 0, 0, 0}, {1, 1, 1, 1, 1, 1, 1}, {0, 0, 2, 1, 1, 1, 1}, {2, 1, 0, 1, 0, 0, 0}, {0, 2, 0, 1, 1, 0, 0}, {0, 3, 0, 0, 1, 0, 0}, {0, 0, 2, 0, 0, 1, 1}, {0, 0, 0, 2, 1, 0, 1}, {1, 0, 0, 0, 0, 1, 1}, {2, 0, 0, 0, 1, 1, 0}, {2, 0, 0, 1, 0, 0, 1}, {0, 3, 0, 1, 0, 0, 0}, {0, 1, 0, 3, 0, 0, 0}, {1, 0, 3, 0, 0, 0, 0}, {0, 2, 2, 0, 1, 0, 0}, {0, 2, 0, 2, 0, 0, 0}, {3, 1, 0, 0, 0, 0, 1}, {0, 0, 3, 0, 0, 1, 1}, {2, 0, 0, 2, 0, 1, 0}, {3, 0, 0, 0, 1, 1, 0}, {0, 0, 3, 0, 1, 0, 0}, {0, 1, 0, 2, 0, 0, 1}, {0, 0, 0, 0, 1, 1, 1}, {1, 1, 1, 2, 0, 0, 0}, {0, 0, 0, 0, 0, 0, 0}};
    static const int COLUMN0_3[79][3] = {{3, 0, 0}, {3, 5, 0}, {4, 0, 0}, {5, 0, 0}, {3, 4, 0}, {6, 0, 0}, {3, 4, 0}, {3, 5, 0}, {3, 0, 0}, {6, 0, 0}, {3, 6, 0}, {3, 6, 0}, {3, 6, 0}, {3, 7, 0}, {3, 6, 0}, {4, 5, 7}, {3, 7, 0}, {3, 5, 0}, {3, 7, 0}, {4, 7, 0}, {3, 6, 0}, {3, 5, 0}, {3, 4, 0}, {3, 7, 0}, {3, 5, 0}, {3, 4, 0}, {3, 7, 0}, {3, 4, 0}, {3, 4, 0}, {3, 4, 0}, {3, 4, 0}, {3, 5, 0}, {3, 5, 0}, {3, 5, 0}, {4, 7, 0}, {3, 5, 6}, {3, 6, 7}, {3, 6, 0}, {3, 7, 0}, {3, 5, 0}, {3, 7, 0}, {3, 6, 0}, {3, 4, 0}, {3, 5, 0}, {3, 6, 0}, {3, 7, 0}, {3, 6, 0}, {3, 5, 0}, {4, 6, 7}, {3, 7, 0}, {3, 5, 7}, {4, 6, 0}, {3, 4, 0}, {3, 6, 0}, {3, 4, 0}, {3, 7, 0}, {3, 6, 0}, {3, 5, 0}, {3, 5, 6}, {3, 7, 0}, {3, 6, 0}, {3, 7, 0}, {3, 5, 0}, {3, 4, 0}, {3, 4, 7}, {4, 5, 6}, {3, 7, 0}, {3, 5, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}};
    static const int16_t COLUMN0_3_n[79] = {1, 2, 1, 1, 2, 1, 2, 2, 1, 1, 2, 2, 2, 2, 2, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 2, 3, 2, 2, 2, 2, 2, 2, 2, 3, 2, 2, 2, 2, 2, 3, 3, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const uint64_t COLUMN0_4[78][2] = {{0x0u, 0x0u}, {0x0u, 0x0u}, {0x0u, 0x0u}, {0x0u, 0x0u}, {0x0u, 0x0u}, {0x0u, 0x0u}, {0x0u, 0x0u}, {0x0u, 0x0u}, {0x0u, 0x0u}, {0x0u, 0x0u}, {0x0u, 0x0u}, {0x0u, 0x0u}, {0x0u, 0x0u}, {0x0u, 0x0u}, {0x0u, 0x0u}, {0x0u, 0x0u}, {0x0u, 0x0u}, {0x0u, 0x0u}, {0x0u, 0x0u}, {0x0u, 0x0u}, {0x0u, 0x0u}, {0x0u, 0x0u}, {0x0u, 0x0u}, {0x0u, 0x0u}, {0x0u, 0x0u}, {0x0u, 0x0u}, {0x0u, 0x0u}, {0x0u, 0x0u}, {0x0u, 0x0u}, {0x0u, 0x0u}, {0x0u, 0x0u}, {0x0u, 0x0u}, {0x0u, 0x0u}, {0x0u, 0x0u}, {0x0u, 0x0u}, {0x4000u, 0x0u}, {0x12000u, 0x0u}, {0x0u, 0x0u}, {0x40000u, 0x0u}, {0x400000u, 0x0u}, {0x100000u, 0x0u}, {0x20000u, 0x0u}, {0x200000u, 0x0u}, {0x800000u, 0x0u}, {0x400000u, 0x0u}, {0x0u, 0x0u}, {0x800000u, 0x0u}, {0x200000u, 0x0u}, {0x0u, 0x0u}, {0x0u, 0x0u}, {0x40000000000u, 0x0u}, {0x0u, 0x0u}, {0x1000000000u, 0x0u}, {0x800000000u, 0x0u}, {0x10000000000u, 0x0u}, {0x0u, 0x0u}, {0x20000000000u, 0x0u}, {0x100000000000u, 0x0u}, {0x0u, 0x0u}, {0x200000000000u, 0x0u}, {0x40000000000u, 0x0u}, {0x80000000000u, 0x0u}, {0x200000000000u, 0x0u}, {0x100000000000u, 0x0u}, {0x0u, 0x0u}, {0x1000000000000u, 0x0u}, {0x2000000000000u, 0x0u}, {0x80000000000u, 0x0u}, {0x0u, 0x0u}, {0x0u, 0x0u}, {0x0u, 0x0u}, {0x0u, 0x0u}, {0x0u, 0x0u}, {0x0u, 0x0u}, {0x0u, 0x0u}, {0x0u, 0x0u}, {0x0u, 0x0u}, {0x0u, 0x0u}};
    static const int16_t COLUMN0_5[78] = {1, 0, 1, 1, 0, 1, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const int16_t COLUMN0_7[78] = {-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, 2, 1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, 1, 2, 2, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, 0, 1, 1, 2, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1};
    static const int16_t COLUMN0_8[78] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const int16_t COLUMN0_9[78] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 3, 3, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 4, 4, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 8, 7, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const int16_t COLUMN1_0[14] = {0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6};
    static const uint64_t COLUMN1_2[14][1] = {{0x10u}, {0x10u}, {0x4u}, {0x4u}, {0x20u}, {0x20u}, {0x2u}, {0x2u}, {0x40u}, {0x40u}, {0x1u}, {0x1u}, {0x8u}, {0x8u}};
    static const int16_t COLUMN1_3[14] = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
    static const int16_t COLUMN2_0[42] = {0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 7, 8, 8, 8, 9, 9, 9, 10, 10, 10, 11, 11, 11, 12, 12, 12, 13, 13};
    static const int16_t COLUMN2_1[42] = {1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 4, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2};
    static const uint16_t COLUMN2_2[43][7] = {{0, 2, 0, 0, 0, 0, 0}, {0, 0, 0, 2, 0, 0, 0}, {0, 0, 0, 0, 2, 0, 0}, {0, 0, 2, 0, 0, 0, 0}, {2, 0, 0, 0, 0, 0, 0}, {0, 3, 0, 0, 0, 0, 0}, {0, 0, 2, 0, 0, 0, 0}, {3, 0, 0, 0, 0, 0, 0}, {0, 0, 4, 0, 0, 0, 0}, {0, 0, 1, 0, 0, 0, 1}, {2, 0, 0, 0, 1, 0, 0}, {0, 0, 3, 0, 0, 1, 0}, {0, 2, 0, 0, 0, 0, 0}, {2, 0, 0, 0, 0, 0, 0}, {0, 0, 0, 0, 0, 2, 0}, {0, 2, 0, 0, 0, 0, 0}, {2, 0, 0, 0, 0, 0, 0}, {0, 0, 0, 0, 1, 1, 1}, {0, 2, 0, 0, 0, 0, 0}, {3, 0, 0, 0, 0, 0, 0}, {0, 4, 0, 0, 0, 0, 0}, {2, 0, 0, 0, 0, 0, 0}, {0, 3, 0, 0, 0, 0, 0}, {0, 0, 3, 0, 0, 0, 0}, {0, 4, 0, 0, 0, 1, 0}, {0, 0, 2, 0, 0, 0, 0}, {0, 0, 0, 3, 0, 0, 0}, {0, 0, 0, 0, 0, 0, 2}, {0, 0, 0, 2, 0, 0, 0}, {0, 0, 3, 0, 0, 0, 0}, {0, 0, 0, 0, 1, 1, 1}, {2, 0, 0, 0, 0, 0, 0}, {0, 2, 0, 0, 0, 0, 0}, {0, 0, 0, 2, 0, 0, 0}, {2, 0, 0, 0, 0, 0, 0}, {0, 2, 0, 0, 0, 0, 0}, {0, 0, 0, 2, 0, 0, 1}, {2, 0, 0, 0, 0, 0, 0}, {0, 0, 3, 0, 0, 0, 0}, {0, 0, 0, 4, 0, 0, 0}, {0, 3, 0, 0, 0, 0, 0}, {0, 0, 0, 4, 0, 0, 0}, {0, 0, 0, 0, 0, 0, 0}};
    static const int16_t COLUMN2_3[42] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const int16_t COLUMN2_4[42] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 4};
    static const uint64_t COLUMN2_7[42][1] = {{0x0u}, {0xFu}, {0x0u}, {0xFu}, {0x70u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}};
    static const uint64_t COLUMN2_8[42][1] = {{0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0xFu}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}};
    static const uint64_t COLUMN2_9[42][1] = {{0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x3u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}, {0x0u}};
    static const int16_t COLUMN3_0[24] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24};
    static const int16_t COLUMN4_0[8] = {0, 5, 1, 2, 3, 0, 0, 0};
    static const int16_t COLUMN5_0[10] = {0, 0, 0, 1, 2, 0, 0, 0, 0, 0};
    static const int16_t COLUMN5_1[10] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const int16_t COLUMN6_1[15] = {2, 3, 5, 0, 4, 2, 4, 3, 0, 5, 3, 5, 4, 6, 2};
    static const int16_t COLUMN6_2[15] = {1, 1, 1, 2, 1, 1, 1, 2, 2, 2, 4, 5, 4, 4, 5};
    static const uint16_t COLUMN6_3[16][7] = {{0, 0, 1, 0, 0, 0, 0}, {0, 0, 0, 0, 0, 0, 0}, {0, 0, 0, 0, 0, 0, 0}, {0, 0, 0, 0, 0, 0, 0}, {0, 1, 0, 0, 0, 0, 0}, {0, 0, 0, 0, 0, 1, 0}, {0, 0, 0, 0, 0, 0, 1}, {0, 0, 0, 0, 0, 0, 0}, {0, 0, 0, 0, 0, 0, 0}, {0, 0, 0, 0, 1, 0, 0}, {0, 0, 0, 0, 0, 0, 0}, {1, 0, 0, 0, 0, 0, 0}, {0, 0, 0, 1, 0, 0, 0}, {0, 0, 0, 0, 0, 0, 0}, {0, 0, 0, 0, 0, 0, 0}, {0, 0, 0, 0, 0, 0, 0}};
    static const int16_t COLUMN6_4[15] = {1, 0, 6, 2, 5, 0, 5, 1, 2, 3, 3, 5, 1, 4, 7};
    static const int16_t COLUMN6_5[15] = {0, 1, 8, 2, 9, 3, 9, 1, 5, 8, 6, 8, 9, 7, 4};
    static const int16_t COLUMN6_6[15] = {0, 0, 0, 0, 4, 0, 6, 0, 0, 0, 0, 0, 12, 0, 0};
    static const uint64_t LANES0_2[78] = {0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x100ULL, 0x0ULL, 0x0ULL, 0x1000000000000ULL, 0x10000000000ULL, 0x100000000ULL, 0x1000000ULL, 0x10000ULL, 0x1ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x2ULL, 0x20000ULL, 0x0ULL, 0x300ULL, 0x1000000020000ULL, 0x2000001ULL, 0x100010001ULL, 0x102000000ULL, 0x10000020000ULL, 0x1000000000200ULL, 0x10000000001ULL, 0x1000002ULL, 0x1010001ULL, 0x2000001ULL, 0x300ULL, 0x1000200ULL, 0x10000020000ULL, 0x1000001000001ULL, 0x100000100ULL, 0x20001ULL, 0x1010101010101ULL, 0x1010101020000ULL, 0x1000102ULL, 0x101000200ULL, 0x100000300ULL, 0x1010000020000ULL, 0x1000102000000ULL, 0x1010000000001ULL, 0x10100000002ULL, 0x1000001000002ULL, 0x1000300ULL, 0x3000100ULL, 0x30001ULL, 0x100020200ULL, 0x2000200ULL, 0x1000000000103ULL, 0x1010000030000ULL, 0x10002000002ULL, 0x10100000003ULL, 0x100030000ULL, 0x1000002000100ULL, 0x1010100000000ULL, 0x2010101ULL};
    static const uint64_t LANES2_2[42] = {0x200ULL, 0x2000000ULL, 0x200000000ULL, 0x20000ULL, 0x2ULL, 0x300ULL, 0x20000ULL, 0x3ULL, 0x40000ULL, 0x1000000010000ULL, 0x100000002ULL, 0x10000030000ULL, 0x200ULL, 0x2ULL, 0x20000000000ULL, 0x200ULL, 0x2ULL, 0x1010100000000ULL, 0x200ULL, 0x3ULL, 0x400ULL, 0x2ULL, 0x300ULL, 0x30000ULL, 0x10000000400ULL, 0x20000ULL, 0x3000000ULL, 0x2000000000000ULL, 0x2000000ULL, 0x30000ULL, 0x1010100000000ULL, 0x2ULL, 0x200ULL, 0x2000000ULL, 0x2ULL, 0x200ULL, 0x1000002000000ULL, 0x2ULL, 0x30000ULL, 0x4000000ULL, 0x300ULL, 0x4000000ULL};
    static const uint64_t LANES6_3[15] = {0x10000ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x100ULL, 0x10000000000ULL, 0x1000000000000ULL, 0x0ULL, 0x0ULL, 0x100000000ULL, 0x0ULL, 0x1ULL, 0x1000000ULL, 0x0ULL, 0x0ULL};
    static const int16_t NEUTRALx_x_2_x_x_x_x_x[8] = {-1, -1, 2, -1, -1, -1, -1, -1};
    static const uint8_t SEATS[8] = {0, 0, 3, 3, 4, 5, 6, 7};
    static const uint64_t WHERE0[14][1] = {{0x7u}, {0x38u}, {0x1C0u}, {0xE00u}, {0x7000u}, {0x38000u}, {0x1C0000u}, {0x1E00000u}, {0xE000000u}, {0x70000000u}, {0x380000000u}, {0x1C00000000u}, {0xE000000000u}, {0x30000000000u}};
    static const uint64_t WHERE1[4][1] = {{0x12492249249u}, {0x24924492492u}, {0x9248924924u}, {0x1000000u}};
    static const uint64_t WHERE2[78][2] = {{0x1u, 0x0u}, {0x2u, 0x0u}, {0x4u, 0x0u}, {0x8u, 0x0u}, {0x10u, 0x0u}, {0x20u, 0x0u}, {0x40u, 0x0u}, {0x80u, 0x0u}, {0x100u, 0x0u}, {0x200u, 0x0u}, {0x80000400u, 0x0u}, {0x100000800u, 0x0u}, {0x200001000u, 0x0u}, {0x2000u, 0x0u}, {0x4000u, 0x0u}, {0x8000u, 0x0u}, {0x10000u, 0x0u}, {0x20000u, 0x0u}, {0x40000u, 0x0u}, {0x80000u, 0x0u}, {0x100000u, 0x0u}, {0x200000u, 0x0u}, {0x400000u, 0x0u}, {0x800000u, 0x0u}, {0x1000000u, 0x0u}, {0x2000000u, 0x0u}, {0x4000000u, 0x0u}, {0x8000000u, 0x0u}, {0x10000000u, 0x0u}, {0x20000000u, 0x0u}, {0x40000000u, 0x0u}, {0x0u, 0x0u}, {0x0u, 0x0u}, {0x0u, 0x0u}, {0x400000000u, 0x0u}, {0x800000000u, 0x0u}, {0x1000000000u, 0x0u}, {0x2000000000u, 0x0u}, {0x4000000000u, 0x0u}, {0x8000000000u, 0x0u}, {0x10000000000u, 0x0u}, {0x20000000000u, 0x0u}, {0x40000000000u, 0x0u}, {0x80000000000u, 0x0u}, {0x100000000000u, 0x0u}, {0x200000000000u, 0x0u}, {0x400000000000u, 0x0u}, {0x800000000000u, 0x0u}, {0x1000000000000u, 0x0u}, {0x2000000000000u, 0x0u}, {0x4000000000000u, 0x0u}, {0x8000000000000u, 0x0u}, {0x10000000000000u, 0x0u}, {0x20000000000000u, 0x0u}, {0x40000000000000u, 0x0u}, {0x80000000000000u, 0x0u}, {0x100000000000000u, 0x0u}, {0x200000000000000u, 0x0u}, {0x400000000000000u, 0x0u}, {0x800000000000000u, 0x0u}, {0x1000000000000000u, 0x0u}, {0x2000000000000000u, 0x0u}, {0x4000000000000000u, 0x0u}, {0x8000000000000000u, 0x0u}, {0x0u, 0x1u}, {0x0u, 0x2u}, {0x0u, 0x4u}, {0x0u, 0x8u}, {0x0u, 0x10u}, {0x0u, 0x20u}, {0x0u, 0x40u}, {0x0u, 0x80u}, {0x0u, 0x100u}, {0x0u, 0x200u}, {0x0u, 0x400u}, {0x0u, 0x800u}, {0x0u, 0x1000u}, {0x0u, 0x2000u}};
    static const uint64_t WHERE3[7][2] = {{0x780003FFu, 0x0u}, {0x380001C00u, 0x0u}, {0x7C003C0001E0000u, 0x0u}, {0xF8003C0000E00000u, 0x0u}, {0x3C003C0001E000u, 0x0u}, {0x3C00007000000u, 0xFu}, {0x0u, 0x3FF0u}};
    static const uint64_t WHERE4[6][1] = {{0x0u}, {0x0u}, {0x12492249249u}, {0x36DB66DB6DBu}, {0x3FFFEFFFFFFu}, {0x3FFFFFFFFFFu}};
    static const uint64_t WHERE5[3][1] = {{0x1Fu}, {0x3E0u}, {0x7C00u}};
    static const uint64_t WHERE6[3][2] = {{0x7FFFFFFu, 0x0u}, {0x3FFFFF8000000u, 0x0u}, {0xFFFC000000000000u, 0x3FFFu}};
    static const uint64_t WHERE7[7][1] = {{0x3u}, {0xCu}, {0x30u}, {0xC0u}, {0x300u}, {0xC00u}, {0x3000u}};
    """
    const int NO_INT
    const uint16_t BAGS_2_2_5[15][5]
    const int16_t COLUMN0_0[78]
    const int16_t COLUMN0_1[78]
    const int16_t COLUMN0_10[78]
    const uint64_t COLUMN0_11[78][1]
    const int16_t COLUMN0_12[78]
    const uint64_t COLUMN0_13[78][1]
    const uint64_t COLUMN0_14[78][1]
    const uint64_t COLUMN0_15[78][1]
    const uint16_t COLUMN0_2[79][7]
    const int COLUMN0_3[79][3]
    const int16_t COLUMN0_3_n[79]
    const uint64_t COLUMN0_4[78][2]
    const int16_t COLUMN0_5[78]
    const int16_t COLUMN0_7[78]
    const int16_t COLUMN0_8[78]
    const int16_t COLUMN0_9[78]
    const int16_t COLUMN1_0[14]
    const uint64_t COLUMN1_2[14][1]
    const int16_t COLUMN1_3[14]
    const int16_t COLUMN2_0[42]
    const int16_t COLUMN2_1[42]
    const uint16_t COLUMN2_2[43][7]
    const int16_t COLUMN2_3[42]
    const int16_t COLUMN2_4[42]
    const uint64_t COLUMN2_7[42][1]
    const uint64_t COLUMN2_8[42][1]
    const uint64_t COLUMN2_9[42][1]
    const int16_t COLUMN3_0[24]
    const int16_t COLUMN4_0[8]
    const int16_t COLUMN5_0[10]
    const int16_t COLUMN5_1[10]
    const int16_t COLUMN6_1[15]
    const int16_t COLUMN6_2[15]
    const uint16_t COLUMN6_3[16][7]
    const int16_t COLUMN6_4[15]
    const int16_t COLUMN6_5[15]
    const int16_t COLUMN6_6[15]
    const uint64_t LANES0_2[78]
    const uint64_t LANES2_2[42]
    const uint64_t LANES6_3[15]
    const int16_t NEUTRALx_x_2_x_x_x_x_x[8]
    const uint8_t SEATS[8]
    const uint64_t WHERE0[14][1]
    const uint64_t WHERE1[4][1]
    const uint64_t WHERE2[78][2]
    const uint64_t WHERE3[7][2]
    const uint64_t WHERE4[6][1]
    const uint64_t WHERE5[3][1]
    const uint64_t WHERE6[3][2]
    const uint64_t WHERE7[7][1]

# ------------------------------------------------------------------ the state
cdef struct State:
    Head head
    uint64_t i3_city[14]
    uint64_t i4_built[7]
    uint64_t i9_fresh[14]
    uint64_t i10_diggers[1]
    uint64_t i24_active[1]
    uint64_t i25_revealed[1]
    uint64_t i27_box[1]
    uint64_t i28_cover[1]
    uint64_t i29_tiles[7]
    uint64_t i30_going_round[7]
    uint64_t i31_handed_on[7]
    uint64_t i32_committed[7]
    uint64_t i36_joined[1]
    uint64_t i40_without_start[1]
    uint16_t i6_victories[35]
    uint16_t i12_plan[7]
    uint16_t i13_bill[49]
    uint16_t i14_hand[546]
    uint16_t i16_passing[546]
    uint16_t i17_buried[546]
    uint16_t i18_deck[78]
    uint16_t i19_discard[78]
    uint16_t i21_put_under[546]
    uint16_t i22_pile[78]
    uint8_t i23_levels[26]
    uint16_t i38_tokens[70]
    uint16_t i39_penalties[21]
    uint8_t i0_age[1]
    uint8_t i1_turn[1]
    uint8_t i2_wonder[7]
    uint8_t i5_coins[7]
    uint8_t i7_defeats[7]
    uint8_t i8_favours_used[7]
    uint8_t i11_found[1]
    uint8_t i15_chosen[7]
    uint8_t i20_steward[1]
    uint8_t i26_raised[7]
    uint8_t i33_project[1]
    uint8_t i34_waiting[1]
    uint8_t i35_shares[7]
    uint8_t i37_joining[7]
    uint8_t shows
    uint32_t show_i19_discard[1]
    uint16_t back258
    int32_t v27
    int32_t v282
    int32_t v283
    uint16_t back262
    int32_t v28
    int32_t v284
    int32_t v285
    b1 rest282
    uint16_t back352
    int32_t v52
    int32_t v312
    int32_t v313
    int32_t v314
    b1 rest283
    int32_t left0
    uint16_t back270
    int32_t v35
    int32_t v298
    uint16_t back266
    int32_t v31
    int32_t v294
    b1 rest313
    uint16_t back250
    int32_t v24
    int32_t v278
    uint16_t back271
    int32_t v36
    int32_t v300
    int32_t v302
    b1 rest294
    uint16_t back272
    int32_t v37
    b1 rest278
    uint16_t back341
    int32_t v48
    uint16_t back243
    int32_t v13
    uint16_t back312
    int32_t v44
    int32_t v309
    uint16_t back252
    int32_t v25
    int32_t v279
    b1 rest302
    uint16_t back338
    int32_t v45
    int32_t v310
    int32_t v311
    uint16_t back373
    int32_t v73
    int32_t v322
    int32_t v323
    int32_t v324
    int32_t v325
    uint16_t back242
    int32_t v12
    uint16_t back339
    int32_t v46
    b1 rest324
    uint16_t back253
    int32_t v26
    uint16_t back375
    int32_t v75
    int32_t v327
    uint16_t back364
    int32_t v64
    int32_t v65
    int32_t v66
    uint16_t back340
    int32_t v47
    b1 rest327
    uint16_t back241
    int32_t v10
    uint16_t v11[7]
    uint16_t v271[7]
    uint16_t back362
    int32_t v63
    uint16_t back359
    int32_t v58
    int32_t v59
    int32_t v320
    uint16_t back237
    int32_t v2
    int32_t v3
    int32_t v1
    uint16_t back238
    int32_t v5
    int32_t v6
    int32_t v7
    int32_t v4
    int32_t v270
    uint16_t back342
    int32_t v49
    uint16_t back344
    int32_t v51
    uint64_t hi14_hand[14]
    uint64_t hi16_passing[14]
    uint64_t hi17_buried[14]
    uint64_t hi18_deck[2]
    uint64_t hi19_discard[2]
    uint64_t hi21_put_under[14]
    uint64_t hi22_pile[2]
    Supply kept0[7]
    uint64_t known0[1]
    uint64_t kept1[49]
    uint64_t known1[7]
    int16_t kept2[343]
    uint64_t known2[7]
    int16_t kept3[343]
    uint64_t known3[7]
    Supply kept4[7]
    uint64_t known4[1]
    int16_t kept5[294]
    uint64_t known5[7]
    b1 kept6[1]
    uint64_t known6[1]

cdef struct Legal0:
    b1 g0[1]
    int32_t g0_n[1]

cdef struct Legal1:
    uint16_t g0[390]
    int32_t g0_n[1]
    uint16_t g1[1560]
    int32_t g1_n[1]
    b2 g2[1]
    int32_t g2_n[1]
    uint16_t g3[1872]
    int32_t g3_n[1]

cdef struct Legal2:
    b2 g0[1]
    int32_t g0_n[1]

cdef struct Legal4:
    uint16_t g0[390]
    int32_t g0_n[1]
    uint16_t g1[1560]
    int32_t g1_n[1]

cdef struct Legal5:
    b2 g0[1]
    int32_t g0_n[1]

cdef struct Legal6:
    b1 g0[1]
    int32_t g0_n[1]
    b1 g1[1]
    int32_t g1_n[1]

cdef struct Legal7:
    b1 g0[1]
    int32_t g0_n[1]

cdef struct Legal8:
    b2 g0[1]
    int32_t g0_n[1]

cdef struct Legal9:
    uint16_t g0[5]
    int32_t g0_n[1]

cdef struct Legal10:
    b1 g2[1]
    int32_t g2_n[1]
    b1 g0[1]
    int32_t g0_n[1]
    b1 g1[1]
    int32_t g1_n[1]

cdef union AnyLegal:
    Legal0 of0
    Legal1 of1
    Legal2 of2
    Legal4 of4
    Legal5 of5
    Legal6 of6
    Legal7 of7
    Legal8 of8
    Legal9 of9
    Legal10 of10


cdef inline void set_fault(State* s, int number) noexcept nogil:
    if not s.head.fault:
        s.head.fault = <uint16_t>number


cdef int wait_again(State* s, int pc) noexcept nogil:
    s.head.question = <uint16_t>((pc - AGAIN) // MOST_SEATS)
    s.head.seat = <uint8_t>((pc - AGAIN) % MOST_SEATS)
    s.head.held = 1
    return ASK


# ------------------------------------------------------------------ the rules
cdef void a367_join_by_token(State* s, int v71, Context* ctx) noexcept nogil:  # join_by_token
    ctx.fired[367] += 1
    if True:
        s.i37_joining[v71] = (1 + 1)


cdef void a366_join(State* s, int v68, int v69, int v70, Context* ctx) noexcept nogil:  # join
    ctx.fired[366] += 1
    if True:
        s.i37_joining[v68] = (0 + 1)


cdef void a365_stay_out(State* s, int v67, Context* ctx) noexcept nogil:  # stay_out
    ctx.fired[365] += 1


cdef int w367_join_by_token(State* s, int v71) noexcept nogil:  # join_by_token
    if not ((&s.i38_tokens[(v71) * 10])[2] > 0):
        return 23
    if not b1_has(b1_first(s.head.players), v71):
        return 24
    if not ((<int>s.i34_waiting[0] > 0) or (not (not b1_any(b1_load(&s.i36_joined[(0) * 1]))))):
        return 25
    if not (not bit_at(&s.i36_joined[0], v71)):
        return 26
    return -1


cdef int w366_join(State* s, int v68, int v69, int v70) noexcept nogil:  # join
    cdef int t1
    cdef int t2
    t1 = (<int>s.i33_project[0] - 1)
    if not (COLUMN0_1[v69] == (COLUMN6_1[(<int>s.i33_project[0] - 1)] if t1 >= 0 else -1)):
        return 18
    t2 = d369_payable(s, v69, v70, v68)
    if not t2:
        return 19
    if not b1_has(b1_first(s.head.players), v68):
        return 20
    if not ((<int>s.i34_waiting[0] > 0) or (not (not b1_any(b1_load(&s.i36_joined[(0) * 1]))))):
        return 21
    if not (not bit_at(&s.i36_joined[0], v68)):
        return 22
    return -1


cdef int w365_stay_out(State* s, int v67) noexcept nogil:  # stay_out
    return -1


cdef int d369_payable(State* s, int v254, int v255, int v256) noexcept nogil:  # payable
    cdef int t1
    cdef int v257
    cdef uint64_t t2
    cdef int t3
    cdef uint64_t t4
    cdef int t5
    cdef uint64_t t6
    cdef int t7
    cdef uint64_t t8
    cdef uint64_t t9
    cdef int t10
    cdef int t11
    cdef int t12
    cdef Stock stock286_v256
    cdef bint t13
    stock286_v256.known = 0
    t1 = d368_free_coins(s, v254, v255, v256)
    v257 = t1
    t3 = d390_Tile_held(s, 22)
    if (t3 and (COLUMN0_1[v254] == 6)):
        t2 = <uint64_t>0x0
    else:
        t5 = d390_Tile_held(s, 7)
        if (t5 and (COLUMN0_1[v254] == 2)):
            t4 = <uint64_t>0x0
        else:
            t7 = d390_Tile_held(s, 1)
            if (t7 and (COLUMN0_1[v254] == 5)):
                t6 = <uint64_t>0x0
            else:
                if (v255 == 0):
                    t8 = LANES0_2[v254]
                else:
                    t8 = <uint64_t>0x0
                t6 = t8
            t4 = t6
        t2 = t4
    if ((<int>s.i37_joining[v256] - 1) == 0):
        t10 = (<int>s.i33_project[0] - 1)
        t9 = (LANES6_3[t10] if t10 >= 0 else <uint64_t>0)
    else:
        t9 = <uint64_t>0x0
    t11 = (<int>s.i33_project[0] - 1)
    t12 = narrowed(v257, -99, 250, &s.head.fault, 67)
    t13 = m286_Trade_any(s, lanes_plus(lanes_plus(t2, t9, &s.head.fault, 50), (LANES6_3[t11] if t11 >= 0 else <uint64_t>0), &s.head.fault, 50), t12, v256, &stock286_v256)
    return (not (not t13))


cdef int d368_free_coins(State* s, int v251, int v252, int v253) noexcept nogil:  # free_coins
    cdef int t1
    cdef int t2
    cdef int t3
    cdef int t4
    t1 = d288_coins_due(s, v251, v252, v253)
    t2 = (<int>s.i33_project[0] - 1)
    t3 = (COLUMN6_2[(<int>s.i33_project[0] - 1)] if t2 >= 0 else NO_INT)
    t4 = ((<int>s.i5_coins[v253] - t1) - t3)
    return (NO_INT if t3 == NO_INT else t4)


cdef void a361_give_up(State* s, int v61, const uint16_t* v62, Context* ctx) noexcept nogil:  # give_up
    ctx.fired[361] += 1
    if s.i6_victories[(v61) * 5 + 0] < v62[0]:
        set_fault(s, 68)
    else:
        s.i6_victories[(v61) * 5 + 0] = <uint16_t>(s.i6_victories[(v61) * 5 + 0] - v62[0])
    if s.i6_victories[(v61) * 5 + 1] < v62[1]:
        set_fault(s, 68)
    else:
        s.i6_victories[(v61) * 5 + 1] = <uint16_t>(s.i6_victories[(v61) * 5 + 1] - v62[1])
    if s.i6_victories[(v61) * 5 + 2] < v62[2]:
        set_fault(s, 68)
    else:
        s.i6_victories[(v61) * 5 + 2] = <uint16_t>(s.i6_victories[(v61) * 5 + 2] - v62[2])
    if s.i6_victories[(v61) * 5 + 3] < v62[3]:
        set_fault(s, 68)
    else:
        s.i6_victories[(v61) * 5 + 3] = <uint16_t>(s.i6_victories[(v61) * 5 + 3] - v62[3])
    if s.i6_victories[(v61) * 5 + 4] < v62[4]:
        set_fault(s, 68)
    else:
        s.i6_victories[(v61) * 5 + 4] = <uint16_t>(s.i6_victories[(v61) * 5 + 4] - v62[4])


cdef int w361_give_up(State* s, int v61, const uint16_t* v62) noexcept nogil:  # give_up
    if not bag_within(v62, (&s.i6_victories[(v61) * 5]), 5):
        return 17
    return -1


cdef void a343_leave_left_over(State* s, int v50, Context* ctx) noexcept nogil:  # leave_left_over
    ctx.fired[343] += 1


cdef int w343_leave_left_over(State* s, int v50) noexcept nogil:  # leave_left_over
    return -1


cdef int w342_use_left_over(State* s, int v49) noexcept nogil:  # use_left_over
    return -1


cdef void a354_commit_tile(State* s, int v54, int v55, int v56, Context* ctx) noexcept nogil:  # commit_tile
    cdef int v1000027
    cdef int v1000028
    cdef b1 t1
    cdef b1 t2
    cdef b1 t3
    cdef b1 t4
    ctx.fired[354] += 1
    v1000027 = v55
    if s.i14_hand[(v54) * 78 + v1000027] < 1:
        set_fault(s, 69)
    else:
        s.i14_hand[(v54) * 78 + v1000027] = <uint16_t>(s.i14_hand[(v54) * 78 + v1000027] - 1)
        held_mark(&s.hi14_hand[(v54) * 2], v1000027, s.i14_hand[(v54) * 78 + v1000027] != 0)
    if True:
        if (<int>s.i15_chosen[v54] - 1) != -1:
            set_fault(s, 70)
        else:
            s.i15_chosen[v54] = (v1000027 + 1)
    v1000028 = v56
    t1 = b1_bit(v1000028)
    t2 = b1_load(&s.i29_tiles[(v54) * 1])
    if b1_any(b1_andnot(t1, t2)):
        set_fault(s, 71)
    else:
        b1_store(&s.i29_tiles[(v54) * 1], b1_andnot(t2, t1))
    t3 = b1_bit(v1000028)
    t4 = b1_load(&s.i32_committed[(v54) * 1])
    if b1_any(b1_and(t4, t3)):
        set_fault(s, 72)
    else:
        b1_store(&s.i32_committed[(v54) * 1], b1_or(t4, t3))
    if True:
        s.i12_plan[v54] = (21297 + 1)


cdef void a240_sell(State* s, int v8, int v9, Context* ctx) noexcept nogil:  # sell
    cdef int v1000029
    ctx.fired[240] += 1
    v1000029 = v9
    if s.i14_hand[(v8) * 78 + v1000029] < 1:
        set_fault(s, 74)
    else:
        s.i14_hand[(v8) * 78 + v1000029] = <uint16_t>(s.i14_hand[(v8) * 78 + v1000029] - 1)
        held_mark(&s.hi14_hand[(v8) * 2], v1000029, s.i14_hand[(v8) * 78 + v1000029] != 0)
    if True:
        if (<int>s.i15_chosen[v8] - 1) != -1:
            set_fault(s, 75)
        else:
            s.i15_chosen[v8] = (v1000029 + 1)
    if True:
        s.i12_plan[v8] = (14632 + 1)


cdef int w354_commit_tile(State* s, int v54, int v55, int v56) noexcept nogil:  # commit_tile
    if not ((&s.i14_hand[(v54) * 78])[v55] > 0):
        return 15
    if not bit_at(&s.i29_tiles[(v54) * 1], v56):
        return 16
    return -1


cdef int w240_sell(State* s, int v8, int v9) noexcept nogil:  # sell
    if not ((&s.i14_hand[(v8) * 78])[v9] > 0):
        return 14
    return -1


cdef int w238_raise_stage(State* s, int v4, int v5, int v6, int v7) noexcept nogil:  # raise_stage
    cdef int t1
    cdef b1 t2
    cdef b1 t3
    cdef b1 t4
    cdef int v270
    cdef b1 t5
    cdef int t6
    cdef int t7
    cdef int t8
    cdef int t9
    cdef uint64_t t10
    cdef uint64_t t11
    cdef int t12
    cdef uint64_t t13
    cdef int t14
    cdef int t15
    cdef int t16
    cdef Stock stock286_v4
    cdef bint t17
    stock286_v4.known = 0
    if not ((&s.i14_hand[(v4) * 78])[v5] > 0):
        return 8
    t1 = (<int>s.i2_wonder[v4] - 1)
    t2 = (b1_load(WHERE0[t1]) if t1 >= 0 else b1_none())
    t3 = b1_load(WHERE1[(v6 - 1)])
    t4 = b1_and(t3, t2)
    v270 = b1_low(t4)
    if not ((not (v270 == -1)) and (not (v270 >= 0 and bit_at(&s.i4_built[(v4) * 1], v270)))):
        return 9
    t5 = d234_stage_ways(s, v4)
    if not b1_has(t5, v7):
        return 10
    if (not (v270 == -1)):
        t6 = kept5_order_kept(s, v270, v4)
        t7 = t6
    else:
        t7 = 0
    if not t7:
        return 11
    if (not (v270 == -1)):
        t8 = d290_stage_coins_due(s, v270, v7)
        t9 = t8
    else:
        t9 = 0
    if not (t9 <= <int>s.i5_coins[v4]):
        return 12
    if (not (v270 == -1)):
        t12 = d390_Tile_held(s, 14)
        if t12:
            t11 = <uint64_t>0x0
        else:
            if (v7 == 0):
                t13 = LANES2_2[v270]
            else:
                t13 = <uint64_t>0x0
            t11 = t13
        t10 = t11
    else:
        t10 = <uint64_t>0x0
    if (not (v270 == -1)):
        t14 = d290_stage_coins_due(s, v270, v7)
        t15 = t14
    else:
        t15 = 0
    t16 = (<int>s.i5_coins[v4] - t15)
    t17 = m286_Trade_any(s, t10, t16, v4, &stock286_v4)
    if not (not (not t17)):
        return 13
    return -1


cdef int w237_build(State* s, int v1, int v2, int v3) noexcept nogil:  # build
    cdef int t1
    cdef b1 t2
    cdef int t3
    cdef bint t4
    cdef int t5
    cdef bint t6
    cdef int t7
    cdef bint t8
    cdef int t9
    cdef bint t10
    cdef int t11
    cdef uint64_t t12
    cdef int t13
    cdef uint64_t t14
    cdef int t15
    cdef uint64_t t16
    cdef int t17
    cdef uint64_t t18
    cdef uint64_t t19
    cdef int t20
    cdef int t21
    cdef Stock stock286_v1
    cdef bint t22
    stock286_v1.known = 0
    if not ((&s.i14_hand[(v1) * 78])[v2] > 0):
        return 0
    t1 = d232_stands_in(s, v1, v2)
    if not (not t1):
        return 1
    t2 = d233_structure_ways(s, v1)
    if not b1_has(t2, v3):
        return 2
    t4 = (not (v3 == 1))
    if not t4:
        t3 = d294_chains_to(s, v2, v1)
        t4 = t3
    if not t4:
        return 3
    t6 = (v3 == 1)
    if not t6:
        t5 = d235_bound_to_chains(s, v1)
        t6 = (not t5)
    t8 = t6
    if not t8:
        t7 = d236_can_chain(s, v2, v1)
        t8 = (not t7)
    if not t8:
        return 4
    t10 = (not (v3 == 2))
    if not t10:
        t9 = d295_favours(s, v1)
        t10 = (t9 > <int>s.i8_favours_used[v1])
    if not t10:
        return 5
    t11 = d288_coins_due(s, v2, v3, v1)
    if not (t11 <= <int>s.i5_coins[v1]):
        return 6
    t13 = d390_Tile_held(s, 22)
    if (t13 and (COLUMN0_1[v2] == 6)):
        t12 = <uint64_t>0x0
    else:
        t15 = d390_Tile_held(s, 7)
        if (t15 and (COLUMN0_1[v2] == 2)):
            t14 = <uint64_t>0x0
        else:
            t17 = d390_Tile_held(s, 1)
            if (t17 and (COLUMN0_1[v2] == 5)):
                t16 = <uint64_t>0x0
            else:
                if (v3 == 0):
                    t18 = LANES0_2[v2]
                else:
                    t18 = <uint64_t>0x0
                t16 = t18
            t14 = t16
        t12 = t14
    if ((<int>s.i37_joining[v1] - 1) == 0):
        t20 = (<int>s.i33_project[0] - 1)
        t19 = (LANES6_3[t20] if t20 >= 0 else <uint64_t>0)
    else:
        t19 = <uint64_t>0x0
    t21 = (<int>s.i5_coins[v1] - t11)
    t22 = m286_Trade_any(s, lanes_plus(t12, t19, &s.head.fault, 50), t21, v1, &stock286_v1)
    if not (not (not t22)):
        return 7
    return -1


cdef inline int d290_stage_coins_due(State* s, int v172, int v173) noexcept nogil:  # stage_coins_due
    cdef int t1
    t1 = d291_stage_tax(s, v172, v173)
    return (COLUMN2_3[v172] + t1)


cdef int d291_stage_tax(State* s, int v174, int v175) noexcept nogil:  # stage_tax
    cdef int t1
    cdef int t2
    cdef bint t3
    t1 = d390_Tile_held(s, 15)
    t3 = t1
    if t3:
        t2 = d349_tax_due(s, v175)
        t3 = t2
    return (0 + ((<int>s.i0_age[0] + 1) if t3 else 0))


cdef inline int d349_tax_due(State* s, int v92) noexcept nogil:  # tax_due
    return 1


cdef b1 d234_stage_ways(State* s, int v80) noexcept nogil:  # stage_ways
    cdef b1 t1
    if ((&s.i38_tokens[(v80) * 10])[0] > 0):
        t1 = b1_of(<uint64_t>0x10)
    else:
        t1 = b1_none()
    return b1_or(b1_of(<uint64_t>0x1), t1)


cdef inline int kept5_order_kept(State* s, int v94, int v95) noexcept nogil:  # order_kept
    cdef int t1
    t1 = v94
    if not (s.known5[v95] >> t1) & 1:
        s.known5[v95] |= (<uint64_t>1) << t1
        s.kept5[(v95) * 42 + t1] = <int16_t>d239_order_kept(s, v94, v95)
    return s.kept5[(v95) * 42 + t1]


cdef int d239_order_kept(State* s, int v94, int v95) noexcept nogil:  # order_kept
    cdef b1 t1
    cdef int t2
    cdef b1 t3
    cdef b1 t4
    cdef b1 t5
    cdef b1 t6
    t1 = b1_load(WHERE0[COLUMN2_0[v94]])
    t2 = COLUMN2_1[v94]
    t3 = b1_load(WHERE4[0 if t2 < 0 else 5 if t2 > 5 else t2 - (0)])
    t4 = b1_load(&s.i4_built[(v95) * 1])
    t5 = b1_andnot(b1_first(42), t4)
    t6 = b1_and(b1_and(t5, t1), t3)
    return (not b1_any(t6))


cdef bint m286_Trade_any(State* s, uint64_t need, int v161, int v162, Stock* stock) noexcept nogil:  # Trade
    cdef uint64_t short
    if v161 < 0 or s.head.fault:
        return 0
    if stock.known < 1:
        m286_Trade_free(s, v162, stock)
    if stock.free.over:
        set_fault(s, 77)
        return 0
    short = lanes_less(need, stock.free.single)
    if short == 0:
        return 1
    if stock.known < 2:
        m286_Trade_sale(s, v162, stock)
    if stock.over:
        set_fault(s, 77)
        return 0
    return market_any(stock, short, v161)


cdef void m286_Trade_sale(State* s, int v162, Stock* stock) noexcept nogil:  # Trade
    cdef b1 t1
    cdef b1 t2
    cdef int v165
    cdef Lot* t3
    stock_open(stock)
    t1 = d300_beside(s, v162)
    t2 = t1
    while b1_any(t2):
        v165 = b1_low(t2)
        t2 = b1_drop(t2)
        t3 = stock_lot(stock)
        t3.supply = kept4_for_sale(s, v165)
        t3.payee = <uint8_t>(v165)
        stock_close(stock, t3, kept1_prices(s, v162, v165))
    stock.known = 2


cdef inline uint64_t kept1_prices(State* s, int v162, int v165) noexcept nogil:  # prices
    cdef int t1
    t1 = v165
    if not (s.known1[v162] >> t1) & 1:
        s.known1[v162] |= (<uint64_t>1) << t1
        s.kept1[(v162) * 7 + t1] = <uint64_t>fresh1_prices(s, v162, v165)
    return s.kept1[(v162) * 7 + t1]


cdef uint64_t fresh1_prices(State* s, int v162, int v165) noexcept nogil:  # prices
    cdef uint64_t lanes
    cdef int v166
    cdef int t1
    lanes = 0
    for v166 in range(7):
        t1 = d285_price(s, v162, v166, v165)
        lanes |= <uint64_t>(t1) << (8 * v166)
    return lanes


cdef int d285_price(State* s, int v157, int v158, int v159) noexcept nogil:  # price
    cdef int t1
    cdef int t2
    cdef int t3
    cdef int t4
    t1 = kept2_cheap(s, v157, v158, v159)
    t2 = kept3_price_change(s, v157, v158, v159)
    t3 = ((1 if t1 else 2) + t2)
    t4 = 0 if 0 > t3 else t3
    return t4


cdef inline int kept3_price_change(State* s, int v154, int v155, int v156) noexcept nogil:  # price_change
    cdef int t1
    t1 = (v155) * 7 + v156
    if not (s.known3[v154] >> t1) & 1:
        s.known3[v154] |= (<uint64_t>1) << t1
        s.kept3[(v154) * 49 + t1] = <int16_t>d284_price_change(s, v154, v155, v156)
    return s.kept3[(v154) * 49 + t1]


cdef int d284_price_change(State* s, int v154, int v155, int v156) noexcept nogil:  # price_change
    cdef int t1
    cdef b1 t2
    cdef bint t3
    cdef int t4
    cdef b1 t5
    cdef bint t6
    cdef int t7
    cdef b1 t8
    cdef bint t9
    cdef int t10
    cdef b1 t11
    cdef bint t12
    t1 = d390_Tile_held(s, 8)
    t3 = t1
    if t3:
        t2 = d278_made(s)
        t3 = b1_has(t2, v155)
    t4 = d390_Tile_held(s, 9)
    t6 = t4
    if t6:
        t5 = d278_made(s)
        t6 = b1_has(t5, v155)
    t7 = d390_Tile_held(s, 10)
    t9 = t7
    if t9:
        t8 = d277_raw(s)
        t9 = b1_has(t8, v155)
    t10 = d390_Tile_held(s, 11)
    t12 = t10
    if t12:
        t11 = d277_raw(s)
        t12 = b1_has(t11, v155)
    return ((((0 + (-1 if t3 else 0)) + (1 if t6 else 0)) + (-1 if t9 else 0)) + (1 if t12 else 0))


cdef inline b1 d277_raw(State* s) noexcept nogil:  # raw
    return b1_of(<uint64_t>0xF)


cdef inline b1 d278_made(State* s) noexcept nogil:  # made
    return b1_of(<uint64_t>0x70)


cdef inline int kept2_cheap(State* s, int v145, int v146, int v147) noexcept nogil:  # cheap
    cdef int t1
    t1 = (v146) * 7 + v147
    if not (s.known2[v145] >> t1) & 1:
        s.known2[v145] |= (<uint64_t>1) << t1
        s.kept2[(v145) * 49 + t1] = <int16_t>d283_cheap(s, v145, v146, v147)
    return s.kept2[(v145) * 49 + t1]


cdef int d283_cheap(State* s, int v145, int v146, int v147) noexcept nogil:  # cheap
    cdef b1 t1
    cdef b1 t2
    cdef bint t3
    cdef b1 t4
    cdef int v148
    cdef b1 t5
    cdef int t6
    cdef b1 t7
    cdef bint t8
    cdef int t9
    cdef b2 t10
    cdef int t11
    cdef b2 t12
    cdef b2 t13
    cdef b2 t14
    cdef b2 t15
    cdef b2 t16
    cdef b2 t17
    cdef bint t18
    cdef b2 t19
    cdef int v151
    cdef b1 t20
    cdef int t21
    cdef b1 t22
    cdef bint t23
    cdef bint t24
    t1 = b1_load(&s.i4_built[(v145) * 1])
    t2 = b1_and(b1_of(<uint64_t>0x400000000), t1)
    t3 = 0
    t4 = t2
    while b1_any(t4):
        v148 = b1_low(t4)
        t4 = b1_drop(t4)
        t5 = d388_Stage_cheaper_what(s, v148)
        t8 = b1_has(t5, v146)
        if t8:
            t6 = d279_side_of(s, v145, v147)
            t7 = d389_Stage_cheaper_from_sides(s, v148)
            t8 = b1_has(t7, t6)
        if t8:
            t3 = 1
            break
    t24 = t3
    if not t24:
        t9 = d390_Tile_held(s, 3)
        t10 = b2_of(<uint64_t>0x1800016000, <uint64_t>0x0)
        t11 = d390_Tile_held(s, 2)
        t12 = b2_of(<uint64_t>0x780003FF, <uint64_t>0x0)
        t13 = d350_single_mines(s)
        t14 = b2_andnot(b2_first(78), t13)
        t15 = b2_and(t12, t14)
        t16 = b2_load(&s.i3_city[(v145) * 2])
        t17 = b2_and(b2_of(<uint64_t>0x16000, <uint64_t>0x0), b2_and(b2_andnot(b2_first(78), b2_and(b2_mask(t9, 78), t10)), b2_and(b2_andnot(b2_first(78), b2_and(b2_mask(t11, 78), t15)), t16)))
        t18 = 0
        t19 = t17
        while b2_any(t19):
            v151 = b2_low(t19)
            t19 = b2_drop(t19)
            t20 = d380_Card_cheaper_what(s, v151)
            t23 = b1_has(t20, v146)
            if t23:
                t21 = d279_side_of(s, v145, v147)
                t22 = d381_Card_cheaper_from_sides(s, v151)
                t23 = b1_has(t22, t21)
            if t23:
                t18 = 1
                break
        t24 = t18
    return t24


cdef inline b1 d381_Card_cheaper_from_sides(State* s, int v153) noexcept nogil:  # Card.cheaper.from_sides
    return b1_load(COLUMN0_14[v153])


cdef inline b1 d380_Card_cheaper_what(State* s, int v152) noexcept nogil:  # Card.cheaper.what
    return b1_load(COLUMN0_13[v152])


cdef inline b2 d350_single_mines(State* s) noexcept nogil:  # single_mines
    return b2_of(<uint64_t>0xD2, <uint64_t>0x0)


cdef inline b1 d389_Stage_cheaper_from_sides(State* s, int v150) noexcept nogil:  # Stage.cheaper.from_sides
    return b1_load(COLUMN2_9[v150])


cdef inline int d279_side_of(State* s, int v120, int v121) noexcept nogil:  # side_of
    return (0 if (v121 == next_seat(v120, SEATS[s.head.players])) else 1)


cdef inline b1 d388_Stage_cheaper_what(State* s, int v149) noexcept nogil:  # Stage.cheaper.what
    return b1_load(COLUMN2_8[v149])


cdef void d282_for_sale(State* s, int v140, Supply* out) noexcept nogil:  # for_sale
    cdef int t1
    cdef b2 t2
    cdef int t3
    cdef b2 t4
    cdef b2 t5
    cdef b2 t6
    cdef b2 t7
    cdef b2 t8
    cdef b2 t9
    cdef b2 t10
    cdef int v141
    cdef b1 t11
    cdef int t12
    cdef int t13
    cdef int t14
    cdef b1 t15
    cdef b1 t16
    cdef b1 t17
    cdef int v143
    cdef b1 t18
    cdef int t19
    cdef int t20
    pass
    t1 = d390_Tile_held(s, 3)
    t2 = b2_of(<uint64_t>0x1800016000, <uint64_t>0x0)
    t3 = d390_Tile_held(s, 2)
    t4 = b2_of(<uint64_t>0x780003FF, <uint64_t>0x0)
    t5 = d350_single_mines(s)
    t6 = b2_andnot(b2_first(78), t5)
    t7 = b2_and(t4, t6)
    t8 = b2_load(&s.i3_city[(v140) * 2])
    t9 = b2_and(b2_of(<uint64_t>0x3F8001FFF, <uint64_t>0x0), b2_and(b2_andnot(b2_first(78), b2_and(b2_mask(t1, 78), t2)), b2_and(b2_andnot(b2_first(78), b2_and(b2_mask(t3, 78), t7)), t8)))
    t10 = t9
    while b2_any(t10):
        v141 = b2_low(t10)
        t10 = b2_drop(t10)
        t11 = d378_Card_makes_what(s, v141)
        t12 = d379_Card_makes_times(s, v141)
        t13 = d280_units_sold(s, t12)
        supply_add(out, t11.w0, t13)
    t14 = (<int>s.i2_wonder[v140] - 1)
    t15 = (b1_bit(t14) if t14 >= 0 else b1_none())
    t16 = b1_and(b1_of(<uint64_t>0x3FFF), b1_and(b1_mask((not bit_at(&s.i40_without_start[0], v140)), 14), t15))
    t17 = t16
    while b1_any(t17):
        v143 = b1_low(t17)
        t17 = b1_drop(t17)
        t18 = d384_Board_side_makes_what(s, v143)
        t19 = d385_Board_side_makes_times(s, v143)
        t20 = d280_units_sold(s, t19)
        supply_add(out, t18.w0, t20)


cdef inline int d385_Board_side_makes_times(State* s, int v135) noexcept nogil:  # Board_side.makes.times
    return COLUMN1_3[v135]


cdef inline b1 d384_Board_side_makes_what(State* s, int v136) noexcept nogil:  # Board_side.makes.what
    return b1_load(COLUMN1_2[v136])


cdef int d379_Card_makes_times(State* s, int v127) noexcept nogil:  # Card.makes.times
    cdef int t1
    cdef b2 t2
    cdef bint t3
    cdef int t4
    cdef int t5
    t1 = d390_Tile_held(s, 19)
    t3 = t1
    if t3:
        t2 = d350_single_mines(s)
        t3 = b2_has(t2, v127)
    if t3:
        t4 = d351_endless(s)
        t5 = t4
    else:
        t5 = COLUMN0_12[v127]
    return t5


cdef inline int d351_endless(State* s) noexcept nogil:  # endless
    return 9


cdef inline int d280_units_sold(State* s, int v122) noexcept nogil:  # units_sold
    return v122


cdef inline b1 d378_Card_makes_what(State* s, int v128) noexcept nogil:  # Card.makes.what
    return b1_load(COLUMN0_11[v128])


cdef inline const Supply* kept4_for_sale(State* s, int v140) noexcept nogil:  # for_sale
    cdef int t1
    t1 = 0
    if not (s.known4[0] >> v140) & 1:
        s.known4[0] |= (<uint64_t>1) << v140
        supply_none(&s.kept4[(v140) * 1 + t1])
        d282_for_sale(s, v140, &s.kept4[(v140) * 1 + t1])
    return &s.kept4[(v140) * 1 + t1]


cdef inline b1 d300_beside(State* s, int v164) noexcept nogil:  # beside
    return b1_or(b1_bit(next_seat(v164, SEATS[s.head.players])), b1_bit(seat_before(v164, SEATS[s.head.players])))


cdef void m286_Trade_free(State* s, int v162, Stock* stock) noexcept nogil:  # Trade
    stock.free = kept0_production(s, v162)
    stock.known = 1


cdef void d281_production(State* s, int v123, Supply* out) noexcept nogil:  # production
    cdef int t1
    cdef b2 t2
    cdef int t3
    cdef b2 t4
    cdef b2 t5
    cdef b2 t6
    cdef b2 t7
    cdef b2 t8
    cdef b2 t9
    cdef b2 t10
    cdef int v124
    cdef b1 t11
    cdef int t12
    cdef b2 t13
    cdef b2 t14
    cdef int v130
    cdef b1 t15
    cdef int t16
    cdef b1 t17
    cdef b1 t18
    cdef b1 t19
    cdef int v132
    cdef b1 t20
    cdef int t21
    cdef b1 t22
    cdef b1 t23
    cdef b1 t24
    cdef int v138
    cdef b1 t25
    cdef int t26
    cdef int t27
    cdef int t28
    cdef b1 t29
    pass
    t1 = d390_Tile_held(s, 3)
    t2 = b2_of(<uint64_t>0x1800016000, <uint64_t>0x0)
    t3 = d390_Tile_held(s, 2)
    t4 = b2_of(<uint64_t>0x780003FF, <uint64_t>0x0)
    t5 = d350_single_mines(s)
    t6 = b2_andnot(b2_first(78), t5)
    t7 = b2_and(t4, t6)
    t8 = b2_load(&s.i3_city[(v123) * 2])
    t9 = b2_and(b2_of(<uint64_t>0x3F8001FFF, <uint64_t>0x0), b2_and(b2_andnot(b2_first(78), b2_and(b2_mask(t1, 78), t2)), b2_and(b2_andnot(b2_first(78), b2_and(b2_mask(t3, 78), t7)), t8)))
    t10 = t9
    while b2_any(t10):
        v124 = b2_low(t10)
        t10 = b2_drop(t10)
        t11 = d378_Card_makes_what(s, v124)
        t12 = d379_Card_makes_times(s, v124)
        supply_add(out, t11.w0, t12)
    t13 = b2_and(b2_of(<uint64_t>0x1800000000, <uint64_t>0x0), b2_and(b2_andnot(b2_first(78), b2_and(b2_mask(t1, 78), t2)), b2_and(b2_andnot(b2_first(78), b2_and(b2_mask(t3, 78), t7)), t8)))
    t14 = t13
    while b2_any(t14):
        v130 = b2_low(t14)
        t14 = b2_drop(t14)
        t15 = d382_Card_supplies_what(s, v130)
        supply_add(out, t15.w0, 1)
    t16 = (<int>s.i2_wonder[v123] - 1)
    t17 = (b1_bit(t16) if t16 >= 0 else b1_none())
    t18 = b1_and(b1_of(<uint64_t>0x3FFF), b1_and(b1_mask((not bit_at(&s.i40_without_start[0], v123)), 14), t17))
    t19 = t18
    while b1_any(t19):
        v132 = b1_low(t19)
        t19 = b1_drop(t19)
        t20 = d384_Board_side_makes_what(s, v132)
        t21 = d385_Board_side_makes_times(s, v132)
        supply_add(out, t20.w0, t21)
    t22 = b1_load(&s.i4_built[(v123) * 1])
    t23 = b1_and(b1_of(<uint64_t>0x1A), t22)
    t24 = t23
    while b1_any(t24):
        v138 = b1_low(t24)
        t24 = b1_drop(t24)
        t25 = d387_Stage_supplies_what(s, v138)
        supply_add(out, t25.w0, 1)
    t26 = d390_Tile_held(s, 16)
    if t26:
        supply_add(out, 3, 1)
    else:
        pass
    t27 = d390_Tile_held(s, 17)
    if t27:
        supply_add(out, 12, 1)
    else:
        pass
    t28 = d390_Tile_held(s, 20)
    if t28:
        t29 = d278_made(s)
        supply_add(out, t29.w0, 1)
    else:
        pass


cdef inline b1 d387_Stage_supplies_what(State* s, int v139) noexcept nogil:  # Stage.supplies.what
    return b1_load(COLUMN2_7[v139])


cdef inline b1 d382_Card_supplies_what(State* s, int v131) noexcept nogil:  # Card.supplies.what
    return b1_load(COLUMN0_15[v131])


cdef inline const Supply* kept0_production(State* s, int v123) noexcept nogil:  # production
    cdef int t1
    t1 = 0
    if not (s.known0[0] >> v123) & 1:
        s.known0[0] |= (<uint64_t>1) << v123
        supply_none(&s.kept0[(v123) * 1 + t1])
        d281_production(s, v123, &s.kept0[(v123) * 1 + t1])
    return &s.kept0[(v123) * 1 + t1]


cdef int d236_can_chain(State* s, int v82, int v83) noexcept nogil:  # can_chain
    cdef int t1
    cdef int t2
    cdef bint t3
    t1 = d294_chains_to(s, v82, v83)
    t3 = t1
    if t3:
        t2 = d288_coins_due(s, v82, 1, v83)
        t3 = (t2 <= <int>s.i5_coins[v83])
    return t3


cdef inline int d235_bound_to_chains(State* s, int v81) noexcept nogil:  # bound_to_chains
    return ((s.head.players == 2) and (v81 == NEUTRALx_x_2_x_x_x_x_x[s.head.players]))


cdef inline int d294_chains_to(State* s, int v84, int v85) noexcept nogil:  # chains_to
    cdef b2 t1
    cdef b2 t2
    t1 = d293_chain_sources(s, v85)
    t2 = b2_and(b2_load(COLUMN0_4[v84]), t1)
    return b2_any(t2)


cdef b2 d293_chain_sources(State* s, int v87) noexcept nogil:  # chain_sources
    cdef int t1
    cdef b2 t2
    t1 = d390_Tile_held(s, 6)
    if t1:
        t2 = b2_or(b2_load(&s.i3_city[(next_seat(v87, SEATS[s.head.players])) * 2]), b2_load(&s.i3_city[(seat_before(v87, SEATS[s.head.players])) * 2]))
    else:
        t2 = b2_none()
    return b2_or(b2_load(&s.i3_city[(v87) * 2]), t2)


cdef inline int d295_favours(State* s, int v177) noexcept nogil:  # favours
    cdef int t1
    t1 = d386_Stage_held(s, 32, v177)
    return (0 + (1 if t1 else 0))


cdef inline int d386_Stage_held(State* s, int v100, int v101) noexcept nogil:  # Stage.held
    return bit_at(&s.i4_built[(v101) * 1], v100)


cdef b1 d233_structure_ways(State* s, int v79) noexcept nogil:  # structure_ways
    cdef b1 t1
    if ((&s.i38_tokens[(v79) * 10])[1] > 0):
        t1 = b1_of(<uint64_t>0x10)
    else:
        t1 = b1_none()
    return b1_or(b1_of(<uint64_t>0x7), t1)


cdef inline int d232_stands_in(State* s, int v76, int v77) noexcept nogil:  # stands_in
    cdef b2 t1
    cdef b2 t2
    t1 = b2_load(WHERE2[COLUMN0_10[v77]])
    t2 = b2_and(b2_load(&s.i3_city[(v76) * 2]), t1)
    return b2_any(t2)


cdef int m286_Trade_list(State* s, uint64_t need, int v161, int v162, Stock* stock, Payment* out) noexcept nogil:  # Trade
    cdef uint64_t short
    cdef int count
    if v161 < 0 or s.head.fault:
        return 0
    if stock.known < 1:
        m286_Trade_free(s, v162, stock)
    if stock.free.over:
        set_fault(s, 77)
        return 0
    short = lanes_less(need, stock.free.single)
    if short == 0:
        memset(&out[0], 0, sizeof(Payment))
        return 1
    if stock.known < 2:
        m286_Trade_sale(s, v162, stock)
    if stock.over:
        set_fault(s, 77)
        return 0
    count = market_list(stock, short, v161, 7, out)
    if count < 0:
        set_fault(s, 78)
        return 0
    return count


cdef inline int d292_goods_purse(State* s, int v176) noexcept nogil:  # goods_purse
    cdef int t1
    cdef int t2
    cdef int t3
    t1 = (<int>s.i12_plan[v176] - 1)
    t2 = ((t1 % 31) if t1 >= 0 else NO_INT)
    t3 = (<int>s.i5_coins[v176] - t2)
    return (NO_INT if t2 == NO_INT else t3)


cdef inline int d392_Penalty_loses_card_color(State* s, int v263) noexcept nogil:  # Penalty.loses_card.color
    return COLUMN4_0[v263]


cdef void f360_take_penalty(State* s, int v60, Context* ctx) noexcept nogil:  # take_penalty
    cdef int t1
    ctx.fired[360] += 1
    t1 = ((<int>s.i0_age[0] + 1) - 1)
    if s.i39_penalties[(v60) * 3 + t1] + 1 > 65535:
        set_fault(s, 79)
    else:
        s.i39_penalties[(v60) * 3 + t1] = <uint16_t>(s.i39_penalties[(v60) * 3 + t1] + 1)


cdef inline int d391_Penalty_held(State* s, int v262) noexcept nogil:  # Penalty.held
    cdef int t1
    t1 = (<int>s.i33_project[0] - 1)
    return (v262 == (COLUMN6_4[(<int>s.i33_project[0] - 1)] if t1 >= 0 else -1))


cdef inline int d390_Tile_held(State* s, int v88) noexcept nogil:  # Tile.held
    return bit_at(&s.i24_active[0], v88)


cdef int d288_coins_due(State* s, int v89, int v90, int v91) noexcept nogil:  # coins_due
    cdef int t1
    cdef int t2
    cdef bint t3
    cdef bint t4
    cdef int t5
    cdef int t6
    cdef bint t7
    cdef bint t8
    cdef int t9
    cdef int t10
    cdef int t11
    cdef int t12
    cdef int t13
    cdef int v93
    t1 = d390_Tile_held(s, 0)
    t4 = t1
    if t4:
        t3 = (COLUMN0_1[v89] == 5)
        if t3:
            t2 = d349_tax_due(s, v90)
            t3 = t2
        t4 = t3
    t5 = d390_Tile_held(s, 5)
    t8 = t5
    if t8:
        t7 = (COLUMN0_1[v89] == 2)
        if t7:
            t6 = d349_tax_due(s, v90)
            t7 = t6
        t8 = t7
    t9 = d390_Tile_held(s, 7)
    t10 = d390_Tile_held(s, 12)
    t11 = d390_Tile_held(s, 22)
    if ((<int>s.i37_joining[v91] - 1) == 0):
        t12 = (<int>s.i33_project[0] - 1)
        t13 = (COLUMN6_2[(<int>s.i33_project[0] - 1)] if t12 >= 0 else NO_INT)
    else:
        t13 = 0
    v93 = t13
    return narrowed((((((((COLUMN0_5[v89] if (v90 == 0) else 0) + ((<int>s.i0_age[0] + 1) if t4 else 0)) + ((<int>s.i0_age[0] + 1) if t8 else 0)) + (bag_size((<uint16_t*>&COLUMN0_2[v89][0]), 7) if (t9 and ((COLUMN0_1[v89] == 2) and (v90 == 0))) else 0)) + ((<int>s.i0_age[0] + 1) if (t10 and (v90 == 1)) else 0)) + (bag_size((<uint16_t*>&COLUMN0_2[v89][0]), 7) if (t11 and ((COLUMN0_1[v89] == 6) and (v90 == 0))) else 0)) + (narrowed(v93, NO_INT + 1, 2147483647, &s.head.fault, 81) if (not (v93 == NO_INT)) else 0)), 0, 30, &s.head.fault, 80)


cdef void f374_rewarded(State* s, int v74, Context* ctx) noexcept nogil:  # rewarded
    cdef b1 t1
    cdef int v326
    cdef int t2
    cdef int t3
    cdef int t4
    cdef int t5
    cdef int t6
    cdef int t7
    cdef int t8
    ctx.fired[374] += 1
    t1 = b1_of(<uint64_t>0xFF)
    while b1_any(t1):
        v326 = b1_low(t1)
        t1 = b1_drop(t1)
        t2 = d393_Reward_held(s, v326)
        if t2:
            if s.i38_tokens[(v74) * 10 + v326] + 1 > 65535:
                set_fault(s, 82)
            else:
                s.i38_tokens[(v74) * 10 + v326] = <uint16_t>(s.i38_tokens[(v74) * 10 + v326] + 1)
    t3 = d393_Reward_held(s, 8)
    if t3:
        t4 = d307_victory_token(s)
        f311_win_token(s, v74, v74, t4, ctx)
    t5 = d393_Reward_held(s, 9)
    if t5:
        t6 = (<int>s.i33_project[0] - 1)
        t7 = narrowed((COLUMN6_6[(<int>s.i33_project[0] - 1)] if t6 >= 0 else NO_INT), NO_INT + 1, 2147483647, &s.head.fault, 83)
        if True:
            t8 = <int>s.i5_coins[v74] + t7
            if 0 <= t8 <= 250:
                s.i5_coins[v74] = t8
            else:
                set_fault(s, 84)


cdef inline int d307_victory_token(State* s) noexcept nogil:  # victory_token
    return ((2 * (<int>s.i0_age[0] + 1)) - 1)


cdef void f311_win_token(State* s, int v41, int v42, int v43, Context* ctx) noexcept nogil:  # win_token
    cdef int t1
    cdef int t2
    ctx.fired[311] += 1
    t1 = d310_token_taken(s, v43)
    if (not (t1 == NO_INT)):
        t2 = (narrowed(t1, NO_INT + 1, 2147483647, &s.head.fault, 85) - 1)
        if s.i6_victories[(v42) * 5 + t2] + 1 > 65535:
            set_fault(s, 86)
        else:
            s.i6_victories[(v42) * 5 + t2] = <uint16_t>(s.i6_victories[(v42) * 5 + t2] + 1)


cdef inline int d310_token_taken(State* s, int v200) noexcept nogil:  # token_taken
    cdef int t1
    cdef int t2
    t1 = d390_Tile_held(s, 18)
    t2 = ((NO_INT if (v200 == 1) else (v200 - 2)) if t1 else v200)
    return (t2 if t2 == NO_INT else narrowed(t2, 1, 5, &s.head.fault, 87))


cdef inline int d393_Reward_held(State* s, int v264) noexcept nogil:  # Reward.held
    cdef int t1
    t1 = (<int>s.i33_project[0] - 1)
    return (v264 == (COLUMN6_5[(<int>s.i33_project[0] - 1)] if t1 >= 0 else -1))


cdef void f309_battle(State* s, int v38, int v39, int v40, Context* ctx) noexcept nogil:  # battle
    cdef int t1
    cdef int v304
    cdef int t2
    cdef int v305
    cdef int v306
    cdef int v307
    cdef int v308
    cdef int t3
    cdef int t4
    cdef int t5
    ctx.fired[309] += 1
    t1 = d306_shields(s, v39)
    v304 = t1
    t2 = d306_shields(s, v40)
    v305 = t2
    v306 = (0 if (v304 > v305) else (1 if (v305 > v304) else -1))
    ctx.conflicts[0 * 8 + 1 + v306] += 1
    if (v306 >= 0):
        v307 = (v39 if (v306 == 0) else v40)
        v308 = (v40 if (v306 == 0) else v39)
        t3 = d307_victory_token(s)
        f311_win_token(s, v38, v307, t3, ctx)
        t4 = d308_defeat_tokens(s)
        if True:
            t5 = <int>s.i7_defeats[v308] + t4
            if 0 <= t5 <= 20:
                s.i7_defeats[v308] = t5
            else:
                set_fault(s, 88)


cdef inline int d308_defeat_tokens(State* s) noexcept nogil:  # defeat_tokens
    cdef int t1
    t1 = d390_Tile_held(s, 21)
    return (2 if t1 else 1)


cdef int d306_shields(State* s, int v196) noexcept nogil:  # shields
    cdef b2 t1
    cdef b1 t2
    cdef int t3
    cdef int t4
    cdef int v199
    cdef int t5
    t1 = b2_load(&s.i3_city[(v196) * 2])
    t2 = b1_load(&s.i4_built[(v196) * 1])
    t3 = 0
    for t4 in range(10):
        v199 = t4
        for t5 in range((&s.i38_tokens[(v196) * 10])[t4]):
            t3 += COLUMN5_0[v199]
    return narrowed((((b2_count(b2_and(t1, b2_of(<uint64_t>0x7000000, <uint64_t>0xF))) + (b2_count(b2_and(t1, b2_of(<uint64_t>0x3C00000000000, <uint64_t>0xF))) << 1)) + (b1_count(b1_and(t2, b1_of(<uint64_t>0x30000000000))) + (b1_count(b1_and(t2, b1_of(<uint64_t>0x4000000000))) << 1))) + t3), 0, 60, &s.head.fault, 89)


cdef void f244_carry_out(State* s, int v14, b1 v15, Context* ctx) noexcept nogil:  # carry_out
    cdef b1 t1
    cdef int v272
    cdef b1 t2
    cdef int v273
    cdef b1 t3
    cdef int v274
    ctx.fired[244] += 1
    t1 = v15
    while b1_any(t1):
        v272 = b1_low(t1)
        t1 = b1_drop(t1)
        f245_pay(s, v272, ctx)
    t2 = v15
    while b1_any(t2):
        v273 = b1_low(t2)
        t2 = b1_drop(t2)
        f246_lay_card(s, v273, ctx)
    t3 = v15
    while b1_any(t3):
        v274 = b1_low(t3)
        t3 = b1_drop(t3)
        f247_gain(s, v274, ctx)


cdef void f247_gain(State* s, int v18, Context* ctx) noexcept nogil:  # gain
    cdef int t1
    cdef int v276
    cdef int t2
    cdef int t3
    cdef int t4
    cdef int t5
    cdef int t6
    cdef int t7
    cdef int t8
    cdef int t9
    cdef int t10
    cdef int t11
    ctx.fired[247] += 1
    t1 = (<int>s.i12_plan[v18] - 1)
    if (((t1 // 6665) if t1 >= 0 else -1) == 0):
        v276 = (<int>s.i15_chosen[v18] - 1)
        if (not (v276 == -1)):
            t2 = d394_Card_gains(s, v276, v18)
            t3 = t2
        else:
            t3 = 0
        if True:
            t4 = <int>s.i5_coins[v18] + t3
            if 0 <= t4 <= 250:
                s.i5_coins[v18] = t4
            else:
                set_fault(s, 90)
        t5 = (<int>s.i12_plan[v18] - 1)
        f248_structure_done(s, v18, narrowed((<int>s.i15_chosen[v18] - 1), 0, 2147483647, &s.head.fault, 91), narrowed((((t5 // 1333) % 5) if t5 >= 0 else -1), 0, 2147483647, &s.head.fault, 92), ctx)
    else:
        t6 = (<int>s.i12_plan[v18] - 1)
        if (((t6 // 6665) if t6 >= 0 else -1) == 1):
            t7 = (<int>s.i12_plan[v18] - 1)
            t8 = ((((t7 // 31) % 43) if ((t7 // 31) % 43) < 42 else -1) if t7 >= 0 else -1)
            t9 = narrowed((COLUMN2_4[((((t7 // 31) % 43) if ((t7 // 31) % 43) < 42 else -1) if t7 >= 0 else -1)] if t8 >= 0 else NO_INT), NO_INT + 1, 2147483647, &s.head.fault, 93)
            if True:
                t10 = <int>s.i5_coins[v18] + t9
                if 0 <= t10 <= 250:
                    s.i5_coins[v18] = t10
                else:
                    set_fault(s, 94)
            t11 = (<int>s.i12_plan[v18] - 1)
            f249_stage_done(s, v18, narrowed(((((t11 // 31) % 43) if ((t11 // 31) % 43) < 42 else -1) if t11 >= 0 else -1), 0, 2147483647, &s.head.fault, 95), ctx)
    if True:
        s.i15_chosen[v18] = (-1 + 1)
    if True:
        s.i12_plan[v18] = (-1 + 1)


cdef void f249_stage_done(State* s, int v22, int v23, Context* ctx) noexcept nogil:  # stage_done
    cdef b1 t1
    cdef int v277
    cdef int t2
    cdef b1 t3
    cdef b1 t4
    ctx.fired[249] += 1
    t1 = b1_of(<uint64_t>0x74000000)
    while b1_any(t1):
        v277 = b1_low(t1)
        t1 = b1_drop(t1)
        t2 = d386_Stage_held(s, v277, v22)
        if (t2 and (v23 == v277)):
            t3 = b1_bit(v22)
            t4 = b1_load(&s.i10_diggers[(0) * 1])
            if b1_any(b1_and(t4, t3)):
                set_fault(s, 98)
            else:
                b1_store(&s.i10_diggers[(0) * 1], b1_or(t4, t3))


cdef void f248_structure_done(State* s, int v19, int v20, int v21, Context* ctx) noexcept nogil:  # structure_done
    cdef int t1
    cdef int t2
    cdef int t3
    cdef int t4
    cdef int t5
    cdef int t6
    cdef int t7
    cdef int t8
    cdef int t9
    cdef b1 t10
    cdef b1 t11
    cdef int t12
    ctx.fired[248] += 1
    t1 = d390_Tile_held(s, 4)
    if (t1 and (COLUMN0_1[v20] == 2)):
        t2 = (<int>s.i0_age[0] + 1)
        if True:
            t3 = <int>s.i5_coins[v19] + t2
            if 0 <= t3 <= 250:
                s.i5_coins[v19] = t3
            else:
                set_fault(s, 99)
    t4 = d390_Tile_held(s, 13)
    if (t4 and (v21 == 1)):
        t5 = (<int>s.i0_age[0] + 1)
        if True:
            t6 = <int>s.i5_coins[v19] + t5
            if 0 <= t6 <= 250:
                s.i5_coins[v19] = t6
            else:
                set_fault(s, 100)
    t7 = d390_Tile_held(s, 23)
    if (t7 and (COLUMN0_1[v20] == 6)):
        if True:
            t8 = <int>s.i5_coins[v19] + 5
            if 0 <= t8 <= 250:
                s.i5_coins[v19] = t8
            else:
                set_fault(s, 101)
    if (not ((<int>s.i37_joining[v19] - 1) == -1)):
        if True:
            t9 = <int>s.i35_shares[v19] + 1
            if 0 <= t9 <= 7:
                s.i35_shares[v19] = t9
            else:
                set_fault(s, 102)
        t10 = b1_bit(v19)
        t11 = b1_load(&s.i36_joined[(0) * 1])
        if b1_any(b1_and(t11, t10)):
            set_fault(s, 103)
        else:
            b1_store(&s.i36_joined[(0) * 1], b1_or(t11, t10))
        if (<int>s.i34_waiting[0] > 0):
            if True:
                t12 = <int>s.i34_waiting[0] - 1
                if 0 <= t12 <= 7:
                    s.i34_waiting[0] = t12
                else:
                    set_fault(s, 104)
        if ((<int>s.i37_joining[v19] - 1) == 1):
            if s.i38_tokens[(v19) * 10 + 2] < 1:
                set_fault(s, 105)
            else:
                s.i38_tokens[(v19) * 10 + 2] = <uint16_t>(s.i38_tokens[(v19) * 10 + 2] - 1)
        if True:
            s.i37_joining[v19] = (-1 + 1)


cdef int d394_Card_gains(State* s, int v265, int v266) noexcept nogil:  # Card.gains
    cdef int t1
    cdef int t2
    cdef int t3
    cdef int t4
    cdef int t5
    cdef int t6
    cdef int t7
    cdef int t8
    cdef int t9
    cdef int t10
    cdef int t11
    cdef int t12
    cdef int t13
    if b2_has(b2_of(<uint64_t>0x3C002400000000, <uint64_t>0x0), v265):
        if (v265 == 34):
            t1 = d304_cards_now(s, v266, b1_of(<uint64_t>0x2))
            t12 = (2 * t1)
        else:
            if (v265 == 37):
                t2 = d304_cards_now(s, v266, b1_of(<uint64_t>0x1))
                t11 = t2
            else:
                if (v265 == 50):
                    t3 = d303_stages(s, b1_bit(v266))
                    t10 = (3 * t3)
                else:
                    if (v265 == 51):
                        t4 = d298_greys(s, v266)
                        t9 = (2 * t4)
                    else:
                        if (v265 == 52):
                            t5 = d297_browns(s, v266)
                            t8 = t5
                        else:
                            if (v265 == 53):
                                t6 = d299_yellows(s, v266)
                                t7 = t6
                            else:
                                t7 = COLUMN0_8[v265]
                            t8 = t7
                        t9 = t8
                    t10 = t9
                t11 = t10
            t12 = t11
        t13 = t12
    else:
        t13 = COLUMN0_8[v265]
    return t13


cdef inline int d299_yellows(State* s, int v183) noexcept nogil:  # yellows
    cdef int t1
    t1 = d296_owned(s, v183, b1_of(<uint64_t>0x10))
    return t1


cdef int d296_owned(State* s, int v178, b1 v179) noexcept nogil:  # owned
    cdef b2 t1
    cdef b1 t2
    cdef int v1000044
    cdef b2 t3
    t1 = b2_none()
    t2 = v179
    while b1_any(t2):
        v1000044 = b1_low(t2)
        t2 = b1_drop(t2)
        t1 = b2_or(t1, b2_load(WHERE3[v1000044]))
    t3 = b2_and(b2_load(&s.i3_city[(v178) * 2]), t1)
    return narrowed(b2_count(t3), 0, 30, &s.head.fault, 107)


cdef inline int d297_browns(State* s, int v181) noexcept nogil:  # browns
    cdef int t1
    t1 = d296_owned(s, v181, b1_of(<uint64_t>0x1))
    return t1


cdef inline int d298_greys(State* s, int v182) noexcept nogil:  # greys
    cdef int t1
    t1 = d296_owned(s, v182, b1_of(<uint64_t>0x2))
    return t1


cdef int d303_stages(State* s, b1 v188) noexcept nogil:  # stages
    cdef int t1
    cdef b1 t2
    cdef int v189
    t1 = 0
    t2 = v188
    while b1_any(t2):
        v189 = b1_low(t2)
        t2 = b1_drop(t2)
        t1 += b1_count(b1_load(&s.i4_built[(v189) * 1]))
    return narrowed(t1, 0, 12, &s.head.fault, 108)


cdef int d304_cards_now(State* s, int v190, b1 v191) noexcept nogil:  # cards_now
    cdef int t1
    cdef b1 t2
    cdef b1 t3
    cdef int v192
    cdef b2 t4
    cdef b1 t5
    cdef int v1000046
    cdef b2 t6
    cdef b2 t7
    cdef b2 t8
    t1 = 0
    t2 = d301_nearby(s, v190)
    t3 = t2
    while b1_any(t3):
        v192 = b1_low(t3)
        t3 = b1_drop(t3)
        t4 = b2_none()
        t5 = v191
        while b1_any(t5):
            v1000046 = b1_low(t5)
            t5 = b1_drop(t5)
            t4 = b2_or(t4, b2_load(WHERE3[v1000046]))
        t6 = d305_too_fresh(s, v192, v190)
        t7 = b2_andnot(b2_first(78), t6)
        t8 = b2_and(b2_and(b2_load(&s.i3_city[(v192) * 2]), t4), t7)
        t1 += b2_count(t8)
    return narrowed(t1, 0, 75, &s.head.fault, 109)


cdef inline b2 d305_too_fresh(State* s, int v194, int v195) noexcept nogil:  # too_fresh
    return b2_none()


cdef inline b1 d301_nearby(State* s, int v184) noexcept nogil:  # nearby
    return b1_or(b1_or(b1_bit(next_seat(v184, SEATS[s.head.players])), b1_bit(v184)), b1_bit(seat_before(v184, SEATS[s.head.players])))


cdef void f246_lay_card(State* s, int v17, Context* ctx) noexcept nogil:  # lay_card
    cdef int t1
    cdef b2 t2
    cdef b2 t3
    cdef int t4
    cdef int t5
    cdef int t6
    cdef int t7
    cdef b1 t8
    cdef b1 t9
    cdef int t10
    cdef int t11
    cdef int t12
    cdef int t13
    cdef int t14
    cdef uint16_t v1000048[78]
    cdef int t15
    cdef uint16_t t16[78]
    cdef int t17
    cdef int t18
    cdef int t19
    cdef int t20
    cdef int t21
    cdef int t22
    cdef int t23
    cdef b1 v1000049
    cdef b1 t24
    cdef b1 t25
    cdef int t26
    cdef int t27
    cdef int t28
    ctx.fired[246] += 1
    t1 = (<int>s.i12_plan[v17] - 1)
    if (((t1 // 6665) if t1 >= 0 else -1) == 0):
        t2 = b2_bit(narrowed((<int>s.i15_chosen[v17] - 1), 0, 2147483647, &s.head.fault, 110))
        t3 = b2_load(&s.i3_city[(v17) * 2])
        if b2_any(b2_and(t3, t2)):
            set_fault(s, 111)
        else:
            b2_store(&s.i3_city[(v17) * 2], b2_or(t3, t2))
            if b2_any(b2_and(t2, b2_of(<uint64_t>0x1BF8001FFF, <uint64_t>0x0))):
                s.known0[0] &= ~((<uint64_t>1) << (v17))
            if b2_any(b2_and(t2, b2_of(<uint64_t>0x16000, <uint64_t>0x0))):
                s.known1[v17] = 0
            if b2_any(b2_and(t2, b2_of(<uint64_t>0x16000, <uint64_t>0x0))):
                s.known2[v17] = 0
            if b2_any(b2_and(t2, b2_of(<uint64_t>0x3F8001FFF, <uint64_t>0x0))):
                s.known4[0] &= ~((<uint64_t>1) << (v17))
        t4 = (<int>s.i12_plan[v17] - 1)
        if ((((t4 // 1333) % 5) if t4 >= 0 else -1) == 2):
            if True:
                t5 = <int>s.i8_favours_used[v17] + 1
                if 0 <= t5 <= 1:
                    s.i8_favours_used[v17] = t5
                else:
                    set_fault(s, 112)
    else:
        t6 = (<int>s.i12_plan[v17] - 1)
        if (((t6 // 6665) if t6 >= 0 else -1) == 1):
            t7 = (<int>s.i12_plan[v17] - 1)
            t8 = b1_bit(narrowed(((((t7 // 31) % 43) if ((t7 // 31) % 43) < 42 else -1) if t7 >= 0 else -1), 0, 2147483647, &s.head.fault, 113))
            t9 = b1_load(&s.i4_built[(v17) * 1])
            if b1_any(b1_and(t9, t8)):
                set_fault(s, 114)
            else:
                b1_store(&s.i4_built[(v17) * 1], b1_or(t9, t8))
                if b1_any(b1_and(t8, b1_of(<uint64_t>0x1A))):
                    s.known0[0] &= ~((<uint64_t>1) << (v17))
                if b1_any(b1_and(t8, b1_of(<uint64_t>0x400000000))):
                    s.known1[v17] = 0
                if b1_any(b1_and(t8, b1_of(<uint64_t>0x400000000))):
                    s.known2[v17] = 0
                if b1_any(b1_and(t8, b1_of(<uint64_t>0x3FFFFFFFFFF))):
                    s.known5[v17] = 0
            t10 = narrowed((<int>s.i15_chosen[v17] - 1), 0, 2147483647, &s.head.fault, 115)
            if s.i17_buried[(v17) * 78 + t10] + 1 > 65535:
                set_fault(s, 116)
            else:
                s.i17_buried[(v17) * 78 + t10] = <uint16_t>(s.i17_buried[(v17) * 78 + t10] + 1)
                held_mark(&s.hi17_buried[(v17) * 2], t10, s.i17_buried[(v17) * 78 + t10] != 0)
        else:
            t11 = (<int>s.i12_plan[v17] - 1)
            if (((t11 // 6665) if t11 >= 0 else -1) == 2):
                if True:
                    t12 = <int>s.i5_coins[v17] + 3
                    if 0 <= t12 <= 250:
                        s.i5_coins[v17] = t12
                    else:
                        set_fault(s, 117)
                t13 = narrowed((<int>s.i15_chosen[v17] - 1), 0, 2147483647, &s.head.fault, 118)
                if s.i19_discard[(0) * 78 + t13] + 1 > 65535:
                    set_fault(s, 119)
                else:
                    s.i19_discard[(0) * 78 + t13] = <uint16_t>(s.i19_discard[(0) * 78 + t13] + 1)
                    held_mark(&s.hi19_discard[(0) * 2], t13, s.i19_discard[(0) * 78 + t13] != 0)
    if ((s.head.players == 2) and (v17 == NEUTRALx_x_2_x_x_x_x_x[s.head.players])):
        t14 = NEUTRALx_x_2_x_x_x_x_x[s.head.players]
        t15 = NEUTRALx_x_2_x_x_x_x_x[s.head.players]
        memset(t16, 0, 156)
        memcpy(v1000048, (&s.i17_buried[(t15) * 78] if t15 >= 0 else t16), 156)
        for t17 in range(78):
            if v1000048[t17]:
                if s.i17_buried[(t14) * 78 + t17] < v1000048[t17]:
                    set_fault(s, 120)
                else:
                    s.i17_buried[(t14) * 78 + t17] = <uint16_t>(s.i17_buried[(t14) * 78 + t17] - v1000048[t17])
                    held_mark(&s.hi17_buried[(t14) * 2], t17, s.i17_buried[(t14) * 78 + t17] != 0)
        t18 = (<int>s.i20_steward[0] - 1)
        for t19 in range(78):
            if v1000048[t19]:
                if s.i21_put_under[(t18) * 78 + t19] + v1000048[t19] > 65535:
                    set_fault(s, 121)
                else:
                    s.i21_put_under[(t18) * 78 + t19] = <uint16_t>(s.i21_put_under[(t18) * 78 + t19] + v1000048[t19])
                    held_mark(&s.hi21_put_under[(t18) * 2], t19, s.i21_put_under[(t18) * 78 + t19] != 0)
    t20 = (<int>s.i12_plan[v17] - 1)
    if (((t20 // 6665) if t20 >= 0 else -1) == 3):
        t21 = narrowed((<int>s.i15_chosen[v17] - 1), 0, 2147483647, &s.head.fault, 122)
        if s.i19_discard[(0) * 78 + t21] + 1 > 65535:
            set_fault(s, 123)
        else:
            s.i19_discard[(0) * 78 + t21] = <uint16_t>(s.i19_discard[(0) * 78 + t21] + 1)
            held_mark(&s.hi19_discard[(0) * 2], t21, s.i19_discard[(0) * 78 + t21] != 0)
        t22 = b1_count(b1_load(&s.i32_committed[(v17) * 1]))
        if True:
            t23 = <int>s.i26_raised[v17] + t22
            if 0 <= t23 <= 3:
                s.i26_raised[v17] = t23
            else:
                set_fault(s, 124)
        v1000049 = b1_load(&s.i32_committed[(v17) * 1])
        t24 = b1_load(&s.i32_committed[(v17) * 1])
        if b1_any(b1_andnot(v1000049, t24)):
            set_fault(s, 126)
        else:
            b1_store(&s.i32_committed[(v17) * 1], b1_andnot(t24, v1000049))
        t25 = b1_load(&s.i25_revealed[(0) * 1])
        if b1_any(b1_and(t25, v1000049)):
            set_fault(s, 127)
        else:
            b1_store(&s.i25_revealed[(0) * 1], b1_or(t25, v1000049))
    t26 = (<int>s.i12_plan[v17] - 1)
    if ((((t26 // 1333) % 5) if t26 >= 0 else -1) == 4):
        t27 = (<int>s.i12_plan[v17] - 1)
        t28 = (1 if (((t27 // 6665) if t27 >= 0 else -1) == 0) else 0)
        if s.i38_tokens[(v17) * 10 + t28] < 1:
            set_fault(s, 128)
        else:
            s.i38_tokens[(v17) * 10 + t28] = <uint16_t>(s.i38_tokens[(v17) * 10 + t28] - 1)


cdef void f245_pay(State* s, int v16, Context* ctx) noexcept nogil:  # pay
    cdef int t1
    cdef int t2
    cdef int t3
    cdef b1 t4
    cdef b1 t5
    cdef int v275
    cdef int v1000050
    cdef int t6
    cdef int t7
    cdef uint16_t t8[7]
    ctx.fired[245] += 1
    t1 = (<int>s.i12_plan[v16] - 1)
    t2 = narrowed(((t1 % 31) if t1 >= 0 else NO_INT), NO_INT + 1, 2147483647, &s.head.fault, 129)
    if True:
        t3 = <int>s.i5_coins[v16] - t2
        if 0 <= t3 <= 250:
            s.i5_coins[v16] = t3
        else:
            set_fault(s, 130)
    t4 = d300_beside(s, v16)
    t5 = t4
    while b1_any(t5):
        v275 = b1_low(t5)
        t5 = b1_drop(t5)
        v1000050 = (&s.i13_bill[(v16) * 7])[v275]
        if True:
            t6 = <int>s.i5_coins[v16] - v1000050
            if 0 <= t6 <= 250:
                s.i5_coins[v16] = t6
            else:
                set_fault(s, 131)
        if True:
            t7 = <int>s.i5_coins[v275] + v1000050
            if 0 <= t7 <= 250:
                s.i5_coins[v275] = t7
            else:
                set_fault(s, 131)
    t8[0] = 0
    t8[1] = 0
    t8[2] = 0
    t8[3] = 0
    t8[4] = 0
    t8[5] = 0
    t8[6] = 0
    if True:
        s.i13_bill[(v16) * 7 + 0] = t8[0]
        s.i13_bill[(v16) * 7 + 1] = t8[1]
        s.i13_bill[(v16) * 7 + 2] = t8[2]
        s.i13_bill[(v16) * 7 + 3] = t8[3]
        s.i13_bill[(v16) * 7 + 4] = t8[4]
        s.i13_bill[(v16) * 7 + 5] = t8[5]
        s.i13_bill[(v16) * 7 + 6] = t8[6]


cdef inline int d347_spaces(State* s) noexcept nogil:  # spaces
    cdef int t1
    cdef int t2
    t1 = d345_board_spaces(s)
    t2 = d346_blocked(s)
    return (t1 - t2)


cdef inline int d345_board_spaces(State* s) noexcept nogil:  # board_spaces
    return (3 if (s.head.players <= 4) else 4)


cdef void f269_pass_hands(State* s, int v34, Context* ctx) noexcept nogil:  # pass_hands
    cdef int v296
    cdef int t1
    cdef int v297
    cdef int t2
    cdef b1 t3
    cdef int t4
    cdef b1 t5
    cdef int t6
    cdef b1 t7
    cdef int t8
    cdef int t9
    ctx.fired[269] += 1
    for t1 in range(s.head.players):
        v296 = t1
        if not held_move(&s.hi14_hand[(v296) * 2], &s.i14_hand[(v296) * 78], &s.hi16_passing[(v296) * 2], &s.i16_passing[(v296) * 78], 78):
            set_fault(s, 132)
    for t2 in range(s.head.players):
        v297 = t2
        if ((<int>s.i0_age[0] + 1) == 2):
            t3 = b1_first(s.head.players)
            t4 = nearest_seat(t3.w0, v297, 1, SEATS[s.head.players])
            if not held_move(&s.hi16_passing[(t4) * 2], &s.i16_passing[(t4) * 78], &s.hi14_hand[(v297) * 2], &s.i14_hand[(v297) * 78], 78):
                set_fault(s, 133)
        else:
            t5 = b1_first(s.head.players)
            t6 = nearest_seat(t5.w0, v297, SEATS[s.head.players] - 1, SEATS[s.head.players])
            if not held_move(&s.hi16_passing[(t6) * 2], &s.i16_passing[(t6) * 78], &s.hi14_hand[(v297) * 2], &s.i14_hand[(v297) * 78], 78):
                set_fault(s, 134)
    if (s.head.players == 2):
        t7 = b1_first(s.head.players)
        t8 = (<int>s.i20_steward[0] - 1)
        t9 = (nearest_seat(t7.w0, t8, 1, SEATS[s.head.players]) if t8 >= 0 else -1)
        if True:
            s.i20_steward[0] = (t9 + 1)


cdef void f355_lay_tiles(State* s, int v57, Context* ctx) noexcept nogil:  # lay_tiles
    cdef b1 t1
    cdef int v317
    cdef b1 t2
    cdef int v318
    cdef b1 t3
    cdef b1 t4
    cdef b1 t5
    cdef int v319
    cdef bint t6
    cdef int t7
    cdef int t8[24]
    cdef int t9
    cdef int t10
    cdef uint32_t t11
    cdef int t12
    cdef int t13
    cdef int t14
    cdef int v1000051
    cdef b1 t15
    cdef int t16
    cdef b1 t17
    cdef int t18
    cdef int t19[24]
    cdef int t20
    cdef int t21
    cdef uint32_t t22
    cdef int t23
    cdef int t24
    cdef int t25
    cdef int v1000052
    cdef b1 t26
    ctx.fired[355] += 1
    t1 = b1_of(<uint64_t>0xFFFFFF)
    while b1_any(t1):
        v317 = b1_low(t1)
        t1 = b1_drop(t1)
        v317 = (v317 + 1)
        t2 = b1_load(&s.i25_revealed[(0) * 1])
        while b1_any(t2):
            v318 = b1_low(t2)
            t2 = b1_drop(t2)
            if (COLUMN3_0[v318] == v317):
                if list_length(&s.i23_levels[(0) * 26]) >= 24:
                    set_fault(s, 136)
                else:
                    list_add(&s.i23_levels[(0) * 26], 1, <uint32_t>v318)
    t3 = b1_none()
    if True:
        b1_store(&s.i25_revealed[(0) * 1], t3)
    t4 = b1_none()
    t5 = b1_load(&s.i24_active[(0) * 1])
    while b1_any(t5):
        v319 = b1_low(t5)
        t5 = b1_drop(t5)
        t6 = 0
        t7 = d347_spaces(s)
        t9 = 0
        for t10 in range(list_length(&s.i23_levels[(0) * 26]) if True else 0):
            t11 = list_code(&s.i23_levels[(0) * 26], t10, 1)
            t8[t9] = <int>t11
            t9 += 1
        t12 = t9
        t13 = t7 if t7 < t12 else t12
        if t13 < 0:
            t13 = 0
        for t14 in range(t13):
            v1000051 = (&t8[t12 - t13])[t14]
            if v1000051 == v319:
                t6 = 1
                break
        if t6:
            if True:
                t4 = b1_or(t4, b1_bit(v319))
    if True:
        t15 = b1_xor(b1_load(&s.i24_active[(0) * 1]), t4)
        b1_store(&s.i24_active[(0) * 1], t4)
        if b1_any(b1_and(t15, b1_of(<uint64_t>0x1B000C))):
            s.known0[0] = 0
        if b1_any(b1_and(t15, b1_of(<uint64_t>0xF0C))):
            memset(&s.known1[0], 0, sizeof(s.known1))
        if b1_any(b1_and(t15, b1_of(<uint64_t>0xC))):
            memset(&s.known2[0], 0, sizeof(s.known2))
        if b1_any(b1_and(t15, b1_of(<uint64_t>0xF00))):
            memset(&s.known3[0], 0, sizeof(s.known3))
        if b1_any(b1_and(t15, b1_of(<uint64_t>0x8000C))):
            s.known4[0] = 0
    t16 = d254_turns_in_age(s)
    if ((<int>s.i1_turn[0] + 1) < t16):
        t17 = b1_none()
        t18 = d347_spaces(s)
        t20 = 0
        for t21 in range(list_length(&s.i23_levels[(0) * 26]) if True else 0):
            t22 = list_code(&s.i23_levels[(0) * 26], t21, 1)
            t19[t20] = <int>t22
            t20 += 1
        t23 = t20
        t24 = t18 if t18 < t23 else t23
        if t24 < 0:
            t24 = 0
        for t25 in range(t24):
            v1000052 = (&t19[t23 - t24])[t25]
            t17 = b1_or(t17, b1_bit(v1000052))
        if True:
            t26 = b1_xor(b1_load(&s.i24_active[(0) * 1]), t17)
            b1_store(&s.i24_active[(0) * 1], t17)
            if b1_any(b1_and(t26, b1_of(<uint64_t>0x1B000C))):
                s.known0[0] = 0
            if b1_any(b1_and(t26, b1_of(<uint64_t>0xF0C))):
                memset(&s.known1[0], 0, sizeof(s.known1))
            if b1_any(b1_and(t26, b1_of(<uint64_t>0xC))):
                memset(&s.known2[0], 0, sizeof(s.known2))
            if b1_any(b1_and(t26, b1_of(<uint64_t>0xF00))):
                memset(&s.known3[0], 0, sizeof(s.known3))
            if b1_any(b1_and(t26, b1_of(<uint64_t>0x8000C))):
                s.known4[0] = 0


cdef void f268_all_act(State* s, int v33, Context* ctx) noexcept nogil:  # all_act
    cdef int t1
    ctx.fired[268] += 1
    if (s.head.players == 2):
        t1 = NEUTRALx_x_2_x_x_x_x_x[s.head.players]
        f244_carry_out(s, v33, (b1_bit(t1) if t1 >= 0 else b1_none()), ctx)
    f244_carry_out(s, v33, b1_first(s.head.players), ctx)


cdef inline int d256_uses_last_card(State* s, int v99) noexcept nogil:  # uses_last_card
    cdef int t1
    t1 = d386_Stage_held(s, 10, v99)
    return t1


cdef int d397_neutral_decides(State* s, int v267) noexcept nogil:  # neutral.decides
    cdef int v268
    cdef int t1
    if b1_has(b1_first(s.head.players), v267):
        t1 = v267
    else:
        v268 = (<int>s.i20_steward[0] - 1)
        t1 = (v268 if (v268 >= 0 and b1_has(b1_first(s.head.players), v268)) else -1)
    return t1


cdef void f353_pass_tiles(State* s, int v53, Context* ctx) noexcept nogil:  # pass_tiles
    cdef int v315
    cdef int t1
    cdef b1 v1000053
    cdef b1 t2
    cdef b1 t3
    cdef int v316
    cdef int t4
    cdef b1 v1000054
    cdef b1 t5
    cdef b1 t6
    cdef int t7
    cdef b1 t8
    ctx.fired[353] += 1
    for t1 in range(s.head.players):
        v315 = t1
        v1000053 = b1_load(&s.i30_going_round[(v315) * 1])
        t2 = b1_load(&s.i30_going_round[(v315) * 1])
        if b1_any(b1_andnot(v1000053, t2)):
            set_fault(s, 141)
        else:
            b1_store(&s.i30_going_round[(v315) * 1], b1_andnot(t2, v1000053))
        t3 = b1_load(&s.i31_handed_on[(v315) * 1])
        if b1_any(b1_and(t3, v1000053)):
            set_fault(s, 142)
        else:
            b1_store(&s.i31_handed_on[(v315) * 1], b1_or(t3, v1000053))
    for t4 in range(s.head.players):
        v316 = t4
        v1000054 = b1_load(&s.i31_handed_on[(v316) * 1])
        t5 = b1_load(&s.i31_handed_on[(v316) * 1])
        if b1_any(b1_andnot(v1000054, t5)):
            set_fault(s, 144)
        else:
            b1_store(&s.i31_handed_on[(v316) * 1], b1_andnot(t5, v1000054))
        t6 = b1_first(s.head.players)
        t7 = nearest_seat(t6.w0, v316, SEATS[s.head.players] - 1, SEATS[s.head.players])
        t8 = b1_load(&s.i30_going_round[(t7) * 1])
        if b1_any(b1_and(t8, v1000054)):
            set_fault(s, 145)
        else:
            b1_store(&s.i30_going_round[(t7) * 1], b1_or(t8, v1000054))


cdef void f267_forget_fresh(State* s, int v32, Context* ctx) noexcept nogil:  # forget_fresh
    cdef int v295
    cdef int t1
    cdef b2 t2
    ctx.fired[267] += 1
    for t1 in range(SEATS[s.head.players]):
        v295 = t1
        t2 = b2_none()
        if True:
            b2_store(&s.i9_fresh[(v295) * 2], t2)


cdef inline int d346_blocked(State* s) noexcept nogil:  # blocked
    return (1 if (s.head.players == 2) else 0)


cdef inline int d254_turns_in_age(State* s) noexcept nogil:  # turns_in_age
    return 6


cdef void f265_deal_age(State* s, int v30, Context* ctx) noexcept nogil:  # deal_age
    cdef b1 t1
    cdef int t2
    cdef int v288
    cdef int t3
    cdef uint16_t t4[78]
    cdef b2 t5
    cdef b2 t6
    cdef int v289
    cdef int t7
    cdef int t8
    cdef int v290
    cdef int t9
    cdef int t10
    cdef b2 t11
    cdef b2 t12
    cdef b2 t13
    cdef int v291
    cdef b2 t14
    cdef int t15
    cdef int t16
    cdef int t17
    cdef int v1000058
    cdef int v292
    cdef int t18
    cdef int v293
    cdef int t19
    cdef int t20
    cdef int t21
    cdef int t22
    cdef int t23
    cdef int v1000059
    cdef int t24
    cdef int t25
    cdef int t26
    cdef int v1000060
    cdef int t27
    cdef int t28
    ctx.fired[265] += 1
    t1 = b1_load(WHERE5[((<int>s.i0_age[0] + 1) - 1)])
    t2 = b1_chance(t1, &ctx.rng)
    if t2 < 0:
        set_fault(s, 147)
    v288 = t2 if t2 >= 0 else 0
    if True:
        s.i33_project[0] = (v288 + 1)
    t3 = d363_tokens_laid(s)
    if True:
        s.i34_waiting[0] = t3
    memset(t4, 0, 156)
    t5 = b2_load(WHERE6[((<int>s.i0_age[0] + 1) - 1)])
    t6 = t5
    while b2_any(t6):
        v289 = b2_low(t6)
        t6 = b2_drop(t6)
        t7 = d264_copies(s, v289)
        t8 = t7
        for t9 in range(1, t8 + 1):
            v290 = t9
            t4[v289] += 1
    if True:
        memcpy(&s.i18_deck[(0) * 78], t4, 156)
        held_renew(&s.hi18_deck[(0) * 2], &s.i18_deck[(0) * 78], 78)
    if ((<int>s.i0_age[0] + 1) == 3):
        t10 = (SEATS[s.head.players] + 2)
        t11 = b2_none()
        t12 = b2_of(<uint64_t>0x0, <uint64_t>0x3FF0)
        t13 = t12
        while b2_any(t13):
            v291 = b2_low(t13)
            t13 = b2_drop(t13)
            if True:
                t11 = b2_or(t11, b2_bit(v291))
        t14 = t11
        t15 = b2_count(b2_load(<uint64_t*>&t14))
        if t10 > t15:
            set_fault(s, 150)
        for t16 in range(t10 if t10 <= t15 else 0):
            t17 = b2_draw(<uint64_t*>&t14, t15, &ctx.rng)
            t15 -= 1
            v1000058 = t17
            if s.i18_deck[(0) * 78 + v1000058] + 1 > 65535:
                set_fault(s, 151)
            else:
                s.i18_deck[(0) * 78 + v1000058] = <uint16_t>(s.i18_deck[(0) * 78 + v1000058] + 1)
                held_mark(&s.hi18_deck[(0) * 2], v1000058, s.i18_deck[(0) * 78 + v1000058] != 0)
    for t18 in range(SEATS[s.head.players]):
        v292 = t18
        if True:
            s.i8_favours_used[v292] = 0
    for t19 in range(s.head.players):
        v293 = t19
        t20 = d255_hand_size(s)
        t21 = held_size(&s.hi18_deck[(0) * 2], &s.i18_deck[(0) * 78], 78)
        if t20 > t21:
            set_fault(s, 153)
        for t22 in range(t20 if t20 <= t21 else 0):
            t23 = held_draw(&s.hi18_deck[(0) * 2], &s.i18_deck[(0) * 78], 78, t21, &ctx.rng)
            t21 -= 1
            v1000059 = t23
            if s.i14_hand[(v293) * 78 + v1000059] + 1 > 65535:
                set_fault(s, 154)
            else:
                s.i14_hand[(v293) * 78 + v1000059] = <uint16_t>(s.i14_hand[(v293) * 78 + v1000059] + 1)
                held_mark(&s.hi14_hand[(v293) * 2], v1000059, s.i14_hand[(v293) * 78 + v1000059] != 0)
    if (s.head.players == 2):
        t24 = held_size(&s.hi18_deck[(0) * 2], &s.i18_deck[(0) * 78], 78)
        if 7 > t24:
            set_fault(s, 155)
        for t25 in range(7 if 7 <= t24 else 0):
            t26 = held_draw(&s.hi18_deck[(0) * 2], &s.i18_deck[(0) * 78], 78, t24, &ctx.rng)
            t24 -= 1
            v1000060 = t26
            if s.i22_pile[(0) * 78 + v1000060] + 1 > 65535:
                set_fault(s, 156)
            else:
                s.i22_pile[(0) * 78 + v1000060] = <uint16_t>(s.i22_pile[(0) * 78 + v1000060] + 1)
                held_mark(&s.hi22_pile[(0) * 2], v1000060, s.i22_pile[(0) * 78 + v1000060] != 0)
        t27 = NEUTRALx_x_2_x_x_x_x_x[s.head.players]
        t28 = (next_seat(t27, SEATS[s.head.players]) if t27 >= 0 else -1)
        if True:
            s.i20_steward[0] = (t28 + 1)


cdef inline int d255_hand_size(State* s) noexcept nogil:  # hand_size
    return 7


cdef int d264_copies(State* s, int v106) noexcept nogil:  # copies
    cdef int t1
    cdef int t2
    cdef int v107
    t1 = 0
    for t2 in range(COLUMN0_3_n[v106]):
        v107 = (<int*>&COLUMN0_3[v106][0])[t2]
        if (v107 <= SEATS[s.head.players]):
            t1 += 1
    return t1


cdef inline int d363_tokens_laid(State* s) noexcept nogil:  # tokens_laid
    return narrowed((2 if (s.head.players == 2) else (s.head.players - 1)), 2, 6, &s.head.fault, 158)


cdef inline b1 kept6_on_offer(State* s) noexcept nogil:  # on_offer
    cdef int t1
    t1 = 0
    if not (s.known6[0] >> 0) & 1:
        s.known6[0] |= (<uint64_t>1) << 0
        s.kept6[(0) * 1 + t1] = d261_on_offer(s)
    return s.kept6[(0) * 1 + t1]


cdef b1 d261_on_offer(State* s) noexcept nogil:  # on_offer
    cdef b1 t1
    cdef int v1000061
    cdef int t2
    cdef int t3
    cdef int t4
    cdef b1 t5
    cdef b1 t6
    cdef b1 t7
    t1 = b1_none()
    for t2 in range(SEATS[s.head.players]):
        v1000061 = t2
        t3 = (<int>s.i2_wonder[v1000061] - 1)
        t4 = (COLUMN1_0[(<int>s.i2_wonder[v1000061] - 1)] if t3 >= 0 else -1)
        t5 = (b1_load(WHERE7[t4]) if t4 >= 0 else b1_none())
        t1 = b1_or(t1, t5)
    t6 = b1_andnot(b1_first(14), t1)
    t7 = b1_and(t6, b1_mask(1, 14))
    return t7


cdef inline int d257_start_coins(State* s) noexcept nogil:  # start_coins
    return 3


cdef inline int d276_guilds_in_play(State* s) noexcept nogil:  # guilds_in_play
    cdef int t1
    t1 = d274_handed_out(s, 3)
    return ((SEATS[s.head.players] + 2) if t1 else 0)


cdef int d274_handed_out(State* s, int v116) noexcept nogil:  # handed_out
    cdef bint t1
    cdef int v117
    cdef int t2
    cdef bint t3
    cdef int v118
    cdef int t4
    cdef bint t5
    cdef bint t6
    t1 = 0
    for t2 in range(s.head.players):
        v117 = t2
        if (not (not b1_any(b1_load(&s.i30_going_round[(v117) * 1])))):
            t1 = 1
            break
    t6 = (not t1)
    if t6:
        t5 = (v116 <= (<int>s.i0_age[0] + 1))
        if t5:
            t3 = 0
            for t4 in range(SEATS[s.head.players]):
                v118 = t4
                if not (not ((<int>s.i2_wonder[v118] - 1) == -1)):
                    t3 = 1
                    break
            t5 = (not t3)
        t6 = t5
    return t6


cdef int d275_in_play(State* s, int v119) noexcept nogil:  # in_play
    cdef int t1
    cdef int t2
    cdef int t3
    t1 = d274_handed_out(s, COLUMN0_0[v119])
    if t1:
        t2 = d264_copies(s, v119)
        t3 = t2
    else:
        t3 = 0
    return t3


cdef int d273_whereabouts(State* s, int v108) noexcept nogil:  # whereabouts
    cdef int t1
    cdef int v109
    cdef int t2
    cdef int v110
    cdef int t3
    cdef int v111
    cdef int t4
    cdef int t5
    cdef int v112
    cdef int t6
    cdef int v113
    cdef int v114
    cdef int t7
    cdef int v115
    cdef int t8
    cdef int t9
    t1 = 0
    for t2 in range(SEATS[s.head.players]):
        v109 = t2
        t1 += (((&s.i14_hand[(v109) * 78])[v108] + (&s.i16_passing[(v109) * 78])[v108]) + (&s.i17_buried[(v109) * 78])[v108])
    v110 = t1
    t3 = 0
    for t4 in range(SEATS[s.head.players]):
        v111 = t4
        if bit_at(&s.i3_city[(v111) * 2], v108):
            t3 += 1
    t5 = 0
    for t6 in range(SEATS[s.head.players]):
        v112 = t6
        if ((<int>s.i15_chosen[v112] - 1) == v108):
            t5 += 1
    v113 = (t3 + t5)
    v114 = (1 if ((<int>s.i11_found[0] - 1) == v108) else 0)
    if (s.head.players == 2):
        t7 = 0
        for t8 in range(s.head.players):
            v115 = t8
            t7 += (&s.i21_put_under[(v115) * 78])[v108]
        t9 = ((&s.i22_pile[0])[v108] + t7)
    else:
        t9 = 0
    return narrowed(((((((&s.i18_deck[0])[v108] + (&s.i19_discard[0])[v108]) + v110) + v113) + v114) + t9), 0, 60, &s.head.fault, 160)


cdef int d330_result_projects(State* s, int v238) noexcept nogil:  # result.projects
    cdef int t1
    cdef int t2
    cdef int v239
    cdef int t3
    cdef int t4
    cdef int t5
    cdef int t6
    cdef int v242
    cdef int t7
    t1 = 0
    for t2 in range(10):
        v239 = t2
        for t3 in range((&s.i38_tokens[(v238) * 10])[t2]):
            t4 = d396_Reward_worth(s, v239, v238)
            t1 += t4
    t5 = 0
    for t6 in range(3):
        v242 = (t6 + 1)
        for t7 in range((&s.i39_penalties[(v238) * 3])[t6]):
            t5 += v242
    return (t1 - t5)


cdef int d396_Reward_worth(State* s, int v240, int v241) noexcept nogil:  # Reward.worth
    cdef b1 t1
    cdef int t2
    cdef int t3
    cdef int t4
    cdef int t5
    if b1_has(b1_of(<uint64_t>0xA0), v240):
        if (v240 == 5):
            t4 = b1_count(b1_load(&s.i4_built[(v241) * 1]))
        else:
            if (v240 == 7):
                t1 = d301_nearby(s, v241)
                t2 = d302_cards(s, t1, b1_of(<uint64_t>0x40))
                t3 = t2
            else:
                t3 = COLUMN5_1[v240]
            t4 = t3
        t5 = t4
    else:
        t5 = COLUMN5_1[v240]
    return t5


cdef int d302_cards(State* s, b1 v185, b1 v186) noexcept nogil:  # cards
    cdef int t1
    cdef b1 t2
    cdef int v187
    cdef int t3
    t1 = 0
    t2 = v185
    while b1_any(t2):
        v187 = b1_low(t2)
        t2 = b1_drop(t2)
        t3 = d296_owned(s, v187, v186)
        t1 += t3
    return narrowed(t1, 0, 75, &s.head.fault, 161)


cdef inline int d329_result_tower(State* s, int v236) noexcept nogil:  # result.tower
    cdef int t1
    t1 = d356_tower_points(s, <int>s.i26_raised[v236])
    return t1


cdef inline int d356_tower_points(State* s, int v237) noexcept nogil:  # tower_points
    return (10 if (v237 == 3) else (5 if (v237 == 2) else (2 if (v237 == 1) else 0)))


cdef int d328_result_guilds(State* s, int v233) noexcept nogil:  # result.guilds
    cdef b2 t1
    cdef b2 t2
    cdef int t3
    cdef b2 t4
    cdef int v234
    cdef int t5
    cdef int t6
    cdef int t7
    cdef int t8
    cdef int v235
    t1 = b2_of(<uint64_t>0x0, <uint64_t>0x3FF0)
    t2 = b2_and(b2_load(&s.i3_city[(v233) * 2]), t1)
    t3 = 0
    t4 = t2
    while b2_any(t4):
        v234 = b2_low(t4)
        t4 = b2_drop(t4)
        t5 = d395_Card_worth(s, v234, v233)
        t3 += t5
    t6 = d386_Stage_held(s, 36, v233)
    if t6:
        t7 = d320_best_copy(s, v233)
        t8 = t7
    else:
        t8 = 0
    v235 = t8
    return (t3 + (narrowed(v235, NO_INT + 1, 2147483647, &s.head.fault, 162) if (not (v235 == NO_INT)) else 0))


cdef int d320_best_copy(State* s, int v220) noexcept nogil:  # best_copy
    cdef int t1
    cdef bint t2
    cdef b1 t3
    cdef b1 t4
    cdef int v221
    cdef b2 t5
    cdef b2 t6
    cdef b2 t7
    cdef int v222
    cdef int t8
    t1 = NO_INT
    t2 = 0
    t3 = d300_beside(s, v220)
    t4 = t3
    while b1_any(t4):
        v221 = b1_low(t4)
        t4 = b1_drop(t4)
        t5 = b2_of(<uint64_t>0x0, <uint64_t>0x3FF0)
        t6 = b2_and(b2_load(&s.i3_city[(v221) * 2]), t5)
        t7 = t6
        while b2_any(t7):
            v222 = b2_low(t7)
            t7 = b2_drop(t7)
            t8 = d319_copy_worth(s, v222, v220)
            if not t2 or t8 > t1:
                t1 = t8
                t2 = 1
    return t1


cdef int d319_copy_worth(State* s, int v216, int v217) noexcept nogil:  # copy_worth
    cdef int t1
    cdef int t2
    cdef int t3
    cdef int t4
    cdef int t5
    if (v216 == 72):
        t1 = d314_jokers(s, v217)
        t2 = d318_best_science(s, v217, (t1 + 1))
        t3 = d318_best_science(s, v217, t1)
        t5 = (t2 - t3)
    else:
        t4 = d395_Card_worth(s, v216, v217)
        t5 = t4
    return narrowed(t5, 0, 500, &s.head.fault, 163)


cdef int d314_jokers(State* s, int v203) noexcept nogil:  # jokers
    cdef int t1
    cdef b2 t2
    cdef int t3
    cdef b2 t4
    cdef b2 t5
    cdef b2 t6
    cdef b2 t7
    cdef b2 t8
    cdef b2 t9
    cdef int t10
    cdef b2 t11
    cdef int v204
    cdef b1 t12
    cdef b1 t13
    cdef int t14
    cdef b1 t15
    cdef int v205
    t1 = d390_Tile_held(s, 3)
    t2 = b2_of(<uint64_t>0x1800016000, <uint64_t>0x0)
    t3 = d390_Tile_held(s, 2)
    t4 = b2_of(<uint64_t>0x780003FF, <uint64_t>0x0)
    t5 = d350_single_mines(s)
    t6 = b2_andnot(b2_first(78), t5)
    t7 = b2_and(t4, t6)
    t8 = b2_load(&s.i3_city[(v203) * 2])
    t9 = b2_and(b2_of(<uint64_t>0x0, <uint64_t>0x100), b2_and(b2_andnot(b2_first(78), b2_and(b2_mask(t1, 78), t2)), b2_and(b2_andnot(b2_first(78), b2_and(b2_mask(t3, 78), t7)), t8)))
    t10 = 0
    t11 = t9
    while b2_any(t11):
        v204 = b2_low(t11)
        t11 = b2_drop(t11)
        t10 += 1
    t12 = b1_load(&s.i4_built[(v203) * 1])
    t13 = b1_and(b1_of(<uint64_t>0x880), t12)
    t14 = 0
    t15 = t13
    while b1_any(t15):
        v205 = b1_low(t15)
        t15 = b1_drop(t15)
        t14 += 1
    return narrowed(((0 + t10) + t14), 0, 6, &s.head.fault, 164)


cdef int d318_best_science(State* s, int v213, int v214) noexcept nogil:  # best_science
    cdef int t1
    cdef bint t2
    cdef uint16_t t3[3]
    cdef int t4
    cdef int t5
    cdef int t6
    cdef int t7
    cdef int t8
    cdef int v1000076
    cdef int t9
    cdef uint16_t t10[3]
    cdef uint16_t t11[3]
    cdef b2 t12
    cdef b2 t13
    cdef b2 t14
    cdef int v1000078
    cdef uint16_t t15[3]
    cdef uint16_t t16[3]
    cdef b2 t17
    cdef b2 t18
    cdef int v1000080
    cdef int t19
    cdef int t20
    cdef bint t21
    cdef int v1000077
    cdef int t22
    cdef uint16_t t23[3]
    cdef uint16_t t24[3]
    cdef b2 t25
    cdef b2 t26
    cdef b2 t27
    cdef int v1000082
    cdef int t28
    cdef int t29
    cdef int t30
    cdef int t31
    cdef int t32
    cdef int t33
    t1 = NO_INT
    t2 = 0
    for t4 in range(v214 + 1):
        t3[0] = t4
        t5 = v214 - t4
        for t6 in range(t5 + 1):
            t3[1] = t6
            t7 = t5 - t6
            t3[2] = t7
            t8 = 0
            for t9 in range(3):
                v1000076 = t9
                t11[0] = 0
                t11[1] = 0
                t11[2] = 0
                t12 = b2_of(<uint64_t>0xF8003C0000E00000, <uint64_t>0x0)
                t13 = b2_and(b2_load(&s.i3_city[(v213) * 2]), t12)
                t14 = t13
                while b2_any(t14):
                    v1000078 = b2_low(t14)
                    t14 = b2_drop(t14)
                    t11[COLUMN0_7[v1000078]] += 1
                t10[0] = t11[0] + t3[0]
                t10[1] = t11[1] + t3[1]
                t10[2] = t11[2] + t3[2]
                t16[0] = 0
                t16[1] = 0
                t16[2] = 0
                t17 = b2_and(b2_load(&s.i3_city[(v213) * 2]), t12)
                t18 = t17
                while b2_any(t18):
                    v1000080 = b2_low(t18)
                    t18 = b2_drop(t18)
                    t16[COLUMN0_7[v1000080]] += 1
                t15[0] = t16[0] + t3[0]
                t15[1] = t16[1] + t3[1]
                t15[2] = t16[2] + t3[2]
                t8 += (narrowed(t10[v1000076], 0, 30, &s.head.fault, 166) * narrowed(t15[v1000076], 0, 30, &s.head.fault, 166))
            t19 = d315_set_worth(s, v213)
            t20 = NO_INT
            t21 = 0
            for t22 in range(3):
                v1000077 = t22
                t24[0] = 0
                t24[1] = 0
                t24[2] = 0
                t25 = b2_of(<uint64_t>0xF8003C0000E00000, <uint64_t>0x0)
                t26 = b2_and(b2_load(&s.i3_city[(v213) * 2]), t25)
                t27 = t26
                while b2_any(t27):
                    v1000082 = b2_low(t27)
                    t27 = b2_drop(t27)
                    t24[COLUMN0_7[v1000082]] += 1
                t23[0] = t24[0] + t3[0]
                t23[1] = t24[1] + t3[1]
                t23[2] = t24[2] + t3[2]
                t28 = narrowed(t23[v1000077], 0, 30, &s.head.fault, 166)
                if not t21 or t28 < t20:
                    t20 = t28
                    t21 = 1
            t29 = (t19 * t20)
            t30 = (NO_INT if t20 == NO_INT else t29)
            t31 = (t8 + t30)
            t32 = (NO_INT if t30 == NO_INT else t31)
            t33 = (t32 if t32 == NO_INT else narrowed(t32, 0, 5000, &s.head.fault, 165))
            if not t2 or t33 > t1:
                t1 = t33
                t2 = 1
    return t1


cdef inline int d315_set_worth(State* s, int v206) noexcept nogil:  # set_worth
    return narrowed((7 + (3 * (&s.i38_tokens[(v206) * 10])[6])), 0, 99, &s.head.fault, 168)


cdef int d395_Card_worth(State* s, int v218, int v219) noexcept nogil:  # Card.worth
    cdef int t1
    cdef int t2
    cdef int t3
    cdef int t4
    cdef b1 t5
    cdef int t6
    cdef b1 t7
    cdef int t8
    cdef b1 t9
    cdef int t10
    cdef b1 t11
    cdef int t12
    cdef int t13
    cdef b1 t14
    cdef int t15
    cdef b1 t16
    cdef int t17
    cdef b1 t18
    cdef int t19
    cdef int t20
    cdef int t21
    cdef int t22
    cdef int t23
    cdef int t24
    cdef int t25
    cdef int t26
    cdef int t27
    cdef int t28
    cdef int t29
    cdef int t30
    cdef int t31
    cdef int t32
    cdef int t33
    if b2_has(b2_of(<uint64_t>0x3C000000000000, <uint64_t>0x3EF0), v218):
        if (v218 == 50):
            t1 = d303_stages(s, b1_bit(v219))
            t32 = t1
        else:
            if (v218 == 51):
                t2 = d298_greys(s, v219)
                t31 = (2 * t2)
            else:
                if (v218 == 52):
                    t3 = d297_browns(s, v219)
                    t30 = t3
                else:
                    if (v218 == 53):
                        t4 = d299_yellows(s, v219)
                        t29 = t4
                    else:
                        if (v218 == 68):
                            t5 = d301_nearby(s, v219)
                            t6 = d303_stages(s, t5)
                            t28 = t6
                        else:
                            if (v218 == 69):
                                t7 = d300_beside(s, v219)
                                t8 = d302_cards(s, t7, b1_of(<uint64_t>0x2))
                                t27 = (2 * t8)
                            else:
                                if (v218 == 70):
                                    t9 = d300_beside(s, v219)
                                    t10 = d302_cards(s, t9, b1_of(<uint64_t>0x4))
                                    t26 = t10
                                else:
                                    if (v218 == 71):
                                        t11 = d300_beside(s, v219)
                                        t12 = d302_cards(s, t11, b1_of(<uint64_t>0x8))
                                        t25 = t12
                                    else:
                                        if (v218 == 73):
                                            t13 = d296_owned(s, v219, b1_of(<uint64_t>0x43))
                                            t24 = t13
                                        else:
                                            if (v218 == 74):
                                                t14 = d300_beside(s, v219)
                                                t15 = d302_cards(s, t14, b1_of(<uint64_t>0x20))
                                                t23 = t15
                                            else:
                                                if (v218 == 75):
                                                    t22 = (<int>s.i7_defeats[next_seat(v219, SEATS[s.head.players])] + <int>s.i7_defeats[seat_before(v219, SEATS[s.head.players])])
                                                else:
                                                    if (v218 == 76):
                                                        t16 = d300_beside(s, v219)
                                                        t17 = d302_cards(s, t16, b1_of(<uint64_t>0x10))
                                                        t21 = t17
                                                    else:
                                                        if (v218 == 77):
                                                            t18 = d300_beside(s, v219)
                                                            t19 = d302_cards(s, t18, b1_of(<uint64_t>0x1))
                                                            t20 = t19
                                                        else:
                                                            t20 = COLUMN0_9[v218]
                                                        t21 = t20
                                                    t22 = t21
                                                t23 = t22
                                            t24 = t23
                                        t25 = t24
                                    t26 = t25
                                t27 = t26
                            t28 = t27
                        t29 = t28
                    t30 = t29
                t31 = t30
            t32 = t31
        t33 = t32
    else:
        t33 = COLUMN0_9[v218]
    return t33


cdef int d327_result_commerce(State* s, int v231) noexcept nogil:  # result.commerce
    cdef b2 t1
    cdef b2 t2
    cdef int t3
    cdef b2 t4
    cdef int v232
    cdef int t5
    t1 = b2_of(<uint64_t>0x3C003C0001E000, <uint64_t>0x0)
    t2 = b2_and(b2_load(&s.i3_city[(v231) * 2]), t1)
    t3 = 0
    t4 = t2
    while b2_any(t4):
        v232 = b2_low(t4)
        t4 = b2_drop(t4)
        t5 = d395_Card_worth(s, v232, v231)
        t3 += t5
    return t3


cdef inline int d326_result_science(State* s, int v230) noexcept nogil:  # result.science
    cdef int t1
    cdef int t2
    t1 = d314_jokers(s, v230)
    t2 = d318_best_science(s, v230, t1)
    return t2


cdef int d325_result_civilian(State* s, int v228) noexcept nogil:  # result.civilian
    cdef b2 t1
    cdef b2 t2
    cdef int t3
    cdef b2 t4
    cdef int v229
    cdef int t5
    t1 = b2_of(<uint64_t>0x7C003C0001E0000, <uint64_t>0x0)
    t2 = b2_and(b2_load(&s.i3_city[(v228) * 2]), t1)
    t3 = 0
    t4 = t2
    while b2_any(t4):
        v229 = b2_low(t4)
        t4 = b2_drop(t4)
        t5 = d395_Card_worth(s, v229, v228)
        t3 += t5
    return t3


cdef inline int d324_result_wonders(State* s, int v226) noexcept nogil:  # result.wonders
    cdef b1 t1
    t1 = b1_load(&s.i4_built[(v226) * 1])
    return (b1_count(b1_and(t1, b1_of(<uint64_t>0x1AAABFF5365))) + (b1_count(b1_and(t1, b1_of(<uint64_t>0x1A29B35D365))) << 1) + (b1_count(b1_and(t1, b1_of(<uint64_t>0x28A09DA4124))) << 2))


cdef inline int d323_result_treasury(State* s, int v225) noexcept nogil:  # result.treasury
    return floor_div(<int>s.i5_coins[v225], 3, &s.head.fault, 169)


cdef int d322_result_military(State* s, int v223) noexcept nogil:  # result.military
    cdef int t1
    cdef int t2
    cdef int v224
    cdef int t3
    t1 = 0
    for t2 in range(5):
        v224 = (t2 + 1)
        for t3 in range((&s.i6_victories[(v223) * 5])[t2]):
            t1 += v224
    return (t1 - <int>s.i7_defeats[v223])


cdef int d331_result_total(State* s, int v243) noexcept nogil:  # result.total
    cdef int t1
    cdef int t2
    cdef int t3
    cdef int t4
    cdef int t5
    cdef int t6
    cdef int t7
    cdef int t8
    cdef int t9
    t1 = d322_result_military(s, v243)
    t2 = d323_result_treasury(s, v243)
    t3 = d324_result_wonders(s, v243)
    t4 = d325_result_civilian(s, v243)
    t5 = d326_result_science(s, v243)
    t6 = d327_result_commerce(s, v243)
    t7 = d328_result_guilds(s, v243)
    t8 = d329_result_tower(s, v243)
    t9 = d330_result_projects(s, v243)
    return ((((t1 + t2) + t3) + (t4 + t5)) + ((t6 + t7) + (t8 + t9)))


cdef int k0_r258_play(State* s, Context* ctx) noexcept nogil:  # play
    ctx.fired[258] += 1
    s.head.reason = 1
    s.v28 = s.v27
    s.back262 = 1
    return 2


cdef int k1_r258_play(State* s, Context* ctx) noexcept nogil:  # play
    s.rest282 = b1_of(<uint64_t>0x7)
    return 4


cdef int k2_r262_set_up(State* s, Context* ctx) noexcept nogil:  # set_up
    cdef int t1
    cdef int t2
    cdef int v284
    cdef int t3
    cdef int t4
    cdef b1 t5
    cdef int t6
    ctx.fired[262] += 1
    if (s.head.players == 2):
        t1 = NEUTRALx_x_2_x_x_x_x_x[s.head.players]
        t2 = (next_seat(t1, SEATS[s.head.players]) if t1 >= 0 else -1)
        if True:
            s.i20_steward[0] = (t2 + 1)
    for t3 in range(SEATS[s.head.players]):
        v284 = t3
        t4 = d257_start_coins(s)
        if True:
            s.i5_coins[v284] = t4
        t5 = kept6_on_offer(s)
        t6 = b1_chance(t5, &ctx.rng)
        if t6 < 0:
            set_fault(s, 3)
        s.v285 = t6 if t6 >= 0 else 0
        if True:
            if s.i2_wonder[v284] != (s.v285 + 1):
                s.i2_wonder[v284] = (s.v285 + 1)
                s.known0[0] &= ~((<uint64_t>1) << (v284))
                s.known4[0] &= ~((<uint64_t>1) << (v284))
                s.known6[0] = 0
    s.v52 = s.v28
    s.back352 = s.back262
    return 5


cdef int k3_r258_play(State* s, Context* ctx) noexcept nogil:  # play
    s.head.reason = 0
    return OVER


cdef int k4_r258_play(State* s, Context* ctx) noexcept nogil:  # play
    cdef int t1
    if not b1_any(s.rest282):
        return 3
    s.v282 = (b1_low(s.rest282) + 1)
    s.rest282 = b1_drop(s.rest282)
    if True:
        s.i0_age[0] = (s.v282 - 1)
    f265_deal_age(s, s.v27, ctx)
    t1 = d254_turns_in_age(s)
    s.rest283 = b1_andnot(b1_first(t1 - 1 + 1), b1_first(1 - 1))
    return 7


cdef int k5_r352_draft_tiles(State* s, Context* ctx) noexcept nogil:  # draft_tiles
    cdef int v312
    cdef int t1
    cdef int t2
    cdef int t3
    cdef int t4
    cdef int v1000001
    cdef b1 t5
    cdef b1 t6
    cdef int t7
    cdef int t8
    cdef int t9
    cdef int t10
    cdef int v1000002
    cdef b1 t11
    cdef b1 t12
    ctx.fired[352] += 1
    for t1 in range(s.head.players):
        v312 = t1
        t2 = b1_count(b1_load(&s.i27_box[(0) * 1]))
        if 3 > t2:
            set_fault(s, 6)
        for t3 in range(3 if 3 <= t2 else 0):
            t4 = b1_draw(&s.i27_box[(0) * 1], t2, &ctx.rng)
            t2 -= 1
            v1000001 = t4
            t5 = b1_bit(v1000001)
            t6 = b1_load(&s.i30_going_round[(v312) * 1])
            if b1_any(b1_and(t6, t5)):
                set_fault(s, 7)
            else:
                b1_store(&s.i30_going_round[(v312) * 1], b1_or(t6, t5))
    t7 = d346_blocked(s)
    t8 = b1_count(b1_load(&s.i27_box[(0) * 1]))
    if t7 > t8:
        set_fault(s, 8)
    for t9 in range(t7 if t7 <= t8 else 0):
        t10 = b1_draw(&s.i27_box[(0) * 1], t8, &ctx.rng)
        t8 -= 1
        v1000002 = t10
        t11 = b1_bit(v1000002)
        t12 = b1_load(&s.i28_cover[(0) * 1])
        if b1_any(b1_and(t12, t11)):
            set_fault(s, 9)
        else:
            b1_store(&s.i28_cover[(0) * 1], b1_or(t12, t11))
    s.left0 = 3
    return 8


cdef int k6_r258_play(State* s, Context* ctx) noexcept nogil:  # play
    s.v35 = s.v27
    s.back270 = 9
    return 10


cdef int k7_r258_play(State* s, Context* ctx) noexcept nogil:  # play
    if not b1_any(s.rest283):
        return 6
    s.v283 = (b1_low(s.rest283) + 1)
    s.rest283 = b1_drop(s.rest283)
    if True:
        s.i1_turn[0] = (s.v283 - 1)
    s.v31 = s.v27
    s.back266 = 7
    return 11


cdef int k8_r352_draft_tiles(State* s, Context* ctx) noexcept nogil:  # draft_tiles
    if s.left0 <= 0:
        return s.back352
    s.left0 -= 1
    s.head.together = 3
    s.rest313 = b1_first(s.head.players)
    return 14


cdef int k9_r258_play(State* s, Context* ctx) noexcept nogil:  # play
    s.v24 = s.v27
    s.back250 = 15
    return 16


cdef int k10_r270_last_cards(State* s, Context* ctx) noexcept nogil:  # last_cards
    cdef int t1
    cdef int t2
    ctx.fired[270] += 1
    t1 = d254_turns_in_age(s)
    t2 = (t1 + 1)
    if True:
        s.i1_turn[0] = (t2 - 1)
    f267_forget_fresh(s, s.v35, ctx)
    s.v36 = s.v35
    s.back271 = 17
    return 18


cdef int k11_r266_one_turn(State* s, Context* ctx) noexcept nogil:  # one_turn
    cdef int t1
    cdef int t2
    cdef int t3
    cdef int v1000003
    cdef int t4
    cdef b1 t5
    ctx.fired[266] += 1
    if (s.head.players == 2):
        t1 = held_size(&s.hi22_pile[(0) * 2], &s.i22_pile[(0) * 78], 78)
        if 1 > t1:
            set_fault(s, 12)
        for t2 in range(1 if 1 <= t1 else 0):
            t3 = held_draw(&s.hi22_pile[(0) * 2], &s.i22_pile[(0) * 78], 78, t1, &ctx.rng)
            t1 -= 1
            v1000003 = t3
            t4 = (<int>s.i20_steward[0] - 1)
            if s.i14_hand[(t4) * 78 + v1000003] + 1 > 65535:
                set_fault(s, 13)
            else:
                s.i14_hand[(t4) * 78 + v1000003] = <uint16_t>(s.i14_hand[(t4) * 78 + v1000003] + 1)
                held_mark(&s.hi14_hand[(t4) * 2], v1000003, s.i14_hand[(t4) * 78 + v1000003] != 0)
    t5 = b1_none()
    if True:
        b1_store(&s.i36_joined[(0) * 1], t5)
    f267_forget_fresh(s, s.v31, ctx)
    s.head.together = 1
    s.rest294 = b1_first(s.head.players)
    return 21


cdef int k12_r352_draft_tiles(State* s, Context* ctx) noexcept nogil:  # draft_tiles
    f353_pass_tiles(s, s.v52, ctx)
    return 8


cdef int k13_r352_draft_tiles(State* s, Context* ctx) noexcept nogil:  # draft_tiles
    s.head.together = 0
    return 12


cdef int k14_r352_draft_tiles(State* s, Context* ctx) noexcept nogil:  # draft_tiles
    cdef int t1
    if not b1_any(s.rest313):
        return 13
    s.v313 = b1_low(s.rest313)
    s.rest313 = b1_drop(s.rest313)
    t1 = d397_neutral_decides(s, s.v313)
    s.head.seat = narrowed(t1, 0, 2147483647, &s.head.fault, 15)
    s.head.question = 7
    return ASK


cdef int k15_r258_play(State* s, Context* ctx) noexcept nogil:  # play
    s.v37 = s.v27
    s.back272 = 4
    return 24


cdef int k16_r250_end_of_turn(State* s, Context* ctx) noexcept nogil:  # end_of_turn
    ctx.fired[250] += 1
    f267_forget_fresh(s, s.v24, ctx)
    s.rest278 = b1_first(SEATS[s.head.players])
    return 26


cdef int k17_r270_last_cards(State* s, Context* ctx) noexcept nogil:  # last_cards
    cdef int v298
    cdef int t1
    for t1 in range(s.head.players):
        v298 = t1
        if not held_move(&s.hi14_hand[(v298) * 2], &s.i14_hand[(v298) * 78], &s.hi19_discard[(0) * 2], &s.i19_discard[(0) * 78], 78):
            set_fault(s, 16)
    return s.back270


cdef int k18_r271_use_last_cards(State* s, Context* ctx) noexcept nogil:  # use_last_cards
    cdef int v299
    cdef int t1
    cdef int t2
    ctx.fired[271] += 1
    if (s.head.players == 2):
        if not held_move(&s.hi22_pile[(0) * 2], &s.i22_pile[(0) * 78], &s.hi19_discard[(0) * 2], &s.i19_discard[(0) * 78], 78):
            set_fault(s, 17)
        v299 = NEUTRALx_x_2_x_x_x_x_x[s.head.players]
        if (not (v299 == -1)):
            t1 = d256_uses_last_card(s, v299)
            t2 = t1
        else:
            t2 = 0
        if t2:
            s.v300 = narrowed(NEUTRALx_x_2_x_x_x_x_x[s.head.players], 0, 2147483647, &s.head.fault, 18)
            s.v48 = s.v300
            s.back341 = 27
            return 28
        else:
            return 27
    else:
        return 27


cdef int k19_r266_one_turn(State* s, Context* ctx) noexcept nogil:  # one_turn
    cdef int t1
    f268_all_act(s, s.v31, ctx)
    t1 = d254_turns_in_age(s)
    if ((<int>s.i1_turn[0] + 1) < t1):
        s.v24 = s.v31
        s.back250 = 29
        return 16
    else:
        return s.back266


cdef int k20_r266_one_turn(State* s, Context* ctx) noexcept nogil:  # one_turn
    s.head.together = 0
    return 19


cdef int k21_r266_one_turn(State* s, Context* ctx) noexcept nogil:  # one_turn
    if not b1_any(s.rest294):
        return 20
    s.v294 = b1_low(s.rest294)
    s.rest294 = b1_drop(s.rest294)
    s.v13 = s.v294
    s.back243 = 21
    return 30


cdef int k22_r352_draft_tiles(State* s, Context* ctx) noexcept nogil:  # draft_tiles
    cdef int v1000004
    cdef b1 t1
    cdef b1 t2
    cdef b1 t3
    cdef b1 t4
    v1000004 = s.v314
    t1 = b1_bit(v1000004)
    t2 = b1_load(&s.i30_going_round[(s.v313) * 1])
    if b1_any(b1_andnot(t1, t2)):
        set_fault(s, 19)
    else:
        b1_store(&s.i30_going_round[(s.v313) * 1], b1_andnot(t2, t1))
    t3 = b1_bit(v1000004)
    t4 = b1_load(&s.i29_tiles[(s.v313) * 1])
    if b1_any(b1_and(t4, t3)):
        set_fault(s, 20)
    else:
        b1_store(&s.i29_tiles[(s.v313) * 1], b1_or(t4, t3))
    return 14


cdef int k23_r352_draft_tiles(State* s, Context* ctx) noexcept nogil:  # draft_tiles
    return 14


cdef int k24_r272_end_of_age(State* s, Context* ctx) noexcept nogil:  # end_of_age
    ctx.fired[272] += 1
    s.v44 = s.v37
    s.back312 = 31
    return 32


cdef int k25_r250_end_of_turn(State* s, Context* ctx) noexcept nogil:  # end_of_turn
    f355_lay_tiles(s, s.v24, ctx)
    return s.back250


cdef int k26_r250_end_of_turn(State* s, Context* ctx) noexcept nogil:  # end_of_turn
    cdef b1 t1
    cdef b1 t2
    if not b1_any(s.rest278):
        return 25
    s.v278 = b1_low(s.rest278)
    s.rest278 = b1_drop(s.rest278)
    if not bit_at(&s.i10_diggers[0], s.v278):
        return 26
    t1 = b1_bit(s.v278)
    t2 = b1_load(&s.i10_diggers[(0) * 1])
    if b1_any(b1_andnot(t1, t2)):
        set_fault(s, 21)
    else:
        b1_store(&s.i10_diggers[(0) * 1], b1_andnot(t2, t1))
    s.v25 = s.v278
    s.back252 = 26
    return 33


cdef int k27_r271_use_last_cards(State* s, Context* ctx) noexcept nogil:  # use_last_cards
    cdef b1 t1
    cdef int v301
    cdef int t2
    cdef int t3
    s.head.together = 2
    t1 = b1_none()
    for t2 in range(s.head.players):
        v301 = t2
        t3 = d256_uses_last_card(s, v301)
        if t3:
            if True:
                t1 = b1_or(t1, b1_bit(v301))
    s.rest302 = t1
    return 36


cdef int k28_r341_offer_last_card(State* s, Context* ctx) noexcept nogil:  # offer_last_card
    cdef int t1
    ctx.fired[341] += 1
    t1 = d397_neutral_decides(s, s.v48)
    s.head.seat = narrowed(t1, 0, 2147483647, &s.head.fault, 22)
    s.head.question = 6
    return ASK


cdef int k29_r266_one_turn(State* s, Context* ctx) noexcept nogil:  # one_turn
    f269_pass_hands(s, s.v31, ctx)
    return s.back266


cdef int k30_r243_take_turn(State* s, Context* ctx) noexcept nogil:  # take_turn
    ctx.fired[243] += 1
    if ((s.head.players == 2) and (s.v13 == (<int>s.i20_steward[0] - 1))):
        s.v45 = s.v13
        s.back338 = 38
        return 39
    else:
        return 38


cdef int k31_r272_end_of_age(State* s, Context* ctx) noexcept nogil:  # end_of_age
    cdef b1 t1
    cdef int t2
    cdef int t3[24]
    cdef int t4
    cdef int t5
    cdef uint32_t t6
    cdef int t7
    cdef int t8
    cdef int t9
    cdef int v1000005
    cdef b1 t10
    t1 = b1_none()
    t2 = d347_spaces(s)
    t4 = 0
    for t5 in range(list_length(&s.i23_levels[(0) * 26]) if True else 0):
        t6 = list_code(&s.i23_levels[(0) * 26], t5, 1)
        t3[t4] = <int>t6
        t4 += 1
    t7 = t4
    t8 = t2 if t2 < t7 else t7
    if t8 < 0:
        t8 = 0
    for t9 in range(t8):
        v1000005 = (&t3[t7 - t8])[t9]
        t1 = b1_or(t1, b1_bit(v1000005))
    if True:
        t10 = b1_xor(b1_load(&s.i24_active[(0) * 1]), t1)
        b1_store(&s.i24_active[(0) * 1], t1)
        if b1_any(b1_and(t10, b1_of(<uint64_t>0x1B000C))):
            s.known0[0] = 0
        if b1_any(b1_and(t10, b1_of(<uint64_t>0xF0C))):
            memset(&s.known1[0], 0, sizeof(s.known1))
        if b1_any(b1_and(t10, b1_of(<uint64_t>0xC))):
            memset(&s.known2[0], 0, sizeof(s.known2))
        if b1_any(b1_and(t10, b1_of(<uint64_t>0xF00))):
            memset(&s.known3[0], 0, sizeof(s.known3))
        if b1_any(b1_and(t10, b1_of(<uint64_t>0x8000C))):
            s.known4[0] = 0
    return s.back272


cdef int k32_r312_battles(State* s, Context* ctx) noexcept nogil:  # battles
    ctx.fired[312] += 1
    s.v73 = s.v44
    s.back373 = 40
    return 41


cdef int k33_r252_dig(State* s, Context* ctx) noexcept nogil:  # dig
    cdef int t1
    ctx.fired[252] += 1
    if True:
        s.show_i19_discard[0] |= (<uint32_t>1) << s.v25
        s.shows = 1
    t1 = d397_neutral_decides(s, s.v25)
    s.head.seat = narrowed(t1, 0, 2147483647, &s.head.fault, 24)
    s.head.question = 2
    return ASK


cdef int k34_r271_use_last_cards(State* s, Context* ctx) noexcept nogil:  # use_last_cards
    cdef b1 t1
    cdef int v303
    cdef int t2
    cdef int t3
    t1 = b1_none()
    for t2 in range(s.head.players):
        v303 = t2
        t3 = d256_uses_last_card(s, v303)
        if t3:
            if True:
                t1 = b1_or(t1, b1_bit(v303))
    f244_carry_out(s, s.v36, t1, ctx)
    return s.back271


cdef int k35_r271_use_last_cards(State* s, Context* ctx) noexcept nogil:  # use_last_cards
    s.head.together = 0
    return 34


cdef int k36_r271_use_last_cards(State* s, Context* ctx) noexcept nogil:  # use_last_cards
    if not b1_any(s.rest302):
        return 35
    s.v302 = b1_low(s.rest302)
    s.rest302 = b1_drop(s.rest302)
    s.v12 = s.v302
    s.back242 = 36
    return 44


cdef int k37_r341_offer_last_card(State* s, Context* ctx) noexcept nogil:  # offer_last_card
    return s.back341


cdef int k38_r243_take_turn(State* s, Context* ctx) noexcept nogil:  # take_turn
    s.v12 = s.v13
    s.back242 = s.back243
    return 44


cdef int k39_r338_manage_city(State* s, Context* ctx) noexcept nogil:  # manage_city
    cdef int t1
    cdef uint16_t v1000006[78]
    cdef int t2
    cdef int t3
    cdef int t4
    ctx.fired[338] += 1
    s.v310 = s.v45
    memcpy(v1000006, (&s.i14_hand[(s.v310) * 78]), 156)
    for t2 in range(78):
        if v1000006[t2]:
            if s.i14_hand[(s.v310) * 78 + t2] < v1000006[t2]:
                set_fault(s, 25)
            else:
                s.i14_hand[(s.v310) * 78 + t2] = <uint16_t>(s.i14_hand[(s.v310) * 78 + t2] - v1000006[t2])
                held_mark(&s.hi14_hand[(s.v310) * 2], t2, s.i14_hand[(s.v310) * 78 + t2] != 0)
    t3 = NEUTRALx_x_2_x_x_x_x_x[s.head.players]
    for t4 in range(78):
        if v1000006[t4]:
            if s.i14_hand[(t3) * 78 + t4] + v1000006[t4] > 65535:
                set_fault(s, 26)
            else:
                s.i14_hand[(t3) * 78 + t4] = <uint16_t>(s.i14_hand[(t3) * 78 + t4] + v1000006[t4])
                held_mark(&s.hi14_hand[(t3) * 2], t4, s.i14_hand[(t3) * 78 + t4] != 0)
    s.v311 = narrowed(NEUTRALx_x_2_x_x_x_x_x[s.head.players], 0, 2147483647, &s.head.fault, 27)
    s.v46 = s.v311
    s.back339 = 45
    return 46


cdef int k40_r312_battles(State* s, Context* ctx) noexcept nogil:  # battles
    cdef int v309
    cdef int t1
    for t1 in range(SEATS[s.head.players]):
        v309 = t1
        f309_battle(s, s.v44, v309, next_seat(v309, SEATS[s.head.players]), ctx)
    return s.back312


cdef int k41_r373_check_project(State* s, Context* ctx) noexcept nogil:  # check_project
    cdef int v322
    cdef int t1
    cdef b1 t2
    cdef int v323
    ctx.fired[373] += 1
    if (<int>s.i34_waiting[0] == 0):
        for t1 in range(s.head.players):
            v322 = t1
            t2 = b1_of(<uint64_t>0x7F)
            while b1_any(t2):
                v323 = b1_low(t2)
                t2 = b1_drop(t2)
                v323 = (v323 + 1)
                if (v323 <= <int>s.i35_shares[v322]):
                    f374_rewarded(s, v322, ctx)
        return 47
    else:
        s.rest324 = b1_first(s.head.players)
        return 48


cdef int k42_r252_dig(State* s, Context* ctx) noexcept nogil:  # dig
    if s.i19_discard[(0) * 78 + s.v279] < 1:
        set_fault(s, 28)
    else:
        s.i19_discard[(0) * 78 + s.v279] = <uint16_t>(s.i19_discard[(0) * 78 + s.v279] - 1)
        held_mark(&s.hi19_discard[(0) * 2], s.v279, s.i19_discard[(0) * 78 + s.v279] != 0)
    if True:
        s.i11_found[0] = (s.v279 + 1)
    s.v26 = s.v25
    s.back253 = s.back252
    return 49


cdef int k43_r252_dig(State* s, Context* ctx) noexcept nogil:  # dig
    return s.back252


cdef int k44_r242_use_card(State* s, Context* ctx) noexcept nogil:  # use_card
    cdef int t1
    ctx.fired[242] += 1
    t1 = d397_neutral_decides(s, s.v12)
    s.head.seat = narrowed(t1, 0, 2147483647, &s.head.fault, 30)
    s.head.question = 1
    return ASK


cdef int k45_r338_manage_city(State* s, Context* ctx) noexcept nogil:  # manage_city
    cdef int t1
    cdef uint16_t v1000007[78]
    cdef int t2
    cdef uint16_t t3[78]
    cdef int t4
    cdef int t5
    t1 = NEUTRALx_x_2_x_x_x_x_x[s.head.players]
    t2 = NEUTRALx_x_2_x_x_x_x_x[s.head.players]
    memset(t3, 0, 156)
    memcpy(v1000007, (&s.i14_hand[(t2) * 78] if t2 >= 0 else t3), 156)
    for t4 in range(78):
        if v1000007[t4]:
            if s.i14_hand[(t1) * 78 + t4] < v1000007[t4]:
                set_fault(s, 31)
            else:
                s.i14_hand[(t1) * 78 + t4] = <uint16_t>(s.i14_hand[(t1) * 78 + t4] - v1000007[t4])
                held_mark(&s.hi14_hand[(t1) * 2], t4, s.i14_hand[(t1) * 78 + t4] != 0)
    for t5 in range(78):
        if v1000007[t5]:
            if s.i14_hand[(s.v310) * 78 + t5] + v1000007[t5] > 65535:
                set_fault(s, 32)
            else:
                s.i14_hand[(s.v310) * 78 + t5] = <uint16_t>(s.i14_hand[(s.v310) * 78 + t5] + v1000007[t5])
                held_mark(&s.hi14_hand[(s.v310) * 2], t5, s.i14_hand[(s.v310) * 78 + t5] != 0)
    return s.back338


cdef int k46_r339_use_card_for_city(State* s, Context* ctx) noexcept nogil:  # use_card_for_city
    cdef int t1
    ctx.fired[339] += 1
    t1 = d397_neutral_decides(s, s.v46)
    s.head.seat = narrowed(t1, 0, 2147483647, &s.head.fault, 33)
    s.head.question = 4
    return ASK


cdef int k47_r373_check_project(State* s, Context* ctx) noexcept nogil:  # check_project
    cdef int v325
    cdef int t1
    for t1 in range(s.head.players):
        v325 = t1
        if True:
            s.i35_shares[v325] = 0
    if True:
        s.i33_project[0] = (-1 + 1)
    if True:
        s.i34_waiting[0] = 0
    return s.back373


cdef int k48_r373_check_project(State* s, Context* ctx) noexcept nogil:  # check_project
    if not b1_any(s.rest324):
        return 47
    s.v324 = b1_low(s.rest324)
    s.rest324 = b1_drop(s.rest324)
    if not (<int>s.i35_shares[s.v324] == 0):
        return 48
    s.v75 = s.v324
    s.back375 = 48
    return 53


cdef int k49_r253_build_found(State* s, Context* ctx) noexcept nogil:  # build_found
    ctx.fired[253] += 1
    s.v64 = s.v26
    s.v65 = narrowed((<int>s.i11_found[0] - 1), 0, 2147483647, &s.head.fault, 37)
    s.v66 = 3
    s.back364 = 54
    return 55


cdef int k50_r242_use_card(State* s, Context* ctx) noexcept nogil:  # use_card
    return s.back242


cdef int k51_r339_use_card_for_city(State* s, Context* ctx) noexcept nogil:  # use_card_for_city
    s.v47 = s.v46
    s.back340 = s.back339
    return 56


cdef int k52_r339_use_card_for_city(State* s, Context* ctx) noexcept nogil:  # use_card_for_city
    return s.back339


cdef int k53_r375_punished(State* s, Context* ctx) noexcept nogil:  # punished
    ctx.fired[375] += 1
    s.rest327 = b1_of(<uint64_t>0x1F)
    return 58


cdef int k54_r253_build_found(State* s, Context* ctx) noexcept nogil:  # build_found
    cdef int v280
    cdef int t1
    cdef int t2
    cdef int t3
    cdef int v281
    cdef uint16_t t4[7]
    cdef uint16_t t5[7]
    cdef int t6
    cdef int t7
    cdef int t8
    cdef uint16_t t9[7]
    cdef int t10
    v280 = (<int>s.i11_found[0] - 1)
    if (not (v280 == -1)):
        t1 = d288_coins_due(s, v280, 3, s.v26)
        t2 = t1
    else:
        t2 = 0
    t3 = ((((0) * 5 + 3) * 43 + (-1 if -1 >= 0 else 42)) * 31 + t2)
    if True:
        s.i12_plan[s.v26] = (t3 + 1)
    s.v10 = s.v26
    v281 = (<int>s.i11_found[0] - 1)
    if (not (v281 == -1)):
        t6 = d390_Tile_held(s, 22)
        if (t6 and (COLUMN0_1[v281] == 6)):
            t5[0] = 0
            t5[1] = 0
            t5[2] = 0
            t5[3] = 0
            t5[4] = 0
            t5[5] = 0
            t5[6] = 0
        else:
            t7 = d390_Tile_held(s, 7)
            if (t7 and (COLUMN0_1[v281] == 2)):
                t5[0] = 0
                t5[1] = 0
                t5[2] = 0
                t5[3] = 0
                t5[4] = 0
                t5[5] = 0
                t5[6] = 0
            else:
                t8 = d390_Tile_held(s, 1)
                if (t8 and (COLUMN0_1[v281] == 5)):
                    t5[0] = 0
                    t5[1] = 0
                    t5[2] = 0
                    t5[3] = 0
                    t5[4] = 0
                    t5[5] = 0
                    t5[6] = 0
                else:
                    if (3 == 0):
                        t5[0] = (<uint16_t*>&COLUMN0_2[v281][0])[0]
                        t5[1] = (<uint16_t*>&COLUMN0_2[v281][0])[1]
                        t5[2] = (<uint16_t*>&COLUMN0_2[v281][0])[2]
                        t5[3] = (<uint16_t*>&COLUMN0_2[v281][0])[3]
                        t5[4] = (<uint16_t*>&COLUMN0_2[v281][0])[4]
                        t5[5] = (<uint16_t*>&COLUMN0_2[v281][0])[5]
                        t5[6] = (<uint16_t*>&COLUMN0_2[v281][0])[6]
                    else:
                        t5[0] = 0
                        t5[1] = 0
                        t5[2] = 0
                        t5[3] = 0
                        t5[4] = 0
                        t5[5] = 0
                        t5[6] = 0
        if ((<int>s.i37_joining[s.v26] - 1) == 0):
            t10 = (<int>s.i33_project[0] - 1)
            t9[0] = (<uint16_t*>&COLUMN6_3[t10 if t10 >= 0 else 15][0])[0]
            t9[1] = (<uint16_t*>&COLUMN6_3[t10 if t10 >= 0 else 15][0])[1]
            t9[2] = (<uint16_t*>&COLUMN6_3[t10 if t10 >= 0 else 15][0])[2]
            t9[3] = (<uint16_t*>&COLUMN6_3[t10 if t10 >= 0 else 15][0])[3]
            t9[4] = (<uint16_t*>&COLUMN6_3[t10 if t10 >= 0 else 15][0])[4]
            t9[5] = (<uint16_t*>&COLUMN6_3[t10 if t10 >= 0 else 15][0])[5]
            t9[6] = (<uint16_t*>&COLUMN6_3[t10 if t10 >= 0 else 15][0])[6]
        else:
            t9[0] = 0
            t9[1] = 0
            t9[2] = 0
            t9[3] = 0
            t9[4] = 0
            t9[5] = 0
            t9[6] = 0
        t4[0] = t5[0] + t9[0]
        t4[1] = t5[1] + t9[1]
        t4[2] = t5[2] + t9[2]
        t4[3] = t5[3] + t9[3]
        t4[4] = t5[4] + t9[4]
        t4[5] = t5[5] + t9[5]
        t4[6] = t5[6] + t9[6]
        s.v11[0] = t4[0]
        s.v11[1] = t4[1]
        s.v11[2] = t4[2]
        s.v11[3] = t4[3]
        s.v11[4] = t4[4]
        s.v11[5] = t4[5]
        s.v11[6] = t4[6]
    else:
        s.v11[0] = 0
        s.v11[1] = 0
        s.v11[2] = 0
        s.v11[3] = 0
        s.v11[4] = 0
        s.v11[5] = 0
        s.v11[6] = 0
    s.back241 = 59
    return 60


cdef int k55_r364_ask_joining(State* s, Context* ctx) noexcept nogil:  # ask_joining
    cdef int t1
    ctx.fired[364] += 1
    t1 = d397_neutral_decides(s, s.v64)
    s.head.seat = narrowed(t1, 0, 2147483647, &s.head.fault, 40)
    s.head.question = 10
    return ASK


cdef int k56_r340_sell_for_city(State* s, Context* ctx) noexcept nogil:  # sell_for_city
    cdef int t1
    ctx.fired[340] += 1
    t1 = d397_neutral_decides(s, s.v47)
    s.head.seat = narrowed(t1, 0, 2147483647, &s.head.fault, 41)
    s.head.question = 5
    return ASK


cdef int k57_r375_punished(State* s, Context* ctx) noexcept nogil:  # punished
    cdef int t1
    cdef int t2
    cdef b1 t3
    cdef b1 t4
    cdef int t5
    t1 = d391_Penalty_held(s, 5)
    if t1:
        if (<int>s.i5_coins[s.v75] == 0):
            f360_take_penalty(s, s.v75, ctx)
        if True:
            s.i5_coins[s.v75] = 0
    t2 = d391_Penalty_held(s, 6)
    if t2:
        t3 = b1_bit(s.v75)
        t4 = b1_load(&s.i40_without_start[(0) * 1])
        if b1_any(b1_and(t4, t3)):
            set_fault(s, 43)
        else:
            b1_store(&s.i40_without_start[(0) * 1], b1_or(t4, t3))
            if b1_any(t3):
                s.known0[0] = 0
            if b1_any(t3):
                s.known4[0] = 0
    t5 = d391_Penalty_held(s, 7)
    if t5:
        s.v63 = s.v75
        s.back362 = s.back375
        return 63
    else:
        return s.back375


cdef int k58_r375_punished(State* s, Context* ctx) noexcept nogil:  # punished
    cdef int t1
    cdef int t2
    if not b1_any(s.rest327):
        return 57
    s.v327 = b1_low(s.rest327)
    s.rest327 = b1_drop(s.rest327)
    t1 = d391_Penalty_held(s, s.v327)
    if not t1:
        return 58
    s.v58 = s.v75
    t2 = d392_Penalty_loses_card_color(s, s.v327)
    s.v59 = t2
    s.back359 = 58
    return 64


cdef int k59_r253_build_found(State* s, Context* ctx) noexcept nogil:  # build_found
    cdef int v1000008
    v1000008 = (<int>s.i11_found[0] - 1)
    if v1000008 >= 0:
        s.i11_found[0] = (-1 + 1)
        if True:
            if (<int>s.i15_chosen[s.v26] - 1) != -1:
                set_fault(s, 44)
            else:
                s.i15_chosen[s.v26] = (v1000008 + 1)
    f244_carry_out(s, s.v26, b1_bit(s.v26), ctx)
    return s.back253


cdef int k60_r241_choose_payment(State* s, Context* ctx) noexcept nogil:  # choose_payment
    cdef int t1
    ctx.fired[241] += 1
    t1 = d397_neutral_decides(s, s.v10)
    s.head.seat = narrowed(t1, 0, 2147483647, &s.head.fault, 45)
    s.head.question = 0
    return ASK


cdef int k61_r364_ask_joining(State* s, Context* ctx) noexcept nogil:  # ask_joining
    return s.back364


cdef int k62_r340_sell_for_city(State* s, Context* ctx) noexcept nogil:  # sell_for_city
    return s.back340


cdef int k63_r362_lose_victories(State* s, Context* ctx) noexcept nogil:  # lose_victories
    cdef int t1
    ctx.fired[362] += 1
    t1 = d397_neutral_decides(s, s.v63)
    s.head.seat = narrowed(t1, 0, 2147483647, &s.head.fault, 46)
    s.head.question = 9
    return ASK


cdef int k64_r359_lose_card(State* s, Context* ctx) noexcept nogil:  # lose_card
    cdef int t1
    ctx.fired[359] += 1
    t1 = d397_neutral_decides(s, s.v58)
    s.head.seat = narrowed(t1, 0, 2147483647, &s.head.fault, 47)
    s.head.question = 8
    return ASK


cdef int k65_r241_choose_payment(State* s, Context* ctx) noexcept nogil:  # choose_payment
    cdef uint16_t t1[7]
    t1[0] = s.v271[0]
    t1[1] = s.v271[1]
    t1[2] = s.v271[2]
    t1[3] = s.v271[3]
    t1[4] = s.v271[4]
    t1[5] = s.v271[5]
    t1[6] = s.v271[6]
    if True:
        s.i13_bill[(s.v10) * 7 + 0] = t1[0]
        s.i13_bill[(s.v10) * 7 + 1] = t1[1]
        s.i13_bill[(s.v10) * 7 + 2] = t1[2]
        s.i13_bill[(s.v10) * 7 + 3] = t1[3]
        s.i13_bill[(s.v10) * 7 + 4] = t1[4]
        s.i13_bill[(s.v10) * 7 + 5] = t1[5]
        s.i13_bill[(s.v10) * 7 + 6] = t1[6]
    if ((<int>s.i37_joining[s.v10] - 1) == 0):
        pass
    return s.back241


cdef int k66_r362_lose_victories(State* s, Context* ctx) noexcept nogil:  # lose_victories
    f360_take_penalty(s, s.v63, ctx)
    return s.back362


cdef int k67_r362_lose_victories(State* s, Context* ctx) noexcept nogil:  # lose_victories
    return s.back362


cdef int k68_r359_lose_card(State* s, Context* ctx) noexcept nogil:  # lose_card
    cdef int v1000009
    cdef b2 t1
    cdef b2 t2
    v1000009 = s.v320
    t1 = b2_bit(v1000009)
    t2 = b2_load(&s.i3_city[(s.v58) * 2])
    if b2_any(b2_andnot(t1, t2)):
        set_fault(s, 48)
    else:
        b2_store(&s.i3_city[(s.v58) * 2], b2_andnot(t2, t1))
        if b2_any(b2_and(t1, b2_of(<uint64_t>0x1BF8001FFF, <uint64_t>0x0))):
            s.known0[0] &= ~((<uint64_t>1) << (s.v58))
        if b2_any(b2_and(t1, b2_of(<uint64_t>0x16000, <uint64_t>0x0))):
            s.known1[s.v58] = 0
        if b2_any(b2_and(t1, b2_of(<uint64_t>0x16000, <uint64_t>0x0))):
            s.known2[s.v58] = 0
        if b2_any(b2_and(t1, b2_of(<uint64_t>0x3F8001FFF, <uint64_t>0x0))):
            s.known4[0] &= ~((<uint64_t>1) << (s.v58))
    if s.i19_discard[(0) * 78 + v1000009] + 1 > 65535:
        set_fault(s, 49)
    else:
        s.i19_discard[(0) * 78 + v1000009] = <uint16_t>(s.i19_discard[(0) * 78 + v1000009] + 1)
        held_mark(&s.hi19_discard[(0) * 2], v1000009, s.i19_discard[(0) * 78 + v1000009] != 0)
    return s.back359


cdef int k69_r359_lose_card(State* s, Context* ctx) noexcept nogil:  # lose_card
    f360_take_penalty(s, s.v58, ctx)
    return s.back359


cdef int k70_r237_build(State* s, Context* ctx) noexcept nogil:  # build
    ctx.fired[237] += 1
    s.v64 = s.v1
    s.v65 = s.v2
    s.v66 = s.v3
    s.back364 = 73
    return 55


cdef int k71_r238_raise_stage(State* s, Context* ctx) noexcept nogil:  # raise_stage
    cdef int t1
    cdef b1 t2
    cdef b1 t3
    cdef b1 t4
    cdef int v1000024
    cdef int t5
    cdef int t6
    cdef int t7
    cdef uint16_t t8[7]
    cdef int t9
    ctx.fired[238] += 1
    t1 = (<int>s.i2_wonder[s.v4] - 1)
    t2 = (b1_load(WHERE0[t1]) if t1 >= 0 else b1_none())
    t3 = b1_load(WHERE1[(s.v6 - 1)])
    t4 = b1_and(t3, t2)
    s.v270 = b1_low(t4)
    v1000024 = s.v5
    if s.i14_hand[(s.v4) * 78 + v1000024] < 1:
        set_fault(s, 57)
    else:
        s.i14_hand[(s.v4) * 78 + v1000024] = <uint16_t>(s.i14_hand[(s.v4) * 78 + v1000024] - 1)
        held_mark(&s.hi14_hand[(s.v4) * 2], v1000024, s.i14_hand[(s.v4) * 78 + v1000024] != 0)
    if True:
        if (<int>s.i15_chosen[s.v4] - 1) != -1:
            set_fault(s, 58)
        else:
            s.i15_chosen[s.v4] = (v1000024 + 1)
    if (not (s.v270 == -1)):
        t5 = d290_stage_coins_due(s, s.v270, s.v7)
        t6 = t5
    else:
        t6 = 0
    t7 = ((((1) * 5 + s.v7) * 43 + (s.v270 if s.v270 >= 0 else 42)) * 31 + t6)
    if True:
        s.i12_plan[s.v4] = (t7 + 1)
    s.v10 = s.v4
    if (not (s.v270 == -1)):
        t9 = d390_Tile_held(s, 14)
        if t9:
            t8[0] = 0
            t8[1] = 0
            t8[2] = 0
            t8[3] = 0
            t8[4] = 0
            t8[5] = 0
            t8[6] = 0
        else:
            if (s.v7 == 0):
                t8[0] = (<uint16_t*>&COLUMN2_2[s.v270][0])[0]
                t8[1] = (<uint16_t*>&COLUMN2_2[s.v270][0])[1]
                t8[2] = (<uint16_t*>&COLUMN2_2[s.v270][0])[2]
                t8[3] = (<uint16_t*>&COLUMN2_2[s.v270][0])[3]
                t8[4] = (<uint16_t*>&COLUMN2_2[s.v270][0])[4]
                t8[5] = (<uint16_t*>&COLUMN2_2[s.v270][0])[5]
                t8[6] = (<uint16_t*>&COLUMN2_2[s.v270][0])[6]
            else:
                t8[0] = 0
                t8[1] = 0
                t8[2] = 0
                t8[3] = 0
                t8[4] = 0
                t8[5] = 0
                t8[6] = 0
        s.v11[0] = t8[0]
        s.v11[1] = t8[1]
        s.v11[2] = t8[2]
        s.v11[3] = t8[3]
        s.v11[4] = t8[4]
        s.v11[5] = t8[5]
        s.v11[6] = t8[6]
    else:
        s.v11[0] = 0
        s.v11[1] = 0
        s.v11[2] = 0
        s.v11[3] = 0
        s.v11[4] = 0
        s.v11[5] = 0
        s.v11[6] = 0
    s.back241 = s.back238
    return 60


cdef int k72_r342_use_left_over(State* s, Context* ctx) noexcept nogil:  # use_left_over
    ctx.fired[342] += 1
    s.v51 = s.v49
    s.back344 = s.back342
    return 74


cdef int k73_r237_build(State* s, Context* ctx) noexcept nogil:  # build
    cdef int v1000025
    cdef int t1
    cdef int t2
    cdef uint16_t t3[7]
    cdef uint16_t t4[7]
    cdef int t5
    cdef int t6
    cdef int t7
    cdef uint16_t t8[7]
    cdef int t9
    v1000025 = s.v2
    if s.i14_hand[(s.v1) * 78 + v1000025] < 1:
        set_fault(s, 60)
    else:
        s.i14_hand[(s.v1) * 78 + v1000025] = <uint16_t>(s.i14_hand[(s.v1) * 78 + v1000025] - 1)
        held_mark(&s.hi14_hand[(s.v1) * 2], v1000025, s.i14_hand[(s.v1) * 78 + v1000025] != 0)
    if True:
        if (<int>s.i15_chosen[s.v1] - 1) != -1:
            set_fault(s, 61)
        else:
            s.i15_chosen[s.v1] = (v1000025 + 1)
    t1 = d288_coins_due(s, s.v2, s.v3, s.v1)
    t2 = ((((0) * 5 + s.v3) * 43 + (-1 if -1 >= 0 else 42)) * 31 + t1)
    if True:
        s.i12_plan[s.v1] = (t2 + 1)
    s.v10 = s.v1
    t5 = d390_Tile_held(s, 22)
    if (t5 and (COLUMN0_1[s.v2] == 6)):
        t4[0] = 0
        t4[1] = 0
        t4[2] = 0
        t4[3] = 0
        t4[4] = 0
        t4[5] = 0
        t4[6] = 0
    else:
        t6 = d390_Tile_held(s, 7)
        if (t6 and (COLUMN0_1[s.v2] == 2)):
            t4[0] = 0
            t4[1] = 0
            t4[2] = 0
            t4[3] = 0
            t4[4] = 0
            t4[5] = 0
            t4[6] = 0
        else:
            t7 = d390_Tile_held(s, 1)
            if (t7 and (COLUMN0_1[s.v2] == 5)):
                t4[0] = 0
                t4[1] = 0
                t4[2] = 0
                t4[3] = 0
                t4[4] = 0
                t4[5] = 0
                t4[6] = 0
            else:
                if (s.v3 == 0):
                    t4[0] = (<uint16_t*>&COLUMN0_2[s.v2][0])[0]
                    t4[1] = (<uint16_t*>&COLUMN0_2[s.v2][0])[1]
                    t4[2] = (<uint16_t*>&COLUMN0_2[s.v2][0])[2]
                    t4[3] = (<uint16_t*>&COLUMN0_2[s.v2][0])[3]
                    t4[4] = (<uint16_t*>&COLUMN0_2[s.v2][0])[4]
                    t4[5] = (<uint16_t*>&COLUMN0_2[s.v2][0])[5]
                    t4[6] = (<uint16_t*>&COLUMN0_2[s.v2][0])[6]
                else:
                    t4[0] = 0
                    t4[1] = 0
                    t4[2] = 0
                    t4[3] = 0
                    t4[4] = 0
                    t4[5] = 0
                    t4[6] = 0
    if ((<int>s.i37_joining[s.v1] - 1) == 0):
        t9 = (<int>s.i33_project[0] - 1)
        t8[0] = (<uint16_t*>&COLUMN6_3[t9 if t9 >= 0 else 15][0])[0]
        t8[1] = (<uint16_t*>&COLUMN6_3[t9 if t9 >= 0 else 15][0])[1]
        t8[2] = (<uint16_t*>&COLUMN6_3[t9 if t9 >= 0 else 15][0])[2]
        t8[3] = (<uint16_t*>&COLUMN6_3[t9 if t9 >= 0 else 15][0])[3]
        t8[4] = (<uint16_t*>&COLUMN6_3[t9 if t9 >= 0 else 15][0])[4]
        t8[5] = (<uint16_t*>&COLUMN6_3[t9 if t9 >= 0 else 15][0])[5]
        t8[6] = (<uint16_t*>&COLUMN6_3[t9 if t9 >= 0 else 15][0])[6]
    else:
        t8[0] = 0
        t8[1] = 0
        t8[2] = 0
        t8[3] = 0
        t8[4] = 0
        t8[5] = 0
        t8[6] = 0
    t3[0] = t4[0] + t8[0]
    t3[1] = t4[1] + t8[1]
    t3[2] = t4[2] + t8[2]
    t3[3] = t4[3] + t8[3]
    t3[4] = t4[4] + t8[4]
    t3[5] = t4[5] + t8[5]
    t3[6] = t4[6] + t8[6]
    s.v11[0] = t3[0]
    s.v11[1] = t3[1]
    s.v11[2] = t3[2]
    s.v11[3] = t3[3]
    s.v11[4] = t3[4]
    s.v11[5] = t3[5]
    s.v11[6] = t3[6]
    s.back241 = s.back237
    return 60


cdef int k74_r344_take_left_over(State* s, Context* ctx) noexcept nogil:  # take_left_over
    cdef int t1
    cdef uint16_t v1000026[78]
    cdef int t2
    cdef uint16_t t3[78]
    cdef int t4
    cdef int t5
    cdef int t6
    ctx.fired[344] += 1
    t1 = (<int>s.i20_steward[0] - 1)
    t2 = (<int>s.i20_steward[0] - 1)
    memset(t3, 0, 156)
    memcpy(v1000026, (&s.i14_hand[(t2) * 78] if t2 >= 0 else t3), 156)
    for t4 in range(78):
        if v1000026[t4]:
            if s.i14_hand[(t1) * 78 + t4] < v1000026[t4]:
                set_fault(s, 63)
            else:
                s.i14_hand[(t1) * 78 + t4] = <uint16_t>(s.i14_hand[(t1) * 78 + t4] - v1000026[t4])
                held_mark(&s.hi14_hand[(t1) * 2], t4, s.i14_hand[(t1) * 78 + t4] != 0)
    t5 = NEUTRALx_x_2_x_x_x_x_x[s.head.players]
    for t6 in range(78):
        if v1000026[t6]:
            if s.i14_hand[(t5) * 78 + t6] + v1000026[t6] > 65535:
                set_fault(s, 64)
            else:
                s.i14_hand[(t5) * 78 + t6] = <uint16_t>(s.i14_hand[(t5) * 78 + t6] + v1000026[t6])
                held_mark(&s.hi14_hand[(t5) * 2], t6, s.i14_hand[(t5) * 78 + t6] != 0)
    s.v46 = s.v51
    s.back339 = 75
    return 46


cdef int k75_r344_take_left_over(State* s, Context* ctx) noexcept nogil:  # take_left_over
    cdef int t1
    t1 = NEUTRALx_x_2_x_x_x_x_x[s.head.players]
    f244_carry_out(s, s.v51, (b1_bit(t1) if t1 >= 0 else b1_none()), ctx)
    return s.back344


cdef int count0(State* s, Legal0* legal) noexcept nogil:  # choose_payment
    cdef int total
    cdef int t1
    cdef Stock stock286_s_v10
    cdef Payment t2[256]
    cdef int t3
    stock286_s_v10.known = 0
    total = 0
    t1 = d292_goods_purse(s, s.v10)
    t3 = m286_Trade_list(s, lanes_of(s.v11, 7, &s.head.fault, 50), t1, s.v10, &stock286_s_v10, &t2[0])
    if t3 > 32:
        set_fault(s, 51)
    legal.g0[0] = b1_first(t3)
    legal.g0_n[0] = b1_count(legal.g0[0])
    total += legal.g0_n[0]
    return total


cdef int seat0(State* s) noexcept nogil:  # choose_payment
    cdef int t1
    t1 = d397_neutral_decides(s, s.v10)
    return narrowed(t1, 0, 2147483647, &s.head.fault, 45)


cdef int pick0(State* s, Legal0* legal, int n) noexcept nogil:
    cdef int i
    for i in range(1):
        if n < legal.g0_n[i]:
            return 2028 + i * 32 + b1_select(legal.g0[i], n)
        n -= legal.g0_n[i]
    return -1


cdef void kinds0(State* s, Legal0* legal, int32_t* counts) noexcept nogil:
    cdef int i
    counts[3] = 0
    for i in range(1):
        counts[3] += legal.g0_n[i]


cdef int why0(State* s, Legal0* legal, int action) noexcept nogil:
    if 2028 <= action < 2060:
        return -1 if b1_has(legal.g0[0], action - 2028) else -2
    return -2


cdef int answer0(State* s, int action, Context* ctx) noexcept nogil:
    cdef int t1
    cdef Stock t2
    cdef Payment t3[256]
    cdef int t4
    if 2028 <= action < 2060:
        t1 = d292_goods_purse(s, s.v10)
        t2.known = 0
        t4 = m286_Trade_list(s, lanes_of(s.v11, 7, &s.head.fault, 50), t1, s.v10, &t2, &t3[0])
        s.v271[0] = t3[action - 2028].shares[0]
        s.v271[1] = t3[action - 2028].shares[1]
        s.v271[2] = t3[action - 2028].shares[2]
        s.v271[3] = t3[action - 2028].shares[3]
        s.v271[4] = t3[action - 2028].shares[4]
        s.v271[5] = t3[action - 2028].shares[5]
        s.v271[6] = t3[action - 2028].shares[6]
        return 65
    return 65


cdef int meaning0(State* s, int action, uint16_t* out) noexcept nogil:
    cdef int t1
    cdef Stock t2
    cdef Payment t3[256]
    cdef int t4
    t1 = d292_goods_purse(s, s.v10)
    t2.known = 0
    t4 = m286_Trade_list(s, lanes_of(s.v11, 7, &s.head.fault, 50), t1, s.v10, &t2, &t3[0])
    out[0] = t3[action - 2028].shares[0]
    out[1] = t3[action - 2028].shares[1]
    out[2] = t3[action - 2028].shares[2]
    out[3] = t3[action - 2028].shares[3]
    out[4] = t3[action - 2028].shares[4]
    out[5] = t3[action - 2028].shares[5]
    out[6] = t3[action - 2028].shares[6]
    return 7


cdef int count1(State* s, Legal1* legal) noexcept nogil:  # use_card
    cdef int total
    cdef int t1
    cdef b2 t2
    cdef int v2
    cdef int t3
    cdef int t4
    cdef b1 t5
    cdef b1 t6
    cdef int v3
    cdef int t7
    cdef int t8
    cdef bint t9
    cdef int t10
    cdef bint t11
    cdef int t12
    cdef bint t13
    cdef int t14
    cdef bint t15
    cdef int t16
    cdef uint64_t t17
    cdef int t18
    cdef uint64_t t19
    cdef int t20
    cdef uint64_t t21
    cdef int t22
    cdef uint64_t t23
    cdef uint64_t t24
    cdef int t25
    cdef int t26
    cdef Stock stock286_s_v12
    cdef bint t27
    cdef int t28
    cdef uint16_t t29[78]
    cdef int t30
    cdef b2 t31
    cdef int v5
    cdef int t32
    cdef uint16_t t33[20]
    cdef int t34
    cdef int t35
    cdef int v6
    cdef int t36
    cdef b1 t37
    cdef b1 t38
    cdef b1 t39
    cdef int v1000011
    cdef int t40
    cdef int t41
    cdef b1 t42
    cdef b1 t43
    cdef int v7
    cdef int t44
    cdef int t45
    cdef int t46
    cdef uint64_t t47
    cdef uint64_t t48
    cdef int t49
    cdef uint64_t t50
    cdef int t51
    cdef int t52
    cdef int t53
    cdef bint t54
    cdef int t55
    cdef int t56
    cdef int t57
    cdef int t58
    cdef uint16_t t59[78]
    cdef int t60
    cdef b2 t61
    cdef int v55
    cdef int t62
    cdef uint16_t t63[24]
    cdef int t64
    cdef b1 t65
    cdef int v56
    cdef int t66
    cdef int t67
    cdef int t68
    stock286_s_v12.known = 0
    total = 0
    t1 = 0
    t2 = b2_load(&s.hi14_hand[(s.v12) * 2])
    while b2_any(t2):
        t3 = b2_low(t2)
        t2 = b2_drop(t2)
        v2 = t3
        t4 = d232_stands_in(s, s.v12, v2)
        if (not t4):
            t5 = d233_structure_ways(s, s.v12)
            t6 = t5
            while b1_any(t6):
                v3 = b1_low(t6)
                t6 = b1_drop(t6)
                t7 = v2 * 5 + v3
                t9 = (not (v3 == 2))
                if not t9:
                    t8 = d295_favours(s, s.v12)
                    t9 = (t8 > <int>s.i8_favours_used[s.v12])
                if t9:
                    t11 = (not (v3 == 1))
                    if not t11:
                        t10 = d294_chains_to(s, v2, s.v12)
                        t11 = t10
                    if t11:
                        t13 = (v3 == 1)
                        if not t13:
                            t12 = d235_bound_to_chains(s, s.v12)
                            t13 = (not t12)
                        t15 = t13
                        if not t15:
                            t14 = d236_can_chain(s, v2, s.v12)
                            t15 = (not t14)
                        if t15:
                            t16 = d288_coins_due(s, v2, v3, s.v12)
                            if (t16 <= <int>s.i5_coins[s.v12]):
                                t18 = d390_Tile_held(s, 22)
                                if (t18 and (COLUMN0_1[v2] == 6)):
                                    t17 = <uint64_t>0x0
                                else:
                                    t20 = d390_Tile_held(s, 7)
                                    if (t20 and (COLUMN0_1[v2] == 2)):
                                        t19 = <uint64_t>0x0
                                    else:
                                        t22 = d390_Tile_held(s, 1)
                                        if (t22 and (COLUMN0_1[v2] == 5)):
                                            t21 = <uint64_t>0x0
                                        else:
                                            if (v3 == 0):
                                                t23 = LANES0_2[v2]
                                            else:
                                                t23 = <uint64_t>0x0
                                            t21 = t23
                                        t19 = t21
                                    t17 = t19
                                if ((<int>s.i37_joining[s.v12] - 1) == 0):
                                    t25 = (<int>s.i33_project[0] - 1)
                                    t24 = (LANES6_3[t25] if t25 >= 0 else <uint64_t>0)
                                else:
                                    t24 = <uint64_t>0x0
                                t26 = (<int>s.i5_coins[s.v12] - t16)
                                t27 = m286_Trade_any(s, lanes_plus(t17, t24, &s.head.fault, 50), t26, s.v12, &stock286_s_v12)
                                if (not (not t27)):
                                    legal.g0[t1] = <uint16_t>(t7)
                                    t1 += 1
    legal.g0_n[0] = t1
    total += legal.g0_n[0]
    t28 = 0
    t30 = 0
    t31 = b2_load(&s.hi14_hand[(s.v12) * 2])
    while b2_any(t31):
        t32 = b2_low(t31)
        t31 = b2_drop(t31)
        v5 = t32
        t29[t30] = <uint16_t>(v5)
        t30 += 1
    if t30:
        t34 = 0
        for t35 in range(4):
            v6 = (t35 + 1)
            t36 = (<int>s.i2_wonder[s.v12] - 1)
            t37 = (b1_load(WHERE0[t36]) if t36 >= 0 else b1_none())
            t38 = b1_load(WHERE1[(v6 - 1)])
            t39 = b1_and(t38, t37)
            v1000011 = b1_low(t39)
            if (not (v1000011 == -1)):
                if (not (v1000011 >= 0 and bit_at(&s.i4_built[(s.v12) * 1], v1000011))):
                    if (not (v1000011 == -1)):
                        t40 = kept5_order_kept(s, v1000011, s.v12)
                        t41 = t40
                    else:
                        t41 = 0
                    if t41:
                        t42 = d234_stage_ways(s, s.v12)
                        t43 = t42
                        while b1_any(t43):
                            v7 = b1_low(t43)
                            t43 = b1_drop(t43)
                            t44 = t35 * 5 + v7
                            if (not (v1000011 == -1)):
                                t45 = d290_stage_coins_due(s, v1000011, v7)
                                t46 = t45
                            else:
                                t46 = 0
                            if (t46 <= <int>s.i5_coins[s.v12]):
                                if (not (v1000011 == -1)):
                                    t49 = d390_Tile_held(s, 14)
                                    if t49:
                                        t48 = <uint64_t>0x0
                                    else:
                                        if (v7 == 0):
                                            t50 = (LANES2_2[v1000011] if v1000011 >= 0 else <uint64_t>0)
                                        else:
                                            t50 = <uint64_t>0x0
                                        t48 = t50
                                    t47 = t48
                                else:
                                    t47 = <uint64_t>0x0
                                if (not (v1000011 == -1)):
                                    t51 = d290_stage_coins_due(s, v1000011, v7)
                                    t52 = t51
                                else:
                                    t52 = 0
                                t53 = (<int>s.i5_coins[s.v12] - t52)
                                t54 = m286_Trade_any(s, t47, t53, s.v12, &stock286_s_v12)
                                if (not (not t54)):
                                    t33[t34] = <uint16_t>(t44)
                                    t34 += 1
        if t34:
            for t55 in range(t30):
                for t56 in range(t34):
                    t57 = t29[t55] * 20 + t33[t56]
                    legal.g1[t28] = <uint16_t>(t57)
                    t28 += 1
    legal.g1_n[0] = t28
    total += legal.g1_n[0]
    legal.g2[0] = b2_load(&s.hi14_hand[(s.v12) * 2])
    legal.g2_n[0] = b2_count(legal.g2[0])
    total += legal.g2_n[0]
    t58 = 0
    t60 = 0
    t61 = b2_load(&s.hi14_hand[(s.v12) * 2])
    while b2_any(t61):
        t62 = b2_low(t61)
        t61 = b2_drop(t61)
        v55 = t62
        t59[t60] = <uint16_t>(v55)
        t60 += 1
    if t60:
        t64 = 0
        t65 = b1_load(&s.i29_tiles[(s.v12) * 1])
        while b1_any(t65):
            v56 = b1_low(t65)
            t65 = b1_drop(t65)
            t63[t64] = <uint16_t>(v56)
            t64 += 1
        if t64:
            for t66 in range(t60):
                for t67 in range(t64):
                    t68 = t59[t66] * 24 + t63[t67]
                    legal.g3[t58] = <uint16_t>(t68)
                    t58 += 1
    legal.g3_n[0] = t58
    total += legal.g3_n[0]
    return total


cdef int upper1(State* s, Legal1* legal) noexcept nogil:  # use_card
    cdef int total
    cdef int t1
    cdef int t2
    cdef int v2
    cdef int t3
    cdef b1 t4
    cdef b1 t5
    cdef int v3
    cdef int t6
    cdef int t7
    cdef bint t8
    cdef int t9
    cdef bint t10
    cdef int t11
    cdef bint t12
    cdef int t13
    cdef bint t14
    cdef int t15
    cdef uint64_t t16
    cdef int t17
    cdef uint64_t t18
    cdef int t19
    cdef uint64_t t20
    cdef int t21
    cdef uint64_t t22
    cdef uint64_t t23
    cdef int t24
    cdef int t25
    cdef Stock stock286_s_v12
    cdef bint t26
    cdef int t27
    cdef uint16_t t28[78]
    cdef int t29
    cdef int t30
    cdef int v5
    cdef uint16_t t31[20]
    cdef int t32
    cdef int t33
    cdef int v6
    cdef int t34
    cdef b1 t35
    cdef b1 t36
    cdef b1 t37
    cdef int v1000014
    cdef int t38
    cdef int t39
    cdef b1 t40
    cdef b1 t41
    cdef int v7
    cdef int t42
    cdef int t43
    cdef int t44
    cdef uint64_t t45
    cdef uint64_t t46
    cdef int t47
    cdef uint64_t t48
    cdef int t49
    cdef int t50
    cdef int t51
    cdef bint t52
    cdef int t53
    cdef int t54
    cdef int t55
    cdef b2 t56
    cdef int t57
    cdef int v9
    cdef int t58
    cdef uint16_t t59[78]
    cdef int t60
    cdef int t61
    cdef int v55
    cdef uint16_t t62[24]
    cdef int t63
    cdef int t64
    cdef int v56
    cdef int t65
    cdef int t66
    cdef int t67
    stock286_s_v12.known = 0
    total = 0
    t1 = 0
    for t2 in range(78):
        v2 = t2
        t3 = d232_stands_in(s, s.v12, v2)
        if (not t3):
            t4 = d233_structure_ways(s, s.v12)
            t5 = t4
            while b1_any(t5):
                v3 = b1_low(t5)
                t5 = b1_drop(t5)
                t6 = t2 * 5 + v3
                t8 = (not (v3 == 2))
                if not t8:
                    t7 = d295_favours(s, s.v12)
                    t8 = (t7 > <int>s.i8_favours_used[s.v12])
                if t8:
                    t10 = (not (v3 == 1))
                    if not t10:
                        t9 = d294_chains_to(s, v2, s.v12)
                        t10 = t9
                    if t10:
                        t12 = (v3 == 1)
                        if not t12:
                            t11 = d235_bound_to_chains(s, s.v12)
                            t12 = (not t11)
                        t14 = t12
                        if not t14:
                            t13 = d236_can_chain(s, v2, s.v12)
                            t14 = (not t13)
                        if t14:
                            t15 = d288_coins_due(s, v2, v3, s.v12)
                            if (t15 <= <int>s.i5_coins[s.v12]):
                                t17 = d390_Tile_held(s, 22)
                                if (t17 and (COLUMN0_1[v2] == 6)):
                                    t16 = <uint64_t>0x0
                                else:
                                    t19 = d390_Tile_held(s, 7)
                                    if (t19 and (COLUMN0_1[v2] == 2)):
                                        t18 = <uint64_t>0x0
                                    else:
                                        t21 = d390_Tile_held(s, 1)
                                        if (t21 and (COLUMN0_1[v2] == 5)):
                                            t20 = <uint64_t>0x0
                                        else:
                                            if (v3 == 0):
                                                t22 = LANES0_2[v2]
                                            else:
                                                t22 = <uint64_t>0x0
                                            t20 = t22
                                        t18 = t20
                                    t16 = t18
                                if ((<int>s.i37_joining[s.v12] - 1) == 0):
                                    t24 = (<int>s.i33_project[0] - 1)
                                    t23 = (LANES6_3[t24] if t24 >= 0 else <uint64_t>0)
                                else:
                                    t23 = <uint64_t>0x0
                                t25 = (<int>s.i5_coins[s.v12] - t15)
                                t26 = m286_Trade_any(s, lanes_plus(t16, t23, &s.head.fault, 50), t25, s.v12, &stock286_s_v12)
                                if (not (not t26)):
                                    legal.g0[t1] = <uint16_t>(t6)
                                    t1 += 1
    legal.g0_n[0] = t1
    total += legal.g0_n[0]
    if total > 1:
        return total
    t27 = 0
    t29 = 0
    for t30 in range(78):
        v5 = t30
        t28[t29] = <uint16_t>(t30)
        t29 += 1
    if t29:
        t32 = 0
        for t33 in range(4):
            v6 = (t33 + 1)
            t34 = (<int>s.i2_wonder[s.v12] - 1)
            t35 = (b1_load(WHERE0[t34]) if t34 >= 0 else b1_none())
            t36 = b1_load(WHERE1[(v6 - 1)])
            t37 = b1_and(t36, t35)
            v1000014 = b1_low(t37)
            if (not (v1000014 == -1)):
                if (not (v1000014 >= 0 and bit_at(&s.i4_built[(s.v12) * 1], v1000014))):
                    if (not (v1000014 == -1)):
                        t38 = kept5_order_kept(s, v1000014, s.v12)
                        t39 = t38
                    else:
                        t39 = 0
                    if t39:
                        t40 = d234_stage_ways(s, s.v12)
                        t41 = t40
                        while b1_any(t41):
                            v7 = b1_low(t41)
                            t41 = b1_drop(t41)
                            t42 = t33 * 5 + v7
                            if (not (v1000014 == -1)):
                                t43 = d290_stage_coins_due(s, v1000014, v7)
                                t44 = t43
                            else:
                                t44 = 0
                            if (t44 <= <int>s.i5_coins[s.v12]):
                                if (not (v1000014 == -1)):
                                    t47 = d390_Tile_held(s, 14)
                                    if t47:
                                        t46 = <uint64_t>0x0
                                    else:
                                        if (v7 == 0):
                                            t48 = (LANES2_2[v1000014] if v1000014 >= 0 else <uint64_t>0)
                                        else:
                                            t48 = <uint64_t>0x0
                                        t46 = t48
                                    t45 = t46
                                else:
                                    t45 = <uint64_t>0x0
                                if (not (v1000014 == -1)):
                                    t49 = d290_stage_coins_due(s, v1000014, v7)
                                    t50 = t49
                                else:
                                    t50 = 0
                                t51 = (<int>s.i5_coins[s.v12] - t50)
                                t52 = m286_Trade_any(s, t45, t51, s.v12, &stock286_s_v12)
                                if (not (not t52)):
                                    t31[t32] = <uint16_t>(t42)
                                    t32 += 1
        if t32:
            for t53 in range(t29):
                for t54 in range(t32):
                    t55 = t28[t53] * 20 + t31[t54]
                    legal.g1[t27] = <uint16_t>(t55)
                    t27 += 1
    legal.g1_n[0] = t27
    total += legal.g1_n[0]
    if total > 1:
        return total
    t56 = b2_none()
    for t57 in range(78):
        v9 = t57
        t56 = b2_or(t56, b2_bit(t57))
    legal.g2[0] = t56
    legal.g2_n[0] = b2_count(legal.g2[0])
    total += legal.g2_n[0]
    if total > 1:
        return total
    t58 = 0
    t60 = 0
    for t61 in range(78):
        v55 = t61
        t59[t60] = <uint16_t>(t61)
        t60 += 1
    if t60:
        t63 = 0
        for t64 in range(24):
            v56 = t64
            t62[t63] = <uint16_t>(t64)
            t63 += 1
        if t63:
            for t65 in range(t60):
                for t66 in range(t63):
                    t67 = t59[t65] * 24 + t62[t66]
                    legal.g3[t58] = <uint16_t>(t67)
                    t58 += 1
    legal.g3_n[0] = t58
    total += legal.g3_n[0]
    return total


cdef int seat1(State* s) noexcept nogil:  # use_card
    cdef int t1
    t1 = d397_neutral_decides(s, s.v12)
    return narrowed(t1, 0, 2147483647, &s.head.fault, 30)


cdef int pick1(State* s, Legal1* legal, int n) noexcept nogil:
    cdef int i
    if n < legal.g0_n[0]:
        return 0 + legal.g0[n]
    n -= legal.g0_n[0]
    if n < legal.g1_n[0]:
        return 390 + legal.g1[n]
    n -= legal.g1_n[0]
    for i in range(1):
        if n < legal.g2_n[i]:
            return 1950 + i * 78 + b2_select(legal.g2[i], n)
        n -= legal.g2_n[i]
    if n < legal.g3_n[0]:
        return 2178 + legal.g3[n]
    n -= legal.g3_n[0]
    return -1


cdef void kinds1(State* s, Legal1* legal, int32_t* counts) noexcept nogil:
    cdef int i
    counts[0] = 0
    for i in range(1):
        counts[0] += legal.g0_n[i]
    counts[1] = 0
    for i in range(1):
        counts[1] += legal.g1_n[i]
    counts[2] = 0
    for i in range(1):
        counts[2] += legal.g2_n[i]
    counts[9] = 0
    for i in range(1):
        counts[9] += legal.g3_n[i]


cdef int why1(State* s, Legal1* legal, int action) noexcept nogil:
    cdef int t1
    cdef int t2
    cdef int t3
    cdef int t4
    cdef int t5
    cdef int t6
    cdef int t7
    cdef int t8
    cdef int t9
    cdef int t10
    cdef int t11
    cdef int t12
    cdef int t13
    cdef int t14
    cdef int t15
    cdef int t16
    cdef int t17
    cdef int t18
    cdef int t19
    cdef int t20
    cdef int t21
    cdef int t22
    cdef int t23
    if 0 <= action < 390:
        t1 = (action - 0) // 5
        t2 = (action - 0) % 5
        t3 = t2
        t4 = (t1) // 78
        t5 = (t1) % 78
        t6 = t5
        return w237_build(s, s.v12, t6, t3)
    if 390 <= action < 1950:
        t7 = (action - 390) // 5
        t8 = (action - 390) % 5
        t9 = t8
        t10 = (t7) // 4
        t11 = (t7) % 4
        t12 = (t11 + 1)
        t13 = (t10) // 78
        t14 = (t10) % 78
        t15 = t14
        return w238_raise_stage(s, s.v12, t15, t12, t9)
    if 1950 <= action < 2028:
        t16 = action - 1950
        t17 = t16
        return w240_sell(s, s.v12, t17)
    if 2178 <= action < 4050:
        t18 = (action - 2178) // 24
        t19 = (action - 2178) % 24
        t20 = t19
        t21 = (t18) // 78
        t22 = (t18) % 78
        t23 = t22
        return w354_commit_tile(s, s.v12, t23, t20)
    return -2


cdef int answer1(State* s, int action, Context* ctx) noexcept nogil:
    cdef int t1
    cdef int t2
    cdef int t3
    cdef int t4
    cdef int t5
    cdef int t6
    cdef int t7
    cdef int t8
    cdef int t9
    cdef int t10
    cdef int t11
    cdef int t12
    cdef int t13
    cdef int t14
    cdef int t15
    cdef int t16
    cdef int t17
    cdef int t18
    cdef int t19
    cdef int t20
    cdef int t21
    cdef int t22
    cdef int t23
    if 0 <= action < 390:
        t1 = (action - 0) // 5
        t2 = (action - 0) % 5
        t3 = t2
        t4 = (t1) // 78
        t5 = (t1) % 78
        t6 = t5
        s.v1 = s.v12
        s.v2 = t6
        s.v3 = t3
        s.back237 = 50
        return 70
    if 390 <= action < 1950:
        t7 = (action - 390) // 5
        t8 = (action - 390) % 5
        t9 = t8
        t10 = (t7) // 4
        t11 = (t7) % 4
        t12 = (t11 + 1)
        t13 = (t10) // 78
        t14 = (t10) % 78
        t15 = t14
        s.v4 = s.v12
        s.v5 = t15
        s.v6 = t12
        s.v7 = t9
        s.back238 = 50
        return 71
    if 1950 <= action < 2028:
        t16 = action - 1950
        t17 = t16
        a240_sell(s, s.v12, t17, ctx)
        return 50
    if 2178 <= action < 4050:
        t18 = (action - 2178) // 24
        t19 = (action - 2178) % 24
        t20 = t19
        t21 = (t18) // 78
        t22 = (t18) % 78
        t23 = t22
        a354_commit_tile(s, s.v12, t23, t20, ctx)
        return 50
    return 50


cdef int count2(State* s, Legal2* legal) noexcept nogil:  # dig
    cdef int total
    cdef b2 t1
    cdef b2 t2
    cdef b2 t3
    cdef int v1000016
    cdef b2 t4
    cdef b2 t5
    cdef b2 t6
    cdef b2 t7
    cdef b2 t8
    cdef int v279
    cdef int t9
    cdef int t10
    total = 0
    t1 = b2_load(&s.hi19_discard[(0) * 2])
    t6 = t1
    if b2_any(t6):
        t2 = b2_none()
        t3 = b2_load(&s.i3_city[(s.v25) * 2])
        while b2_any(t3):
            v1000016 = b2_low(t3)
            t3 = b2_drop(t3)
            t4 = b2_load(WHERE2[COLUMN0_10[v1000016]])
            t2 = b2_or(t2, t4)
        t5 = b2_andnot(b2_first(78), t2)
        t6 = b2_and(t6, t5)
    t7 = b2_none()
    t8 = t6
    while b2_any(t8):
        t9 = b2_low(t8)
        t8 = b2_drop(t8)
        v279 = t9
        t10 = d288_coins_due(s, v279, 3, s.v25)
        if (t10 <= <int>s.i5_coins[s.v25]):
            t7 = b2_or(t7, b2_bit(t9))
    legal.g0[0] = t7
    legal.g0_n[0] = b2_count(legal.g0[0])
    total += legal.g0_n[0]
    return total


cdef int upper2(State* s, Legal2* legal) noexcept nogil:  # dig
    cdef int total
    total = 0
    legal.g0[0] = b2_first(2)
    legal.g0_n[0] = b2_count(legal.g0[0])
    total += legal.g0_n[0]
    return total


cdef int seat2(State* s) noexcept nogil:  # dig
    cdef int t1
    t1 = d397_neutral_decides(s, s.v25)
    return narrowed(t1, 0, 2147483647, &s.head.fault, 24)


cdef int pick2(State* s, Legal2* legal, int n) noexcept nogil:
    cdef int i
    for i in range(1):
        if n < legal.g0_n[i]:
            return 2060 + i * 78 + b2_select(legal.g0[i], n)
        n -= legal.g0_n[i]
    return -1


cdef void kinds2(State* s, Legal2* legal, int32_t* counts) noexcept nogil:
    cdef int i
    counts[4] = 0
    for i in range(1):
        counts[4] += legal.g0_n[i]


cdef int why2(State* s, Legal2* legal, int action) noexcept nogil:
    if 2060 <= action < 2138:
        return -1 if b2_has(legal.g0[0], action - 2060) else -2
    return -2


cdef int answer2(State* s, int action, Context* ctx) noexcept nogil:
    if 2060 <= action < 2138:
        s.v279 = (action - 2060)
        return 42
    return 42


cdef int count4(State* s, Legal4* legal) noexcept nogil:  # use_card_for_city
    cdef int total
    cdef int t1
    cdef b2 t2
    cdef int v2
    cdef int t3
    cdef int t4
    cdef b1 t5
    cdef b1 t6
    cdef int v3
    cdef int t7
    cdef int t8
    cdef bint t9
    cdef int t10
    cdef bint t11
    cdef int t12
    cdef bint t13
    cdef int t14
    cdef bint t15
    cdef int t16
    cdef uint64_t t17
    cdef int t18
    cdef uint64_t t19
    cdef int t20
    cdef uint64_t t21
    cdef int t22
    cdef uint64_t t23
    cdef uint64_t t24
    cdef int t25
    cdef int t26
    cdef Stock stock286_s_v46
    cdef bint t27
    cdef int t28
    cdef uint16_t t29[78]
    cdef int t30
    cdef b2 t31
    cdef int v5
    cdef int t32
    cdef uint16_t t33[20]
    cdef int t34
    cdef int t35
    cdef int v6
    cdef int t36
    cdef b1 t37
    cdef b1 t38
    cdef b1 t39
    cdef int v1000018
    cdef int t40
    cdef int t41
    cdef b1 t42
    cdef b1 t43
    cdef int v7
    cdef int t44
    cdef int t45
    cdef int t46
    cdef uint64_t t47
    cdef uint64_t t48
    cdef int t49
    cdef uint64_t t50
    cdef int t51
    cdef int t52
    cdef int t53
    cdef bint t54
    cdef int t55
    cdef int t56
    cdef int t57
    stock286_s_v46.known = 0
    total = 0
    t1 = 0
    t2 = b2_load(&s.hi14_hand[(s.v46) * 2])
    while b2_any(t2):
        t3 = b2_low(t2)
        t2 = b2_drop(t2)
        v2 = t3
        t4 = d232_stands_in(s, s.v46, v2)
        if (not t4):
            t5 = d233_structure_ways(s, s.v46)
            t6 = t5
            while b1_any(t6):
                v3 = b1_low(t6)
                t6 = b1_drop(t6)
                t7 = v2 * 5 + v3
                t9 = (not (v3 == 2))
                if not t9:
                    t8 = d295_favours(s, s.v46)
                    t9 = (t8 > <int>s.i8_favours_used[s.v46])
                if t9:
                    t11 = (not (v3 == 1))
                    if not t11:
                        t10 = d294_chains_to(s, v2, s.v46)
                        t11 = t10
                    if t11:
                        t13 = (v3 == 1)
                        if not t13:
                            t12 = d235_bound_to_chains(s, s.v46)
                            t13 = (not t12)
                        t15 = t13
                        if not t15:
                            t14 = d236_can_chain(s, v2, s.v46)
                            t15 = (not t14)
                        if t15:
                            t16 = d288_coins_due(s, v2, v3, s.v46)
                            if (t16 <= <int>s.i5_coins[s.v46]):
                                t18 = d390_Tile_held(s, 22)
                                if (t18 and (COLUMN0_1[v2] == 6)):
                                    t17 = <uint64_t>0x0
                                else:
                                    t20 = d390_Tile_held(s, 7)
                                    if (t20 and (COLUMN0_1[v2] == 2)):
                                        t19 = <uint64_t>0x0
                                    else:
                                        t22 = d390_Tile_held(s, 1)
                                        if (t22 and (COLUMN0_1[v2] == 5)):
                                            t21 = <uint64_t>0x0
                                        else:
                                            if (v3 == 0):
                                                t23 = LANES0_2[v2]
                                            else:
                                                t23 = <uint64_t>0x0
                                            t21 = t23
                                        t19 = t21
                                    t17 = t19
                                if ((<int>s.i37_joining[s.v46] - 1) == 0):
                                    t25 = (<int>s.i33_project[0] - 1)
                                    t24 = (LANES6_3[t25] if t25 >= 0 else <uint64_t>0)
                                else:
                                    t24 = <uint64_t>0x0
                                t26 = (<int>s.i5_coins[s.v46] - t16)
                                t27 = m286_Trade_any(s, lanes_plus(t17, t24, &s.head.fault, 50), t26, s.v46, &stock286_s_v46)
                                if (not (not t27)):
                                    legal.g0[t1] = <uint16_t>(t7)
                                    t1 += 1
    legal.g0_n[0] = t1
    total += legal.g0_n[0]
    t28 = 0
    t30 = 0
    t31 = b2_load(&s.hi14_hand[(s.v46) * 2])
    while b2_any(t31):
        t32 = b2_low(t31)
        t31 = b2_drop(t31)
        v5 = t32
        t29[t30] = <uint16_t>(v5)
        t30 += 1
    if t30:
        t34 = 0
        for t35 in range(4):
            v6 = (t35 + 1)
            t36 = (<int>s.i2_wonder[s.v46] - 1)
            t37 = (b1_load(WHERE0[t36]) if t36 >= 0 else b1_none())
            t38 = b1_load(WHERE1[(v6 - 1)])
            t39 = b1_and(t38, t37)
            v1000018 = b1_low(t39)
            if (not (v1000018 == -1)):
                if (not (v1000018 >= 0 and bit_at(&s.i4_built[(s.v46) * 1], v1000018))):
                    if (not (v1000018 == -1)):
                        t40 = kept5_order_kept(s, v1000018, s.v46)
                        t41 = t40
                    else:
                        t41 = 0
                    if t41:
                        t42 = d234_stage_ways(s, s.v46)
                        t43 = t42
                        while b1_any(t43):
                            v7 = b1_low(t43)
                            t43 = b1_drop(t43)
                            t44 = t35 * 5 + v7
                            if (not (v1000018 == -1)):
                                t45 = d290_stage_coins_due(s, v1000018, v7)
                                t46 = t45
                            else:
                                t46 = 0
                            if (t46 <= <int>s.i5_coins[s.v46]):
                                if (not (v1000018 == -1)):
                                    t49 = d390_Tile_held(s, 14)
                                    if t49:
                                        t48 = <uint64_t>0x0
                                    else:
                                        if (v7 == 0):
                                            t50 = (LANES2_2[v1000018] if v1000018 >= 0 else <uint64_t>0)
                                        else:
                                            t50 = <uint64_t>0x0
                                        t48 = t50
                                    t47 = t48
                                else:
                                    t47 = <uint64_t>0x0
                                if (not (v1000018 == -1)):
                                    t51 = d290_stage_coins_due(s, v1000018, v7)
                                    t52 = t51
                                else:
                                    t52 = 0
                                t53 = (<int>s.i5_coins[s.v46] - t52)
                                t54 = m286_Trade_any(s, t47, t53, s.v46, &stock286_s_v46)
                                if (not (not t54)):
                                    t33[t34] = <uint16_t>(t44)
                                    t34 += 1
        if t34:
            for t55 in range(t30):
                for t56 in range(t34):
                    t57 = t29[t55] * 20 + t33[t56]
                    legal.g1[t28] = <uint16_t>(t57)
                    t28 += 1
    legal.g1_n[0] = t28
    total += legal.g1_n[0]
    return total


cdef int upper4(State* s, Legal4* legal) noexcept nogil:  # use_card_for_city
    cdef int total
    cdef int t1
    cdef int t2
    cdef int v2
    cdef int t3
    cdef b1 t4
    cdef b1 t5
    cdef int v3
    cdef int t6
    cdef int t7
    cdef bint t8
    cdef int t9
    cdef bint t10
    cdef int t11
    cdef bint t12
    cdef int t13
    cdef bint t14
    cdef int t15
    cdef uint64_t t16
    cdef int t17
    cdef uint64_t t18
    cdef int t19
    cdef uint64_t t20
    cdef int t21
    cdef uint64_t t22
    cdef uint64_t t23
    cdef int t24
    cdef int t25
    cdef Stock stock286_s_v46
    cdef bint t26
    cdef int t27
    cdef uint16_t t28[78]
    cdef int t29
    cdef int t30
    cdef int v5
    cdef uint16_t t31[20]
    cdef int t32
    cdef int t33
    cdef int v6
    cdef int t34
    cdef b1 t35
    cdef b1 t36
    cdef b1 t37
    cdef int v1000021
    cdef int t38
    cdef int t39
    cdef b1 t40
    cdef b1 t41
    cdef int v7
    cdef int t42
    cdef int t43
    cdef int t44
    cdef uint64_t t45
    cdef uint64_t t46
    cdef int t47
    cdef uint64_t t48
    cdef int t49
    cdef int t50
    cdef int t51
    cdef bint t52
    cdef int t53
    cdef int t54
    cdef int t55
    stock286_s_v46.known = 0
    total = 0
    t1 = 0
    for t2 in range(78):
        v2 = t2
        t3 = d232_stands_in(s, s.v46, v2)
        if (not t3):
            t4 = d233_structure_ways(s, s.v46)
            t5 = t4
            while b1_any(t5):
                v3 = b1_low(t5)
                t5 = b1_drop(t5)
                t6 = t2 * 5 + v3
                t8 = (not (v3 == 2))
                if not t8:
                    t7 = d295_favours(s, s.v46)
                    t8 = (t7 > <int>s.i8_favours_used[s.v46])
                if t8:
                    t10 = (not (v3 == 1))
                    if not t10:
                        t9 = d294_chains_to(s, v2, s.v46)
                        t10 = t9
                    if t10:
                        t12 = (v3 == 1)
                        if not t12:
                            t11 = d235_bound_to_chains(s, s.v46)
                            t12 = (not t11)
                        t14 = t12
                        if not t14:
                            t13 = d236_can_chain(s, v2, s.v46)
                            t14 = (not t13)
                        if t14:
                            t15 = d288_coins_due(s, v2, v3, s.v46)
                            if (t15 <= <int>s.i5_coins[s.v46]):
                                t17 = d390_Tile_held(s, 22)
                                if (t17 and (COLUMN0_1[v2] == 6)):
                                    t16 = <uint64_t>0x0
                                else:
                                    t19 = d390_Tile_held(s, 7)
                                    if (t19 and (COLUMN0_1[v2] == 2)):
                                        t18 = <uint64_t>0x0
                                    else:
                                        t21 = d390_Tile_held(s, 1)
                                        if (t21 and (COLUMN0_1[v2] == 5)):
                                            t20 = <uint64_t>0x0
                                        else:
                                            if (v3 == 0):
                                                t22 = LANES0_2[v2]
                                            else:
                                                t22 = <uint64_t>0x0
                                            t20 = t22
                                        t18 = t20
                                    t16 = t18
                                if ((<int>s.i37_joining[s.v46] - 1) == 0):
                                    t24 = (<int>s.i33_project[0] - 1)
                                    t23 = (LANES6_3[t24] if t24 >= 0 else <uint64_t>0)
                                else:
                                    t23 = <uint64_t>0x0
                                t25 = (<int>s.i5_coins[s.v46] - t15)
                                t26 = m286_Trade_any(s, lanes_plus(t16, t23, &s.head.fault, 50), t25, s.v46, &stock286_s_v46)
                                if (not (not t26)):
                                    legal.g0[t1] = <uint16_t>(t6)
                                    t1 += 1
    legal.g0_n[0] = t1
    total += legal.g0_n[0]
    if total > 1:
        return total
    t27 = 0
    t29 = 0
    for t30 in range(78):
        v5 = t30
        t28[t29] = <uint16_t>(t30)
        t29 += 1
    if t29:
        t32 = 0
        for t33 in range(4):
            v6 = (t33 + 1)
            t34 = (<int>s.i2_wonder[s.v46] - 1)
            t35 = (b1_load(WHERE0[t34]) if t34 >= 0 else b1_none())
            t36 = b1_load(WHERE1[(v6 - 1)])
            t37 = b1_and(t36, t35)
            v1000021 = b1_low(t37)
            if (not (v1000021 == -1)):
                if (not (v1000021 >= 0 and bit_at(&s.i4_built[(s.v46) * 1], v1000021))):
                    if (not (v1000021 == -1)):
                        t38 = kept5_order_kept(s, v1000021, s.v46)
                        t39 = t38
                    else:
                        t39 = 0
                    if t39:
                        t40 = d234_stage_ways(s, s.v46)
                        t41 = t40
                        while b1_any(t41):
                            v7 = b1_low(t41)
                            t41 = b1_drop(t41)
                            t42 = t33 * 5 + v7
                            if (not (v1000021 == -1)):
                                t43 = d290_stage_coins_due(s, v1000021, v7)
                                t44 = t43
                            else:
                                t44 = 0
                            if (t44 <= <int>s.i5_coins[s.v46]):
                                if (not (v1000021 == -1)):
                                    t47 = d390_Tile_held(s, 14)
                                    if t47:
                                        t46 = <uint64_t>0x0
                                    else:
                                        if (v7 == 0):
                                            t48 = (LANES2_2[v1000021] if v1000021 >= 0 else <uint64_t>0)
                                        else:
                                            t48 = <uint64_t>0x0
                                        t46 = t48
                                    t45 = t46
                                else:
                                    t45 = <uint64_t>0x0
                                if (not (v1000021 == -1)):
                                    t49 = d290_stage_coins_due(s, v1000021, v7)
                                    t50 = t49
                                else:
                                    t50 = 0
                                t51 = (<int>s.i5_coins[s.v46] - t50)
                                t52 = m286_Trade_any(s, t45, t51, s.v46, &stock286_s_v46)
                                if (not (not t52)):
                                    t31[t32] = <uint16_t>(t42)
                                    t32 += 1
        if t32:
            for t53 in range(t29):
                for t54 in range(t32):
                    t55 = t28[t53] * 20 + t31[t54]
                    legal.g1[t27] = <uint16_t>(t55)
                    t27 += 1
    legal.g1_n[0] = t27
    total += legal.g1_n[0]
    return total


cdef int seat4(State* s) noexcept nogil:  # use_card_for_city
    cdef int t1
    t1 = d397_neutral_decides(s, s.v46)
    return narrowed(t1, 0, 2147483647, &s.head.fault, 33)


cdef int pick4(State* s, Legal4* legal, int n) noexcept nogil:
    cdef int i
    if n < legal.g0_n[0]:
        return 0 + legal.g0[n]
    n -= legal.g0_n[0]
    if n < legal.g1_n[0]:
        return 390 + legal.g1[n]
    n -= legal.g1_n[0]
    return -1


cdef void kinds4(State* s, Legal4* legal, int32_t* counts) noexcept nogil:
    cdef int i
    counts[0] = 0
    for i in range(1):
        counts[0] += legal.g0_n[i]
    counts[1] = 0
    for i in range(1):
        counts[1] += legal.g1_n[i]


cdef int why4(State* s, Legal4* legal, int action) noexcept nogil:
    cdef int t1
    cdef int t2
    cdef int t3
    cdef int t4
    cdef int t5
    cdef int t6
    cdef int t7
    cdef int t8
    cdef int t9
    cdef int t10
    cdef int t11
    cdef int t12
    cdef int t13
    cdef int t14
    cdef int t15
    if 0 <= action < 390:
        t1 = (action - 0) // 5
        t2 = (action - 0) % 5
        t3 = t2
        t4 = (t1) // 78
        t5 = (t1) % 78
        t6 = t5
        return w237_build(s, s.v46, t6, t3)
    if 390 <= action < 1950:
        t7 = (action - 390) // 5
        t8 = (action - 390) % 5
        t9 = t8
        t10 = (t7) // 4
        t11 = (t7) % 4
        t12 = (t11 + 1)
        t13 = (t10) // 78
        t14 = (t10) % 78
        t15 = t14
        return w238_raise_stage(s, s.v46, t15, t12, t9)
    return -2


cdef int answer4(State* s, int action, Context* ctx) noexcept nogil:
    cdef int t1
    cdef int t2
    cdef int t3
    cdef int t4
    cdef int t5
    cdef int t6
    cdef int t7
    cdef int t8
    cdef int t9
    cdef int t10
    cdef int t11
    cdef int t12
    cdef int t13
    cdef int t14
    cdef int t15
    if 0 <= action < 390:
        t1 = (action - 0) // 5
        t2 = (action - 0) % 5
        t3 = t2
        t4 = (t1) // 78
        t5 = (t1) % 78
        t6 = t5
        s.v1 = s.v46
        s.v2 = t6
        s.v3 = t3
        s.back237 = 52
        return 70
    if 390 <= action < 1950:
        t7 = (action - 390) // 5
        t8 = (action - 390) % 5
        t9 = t8
        t10 = (t7) // 4
        t11 = (t7) % 4
        t12 = (t11 + 1)
        t13 = (t10) // 78
        t14 = (t10) % 78
        t15 = t14
        s.v4 = s.v46
        s.v5 = t15
        s.v6 = t12
        s.v7 = t9
        s.back238 = 52
        return 71
    return 52


cdef int count5(State* s, Legal5* legal) noexcept nogil:  # sell_for_city
    cdef int total
    total = 0
    legal.g0[0] = b2_load(&s.hi14_hand[(s.v47) * 2])
    legal.g0_n[0] = b2_count(legal.g0[0])
    total += legal.g0_n[0]
    return total


cdef int upper5(State* s, Legal5* legal) noexcept nogil:  # sell_for_city
    cdef int total
    cdef b2 t1
    cdef int t2
    cdef int v9
    total = 0
    t1 = b2_none()
    for t2 in range(78):
        v9 = t2
        t1 = b2_or(t1, b2_bit(t2))
    legal.g0[0] = t1
    legal.g0_n[0] = b2_count(legal.g0[0])
    total += legal.g0_n[0]
    return total


cdef int seat5(State* s) noexcept nogil:  # sell_for_city
    cdef int t1
    t1 = d397_neutral_decides(s, s.v47)
    return narrowed(t1, 0, 2147483647, &s.head.fault, 41)


cdef int pick5(State* s, Legal5* legal, int n) noexcept nogil:
    cdef int i
    for i in range(1):
        if n < legal.g0_n[i]:
            return 1950 + i * 78 + b2_select(legal.g0[i], n)
        n -= legal.g0_n[i]
    return -1


cdef void kinds5(State* s, Legal5* legal, int32_t* counts) noexcept nogil:
    cdef int i
    counts[2] = 0
    for i in range(1):
        counts[2] += legal.g0_n[i]


cdef int why5(State* s, Legal5* legal, int action) noexcept nogil:
    cdef int t1
    cdef int t2
    if 1950 <= action < 2028:
        t1 = action - 1950
        t2 = t1
        return w240_sell(s, s.v47, t2)
    return -2


cdef int answer5(State* s, int action, Context* ctx) noexcept nogil:
    cdef int t1
    cdef int t2
    if 1950 <= action < 2028:
        t1 = action - 1950
        t2 = t1
        a240_sell(s, s.v47, t2, ctx)
        return 62
    return 62


cdef int count6(State* s, Legal6* legal) noexcept nogil:  # offer_last_card
    cdef int total
    cdef b1 t1
    cdef b1 t2
    total = 0
    t1 = b1_none()
    t1 = b1_or(t1, b1_bit(0))
    legal.g0[0] = t1
    legal.g0_n[0] = b1_count(legal.g0[0])
    total += legal.g0_n[0]
    t2 = b1_none()
    t2 = b1_or(t2, b1_bit(0))
    legal.g1[0] = t2
    legal.g1_n[0] = b1_count(legal.g1[0])
    total += legal.g1_n[0]
    return total


cdef int seat6(State* s) noexcept nogil:  # offer_last_card
    cdef int t1
    t1 = d397_neutral_decides(s, s.v48)
    return narrowed(t1, 0, 2147483647, &s.head.fault, 22)


cdef int pick6(State* s, Legal6* legal, int n) noexcept nogil:
    cdef int i
    for i in range(1):
        if n < legal.g0_n[i]:
            return 2152 + i * 1 + b1_select(legal.g0[i], n)
        n -= legal.g0_n[i]
    for i in range(1):
        if n < legal.g1_n[i]:
            return 2153 + i * 1 + b1_select(legal.g1[i], n)
        n -= legal.g1_n[i]
    return -1


cdef void kinds6(State* s, Legal6* legal, int32_t* counts) noexcept nogil:
    cdef int i
    counts[6] = 0
    for i in range(1):
        counts[6] += legal.g0_n[i]
    counts[7] = 0
    for i in range(1):
        counts[7] += legal.g1_n[i]


cdef int why6(State* s, Legal6* legal, int action) noexcept nogil:
    if 2152 <= action < 2153:
        return w342_use_left_over(s, s.v48)
    if 2153 <= action < 2154:
        return w343_leave_left_over(s, s.v48)
    return -2


cdef int answer6(State* s, int action, Context* ctx) noexcept nogil:
    if 2152 <= action < 2153:
        s.v49 = s.v48
        s.back342 = 37
        return 72
    if 2153 <= action < 2154:
        a343_leave_left_over(s, s.v48, ctx)
        return 37
    return 37


cdef int count7(State* s, Legal7* legal) noexcept nogil:  # draft_tiles
    cdef int total
    total = 0
    legal.g0[0] = b1_load(&s.i30_going_round[(s.v313) * 1])
    legal.g0_n[0] = b1_count(legal.g0[0])
    total += legal.g0_n[0]
    return total


cdef int upper7(State* s, Legal7* legal) noexcept nogil:  # draft_tiles
    cdef int total
    total = 0
    legal.g0[0] = b1_first(2)
    legal.g0_n[0] = b1_count(legal.g0[0])
    total += legal.g0_n[0]
    return total


cdef int seat7(State* s) noexcept nogil:  # draft_tiles
    cdef int t1
    t1 = d397_neutral_decides(s, s.v313)
    return narrowed(t1, 0, 2147483647, &s.head.fault, 15)


cdef int pick7(State* s, Legal7* legal, int n) noexcept nogil:
    cdef int i
    for i in range(1):
        if n < legal.g0_n[i]:
            return 2154 + i * 24 + b1_select(legal.g0[i], n)
        n -= legal.g0_n[i]
    return -1


cdef void kinds7(State* s, Legal7* legal, int32_t* counts) noexcept nogil:
    cdef int i
    counts[8] = 0
    for i in range(1):
        counts[8] += legal.g0_n[i]


cdef int why7(State* s, Legal7* legal, int action) noexcept nogil:
    if 2154 <= action < 2178:
        return -1 if b1_has(legal.g0[0], action - 2154) else -2
    return -2


cdef int answer7(State* s, int action, Context* ctx) noexcept nogil:
    if 2154 <= action < 2178:
        s.v314 = (action - 2154)
        return 22
    return 22


cdef int count8(State* s, Legal8* legal) noexcept nogil:  # lose_card
    cdef int total
    cdef b2 t1
    cdef b2 t2
    total = 0
    t1 = b2_load(&s.i3_city[(s.v58) * 2])
    t2 = b2_load(WHERE3[s.v59])
    legal.g0[0] = b2_and(t1, t2)
    legal.g0_n[0] = b2_count(legal.g0[0])
    total += legal.g0_n[0]
    return total


cdef int seat8(State* s) noexcept nogil:  # lose_card
    cdef int t1
    t1 = d397_neutral_decides(s, s.v58)
    return narrowed(t1, 0, 2147483647, &s.head.fault, 47)


cdef int pick8(State* s, Legal8* legal, int n) noexcept nogil:
    cdef int i
    for i in range(1):
        if n < legal.g0_n[i]:
            return 4050 + i * 78 + b2_select(legal.g0[i], n)
        n -= legal.g0_n[i]
    return -1


cdef void kinds8(State* s, Legal8* legal, int32_t* counts) noexcept nogil:
    cdef int i
    counts[10] = 0
    for i in range(1):
        counts[10] += legal.g0_n[i]


cdef int why8(State* s, Legal8* legal, int action) noexcept nogil:
    if 4050 <= action < 4128:
        return -1 if b2_has(legal.g0[0], action - 4050) else -2
    return -2


cdef int answer8(State* s, int action, Context* ctx) noexcept nogil:
    if 4050 <= action < 4128:
        s.v320 = (action - 4050)
        return 68
    return 68


cdef int count9(State* s, Legal9* legal) noexcept nogil:  # lose_victories
    cdef int total
    total = 0
    if True:
        legal.g0[0] = (&s.i6_victories[(s.v63) * 5])[0]
        legal.g0[1] = (&s.i6_victories[(s.v63) * 5])[1]
        legal.g0[2] = (&s.i6_victories[(s.v63) * 5])[2]
        legal.g0[3] = (&s.i6_victories[(s.v63) * 5])[3]
        legal.g0[4] = (&s.i6_victories[(s.v63) * 5])[4]
        legal.g0_n[0] = bag_ways(legal.g0, 5, 2, 2)
        total += legal.g0_n[0]
    else:
        legal.g0_n[0] = 0
    return total


cdef int seat9(State* s) noexcept nogil:  # lose_victories
    cdef int t1
    t1 = d397_neutral_decides(s, s.v63)
    return narrowed(t1, 0, 2147483647, &s.head.fault, 46)


cdef int pick9(State* s, Legal9* legal, int n) noexcept nogil:
    cdef int i
    if n < legal.g0_n[0]:
        for i in range(15):
            if bag_within(&BAGS_2_2_5[i][0], legal.g0, 5):
                if n == 0:
                    return 4128 + i
                n -= 1
    n -= legal.g0_n[0]
    return -1


cdef void kinds9(State* s, Legal9* legal, int32_t* counts) noexcept nogil:
    cdef int i
    counts[11] = 0
    for i in range(1):
        counts[11] += legal.g0_n[i]


cdef int why9(State* s, Legal9* legal, int action) noexcept nogil:
    cdef int t1
    if 4128 <= action < 4143:
        t1 = action - 4128
        return w361_give_up(s, s.v63, &BAGS_2_2_5[t1][0])
    return -2


cdef int answer9(State* s, int action, Context* ctx) noexcept nogil:
    cdef int t1
    if 4128 <= action < 4143:
        t1 = action - 4128
        a361_give_up(s, s.v63, &BAGS_2_2_5[t1][0], ctx)
        return 67
    return 67


cdef int count10(State* s, Legal10* legal) noexcept nogil:  # ask_joining
    cdef int total
    cdef b1 t1
    cdef b1 t2
    cdef int t3
    cdef int t4
    cdef b1 t5
    total = 0
    t1 = b1_none()
    t1 = b1_or(t1, b1_bit(0))
    legal.g2[0] = t1
    legal.g2_n[0] = b1_count(legal.g2[0])
    total += legal.g2_n[0]
    t2 = b1_none()
    if b1_has(b1_first(s.head.players), s.v64):
        if (not bit_at(&s.i36_joined[0], s.v64)):
            t3 = (<int>s.i33_project[0] - 1)
            if (COLUMN0_1[s.v65] == (COLUMN6_1[(<int>s.i33_project[0] - 1)] if t3 >= 0 else -1)):
                if ((<int>s.i34_waiting[0] > 0) or (not (not b1_any(b1_load(&s.i36_joined[(0) * 1]))))):
                    t4 = d369_payable(s, s.v65, s.v66, s.v64)
                    if t4:
                        t2 = b1_or(t2, b1_bit(0))
    legal.g0[0] = t2
    legal.g0_n[0] = b1_count(legal.g0[0])
    total += legal.g0_n[0]
    t5 = b1_none()
    if b1_has(b1_first(s.head.players), s.v64):
        if ((&s.i38_tokens[(s.v64) * 10])[2] > 0):
            if (not bit_at(&s.i36_joined[0], s.v64)):
                if ((<int>s.i34_waiting[0] > 0) or (not (not b1_any(b1_load(&s.i36_joined[(0) * 1]))))):
                    t5 = b1_or(t5, b1_bit(0))
    legal.g1[0] = t5
    legal.g1_n[0] = b1_count(legal.g1[0])
    total += legal.g1_n[0]
    return total


cdef int seat10(State* s) noexcept nogil:  # ask_joining
    cdef int t1
    t1 = d397_neutral_decides(s, s.v64)
    return narrowed(t1, 0, 2147483647, &s.head.fault, 40)


cdef int pick10(State* s, Legal10* legal, int n) noexcept nogil:
    cdef int i
    for i in range(1):
        if n < legal.g2_n[i]:
            return 4143 + i * 1 + b1_select(legal.g2[i], n)
        n -= legal.g2_n[i]
    for i in range(1):
        if n < legal.g0_n[i]:
            return 4144 + i * 1 + b1_select(legal.g0[i], n)
        n -= legal.g0_n[i]
    for i in range(1):
        if n < legal.g1_n[i]:
            return 4145 + i * 1 + b1_select(legal.g1[i], n)
        n -= legal.g1_n[i]
    return -1


cdef void kinds10(State* s, Legal10* legal, int32_t* counts) noexcept nogil:
    cdef int i
    counts[12] = 0
    for i in range(1):
        counts[12] += legal.g2_n[i]
    counts[13] = 0
    for i in range(1):
        counts[13] += legal.g0_n[i]
    counts[14] = 0
    for i in range(1):
        counts[14] += legal.g1_n[i]


cdef int why10(State* s, Legal10* legal, int action) noexcept nogil:
    if 4143 <= action < 4144:
        return w365_stay_out(s, s.v64)
    if 4144 <= action < 4145:
        return w366_join(s, s.v64, s.v65, s.v66)
    if 4145 <= action < 4146:
        return w367_join_by_token(s, s.v64)
    return -2


cdef int answer10(State* s, int action, Context* ctx) noexcept nogil:
    if 4143 <= action < 4144:
        a365_stay_out(s, s.v64, ctx)
        return 61
    if 4144 <= action < 4145:
        a366_join(s, s.v64, s.v65, s.v66, ctx)
        return 61
    if 4145 <= action < 4146:
        a367_join_by_token(s, s.v64, ctx)
        return 61
    return 61


cdef void write_scores(State* s, int32_t* out) noexcept nogil:
    cdef int t1
    cdef int v328
    cdef int t2
    cdef int t3
    t1 = 0
    for v328 in range(s.head.players):
        t2 = d331_result_total(s, v328)
        out[t1] = t2
        t1 += 1
        t3 = <int>s.i5_coins[v328]
        out[t1] = t3
        t1 += 1


cdef void write_sheets(State* s, int seat, int32_t* out) noexcept nogil:
    cdef int t1
    cdef int t2
    cdef int t3
    cdef int t4
    cdef int t5
    cdef int t6
    cdef int t7
    cdef int t8
    cdef int t9
    cdef int t10
    pass
    t1 = d322_result_military(s, seat)
    out[0] = t1
    t2 = d323_result_treasury(s, seat)
    out[1] = t2
    t3 = d324_result_wonders(s, seat)
    out[2] = t3
    t4 = d325_result_civilian(s, seat)
    out[3] = t4
    t5 = d326_result_science(s, seat)
    out[4] = t5
    t6 = d327_result_commerce(s, seat)
    out[5] = t6
    t7 = d328_result_guilds(s, seat)
    out[6] = t7
    t8 = d329_result_tower(s, seat)
    out[7] = t8
    t9 = d330_result_projects(s, seat)
    out[8] = t9
    t10 = d331_result_total(s, seat)
    out[9] = t10


cdef int failing_invariant(State* s) noexcept nogil:
    cdef b2 t1
    cdef bint t2
    cdef b2 t3
    cdef int v329
    cdef int t4
    cdef int t5
    cdef b2 t6
    cdef int t7
    cdef b2 t8
    cdef int v330
    cdef int t9
    cdef int t10
    cdef bint t11
    cdef b2 t12
    cdef int v331
    cdef int t13
    cdef bint t14
    cdef int v332
    cdef int t15
    cdef b2 t16
    cdef b2 t17
    cdef int v334
    cdef b2 t18
    cdef b2 t19
    cdef b2 t20
    cdef b2 t21
    cdef b2 t22
    cdef bint t23
    cdef int v335
    cdef int t24
    cdef int t25
    cdef bint t26
    cdef int v336
    cdef int t27
    cdef int t28
    cdef int v337
    cdef int t29
    cdef int t30
    cdef int t31[24]
    cdef int t32
    cdef int t33
    cdef uint32_t t34
    cdef int t35
    cdef int v1000067
    cdef int t36
    cdef int v338
    cdef int t37
    cdef b1 t38
    cdef int t39[24]
    cdef int t40
    cdef int t41
    cdef uint32_t t42
    cdef int t43
    cdef int v1000068
    cdef int t44
    cdef int t45[24]
    cdef int t46
    cdef int t47
    cdef uint32_t t48
    cdef int t49
    cdef int v1000069
    cdef int t50
    cdef int v339
    cdef int t51
    cdef int t52
    cdef int t53[24]
    cdef int t54
    cdef int t55
    cdef uint32_t t56
    cdef int t57
    cdef int v1000070
    cdef bint t58
    cdef b1 t59
    cdef int v340
    cdef bint t60
    cdef int t61
    cdef int t62[24]
    cdef int t63
    cdef int t64
    cdef uint32_t t65
    cdef int t66
    cdef int t67
    cdef int t68
    cdef int v1000071
    cdef int t69
    cdef int v341
    cdef int t70
    cdef int t71
    cdef int t72
    cdef int v342
    cdef int t73
    cdef int t74
    cdef int t75
    cdef bint t76
    cdef bint t77
    cdef int v343
    cdef int t78
    cdef uint16_t t79[3]
    cdef bint t80
    cdef uint16_t t81[10]
    cdef bint t82
    t1 = b2_of(<uint64_t>0xFFFFFFFFFFFFFFFF, <uint64_t>0xF)
    t2 = 0
    t3 = t1
    while b2_any(t3):
        v329 = b2_low(t3)
        t3 = b2_drop(t3)
        t4 = d273_whereabouts(s, v329)
        t5 = d275_in_play(s, v329)
        if (not (t4 == t5)):
            t2 = 1
            break
    if not (not t2):
        return 0
    t6 = b2_of(<uint64_t>0x0, <uint64_t>0x3FF0)
    t7 = 0
    t8 = t6
    while b2_any(t8):
        v330 = b2_low(t8)
        t8 = b2_drop(t8)
        t9 = d273_whereabouts(s, v330)
        t7 += t9
    t10 = d276_guilds_in_play(s)
    if not (t7 == t10):
        return 1
    t11 = 0
    t12 = t6
    while b2_any(t12):
        v331 = b2_low(t12)
        t12 = b2_drop(t12)
        t13 = d273_whereabouts(s, v331)
        if (not (t13 <= 1)):
            t11 = 1
            break
    if not (not t11):
        return 2
    t14 = 0
    for t15 in range(SEATS[s.head.players]):
        v332 = t15
        t16 = b2_none()
        t17 = b2_load(&s.i3_city[(v332) * 2])
        while b2_any(t17):
            v334 = b2_low(t17)
            t17 = b2_drop(t17)
            t18 = b2_andnot(b2_first(78), b2_bit(v334))
            t19 = b2_andnot(b2_first(78), b2_load(WHERE2[COLUMN0_10[v334]]))
            t20 = b2_andnot(b2_first(78), t19)
            t21 = b2_and(t18, t20)
            t16 = b2_or(t16, t21)
        t22 = b2_and(b2_load(&s.i3_city[(v332) * 2]), t16)
        if b2_any(t22):
            t14 = 1
            break
    if not (not t14):
        return 3
    if not (held_size(&s.hi18_deck[(0) * 2], &s.i18_deck[(0) * 78], 78) == 0):
        return 4
    t23 = 0
    for t24 in range(s.head.players):
        v335 = t24
        t25 = d255_hand_size(s)
        if not (held_size(&s.hi14_hand[(v335) * 2], &s.i14_hand[(v335) * 78], 78) <= (t25 + 1)):
            t23 = 1
            break
    if not (not t23):
        return 5
    t26 = 0
    for t27 in range(SEATS[s.head.players]):
        v336 = t27
        for t28 in range(5):
            v337 = (t28 + 1)
            if (&s.i6_victories[(v336) * 5])[t28]:
                t29 = (v337 - 1)
                if not b1_has(b1_of(<uint64_t>0x15), t29):
                    t26 = 1
                    break
        if t26:
            break
    if not (not t26):
        return 6
    t30 = 0
    t32 = 0
    for t33 in range(list_length(&s.i23_levels[(0) * 26]) if True else 0):
        t34 = list_code(&s.i23_levels[(0) * 26], t33, 1)
        t31[t32] = <int>t34
        t32 += 1
    for t35 in range(t32):
        v1000067 = t31[t35]
        t30 += 1
    t36 = 0
    for t37 in range(s.head.players):
        v338 = t37
        t36 += ((b1_count(b1_load(&s.i29_tiles[(v338) * 1])) + b1_count(b1_load(&s.i30_going_round[(v338) * 1]))) + b1_count(b1_load(&s.i32_committed[(v338) * 1])))
    if not (((((b1_count(b1_load(&s.i27_box[(0) * 1])) + b1_count(b1_load(&s.i28_cover[(0) * 1]))) + b1_count(b1_load(&s.i25_revealed[(0) * 1]))) + t30) + t36) == b1_count(b1_first(24))):
        return 7
    t38 = b1_none()
    t40 = 0
    for t41 in range(list_length(&s.i23_levels[(0) * 26]) if True else 0):
        t42 = list_code(&s.i23_levels[(0) * 26], t41, 1)
        t39[t40] = <int>t42
        t40 += 1
    for t43 in range(t40):
        v1000068 = t39[t43]
        t38 = b1_or(t38, b1_bit(v1000068))
    t44 = 0
    t46 = 0
    for t47 in range(list_length(&s.i23_levels[(0) * 26]) if True else 0):
        t48 = list_code(&s.i23_levels[(0) * 26], t47, 1)
        t45[t46] = <int>t48
        t46 += 1
    for t49 in range(t46):
        v1000069 = t45[t49]
        t44 += 1
    if not (b1_count(t38) == t44):
        return 8
    t50 = 0
    for t51 in range(s.head.players):
        v339 = t51
        t50 += <int>s.i26_raised[v339]
    t52 = 0
    t54 = 0
    for t55 in range(list_length(&s.i23_levels[(0) * 26]) if True else 0):
        t56 = list_code(&s.i23_levels[(0) * 26], t55, 1)
        t53[t54] = <int>t56
        t54 += 1
    for t57 in range(t54):
        v1000070 = t53[t57]
        t52 += 1
    if not (t50 == (t52 + b1_count(b1_load(&s.i25_revealed[(0) * 1])))):
        return 9
    t58 = 0
    t59 = b1_load(&s.i24_active[(0) * 1])
    while b1_any(t59):
        v340 = b1_low(t59)
        t59 = b1_drop(t59)
        t60 = 0
        t61 = d347_spaces(s)
        t63 = 0
        for t64 in range(list_length(&s.i23_levels[(0) * 26]) if True else 0):
            t65 = list_code(&s.i23_levels[(0) * 26], t64, 1)
            t62[t63] = <int>t65
            t63 += 1
        t66 = t63
        t67 = t61 if t61 < t66 else t66
        if t67 < 0:
            t67 = 0
        for t68 in range(t67):
            v1000071 = (&t62[t66 - t67])[t68]
            if v1000071 == v340:
                t60 = 1
                break
        if (not t60):
            t58 = 1
            break
    if not (not t58):
        return 10
    t76 = ((<int>s.i33_project[0] - 1) == -1)
    if not t76:
        if (<int>s.i34_waiting[0] == 0):
            t69 = 0
            for t70 in range(s.head.players):
                v341 = t70
                t69 += <int>s.i35_shares[v341]
            t71 = d363_tokens_laid(s)
            t75 = (t69 >= t71)
        else:
            t72 = 0
            for t73 in range(s.head.players):
                v342 = t73
                t72 += <int>s.i35_shares[v342]
            t74 = d363_tokens_laid(s)
            t75 = ((<int>s.i34_waiting[0] + t72) == t74)
        t76 = t75
    if not t76:
        return 11
    t77 = 0
    for t78 in range(SEATS[s.head.players]):
        v343 = t78
        if not (not b1_has(b1_first(s.head.players), v343)):
            continue
        t80 = (<int>s.i35_shares[v343] == 0)
        if t80:
            t79[0] = 0
            t79[1] = 0
            t79[2] = 0
            t80 = bag_equal((&s.i39_penalties[(v343) * 3]), t79, 3)
        t82 = t80
        if t82:
            t81[0] = 0
            t81[1] = 0
            t81[2] = 0
            t81[3] = 0
            t81[4] = 0
            t81[5] = 0
            t81[6] = 0
            t81[7] = 0
            t81[8] = 0
            t81[9] = 0
            t82 = bag_equal((&s.i38_tokens[(v343) * 10]), t81, 10)
        if not t82:
            t77 = 1
            break
    if not (not t77):
        return 12
    return -1


cdef int32_t who_decides(State* s, int32_t seat) noexcept nogil:
    cdef int v267
    cdef int v268
    cdef int t1
    v267 = seat
    if b1_has(b1_first(s.head.players), v267):
        t1 = v267
    else:
        v268 = (<int>s.i20_steward[0] - 1)
        t1 = (v268 if (v268 >= 0 and b1_has(b1_first(s.head.players), v268)) else -1)
    return t1


cdef void refresh_planes(State* s) noexcept nogil:
    cdef int at
    cdef int value
    cdef uint64_t bit
    pass
    for at in range(7):
        held_renew(&s.hi14_hand[at * 2], &s.i14_hand[at * 78], 78)
    for at in range(7):
        held_renew(&s.hi16_passing[at * 2], &s.i16_passing[at * 78], 78)
    for at in range(7):
        held_renew(&s.hi17_buried[at * 2], &s.i17_buried[at * 78], 78)
    for at in range(1):
        held_renew(&s.hi18_deck[at * 2], &s.i18_deck[at * 78], 78)
    for at in range(1):
        held_renew(&s.hi19_discard[at * 2], &s.i19_discard[at * 78], 78)
    for at in range(7):
        held_renew(&s.hi21_put_under[at * 2], &s.i21_put_under[at * 78], 78)
    for at in range(1):
        held_renew(&s.hi22_pile[at * 2], &s.i22_pile[at * 78], 78)
    memset(&s.known0[0], 0, sizeof(s.known0))
    memset(&s.known1[0], 0, sizeof(s.known1))
    memset(&s.known2[0], 0, sizeof(s.known2))
    memset(&s.known3[0], 0, sizeof(s.known3))
    memset(&s.known4[0], 0, sizeof(s.known4))
    memset(&s.known5[0], 0, sizeof(s.known5))
    memset(&s.known6[0], 0, sizeof(s.known6))


cdef void start_planes(State* s) noexcept nogil:
    pass


cdef void copy_state(State* target, const State* source) noexcept nogil:
    memcpy(target, source, sizeof(State))


cdef void first_values(State* s) noexcept nogil:
    cdef b1 t1
    pass
    t1 = b1_first(24)
    if True:
        b1_store(&s.i27_box[(0) * 1], t1)


cdef void write_shown(State* s, uint32_t* out) noexcept nogil:
    pass
    memcpy(out + 0, &s.show_i19_discard[0], 4)


cdef inline void forget_shown(State* s) noexcept nogil:
    if s.shows:
        s.shows = 0
        memset(&s.show_i19_discard[0], 0, 4)


cdef int32_t write_stop0(State* s, uint8_t* out, int32_t n) noexcept nogil:  # choose_payment
    cdef uint32_t code
    cdef int i
    code = <uint32_t>0
    memcpy(out + n, &code, 2)
    n += 2
    code = <uint32_t>s.v10
    memcpy(out + n, &code, 1)
    n += 1
    memcpy(out + n, &s.v11, 14)
    n += 14
    return n


cdef int32_t write_stop1(State* s, uint8_t* out, int32_t n) noexcept nogil:  # use_card
    cdef uint32_t code
    cdef int i
    code = <uint32_t>1
    memcpy(out + n, &code, 2)
    n += 2
    code = <uint32_t>s.v12
    memcpy(out + n, &code, 1)
    n += 1
    return n


cdef int32_t write_stop2(State* s, uint8_t* out, int32_t n) noexcept nogil:  # take_turn
    cdef uint32_t code
    cdef int i
    code = <uint32_t>2
    memcpy(out + n, &code, 2)
    n += 2
    code = <uint32_t>s.v13
    memcpy(out + n, &code, 1)
    n += 1
    return n


cdef int32_t write_stop3(State* s, uint8_t* out, int32_t n) noexcept nogil:  # end_of_turn
    cdef uint32_t code
    cdef int i
    code = <uint32_t>3
    memcpy(out + n, &code, 2)
    n += 2
    code = <uint32_t>s.v24
    memcpy(out + n, &code, 1)
    n += 1
    memcpy(out + n, &s.rest278, 8)
    n += 8
    return n


cdef int32_t write_stop4(State* s, uint8_t* out, int32_t n) noexcept nogil:  # dig
    cdef uint32_t code
    cdef int i
    code = <uint32_t>4
    memcpy(out + n, &code, 2)
    n += 2
    code = <uint32_t>s.v25
    memcpy(out + n, &code, 1)
    n += 1
    return n


cdef int32_t write_stop5(State* s, uint8_t* out, int32_t n) noexcept nogil:  # build_found
    cdef uint32_t code
    cdef int i
    code = <uint32_t>5
    memcpy(out + n, &code, 2)
    n += 2
    code = <uint32_t>s.v26
    memcpy(out + n, &code, 1)
    n += 1
    return n


cdef int32_t write_stop6(State* s, uint8_t* out, int32_t n) noexcept nogil:  # build_found
    cdef uint32_t code
    cdef int i
    code = <uint32_t>6
    memcpy(out + n, &code, 2)
    n += 2
    code = <uint32_t>s.v26
    memcpy(out + n, &code, 1)
    n += 1
    return n


cdef int32_t write_stop7(State* s, uint8_t* out, int32_t n) noexcept nogil:  # play
    cdef uint32_t code
    cdef int i
    code = <uint32_t>7
    memcpy(out + n, &code, 2)
    n += 2
    code = <uint32_t>s.v27
    memcpy(out + n, &code, 1)
    n += 1
    return n


cdef int32_t write_stop8(State* s, uint8_t* out, int32_t n) noexcept nogil:  # play
    cdef uint32_t code
    cdef int i
    code = <uint32_t>8
    memcpy(out + n, &code, 2)
    n += 2
    code = <uint32_t>s.v27
    memcpy(out + n, &code, 1)
    n += 1
    memcpy(out + n, &s.rest282, 8)
    n += 8
    memcpy(out + n, &s.rest283, 8)
    n += 8
    return n


cdef int32_t write_stop9(State* s, uint8_t* out, int32_t n) noexcept nogil:  # play
    cdef uint32_t code
    cdef int i
    code = <uint32_t>9
    memcpy(out + n, &code, 2)
    n += 2
    code = <uint32_t>s.v27
    memcpy(out + n, &code, 1)
    n += 1
    memcpy(out + n, &s.rest282, 8)
    n += 8
    return n


cdef int32_t write_stop10(State* s, uint8_t* out, int32_t n) noexcept nogil:  # play
    cdef uint32_t code
    cdef int i
    code = <uint32_t>10
    memcpy(out + n, &code, 2)
    n += 2
    code = <uint32_t>s.v27
    memcpy(out + n, &code, 1)
    n += 1
    memcpy(out + n, &s.rest282, 8)
    n += 8
    return n


cdef int32_t write_stop11(State* s, uint8_t* out, int32_t n) noexcept nogil:  # play
    cdef uint32_t code
    cdef int i
    code = <uint32_t>11
    memcpy(out + n, &code, 2)
    n += 2
    code = <uint32_t>s.v27
    memcpy(out + n, &code, 1)
    n += 1
    memcpy(out + n, &s.rest282, 8)
    n += 8
    return n


cdef int32_t write_stop13(State* s, uint8_t* out, int32_t n) noexcept nogil:  # one_turn
    cdef uint32_t code
    cdef int i
    code = <uint32_t>13
    memcpy(out + n, &code, 2)
    n += 2
    code = <uint32_t>s.v31
    memcpy(out + n, &code, 1)
    n += 1
    memcpy(out + n, &s.rest294, 8)
    n += 8
    return n


cdef int32_t write_stop14(State* s, uint8_t* out, int32_t n) noexcept nogil:  # one_turn
    cdef uint32_t code
    cdef int i
    code = <uint32_t>14
    memcpy(out + n, &code, 2)
    n += 2
    code = <uint32_t>s.v31
    memcpy(out + n, &code, 1)
    n += 1
    return n


cdef int32_t write_stop15(State* s, uint8_t* out, int32_t n) noexcept nogil:  # last_cards
    cdef uint32_t code
    cdef int i
    code = <uint32_t>15
    memcpy(out + n, &code, 2)
    n += 2
    return n


cdef int32_t write_stop16(State* s, uint8_t* out, int32_t n) noexcept nogil:  # use_last_cards
    cdef uint32_t code
    cdef int i
    code = <uint32_t>16
    memcpy(out + n, &code, 2)
    n += 2
    code = <uint32_t>s.v36
    memcpy(out + n, &code, 1)
    n += 1
    return n


cdef int32_t write_stop17(State* s, uint8_t* out, int32_t n) noexcept nogil:  # use_last_cards
    cdef uint32_t code
    cdef int i
    code = <uint32_t>17
    memcpy(out + n, &code, 2)
    n += 2
    code = <uint32_t>s.v36
    memcpy(out + n, &code, 1)
    n += 1
    memcpy(out + n, &s.rest302, 8)
    n += 8
    return n


cdef int32_t write_stop18(State* s, uint8_t* out, int32_t n) noexcept nogil:  # end_of_age
    cdef uint32_t code
    cdef int i
    code = <uint32_t>18
    memcpy(out + n, &code, 2)
    n += 2
    return n


cdef int32_t write_stop19(State* s, uint8_t* out, int32_t n) noexcept nogil:  # battles
    cdef uint32_t code
    cdef int i
    code = <uint32_t>19
    memcpy(out + n, &code, 2)
    n += 2
    code = <uint32_t>s.v44
    memcpy(out + n, &code, 1)
    n += 1
    return n


cdef int32_t write_stop20(State* s, uint8_t* out, int32_t n) noexcept nogil:  # manage_city
    cdef uint32_t code
    cdef int i
    code = <uint32_t>20
    memcpy(out + n, &code, 2)
    n += 2
    code = <uint32_t>s.v310
    memcpy(out + n, &code, 1)
    n += 1
    return n


cdef int32_t write_stop21(State* s, uint8_t* out, int32_t n) noexcept nogil:  # use_card_for_city
    cdef uint32_t code
    cdef int i
    code = <uint32_t>21
    memcpy(out + n, &code, 2)
    n += 2
    code = <uint32_t>s.v46
    memcpy(out + n, &code, 1)
    n += 1
    return n


cdef int32_t write_stop22(State* s, uint8_t* out, int32_t n) noexcept nogil:  # sell_for_city
    cdef uint32_t code
    cdef int i
    code = <uint32_t>22
    memcpy(out + n, &code, 2)
    n += 2
    code = <uint32_t>s.v47
    memcpy(out + n, &code, 1)
    n += 1
    return n


cdef int32_t write_stop23(State* s, uint8_t* out, int32_t n) noexcept nogil:  # offer_last_card
    cdef uint32_t code
    cdef int i
    code = <uint32_t>23
    memcpy(out + n, &code, 2)
    n += 2
    code = <uint32_t>s.v48
    memcpy(out + n, &code, 1)
    n += 1
    return n


cdef int32_t write_stop24(State* s, uint8_t* out, int32_t n) noexcept nogil:  # take_left_over
    cdef uint32_t code
    cdef int i
    code = <uint32_t>24
    memcpy(out + n, &code, 2)
    n += 2
    code = <uint32_t>s.v51
    memcpy(out + n, &code, 1)
    n += 1
    return n


cdef int32_t write_stop25(State* s, uint8_t* out, int32_t n) noexcept nogil:  # draft_tiles
    cdef uint32_t code
    cdef int i
    code = <uint32_t>25
    memcpy(out + n, &code, 2)
    n += 2
    code = <uint32_t>s.v52
    memcpy(out + n, &code, 1)
    n += 1
    code = <uint32_t>s.v313
    memcpy(out + n, &code, 1)
    n += 1
    code = <uint32_t>s.left0
    memcpy(out + n, &code, 1)
    n += 1
    memcpy(out + n, &s.rest313, 8)
    n += 8
    return n


cdef int32_t write_stop26(State* s, uint8_t* out, int32_t n) noexcept nogil:  # lose_card
    cdef uint32_t code
    cdef int i
    code = <uint32_t>26
    memcpy(out + n, &code, 2)
    n += 2
    code = <uint32_t>s.v58
    memcpy(out + n, &code, 1)
    n += 1
    code = <uint32_t>s.v59
    memcpy(out + n, &code, 1)
    n += 1
    return n


cdef int32_t write_stop27(State* s, uint8_t* out, int32_t n) noexcept nogil:  # lose_victories
    cdef uint32_t code
    cdef int i
    code = <uint32_t>27
    memcpy(out + n, &code, 2)
    n += 2
    code = <uint32_t>s.v63
    memcpy(out + n, &code, 1)
    n += 1
    return n


cdef int32_t write_stop28(State* s, uint8_t* out, int32_t n) noexcept nogil:  # ask_joining
    cdef uint32_t code
    cdef int i
    code = <uint32_t>28
    memcpy(out + n, &code, 2)
    n += 2
    code = <uint32_t>s.v64
    memcpy(out + n, &code, 1)
    n += 1
    code = <uint32_t>s.v65
    memcpy(out + n, &code, 1)
    n += 1
    code = <uint32_t>s.v66
    memcpy(out + n, &code, 1)
    n += 1
    return n


cdef int32_t write_stop30(State* s, uint8_t* out, int32_t n) noexcept nogil:  # check_project
    cdef uint32_t code
    cdef int i
    code = <uint32_t>30
    memcpy(out + n, &code, 2)
    n += 2
    memcpy(out + n, &s.rest324, 8)
    n += 8
    return n


cdef int32_t write_stop31(State* s, uint8_t* out, int32_t n) noexcept nogil:  # punished
    cdef uint32_t code
    cdef int i
    code = <uint32_t>31
    memcpy(out + n, &code, 2)
    n += 2
    code = <uint32_t>s.v75
    memcpy(out + n, &code, 1)
    n += 1
    memcpy(out + n, &s.rest327, 8)
    n += 8
    return n


cdef int32_t write_stop32(State* s, uint8_t* out, int32_t n) noexcept nogil:  # build
    cdef uint32_t code
    cdef int i
    code = <uint32_t>32
    memcpy(out + n, &code, 2)
    n += 2
    code = <uint32_t>s.v1
    memcpy(out + n, &code, 1)
    n += 1
    code = <uint32_t>s.v2
    memcpy(out + n, &code, 1)
    n += 1
    code = <uint32_t>s.v3
    memcpy(out + n, &code, 1)
    n += 1
    return n


cdef int32_t write_slots(State* s, uint8_t* out) noexcept nogil:
    cdef int pc
    cdef int question
    cdef int32_t n
    pc = AGAIN + s.head.question * MOST_SEATS
    n = 0
    while pc < ASK:
        question = (pc - AGAIN) // MOST_SEATS if pc >= AGAIN else -1
        if question == 0:
            n = write_stop0(s, out, n)
            pc = s.back241
            continue
        if question == 1:
            n = write_stop1(s, out, n)
            pc = s.back242
            continue
        if question == 2:
            n = write_stop4(s, out, n)
            pc = s.back252
            continue
        if question == 4:
            n = write_stop21(s, out, n)
            pc = s.back339
            continue
        if question == 5:
            n = write_stop22(s, out, n)
            pc = s.back340
            continue
        if question == 6:
            n = write_stop23(s, out, n)
            pc = s.back341
            continue
        if question == 7:
            n = write_stop25(s, out, n)
            pc = s.back352
            continue
        if question == 8:
            n = write_stop26(s, out, n)
            pc = s.back359
            continue
        if question == 9:
            n = write_stop27(s, out, n)
            pc = s.back362
            continue
        if question == 10:
            n = write_stop28(s, out, n)
            pc = s.back364
            continue
        if pc == 1:
            n = write_stop7(s, out, n)
            pc = OVER
            continue
        if pc == 4:
            n = write_stop11(s, out, n)
            pc = OVER
            continue
        if pc == 7:
            n = write_stop8(s, out, n)
            pc = OVER
            continue
        if pc == 9:
            n = write_stop9(s, out, n)
            pc = OVER
            continue
        if pc == 15:
            n = write_stop10(s, out, n)
            pc = OVER
            continue
        if pc == 17:
            n = write_stop15(s, out, n)
            pc = s.back270
            continue
        if pc == 21:
            n = write_stop13(s, out, n)
            pc = s.back266
            continue
        if pc == 26:
            n = write_stop3(s, out, n)
            pc = s.back250
            continue
        if pc == 27:
            n = write_stop16(s, out, n)
            pc = s.back271
            continue
        if pc == 29:
            n = write_stop14(s, out, n)
            pc = s.back266
            continue
        if pc == 31:
            n = write_stop18(s, out, n)
            pc = s.back272
            continue
        if pc == 36:
            n = write_stop17(s, out, n)
            pc = s.back271
            continue
        if pc == 38:
            n = write_stop2(s, out, n)
            pc = s.back243
            continue
        if pc == 40:
            n = write_stop19(s, out, n)
            pc = s.back312
            continue
        if pc == 45:
            n = write_stop20(s, out, n)
            pc = s.back338
            continue
        if pc == 48:
            n = write_stop30(s, out, n)
            pc = s.back373
            continue
        if pc == 54:
            n = write_stop5(s, out, n)
            pc = s.back253
            continue
        if pc == 58:
            n = write_stop31(s, out, n)
            pc = s.back375
            continue
        if pc == 59:
            n = write_stop6(s, out, n)
            pc = s.back253
            continue
        if pc == 73:
            n = write_stop32(s, out, n)
            pc = s.back237
            continue
        if pc == 75:
            n = write_stop24(s, out, n)
            pc = s.back344
            continue
        if pc == 37:
            pc = s.back341
            continue
        if pc == 50:
            pc = s.back242
            continue
        if pc == 52:
            pc = s.back339
            continue
        if pc == 61:
            pc = s.back364
            continue
        if pc == 62:
            pc = s.back340
            continue
        if pc == 67:
            pc = s.back362
            continue
        return n
    return n


cdef int enter_flow(State* s, int rule, int back, const uint8_t* given) noexcept nogil:
    cdef int i
    if rule == 241:
        s.v10 = <int>code_at(given + 0, 1)
        memcpy(&s.v11, given + 1, 14)
        s.back241 = <uint16_t>back
        return 60
    if rule == 242:
        s.v12 = <int>code_at(given + 0, 1)
        s.back242 = <uint16_t>back
        return 44
    if rule == 243:
        s.v13 = <int>code_at(given + 0, 1)
        s.back243 = <uint16_t>back
        return 30
    if rule == 250:
        s.v24 = <int>code_at(given + 0, 1)
        s.back250 = <uint16_t>back
        return 16
    if rule == 252:
        s.v25 = <int>code_at(given + 0, 1)
        s.back252 = <uint16_t>back
        return 33
    if rule == 253:
        s.v26 = <int>code_at(given + 0, 1)
        s.back253 = <uint16_t>back
        return 49
    if rule == 262:
        s.v28 = <int>code_at(given + 0, 1)
        s.back262 = <uint16_t>back
        return 2
    if rule == 266:
        s.v31 = <int>code_at(given + 0, 1)
        s.back266 = <uint16_t>back
        return 11
    if rule == 270:
        s.v35 = <int>code_at(given + 0, 1)
        s.back270 = <uint16_t>back
        return 10
    if rule == 271:
        s.v36 = <int>code_at(given + 0, 1)
        s.back271 = <uint16_t>back
        return 18
    if rule == 272:
        s.v37 = <int>code_at(given + 0, 1)
        s.back272 = <uint16_t>back
        return 24
    if rule == 312:
        s.v44 = <int>code_at(given + 0, 1)
        s.back312 = <uint16_t>back
        return 32
    if rule == 338:
        s.v45 = <int>code_at(given + 0, 1)
        s.back338 = <uint16_t>back
        return 39
    if rule == 339:
        s.v46 = <int>code_at(given + 0, 1)
        s.back339 = <uint16_t>back
        return 46
    if rule == 340:
        s.v47 = <int>code_at(given + 0, 1)
        s.back340 = <uint16_t>back
        return 56
    if rule == 341:
        s.v48 = <int>code_at(given + 0, 1)
        s.back341 = <uint16_t>back
        return 28
    if rule == 344:
        s.v51 = <int>code_at(given + 0, 1)
        s.back344 = <uint16_t>back
        return 74
    if rule == 352:
        s.v52 = <int>code_at(given + 0, 1)
        s.back352 = <uint16_t>back
        return 5
    if rule == 359:
        s.v58 = <int>code_at(given + 0, 1)
        s.v59 = <int>code_at(given + 1, 1)
        s.back359 = <uint16_t>back
        return 64
    if rule == 362:
        s.v63 = <int>code_at(given + 0, 1)
        s.back362 = <uint16_t>back
        return 63
    if rule == 364:
        s.v64 = <int>code_at(given + 0, 1)
        s.v65 = <int>code_at(given + 1, 1)
        s.v66 = <int>code_at(given + 2, 1)
        s.back364 = <uint16_t>back
        return 55
    if rule == 373:
        s.v73 = <int>code_at(given + 0, 1)
        s.back373 = <uint16_t>back
        return 41
    if rule == 375:
        s.v75 = <int>code_at(given + 0, 1)
        s.back375 = <uint16_t>back
        return 53
    return OVER


cdef int run_piece(State* s, int pc, Context* ctx) noexcept nogil:
    if pc == 0:
        return k0_r258_play(s, ctx)
    elif pc == 1:
        return k1_r258_play(s, ctx)
    elif pc == 2:
        return k2_r262_set_up(s, ctx)
    elif pc == 3:
        return k3_r258_play(s, ctx)
    elif pc == 4:
        return k4_r258_play(s, ctx)
    elif pc == 5:
        return k5_r352_draft_tiles(s, ctx)
    elif pc == 6:
        return k6_r258_play(s, ctx)
    elif pc == 7:
        return k7_r258_play(s, ctx)
    elif pc == 8:
        return k8_r352_draft_tiles(s, ctx)
    elif pc == 9:
        return k9_r258_play(s, ctx)
    elif pc == 10:
        return k10_r270_last_cards(s, ctx)
    elif pc == 11:
        return k11_r266_one_turn(s, ctx)
    elif pc == 12:
        return k12_r352_draft_tiles(s, ctx)
    elif pc == 13:
        return k13_r352_draft_tiles(s, ctx)
    elif pc == 14:
        return k14_r352_draft_tiles(s, ctx)
    elif pc == 15:
        return k15_r258_play(s, ctx)
    elif pc == 16:
        return k16_r250_end_of_turn(s, ctx)
    elif pc == 17:
        return k17_r270_last_cards(s, ctx)
    elif pc == 18:
        return k18_r271_use_last_cards(s, ctx)
    elif pc == 19:
        return k19_r266_one_turn(s, ctx)
    elif pc == 20:
        return k20_r266_one_turn(s, ctx)
    elif pc == 21:
        return k21_r266_one_turn(s, ctx)
    elif pc == 22:
        return k22_r352_draft_tiles(s, ctx)
    elif pc == 23:
        return k23_r352_draft_tiles(s, ctx)
    elif pc == 24:
        return k24_r272_end_of_age(s, ctx)
    elif pc == 25:
        return k25_r250_end_of_turn(s, ctx)
    elif pc == 26:
        return k26_r250_end_of_turn(s, ctx)
    elif pc == 27:
        return k27_r271_use_last_cards(s, ctx)
    elif pc == 28:
        return k28_r341_offer_last_card(s, ctx)
    elif pc == 29:
        return k29_r266_one_turn(s, ctx)
    elif pc == 30:
        return k30_r243_take_turn(s, ctx)
    elif pc == 31:
        return k31_r272_end_of_age(s, ctx)
    elif pc == 32:
        return k32_r312_battles(s, ctx)
    elif pc == 33:
        return k33_r252_dig(s, ctx)
    elif pc == 34:
        return k34_r271_use_last_cards(s, ctx)
    elif pc == 35:
        return k35_r271_use_last_cards(s, ctx)
    elif pc == 36:
        return k36_r271_use_last_cards(s, ctx)
    elif pc == 37:
        return k37_r341_offer_last_card(s, ctx)
    elif pc == 38:
        return k38_r243_take_turn(s, ctx)
    elif pc == 39:
        return k39_r338_manage_city(s, ctx)
    elif pc == 40:
        return k40_r312_battles(s, ctx)
    elif pc == 41:
        return k41_r373_check_project(s, ctx)
    elif pc == 42:
        return k42_r252_dig(s, ctx)
    elif pc == 43:
        return k43_r252_dig(s, ctx)
    elif pc == 44:
        return k44_r242_use_card(s, ctx)
    elif pc == 45:
        return k45_r338_manage_city(s, ctx)
    elif pc == 46:
        return k46_r339_use_card_for_city(s, ctx)
    elif pc == 47:
        return k47_r373_check_project(s, ctx)
    elif pc == 48:
        return k48_r373_check_project(s, ctx)
    elif pc == 49:
        return k49_r253_build_found(s, ctx)
    elif pc == 50:
        return k50_r242_use_card(s, ctx)
    elif pc == 51:
        return k51_r339_use_card_for_city(s, ctx)
    elif pc == 52:
        return k52_r339_use_card_for_city(s, ctx)
    elif pc == 53:
        return k53_r375_punished(s, ctx)
    elif pc == 54:
        return k54_r253_build_found(s, ctx)
    elif pc == 55:
        return k55_r364_ask_joining(s, ctx)
    elif pc == 56:
        return k56_r340_sell_for_city(s, ctx)
    elif pc == 57:
        return k57_r375_punished(s, ctx)
    elif pc == 58:
        return k58_r375_punished(s, ctx)
    elif pc == 59:
        return k59_r253_build_found(s, ctx)
    elif pc == 60:
        return k60_r241_choose_payment(s, ctx)
    elif pc == 61:
        return k61_r364_ask_joining(s, ctx)
    elif pc == 62:
        return k62_r340_sell_for_city(s, ctx)
    elif pc == 63:
        return k63_r362_lose_victories(s, ctx)
    elif pc == 64:
        return k64_r359_lose_card(s, ctx)
    elif pc == 65:
        return k65_r241_choose_payment(s, ctx)
    elif pc == 66:
        return k66_r362_lose_victories(s, ctx)
    elif pc == 67:
        return k67_r362_lose_victories(s, ctx)
    elif pc == 68:
        return k68_r359_lose_card(s, ctx)
    elif pc == 69:
        return k69_r359_lose_card(s, ctx)
    elif pc == 70:
        return k70_r237_build(s, ctx)
    elif pc == 71:
        return k71_r238_raise_stage(s, ctx)
    elif pc == 72:
        return k72_r342_use_left_over(s, ctx)
    elif pc == 73:
        return k73_r237_build(s, ctx)
    elif pc == 74:
        return k74_r344_take_left_over(s, ctx)
    elif pc == 75:
        return k75_r344_take_left_over(s, ctx)
    return wait_again(s, pc)


cdef int32_t ask(void* state, void* scratch, Context* ctx) noexcept nogil:
    cdef State* s
    cdef AnyLegal* legal
    cdef AnyLegal other
    cdef int pc
    cdef int n
    s = <State*>state
    legal = <AnyLegal*>scratch
    pc = s.head.pc
    while True:
        while pc < ASK and not s.head.fault:
            pc = run_piece(s, pc, ctx)
        s.head.pc = <uint16_t>pc
        if pc != ASK or s.head.fault:
            s.head.question = OVER
            return 0
        if s.head.question == 0:
            if s.head.held:
                s.head.seat = <uint8_t>seat0(s)
            n = count0(s, &legal.of0)
            if s.head.held:
                return n
            if n == 0:
                set_fault(s, 52)
                continue
            if n == 1:
                forget_shown(s)
                pc = answer0(s, pick0(s, &legal.of0, 0), ctx)
                continue
            return n
        elif s.head.question == 1:
            if s.head.held:
                s.head.seat = <uint8_t>seat1(s)
            n = count1(s, &legal.of1)
            if s.head.held:
                return n
            if n == 0:
                set_fault(s, 53)
                continue
            if n == 1 and (s.head.together != 0 or upper1(s, &other.of1) == 1):
                forget_shown(s)
                pc = answer1(s, pick1(s, &legal.of1, 0), ctx)
                continue
            return n
        elif s.head.question == 2:
            if s.head.held:
                s.head.seat = <uint8_t>seat2(s)
            n = count2(s, &legal.of2)
            if s.head.held:
                return n
            if n == 0:
                pc = 43
                continue
            if n == 1 and upper2(s, &other.of2) == 1:
                forget_shown(s)
                pc = answer2(s, pick2(s, &legal.of2, 0), ctx)
                continue
            return n
        elif s.head.question == 4:
            if s.head.held:
                s.head.seat = <uint8_t>seat4(s)
            n = count4(s, &legal.of4)
            if s.head.held:
                return n
            if n == 0:
                pc = 51
                continue
            if n == 1 and (s.head.together != 0 or upper4(s, &other.of4) == 1):
                forget_shown(s)
                pc = answer4(s, pick4(s, &legal.of4, 0), ctx)
                continue
            return n
        elif s.head.question == 5:
            if s.head.held:
                s.head.seat = <uint8_t>seat5(s)
            n = count5(s, &legal.of5)
            if s.head.held:
                return n
            if n == 0:
                set_fault(s, 54)
                continue
            if n == 1 and (s.head.together != 0 or upper5(s, &other.of5) == 1):
                forget_shown(s)
                pc = answer5(s, pick5(s, &legal.of5, 0), ctx)
                continue
            return n
        elif s.head.question == 6:
            if s.head.held:
                s.head.seat = <uint8_t>seat6(s)
            n = count6(s, &legal.of6)
            if s.head.held:
                return n
            if n == 0:
                set_fault(s, 55)
                continue
            if n == 1:
                forget_shown(s)
                pc = answer6(s, pick6(s, &legal.of6, 0), ctx)
                continue
            return n
        elif s.head.question == 7:
            if s.head.held:
                s.head.seat = <uint8_t>seat7(s)
            n = count7(s, &legal.of7)
            if s.head.held:
                return n
            if n == 0:
                pc = 23
                continue
            if n == 1 and (s.head.together != 0 or upper7(s, &other.of7) == 1):
                forget_shown(s)
                pc = answer7(s, pick7(s, &legal.of7, 0), ctx)
                continue
            return n
        elif s.head.question == 8:
            if s.head.held:
                s.head.seat = <uint8_t>seat8(s)
            n = count8(s, &legal.of8)
            if s.head.held:
                return n
            if n == 0:
                pc = 69
                continue
            if n == 1:
                forget_shown(s)
                pc = answer8(s, pick8(s, &legal.of8, 0), ctx)
                continue
            return n
        elif s.head.question == 9:
            if s.head.held:
                s.head.seat = <uint8_t>seat9(s)
            n = count9(s, &legal.of9)
            if s.head.held:
                return n
            if n == 0:
                pc = 66
                continue
            if n == 1:
                forget_shown(s)
                pc = answer9(s, pick9(s, &legal.of9, 0), ctx)
                continue
            return n
        elif s.head.question == 10:
            if s.head.held:
                s.head.seat = <uint8_t>seat10(s)
            n = count10(s, &legal.of10)
            if s.head.held:
                return n
            if n == 0:
                set_fault(s, 56)
                continue
            if n == 1:
                forget_shown(s)
                pc = answer10(s, pick10(s, &legal.of10, 0), ctx)
                continue
            return n
        s.head.question = OVER
        return 0


cdef int32_t pick(const void* state, const void* scratch, int32_t n) noexcept nogil:
    cdef State* s
    cdef AnyLegal* legal
    s = <State*>state
    legal = <AnyLegal*>scratch
    if s.head.question == 0:
        return pick0(s, &legal.of0, n)
    elif s.head.question == 1:
        return pick1(s, &legal.of1, n)
    elif s.head.question == 2:
        return pick2(s, &legal.of2, n)
    elif s.head.question == 4:
        return pick4(s, &legal.of4, n)
    elif s.head.question == 5:
        return pick5(s, &legal.of5, n)
    elif s.head.question == 6:
        return pick6(s, &legal.of6, n)
    elif s.head.question == 7:
        return pick7(s, &legal.of7, n)
    elif s.head.question == 8:
        return pick8(s, &legal.of8, n)
    elif s.head.question == 9:
        return pick9(s, &legal.of9, n)
    elif s.head.question == 10:
        return pick10(s, &legal.of10, n)
    return -1


cdef void kinds(const void* state, const void* scratch, int32_t* counts) noexcept nogil:
    cdef State* s
    cdef AnyLegal* legal
    s = <State*>state
    legal = <AnyLegal*>scratch
    if s.head.question == 0:
        kinds0(s, &legal.of0, counts)
    elif s.head.question == 1:
        kinds1(s, &legal.of1, counts)
    elif s.head.question == 2:
        kinds2(s, &legal.of2, counts)
    elif s.head.question == 4:
        kinds4(s, &legal.of4, counts)
    elif s.head.question == 5:
        kinds5(s, &legal.of5, counts)
    elif s.head.question == 6:
        kinds6(s, &legal.of6, counts)
    elif s.head.question == 7:
        kinds7(s, &legal.of7, counts)
    elif s.head.question == 8:
        kinds8(s, &legal.of8, counts)
    elif s.head.question == 9:
        kinds9(s, &legal.of9, counts)
    elif s.head.question == 10:
        kinds10(s, &legal.of10, counts)


cdef int32_t why(const void* state, const void* scratch, int32_t action) noexcept nogil:
    cdef State* s
    cdef AnyLegal* legal
    s = <State*>state
    legal = <AnyLegal*>scratch
    if s.head.question == 0:
        return why0(s, &legal.of0, action)
    elif s.head.question == 1:
        return why1(s, &legal.of1, action)
    elif s.head.question == 2:
        return why2(s, &legal.of2, action)
    elif s.head.question == 4:
        return why4(s, &legal.of4, action)
    elif s.head.question == 5:
        return why5(s, &legal.of5, action)
    elif s.head.question == 6:
        return why6(s, &legal.of6, action)
    elif s.head.question == 7:
        return why7(s, &legal.of7, action)
    elif s.head.question == 8:
        return why8(s, &legal.of8, action)
    elif s.head.question == 9:
        return why9(s, &legal.of9, action)
    elif s.head.question == 10:
        return why10(s, &legal.of10, action)
    return -2


cdef void carry_out(void* state, int32_t action, Context* ctx) noexcept nogil:
    cdef State* s
    cdef int pc
    s = <State*>state
    pc = OVER
    if s.head.question == 0:
        forget_shown(s)
        pc = answer0(s, action, ctx)
    elif s.head.question == 1:
        forget_shown(s)
        pc = answer1(s, action, ctx)
    elif s.head.question == 2:
        forget_shown(s)
        pc = answer2(s, action, ctx)
    elif s.head.question == 4:
        forget_shown(s)
        pc = answer4(s, action, ctx)
    elif s.head.question == 5:
        forget_shown(s)
        pc = answer5(s, action, ctx)
    elif s.head.question == 6:
        forget_shown(s)
        pc = answer6(s, action, ctx)
    elif s.head.question == 7:
        forget_shown(s)
        pc = answer7(s, action, ctx)
    elif s.head.question == 8:
        forget_shown(s)
        pc = answer8(s, action, ctx)
    elif s.head.question == 9:
        forget_shown(s)
        pc = answer9(s, action, ctx)
    elif s.head.question == 10:
        forget_shown(s)
        pc = answer10(s, action, ctx)
    s.head.pc = <uint16_t>pc
    s.head.held = 0


cdef int32_t meaning(const void* state, int32_t action, uint16_t* out) noexcept nogil:
    cdef State* s
    s = <State*>state
    if s.head.question == 0:
        return meaning0(s, action, out)
    return 0


# ------------------------------------------------------------------ the table of the engine
cdef void start(void* state, int players, Context* ctx) noexcept nogil:
    cdef State* s = <State*>state
    memset(s, 0, sizeof(State))
    s.head.players = <uint8_t>players
    start_planes(s)
    first_values(s)
    s.head.pc = 0


cdef void scores(void* state, int32_t* out) noexcept nogil:
    write_scores(<State*>state, out)


cdef void sheets(void* state, int32_t seat, int32_t* out) noexcept nogil:
    write_sheets(<State*>state, seat, out)


cdef int32_t invariant(void* state) noexcept nogil:
    return failing_invariant(<State*>state)


cdef int32_t decides(const void* state, int32_t seat) noexcept nogil:
    return who_decides(<State*>state, seat)


cdef int32_t enter(void* state, int32_t rule, const uint8_t* given) noexcept nogil:
    cdef State* s = <State*>state
    cdef int pc, back = OVER
    if s.head.question != OVER:
        back = AGAIN + s.head.question * MOST_SEATS + s.head.seat
    pc = enter_flow(s, rule, back, given)
    if pc == OVER:
        return 0
    s.head.pc = <uint16_t>pc
    s.head.held = 0
    return 1


cdef void refresh(void* state) noexcept nogil:
    refresh_planes(<State*>state)


cdef int32_t slots(const void* state, uint8_t* out) noexcept nogil:
    return write_slots(<State*>state, out)


cdef void shown(const void* state, uint32_t* out) noexcept nogil:
    write_shown(<State*>state, out)


cdef void copy(void* target, const void* source) noexcept nogil:
    copy_state(<State*>target, <const State*>source)


cdef Engine table
table.abi = ABI
table.state_size = sizeof(State)
table.legal_size = sizeof(AnyLegal)
table.items_offset = sizeof(Head)
table.items_size = 5848
table.actions = 4178
table.blocks = 16
table.questions = 12
table.conflicts = 1
table.rules = 412
table.keys = 2
table.max_players = 7
table.slots_size = 160
table.start = start
table.ask = ask
table.pick = pick
table.kinds = kinds
table.why = why
table.apply = carry_out
table.scores = scores
table.sheets = sheets
table.invariant = invariant
table.decides = decides
table.enter = enter
table.refresh = refresh
table.slots = slots
table.shown = shown
table.meaning = meaning
table.copy = copy

engine = PyCapsule_New(<void*>&table, "shedu.engine", NULL)

SOURCES = "77301b20051f8b4f01fc823f74fce9332dc1566855d5bca232ff4f261d4222f9"
