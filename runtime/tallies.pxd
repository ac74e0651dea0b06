# What happens how often in a game: counters that grow from game to game, read after each game, and the exact sums
# of what they grew by (counting.py in C).

from libc.stdint cimport int64_t, uint8_t, uint16_t, uint32_t, uint64_t
from libc.string cimport memset

from shedu.runtime.folding cimport Sums, sums_add

cdef struct Tally:              # counters summed by kind
    const uint64_t* counters
    const uint16_t* kind        # by counter
    uint64_t* before            # the counters as they stood at the end of the last game
    uint64_t* now               # by kind: of the game that has just ended
    Sums* sums                  # by kind
    uint32_t size               # counters
    uint32_t kinds

cdef struct Sides:              # the counters of conflicts, SIDES each: nobody, then the sides
    const uint64_t* counters
    uint64_t* before
    Sums* won                   # by counter
    Sums* rest                  # by counter: of the same conflict, won by others
    Sums* all                   # by conflict
    uint32_t conflicts

cdef enum:
    SIDES = 8                   # counters of a conflict


cdef inline void tally_game(Tally* tally) noexcept nogil:
    cdef uint32_t place
    memset(tally.now, 0, tally.kinds * sizeof(uint64_t))
    for place in range(tally.size):
        tally.now[tally.kind[place]] += tally.counters[place] - tally.before[place]
        tally.before[place] = tally.counters[place]
    for place in range(tally.kinds):
        sums_add(&tally.sums[place], <int64_t>tally.now[place])


cdef inline void sides_game(Sides* sides, const uint8_t* many) noexcept nogil:
    # `many`: by conflict, how many of its counters are in use
    cdef uint32_t conflict, side, first
    cdef uint64_t whole, part
    for conflict in range(sides.conflicts):
        first, whole = conflict * SIDES, 0
        for side in range(first, first + many[conflict]):
            whole += sides.counters[side] - sides.before[side]
        for side in range(first, first + many[conflict]):
            part = sides.counters[side] - sides.before[side]
            sides.before[side] = sides.counters[side]
            sums_add(&sides.won[side], <int64_t>part)
            sums_add(&sides.rest[side], <int64_t>(whole - part))
        sums_add(&sides.all[conflict], <int64_t>whole)
