# Sums over the games of a slice, exact: statistics.Totals in C.

from libc.stdint cimport int32_t, int64_t, uint32_t, uint64_t

from shedu.runtime.playing cimport BY_INVARIANT, BY_LIMIT, Outcome

cdef struct Sums:           # of numbers whose sum fits in 64 bits
    uint64_t count
    int64_t sum
    uint64_t squares        # low word of the sum of squares
    uint64_t carries        # high word
    int64_t least
    int64_t greatest

cdef struct Fold:
    Sums length
    uint64_t branching
    uint64_t over_limit
    uint64_t failures
    uint64_t* ends          # by index in Meta.ends
    uint64_t* shared        # [seat * players + winners - 1]
    Sums* scores            # by seat


cdef inline void sums_add(Sums* sums, int64_t value) noexcept nogil:
    cdef uint64_t size = <uint64_t>value if value >= 0 else <uint64_t>(-value)
    cdef uint64_t square = size * size
    if sums.count == 0 or value < sums.least:
        sums.least = value
    if sums.count == 0 or value > sums.greatest:
        sums.greatest = value
    sums.count += 1
    sums.sum += value
    sums.squares += square
    sums.carries += sums.squares < square


cdef inline int compare_keys(const int32_t* one, const int32_t* other, uint32_t keys) noexcept nogil:
    cdef uint32_t key
    for key in range(keys):
        if one[key] != other[key]:
            return 1 if one[key] > other[key] else -1
    return 0


cdef inline void fold_end(Fold* fold, const int32_t* scores, uint32_t players, uint32_t keys) noexcept nogil:
    # Who ranks first, and the scores, of a game that came to an end of its own.
    cdef uint32_t seat, best = 0, equal = 1
    cdef int order
    for seat in range(1, players):
        order = compare_keys(&scores[seat * keys], &scores[best * keys], keys)
        if order > 0:
            best, equal = seat, 1
        elif order == 0:
            equal += 1
    for seat in range(best, players):
        if compare_keys(&scores[seat * keys], &scores[best * keys], keys) == 0:
            fold.shared[seat * players + equal - 1] += 1
    for seat in range(players):
        sums_add(&fold.scores[seat], scores[seat * keys])


cdef inline void fold_game(
    Fold* fold, const Outcome* outcome, const int32_t* scores, uint32_t players, uint32_t keys
) noexcept nogil:
    sums_add(&fold.length, outcome.moves)
    fold.branching += outcome.branching
    if outcome.reason == BY_LIMIT:
        fold.over_limit += 1
    elif outcome.reason >= BY_INVARIANT:
        fold.failures += 1
    else:
        fold.ends[outcome.reason] += 1
        fold_end(fold, scores, players, keys)
