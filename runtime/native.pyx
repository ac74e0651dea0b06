# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Compiled engines from Python: the methods of runtime.game.Game over the table of C functions."""

from cpython.bytes cimport PyBytes_FromStringAndSize
from cpython.pycapsule cimport PyCapsule_GetPointer, PyCapsule_IsValid
from libc.stdint cimport int32_t, uint8_t, uint16_t, uint32_t, uint64_t
from libc.stdlib cimport calloc, free
from libc.string cimport memcpy

from shedu.runtime.engine cimport ABI, OVER, Engine, Head
from shedu.runtime.rng cimport (
    RNG_SCRIPT_MAX, Rng, rng_bounded, rng_is_scripted, rng_next, rng_script_push, rng_script_start, rng_seed,
)

from shedu.runtime import naming
from shedu.runtime.game import GameFault, IllegalAction, Pending
from shedu.runtime.ranking import win_shares
from shedu.runtime.seating import seated

SIDES = 8
"""Counters for each conflict: nobody, then the sides in order."""


class EngineMismatch(ValueError):
    """Engine and data do not belong together, or the engine was built for another runtime."""


cdef class NativeEngine:
    """A compiled game: the capsule ``shedu.engine`` of its module and the Meta beside it.

    Raises EngineMismatch where they do not fit. One engine serves every number of players in Meta.players.
    """

    def __init__(self, capsule: object, meta: object) -> None:
        if not PyCapsule_IsValid(capsule, "shedu.engine"):
            raise EngineMismatch("this is not a compiled engine")
        self.capsule, self.meta, self.metas = capsule, meta, {}
        self.table = <const Engine*>PyCapsule_GetPointer(capsule, "shedu.engine")
        if self.table.abi != ABI:
            raise EngineMismatch(
                f"the engine was built for contract {self.table.abi}, this is {ABI}; build it anew"
            )
        for name, there, wanted in self._figures():
            if there != wanted:
                raise EngineMismatch(
                    f"the engine of {meta.name} has {there} {name}, its data {wanted}; build it anew"
                )

    def _figures(self):
        """Return what engine and data both tell: (name, in the engine, in the data)."""
        meta = self.meta
        return (
            ("bytes of items", self.table.items_size, meta.items_size),
            ("actions", self.table.actions, meta.actions),
            ("blocks", self.table.blocks, len(meta.blocks)),
            ("questions", self.table.questions, len(meta.questions)),
            ("conflicts", self.table.conflicts, len(meta.conflicts)),
            ("rules", self.table.rules, len(meta.rules)),
            ("score keys", self.table.keys, meta.score_keys),
            ("seats", self.table.max_players, meta.players[1]),
        )

    @property
    def state_bytes(self):
        """How many bytes a state takes, helpers included."""
        return self.table.state_size

    @property
    def kind(self):
        """Which engine this is: ``native``."""
        return "native"

    def new(self, players: int, seed: int = 0, index: int = 0) -> NativeGame:
        """Start a game with stream ``index`` of ``seed`` (both modulo 2**64).

        Raises ValueError for a number of players the game is not for, GameFault where the setting up fails.
        """
        cdef NativeGame game = self.blank(players)
        rng_seed(&game.context.rng, seed & 0xFFFFFFFFFFFFFFFF, index & 0xFFFFFFFFFFFFFFFF)
        return game._begin()

    def scripted(self, players: int, script: object = ()) -> NativeGame:
        """Start a game whose draws give the values of ``script`` in order; once it is used up, the first
        value there is.

        Raises ValueError for more than 64 values or one outside 0..32767, else as new().
        """
        cdef NativeGame game = self.blank(players)
        rng_seed(&game.context.rng, 0, 0)
        rng_script_start(&game.context.rng)
        game.script(script)
        return game._begin()

    def seated(self, players: int):
        """Return what is known of a game of so many players."""
        if players not in self.metas:
            self.metas[players] = seated(self.meta, players)
        return self.metas[players]

    cdef NativeGame blank(self, int players):
        cdef NativeGame game
        least, most = self.meta.players
        if not least <= players <= most:
            raise ValueError(f"{self.meta.title} is for {least} to {most} players, not {players}")
        game = NativeGame.__new__(NativeGame, self, players)
        return game


cdef class NativeGame:
    """A game in progress; made by NativeEngine.new and copy() only. Methods as in runtime.game.Game."""

    def __cinit__(self, NativeEngine engine not None, int players):
        self.engine, self.meta, self.players = engine, engine.seated(players), players
        self.state = <uint8_t*>calloc(1, engine.table.state_size)
        self.answers = <uint8_t*>calloc(1, max(1, engine.table.legal_size))
        self.context.fired = <uint64_t*>calloc(engine.table.rules + 1, sizeof(uint64_t))
        self.context.conflicts = <uint64_t*>calloc(engine.table.conflicts * SIDES + 1, sizeof(uint64_t))
        if not (self.state and self.answers and self.context.fired and self.context.conflicts):
            raise MemoryError

    def __dealloc__(self):
        free(self.state)
        free(self.answers)
        free(self.context.fired)
        free(self.context.conflicts)

    def _begin(self):
        """Set the game up and go to its first question."""
        self.engine.table.start(self.state, self.players, &self.context)
        self.go_on()
        self.demand_sound()
        return self

    cdef void go_on(self) noexcept nogil:
        # To the next question that is really asked; nothing moves in a game with a fault.
        self.count = 0
        if (<Head*>self.state).fault == 0:
            self.count = self.engine.table.ask(self.state, self.answers, &self.context)
        if (<Head*>self.state).fault != 0:
            self.count = 0

    cdef int demand_sound(self) except -1:
        fault = (<Head*>self.state).fault
        if fault != 0:
            info = self.meta.faults[fault - 1]
            raise GameFault(info.message, info.file, info.line)
        return 0

    cdef bint over(self) noexcept nogil:
        return (<Head*>self.state).question == OVER or (<Head*>self.state).fault != 0

    # ------------------------------------------------------------------ the question that waits
    def pending(self):
        if self.over():
            return None
        question = self.meta.questions[(<Head*>self.state).question]
        return Pending(((<Head*>self.state).seat,), question.name)

    def legal(self, seat: int | None = None):
        cdef int32_t n
        if self.count == 0 or not (seat is None or seat == (<Head*>self.state).seat):
            return []
        return [self.engine.table.pick(self.state, self.answers, n) for n in range(self.count)]

    def legal_count(self):
        return self.count

    def legal_mask(self, seat: int | None = None):
        cdef int32_t n
        mask = bytearray(self.engine.table.actions)
        cdef uint8_t* flags = mask
        if self.count == 0 or not (seat is None or seat == (<Head*>self.state).seat):
            return mask
        for n in range(self.count):
            flags[self.engine.table.pick(self.state, self.answers, n)] = 1
        return mask

    def nth(self, int32_t n):
        """Return the n-th legal action in ascending number, unlisted. Raises IndexError outside."""
        if not 0 <= n < self.count:
            raise IndexError(f"there are {self.count} legal actions, no number {n}")
        return self.engine.table.pick(self.state, self.answers, n)

    def kinds(self):
        """Return (block, legal answers) for the blocks that have any, in ascending order."""
        cdef int32_t* counts = <int32_t*>calloc(self.engine.table.blocks + 1, sizeof(int32_t))
        if not counts:
            raise MemoryError
        try:
            if self.count:
                self.engine.table.kinds(self.state, self.answers, counts)
            return [(block, counts[block]) for block in range(self.engine.table.blocks) if counts[block]]
        finally:
            free(counts)

    def why_not(self, action: int):
        cdef int32_t found = -2
        if self.count == 0:
            return naming.over_refusal()
        if 0 <= action < self.engine.table.actions:
            found = self.engine.table.why(self.state, self.answers, action)
        if found >= 0:
            return naming.requirement_refusal(self.meta, found)
        if found == -1:
            return None
        return naming.other_refusal(self.meta, self.meta.questions[(<Head*>self.state).question].name, action)

    def apply(self, action: int):
        self.demand_sound()
        refusal = self.why_not(action)
        if refusal is not None:
            raise IllegalAction(refusal)
        self.engine.table.apply(self.state, action, &self.context)
        self.go_on()
        self.demand_sound()

    def meaning(self, action: int):
        cdef uint16_t counts[32]
        cdef int kinds = 0
        if self.count and self.why_not(action) is None and naming.block_of(self.meta, action).means is not None:
            kinds = self.engine.table.meaning(self.state, action, counts)
        return tuple([counts[kind] for kind in range(kinds)]) if kinds else None

    def describe(self, action: int):
        return naming.describe(self.meta, action)

    # ------------------------------------------------------------------ how it stands
    def ended_by(self):
        if (<Head*>self.state).question != OVER or (<Head*>self.state).fault != 0:
            return None
        return self.meta.ends[(<Head*>self.state).reason]

    def scores(self):
        cdef uint32_t keys = self.engine.table.keys
        cdef int32_t* out = <int32_t*>calloc(self.engine.table.max_players * keys + 1, sizeof(int32_t))
        if not out:
            raise MemoryError
        try:
            self.engine.table.scores(self.state, out)
            return tuple(
                tuple([out[seat * keys + key] for key in range(keys)]) for seat in range(self.players)
            )
        finally:
            free(out)

    def sheet(self, int seat, int number = 0):
        cdef int count = naming.sheet_lines(self.meta)
        cdef int place
        cdef int32_t* out = <int32_t*>calloc(count + 1, sizeof(int32_t))
        if not out:
            raise MemoryError
        try:
            if 0 <= seat < self.players:
                self.engine.table.sheets(self.state, seat, out)
            return naming.sheet(self.meta, [out[place] for place in range(count)], number)
        finally:
            free(out)

    def returns(self):
        if self.ended_by() is None:
            return (0.0,) * self.players
        return win_shares(self.scores())

    def failing_invariant(self):
        """Return the name of the first invariant that does not hold now, None if all do."""
        cdef int32_t found = self.engine.table.invariant(self.state)
        return None if found < 0 else self.meta.invariants[found]

    def fired(self):
        return [self.context.fired[rule] for rule in range(self.engine.table.rules)]

    def conflicts(self):
        """Return for each conflict how often nobody and each side in order won in this game so far."""
        return [
            tuple([self.context.conflicts[number * SIDES + side] for side in range(len(sides) + 1)])
            for number, (_, sides) in enumerate(self.meta.conflicts)
        ]

    # ------------------------------------------------------------------ what a seat sees
    def observe(self, seat: int):
        from shedu.runtime import decode

        over = self.ended_by() is not None
        return decode.observe(self.meta, self.players, self.items(), seat, over, self.veil(seat))

    def unseen(self):
        """Return whether the seats decide unseen by each other now (a `together`)."""
        return (<Head*>self.state).together != 0

    def veil(self, seat: int):
        """Return how a seat sees the items now, besides what their sight says."""
        from shedu.runtime.veil import Veil

        number = (<Head*>self.state).together
        masked = self.meta.unseen[number - 1] if number else ()
        own = self.answers_for(seat)
        return Veil(own, frozenset(masked), frozenset(self._shown_to(sum(1 << other for other in own))))

    @property
    def seats(self):
        """How many seats are in play, neutral ones too."""
        return len(self.meta.seat_names(self.players))

    def answers_for(self, int seat):
        """Return the seats whose own things a seat sees: itself, and neutral seats for which it answers now."""
        neutral = range(self.players, self.seats)
        return frozenset((seat, *[other for other in neutral if self.engine.table.decides(self.state, other) == seat]))

    def _shown_to(self, uint32_t own):
        """Return what a rule shows to seats (a bit for each) until the next answer, as (name of the item, place in
        it)."""
        from shedu.runtime.decode import entry_count

        names = set(self.meta.shown)
        places = [(item.name, place) for item in self.meta.items if item.name in names for place in range(entry_count(item))]
        if not places:
            return []
        cdef uint32_t* seats = <uint32_t*>calloc(len(places), sizeof(uint32_t))
        if not seats:
            raise MemoryError
        try:
            self.engine.table.shown(self.state, seats)
            return [place for n, place in enumerate(places) if seats[n] & own]
        finally:
            free(seats)

    def redeal(self, seat: int, rng: object):
        from shedu.runtime import decode

        self._overwrite(decode.redeal(
            self.meta, self.players, self.items(), seat, rng, self.ended_by() is not None, self.veil(seat)
        ))

    # ------------------------------------------------------------------ the state's bytes
    def items(self):
        return PyBytes_FromStringAndSize(
            <char*>self.state + self.engine.table.items_offset, self.engine.table.items_size
        )

    def serialise(self):
        cdef Head* head = <Head*>self.state
        if head.question == OVER:
            return self.items() + bytes((255, 255, 0, head.reason + 1))
        return self.items() + bytes((head.question & 255, head.question >> 8, head.seat, 0)) + self._slots()

    def _slots(self):
        cdef uint8_t* out = <uint8_t*>calloc(1, self.engine.table.slots_size + 1)
        if not out:
            raise MemoryError
        try:
            size = self.engine.table.slots(self.state, out)
            return PyBytes_FromStringAndSize(<char*>out, size)
        finally:
            free(out)

    def set_items(self, data: object):
        from shedu.runtime import decode

        decode.validate(self.meta, data)
        self._overwrite(bytes(data))

    def _overwrite(self, bytes data):
        """Put in items known to be sound and take the legal set anew."""
        if len(data) != self.engine.table.items_size:
            raise ValueError(f"the items are {self.engine.table.items_size} bytes, not {len(data)}")
        memcpy(self.state + self.engine.table.items_offset, <const char*>data, self.engine.table.items_size)
        self.engine.table.refresh(self.state)
        if not self.over():
            (<Head*>self.state).held = 1
            self.go_on()
            self.demand_sound()

    def run_flow(self, rule: int, bytes arguments):
        """Start a flow that can stop, its arguments one after another as slots are serialised; what waits now
        waits again after it. Returns False, and changes nothing, for a flow that the engine cannot start so.

        No routine that the flow can come to may be under way. Raises GameFault.
        """
        self.demand_sound()
        if not self.engine.table.enter(self.state, rule, <const uint8_t*><const char*>arguments):
            return False
        self.go_on()
        self.demand_sound()
        return True

    # ------------------------------------------------------------------ chance, and copies
    @property
    def rng(self):
        """The game's own stream of random numbers; drawing from it moves the game's draws on."""
        return Stream(self)

    def script(self, values: object):
        """Put values at the end of the script; from here on draws follow it. At most 64 can wait to be drawn,
        each in 0..32767; ValueError for any other, and nothing is put then."""
        cdef Rng* rng = &self.context.rng
        cdef int place, waiting = max(0, rng.script_len - rng.script_pos)
        results = tuple(values)
        if any(not 0 <= value <= 32767 for value in results) or waiting + len(results) > RNG_SCRIPT_MAX:
            raise ValueError(f"a script holds at most {RNG_SCRIPT_MAX} results, each in 0..32767")
        for place in range(waiting):
            rng.script[place] = rng.script[rng.script_pos + place]
        rng.script_pos, rng.script_len = 0, waiting
        for value in results:
            rng_script_push(rng, value)

    def reseed(self, seed: int, index: int = 0):
        """Go on with another stream, without a script."""
        rng_seed(&self.context.rng, seed & 0xFFFFFFFFFFFFFFFF, index & 0xFFFFFFFFFFFFFFFF)

    def copy(self):
        cdef const Engine* table = self.engine.table
        cdef NativeGame twin = NativeGame.__new__(NativeGame, self.engine, self.players)
        table.copy(twin.state, self.state)
        memcpy(twin.answers, self.answers, table.legal_size)
        twin.context.rng = self.context.rng
        memcpy(twin.context.fired, self.context.fired, table.rules * sizeof(uint64_t))
        memcpy(twin.context.conflicts, self.context.conflicts, table.conflicts * SIDES * sizeof(uint64_t))
        twin.count = self.count
        return twin

    def __copy__(self):
        return self.copy()

    def __deepcopy__(self, memo: object):
        return self.copy()

    def __reduce__(self):
        raise TypeError("a game in progress cannot be pickled; keep its record instead")


cdef class Stream:
    """The random numbers of a game; as runtime.rng.Rng, but not to be had apart from its game."""

    cdef NativeGame game

    def __cinit__(self, NativeGame game not None):
        self.game = game

    @property
    def is_scripted(self):
        return bool(rng_is_scripted(&self.game.context.rng))

    def state(self):
        cdef Rng* rng = &self.game.context.rng
        return rng.s[0], rng.s[1], rng.s[2], rng.s[3]

    def next64(self):
        return rng_next(&self.game.context.rng)

    def bounded(self, n: int):
        if not 1 <= n < 1 << 32:
            raise ValueError(f"cannot draw below {n}")
        return rng_bounded(&self.game.context.rng, n)
