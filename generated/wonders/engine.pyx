# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True
# Written by Shedu's compiler from the rules of "7 Wonders". Do not edit: edit the rules.

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
    AGAIN = 46
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
    static const int16_t COLUMN0_0[78] = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3};
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
    static const uint64_t LANES0_2[78] = {0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x100ULL, 0x0ULL, 0x0ULL, 0x1000000000000ULL, 0x10000000000ULL, 0x100000000ULL, 0x1000000ULL, 0x10000ULL, 0x1ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x0ULL, 0x2ULL, 0x20000ULL, 0x0ULL, 0x300ULL, 0x1000000020000ULL, 0x2000001ULL, 0x100010001ULL, 0x102000000ULL, 0x10000020000ULL, 0x1000000000200ULL, 0x10000000001ULL, 0x1000002ULL, 0x1010001ULL, 0x2000001ULL, 0x300ULL, 0x1000200ULL, 0x10000020000ULL, 0x1000001000001ULL, 0x100000100ULL, 0x20001ULL, 0x1010101010101ULL, 0x1010101020000ULL, 0x1000102ULL, 0x101000200ULL, 0x100000300ULL, 0x1010000020000ULL, 0x1000102000000ULL, 0x1010000000001ULL, 0x10100000002ULL, 0x1000001000002ULL, 0x1000300ULL, 0x3000100ULL, 0x30001ULL, 0x100020200ULL, 0x2000200ULL, 0x1000000000103ULL, 0x1010000030000ULL, 0x10002000002ULL, 0x10100000003ULL, 0x100030000ULL, 0x1000002000100ULL, 0x1010100000000ULL, 0x2010101ULL};
    static const uint64_t LANES2_2[42] = {0x200ULL, 0x2000000ULL, 0x200000000ULL, 0x20000ULL, 0x2ULL, 0x300ULL, 0x20000ULL, 0x3ULL, 0x40000ULL, 0x1000000010000ULL, 0x100000002ULL, 0x10000030000ULL, 0x200ULL, 0x2ULL, 0x20000000000ULL, 0x200ULL, 0x2ULL, 0x1010100000000ULL, 0x200ULL, 0x3ULL, 0x400ULL, 0x2ULL, 0x300ULL, 0x30000ULL, 0x10000000400ULL, 0x20000ULL, 0x3000000ULL, 0x2000000000000ULL, 0x2000000ULL, 0x30000ULL, 0x1010100000000ULL, 0x2ULL, 0x200ULL, 0x2000000ULL, 0x2ULL, 0x200ULL, 0x1000002000000ULL, 0x2ULL, 0x30000ULL, 0x4000000ULL, 0x300ULL, 0x4000000ULL};
    static const int16_t NEUTRALx_x_2_x_x_x_x_x[8] = {-1, -1, 2, -1, -1, -1, -1, -1};
    static const uint8_t SEATS[8] = {0, 0, 3, 3, 4, 5, 6, 7};
    static const uint64_t WHERE0[14][1] = {{0x7u}, {0x38u}, {0x1C0u}, {0xE00u}, {0x7000u}, {0x38000u}, {0x1C0000u}, {0x1E00000u}, {0xE000000u}, {0x70000000u}, {0x380000000u}, {0x1C00000000u}, {0xE000000000u}, {0x30000000000u}};
    static const uint64_t WHERE1[4][1] = {{0x12492249249u}, {0x24924492492u}, {0x9248924924u}, {0x1000000u}};
    static const uint64_t WHERE2[78][2] = {{0x1u, 0x0u}, {0x2u, 0x0u}, {0x4u, 0x0u}, {0x8u, 0x0u}, {0x10u, 0x0u}, {0x20u, 0x0u}, {0x40u, 0x0u}, {0x80u, 0x0u}, {0x100u, 0x0u}, {0x200u, 0x0u}, {0x80000400u, 0x0u}, {0x100000800u, 0x0u}, {0x200001000u, 0x0u}, {0x2000u, 0x0u}, {0x4000u, 0x0u}, {0x8000u, 0x0u}, {0x10000u, 0x0u}, {0x20000u, 0x0u}, {0x40000u, 0x0u}, {0x80000u, 0x0u}, {0x100000u, 0x0u}, {0x200000u, 0x0u}, {0x400000u, 0x0u}, {0x800000u, 0x0u}, {0x1000000u, 0x0u}, {0x2000000u, 0x0u}, {0x4000000u, 0x0u}, {0x8000000u, 0x0u}, {0x10000000u, 0x0u}, {0x20000000u, 0x0u}, {0x40000000u, 0x0u}, {0x0u, 0x0u}, {0x0u, 0x0u}, {0x0u, 0x0u}, {0x400000000u, 0x0u}, {0x800000000u, 0x0u}, {0x1000000000u, 0x0u}, {0x2000000000u, 0x0u}, {0x4000000000u, 0x0u}, {0x8000000000u, 0x0u}, {0x10000000000u, 0x0u}, {0x20000000000u, 0x0u}, {0x40000000000u, 0x0u}, {0x80000000000u, 0x0u}, {0x100000000000u, 0x0u}, {0x200000000000u, 0x0u}, {0x400000000000u, 0x0u}, {0x800000000000u, 0x0u}, {0x1000000000000u, 0x0u}, {0x2000000000000u, 0x0u}, {0x4000000000000u, 0x0u}, {0x8000000000000u, 0x0u}, {0x10000000000000u, 0x0u}, {0x20000000000000u, 0x0u}, {0x40000000000000u, 0x0u}, {0x80000000000000u, 0x0u}, {0x100000000000000u, 0x0u}, {0x200000000000000u, 0x0u}, {0x400000000000000u, 0x0u}, {0x800000000000000u, 0x0u}, {0x1000000000000000u, 0x0u}, {0x2000000000000000u, 0x0u}, {0x4000000000000000u, 0x0u}, {0x8000000000000000u, 0x0u}, {0x0u, 0x1u}, {0x0u, 0x2u}, {0x0u, 0x4u}, {0x0u, 0x8u}, {0x0u, 0x10u}, {0x0u, 0x20u}, {0x0u, 0x40u}, {0x0u, 0x80u}, {0x0u, 0x100u}, {0x0u, 0x200u}, {0x0u, 0x400u}, {0x0u, 0x800u}, {0x0u, 0x1000u}, {0x0u, 0x2000u}};
    static const uint64_t WHERE3[6][1] = {{0x0u}, {0x0u}, {0x12492249249u}, {0x36DB66DB6DBu}, {0x3FFFEFFFFFFu}, {0x3FFFFFFFFFFu}};
    static const uint64_t WHERE4[7][2] = {{0x780003FFu, 0x0u}, {0x380001C00u, 0x0u}, {0x7C003C0001E0000u, 0x0u}, {0xF8003C0000E00000u, 0x0u}, {0x3C003C0001E000u, 0x0u}, {0x3C00007000000u, 0xFu}, {0x0u, 0x3FF0u}};
    static const uint64_t WHERE5[3][2] = {{0x7FFFFFFu, 0x0u}, {0x3FFFFF8000000u, 0x0u}, {0xFFFC000000000000u, 0x3FFFu}};
    static const uint64_t WHERE6[7][1] = {{0x3u}, {0xCu}, {0x30u}, {0xC0u}, {0x300u}, {0xC00u}, {0x3000u}};
    """
    const int NO_INT
    const int16_t COLUMN0_0[78]
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
    const uint64_t LANES0_2[78]
    const uint64_t LANES2_2[42]
    const int16_t NEUTRALx_x_2_x_x_x_x_x[8]
    const uint8_t SEATS[8]
    const uint64_t WHERE0[14][1]
    const uint64_t WHERE1[4][1]
    const uint64_t WHERE2[78][2]
    const uint64_t WHERE3[6][1]
    const uint64_t WHERE4[7][2]
    const uint64_t WHERE5[3][2]
    const uint64_t WHERE6[7][1]

# ------------------------------------------------------------------ the state
cdef struct State:
    Head head
    uint64_t i3_city[14]
    uint64_t i4_built[7]
    uint64_t i9_fresh[14]
    uint64_t i10_diggers[1]
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
    uint8_t i0_age[1]
    uint8_t i1_turn[1]
    uint8_t i2_wonder[7]
    uint8_t i5_coins[7]
    uint8_t i7_defeats[7]
    uint8_t i8_favours_used[7]
    uint8_t i11_found[1]
    uint8_t i15_chosen[7]
    uint8_t i20_steward[1]
    uint8_t padding[7]
    uint8_t shows
    uint32_t show_i19_discard[1]
    uint16_t back189
    int32_t v27
    int32_t v230
    int32_t v231
    b1 rest230
    b1 rest231
    uint16_t back201
    int32_t v35
    int32_t v244
    uint16_t back197
    int32_t v31
    int32_t v240
    uint16_t back181
    int32_t v24
    int32_t v226
    uint16_t back202
    int32_t v36
    int32_t v246
    int32_t v248
    b1 rest240
    b1 rest226
    uint16_t back270
    int32_t v48
    uint16_t back174
    int32_t v13
    uint16_t back183
    int32_t v25
    int32_t v227
    b1 rest248
    uint16_t back267
    int32_t v45
    int32_t v256
    int32_t v257
    uint16_t back173
    int32_t v12
    uint16_t back268
    int32_t v46
    uint16_t back184
    int32_t v26
    uint16_t back172
    int32_t v10
    uint16_t v11[7]
    uint16_t v219[7]
    uint16_t back269
    int32_t v47
    uint16_t back168
    int32_t v2
    int32_t v3
    int32_t v1
    uint16_t back169
    int32_t v5
    int32_t v6
    int32_t v7
    int32_t v4
    int32_t v218
    uint16_t back271
    int32_t v49
    uint16_t back273
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
    Supply kept2[7]
    uint64_t known2[1]
    int16_t kept3[294]
    uint64_t known3[7]
    b1 kept4[1]
    uint64_t known4[1]

cdef struct Legal0:
    b1 g0[1]
    int32_t g0_n[1]

cdef struct Legal1:
    uint16_t g0[312]
    int32_t g0_n[1]
    uint16_t g1[1248]
    int32_t g1_n[1]
    b2 g2[1]
    int32_t g2_n[1]

cdef struct Legal2:
    b2 g0[1]
    int32_t g0_n[1]

cdef struct Legal4:
    uint16_t g0[312]
    int32_t g0_n[1]
    uint16_t g1[1248]
    int32_t g1_n[1]

cdef struct Legal5:
    b2 g0[1]
    int32_t g0_n[1]

cdef struct Legal6:
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


cdef inline void set_fault(State* s, int number) noexcept nogil:
    if not s.head.fault:
        s.head.fault = <uint16_t>number


cdef int wait_again(State* s, int pc) noexcept nogil:
    s.head.question = <uint16_t>((pc - AGAIN) // MOST_SEATS)
    s.head.seat = <uint8_t>((pc - AGAIN) % MOST_SEATS)
    s.head.held = 1
    return ASK


# ------------------------------------------------------------------ the rules
cdef void a272_leave_left_over(State* s, int v50, Context* ctx) noexcept nogil:  # leave_left_over
    ctx.fired[272] += 1


cdef int w272_leave_left_over(State* s, int v50) noexcept nogil:  # leave_left_over
    return -1


cdef int w271_use_left_over(State* s, int v49) noexcept nogil:  # use_left_over
    return -1


cdef void a171_sell(State* s, int v8, int v9, Context* ctx) noexcept nogil:  # sell
    cdef int v1000022
    ctx.fired[171] += 1
    v1000022 = v9
    if s.i14_hand[(v8) * 78 + v1000022] < 1:
        set_fault(s, 39)
    else:
        s.i14_hand[(v8) * 78 + v1000022] = <uint16_t>(s.i14_hand[(v8) * 78 + v1000022] - 1)
        held_mark(&s.hi14_hand[(v8) * 2], v1000022, s.i14_hand[(v8) * 78 + v1000022] != 0)
    if True:
        if (<int>s.i15_chosen[v8] - 1) != -1:
            set_fault(s, 40)
        else:
            s.i15_chosen[v8] = (v1000022 + 1)
    if True:
        s.i12_plan[v8] = (11966 + 1)


cdef int w171_sell(State* s, int v8, int v9) noexcept nogil:  # sell
    if not ((&s.i14_hand[(v8) * 78])[v9] > 0):
        return 14
    return -1


cdef int w169_raise_stage(State* s, int v4, int v5, int v6, int v7) noexcept nogil:  # raise_stage
    cdef int t1
    cdef b1 t2
    cdef b1 t3
    cdef b1 t4
    cdef int v218
    cdef b1 t5
    cdef int t6
    cdef int t7
    cdef int t8
    cdef int t9
    cdef uint64_t t10
    cdef uint64_t t11
    cdef int t12
    cdef int t13
    cdef int t14
    cdef Stock stock217_v4
    cdef bint t15
    stock217_v4.known = 0
    if not ((&s.i14_hand[(v4) * 78])[v5] > 0):
        return 8
    t1 = (<int>s.i2_wonder[v4] - 1)
    t2 = (b1_load(WHERE0[t1]) if t1 >= 0 else b1_none())
    t3 = b1_load(WHERE1[(v6 - 1)])
    t4 = b1_and(t3, t2)
    v218 = b1_low(t4)
    if not ((not (v218 == -1)) and (not (v218 >= 0 and bit_at(&s.i4_built[(v4) * 1], v218)))):
        return 9
    t5 = d165_stage_ways(s, v4)
    if not b1_has(t5, v7):
        return 10
    if (not (v218 == -1)):
        t6 = kept3_order_kept(s, v218, v4)
        t7 = t6
    else:
        t7 = 0
    if not t7:
        return 11
    if (not (v218 == -1)):
        t8 = d221_stage_coins_due(s, v218, v7)
        t9 = t8
    else:
        t9 = 0
    if not (t9 <= <int>s.i5_coins[v4]):
        return 12
    if (not (v218 == -1)):
        if (v7 == 0):
            t11 = LANES2_2[v218]
        else:
            t11 = <uint64_t>0x0
        t10 = t11
    else:
        t10 = <uint64_t>0x0
    if (not (v218 == -1)):
        t12 = d221_stage_coins_due(s, v218, v7)
        t13 = t12
    else:
        t13 = 0
    t14 = (<int>s.i5_coins[v4] - t13)
    t15 = m217_Trade_any(s, t10, t14, v4, &stock217_v4)
    if not (not (not t15)):
        return 13
    return -1


cdef int w168_build(State* s, int v1, int v2, int v3) noexcept nogil:  # build
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
    cdef Stock stock217_v1
    cdef bint t14
    stock217_v1.known = 0
    if not ((&s.i14_hand[(v1) * 78])[v2] > 0):
        return 0
    t1 = d163_stands_in(s, v1, v2)
    if not (not t1):
        return 1
    t2 = d164_structure_ways(s, v1)
    if not b1_has(t2, v3):
        return 2
    t4 = (not (v3 == 1))
    if not t4:
        t3 = d225_chains_to(s, v2, v1)
        t4 = t3
    if not t4:
        return 3
    t6 = (v3 == 1)
    if not t6:
        t5 = d166_bound_to_chains(s, v1)
        t6 = (not t5)
    t8 = t6
    if not t8:
        t7 = d167_can_chain(s, v2, v1)
        t8 = (not t7)
    if not t8:
        return 4
    t10 = (not (v3 == 2))
    if not t10:
        t9 = d226_favours(s, v1)
        t10 = (t9 > <int>s.i8_favours_used[v1])
    if not t10:
        return 5
    t11 = d219_coins_due(s, v2, v3)
    if not (t11 <= <int>s.i5_coins[v1]):
        return 6
    if (v3 == 0):
        t12 = LANES0_2[v2]
    else:
        t12 = <uint64_t>0x0
    t13 = (<int>s.i5_coins[v1] - t11)
    t14 = m217_Trade_any(s, t12, t13, v1, &stock217_v1)
    if not (not (not t14)):
        return 7
    return -1


cdef inline int d221_stage_coins_due(State* s, int v142, int v143) noexcept nogil:  # stage_coins_due
    cdef int t1
    t1 = d222_stage_tax(s, v142, v143)
    return (COLUMN2_3[v142] + t1)


cdef inline int d222_stage_tax(State* s, int v144, int v145) noexcept nogil:  # stage_tax
    return 0


cdef inline b1 d165_stage_ways(State* s, int v56) noexcept nogil:  # stage_ways
    return b1_of(<uint64_t>0x1)


cdef inline int kept3_order_kept(State* s, int v66, int v67) noexcept nogil:  # order_kept
    cdef int t1
    t1 = v66
    if not (s.known3[v67] >> t1) & 1:
        s.known3[v67] |= (<uint64_t>1) << t1
        s.kept3[(v67) * 42 + t1] = <int16_t>d170_order_kept(s, v66, v67)
    return s.kept3[(v67) * 42 + t1]


cdef int d170_order_kept(State* s, int v66, int v67) noexcept nogil:  # order_kept
    cdef b1 t1
    cdef int t2
    cdef b1 t3
    cdef b1 t4
    cdef b1 t5
    cdef b1 t6
    t1 = b1_load(WHERE0[COLUMN2_0[v66]])
    t2 = COLUMN2_1[v66]
    t3 = b1_load(WHERE3[0 if t2 < 0 else 5 if t2 > 5 else t2 - (0)])
    t4 = b1_load(&s.i4_built[(v67) * 1])
    t5 = b1_andnot(b1_first(42), t4)
    t6 = b1_and(b1_and(t5, t1), t3)
    return (not b1_any(t6))


cdef bint m217_Trade_any(State* s, uint64_t need, int v132, int v133, Stock* stock) noexcept nogil:  # Trade
    cdef uint64_t short
    if v132 < 0 or s.head.fault:
        return 0
    if stock.known < 1:
        m217_Trade_free(s, v133, stock)
    if stock.free.over:
        set_fault(s, 42)
        return 0
    short = lanes_less(need, stock.free.single)
    if short == 0:
        return 1
    if stock.known < 2:
        m217_Trade_sale(s, v133, stock)
    if stock.over:
        set_fault(s, 42)
        return 0
    return market_any(stock, short, v132)


cdef void m217_Trade_sale(State* s, int v133, Stock* stock) noexcept nogil:  # Trade
    cdef b1 t1
    cdef b1 t2
    cdef int v136
    cdef Lot* t3
    stock_open(stock)
    t1 = d231_beside(s, v133)
    t2 = t1
    while b1_any(t2):
        v136 = b1_low(t2)
        t2 = b1_drop(t2)
        t3 = stock_lot(stock)
        t3.supply = kept2_for_sale(s, v136)
        t3.payee = <uint8_t>(v136)
        stock_close(stock, t3, kept1_prices(s, v133, v136))
    stock.known = 2


cdef inline uint64_t kept1_prices(State* s, int v133, int v136) noexcept nogil:  # prices
    cdef int t1
    t1 = v136
    if not (s.known1[v133] >> t1) & 1:
        s.known1[v133] |= (<uint64_t>1) << t1
        s.kept1[(v133) * 7 + t1] = <uint64_t>fresh1_prices(s, v133, v136)
    return s.kept1[(v133) * 7 + t1]


cdef uint64_t fresh1_prices(State* s, int v133, int v136) noexcept nogil:  # prices
    cdef uint64_t lanes
    cdef int v137
    cdef int t1
    lanes = 0
    for v137 in range(7):
        t1 = d216_price(s, v133, v137, v136)
        lanes |= <uint64_t>(t1) << (8 * v137)
    return lanes


cdef int d216_price(State* s, int v128, int v129, int v130) noexcept nogil:  # price
    cdef int t1
    cdef int t2
    cdef int t3
    cdef int t4
    t1 = d214_cheap(s, v128, v129, v130)
    t2 = d215_price_change(s, v128, v129, v130)
    t3 = ((1 if t1 else 2) + t2)
    t4 = 0 if 0 > t3 else t3
    return t4


cdef inline int d215_price_change(State* s, int v125, int v126, int v127) noexcept nogil:  # price_change
    return 0


cdef int d214_cheap(State* s, int v116, int v117, int v118) noexcept nogil:  # cheap
    cdef b1 t1
    cdef b1 t2
    cdef bint t3
    cdef b1 t4
    cdef int v119
    cdef b1 t5
    cdef int t6
    cdef b1 t7
    cdef bint t8
    cdef b2 t9
    cdef b2 t10
    cdef bint t11
    cdef b2 t12
    cdef int v122
    cdef b1 t13
    cdef int t14
    cdef b1 t15
    cdef bint t16
    cdef bint t17
    t1 = b1_load(&s.i4_built[(v116) * 1])
    t2 = b1_and(b1_of(<uint64_t>0x400000000), t1)
    t3 = 0
    t4 = t2
    while b1_any(t4):
        v119 = b1_low(t4)
        t4 = b1_drop(t4)
        t5 = d285_Stage_cheaper_what(s, v119)
        t8 = b1_has(t5, v117)
        if t8:
            t6 = d210_side_of(s, v116, v118)
            t7 = d286_Stage_cheaper_from_sides(s, v119)
            t8 = b1_has(t7, t6)
        if t8:
            t3 = 1
            break
    t17 = t3
    if not t17:
        t9 = b2_load(&s.i3_city[(v116) * 2])
        t10 = b2_and(b2_of(<uint64_t>0x16000, <uint64_t>0x0), t9)
        t11 = 0
        t12 = t10
        while b2_any(t12):
            v122 = b2_low(t12)
            t12 = b2_drop(t12)
            t13 = d277_Card_cheaper_what(s, v122)
            t16 = b1_has(t13, v117)
            if t16:
                t14 = d210_side_of(s, v116, v118)
                t15 = d278_Card_cheaper_from_sides(s, v122)
                t16 = b1_has(t15, t14)
            if t16:
                t11 = 1
                break
        t17 = t11
    return t17


cdef inline b1 d278_Card_cheaper_from_sides(State* s, int v124) noexcept nogil:  # Card.cheaper.from_sides
    return b1_load(COLUMN0_14[v124])


cdef inline b1 d277_Card_cheaper_what(State* s, int v123) noexcept nogil:  # Card.cheaper.what
    return b1_load(COLUMN0_13[v123])


cdef inline b1 d286_Stage_cheaper_from_sides(State* s, int v121) noexcept nogil:  # Stage.cheaper.from_sides
    return b1_load(COLUMN2_9[v121])


cdef inline int d210_side_of(State* s, int v91, int v92) noexcept nogil:  # side_of
    return (0 if (v92 == next_seat(v91, SEATS[s.head.players])) else 1)


cdef inline b1 d285_Stage_cheaper_what(State* s, int v120) noexcept nogil:  # Stage.cheaper.what
    return b1_load(COLUMN2_8[v120])


cdef void d213_for_sale(State* s, int v111, Supply* out) noexcept nogil:  # for_sale
    cdef b2 t1
    cdef b2 t2
    cdef b2 t3
    cdef int v112
    cdef b1 t4
    cdef int t5
    cdef int t6
    cdef int t7
    cdef b1 t8
    cdef b1 t9
    cdef b1 t10
    cdef int v114
    cdef b1 t11
    cdef int t12
    cdef int t13
    pass
    t1 = b2_load(&s.i3_city[(v111) * 2])
    t2 = b2_and(b2_of(<uint64_t>0x3F8001FFF, <uint64_t>0x0), t1)
    t3 = t2
    while b2_any(t3):
        v112 = b2_low(t3)
        t3 = b2_drop(t3)
        t4 = d275_Card_makes_what(s, v112)
        t5 = d276_Card_makes_times(s, v112)
        t6 = d211_units_sold(s, t5)
        supply_add(out, t4.w0, t6)
    t7 = (<int>s.i2_wonder[v111] - 1)
    t8 = (b1_bit(t7) if t7 >= 0 else b1_none())
    t9 = b1_and(b1_of(<uint64_t>0x3FFF), t8)
    t10 = t9
    while b1_any(t10):
        v114 = b1_low(t10)
        t10 = b1_drop(t10)
        t11 = d281_Board_side_makes_what(s, v114)
        t12 = d282_Board_side_makes_times(s, v114)
        t13 = d211_units_sold(s, t12)
        supply_add(out, t11.w0, t13)


cdef inline int d282_Board_side_makes_times(State* s, int v106) noexcept nogil:  # Board_side.makes.times
    return COLUMN1_3[v106]


cdef inline b1 d281_Board_side_makes_what(State* s, int v107) noexcept nogil:  # Board_side.makes.what
    return b1_load(COLUMN1_2[v107])


cdef inline int d276_Card_makes_times(State* s, int v98) noexcept nogil:  # Card.makes.times
    return COLUMN0_12[v98]


cdef inline int d211_units_sold(State* s, int v93) noexcept nogil:  # units_sold
    return v93


cdef inline b1 d275_Card_makes_what(State* s, int v99) noexcept nogil:  # Card.makes.what
    return b1_load(COLUMN0_11[v99])


cdef inline const Supply* kept2_for_sale(State* s, int v111) noexcept nogil:  # for_sale
    cdef int t1
    t1 = 0
    if not (s.known2[0] >> v111) & 1:
        s.known2[0] |= (<uint64_t>1) << v111
        supply_none(&s.kept2[(v111) * 1 + t1])
        d213_for_sale(s, v111, &s.kept2[(v111) * 1 + t1])
    return &s.kept2[(v111) * 1 + t1]


cdef inline b1 d231_beside(State* s, int v135) noexcept nogil:  # beside
    return b1_or(b1_bit(next_seat(v135, SEATS[s.head.players])), b1_bit(seat_before(v135, SEATS[s.head.players])))


cdef void m217_Trade_free(State* s, int v133, Stock* stock) noexcept nogil:  # Trade
    stock.free = kept0_production(s, v133)
    stock.known = 1


cdef void d212_production(State* s, int v94, Supply* out) noexcept nogil:  # production
    cdef b2 t1
    cdef b2 t2
    cdef b2 t3
    cdef int v95
    cdef b1 t4
    cdef int t5
    cdef b2 t6
    cdef b2 t7
    cdef int v101
    cdef b1 t8
    cdef int t9
    cdef b1 t10
    cdef b1 t11
    cdef b1 t12
    cdef int v103
    cdef b1 t13
    cdef int t14
    cdef b1 t15
    cdef b1 t16
    cdef b1 t17
    cdef int v109
    cdef b1 t18
    pass
    t1 = b2_load(&s.i3_city[(v94) * 2])
    t2 = b2_and(b2_of(<uint64_t>0x3F8001FFF, <uint64_t>0x0), t1)
    t3 = t2
    while b2_any(t3):
        v95 = b2_low(t3)
        t3 = b2_drop(t3)
        t4 = d275_Card_makes_what(s, v95)
        t5 = d276_Card_makes_times(s, v95)
        supply_add(out, t4.w0, t5)
    t6 = b2_and(b2_of(<uint64_t>0x1800000000, <uint64_t>0x0), t1)
    t7 = t6
    while b2_any(t7):
        v101 = b2_low(t7)
        t7 = b2_drop(t7)
        t8 = d279_Card_supplies_what(s, v101)
        supply_add(out, t8.w0, 1)
    t9 = (<int>s.i2_wonder[v94] - 1)
    t10 = (b1_bit(t9) if t9 >= 0 else b1_none())
    t11 = b1_and(b1_of(<uint64_t>0x3FFF), t10)
    t12 = t11
    while b1_any(t12):
        v103 = b1_low(t12)
        t12 = b1_drop(t12)
        t13 = d281_Board_side_makes_what(s, v103)
        t14 = d282_Board_side_makes_times(s, v103)
        supply_add(out, t13.w0, t14)
    t15 = b1_load(&s.i4_built[(v94) * 1])
    t16 = b1_and(b1_of(<uint64_t>0x1A), t15)
    t17 = t16
    while b1_any(t17):
        v109 = b1_low(t17)
        t17 = b1_drop(t17)
        t18 = d284_Stage_supplies_what(s, v109)
        supply_add(out, t18.w0, 1)


cdef inline b1 d284_Stage_supplies_what(State* s, int v110) noexcept nogil:  # Stage.supplies.what
    return b1_load(COLUMN2_7[v110])


cdef inline b1 d279_Card_supplies_what(State* s, int v102) noexcept nogil:  # Card.supplies.what
    return b1_load(COLUMN0_15[v102])


cdef inline const Supply* kept0_production(State* s, int v94) noexcept nogil:  # production
    cdef int t1
    t1 = 0
    if not (s.known0[0] >> v94) & 1:
        s.known0[0] |= (<uint64_t>1) << v94
        supply_none(&s.kept0[(v94) * 1 + t1])
        d212_production(s, v94, &s.kept0[(v94) * 1 + t1])
    return &s.kept0[(v94) * 1 + t1]


cdef int d167_can_chain(State* s, int v58, int v59) noexcept nogil:  # can_chain
    cdef int t1
    cdef int t2
    cdef bint t3
    t1 = d225_chains_to(s, v58, v59)
    t3 = t1
    if t3:
        t2 = d219_coins_due(s, v58, 1)
        t3 = (t2 <= <int>s.i5_coins[v59])
    return t3


cdef inline int d166_bound_to_chains(State* s, int v57) noexcept nogil:  # bound_to_chains
    return ((s.head.players == 2) and (v57 == NEUTRALx_x_2_x_x_x_x_x[s.head.players]))


cdef inline int d225_chains_to(State* s, int v60, int v61) noexcept nogil:  # chains_to
    cdef b2 t1
    cdef b2 t2
    t1 = d224_chain_sources(s, v61)
    t2 = b2_and(b2_load(COLUMN0_4[v60]), t1)
    return b2_any(t2)


cdef inline b2 d224_chain_sources(State* s, int v63) noexcept nogil:  # chain_sources
    return b2_load(&s.i3_city[(v63) * 2])


cdef inline int d226_favours(State* s, int v147) noexcept nogil:  # favours
    cdef int t1
    t1 = d283_Stage_held(s, 32, v147)
    return (0 + (1 if t1 else 0))


cdef inline int d283_Stage_held(State* s, int v72, int v73) noexcept nogil:  # Stage.held
    return bit_at(&s.i4_built[(v73) * 1], v72)


cdef inline b1 d164_structure_ways(State* s, int v55) noexcept nogil:  # structure_ways
    return b1_of(<uint64_t>0x7)


cdef inline int d163_stands_in(State* s, int v52, int v53) noexcept nogil:  # stands_in
    cdef b2 t1
    cdef b2 t2
    t1 = b2_load(WHERE2[COLUMN0_10[v53]])
    t2 = b2_and(b2_load(&s.i3_city[(v52) * 2]), t1)
    return b2_any(t2)


cdef int m217_Trade_list(State* s, uint64_t need, int v132, int v133, Stock* stock, Payment* out) noexcept nogil:  # Trade
    cdef uint64_t short
    cdef int count
    if v132 < 0 or s.head.fault:
        return 0
    if stock.known < 1:
        m217_Trade_free(s, v133, stock)
    if stock.free.over:
        set_fault(s, 42)
        return 0
    short = lanes_less(need, stock.free.single)
    if short == 0:
        memset(&out[0], 0, sizeof(Payment))
        return 1
    if stock.known < 2:
        m217_Trade_sale(s, v133, stock)
    if stock.over:
        set_fault(s, 42)
        return 0
    count = market_list(stock, short, v132, 7, out)
    if count < 0:
        set_fault(s, 43)
        return 0
    return count


cdef inline int d223_goods_purse(State* s, int v146) noexcept nogil:  # goods_purse
    cdef int t1
    cdef int t2
    cdef int t3
    t1 = (<int>s.i12_plan[v146] - 1)
    t2 = ((t1 % 31) if t1 >= 0 else NO_INT)
    t3 = (<int>s.i5_coins[v146] - t2)
    return (NO_INT if t2 == NO_INT else t3)


cdef inline int d219_coins_due(State* s, int v64, int v65) noexcept nogil:  # coins_due
    return (COLUMN0_5[v64] if (v65 == 0) else 0)


cdef void f175_carry_out(State* s, int v14, b1 v15, Context* ctx) noexcept nogil:  # carry_out
    cdef b1 t1
    cdef int v220
    cdef b1 t2
    cdef int v221
    cdef b1 t3
    cdef int v222
    ctx.fired[175] += 1
    t1 = v15
    while b1_any(t1):
        v220 = b1_low(t1)
        t1 = b1_drop(t1)
        f176_pay(s, v220, ctx)
    t2 = v15
    while b1_any(t2):
        v221 = b1_low(t2)
        t2 = b1_drop(t2)
        f177_lay_card(s, v221, ctx)
    t3 = v15
    while b1_any(t3):
        v222 = b1_low(t3)
        t3 = b1_drop(t3)
        f178_gain(s, v222, ctx)


cdef void f178_gain(State* s, int v18, Context* ctx) noexcept nogil:  # gain
    cdef int t1
    cdef int v224
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
    ctx.fired[178] += 1
    t1 = (<int>s.i12_plan[v18] - 1)
    if (((t1 // 5332) if t1 >= 0 else -1) == 0):
        v224 = (<int>s.i15_chosen[v18] - 1)
        if (not (v224 == -1)):
            t2 = d287_Card_gains(s, v224, v18)
            t3 = t2
        else:
            t3 = 0
        if True:
            t4 = <int>s.i5_coins[v18] + t3
            if 0 <= t4 <= 250:
                s.i5_coins[v18] = t4
            else:
                set_fault(s, 44)
        t5 = (<int>s.i12_plan[v18] - 1)
        f179_structure_done(s, v18, narrowed((<int>s.i15_chosen[v18] - 1), 0, 2147483647, &s.head.fault, 45), narrowed((((t5 // 1333) % 4) if t5 >= 0 else -1), 0, 2147483647, &s.head.fault, 46), ctx)
    else:
        t6 = (<int>s.i12_plan[v18] - 1)
        if (((t6 // 5332) if t6 >= 0 else -1) == 1):
            t7 = (<int>s.i12_plan[v18] - 1)
            t8 = ((((t7 // 31) % 43) if ((t7 // 31) % 43) < 42 else -1) if t7 >= 0 else -1)
            t9 = narrowed((COLUMN2_4[((((t7 // 31) % 43) if ((t7 // 31) % 43) < 42 else -1) if t7 >= 0 else -1)] if t8 >= 0 else NO_INT), NO_INT + 1, 2147483647, &s.head.fault, 47)
            if True:
                t10 = <int>s.i5_coins[v18] + t9
                if 0 <= t10 <= 250:
                    s.i5_coins[v18] = t10
                else:
                    set_fault(s, 48)
            t11 = (<int>s.i12_plan[v18] - 1)
            f180_stage_done(s, v18, narrowed(((((t11 // 31) % 43) if ((t11 // 31) % 43) < 42 else -1) if t11 >= 0 else -1), 0, 2147483647, &s.head.fault, 49), ctx)
    if True:
        s.i15_chosen[v18] = (-1 + 1)
    if True:
        s.i12_plan[v18] = (-1 + 1)


cdef void f180_stage_done(State* s, int v22, int v23, Context* ctx) noexcept nogil:  # stage_done
    cdef b1 t1
    cdef int v225
    cdef int t2
    cdef b1 t3
    cdef b1 t4
    ctx.fired[180] += 1
    t1 = b1_of(<uint64_t>0x74000000)
    while b1_any(t1):
        v225 = b1_low(t1)
        t1 = b1_drop(t1)
        t2 = d283_Stage_held(s, v225, v22)
        if (t2 and (v23 == v225)):
            t3 = b1_bit(v22)
            t4 = b1_load(&s.i10_diggers[(0) * 1])
            if b1_any(b1_and(t4, t3)):
                set_fault(s, 52)
            else:
                b1_store(&s.i10_diggers[(0) * 1], b1_or(t4, t3))


cdef void f179_structure_done(State* s, int v19, int v20, int v21, Context* ctx) noexcept nogil:  # structure_done
    ctx.fired[179] += 1


cdef int d287_Card_gains(State* s, int v213, int v214) noexcept nogil:  # Card.gains
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
    if b2_has(b2_of(<uint64_t>0x3C002400000000, <uint64_t>0x0), v213):
        if (v213 == 34):
            t1 = d235_cards_now(s, v214, b1_of(<uint64_t>0x2))
            t12 = (2 * t1)
        else:
            if (v213 == 37):
                t2 = d235_cards_now(s, v214, b1_of(<uint64_t>0x1))
                t11 = t2
            else:
                if (v213 == 50):
                    t3 = d234_stages(s, b1_bit(v214))
                    t10 = (3 * t3)
                else:
                    if (v213 == 51):
                        t4 = d229_greys(s, v214)
                        t9 = (2 * t4)
                    else:
                        if (v213 == 52):
                            t5 = d228_browns(s, v214)
                            t8 = t5
                        else:
                            if (v213 == 53):
                                t6 = d230_yellows(s, v214)
                                t7 = t6
                            else:
                                t7 = COLUMN0_8[v213]
                            t8 = t7
                        t9 = t8
                    t10 = t9
                t11 = t10
            t12 = t11
        t13 = t12
    else:
        t13 = COLUMN0_8[v213]
    return t13


cdef inline int d230_yellows(State* s, int v153) noexcept nogil:  # yellows
    cdef int t1
    t1 = d227_owned(s, v153, b1_of(<uint64_t>0x10))
    return t1


cdef int d227_owned(State* s, int v148, b1 v149) noexcept nogil:  # owned
    cdef b2 t1
    cdef b1 t2
    cdef int v1000035
    cdef b2 t3
    t1 = b2_none()
    t2 = v149
    while b1_any(t2):
        v1000035 = b1_low(t2)
        t2 = b1_drop(t2)
        t1 = b2_or(t1, b2_load(WHERE4[v1000035]))
    t3 = b2_and(b2_load(&s.i3_city[(v148) * 2]), t1)
    return narrowed(b2_count(t3), 0, 30, &s.head.fault, 53)


cdef inline int d228_browns(State* s, int v151) noexcept nogil:  # browns
    cdef int t1
    t1 = d227_owned(s, v151, b1_of(<uint64_t>0x1))
    return t1


cdef inline int d229_greys(State* s, int v152) noexcept nogil:  # greys
    cdef int t1
    t1 = d227_owned(s, v152, b1_of(<uint64_t>0x2))
    return t1


cdef int d234_stages(State* s, b1 v158) noexcept nogil:  # stages
    cdef int t1
    cdef b1 t2
    cdef int v159
    t1 = 0
    t2 = v158
    while b1_any(t2):
        v159 = b1_low(t2)
        t2 = b1_drop(t2)
        t1 += b1_count(b1_load(&s.i4_built[(v159) * 1]))
    return narrowed(t1, 0, 12, &s.head.fault, 54)


cdef int d235_cards_now(State* s, int v160, b1 v161) noexcept nogil:  # cards_now
    cdef int t1
    cdef b1 t2
    cdef b1 t3
    cdef int v162
    cdef b2 t4
    cdef b1 t5
    cdef int v1000037
    cdef b2 t6
    cdef b2 t7
    cdef b2 t8
    t1 = 0
    t2 = d232_nearby(s, v160)
    t3 = t2
    while b1_any(t3):
        v162 = b1_low(t3)
        t3 = b1_drop(t3)
        t4 = b2_none()
        t5 = v161
        while b1_any(t5):
            v1000037 = b1_low(t5)
            t5 = b1_drop(t5)
            t4 = b2_or(t4, b2_load(WHERE4[v1000037]))
        t6 = d236_too_fresh(s, v162, v160)
        t7 = b2_andnot(b2_first(78), t6)
        t8 = b2_and(b2_and(b2_load(&s.i3_city[(v162) * 2]), t4), t7)
        t1 += b2_count(t8)
    return narrowed(t1, 0, 75, &s.head.fault, 55)


cdef inline b2 d236_too_fresh(State* s, int v164, int v165) noexcept nogil:  # too_fresh
    return b2_none()


cdef inline b1 d232_nearby(State* s, int v154) noexcept nogil:  # nearby
    return b1_or(b1_or(b1_bit(next_seat(v154, SEATS[s.head.players])), b1_bit(v154)), b1_bit(seat_before(v154, SEATS[s.head.players])))


cdef void f177_lay_card(State* s, int v17, Context* ctx) noexcept nogil:  # lay_card
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
    cdef uint16_t v1000039[78]
    cdef int t15
    cdef uint16_t t16[78]
    cdef int t17
    cdef int t18
    cdef int t19
    ctx.fired[177] += 1
    t1 = (<int>s.i12_plan[v17] - 1)
    if (((t1 // 5332) if t1 >= 0 else -1) == 0):
        t2 = b2_bit(narrowed((<int>s.i15_chosen[v17] - 1), 0, 2147483647, &s.head.fault, 56))
        t3 = b2_load(&s.i3_city[(v17) * 2])
        if b2_any(b2_and(t3, t2)):
            set_fault(s, 57)
        else:
            b2_store(&s.i3_city[(v17) * 2], b2_or(t3, t2))
            if b2_any(b2_and(t2, b2_of(<uint64_t>0x1BF8001FFF, <uint64_t>0x0))):
                s.known0[0] &= ~((<uint64_t>1) << (v17))
            if b2_any(b2_and(t2, b2_of(<uint64_t>0x16000, <uint64_t>0x0))):
                s.known1[v17] = 0
            if b2_any(b2_and(t2, b2_of(<uint64_t>0x3F8001FFF, <uint64_t>0x0))):
                s.known2[0] &= ~((<uint64_t>1) << (v17))
        t4 = (<int>s.i12_plan[v17] - 1)
        if ((((t4 // 1333) % 4) if t4 >= 0 else -1) == 2):
            if True:
                t5 = <int>s.i8_favours_used[v17] + 1
                if 0 <= t5 <= 1:
                    s.i8_favours_used[v17] = t5
                else:
                    set_fault(s, 58)
    else:
        t6 = (<int>s.i12_plan[v17] - 1)
        if (((t6 // 5332) if t6 >= 0 else -1) == 1):
            t7 = (<int>s.i12_plan[v17] - 1)
            t8 = b1_bit(narrowed(((((t7 // 31) % 43) if ((t7 // 31) % 43) < 42 else -1) if t7 >= 0 else -1), 0, 2147483647, &s.head.fault, 59))
            t9 = b1_load(&s.i4_built[(v17) * 1])
            if b1_any(b1_and(t9, t8)):
                set_fault(s, 60)
            else:
                b1_store(&s.i4_built[(v17) * 1], b1_or(t9, t8))
                if b1_any(b1_and(t8, b1_of(<uint64_t>0x1A))):
                    s.known0[0] &= ~((<uint64_t>1) << (v17))
                if b1_any(b1_and(t8, b1_of(<uint64_t>0x400000000))):
                    s.known1[v17] = 0
                if b1_any(b1_and(t8, b1_of(<uint64_t>0x3FFFFFFFFFF))):
                    s.known3[v17] = 0
            t10 = narrowed((<int>s.i15_chosen[v17] - 1), 0, 2147483647, &s.head.fault, 61)
            if s.i17_buried[(v17) * 78 + t10] + 1 > 65535:
                set_fault(s, 62)
            else:
                s.i17_buried[(v17) * 78 + t10] = <uint16_t>(s.i17_buried[(v17) * 78 + t10] + 1)
                held_mark(&s.hi17_buried[(v17) * 2], t10, s.i17_buried[(v17) * 78 + t10] != 0)
        else:
            t11 = (<int>s.i12_plan[v17] - 1)
            if (((t11 // 5332) if t11 >= 0 else -1) == 2):
                if True:
                    t12 = <int>s.i5_coins[v17] + 3
                    if 0 <= t12 <= 250:
                        s.i5_coins[v17] = t12
                    else:
                        set_fault(s, 63)
                t13 = narrowed((<int>s.i15_chosen[v17] - 1), 0, 2147483647, &s.head.fault, 64)
                if s.i19_discard[(0) * 78 + t13] + 1 > 65535:
                    set_fault(s, 65)
                else:
                    s.i19_discard[(0) * 78 + t13] = <uint16_t>(s.i19_discard[(0) * 78 + t13] + 1)
                    held_mark(&s.hi19_discard[(0) * 2], t13, s.i19_discard[(0) * 78 + t13] != 0)
    if ((s.head.players == 2) and (v17 == NEUTRALx_x_2_x_x_x_x_x[s.head.players])):
        t14 = NEUTRALx_x_2_x_x_x_x_x[s.head.players]
        t15 = NEUTRALx_x_2_x_x_x_x_x[s.head.players]
        memset(t16, 0, 156)
        memcpy(v1000039, (&s.i17_buried[(t15) * 78] if t15 >= 0 else t16), 156)
        for t17 in range(78):
            if v1000039[t17]:
                if s.i17_buried[(t14) * 78 + t17] < v1000039[t17]:
                    set_fault(s, 66)
                else:
                    s.i17_buried[(t14) * 78 + t17] = <uint16_t>(s.i17_buried[(t14) * 78 + t17] - v1000039[t17])
                    held_mark(&s.hi17_buried[(t14) * 2], t17, s.i17_buried[(t14) * 78 + t17] != 0)
        t18 = (<int>s.i20_steward[0] - 1)
        for t19 in range(78):
            if v1000039[t19]:
                if s.i21_put_under[(t18) * 78 + t19] + v1000039[t19] > 65535:
                    set_fault(s, 67)
                else:
                    s.i21_put_under[(t18) * 78 + t19] = <uint16_t>(s.i21_put_under[(t18) * 78 + t19] + v1000039[t19])
                    held_mark(&s.hi21_put_under[(t18) * 2], t19, s.i21_put_under[(t18) * 78 + t19] != 0)


cdef void f176_pay(State* s, int v16, Context* ctx) noexcept nogil:  # pay
    cdef int t1
    cdef int t2
    cdef int t3
    cdef b1 t4
    cdef b1 t5
    cdef int v223
    cdef int v1000040
    cdef int t6
    cdef int t7
    cdef uint16_t t8[7]
    ctx.fired[176] += 1
    t1 = (<int>s.i12_plan[v16] - 1)
    t2 = narrowed(((t1 % 31) if t1 >= 0 else NO_INT), NO_INT + 1, 2147483647, &s.head.fault, 68)
    if True:
        t3 = <int>s.i5_coins[v16] - t2
        if 0 <= t3 <= 250:
            s.i5_coins[v16] = t3
        else:
            set_fault(s, 69)
    t4 = d231_beside(s, v16)
    t5 = t4
    while b1_any(t5):
        v223 = b1_low(t5)
        t5 = b1_drop(t5)
        v1000040 = (&s.i13_bill[(v16) * 7])[v223]
        if True:
            t6 = <int>s.i5_coins[v16] - v1000040
            if 0 <= t6 <= 250:
                s.i5_coins[v16] = t6
            else:
                set_fault(s, 70)
        if True:
            t7 = <int>s.i5_coins[v223] + v1000040
            if 0 <= t7 <= 250:
                s.i5_coins[v223] = t7
            else:
                set_fault(s, 70)
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


cdef void f200_pass_hands(State* s, int v34, Context* ctx) noexcept nogil:  # pass_hands
    cdef int v242
    cdef int t1
    cdef int v243
    cdef int t2
    cdef b1 t3
    cdef int t4
    cdef b1 t5
    cdef int t6
    cdef b1 t7
    cdef int t8
    cdef int t9
    ctx.fired[200] += 1
    for t1 in range(s.head.players):
        v242 = t1
        if not held_move(&s.hi14_hand[(v242) * 2], &s.i14_hand[(v242) * 78], &s.hi16_passing[(v242) * 2], &s.i16_passing[(v242) * 78], 78):
            set_fault(s, 71)
    for t2 in range(s.head.players):
        v243 = t2
        if ((<int>s.i0_age[0] + 1) == 2):
            t3 = b1_first(s.head.players)
            t4 = nearest_seat(t3.w0, v243, 1, SEATS[s.head.players])
            if not held_move(&s.hi16_passing[(t4) * 2], &s.i16_passing[(t4) * 78], &s.hi14_hand[(v243) * 2], &s.i14_hand[(v243) * 78], 78):
                set_fault(s, 72)
        else:
            t5 = b1_first(s.head.players)
            t6 = nearest_seat(t5.w0, v243, SEATS[s.head.players] - 1, SEATS[s.head.players])
            if not held_move(&s.hi16_passing[(t6) * 2], &s.i16_passing[(t6) * 78], &s.hi14_hand[(v243) * 2], &s.i14_hand[(v243) * 78], 78):
                set_fault(s, 73)
    if (s.head.players == 2):
        t7 = b1_first(s.head.players)
        t8 = (<int>s.i20_steward[0] - 1)
        t9 = (nearest_seat(t7.w0, t8, 1, SEATS[s.head.players]) if t8 >= 0 else -1)
        if True:
            s.i20_steward[0] = (t9 + 1)


cdef int d289_neutral_decides(State* s, int v215) noexcept nogil:  # neutral.decides
    cdef int v216
    cdef int t1
    if b1_has(b1_first(s.head.players), v215):
        t1 = v215
    else:
        v216 = (<int>s.i20_steward[0] - 1)
        t1 = (v216 if (v216 >= 0 and b1_has(b1_first(s.head.players), v216)) else -1)
    return t1


cdef void f199_all_act(State* s, int v33, Context* ctx) noexcept nogil:  # all_act
    cdef int t1
    ctx.fired[199] += 1
    if (s.head.players == 2):
        t1 = NEUTRALx_x_2_x_x_x_x_x[s.head.players]
        f175_carry_out(s, v33, (b1_bit(t1) if t1 >= 0 else b1_none()), ctx)
    f175_carry_out(s, v33, b1_first(s.head.players), ctx)


cdef inline int d187_uses_last_card(State* s, int v71) noexcept nogil:  # uses_last_card
    cdef int t1
    t1 = d283_Stage_held(s, 10, v71)
    return t1


cdef void f203_end_of_age(State* s, int v37, Context* ctx) noexcept nogil:  # end_of_age
    ctx.fired[203] += 1
    f243_battles(s, v37, ctx)


cdef void f243_battles(State* s, int v44, Context* ctx) noexcept nogil:  # battles
    cdef int v255
    cdef int t1
    ctx.fired[243] += 1
    for t1 in range(SEATS[s.head.players]):
        v255 = t1
        f240_battle(s, v44, v255, next_seat(v255, SEATS[s.head.players]), ctx)


cdef void f240_battle(State* s, int v38, int v39, int v40, Context* ctx) noexcept nogil:  # battle
    cdef int t1
    cdef int v250
    cdef int t2
    cdef int v251
    cdef int v252
    cdef int v253
    cdef int v254
    cdef int t3
    cdef int t4
    cdef int t5
    ctx.fired[240] += 1
    t1 = d237_shields(s, v39)
    v250 = t1
    t2 = d237_shields(s, v40)
    v251 = t2
    v252 = (0 if (v250 > v251) else (1 if (v251 > v250) else -1))
    ctx.conflicts[0 * 8 + 1 + v252] += 1
    if (v252 >= 0):
        v253 = (v39 if (v252 == 0) else v40)
        v254 = (v40 if (v252 == 0) else v39)
        t3 = d238_victory_token(s)
        f242_win_token(s, v38, v253, t3, ctx)
        t4 = d239_defeat_tokens(s)
        if True:
            t5 = <int>s.i7_defeats[v254] + t4
            if 0 <= t5 <= 20:
                s.i7_defeats[v254] = t5
            else:
                set_fault(s, 75)


cdef inline int d239_defeat_tokens(State* s) noexcept nogil:  # defeat_tokens
    return 1


cdef inline int d238_victory_token(State* s) noexcept nogil:  # victory_token
    return ((2 * (<int>s.i0_age[0] + 1)) - 1)


cdef void f242_win_token(State* s, int v41, int v42, int v43, Context* ctx) noexcept nogil:  # win_token
    cdef int t1
    cdef int t2
    ctx.fired[242] += 1
    t1 = d241_token_taken(s, v43)
    if (not (t1 == NO_INT)):
        t2 = (narrowed(t1, NO_INT + 1, 2147483647, &s.head.fault, 76) - 1)
        if s.i6_victories[(v42) * 5 + t2] + 1 > 65535:
            set_fault(s, 77)
        else:
            s.i6_victories[(v42) * 5 + t2] = <uint16_t>(s.i6_victories[(v42) * 5 + t2] + 1)


cdef inline int d241_token_taken(State* s, int v169) noexcept nogil:  # token_taken
    return v169


cdef inline int d237_shields(State* s, int v166) noexcept nogil:  # shields
    cdef b2 t1
    cdef b1 t2
    t1 = b2_load(&s.i3_city[(v166) * 2])
    t2 = b1_load(&s.i4_built[(v166) * 1])
    return narrowed(((b2_count(b2_and(t1, b2_of(<uint64_t>0x7000000, <uint64_t>0xF))) + (b2_count(b2_and(t1, b2_of(<uint64_t>0x3C00000000000, <uint64_t>0xF))) << 1)) + (b1_count(b1_and(t2, b1_of(<uint64_t>0x30000000000))) + (b1_count(b1_and(t2, b1_of(<uint64_t>0x4000000000))) << 1))), 0, 60, &s.head.fault, 78)


cdef void f198_forget_fresh(State* s, int v32, Context* ctx) noexcept nogil:  # forget_fresh
    cdef int v241
    cdef int t1
    cdef b2 t2
    ctx.fired[198] += 1
    for t1 in range(SEATS[s.head.players]):
        v241 = t1
        t2 = b2_none()
        if True:
            b2_store(&s.i9_fresh[(v241) * 2], t2)


cdef inline int d185_turns_in_age(State* s) noexcept nogil:  # turns_in_age
    return 6


cdef void f196_deal_age(State* s, int v30, Context* ctx) noexcept nogil:  # deal_age
    cdef uint16_t t1[78]
    cdef b2 t2
    cdef b2 t3
    cdef int v235
    cdef int t4
    cdef int t5
    cdef int v236
    cdef int t6
    cdef int t7
    cdef b2 t8
    cdef b2 t9
    cdef b2 t10
    cdef int v237
    cdef b2 t11
    cdef int t12
    cdef int t13
    cdef int t14
    cdef int v1000045
    cdef int v238
    cdef int t15
    cdef int v239
    cdef int t16
    cdef int t17
    cdef int t18
    cdef int t19
    cdef int t20
    cdef int v1000046
    cdef int t21
    cdef int t22
    cdef int t23
    cdef int v1000047
    cdef int t24
    cdef int t25
    ctx.fired[196] += 1
    memset(t1, 0, 156)
    t2 = b2_load(WHERE5[((<int>s.i0_age[0] + 1) - 1)])
    t3 = t2
    while b2_any(t3):
        v235 = b2_low(t3)
        t3 = b2_drop(t3)
        t4 = d195_copies(s, v235)
        t5 = t4
        for t6 in range(1, t5 + 1):
            v236 = t6
            t1[v235] += 1
    if True:
        memcpy(&s.i18_deck[(0) * 78], t1, 156)
        held_renew(&s.hi18_deck[(0) * 2], &s.i18_deck[(0) * 78], 78)
    if ((<int>s.i0_age[0] + 1) == 3):
        t7 = (SEATS[s.head.players] + 2)
        t8 = b2_none()
        t9 = b2_of(<uint64_t>0x0, <uint64_t>0x3FF0)
        t10 = t9
        while b2_any(t10):
            v237 = b2_low(t10)
            t10 = b2_drop(t10)
            if True:
                t8 = b2_or(t8, b2_bit(v237))
        t11 = t8
        t12 = b2_count(b2_load(<uint64_t*>&t11))
        if t7 > t12:
            set_fault(s, 80)
        for t13 in range(t7 if t7 <= t12 else 0):
            t14 = b2_draw(<uint64_t*>&t11, t12, &ctx.rng)
            t12 -= 1
            v1000045 = t14
            if s.i18_deck[(0) * 78 + v1000045] + 1 > 65535:
                set_fault(s, 81)
            else:
                s.i18_deck[(0) * 78 + v1000045] = <uint16_t>(s.i18_deck[(0) * 78 + v1000045] + 1)
                held_mark(&s.hi18_deck[(0) * 2], v1000045, s.i18_deck[(0) * 78 + v1000045] != 0)
    for t15 in range(SEATS[s.head.players]):
        v238 = t15
        if True:
            s.i8_favours_used[v238] = 0
    for t16 in range(s.head.players):
        v239 = t16
        t17 = d186_hand_size(s)
        t18 = held_size(&s.hi18_deck[(0) * 2], &s.i18_deck[(0) * 78], 78)
        if t17 > t18:
            set_fault(s, 83)
        for t19 in range(t17 if t17 <= t18 else 0):
            t20 = held_draw(&s.hi18_deck[(0) * 2], &s.i18_deck[(0) * 78], 78, t18, &ctx.rng)
            t18 -= 1
            v1000046 = t20
            if s.i14_hand[(v239) * 78 + v1000046] + 1 > 65535:
                set_fault(s, 84)
            else:
                s.i14_hand[(v239) * 78 + v1000046] = <uint16_t>(s.i14_hand[(v239) * 78 + v1000046] + 1)
                held_mark(&s.hi14_hand[(v239) * 2], v1000046, s.i14_hand[(v239) * 78 + v1000046] != 0)
    if (s.head.players == 2):
        t21 = held_size(&s.hi18_deck[(0) * 2], &s.i18_deck[(0) * 78], 78)
        if 7 > t21:
            set_fault(s, 85)
        for t22 in range(7 if 7 <= t21 else 0):
            t23 = held_draw(&s.hi18_deck[(0) * 2], &s.i18_deck[(0) * 78], 78, t21, &ctx.rng)
            t21 -= 1
            v1000047 = t23
            if s.i22_pile[(0) * 78 + v1000047] + 1 > 65535:
                set_fault(s, 86)
            else:
                s.i22_pile[(0) * 78 + v1000047] = <uint16_t>(s.i22_pile[(0) * 78 + v1000047] + 1)
                held_mark(&s.hi22_pile[(0) * 2], v1000047, s.i22_pile[(0) * 78 + v1000047] != 0)
        t24 = NEUTRALx_x_2_x_x_x_x_x[s.head.players]
        t25 = (next_seat(t24, SEATS[s.head.players]) if t24 >= 0 else -1)
        if True:
            s.i20_steward[0] = (t25 + 1)


cdef inline int d186_hand_size(State* s) noexcept nogil:  # hand_size
    return 7


cdef int d195_copies(State* s, int v78) noexcept nogil:  # copies
    cdef int t1
    cdef int t2
    cdef int v79
    t1 = 0
    for t2 in range(COLUMN0_3_n[v78]):
        v79 = (<int*>&COLUMN0_3[v78][0])[t2]
        if (v79 <= SEATS[s.head.players]):
            t1 += 1
    return t1


cdef void f193_set_up(State* s, int v28, Context* ctx) noexcept nogil:  # set_up
    cdef int t1
    cdef int t2
    cdef int v232
    cdef int t3
    cdef int t4
    cdef b1 t5
    cdef int t6
    cdef int v233
    ctx.fired[193] += 1
    if (s.head.players == 2):
        t1 = NEUTRALx_x_2_x_x_x_x_x[s.head.players]
        t2 = (next_seat(t1, SEATS[s.head.players]) if t1 >= 0 else -1)
        if True:
            s.i20_steward[0] = (t2 + 1)
    for t3 in range(SEATS[s.head.players]):
        v232 = t3
        t4 = d188_start_coins(s)
        if True:
            s.i5_coins[v232] = t4
        t5 = kept4_on_offer(s)
        t6 = b1_chance(t5, &ctx.rng)
        if t6 < 0:
            set_fault(s, 90)
        v233 = t6 if t6 >= 0 else 0
        if True:
            if s.i2_wonder[v232] != (v233 + 1):
                s.i2_wonder[v232] = (v233 + 1)
                s.known0[0] &= ~((<uint64_t>1) << (v232))
                s.known2[0] &= ~((<uint64_t>1) << (v232))
                s.known4[0] = 0


cdef inline b1 kept4_on_offer(State* s) noexcept nogil:  # on_offer
    cdef int t1
    t1 = 0
    if not (s.known4[0] >> 0) & 1:
        s.known4[0] |= (<uint64_t>1) << 0
        s.kept4[(0) * 1 + t1] = d192_on_offer(s)
    return s.kept4[(0) * 1 + t1]


cdef b1 d192_on_offer(State* s) noexcept nogil:  # on_offer
    cdef b1 t1
    cdef int v1000048
    cdef int t2
    cdef int t3
    cdef int t4
    cdef b1 t5
    cdef b1 t6
    cdef b1 t7
    t1 = b1_none()
    for t2 in range(SEATS[s.head.players]):
        v1000048 = t2
        t3 = (<int>s.i2_wonder[v1000048] - 1)
        t4 = (COLUMN1_0[(<int>s.i2_wonder[v1000048] - 1)] if t3 >= 0 else -1)
        t5 = (b1_load(WHERE6[t4]) if t4 >= 0 else b1_none())
        t1 = b1_or(t1, t5)
    t6 = b1_andnot(b1_first(14), t1)
    t7 = b1_and(t6, b1_mask(1, 14))
    return t7


cdef inline int d188_start_coins(State* s) noexcept nogil:  # start_coins
    return 3


cdef inline int d207_guilds_in_play(State* s) noexcept nogil:  # guilds_in_play
    cdef int t1
    t1 = d205_handed_out(s, 3)
    return ((SEATS[s.head.players] + 2) if t1 else 0)


cdef int d205_handed_out(State* s, int v88) noexcept nogil:  # handed_out
    cdef bint t1
    cdef int v89
    cdef int t2
    cdef bint t3
    t3 = (v88 <= (<int>s.i0_age[0] + 1))
    if t3:
        t1 = 0
        for t2 in range(SEATS[s.head.players]):
            v89 = t2
            if not (not ((<int>s.i2_wonder[v89] - 1) == -1)):
                t1 = 1
                break
        t3 = (not t1)
    return t3


cdef int d206_in_play(State* s, int v90) noexcept nogil:  # in_play
    cdef int t1
    cdef int t2
    cdef int t3
    t1 = d205_handed_out(s, COLUMN0_0[v90])
    if t1:
        t2 = d195_copies(s, v90)
        t3 = t2
    else:
        t3 = 0
    return t3


cdef int d204_whereabouts(State* s, int v80) noexcept nogil:  # whereabouts
    cdef int t1
    cdef int v81
    cdef int t2
    cdef int v82
    cdef int t3
    cdef int v83
    cdef int t4
    cdef int t5
    cdef int v84
    cdef int t6
    cdef int v85
    cdef int v86
    cdef int t7
    cdef int v87
    cdef int t8
    cdef int t9
    t1 = 0
    for t2 in range(SEATS[s.head.players]):
        v81 = t2
        t1 += (((&s.i14_hand[(v81) * 78])[v80] + (&s.i16_passing[(v81) * 78])[v80]) + (&s.i17_buried[(v81) * 78])[v80])
    v82 = t1
    t3 = 0
    for t4 in range(SEATS[s.head.players]):
        v83 = t4
        if bit_at(&s.i3_city[(v83) * 2], v80):
            t3 += 1
    t5 = 0
    for t6 in range(SEATS[s.head.players]):
        v84 = t6
        if ((<int>s.i15_chosen[v84] - 1) == v80):
            t5 += 1
    v85 = (t3 + t5)
    v86 = (1 if ((<int>s.i11_found[0] - 1) == v80) else 0)
    if (s.head.players == 2):
        t7 = 0
        for t8 in range(s.head.players):
            v87 = t8
            t7 += (&s.i21_put_under[(v87) * 78])[v80]
        t9 = ((&s.i22_pile[0])[v80] + t7)
    else:
        t9 = 0
    return narrowed(((((((&s.i18_deck[0])[v80] + (&s.i19_discard[0])[v80]) + v82) + v85) + v86) + t9), 0, 60, &s.head.fault, 92)


cdef int d259_result_guilds(State* s, int v202) noexcept nogil:  # result.guilds
    cdef b2 t1
    cdef b2 t2
    cdef int t3
    cdef b2 t4
    cdef int v203
    cdef int t5
    cdef int t6
    cdef int t7
    cdef int t8
    cdef int v204
    t1 = b2_of(<uint64_t>0x0, <uint64_t>0x3FF0)
    t2 = b2_and(b2_load(&s.i3_city[(v202) * 2]), t1)
    t3 = 0
    t4 = t2
    while b2_any(t4):
        v203 = b2_low(t4)
        t4 = b2_drop(t4)
        t5 = d288_Card_worth(s, v203, v202)
        t3 += t5
    t6 = d283_Stage_held(s, 36, v202)
    if t6:
        t7 = d251_best_copy(s, v202)
        t8 = t7
    else:
        t8 = 0
    v204 = t8
    return (t3 + (narrowed(v204, NO_INT + 1, 2147483647, &s.head.fault, 93) if (not (v204 == NO_INT)) else 0))


cdef int d251_best_copy(State* s, int v189) noexcept nogil:  # best_copy
    cdef int t1
    cdef bint t2
    cdef b1 t3
    cdef b1 t4
    cdef int v190
    cdef b2 t5
    cdef b2 t6
    cdef b2 t7
    cdef int v191
    cdef int t8
    t1 = NO_INT
    t2 = 0
    t3 = d231_beside(s, v189)
    t4 = t3
    while b1_any(t4):
        v190 = b1_low(t4)
        t4 = b1_drop(t4)
        t5 = b2_of(<uint64_t>0x0, <uint64_t>0x3FF0)
        t6 = b2_and(b2_load(&s.i3_city[(v190) * 2]), t5)
        t7 = t6
        while b2_any(t7):
            v191 = b2_low(t7)
            t7 = b2_drop(t7)
            t8 = d250_copy_worth(s, v191, v189)
            if not t2 or t8 > t1:
                t1 = t8
                t2 = 1
    return t1


cdef int d250_copy_worth(State* s, int v185, int v186) noexcept nogil:  # copy_worth
    cdef int t1
    cdef int t2
    cdef int t3
    cdef int t4
    cdef int t5
    if (v185 == 72):
        t1 = d245_jokers(s, v186)
        t2 = d249_best_science(s, v186, (t1 + 1))
        t3 = d249_best_science(s, v186, t1)
        t5 = (t2 - t3)
    else:
        t4 = d288_Card_worth(s, v185, v186)
        t5 = t4
    return narrowed(t5, 0, 500, &s.head.fault, 94)


cdef int d245_jokers(State* s, int v172) noexcept nogil:  # jokers
    cdef b2 t1
    cdef b2 t2
    cdef int t3
    cdef b2 t4
    cdef int v173
    cdef b1 t5
    cdef b1 t6
    cdef int t7
    cdef b1 t8
    cdef int v174
    t1 = b2_load(&s.i3_city[(v172) * 2])
    t2 = b2_and(b2_of(<uint64_t>0x0, <uint64_t>0x100), t1)
    t3 = 0
    t4 = t2
    while b2_any(t4):
        v173 = b2_low(t4)
        t4 = b2_drop(t4)
        t3 += 1
    t5 = b1_load(&s.i4_built[(v172) * 1])
    t6 = b1_and(b1_of(<uint64_t>0x880), t5)
    t7 = 0
    t8 = t6
    while b1_any(t8):
        v174 = b1_low(t8)
        t8 = b1_drop(t8)
        t7 += 1
    return narrowed(((0 + t3) + t7), 0, 6, &s.head.fault, 95)


cdef int d249_best_science(State* s, int v182, int v183) noexcept nogil:  # best_science
    cdef int t1
    cdef bint t2
    cdef uint16_t t3[3]
    cdef int t4
    cdef int t5
    cdef int t6
    cdef int t7
    cdef int t8
    cdef int v1000058
    cdef int t9
    cdef uint16_t t10[3]
    cdef uint16_t t11[3]
    cdef b2 t12
    cdef b2 t13
    cdef b2 t14
    cdef int v1000060
    cdef uint16_t t15[3]
    cdef uint16_t t16[3]
    cdef b2 t17
    cdef b2 t18
    cdef int v1000062
    cdef int t19
    cdef int t20
    cdef bint t21
    cdef int v1000059
    cdef int t22
    cdef uint16_t t23[3]
    cdef uint16_t t24[3]
    cdef b2 t25
    cdef b2 t26
    cdef b2 t27
    cdef int v1000064
    cdef int t28
    cdef int t29
    cdef int t30
    cdef int t31
    cdef int t32
    cdef int t33
    t1 = NO_INT
    t2 = 0
    for t4 in range(v183 + 1):
        t3[0] = t4
        t5 = v183 - t4
        for t6 in range(t5 + 1):
            t3[1] = t6
            t7 = t5 - t6
            t3[2] = t7
            t8 = 0
            for t9 in range(3):
                v1000058 = t9
                t11[0] = 0
                t11[1] = 0
                t11[2] = 0
                t12 = b2_of(<uint64_t>0xF8003C0000E00000, <uint64_t>0x0)
                t13 = b2_and(b2_load(&s.i3_city[(v182) * 2]), t12)
                t14 = t13
                while b2_any(t14):
                    v1000060 = b2_low(t14)
                    t14 = b2_drop(t14)
                    t11[COLUMN0_7[v1000060]] += 1
                t10[0] = t11[0] + t3[0]
                t10[1] = t11[1] + t3[1]
                t10[2] = t11[2] + t3[2]
                t16[0] = 0
                t16[1] = 0
                t16[2] = 0
                t17 = b2_and(b2_load(&s.i3_city[(v182) * 2]), t12)
                t18 = t17
                while b2_any(t18):
                    v1000062 = b2_low(t18)
                    t18 = b2_drop(t18)
                    t16[COLUMN0_7[v1000062]] += 1
                t15[0] = t16[0] + t3[0]
                t15[1] = t16[1] + t3[1]
                t15[2] = t16[2] + t3[2]
                t8 += (narrowed(t10[v1000058], 0, 30, &s.head.fault, 97) * narrowed(t15[v1000058], 0, 30, &s.head.fault, 97))
            t19 = d246_set_worth(s, v182)
            t20 = NO_INT
            t21 = 0
            for t22 in range(3):
                v1000059 = t22
                t24[0] = 0
                t24[1] = 0
                t24[2] = 0
                t25 = b2_of(<uint64_t>0xF8003C0000E00000, <uint64_t>0x0)
                t26 = b2_and(b2_load(&s.i3_city[(v182) * 2]), t25)
                t27 = t26
                while b2_any(t27):
                    v1000064 = b2_low(t27)
                    t27 = b2_drop(t27)
                    t24[COLUMN0_7[v1000064]] += 1
                t23[0] = t24[0] + t3[0]
                t23[1] = t24[1] + t3[1]
                t23[2] = t24[2] + t3[2]
                t28 = narrowed(t23[v1000059], 0, 30, &s.head.fault, 97)
                if not t21 or t28 < t20:
                    t20 = t28
                    t21 = 1
            t29 = (t19 * t20)
            t30 = (NO_INT if t20 == NO_INT else t29)
            t31 = (t8 + t30)
            t32 = (NO_INT if t30 == NO_INT else t31)
            t33 = (t32 if t32 == NO_INT else narrowed(t32, 0, 5000, &s.head.fault, 96))
            if not t2 or t33 > t1:
                t1 = t33
                t2 = 1
    return t1


cdef inline int d246_set_worth(State* s, int v175) noexcept nogil:  # set_worth
    return 7


cdef int d288_Card_worth(State* s, int v187, int v188) noexcept nogil:  # Card.worth
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
    if b2_has(b2_of(<uint64_t>0x3C000000000000, <uint64_t>0x3EF0), v187):
        if (v187 == 50):
            t1 = d234_stages(s, b1_bit(v188))
            t32 = t1
        else:
            if (v187 == 51):
                t2 = d229_greys(s, v188)
                t31 = (2 * t2)
            else:
                if (v187 == 52):
                    t3 = d228_browns(s, v188)
                    t30 = t3
                else:
                    if (v187 == 53):
                        t4 = d230_yellows(s, v188)
                        t29 = t4
                    else:
                        if (v187 == 68):
                            t5 = d232_nearby(s, v188)
                            t6 = d234_stages(s, t5)
                            t28 = t6
                        else:
                            if (v187 == 69):
                                t7 = d231_beside(s, v188)
                                t8 = d233_cards(s, t7, b1_of(<uint64_t>0x2))
                                t27 = (2 * t8)
                            else:
                                if (v187 == 70):
                                    t9 = d231_beside(s, v188)
                                    t10 = d233_cards(s, t9, b1_of(<uint64_t>0x4))
                                    t26 = t10
                                else:
                                    if (v187 == 71):
                                        t11 = d231_beside(s, v188)
                                        t12 = d233_cards(s, t11, b1_of(<uint64_t>0x8))
                                        t25 = t12
                                    else:
                                        if (v187 == 73):
                                            t13 = d227_owned(s, v188, b1_of(<uint64_t>0x43))
                                            t24 = t13
                                        else:
                                            if (v187 == 74):
                                                t14 = d231_beside(s, v188)
                                                t15 = d233_cards(s, t14, b1_of(<uint64_t>0x20))
                                                t23 = t15
                                            else:
                                                if (v187 == 75):
                                                    t22 = (<int>s.i7_defeats[next_seat(v188, SEATS[s.head.players])] + <int>s.i7_defeats[seat_before(v188, SEATS[s.head.players])])
                                                else:
                                                    if (v187 == 76):
                                                        t16 = d231_beside(s, v188)
                                                        t17 = d233_cards(s, t16, b1_of(<uint64_t>0x10))
                                                        t21 = t17
                                                    else:
                                                        if (v187 == 77):
                                                            t18 = d231_beside(s, v188)
                                                            t19 = d233_cards(s, t18, b1_of(<uint64_t>0x1))
                                                            t20 = t19
                                                        else:
                                                            t20 = COLUMN0_9[v187]
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
        t33 = COLUMN0_9[v187]
    return t33


cdef int d233_cards(State* s, b1 v155, b1 v156) noexcept nogil:  # cards
    cdef int t1
    cdef b1 t2
    cdef int v157
    cdef int t3
    t1 = 0
    t2 = v155
    while b1_any(t2):
        v157 = b1_low(t2)
        t2 = b1_drop(t2)
        t3 = d227_owned(s, v157, v156)
        t1 += t3
    return narrowed(t1, 0, 75, &s.head.fault, 99)


cdef int d258_result_commerce(State* s, int v200) noexcept nogil:  # result.commerce
    cdef b2 t1
    cdef b2 t2
    cdef int t3
    cdef b2 t4
    cdef int v201
    cdef int t5
    t1 = b2_of(<uint64_t>0x3C003C0001E000, <uint64_t>0x0)
    t2 = b2_and(b2_load(&s.i3_city[(v200) * 2]), t1)
    t3 = 0
    t4 = t2
    while b2_any(t4):
        v201 = b2_low(t4)
        t4 = b2_drop(t4)
        t5 = d288_Card_worth(s, v201, v200)
        t3 += t5
    return t3


cdef inline int d257_result_science(State* s, int v199) noexcept nogil:  # result.science
    cdef int t1
    cdef int t2
    t1 = d245_jokers(s, v199)
    t2 = d249_best_science(s, v199, t1)
    return t2


cdef int d256_result_civilian(State* s, int v197) noexcept nogil:  # result.civilian
    cdef b2 t1
    cdef b2 t2
    cdef int t3
    cdef b2 t4
    cdef int v198
    cdef int t5
    t1 = b2_of(<uint64_t>0x7C003C0001E0000, <uint64_t>0x0)
    t2 = b2_and(b2_load(&s.i3_city[(v197) * 2]), t1)
    t3 = 0
    t4 = t2
    while b2_any(t4):
        v198 = b2_low(t4)
        t4 = b2_drop(t4)
        t5 = d288_Card_worth(s, v198, v197)
        t3 += t5
    return t3


cdef inline int d255_result_wonders(State* s, int v195) noexcept nogil:  # result.wonders
    cdef b1 t1
    t1 = b1_load(&s.i4_built[(v195) * 1])
    return (b1_count(b1_and(t1, b1_of(<uint64_t>0x1AAABFF5365))) + (b1_count(b1_and(t1, b1_of(<uint64_t>0x1A29B35D365))) << 1) + (b1_count(b1_and(t1, b1_of(<uint64_t>0x28A09DA4124))) << 2))


cdef inline int d254_result_treasury(State* s, int v194) noexcept nogil:  # result.treasury
    return floor_div(<int>s.i5_coins[v194], 3, &s.head.fault, 100)


cdef int d253_result_military(State* s, int v192) noexcept nogil:  # result.military
    cdef int t1
    cdef int t2
    cdef int v193
    cdef int t3
    t1 = 0
    for t2 in range(5):
        v193 = (t2 + 1)
        for t3 in range((&s.i6_victories[(v192) * 5])[t2]):
            t1 += v193
    return (t1 - <int>s.i7_defeats[v192])


cdef int d260_result_total(State* s, int v205) noexcept nogil:  # result.total
    cdef int t1
    cdef int t2
    cdef int t3
    cdef int t4
    cdef int t5
    cdef int t6
    cdef int t7
    t1 = d253_result_military(s, v205)
    t2 = d254_result_treasury(s, v205)
    t3 = d255_result_wonders(s, v205)
    t4 = d256_result_civilian(s, v205)
    t5 = d257_result_science(s, v205)
    t6 = d258_result_commerce(s, v205)
    t7 = d259_result_guilds(s, v205)
    return (((t1 + t2) + (t3 + t4)) + ((t5 + t6) + t7))


cdef int k0_r189_play(State* s, Context* ctx) noexcept nogil:  # play
    ctx.fired[189] += 1
    s.head.reason = 1
    f193_set_up(s, s.v27, ctx)
    s.rest230 = b1_of(<uint64_t>0x7)
    return 2


cdef int k1_r189_play(State* s, Context* ctx) noexcept nogil:  # play
    s.head.reason = 0
    return OVER


cdef int k2_r189_play(State* s, Context* ctx) noexcept nogil:  # play
    cdef int t1
    if not b1_any(s.rest230):
        return 1
    s.v230 = (b1_low(s.rest230) + 1)
    s.rest230 = b1_drop(s.rest230)
    if True:
        s.i0_age[0] = (s.v230 - 1)
    f196_deal_age(s, s.v27, ctx)
    t1 = d185_turns_in_age(s)
    s.rest231 = b1_andnot(b1_first(t1 - 1 + 1), b1_first(1 - 1))
    return 4


cdef int k3_r189_play(State* s, Context* ctx) noexcept nogil:  # play
    s.v35 = s.v27
    s.back201 = 5
    return 6


cdef int k4_r189_play(State* s, Context* ctx) noexcept nogil:  # play
    if not b1_any(s.rest231):
        return 3
    s.v231 = (b1_low(s.rest231) + 1)
    s.rest231 = b1_drop(s.rest231)
    if True:
        s.i1_turn[0] = (s.v231 - 1)
    s.v31 = s.v27
    s.back197 = 4
    return 7


cdef int k5_r189_play(State* s, Context* ctx) noexcept nogil:  # play
    s.v24 = s.v27
    s.back181 = 8
    return 9


cdef int k6_r201_last_cards(State* s, Context* ctx) noexcept nogil:  # last_cards
    cdef int t1
    cdef int t2
    ctx.fired[201] += 1
    t1 = d185_turns_in_age(s)
    t2 = (t1 + 1)
    if True:
        s.i1_turn[0] = (t2 - 1)
    f198_forget_fresh(s, s.v35, ctx)
    s.v36 = s.v35
    s.back202 = 10
    return 11


cdef int k7_r197_one_turn(State* s, Context* ctx) noexcept nogil:  # one_turn
    cdef int t1
    cdef int t2
    cdef int t3
    cdef int v1000001
    cdef int t4
    ctx.fired[197] += 1
    if (s.head.players == 2):
        t1 = held_size(&s.hi22_pile[(0) * 2], &s.i22_pile[(0) * 78], 78)
        if 1 > t1:
            set_fault(s, 4)
        for t2 in range(1 if 1 <= t1 else 0):
            t3 = held_draw(&s.hi22_pile[(0) * 2], &s.i22_pile[(0) * 78], 78, t1, &ctx.rng)
            t1 -= 1
            v1000001 = t3
            t4 = (<int>s.i20_steward[0] - 1)
            if s.i14_hand[(t4) * 78 + v1000001] + 1 > 65535:
                set_fault(s, 5)
            else:
                s.i14_hand[(t4) * 78 + v1000001] = <uint16_t>(s.i14_hand[(t4) * 78 + v1000001] + 1)
                held_mark(&s.hi14_hand[(t4) * 2], v1000001, s.i14_hand[(t4) * 78 + v1000001] != 0)
    f198_forget_fresh(s, s.v31, ctx)
    s.head.together = 1
    s.rest240 = b1_first(s.head.players)
    return 14


cdef int k8_r189_play(State* s, Context* ctx) noexcept nogil:  # play
    f203_end_of_age(s, s.v27, ctx)
    return 2


cdef int k9_r181_end_of_turn(State* s, Context* ctx) noexcept nogil:  # end_of_turn
    ctx.fired[181] += 1
    f198_forget_fresh(s, s.v24, ctx)
    s.rest226 = b1_first(SEATS[s.head.players])
    return 15


cdef int k10_r201_last_cards(State* s, Context* ctx) noexcept nogil:  # last_cards
    cdef int v244
    cdef int t1
    for t1 in range(s.head.players):
        v244 = t1
        if not held_move(&s.hi14_hand[(v244) * 2], &s.i14_hand[(v244) * 78], &s.hi19_discard[(0) * 2], &s.i19_discard[(0) * 78], 78):
            set_fault(s, 6)
    return s.back201


cdef int k11_r202_use_last_cards(State* s, Context* ctx) noexcept nogil:  # use_last_cards
    cdef int v245
    cdef int t1
    cdef int t2
    ctx.fired[202] += 1
    if (s.head.players == 2):
        if not held_move(&s.hi22_pile[(0) * 2], &s.i22_pile[(0) * 78], &s.hi19_discard[(0) * 2], &s.i19_discard[(0) * 78], 78):
            set_fault(s, 7)
        v245 = NEUTRALx_x_2_x_x_x_x_x[s.head.players]
        if (not (v245 == -1)):
            t1 = d187_uses_last_card(s, v245)
            t2 = t1
        else:
            t2 = 0
        if t2:
            s.v246 = narrowed(NEUTRALx_x_2_x_x_x_x_x[s.head.players], 0, 2147483647, &s.head.fault, 8)
            s.v48 = s.v246
            s.back270 = 16
            return 17
        else:
            return 16
    else:
        return 16


cdef int k12_r197_one_turn(State* s, Context* ctx) noexcept nogil:  # one_turn
    cdef int t1
    f199_all_act(s, s.v31, ctx)
    t1 = d185_turns_in_age(s)
    if ((<int>s.i1_turn[0] + 1) < t1):
        s.v24 = s.v31
        s.back181 = 18
        return 9
    else:
        return s.back197


cdef int k13_r197_one_turn(State* s, Context* ctx) noexcept nogil:  # one_turn
    s.head.together = 0
    return 12


cdef int k14_r197_one_turn(State* s, Context* ctx) noexcept nogil:  # one_turn
    if not b1_any(s.rest240):
        return 13
    s.v240 = b1_low(s.rest240)
    s.rest240 = b1_drop(s.rest240)
    s.v13 = s.v240
    s.back174 = 14
    return 19


cdef int k15_r181_end_of_turn(State* s, Context* ctx) noexcept nogil:  # end_of_turn
    cdef b1 t1
    cdef b1 t2
    if not b1_any(s.rest226):
        return s.back181
    s.v226 = b1_low(s.rest226)
    s.rest226 = b1_drop(s.rest226)
    if not bit_at(&s.i10_diggers[0], s.v226):
        return 15
    t1 = b1_bit(s.v226)
    t2 = b1_load(&s.i10_diggers[(0) * 1])
    if b1_any(b1_andnot(t1, t2)):
        set_fault(s, 9)
    else:
        b1_store(&s.i10_diggers[(0) * 1], b1_andnot(t2, t1))
    s.v25 = s.v226
    s.back183 = 15
    return 20


cdef int k16_r202_use_last_cards(State* s, Context* ctx) noexcept nogil:  # use_last_cards
    cdef b1 t1
    cdef int v247
    cdef int t2
    cdef int t3
    s.head.together = 2
    t1 = b1_none()
    for t2 in range(s.head.players):
        v247 = t2
        t3 = d187_uses_last_card(s, v247)
        if t3:
            if True:
                t1 = b1_or(t1, b1_bit(v247))
    s.rest248 = t1
    return 23


cdef int k17_r270_offer_last_card(State* s, Context* ctx) noexcept nogil:  # offer_last_card
    cdef int t1
    ctx.fired[270] += 1
    t1 = d289_neutral_decides(s, s.v48)
    s.head.seat = narrowed(t1, 0, 2147483647, &s.head.fault, 10)
    s.head.question = 6
    return ASK


cdef int k18_r197_one_turn(State* s, Context* ctx) noexcept nogil:  # one_turn
    f200_pass_hands(s, s.v31, ctx)
    return s.back197


cdef int k19_r174_take_turn(State* s, Context* ctx) noexcept nogil:  # take_turn
    ctx.fired[174] += 1
    if ((s.head.players == 2) and (s.v13 == (<int>s.i20_steward[0] - 1))):
        s.v45 = s.v13
        s.back267 = 25
        return 26
    else:
        return 25


cdef int k20_r183_dig(State* s, Context* ctx) noexcept nogil:  # dig
    cdef int t1
    ctx.fired[183] += 1
    if True:
        s.show_i19_discard[0] |= (<uint32_t>1) << s.v25
        s.shows = 1
    t1 = d289_neutral_decides(s, s.v25)
    s.head.seat = narrowed(t1, 0, 2147483647, &s.head.fault, 11)
    s.head.question = 2
    return ASK


cdef int k21_r202_use_last_cards(State* s, Context* ctx) noexcept nogil:  # use_last_cards
    cdef b1 t1
    cdef int v249
    cdef int t2
    cdef int t3
    t1 = b1_none()
    for t2 in range(s.head.players):
        v249 = t2
        t3 = d187_uses_last_card(s, v249)
        if t3:
            if True:
                t1 = b1_or(t1, b1_bit(v249))
    f175_carry_out(s, s.v36, t1, ctx)
    return s.back202


cdef int k22_r202_use_last_cards(State* s, Context* ctx) noexcept nogil:  # use_last_cards
    s.head.together = 0
    return 21


cdef int k23_r202_use_last_cards(State* s, Context* ctx) noexcept nogil:  # use_last_cards
    if not b1_any(s.rest248):
        return 22
    s.v248 = b1_low(s.rest248)
    s.rest248 = b1_drop(s.rest248)
    s.v12 = s.v248
    s.back173 = 23
    return 29


cdef int k24_r270_offer_last_card(State* s, Context* ctx) noexcept nogil:  # offer_last_card
    return s.back270


cdef int k25_r174_take_turn(State* s, Context* ctx) noexcept nogil:  # take_turn
    s.v12 = s.v13
    s.back173 = s.back174
    return 29


cdef int k26_r267_manage_city(State* s, Context* ctx) noexcept nogil:  # manage_city
    cdef int t1
    cdef uint16_t v1000002[78]
    cdef int t2
    cdef int t3
    cdef int t4
    ctx.fired[267] += 1
    s.v256 = s.v45
    memcpy(v1000002, (&s.i14_hand[(s.v256) * 78]), 156)
    for t2 in range(78):
        if v1000002[t2]:
            if s.i14_hand[(s.v256) * 78 + t2] < v1000002[t2]:
                set_fault(s, 12)
            else:
                s.i14_hand[(s.v256) * 78 + t2] = <uint16_t>(s.i14_hand[(s.v256) * 78 + t2] - v1000002[t2])
                held_mark(&s.hi14_hand[(s.v256) * 2], t2, s.i14_hand[(s.v256) * 78 + t2] != 0)
    t3 = NEUTRALx_x_2_x_x_x_x_x[s.head.players]
    for t4 in range(78):
        if v1000002[t4]:
            if s.i14_hand[(t3) * 78 + t4] + v1000002[t4] > 65535:
                set_fault(s, 13)
            else:
                s.i14_hand[(t3) * 78 + t4] = <uint16_t>(s.i14_hand[(t3) * 78 + t4] + v1000002[t4])
                held_mark(&s.hi14_hand[(t3) * 2], t4, s.i14_hand[(t3) * 78 + t4] != 0)
    s.v257 = narrowed(NEUTRALx_x_2_x_x_x_x_x[s.head.players], 0, 2147483647, &s.head.fault, 14)
    s.v46 = s.v257
    s.back268 = 30
    return 31


cdef int k27_r183_dig(State* s, Context* ctx) noexcept nogil:  # dig
    if s.i19_discard[(0) * 78 + s.v227] < 1:
        set_fault(s, 15)
    else:
        s.i19_discard[(0) * 78 + s.v227] = <uint16_t>(s.i19_discard[(0) * 78 + s.v227] - 1)
        held_mark(&s.hi19_discard[(0) * 2], s.v227, s.i19_discard[(0) * 78 + s.v227] != 0)
    if True:
        s.i11_found[0] = (s.v227 + 1)
    s.v26 = s.v25
    s.back184 = s.back183
    return 32


cdef int k28_r183_dig(State* s, Context* ctx) noexcept nogil:  # dig
    return s.back183


cdef int k29_r173_use_card(State* s, Context* ctx) noexcept nogil:  # use_card
    cdef int t1
    ctx.fired[173] += 1
    t1 = d289_neutral_decides(s, s.v12)
    s.head.seat = narrowed(t1, 0, 2147483647, &s.head.fault, 17)
    s.head.question = 1
    return ASK


cdef int k30_r267_manage_city(State* s, Context* ctx) noexcept nogil:  # manage_city
    cdef int t1
    cdef uint16_t v1000003[78]
    cdef int t2
    cdef uint16_t t3[78]
    cdef int t4
    cdef int t5
    t1 = NEUTRALx_x_2_x_x_x_x_x[s.head.players]
    t2 = NEUTRALx_x_2_x_x_x_x_x[s.head.players]
    memset(t3, 0, 156)
    memcpy(v1000003, (&s.i14_hand[(t2) * 78] if t2 >= 0 else t3), 156)
    for t4 in range(78):
        if v1000003[t4]:
            if s.i14_hand[(t1) * 78 + t4] < v1000003[t4]:
                set_fault(s, 18)
            else:
                s.i14_hand[(t1) * 78 + t4] = <uint16_t>(s.i14_hand[(t1) * 78 + t4] - v1000003[t4])
                held_mark(&s.hi14_hand[(t1) * 2], t4, s.i14_hand[(t1) * 78 + t4] != 0)
    for t5 in range(78):
        if v1000003[t5]:
            if s.i14_hand[(s.v256) * 78 + t5] + v1000003[t5] > 65535:
                set_fault(s, 19)
            else:
                s.i14_hand[(s.v256) * 78 + t5] = <uint16_t>(s.i14_hand[(s.v256) * 78 + t5] + v1000003[t5])
                held_mark(&s.hi14_hand[(s.v256) * 2], t5, s.i14_hand[(s.v256) * 78 + t5] != 0)
    return s.back267


cdef int k31_r268_use_card_for_city(State* s, Context* ctx) noexcept nogil:  # use_card_for_city
    cdef int t1
    ctx.fired[268] += 1
    t1 = d289_neutral_decides(s, s.v46)
    s.head.seat = narrowed(t1, 0, 2147483647, &s.head.fault, 20)
    s.head.question = 4
    return ASK


cdef int k32_r184_build_found(State* s, Context* ctx) noexcept nogil:  # build_found
    cdef int v228
    cdef int t1
    cdef int t2
    cdef int t3
    cdef int v229
    cdef uint16_t t4[7]
    ctx.fired[184] += 1
    v228 = (<int>s.i11_found[0] - 1)
    if (not (v228 == -1)):
        t1 = d219_coins_due(s, v228, 3)
        t2 = t1
    else:
        t2 = 0
    t3 = ((((0) * 4 + 3) * 43 + (-1 if -1 >= 0 else 42)) * 31 + t2)
    if True:
        s.i12_plan[s.v26] = (t3 + 1)
    s.v10 = s.v26
    v229 = (<int>s.i11_found[0] - 1)
    if (not (v229 == -1)):
        if (3 == 0):
            t4[0] = (<uint16_t*>&COLUMN0_2[v229][0])[0]
            t4[1] = (<uint16_t*>&COLUMN0_2[v229][0])[1]
            t4[2] = (<uint16_t*>&COLUMN0_2[v229][0])[2]
            t4[3] = (<uint16_t*>&COLUMN0_2[v229][0])[3]
            t4[4] = (<uint16_t*>&COLUMN0_2[v229][0])[4]
            t4[5] = (<uint16_t*>&COLUMN0_2[v229][0])[5]
            t4[6] = (<uint16_t*>&COLUMN0_2[v229][0])[6]
        else:
            t4[0] = 0
            t4[1] = 0
            t4[2] = 0
            t4[3] = 0
            t4[4] = 0
            t4[5] = 0
            t4[6] = 0
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
    s.back172 = 36
    return 37


cdef int k33_r173_use_card(State* s, Context* ctx) noexcept nogil:  # use_card
    return s.back173


cdef int k34_r268_use_card_for_city(State* s, Context* ctx) noexcept nogil:  # use_card_for_city
    s.v47 = s.v46
    s.back269 = s.back268
    return 38


cdef int k35_r268_use_card_for_city(State* s, Context* ctx) noexcept nogil:  # use_card_for_city
    return s.back268


cdef int k36_r184_build_found(State* s, Context* ctx) noexcept nogil:  # build_found
    cdef int v1000004
    v1000004 = (<int>s.i11_found[0] - 1)
    if v1000004 >= 0:
        s.i11_found[0] = (-1 + 1)
        if True:
            if (<int>s.i15_chosen[s.v26] - 1) != -1:
                set_fault(s, 22)
            else:
                s.i15_chosen[s.v26] = (v1000004 + 1)
    f175_carry_out(s, s.v26, b1_bit(s.v26), ctx)
    return s.back184


cdef int k37_r172_choose_payment(State* s, Context* ctx) noexcept nogil:  # choose_payment
    cdef int t1
    ctx.fired[172] += 1
    t1 = d289_neutral_decides(s, s.v10)
    s.head.seat = narrowed(t1, 0, 2147483647, &s.head.fault, 23)
    s.head.question = 0
    return ASK


cdef int k38_r269_sell_for_city(State* s, Context* ctx) noexcept nogil:  # sell_for_city
    cdef int t1
    ctx.fired[269] += 1
    t1 = d289_neutral_decides(s, s.v47)
    s.head.seat = narrowed(t1, 0, 2147483647, &s.head.fault, 24)
    s.head.question = 5
    return ASK


cdef int k39_r172_choose_payment(State* s, Context* ctx) noexcept nogil:  # choose_payment
    cdef uint16_t t1[7]
    t1[0] = s.v219[0]
    t1[1] = s.v219[1]
    t1[2] = s.v219[2]
    t1[3] = s.v219[3]
    t1[4] = s.v219[4]
    t1[5] = s.v219[5]
    t1[6] = s.v219[6]
    if True:
        s.i13_bill[(s.v10) * 7 + 0] = t1[0]
        s.i13_bill[(s.v10) * 7 + 1] = t1[1]
        s.i13_bill[(s.v10) * 7 + 2] = t1[2]
        s.i13_bill[(s.v10) * 7 + 3] = t1[3]
        s.i13_bill[(s.v10) * 7 + 4] = t1[4]
        s.i13_bill[(s.v10) * 7 + 5] = t1[5]
        s.i13_bill[(s.v10) * 7 + 6] = t1[6]
    return s.back172


cdef int k40_r269_sell_for_city(State* s, Context* ctx) noexcept nogil:  # sell_for_city
    return s.back269


cdef int k41_r168_build(State* s, Context* ctx) noexcept nogil:  # build
    cdef int v1000018
    cdef int t1
    cdef int t2
    cdef uint16_t t3[7]
    ctx.fired[168] += 1
    v1000018 = s.v2
    if s.i14_hand[(s.v1) * 78 + v1000018] < 1:
        set_fault(s, 31)
    else:
        s.i14_hand[(s.v1) * 78 + v1000018] = <uint16_t>(s.i14_hand[(s.v1) * 78 + v1000018] - 1)
        held_mark(&s.hi14_hand[(s.v1) * 2], v1000018, s.i14_hand[(s.v1) * 78 + v1000018] != 0)
    if True:
        if (<int>s.i15_chosen[s.v1] - 1) != -1:
            set_fault(s, 32)
        else:
            s.i15_chosen[s.v1] = (v1000018 + 1)
    t1 = d219_coins_due(s, s.v2, s.v3)
    t2 = ((((0) * 4 + s.v3) * 43 + (-1 if -1 >= 0 else 42)) * 31 + t1)
    if True:
        s.i12_plan[s.v1] = (t2 + 1)
    s.v10 = s.v1
    if (s.v3 == 0):
        t3[0] = (<uint16_t*>&COLUMN0_2[s.v2][0])[0]
        t3[1] = (<uint16_t*>&COLUMN0_2[s.v2][0])[1]
        t3[2] = (<uint16_t*>&COLUMN0_2[s.v2][0])[2]
        t3[3] = (<uint16_t*>&COLUMN0_2[s.v2][0])[3]
        t3[4] = (<uint16_t*>&COLUMN0_2[s.v2][0])[4]
        t3[5] = (<uint16_t*>&COLUMN0_2[s.v2][0])[5]
        t3[6] = (<uint16_t*>&COLUMN0_2[s.v2][0])[6]
    else:
        t3[0] = 0
        t3[1] = 0
        t3[2] = 0
        t3[3] = 0
        t3[4] = 0
        t3[5] = 0
        t3[6] = 0
    s.v11[0] = t3[0]
    s.v11[1] = t3[1]
    s.v11[2] = t3[2]
    s.v11[3] = t3[3]
    s.v11[4] = t3[4]
    s.v11[5] = t3[5]
    s.v11[6] = t3[6]
    s.back172 = s.back168
    return 37


cdef int k42_r169_raise_stage(State* s, Context* ctx) noexcept nogil:  # raise_stage
    cdef int t1
    cdef b1 t2
    cdef b1 t3
    cdef b1 t4
    cdef int v1000020
    cdef int t5
    cdef int t6
    cdef int t7
    cdef uint16_t t8[7]
    ctx.fired[169] += 1
    t1 = (<int>s.i2_wonder[s.v4] - 1)
    t2 = (b1_load(WHERE0[t1]) if t1 >= 0 else b1_none())
    t3 = b1_load(WHERE1[(s.v6 - 1)])
    t4 = b1_and(t3, t2)
    s.v218 = b1_low(t4)
    v1000020 = s.v5
    if s.i14_hand[(s.v4) * 78 + v1000020] < 1:
        set_fault(s, 34)
    else:
        s.i14_hand[(s.v4) * 78 + v1000020] = <uint16_t>(s.i14_hand[(s.v4) * 78 + v1000020] - 1)
        held_mark(&s.hi14_hand[(s.v4) * 2], v1000020, s.i14_hand[(s.v4) * 78 + v1000020] != 0)
    if True:
        if (<int>s.i15_chosen[s.v4] - 1) != -1:
            set_fault(s, 35)
        else:
            s.i15_chosen[s.v4] = (v1000020 + 1)
    if (not (s.v218 == -1)):
        t5 = d221_stage_coins_due(s, s.v218, s.v7)
        t6 = t5
    else:
        t6 = 0
    t7 = ((((1) * 4 + s.v7) * 43 + (s.v218 if s.v218 >= 0 else 42)) * 31 + t6)
    if True:
        s.i12_plan[s.v4] = (t7 + 1)
    s.v10 = s.v4
    if (not (s.v218 == -1)):
        if (s.v7 == 0):
            t8[0] = (<uint16_t*>&COLUMN2_2[s.v218][0])[0]
            t8[1] = (<uint16_t*>&COLUMN2_2[s.v218][0])[1]
            t8[2] = (<uint16_t*>&COLUMN2_2[s.v218][0])[2]
            t8[3] = (<uint16_t*>&COLUMN2_2[s.v218][0])[3]
            t8[4] = (<uint16_t*>&COLUMN2_2[s.v218][0])[4]
            t8[5] = (<uint16_t*>&COLUMN2_2[s.v218][0])[5]
            t8[6] = (<uint16_t*>&COLUMN2_2[s.v218][0])[6]
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
    s.back172 = s.back169
    return 37


cdef int k43_r271_use_left_over(State* s, Context* ctx) noexcept nogil:  # use_left_over
    ctx.fired[271] += 1
    s.v51 = s.v49
    s.back273 = s.back271
    return 44


cdef int k44_r273_take_left_over(State* s, Context* ctx) noexcept nogil:  # take_left_over
    cdef int t1
    cdef uint16_t v1000021[78]
    cdef int t2
    cdef uint16_t t3[78]
    cdef int t4
    cdef int t5
    cdef int t6
    ctx.fired[273] += 1
    t1 = (<int>s.i20_steward[0] - 1)
    t2 = (<int>s.i20_steward[0] - 1)
    memset(t3, 0, 156)
    memcpy(v1000021, (&s.i14_hand[(t2) * 78] if t2 >= 0 else t3), 156)
    for t4 in range(78):
        if v1000021[t4]:
            if s.i14_hand[(t1) * 78 + t4] < v1000021[t4]:
                set_fault(s, 37)
            else:
                s.i14_hand[(t1) * 78 + t4] = <uint16_t>(s.i14_hand[(t1) * 78 + t4] - v1000021[t4])
                held_mark(&s.hi14_hand[(t1) * 2], t4, s.i14_hand[(t1) * 78 + t4] != 0)
    t5 = NEUTRALx_x_2_x_x_x_x_x[s.head.players]
    for t6 in range(78):
        if v1000021[t6]:
            if s.i14_hand[(t5) * 78 + t6] + v1000021[t6] > 65535:
                set_fault(s, 38)
            else:
                s.i14_hand[(t5) * 78 + t6] = <uint16_t>(s.i14_hand[(t5) * 78 + t6] + v1000021[t6])
                held_mark(&s.hi14_hand[(t5) * 2], t6, s.i14_hand[(t5) * 78 + t6] != 0)
    s.v46 = s.v51
    s.back268 = 45
    return 31


cdef int k45_r273_take_left_over(State* s, Context* ctx) noexcept nogil:  # take_left_over
    cdef int t1
    t1 = NEUTRALx_x_2_x_x_x_x_x[s.head.players]
    f175_carry_out(s, s.v51, (b1_bit(t1) if t1 >= 0 else b1_none()), ctx)
    return s.back273


cdef int count0(State* s, Legal0* legal) noexcept nogil:  # choose_payment
    cdef int total
    cdef int t1
    cdef Stock stock217_s_v10
    cdef Payment t2[256]
    cdef int t3
    stock217_s_v10.known = 0
    total = 0
    t1 = d223_goods_purse(s, s.v10)
    t3 = m217_Trade_list(s, lanes_of(s.v11, 7, &s.head.fault, 25), t1, s.v10, &stock217_s_v10, &t2[0])
    if t3 > 32:
        set_fault(s, 26)
    legal.g0[0] = b1_first(t3)
    legal.g0_n[0] = b1_count(legal.g0[0])
    total += legal.g0_n[0]
    return total


cdef int seat0(State* s) noexcept nogil:  # choose_payment
    cdef int t1
    t1 = d289_neutral_decides(s, s.v10)
    return narrowed(t1, 0, 2147483647, &s.head.fault, 23)


cdef int pick0(State* s, Legal0* legal, int n) noexcept nogil:
    cdef int i
    for i in range(1):
        if n < legal.g0_n[i]:
            return 1638 + i * 32 + b1_select(legal.g0[i], n)
        n -= legal.g0_n[i]
    return -1


cdef void kinds0(State* s, Legal0* legal, int32_t* counts) noexcept nogil:
    cdef int i
    counts[3] = 0
    for i in range(1):
        counts[3] += legal.g0_n[i]


cdef int why0(State* s, Legal0* legal, int action) noexcept nogil:
    if 1638 <= action < 1670:
        return -1 if b1_has(legal.g0[0], action - 1638) else -2
    return -2


cdef int answer0(State* s, int action, Context* ctx) noexcept nogil:
    cdef int t1
    cdef Stock t2
    cdef Payment t3[256]
    cdef int t4
    if 1638 <= action < 1670:
        t1 = d223_goods_purse(s, s.v10)
        t2.known = 0
        t4 = m217_Trade_list(s, lanes_of(s.v11, 7, &s.head.fault, 25), t1, s.v10, &t2, &t3[0])
        s.v219[0] = t3[action - 1638].shares[0]
        s.v219[1] = t3[action - 1638].shares[1]
        s.v219[2] = t3[action - 1638].shares[2]
        s.v219[3] = t3[action - 1638].shares[3]
        s.v219[4] = t3[action - 1638].shares[4]
        s.v219[5] = t3[action - 1638].shares[5]
        s.v219[6] = t3[action - 1638].shares[6]
        return 39
    return 39


cdef int meaning0(State* s, int action, uint16_t* out) noexcept nogil:
    cdef int t1
    cdef Stock t2
    cdef Payment t3[256]
    cdef int t4
    t1 = d223_goods_purse(s, s.v10)
    t2.known = 0
    t4 = m217_Trade_list(s, lanes_of(s.v11, 7, &s.head.fault, 25), t1, s.v10, &t2, &t3[0])
    out[0] = t3[action - 1638].shares[0]
    out[1] = t3[action - 1638].shares[1]
    out[2] = t3[action - 1638].shares[2]
    out[3] = t3[action - 1638].shares[3]
    out[4] = t3[action - 1638].shares[4]
    out[5] = t3[action - 1638].shares[5]
    out[6] = t3[action - 1638].shares[6]
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
    cdef int t9
    cdef bint t10
    cdef int t11
    cdef bint t12
    cdef int t13
    cdef bint t14
    cdef int t15
    cdef bint t16
    cdef uint64_t t17
    cdef int t18
    cdef Stock stock217_s_v12
    cdef bint t19
    cdef int t20
    cdef uint16_t t21[78]
    cdef int t22
    cdef b2 t23
    cdef int v5
    cdef int t24
    cdef uint16_t t25[16]
    cdef int t26
    cdef int t27
    cdef int v6
    cdef int t28
    cdef b1 t29
    cdef b1 t30
    cdef b1 t31
    cdef int v1000006
    cdef int t32
    cdef int t33
    cdef b1 t34
    cdef b1 t35
    cdef int v7
    cdef int t36
    cdef int t37
    cdef int t38
    cdef uint64_t t39
    cdef uint64_t t40
    cdef int t41
    cdef int t42
    cdef int t43
    cdef bint t44
    cdef int t45
    cdef int t46
    cdef int t47
    stock217_s_v12.known = 0
    total = 0
    t1 = 0
    t2 = b2_load(&s.hi14_hand[(s.v12) * 2])
    while b2_any(t2):
        t3 = b2_low(t2)
        t2 = b2_drop(t2)
        v2 = t3
        t4 = d163_stands_in(s, s.v12, v2)
        if (not t4):
            t5 = d164_structure_ways(s, s.v12)
            t6 = t5
            while b1_any(t6):
                v3 = b1_low(t6)
                t6 = b1_drop(t6)
                t7 = v2 * 4 + v3
                t8 = d219_coins_due(s, v2, v3)
                if (t8 <= <int>s.i5_coins[s.v12]):
                    t10 = (not (v3 == 2))
                    if not t10:
                        t9 = d226_favours(s, s.v12)
                        t10 = (t9 > <int>s.i8_favours_used[s.v12])
                    if t10:
                        t12 = (not (v3 == 1))
                        if not t12:
                            t11 = d225_chains_to(s, v2, s.v12)
                            t12 = t11
                        if t12:
                            t14 = (v3 == 1)
                            if not t14:
                                t13 = d166_bound_to_chains(s, s.v12)
                                t14 = (not t13)
                            t16 = t14
                            if not t16:
                                t15 = d167_can_chain(s, v2, s.v12)
                                t16 = (not t15)
                            if t16:
                                if (v3 == 0):
                                    t17 = LANES0_2[v2]
                                else:
                                    t17 = <uint64_t>0x0
                                t18 = (<int>s.i5_coins[s.v12] - t8)
                                t19 = m217_Trade_any(s, t17, t18, s.v12, &stock217_s_v12)
                                if (not (not t19)):
                                    legal.g0[t1] = <uint16_t>(t7)
                                    t1 += 1
    legal.g0_n[0] = t1
    total += legal.g0_n[0]
    t20 = 0
    t22 = 0
    t23 = b2_load(&s.hi14_hand[(s.v12) * 2])
    while b2_any(t23):
        t24 = b2_low(t23)
        t23 = b2_drop(t23)
        v5 = t24
        t21[t22] = <uint16_t>(v5)
        t22 += 1
    if t22:
        t26 = 0
        for t27 in range(4):
            v6 = (t27 + 1)
            t28 = (<int>s.i2_wonder[s.v12] - 1)
            t29 = (b1_load(WHERE0[t28]) if t28 >= 0 else b1_none())
            t30 = b1_load(WHERE1[(v6 - 1)])
            t31 = b1_and(t30, t29)
            v1000006 = b1_low(t31)
            if (not (v1000006 == -1)):
                if (not (v1000006 >= 0 and bit_at(&s.i4_built[(s.v12) * 1], v1000006))):
                    if (not (v1000006 == -1)):
                        t32 = kept3_order_kept(s, v1000006, s.v12)
                        t33 = t32
                    else:
                        t33 = 0
                    if t33:
                        t34 = d165_stage_ways(s, s.v12)
                        t35 = t34
                        while b1_any(t35):
                            v7 = b1_low(t35)
                            t35 = b1_drop(t35)
                            t36 = t27 * 4 + v7
                            if (not (v1000006 == -1)):
                                t37 = d221_stage_coins_due(s, v1000006, v7)
                                t38 = t37
                            else:
                                t38 = 0
                            if (t38 <= <int>s.i5_coins[s.v12]):
                                if (not (v1000006 == -1)):
                                    if (v7 == 0):
                                        t40 = (LANES2_2[v1000006] if v1000006 >= 0 else <uint64_t>0)
                                    else:
                                        t40 = <uint64_t>0x0
                                    t39 = t40
                                else:
                                    t39 = <uint64_t>0x0
                                if (not (v1000006 == -1)):
                                    t41 = d221_stage_coins_due(s, v1000006, v7)
                                    t42 = t41
                                else:
                                    t42 = 0
                                t43 = (<int>s.i5_coins[s.v12] - t42)
                                t44 = m217_Trade_any(s, t39, t43, s.v12, &stock217_s_v12)
                                if (not (not t44)):
                                    t25[t26] = <uint16_t>(t36)
                                    t26 += 1
        if t26:
            for t45 in range(t22):
                for t46 in range(t26):
                    t47 = t21[t45] * 16 + t25[t46]
                    legal.g1[t20] = <uint16_t>(t47)
                    t20 += 1
    legal.g1_n[0] = t20
    total += legal.g1_n[0]
    legal.g2[0] = b2_load(&s.hi14_hand[(s.v12) * 2])
    legal.g2_n[0] = b2_count(legal.g2[0])
    total += legal.g2_n[0]
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
    cdef int t8
    cdef bint t9
    cdef int t10
    cdef bint t11
    cdef int t12
    cdef bint t13
    cdef int t14
    cdef bint t15
    cdef uint64_t t16
    cdef int t17
    cdef Stock stock217_s_v12
    cdef bint t18
    cdef int t19
    cdef uint16_t t20[78]
    cdef int t21
    cdef int t22
    cdef int v5
    cdef uint16_t t23[16]
    cdef int t24
    cdef int t25
    cdef int v6
    cdef int t26
    cdef b1 t27
    cdef b1 t28
    cdef b1 t29
    cdef int v1000009
    cdef int t30
    cdef int t31
    cdef b1 t32
    cdef b1 t33
    cdef int v7
    cdef int t34
    cdef int t35
    cdef int t36
    cdef uint64_t t37
    cdef uint64_t t38
    cdef int t39
    cdef int t40
    cdef int t41
    cdef bint t42
    cdef int t43
    cdef int t44
    cdef int t45
    cdef b2 t46
    cdef int t47
    cdef int v9
    stock217_s_v12.known = 0
    total = 0
    t1 = 0
    for t2 in range(78):
        v2 = t2
        t3 = d163_stands_in(s, s.v12, v2)
        if (not t3):
            t4 = d164_structure_ways(s, s.v12)
            t5 = t4
            while b1_any(t5):
                v3 = b1_low(t5)
                t5 = b1_drop(t5)
                t6 = t2 * 4 + v3
                t7 = d219_coins_due(s, v2, v3)
                if (t7 <= <int>s.i5_coins[s.v12]):
                    t9 = (not (v3 == 2))
                    if not t9:
                        t8 = d226_favours(s, s.v12)
                        t9 = (t8 > <int>s.i8_favours_used[s.v12])
                    if t9:
                        t11 = (not (v3 == 1))
                        if not t11:
                            t10 = d225_chains_to(s, v2, s.v12)
                            t11 = t10
                        if t11:
                            t13 = (v3 == 1)
                            if not t13:
                                t12 = d166_bound_to_chains(s, s.v12)
                                t13 = (not t12)
                            t15 = t13
                            if not t15:
                                t14 = d167_can_chain(s, v2, s.v12)
                                t15 = (not t14)
                            if t15:
                                if (v3 == 0):
                                    t16 = LANES0_2[v2]
                                else:
                                    t16 = <uint64_t>0x0
                                t17 = (<int>s.i5_coins[s.v12] - t7)
                                t18 = m217_Trade_any(s, t16, t17, s.v12, &stock217_s_v12)
                                if (not (not t18)):
                                    legal.g0[t1] = <uint16_t>(t6)
                                    t1 += 1
    legal.g0_n[0] = t1
    total += legal.g0_n[0]
    if total > 1:
        return total
    t19 = 0
    t21 = 0
    for t22 in range(78):
        v5 = t22
        t20[t21] = <uint16_t>(t22)
        t21 += 1
    if t21:
        t24 = 0
        for t25 in range(4):
            v6 = (t25 + 1)
            t26 = (<int>s.i2_wonder[s.v12] - 1)
            t27 = (b1_load(WHERE0[t26]) if t26 >= 0 else b1_none())
            t28 = b1_load(WHERE1[(v6 - 1)])
            t29 = b1_and(t28, t27)
            v1000009 = b1_low(t29)
            if (not (v1000009 == -1)):
                if (not (v1000009 >= 0 and bit_at(&s.i4_built[(s.v12) * 1], v1000009))):
                    if (not (v1000009 == -1)):
                        t30 = kept3_order_kept(s, v1000009, s.v12)
                        t31 = t30
                    else:
                        t31 = 0
                    if t31:
                        t32 = d165_stage_ways(s, s.v12)
                        t33 = t32
                        while b1_any(t33):
                            v7 = b1_low(t33)
                            t33 = b1_drop(t33)
                            t34 = t25 * 4 + v7
                            if (not (v1000009 == -1)):
                                t35 = d221_stage_coins_due(s, v1000009, v7)
                                t36 = t35
                            else:
                                t36 = 0
                            if (t36 <= <int>s.i5_coins[s.v12]):
                                if (not (v1000009 == -1)):
                                    if (v7 == 0):
                                        t38 = (LANES2_2[v1000009] if v1000009 >= 0 else <uint64_t>0)
                                    else:
                                        t38 = <uint64_t>0x0
                                    t37 = t38
                                else:
                                    t37 = <uint64_t>0x0
                                if (not (v1000009 == -1)):
                                    t39 = d221_stage_coins_due(s, v1000009, v7)
                                    t40 = t39
                                else:
                                    t40 = 0
                                t41 = (<int>s.i5_coins[s.v12] - t40)
                                t42 = m217_Trade_any(s, t37, t41, s.v12, &stock217_s_v12)
                                if (not (not t42)):
                                    t23[t24] = <uint16_t>(t34)
                                    t24 += 1
        if t24:
            for t43 in range(t21):
                for t44 in range(t24):
                    t45 = t20[t43] * 16 + t23[t44]
                    legal.g1[t19] = <uint16_t>(t45)
                    t19 += 1
    legal.g1_n[0] = t19
    total += legal.g1_n[0]
    if total > 1:
        return total
    t46 = b2_none()
    for t47 in range(78):
        v9 = t47
        t46 = b2_or(t46, b2_bit(t47))
    legal.g2[0] = t46
    legal.g2_n[0] = b2_count(legal.g2[0])
    total += legal.g2_n[0]
    return total


cdef int seat1(State* s) noexcept nogil:  # use_card
    cdef int t1
    t1 = d289_neutral_decides(s, s.v12)
    return narrowed(t1, 0, 2147483647, &s.head.fault, 17)


cdef int pick1(State* s, Legal1* legal, int n) noexcept nogil:
    cdef int i
    if n < legal.g0_n[0]:
        return 0 + legal.g0[n]
    n -= legal.g0_n[0]
    if n < legal.g1_n[0]:
        return 312 + legal.g1[n]
    n -= legal.g1_n[0]
    for i in range(1):
        if n < legal.g2_n[i]:
            return 1560 + i * 78 + b2_select(legal.g2[i], n)
        n -= legal.g2_n[i]
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
    if 0 <= action < 312:
        t1 = (action - 0) // 4
        t2 = (action - 0) % 4
        t3 = t2
        t4 = (t1) // 78
        t5 = (t1) % 78
        t6 = t5
        return w168_build(s, s.v12, t6, t3)
    if 312 <= action < 1560:
        t7 = (action - 312) // 4
        t8 = (action - 312) % 4
        t9 = t8
        t10 = (t7) // 4
        t11 = (t7) % 4
        t12 = (t11 + 1)
        t13 = (t10) // 78
        t14 = (t10) % 78
        t15 = t14
        return w169_raise_stage(s, s.v12, t15, t12, t9)
    if 1560 <= action < 1638:
        t16 = action - 1560
        t17 = t16
        return w171_sell(s, s.v12, t17)
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
    if 0 <= action < 312:
        t1 = (action - 0) // 4
        t2 = (action - 0) % 4
        t3 = t2
        t4 = (t1) // 78
        t5 = (t1) % 78
        t6 = t5
        s.v1 = s.v12
        s.v2 = t6
        s.v3 = t3
        s.back168 = 33
        return 41
    if 312 <= action < 1560:
        t7 = (action - 312) // 4
        t8 = (action - 312) % 4
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
        s.back169 = 33
        return 42
    if 1560 <= action < 1638:
        t16 = action - 1560
        t17 = t16
        a171_sell(s, s.v12, t17, ctx)
        return 33
    return 33


cdef int count2(State* s, Legal2* legal) noexcept nogil:  # dig
    cdef int total
    cdef b2 t1
    cdef b2 t2
    cdef b2 t3
    cdef int v1000011
    cdef b2 t4
    cdef b2 t5
    cdef b2 t6
    cdef b2 t7
    cdef b2 t8
    cdef int v227
    cdef int t9
    cdef int t10
    total = 0
    t1 = b2_load(&s.hi19_discard[(0) * 2])
    t6 = t1
    if b2_any(t6):
        t2 = b2_none()
        t3 = b2_load(&s.i3_city[(s.v25) * 2])
        while b2_any(t3):
            v1000011 = b2_low(t3)
            t3 = b2_drop(t3)
            t4 = b2_load(WHERE2[COLUMN0_10[v1000011]])
            t2 = b2_or(t2, t4)
        t5 = b2_andnot(b2_first(78), t2)
        t6 = b2_and(t6, t5)
    t7 = b2_none()
    t8 = t6
    while b2_any(t8):
        t9 = b2_low(t8)
        t8 = b2_drop(t8)
        v227 = t9
        t10 = d219_coins_due(s, v227, 3)
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
    t1 = d289_neutral_decides(s, s.v25)
    return narrowed(t1, 0, 2147483647, &s.head.fault, 11)


cdef int pick2(State* s, Legal2* legal, int n) noexcept nogil:
    cdef int i
    for i in range(1):
        if n < legal.g0_n[i]:
            return 1670 + i * 78 + b2_select(legal.g0[i], n)
        n -= legal.g0_n[i]
    return -1


cdef void kinds2(State* s, Legal2* legal, int32_t* counts) noexcept nogil:
    cdef int i
    counts[4] = 0
    for i in range(1):
        counts[4] += legal.g0_n[i]


cdef int why2(State* s, Legal2* legal, int action) noexcept nogil:
    if 1670 <= action < 1748:
        return -1 if b2_has(legal.g0[0], action - 1670) else -2
    return -2


cdef int answer2(State* s, int action, Context* ctx) noexcept nogil:
    if 1670 <= action < 1748:
        s.v227 = (action - 1670)
        return 27
    return 27


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
    cdef int t9
    cdef bint t10
    cdef int t11
    cdef bint t12
    cdef int t13
    cdef bint t14
    cdef int t15
    cdef bint t16
    cdef uint64_t t17
    cdef int t18
    cdef Stock stock217_s_v46
    cdef bint t19
    cdef int t20
    cdef uint16_t t21[78]
    cdef int t22
    cdef b2 t23
    cdef int v5
    cdef int t24
    cdef uint16_t t25[16]
    cdef int t26
    cdef int t27
    cdef int v6
    cdef int t28
    cdef b1 t29
    cdef b1 t30
    cdef b1 t31
    cdef int v1000013
    cdef int t32
    cdef int t33
    cdef b1 t34
    cdef b1 t35
    cdef int v7
    cdef int t36
    cdef int t37
    cdef int t38
    cdef uint64_t t39
    cdef uint64_t t40
    cdef int t41
    cdef int t42
    cdef int t43
    cdef bint t44
    cdef int t45
    cdef int t46
    cdef int t47
    stock217_s_v46.known = 0
    total = 0
    t1 = 0
    t2 = b2_load(&s.hi14_hand[(s.v46) * 2])
    while b2_any(t2):
        t3 = b2_low(t2)
        t2 = b2_drop(t2)
        v2 = t3
        t4 = d163_stands_in(s, s.v46, v2)
        if (not t4):
            t5 = d164_structure_ways(s, s.v46)
            t6 = t5
            while b1_any(t6):
                v3 = b1_low(t6)
                t6 = b1_drop(t6)
                t7 = v2 * 4 + v3
                t8 = d219_coins_due(s, v2, v3)
                if (t8 <= <int>s.i5_coins[s.v46]):
                    t10 = (not (v3 == 2))
                    if not t10:
                        t9 = d226_favours(s, s.v46)
                        t10 = (t9 > <int>s.i8_favours_used[s.v46])
                    if t10:
                        t12 = (not (v3 == 1))
                        if not t12:
                            t11 = d225_chains_to(s, v2, s.v46)
                            t12 = t11
                        if t12:
                            t14 = (v3 == 1)
                            if not t14:
                                t13 = d166_bound_to_chains(s, s.v46)
                                t14 = (not t13)
                            t16 = t14
                            if not t16:
                                t15 = d167_can_chain(s, v2, s.v46)
                                t16 = (not t15)
                            if t16:
                                if (v3 == 0):
                                    t17 = LANES0_2[v2]
                                else:
                                    t17 = <uint64_t>0x0
                                t18 = (<int>s.i5_coins[s.v46] - t8)
                                t19 = m217_Trade_any(s, t17, t18, s.v46, &stock217_s_v46)
                                if (not (not t19)):
                                    legal.g0[t1] = <uint16_t>(t7)
                                    t1 += 1
    legal.g0_n[0] = t1
    total += legal.g0_n[0]
    t20 = 0
    t22 = 0
    t23 = b2_load(&s.hi14_hand[(s.v46) * 2])
    while b2_any(t23):
        t24 = b2_low(t23)
        t23 = b2_drop(t23)
        v5 = t24
        t21[t22] = <uint16_t>(v5)
        t22 += 1
    if t22:
        t26 = 0
        for t27 in range(4):
            v6 = (t27 + 1)
            t28 = (<int>s.i2_wonder[s.v46] - 1)
            t29 = (b1_load(WHERE0[t28]) if t28 >= 0 else b1_none())
            t30 = b1_load(WHERE1[(v6 - 1)])
            t31 = b1_and(t30, t29)
            v1000013 = b1_low(t31)
            if (not (v1000013 == -1)):
                if (not (v1000013 >= 0 and bit_at(&s.i4_built[(s.v46) * 1], v1000013))):
                    if (not (v1000013 == -1)):
                        t32 = kept3_order_kept(s, v1000013, s.v46)
                        t33 = t32
                    else:
                        t33 = 0
                    if t33:
                        t34 = d165_stage_ways(s, s.v46)
                        t35 = t34
                        while b1_any(t35):
                            v7 = b1_low(t35)
                            t35 = b1_drop(t35)
                            t36 = t27 * 4 + v7
                            if (not (v1000013 == -1)):
                                t37 = d221_stage_coins_due(s, v1000013, v7)
                                t38 = t37
                            else:
                                t38 = 0
                            if (t38 <= <int>s.i5_coins[s.v46]):
                                if (not (v1000013 == -1)):
                                    if (v7 == 0):
                                        t40 = (LANES2_2[v1000013] if v1000013 >= 0 else <uint64_t>0)
                                    else:
                                        t40 = <uint64_t>0x0
                                    t39 = t40
                                else:
                                    t39 = <uint64_t>0x0
                                if (not (v1000013 == -1)):
                                    t41 = d221_stage_coins_due(s, v1000013, v7)
                                    t42 = t41
                                else:
                                    t42 = 0
                                t43 = (<int>s.i5_coins[s.v46] - t42)
                                t44 = m217_Trade_any(s, t39, t43, s.v46, &stock217_s_v46)
                                if (not (not t44)):
                                    t25[t26] = <uint16_t>(t36)
                                    t26 += 1
        if t26:
            for t45 in range(t22):
                for t46 in range(t26):
                    t47 = t21[t45] * 16 + t25[t46]
                    legal.g1[t20] = <uint16_t>(t47)
                    t20 += 1
    legal.g1_n[0] = t20
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
    cdef int t8
    cdef bint t9
    cdef int t10
    cdef bint t11
    cdef int t12
    cdef bint t13
    cdef int t14
    cdef bint t15
    cdef uint64_t t16
    cdef int t17
    cdef Stock stock217_s_v46
    cdef bint t18
    cdef int t19
    cdef uint16_t t20[78]
    cdef int t21
    cdef int t22
    cdef int v5
    cdef uint16_t t23[16]
    cdef int t24
    cdef int t25
    cdef int v6
    cdef int t26
    cdef b1 t27
    cdef b1 t28
    cdef b1 t29
    cdef int v1000016
    cdef int t30
    cdef int t31
    cdef b1 t32
    cdef b1 t33
    cdef int v7
    cdef int t34
    cdef int t35
    cdef int t36
    cdef uint64_t t37
    cdef uint64_t t38
    cdef int t39
    cdef int t40
    cdef int t41
    cdef bint t42
    cdef int t43
    cdef int t44
    cdef int t45
    stock217_s_v46.known = 0
    total = 0
    t1 = 0
    for t2 in range(78):
        v2 = t2
        t3 = d163_stands_in(s, s.v46, v2)
        if (not t3):
            t4 = d164_structure_ways(s, s.v46)
            t5 = t4
            while b1_any(t5):
                v3 = b1_low(t5)
                t5 = b1_drop(t5)
                t6 = t2 * 4 + v3
                t7 = d219_coins_due(s, v2, v3)
                if (t7 <= <int>s.i5_coins[s.v46]):
                    t9 = (not (v3 == 2))
                    if not t9:
                        t8 = d226_favours(s, s.v46)
                        t9 = (t8 > <int>s.i8_favours_used[s.v46])
                    if t9:
                        t11 = (not (v3 == 1))
                        if not t11:
                            t10 = d225_chains_to(s, v2, s.v46)
                            t11 = t10
                        if t11:
                            t13 = (v3 == 1)
                            if not t13:
                                t12 = d166_bound_to_chains(s, s.v46)
                                t13 = (not t12)
                            t15 = t13
                            if not t15:
                                t14 = d167_can_chain(s, v2, s.v46)
                                t15 = (not t14)
                            if t15:
                                if (v3 == 0):
                                    t16 = LANES0_2[v2]
                                else:
                                    t16 = <uint64_t>0x0
                                t17 = (<int>s.i5_coins[s.v46] - t7)
                                t18 = m217_Trade_any(s, t16, t17, s.v46, &stock217_s_v46)
                                if (not (not t18)):
                                    legal.g0[t1] = <uint16_t>(t6)
                                    t1 += 1
    legal.g0_n[0] = t1
    total += legal.g0_n[0]
    if total > 1:
        return total
    t19 = 0
    t21 = 0
    for t22 in range(78):
        v5 = t22
        t20[t21] = <uint16_t>(t22)
        t21 += 1
    if t21:
        t24 = 0
        for t25 in range(4):
            v6 = (t25 + 1)
            t26 = (<int>s.i2_wonder[s.v46] - 1)
            t27 = (b1_load(WHERE0[t26]) if t26 >= 0 else b1_none())
            t28 = b1_load(WHERE1[(v6 - 1)])
            t29 = b1_and(t28, t27)
            v1000016 = b1_low(t29)
            if (not (v1000016 == -1)):
                if (not (v1000016 >= 0 and bit_at(&s.i4_built[(s.v46) * 1], v1000016))):
                    if (not (v1000016 == -1)):
                        t30 = kept3_order_kept(s, v1000016, s.v46)
                        t31 = t30
                    else:
                        t31 = 0
                    if t31:
                        t32 = d165_stage_ways(s, s.v46)
                        t33 = t32
                        while b1_any(t33):
                            v7 = b1_low(t33)
                            t33 = b1_drop(t33)
                            t34 = t25 * 4 + v7
                            if (not (v1000016 == -1)):
                                t35 = d221_stage_coins_due(s, v1000016, v7)
                                t36 = t35
                            else:
                                t36 = 0
                            if (t36 <= <int>s.i5_coins[s.v46]):
                                if (not (v1000016 == -1)):
                                    if (v7 == 0):
                                        t38 = (LANES2_2[v1000016] if v1000016 >= 0 else <uint64_t>0)
                                    else:
                                        t38 = <uint64_t>0x0
                                    t37 = t38
                                else:
                                    t37 = <uint64_t>0x0
                                if (not (v1000016 == -1)):
                                    t39 = d221_stage_coins_due(s, v1000016, v7)
                                    t40 = t39
                                else:
                                    t40 = 0
                                t41 = (<int>s.i5_coins[s.v46] - t40)
                                t42 = m217_Trade_any(s, t37, t41, s.v46, &stock217_s_v46)
                                if (not (not t42)):
                                    t23[t24] = <uint16_t>(t34)
                                    t24 += 1
        if t24:
            for t43 in range(t21):
                for t44 in range(t24):
                    t45 = t20[t43] * 16 + t23[t44]
                    legal.g1[t19] = <uint16_t>(t45)
                    t19 += 1
    legal.g1_n[0] = t19
    total += legal.g1_n[0]
    return total


cdef int seat4(State* s) noexcept nogil:  # use_card_for_city
    cdef int t1
    t1 = d289_neutral_decides(s, s.v46)
    return narrowed(t1, 0, 2147483647, &s.head.fault, 20)


cdef int pick4(State* s, Legal4* legal, int n) noexcept nogil:
    cdef int i
    if n < legal.g0_n[0]:
        return 0 + legal.g0[n]
    n -= legal.g0_n[0]
    if n < legal.g1_n[0]:
        return 312 + legal.g1[n]
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
    if 0 <= action < 312:
        t1 = (action - 0) // 4
        t2 = (action - 0) % 4
        t3 = t2
        t4 = (t1) // 78
        t5 = (t1) % 78
        t6 = t5
        return w168_build(s, s.v46, t6, t3)
    if 312 <= action < 1560:
        t7 = (action - 312) // 4
        t8 = (action - 312) % 4
        t9 = t8
        t10 = (t7) // 4
        t11 = (t7) % 4
        t12 = (t11 + 1)
        t13 = (t10) // 78
        t14 = (t10) % 78
        t15 = t14
        return w169_raise_stage(s, s.v46, t15, t12, t9)
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
    if 0 <= action < 312:
        t1 = (action - 0) // 4
        t2 = (action - 0) % 4
        t3 = t2
        t4 = (t1) // 78
        t5 = (t1) % 78
        t6 = t5
        s.v1 = s.v46
        s.v2 = t6
        s.v3 = t3
        s.back168 = 35
        return 41
    if 312 <= action < 1560:
        t7 = (action - 312) // 4
        t8 = (action - 312) % 4
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
        s.back169 = 35
        return 42
    return 35


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
    t1 = d289_neutral_decides(s, s.v47)
    return narrowed(t1, 0, 2147483647, &s.head.fault, 24)


cdef int pick5(State* s, Legal5* legal, int n) noexcept nogil:
    cdef int i
    for i in range(1):
        if n < legal.g0_n[i]:
            return 1560 + i * 78 + b2_select(legal.g0[i], n)
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
    if 1560 <= action < 1638:
        t1 = action - 1560
        t2 = t1
        return w171_sell(s, s.v47, t2)
    return -2


cdef int answer5(State* s, int action, Context* ctx) noexcept nogil:
    cdef int t1
    cdef int t2
    if 1560 <= action < 1638:
        t1 = action - 1560
        t2 = t1
        a171_sell(s, s.v47, t2, ctx)
        return 40
    return 40


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
    t1 = d289_neutral_decides(s, s.v48)
    return narrowed(t1, 0, 2147483647, &s.head.fault, 10)


cdef int pick6(State* s, Legal6* legal, int n) noexcept nogil:
    cdef int i
    for i in range(1):
        if n < legal.g0_n[i]:
            return 1762 + i * 1 + b1_select(legal.g0[i], n)
        n -= legal.g0_n[i]
    for i in range(1):
        if n < legal.g1_n[i]:
            return 1763 + i * 1 + b1_select(legal.g1[i], n)
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
    if 1762 <= action < 1763:
        return w271_use_left_over(s, s.v48)
    if 1763 <= action < 1764:
        return w272_leave_left_over(s, s.v48)
    return -2


cdef int answer6(State* s, int action, Context* ctx) noexcept nogil:
    if 1762 <= action < 1763:
        s.v49 = s.v48
        s.back271 = 24
        return 43
    if 1763 <= action < 1764:
        a272_leave_left_over(s, s.v48, ctx)
        return 24
    return 24


cdef void write_scores(State* s, int32_t* out) noexcept nogil:
    cdef int t1
    cdef int v258
    cdef int t2
    cdef int t3
    t1 = 0
    for v258 in range(s.head.players):
        t2 = d260_result_total(s, v258)
        out[t1] = t2
        t1 += 1
        t3 = <int>s.i5_coins[v258]
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
    pass
    t1 = d253_result_military(s, seat)
    out[0] = t1
    t2 = d254_result_treasury(s, seat)
    out[1] = t2
    t3 = d255_result_wonders(s, seat)
    out[2] = t3
    t4 = d256_result_civilian(s, seat)
    out[3] = t4
    t5 = d257_result_science(s, seat)
    out[4] = t5
    t6 = d258_result_commerce(s, seat)
    out[5] = t6
    t7 = d259_result_guilds(s, seat)
    out[6] = t7
    t8 = d260_result_total(s, seat)
    out[7] = t8


cdef int failing_invariant(State* s) noexcept nogil:
    cdef b2 t1
    cdef bint t2
    cdef b2 t3
    cdef int v259
    cdef int t4
    cdef int t5
    cdef b2 t6
    cdef int t7
    cdef b2 t8
    cdef int v260
    cdef int t9
    cdef int t10
    cdef bint t11
    cdef b2 t12
    cdef int v261
    cdef int t13
    cdef bint t14
    cdef int v262
    cdef int t15
    cdef b2 t16
    cdef b2 t17
    cdef int v264
    cdef b2 t18
    cdef b2 t19
    cdef b2 t20
    cdef b2 t21
    cdef b2 t22
    cdef bint t23
    cdef int v265
    cdef int t24
    cdef int t25
    cdef bint t26
    cdef int v266
    cdef int t27
    cdef int t28
    cdef int v267
    cdef int t29
    t1 = b2_of(<uint64_t>0xFFFFFFFFFFFFFFFF, <uint64_t>0xF)
    t2 = 0
    t3 = t1
    while b2_any(t3):
        v259 = b2_low(t3)
        t3 = b2_drop(t3)
        t4 = d204_whereabouts(s, v259)
        t5 = d206_in_play(s, v259)
        if (not (t4 == t5)):
            t2 = 1
            break
    if not (not t2):
        return 0
    t6 = b2_of(<uint64_t>0x0, <uint64_t>0x3FF0)
    t7 = 0
    t8 = t6
    while b2_any(t8):
        v260 = b2_low(t8)
        t8 = b2_drop(t8)
        t9 = d204_whereabouts(s, v260)
        t7 += t9
    t10 = d207_guilds_in_play(s)
    if not (t7 == t10):
        return 1
    t11 = 0
    t12 = t6
    while b2_any(t12):
        v261 = b2_low(t12)
        t12 = b2_drop(t12)
        t13 = d204_whereabouts(s, v261)
        if (not (t13 <= 1)):
            t11 = 1
            break
    if not (not t11):
        return 2
    t14 = 0
    for t15 in range(SEATS[s.head.players]):
        v262 = t15
        t16 = b2_none()
        t17 = b2_load(&s.i3_city[(v262) * 2])
        while b2_any(t17):
            v264 = b2_low(t17)
            t17 = b2_drop(t17)
            t18 = b2_andnot(b2_first(78), b2_bit(v264))
            t19 = b2_andnot(b2_first(78), b2_load(WHERE2[COLUMN0_10[v264]]))
            t20 = b2_andnot(b2_first(78), t19)
            t21 = b2_and(t18, t20)
            t16 = b2_or(t16, t21)
        t22 = b2_and(b2_load(&s.i3_city[(v262) * 2]), t16)
        if b2_any(t22):
            t14 = 1
            break
    if not (not t14):
        return 3
    if not (held_size(&s.hi18_deck[(0) * 2], &s.i18_deck[(0) * 78], 78) == 0):
        return 4
    t23 = 0
    for t24 in range(s.head.players):
        v265 = t24
        t25 = d186_hand_size(s)
        if not (held_size(&s.hi14_hand[(v265) * 2], &s.i14_hand[(v265) * 78], 78) <= (t25 + 1)):
            t23 = 1
            break
    if not (not t23):
        return 5
    t26 = 0
    for t27 in range(SEATS[s.head.players]):
        v266 = t27
        for t28 in range(5):
            v267 = (t28 + 1)
            if (&s.i6_victories[(v266) * 5])[t28]:
                t29 = (v267 - 1)
                if not b1_has(b1_of(<uint64_t>0x15), t29):
                    t26 = 1
                    break
        if t26:
            break
    if not (not t26):
        return 6
    return -1


cdef int32_t who_decides(State* s, int32_t seat) noexcept nogil:
    cdef int v215
    cdef int v216
    cdef int t1
    v215 = seat
    if b1_has(b1_first(s.head.players), v215):
        t1 = v215
    else:
        v216 = (<int>s.i20_steward[0] - 1)
        t1 = (v216 if (v216 >= 0 and b1_has(b1_first(s.head.players), v216)) else -1)
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


cdef void start_planes(State* s) noexcept nogil:
    pass


cdef void copy_state(State* target, const State* source) noexcept nogil:
    memcpy(target, source, sizeof(State))


cdef void first_values(State* s) noexcept nogil:
    pass


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
    memcpy(out + n, &s.rest226, 8)
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


cdef int32_t write_stop6(State* s, uint8_t* out, int32_t n) noexcept nogil:  # play
    cdef uint32_t code
    cdef int i
    code = <uint32_t>6
    memcpy(out + n, &code, 2)
    n += 2
    code = <uint32_t>s.v27
    memcpy(out + n, &code, 1)
    n += 1
    memcpy(out + n, &s.rest230, 8)
    n += 8
    memcpy(out + n, &s.rest231, 8)
    n += 8
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
    memcpy(out + n, &s.rest230, 8)
    n += 8
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
    memcpy(out + n, &s.rest230, 8)
    n += 8
    return n


cdef int32_t write_stop10(State* s, uint8_t* out, int32_t n) noexcept nogil:  # one_turn
    cdef uint32_t code
    cdef int i
    code = <uint32_t>10
    memcpy(out + n, &code, 2)
    n += 2
    code = <uint32_t>s.v31
    memcpy(out + n, &code, 1)
    n += 1
    memcpy(out + n, &s.rest240, 8)
    n += 8
    return n


cdef int32_t write_stop11(State* s, uint8_t* out, int32_t n) noexcept nogil:  # one_turn
    cdef uint32_t code
    cdef int i
    code = <uint32_t>11
    memcpy(out + n, &code, 2)
    n += 2
    code = <uint32_t>s.v31
    memcpy(out + n, &code, 1)
    n += 1
    return n


cdef int32_t write_stop12(State* s, uint8_t* out, int32_t n) noexcept nogil:  # last_cards
    cdef uint32_t code
    cdef int i
    code = <uint32_t>12
    memcpy(out + n, &code, 2)
    n += 2
    return n


cdef int32_t write_stop13(State* s, uint8_t* out, int32_t n) noexcept nogil:  # use_last_cards
    cdef uint32_t code
    cdef int i
    code = <uint32_t>13
    memcpy(out + n, &code, 2)
    n += 2
    code = <uint32_t>s.v36
    memcpy(out + n, &code, 1)
    n += 1
    return n


cdef int32_t write_stop14(State* s, uint8_t* out, int32_t n) noexcept nogil:  # use_last_cards
    cdef uint32_t code
    cdef int i
    code = <uint32_t>14
    memcpy(out + n, &code, 2)
    n += 2
    code = <uint32_t>s.v36
    memcpy(out + n, &code, 1)
    n += 1
    memcpy(out + n, &s.rest248, 8)
    n += 8
    return n


cdef int32_t write_stop15(State* s, uint8_t* out, int32_t n) noexcept nogil:  # manage_city
    cdef uint32_t code
    cdef int i
    code = <uint32_t>15
    memcpy(out + n, &code, 2)
    n += 2
    code = <uint32_t>s.v256
    memcpy(out + n, &code, 1)
    n += 1
    return n


cdef int32_t write_stop16(State* s, uint8_t* out, int32_t n) noexcept nogil:  # use_card_for_city
    cdef uint32_t code
    cdef int i
    code = <uint32_t>16
    memcpy(out + n, &code, 2)
    n += 2
    code = <uint32_t>s.v46
    memcpy(out + n, &code, 1)
    n += 1
    return n


cdef int32_t write_stop17(State* s, uint8_t* out, int32_t n) noexcept nogil:  # sell_for_city
    cdef uint32_t code
    cdef int i
    code = <uint32_t>17
    memcpy(out + n, &code, 2)
    n += 2
    code = <uint32_t>s.v47
    memcpy(out + n, &code, 1)
    n += 1
    return n


cdef int32_t write_stop18(State* s, uint8_t* out, int32_t n) noexcept nogil:  # offer_last_card
    cdef uint32_t code
    cdef int i
    code = <uint32_t>18
    memcpy(out + n, &code, 2)
    n += 2
    code = <uint32_t>s.v48
    memcpy(out + n, &code, 1)
    n += 1
    return n


cdef int32_t write_stop19(State* s, uint8_t* out, int32_t n) noexcept nogil:  # take_left_over
    cdef uint32_t code
    cdef int i
    code = <uint32_t>19
    memcpy(out + n, &code, 2)
    n += 2
    code = <uint32_t>s.v51
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
            pc = s.back172
            continue
        if question == 1:
            n = write_stop1(s, out, n)
            pc = s.back173
            continue
        if question == 2:
            n = write_stop4(s, out, n)
            pc = s.back183
            continue
        if question == 4:
            n = write_stop16(s, out, n)
            pc = s.back268
            continue
        if question == 5:
            n = write_stop17(s, out, n)
            pc = s.back269
            continue
        if question == 6:
            n = write_stop18(s, out, n)
            pc = s.back270
            continue
        if pc == 4:
            n = write_stop6(s, out, n)
            pc = OVER
            continue
        if pc == 5:
            n = write_stop7(s, out, n)
            pc = OVER
            continue
        if pc == 8:
            n = write_stop8(s, out, n)
            pc = OVER
            continue
        if pc == 10:
            n = write_stop12(s, out, n)
            pc = s.back201
            continue
        if pc == 14:
            n = write_stop10(s, out, n)
            pc = s.back197
            continue
        if pc == 15:
            n = write_stop3(s, out, n)
            pc = s.back181
            continue
        if pc == 16:
            n = write_stop13(s, out, n)
            pc = s.back202
            continue
        if pc == 18:
            n = write_stop11(s, out, n)
            pc = s.back197
            continue
        if pc == 23:
            n = write_stop14(s, out, n)
            pc = s.back202
            continue
        if pc == 25:
            n = write_stop2(s, out, n)
            pc = s.back174
            continue
        if pc == 30:
            n = write_stop15(s, out, n)
            pc = s.back267
            continue
        if pc == 36:
            n = write_stop5(s, out, n)
            pc = s.back184
            continue
        if pc == 45:
            n = write_stop19(s, out, n)
            pc = s.back273
            continue
        if pc == 24:
            pc = s.back270
            continue
        if pc == 33:
            pc = s.back173
            continue
        if pc == 35:
            pc = s.back268
            continue
        if pc == 40:
            pc = s.back269
            continue
        return n
    return n


cdef int enter_flow(State* s, int rule, int back, const uint8_t* given) noexcept nogil:
    cdef int i
    if rule == 172:
        s.v10 = <int>code_at(given + 0, 1)
        memcpy(&s.v11, given + 1, 14)
        s.back172 = <uint16_t>back
        return 37
    if rule == 173:
        s.v12 = <int>code_at(given + 0, 1)
        s.back173 = <uint16_t>back
        return 29
    if rule == 174:
        s.v13 = <int>code_at(given + 0, 1)
        s.back174 = <uint16_t>back
        return 19
    if rule == 181:
        s.v24 = <int>code_at(given + 0, 1)
        s.back181 = <uint16_t>back
        return 9
    if rule == 183:
        s.v25 = <int>code_at(given + 0, 1)
        s.back183 = <uint16_t>back
        return 20
    if rule == 184:
        s.v26 = <int>code_at(given + 0, 1)
        s.back184 = <uint16_t>back
        return 32
    if rule == 197:
        s.v31 = <int>code_at(given + 0, 1)
        s.back197 = <uint16_t>back
        return 7
    if rule == 201:
        s.v35 = <int>code_at(given + 0, 1)
        s.back201 = <uint16_t>back
        return 6
    if rule == 202:
        s.v36 = <int>code_at(given + 0, 1)
        s.back202 = <uint16_t>back
        return 11
    if rule == 267:
        s.v45 = <int>code_at(given + 0, 1)
        s.back267 = <uint16_t>back
        return 26
    if rule == 268:
        s.v46 = <int>code_at(given + 0, 1)
        s.back268 = <uint16_t>back
        return 31
    if rule == 269:
        s.v47 = <int>code_at(given + 0, 1)
        s.back269 = <uint16_t>back
        return 38
    if rule == 270:
        s.v48 = <int>code_at(given + 0, 1)
        s.back270 = <uint16_t>back
        return 17
    if rule == 273:
        s.v51 = <int>code_at(given + 0, 1)
        s.back273 = <uint16_t>back
        return 44
    return OVER


cdef int run_piece(State* s, int pc, Context* ctx) noexcept nogil:
    if pc == 0:
        return k0_r189_play(s, ctx)
    elif pc == 1:
        return k1_r189_play(s, ctx)
    elif pc == 2:
        return k2_r189_play(s, ctx)
    elif pc == 3:
        return k3_r189_play(s, ctx)
    elif pc == 4:
        return k4_r189_play(s, ctx)
    elif pc == 5:
        return k5_r189_play(s, ctx)
    elif pc == 6:
        return k6_r201_last_cards(s, ctx)
    elif pc == 7:
        return k7_r197_one_turn(s, ctx)
    elif pc == 8:
        return k8_r189_play(s, ctx)
    elif pc == 9:
        return k9_r181_end_of_turn(s, ctx)
    elif pc == 10:
        return k10_r201_last_cards(s, ctx)
    elif pc == 11:
        return k11_r202_use_last_cards(s, ctx)
    elif pc == 12:
        return k12_r197_one_turn(s, ctx)
    elif pc == 13:
        return k13_r197_one_turn(s, ctx)
    elif pc == 14:
        return k14_r197_one_turn(s, ctx)
    elif pc == 15:
        return k15_r181_end_of_turn(s, ctx)
    elif pc == 16:
        return k16_r202_use_last_cards(s, ctx)
    elif pc == 17:
        return k17_r270_offer_last_card(s, ctx)
    elif pc == 18:
        return k18_r197_one_turn(s, ctx)
    elif pc == 19:
        return k19_r174_take_turn(s, ctx)
    elif pc == 20:
        return k20_r183_dig(s, ctx)
    elif pc == 21:
        return k21_r202_use_last_cards(s, ctx)
    elif pc == 22:
        return k22_r202_use_last_cards(s, ctx)
    elif pc == 23:
        return k23_r202_use_last_cards(s, ctx)
    elif pc == 24:
        return k24_r270_offer_last_card(s, ctx)
    elif pc == 25:
        return k25_r174_take_turn(s, ctx)
    elif pc == 26:
        return k26_r267_manage_city(s, ctx)
    elif pc == 27:
        return k27_r183_dig(s, ctx)
    elif pc == 28:
        return k28_r183_dig(s, ctx)
    elif pc == 29:
        return k29_r173_use_card(s, ctx)
    elif pc == 30:
        return k30_r267_manage_city(s, ctx)
    elif pc == 31:
        return k31_r268_use_card_for_city(s, ctx)
    elif pc == 32:
        return k32_r184_build_found(s, ctx)
    elif pc == 33:
        return k33_r173_use_card(s, ctx)
    elif pc == 34:
        return k34_r268_use_card_for_city(s, ctx)
    elif pc == 35:
        return k35_r268_use_card_for_city(s, ctx)
    elif pc == 36:
        return k36_r184_build_found(s, ctx)
    elif pc == 37:
        return k37_r172_choose_payment(s, ctx)
    elif pc == 38:
        return k38_r269_sell_for_city(s, ctx)
    elif pc == 39:
        return k39_r172_choose_payment(s, ctx)
    elif pc == 40:
        return k40_r269_sell_for_city(s, ctx)
    elif pc == 41:
        return k41_r168_build(s, ctx)
    elif pc == 42:
        return k42_r169_raise_stage(s, ctx)
    elif pc == 43:
        return k43_r271_use_left_over(s, ctx)
    elif pc == 44:
        return k44_r273_take_left_over(s, ctx)
    elif pc == 45:
        return k45_r273_take_left_over(s, ctx)
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
                set_fault(s, 27)
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
                set_fault(s, 28)
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
                pc = 28
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
                pc = 34
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
                set_fault(s, 29)
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
                set_fault(s, 30)
                continue
            if n == 1:
                forget_shown(s)
                pc = answer6(s, pick6(s, &legal.of6, 0), ctx)
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
table.items_size = 5352
table.actions = 1764
table.blocks = 8
table.questions = 7
table.conflicts = 1
table.rules = 298
table.keys = 2
table.max_players = 7
table.slots_size = 100
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

SOURCES = "601aa9a825709ce7bfe425b7279cfc49e170824bdec53c0c7c5b9662f7df1fd5"
