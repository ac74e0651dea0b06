"""Flows that can come to a decision, cut into steps (steps.py)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from shedu.compiler import core, faults
from shedu.compiler.interpret.exprs import checked, value
from shedu.compiler.interpret.facts import Node, free_vars
from shedu.compiler.interpret.gathers import iterable
from shedu.compiler.interpret.program import Program
from shedu.compiler.interpret.questions import legal_function, needed_lets, offered_values, why_function
from shedu.compiler.interpret.statements import after_last_round, arguments, nested_text, run_block
from shedu.compiler.interpret.steps import (
    Ask,
    Code,
    Count,
    Enter,
    Fork,
    Jump,
    Next,
    Offer,
    Start,
    Step,
    Straight,
)
from shedu.compiler.interpret.writer import Writer
from shedu.compiler.walk import payments


# ------------------------------------------------------------------ making codes
class Codes:
    """Makes the codes of a game, each once."""

    def __init__(self, program: Program) -> None:
        """Make none yet."""
        self.program = program
        self._made: dict[object, Code] = {}

    def changed(self, program: Program) -> Codes:
        """Return the codes of changed rules; those that the change does not reach are the same."""
        twin = Codes(program)
        twin._made = dict(self._made)
        return twin

    def flow(self, flow: core.Flow) -> Code:
        """Return the code of a flow."""
        if flow not in self._made:
            code = self._made[flow] = Code(flow.rule)
            builder = Builder(self, code)
            builder.declare(flow.params)
            builder.block(flow.body)
        return self._made[flow]

    def action(self, action: core.Action) -> Code:
        """Return the code of what an action does; its locals start with `me` and the parameters."""
        if action not in self._made:
            code = self._made[action] = Code(action.rule)
            builder = Builder(self, code)
            builder.declare((action.me, *action.params))
            builder.block((*needed_lets(action.steps, action.effects), *action.effects))
        return self._made[action]

    def loose(self, block: Sequence[core.Stmt], variables: Sequence[core.Var]) -> Code:
        """Return the code of statements that stand in no flow; its locals start with these variables."""
        code = Code(-1)
        builder = Builder(self, code)
        builder.declare(variables)
        builder.block(block)
        return code


class Builder:
    """Writes the steps of one code."""

    def __init__(self, codes: Codes, code: Code) -> None:
        """Write into a code."""
        self.codes = codes
        self.program = codes.program
        self.code = code

    def declare(self, variables: Sequence[core.Var]) -> tuple[int, ...]:
        """Give variables their places and return these."""
        return tuple(self.code.slots.setdefault(var.uid, self._slot()) for var in variables)

    def _slot(self) -> int:
        self.code.size += 1
        return self.code.size - 1

    def _put(self, step: Step) -> int:
        self.code.steps.append(step)
        return len(self.code.steps) - 1

    @property
    def _here(self) -> int:
        return len(self.code.steps)

    def fragment(self, nodes: Sequence[Node], write: Callable[[Writer], None]) -> Any:
        """Return a function (s, L) whose body ``write`` writes; the variables free in the nodes are taken
        from L."""
        writer = Writer(self.program, self.program.fresh("X"), ("s", "L"))
        for uid in free_vars(nodes):
            writer.line(f"v{uid} = L[{self.code.slots[uid]}]")
            writer.env[uid] = f"v{uid}"
        write(writer)
        return self.program.define(writer)

    def _value(self, expr: core.Expr) -> Any:
        return self.fragment((expr,), lambda w: w.line(f"return {value(w, expr)}"))

    # -------------------------------------------------------------- statements
    def block(self, block: Sequence[core.Stmt]) -> None:
        """Write statements: those that cannot stop in runs, the others step by step."""
        run: list[core.Stmt] = []
        for stmt in block:
            if not self.program.facts.stops(stmt):
                run.append(stmt)
                continue
            self._straight(run)
            run = []
            self._stopping(stmt)
        self._straight(run)

    def _straight(self, run: list[core.Stmt]) -> None:
        if not run:
            return
        kept = [stmt.var for stmt in run if isinstance(stmt, core.Let | core.Chance)]
        self.declare(kept)

        def write(w: Writer) -> None:
            run_block(w, run)
            for var in kept:
                w.line(f"L[{self.code.slots[var.uid]}] = {w.env[var.uid]}")

        self._put(Straight(self.fragment(tuple(run), write)))

    def _stopping(self, stmt: core.Stmt) -> None:
        match stmt:
            case core.When():
                self._when(stmt)
            case core.Together():
                first = self._here
                self._for(stmt)
                self.code.unseen.append((first, self._here, stmt.number))
            case core.ForEach():
                self._for(stmt)
            case core.Repeat():
                self._repeat(stmt)
            case core.Run():
                code = self.codes.flow(stmt.flow)
                self._put(Enter(code, self.fragment((stmt,), lambda w: _return_arguments(w, stmt)), stmt))
            case core.ChooseAction():
                self._choose_action(stmt)
            case core.ChooseValue():
                self._choose_value(stmt)

    def _when(self, stmt: core.When) -> None:
        fork = Fork(self._value(stmt.test))
        self._put(fork)
        self.block(stmt.then)
        if stmt.other:
            jump = Jump()
            self._put(jump)
            fork.other = self._here
            self.block(stmt.other)
            jump.to = self._here
        else:
            fork.other = self._here

    def _for(self, stmt: core.ForEach) -> None:
        sources = stmt.binder.sources
        variables = self.declare([var for var, _ in sources])
        slots = [self._slot() for _ in sources]
        nodes: list[Node] = [core.Binder(sources, None), *(source for _, source in sources)]
        start = self.fragment(nodes, lambda w: w.line(f"return {nested_text(w, sources)}"))
        self._put(Start(slots[0], start))
        steps = list(map(Next, slots, variables, [*slots[1:], -1]))
        self.code.loops.update({var: step for (var, _), step in zip(sources, steps, strict=True)})
        heads = [self._put(step) for step in steps]
        for step, outer in zip(steps[1:], heads, strict=False):
            step.end = outer
        if stmt.binder.where is not None:
            self._put(Fork(self._value(stmt.binder.where), heads[-1]))
        self.block(stmt.body)
        self._put(Jump(heads[-1]))
        steps[0].end = self._here

    def _repeat(self, stmt: core.Repeat) -> None:
        slot = self._slot()
        head = self._put(Start(slot, None)) + 1
        fork = None
        if stmt.test is not None:
            fork = Fork(self._value(stmt.test))
            self._put(fork)
        count = self.code.loops[stmt] = Count(slot, stmt.limit)
        self._put(count)
        self.block(stmt.body)
        self._put(Jump(head))
        count.end = self._here
        if fork is not None:
            self._put(Straight(self.fragment((), lambda w: w.line(after_last_round(w, stmt)))))
            fork.other = self._here

    # -------------------------------------------------------------- questions
    def _after(
        self, ask: Ask, body: Sequence[core.Stmt], otherwise: Sequence[core.Stmt] | None, free: bool
    ) -> None:
        """Write what follows an answer, and what is done when there is none (``free``: nothing)."""
        self._put(ask)
        self.block(body)
        if otherwise is None:
            ask.other = self._here if free else -1
            return
        jump = Jump()
        self._put(jump)
        ask.other = self._here
        self.block(otherwise)
        jump.to = self._here

    def _choose_value(self, stmt: core.ChooseValue) -> None:
        slots = self.declare((stmt.var,))
        nodes: list[Node] = [stmt.source] if stmt.where is None else [stmt.source, stmt.where]
        loop = [core.Binder(((stmt.var, stmt.source),), stmt.where), *nodes]
        legal, public = (self.fragment(loop, _listing(stmt, public)) for public in (False, True))
        known = public if stmt.question.source_public else None
        meaning = None
        if payments(stmt.source) is not None:
            meaning = self.fragment((stmt.source,), lambda w: w.line(f"return {iterable(w, stmt.source, False)}"))
        ask = Ask(stmt, self._value(stmt.decider), legal, known, (), slots, meaning)
        self._after(ask, stmt.body or (), stmt.otherwise, stmt.body is not None)

    def _choose_action(self, stmt: core.ChooseAction) -> None:
        nodes: list[Node] = [stmt.me, *stmt.options]
        slots = self.declare(stmt.captures)
        legal, public = (self.fragment(nodes, _gathering(stmt, public)) for public in (False, True))
        offers = tuple(self._offer(stmt, option) for option in stmt.options)
        ask = Ask(stmt, self._value(stmt.decider), legal, public, offers, slots)
        self._after(ask, (), stmt.otherwise, False)

    def _offer(self, stmt: core.ChooseAction, option: core.Option) -> Offer:
        action = option.action
        code = self.codes.action(action) if self.program.facts.stops(action) else None
        spare = Writer(self.program, "spare", ())
        why = self.program.function(why_function(spare, action))
        function = None if code else self.program.function(_effects_function(spare, action))
        given = self.fragment((stmt.me, option), lambda w: _return_given(w, stmt, option))
        return Offer(action, tuple(place for place, _ in option.fixed), given, why, code, function)


def _return_arguments(w: Writer, stmt: core.Run) -> None:
    w.line(f"return [{', '.join(arguments(w, stmt))}]")


def _listing(stmt: core.ChooseValue, public: bool) -> Callable[[Writer], None]:
    def write(w: Writer) -> None:
        offered_values(w, stmt, public)
        w.line("return len(set(out))" if public else "return out")

    return write


def _gathering(stmt: core.ChooseAction, public: bool) -> Callable[[Writer], None]:
    def write(w: Writer) -> None:
        w.line("out = []")
        for option in stmt.options:
            if option.condition is None:
                _call_legal(w, stmt, option, public)
            else:
                with w.block(f"if {value(w, option.condition)}:"):
                    _call_legal(w, stmt, option, public)
        text = "sorted(set(out))" if len(stmt.options) > 1 else "out"
        w.line(f"return len({text})" if public else f"return {text}")

    return write


def _given(w: Writer, stmt: core.ChooseAction, option: core.Option) -> list[str]:
    texts = [w.keep(value(w, stmt.me))]
    for place, expr in option.fixed:
        kind = option.action.params[place].type
        texts.append(w.keep(checked(w, value(w, expr), expr.type, kind, option.span, faults.RANGE)))
    return texts


def _call_legal(w: Writer, stmt: core.ChooseAction, option: core.Option, public: bool) -> None:
    function = legal_function(w, option.action, tuple(place for place, _ in option.fixed), public)
    w.line(f"{function}({', '.join(['s', *_given(w, stmt, option), 'out'])})")


def _return_given(w: Writer, stmt: core.ChooseAction, option: core.Option) -> None:
    if option.condition is not None:
        with w.block(f"if not {value(w, option.condition)}:"):
            w.line("return None")
    w.line(f"return ({''.join(f'{text}, ' for text in _given(w, stmt, option))})")


def _effects_function(w: Writer, action: core.Action) -> str:
    """Return the name of the function (s, me, all arguments) of what an action does, where it cannot stop."""

    def write(name: str) -> Writer:
        given = [action.me, *action.params]
        inner = Writer(w.program, name, ("s", *(f"v{var.uid}" for var in given)))
        inner.env = {var.uid: f"v{var.uid}" for var in given}
        run_block(inner, (*needed_lets(action.steps, action.effects), *action.effects))
        return inner

    return w.program.ask("A", action, write)
