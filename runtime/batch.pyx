# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Many random games at once, without Python objects and without the interpreter's lock.

A Runner plays slice after slice; game i of a run draws from stream (seed, i), so that neither the slices nor
the number of threads change what comes out.
"""

from cpython.bytes cimport PyBytes_FromStringAndSize
from libc.stdint cimport int32_t, uint8_t, uint16_t, uint32_t, uint64_t
from libc.stdlib cimport calloc, free, realloc
from libc.string cimport memset

from shedu.runtime.counters cimport Counters, spread
from shedu.runtime.engine cimport Engine
from shedu.runtime.folding cimport Fold, Sums, fold_game
from shedu.runtime.native cimport NativeEngine
from shedu.runtime.playing cimport BY_INVARIANT, BY_LIMIT, Outcome, Work, play_game
from shedu.runtime.tallies cimport SIDES

import threading

from shedu.runtime.agents import agent_codes
from shedu.runtime.counting import nothing_counted
from shedu.runtime.results import MOVE_LIMIT, GameResult
from shedu.runtime.statistics import add_failure


cdef class Worker:
    """What one thread plays with; ``played`` games are counted in its tallies."""

    cdef const Engine* engine
    cdef Work work
    cdef uint16_t* block_of
    cdef uint8_t* seats
    cdef int32_t* spare     # scores, with room for all seats
    cdef Counters counters

    def __cinit__(
        self, NativeEngine engine not None, int players, bytes agents, uint32_t move_limit, bint check,
        bint counted,
    ):
        cdef const Engine* table = engine.table
        self.engine = table
        self.work.state = <uint8_t*>calloc(1, table.state_size + 64)
        self.work.answers = <uint8_t*>calloc(1, table.legal_size + 64)
        self.work.kinds = <int32_t*>calloc(table.blocks + 16, sizeof(int32_t))
        self.work.blocks = <uint64_t*>calloc(table.blocks + 8, sizeof(uint64_t))
        self.work.asked = <uint64_t*>calloc(table.questions + 8, sizeof(uint64_t))
        self.work.context.fired = <uint64_t*>calloc(table.rules + 8, sizeof(uint64_t))
        self.work.context.conflicts = <uint64_t*>calloc(table.conflicts * SIDES + 8, sizeof(uint64_t))
        self.block_of = <uint16_t*>calloc(table.actions + 32, sizeof(uint16_t))
        self.seats = <uint8_t*>calloc(256, 1)
        self.spare = <int32_t*>calloc(table.max_players * table.keys + 16, sizeof(int32_t))
        if not (self.work.state and self.work.answers and self.work.kinds and self.work.blocks and self.spare
                and self.work.asked and self.work.context.fired and self.work.context.conflicts
                and self.block_of and self.seats):
            raise MemoryError
        self.work.block_of, self.work.agents = self.block_of, self.seats
        self.work.players, self.work.move_limit, self.work.check = players, move_limit, check
        self._fill(engine.meta, agents)
        self.counters, self.work.counted = Counters(engine.meta), counted
        self.counters.watch(&self.work)

    def _fill(self, meta, bytes agents):
        for number, block in enumerate(meta.blocks):
            for action in range(block.base, block.base + block.count):
                self.block_of[action] = number
        for seat, code in enumerate(agents):
            self.seats[seat] = code

    def __dealloc__(self):
        free(self.work.state)
        free(self.work.answers)
        free(self.work.kinds)
        free(self.work.blocks)
        free(self.work.asked)
        free(self.work.context.fired)
        free(self.work.context.conflicts)
        free(self.block_of)
        free(self.seats)
        free(self.spare)

    cdef void play(self, uint64_t seed, uint64_t index, Outcome* outcome, int32_t* scores) noexcept nogil:
        cdef uint32_t place
        play_game(self.engine, &self.work, seed, index, outcome, self.spare)
        if self.work.counted:
            self.counters.game(outcome)
        for place in range(self.work.players * self.engine.keys):
            scores[place] = self.spare[place]


cdef class Runner:
    """Plays a run of random games on one engine.

    ``agents``: one name for all seats or one for each, out of agents.AGENTS; ``check``: test the invariants
    before every decision and at the end; ``threads`` >= 1; ``counted``: keep per_game(). Raises ValueError for
    wrong numbers or names.
    """

    cdef readonly NativeEngine engine
    cdef readonly int players
    cdef readonly int threads
    cdef readonly object seed
    cdef uint64_t first     # of the games in the buffer
    cdef size_t count
    cdef size_t room
    cdef size_t width       # score numbers of a game
    cdef Outcome* outcomes
    cdef int32_t* scores
    cdef list workers
    cdef object lock
    cdef size_t next

    def __init__(
        self, NativeEngine engine not None, int players, seed: int = 0, agents: object = ("random",),
        move_limit: int = MOVE_LIMIT, check: bool = False, int threads = 1, counted: bool = False,
    ) -> None:
        least, most = engine.meta.players
        if not least <= players <= most:
            raise ValueError(f"{engine.meta.title} is for {least} to {most} players, not {players}")
        if threads < 1 or not 0 <= move_limit < 1 << 32:
            raise ValueError("threads are at least 1, the move limit lies in 0 .. 2**32 - 1")
        codes = agent_codes(agents, players)
        self.engine, self.players, self.threads = engine, players, threads
        self.seed = seed & 0xFFFFFFFFFFFFFFFF
        self.width = players * engine.table.keys
        self.workers = [Worker(engine, players, codes, move_limit, check, counted) for _ in range(threads)]
        self.lock = threading.Lock()

    def __dealloc__(self):
        free(self.outcomes)
        free(self.scores)

    def run(self, first: int, count: int) -> None:
        """Play games ``first .. first + count - 1``; their results stand in this object until the next
        call."""
        if not 0 < count < 1 << 31 or not 0 <= first < 1 << 63:
            raise ValueError("a slice has 1 .. 2**31 - 1 games, numbered from 0")
        self._make_room(count)
        self.first, self.count, self.next = first, count, 0
        step = max(1, count // (self.threads * 8)) if self.threads > 1 else count
        others = [
            threading.Thread(target=self._work, args=(worker, step), daemon=True)
            for worker in self.workers[1:min(self.threads, count)]
        ]
        for thread in others:
            thread.start()
        try:
            self._work(self.workers[0], step)
        finally:
            for thread in others:
                thread.join()

    def _make_room(self, size_t count):
        cdef void* grown
        if count <= self.room:
            return
        grown = realloc(self.outcomes, count * sizeof(Outcome))
        if not grown:
            raise MemoryError
        self.outcomes = <Outcome*>grown
        grown = realloc(self.scores, count * self.width * sizeof(int32_t) + 64)
        if not grown:
            raise MemoryError
        self.scores = <int32_t*>grown
        self.room = count

    def _work(self, Worker worker, size_t step):
        """Take and play pieces of the slice until none is left."""
        cdef size_t place, start, end
        cdef uint64_t seed = self.seed
        while True:
            with self.lock:
                start = self.next
                end = min(start + step, self.count)
                self.next = end
            if start >= end:
                return
            with nogil:
                for place in range(start, end):
                    worker.play(
                        seed, self.first + place, &self.outcomes[place], &self.scores[place * self.width]
                    )

    # ------------------------------------------------------------------ results of the last slice
    def hashes(self) -> bytes:
        """Return the hashes of the games in order, 8 bytes each, little endian."""
        cdef size_t place
        cdef int byte
        cdef bytes data = PyBytes_FromStringAndSize(NULL, self.count * 8)
        cdef uint8_t* out = <uint8_t*><char*>data
        for place in range(self.count):
            for byte in range(8):
                out[place * 8 + byte] = <uint8_t>(self.outcomes[place].hash >> (8 * byte))
        return data

    def game(self, place: int) -> GameResult:
        """Return the result of the game number ``place`` (from 0) of the slice. Raises IndexError outside."""
        if not 0 <= place < self.count:
            raise IndexError(place)
        return self._result(place)

    cdef object _result(self, size_t place):
        cdef Outcome* found = &self.outcomes[place]
        cdef int32_t* scores = &self.scores[place * self.width]
        cdef size_t keys = self.engine.table.keys
        rows = tuple(
            [tuple([scores[seat * keys + key] for key in range(keys)]) for seat in range(self.players)]
        )
        return GameResult(
            self.first + place, found.moves, found.reason, found.number, found.branching, rows, found.hash
        )

    def results(self) -> list:
        """Return the results of all games in order."""
        return [self._result(place) for place in range(self.count)]

    def add_to(self, totals: object) -> None:
        """Take the games of the slice into the totals of the run, as statistics.add_game would one by one."""
        cdef uint32_t players = self.players, keys = self.engine.table.keys
        cdef size_t place, ends = len(self.engine.meta.ends)
        cdef Fold fold
        memset(&fold, 0, sizeof(Fold))
        fold.ends = <uint64_t*>calloc(ends + players * players + 1, sizeof(uint64_t))
        fold.scores = <Sums*>calloc(players, sizeof(Sums))
        try:
            if not fold.ends or not fold.scores:
                raise MemoryError
            fold.shared = fold.ends + ends
            with nogil:
                for place in range(self.count):
                    fold_game(&fold, &self.outcomes[place], &self.scores[place * self.width], players, keys)
            self._join(totals, &fold)
        finally:
            free(fold.ends)
            free(fold.scores)
        totals.digest.add(self.hashes())

    cdef int _join(self, totals, Fold* fold) except -1:
        cdef Py_ssize_t place
        totals.length.join(spread(&fold.length))
        totals.branching += fold.branching
        totals.over_limit += fold.over_limit
        for place in range(len(self.engine.meta.ends)):
            totals.ends[place] += fold.ends[place]
        for seat in range(self.players):
            totals.scores[seat].join(spread(&fold.scores[seat]))
            for place in range(self.players):
                totals.shared[seat][place] += fold.shared[seat * self.players + place]
        if fold.failures:
            for place in range(<Py_ssize_t>self.count):
                if BY_INVARIANT <= self.outcomes[place].reason < BY_LIMIT:
                    add_failure(totals, self._result(place))
        return 0

    # ------------------------------------------------------------------ tallies of all slices so far
    def blocks(self) -> list:
        """Return how often an action of each block was taken."""
        return [sum((<Worker>worker).work.blocks[block] for worker in self.workers)
                for block in range(self.engine.table.blocks)]

    def fired(self) -> list:
        """Return how often each rule has run, by number."""
        return [sum((<Worker>worker).work.context.fired[rule] for worker in self.workers)
                for rule in range(self.engine.table.rules)]

    def conflicts(self) -> list:
        """Return for each conflict how often nobody, and each side in order, won."""
        return [
            tuple([self._side(number * SIDES + side) for side in range(len(sides) + 1)])
            for number, (_, sides) in enumerate(self.engine.meta.conflicts)
        ]

    def _side(self, size_t counter):
        return sum((<Worker>worker).work.context.conflicts[counter] for worker in self.workers)

    def per_game(self) -> object:
        """Return how often things happened in a game (counting.PerGame) over all games so far, of none unless
        ``counted``."""
        found = nothing_counted(self.engine.meta)
        for worker in self.workers:
            (<Worker>worker).counters.add_to(found)
        return found
