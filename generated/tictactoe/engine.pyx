# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True
# Written by Shedu's compiler from the rules of "Tic-tac-toe". Do not edit: edit the rules.

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
    static const int16_t BACK0[8] = {4, 5, 6, 7, 0, 1, 2, 3};
    static const int16_t STEP0[72] = {-1, -1, -1, 0, 1, 2, 3, 4, 5, -1, -1, -1, 1, 2, -1, 4, 5, -1, 1, 2, -1, 4, 5, -1, 7, 8, -1, 4, 5, -1, 7, 8, -1, -1, -1, -1, 3, 4, 5, 6, 7, 8, -1, -1, -1, -1, 3, 4, -1, 6, 7, -1, -1, -1, -1, 0, 1, -1, 3, 4, -1, 6, 7, -1, -1, -1, -1, 0, 1, -1, 3, 4};
    """
    const int NO_INT
    const int16_t BACK0[8]
    const int16_t STEP0[72]

# ------------------------------------------------------------------ the state
cdef struct State:
    Head head
    uint8_t i0_mark[9]
    uint8_t i1_winner[1]
    uint8_t padding[6]
    uint16_t back5
    int32_t v3
    int32_t v14
    int32_t left0
    b1 rest14
    uint16_t back4
    int32_t v2
    int32_t v1
    b1 pi0_mark[3]

cdef struct Legal0:
    b1 g0[1]
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
cdef int d3_run_through(State* s, int v4, int v5) noexcept nogil:  # run_through
    cdef int t1
    cdef int t2
    cdef int t3
    cdef int v6
    cdef int v1000002
    cdef int t4
    cdef int t5
    cdef int t6
    cdef int v7
    cdef int v1000003
    t1 = 0
    t2 = (v5) * 9
    t3 = STEP0[t2 + v4]
    while t3 >= 0:
        v6 = t3
        t3 = STEP0[t2 + t3]
        if not ((<int>s.i0_mark[v6] - 1) == (<int>s.i0_mark[v4] - 1)):
            break
        v1000002 = v6
        t1 += 1
    t4 = 0
    t5 = (BACK0[v5]) * 9
    t6 = STEP0[t5 + v4]
    while t6 >= 0:
        v7 = t6
        t6 = STEP0[t5 + t6]
        if not ((<int>s.i0_mark[v7] - 1) == (<int>s.i0_mark[v4] - 1)):
            break
        v1000003 = v7
        t4 += 1
    return ((1 + t1) + t4)


cdef inline void set_i0_mark(State* s, int at, int value) noexcept nogil:  # mark
    cdef int old
    cdef uint64_t bit
    old = (<int>s.i0_mark[at] - 1)
    bit = (<uint64_t>1) << (at & 63)
    if old >= 0:
        (<uint64_t*>&s.pi0_mark[0])[at >> 6] &= ~bit
        (<uint64_t*>&s.pi0_mark[1 + old])[at >> 6] &= ~bit
    s.i0_mark[at] = (value + 1)
    if value >= 0:
        (<uint64_t*>&s.pi0_mark[0])[at >> 6] |= bit
        (<uint64_t*>&s.pi0_mark[1 + value])[at >> 6] |= bit


cdef int w4_put(State* s, int v1, int v2) noexcept nogil:  # put
    if not ((<int>s.i0_mark[v2] - 1) == -1):
        return 0
    return -1


cdef int k0_r5_play(State* s, Context* ctx) noexcept nogil:  # play
    ctx.fired[5] += 1
    s.head.reason = 2
    s.left0 = 5
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


cdef int k3_r4_put(State* s, Context* ctx) noexcept nogil:  # put
    cdef bint t1
    cdef b1 t2
    cdef int v12
    cdef int t3
    ctx.fired[4] += 1
    if True:
        set_i0_mark(s, s.v2, s.v1)
    t1 = 0
    t2 = b1_of(<uint64_t>0xF)
    while b1_any(t2):
        v12 = b1_low(t2)
        t2 = b1_drop(t2)
        t3 = d3_run_through(s, s.v2, v12)
        if (t3 >= 3):
            t1 = 1
            break
    if t1:
        if True:
            s.i1_winner[0] = (s.v1 + 1)
        s.head.reason = 0
        return OVER
    else:
        return 4


cdef int k4_r4_put(State* s, Context* ctx) noexcept nogil:  # put
    cdef b1 t1
    t1 = b1_first(9)
    if (not b1_any(b1_andnot(t1, b1_and(t1, s.pi0_mark[0])))):
        s.head.reason = 1
        return OVER
    else:
        return s.back4


cdef int count0(State* s, Legal0* legal) noexcept nogil:  # play
    cdef int total
    cdef b1 t1
    total = 0
    t1 = b1_andnot(b1_first(9), s.pi0_mark[0])
    legal.g0[0] = t1
    legal.g0_n[0] = b1_count(legal.g0[0])
    total += legal.g0_n[0]
    return total


cdef int pick0(State* s, Legal0* legal, int n) noexcept nogil:
    cdef int i
    for i in range(1):
        if n < legal.g0_n[i]:
            return 0 + i * 9 + b1_select(legal.g0[i], n)
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
    if 0 <= action < 9:
        t1 = action - 0
        t2 = t1
        return w4_put(s, s.v14, t2)
    return -2


cdef int answer0(State* s, int action, Context* ctx) noexcept nogil:
    cdef int t1
    cdef int t2
    if 0 <= action < 9:
        t1 = action - 0
        t2 = t1
        s.v1 = s.v14
        s.v2 = t2
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
    cdef b1 t1
    cdef b1 t2
    cdef b1 t3
    cdef b1 t4
    cdef bint t5
    t1 = b1_first(9)
    t2 = b1_first(9)
    t5 = (b1_count(b1_and(t1, s.pi0_mark[1])) == b1_count(b1_and(t2, s.pi0_mark[2])))
    if not t5:
        t3 = b1_first(9)
        t4 = b1_first(9)
        t5 = (b1_count(b1_and(t3, s.pi0_mark[1])) == (b1_count(b1_and(t4, s.pi0_mark[2])) + 1))
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
    memset(&s.pi0_mark[0], 0, sizeof(s.pi0_mark))
    for at in range(9):
        value = (<int>s.i0_mark[at] - 1)
        bit = (<uint64_t>1) << (at & 63)
        if value >= 0:
            (<uint64_t*>&s.pi0_mark[0])[at >> 6] |= bit
            (<uint64_t*>&s.pi0_mark[1 + value])[at >> 6] |= bit


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
        return k3_r4_put(s, ctx)
    elif pc == 4:
        return k4_r4_put(s, ctx)
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
table.items_size = 16
table.actions = 9
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

SOURCES = "dc61ca3f0844aeffac0cd3fc4dac94ad69bbe9b86bf818aa7070141ca13e7465"
