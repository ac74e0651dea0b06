"""The legal answers of a question as bit sets: counted, picked, explained, carried out."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from itertools import product

from shedu.compiler import core, faults
from shedu.compiler.core import Expr, Var
from shedu.compiler.plan.code import Code, Function
from shedu.compiler.plan.context import Context, rule_name
from shedu.compiler.plan.effects import Lower
from shedu.compiler.plan.flat import Flat
from shedu.compiler.plan.functions import action_function, begin, why_function
from shedu.compiler.plan.groups import Group, bag_table, groups_of, struct_lines
from shedu.compiler.plan.meta import Places, open_params
from shedu.compiler.plan.pieces import Asked, Pieces
from shedu.compiler.plan.regions import conjoined
from shedu.compiler.plan.seats import names_seat, taking_part
from shedu.compiler.plan.storage import from_index, size_of
from shedu.compiler.walk import mentions, payments
from shedu.runtime.meta import Block
from shedu.runtime.types import BagType, cardinality, parameter_count, value_at

MOST_UNROLLED = 64


def by_place(asked: Asked) -> bool:
    """Tell whether the answers are places in a list of payments."""
    return isinstance(asked.choice, core.ChooseValue) and payments(asked.choice.source) is not None


def moves(asked: Asked) -> bool:
    """Tell whether who decides depends on the state."""
    return not isinstance(asked.choice.decider, core.Local | core.Const)


@dataclass(slots=True)
class Questions:
    """Writes the functions of every question."""

    context: Context
    pieces: Pieces
    blocks: tuple[Block, ...]
    places: Places
    structs: dict[int, tuple[str, ...]] = field(default_factory=dict)

    # ------------------------------------------------------------ all functions of a question
    def write(self, number: int) -> Iterator[Function]:
        """Yield the functions of a question: count, (upper,) pick, kinds, why, carry out."""
        asked = self.pieces.asked[number]
        groups = groups_of(self.context, self.blocks, self.places, asked)
        self.structs[number] = tuple(line for g in groups for line in struct_lines(g))
        yield self._count(number, asked, groups, False)
        if not asked.choice.question.public:
            yield self._count(number, asked, groups, True)
        if moves(asked):
            yield self._seat(number, asked)
        yield self._pick(number, groups)
        yield self._kinds(number, groups)
        yield self._why(number, asked, groups)
        yield self._carry_out(number, asked, groups)
        if by_place(asked):
            yield self._meaning(number, asked, groups)

    def lower(self, asked: Asked) -> Lower:
        """Return the lowering of a function that sees the slots of the question's routine."""
        lower = begin(self.context)
        lower.names.update(self.pieces.names(asked.routine))
        return lower

    def _head(self, kind: str, number: int, args: str, result: str) -> str:
        return f"cdef {result} {kind}{number}({args}) noexcept nogil"

    def _seat(self, number: int, asked: Asked) -> Function:
        """Write who decides, worked out anew."""
        lower = self.lower(asked)
        lower.code.line(f"return {lower.value(asked.choice.decider)}")
        return lower.code.function(self._head("seat", number, "State* s", "int"), asked.choice.question.name)

    # ------------------------------------------------------------ counting
    def _count(self, number: int, asked: Asked, groups: tuple[Group, ...], seen: bool) -> Function:
        lower = self.lower(asked)
        lower.steady = True
        lower.code.declare("total", "int")
        lower.code.line("total = 0")
        for place, group in enumerate(groups):
            if seen and place:
                with lower.block("if total > 1:"):  # who asks wants to know whether there is one
                    lower.code.line("return total")
            self._count_group(lower, asked, group, seen)
        lower.code.line("return total")
        name = "upper" if seen else "count"
        return lower.code.function(
            self._head(name, number, f"State* s, Legal{number}* legal", "int"), asked.choice.question.name
        )

    def _count_group(self, lower: Lower, asked: Asked, group: Group, seen: bool) -> None:
        choice = asked.choice
        if isinstance(choice, core.ChooseValue) and payments(choice.source) is not None:
            self._count_places(lower, group, choice, seen)
            return
        if isinstance(choice, core.ChooseValue):
            where = choice.where if not seen or choice.question.public else None
            text = lower.filtered_any(choice.var, choice.source, where)
            if seen and not choice.question.source_public:
                text = f"b{group.width}_first({min(2, group.span)})"
            self._store(lower, group, "0", text)
            return
        assert group.option is not None
        if group.option.condition is None:
            self._count_option(lower, choice, group, seen)
            return
        with lower.block(f"if {lower.value(group.option.condition)}:"):
            self._count_option(lower, choice, group, seen)
        with lower.block("else:"):
            self._store_nothing(lower, group)

    def _count_places(self, lower: Lower, group: Group, choice: core.ChooseValue, seen: bool) -> None:
        """Payments are numbered by their places in order."""
        width, source = group.width, lower.opened(choice.source)
        assert isinstance(source, core.Call)
        if seen and not choice.question.source_public:
            self._store(lower, group, "0", f"b{width}_first({min(2, group.span)})")
            return
        array, count = lower.listed(source)
        with lower.block(f"if {count} > {group.span}:"):
            lower.fault(faults.PAYMENTS, choice.span)
        found = f"b{width}_first({count})"
        if choice.where is not None and not seen:
            found, turn = lower.code.temp(f"b{width}", f"b{width}_none()"), lower.code.temp("int")
            lower.names[choice.var] = f"{array}[{turn}].shares"
            turns = f"range({count} if {count} <= {group.span} else 0)"
            with lower.block(f"for {turn} in {turns}:"), lower.block(f"if {lower.value(choice.where)}:"):
                lower.code.line(f"{found} = b{width}_or({found}, b{width}_bit({turn}))")
        self._store(lower, group, "0", found)

    def _store_nothing(self, lower: Lower, group: Group) -> None:
        for i in range(group.sets):
            lower.code.line(f"legal.{group.name}_n[{i}] = 0")
            if group.bag is None and not group.listed:
                lower.code.line(f"legal.{group.name}[{i}] = b{group.width}_none()")

    def _store(self, lower: Lower, group: Group, index: str, text: str) -> None:
        lower.code.line(f"legal.{group.name}[{index}] = {text}")
        lower.code.line(f"legal.{group.name}_n[{index}] = b{group.width}_count(legal.{group.name}[{index}])")
        lower.code.line(f"total += legal.{group.name}_n[{index}]")

    def _count_option(self, lower: Lower, choice: core.ChooseAction, group: Group, seen: bool) -> None:
        assert group.option is not None
        action = group.option.action
        values: dict[Var, Expr] = {action.me: choice.me}
        for place, value in group.option.fixed:
            values[action.params[place]] = value
        if group.bag is not None:
            self._count_bags(lower, group, action, values, seen)
            return
        if group.place < 0:
            self._count_flat(lower, group, action, values, seen)
            return
        others = [var for i, var in enumerate(group.params) if i != group.place]
        if group.sets > MOST_UNROLLED:
            self._count_looped(lower, group, action, values, others, seen)
            return
        for index, combination in enumerate(product(*(range(size_of(var.type)) for var in others))):
            inner = dict(values)
            for var, code in zip(others, combination, strict=True):
                inner[var] = core.Const(var.type, var.span, value_at(var.type, code))
            self._plane_of(lower, group, action, inner, seen, str(index))

    def _count_looped(
        self, lower: Lower, group: Group, action: core.Action, values: dict[Var, Expr], others: list[Var], seen: bool
    ) -> None:
        index = lower.code.temp("int", "-1")
        with nested(lower, others):
            lower.code.line(f"{index} += 1")
            self._plane_of(lower, group, action, values, seen, index)

    def _plane_of(
        self, lower: Lower, group: Group, action: core.Action, values: dict[Var, Expr], seen: bool, index: str
    ) -> None:
        """Store the cells for which all requirements hold, the other parameters being given."""
        cell = group.params[group.place]
        at = self.context.fresh.var(cell)
        values = {**values, cell: core.Local(cell.type, cell.span, at)}
        scalar, tests = self._conditions(lower, action, values, at, seen)
        width = group.width
        result = f"b{width}_first({lower.size_text(at)})"
        joined = conjoined(tests, action.span)
        if not scalar:
            text = lower.plane_within(joined, at, result) if joined is not None else result
            self._store(lower, group, index, text)
            return
        test = conjoined(scalar, action.span) or scalar[0]
        plane = lower.algebra_only(joined, at, result) if joined is not None else result
        if plane is not None and group.after == 1:
            self._store_if(lower, group, index, plane, test)
            return
        chosen = lower.code.temp(f"b{width}", f"b{width}_none()")
        with lower.block(f"if {lower.value(test)}:"):
            if plane is None:
                assert joined is not None
                plane = lower.plane_within(joined, at, result)
            lower.code.line(f"{chosen} = {plane}")
        self._store(lower, group, index, chosen)

    def _store_if(self, lower: Lower, group: Group, index: str, plane: str, test: Expr) -> None:
        """Store a set that counts under a condition; equal sets are made and counted once in this scope."""
        kept = lower.kept(f"set {plane}", f"b{group.width}", plane)
        count = lower.kept(f"count {plane}", "int", f"b{group.width}_count({kept})")
        lower.code.line(f"legal.{group.name}[{index}] = {kept}")
        lower.code.line(f"legal.{group.name}_n[{index}] = {count} if {lower.value(test)} else 0")
        lower.code.line(f"total += legal.{group.name}_n[{index}]")

    def _conditions(
        self, lower: Lower, action: core.Action, values: dict[Var, Expr], at: Var | None, seen: bool
    ) -> tuple[list[Expr], list[Expr]]:
        """Return (conditions that do not depend on the cell, those that do), lets put in place or kept."""
        given = (values.get(var, core.Local(var.type, var.span, var)) for var in open_params(action))
        scalar = [test for arg in given if (test := taking_part(self.context.game, arg)) is not None]
        tests: list[Expr] = []
        for step in action.steps:
            if isinstance(step, core.Let):
                value = self.context.fresh.rename(step.value, values)
                values[step.var] = self._let(lower, step.var, value, at)
            elif not seen or step.public:
                condition = simplify(self.context.fresh.rename(step.condition, values))
                (tests if at is not None and mentions(condition, at) else scalar).append(condition)
        return scalar, tests

    def _let(self, lower: Lower, var: Var, value: Expr, at: Var | None) -> Expr:
        """Return what stands for a let: itself where it depends on the cell or is no single value, else a local."""
        single = cardinality(value.type) is not None
        if isinstance(value, core.Const | core.Local) or not single or (at is not None and mentions(value, at)):
            return value
        kept = self.context.fresh.var(Var(var.name, value.type, 0, var.span))
        lower.keep(kept, value)
        return core.Local(value.type, var.span, kept)

    # ------------------------------------------------------------ no cell among the parameters
    def _count_flat(self, lower: Lower, group: Group, action: core.Action, values: dict[Var, Expr], seen: bool) -> None:
        flat = Flat(lower, group)
        flat.take(action, values, seen)
        flat.write()

    def _count_bags(self, lower: Lower, group: Group, action: core.Action, values: dict[Var, Expr], seen: bool) -> None:
        """All bags within what there is: counted as the coefficients of a product of polynomials, one a kind."""
        bag, (given,) = group.bag, group.params
        assert bag is not None
        scalar, within = self._conditions(lower, action, dict(values), given, seen)
        kinds, name = size_of(bag.of), f"legal.{group.name}"
        with lower.block(f"if {lower.value(conjoined(scalar, action.span) or scalar[0]) if scalar else 'True'}:"):
            if within:
                assert isinstance(within[0], core.Op)
                lower.fill_bag(name, within[0].args[1], kinds)
            else:
                for i in range(kinds):
                    lower.code.line(f"{name}[{i}] = {bag.high}")
            lower.code.line(f"{name}_n[0] = bag_ways({name}, {kinds}, {bag.low or 0}, {bag.high})")
            lower.code.line(f"total += {name}_n[0]")
        with lower.block("else:"):
            self._store_nothing(lower, group)

    # ------------------------------------------------------------ picking
    def _pick(self, number: int, groups: tuple[Group, ...]) -> Function:
        code = Code()
        code.declare("i", "int")
        for group in groups:
            if group.after > 1:
                self._pick_between(code, group)
                continue
            if group.bag is not None:
                self._pick_bag(code, group)
                continue
            if group.listed:
                with code.block(f"if n < legal.{group.name}_n[0]:"):
                    code.line(f"return {group.base} + legal.{group.name}[n]")
                code.line(f"n -= legal.{group.name}_n[0]")
                continue
            with code.block(f"for i in range({group.sets}):"):
                with code.block(f"if n < legal.{group.name}_n[i]:"):
                    code.line(
                        f"return {group.base} + i * {group.span} + b{group.width}_select(legal.{group.name}[i], n)"
                    )
                code.line(f"n -= legal.{group.name}_n[i]")
        code.line("return -1")
        return code.function(self._head("pick", number, f"State* s, Legal{number}* legal, int n", "int"))

    def _pick_bag(self, code: Code, group: Group) -> None:
        assert group.bag is not None
        table, kinds = self.bag_table(group.bag), size_of(group.bag.of)
        held = f"if bag_within(&{table}[i][0], legal.{group.name}, {kinds}):"
        heads = (f"if n < legal.{group.name}_n[0]:", f"for i in range({group.span}):", held)
        with code.block(heads[0]), code.block(heads[1]), code.block(heads[2]):
            _take_or_count(code, f"{group.base} + i")
        code.line(f"n -= legal.{group.name}_n[0]")

    def _pick_between(self, code: Code, group: Group) -> None:
        """The cell is not the last parameter: cells first, then the sets that hold the cell."""
        for name in ("j", "k", "sum", "cell"):
            code.declare(name, "int")
        code.declare(f"all{group.width}", f"b{group.width}")
        union, sets = f"all{group.width}", f"legal.{group.name}"
        with code.block(f"for i in range({group.before}):"):
            code.line("sum = 0")
            code.line(f"{union} = b{group.width}_none()")
            with code.block(f"for j in range({group.after}):"):
                code.line(f"sum += {sets}_n[i * {group.after} + j]")
                code.line(f"{union} = b{group.width}_or({union}, {sets}[i * {group.after} + j])")
            with code.block("if n >= sum:"):
                code.line("n -= sum")
                code.line("continue")
            with code.block(f"while b{group.width}_any({union}):"):
                code.line(f"cell = b{group.width}_low({union})")
                code.line(f"{union} = b{group.width}_drop({union})")
                held = f"if b{group.width}_has({sets}[i * {group.after} + k], cell):"
                with code.block(f"for k in range({group.after}):"), code.block(held):
                    _take_or_count(code, f"{group.base} + (i * {group.span} + cell) * {group.after} + k")

    def _kinds(self, number: int, groups: tuple[Group, ...]) -> Function:
        code = Code()
        code.declare("i", "int")
        for group in groups:
            code.line(f"counts[{group.block}] = 0")
            with code.block(f"for i in range({group.sets}):"):
                code.line(f"counts[{group.block}] += legal.{group.name}_n[i]")
        return code.function(self._head("kinds", number, f"State* s, Legal{number}* legal, int32_t* counts", "void"))

    # ------------------------------------------------------------ one action: decoding, why not, carrying out
    def decoded(self, lower: Lower, params: tuple[Var, ...], index: str) -> list[str]:
        """Write the decoding of an action's parameters from its number within the block; return their C texts."""
        texts: list[str] = []
        rest = index
        for var in reversed(params):
            size = parameter_count(var.type)
            digit = f"({rest}) % {size}" if len(params) > 1 else rest
            rest = lower.code.temp("int", f"({rest}) // {size}") if len(params) > 1 else "0"
            texts.append(self._argument(lower, var, digit))
        return list(reversed(texts))

    def _argument(self, lower: Lower, var: Var, digit: str) -> str:
        if isinstance(var.type, BagType):
            return f"&{self.bag_table(var.type)}[{lower.code.temp('int', digit)}][0]"
        return lower.code.temp("int", from_index(var.type, lower.code.temp("int", digit)))

    def bag_table(self, kind: BagType) -> str:
        """Return the table of all bags that a parameter can be."""
        return bag_table(self.context, kind)

    def _why(self, number: int, asked: Asked, groups: tuple[Group, ...]) -> Function:
        lower = self.lower(asked)
        for group in groups:
            count = self.blocks[group.block].count
            with lower.block(f"if {group.base} <= action < {group.base + count}:"):
                if group.option is None:
                    self._why_value(lower, group)
                else:
                    self._why_option(lower, asked, group)
        lower.code.line("return -2")
        return lower.code.function(self._head("why", number, f"State* s, Legal{number}* legal, int action", "int"))

    def _why_value(self, lower: Lower, group: Group) -> None:
        lower.code.line(f"return -1 if b{group.width}_has(legal.{group.name}[0], action - {group.base}) else -2")

    def _why_option(self, lower: Lower, asked: Asked, group: Group) -> None:
        option = group.option
        assert option is not None and isinstance(asked.choice, core.ChooseAction)
        if option.condition is not None:
            with lower.block(f"if not {lower.value(option.condition)}:"):
                lower.code.line("return -2")
        args = self.arguments(lower, asked, group, "action")
        name = why_function(self.context, option.action)
        refusal = f"{name}({', '.join(['s', *args])})"
        tests = self._seats(lower, option.action, args)
        if not tests:
            lower.code.line(f"return {refusal}")
            return
        found = lower.code.temp("int", refusal)
        lower.code.line(f"return -2 if {found} == -1 and not ({' and '.join(tests)}) else {found}")

    def _seats(self, lower: Lower, action: core.Action, args: list[str]) -> list[str]:
        """Return the tests that the seats among an answer's arguments take part."""
        tests = []
        for var, text in zip(action.params, args[1:], strict=True):
            if var in open_params(action) and names_seat(var.type):
                given = self.context.fresh.var(var)
                lower.names[given] = text
                test = taking_part(self.context.game, core.Local(var.type, var.span, given))
                tests += [lower.value(test)] if test is not None else []
        return tests

    def arguments(self, lower: Lower, asked: Asked, group: Group, action: str) -> list[str]:
        """Return C texts of `me` and all parameters of an option's action, fixed ones evaluated."""
        option = group.option
        assert option is not None and isinstance(asked.choice, core.ChooseAction)
        decoded = iter(self.decoded(lower, group.params, f"{action} - {group.base}"))
        fixed = dict(option.fixed)
        texts = [lower.value(asked.choice.me)]
        for place in range(len(option.action.params)):
            kind = option.action.params[place].type
            texts.append(lower.argument(fixed[place], kind) if place in fixed else next(decoded))
        return texts

    def _carry_out(self, number: int, asked: Asked, groups: tuple[Group, ...]) -> Function:
        lower = self.lower(asked)
        for group in groups:
            count = self.blocks[group.block].count
            with lower.block(f"if {group.base} <= action < {group.base + count}:"):
                if by_place(asked):
                    self._carry_payment(lower, asked, group)
                elif group.option is None:
                    index = from_index(group.params[0].type, f"(action - {group.base})")
                    lower.code.line(f"s.v{group.params[0].uid} = {index}")
                    lower.code.line(f"return {asked.after}")
                else:
                    self._carry_action(lower, asked, group)
        lower.code.line(f"return {asked.after}")
        return lower.code.function(self._head("answer", number, "State* s, int action, Context* ctx", "int"))

    def _carry_payment(self, lower: Lower, asked: Asked, group: Group) -> None:
        for i, share in enumerate(self._shares(lower, asked, group)):
            lower.code.line(f"s.v{group.params[0].uid}[{i}] = {share}")
        lower.code.line(f"return {asked.after}")

    def _shares(self, lower: Lower, asked: Asked, group: Group) -> list[str]:
        """Return C texts of the shares of the payment at an answer's place."""
        assert isinstance(asked.choice, core.ChooseValue)
        source, kind = lower.opened(asked.choice.source), group.params[0].type
        assert isinstance(source, core.Call) and isinstance(kind, BagType)
        array, _ = lower.listed(source)
        return [f"{array}[action - {group.base}].shares[{i}]" for i in range(size_of(kind.of))]

    def _meaning(self, number: int, asked: Asked, groups: tuple[Group, ...]) -> Function:
        """Write what an answer by its place stands for; returns how many shares."""
        lower, (group,) = self.lower(asked), groups
        shares = self._shares(lower, asked, group)
        for i, share in enumerate(shares):
            lower.code.line(f"out[{i}] = {share}")
        lower.code.line(f"return {len(shares)}")
        return lower.code.function(self._head("meaning", number, "State* s, int action, uint16_t* out", "int"))

    def _carry_action(self, lower: Lower, asked: Asked, group: Group) -> None:
        option = group.option
        assert option is not None and isinstance(asked.choice, core.ChooseAction)
        action = option.action
        args = self.arguments(lower, asked, group, "action")
        opened = [text for place, text in enumerate(args[1:]) if place not in dict(option.fixed)]
        for var, text in zip(asked.choice.captures, opened, strict=bool(asked.choice.captures)):
            if isinstance(var.type, BagType):
                for i in range(size_of(var.type.of)):
                    lower.code.line(f"s.v{var.uid}[{i}] = ({text})[{i}]")
            else:
                lower.code.line(f"s.v{var.uid} = {text}")
        if not self.pieces.routine_stops(action):
            name = rule_name("a", action.rule, action.name)
            self.context.request(name, lambda: action_function(self.context, action, name))
            lower.code.line(f"{name}({', '.join(['s', *args, 'ctx'])})")
            lower.code.line(f"return {asked.after}")
            return
        entry = self.pieces.entry(action)
        for var, text in zip((action.me, *action.params), args, strict=True):
            if isinstance(var.type, BagType):
                for i in range(size_of(var.type.of)):
                    lower.code.line(f"s.v{var.uid}[{i}] = ({text})[{i}]")
            else:
                lower.code.line(f"s.v{var.uid} = {text}")
        lower.code.line(f"s.back{action.rule} = {asked.after}")
        lower.code.line(f"return {entry}")


def _take_or_count(code: Code, action: str) -> None:
    """Return the action if it is the one wanted, else count it."""
    with code.block("if n == 0:"):
        code.line(f"return {action}")
    code.line("n -= 1")


def nested(lower: Lower, params: list[Var]) -> ExitStack:
    """Return a context manager that loops over all values of some parameters, the last fastest."""
    stack = ExitStack()
    for var in params:
        turn = lower.code.temp("int")
        stack.enter_context(lower.block(f"for {turn} in range({parameter_count(var.type)}):"))
        if isinstance(var.type, BagType):
            name = bag_table(lower.context, var.type)
            lower.names[var] = f"(&{name}[{turn}][0])"
        else:
            lower.code.line(f"{lower.bind(var, 'int')} = {from_index(var.type, turn)}")
    return stack


def simplify(expr: Expr) -> Expr:
    """Fold what constants decide: comparisons, `and`, `or`, `not`, `if`."""
    from shedu.compiler.plan.simplify import simplified

    return simplified(expr)
