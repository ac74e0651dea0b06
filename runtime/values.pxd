# Bags, lists and bounded arithmetic for generated engines, in C. Everything is inline: cimporting this loads no module.

from libc.stdint cimport uint8_t, uint16_t, uint32_t, uint64_t
from libc.string cimport memcpy, memset

from shedu.runtime.rng cimport Rng, rng_bounded, rng_is_scripted, rng_script_next


cdef inline bint bit_at(const uint64_t* words, int i) noexcept nogil:
    return (words[i >> 6] >> (i & 63)) & 1


# ------------------------------------------------------------------ numbers
cdef inline int floor_div(int a, int b, uint16_t* fault, int number) noexcept nogil:
    # Division towards minus infinity; by nought a fault and 0.
    cdef int quotient
    if b == 0:
        if not fault[0]:
            fault[0] = <uint16_t>number
        return 0
    quotient = a // b
    return quotient - 1 if (a % b != 0) and ((a < 0) != (b < 0)) else quotient


cdef inline int floor_mod(int a, int b, uint16_t* fault, int number) noexcept nogil:
    return a - b * floor_div(a, b, fault, number) if b else floor_div(a, b, fault, number)


cdef inline int narrowed(int value, int low, int high, uint16_t* fault, int number) noexcept nogil:
    # The number itself; outside low..high a fault and a bound.
    if low <= value <= high:
        return value
    if not fault[0]:
        fault[0] = <uint16_t>number
    return low


# ------------------------------------------------------------------ seats
cdef inline int seat_on(int seat, int count) noexcept nogil:
    # A seat counted on around a table of `count` seats, less than once round.
    return seat if seat < count else seat - count


cdef inline int next_seat(int seat, int count) noexcept nogil:
    return seat_on(seat + 1, count)


cdef inline int seat_before(int seat, int count) noexcept nogil:
    return seat - 1 if seat > 0 else count - 1


cdef inline int nearest_seat(uint64_t among, int seat, int step, int count) noexcept nogil:
    # The first seat of a set that is met from one on, in steps around a table of `count` seats, that one itself at
    # last; -1 of an empty set.
    cdef int turn
    for turn in range(count):
        seat = seat_on(seat + step, count)
        if among >> seat & 1:
            return seat
    return -1


# ------------------------------------------------------------------ bags: counts by kind
cdef inline int bag_size(const uint16_t* counts, int kinds) noexcept nogil:
    cdef int i, total = 0
    for i in range(kinds):
        total += counts[i]
    return total


cdef inline bint bag_within(const uint16_t* part, const uint16_t* whole, int kinds) noexcept nogil:
    cdef int i
    for i in range(kinds):
        if part[i] > whole[i]:
            return 0
    return 1


cdef inline bint bag_equal(const uint16_t* one, const uint16_t* other, int kinds) noexcept nogil:
    cdef int i
    for i in range(kinds):
        if one[i] != other[i]:
            return 0
    return 1


cdef inline int bag_ways(const uint16_t* have, int kinds, int low, int high) noexcept nogil:
    # How many bags of low..high units lie within a bag. Lane k of a word counts those of k units; multiplying by
    # 1 + x + ... + x^h adds a kind of which there are h. high <= 7, and no lane may pass 255.
    cdef uint64_t ones = <uint64_t>0x0101010101010101
    cdef uint64_t lanes = 1
    cdef int i
    for i in range(kinds):
        lanes *= ones if have[i] >= 7 else ones & (((<uint64_t>1) << (8 * (have[i] + 1))) - 1)
    if high < 7:
        lanes &= ((<uint64_t>1) << (8 * (high + 1))) - 1
    lanes >>= 8 * low
    lanes = (lanes & <uint64_t>0x00FF00FF00FF00FF) + ((lanes >> 8) & <uint64_t>0x00FF00FF00FF00FF)
    return <int>((lanes * <uint64_t>0x0001000100010001) >> 48)


cdef inline int bag_chance(const uint16_t* counts, int kinds, Rng* rng) noexcept nogil:
    # One unit, each equally likely, kinds walked in order; scripted: the kind named, or the first there is. -1: empty.
    cdef int i, wanted, left = bag_size(counts, kinds)
    if left == 0:
        return -1
    if rng_is_scripted(rng):
        wanted = rng_script_next(rng)
        if 0 <= wanted < kinds and counts[wanted]:
            return wanted
        for i in range(kinds):
            if counts[i]:
                return i
    wanted = <int>rng_bounded(rng, <uint32_t>left)
    for i in range(kinds):
        if wanted < counts[i]:
            return i
        wanted -= counts[i]
    return -1


cdef inline int draw_unit(uint16_t* counts, int kinds, int left, Rng* rng) noexcept nogil:
    # As bag_chance, and the unit is taken out.
    cdef int kind = bag_chance(counts, kinds, rng)
    counts[kind] -= 1
    return kind


cdef inline int bag_first(const uint16_t* counts, int kinds) noexcept nogil:
    # The first kind of which there is one; -1: empty.
    cdef int i
    for i in range(kinds):
        if counts[i]:
            return i
    return -1


# ------------------------------------------------------------------ lists in the state: length in 2 bytes, codes behind
cdef inline int list_length(const uint8_t* entry) noexcept nogil:
    cdef uint16_t length
    memcpy(&length, entry, 2)
    return length


cdef inline uint32_t code_at(const uint8_t* place, int width) noexcept nogil:
    cdef uint32_t code = 0
    memcpy(&code, place, <size_t>width)
    return code


cdef inline uint32_t list_code(const uint8_t* entry, int i, int width) noexcept nogil:
    return code_at(entry + 2 + i * width, width)


cdef inline void list_add(uint8_t* entry, int width, uint32_t code) noexcept nogil:
    cdef uint16_t length = <uint16_t>list_length(entry)
    memcpy(entry + 2 + length * width, &code, <size_t>width)
    length += 1
    memcpy(entry, &length, 2)


cdef inline bint list_take(uint8_t* entry, int width, uint32_t code) noexcept nogil:
    # Takes the first such item out; what comes behind the last is nought. False where there is none.
    cdef uint16_t length = <uint16_t>list_length(entry)
    cdef int i
    cdef bint found = False
    for i in range(length):
        if found:
            memcpy(entry + 2 + (i - 1) * width, entry + 2 + i * width, <size_t>width)
        elif list_code(entry, i, width) == code:
            found = True
    if found:
        length -= 1
        memset(entry + 2 + length * width, 0, <size_t>width)
        memcpy(entry, &length, 2)
    return found


# ------------------------------------------------------------------ lists of numbers
cdef inline void sort_ints(int* items, int count) noexcept nogil:
    cdef int i, j, one
    for i in range(1, count):
        one = items[i]
        j = i
        while j > 0 and items[j - 1] > one:
            items[j] = items[j - 1]
            j -= 1
        items[j] = one


cdef inline int compare_ints(const int* one, int n, const int* other, int m) noexcept nogil:
    # -1, 0 or 1: compared from the front; a list that ends first is the smaller.
    cdef int i
    for i in range(n if n < m else m):
        if one[i] != other[i]:
            return -1 if one[i] < other[i] else 1
    return 0 if n == m else (-1 if n < m else 1)


cdef inline void copy_ints(int* target, const int* source, int count) noexcept nogil:
    memcpy(target, source, <size_t>count * sizeof(int))
