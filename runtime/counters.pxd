# What one thread has counted, game by game (counting.PerGame in C).

from libc.stdint cimport uint8_t, uint64_t

from shedu.runtime.folding cimport Sums
from shedu.runtime.playing cimport Outcome, Work
from shedu.runtime.tallies cimport Sides, Tally


cdef class Counters:
    cdef object meta
    cdef Tally actions
    cdef Tally decisions
    cdef Sides sides
    cdef uint8_t* many      # by conflict: how many counters it has
    cdef Sums choices
    cdef Sums spare
    cdef list memory        # keeps alive what the structs point to

    cdef int watch(self, const Work* work) except -1
    cdef void* room(self, size_t count, size_t size) except NULL
    cdef int fill(self, Tally* tally, const uint64_t* counters, list kinds) except -1
    cdef int add_sides(self, parts, size_t conflict) except -1
    cdef void game(self, const Outcome* outcome) noexcept nogil


cdef object spread(const Sums* sums)
