# Bags of many kinds in C: beside the counts a bit set of the kinds of which there is one. Everything is inline.

from libc.stdint cimport uint16_t, uint32_t, uint64_t
from libc.string cimport memcpy, memmove, memset

from shedu.runtime.bits cimport ctz64
from shedu.runtime.rng cimport Rng, rng_bounded, rng_is_scripted, rng_script_next


cdef inline void held_mark(uint64_t* held, int kind, bint there) noexcept nogil:
    cdef uint64_t bit = (<uint64_t>1) << (kind & 63)
    held[kind >> 6] = (held[kind >> 6] | bit) if there else (held[kind >> 6] & ~bit)


cdef inline void held_renew(uint64_t* held, const uint16_t* counts, int kinds) noexcept nogil:
    cdef int kind
    memset(held, 0, <size_t>((kinds + 63) // 64) * 8)
    for kind in range(kinds):
        held[kind >> 6] |= (<uint64_t>(counts[kind] != 0)) << (kind & 63)


cdef inline void held_clear(uint64_t* held, uint16_t* counts, int kinds) noexcept nogil:
    memset(held, 0, <size_t>((kinds + 63) // 64) * 8)
    memset(counts, 0, <size_t>kinds * 2)


cdef inline void held_copy(
    uint64_t* held, uint16_t* counts, const uint64_t* from_held, const uint16_t* from_counts, int kinds
) noexcept nogil:
    memmove(held, from_held, <size_t>((kinds + 63) // 64) * 8)
    memmove(counts, from_counts, <size_t>kinds * 2)


cdef inline int held_size(const uint64_t* held, const uint16_t* counts, int kinds) noexcept nogil:
    cdef int word, total = 0
    cdef uint64_t left
    for word in range((kinds + 63) // 64):
        left = held[word]
        while left:
            total += counts[64 * word + ctz64(left)]
            left &= left - 1
    return total


cdef inline int held_first(const uint64_t* held, int kinds) noexcept nogil:
    cdef int word
    for word in range((kinds + 63) // 64):
        if held[word]:
            return 64 * word + ctz64(held[word])
    return -1


cdef inline int held_chance(
    const uint64_t* held, const uint16_t* counts, int kinds, int size, Rng* rng
) noexcept nogil:
    # As bag_chance: one of `size` units, kinds walked in order.
    cdef int word, kind, wanted
    cdef uint64_t left
    if rng_is_scripted(rng):
        wanted = rng_script_next(rng)
        return wanted if 0 <= wanted < kinds and counts[wanted] else held_first(held, kinds)
    wanted = <int>rng_bounded(rng, <uint32_t>size)
    for word in range((kinds + 63) // 64):
        left = held[word]
        while left:
            kind = 64 * word + ctz64(left)
            if wanted < counts[kind]:
                return kind
            wanted -= counts[kind]
            left &= left - 1
    return -1


cdef inline int held_draw(uint64_t* held, uint16_t* counts, int kinds, int size, Rng* rng) noexcept nogil:
    # As draw_unit: the unit is taken out.
    cdef int kind = held_chance(held, counts, kinds, size, rng)
    counts[kind] -= 1
    held_mark(held, kind, counts[kind] != 0)
    return kind


cdef inline bint held_move(
    uint64_t* held, uint16_t* counts, uint64_t* to_held, uint16_t* to_counts, int kinds
) noexcept nogil:
    # Moves all units to another bag, or to itself. False if a count would pass its room.
    cdef int word, kind
    cdef uint64_t left
    cdef uint32_t units
    cdef bint fits = True
    left = 0
    for word in range((kinds + 63) // 64):
        left |= to_held[word]
    if left == 0:
        memcpy(to_held, held, <size_t>((kinds + 63) // 64) * 8)
        memcpy(to_counts, counts, <size_t>kinds * 2)
        held_clear(held, counts, kinds)
        return True
    for word in range((kinds + 63) // 64):
        left = held[word]
        held[word] = 0
        to_held[word] |= left
        while left:
            kind = 64 * word + ctz64(left)
            left &= left - 1
            units = counts[kind]
            counts[kind] = 0
            units += to_counts[kind]
            if units > 65535:
                fits = False
            else:
                to_counts[kind] = <uint16_t>units
    return fits
