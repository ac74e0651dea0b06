# A small game written by hand against the table of functions, to test what stands on it.
#
# A heap of 15..20 counters (drawn by chance). In turn one takes 1..3 of them or passes; who takes 3 gives one
# of them to another player. When the heap shrinks to a multiple of five a coin decides a duel: its winner
# gets a counter from outside. The game ends when the heap is empty; most counters win. LEAK and TRAP are
# replaced to plant faults.

from cpython.pycapsule cimport PyCapsule_New
from libc.stdint cimport int32_t, uint8_t, uint16_t, uint32_t
from libc.string cimport memcpy, memset

from shedu.runtime.engine cimport ABI, OVER, Context, Engine, Head
from shedu.runtime.rng cimport Rng, rng_bounded, rng_is_scripted, rng_script_next

cdef enum:
    LEAK = 0
    TRAP = 99

cdef struct State:
    Head head
    uint8_t heap
    uint8_t total
    uint8_t taken[3]
    uint8_t spare[3]
    uint8_t amount          # slot of the question `gift`

cdef struct Legal:
    int32_t most            # take(1) .. take(most) are legal
    uint8_t gift


cdef int chance(Context* context, int n) noexcept nogil:
    cdef int result
    if not rng_is_scripted(&context.rng):
        return <int>rng_bounded(&context.rng, n)
    result = rng_script_next(&context.rng)
    return 0 if result < 0 else result


cdef void start(void* state, int players, Context* context) noexcept nogil:
    cdef State* s = <State*>state
    memset(state, 0, sizeof(State))
    s.head.players = <uint8_t>players
    s.heap = <uint8_t>(15 + chance(context, 6))
    s.total = s.heap


cdef int32_t ask(void* state, void* legal, Context* context) noexcept nogil:
    cdef State* s = <State*>state
    cdef Legal* l = <Legal*>legal
    if s.head.question == OVER:
        return 0
    l.gift = s.head.question == 1
    l.most = s.heap if s.heap < 3 else 3
    return s.head.players - 1 if l.gift else l.most + 1


cdef int32_t pick(const void* state, const void* legal, int32_t n) noexcept nogil:
    cdef const State* s = <const State*>state
    cdef const Legal* l = <const Legal*>legal
    if l.gift:
        return 4 + n + (n >= s.head.seat)
    return n if n < l.most else 3


cdef void kinds(const void* state, const void* legal, int32_t* counts) noexcept nogil:
    cdef const State* s = <const State*>state
    cdef const Legal* l = <const Legal*>legal
    counts[0] = 0 if l.gift else l.most
    counts[1] = 0 if l.gift else 1
    counts[2] = s.head.players - 1 if l.gift else 0


cdef int32_t why(const void* state, const void* legal, int32_t action) noexcept nogil:
    cdef const State* s = <const State*>state
    cdef const Legal* l = <const Legal*>legal
    if l.gift:
        return -1 if 4 <= action < 4 + s.head.players and action != 4 + s.head.seat else -2
    if action > 3:
        return -2
    return -1 if action == 3 or action < l.most else 0


cdef void pass_on(State* s) noexcept nogil:
    s.head.question = 0
    s.amount = 0
    s.head.seat = <uint8_t>((s.head.seat + 1) % s.head.players)
    if s.heap == 0:
        s.head.question = OVER
        s.head.reason = 0
        s.head.seat = 0


cdef void duel(State* s, Context* context) noexcept nogil:
    cdef int side = chance(context, 3) - 1      # nobody, the one whose turn it is, the next
    context.fired[2] += 1
    context.conflicts[side + 1] += 1
    if side >= 0:
        s.total += 1
        s.taken[(s.head.seat + side) % s.head.players] += 1


cdef void apply(void* state, int32_t action, Context* context) noexcept nogil:
    cdef State* s = <State*>state
    if s.head.question == 1:
        s.taken[action - 4] += 1
        s.taken[s.head.seat] -= 1
        pass_on(s)
    elif action == 3:
        context.fired[1] += 1
        pass_on(s)
    else:
        context.fired[0] += 1
        s.heap -= <uint8_t>(action + 1)
        s.taken[s.head.seat] += <uint8_t>(action + 1 + LEAK)
        if s.heap == TRAP:
            s.head.fault = 1
            return
        if s.heap % 5 == 0:
            duel(s, context)
        if action == 2:
            s.head.question = 1
            s.amount = 3
        else:
            pass_on(s)


cdef void scores(void* state, int32_t* out) noexcept nogil:
    cdef State* s = <State*>state
    cdef int seat
    for seat in range(s.head.players):
        out[2 * seat] = s.taken[seat]
        out[2 * seat + 1] = -(s.taken[seat] % 2)


cdef int32_t invariant(void* state) noexcept nogil:
    cdef State* s = <State*>state
    return -1 if s.heap + s.taken[0] + s.taken[1] + s.taken[2] == s.total else 0


cdef int32_t enter(void* state, int32_t rule, const uint8_t* given) noexcept nogil:
    return 0                                        # no flow of it is started from outside


cdef void refresh(void* state) noexcept nogil:
    pass


cdef int32_t slots(const void* state, uint8_t* out) noexcept nogil:
    cdef const State* s = <const State*>state
    out[0], out[1] = <uint8_t>s.head.question, 0    # each question is a stop
    if s.head.question != 1:
        return 2
    out[2] = s.amount
    return 3


cdef void copy(void* target, const void* source) noexcept nogil:
    memcpy(target, source, sizeof(State))


cdef Engine TABLE
TABLE.abi, TABLE.state_size, TABLE.legal_size = ABI, sizeof(State), sizeof(Legal)
TABLE.items_offset, TABLE.items_size = 16, 5
TABLE.actions, TABLE.blocks, TABLE.questions, TABLE.conflicts = 7, 3, 2, 1
TABLE.rules, TABLE.keys, TABLE.max_players, TABLE.slots_size = 3, 2, 3, 3
TABLE.start, TABLE.ask, TABLE.pick, TABLE.kinds, TABLE.why = start, ask, pick, kinds, why
TABLE.apply, TABLE.scores, TABLE.invariant, TABLE.refresh = apply, scores, invariant, refresh
TABLE.slots, TABLE.copy, TABLE.enter = slots, copy, enter

engine = PyCapsule_New(&TABLE, "shedu.engine", NULL)
