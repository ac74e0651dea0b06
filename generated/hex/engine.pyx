# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True
# Written by Shedu's compiler from the rules of "Hex". Do not edit: edit the rules.

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
    """
    const int NO_INT

# ------------------------------------------------------------------ the state
cdef struct State:
    Head head
    uint8_t i0_stone[121]
    uint8_t i1_winner[1]
    uint8_t padding[6]
    uint16_t back7
    int32_t v5
    int32_t v16
    int32_t left0
    b1 rest16
    uint16_t back6
    int32_t v4
    int32_t v3
    b2 pi0_stone[3]

cdef struct Legal0:
    b2 g0[1]
    int32_t g0_n[1]

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
cdef b2 m4_chain(State* s, int v1) noexcept nogil:  # chain
    return s.pi0_stone[1 + v1]


cdef b2 flood0(b2 members, b2 seed) noexcept nogil:
    cdef b2 old
    cdef b2 new
    new = b2_and(seed, members)
    while True:
        old = new
        new = b2_and(spread0(old), members)
        if b2_eq(old, new):
            return new


cdef inline b2 spread0(b2 x) noexcept nogil:
    cdef b2 t1
    cdef b2 t2
    cdef b2 t3
    cdef b2 t4
    cdef b2 t5
    cdef b2 t6
    cdef b2 t7
    cdef b2 t8
    cdef b2 t9
    cdef b2 t10
    cdef b2 t11
    cdef b2 t12
    cdef b2 t13
    t1 = x
    t2 = b2_none()
    t3 = b2_and(x, b2_of(<uint64_t>0xFFFFFFFFFFFFF800, <uint64_t>0x1FFFFFFFFFFFFFF))
    t2.w0 |= (t3.w0 >> 11) | (t3.w1 << 53)
    t2.w1 |= (t3.w1 >> 11)
    t1 = b2_or(t1, t2)
    t4 = b2_none()
    t5 = b2_and(x, b2_of(<uint64_t>0xFFBFF7FEFFDFF800, <uint64_t>0xFFDFFBFF7FEFFD))
    t4.w0 |= (t5.w0 >> 10) | (t5.w1 << 54)
    t4.w1 |= (t5.w1 >> 10)
    t1 = b2_or(t1, t4)
    t6 = b2_none()
    t7 = b2_and(x, b2_of(<uint64_t>0xFFBFF7FEFFDFFBFF, <uint64_t>0xFFDFFBFF7FEFFD))
    t6.w0 |= (t7.w0 << 1)
    t6.w1 |= (t7.w1 << 1) | (t7.w0 >> 63)
    t1 = b2_or(t1, t6)
    t8 = b2_none()
    t9 = b2_and(x, b2_of(<uint64_t>0xFFFFFFFFFFFFFFFF, <uint64_t>0x3FFFFFFFFFFF))
    t8.w0 |= (t9.w0 << 11)
    t8.w1 |= (t9.w1 << 11) | (t9.w0 >> 53)
    t1 = b2_or(t1, t8)
    t10 = b2_none()
    t11 = b2_and(x, b2_of(<uint64_t>0xFF7FEFFDFFBFF7FE, <uint64_t>0x3FF7FEFFDFFB))
    t10.w0 |= (t11.w0 << 10)
    t10.w1 |= (t11.w1 << 10) | (t11.w0 >> 54)
    t1 = b2_or(t1, t10)
    t12 = b2_none()
    t13 = b2_and(x, b2_of(<uint64_t>0xFF7FEFFDFFBFF7FE, <uint64_t>0x1FFBFF7FEFFDFFB))
    t12.w0 |= (t13.w0 >> 1) | (t13.w1 << 63)
    t12.w1 |= (t13.w1 >> 1)
    t1 = b2_or(t1, t12)
    return t1


cdef int d5_joins_sides(State* s, b2 v6, int v7) noexcept nogil:  # joins_sides
    cdef b2 t1
    cdef b2 t2
    cdef b2 t3
    cdef b2 t4
    cdef b2 v9
    cdef b2 t5
    cdef b2 t6
    cdef b2 t7
    cdef b2 t8
    cdef b2 v11
    t4 = v6
    if b2_any(t4):
        if (v7 == 0):
            t2 = b2_of(<uint64_t>0x7FF, <uint64_t>0x0)
            t1 = t2
        else:
            t3 = b2_of(<uint64_t>0x80100200400801, <uint64_t>0x400801002004)
            t1 = t3
        t4 = b2_and(t4, t1)
    v9 = t4
    t8 = v6
    if b2_any(t8):
        if (v7 == 0):
            t6 = b2_of(<uint64_t>0x0, <uint64_t>0x1FFC00000000000)
            t5 = t6
        else:
            t7 = b2_of(<uint64_t>0x40080100200400, <uint64_t>0x100200400801002)
            t5 = t7
        t8 = b2_and(t8, t5)
    v11 = t8
    return ((not (not b2_any(v9))) and (not (not b2_any(v11))))


cdef inline void set_i0_stone(State* s, int at, int value) noexcept nogil:  # stone
    cdef int old
    cdef uint64_t bit
    old = (<int>s.i0_stone[at] - 1)
    bit = (<uint64_t>1) << (at & 63)
    if old >= 0:
        (<uint64_t*>&s.pi0_stone[0])[at >> 6] &= ~bit
        (<uint64_t*>&s.pi0_stone[1 + old])[at >> 6] &= ~bit
    s.i0_stone[at] = (value + 1)
    if value >= 0:
        (<uint64_t*>&s.pi0_stone[0])[at >> 6] |= bit
        (<uint64_t*>&s.pi0_stone[1 + value])[at >> 6] |= bit


cdef int w6_place(State* s, int v3, int v4) noexcept nogil:  # place
    if not ((<int>s.i0_stone[v4] - 1) == -1):
        return 0
    return -1


cdef int k0_r7_play(State* s, Context* ctx) noexcept nogil:  # play
    ctx.fired[7] += 1
    s.head.reason = 1
    s.left0 = 181
    return 1


cdef int k1_r7_play(State* s, Context* ctx) noexcept nogil:  # play
    if s.left0 <= 0:
        return OVER
    s.left0 -= 1
    s.rest16 = b1_first(s.head.players)
    return 2


cdef int k2_r7_play(State* s, Context* ctx) noexcept nogil:  # play
    if not b1_any(s.rest16):
        return 1
    s.v16 = b1_low(s.rest16)
    s.rest16 = b1_drop(s.rest16)
    s.head.seat = s.v16
    s.head.question = 0
    return ASK


cdef int k3_r6_place(State* s, Context* ctx) noexcept nogil:  # place
    cdef b2 t1
    cdef b2 t2
    cdef int t3
    ctx.fired[6] += 1
    if True:
        set_i0_stone(s, s.v4, s.v3)
    t1 = m4_chain(s, s.v3)
    t2 = flood0(t1, b2_bit(s.v4))
    t3 = d5_joins_sides(s, t2, s.v3)
    if t3:
        if True:
            s.i1_winner[0] = (s.v3 + 1)
        s.head.reason = 0
        return OVER
    else:
        return s.back6


cdef int count0(State* s, Legal0* legal) noexcept nogil:  # play
    cdef int total
    cdef b2 t1
    total = 0
    t1 = b2_andnot(b2_first(121), s.pi0_stone[0])
    legal.g0[0] = t1
    legal.g0_n[0] = b2_count(legal.g0[0])
    total += legal.g0_n[0]
    return total


cdef int pick0(State* s, Legal0* legal, int n) noexcept nogil:
    cdef int i
    for i in range(1):
        if n < legal.g0_n[i]:
            return 0 + i * 121 + b2_select(legal.g0[i], n)
        n -= legal.g0_n[i]
    return -1


cdef void kinds0(State* s, Legal0* legal, int32_t* counts) noexcept nogil:
    cdef int i
    counts[0] = 0
    for i in range(1):
        counts[0] += legal.g0_n[i]


cdef int why0(State* s, Legal0* legal, int action) noexcept nogil:
    cdef int t1
    cdef int t2
    if 0 <= action < 121:
        t1 = action - 0
        t2 = t1
        return w6_place(s, s.v16, t2)
    return -2


cdef int answer0(State* s, int action, Context* ctx) noexcept nogil:
    cdef int t1
    cdef int t2
    if 0 <= action < 121:
        t1 = action - 0
        t2 = t1
        s.v3 = s.v16
        s.v4 = t2
        s.back6 = 2
        return 3
    return 2


cdef void write_scores(State* s, int32_t* out) noexcept nogil:
    cdef int t1
    cdef int v17
    cdef int t2
    t1 = 0
    for v17 in range(s.head.players):
        t2 = ((<int>s.i1_winner[0] - 1) == v17)
        out[t1] = t2
        t1 += 1


cdef void write_sheets(State* s, int seat, int32_t* out) noexcept nogil:
    pass


cdef int failing_invariant(State* s) noexcept nogil:
    cdef b2 t1
    cdef b2 t2
    cdef b2 t3
    cdef b2 t4
    cdef bint t5
    t1 = b2_first(121)
    t2 = b2_first(121)
    t5 = (b2_count(b2_and(t1, s.pi0_stone[1])) == b2_count(b2_and(t2, s.pi0_stone[2])))
    if not t5:
        t3 = b2_first(121)
        t4 = b2_first(121)
        t5 = (b2_count(b2_and(t3, s.pi0_stone[1])) == (b2_count(b2_and(t4, s.pi0_stone[2])) + 1))
    if not t5:
        return 0
    return -1


cdef int32_t who_decides(State* s, int32_t seat) noexcept nogil:
    return seat


cdef void refresh_planes(State* s) noexcept nogil:
    cdef int at
    cdef int value
    cdef uint64_t bit
    pass
    memset(&s.pi0_stone[0], 0, sizeof(s.pi0_stone))
    for at in range(121):
        value = (<int>s.i0_stone[at] - 1)
        bit = (<uint64_t>1) << (at & 63)
        if value >= 0:
            (<uint64_t*>&s.pi0_stone[0])[at >> 6] |= bit
            (<uint64_t*>&s.pi0_stone[1 + value])[at >> 6] |= bit


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
    code = <uint32_t>s.v16
    memcpy(out + n, &code, 1)
    n += 1
    code = <uint32_t>s.left0
    memcpy(out + n, &code, 1)
    n += 1
    memcpy(out + n, &s.rest16, 8)
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
        return k3_r6_place(s, ctx)
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
                set_fault(s, 1)
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
table.items_size = 128
table.actions = 121
table.blocks = 1
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

SOURCES = "1f0783e03994a976337ca81ea895ba6d8d44d0c42e2db69f4200e1316a90a791"
