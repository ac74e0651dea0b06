# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True
# Written by Shedu's compiler from the rules of "Tigris & Euphrates". Do not edit: edit the rules.

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
    AGAIN = 33
    MOST_SEATS = 4

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

cdef struct b3:
    uint64_t w0
    uint64_t w1
    uint64_t w2


cdef inline b3 b3_of(uint64_t x0, uint64_t x1, uint64_t x2) noexcept nogil:
    cdef b3 r
    r.w0 = x0
    r.w1 = x1
    r.w2 = x2
    return r


cdef inline b3 b3_none() noexcept nogil:
    return b3_of(0, 0, 0)


cdef inline b3 b3_load(const uint64_t* p) noexcept nogil:
    return b3_of(p[0], p[1], p[2])


cdef inline void b3_store(uint64_t* p, b3 x) noexcept nogil:
    p[0] = x.w0
    p[1] = x.w1
    p[2] = x.w2


cdef inline b3 b3_and(b3 x, b3 y) noexcept nogil:
    return b3_of(x.w0 & y.w0, x.w1 & y.w1, x.w2 & y.w2)


cdef inline b3 b3_or(b3 x, b3 y) noexcept nogil:
    return b3_of(x.w0 | y.w0, x.w1 | y.w1, x.w2 | y.w2)


cdef inline b3 b3_xor(b3 x, b3 y) noexcept nogil:
    return b3_of(x.w0 ^ y.w0, x.w1 ^ y.w1, x.w2 ^ y.w2)


cdef inline b3 b3_andnot(b3 x, b3 y) noexcept nogil:
    return b3_of(x.w0 & ~y.w0, x.w1 & ~y.w1, x.w2 & ~y.w2)


cdef inline bint b3_any(b3 x) noexcept nogil:
    return (x.w0 | x.w1 | x.w2) != 0


cdef inline bint b3_eq(b3 x, b3 y) noexcept nogil:
    return ((x.w0 ^ y.w0) | (x.w1 ^ y.w1) | (x.w2 ^ y.w2)) == 0


cdef inline int b3_count(b3 x) noexcept nogil:
    return popcount64(x.w0) + popcount64(x.w1) + popcount64(x.w2)

cdef inline int b3_low(b3 x) noexcept nogil:
    return (0 + ctz64(x.w0)) if x.w0 else (64 + ctz64(x.w1)) if x.w1 else (128 + ctz64(x.w2)) if x.w2 else -1


cdef inline b3 b3_drop(b3 x) noexcept nogil:
    x.w2 &= x.w2 - <uint64_t>((x.w0 | x.w1) == 0)
    x.w1 &= x.w1 - <uint64_t>((x.w0) == 0)
    x.w0 &= x.w0 - 1
    return x


cdef inline b3 b3_bit(int i) noexcept nogil:
    cdef uint64_t bit = (<uint64_t>1) << (i & 63)
    return b3_of(bit if i >> 6 == 0 else 0, bit if i >> 6 == 1 else 0, bit if i >> 6 == 2 else 0)


cdef inline bint b3_has(b3 x, int i) noexcept nogil:
    return b3_any(b3_and(x, b3_bit(i)))


cdef inline b3 b3_first(int count) noexcept nogil:
    cdef b3 r
    r.w0 = 0 if count <= 0 else (~<uint64_t>0) if count >= 64 else (((<uint64_t>1) << (count - 0)) - 1)
    r.w1 = 0 if count <= 64 else (~<uint64_t>0) if count >= 128 else (((<uint64_t>1) << (count - 64)) - 1)
    r.w2 = 0 if count <= 128 else (~<uint64_t>0) if count >= 192 else (((<uint64_t>1) << (count - 128)) - 1)
    return r


cdef inline b3 b3_mask(bint test, int count) noexcept nogil:
    return b3_first(count) if test else b3_none()


cdef inline b3 b3_above(b3 x, int i) noexcept nogil:
    return b3_andnot(x, b3_first(i + 1))


cdef inline int b3_select(b3 x, int n) noexcept nogil:
    cdef int here
    here = popcount64(x.w0)
    if n < here:
        return 0 + select64(x.w0, n)
    n -= here
    here = popcount64(x.w1)
    if n < here:
        return 64 + select64(x.w1, n)
    n -= here
    here = popcount64(x.w2)
    if n < here:
        return 128 + select64(x.w2, n)
    n -= here
    return -1


cdef inline void b3_sort(b3* sets, int count) noexcept nogil:
    cdef int i, j
    cdef b3 one
    for i in range(1, count):
        one = sets[i]
        j = i
        while j > 0 and b3_low(sets[j - 1]) > b3_low(one):
            sets[j] = sets[j - 1]
            j -= 1
        sets[j] = one


cdef inline int b3_put(b3* sets, int count, b3 one) noexcept nogil:
    cdef int i
    for i in range(count):
        if b3_eq(sets[i], one):
            return count
    sets[count] = one
    return count + 1


cdef inline int b3_chance(b3 x, Rng* rng) noexcept nogil:
    cdef int count = b3_count(x)
    cdef int wanted
    if count == 0:
        return -1
    if rng_is_scripted(rng):
        wanted = rng_script_next(rng)
        return wanted if wanted >= 0 and wanted < 192 and b3_has(x, wanted) else b3_low(x)
    return b3_select(x, rng_bounded(rng, <uint32_t>count))


cdef inline int b3_draw(uint64_t* place, int left, Rng* rng) noexcept nogil:
    cdef b3 x = b3_load(place)
    cdef int index = b3_chance(x, rng)
    b3_store(place, b3_andnot(x, b3_bit(index)))
    return index

cdef struct b4:
    uint64_t w0
    uint64_t w1
    uint64_t w2
    uint64_t w3


cdef inline b4 b4_of(uint64_t x0, uint64_t x1, uint64_t x2, uint64_t x3) noexcept nogil:
    cdef b4 r
    r.w0 = x0
    r.w1 = x1
    r.w2 = x2
    r.w3 = x3
    return r


cdef inline b4 b4_none() noexcept nogil:
    return b4_of(0, 0, 0, 0)


cdef inline b4 b4_load(const uint64_t* p) noexcept nogil:
    return b4_of(p[0], p[1], p[2], p[3])


cdef inline void b4_store(uint64_t* p, b4 x) noexcept nogil:
    p[0] = x.w0
    p[1] = x.w1
    p[2] = x.w2
    p[3] = x.w3


cdef inline b4 b4_and(b4 x, b4 y) noexcept nogil:
    return b4_of(x.w0 & y.w0, x.w1 & y.w1, x.w2 & y.w2, x.w3 & y.w3)


cdef inline b4 b4_or(b4 x, b4 y) noexcept nogil:
    return b4_of(x.w0 | y.w0, x.w1 | y.w1, x.w2 | y.w2, x.w3 | y.w3)


cdef inline b4 b4_xor(b4 x, b4 y) noexcept nogil:
    return b4_of(x.w0 ^ y.w0, x.w1 ^ y.w1, x.w2 ^ y.w2, x.w3 ^ y.w3)


cdef inline b4 b4_andnot(b4 x, b4 y) noexcept nogil:
    return b4_of(x.w0 & ~y.w0, x.w1 & ~y.w1, x.w2 & ~y.w2, x.w3 & ~y.w3)


cdef inline bint b4_any(b4 x) noexcept nogil:
    return (x.w0 | x.w1 | x.w2 | x.w3) != 0


cdef inline bint b4_eq(b4 x, b4 y) noexcept nogil:
    return ((x.w0 ^ y.w0) | (x.w1 ^ y.w1) | (x.w2 ^ y.w2) | (x.w3 ^ y.w3)) == 0


cdef inline int b4_count(b4 x) noexcept nogil:
    return popcount64(x.w0) + popcount64(x.w1) + popcount64(x.w2) + popcount64(x.w3)

cdef inline int b4_low(b4 x) noexcept nogil:
    return (0 + ctz64(x.w0)) if x.w0 else (64 + ctz64(x.w1)) if x.w1 else (128 + ctz64(x.w2)) if x.w2 else (192 + ctz64(x.w3)) if x.w3 else -1


cdef inline b4 b4_drop(b4 x) noexcept nogil:
    x.w3 &= x.w3 - <uint64_t>((x.w0 | x.w1 | x.w2) == 0)
    x.w2 &= x.w2 - <uint64_t>((x.w0 | x.w1) == 0)
    x.w1 &= x.w1 - <uint64_t>((x.w0) == 0)
    x.w0 &= x.w0 - 1
    return x


cdef inline b4 b4_bit(int i) noexcept nogil:
    cdef uint64_t bit = (<uint64_t>1) << (i & 63)
    return b4_of(bit if i >> 6 == 0 else 0, bit if i >> 6 == 1 else 0, bit if i >> 6 == 2 else 0, bit if i >> 6 == 3 else 0)


cdef inline bint b4_has(b4 x, int i) noexcept nogil:
    return b4_any(b4_and(x, b4_bit(i)))


cdef inline b4 b4_first(int count) noexcept nogil:
    cdef b4 r
    r.w0 = 0 if count <= 0 else (~<uint64_t>0) if count >= 64 else (((<uint64_t>1) << (count - 0)) - 1)
    r.w1 = 0 if count <= 64 else (~<uint64_t>0) if count >= 128 else (((<uint64_t>1) << (count - 64)) - 1)
    r.w2 = 0 if count <= 128 else (~<uint64_t>0) if count >= 192 else (((<uint64_t>1) << (count - 128)) - 1)
    r.w3 = 0 if count <= 192 else (~<uint64_t>0) if count >= 256 else (((<uint64_t>1) << (count - 192)) - 1)
    return r


cdef inline b4 b4_mask(bint test, int count) noexcept nogil:
    return b4_first(count) if test else b4_none()


cdef inline b4 b4_above(b4 x, int i) noexcept nogil:
    return b4_andnot(x, b4_first(i + 1))


cdef inline int b4_select(b4 x, int n) noexcept nogil:
    cdef int here
    here = popcount64(x.w0)
    if n < here:
        return 0 + select64(x.w0, n)
    n -= here
    here = popcount64(x.w1)
    if n < here:
        return 64 + select64(x.w1, n)
    n -= here
    here = popcount64(x.w2)
    if n < here:
        return 128 + select64(x.w2, n)
    n -= here
    here = popcount64(x.w3)
    if n < here:
        return 192 + select64(x.w3, n)
    n -= here
    return -1


cdef inline void b4_sort(b4* sets, int count) noexcept nogil:
    cdef int i, j
    cdef b4 one
    for i in range(1, count):
        one = sets[i]
        j = i
        while j > 0 and b4_low(sets[j - 1]) > b4_low(one):
            sets[j] = sets[j - 1]
            j -= 1
        sets[j] = one


cdef inline int b4_put(b4* sets, int count, b4 one) noexcept nogil:
    cdef int i
    for i in range(count):
        if b4_eq(sets[i], one):
            return count
    sets[count] = one
    return count + 1


cdef inline int b4_chance(b4 x, Rng* rng) noexcept nogil:
    cdef int count = b4_count(x)
    cdef int wanted
    if count == 0:
        return -1
    if rng_is_scripted(rng):
        wanted = rng_script_next(rng)
        return wanted if wanted >= 0 and wanted < 256 and b4_has(x, wanted) else b4_low(x)
    return b4_select(x, rng_bounded(rng, <uint32_t>count))


cdef inline int b4_draw(uint64_t* place, int left, Rng* rng) noexcept nogil:
    cdef b4 x = b4_load(place)
    cdef int index = b4_chance(x, rng)
    b4_store(place, b4_andnot(x, b4_bit(index)))
    return index

# ------------------------------------------------------------------ constant tables
cdef extern from *:
    """
    #define NO_INT (-0x40000000)
    static const uint16_t BAGS_1_6_4[209][4] = {{0, 0, 0, 1}, {0, 0, 0, 2}, {0, 0, 0, 3}, {0, 0, 0, 4}, {0, 0, 0, 5}, {0, 0, 0, 6}, {0, 0, 1, 0}, {0, 0, 1, 1}, {0, 0, 1, 2}, {0, 0, 1, 3}, {0, 0, 1, 4}, {0, 0, 1, 5}, {0, 0, 2, 0}, {0, 0, 2, 1}, {0, 0, 2, 2}, {0, 0, 2, 3}, {0, 0, 2, 4}, {0, 0, 3, 0}, {0, 0, 3, 1}, {0, 0, 3, 2}, {0, 0, 3, 3}, {0, 0, 4, 0}, {0, 0, 4, 1}, {0, 0, 4, 2}, {0, 0, 5, 0}, {0, 0, 5, 1}, {0, 0, 6, 0}, {0, 1, 0, 0}, {0, 1, 0, 1}, {0, 1, 0, 2}, {0, 1, 0, 3}, {0, 1, 0, 4}, {0, 1, 0, 5}, {0, 1, 1, 0}, {0, 1, 1, 1}, {0, 1, 1, 2}, {0, 1, 1, 3}, {0, 1, 1, 4}, {0, 1, 2, 0}, {0, 1, 2, 1}, {0, 1, 2, 2}, {0, 1, 2, 3}, {0, 1, 3, 0}, {0, 1, 3, 1}, {0, 1, 3, 2}, {0, 1, 4, 0}, {0, 1, 4, 1}, {0, 1, 5, 0}, {0, 2, 0, 0}, {0, 2, 0, 1}, {0, 2, 0, 2}, {0, 2, 0, 3}, {0, 2, 0, 4}, {0, 2, 1, 0}, {0, 2, 1, 1}, {0, 2, 1, 2}, {0, 2, 1, 3}, {0, 2, 2, 0}, {0, 2, 2, 1}, {0, 2, 2, 2}, {0, 2, 3, 0}, {0, 2, 3, 1}, {0, 2, 4, 0}, {0, 3, 0, 0}, {0, 3, 0, 1}, {0, 3, 0, 2}, {0, 3, 0, 3}, {0, 3, 1, 0}, {0, 3, 1, 1}, {0, 3, 1, 2}, {0, 3, 2, 0}, {0, 3, 2, 1}, {0, 3, 3, 0}, {0, 4, 0, 0}, {0, 4, 0, 1}, {0, 4, 0, 2}, {0, 4, 1, 0}, {0, 4, 1, 1}, {0, 4, 2, 0}, {0, 5, 0, 0}, {0, 5, 0, 1}, {0, 5, 1, 0}, {0, 6, 0, 0}, {1, 0, 0, 0}, {1, 0, 0, 1}, {1, 0, 0, 2}, {1, 0, 0, 3}, {1, 0, 0, 4}, {1, 0, 0, 5}, {1, 0, 1, 0}, {1, 0, 1, 1}, {1, 0, 1, 2}, {1, 0, 1, 3}, {1, 0, 1, 4}, {1, 0, 2, 0}, {1, 0, 2, 1}, {1, 0, 2, 2}, {1, 0, 2, 3}, {1, 0, 3, 0}, {1, 0, 3, 1}, {1, 0, 3, 2}, {1, 0, 4, 0}, {1, 0, 4, 1}, {1, 0, 5, 0}, {1, 1, 0, 0}, {1, 1, 0, 1}, {1, 1, 0, 2}, {1, 1, 0, 3}, {1, 1, 0, 4}, {1, 1, 1, 0}, {1, 1, 1, 1}, {1, 1, 1, 2}, {1, 1, 1, 3}, {1, 1, 2, 0}, {1, 1, 2, 1}, {1, 1, 2, 2}, {1, 1, 3, 0}, {1, 1, 3, 1}, {1, 1, 4, 0}, {1, 2, 0, 0}, {1, 2, 0, 1}, {1, 2, 0, 2}, {1, 2, 0, 3}, {1, 2, 1, 0}, {1, 2, 1, 1}, {1, 2, 1, 2}, {1, 2, 2, 0}, {1, 2, 2, 1}, {1, 2, 3, 0}, {1, 3, 0, 0}, {1, 3, 0, 1}, {1, 3, 0, 2}, {1, 3, 1, 0}, {1, 3, 1, 1}, {1, 3, 2, 0}, {1, 4, 0, 0}, {1, 4, 0, 1}, {1, 4, 1, 0}, {1, 5, 0, 0}, {2, 0, 0, 0}, {2, 0, 0, 1}, {2, 0, 0, 2}, {2, 0, 0, 3}, {2, 0, 0, 4}, {2, 0, 1, 0}, {2, 0, 1, 1}, {2, 0, 1, 2}, {2, 0, 1, 3}, {2, 0, 2, 0}, {2, 0, 2, 1}, {2, 0, 2, 2}, {2, 0, 3, 0}, {2, 0, 3, 1}, {2, 0, 4, 0}, {2, 1, 0, 0}, {2, 1, 0, 1}, {2, 1, 0, 2}, {2, 1, 0, 3}, {2, 1, 1, 0}, {2, 1, 1, 1}, {2, 1, 1, 2}, {2, 1, 2, 0}, {2, 1, 2, 1}, {2, 1, 3, 0}, {2, 2, 0, 0}, {2, 2, 0, 1}, {2, 2, 0, 2}, {2, 2, 1, 0}, {2, 2, 1, 1}, {2, 2, 2, 0}, {2, 3, 0, 0}, {2, 3, 0, 1}, {2, 3, 1, 0}, {2, 4, 0, 0}, {3, 0, 0, 0}, {3, 0, 0, 1}, {3, 0, 0, 2}, {3, 0, 0, 3}, {3, 0, 1, 0}, {3, 0, 1, 1}, {3, 0, 1, 2}, {3, 0, 2, 0}, {3, 0, 2, 1}, {3, 0, 3, 0}, {3, 1, 0, 0}, {3, 1, 0, 1}, {3, 1, 0, 2}, {3, 1, 1, 0}, {3, 1, 1, 1}, {3, 1, 2, 0}, {3, 2, 0, 0}, {3, 2, 0, 1}, {3, 2, 1, 0}, {3, 3, 0, 0}, {4, 0, 0, 0}, {4, 0, 0, 1}, {4, 0, 0, 2}, {4, 0, 1, 0}, {4, 0, 1, 1}, {4, 0, 2, 0}, {4, 1, 0, 0}, {4, 1, 0, 1}, {4, 1, 1, 0}, {4, 2, 0, 0}, {5, 0, 0, 0}, {5, 0, 0, 1}, {5, 0, 1, 0}, {5, 1, 0, 0}, {6, 0, 0, 0}};
    static const uint64_t BLOCK0_2_2[176][3] = {{0x30003u, 0x0u, 0x0u}, {0x60006u, 0x0u, 0x0u}, {0xC000Cu, 0x0u, 0x0u}, {0x180018u, 0x0u, 0x0u}, {0x300030u, 0x0u, 0x0u}, {0x600060u, 0x0u, 0x0u}, {0xC000C0u, 0x0u, 0x0u}, {0x1800180u, 0x0u, 0x0u}, {0x3000300u, 0x0u, 0x0u}, {0x6000600u, 0x0u, 0x0u}, {0xC000C00u, 0x0u, 0x0u}, {0x18001800u, 0x0u, 0x0u}, {0x30003000u, 0x0u, 0x0u}, {0x60006000u, 0x0u, 0x0u}, {0xC000C000u, 0x0u, 0x0u}, {0x0u, 0x0u, 0x0u}, {0x300030000u, 0x0u, 0x0u}, {0x600060000u, 0x0u, 0x0u}, {0xC000C0000u, 0x0u, 0x0u}, {0x1800180000u, 0x0u, 0x0u}, {0x3000300000u, 0x0u, 0x0u}, {0x6000600000u, 0x0u, 0x0u}, {0xC000C00000u, 0x0u, 0x0u}, {0x18001800000u, 0x0u, 0x0u}, {0x30003000000u, 0x0u, 0x0u}, {0x60006000000u, 0x0u, 0x0u}, {0xC000C000000u, 0x0u, 0x0u}, {0x180018000000u, 0x0u, 0x0u}, {0x300030000000u, 0x0u, 0x0u}, {0x600060000000u, 0x0u, 0x0u}, {0xC000C0000000u, 0x0u, 0x0u}, {0x0u, 0x0u, 0x0u}, {0x3000300000000u, 0x0u, 0x0u}, {0x6000600000000u, 0x0u, 0x0u}, {0xC000C00000000u, 0x0u, 0x0u}, {0x18001800000000u, 0x0u, 0x0u}, {0x30003000000000u, 0x0u, 0x0u}, {0x60006000000000u, 0x0u, 0x0u}, {0xC000C000000000u, 0x0u, 0x0u}, {0x180018000000000u, 0x0u, 0x0u}, {0x300030000000000u, 0x0u, 0x0u}, {0x600060000000000u, 0x0u, 0x0u}, {0xC000C0000000000u, 0x0u, 0x0u}, {0x1800180000000000u, 0x0u, 0x0u}, {0x3000300000000000u, 0x0u, 0x0u}, {0x6000600000000000u, 0x0u, 0x0u}, {0xC000C00000000000u, 0x0u, 0x0u}, {0x0u, 0x0u, 0x0u}, {0x3000000000000u, 0x3u, 0x0u}, {0x6000000000000u, 0x6u, 0x0u}, {0xC000000000000u, 0xCu, 0x0u}, {0x18000000000000u, 0x18u, 0x0u}, {0x30000000000000u, 0x30u, 0x0u}, {0x60000000000000u, 0x60u, 0x0u}, {0xC0000000000000u, 0xC0u, 0x0u}, {0x180000000000000u, 0x180u, 0x0u}, {0x300000000000000u, 0x300u, 0x0u}, {0x600000000000000u, 0x600u, 0x0u}, {0xC00000000000000u, 0xC00u, 0x0u}, {0x1800000000000000u, 0x1800u, 0x0u}, {0x3000000000000000u, 0x3000u, 0x0u}, {0x6000000000000000u, 0x6000u, 0x0u}, {0xC000000000000000u, 0xC000u, 0x0u}, {0x0u, 0x0u, 0x0u}, {0x0u, 0x30003u, 0x0u}, {0x0u, 0x60006u, 0x0u}, {0x0u, 0xC000Cu, 0x0u}, {0x0u, 0x180018u, 0x0u}, {0x0u, 0x300030u, 0x0u}, {0x0u, 0x600060u, 0x0u}, {0x0u, 0xC000C0u, 0x0u}, {0x0u, 0x1800180u, 0x0u}, {0x0u, 0x3000300u, 0x0u}, {0x0u, 0x6000600u, 0x0u}, {0x0u, 0xC000C00u, 0x0u}, {0x0u, 0x18001800u, 0x0u}, {0x0u, 0x30003000u, 0x0u}, {0x0u, 0x60006000u, 0x0u}, {0x0u, 0xC000C000u, 0x0u}, {0x0u, 0x0u, 0x0u}, {0x0u, 0x300030000u, 0x0u}, {0x0u, 0x600060000u, 0x0u}, {0x0u, 0xC000C0000u, 0x0u}, {0x0u, 0x1800180000u, 0x0u}, {0x0u, 0x3000300000u, 0x0u}, {0x0u, 0x6000600000u, 0x0u}, {0x0u, 0xC000C00000u, 0x0u}, {0x0u, 0x18001800000u, 0x0u}, {0x0u, 0x30003000000u, 0x0u}, {0x0u, 0x60006000000u, 0x0u}, {0x0u, 0xC000C000000u, 0x0u}, {0x0u, 0x180018000000u, 0x0u}, {0x0u, 0x300030000000u, 0x0u}, {0x0u, 0x600060000000u, 0x0u}, {0x0u, 0xC000C0000000u, 0x0u}, {0x0u, 0x0u, 0x0u}, {0x0u, 0x3000300000000u, 0x0u}, {0x0u, 0x6000600000000u, 0x0u}, {0x0u, 0xC000C00000000u, 0x0u}, {0x0u, 0x18001800000000u, 0x0u}, {0x0u, 0x30003000000000u, 0x0u}, {0x0u, 0x60006000000000u, 0x0u}, {0x0u, 0xC000C000000000u, 0x0u}, {0x0u, 0x180018000000000u, 0x0u}, {0x0u, 0x300030000000000u, 0x0u}, {0x0u, 0x600060000000000u, 0x0u}, {0x0u, 0xC000C0000000000u, 0x0u}, {0x0u, 0x1800180000000000u, 0x0u}, {0x0u, 0x3000300000000000u, 0x0u}, {0x0u, 0x6000600000000000u, 0x0u}, {0x0u, 0xC000C00000000000u, 0x0u}, {0x0u, 0x0u, 0x0u}, {0x0u, 0x3000000000000u, 0x3u}, {0x0u, 0x6000000000000u, 0x6u}, {0x0u, 0xC000000000000u, 0xCu}, {0x0u, 0x18000000000000u, 0x18u}, {0x0u, 0x30000000000000u, 0x30u}, {0x0u, 0x60000000000000u, 0x60u}, {0x0u, 0xC0000000000000u, 0xC0u}, {0x0u, 0x180000000000000u, 0x180u}, {0x0u, 0x300000000000000u, 0x300u}, {0x0u, 0x600000000000000u, 0x600u}, {0x0u, 0xC00000000000000u, 0xC00u}, {0x0u, 0x1800000000000000u, 0x1800u}, {0x0u, 0x3000000000000000u, 0x3000u}, {0x0u, 0x6000000000000000u, 0x6000u}, {0x0u, 0xC000000000000000u, 0xC000u}, {0x0u, 0x0u, 0x0u}, {0x0u, 0x0u, 0x30003u}, {0x0u, 0x0u, 0x60006u}, {0x0u, 0x0u, 0xC000Cu}, {0x0u, 0x0u, 0x180018u}, {0x0u, 0x0u, 0x300030u}, {0x0u, 0x0u, 0x600060u}, {0x0u, 0x0u, 0xC000C0u}, {0x0u, 0x0u, 0x1800180u}, {0x0u, 0x0u, 0x3000300u}, {0x0u, 0x0u, 0x6000600u}, {0x0u, 0x0u, 0xC000C00u}, {0x0u, 0x0u, 0x18001800u}, {0x0u, 0x0u, 0x30003000u}, {0x0u, 0x0u, 0x60006000u}, {0x0u, 0x0u, 0xC000C000u}, {0x0u, 0x0u, 0x0u}, {0x0u, 0x0u, 0x300030000u}, {0x0u, 0x0u, 0x600060000u}, {0x0u, 0x0u, 0xC000C0000u}, {0x0u, 0x0u, 0x1800180000u}, {0x0u, 0x0u, 0x3000300000u}, {0x0u, 0x0u, 0x6000600000u}, {0x0u, 0x0u, 0xC000C00000u}, {0x0u, 0x0u, 0x18001800000u}, {0x0u, 0x0u, 0x30003000000u}, {0x0u, 0x0u, 0x60006000000u}, {0x0u, 0x0u, 0xC000C000000u}, {0x0u, 0x0u, 0x180018000000u}, {0x0u, 0x0u, 0x300030000000u}, {0x0u, 0x0u, 0x600060000000u}, {0x0u, 0x0u, 0xC000C0000000u}, {0x0u, 0x0u, 0x0u}, {0x0u, 0x0u, 0x0u}, {0x0u, 0x0u, 0x0u}, {0x0u, 0x0u, 0x0u}, {0x0u, 0x0u, 0x0u}, {0x0u, 0x0u, 0x0u}, {0x0u, 0x0u, 0x0u}, {0x0u, 0x0u, 0x0u}, {0x0u, 0x0u, 0x0u}, {0x0u, 0x0u, 0x0u}, {0x0u, 0x0u, 0x0u}, {0x0u, 0x0u, 0x0u}, {0x0u, 0x0u, 0x0u}, {0x0u, 0x0u, 0x0u}, {0x0u, 0x0u, 0x0u}, {0x0u, 0x0u, 0x0u}, {0x0u, 0x0u, 0x0u}};
    static const int16_t COLUMN0_0[6] = {2, 3, 2, 3, 1, 1};
    static const int16_t COLUMN0_1[6] = {1, 0, 0, 2, 3, 0};
    static const uint64_t CORNERS0_2_2[176][3] = {{0x1u, 0x0u, 0x0u}, {0x3u, 0x0u, 0x0u}, {0x6u, 0x0u, 0x0u}, {0xCu, 0x0u, 0x0u}, {0x18u, 0x0u, 0x0u}, {0x30u, 0x0u, 0x0u}, {0x60u, 0x0u, 0x0u}, {0xC0u, 0x0u, 0x0u}, {0x180u, 0x0u, 0x0u}, {0x300u, 0x0u, 0x0u}, {0x600u, 0x0u, 0x0u}, {0xC00u, 0x0u, 0x0u}, {0x1800u, 0x0u, 0x0u}, {0x3000u, 0x0u, 0x0u}, {0x6000u, 0x0u, 0x0u}, {0x4000u, 0x0u, 0x0u}, {0x10001u, 0x0u, 0x0u}, {0x30003u, 0x0u, 0x0u}, {0x60006u, 0x0u, 0x0u}, {0xC000Cu, 0x0u, 0x0u}, {0x180018u, 0x0u, 0x0u}, {0x300030u, 0x0u, 0x0u}, {0x600060u, 0x0u, 0x0u}, {0xC000C0u, 0x0u, 0x0u}, {0x1800180u, 0x0u, 0x0u}, {0x3000300u, 0x0u, 0x0u}, {0x6000600u, 0x0u, 0x0u}, {0xC000C00u, 0x0u, 0x0u}, {0x18001800u, 0x0u, 0x0u}, {0x30003000u, 0x0u, 0x0u}, {0x60006000u, 0x0u, 0x0u}, {0x40004000u, 0x0u, 0x0u}, {0x100010000u, 0x0u, 0x0u}, {0x300030000u, 0x0u, 0x0u}, {0x600060000u, 0x0u, 0x0u}, {0xC000C0000u, 0x0u, 0x0u}, {0x1800180000u, 0x0u, 0x0u}, {0x3000300000u, 0x0u, 0x0u}, {0x6000600000u, 0x0u, 0x0u}, {0xC000C00000u, 0x0u, 0x0u}, {0x18001800000u, 0x0u, 0x0u}, {0x30003000000u, 0x0u, 0x0u}, {0x60006000000u, 0x0u, 0x0u}, {0xC000C000000u, 0x0u, 0x0u}, {0x180018000000u, 0x0u, 0x0u}, {0x300030000000u, 0x0u, 0x0u}, {0x600060000000u, 0x0u, 0x0u}, {0x400040000000u, 0x0u, 0x0u}, {0x1000100000000u, 0x0u, 0x0u}, {0x3000300000000u, 0x0u, 0x0u}, {0x6000600000000u, 0x0u, 0x0u}, {0xC000C00000000u, 0x0u, 0x0u}, {0x18001800000000u, 0x0u, 0x0u}, {0x30003000000000u, 0x0u, 0x0u}, {0x60006000000000u, 0x0u, 0x0u}, {0xC000C000000000u, 0x0u, 0x0u}, {0x180018000000000u, 0x0u, 0x0u}, {0x300030000000000u, 0x0u, 0x0u}, {0x600060000000000u, 0x0u, 0x0u}, {0xC000C0000000000u, 0x0u, 0x0u}, {0x1800180000000000u, 0x0u, 0x0u}, {0x3000300000000000u, 0x0u, 0x0u}, {0x6000600000000000u, 0x0u, 0x0u}, {0x4000400000000000u, 0x0u, 0x0u}, {0x1000000000000u, 0x1u, 0x0u}, {0x3000000000000u, 0x3u, 0x0u}, {0x6000000000000u, 0x6u, 0x0u}, {0xC000000000000u, 0xCu, 0x0u}, {0x18000000000000u, 0x18u, 0x0u}, {0x30000000000000u, 0x30u, 0x0u}, {0x60000000000000u, 0x60u, 0x0u}, {0xC0000000000000u, 0xC0u, 0x0u}, {0x180000000000000u, 0x180u, 0x0u}, {0x300000000000000u, 0x300u, 0x0u}, {0x600000000000000u, 0x600u, 0x0u}, {0xC00000000000000u, 0xC00u, 0x0u}, {0x1800000000000000u, 0x1800u, 0x0u}, {0x3000000000000000u, 0x3000u, 0x0u}, {0x6000000000000000u, 0x6000u, 0x0u}, {0x4000000000000000u, 0x4000u, 0x0u}, {0x0u, 0x10001u, 0x0u}, {0x0u, 0x30003u, 0x0u}, {0x0u, 0x60006u, 0x0u}, {0x0u, 0xC000Cu, 0x0u}, {0x0u, 0x180018u, 0x0u}, {0x0u, 0x300030u, 0x0u}, {0x0u, 0x600060u, 0x0u}, {0x0u, 0xC000C0u, 0x0u}, {0x0u, 0x1800180u, 0x0u}, {0x0u, 0x3000300u, 0x0u}, {0x0u, 0x6000600u, 0x0u}, {0x0u, 0xC000C00u, 0x0u}, {0x0u, 0x18001800u, 0x0u}, {0x0u, 0x30003000u, 0x0u}, {0x0u, 0x60006000u, 0x0u}, {0x0u, 0x40004000u, 0x0u}, {0x0u, 0x100010000u, 0x0u}, {0x0u, 0x300030000u, 0x0u}, {0x0u, 0x600060000u, 0x0u}, {0x0u, 0xC000C0000u, 0x0u}, {0x0u, 0x1800180000u, 0x0u}, {0x0u, 0x3000300000u, 0x0u}, {0x0u, 0x6000600000u, 0x0u}, {0x0u, 0xC000C00000u, 0x0u}, {0x0u, 0x18001800000u, 0x0u}, {0x0u, 0x30003000000u, 0x0u}, {0x0u, 0x60006000000u, 0x0u}, {0x0u, 0xC000C000000u, 0x0u}, {0x0u, 0x180018000000u, 0x0u}, {0x0u, 0x300030000000u, 0x0u}, {0x0u, 0x600060000000u, 0x0u}, {0x0u, 0x400040000000u, 0x0u}, {0x0u, 0x1000100000000u, 0x0u}, {0x0u, 0x3000300000000u, 0x0u}, {0x0u, 0x6000600000000u, 0x0u}, {0x0u, 0xC000C00000000u, 0x0u}, {0x0u, 0x18001800000000u, 0x0u}, {0x0u, 0x30003000000000u, 0x0u}, {0x0u, 0x60006000000000u, 0x0u}, {0x0u, 0xC000C000000000u, 0x0u}, {0x0u, 0x180018000000000u, 0x0u}, {0x0u, 0x300030000000000u, 0x0u}, {0x0u, 0x600060000000000u, 0x0u}, {0x0u, 0xC000C0000000000u, 0x0u}, {0x0u, 0x1800180000000000u, 0x0u}, {0x0u, 0x3000300000000000u, 0x0u}, {0x0u, 0x6000600000000000u, 0x0u}, {0x0u, 0x4000400000000000u, 0x0u}, {0x0u, 0x1000000000000u, 0x1u}, {0x0u, 0x3000000000000u, 0x3u}, {0x0u, 0x6000000000000u, 0x6u}, {0x0u, 0xC000000000000u, 0xCu}, {0x0u, 0x18000000000000u, 0x18u}, {0x0u, 0x30000000000000u, 0x30u}, {0x0u, 0x60000000000000u, 0x60u}, {0x0u, 0xC0000000000000u, 0xC0u}, {0x0u, 0x180000000000000u, 0x180u}, {0x0u, 0x300000000000000u, 0x300u}, {0x0u, 0x600000000000000u, 0x600u}, {0x0u, 0xC00000000000000u, 0xC00u}, {0x0u, 0x1800000000000000u, 0x1800u}, {0x0u, 0x3000000000000000u, 0x3000u}, {0x0u, 0x6000000000000000u, 0x6000u}, {0x0u, 0x4000000000000000u, 0x4000u}, {0x0u, 0x0u, 0x10001u}, {0x0u, 0x0u, 0x30003u}, {0x0u, 0x0u, 0x60006u}, {0x0u, 0x0u, 0xC000Cu}, {0x0u, 0x0u, 0x180018u}, {0x0u, 0x0u, 0x300030u}, {0x0u, 0x0u, 0x600060u}, {0x0u, 0x0u, 0xC000C0u}, {0x0u, 0x0u, 0x1800180u}, {0x0u, 0x0u, 0x3000300u}, {0x0u, 0x0u, 0x6000600u}, {0x0u, 0x0u, 0xC000C00u}, {0x0u, 0x0u, 0x18001800u}, {0x0u, 0x0u, 0x30003000u}, {0x0u, 0x0u, 0x60006000u}, {0x0u, 0x0u, 0x40004000u}, {0x0u, 0x0u, 0x10000u}, {0x0u, 0x0u, 0x30000u}, {0x0u, 0x0u, 0x60000u}, {0x0u, 0x0u, 0xC0000u}, {0x0u, 0x0u, 0x180000u}, {0x0u, 0x0u, 0x300000u}, {0x0u, 0x0u, 0x600000u}, {0x0u, 0x0u, 0xC00000u}, {0x0u, 0x0u, 0x1800000u}, {0x0u, 0x0u, 0x3000000u}, {0x0u, 0x0u, 0x6000000u}, {0x0u, 0x0u, 0xC000000u}, {0x0u, 0x0u, 0x18000000u}, {0x0u, 0x0u, 0x30000000u}, {0x0u, 0x0u, 0x60000000u}, {0x0u, 0x0u, 0x40000000u}};
    static const uint64_t NEAR0[176][3] = {{0x10002u, 0x0u, 0x0u}, {0x20005u, 0x0u, 0x0u}, {0x4000Au, 0x0u, 0x0u}, {0x80014u, 0x0u, 0x0u}, {0x100028u, 0x0u, 0x0u}, {0x200050u, 0x0u, 0x0u}, {0x4000A0u, 0x0u, 0x0u}, {0x800140u, 0x0u, 0x0u}, {0x1000280u, 0x0u, 0x0u}, {0x2000500u, 0x0u, 0x0u}, {0x4000A00u, 0x0u, 0x0u}, {0x8001400u, 0x0u, 0x0u}, {0x10002800u, 0x0u, 0x0u}, {0x20005000u, 0x0u, 0x0u}, {0x4000A000u, 0x0u, 0x0u}, {0x80004000u, 0x0u, 0x0u}, {0x100020001u, 0x0u, 0x0u}, {0x200050002u, 0x0u, 0x0u}, {0x4000A0004u, 0x0u, 0x0u}, {0x800140008u, 0x0u, 0x0u}, {0x1000280010u, 0x0u, 0x0u}, {0x2000500020u, 0x0u, 0x0u}, {0x4000A00040u, 0x0u, 0x0u}, {0x8001400080u, 0x0u, 0x0u}, {0x10002800100u, 0x0u, 0x0u}, {0x20005000200u, 0x0u, 0x0u}, {0x4000A000400u, 0x0u, 0x0u}, {0x80014000800u, 0x0u, 0x0u}, {0x100028001000u, 0x0u, 0x0u}, {0x200050002000u, 0x0u, 0x0u}, {0x4000A0004000u, 0x0u, 0x0u}, {0x800040008000u, 0x0u, 0x0u}, {0x1000200010000u, 0x0u, 0x0u}, {0x2000500020000u, 0x0u, 0x0u}, {0x4000A00040000u, 0x0u, 0x0u}, {0x8001400080000u, 0x0u, 0x0u}, {0x10002800100000u, 0x0u, 0x0u}, {0x20005000200000u, 0x0u, 0x0u}, {0x4000A000400000u, 0x0u, 0x0u}, {0x80014000800000u, 0x0u, 0x0u}, {0x100028001000000u, 0x0u, 0x0u}, {0x200050002000000u, 0x0u, 0x0u}, {0x4000A0004000000u, 0x0u, 0x0u}, {0x800140008000000u, 0x0u, 0x0u}, {0x1000280010000000u, 0x0u, 0x0u}, {0x2000500020000000u, 0x0u, 0x0u}, {0x4000A00040000000u, 0x0u, 0x0u}, {0x8000400080000000u, 0x0u, 0x0u}, {0x2000100000000u, 0x1u, 0x0u}, {0x5000200000000u, 0x2u, 0x0u}, {0xA000400000000u, 0x4u, 0x0u}, {0x14000800000000u, 0x8u, 0x0u}, {0x28001000000000u, 0x10u, 0x0u}, {0x50002000000000u, 0x20u, 0x0u}, {0xA0004000000000u, 0x40u, 0x0u}, {0x140008000000000u, 0x80u, 0x0u}, {0x280010000000000u, 0x100u, 0x0u}, {0x500020000000000u, 0x200u, 0x0u}, {0xA00040000000000u, 0x400u, 0x0u}, {0x1400080000000000u, 0x800u, 0x0u}, {0x2800100000000000u, 0x1000u, 0x0u}, {0x5000200000000000u, 0x2000u, 0x0u}, {0xA000400000000000u, 0x4000u, 0x0u}, {0x4000800000000000u, 0x8000u, 0x0u}, {0x1000000000000u, 0x10002u, 0x0u}, {0x2000000000000u, 0x20005u, 0x0u}, {0x4000000000000u, 0x4000Au, 0x0u}, {0x8000000000000u, 0x80014u, 0x0u}, {0x10000000000000u, 0x100028u, 0x0u}, {0x20000000000000u, 0x200050u, 0x0u}, {0x40000000000000u, 0x4000A0u, 0x0u}, {0x80000000000000u, 0x800140u, 0x0u}, {0x100000000000000u, 0x1000280u, 0x0u}, {0x200000000000000u, 0x2000500u, 0x0u}, {0x400000000000000u, 0x4000A00u, 0x0u}, {0x800000000000000u, 0x8001400u, 0x0u}, {0x1000000000000000u, 0x10002800u, 0x0u}, {0x2000000000000000u, 0x20005000u, 0x0u}, {0x4000000000000000u, 0x4000A000u, 0x0u}, {0x8000000000000000u, 0x80004000u, 0x0u}, {0x0u, 0x100020001u, 0x0u}, {0x0u, 0x200050002u, 0x0u}, {0x0u, 0x4000A0004u, 0x0u}, {0x0u, 0x800140008u, 0x0u}, {0x0u, 0x1000280010u, 0x0u}, {0x0u, 0x2000500020u, 0x0u}, {0x0u, 0x4000A00040u, 0x0u}, {0x0u, 0x8001400080u, 0x0u}, {0x0u, 0x10002800100u, 0x0u}, {0x0u, 0x20005000200u, 0x0u}, {0x0u, 0x4000A000400u, 0x0u}, {0x0u, 0x80014000800u, 0x0u}, {0x0u, 0x100028001000u, 0x0u}, {0x0u, 0x200050002000u, 0x0u}, {0x0u, 0x4000A0004000u, 0x0u}, {0x0u, 0x800040008000u, 0x0u}, {0x0u, 0x1000200010000u, 0x0u}, {0x0u, 0x2000500020000u, 0x0u}, {0x0u, 0x4000A00040000u, 0x0u}, {0x0u, 0x8001400080000u, 0x0u}, {0x0u, 0x10002800100000u, 0x0u}, {0x0u, 0x20005000200000u, 0x0u}, {0x0u, 0x4000A000400000u, 0x0u}, {0x0u, 0x80014000800000u, 0x0u}, {0x0u, 0x100028001000000u, 0x0u}, {0x0u, 0x200050002000000u, 0x0u}, {0x0u, 0x4000A0004000000u, 0x0u}, {0x0u, 0x800140008000000u, 0x0u}, {0x0u, 0x1000280010000000u, 0x0u}, {0x0u, 0x2000500020000000u, 0x0u}, {0x0u, 0x4000A00040000000u, 0x0u}, {0x0u, 0x8000400080000000u, 0x0u}, {0x0u, 0x2000100000000u, 0x1u}, {0x0u, 0x5000200000000u, 0x2u}, {0x0u, 0xA000400000000u, 0x4u}, {0x0u, 0x14000800000000u, 0x8u}, {0x0u, 0x28001000000000u, 0x10u}, {0x0u, 0x50002000000000u, 0x20u}, {0x0u, 0xA0004000000000u, 0x40u}, {0x0u, 0x140008000000000u, 0x80u}, {0x0u, 0x280010000000000u, 0x100u}, {0x0u, 0x500020000000000u, 0x200u}, {0x0u, 0xA00040000000000u, 0x400u}, {0x0u, 0x1400080000000000u, 0x800u}, {0x0u, 0x2800100000000000u, 0x1000u}, {0x0u, 0x5000200000000000u, 0x2000u}, {0x0u, 0xA000400000000000u, 0x4000u}, {0x0u, 0x4000800000000000u, 0x8000u}, {0x0u, 0x1000000000000u, 0x10002u}, {0x0u, 0x2000000000000u, 0x20005u}, {0x0u, 0x4000000000000u, 0x4000Au}, {0x0u, 0x8000000000000u, 0x80014u}, {0x0u, 0x10000000000000u, 0x100028u}, {0x0u, 0x20000000000000u, 0x200050u}, {0x0u, 0x40000000000000u, 0x4000A0u}, {0x0u, 0x80000000000000u, 0x800140u}, {0x0u, 0x100000000000000u, 0x1000280u}, {0x0u, 0x200000000000000u, 0x2000500u}, {0x0u, 0x400000000000000u, 0x4000A00u}, {0x0u, 0x800000000000000u, 0x8001400u}, {0x0u, 0x1000000000000000u, 0x10002800u}, {0x0u, 0x2000000000000000u, 0x20005000u}, {0x0u, 0x4000000000000000u, 0x4000A000u}, {0x0u, 0x8000000000000000u, 0x80004000u}, {0x0u, 0x0u, 0x100020001u}, {0x0u, 0x0u, 0x200050002u}, {0x0u, 0x0u, 0x4000A0004u}, {0x0u, 0x0u, 0x800140008u}, {0x0u, 0x0u, 0x1000280010u}, {0x0u, 0x0u, 0x2000500020u}, {0x0u, 0x0u, 0x4000A00040u}, {0x0u, 0x0u, 0x8001400080u}, {0x0u, 0x0u, 0x10002800100u}, {0x0u, 0x0u, 0x20005000200u}, {0x0u, 0x0u, 0x4000A000400u}, {0x0u, 0x0u, 0x80014000800u}, {0x0u, 0x0u, 0x100028001000u}, {0x0u, 0x0u, 0x200050002000u}, {0x0u, 0x0u, 0x4000A0004000u}, {0x0u, 0x0u, 0x800040008000u}, {0x0u, 0x0u, 0x200010000u}, {0x0u, 0x0u, 0x500020000u}, {0x0u, 0x0u, 0xA00040000u}, {0x0u, 0x0u, 0x1400080000u}, {0x0u, 0x0u, 0x2800100000u}, {0x0u, 0x0u, 0x5000200000u}, {0x0u, 0x0u, 0xA000400000u}, {0x0u, 0x0u, 0x14000800000u}, {0x0u, 0x0u, 0x28001000000u}, {0x0u, 0x0u, 0x50002000000u}, {0x0u, 0x0u, 0xA0004000000u}, {0x0u, 0x0u, 0x140008000000u}, {0x0u, 0x0u, 0x280010000000u}, {0x0u, 0x0u, 0x500020000000u}, {0x0u, 0x0u, 0xA00040000000u}, {0x0u, 0x0u, 0x400080000000u}};
    """
    const int NO_INT
    const uint16_t BAGS_1_6_4[209][4]
    const uint64_t BLOCK0_2_2[176][3]
    const int16_t COLUMN0_0[6]
    const int16_t COLUMN0_1[6]
    const uint64_t CORNERS0_2_2[176][3]
    const uint64_t NEAR0[176][3]

# ------------------------------------------------------------------ the state
cdef struct State:
    Head head
    uint64_t i1_flipped[3]
    uint64_t i2_ruined[3]
    uint64_t i4_treasure[3]
    uint64_t i7_supply[1]
    uint16_t i11_bag[4]
    uint16_t i12_box[4]
    uint16_t i13_hand[16]
    uint16_t i14_points[16]
    uint8_t i0_tile[176]
    uint8_t i3_leader[176]
    uint8_t i5_monument[176]
    uint8_t i6_union[1]
    uint8_t i8_catastrophes[4]
    uint8_t i9_actions[1]
    uint8_t i10_failed_draw[1]
    uint8_t i15_treasures[4]
    uint8_t padding[5]
    uint16_t back59
    int32_t v56
    int32_t v174
    int32_t v175
    int32_t left0
    int32_t done175
    int32_t first175
    uint16_t back63
    int32_t v60
    int32_t v179
    int32_t left1
    int32_t done179
    int32_t first179
    uint16_t back64
    int32_t v61
    uint16_t back28
    int32_t v4
    int32_t v5
    int32_t v3
    int32_t v129
    int32_t v134
    uint16_t back31
    int32_t v10
    int32_t v11
    int32_t v9
    int32_t v136
    uint16_t back56
    uint16_t v52[4]
    int32_t v51
    uint16_t back36
    int32_t v17
    int32_t v18
    int32_t v19
    int32_t v139
    int32_t v141
    int32_t v142
    int32_t v143
    int32_t v144
    int32_t v145
    int32_t v146
    uint16_t back41
    int32_t v26
    int32_t v149
    int32_t v152
    int32_t v154
    int32_t v156
    uint16_t back53
    int32_t v46
    b3 v170
    int32_t v171
    int32_t v173
    uint16_t back35
    int32_t v15
    int32_t v16
    int32_t left2
    b3 rest170
    uint16_t back46
    int32_t v38
    int32_t v39
    int32_t left3
    uint16_t back44
    int32_t v27
    int32_t v28
    int32_t v29
    int32_t v30
    int32_t v157
    int32_t v158
    int32_t v159
    int32_t v160
    int32_t v161
    int32_t v162
    int32_t v163
    b3 v165
    int32_t v166
    b3 pi0_tile[5]
    b3 pi3_leader[9]
    b3 pi5_monument[7]
    int32_t view0_stale
    int32_t view0_n
    b3 view0_all
    b3 view0_seeds
    b3 view0_level[3]
    b3 view0_body[20]
    b3 view0_edge[20]

cdef struct Legal0:
    b1 g0[1]
    int32_t g0_n[1]

cdef struct Legal1:
    b1 g0[1]
    int32_t g0_n[1]

cdef struct Legal2:
    b1 g0[1]
    int32_t g0_n[1]

cdef struct Legal3:
    b1 g0[1]
    int32_t g0_n[1]

cdef struct Legal4:
    b1 g0[1]
    int32_t g0_n[1]

cdef struct Legal5:
    b1 g1[1]
    int32_t g1_n[1]
    b3 g0[6]
    int32_t g0_n[6]

cdef struct Legal6:
    b3 g0[1]
    int32_t g0_n[1]

cdef struct Legal7:
    b3 g0[4]
    int32_t g0_n[4]
    b1 g1[1]
    int32_t g1_n[1]
    b3 g2[4]
    int32_t g2_n[4]
    b3 g3[1]
    int32_t g3_n[1]
    uint16_t g4[4]
    int32_t g4_n[1]
    b1 g5[1]
    int32_t g5_n[1]

cdef union AnyLegal:
    Legal0 of0
    Legal1 of1
    Legal2 of2
    Legal3 of3
    Legal4 of4
    Legal5 of5
    Legal6 of6
    Legal7 of7


cdef inline void set_fault(State* s, int number) noexcept nogil:
    if not s.head.fault:
        s.head.fault = <uint16_t>number


cdef int wait_again(State* s, int pc) noexcept nogil:
    s.head.question = <uint16_t>((pc - AGAIN) // MOST_SEATS)
    s.head.seat = <uint8_t>((pc - AGAIN) % MOST_SEATS)
    s.head.held = 1
    return ASK


# ------------------------------------------------------------------ the rules
cdef inline b3 d42_supporters(State* s, int v87, int v88) noexcept nogil:  # supporters
    cdef b3 t1
    cdef b3 t2
    t1 = m22_area(s, (<int>s.i6_union[0] - 1))
    t2 = flood0(t1, b3_bit(v88))
    return b3_and(t2, s.pi0_tile[1 + v87])


cdef void f54_take_treasure(State* s, int v47, int v48, Context* ctx) noexcept nogil:  # take_treasure
    cdef b3 t1
    cdef b3 t2
    cdef int t3
    ctx.fired[54] += 1
    t1 = b3_bit(v48)
    t2 = b3_load(&s.i4_treasure[(0) * 3])
    if b3_any(b3_andnot(t1, t2)):
        set_fault(s, 32)
    else:
        b3_store(&s.i4_treasure[(0) * 3], b3_andnot(t2, t1))
    if True:
        t3 = <int>s.i15_treasures[v47] + 1
        if 0 <= t3 <= 14:
            s.i15_treasures[v47] = t3
        else:
            set_fault(s, 33)


cdef b3 d52_prizes(State* s, b3 v98) noexcept nogil:  # prizes
    cdef b3 t1
    cdef b3 t2
    cdef b3 v100
    cdef b3 t3
    t1 = d51_hoard(s, v98)
    t2 = b3_of(<uint64_t>0x80020000, <uint64_t>0x2000000000000, <uint64_t>0x4000)
    v100 = b3_and(t1, t2)
    if (not (not b3_any(v100))):
        t3 = v100
    else:
        t3 = t1
    return t3


cdef inline b3 d39_rivals(State* s, int v84) noexcept nogil:  # rivals
    cdef b3 t1
    t1 = part_view0(s, (<int>s.i6_union[0] - 1))
    return b3_and(t1, s.pi3_leader[1 + v84])


cdef inline int d38_prize(State* s, int v83) noexcept nogil:  # prize
    return 1


cdef inline int d26_leader_in(State* s, b3 v73, int v74) noexcept nogil:  # leader_in
    return b3_low(b3_and(v73, s.pi3_leader[1 + v74]))


cdef inline int d40_at_war(State* s, int v86) noexcept nogil:  # at_war
    cdef b3 t1
    t1 = d39_rivals(s, v86)
    return (b3_count(t1) > 1)


cdef inline b3 d51_hoard(State* s, b3 v96) noexcept nogil:  # hoard
    cdef b3 t1
    t1 = b3_load(&s.i4_treasure[(0) * 3])
    return b3_and(v96, t1)


cdef void f34_score_tile(State* s, int v12, int v13, int v14, Context* ctx) noexcept nogil:  # score_tile
    cdef b3 t1
    cdef int t2
    cdef int v137
    cdef int t3
    cdef int t4
    cdef int t5
    ctx.fired[34] += 1
    t1 = part_view0(s, v14)
    t2 = d33_earner(s, v13, t1)
    v137 = t2
    if (not (v137 == -1)):
        t3 = (v137) * 4 + v13
        t4 = d32_tile_points(s, v13, v14)
        if not (v137 >= 0):
            set_fault(s, 34)
        if v137 >= 0:
            t5 = <int>s.i14_points[t3] + t4
            if 0 <= t5 <= 60000:
                s.i14_points[t3] = t5
            else:
                set_fault(s, 35)


cdef inline int d32_tile_points(State* s, int v78, int v79) noexcept nogil:  # tile_points
    return 1


cdef int d33_earner(State* s, int v80, b3 v81) noexcept nogil:  # earner
    cdef int t1
    cdef int v82
    cdef int t2
    cdef int t3
    cdef int t4
    cdef int t5
    t1 = d26_leader_in(s, v81, v80)
    v82 = t1
    if (not (v82 == -1)):
        t2 = ((<int>s.i3_leader[v82] - 1) if v82 >= 0 else -1)
        t5 = ((t2 % 4) if t2 >= 0 else -1)
    else:
        t3 = d26_leader_in(s, v81, 0)
        t4 = ((<int>s.i3_leader[t3] - 1) if t3 >= 0 else -1)
        t5 = ((t4 % 4) if t4 >= 0 else -1)
    return t5


cdef inline void set_i0_tile(State* s, int at, int value) noexcept nogil:  # tile
    cdef int old
    cdef uint64_t bit
    old = (<int>s.i0_tile[at] - 1)
    bit = (<uint64_t>1) << (at & 63)
    if old >= 0:
        (<uint64_t*>&s.pi0_tile[0])[at >> 6] &= ~bit
        (<uint64_t*>&s.pi0_tile[1 + old])[at >> 6] &= ~bit
    s.i0_tile[at] = (value + 1)
    if value >= 0:
        (<uint64_t*>&s.pi0_tile[0])[at >> 6] |= bit
        (<uint64_t*>&s.pi0_tile[1 + value])[at >> 6] |= bit
    s.view0_stale = 1


cdef b3 m22_area(State* s, int v1) noexcept nogil:  # area
    cdef b3 t1
    cdef b3 t2
    cdef b3 t3
    cdef b3 t4
    t1 = b3_or(s.pi0_tile[0], s.pi3_leader[0])
    t2 = b3_load(&s.i1_flipped[(0) * 3])
    t3 = b3_or(t1, t2)
    t4 = b3_andnot(b3_first(176), (b3_bit(v1) if v1 >= 0 else b3_none()))
    return b3_and(t3, t4)


cdef b3 part_view0(State* s, int cell) noexcept nogil:  # area
    cdef int t1
    if cell < 0:
        return b3_none()
    renew_view0(s)
    for t1 in range(s.view0_n):
        if bit_at(<const uint64_t*>&s.view0_body[t1], cell):
            return s.view0_body[t1]
    return flood0(m22_area(s, -1), b3_bit(cell))


cdef inline void set_i3_leader(State* s, int at, int value) noexcept nogil:  # leader
    cdef int old
    cdef uint64_t bit
    old = (<int>s.i3_leader[at] - 1)
    bit = (<uint64_t>1) << (at & 63)
    if old >= 0:
        (<uint64_t*>&s.pi3_leader[0])[at >> 6] &= ~bit
        (<uint64_t*>&s.pi3_leader[1 + (old // 4) % 4])[at >> 6] &= ~bit
        (<uint64_t*>&s.pi3_leader[5 + (old // 1) % 4])[at >> 6] &= ~bit
    s.i3_leader[at] = (value + 1)
    if value >= 0:
        (<uint64_t*>&s.pi3_leader[0])[at >> 6] |= bit
        (<uint64_t*>&s.pi3_leader[1 + (value // 4) % 4])[at >> 6] |= bit
        (<uint64_t*>&s.pi3_leader[5 + (value // 1) % 4])[at >> 6] |= bit
    s.view0_stale = 1


cdef void a57_end_turn(State* s, int v53, Context* ctx) noexcept nogil:  # end_turn
    ctx.fired[57] += 1
    if True:
        s.i9_actions[0] = 0


cdef void a55_place_catastrophe(State* s, int v49, int v50, Context* ctx) noexcept nogil:  # place_catastrophe
    cdef int t1
    cdef int v1000142
    cdef b3 t2
    cdef b3 t3
    ctx.fired[55] += 1
    if True:
        t1 = <int>s.i8_catastrophes[v49] - 1
        if 0 <= t1 <= 2:
            s.i8_catastrophes[v49] = t1
        else:
            set_fault(s, 37)
    v1000142 = (<int>s.i0_tile[v50] - 1)
    if v1000142 >= 0:
        set_i0_tile(s, v50, -1)
        if s.i12_box[(0) * 4 + v1000142] + 1 > 65535:
            set_fault(s, 38)
        else:
            s.i12_box[(0) * 4 + v1000142] = <uint16_t>(s.i12_box[(0) * 4 + v1000142] + 1)
    t2 = b3_bit(v50)
    t3 = b3_load(&s.i2_ruined[(0) * 3])
    if b3_any(b3_and(t3, t2)):
        set_fault(s, 39)
    else:
        b3_store(&s.i2_ruined[(0) * 3], b3_or(t3, t2))
    f30_send_home(s, v49, ctx)


cdef void f30_send_home(State* s, int v8, Context* ctx) noexcept nogil:  # send_home
    cdef b3 t1
    cdef b3 t2
    cdef b3 t3
    cdef b3 t4
    cdef b3 t5
    cdef int v135
    ctx.fired[30] += 1
    t1 = b3_first(176)
    while True:
        t3 = s.pi0_tile[2]
        t4 = b3_or(b3_or(b3_or(before0_0(t3), before0_2(t3)), before0_4(t3)), before0_6(t3))
        t5 = b3_andnot(b3_first(176), t4)
        t2 = b3_and(b3_and(t1, s.pi3_leader[0]), t5)
        if not b3_any(t2):
            break
        v135 = b3_low(t2)
        t1 = b3_above(t1, v135)
        if True:
            set_i3_leader(s, v135, -1)


cdef void a29_withdraw_leader(State* s, int v6, int v7, Context* ctx) noexcept nogil:  # withdraw_leader
    cdef int t1
    ctx.fired[29] += 1
    t1 = d25_stand(s, v7, v6)
    if not (t1 >= 0):
        set_fault(s, 42)
    if t1 >= 0:
        set_i3_leader(s, t1, -1)


cdef int w57_end_turn(State* s, int v53) noexcept nogil:  # end_turn
    return -1


cdef int w56_swap(State* s, int v51, const uint16_t* v52) noexcept nogil:  # swap
    if not bag_within(v52, (&s.i13_hand[(v51) * 4]), 4):
        return 17
    return -1


cdef int w55_place_catastrophe(State* s, int v49, int v50) noexcept nogil:  # place_catastrophe
    cdef int t1
    if not (<int>s.i8_catastrophes[v49] > 0):
        return 14
    t1 = d21_vacant(s, v50)
    if not (t1 or (not ((<int>s.i0_tile[v50] - 1) == -1))):
        return 15
    if not (not bit_at(&s.i4_treasure[0], v50)):
        return 16
    return -1


cdef inline int d21_vacant(State* s, int v63) noexcept nogil:  # vacant
    cdef int t1
    t1 = d20_joins(s, v63)
    return ((not t1) and (not bit_at(&s.i2_ruined[0], v63)))


cdef inline int d20_joins(State* s, int v62) noexcept nogil:  # joins
    return (((not ((<int>s.i0_tile[v62] - 1) == -1)) or (not ((<int>s.i3_leader[v62] - 1) == -1))) or bit_at(&s.i1_flipped[0], v62))


cdef int w31_place_tile(State* s, int v9, int v10, int v11) noexcept nogil:  # place_tile
    cdef int t1
    cdef int t2
    cdef int t3
    cdef b3 v1000150
    cdef b3 t4
    cdef b3 t5
    if not ((&s.i13_hand[(v9) * 4])[v10] > 0):
        return 6
    t1 = d21_vacant(s, v11)
    if not t1:
        return 7
    if not (b3_has(b3_of(<uint64_t>0xE00F3018101011F0, <uint64_t>0x1078700F4000C000, <uint64_t>0x1FC0), v11) == (v10 == 2)):
        return 8
    t2 = 0
    renew_view0(s)
    t4 = b3_none()
    t5 = b3_none()
    if s.view0_stale:
        t5 = m22_area(s, -1)
        t4 = b3_and(t5, s.pi3_leader[0])
    t3 = -1
    while True:
        t3 += 1
        if t3 < s.view0_n:
            v1000150 = s.view0_body[t3]
        elif b3_any(t4):
            v1000150 = flood0(t5, b3_bit(b3_low(t4)))
            t4 = b3_andnot(t4, v1000150)
        else:
            break
        if b3_has(b3_andnot(spread0(v1000150), v1000150), v11):
            t2 += 1
    if not (t2 <= 2):
        return 9
    return -1


cdef int w29_withdraw_leader(State* s, int v6, int v7) noexcept nogil:  # withdraw_leader
    cdef b3 t1
    cdef int t2
    cdef b3 t3
    t1 = b3_first(176)
    t2 = ((v7) * 4 + v6)
    t3 = b3_and(s.pi3_leader[1 + (t2 // 4)], s.pi3_leader[5 + (t2 % 4)])
    if not (not (not b3_any(b3_and(t1, t3)))):
        return 5
    return -1


cdef int w28_place_leader(State* s, int v3, int v4, int v5) noexcept nogil:  # place_leader
    cdef int t1
    cdef int v129
    cdef int v130
    cdef int t2
    cdef int t3
    cdef int t4
    cdef b3 t5
    cdef b3 t6
    cdef b3 v1000157
    t1 = d25_stand(s, v4, v3)
    v129 = t1
    v130 = v129
    if not (not (v5 == v129)):
        return 0
    t2 = d21_vacant(s, v5)
    if not t2:
        return 1
    if not (not b3_has(b3_of(<uint64_t>0xE00F3018101011F0, <uint64_t>0x1078700F4000C000, <uint64_t>0x1FC0), v5)):
        return 2
    t3 = d27_supported(s, v5)
    if not t3:
        return 3
    t4 = 0
    t5 = m22_area(s, v130)
    t6 = b3_and(t5, s.pi3_leader[0])
    while b3_any(t6):
        v1000157 = flood0(t5, b3_bit(b3_low(t6)))
        t6 = b3_andnot(t6, v1000157)
        if b3_has(b3_andnot(spread0(v1000157), v1000157), v5):
            t4 += 1
    if not (t4 <= 1):
        return 4
    return -1


cdef inline int d27_supported(State* s, int v76) noexcept nogil:  # supported
    cdef b3 t1
    t1 = b3_load(NEAR0[v76])
    return b3_any(b3_and(t1, s.pi0_tile[2]))


cdef b3* gap_view0_2(State* s, int gap, b3* room) noexcept nogil:  # area
    cdef b3 t1
    cdef b3 t2
    cdef b3 t3
    cdef b3 t4
    cdef int t5
    if gap < 0:
        return &s.view0_level[0]
    if s.view0_stale:
        stream_view0(s, gap, room)
        return room
    for t5 in range(s.view0_n):
        if not bit_at(<const uint64_t*>&s.view0_body[t5], gap):
            continue
        t1 = s.view0_edge[t5]
        room[0] = b3_or(s.view0_level[1], b3_andnot(s.view0_level[0], t1))
        room[1] = b3_or(s.view0_level[2], b3_andnot(s.view0_level[1], t1))
        t2 = b3_andnot(s.view0_body[t5], b3_bit(gap))
        t3 = b3_and(t2, s.view0_seeds)
        t4 = t2
        while b3_any(t3):
            if b3_count(b3_and(b3_load(NEAR0[gap]), t2)) > 1:
                t4 = flood0(t2, b3_bit(b3_low(t3)))
            t3 = b3_andnot(t3, t4)
            t1 = b3_andnot(spread0(t4), t4)
            room[1] = b3_or(room[1], b3_and(room[0], t1))
            room[0] = b3_or(room[0], t1)
        return room
    return &s.view0_level[0]


cdef void stream_view0(State* s, int gap, b3* levels) noexcept nogil:  # area
    cdef b3 t1
    cdef b3 t2
    cdef b3 t3
    cdef b3 t4
    t1 = m22_area(s, gap)
    t2 = b3_and(t1, s.pi3_leader[0])
    levels[0] = b3_none()
    levels[1] = b3_none()
    levels[2] = b3_none()
    while b3_any(t2):
        t3 = flood0(t1, b3_bit(b3_low(t2)))
        t2 = b3_andnot(t2, t3)
        t4 = b3_andnot(spread0(t3), t3)
        levels[2] = b3_or(levels[2], b3_and(levels[1], t4))
        levels[1] = b3_or(levels[1], b3_and(levels[0], t4))
        levels[0] = b3_or(levels[0], t4)


cdef b3 flood0(b3 members, b3 seed) noexcept nogil:
    cdef b3 old
    cdef b3 new
    new = b3_and(seed, members)
    while True:
        old = new
        new = b3_and(spread0(old), members)
        if b3_eq(old, new):
            return new


cdef inline b3 spread0(b3 x) noexcept nogil:
    cdef b3 t1
    cdef b3 t2
    cdef b3 t3
    cdef b3 t4
    cdef b3 t5
    cdef b3 t6
    cdef b3 t7
    cdef b3 t8
    cdef b3 t9
    t1 = x
    t2 = b3_none()
    t3 = b3_and(x, b3_of(<uint64_t>0xFFFFFFFFFFFF0000, <uint64_t>0xFFFFFFFFFFFFFFFF, <uint64_t>0xFFFFFFFFFFFF))
    t2.w0 |= (t3.w0 >> 16) | (t3.w1 << 48)
    t2.w1 |= (t3.w1 >> 16) | (t3.w2 << 48)
    t2.w2 |= (t3.w2 >> 16)
    t1 = b3_or(t1, t2)
    t4 = b3_none()
    t5 = b3_and(x, b3_of(<uint64_t>0x7FFF7FFF7FFF7FFF, <uint64_t>0x7FFF7FFF7FFF7FFF, <uint64_t>0x7FFF7FFF7FFF))
    t4.w0 |= (t5.w0 << 1)
    t4.w1 |= (t5.w1 << 1) | (t5.w0 >> 63)
    t4.w2 |= (t5.w2 << 1) | (t5.w1 >> 63)
    t1 = b3_or(t1, t4)
    t6 = b3_none()
    t7 = b3_and(x, b3_of(<uint64_t>0xFFFFFFFFFFFFFFFF, <uint64_t>0xFFFFFFFFFFFFFFFF, <uint64_t>0xFFFFFFFF))
    t6.w0 |= (t7.w0 << 16)
    t6.w1 |= (t7.w1 << 16) | (t7.w0 >> 48)
    t6.w2 |= (t7.w2 << 16) | (t7.w1 >> 48)
    t1 = b3_or(t1, t6)
    t8 = b3_none()
    t9 = b3_and(x, b3_of(<uint64_t>0xFFFEFFFEFFFEFFFE, <uint64_t>0xFFFEFFFEFFFEFFFE, <uint64_t>0xFFFEFFFEFFFE))
    t8.w0 |= (t9.w0 >> 1) | (t9.w1 << 63)
    t8.w1 |= (t9.w1 >> 1) | (t9.w2 << 63)
    t8.w2 |= (t9.w2 >> 1)
    t1 = b3_or(t1, t8)
    return t1


cdef inline void renew_view0(State* s) noexcept nogil:
    if s.view0_stale:
        renew_view0_now(s)


cdef void renew_view0_now(State* s) noexcept nogil:  # area
    cdef b3 t1
    cdef b3 t2
    cdef b3 t3
    cdef b3 t4
    cdef b3 t5
    cdef b3 t6
    cdef int t7
    cdef int t8
    cdef b3 t9
    t1 = m22_area(s, -1)
    t2 = b3_and(t1, s.pi3_leader[0])
    t3 = b3_or(b3_andnot(s.view0_all, t1), b3_andnot(s.view0_seeds, t2))
    t4 = b3_andnot(t1, s.view0_all)
    t5 = b3_none()
    t8 = 0
    for t7 in range(s.view0_n):
        t6 = s.view0_body[t7]
        if b3_any(b3_and(t6, b3_or(t3, t5))):
            continue
        if b3_any(b3_and(s.view0_edge[t7], t4)):
            t6 = flood0(t1, t6)
            s.view0_edge[t8] = b3_andnot(spread0(t6), t6)
        elif t8 != t7:
            s.view0_edge[t8] = s.view0_edge[t7]
        s.view0_body[t8] = t6
        t5 = b3_or(t5, t6)
        t8 += 1
    t9 = b3_andnot(t2, t5)
    while b3_any(t9):
        t6 = flood0(t1, b3_bit(b3_low(t9)))
        t9 = b3_andnot(t9, t6)
        if t8 == 20:
            stream_view0(s, -1, s.view0_level)
            s.view0_n = 0
            s.view0_all = b3_none()
            s.view0_seeds = b3_none()
            s.view0_stale = 2
            return
        s.view0_body[t8] = t6
        s.view0_edge[t8] = b3_andnot(spread0(t6), t6)
        t8 += 1
    s.view0_n = t8
    s.view0_all = t1
    s.view0_seeds = t2
    s.view0_stale = 0
    s.view0_level[0] = b3_none()
    s.view0_level[1] = b3_none()
    s.view0_level[2] = b3_none()
    for t7 in range(t8):
        s.view0_level[2] = b3_or(s.view0_level[2], b3_and(s.view0_level[1], s.view0_edge[t7]))
        s.view0_level[1] = b3_or(s.view0_level[1], b3_and(s.view0_level[0], s.view0_edge[t7]))
        s.view0_level[0] = b3_or(s.view0_level[0], s.view0_edge[t7])


cdef inline b3 before0_6(b3 x) noexcept nogil:
    cdef b3 t1
    cdef b3 t2
    t1 = b3_none()
    t2 = b3_and(x, b3_of(<uint64_t>0x7FFF7FFF7FFF7FFF, <uint64_t>0x7FFF7FFF7FFF7FFF, <uint64_t>0x7FFF7FFF7FFF))
    t1.w0 |= (t2.w0 << 1)
    t1.w1 |= (t2.w1 << 1) | (t2.w0 >> 63)
    t1.w2 |= (t2.w2 << 1) | (t2.w1 >> 63)
    return t1


cdef inline b3 before0_4(b3 x) noexcept nogil:
    cdef b3 t1
    cdef b3 t2
    t1 = b3_none()
    t2 = b3_and(x, b3_of(<uint64_t>0xFFFFFFFFFFFF0000, <uint64_t>0xFFFFFFFFFFFFFFFF, <uint64_t>0xFFFFFFFFFFFF))
    t1.w0 |= (t2.w0 >> 16) | (t2.w1 << 48)
    t1.w1 |= (t2.w1 >> 16) | (t2.w2 << 48)
    t1.w2 |= (t2.w2 >> 16)
    return t1


cdef inline b3 before0_2(b3 x) noexcept nogil:
    cdef b3 t1
    cdef b3 t2
    t1 = b3_none()
    t2 = b3_and(x, b3_of(<uint64_t>0xFFFEFFFEFFFEFFFE, <uint64_t>0xFFFEFFFEFFFEFFFE, <uint64_t>0xFFFEFFFEFFFE))
    t1.w0 |= (t2.w0 >> 1) | (t2.w1 << 63)
    t1.w1 |= (t2.w1 >> 1) | (t2.w2 << 63)
    t1.w2 |= (t2.w2 >> 1)
    return t1


cdef inline b3 before0_0(b3 x) noexcept nogil:
    cdef b3 t1
    cdef b3 t2
    t1 = b3_none()
    t2 = b3_and(x, b3_of(<uint64_t>0xFFFFFFFFFFFFFFFF, <uint64_t>0xFFFFFFFFFFFFFFFF, <uint64_t>0xFFFFFFFF))
    t1.w0 |= (t2.w0 << 16)
    t1.w1 |= (t2.w1 << 16) | (t2.w0 >> 48)
    t1.w2 |= (t2.w2 << 16) | (t2.w1 >> 48)
    return t1


cdef inline int d25_stand(State* s, int v70, int v71) noexcept nogil:  # stand
    cdef b3 t1
    cdef int t2
    cdef b3 t3
    t1 = b3_first(176)
    t2 = ((v70) * 4 + v71)
    t3 = b3_and(s.pi3_leader[1 + (t2 // 4)], s.pi3_leader[5 + (t2 % 4)])
    return b3_low(b3_and(t1, t3))


cdef void f58_draw_tiles(State* s, int v54, int v55, Context* ctx) noexcept nogil:  # draw_tiles
    cdef int t1
    cdef int t2
    cdef int t3
    cdef int v1000159
    cdef int t4
    cdef int t5
    cdef int t6
    cdef int t7
    cdef int v1000160
    ctx.fired[58] += 1
    if (v55 <= bag_size((&s.i11_bag[0]), 4)):
        t1 = bag_size(&s.i11_bag[(0) * 4], 4)
        if v55 > t1:
            set_fault(s, 43)
        for t2 in range(v55 if v55 <= t1 else 0):
            t3 = draw_unit(&s.i11_bag[(0) * 4], 4, t1, &ctx.rng)
            t1 -= 1
            v1000159 = t3
            if s.i13_hand[(v54) * 4 + v1000159] + 1 > 65535:
                set_fault(s, 44)
            else:
                s.i13_hand[(v54) * 4 + v1000159] = <uint16_t>(s.i13_hand[(v54) * 4 + v1000159] + 1)
    else:
        t4 = bag_size((&s.i11_bag[0]), 4)
        t5 = bag_size(&s.i11_bag[(0) * 4], 4)
        if t4 > t5:
            set_fault(s, 45)
        for t6 in range(t4 if t4 <= t5 else 0):
            t7 = draw_unit(&s.i11_bag[(0) * 4], 4, t5, &ctx.rng)
            t5 -= 1
            v1000160 = t7
            if s.i13_hand[(v54) * 4 + v1000160] + 1 > 65535:
                set_fault(s, 46)
            else:
                s.i13_hand[(v54) * 4 + v1000160] = <uint16_t>(s.i13_hand[(v54) * 4 + v1000160] + 1)
        if True:
            s.i10_failed_draw[0] = 1


cdef void f50_income(State* s, int v45, Context* ctx) noexcept nogil:  # income
    cdef int v168
    cdef int t1
    cdef int t2
    cdef b3 t3
    cdef b3 t4
    cdef int v169
    cdef int t5
    cdef int t6
    cdef int t7
    ctx.fired[50] += 1
    for t1 in range(4):
        v168 = t1
        t2 = d25_stand(s, v168, v45)
        t3 = part_view0(s, t2)
        t4 = d49_shrines(s, v168, t3)
        v169 = b3_count(t4)
        t5 = (v45) * 4 + v168
        t6 = 1 if 1 < v169 else v169
        if True:
            t7 = <int>s.i14_points[t5] + t6
            if 0 <= t7 <= 60000:
                s.i14_points[t5] = t7
            else:
                set_fault(s, 48)


cdef b3 d49_shrines(State* s, int v93, b3 v94) noexcept nogil:  # shrines
    cdef b3 t1
    cdef b3 t2
    cdef b3 t3
    cdef b3 t4
    t4 = b3_and(v94, s.pi5_monument[0])
    if b3_any(t4):
        t1 = b3_none()
        if v93 == 2:
            t1 = b3_or(t1, s.pi5_monument[1])
        if v93 == 3:
            t1 = b3_or(t1, s.pi5_monument[2])
        if v93 == 2:
            t1 = b3_or(t1, s.pi5_monument[3])
        if v93 == 3:
            t1 = b3_or(t1, s.pi5_monument[4])
        if v93 == 1:
            t1 = b3_or(t1, s.pi5_monument[5])
        if v93 == 1:
            t1 = b3_or(t1, s.pi5_monument[6])
        t2 = b3_none()
        if v93 == 1:
            t2 = b3_or(t2, s.pi5_monument[1])
        if v93 == 0:
            t2 = b3_or(t2, s.pi5_monument[2])
        if v93 == 0:
            t2 = b3_or(t2, s.pi5_monument[3])
        if v93 == 2:
            t2 = b3_or(t2, s.pi5_monument[4])
        if v93 == 3:
            t2 = b3_or(t2, s.pi5_monument[5])
        if v93 == 0:
            t2 = b3_or(t2, s.pi5_monument[6])
        t3 = b3_or(t1, t2)
        t4 = b3_and(t4, t3)
    return t4


cdef void f62_deal(State* s, int v59, Context* ctx) noexcept nogil:  # deal
    cdef b1 t1
    cdef int v177
    cdef int t2
    cdef int v178
    cdef int t3
    cdef int t4
    cdef int t5
    cdef int t6
    cdef int v1000161
    ctx.fired[62] += 1
    t1 = b1_none()
    for t2 in range(6):
        v177 = t2
        if True:
            t1 = b1_or(t1, b1_bit(v177))
    if True:
        b1_store(&s.i7_supply[(0) * 1], t1)
    for t3 in range(s.head.players):
        v178 = t3
        if True:
            s.i8_catastrophes[v178] = 2
        t4 = bag_size(&s.i11_bag[(0) * 4], 4)
        if 6 > t4:
            set_fault(s, 51)
        for t5 in range(6 if 6 <= t4 else 0):
            t6 = draw_unit(&s.i11_bag[(0) * 4], 4, t4, &ctx.rng)
            t4 -= 1
            v1000161 = t6
            if s.i13_hand[(v178) * 4 + v1000161] + 1 > 65535:
                set_fault(s, 52)
            else:
                s.i13_hand[(v178) * 4 + v1000161] = <uint16_t>(s.i13_hand[(v178) * 4 + v1000161] + 1)


cdef void f61_set_temples(State* s, int v58, Context* ctx) noexcept nogil:  # set_temples
    cdef b3 t1
    cdef b3 t2
    cdef int v176
    cdef b3 t3
    cdef b3 t4
    ctx.fired[61] += 1
    t1 = b3_of(<uint64_t>0x2080020400, <uint64_t>0x2010000002000, <uint64_t>0x40000204000)
    while True:
        t2 = t1
        if not b3_any(t2):
            break
        v176 = b3_low(t2)
        t1 = b3_above(t1, v176)
        if s.i11_bag[(0) * 4 + 1] < 1:
            set_fault(s, 53)
        else:
            s.i11_bag[(0) * 4 + 1] = <uint16_t>(s.i11_bag[(0) * 4 + 1] - 1)
        if True:
            if (<int>s.i0_tile[v176] - 1) != -1:
                set_fault(s, 54)
            else:
                set_i0_tile(s, v176, 1)
        t3 = b3_bit(v176)
        t4 = b3_load(&s.i4_treasure[(0) * 3])
        if b3_any(b3_and(t4, t3)):
            set_fault(s, 55)
        else:
            b3_store(&s.i4_treasure[(0) * 3], b3_or(t4, t3))


cdef void f60_fill_bag(State* s, int v57, Context* ctx) noexcept nogil:  # fill_bag
    cdef uint16_t t1[4]
    ctx.fired[60] += 1
    t1[0] = 30
    t1[1] = 57
    t1[2] = 36
    t1[3] = 30
    if True:
        s.i11_bag[(0) * 4 + 0] = t1[0]
        s.i11_bag[(0) * 4 + 1] = t1[1]
        s.i11_bag[(0) * 4 + 2] = t1[2]
        s.i11_bag[(0) * 4 + 3] = t1[3]


cdef void a48_build_monument(State* s, int v41, int v42, int v43, int v44, Context* ctx) noexcept nogil:  # build_monument
    cdef b3 v131
    cdef b1 t1
    cdef b1 t2
    cdef b3 t3
    cdef b3 t4
    cdef int v167
    cdef b3 t5
    cdef b3 t6
    ctx.fired[48] += 1
    v131 = b3_load(BLOCK0_2_2[v43])
    t1 = b1_bit(v44)
    t2 = b1_load(&s.i7_supply[(0) * 1])
    if b1_any(b1_andnot(t1, t2)):
        set_fault(s, 61)
    else:
        b1_store(&s.i7_supply[(0) * 1], b1_andnot(t2, t1))
    if True:
        set_i5_monument(s, v43, v44)
    t3 = v131
    while True:
        t4 = t3
        if not b3_any(t4):
            break
        v167 = b3_low(t4)
        t3 = b3_above(t3, v167)
        if True:
            set_i0_tile(s, v167, -1)
        t5 = b3_bit(v167)
        t6 = b3_load(&s.i1_flipped[(0) * 3])
        if b3_any(b3_and(t6, t5)):
            set_fault(s, 64)
        else:
            b3_store(&s.i1_flipped[(0) * 3], b3_or(t6, t5))
            s.view0_stale = 1
    f30_send_home(s, v41, ctx)


cdef inline void set_i5_monument(State* s, int at, int value) noexcept nogil:  # monument
    cdef int old
    cdef uint64_t bit
    old = (<int>s.i5_monument[at] - 1)
    bit = (<uint64_t>1) << (at & 63)
    if old >= 0:
        (<uint64_t*>&s.pi5_monument[0])[at >> 6] &= ~bit
        (<uint64_t*>&s.pi5_monument[1 + old])[at >> 6] &= ~bit
    s.i5_monument[at] = (value + 1)
    if value >= 0:
        (<uint64_t*>&s.pi5_monument[0])[at >> 6] |= bit
        (<uint64_t*>&s.pi5_monument[1 + value])[at >> 6] |= bit


cdef void a47_build_nothing(State* s, int v40, Context* ctx) noexcept nogil:  # build_nothing
    ctx.fired[47] += 1


cdef int w48_build_monument(State* s, int v41, int v42, int v43, int v44) noexcept nogil:  # build_monument
    cdef b3 v131
    cdef int t1
    cdef b3 t2
    v131 = b3_load(BLOCK0_2_2[v43])
    if not b3_has(v131, v42):
        return 10
    t1 = (<int>s.i0_tile[v42] - 1)
    t2 = (s.pi0_tile[1 + t1] if t1 >= 0 else b3_andnot(b3_first(176), s.pi0_tile[0]))
    if not (not b3_any(b3_andnot(v131, b3_and(v131, t2)))):
        return 11
    if not (((<int>s.i0_tile[v42] - 1) == COLUMN0_0[v44]) or ((<int>s.i0_tile[v42] - 1) == COLUMN0_1[v44])):
        return 12
    if not bit_at(&s.i7_supply[0], v44):
        return 13
    return -1


cdef int w47_build_nothing(State* s, int v40) noexcept nogil:  # build_nothing
    return -1


cdef inline b3 offset0_1_1(b3 x) noexcept nogil:
    cdef b3 t1
    cdef b3 t2
    t1 = b3_none()
    t2 = b3_and(x, b3_of(<uint64_t>0xFFFEFFFEFFFE0000, <uint64_t>0xFFFEFFFEFFFEFFFE, <uint64_t>0xFFFEFFFEFFFE))
    t1.w0 |= (t2.w0 >> 17) | (t2.w1 << 47)
    t1.w1 |= (t2.w1 >> 17) | (t2.w2 << 47)
    t1.w2 |= (t2.w2 >> 17)
    return t1


cdef inline b3 offset0_1_0(b3 x) noexcept nogil:
    cdef b3 t1
    cdef b3 t2
    t1 = b3_none()
    t2 = b3_and(x, b3_of(<uint64_t>0xFFFFFFFFFFFF0000, <uint64_t>0xFFFFFFFFFFFFFFFF, <uint64_t>0xFFFFFFFFFFFF))
    t1.w0 |= (t2.w0 >> 16) | (t2.w1 << 48)
    t1.w1 |= (t2.w1 >> 16) | (t2.w2 << 48)
    t1.w2 |= (t2.w2 >> 16)
    return t1


cdef inline b3 offset0_0_1(b3 x) noexcept nogil:
    cdef b3 t1
    cdef b3 t2
    t1 = b3_none()
    t2 = b3_and(x, b3_of(<uint64_t>0xFFFEFFFEFFFEFFFE, <uint64_t>0xFFFEFFFEFFFEFFFE, <uint64_t>0xFFFEFFFEFFFE))
    t1.w0 |= (t2.w0 >> 1) | (t2.w1 << 63)
    t1.w1 |= (t2.w1 >> 1) | (t2.w2 << 63)
    t1.w2 |= (t2.w2 >> 1)
    return t1


cdef inline b3 offset0_0_0(b3 x) noexcept nogil:
    cdef b3 t1
    cdef b3 t2
    t1 = b3_none()
    t2 = b3_and(x, b3_of(<uint64_t>0xFFFFFFFFFFFFFFFF, <uint64_t>0xFFFFFFFFFFFFFFFF, <uint64_t>0xFFFFFFFFFFFF))
    t1.w0 |= t2.w0
    t1.w1 |= t2.w1
    t1.w2 |= t2.w2
    return t1


cdef void a45_war_commit(State* s, int v31, int v32, int v33, int v34, int v35, int v36, int v37, Context* ctx) noexcept nogil:  # war.commit
    ctx.fired[45] += 1
    if s.i13_hand[(v31) * 4 + v32] < v37:
        set_fault(s, 65)
    else:
        s.i13_hand[(v31) * 4 + v32] = <uint16_t>(s.i13_hand[(v31) * 4 + v32] - v37)
    if s.i12_box[(0) * 4 + v32] + v37 > 65535:
        set_fault(s, 66)
    else:
        s.i12_box[(0) * 4 + v32] = <uint16_t>(s.i12_box[(0) * 4 + v32] + v37)


cdef int w45_war_commit(State* s, int v31, int v32, int v33, int v34, int v35, int v36, int v37) noexcept nogil:  # war.commit
    if not (v37 <= (&s.i13_hand[(v31) * 4])[v32]):
        return 19
    return -1


cdef void a37_revolt_commit(State* s, int v20, int v21, int v22, int v23, int v24, int v25, Context* ctx) noexcept nogil:  # revolt.commit
    ctx.fired[37] += 1
    if s.i13_hand[(v20) * 4 + 1] < v25:
        set_fault(s, 67)
    else:
        s.i13_hand[(v20) * 4 + 1] = <uint16_t>(s.i13_hand[(v20) * 4 + 1] - v25)
    if s.i12_box[(0) * 4 + 1] + v25 > 65535:
        set_fault(s, 68)
    else:
        s.i12_box[(0) * 4 + 1] = <uint16_t>(s.i12_box[(0) * 4 + 1] + v25)


cdef int w37_revolt_commit(State* s, int v20, int v21, int v22, int v23, int v24, int v25) noexcept nogil:  # revolt.commit
    if not (v25 <= (&s.i13_hand[(v20) * 4])[1]):
        return 18
    return -1


cdef int k0_r59_play(State* s, Context* ctx) noexcept nogil:  # play
    cdef int t1
    ctx.fired[59] += 1
    s.head.reason = 2
    f60_fill_bag(s, s.v56, ctx)
    f61_set_temples(s, s.v56, ctx)
    f62_deal(s, s.v56, ctx)
    t1 = b1_chance(b1_first(s.head.players), &ctx.rng)
    if t1 < 0:
        set_fault(s, 1)
    s.v174 = t1 if t1 >= 0 else 0
    s.left0 = 1000
    return 1


cdef int k1_r59_play(State* s, Context* ctx) noexcept nogil:  # play
    if s.left0 <= 0:
        return OVER
    s.left0 -= 1
    s.first175 = s.v174
    s.done175 = 0
    return 2


cdef int k2_r59_play(State* s, Context* ctx) noexcept nogil:  # play
    if s.done175 >= s.head.players:
        return 1
    s.v175 = seat_on(s.first175 + s.done175, s.head.players)
    s.done175 += 1
    s.v60 = s.v175
    s.back63 = 2
    return 3


cdef int k3_r63_turn(State* s, Context* ctx) noexcept nogil:  # turn
    ctx.fired[63] += 1
    if True:
        s.i9_actions[0] = 2
    s.left1 = 2
    return 5


cdef int k4_r63_turn(State* s, Context* ctx) noexcept nogil:  # turn
    f50_income(s, s.v60, ctx)
    s.first179 = s.v60
    s.done179 = 0
    return 7


cdef int k5_r63_turn(State* s, Context* ctx) noexcept nogil:  # turn
    cdef int t1
    if not (<int>s.i9_actions[0] > 0):
        return 4
    if s.left1 <= 0:
        set_fault(s, 3)
        return 4
    s.left1 -= 1
    if True:
        t1 = <int>s.i9_actions[0] - 1
        if 0 <= t1 <= 2:
            s.i9_actions[0] = t1
        else:
            set_fault(s, 4)
    s.v61 = s.v60
    s.back64 = 5
    return 8


cdef int k6_r63_turn(State* s, Context* ctx) noexcept nogil:  # turn
    if (b3_count(b3_load(&s.i4_treasure[(0) * 3])) <= 2):
        s.head.reason = 1
        return OVER
    else:
        return s.back63


cdef int k7_r63_turn(State* s, Context* ctx) noexcept nogil:  # turn
    if s.done179 >= s.head.players:
        return 6
    s.v179 = seat_on(s.first179 + s.done179, s.head.players)
    s.done179 += 1
    f58_draw_tiles(s, s.v179, narrowed((6 - bag_size((&s.i13_hand[(s.v179) * 4]), 4)), 0, 6, &s.head.fault, 5), ctx)
    if <int>s.i10_failed_draw[0]:
        s.head.reason = 0
        return OVER
    else:
        return 7


cdef int k8_r64_act(State* s, Context* ctx) noexcept nogil:  # act
    ctx.fired[64] += 1
    s.head.seat = s.v61
    s.head.question = 7
    return ASK


cdef int k9_r64_act(State* s, Context* ctx) noexcept nogil:  # act
    return s.back64


cdef int k10_r28_place_leader(State* s, Context* ctx) noexcept nogil:  # place_leader
    cdef int t1
    cdef int t2
    cdef b3 t3
    cdef b3 t4
    ctx.fired[28] += 1
    t1 = d25_stand(s, s.v4, s.v3)
    s.v129 = t1
    if (not (s.v129 == -1)):
        if not (s.v129 >= 0):
            set_fault(s, 8)
        if s.v129 >= 0:
            set_i3_leader(s, s.v129, -1)
    t2 = ((s.v4) * 4 + s.v3)
    if True:
        set_i3_leader(s, s.v5, t2)
    t3 = part_view0(s, s.v5)
    t4 = b3_andnot(b3_first(176), b3_bit(s.v5))
    s.v134 = b3_low(b3_and(b3_and(t3, t4), s.pi3_leader[1 + s.v4]))
    if (not (s.v134 == -1)):
        s.v17 = s.v3
        s.v18 = s.v5
        s.v19 = narrowed(s.v134, 0, 2147483647, &s.head.fault, 10)
        s.back36 = 13
        return 14
    else:
        return 13


cdef int k11_r31_place_tile(State* s, Context* ctx) noexcept nogil:  # place_tile
    cdef int t1
    cdef int t2
    cdef b3 v1000121
    cdef b3 t3
    cdef b3 t4
    ctx.fired[31] += 1
    t1 = 0
    renew_view0(s)
    t3 = b3_none()
    t4 = b3_none()
    if s.view0_stale:
        t4 = m22_area(s, -1)
        t3 = b3_and(t4, s.pi3_leader[0])
    t2 = -1
    while True:
        t2 += 1
        if t2 < s.view0_n:
            v1000121 = s.view0_body[t2]
        elif b3_any(t3):
            v1000121 = flood0(t4, b3_bit(b3_low(t3)))
            t3 = b3_andnot(t3, v1000121)
        else:
            break
        if b3_has(b3_andnot(spread0(v1000121), v1000121), s.v11):
            t1 += 1
    s.v136 = (t1 == 2)
    if s.i13_hand[(s.v9) * 4 + s.v10] < 1:
        set_fault(s, 11)
    else:
        s.i13_hand[(s.v9) * 4 + s.v10] = <uint16_t>(s.i13_hand[(s.v9) * 4 + s.v10] - 1)
    if True:
        set_i0_tile(s, s.v11, s.v10)
    if s.v136:
        if True:
            s.i6_union[0] = (s.v11 + 1)
        s.v26 = s.v9
        s.back41 = 16
        return 17
    else:
        f34_score_tile(s, s.v9, s.v10, s.v11, ctx)
        return 15


cdef int k12_r56_swap(State* s, Context* ctx) noexcept nogil:  # swap
    ctx.fired[56] += 1
    if s.i13_hand[(s.v51) * 4 + 0] < s.v52[0]:
        set_fault(s, 14)
    else:
        s.i13_hand[(s.v51) * 4 + 0] = <uint16_t>(s.i13_hand[(s.v51) * 4 + 0] - s.v52[0])
    if s.i13_hand[(s.v51) * 4 + 1] < s.v52[1]:
        set_fault(s, 14)
    else:
        s.i13_hand[(s.v51) * 4 + 1] = <uint16_t>(s.i13_hand[(s.v51) * 4 + 1] - s.v52[1])
    if s.i13_hand[(s.v51) * 4 + 2] < s.v52[2]:
        set_fault(s, 14)
    else:
        s.i13_hand[(s.v51) * 4 + 2] = <uint16_t>(s.i13_hand[(s.v51) * 4 + 2] - s.v52[2])
    if s.i13_hand[(s.v51) * 4 + 3] < s.v52[3]:
        set_fault(s, 14)
    else:
        s.i13_hand[(s.v51) * 4 + 3] = <uint16_t>(s.i13_hand[(s.v51) * 4 + 3] - s.v52[3])
    if s.i12_box[(0) * 4 + 0] + s.v52[0] > 65535:
        set_fault(s, 15)
    else:
        s.i12_box[(0) * 4 + 0] = <uint16_t>(s.i12_box[(0) * 4 + 0] + s.v52[0])
    if s.i12_box[(0) * 4 + 1] + s.v52[1] > 65535:
        set_fault(s, 15)
    else:
        s.i12_box[(0) * 4 + 1] = <uint16_t>(s.i12_box[(0) * 4 + 1] + s.v52[1])
    if s.i12_box[(0) * 4 + 2] + s.v52[2] > 65535:
        set_fault(s, 15)
    else:
        s.i12_box[(0) * 4 + 2] = <uint16_t>(s.i12_box[(0) * 4 + 2] + s.v52[2])
    if s.i12_box[(0) * 4 + 3] + s.v52[3] > 65535:
        set_fault(s, 15)
    else:
        s.i12_box[(0) * 4 + 3] = <uint16_t>(s.i12_box[(0) * 4 + 3] + s.v52[3])
    f58_draw_tiles(s, s.v51, bag_size(s.v52, 4), ctx)
    if <int>s.i10_failed_draw[0]:
        s.head.reason = 0
        return OVER
    else:
        return s.back56


cdef int k13_r28_place_leader(State* s, Context* ctx) noexcept nogil:  # place_leader
    s.v46 = s.v3
    s.back53 = s.back28
    return 18


cdef int k14_r36_revolt(State* s, Context* ctx) noexcept nogil:  # revolt
    cdef b3 t1
    cdef b3 t2
    cdef int t3
    ctx.fired[36] += 1
    t1 = b3_load(NEAR0[s.v18])
    s.v139 = b3_count(b3_and(t1, s.pi0_tile[2]))
    t2 = b3_load(NEAR0[s.v19])
    s.v141 = b3_count(b3_and(t2, s.pi0_tile[2]))
    t3 = (<int>s.i3_leader[s.v18] - 1)
    s.head.seat = narrowed(((t3 % 4) if t3 >= 0 else -1), 0, 2147483647, &s.head.fault, 16)
    s.head.question = 0
    return ASK


cdef int k15_r31_place_tile(State* s, Context* ctx) noexcept nogil:  # place_tile
    s.v15 = s.v9
    s.v16 = s.v11
    s.back35 = s.back31
    return 20


cdef int k16_r31_place_tile(State* s, Context* ctx) noexcept nogil:  # place_tile
    if True:
        s.i6_union[0] = (-1 + 1)
    return 15


cdef int k17_r41_wars(State* s, Context* ctx) noexcept nogil:  # wars
    ctx.fired[41] += 1
    s.left2 = 4
    return 21


cdef int k18_r53_share_treasures(State* s, Context* ctx) noexcept nogil:  # share_treasures
    cdef b3 t1
    cdef int t2
    cdef b3 v1000130
    cdef b3 t3
    cdef b3 t4
    cdef b3 t5
    cdef b3 t6
    ctx.fired[53] += 1
    s.rest170 = b3_none()
    t1 = b3_none()
    renew_view0(s)
    t3 = b3_none()
    t4 = b3_none()
    if s.view0_stale:
        t4 = m22_area(s, -1)
        t3 = b3_and(t4, s.pi3_leader[0])
    t2 = -1
    while True:
        t2 += 1
        if t2 < s.view0_n:
            v1000130 = s.view0_body[t2]
        elif b3_any(t3):
            v1000130 = flood0(t4, b3_bit(b3_low(t3)))
            t3 = b3_andnot(t3, v1000130)
        else:
            break
        t5 = b3_bit(b3_low(v1000130))
        s.rest170 = b3_or(s.rest170, t5)
        t6 = d51_hoard(s, v1000130)
        if ((b3_count(t6) > 1) and (not (not b3_any(b3_and(v1000130, s.pi3_leader[4]))))):
            t1 = b3_or(t1, t5)
    s.rest170 = b3_andnot(s.rest170, b3_first(b3_low(t1))) if b3_any(t1) else b3_none()
    if not b3_any(s.rest170):
        return s.back53
    return 22


cdef int k19_r36_revolt(State* s, Context* ctx) noexcept nogil:  # revolt
    cdef int t1
    t1 = (<int>s.i3_leader[s.v19] - 1)
    s.head.seat = narrowed(((t1 % 4) if t1 >= 0 else -1), 0, 2147483647, &s.head.fault, 16)
    s.head.question = 1
    return ASK


cdef int k20_r35_close_tile(State* s, Context* ctx) noexcept nogil:  # close_tile
    ctx.fired[35] += 1
    s.v38 = s.v15
    s.v39 = s.v16
    s.back46 = 24
    return 25


cdef int k21_r41_wars(State* s, Context* ctx) noexcept nogil:  # wars
    cdef bint t1
    cdef int v148
    cdef int t2
    cdef int t3
    t1 = 0
    for t2 in range(4):
        v148 = t2
        t3 = d40_at_war(s, v148)
        if t3:
            t1 = 1
            break
    if not t1:
        return s.back41
    if s.left2 <= 0:
        set_fault(s, 18)
        return s.back41
    s.left2 -= 1
    s.head.seat = s.v26
    s.head.question = 2
    return ASK


cdef int k22_r53_share_treasures(State* s, Context* ctx) noexcept nogil:  # share_treasures
    cdef int v1000127
    cdef b3 t1
    cdef b3 t2
    cdef int t3
    cdef int t4
    if not b3_any(s.rest170):
        return s.back53
    v1000127 = b3_low(s.rest170)
    s.rest170 = b3_drop(s.rest170)
    t1 = part_view0(s, v1000127)
    s.v170 = t1
    t2 = d51_hoard(s, s.v170)
    if not ((b3_count(t2) > 1) and (not (not b3_any(b3_and(s.v170, s.pi3_leader[4]))))):
        return 22
    t3 = d26_leader_in(s, s.v170, 3)
    t4 = ((<int>s.i3_leader[t3] - 1) if t3 >= 0 else -1)
    s.v171 = narrowed(((t4 % 4) if t4 >= 0 else -1), 0, 2147483647, &s.head.fault, 19)
    s.left3 = 13
    return 27


cdef int k23_r36_revolt(State* s, Context* ctx) noexcept nogil:  # revolt
    cdef int t1
    cdef int t2
    cdef int t3
    cdef int v147
    cdef int t4
    cdef int t5
    cdef int t6
    cdef int t7
    s.v144 = (0 if ((s.v139 + s.v142) > (s.v141 + s.v143)) else 1)
    ctx.conflicts[0 * 8 + 1 + s.v144] += 1
    s.v145 = (s.v18 if (s.v144 == 0) else s.v19)
    s.v146 = (s.v19 if (s.v144 == 0) else s.v18)
    if True:
        set_i3_leader(s, s.v146, -1)
    t1 = (<int>s.i3_leader[s.v145] - 1)
    t2 = ((t1 % 4) if t1 >= 0 else -1)
    t3 = (<int>s.i3_leader[s.v145] - 1)
    v147 = ((t3 // 4) if t3 >= 0 else -1)
    if (not (v147 == -1)):
        t4 = d38_prize(s, v147)
        t5 = t4
    else:
        t5 = -1
    t6 = (t2) * 4 + t5
    if not (t2 >= 0 and t5 >= 0):
        set_fault(s, 21)
    if t2 >= 0 and t5 >= 0:
        t7 = <int>s.i14_points[t6] + 1
        if 0 <= t7 <= 60000:
            s.i14_points[t6] = t7
        else:
            set_fault(s, 22)
    return s.back36


cdef int k24_r35_close_tile(State* s, Context* ctx) noexcept nogil:  # close_tile
    s.v46 = s.v15
    s.back53 = s.back35
    return 18


cdef int k25_r46_raise_monument(State* s, Context* ctx) noexcept nogil:  # raise_monument
    ctx.fired[46] += 1
    s.head.seat = s.v38
    s.head.question = 5
    return ASK


cdef int k26_r41_wars(State* s, Context* ctx) noexcept nogil:  # wars
    cdef int t1
    cdef int t2
    cdef int v150
    cdef b3 t3
    cdef b3 t4
    cdef b3 t5
    cdef b3 t6
    t1 = -1
    for t2 in range(s.head.players):
        v150 = seat_on(s.v26 + t2, s.head.players)
        t3 = d39_rivals(s, s.v149)
        if b3_any(b3_and(t3, s.pi3_leader[5 + v150])):
            t1 = v150
            break
    s.v152 = t1
    t4 = d39_rivals(s, s.v149)
    t5 = (s.pi3_leader[5 + s.v152] if s.v152 >= 0 else b3_andnot(b3_first(176), s.pi3_leader[0]))
    s.v154 = b3_low(b3_and(t4, t5))
    t6 = b3_andnot(b3_first(176), (b3_bit(s.v154) if s.v154 >= 0 else b3_none()))
    s.v156 = b3_low(b3_and(t4, t6))
    s.v27 = s.v26
    s.v28 = s.v149
    s.v29 = narrowed(s.v154, 0, 2147483647, &s.head.fault, 23)
    s.v30 = narrowed(s.v156, 0, 2147483647, &s.head.fault, 24)
    s.back44 = 21
    return 29


cdef int k27_r53_share_treasures(State* s, Context* ctx) noexcept nogil:  # share_treasures
    cdef b3 t1
    cdef b3 t2
    t1 = d51_hoard(s, s.v170)
    if not (b3_count(t1) > 1):
        return 22
    if s.left3 <= 0:
        set_fault(s, 25)
        return 22
    s.left3 -= 1
    t2 = d52_prizes(s, s.v170)
    if (b3_count(t2) < b3_count(t1)):
        f54_take_treasure(s, s.v171, narrowed(b3_low(t2), 0, 2147483647, &s.head.fault, 26), ctx)
        return 27
    else:
        s.head.seat = s.v171
        s.head.question = 6
        return ASK


cdef int k28_r46_raise_monument(State* s, Context* ctx) noexcept nogil:  # raise_monument
    return s.back46


cdef int k29_r44_war(State* s, Context* ctx) noexcept nogil:  # war
    cdef b3 t1
    cdef b3 t2
    cdef int t3
    ctx.fired[44] += 1
    t1 = d42_supporters(s, s.v28, s.v29)
    s.v157 = b3_count(t1)
    t2 = d42_supporters(s, s.v28, s.v30)
    s.v158 = b3_count(t2)
    t3 = (<int>s.i3_leader[s.v29] - 1)
    s.head.seat = narrowed(((t3 % 4) if t3 >= 0 else -1), 0, 2147483647, &s.head.fault, 27)
    s.head.question = 3
    return ASK


cdef int k30_r53_share_treasures(State* s, Context* ctx) noexcept nogil:  # share_treasures
    f54_take_treasure(s, s.v171, s.v173, ctx)
    return 27


cdef int k31_r44_war(State* s, Context* ctx) noexcept nogil:  # war
    cdef int t1
    t1 = (<int>s.i3_leader[s.v30] - 1)
    s.head.seat = narrowed(((t1 % 4) if t1 >= 0 else -1), 0, 2147483647, &s.head.fault, 27)
    s.head.question = 4
    return ASK


cdef int k32_r44_war(State* s, Context* ctx) noexcept nogil:  # war
    cdef b3 t1
    cdef b3 t2
    cdef b3 t3
    cdef b3 t4
    cdef b3 t5
    cdef b3 t6
    cdef b3 t7
    cdef b3 t8
    cdef int v166
    cdef int v1000141
    cdef int t9
    cdef int t10
    cdef int t11
    cdef int t12
    cdef int t13
    s.v161 = (0 if ((s.v157 + s.v159) > (s.v158 + s.v160)) else 1)
    ctx.conflicts[1 * 8 + 1 + s.v161] += 1
    s.v162 = (s.v29 if (s.v161 == 0) else s.v30)
    s.v163 = (s.v30 if (s.v161 == 0) else s.v29)
    t1 = d42_supporters(s, s.v28, s.v163)
    t2 = b3_load(&s.i4_treasure[(0) * 3])
    t3 = b3_andnot(b3_first(176), s.pi3_leader[2])
    t4 = b3_and(s.pi3_leader[0], t3)
    t5 = b3_or(b3_or(b3_or(before0_0(t4), before0_2(t4)), before0_4(t4)), before0_6(t4))
    t6 = b3_or(t2, t5)
    s.v165 = b3_and(t1, b3_andnot(b3_first(176), b3_and(b3_mask((s.v28 == 1), 176), t6)))
    if True:
        set_i3_leader(s, s.v163, -1)
    t7 = s.v165
    while True:
        t8 = t7
        if not b3_any(t8):
            break
        v166 = b3_low(t8)
        t7 = b3_above(t7, v166)
        v1000141 = (<int>s.i0_tile[v166] - 1)
        if v1000141 >= 0:
            set_i0_tile(s, v166, -1)
            if s.i12_box[(0) * 4 + v1000141] + 1 > 65535:
                set_fault(s, 29)
            else:
                s.i12_box[(0) * 4 + v1000141] = <uint16_t>(s.i12_box[(0) * 4 + v1000141] + 1)
    t9 = (<int>s.i3_leader[s.v162] - 1)
    t10 = ((t9 % 4) if t9 >= 0 else -1)
    t11 = (t10) * 4 + s.v28
    t12 = (1 + b3_count(s.v165))
    if not (t10 >= 0):
        set_fault(s, 30)
    if t10 >= 0:
        t13 = <int>s.i14_points[t11] + t12
        if 0 <= t13 <= 60000:
            s.i14_points[t11] = t13
        else:
            set_fault(s, 31)
    return s.back44


cdef int count7(State* s, Legal7* legal) noexcept nogil:  # act
    cdef int total
    cdef int t1
    cdef int v1000008
    cdef b3 t2
    cdef b3 t3
    cdef b3 t4
    cdef b3 t5
    cdef b3 t6
    cdef b3 t7
    cdef b3 t8
    cdef b3 t9
    cdef b3 t10
    cdef b3 t11
    cdef b3 t12
    cdef b3 t13[3]
    cdef b3* t14
    cdef b3 t15
    cdef int t16
    cdef int v1000020
    cdef b3 t17
    cdef b3 t18[3]
    cdef b3* t19
    cdef b3 t20
    cdef int t21
    cdef int v1000030
    cdef b3 t22
    cdef b3 t23[3]
    cdef b3* t24
    cdef b3 t25
    cdef int t26
    cdef int v1000040
    cdef b3 t27
    cdef b3 t28[3]
    cdef b3* t29
    cdef b3 t30
    cdef b1 t31
    cdef int t32
    cdef int v7
    cdef b3 t33
    cdef int t34
    cdef b3 t35
    cdef b3 t36
    cdef b3 t37
    cdef int t38
    cdef b3 t39
    cdef int t40
    cdef b3 t41
    cdef b3 t42
    cdef b3 t43
    cdef b3 t44
    cdef b3 t45
    cdef int t46
    cdef b1 t47
    total = 0
    t1 = d25_stand(s, 0, s.v61)
    v1000008 = t1
    t2 = b3_andnot(b3_first(176), (b3_bit(v1000008) if v1000008 >= 0 else b3_none()))
    t3 = b3_or(s.pi0_tile[0], s.pi3_leader[0])
    t4 = b3_load(&s.i1_flipped[(0) * 3])
    t5 = b3_or(t3, t4)
    t6 = b3_andnot(b3_first(176), t5)
    t7 = b3_load(&s.i2_ruined[(0) * 3])
    t8 = b3_andnot(b3_first(176), t7)
    t9 = b3_of(<uint64_t>0xE00F3018101011F0, <uint64_t>0x1078700F4000C000, <uint64_t>0x1FC0)
    t10 = b3_andnot(b3_first(176), t9)
    t11 = s.pi0_tile[2]
    t12 = b3_or(b3_or(b3_or(before0_0(t11), before0_2(t11)), before0_4(t11)), before0_6(t11))
    renew_view0(s)
    t14 = gap_view0_2(s, v1000008, t13)
    t15 = b3_andnot(b3_first(176), t14[1])
    legal.g0[0] = b3_and(b3_and(b3_and(b3_and(b3_and(t2, t6), t8), t10), t12), t15)
    legal.g0_n[0] = b3_count(legal.g0[0])
    total += legal.g0_n[0]
    t16 = d25_stand(s, 1, s.v61)
    v1000020 = t16
    t17 = b3_andnot(b3_first(176), (b3_bit(v1000020) if v1000020 >= 0 else b3_none()))
    renew_view0(s)
    t19 = gap_view0_2(s, v1000020, t18)
    t20 = b3_andnot(b3_first(176), t19[1])
    legal.g0[1] = b3_and(b3_and(b3_and(b3_and(b3_and(t17, t6), t8), t10), t12), t20)
    legal.g0_n[1] = b3_count(legal.g0[1])
    total += legal.g0_n[1]
    t21 = d25_stand(s, 2, s.v61)
    v1000030 = t21
    t22 = b3_andnot(b3_first(176), (b3_bit(v1000030) if v1000030 >= 0 else b3_none()))
    renew_view0(s)
    t24 = gap_view0_2(s, v1000030, t23)
    t25 = b3_andnot(b3_first(176), t24[1])
    legal.g0[2] = b3_and(b3_and(b3_and(b3_and(b3_and(t22, t6), t8), t10), t12), t25)
    legal.g0_n[2] = b3_count(legal.g0[2])
    total += legal.g0_n[2]
    t26 = d25_stand(s, 3, s.v61)
    v1000040 = t26
    t27 = b3_andnot(b3_first(176), (b3_bit(v1000040) if v1000040 >= 0 else b3_none()))
    renew_view0(s)
    t29 = gap_view0_2(s, v1000040, t28)
    t30 = b3_andnot(b3_first(176), t29[1])
    legal.g0[3] = b3_and(b3_and(b3_and(b3_and(b3_and(t27, t6), t8), t10), t12), t30)
    legal.g0_n[3] = b3_count(legal.g0[3])
    total += legal.g0_n[3]
    t31 = b1_none()
    for t32 in range(4):
        v7 = t32
        t33 = b3_first(176)
        t34 = ((v7) * 4 + s.v61)
        t35 = b3_and(s.pi3_leader[1 + (t34 // 4)], s.pi3_leader[5 + (t34 % 4)])
        if (not (not b3_any(b3_and(t33, t35)))):
            t31 = b1_or(t31, b1_bit(t32))
    legal.g1[0] = t31
    legal.g1_n[0] = b1_count(legal.g1[0])
    total += legal.g1_n[0]
    renew_view0(s)
    t36 = b3_andnot(b3_first(176), s.view0_level[2])
    t37 = b3_and(b3_and(b3_and(b3_and(b3_first(176), t6), t8), t10), t36)
    t38 = b3_count(t37)
    legal.g2[0] = t37
    legal.g2_n[0] = t38 if ((&s.i13_hand[(s.v61) * 4])[0] > 0) else 0
    total += legal.g2_n[0]
    legal.g2[1] = t37
    legal.g2_n[1] = t38 if ((&s.i13_hand[(s.v61) * 4])[1] > 0) else 0
    total += legal.g2_n[1]
    t39 = b3_and(b3_and(b3_and(b3_and(b3_first(176), t6), t8), t9), t36)
    t40 = b3_count(t39)
    legal.g2[2] = t39
    legal.g2_n[2] = t40 if ((&s.i13_hand[(s.v61) * 4])[2] > 0) else 0
    total += legal.g2_n[2]
    legal.g2[3] = t37
    legal.g2_n[3] = t38 if ((&s.i13_hand[(s.v61) * 4])[3] > 0) else 0
    total += legal.g2_n[3]
    t41 = b3_and(t6, t8)
    t42 = b3_or(t41, s.pi0_tile[0])
    t43 = b3_load(&s.i4_treasure[(0) * 3])
    t44 = b3_andnot(b3_first(176), t43)
    t45 = b3_and(b3_and(b3_first(176), t42), t44)
    t46 = b3_count(t45)
    legal.g3[0] = t45
    legal.g3_n[0] = t46 if (<int>s.i8_catastrophes[s.v61] > 0) else 0
    total += legal.g3_n[0]
    if True:
        legal.g4[0] = (&s.i13_hand[(s.v61) * 4])[0]
        legal.g4[1] = (&s.i13_hand[(s.v61) * 4])[1]
        legal.g4[2] = (&s.i13_hand[(s.v61) * 4])[2]
        legal.g4[3] = (&s.i13_hand[(s.v61) * 4])[3]
        legal.g4_n[0] = bag_ways(legal.g4, 4, 1, 6)
        total += legal.g4_n[0]
    else:
        legal.g4_n[0] = 0
    t47 = b1_none()
    t47 = b1_or(t47, b1_bit(0))
    legal.g5[0] = t47
    legal.g5_n[0] = b1_count(legal.g5[0])
    total += legal.g5_n[0]
    return total


cdef int upper7(State* s, Legal7* legal) noexcept nogil:  # act
    cdef int total
    cdef int t1
    cdef int v1000063
    cdef b3 t2
    cdef b3 t3
    cdef b3 t4
    cdef b3 t5
    cdef b3 t6
    cdef b3 t7
    cdef b3 t8
    cdef b3 t9
    cdef b3 t10
    cdef b3 t11
    cdef b3 t12
    cdef b3 t13[3]
    cdef b3* t14
    cdef b3 t15
    cdef int t16
    cdef int v1000075
    cdef b3 t17
    cdef b3 t18[3]
    cdef b3* t19
    cdef b3 t20
    cdef int t21
    cdef int v1000085
    cdef b3 t22
    cdef b3 t23[3]
    cdef b3* t24
    cdef b3 t25
    cdef int t26
    cdef int v1000095
    cdef b3 t27
    cdef b3 t28[3]
    cdef b3* t29
    cdef b3 t30
    cdef b1 t31
    cdef int t32
    cdef int v7
    cdef b3 t33
    cdef int t34
    cdef b3 t35
    cdef b3 t36
    cdef b3 t37
    cdef b3 t38
    cdef b3 t39
    cdef b3 t40
    cdef b3 t41
    cdef int t42
    cdef b1 t43
    total = 0
    t1 = d25_stand(s, 0, s.v61)
    v1000063 = t1
    t2 = b3_andnot(b3_first(176), (b3_bit(v1000063) if v1000063 >= 0 else b3_none()))
    t3 = b3_or(s.pi0_tile[0], s.pi3_leader[0])
    t4 = b3_load(&s.i1_flipped[(0) * 3])
    t5 = b3_or(t3, t4)
    t6 = b3_andnot(b3_first(176), t5)
    t7 = b3_load(&s.i2_ruined[(0) * 3])
    t8 = b3_andnot(b3_first(176), t7)
    t9 = b3_of(<uint64_t>0xE00F3018101011F0, <uint64_t>0x1078700F4000C000, <uint64_t>0x1FC0)
    t10 = b3_andnot(b3_first(176), t9)
    t11 = s.pi0_tile[2]
    t12 = b3_or(b3_or(b3_or(before0_0(t11), before0_2(t11)), before0_4(t11)), before0_6(t11))
    renew_view0(s)
    t14 = gap_view0_2(s, v1000063, t13)
    t15 = b3_andnot(b3_first(176), t14[1])
    legal.g0[0] = b3_and(b3_and(b3_and(b3_and(b3_and(t2, t6), t8), t10), t12), t15)
    legal.g0_n[0] = b3_count(legal.g0[0])
    total += legal.g0_n[0]
    t16 = d25_stand(s, 1, s.v61)
    v1000075 = t16
    t17 = b3_andnot(b3_first(176), (b3_bit(v1000075) if v1000075 >= 0 else b3_none()))
    renew_view0(s)
    t19 = gap_view0_2(s, v1000075, t18)
    t20 = b3_andnot(b3_first(176), t19[1])
    legal.g0[1] = b3_and(b3_and(b3_and(b3_and(b3_and(t17, t6), t8), t10), t12), t20)
    legal.g0_n[1] = b3_count(legal.g0[1])
    total += legal.g0_n[1]
    t21 = d25_stand(s, 2, s.v61)
    v1000085 = t21
    t22 = b3_andnot(b3_first(176), (b3_bit(v1000085) if v1000085 >= 0 else b3_none()))
    renew_view0(s)
    t24 = gap_view0_2(s, v1000085, t23)
    t25 = b3_andnot(b3_first(176), t24[1])
    legal.g0[2] = b3_and(b3_and(b3_and(b3_and(b3_and(t22, t6), t8), t10), t12), t25)
    legal.g0_n[2] = b3_count(legal.g0[2])
    total += legal.g0_n[2]
    t26 = d25_stand(s, 3, s.v61)
    v1000095 = t26
    t27 = b3_andnot(b3_first(176), (b3_bit(v1000095) if v1000095 >= 0 else b3_none()))
    renew_view0(s)
    t29 = gap_view0_2(s, v1000095, t28)
    t30 = b3_andnot(b3_first(176), t29[1])
    legal.g0[3] = b3_and(b3_and(b3_and(b3_and(b3_and(t27, t6), t8), t10), t12), t30)
    legal.g0_n[3] = b3_count(legal.g0[3])
    total += legal.g0_n[3]
    if total > 1:
        return total
    t31 = b1_none()
    for t32 in range(4):
        v7 = t32
        t33 = b3_first(176)
        t34 = ((v7) * 4 + s.v61)
        t35 = b3_and(s.pi3_leader[1 + (t34 // 4)], s.pi3_leader[5 + (t34 % 4)])
        if (not (not b3_any(b3_and(t33, t35)))):
            t31 = b1_or(t31, b1_bit(t32))
    legal.g1[0] = t31
    legal.g1_n[0] = b1_count(legal.g1[0])
    total += legal.g1_n[0]
    if total > 1:
        return total
    renew_view0(s)
    t36 = b3_andnot(b3_first(176), s.view0_level[2])
    legal.g2[0] = b3_and(b3_and(b3_and(t6, t8), t10), t36)
    legal.g2_n[0] = b3_count(legal.g2[0])
    total += legal.g2_n[0]
    legal.g2[1] = b3_and(b3_and(b3_and(t6, t8), t10), t36)
    legal.g2_n[1] = b3_count(legal.g2[1])
    total += legal.g2_n[1]
    legal.g2[2] = b3_and(b3_and(b3_and(t6, t8), t9), t36)
    legal.g2_n[2] = b3_count(legal.g2[2])
    total += legal.g2_n[2]
    legal.g2[3] = b3_and(b3_and(b3_and(t6, t8), t10), t36)
    legal.g2_n[3] = b3_count(legal.g2[3])
    total += legal.g2_n[3]
    if total > 1:
        return total
    t37 = b3_and(t6, t8)
    t38 = b3_or(t37, s.pi0_tile[0])
    t39 = b3_load(&s.i4_treasure[(0) * 3])
    t40 = b3_andnot(b3_first(176), t39)
    t41 = b3_and(b3_and(b3_first(176), t38), t40)
    t42 = b3_count(t41)
    legal.g3[0] = t41
    legal.g3_n[0] = t42 if (<int>s.i8_catastrophes[s.v61] > 0) else 0
    total += legal.g3_n[0]
    if total > 1:
        return total
    if True:
        legal.g4[0] = 6
        legal.g4[1] = 6
        legal.g4[2] = 6
        legal.g4[3] = 6
        legal.g4_n[0] = bag_ways(legal.g4, 4, 1, 6)
        total += legal.g4_n[0]
    else:
        legal.g4_n[0] = 0
    if total > 1:
        return total
    t43 = b1_none()
    t43 = b1_or(t43, b1_bit(0))
    legal.g5[0] = t43
    legal.g5_n[0] = b1_count(legal.g5[0])
    total += legal.g5_n[0]
    return total


cdef int pick7(State* s, Legal7* legal, int n) noexcept nogil:
    cdef int i
    for i in range(4):
        if n < legal.g0_n[i]:
            return 0 + i * 176 + b3_select(legal.g0[i], n)
        n -= legal.g0_n[i]
    for i in range(1):
        if n < legal.g1_n[i]:
            return 704 + i * 4 + b1_select(legal.g1[i], n)
        n -= legal.g1_n[i]
    for i in range(4):
        if n < legal.g2_n[i]:
            return 708 + i * 176 + b3_select(legal.g2[i], n)
        n -= legal.g2_n[i]
    for i in range(1):
        if n < legal.g3_n[i]:
            return 2663 + i * 176 + b3_select(legal.g3[i], n)
        n -= legal.g3_n[i]
    if n < legal.g4_n[0]:
        for i in range(209):
            if bag_within(&BAGS_1_6_4[i][0], legal.g4, 4):
                if n == 0:
                    return 2839 + i
                n -= 1
    n -= legal.g4_n[0]
    for i in range(1):
        if n < legal.g5_n[i]:
            return 3048 + i * 1 + b1_select(legal.g5[i], n)
        n -= legal.g5_n[i]
    return -1


cdef void kinds7(State* s, Legal7* legal, int32_t* counts) noexcept nogil:
    cdef int i
    counts[0] = 0
    for i in range(4):
        counts[0] += legal.g0_n[i]
    counts[1] = 0
    for i in range(1):
        counts[1] += legal.g1_n[i]
    counts[2] = 0
    for i in range(4):
        counts[2] += legal.g2_n[i]
    counts[9] = 0
    for i in range(1):
        counts[9] += legal.g3_n[i]
    counts[10] = 0
    for i in range(1):
        counts[10] += legal.g4_n[i]
    counts[11] = 0
    for i in range(1):
        counts[11] += legal.g5_n[i]


cdef int why7(State* s, Legal7* legal, int action) noexcept nogil:
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
    if 0 <= action < 704:
        t1 = (action - 0) // 176
        t2 = (action - 0) % 176
        t3 = t2
        t4 = (t1) // 4
        t5 = (t1) % 4
        t6 = t5
        return w28_place_leader(s, s.v61, t6, t3)
    if 704 <= action < 708:
        t7 = action - 704
        t8 = t7
        return w29_withdraw_leader(s, s.v61, t8)
    if 708 <= action < 1412:
        t9 = (action - 708) // 176
        t10 = (action - 708) % 176
        t11 = t10
        t12 = (t9) // 4
        t13 = (t9) % 4
        t14 = t13
        return w31_place_tile(s, s.v61, t14, t11)
    if 2663 <= action < 2839:
        t15 = action - 2663
        t16 = t15
        return w55_place_catastrophe(s, s.v61, t16)
    if 2839 <= action < 3048:
        t17 = action - 2839
        return w56_swap(s, s.v61, &BAGS_1_6_4[t17][0])
    if 3048 <= action < 3049:
        return w57_end_turn(s, s.v61)
    return -2


cdef int answer7(State* s, int action, Context* ctx) noexcept nogil:
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
    if 0 <= action < 704:
        t1 = (action - 0) // 176
        t2 = (action - 0) % 176
        t3 = t2
        t4 = (t1) // 4
        t5 = (t1) % 4
        t6 = t5
        s.v3 = s.v61
        s.v4 = t6
        s.v5 = t3
        s.back28 = 9
        return 10
    if 704 <= action < 708:
        t7 = action - 704
        t8 = t7
        a29_withdraw_leader(s, s.v61, t8, ctx)
        return 9
    if 708 <= action < 1412:
        t9 = (action - 708) // 176
        t10 = (action - 708) % 176
        t11 = t10
        t12 = (t9) // 4
        t13 = (t9) % 4
        t14 = t13
        s.v9 = s.v61
        s.v10 = t14
        s.v11 = t11
        s.back31 = 9
        return 11
    if 2663 <= action < 2839:
        t15 = action - 2663
        t16 = t15
        a55_place_catastrophe(s, s.v61, t16, ctx)
        return 9
    if 2839 <= action < 3048:
        t17 = action - 2839
        s.v51 = s.v61
        s.v52[0] = (&BAGS_1_6_4[t17][0])[0]
        s.v52[1] = (&BAGS_1_6_4[t17][0])[1]
        s.v52[2] = (&BAGS_1_6_4[t17][0])[2]
        s.v52[3] = (&BAGS_1_6_4[t17][0])[3]
        s.back56 = 9
        return 12
    if 3048 <= action < 3049:
        a57_end_turn(s, s.v61, ctx)
        return 9
    return 9


cdef int count0(State* s, Legal0* legal) noexcept nogil:  # revolt.commit
    cdef int total
    cdef b1 t1
    cdef int t2
    cdef int v25
    cdef int t3
    cdef int t4
    total = 0
    t1 = b1_none()
    for t2 in range(7):
        v25 = t2
        t3 = (<int>s.i3_leader[s.v18] - 1)
        t4 = (&s.i13_hand[(narrowed(((t3 % 4) if t3 >= 0 else -1), 0, 2147483647, &s.head.fault, 16)) * 4])[1]
        if (v25 <= t4):
            t1 = b1_or(t1, b1_bit(t2))
    legal.g0[0] = t1
    legal.g0_n[0] = b1_count(legal.g0[0])
    total += legal.g0_n[0]
    return total


cdef int upper0(State* s, Legal0* legal) noexcept nogil:  # revolt.commit
    cdef int total
    cdef b1 t1
    cdef int t2
    cdef int v25
    total = 0
    t1 = b1_none()
    for t2 in range(7):
        v25 = t2
        t1 = b1_or(t1, b1_bit(t2))
    legal.g0[0] = t1
    legal.g0_n[0] = b1_count(legal.g0[0])
    total += legal.g0_n[0]
    return total


cdef int seat0(State* s) noexcept nogil:  # revolt.commit
    cdef int t1
    t1 = (<int>s.i3_leader[s.v18] - 1)
    return narrowed(((t1 % 4) if t1 >= 0 else -1), 0, 2147483647, &s.head.fault, 16)


cdef int pick0(State* s, Legal0* legal, int n) noexcept nogil:
    cdef int i
    for i in range(1):
        if n < legal.g0_n[i]:
            return 1412 + i * 7 + b1_select(legal.g0[i], n)
        n -= legal.g0_n[i]
    return -1


cdef void kinds0(State* s, Legal0* legal, int32_t* counts) noexcept nogil:
    cdef int i
    counts[3] = 0
    for i in range(1):
        counts[3] += legal.g0_n[i]


cdef int why0(State* s, Legal0* legal, int action) noexcept nogil:
    cdef int t1
    cdef int t2
    cdef int t3
    if 1412 <= action < 1419:
        t1 = action - 1412
        t2 = t1
        t3 = (<int>s.i3_leader[s.v18] - 1)
        return w37_revolt_commit(s, narrowed(((t3 % 4) if t3 >= 0 else -1), 0, 2147483647, &s.head.fault, 16), s.v18, s.v19, s.v18, s.v19, t2)
    return -2


cdef int answer0(State* s, int action, Context* ctx) noexcept nogil:
    cdef int t1
    cdef int t2
    cdef int t3
    if 1412 <= action < 1419:
        t1 = action - 1412
        t2 = t1
        t3 = (<int>s.i3_leader[s.v18] - 1)
        s.v142 = t2
        a37_revolt_commit(s, narrowed(((t3 % 4) if t3 >= 0 else -1), 0, 2147483647, &s.head.fault, 16), s.v18, s.v19, s.v18, s.v19, t2, ctx)
        return 19
    return 19


cdef int count1(State* s, Legal1* legal) noexcept nogil:  # revolt.commit
    cdef int total
    cdef b1 t1
    cdef int t2
    cdef int v25
    cdef int t3
    cdef int t4
    total = 0
    t1 = b1_none()
    for t2 in range(7):
        v25 = t2
        t3 = (<int>s.i3_leader[s.v19] - 1)
        t4 = (&s.i13_hand[(narrowed(((t3 % 4) if t3 >= 0 else -1), 0, 2147483647, &s.head.fault, 16)) * 4])[1]
        if (v25 <= t4):
            t1 = b1_or(t1, b1_bit(t2))
    legal.g0[0] = t1
    legal.g0_n[0] = b1_count(legal.g0[0])
    total += legal.g0_n[0]
    return total


cdef int upper1(State* s, Legal1* legal) noexcept nogil:  # revolt.commit
    cdef int total
    cdef b1 t1
    cdef int t2
    cdef int v25
    total = 0
    t1 = b1_none()
    for t2 in range(7):
        v25 = t2
        t1 = b1_or(t1, b1_bit(t2))
    legal.g0[0] = t1
    legal.g0_n[0] = b1_count(legal.g0[0])
    total += legal.g0_n[0]
    return total


cdef int seat1(State* s) noexcept nogil:  # revolt.commit
    cdef int t1
    t1 = (<int>s.i3_leader[s.v19] - 1)
    return narrowed(((t1 % 4) if t1 >= 0 else -1), 0, 2147483647, &s.head.fault, 16)


cdef int pick1(State* s, Legal1* legal, int n) noexcept nogil:
    cdef int i
    for i in range(1):
        if n < legal.g0_n[i]:
            return 1412 + i * 7 + b1_select(legal.g0[i], n)
        n -= legal.g0_n[i]
    return -1


cdef void kinds1(State* s, Legal1* legal, int32_t* counts) noexcept nogil:
    cdef int i
    counts[3] = 0
    for i in range(1):
        counts[3] += legal.g0_n[i]


cdef int why1(State* s, Legal1* legal, int action) noexcept nogil:
    cdef int t1
    cdef int t2
    cdef int t3
    if 1412 <= action < 1419:
        t1 = action - 1412
        t2 = t1
        t3 = (<int>s.i3_leader[s.v19] - 1)
        return w37_revolt_commit(s, narrowed(((t3 % 4) if t3 >= 0 else -1), 0, 2147483647, &s.head.fault, 16), s.v18, s.v19, s.v19, s.v18, t2)
    return -2


cdef int answer1(State* s, int action, Context* ctx) noexcept nogil:
    cdef int t1
    cdef int t2
    cdef int t3
    if 1412 <= action < 1419:
        t1 = action - 1412
        t2 = t1
        t3 = (<int>s.i3_leader[s.v19] - 1)
        s.v143 = t2
        a37_revolt_commit(s, narrowed(((t3 % 4) if t3 >= 0 else -1), 0, 2147483647, &s.head.fault, 16), s.v18, s.v19, s.v19, s.v18, t2, ctx)
        return 23
    return 23


cdef int count2(State* s, Legal2* legal) noexcept nogil:  # wars
    cdef int total
    cdef b1 t1
    cdef b1 t2
    cdef b1 t3
    cdef int v149
    cdef int t4
    cdef b3 t5
    total = 0
    t1 = b1_first(4)
    t2 = b1_none()
    t3 = t1
    while b1_any(t3):
        t4 = b1_low(t3)
        t3 = b1_drop(t3)
        v149 = t4
        t5 = d39_rivals(s, v149)
        if (b3_count(t5) > 1):
            t2 = b1_or(t2, b1_bit(t4))
    legal.g0[0] = t2
    legal.g0_n[0] = b1_count(legal.g0[0])
    total += legal.g0_n[0]
    return total


cdef int pick2(State* s, Legal2* legal, int n) noexcept nogil:
    cdef int i
    for i in range(1):
        if n < legal.g0_n[i]:
            return 1419 + i * 4 + b1_select(legal.g0[i], n)
        n -= legal.g0_n[i]
    return -1


cdef void kinds2(State* s, Legal2* legal, int32_t* counts) noexcept nogil:
    cdef int i
    counts[4] = 0
    for i in range(1):
        counts[4] += legal.g0_n[i]


cdef int why2(State* s, Legal2* legal, int action) noexcept nogil:
    if 1419 <= action < 1423:
        return -1 if b1_has(legal.g0[0], action - 1419) else -2
    return -2


cdef int answer2(State* s, int action, Context* ctx) noexcept nogil:
    if 1419 <= action < 1423:
        s.v149 = (action - 1419)
        return 26
    return 26


cdef int count3(State* s, Legal3* legal) noexcept nogil:  # war.commit
    cdef int total
    cdef b1 t1
    cdef int t2
    cdef int v37
    cdef int t3
    cdef int t4
    total = 0
    t1 = b1_none()
    for t2 in range(7):
        v37 = t2
        t3 = (<int>s.i3_leader[s.v29] - 1)
        t4 = (&s.i13_hand[(narrowed(((t3 % 4) if t3 >= 0 else -1), 0, 2147483647, &s.head.fault, 27)) * 4])[s.v28]
        if (v37 <= t4):
            t1 = b1_or(t1, b1_bit(t2))
    legal.g0[0] = t1
    legal.g0_n[0] = b1_count(legal.g0[0])
    total += legal.g0_n[0]
    return total


cdef int upper3(State* s, Legal3* legal) noexcept nogil:  # war.commit
    cdef int total
    cdef b1 t1
    cdef int t2
    cdef int v37
    total = 0
    t1 = b1_none()
    for t2 in range(7):
        v37 = t2
        t1 = b1_or(t1, b1_bit(t2))
    legal.g0[0] = t1
    legal.g0_n[0] = b1_count(legal.g0[0])
    total += legal.g0_n[0]
    return total


cdef int seat3(State* s) noexcept nogil:  # war.commit
    cdef int t1
    t1 = (<int>s.i3_leader[s.v29] - 1)
    return narrowed(((t1 % 4) if t1 >= 0 else -1), 0, 2147483647, &s.head.fault, 27)


cdef int pick3(State* s, Legal3* legal, int n) noexcept nogil:
    cdef int i
    for i in range(1):
        if n < legal.g0_n[i]:
            return 1423 + i * 7 + b1_select(legal.g0[i], n)
        n -= legal.g0_n[i]
    return -1


cdef void kinds3(State* s, Legal3* legal, int32_t* counts) noexcept nogil:
    cdef int i
    counts[5] = 0
    for i in range(1):
        counts[5] += legal.g0_n[i]


cdef int why3(State* s, Legal3* legal, int action) noexcept nogil:
    cdef int t1
    cdef int t2
    cdef int t3
    if 1423 <= action < 1430:
        t1 = action - 1423
        t2 = t1
        t3 = (<int>s.i3_leader[s.v29] - 1)
        return w45_war_commit(s, narrowed(((t3 % 4) if t3 >= 0 else -1), 0, 2147483647, &s.head.fault, 27), s.v28, s.v29, s.v30, s.v29, s.v30, t2)
    return -2


cdef int answer3(State* s, int action, Context* ctx) noexcept nogil:
    cdef int t1
    cdef int t2
    cdef int t3
    if 1423 <= action < 1430:
        t1 = action - 1423
        t2 = t1
        t3 = (<int>s.i3_leader[s.v29] - 1)
        s.v159 = t2
        a45_war_commit(s, narrowed(((t3 % 4) if t3 >= 0 else -1), 0, 2147483647, &s.head.fault, 27), s.v28, s.v29, s.v30, s.v29, s.v30, t2, ctx)
        return 31
    return 31


cdef int count4(State* s, Legal4* legal) noexcept nogil:  # war.commit
    cdef int total
    cdef b1 t1
    cdef int t2
    cdef int v37
    cdef int t3
    cdef int t4
    total = 0
    t1 = b1_none()
    for t2 in range(7):
        v37 = t2
        t3 = (<int>s.i3_leader[s.v30] - 1)
        t4 = (&s.i13_hand[(narrowed(((t3 % 4) if t3 >= 0 else -1), 0, 2147483647, &s.head.fault, 27)) * 4])[s.v28]
        if (v37 <= t4):
            t1 = b1_or(t1, b1_bit(t2))
    legal.g0[0] = t1
    legal.g0_n[0] = b1_count(legal.g0[0])
    total += legal.g0_n[0]
    return total


cdef int upper4(State* s, Legal4* legal) noexcept nogil:  # war.commit
    cdef int total
    cdef b1 t1
    cdef int t2
    cdef int v37
    total = 0
    t1 = b1_none()
    for t2 in range(7):
        v37 = t2
        t1 = b1_or(t1, b1_bit(t2))
    legal.g0[0] = t1
    legal.g0_n[0] = b1_count(legal.g0[0])
    total += legal.g0_n[0]
    return total


cdef int seat4(State* s) noexcept nogil:  # war.commit
    cdef int t1
    t1 = (<int>s.i3_leader[s.v30] - 1)
    return narrowed(((t1 % 4) if t1 >= 0 else -1), 0, 2147483647, &s.head.fault, 27)


cdef int pick4(State* s, Legal4* legal, int n) noexcept nogil:
    cdef int i
    for i in range(1):
        if n < legal.g0_n[i]:
            return 1423 + i * 7 + b1_select(legal.g0[i], n)
        n -= legal.g0_n[i]
    return -1


cdef void kinds4(State* s, Legal4* legal, int32_t* counts) noexcept nogil:
    cdef int i
    counts[5] = 0
    for i in range(1):
        counts[5] += legal.g0_n[i]


cdef int why4(State* s, Legal4* legal, int action) noexcept nogil:
    cdef int t1
    cdef int t2
    cdef int t3
    if 1423 <= action < 1430:
        t1 = action - 1423
        t2 = t1
        t3 = (<int>s.i3_leader[s.v30] - 1)
        return w45_war_commit(s, narrowed(((t3 % 4) if t3 >= 0 else -1), 0, 2147483647, &s.head.fault, 27), s.v28, s.v29, s.v30, s.v30, s.v29, t2)
    return -2


cdef int answer4(State* s, int action, Context* ctx) noexcept nogil:
    cdef int t1
    cdef int t2
    cdef int t3
    if 1423 <= action < 1430:
        t1 = action - 1423
        t2 = t1
        t3 = (<int>s.i3_leader[s.v30] - 1)
        s.v160 = t2
        a45_war_commit(s, narrowed(((t3 % 4) if t3 >= 0 else -1), 0, 2147483647, &s.head.fault, 27), s.v28, s.v29, s.v30, s.v30, s.v29, t2, ctx)
        return 32
    return 32


cdef int count5(State* s, Legal5* legal) noexcept nogil:  # raise_monument
    cdef int total
    cdef b1 t1
    cdef b3 t2
    cdef int t3
    cdef b3 t4
    cdef b3 t5
    cdef b3 t6
    cdef b3 t7
    cdef b3 t8
    cdef b3 t9
    cdef b3 t10
    cdef b3 t11
    cdef b3 t12
    total = 0
    t1 = b1_none()
    t1 = b1_or(t1, b1_bit(0))
    legal.g1[0] = t1
    legal.g1_n[0] = b1_count(legal.g1[0])
    total += legal.g1_n[0]
    t2 = b3_load(CORNERS0_2_2[s.v39])
    t3 = (<int>s.i0_tile[s.v39] - 1)
    t4 = (s.pi0_tile[1 + t3] if t3 >= 0 else b3_andnot(b3_first(176), s.pi0_tile[0]))
    t5 = b3_andnot(b3_first(176), t4)
    t6 = b3_andnot(b3_first(176), b3_and(b3_or(b3_or(b3_or(offset0_0_0(t5), offset0_0_1(t5)), offset0_1_0(t5)), offset0_1_1(t5)), b3_of(<uint64_t>0x7FFF7FFF7FFF7FFF, <uint64_t>0x7FFF7FFF7FFF7FFF, <uint64_t>0x7FFF7FFF)))
    t7 = b3_none()
    if ((((<int>s.i0_tile[s.v39] - 1) == 2) or ((<int>s.i0_tile[s.v39] - 1) == 1)) and bit_at(&s.i7_supply[0], 0)):
        t7 = b3_and(b3_and(b3_first(176), t2), t6)
    legal.g0[0] = t7
    legal.g0_n[0] = b3_count(legal.g0[0])
    total += legal.g0_n[0]
    t8 = b3_none()
    if ((((<int>s.i0_tile[s.v39] - 1) == 3) or ((<int>s.i0_tile[s.v39] - 1) == 0)) and bit_at(&s.i7_supply[0], 1)):
        t8 = b3_and(b3_and(b3_first(176), t2), t6)
    legal.g0[1] = t8
    legal.g0_n[1] = b3_count(legal.g0[1])
    total += legal.g0_n[1]
    t9 = b3_none()
    if ((((<int>s.i0_tile[s.v39] - 1) == 2) or ((<int>s.i0_tile[s.v39] - 1) == 0)) and bit_at(&s.i7_supply[0], 2)):
        t9 = b3_and(b3_and(b3_first(176), t2), t6)
    legal.g0[2] = t9
    legal.g0_n[2] = b3_count(legal.g0[2])
    total += legal.g0_n[2]
    t10 = b3_none()
    if ((((<int>s.i0_tile[s.v39] - 1) == 3) or ((<int>s.i0_tile[s.v39] - 1) == 2)) and bit_at(&s.i7_supply[0], 3)):
        t10 = b3_and(b3_and(b3_first(176), t2), t6)
    legal.g0[3] = t10
    legal.g0_n[3] = b3_count(legal.g0[3])
    total += legal.g0_n[3]
    t11 = b3_none()
    if ((((<int>s.i0_tile[s.v39] - 1) == 1) or ((<int>s.i0_tile[s.v39] - 1) == 3)) and bit_at(&s.i7_supply[0], 4)):
        t11 = b3_and(b3_and(b3_first(176), t2), t6)
    legal.g0[4] = t11
    legal.g0_n[4] = b3_count(legal.g0[4])
    total += legal.g0_n[4]
    t12 = b3_none()
    if ((((<int>s.i0_tile[s.v39] - 1) == 1) or ((<int>s.i0_tile[s.v39] - 1) == 0)) and bit_at(&s.i7_supply[0], 5)):
        t12 = b3_and(b3_and(b3_first(176), t2), t6)
    legal.g0[5] = t12
    legal.g0_n[5] = b3_count(legal.g0[5])
    total += legal.g0_n[5]
    return total


cdef int pick5(State* s, Legal5* legal, int n) noexcept nogil:
    cdef int i
    cdef int j
    cdef int k
    cdef int sum
    cdef int cell
    cdef b3 all3
    for i in range(1):
        if n < legal.g1_n[i]:
            return 1430 + i * 1 + b1_select(legal.g1[i], n)
        n -= legal.g1_n[i]
    for i in range(1):
        sum = 0
        all3 = b3_none()
        for j in range(6):
            sum += legal.g0_n[i * 6 + j]
            all3 = b3_or(all3, legal.g0[i * 6 + j])
        if n >= sum:
            n -= sum
            continue
        while b3_any(all3):
            cell = b3_low(all3)
            all3 = b3_drop(all3)
            for k in range(6):
                if b3_has(legal.g0[i * 6 + k], cell):
                    if n == 0:
                        return 1431 + (i * 176 + cell) * 6 + k
                    n -= 1
    return -1


cdef void kinds5(State* s, Legal5* legal, int32_t* counts) noexcept nogil:
    cdef int i
    counts[6] = 0
    for i in range(1):
        counts[6] += legal.g1_n[i]
    counts[7] = 0
    for i in range(6):
        counts[7] += legal.g0_n[i]


cdef int why5(State* s, Legal5* legal, int action) noexcept nogil:
    cdef int t1
    cdef int t2
    cdef int t3
    cdef int t4
    cdef int t5
    cdef int t6
    if 1430 <= action < 1431:
        return w47_build_nothing(s, s.v38)
    if 1431 <= action < 2487:
        t1 = (action - 1431) // 6
        t2 = (action - 1431) % 6
        t3 = t2
        t4 = (t1) // 176
        t5 = (t1) % 176
        t6 = t5
        return w48_build_monument(s, s.v38, s.v39, t6, t3)
    return -2


cdef int answer5(State* s, int action, Context* ctx) noexcept nogil:
    cdef int t1
    cdef int t2
    cdef int t3
    cdef int t4
    cdef int t5
    cdef int t6
    if 1430 <= action < 1431:
        a47_build_nothing(s, s.v38, ctx)
        return 28
    if 1431 <= action < 2487:
        t1 = (action - 1431) // 6
        t2 = (action - 1431) % 6
        t3 = t2
        t4 = (t1) // 176
        t5 = (t1) % 176
        t6 = t5
        a48_build_monument(s, s.v38, s.v39, t6, t3, ctx)
        return 28
    return 28


cdef int count6(State* s, Legal6* legal) noexcept nogil:  # share_treasures
    cdef int total
    cdef b3 t1
    total = 0
    t1 = d52_prizes(s, s.v170)
    legal.g0[0] = t1
    legal.g0_n[0] = b3_count(legal.g0[0])
    total += legal.g0_n[0]
    return total


cdef int pick6(State* s, Legal6* legal, int n) noexcept nogil:
    cdef int i
    for i in range(1):
        if n < legal.g0_n[i]:
            return 2487 + i * 176 + b3_select(legal.g0[i], n)
        n -= legal.g0_n[i]
    return -1


cdef void kinds6(State* s, Legal6* legal, int32_t* counts) noexcept nogil:
    cdef int i
    counts[8] = 0
    for i in range(1):
        counts[8] += legal.g0_n[i]


cdef int why6(State* s, Legal6* legal, int action) noexcept nogil:
    if 2487 <= action < 2663:
        return -1 if b3_has(legal.g0[0], action - 2487) else -2
    return -2


cdef int answer6(State* s, int action, Context* ctx) noexcept nogil:
    if 2487 <= action < 2663:
        s.v173 = (action - 2487)
        return 30
    return 30


cdef void write_scores(State* s, int32_t* out) noexcept nogil:
    cdef int t1
    cdef int v180
    cdef int t2[4]
    cdef int t3
    cdef int t4[4]
    cdef int t5
    cdef bint t6
    cdef uint16_t t7[4]
    cdef int t8
    cdef int t9
    cdef int t10
    cdef int t11
    cdef int t12
    cdef int t13
    cdef int t14
    cdef int v1000179
    cdef int t15
    cdef int t16
    t1 = 0
    for v180 in range(s.head.players):
        t3 = 0
        t6 = 0
        t8 = <int>s.i15_treasures[v180]
        for t9 in range(t8 + 1):
            t7[0] = t9
            t10 = t8 - t9
            for t11 in range(t10 + 1):
                t7[1] = t11
                t12 = t10 - t11
                for t13 in range(t12 + 1):
                    t7[2] = t13
                    t14 = t12 - t13
                    t7[3] = t14
                    t5 = 0
                    for t15 in range(4):
                        v1000179 = t15
                        t4[t5] = (<int>s.i14_points[(v180) * 4 + v1000179] + t7[v1000179])
                        t5 += 1
                    sort_ints(t4, t5)
                    if not t6 or compare_ints(t4, t5, t2, t3) > 0:
                        t6 = 1
                        copy_ints(t2, t4, t5)
                        t3 = t5
        for t16 in range(t3):
            out[t1 + t16] = t2[t16]
        t1 += 4


cdef void write_sheets(State* s, int seat, int32_t* out) noexcept nogil:
    pass


cdef int failing_invariant(State* s) noexcept nogil:
    cdef int t1
    cdef int v181
    cdef int t2
    cdef b3 t3
    cdef bint t4
    cdef b3 t5
    cdef b3 t6
    cdef b3 v1000180
    cdef bint t7
    cdef int v184
    cdef int t8
    cdef b3 t9
    cdef b3 t10
    cdef b3 t11
    cdef b3 t12
    cdef bint t13
    cdef int v187
    cdef int t14
    cdef bint t15
    cdef int v188
    cdef int t16
    cdef b3 t17
    cdef int t18
    cdef b3 t19
    cdef bint t20
    cdef int t21
    cdef b3 v1000186
    cdef b3 t22
    cdef b3 t23
    cdef b3 t24
    cdef b3 t25
    cdef b3 t26
    cdef b3 t27
    cdef bint t28
    cdef int v192
    cdef int t29
    cdef bint t30
    t1 = 0
    for t2 in range(s.head.players):
        v181 = t2
        t1 += bag_size((&s.i13_hand[(v181) * 4]), 4)
    t3 = b3_first(176)
    if not (((((bag_size((&s.i11_bag[0]), 4) + bag_size((&s.i12_box[0]), 4)) + t1) + b3_count(b3_and(t3, s.pi0_tile[0]))) + b3_count(b3_load(&s.i1_flipped[(0) * 3]))) == 153):
        return 0
    if s.head.question == 7:
        t4 = 0
        t5 = m22_area(s, -1)
        t6 = b3_and(t5, t5)
        while b3_any(t6):
            v1000180 = flood0(t5, b3_bit(b3_low(t6)))
            t6 = b3_andnot(t6, v1000180)
            t7 = 0
            for t8 in range(4):
                v184 = t8
                if (not (b3_count(b3_and(v1000180, s.pi3_leader[1 + v184])) <= 1)):
                    t7 = 1
                    break
            if t7:
                t4 = 1
                break
        if not (not t4):
            return 1
    t9 = b3_first(176)
    t10 = b3_and(t9, s.pi3_leader[0])
    t11 = s.pi0_tile[2]
    t12 = b3_or(b3_or(b3_or(before0_0(t11), before0_2(t11)), before0_4(t11)), before0_6(t11))
    if not (not b3_any(b3_andnot(t10, b3_and(t10, t12)))):
        return 2
    t13 = 0
    for t14 in range(s.head.players):
        v187 = t14
        t15 = 0
        for t16 in range(4):
            v188 = t16
            t17 = b3_first(176)
            t18 = ((v188) * 4 + v187)
            t19 = b3_and(s.pi3_leader[1 + (t18 // 4)], s.pi3_leader[5 + (t18 % 4)])
            if (not (b3_count(b3_and(t17, t19)) <= 1)):
                t15 = 1
                break
        if t15:
            t13 = 1
            break
    if not (not t13):
        return 3
    if s.head.question == 7:
        t20 = 0
        renew_view0(s)
        t22 = b3_none()
        t23 = b3_none()
        if s.view0_stale:
            t23 = m22_area(s, -1)
            t22 = b3_and(t23, s.pi3_leader[0])
        t21 = -1
        while True:
            t21 += 1
            if t21 < s.view0_n:
                v1000186 = s.view0_body[t21]
            elif b3_any(t22):
                v1000186 = flood0(t23, b3_bit(b3_low(t22)))
                t22 = b3_andnot(t22, v1000186)
            else:
                break
            if not (not (not b3_any(b3_and(v1000186, s.pi3_leader[4])))):
                continue
            t24 = d51_hoard(s, v1000186)
            if not (b3_count(t24) <= 1):
                t20 = 1
                break
        if not (not t20):
            return 4
    t25 = b3_load(&s.i4_treasure[(0) * 3])
    t26 = b3_load(&s.i1_flipped[(0) * 3])
    t27 = b3_or(s.pi0_tile[2], t26)
    if not (not b3_any(b3_andnot(t25, b3_and(t25, t27)))):
        return 5
    if s.head.question == 7:
        if not ((<int>s.i6_union[0] - 1) == -1):
            return 6
    if s.head.question == 7:
        t30 = (<int>s.i9_actions[0] == 0)
        if not t30:
            t28 = 0
            for t29 in range(s.head.players):
                v192 = t29
                if not (bag_size((&s.i13_hand[(v192) * 4]), 4) == 6):
                    t28 = 1
                    break
            t30 = (not t28)
        if not t30:
            return 7
    return -1


cdef int32_t who_decides(State* s, int32_t seat) noexcept nogil:
    return seat


cdef void refresh_planes(State* s) noexcept nogil:
    cdef int at
    cdef int value
    cdef uint64_t bit
    pass
    memset(&s.pi0_tile[0], 0, sizeof(s.pi0_tile))
    for at in range(176):
        value = (<int>s.i0_tile[at] - 1)
        bit = (<uint64_t>1) << (at & 63)
        if value >= 0:
            (<uint64_t*>&s.pi0_tile[0])[at >> 6] |= bit
            (<uint64_t*>&s.pi0_tile[1 + value])[at >> 6] |= bit
    memset(&s.pi3_leader[0], 0, sizeof(s.pi3_leader))
    for at in range(176):
        value = (<int>s.i3_leader[at] - 1)
        bit = (<uint64_t>1) << (at & 63)
        if value >= 0:
            (<uint64_t*>&s.pi3_leader[0])[at >> 6] |= bit
            (<uint64_t*>&s.pi3_leader[1 + (value // 4) % 4])[at >> 6] |= bit
            (<uint64_t*>&s.pi3_leader[5 + (value // 1) % 4])[at >> 6] |= bit
    memset(&s.pi5_monument[0], 0, sizeof(s.pi5_monument))
    for at in range(176):
        value = (<int>s.i5_monument[at] - 1)
        bit = (<uint64_t>1) << (at & 63)
        if value >= 0:
            (<uint64_t*>&s.pi5_monument[0])[at >> 6] |= bit
            (<uint64_t*>&s.pi5_monument[1 + value])[at >> 6] |= bit
    s.view0_stale = 1


cdef void start_planes(State* s) noexcept nogil:
    pass
    s.view0_stale = 1


cdef void copy_state(State* target, const State* source) noexcept nogil:
    memcpy(target, source, <size_t>(<const char*>&source.view0_body[0] - <const char*>source))
    memcpy(&target.view0_body[0], &source.view0_body[0], <size_t>source.view0_n * sizeof(source.view0_body[0]))
    memcpy(&target.view0_edge[0], &source.view0_edge[0], <size_t>source.view0_n * sizeof(source.view0_edge[0]))


cdef void first_values(State* s) noexcept nogil:
    pass


cdef void write_shown(State* s, uint32_t* out) noexcept nogil:
    pass


cdef int32_t write_stop0(State* s, uint8_t* out, int32_t n) noexcept nogil:  # close_tile
    cdef uint32_t code
    cdef int i
    code = <uint32_t>0
    memcpy(out + n, &code, 2)
    n += 2
    code = <uint32_t>s.v15
    memcpy(out + n, &code, 1)
    n += 1
    return n


cdef int32_t write_stop1(State* s, uint8_t* out, int32_t n) noexcept nogil:  # revolt
    cdef uint32_t code
    cdef int i
    code = <uint32_t>1
    memcpy(out + n, &code, 2)
    n += 2
    code = <uint32_t>s.v18
    memcpy(out + n, &code, 1)
    n += 1
    code = <uint32_t>s.v19
    memcpy(out + n, &code, 1)
    n += 1
    code = <uint32_t>s.v139
    memcpy(out + n, &code, 1)
    n += 1
    code = <uint32_t>s.v141
    memcpy(out + n, &code, 1)
    n += 1
    return n


cdef int32_t write_stop2(State* s, uint8_t* out, int32_t n) noexcept nogil:  # revolt
    cdef uint32_t code
    cdef int i
    code = <uint32_t>2
    memcpy(out + n, &code, 2)
    n += 2
    code = <uint32_t>s.v18
    memcpy(out + n, &code, 1)
    n += 1
    code = <uint32_t>s.v19
    memcpy(out + n, &code, 1)
    n += 1
    code = <uint32_t>s.v139
    memcpy(out + n, &code, 1)
    n += 1
    code = <uint32_t>s.v141
    memcpy(out + n, &code, 1)
    n += 1
    code = <uint32_t>s.v142
    memcpy(out + n, &code, 1)
    n += 1
    return n


cdef int32_t write_stop3(State* s, uint8_t* out, int32_t n) noexcept nogil:  # wars
    cdef uint32_t code
    cdef int i
    code = <uint32_t>3
    memcpy(out + n, &code, 2)
    n += 2
    code = <uint32_t>s.v26
    memcpy(out + n, &code, 1)
    n += 1
    code = <uint32_t>s.left2
    memcpy(out + n, &code, 1)
    n += 1
    return n


cdef int32_t write_stop4(State* s, uint8_t* out, int32_t n) noexcept nogil:  # wars
    cdef uint32_t code
    cdef int i
    code = <uint32_t>4
    memcpy(out + n, &code, 2)
    n += 2
    code = <uint32_t>s.v26
    memcpy(out + n, &code, 1)
    n += 1
    code = <uint32_t>s.left2
    memcpy(out + n, &code, 1)
    n += 1
    return n


cdef int32_t write_stop5(State* s, uint8_t* out, int32_t n) noexcept nogil:  # war
    cdef uint32_t code
    cdef int i
    code = <uint32_t>5
    memcpy(out + n, &code, 2)
    n += 2
    code = <uint32_t>s.v28
    memcpy(out + n, &code, 1)
    n += 1
    code = <uint32_t>s.v29
    memcpy(out + n, &code, 1)
    n += 1
    code = <uint32_t>s.v30
    memcpy(out + n, &code, 1)
    n += 1
    code = <uint32_t>s.v157
    memcpy(out + n, &code, 1)
    n += 1
    code = <uint32_t>s.v158
    memcpy(out + n, &code, 1)
    n += 1
    return n


cdef int32_t write_stop6(State* s, uint8_t* out, int32_t n) noexcept nogil:  # war
    cdef uint32_t code
    cdef int i
    code = <uint32_t>6
    memcpy(out + n, &code, 2)
    n += 2
    code = <uint32_t>s.v28
    memcpy(out + n, &code, 1)
    n += 1
    code = <uint32_t>s.v29
    memcpy(out + n, &code, 1)
    n += 1
    code = <uint32_t>s.v30
    memcpy(out + n, &code, 1)
    n += 1
    code = <uint32_t>s.v157
    memcpy(out + n, &code, 1)
    n += 1
    code = <uint32_t>s.v158
    memcpy(out + n, &code, 1)
    n += 1
    code = <uint32_t>s.v159
    memcpy(out + n, &code, 1)
    n += 1
    return n


cdef int32_t write_stop7(State* s, uint8_t* out, int32_t n) noexcept nogil:  # raise_monument
    cdef uint32_t code
    cdef int i
    code = <uint32_t>7
    memcpy(out + n, &code, 2)
    n += 2
    code = <uint32_t>s.v38
    memcpy(out + n, &code, 1)
    n += 1
    code = <uint32_t>s.v39
    memcpy(out + n, &code, 1)
    n += 1
    return n


cdef int32_t write_stop8(State* s, uint8_t* out, int32_t n) noexcept nogil:  # share_treasures
    cdef uint32_t code
    cdef int i
    code = <uint32_t>8
    memcpy(out + n, &code, 2)
    n += 2
    memcpy(out + n, &s.v170, 24)
    n += 24
    code = <uint32_t>s.v171
    memcpy(out + n, &code, 1)
    n += 1
    memcpy(out + n, &s.rest170, 24)
    n += 24
    code = <uint32_t>s.left3
    memcpy(out + n, &code, 1)
    n += 1
    return n


cdef int32_t write_stop9(State* s, uint8_t* out, int32_t n) noexcept nogil:  # play
    cdef uint32_t code
    cdef int i
    code = <uint32_t>9
    memcpy(out + n, &code, 2)
    n += 2
    code = <uint32_t>s.v174
    memcpy(out + n, &code, 1)
    n += 1
    code = <uint32_t>s.left0
    memcpy(out + n, &code, 2)
    n += 2
    memset(out + n, 0, 8)
    for i in range(s.done175, s.head.players):
        code = (s.first175 + i) % s.head.players
        out[n + (code >> 3)] |= <uint8_t>(1 << (code & 7))
    n += 8
    return n


cdef int32_t write_stop10(State* s, uint8_t* out, int32_t n) noexcept nogil:  # turn
    cdef uint32_t code
    cdef int i
    code = <uint32_t>10
    memcpy(out + n, &code, 2)
    n += 2
    code = <uint32_t>s.v60
    memcpy(out + n, &code, 1)
    n += 1
    code = <uint32_t>s.left1
    memcpy(out + n, &code, 1)
    n += 1
    return n


cdef int32_t write_stop11(State* s, uint8_t* out, int32_t n) noexcept nogil:  # act
    cdef uint32_t code
    cdef int i
    code = <uint32_t>11
    memcpy(out + n, &code, 2)
    n += 2
    code = <uint32_t>s.v61
    memcpy(out + n, &code, 1)
    n += 1
    return n


cdef int32_t write_stop12(State* s, uint8_t* out, int32_t n) noexcept nogil:  # place_leader
    cdef uint32_t code
    cdef int i
    code = <uint32_t>12
    memcpy(out + n, &code, 2)
    n += 2
    code = <uint32_t>s.v3
    memcpy(out + n, &code, 1)
    n += 1
    return n


cdef int32_t write_stop13(State* s, uint8_t* out, int32_t n) noexcept nogil:  # place_tile
    cdef uint32_t code
    cdef int i
    code = <uint32_t>13
    memcpy(out + n, &code, 2)
    n += 2
    code = <uint32_t>s.v9
    memcpy(out + n, &code, 1)
    n += 1
    code = <uint32_t>s.v11
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
            n = write_stop1(s, out, n)
            pc = s.back36
            continue
        if question == 1:
            n = write_stop2(s, out, n)
            pc = s.back36
            continue
        if question == 2:
            n = write_stop3(s, out, n)
            pc = s.back41
            continue
        if question == 3:
            n = write_stop5(s, out, n)
            pc = s.back44
            continue
        if question == 4:
            n = write_stop6(s, out, n)
            pc = s.back44
            continue
        if question == 5:
            n = write_stop7(s, out, n)
            pc = s.back46
            continue
        if question == 6:
            n = write_stop8(s, out, n)
            pc = s.back53
            continue
        if question == 7:
            n = write_stop11(s, out, n)
            pc = s.back64
            continue
        if pc == 2:
            n = write_stop9(s, out, n)
            pc = OVER
            continue
        if pc == 5:
            n = write_stop10(s, out, n)
            pc = s.back63
            continue
        if pc == 13:
            n = write_stop12(s, out, n)
            pc = s.back28
            continue
        if pc == 16:
            n = write_stop13(s, out, n)
            pc = s.back31
            continue
        if pc == 21:
            n = write_stop4(s, out, n)
            pc = s.back41
            continue
        if pc == 24:
            n = write_stop0(s, out, n)
            pc = s.back35
            continue
        if pc == 9:
            pc = s.back64
            continue
        if pc == 28:
            pc = s.back46
            continue
        return n
    return n


cdef int enter_flow(State* s, int rule, int back, const uint8_t* given) noexcept nogil:
    cdef int i
    if rule == 35:
        s.v15 = <int>code_at(given + 0, 1)
        s.v16 = <int>code_at(given + 1, 1)
        s.back35 = <uint16_t>back
        return 20
    if rule == 36:
        s.v17 = <int>code_at(given + 0, 1)
        s.v18 = <int>code_at(given + 1, 1)
        s.v19 = <int>code_at(given + 2, 1)
        s.back36 = <uint16_t>back
        return 14
    if rule == 41:
        s.v26 = <int>code_at(given + 0, 1)
        s.back41 = <uint16_t>back
        return 17
    if rule == 44:
        s.v27 = <int>code_at(given + 0, 1)
        s.v28 = <int>code_at(given + 1, 1)
        s.v29 = <int>code_at(given + 2, 1)
        s.v30 = <int>code_at(given + 3, 1)
        s.back44 = <uint16_t>back
        return 29
    if rule == 46:
        s.v38 = <int>code_at(given + 0, 1)
        s.v39 = <int>code_at(given + 1, 1)
        s.back46 = <uint16_t>back
        return 25
    if rule == 53:
        s.v46 = <int>code_at(given + 0, 1)
        s.back53 = <uint16_t>back
        return 18
    if rule == 63:
        s.v60 = <int>code_at(given + 0, 1)
        s.back63 = <uint16_t>back
        return 3
    if rule == 64:
        s.v61 = <int>code_at(given + 0, 1)
        s.back64 = <uint16_t>back
        return 8
    return OVER


cdef int run_piece(State* s, int pc, Context* ctx) noexcept nogil:
    if pc == 0:
        return k0_r59_play(s, ctx)
    elif pc == 1:
        return k1_r59_play(s, ctx)
    elif pc == 2:
        return k2_r59_play(s, ctx)
    elif pc == 3:
        return k3_r63_turn(s, ctx)
    elif pc == 4:
        return k4_r63_turn(s, ctx)
    elif pc == 5:
        return k5_r63_turn(s, ctx)
    elif pc == 6:
        return k6_r63_turn(s, ctx)
    elif pc == 7:
        return k7_r63_turn(s, ctx)
    elif pc == 8:
        return k8_r64_act(s, ctx)
    elif pc == 9:
        return k9_r64_act(s, ctx)
    elif pc == 10:
        return k10_r28_place_leader(s, ctx)
    elif pc == 11:
        return k11_r31_place_tile(s, ctx)
    elif pc == 12:
        return k12_r56_swap(s, ctx)
    elif pc == 13:
        return k13_r28_place_leader(s, ctx)
    elif pc == 14:
        return k14_r36_revolt(s, ctx)
    elif pc == 15:
        return k15_r31_place_tile(s, ctx)
    elif pc == 16:
        return k16_r31_place_tile(s, ctx)
    elif pc == 17:
        return k17_r41_wars(s, ctx)
    elif pc == 18:
        return k18_r53_share_treasures(s, ctx)
    elif pc == 19:
        return k19_r36_revolt(s, ctx)
    elif pc == 20:
        return k20_r35_close_tile(s, ctx)
    elif pc == 21:
        return k21_r41_wars(s, ctx)
    elif pc == 22:
        return k22_r53_share_treasures(s, ctx)
    elif pc == 23:
        return k23_r36_revolt(s, ctx)
    elif pc == 24:
        return k24_r35_close_tile(s, ctx)
    elif pc == 25:
        return k25_r46_raise_monument(s, ctx)
    elif pc == 26:
        return k26_r41_wars(s, ctx)
    elif pc == 27:
        return k27_r53_share_treasures(s, ctx)
    elif pc == 28:
        return k28_r46_raise_monument(s, ctx)
    elif pc == 29:
        return k29_r44_war(s, ctx)
    elif pc == 30:
        return k30_r53_share_treasures(s, ctx)
    elif pc == 31:
        return k31_r44_war(s, ctx)
    elif pc == 32:
        return k32_r44_war(s, ctx)
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
                set_fault(s, 56)
                continue
            if n == 1 and upper0(s, &other.of0) == 1:
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
                set_fault(s, 56)
                continue
            if n == 1 and upper1(s, &other.of1) == 1:
                pc = answer1(s, pick1(s, &legal.of1, 0), ctx)
                continue
            return n
        elif s.head.question == 2:
            n = count2(s, &legal.of2)
            if s.head.held:
                return n
            if n == 0:
                set_fault(s, 57)
                continue
            if n == 1:
                pc = answer2(s, pick2(s, &legal.of2, 0), ctx)
                continue
            return n
        elif s.head.question == 3:
            if s.head.held:
                s.head.seat = <uint8_t>seat3(s)
            n = count3(s, &legal.of3)
            if s.head.held:
                return n
            if n == 0:
                set_fault(s, 58)
                continue
            if n == 1 and upper3(s, &other.of3) == 1:
                pc = answer3(s, pick3(s, &legal.of3, 0), ctx)
                continue
            return n
        elif s.head.question == 4:
            if s.head.held:
                s.head.seat = <uint8_t>seat4(s)
            n = count4(s, &legal.of4)
            if s.head.held:
                return n
            if n == 0:
                set_fault(s, 58)
                continue
            if n == 1 and upper4(s, &other.of4) == 1:
                pc = answer4(s, pick4(s, &legal.of4, 0), ctx)
                continue
            return n
        elif s.head.question == 5:
            n = count5(s, &legal.of5)
            if s.head.held:
                return n
            if n == 0:
                set_fault(s, 59)
                continue
            if n == 1:
                pc = answer5(s, pick5(s, &legal.of5, 0), ctx)
                continue
            return n
        elif s.head.question == 6:
            n = count6(s, &legal.of6)
            if s.head.held:
                return n
            if n == 0:
                set_fault(s, 60)
                continue
            if n == 1:
                pc = answer6(s, pick6(s, &legal.of6, 0), ctx)
                continue
            return n
        elif s.head.question == 7:
            n = count7(s, &legal.of7)
            if s.head.held:
                return n
            if n == 0:
                set_fault(s, 6)
                continue
            if n == 1 and upper7(s, &other.of7) == 1:
                pc = answer7(s, pick7(s, &legal.of7, 0), ctx)
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
    elif s.head.question == 3:
        return pick3(s, &legal.of3, n)
    elif s.head.question == 4:
        return pick4(s, &legal.of4, n)
    elif s.head.question == 5:
        return pick5(s, &legal.of5, n)
    elif s.head.question == 6:
        return pick6(s, &legal.of6, n)
    elif s.head.question == 7:
        return pick7(s, &legal.of7, n)
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
    elif s.head.question == 3:
        kinds3(s, &legal.of3, counts)
    elif s.head.question == 4:
        kinds4(s, &legal.of4, counts)
    elif s.head.question == 5:
        kinds5(s, &legal.of5, counts)
    elif s.head.question == 6:
        kinds6(s, &legal.of6, counts)
    elif s.head.question == 7:
        kinds7(s, &legal.of7, counts)


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
    elif s.head.question == 3:
        return why3(s, &legal.of3, action)
    elif s.head.question == 4:
        return why4(s, &legal.of4, action)
    elif s.head.question == 5:
        return why5(s, &legal.of5, action)
    elif s.head.question == 6:
        return why6(s, &legal.of6, action)
    elif s.head.question == 7:
        return why7(s, &legal.of7, action)
    return -2


cdef void carry_out(void* state, int32_t action, Context* ctx) noexcept nogil:
    cdef State* s
    cdef int pc
    s = <State*>state
    pc = OVER
    if s.head.question == 0:
        pc = answer0(s, action, ctx)
    elif s.head.question == 1:
        pc = answer1(s, action, ctx)
    elif s.head.question == 2:
        pc = answer2(s, action, ctx)
    elif s.head.question == 3:
        pc = answer3(s, action, ctx)
    elif s.head.question == 4:
        pc = answer4(s, action, ctx)
    elif s.head.question == 5:
        pc = answer5(s, action, ctx)
    elif s.head.question == 6:
        pc = answer6(s, action, ctx)
    elif s.head.question == 7:
        pc = answer7(s, action, ctx)
    s.head.pc = <uint16_t>pc
    s.head.held = 0


cdef int32_t meaning(const void* state, int32_t action, uint16_t* out) noexcept nogil:
    cdef State* s
    s = <State*>state
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
table.items_size = 704
table.actions = 3049
table.blocks = 12
table.questions = 8
table.conflicts = 2
table.rules = 76
table.keys = 4
table.max_players = 4
table.slots_size = 105
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

SOURCES = "f9733a7c23589a983211a9e791388ff69eb0b193168c1750eebf4be26e8ab7cf"
