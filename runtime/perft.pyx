# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Counting move sequences: the usual way to compare the rules of two programs."""

from cpython.exc cimport PyErr_CheckSignals
from libc.stdint cimport int32_t, uint8_t, uint64_t
from libc.stdlib cimport calloc, free
from libc.string cimport memcpy

from shedu.runtime.engine cimport Context, Engine, Head
from shedu.runtime.native cimport NativeGame

from shedu.runtime.game import GameFault

cdef enum:
    DEEPEST = 128
    PULSE = 1 << 16         # positions between two looks at whether the user wants to stop

cdef struct Walk:
    const Engine* engine
    Context context
    uint8_t* states         # one for each ply
    uint8_t* answers
    size_t state_size
    size_t answers_size
    uint64_t* counts
    uint64_t seen
    int depth
    int fault


cdef int attend() except -1 with gil:
    return PyErr_CheckSignals()


cdef int walk(Walk* work, int ply, int32_t count) except -1 nogil:
    # Counts what lies below the position of this ply, which has `count` answers. Every branch draws from the
    # stream as it stood at the position, so that chance is the same in all of them.
    cdef uint8_t* here = work.states + ply * work.state_size
    cdef uint8_t* below = here + work.state_size
    cdef uint8_t* answers = work.answers + ply * work.answers_size
    cdef Context kept = work.context
    cdef int32_t nth, found
    work.counts[ply] += <uint64_t>count
    if ply + 1 == work.depth:
        return 0
    for nth in range(count):
        work.engine.copy(below, here)
        work.context = kept
        work.engine.apply(below, work.engine.pick(here, answers, nth), &work.context)
        found = 0
        if (<Head*>below).fault == 0:
            found = work.engine.ask(below, answers + work.answers_size, &work.context)
        if (<Head*>below).fault != 0:
            work.fault = (<Head*>below).fault
            return 0
        work.seen += 1
        if work.seen % PULSE == 0:
            attend()
        if found > 0:
            walk(work, ply + 1, found)
            if work.fault:
                return 0
    return 0


def perft(NativeGame game not None, int depth) -> list:
    """Return how many sequences of 1, 2, ... ``depth`` decisions there are from where the game stands; it is
    unchanged.

    Sequences that end before a depth do not count there. Draws come from the game's stream as it stands, the
    same in every branch. Raises ValueError unless 1 <= depth <= 128, GameFault where a rule fails on the way.
    """
    cdef Walk work
    cdef const Engine* engine = game.engine.table
    if not 1 <= depth <= DEEPEST:
        raise ValueError(f"the depth lies in 1..{DEEPEST}, not {depth}")
    work.engine, work.depth, work.seen, work.fault = engine, depth, 0, 0
    work.state_size, work.answers_size = (engine.state_size + 63) & ~63, (engine.legal_size + 63) & ~63
    work.context.rng = game.context.rng
    work.context.fired = <uint64_t*>calloc(engine.rules + 1, sizeof(uint64_t))
    work.context.conflicts = <uint64_t*>calloc(engine.conflicts * 8 + 1, sizeof(uint64_t))
    work.states = <uint8_t*>calloc(depth + 1, work.state_size)
    work.answers = <uint8_t*>calloc(depth + 1, work.answers_size + 64)
    work.counts = <uint64_t*>calloc(depth, sizeof(uint64_t))
    try:
        if not (work.states and work.answers and work.counts
                and work.context.fired and work.context.conflicts):
            raise MemoryError
        return count_below(game, &work)
    finally:
        free(work.states)
        free(work.answers)
        free(work.counts)
        free(work.context.fired)
        free(work.context.conflicts)


cdef list count_below(NativeGame game, Walk* work):
    work.engine.copy(work.states, game.state)
    memcpy(work.answers, game.answers, work.engine.legal_size)
    if game.count > 0:
        with nogil:
            walk(work, 0, game.count)
    if work.fault:
        info = game.meta.faults[work.fault - 1]
        raise GameFault(info.message, info.file, info.line)
    return [work.counts[ply] for ply in range(work.depth)]
