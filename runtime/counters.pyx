# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Counts of one thread of a batch, taken after each game and summed exactly."""

from cpython.bytearray cimport PyByteArray_AS_STRING
from libc.stdint cimport int64_t, uint8_t, uint16_t, uint64_t

from shedu.runtime.folding cimport Sums, sums_add
from shedu.runtime.playing cimport Outcome, Work
from shedu.runtime.tallies cimport SIDES, Sides, Tally, sides_game, tally_game

from shedu.runtime.counting import action_kinds, decision_kinds
from shedu.runtime.statistics import Spread


cdef class Counters:
    """Reads the counters of a worker after every game: who makes it calls ``watch`` first."""

    def __cinit__(self, meta):
        self.meta = meta
        self.memory = []

    cdef int watch(self, const Work* work) except -1:
        """Count what this worker plays from now on."""
        cdef size_t conflict, conflicts = len(self.meta.conflicts)
        actions, decisions = action_kinds(self.meta), decision_kinds(self.meta)
        self.fill(&self.actions, work.blocks, [actions[block.name] for block in self.meta.blocks])
        self.fill(&self.decisions, work.asked, [decisions[one.name] for one in self.meta.questions])
        self.sides.counters, self.sides.conflicts = work.context.conflicts, conflicts
        self.sides.before = <uint64_t*>self.room(conflicts * SIDES, sizeof(uint64_t))
        self.sides.won = <Sums*>self.room(conflicts * SIDES, sizeof(Sums))
        self.sides.rest = <Sums*>self.room(conflicts * SIDES, sizeof(Sums))
        self.sides.all = <Sums*>self.room(conflicts, sizeof(Sums))
        self.many = <uint8_t*>self.room(conflicts, 1)
        for conflict in range(conflicts):
            self.many[conflict] = 1 + len(self.meta.conflicts[conflict][1])
        return 0

    cdef int fill(self, Tally* tally, const uint64_t* counters, list kinds) except -1:
        cdef uint16_t* kind = <uint16_t*>self.room(len(kinds), sizeof(uint16_t))
        cdef size_t place
        for place in range(<size_t>len(kinds)):
            kind[place] = kinds[place]
        tally.counters, tally.kind = counters, kind
        tally.size, tally.kinds = len(kinds), len(set(kinds))
        tally.before = <uint64_t*>self.room(tally.size, sizeof(uint64_t))
        tally.now = <uint64_t*>self.room(tally.kinds, sizeof(uint64_t))
        tally.sums = <Sums*>self.room(tally.kinds, sizeof(Sums))
        return 0

    cdef void* room(self, size_t count, size_t size) except NULL:
        """Return zeroed memory that lives as long as this object."""
        memory = bytearray(count * size + 8)
        self.memory.append(memory)
        return <void*>PyByteArray_AS_STRING(memory)

    cdef void game(self, const Outcome* outcome) noexcept nogil:
        """Take in the game that has just ended."""
        tally_game(&self.actions)
        tally_game(&self.decisions)
        sides_game(&self.sides, self.many)
        sums_add(&self.choices, <int64_t>outcome.branching)
        sums_add(&self.spare, <int64_t>(outcome.branching - outcome.moves))

    def add_to(self, found: object) -> None:
        """Take all games so far into counting.PerGame."""
        for name, number in action_kinds(self.meta).items():
            found.actions[name].join(spread(&self.actions.sums[<size_t>number]))
        for name, number in decision_kinds(self.meta).items():
            found.decisions[name].join(spread(&self.decisions.sums[<size_t>number]))
        for conflict, (name, _) in enumerate(self.meta.conflicts):
            self.add_sides(found.conflicts[name], conflict)
        found.choices.join(spread(&self.choices))
        found.spare.join(spread(&self.spare))

    cdef int add_sides(self, parts, size_t conflict) except -1:
        cdef size_t counter = conflict * SIDES
        parts.whole.join(spread(&self.sides.all[conflict]))
        for name in parts.part:
            parts.part[name].join(spread(&self.sides.won[counter]))
            parts.rest[name].join(spread(&self.sides.rest[counter]))
            counter += 1
        return 0


cdef object spread(const Sums* sums):
    if sums.count == 0:
        return Spread()
    squares = ((<object>sums.carries) << 64) + sums.squares
    return Spread(sums.count, sums.sum, squares, sums.least, sums.greatest)
