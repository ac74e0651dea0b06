"""The toy of toy.pyx again in plain Python: its data, and the same rules as a reference engine."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from shedu.runtime import naming
from shedu.runtime.game import GameFault, IllegalAction, Pending, Refusal
from shedu.runtime.meta import Block, FaultInfo, Item, Meta, QuestionInfo, RequirementInfo, RuleInfo, Slot, Stop
from shedu.runtime.ranking import win_shares
from shedu.runtime.rng import Rng, stream
from shedu.runtime.types import Atom, Int

SEAT = Atom("Seat", "seat", ("left", "middle", "right"))
COUNT = Int(0, 200)
META = Meta(
    name="toy",
    title="Toy",
    players=(2, 3),
    seats=SEAT.values,
    options=(),
    blocks=(
        Block("take", "Take counters", "action", 0, 3, (("n", Int(1, 3)),)),
        Block("pass", "Pass", "action", 3, 1, ()),
        Block("gift", "Who gets one?", "value", 4, 3, (("to", SEAT),)),
    ),
    items=(
        Item("heap", "open", (), COUNT, 0, 1),
        Item("total", "open", (), COUNT, 1, 1),
        Item("taken", "open", (SEAT,), COUNT, 2, 1),
    ),
    items_size=5,
    questions=(
        QuestionInfo("turn", "What do you do?", (0, 1), 0),
        QuestionInfo("gift", "Who gets one?", (2,), 1),
    ),
    stops=(Stop(0, ()), Stop(0, (Slot("amount", "value", Int(0, 3)),))),
    ends=("empty",),
    conflicts=(("duel", ("mover", "next")),),
    requirements=(RequirementInfo("enough", "take", "There are not that many.", ("TOY-1",), "toy.shedu", 4),),
    rules=tuple(RuleInfo(name, "action", (), "toy.shedu", 5) for name in ("take", "pass", "duel")),
    faults=(FaultInfo("the trap was met", "toy.shedu", 9),),
    invariants=("nothing_lost",),
    score_keys=2,
)


@dataclass
class ToyGame:
    """A game in progress on the reference engine."""

    players: int
    rng: Rng
    trap: int = 99
    meta: Meta = META
    heap: int = 0
    total: int = 0
    taken: list[int] = field(default_factory=lambda: [0, 0, 0])
    seat: int = 0
    question: int = 0
    over: bool = False
    rules: list[int] = field(default_factory=lambda: [0, 0, 0])
    duels: list[int] = field(default_factory=lambda: [0, 0, 0])

    def chance(self, n: int) -> int:
        return max(0, self.rng.script_next()) if self.rng.is_scripted else self.rng.bounded(n)

    def begin(self) -> ToyGame:
        self.heap = self.total = 15 + self.chance(6)
        return self

    def pending(self) -> Pending | None:
        return None if self.over else Pending((self.seat,), ("turn", "gift")[self.question])

    def legal(self, seat: int | None = None) -> list[int]:
        if self.over or seat not in (None, self.seat):
            return []
        if self.question == 1:
            return [4 + other for other in range(self.players) if other != self.seat]
        return [*range(min(3, self.heap)), 3]

    def legal_count(self) -> int:
        return len(self.legal())

    def legal_mask(self, seat: int | None = None) -> bytearray:
        return bytearray(action in self.legal(seat) for action in range(META.actions))

    def apply(self, action: int) -> None:
        refusal = self.why_not(action)
        if refusal is not None:
            raise IllegalAction(refusal)
        if self.question == 1:
            self.taken[action - 4] += 1
            self.taken[self.seat] -= 1
            self.pass_on()
        elif action == 3:
            self.rules[1] += 1
            self.pass_on()
        else:
            self.take(action + 1)

    def take(self, n: int) -> None:
        self.rules[0] += 1
        self.heap -= n
        self.taken[self.seat] += n
        if self.heap == self.trap:
            raise GameFault("the trap was met", "toy.shedu", 9)
        if self.heap % 5 == 0:
            self.duel()
        if n == 3:
            self.question = 1
        else:
            self.pass_on()

    def duel(self) -> None:
        side = self.chance(3) - 1
        self.rules[2] += 1
        self.duels[side + 1] += 1
        if side >= 0:
            self.total += 1
            self.taken[(self.seat + side) % self.players] += 1

    def pass_on(self) -> None:
        self.question = 0
        self.over = self.heap == 0
        self.seat = 0 if self.over else (self.seat + 1) % self.players

    def ended_by(self) -> str | None:
        return "empty" if self.over else None

    def scores(self) -> tuple[tuple[int, ...], ...]:
        return tuple((taken, -(taken % 2)) for taken in self.taken[: self.players])

    def returns(self) -> tuple[float, ...]:
        return win_shares(self.scores()) if self.over else (0.0,) * self.players

    def observe(self, seat: int) -> dict[str, Any]:
        return {"heap": self.heap, "total": self.total, "taken": list(self.taken)}

    def redeal(self, seat: int, rng: Rng) -> None:
        """Nothing is unseen."""

    def describe(self, action: int) -> str:
        return naming.describe(META, action)

    def why_not(self, action: int) -> Refusal | None:
        if self.over:
            return naming.over_refusal()
        if action in self.legal():
            return None
        if self.question == 0 and 0 <= action < 3:
            return naming.requirement_refusal(META, 0)
        return naming.other_refusal(META, ("turn", "gift")[self.question], action)

    def items(self) -> bytes:
        return bytes((self.heap, self.total, *self.taken))

    def serialise(self) -> bytes:
        if self.over:
            return self.items() + b"\xff\xff\0\1"
        stop = bytes((self.question, 0)) + (b"\3" if self.question else b"")
        return self.items() + bytes((self.question, 0, self.seat, 0)) + stop

    def set_items(self, data: bytes) -> None:
        if len(data) != 5 or max(data) > 200:
            raise ValueError("not the items of this game")
        self.heap, self.total, *self.taken = data

    def fired(self) -> list[int]:
        return list(self.rules)

    def conflicts(self) -> list[tuple[int, ...]]:
        return [tuple(self.duels)]

    def bounded(self, n: int) -> int:
        return self.rng.bounded(n)

    def failing_invariant(self) -> str | None:
        return None if self.heap + sum(self.taken) == self.total else "nothing_lost"

    def copy(self) -> ToyGame:
        lists = {name: list(getattr(self, name)) for name in ("taken", "rules", "duels")}
        return replace(self, rng=self.rng.copy(), **lists)


@dataclass(frozen=True)
class ToyReference:
    """The reference engine."""

    trap: int = 99
    meta: Meta = META
    kind: str = "python"

    def new(self, players: int, seed: int = 0, index: int = 0) -> ToyGame:
        return ToyGame(players, stream(seed, index), self.trap).begin()

    def scripted(self, players: int, script: tuple[int, ...] = ()) -> ToyGame:
        return ToyGame(players, Rng.scripted(script), self.trap).begin()
