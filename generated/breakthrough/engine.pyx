# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True
# Written by Shedu's compiler from the rules of "Breakthrough". Do not edit: edit the rules.

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
    AGAIN = 5
    MOST_SEATS = 2

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

# ------------------------------------------------------------------ constant tables
cdef extern from *:
    """
    #define NO_INT (-0x40000000)
    static const int16_t ROW0[64] = {1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 8, 8, 8};
    static const int16_t STEP0[512] = {-1, -1, -1, -1, -1, -1, -1, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, -1, -1, -1, -1, -1, -1, -1, -1, 1, 2, 3, 4, 5, 6, 7, -1, 9, 10, 11, 12, 13, 14, 15, -1, 17, 18, 19, 20, 21, 22, 23, -1, 25, 26, 27, 28, 29, 30, 31, -1, 33, 34, 35, 36, 37, 38, 39, -1, 41, 42, 43, 44, 45, 46, 47, -1, 49, 50, 51, 52, 53, 54, 55, -1, 1, 2, 3, 4, 5, 6, 7, -1, 9, 10, 11, 12, 13, 14, 15, -1, 17, 18, 19, 20, 21, 22, 23, -1, 25, 26, 27, 28, 29, 30, 31, -1, 33, 34, 35, 36, 37, 38, 39, -1, 41, 42, 43, 44, 45, 46, 47, -1, 49, 50, 51, 52, 53, 54, 55, -1, 57, 58, 59, 60, 61, 62, 63, -1, 9, 10, 11, 12, 13, 14, 15, -1, 17, 18, 19, 20, 21, 22, 23, -1, 25, 26, 27, 28, 29, 30, 31, -1, 33, 34, 35, 36, 37, 38, 39, -1, 41, 42, 43, 44, 45, 46, 47, -1, 49, 50, 51, 52, 53, 54, 55, -1, 57, 58, 59, 60, 61, 62, 63, -1, -1, -1, -1, -1, -1, -1, -1, -1, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, -1, -1, -1, -1, -1, -1, -1, -1, -1, 8, 9, 10, 11, 12, 13, 14, -1, 16, 17, 18, 19, 20, 21, 22, -1, 24, 25, 26, 27, 28, 29, 30, -1, 32, 33, 34, 35, 36, 37, 38, -1, 40, 41, 42, 43, 44, 45, 46, -1, 48, 49, 50, 51, 52, 53, 54, -1, 56, 57, 58, 59, 60, 61, 62, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, 1, 2, 3, 4, 5, 6, -1, 8, 9, 10, 11, 12, 13, 14, -1, 16, 17, 18, 19, 20, 21, 22, -1, 24, 25, 26, 27, 28, 29, 30, -1, 32, 33, 34, 35, 36, 37, 38, -1, 40, 41, 42, 43, 44, 45, 46, -1, 48, 49, 50, 51, 52, 53, 54, -1, 56, 57, 58, 59, 60, 61, 62, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, 1, 2, 3, 4, 5, 6, -1, 8, 9, 10, 11, 12, 13, 14, -1, 16, 17, 18, 19, 20, 21, 22, -1, 24, 25, 26, 27, 28, 29, 30, -1, 32, 33, 34, 35, 36, 37, 38, -1, 40, 41, 42, 43, 44, 45, 46, -1, 48, 49, 50, 51, 52, 53, 54};
    """
    const int NO_INT
    const int16_t ROW0[64]
    const int16_t STEP0[512]

# ------------------------------------------------------------------ the state
cdef struct State:
    Head head
    uint8_t i0_piece[64]
    uint8_t i1_winner[1]
    uint8_t padding[7]
    uint16_t back5
    int32_t v4
    int32_t v12
    int32_t v13
    int32_t v14
    int32_t left0
    b1 rest14
    uint16_t back4
    int32_t v2
    int32_t v3
    int32_t v1
    int32_t v10
    b1 pi0_piece[3]

cdef struct Legal0:
    b1 g0[8]
    int32_t g0_n[8]

cdef union AnyLegal:
    Legal0 of0


cdef inline void set_fault(State* s, int number) noexcept nogil:
    if not s.head.fault:
        s.head.fault = <uint16_t>number


cdef int wait_again(State* s, int pc) noexcept nogil:
    s.head.question = <uint16_t>((pc - AGAIN) // MOST_SEATS)
    s.head.seat = <uint8_t>((pc - AGAIN) % MOST_SEATS)
    s.head.held = 1
    return ASK


# ------------------------------------------------------------------ the rules
cdef int w4_advance(State* s, int v1, int v2, int v3) noexcept nogil:  # advance
    cdef int v10
    cdef b1 t1
    v10 = STEP0[(v3) * 64 + v2]
    if not ((<int>s.i0_piece[v2] - 1) == v1):
        return 0
    t1 = d3_forward(s, v1)
    if not b1_has(t1, v3):
        return 1
    if not (not (v10 == -1)):
        return 2
    if not (not (((<int>s.i0_piece[v10] - 1) if v10 >= 0 else -1) == v1)):
        return 3
    if not ((not b1_has(b1_of(<uint64_t>0x11), v3)) or (((<int>s.i0_piece[v10] - 1) if v10 >= 0 else -1) == -1)):
        return 4
    return -1


cdef inline b1 before0_7(b1 x) noexcept nogil:
    cdef b1 t1
    cdef b1 t2
    t1 = b1_none()
    t2 = b1_and(x, b1_of(<uint64_t>0x7F7F7F7F7F7F7F))
    t1.w0 |= (t2.w0 << 9)
    return t1


cdef inline b1 before0_6(b1 x) noexcept nogil:
    cdef b1 t1
    cdef b1 t2
    t1 = b1_none()
    t2 = b1_and(x, b1_of(<uint64_t>0x7F7F7F7F7F7F7F7F))
    t1.w0 |= (t2.w0 << 1)
    return t1


cdef inline b1 before0_5(b1 x) noexcept nogil:
    cdef b1 t1
    cdef b1 t2
    t1 = b1_none()
    t2 = b1_and(x, b1_of(<uint64_t>0x7F7F7F7F7F7F7F00))
    t1.w0 |= (t2.w0 >> 7)
    return t1


cdef inline b1 before0_4(b1 x) noexcept nogil:
    cdef b1 t1
    cdef b1 t2
    t1 = b1_none()
    t2 = b1_and(x, b1_of(<uint64_t>0xFFFFFFFFFFFFFF00))
    t1.w0 |= (t2.w0 >> 8)
    return t1


cdef inline b1 before0_3(b1 x) noexcept nogil:
    cdef b1 t1
    cdef b1 t2
    t1 = b1_none()
    t2 = b1_and(x, b1_of(<uint64_t>0xFEFEFEFEFEFEFE00))
    t1.w0 |= (t2.w0 >> 9)
    return t1


cdef inline b1 before0_2(b1 x) noexcept nogil:
    cdef b1 t1
    cdef b1 t2
    t1 = b1_none()
    t2 = b1_and(x, b1_of(<uint64_t>0xFEFEFEFEFEFEFEFE))
    t1.w0 |= (t2.w0 >> 1)
    return t1


cdef inline b1 before0_1(b1 x) noexcept nogil:
    cdef b1 t1
    cdef b1 t2
    t1 = b1_none()
    t2 = b1_and(x, b1_of(<uint64_t>0xFEFEFEFEFEFEFE))
    t1.w0 |= (t2.w0 << 7)
    return t1


cdef b1 d3_forward(State* s, int v5) noexcept nogil:  # forward
    cdef b1 t1
    if (v5 == 0):
        t1 = b1_of(<uint64_t>0x83)
    else:
        t1 = b1_of(<uint64_t>0x38)
    return t1


cdef inline b1 before0_0(b1 x) noexcept nogil:
    cdef b1 t1
    cdef b1 t2
    t1 = b1_none()
    t2 = b1_and(x, b1_of(<uint64_t>0xFFFFFFFFFFFFFF))
    t1.w0 |= (t2.w0 << 8)
    return t1


cdef inline void set_i0_piece(State* s, int at, int value) noexcept nogil:  # piece
    cdef int old
    cdef uint64_t bit
    old = (<int>s.i0_piece[at] - 1)
    bit = (<uint64_t>1) << (at & 63)
    if old >= 0:
        (<uint64_t*>&s.pi0_piece[0])[at >> 6] &= ~bit
        (<uint64_t*>&s.pi0_piece[1 + old])[at >> 6] &= ~bit
    s.i0_piece[at] = (value + 1)
    if value >= 0:
        (<uint64_t*>&s.pi0_piece[0])[at >> 6] |= bit
        (<uint64_t*>&s.pi0_piece[1 + value])[at >> 6] |= bit


cdef int k0_r5_play(State* s, Context* ctx) noexcept nogil:  # play
    cdef b1 t1
    cdef b1 t2
    cdef b1 t3
    cdef int v12
    cdef b1 t4
    cdef b1 t5
    cdef b1 t6
    cdef int v13
    ctx.fired[5] += 1
    s.head.reason = 2
    t1 = b1_first(64)
    while True:
        t3 = b1_of(<uint64_t>0xFFFF)
        t2 = b1_and(t1, t3)
        if not b1_any(t2):
            break
        v12 = b1_low(t2)
        t1 = b1_above(t1, v12)
        if True:
            set_i0_piece(s, v12, 1)
    t4 = b1_first(64)
    while True:
        t6 = b1_of(<uint64_t>0xFFFF000000000000)
        t5 = b1_and(t4, t6)
        if not b1_any(t5):
            break
        v13 = b1_low(t5)
        t4 = b1_above(t4, v13)
        if True:
            set_i0_piece(s, v13, 0)
    s.left0 = 104
    return 1


cdef int k1_r5_play(State* s, Context* ctx) noexcept nogil:  # play
    if s.left0 <= 0:
        return OVER
    s.left0 -= 1
    s.rest14 = b1_first(s.head.players)
    return 2


cdef int k2_r5_play(State* s, Context* ctx) noexcept nogil:  # play
    if not b1_any(s.rest14):
        return 1
    s.v14 = b1_low(s.rest14)
    s.rest14 = b1_drop(s.rest14)
    s.head.seat = s.v14
    s.head.question = 0
    return ASK


cdef int k3_r4_advance(State* s, Context* ctx) noexcept nogil:  # advance
    ctx.fired[4] += 1
    s.v10 = STEP0[(s.v3) * 64 + s.v2]
    if True:
        set_i0_piece(s, s.v2, -1)
    if not (s.v10 >= 0):
        set_fault(s, 6)
    if s.v10 >= 0:
        set_i0_piece(s, s.v10, s.v1)
    if ((ROW0[s.v10] if s.v10 >= 0 else NO_INT) == (1 if (s.v1 == 0) else 8)):
        if True:
            s.i1_winner[0] = (s.v1 + 1)
        s.head.reason = 0
        return OVER
    else:
        return 4


cdef int k4_r4_advance(State* s, Context* ctx) noexcept nogil:  # advance
    cdef b1 t1
    cdef b1 t2
    t1 = b1_first(64)
    t2 = s.pi0_piece[1 + next_seat(s.v1, s.head.players)]
    if (not b1_any(b1_and(t1, t2))):
        if True:
            s.i1_winner[0] = (s.v1 + 1)
        s.head.reason = 1
        return OVER
    else:
        return s.back4


cdef int count0(State* s, Legal0* legal) noexcept nogil:  # play
    cdef int total
    cdef b1 t1
    cdef b1 t2
    cdef b1 t3
    cdef b1 t4
    cdef b1 t5
    cdef b1 t6
    cdef b1 t7
    cdef b1 t8
    cdef b1 t9
    cdef b1 t10
    cdef b1 t11
    cdef b1 t12
    total = 0
    t1 = b1_andnot(b1_first(64), b1_none())
    t2 = b1_andnot(b1_first(64), s.pi0_piece[1 + s.v14])
    t3 = b1_andnot(b1_first(64), s.pi0_piece[0])
    t4 = b1_none()
    t5 = d3_forward(s, s.v14)
    if b1_has(t5, 0):
        t4 = b1_and(b1_and(b1_and(b1_and(b1_first(64), s.pi0_piece[1 + s.v14]), b1_or(before0_0(t1), b1_andnot(b1_mask((not (-1 == -1)), 64), b1_of(<uint64_t>0xFFFFFFFFFFFFFF00)))), b1_or(before0_0(t2), b1_andnot(b1_mask((not (((<int>s.i0_piece[-1] - 1) if -1 >= 0 else -1) == s.v14)), 64), b1_of(<uint64_t>0xFFFFFFFFFFFFFF00)))), b1_or(before0_0(t3), b1_andnot(b1_mask((((<int>s.i0_piece[-1] - 1) if -1 >= 0 else -1) == -1), 64), b1_of(<uint64_t>0xFFFFFFFFFFFFFF00))))
    legal.g0[0] = t4
    legal.g0_n[0] = b1_count(legal.g0[0])
    total += legal.g0_n[0]
    t6 = b1_none()
    if (b1_has(t5, 1) and 1):
        t6 = b1_and(b1_and(b1_and(b1_first(64), s.pi0_piece[1 + s.v14]), b1_or(before0_1(t1), b1_andnot(b1_mask((not (-1 == -1)), 64), b1_of(<uint64_t>0x7F7F7F7F7F7F7F00)))), b1_or(before0_1(t2), b1_andnot(b1_mask((not (((<int>s.i0_piece[-1] - 1) if -1 >= 0 else -1) == s.v14)), 64), b1_of(<uint64_t>0x7F7F7F7F7F7F7F00))))
    legal.g0[1] = t6
    legal.g0_n[1] = b1_count(legal.g0[1])
    total += legal.g0_n[1]
    t7 = b1_none()
    if (b1_has(t5, 2) and 1):
        t7 = b1_and(b1_and(b1_and(b1_first(64), s.pi0_piece[1 + s.v14]), b1_or(before0_2(t1), b1_andnot(b1_mask((not (-1 == -1)), 64), b1_of(<uint64_t>0x7F7F7F7F7F7F7F7F)))), b1_or(before0_2(t2), b1_andnot(b1_mask((not (((<int>s.i0_piece[-1] - 1) if -1 >= 0 else -1) == s.v14)), 64), b1_of(<uint64_t>0x7F7F7F7F7F7F7F7F))))
    legal.g0[2] = t7
    legal.g0_n[2] = b1_count(legal.g0[2])
    total += legal.g0_n[2]
    t8 = b1_none()
    if (b1_has(t5, 3) and 1):
        t8 = b1_and(b1_and(b1_and(b1_first(64), s.pi0_piece[1 + s.v14]), b1_or(before0_3(t1), b1_andnot(b1_mask((not (-1 == -1)), 64), b1_of(<uint64_t>0x7F7F7F7F7F7F7F)))), b1_or(before0_3(t2), b1_andnot(b1_mask((not (((<int>s.i0_piece[-1] - 1) if -1 >= 0 else -1) == s.v14)), 64), b1_of(<uint64_t>0x7F7F7F7F7F7F7F))))
    legal.g0[3] = t8
    legal.g0_n[3] = b1_count(legal.g0[3])
    total += legal.g0_n[3]
    t9 = b1_none()
    if b1_has(t5, 4):
        t9 = b1_and(b1_and(b1_and(b1_and(b1_first(64), s.pi0_piece[1 + s.v14]), b1_or(before0_4(t1), b1_andnot(b1_mask((not (-1 == -1)), 64), b1_of(<uint64_t>0xFFFFFFFFFFFFFF)))), b1_or(before0_4(t2), b1_andnot(b1_mask((not (((<int>s.i0_piece[-1] - 1) if -1 >= 0 else -1) == s.v14)), 64), b1_of(<uint64_t>0xFFFFFFFFFFFFFF)))), b1_or(before0_4(t3), b1_andnot(b1_mask((((<int>s.i0_piece[-1] - 1) if -1 >= 0 else -1) == -1), 64), b1_of(<uint64_t>0xFFFFFFFFFFFFFF))))
    legal.g0[4] = t9
    legal.g0_n[4] = b1_count(legal.g0[4])
    total += legal.g0_n[4]
    t10 = b1_none()
    if (b1_has(t5, 5) and 1):
        t10 = b1_and(b1_and(b1_and(b1_first(64), s.pi0_piece[1 + s.v14]), b1_or(before0_5(t1), b1_andnot(b1_mask((not (-1 == -1)), 64), b1_of(<uint64_t>0xFEFEFEFEFEFEFE)))), b1_or(before0_5(t2), b1_andnot(b1_mask((not (((<int>s.i0_piece[-1] - 1) if -1 >= 0 else -1) == s.v14)), 64), b1_of(<uint64_t>0xFEFEFEFEFEFEFE))))
    legal.g0[5] = t10
    legal.g0_n[5] = b1_count(legal.g0[5])
    total += legal.g0_n[5]
    t11 = b1_none()
    if (b1_has(t5, 6) and 1):
        t11 = b1_and(b1_and(b1_and(b1_first(64), s.pi0_piece[1 + s.v14]), b1_or(before0_6(t1), b1_andnot(b1_mask((not (-1 == -1)), 64), b1_of(<uint64_t>0xFEFEFEFEFEFEFEFE)))), b1_or(before0_6(t2), b1_andnot(b1_mask((not (((<int>s.i0_piece[-1] - 1) if -1 >= 0 else -1) == s.v14)), 64), b1_of(<uint64_t>0xFEFEFEFEFEFEFEFE))))
    legal.g0[6] = t11
    legal.g0_n[6] = b1_count(legal.g0[6])
    total += legal.g0_n[6]
    t12 = b1_none()
    if (b1_has(t5, 7) and 1):
        t12 = b1_and(b1_and(b1_and(b1_first(64), s.pi0_piece[1 + s.v14]), b1_or(before0_7(t1), b1_andnot(b1_mask((not (-1 == -1)), 64), b1_of(<uint64_t>0xFEFEFEFEFEFEFE00)))), b1_or(before0_7(t2), b1_andnot(b1_mask((not (((<int>s.i0_piece[-1] - 1) if -1 >= 0 else -1) == s.v14)), 64), b1_of(<uint64_t>0xFEFEFEFEFEFEFE00))))
    legal.g0[7] = t12
    legal.g0_n[7] = b1_count(legal.g0[7])
    total += legal.g0_n[7]
    return total


cdef int pick0(State* s, Legal0* legal, int n) noexcept nogil:
    cdef int i
    cdef int j
    cdef int k
    cdef int sum
    cdef int cell
    cdef b1 all1
    for i in range(1):
        sum = 0
        all1 = b1_none()
        for j in range(8):
            sum += legal.g0_n[i * 8 + j]
            all1 = b1_or(all1, legal.g0[i * 8 + j])
        if n >= sum:
            n -= sum
            continue
        while b1_any(all1):
            cell = b1_low(all1)
            all1 = b1_drop(all1)
            for k in range(8):
                if b1_has(legal.g0[i * 8 + k], cell):
                    if n == 0:
                        return 0 + (i * 64 + cell) * 8 + k
                    n -= 1
    return -1


cdef void kinds0(State* s, Legal0* legal, int32_t* counts) noexcept nogil:
    cdef int i
    counts[0] = 0
    for i in range(8):
        counts[0] += legal.g0_n[i]


cdef int why0(State* s, Legal0* legal, int action) noexcept nogil:
    cdef int t1
    cdef int t2
    cdef int t3
    cdef int t4
    cdef int t5
    cdef int t6
    if 0 <= action < 512:
        t1 = (action - 0) // 8
        t2 = (action - 0) % 8
        t3 = t2
        t4 = (t1) // 64
        t5 = (t1) % 64
        t6 = t5
        return w4_advance(s, s.v14, t6, t3)
    return -2


cdef int answer0(State* s, int action, Context* ctx) noexcept nogil:
    cdef int t1
    cdef int t2
    cdef int t3
    cdef int t4
    cdef int t5
    cdef int t6
    if 0 <= action < 512:
        t1 = (action - 0) // 8
        t2 = (action - 0) % 8
        t3 = t2
        t4 = (t1) // 64
        t5 = (t1) % 64
        t6 = t5
        s.v1 = s.v14
        s.v2 = t6
        s.v3 = t3
        s.back4 = 2
        return 3
    return 2


cdef void write_scores(State* s, int32_t* out) noexcept nogil:
    cdef int t1
    cdef int v15
    cdef int t2
    t1 = 0
    for v15 in range(s.head.players):
        t2 = ((<int>s.i1_winner[0] - 1) == v15)
        out[t1] = t2
        t1 += 1


cdef void write_sheets(State* s, int seat, int32_t* out) noexcept nogil:
    pass


cdef int failing_invariant(State* s) noexcept nogil:
    cdef bint t1
    cdef int v16
    cdef int t2
    cdef b1 t3
    t1 = 0
    for t2 in range(s.head.players):
        v16 = t2
        t3 = b1_first(64)
        if not (b1_count(b1_and(t3, s.pi0_piece[1 + v16])) <= 16):
            t1 = 1
            break
    if not (not t1):
        return 0
    return -1


cdef int32_t who_decides(State* s, int32_t seat) noexcept nogil:
    return seat


cdef void refresh_planes(State* s) noexcept nogil:
    cdef int at
    cdef int value
    cdef uint64_t bit
    pass
    memset(&s.pi0_piece[0], 0, sizeof(s.pi0_piece))
    for at in range(64):
        value = (<int>s.i0_piece[at] - 1)
        bit = (<uint64_t>1) << (at & 63)
        if value >= 0:
            (<uint64_t*>&s.pi0_piece[0])[at >> 6] |= bit
            (<uint64_t*>&s.pi0_piece[1 + value])[at >> 6] |= bit


cdef void start_planes(State* s) noexcept nogil:
    pass


cdef void copy_state(State* target, const State* source) noexcept nogil:
    memcpy(target, source, sizeof(State))


cdef void first_values(State* s) noexcept nogil:
    pass


cdef void write_shown(State* s, uint32_t* out) noexcept nogil:
    pass


cdef int32_t write_stop0(State* s, uint8_t* out, int32_t n) noexcept nogil:  # play
    cdef uint32_t code
    cdef int i
    code = <uint32_t>0
    memcpy(out + n, &code, 2)
    n += 2
    code = <uint32_t>s.v14
    memcpy(out + n, &code, 1)
    n += 1
    code = <uint32_t>s.left0
    memcpy(out + n, &code, 1)
    n += 1
    memcpy(out + n, &s.rest14, 8)
    n += 8
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
            pc = OVER
            continue
        return n
    return n


cdef int enter_flow(State* s, int rule, int back, const uint8_t* given) noexcept nogil:
    cdef int i
    return OVER


cdef int run_piece(State* s, int pc, Context* ctx) noexcept nogil:
    if pc == 0:
        return k0_r5_play(s, ctx)
    elif pc == 1:
        return k1_r5_play(s, ctx)
    elif pc == 2:
        return k2_r5_play(s, ctx)
    elif pc == 3:
        return k3_r4_advance(s, ctx)
    elif pc == 4:
        return k4_r4_advance(s, ctx)
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
            n = count0(s, &legal.of0)
            if s.head.held:
                return n
            if n == 0:
                set_fault(s, 3)
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
    return -1


cdef void kinds(const void* state, const void* scratch, int32_t* counts) noexcept nogil:
    cdef State* s
    cdef AnyLegal* legal
    s = <State*>state
    legal = <AnyLegal*>scratch
    if s.head.question == 0:
        kinds0(s, &legal.of0, counts)


cdef int32_t why(const void* state, const void* scratch, int32_t action) noexcept nogil:
    cdef State* s
    cdef AnyLegal* legal
    s = <State*>state
    legal = <AnyLegal*>scratch
    if s.head.question == 0:
        return why0(s, &legal.of0, action)
    return -2


cdef void carry_out(void* state, int32_t action, Context* ctx) noexcept nogil:
    cdef State* s
    cdef int pc
    s = <State*>state
    pc = OVER
    if s.head.question == 0:
        pc = answer0(s, action, ctx)
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
table.items_size = 72
table.actions = 512
table.blocks = 1
table.questions = 1
table.conflicts = 0
table.rules = 8
table.keys = 1
table.max_players = 2
table.slots_size = 12
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

SOURCES = "90b235ff5e4c8ed56b04fae021c897bbf6e06e99e96901005aa6f31a3d287272"
