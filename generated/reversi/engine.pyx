# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True
# Written by Shedu's compiler from the rules of "Reversi". Do not edit: edit the rules.

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
    AGAIN = 4
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
    static const int16_t STEP0[512] = {-1, -1, -1, -1, -1, -1, -1, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, -1, -1, -1, -1, -1, -1, -1, -1, 1, 2, 3, 4, 5, 6, 7, -1, 9, 10, 11, 12, 13, 14, 15, -1, 17, 18, 19, 20, 21, 22, 23, -1, 25, 26, 27, 28, 29, 30, 31, -1, 33, 34, 35, 36, 37, 38, 39, -1, 41, 42, 43, 44, 45, 46, 47, -1, 49, 50, 51, 52, 53, 54, 55, -1, 1, 2, 3, 4, 5, 6, 7, -1, 9, 10, 11, 12, 13, 14, 15, -1, 17, 18, 19, 20, 21, 22, 23, -1, 25, 26, 27, 28, 29, 30, 31, -1, 33, 34, 35, 36, 37, 38, 39, -1, 41, 42, 43, 44, 45, 46, 47, -1, 49, 50, 51, 52, 53, 54, 55, -1, 57, 58, 59, 60, 61, 62, 63, -1, 9, 10, 11, 12, 13, 14, 15, -1, 17, 18, 19, 20, 21, 22, 23, -1, 25, 26, 27, 28, 29, 30, 31, -1, 33, 34, 35, 36, 37, 38, 39, -1, 41, 42, 43, 44, 45, 46, 47, -1, 49, 50, 51, 52, 53, 54, 55, -1, 57, 58, 59, 60, 61, 62, 63, -1, -1, -1, -1, -1, -1, -1, -1, -1, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, -1, -1, -1, -1, -1, -1, -1, -1, -1, 8, 9, 10, 11, 12, 13, 14, -1, 16, 17, 18, 19, 20, 21, 22, -1, 24, 25, 26, 27, 28, 29, 30, -1, 32, 33, 34, 35, 36, 37, 38, -1, 40, 41, 42, 43, 44, 45, 46, -1, 48, 49, 50, 51, 52, 53, 54, -1, 56, 57, 58, 59, 60, 61, 62, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, 1, 2, 3, 4, 5, 6, -1, 8, 9, 10, 11, 12, 13, 14, -1, 16, 17, 18, 19, 20, 21, 22, -1, 24, 25, 26, 27, 28, 29, 30, -1, 32, 33, 34, 35, 36, 37, 38, -1, 40, 41, 42, 43, 44, 45, 46, -1, 48, 49, 50, 51, 52, 53, 54, -1, 56, 57, 58, 59, 60, 61, 62, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, 1, 2, 3, 4, 5, 6, -1, 8, 9, 10, 11, 12, 13, 14, -1, 16, 17, 18, 19, 20, 21, 22, -1, 24, 25, 26, 27, 28, 29, 30, -1, 32, 33, 34, 35, 36, 37, 38, -1, 40, 41, 42, 43, 44, 45, 46, -1, 48, 49, 50, 51, 52, 53, 54};
    """
    const int NO_INT
    const int16_t STEP0[512]

# ------------------------------------------------------------------ the state
cdef struct State:
    Head head
    uint8_t i0_disc[64]
    uint16_t back7
    int32_t v4
    int32_t v21
    int32_t left0
    b1 rest21
    b1 pi0_disc[3]

cdef struct Legal0:
    b1 g0[1]
    int32_t g0_n[1]
    b1 g1[1]
    int32_t g1_n[1]

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
cdef void a6_pass(State* s, int v3, Context* ctx) noexcept nogil:  # pass
    ctx.fired[6] += 1


cdef void a5_put(State* s, int v1, int v2, Context* ctx) noexcept nogil:  # put
    cdef int v18
    cdef int t1
    cdef int t2
    cdef int t3
    cdef int t4
    cdef int v19
    cdef int v20
    ctx.fired[5] += 1
    for t1 in range(8):
        v18 = t1
        t2 = d3_flips(s, v1, v2, v18)
        if t2:
            t3 = (v18) * 64
            t4 = STEP0[t3 + v2]
            while t4 >= 0:
                v19 = t4
                t4 = STEP0[t3 + t4]
                if not ((<int>s.i0_disc[v19] - 1) == next_seat(v1, s.head.players)):
                    break
                v20 = v19
                if True:
                    set_i0_disc(s, v20, v1)
    if True:
        set_i0_disc(s, v2, v1)


cdef int d3_flips(State* s, int v5, int v6, int v7) noexcept nogil:  # flips
    cdef int t1
    cdef int t2
    cdef int t3
    cdef int v8
    cdef int v1000163
    cdef int t4
    cdef int t5
    cdef int t6
    cdef int v1000164
    cdef int t7
    cdef int t8
    cdef int t9
    cdef int t10
    cdef int t11
    cdef int v1000165
    cdef bint t12
    t1 = 0
    t2 = (v7) * 64
    t3 = STEP0[t2 + v6]
    while t3 >= 0:
        v8 = t3
        t3 = STEP0[t2 + t3]
        if not ((<int>s.i0_disc[v8] - 1) == next_seat(v5, s.head.players)):
            break
        v1000163 = v8
        t1 += 1
    t12 = (t1 > 0)
    if t12:
        t4 = 0
        t5 = (v7) * 64
        t6 = STEP0[t5 + v6]
        while t6 >= 0:
            v8 = t6
            t6 = STEP0[t5 + t6]
            if not ((<int>s.i0_disc[v8] - 1) == next_seat(v5, s.head.players)):
                break
            v1000164 = v8
            t4 += 1
        t7 = (t4 + 1)
        t8 = 0
        t9 = -1
        t10 = (v7) * 64
        t11 = STEP0[t10 + v6]
        while t11 >= 0:
            v1000165 = t11
            t11 = STEP0[t10 + t11]
            t8 += 1
            if t8 == t7:
                t9 = v1000165
                break
        t12 = (((<int>s.i0_disc[t9] - 1) if t9 >= 0 else -1) == v5)
    return t12


cdef int w6_pass(State* s, int v3) noexcept nogil:  # pass
    cdef int t1
    t1 = d4_movable(s, v3)
    if not (not t1):
        return 2
    return -1


cdef int w5_put(State* s, int v1, int v2) noexcept nogil:  # put
    cdef bint t1
    cdef int v17
    cdef int t2
    cdef int t3
    if not ((<int>s.i0_disc[v2] - 1) == -1):
        return 0
    t1 = 0
    for t2 in range(8):
        v17 = t2
        t3 = d3_flips(s, v1, v2, v17)
        if t3:
            t1 = 1
            break
    if not t1:
        return 1
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


cdef inline b1 before0_0(b1 x) noexcept nogil:
    cdef b1 t1
    cdef b1 t2
    t1 = b1_none()
    t2 = b1_and(x, b1_of(<uint64_t>0xFFFFFFFFFFFFFF))
    t1.w0 |= (t2.w0 << 8)
    return t1


cdef int d4_movable(State* s, int v10) noexcept nogil:  # movable
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
    cdef b1 t13
    cdef b1 t14
    cdef b1 t15
    cdef b1 t16
    cdef b1 t17
    cdef b1 t18
    cdef b1 t19
    cdef b1 t20
    cdef b1 t21
    cdef b1 t22
    cdef b1 t23
    cdef b1 t24
    cdef b1 t25
    cdef b1 t26
    cdef b1 t27
    cdef b1 t28
    cdef b1 t29
    cdef b1 t30
    cdef b1 t31
    cdef b1 t32
    cdef b1 t33
    cdef b1 t34
    cdef b1 t35
    cdef b1 t36
    cdef b1 t37
    cdef b1 t38
    cdef b1 t39
    cdef b1 t40
    cdef b1 t41
    cdef b1 t42
    cdef b1 t43
    cdef b1 t44
    cdef b1 t45
    cdef b1 t46
    cdef b1 t47
    cdef b1 t48
    cdef b1 t49
    cdef b1 t50
    cdef b1 t51
    cdef b1 t52
    cdef b1 t53
    cdef b1 t54
    t1 = b1_first(64)
    t2 = b1_andnot(b1_first(64), s.pi0_disc[0])
    t54 = b1_and(t1, t2)
    if b1_any(t54):
        t3 = s.pi0_disc[1 + next_seat(v10, s.head.players)]
        t4 = t3
        t5 = before0_0(t4)
        t6 = b1_andnot(s.pi0_disc[1 + v10], t4)
        t7 = b1_or(before0_0(t6), b1_andnot(b1_mask((((<int>s.i0_disc[-1] - 1) if -1 >= 0 else -1) == v10), 64), b1_of(<uint64_t>0xFFFFFFFFFFFFFF00)))
        t8 = t7
        while True:
            t9 = b1_or(t7, before0_0(b1_and(t4, t8)))
            if b1_eq(t9, t8):
                break
            t8 = t9
        t10 = b1_and(t5, t8)
        t11 = before0_1(t4)
        t12 = b1_andnot(s.pi0_disc[1 + v10], t4)
        t13 = b1_or(before0_1(t12), b1_andnot(b1_mask((((<int>s.i0_disc[-1] - 1) if -1 >= 0 else -1) == v10), 64), b1_of(<uint64_t>0x7F7F7F7F7F7F7F00)))
        t14 = t13
        while True:
            t15 = b1_or(t13, before0_1(b1_and(t4, t14)))
            if b1_eq(t15, t14):
                break
            t14 = t15
        t16 = b1_and(t11, t14)
        t17 = before0_2(t4)
        t18 = b1_andnot(s.pi0_disc[1 + v10], t4)
        t19 = b1_or(before0_2(t18), b1_andnot(b1_mask((((<int>s.i0_disc[-1] - 1) if -1 >= 0 else -1) == v10), 64), b1_of(<uint64_t>0x7F7F7F7F7F7F7F7F)))
        t20 = t19
        while True:
            t21 = b1_or(t19, before0_2(b1_and(t4, t20)))
            if b1_eq(t21, t20):
                break
            t20 = t21
        t22 = b1_and(t17, t20)
        t23 = before0_3(t4)
        t24 = b1_andnot(s.pi0_disc[1 + v10], t4)
        t25 = b1_or(before0_3(t24), b1_andnot(b1_mask((((<int>s.i0_disc[-1] - 1) if -1 >= 0 else -1) == v10), 64), b1_of(<uint64_t>0x7F7F7F7F7F7F7F)))
        t26 = t25
        while True:
            t27 = b1_or(t25, before0_3(b1_and(t4, t26)))
            if b1_eq(t27, t26):
                break
            t26 = t27
        t28 = b1_and(t23, t26)
        t29 = before0_4(t4)
        t30 = b1_andnot(s.pi0_disc[1 + v10], t4)
        t31 = b1_or(before0_4(t30), b1_andnot(b1_mask((((<int>s.i0_disc[-1] - 1) if -1 >= 0 else -1) == v10), 64), b1_of(<uint64_t>0xFFFFFFFFFFFFFF)))
        t32 = t31
        while True:
            t33 = b1_or(t31, before0_4(b1_and(t4, t32)))
            if b1_eq(t33, t32):
                break
            t32 = t33
        t34 = b1_and(t29, t32)
        t35 = before0_5(t4)
        t36 = b1_andnot(s.pi0_disc[1 + v10], t4)
        t37 = b1_or(before0_5(t36), b1_andnot(b1_mask((((<int>s.i0_disc[-1] - 1) if -1 >= 0 else -1) == v10), 64), b1_of(<uint64_t>0xFEFEFEFEFEFEFE)))
        t38 = t37
        while True:
            t39 = b1_or(t37, before0_5(b1_and(t4, t38)))
            if b1_eq(t39, t38):
                break
            t38 = t39
        t40 = b1_and(t35, t38)
        t41 = before0_6(t4)
        t42 = b1_andnot(s.pi0_disc[1 + v10], t4)
        t43 = b1_or(before0_6(t42), b1_andnot(b1_mask((((<int>s.i0_disc[-1] - 1) if -1 >= 0 else -1) == v10), 64), b1_of(<uint64_t>0xFEFEFEFEFEFEFEFE)))
        t44 = t43
        while True:
            t45 = b1_or(t43, before0_6(b1_and(t4, t44)))
            if b1_eq(t45, t44):
                break
            t44 = t45
        t46 = b1_and(t41, t44)
        t47 = before0_7(t4)
        t48 = b1_andnot(s.pi0_disc[1 + v10], t4)
        t49 = b1_or(before0_7(t48), b1_andnot(b1_mask((((<int>s.i0_disc[-1] - 1) if -1 >= 0 else -1) == v10), 64), b1_of(<uint64_t>0xFEFEFEFEFEFEFE00)))
        t50 = t49
        while True:
            t51 = b1_or(t49, before0_7(b1_and(t4, t50)))
            if b1_eq(t51, t50):
                break
            t50 = t51
        t52 = b1_and(t47, t50)
        t53 = b1_or(b1_or(b1_or(b1_or(b1_or(b1_or(b1_or(t10, t16), t22), t28), t34), t40), t46), t52)
        t54 = b1_and(t54, t53)
    return b1_any(t54)


cdef inline void set_i0_disc(State* s, int at, int value) noexcept nogil:  # disc
    cdef int old
    cdef uint64_t bit
    old = (<int>s.i0_disc[at] - 1)
    bit = (<uint64_t>1) << (at & 63)
    if old >= 0:
        (<uint64_t*>&s.pi0_disc[0])[at >> 6] &= ~bit
        (<uint64_t*>&s.pi0_disc[1 + old])[at >> 6] &= ~bit
    s.i0_disc[at] = (value + 1)
    if value >= 0:
        (<uint64_t*>&s.pi0_disc[0])[at >> 6] |= bit
        (<uint64_t*>&s.pi0_disc[1 + value])[at >> 6] |= bit


cdef int k0_r7_play(State* s, Context* ctx) noexcept nogil:  # play
    ctx.fired[7] += 1
    s.head.reason = 1
    if True:
        set_i0_disc(s, 27, 1)
    if True:
        set_i0_disc(s, 36, 1)
    if True:
        set_i0_disc(s, 28, 0)
    if True:
        set_i0_disc(s, 35, 0)
    s.left0 = 60
    return 1


cdef int k1_r7_play(State* s, Context* ctx) noexcept nogil:  # play
    if s.left0 <= 0:
        return OVER
    s.left0 -= 1
    s.rest21 = b1_first(s.head.players)
    return 2


cdef int k2_r7_play(State* s, Context* ctx) noexcept nogil:  # play
    if not b1_any(s.rest21):
        return 1
    s.v21 = b1_low(s.rest21)
    s.rest21 = b1_drop(s.rest21)
    s.head.seat = s.v21
    s.head.question = 0
    return ASK


cdef int k3_r7_play(State* s, Context* ctx) noexcept nogil:  # play
    cdef int t1
    cdef int t2
    cdef bint t3
    t1 = d4_movable(s, next_seat(s.v21, s.head.players))
    t3 = (not t1)
    if t3:
        t2 = d4_movable(s, s.v21)
        t3 = (not t2)
    if t3:
        s.head.reason = 0
        return OVER
    else:
        return 2


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
    cdef b1 t13
    cdef b1 t14
    cdef b1 t15
    cdef b1 t16
    cdef b1 t17
    cdef b1 t18
    cdef b1 t19
    cdef b1 t20
    cdef b1 t21
    cdef b1 t22
    cdef b1 t23
    cdef b1 t24
    cdef b1 t25
    cdef b1 t26
    cdef b1 t27
    cdef b1 t28
    cdef b1 t29
    cdef b1 t30
    cdef b1 t31
    cdef b1 t32
    cdef b1 t33
    cdef b1 t34
    cdef b1 t35
    cdef b1 t36
    cdef b1 t37
    cdef b1 t38
    cdef b1 t39
    cdef b1 t40
    cdef b1 t41
    cdef b1 t42
    cdef b1 t43
    cdef b1 t44
    cdef b1 t45
    cdef b1 t46
    cdef b1 t47
    cdef b1 t48
    cdef b1 t49
    cdef b1 t50
    cdef b1 t51
    cdef b1 t52
    cdef b1 t53
    cdef b1 t54
    cdef int t55
    total = 0
    t1 = b1_andnot(b1_first(64), s.pi0_disc[0])
    t53 = t1
    if b1_any(t53):
        t2 = s.pi0_disc[1 + next_seat(s.v21, s.head.players)]
        t3 = t2
        t4 = before0_0(t3)
        t5 = b1_andnot(s.pi0_disc[1 + s.v21], t3)
        t6 = b1_or(before0_0(t5), b1_andnot(b1_mask((((<int>s.i0_disc[-1] - 1) if -1 >= 0 else -1) == s.v21), 64), b1_of(<uint64_t>0xFFFFFFFFFFFFFF00)))
        t7 = t6
        while True:
            t8 = b1_or(t6, before0_0(b1_and(t3, t7)))
            if b1_eq(t8, t7):
                break
            t7 = t8
        t9 = b1_and(t4, t7)
        t10 = before0_1(t3)
        t11 = b1_andnot(s.pi0_disc[1 + s.v21], t3)
        t12 = b1_or(before0_1(t11), b1_andnot(b1_mask((((<int>s.i0_disc[-1] - 1) if -1 >= 0 else -1) == s.v21), 64), b1_of(<uint64_t>0x7F7F7F7F7F7F7F00)))
        t13 = t12
        while True:
            t14 = b1_or(t12, before0_1(b1_and(t3, t13)))
            if b1_eq(t14, t13):
                break
            t13 = t14
        t15 = b1_and(t10, t13)
        t16 = before0_2(t3)
        t17 = b1_andnot(s.pi0_disc[1 + s.v21], t3)
        t18 = b1_or(before0_2(t17), b1_andnot(b1_mask((((<int>s.i0_disc[-1] - 1) if -1 >= 0 else -1) == s.v21), 64), b1_of(<uint64_t>0x7F7F7F7F7F7F7F7F)))
        t19 = t18
        while True:
            t20 = b1_or(t18, before0_2(b1_and(t3, t19)))
            if b1_eq(t20, t19):
                break
            t19 = t20
        t21 = b1_and(t16, t19)
        t22 = before0_3(t3)
        t23 = b1_andnot(s.pi0_disc[1 + s.v21], t3)
        t24 = b1_or(before0_3(t23), b1_andnot(b1_mask((((<int>s.i0_disc[-1] - 1) if -1 >= 0 else -1) == s.v21), 64), b1_of(<uint64_t>0x7F7F7F7F7F7F7F)))
        t25 = t24
        while True:
            t26 = b1_or(t24, before0_3(b1_and(t3, t25)))
            if b1_eq(t26, t25):
                break
            t25 = t26
        t27 = b1_and(t22, t25)
        t28 = before0_4(t3)
        t29 = b1_andnot(s.pi0_disc[1 + s.v21], t3)
        t30 = b1_or(before0_4(t29), b1_andnot(b1_mask((((<int>s.i0_disc[-1] - 1) if -1 >= 0 else -1) == s.v21), 64), b1_of(<uint64_t>0xFFFFFFFFFFFFFF)))
        t31 = t30
        while True:
            t32 = b1_or(t30, before0_4(b1_and(t3, t31)))
            if b1_eq(t32, t31):
                break
            t31 = t32
        t33 = b1_and(t28, t31)
        t34 = before0_5(t3)
        t35 = b1_andnot(s.pi0_disc[1 + s.v21], t3)
        t36 = b1_or(before0_5(t35), b1_andnot(b1_mask((((<int>s.i0_disc[-1] - 1) if -1 >= 0 else -1) == s.v21), 64), b1_of(<uint64_t>0xFEFEFEFEFEFEFE)))
        t37 = t36
        while True:
            t38 = b1_or(t36, before0_5(b1_and(t3, t37)))
            if b1_eq(t38, t37):
                break
            t37 = t38
        t39 = b1_and(t34, t37)
        t40 = before0_6(t3)
        t41 = b1_andnot(s.pi0_disc[1 + s.v21], t3)
        t42 = b1_or(before0_6(t41), b1_andnot(b1_mask((((<int>s.i0_disc[-1] - 1) if -1 >= 0 else -1) == s.v21), 64), b1_of(<uint64_t>0xFEFEFEFEFEFEFEFE)))
        t43 = t42
        while True:
            t44 = b1_or(t42, before0_6(b1_and(t3, t43)))
            if b1_eq(t44, t43):
                break
            t43 = t44
        t45 = b1_and(t40, t43)
        t46 = before0_7(t3)
        t47 = b1_andnot(s.pi0_disc[1 + s.v21], t3)
        t48 = b1_or(before0_7(t47), b1_andnot(b1_mask((((<int>s.i0_disc[-1] - 1) if -1 >= 0 else -1) == s.v21), 64), b1_of(<uint64_t>0xFEFEFEFEFEFEFE00)))
        t49 = t48
        while True:
            t50 = b1_or(t48, before0_7(b1_and(t3, t49)))
            if b1_eq(t50, t49):
                break
            t49 = t50
        t51 = b1_and(t46, t49)
        t52 = b1_or(b1_or(b1_or(b1_or(b1_or(b1_or(b1_or(t9, t15), t21), t27), t33), t39), t45), t51)
        t53 = b1_and(t53, t52)
    legal.g0[0] = t53
    legal.g0_n[0] = b1_count(legal.g0[0])
    total += legal.g0_n[0]
    t54 = b1_none()
    t55 = d4_movable(s, s.v21)
    if (not t55):
        t54 = b1_or(t54, b1_bit(0))
    legal.g1[0] = t54
    legal.g1_n[0] = b1_count(legal.g1[0])
    total += legal.g1_n[0]
    return total


cdef int pick0(State* s, Legal0* legal, int n) noexcept nogil:
    cdef int i
    for i in range(1):
        if n < legal.g0_n[i]:
            return 0 + i * 64 + b1_select(legal.g0[i], n)
        n -= legal.g0_n[i]
    for i in range(1):
        if n < legal.g1_n[i]:
            return 64 + i * 1 + b1_select(legal.g1[i], n)
        n -= legal.g1_n[i]
    return -1


cdef void kinds0(State* s, Legal0* legal, int32_t* counts) noexcept nogil:
    cdef int i
    counts[0] = 0
    for i in range(1):
        counts[0] += legal.g0_n[i]
    counts[1] = 0
    for i in range(1):
        counts[1] += legal.g1_n[i]


cdef int why0(State* s, Legal0* legal, int action) noexcept nogil:
    cdef int t1
    cdef int t2
    if 0 <= action < 64:
        t1 = action - 0
        t2 = t1
        return w5_put(s, s.v21, t2)
    if 64 <= action < 65:
        return w6_pass(s, s.v21)
    return -2


cdef int answer0(State* s, int action, Context* ctx) noexcept nogil:
    cdef int t1
    cdef int t2
    if 0 <= action < 64:
        t1 = action - 0
        t2 = t1
        a5_put(s, s.v21, t2, ctx)
        return 3
    if 64 <= action < 65:
        a6_pass(s, s.v21, ctx)
        return 3
    return 3


cdef void write_scores(State* s, int32_t* out) noexcept nogil:
    cdef int t1
    cdef int v22
    cdef b1 t2
    cdef int t3
    t1 = 0
    for v22 in range(s.head.players):
        t2 = b1_first(64)
        t3 = b1_count(b1_and(t2, s.pi0_disc[1 + v22]))
        out[t1] = t3
        t1 += 1


cdef void write_sheets(State* s, int seat, int32_t* out) noexcept nogil:
    pass


cdef int failing_invariant(State* s) noexcept nogil:
    if not ((((not ((<int>s.i0_disc[27] - 1) == -1)) and (not ((<int>s.i0_disc[28] - 1) == -1))) and (not ((<int>s.i0_disc[35] - 1) == -1))) and (not ((<int>s.i0_disc[36] - 1) == -1))):
        return 0
    return -1


cdef int32_t who_decides(State* s, int32_t seat) noexcept nogil:
    return seat


cdef void refresh_planes(State* s) noexcept nogil:
    cdef int at
    cdef int value
    cdef uint64_t bit
    pass
    memset(&s.pi0_disc[0], 0, sizeof(s.pi0_disc))
    for at in range(64):
        value = (<int>s.i0_disc[at] - 1)
        bit = (<uint64_t>1) << (at & 63)
        if value >= 0:
            (<uint64_t*>&s.pi0_disc[0])[at >> 6] |= bit
            (<uint64_t*>&s.pi0_disc[1 + value])[at >> 6] |= bit


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
    code = <uint32_t>s.v21
    memcpy(out + n, &code, 1)
    n += 1
    code = <uint32_t>s.left0
    memcpy(out + n, &code, 1)
    n += 1
    memcpy(out + n, &s.rest21, 8)
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
        return k0_r7_play(s, ctx)
    elif pc == 1:
        return k1_r7_play(s, ctx)
    elif pc == 2:
        return k2_r7_play(s, ctx)
    elif pc == 3:
        return k3_r7_play(s, ctx)
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
                set_fault(s, 5)
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
table.items_size = 64
table.actions = 65
table.blocks = 2
table.questions = 1
table.conflicts = 0
table.rules = 10
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

SOURCES = "6d46d2e2b2f8f455417e086d6142a0ccfa1f59729569d4a4319f269de65b571e"
