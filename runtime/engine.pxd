# The contract between a generated engine and the runtime: one table of C functions.
#
# A state is a flat struct of ``state_size`` bytes without pointers: Head first, then the items in serialised form
# (meta.py), then flow slots and helpers. ``legal`` is scratch of ``legal_size`` bytes filled by ask().

from libc.stdint cimport int32_t, uint8_t, uint16_t, uint32_t, uint64_t

from shedu.runtime.rng cimport Rng

cdef enum:
    ABI = 4
    OVER = 0xFFFF          # Head.question when the game is over
    HEAD_SIZE = 16

cdef struct Head:
    uint16_t question      # the question that waits, or OVER
    uint16_t reason        # index of the end, valid when over
    uint16_t fault         # 0, or 1 + number of the run-time fault (Meta.faults)
    uint8_t seat           # who decides
    uint8_t players
    uint16_t pc            # where the flows go on (the engine's own)
    uint16_t held          # not 0: the question waits even with one answer or none, its items having been set
    uint16_t together      # the number of the `together` in which the game stands, 0 outside
    uint16_t stamp         # the engine's own

cdef struct Context:
    Rng rng
    uint64_t* fired        # how often each rule ran: Meta.rules entries
    uint64_t* conflicts    # [conflict * 8 + winning side + 1]

cdef struct Engine:
    uint32_t abi
    uint32_t state_size
    uint32_t legal_size
    uint32_t items_offset
    uint32_t items_size
    uint32_t actions
    uint32_t blocks
    uint32_t questions
    uint32_t conflicts
    uint32_t rules
    uint32_t keys          # numbers per seat that scores() writes
    uint32_t max_players
    uint32_t slots_size    # most bytes that slots() writes
    # set up for `players` and run up to (not yet into) the first question; the memory may hold anything before
    void (*start)(void* state, int players, Context* context) noexcept nogil
    # bring the state to a question that is really asked (those with one answer that all can see are answered), fill
    # `legal`, return how many answers are legal (>= 1); 0 when the game is over or a fault is set
    int32_t (*ask)(void* state, void* legal, Context* context) noexcept nogil
    # the n-th legal action in ascending number, 0 <= n < ask()
    int32_t (*pick)(const void* state, const void* legal, int32_t n) noexcept nogil
    # legal answers for each block (Meta.blocks) of the question
    void (*kinds)(const void* state, const void* legal, int32_t* counts) noexcept nogil
    # number of the first requirement that refuses, -1 if legal, -2 if no answer to the question that waits
    int32_t (*why)(const void* state, const void* legal, int32_t action) noexcept nogil
    # carry out a legal action and run up to (not yet into) the next question
    void (*apply)(void* state, int32_t action, Context* context) noexcept nogil
    # ranking keys of all seats: out[seat * keys + k]
    void (*scores)(void* state, int32_t* out) noexcept nogil
    # a seat's points, line by line of every sheet (Meta.sheets)
    void (*sheets)(void* state, int32_t seat, int32_t* out) noexcept nogil
    # number of the first invariant that fails, -1 if all hold
    int32_t (*invariant)(void* state) noexcept nogil
    # which player answers for a seat now, and sees what it sees: itself for a player; -1: nobody
    int32_t (*decides)(const void* state, int32_t seat) noexcept nogil
    # start a flow that can stop, by rule number, its arguments one after another as slots are serialised (meta.py);
    # then what waits now waits again. 0 for a flow that cannot be started so; no routine that it can come to may be
    # under way
    int32_t (*enter)(void* state, int32_t rule, const uint8_t* given) noexcept nogil
    # items were overwritten: renew the helpers
    void (*refresh)(void* state) noexcept nogil
    # the slots of the waiting question in serialised form; returns how many bytes
    int32_t (*slots)(const void* state, uint8_t* out) noexcept nogil
    # what seats are shown until the next answer: a bit for each seat, for each entry of the items in Meta.shown
    void (*shown)(const void* state, uint32_t* out) noexcept nogil
    # how often each kind is in the bag that a legal answer, a place in a list, stands for: returns how many kinds, 0 for
    # any other answer
    int32_t (*meaning)(const void* state, int32_t action, uint16_t* out) noexcept nogil
    # copy what is in use
    void (*copy)(void* target, const void* source) noexcept nogil
