"""The steps of flows that can come to a decision, and the frames that run them.

A frame is a place in the steps and a list of locals; both are plain values, so a game in progress can be
copied.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from shedu.compiler import core


class Step:
    """One step of a code."""

    __slots__ = ()


@dataclass(slots=True, eq=False)
class Code:
    """The steps of a flow or action. ``slots``: place of each variable (by uid) among the locals;
    ``loops``: the step that starts a round of the loop over a variable, or of a repeat; ``unseen``: the steps
    (first, behind the last) in a `together` and its number; ``rule``: whose running is counted, or -1."""

    rule: int
    steps: list[Step] = field(default_factory=list)
    slots: dict[int, int] = field(default_factory=dict)
    loops: dict[core.Var | core.Repeat, Next | Count] = field(default_factory=dict)
    unseen: list[tuple[int, int, int]] = field(default_factory=list)
    size: int = 0


@dataclass(slots=True, eq=False)
class Frame:
    """A running code: ``at`` is the step that is next, or the question that waits."""

    code: Code
    at: int
    locals: list[Any]

    def copy(self) -> Frame:
        """Return an independent frame; the values themselves never change."""
        return Frame(self.code, self.at, self.locals.copy())


@dataclass(slots=True, eq=False)
class Straight(Step):
    """Runs statements, or works out what a later step needs."""

    function: Any


@dataclass(slots=True, eq=False)
class Fork(Step):
    """Goes on, or to ``other`` where the test fails."""

    function: Any
    other: int = -1


@dataclass(slots=True, eq=False)
class Jump(Step):
    """Goes on elsewhere."""

    to: int = -1


@dataclass(slots=True, eq=False)
class Start(Step):
    """Puts the values of a loop (``function``), or the number of its rounds so far (None), into a place. In a
    loop over several sources each value comes with those of the next."""

    slot: int
    function: Any


@dataclass(slots=True, eq=False)
class Next(Step):
    """Takes the next value of a loop into its variable, or goes to ``end``. ``inner``: where the values of
    the next source go, -1 for the last."""

    slot: int
    variable: int
    inner: int
    end: int = -1


@dataclass(slots=True, eq=False)
class Count(Step):
    """Counts a round, or goes to ``end`` where there were ``limit``."""

    slot: int
    limit: int
    end: int = -1


@dataclass(slots=True, eq=False)
class Enter(Step):
    """Runs another code with arguments."""

    code: Code
    arguments: Any
    stmt: core.Run


@dataclass(slots=True, eq=False)
class Offer:
    """One option of a choice of actions. ``given(s, L)``: None where it is not offered, else (me, fixed
    arguments). ``code`` runs what the action does where it can stop, else ``function``."""

    action: core.Action
    fixed: tuple[int, ...]
    given: Any
    why: Any
    code: Code | None
    function: Any


@dataclass(slots=True, eq=False)
class Ask(Step):
    """A question. ``legal(s, L)`` lists the answers, ``public(s, L)`` counts those that everyone would
    think legal (None: nobody can tell). ``other``: where to go when nothing is legal, -1 for a fault.
    ``slots``: where the answer goes: the value, or the open arguments. ``meaning(s, L)`` lists what the answers stand
    for, in order, where they are places in a list (None: they are the values themselves)."""

    choice: core.ChooseAction | core.ChooseValue
    seat: Any
    legal: Any
    public: Any
    offers: tuple[Offer, ...]
    slots: tuple[int, ...]
    meaning: Any = None
    other: int = -1
