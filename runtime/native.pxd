# The compiled face of an engine, for the parts of the runtime that work on its states without Python in
# between.

from libc.stdint cimport int32_t, uint8_t

from shedu.runtime.engine cimport Context, Engine


cdef class NativeEngine:
    cdef readonly object meta
    cdef readonly object capsule
    cdef const Engine* table
    cdef dict metas         # what is known of games of so many players

    cdef NativeGame blank(self, int players)


cdef class NativeGame:
    cdef readonly NativeEngine engine
    cdef readonly object meta
    cdef readonly int players
    cdef uint8_t* state
    cdef uint8_t* answers   # the legal set, as the engine keeps it
    cdef Context context
    cdef int32_t count      # legal answers; 0 when over or after a fault

    cdef void go_on(self) noexcept nogil
    cdef int demand_sound(self) except -1
    cdef bint over(self) noexcept nogil
