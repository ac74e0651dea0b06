# The loop of random play, written once: the batches run it over an engine's table. An engine can stamp it
# into itself by calling play_game() with a local table of its own functions, which the C compiler then calls
# directly.

from libc.stdint cimport int32_t, uint8_t, uint16_t, uint32_t, uint64_t
from libc.string cimport memset

from shedu.runtime.engine cimport Context, Engine, Head
from shedu.runtime.rng cimport rng_bounded, rng_seed

cdef enum:
    BY_LIMIT = 0xFFFF       # as in results.py
    BY_FAULT = 0xFFFE
    BY_INVARIANT = 0xFFFD
    RANDOM = 0              # agents: any legal action, each equally likely
    RANDOM_KIND = 1         # first a block that has legal actions, then one of these

cdef struct Outcome:
    uint64_t hash
    uint64_t branching      # sum of the numbers of legal actions
    uint32_t moves
    uint16_t reason         # index of the end, or a mark
    uint16_t number         # of the fault or the invariant

cdef struct Work:           # what one thread plays with
    uint8_t* state
    uint8_t* answers
    int32_t* kinds          # one for each block
    uint64_t* blocks        # how often an action of each block was played
    uint64_t* asked         # how often each question was asked
    const uint16_t* block_of  # by action
    const uint8_t* agents   # by seat
    Context context
    uint32_t players
    uint32_t move_limit
    bint check
    bint counted            # whether Counters are kept


cdef inline uint64_t mix(uint64_t value, uint64_t number) noexcept nogil:
    value = (value ^ number) * <uint64_t>0x9E3779B97F4A7C15
    return value ^ (value >> 29)


cdef inline int32_t choose_kind(const Engine* engine, Work* work) noexcept nogil:
    # Two draws: one of the blocks with legal answers, then one of its answers; the place among all answers.
    cdef uint32_t block, chosen, some = 0
    cdef int32_t before = 0
    memset(work.kinds, 0, engine.blocks * sizeof(int32_t))
    engine.kinds(work.state, work.answers, work.kinds)
    for block in range(engine.blocks):
        some += work.kinds[block] > 0
    chosen = rng_bounded(&work.context.rng, some)
    for block in range(engine.blocks):
        if work.kinds[block] > 0:
            if chosen == 0:
                return before + <int32_t>rng_bounded(&work.context.rng, <uint32_t>work.kinds[block])
            chosen -= 1
            before += work.kinds[block]
    return 0


cdef inline void finish_game(
    const Engine* engine, Work* work, Outcome* outcome, int32_t* scores
) noexcept nogil:
    cdef uint32_t place, places = work.players * engine.keys
    cdef uint64_t value = mix(outcome.hash, outcome.reason)
    memset(scores, 0, places * sizeof(int32_t))
    if outcome.reason < BY_INVARIANT or outcome.reason == BY_LIMIT:
        engine.scores(work.state, scores)
        for place in range(places):
            value = mix(value, <uint64_t><uint32_t>scores[place])
    outcome.hash = value


cdef inline void play_game(
    const Engine* engine, Work* work, uint64_t seed, uint64_t index, Outcome* outcome, int32_t* scores
) noexcept nogil:
    # Plays game `index` of the run with `seed`. `scores` has room for Engine.max_players * keys numbers.
    cdef uint8_t* state = work.state
    cdef Head* head = <Head*>state
    cdef Context* context = &work.context
    cdef uint64_t value = <uint64_t>0xCBF29CE484222325, branching = 0
    cdef uint32_t moves = 0
    cdef int32_t count, nth, action, broken
    rng_seed(&context.rng, seed, index)
    engine.start(state, <int>work.players, context)
    outcome.number = 0
    while True:
        count = 0
        if head.fault == 0:
            count = engine.ask(state, work.answers, context)
        if head.fault != 0:
            outcome.reason, outcome.number = BY_FAULT, head.fault - 1
            break
        if work.check:
            broken = engine.invariant(state)
            if broken >= 0:
                outcome.reason, outcome.number = BY_INVARIANT, <uint16_t>broken
                break
        if count <= 0:
            outcome.reason = head.reason
            break
        if moves >= work.move_limit:
            outcome.reason = BY_LIMIT
            break
        if work.agents[head.seat] == RANDOM:
            nth = <int32_t>rng_bounded(&context.rng, <uint32_t>count)
        else:
            nth = choose_kind(engine, work)
        action = engine.pick(state, work.answers, nth)
        value = mix(mix(mix(value, head.seat), <uint64_t>count), <uint64_t>action)
        moves += 1
        branching += <uint64_t>count
        work.asked[head.question] += 1
        work.blocks[work.block_of[action]] += 1
        engine.apply(state, action, context)
    outcome.hash, outcome.moves, outcome.branching = value, moves, branching
    finish_game(engine, work, outcome, scores)
