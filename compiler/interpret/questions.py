"""What a question offers: the legal answers of actions and values, each requirement tested one by one.

Requirements are tested as soon as the parameters they speak of are bound, cheap ones first ("a field of
nothing is nothing", so the order makes no difference); one that can fault is tested last. ``why`` keeps the
written order.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from shedu.compiler import core, faults
from shedu.compiler.interpret.exprs import maybe, numbered, value, value_as
from shedu.compiler.interpret.facts import Facts, free_vars
from shedu.compiler.interpret.forms import all_values
from shedu.compiler.interpret.gathers import iterable
from shedu.compiler.interpret.writer import Writer
from shedu.compiler.walk import payments
from shedu.runtime.types import (
    Atom,
    BagType,
    Int,
    ListType,
    Optional,
    Record,
    Type,
    bags,
    parameter_count,
    strip,
)


def needed_lets(
    steps: Sequence[core.Let | core.Requirement], nodes: Iterable[core.Expr | core.Stmt]
) -> list[core.Let]:
    """Return the lets of an action, in order, on whose variables some nodes depend."""
    wanted = set(free_vars(nodes))
    found: list[core.Let] = []
    for step in reversed(steps):
        if isinstance(step, core.Let) and step.var.uid in wanted:
            found.append(step)
            wanted |= set(free_vars((step.value,)))
    return found[::-1]


@dataclass(frozen=True, slots=True)
class Test:
    """A requirement with the lets it needs and the open parameters it depends on."""

    requirement: core.Requirement
    lets: list[core.Let]
    depends: frozenset[int]
    cost: float
    faulty: bool


def tests_of(facts: Facts, action: core.Action, open_uids: set[int], public: bool) -> list[Test]:
    """Return an action's requirements (only those that everyone can judge, if ``public``), in order of
    testing."""
    found = []
    for step in action.steps:
        if isinstance(step, core.Requirement) and (step.public or not public):
            lets = needed_lets(action.steps, (step.condition,))
            exprs = [step.condition, *(let.value for let in lets)]
            faulty = any(facts.may_fault(expr) for expr in exprs)
            depends = open_uids & {uid for expr in exprs for uid in free_vars((expr,))}
            cost = sum(facts.cost(expr) for expr in exprs)
            found.append(Test(step, lets, frozenset(open_uids if faulty else depends), cost, faulty))
    return sorted(found, key=lambda test: (test.faulty, 0 if test.faulty else test.cost))


class _Legal:
    """Writes the function that appends the legal numbers of one action, some of its parameters being
    fixed."""

    def __init__(self, w: Writer, action: core.Action, fixed: set[int], base: int, public: bool) -> None:
        self.w = w
        self.base = base
        self.open = [var for place, var in enumerate(action.params) if place not in fixed]
        self.left = tests_of(w.program.facts, action, {var.uid for var in self.open}, public)
        self.candidates: dict[int, str] = {}
        self.numbers: dict[int, str] = {}

    def write(self) -> None:
        """Write the function's body."""
        self._test(self._ripe(frozenset()), "return")
        if len(self.open) > 1:
            for var in self.open:
                self._narrow(var)
        self._loops(self.open, frozenset())

    def _ripe(self, bound: frozenset[int]) -> list[Test]:
        ripe = [test for test in self.left if test.depends <= bound]
        self.left = [test for test in self.left if test not in ripe]
        return ripe

    def _test(self, tests: list[Test], otherwise: str) -> None:
        for test in tests:
            for let in test.lets:
                if let.var.uid not in self.w.env:
                    self.w.bind(let.var, value_as(self.w, let.value, let.var.type))
            with self.w.block(f"if not {value(self.w, test.requirement.condition)}:"):
                self.w.line(otherwise)

    def _narrow(self, var: core.Var) -> None:
        """Write the list of a parameter's values that pass the tests on this parameter alone."""
        tests = self._ripe(frozenset((var.uid,)))
        if not tests:
            return
        name = self.w.temp()
        self.w.line(f"{name} = []")
        outer = dict(self.w.env)
        with self.w.loop(f"for {self._bind(var)} in {self._all(var)}:"):
            self._test(tests, "continue")
            self.w.line(f"{name}.append(({self._pattern(var)}))")
        self.w.env = outer
        self.candidates[var.uid] = name

    def _loops(self, params: list[core.Var], bound: frozenset[int]) -> None:
        if not params:
            self.w.line(f"out.append({self._number()})")
            return
        var, *rest = params
        outer = dict(self.w.env)
        with self.w.loop(f"for {self._bind(var)} in {self.candidates.get(var.uid) or self._all(var)}:"):
            self._test(self._ripe(bound | {var.uid}), "continue")
            self._loops(rest, bound | {var.uid})
        self.w.env = outer

    def _bind(self, var: core.Var) -> str:
        name = self.w.env[var.uid] = self.w.temp()
        match var.type:
            case Atom():
                self.numbers[var.uid] = name
            case Int(low, _):
                self.numbers[var.uid] = f"({name} - {low})" if low else name
            case _:
                self.numbers[var.uid] = self.w.temp()
        return self._pattern(var)

    def _pattern(self, var: core.Var) -> str:
        name = self.w.env[var.uid]
        return name if isinstance(var.type, Atom | Int) else f"{self.numbers[var.uid]}, {name}"

    def _all(self, var: core.Var) -> str:
        kind = var.type
        match kind:
            case Atom(kind="seat", players_only=only):
                return "range(s.n)" if only else "range(s.seats)"
            case Atom(values=values):
                return f"range({len(values)})"
            case Int(low, high):
                return f"range({low}, {high + 1})"
        pairs = self.w.program.helper(("arguments", kind), lambda: tuple(enumerate(argument_values(kind))))
        seat = self.w.program.game.seat
        if not mentions(kind, seat):
            return pairs
        # how a seat was declared does not tell types apart, but what they are called in full does
        last = self.w.program.helper(("in play", repr(kind)), lambda: _in_play(kind))
        return f"[pair for pair in {pairs} if {last}[0][pair[0]] < s.n and {last}[1][pair[0]] < s.seats]"

    def _number(self) -> str:
        text, stride = str(self.base), 1
        for var in reversed(self.open):
            number = self.numbers[var.uid]
            text += f" + {number}" if stride == 1 else f" + {number} * {stride}"
            stride *= parameter_count(var.type)
        return text


def argument_values(kind: Type) -> tuple[object, ...]:
    """Return all arguments a parameter can take, in the order of action numbering."""
    return bags(kind) if isinstance(kind, BagType) else all_values(kind)


def mentions(kind: Type, seat: Atom) -> bool:
    """Return whether a seat can be part of a value of a type."""
    match kind:
        case Optional(of=of):
            return mentions(of, seat)
        case Record(fields=fields):
            return any(mentions(part, seat) for _, part in fields)
    return kind == seat


def _in_play(kind: Type) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return for each argument the greatest seat in it where only players may stand, and where any seat in play
    may, -1 where there is none."""
    players, seats = (
        tuple(_last_seat(kind, item, only) for item in argument_values(kind)) for only in (True, False)
    )
    return players, seats


def _last_seat(kind: Type, item: object, only: bool) -> int:
    match kind:
        case Optional(of=of):
            return -1 if item is None else _last_seat(of, item, only)
        case Record(fields=fields) if isinstance(item, tuple):
            parts = zip(fields, item, strict=True)
            return max((_last_seat(part, value, only) for (_, part), value in parts), default=-1)
        case Atom(kind="seat", players_only=declared) if isinstance(item, int) and declared == only:
            return item
    return -1


# ------------------------------------------------------------------ functions
def legal_function(w: Writer, action: core.Action, fixed: tuple[int, ...], public: bool) -> str:
    """Return the name of the function (s, me, fixed arguments, out) that appends an action's legal
    numbers."""

    def write(name: str) -> Writer:
        given = [action.me, *(action.params[place] for place in fixed)]
        inner = Writer(w.program, name, ("s", *(f"v{var.uid}" for var in given), "out"))
        inner.env = {var.uid: f"v{var.uid}" for var in given}
        base = w.program.bases["action", action.name]
        _Legal(inner, action, set(fixed), base, public).write()
        return inner

    return w.program.ask("Q", (action, fixed, public), write)


def why_function(w: Writer, action: core.Action) -> str:
    """Return the name of the function (s, me, all arguments) giving the first requirement that refuses, or
    -1."""

    def write(name: str) -> Writer:
        given = [action.me, *action.params]
        inner = Writer(w.program, name, ("s", *(f"v{var.uid}" for var in given)))
        inner.env = {var.uid: f"v{var.uid}" for var in given}
        for step in action.steps:
            if isinstance(step, core.Let):
                continue
            for let in needed_lets(action.steps, (step.condition,)):
                if let.var.uid not in inner.env:
                    inner.bind(let.var, value_as(inner, let.value, let.var.type))
            with inner.block(f"if not {value(inner, step.condition)}:"):
                inner.line(f"return {step.number}")
        inner.line("return -1")
        return inner

    return w.program.ask("W", action, write)


def offered_values(w: Writer, choice: core.ChooseValue, public: bool) -> None:
    """Write the making of ``out``: the numbers of the values offered; without the filter, if ``public``."""
    kind = choice.question.value
    assert kind is not None
    base = w.program.bases["value", choice.question.name]
    w.line("out = []")
    if payments(choice.source) is not None:
        _offered_places(w, choice, base, public)
        return
    text = iterable(w, choice.source, False)
    name = w.env[choice.var.uid] = w.temp()
    with w.loop(f"for {name} in {text}:"):
        if choice.where is not None and not public:
            with w.block(f"if not {value(w, choice.where)}:"):
                w.line("continue")
        if maybe(choice.var.type) and not maybe(kind):
            with w.block(f"if {name} is None:"):
                w.line("continue")
        w.line(f"out.append({base} + {numbered(w, name, strip(choice.var.type), kind, choice.span)})")
    if isinstance(strip(choice.source.type), ListType):
        w.line("out = sorted(set(out))")


def _offered_places(w: Writer, choice: core.ChooseValue, base: int, public: bool) -> None:
    """As offered_values, for payments: they are numbered by their places in order."""
    kind = choice.question.value
    assert isinstance(kind, Int)
    found = w.keep(iterable(w, choice.source, False))
    with w.block(f"if len({found}) > {kind.high}:"):
        w.line(w.program.faulted(faults.PAYMENTS, choice.span))
    name = w.env[choice.var.uid] = w.temp()
    place = w.temp()
    with w.loop(f"for {place}, {name} in enumerate({found}):"):
        if choice.where is not None and not public:
            with w.block(f"if not {value(w, choice.where)}:"):
                w.line("continue")
        w.line(f"out.append({base} + {place})")
