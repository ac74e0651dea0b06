"""The C functions of defines, flows that cannot stop, actions' effects, setters, and the renewal of planes."""

from __future__ import annotations

from shedu.compiler import core
from shedu.compiler.core import Var
from shedu.compiler.plan import views
from shedu.compiler.plan.code import Code, Function
from shedu.compiler.plan.context import Context, rule_name
from shedu.compiler.plan.effects import Lower
from shedu.compiler.plan.held import renew_lines
from shedu.compiler.plan.kept_defines import change_lines, clear_lines
from shedu.compiler.plan.markets import is_offers
from shedu.compiler.plan.storage import Stored, ctype, from_code, is_some, size_of, to_code
from shedu.runtime.types import BagType, ListType, Optional, Record, strip

SHORT = 4


def begin(context: Context) -> Lower:
    """Return the lowering of a new function."""
    return Lower(context, Code())


def parameter(var: Var) -> str:
    """Return the C declaration of a parameter."""
    kind = var.type
    if is_offers(kind):
        return f"const Supply* v{var.uid}"
    if isinstance(kind, BagType):
        return f"const uint16_t* v{var.uid}"
    if isinstance(kind, ListType):
        return f"const int* v{var.uid}, int v{var.uid}_n"
    return f"{ctype(kind)} v{var.uid}"


def parameters(params: tuple[Var, ...]) -> list[str]:
    """Return the C declarations of parameters."""
    return [parameter(var) for var in params]


def define_function(context: Context, define: core.Define, name: str) -> Function:
    """Write a define's function."""
    lower = begin(context)
    lower.steady = True
    result = lower.value_as(define.body, define.type)
    lower.code.line(f"return {result}")
    args = ", ".join(["State* s", *(parameter(var) for var in define.params)])
    short = "inline " if len(lower.code.lines) <= SHORT else ""
    return lower.code.function(f"cdef {short}{ctype(define.type)} {name}({args}) noexcept nogil", define.name)


def flow_function(context: Context, flow: core.Flow, name: str) -> Function:
    """Write the function of a flow that cannot stop."""
    lower = begin(context)
    lower.code.line(f"ctx.fired[{flow.rule}] += 1")
    lower.statements(flow.body)
    args = ", ".join(["State* s", *(parameter(var) for var in flow.params), "Context* ctx"])
    return lower.code.function(f"cdef void {name}({args}) noexcept nogil", flow.name)


def action_function(context: Context, action: core.Action, name: str) -> Function:
    """Write the function of an action whose effects cannot stop; its lets are taken first."""
    lower = begin(context)
    lower.code.line(f"ctx.fired[{action.rule}] += 1")
    for step in action.steps:
        if isinstance(step, core.Let) and used_in_effects(action, step.var):
            lower.statement(step)
    lower.statements(action.effects)
    args = ", ".join(["State* s", *(parameter(var) for var in (action.me, *action.params)), "Context* ctx"])
    return lower.code.function(f"cdef void {name}({args}) noexcept nogil", action.name)


def used_in_effects(action: core.Action, var: Var) -> bool:
    """Tell whether an action's effects, or a let that they use, read one of its lets."""
    from shedu.compiler.walk import mentions, own_expressions, statements

    lets = [step for step in action.steps if isinstance(step, core.Let)]
    if any(mentions(expr, var) for stmt in statements(action.effects) for expr in own_expressions(stmt)):
        return True
    return any(mentions(let.value, var) and used_in_effects(action, let.var) for let in lets if let.var is not var)


def why_function(context: Context, action: core.Action) -> str:
    """Have the function written that returns the first requirement refusing an action, or -1."""
    name = rule_name("w", action.rule, action.name)

    def make() -> Function:
        lower = begin(context)
        lower.steady = True
        for step in action.steps:
            if isinstance(step, core.Let):
                lower.statement(step)
            else:
                test = lower.value(step.condition)
                with lower.code.block(f"if not {test}:"):
                    lower.code.line(f"return {step.number}")
        lower.code.line("return -1")
        args = ", ".join(["State* s", *(parameter(var) for var in (action.me, *action.params))])
        return lower.code.function(f"cdef int {name}({args}) noexcept nogil", action.name)

    return context.request(name, make)


# ------------------------------------------------------------------ planes
def plane_lines(stored: Stored, code: Code, value: str, word: str, bit: str, sign: str) -> None:
    """Write the change of all planes of one cell for a value that is there."""
    planes = stored.planes
    assert planes is not None
    change = f"|= {bit}" if sign == "+" else f"&= ~{bit}"
    field = f"s.{stored.plane_name}"
    if planes.some:
        code.line(f"(<uint64_t*>&{field}[0])[{word}] {change}")
    kind = strip(stored.item.type)
    for index, first, size in planes.groups:
        digit = value
        if isinstance(kind, Record):
            below = 1
            for _, part in kind.fields[index + 1 :]:
                below *= size_of(part)
            digit = f"({value} // {below}) % {size}"
        code.line(f"(<uint64_t*>&{field}[{first} + {digit}])[{word}] {change}")


def setter(context: Context, stored: Stored) -> str:
    """Have the function written that sets one cell's value and its planes."""
    name = f"set_{stored.name}"
    context.request(name, lambda: _setter(context, stored, name))
    return name


def _setter(context: Context, stored: Stored, name: str) -> Function:
    code, kind = Code(), stored.item.type
    code.declare("old", "int")
    code.declare("bit", "uint64_t")
    code.line(f"old = {from_code(kind, f's.{stored.name}[at]')}")
    code.line("bit = (<uint64_t>1) << (at & 63)")
    test = (
        is_some(kind, "old")
        if isinstance(kind, Optional)
        else "old"
        if not stored.planes or stored.planes.some
        else "True"
    )
    with code.block(f"if {test}:"):
        plane_lines(stored, code, "old", "at >> 6", "bit", "-")
    code.line(f"s.{stored.name}[at] = {to_code(kind, 'value')}")
    with code.block(f"if {test.replace('old', 'value')}:"):
        plane_lines(stored, code, "value", "at >> 6", "bit", "+")
    for line in (*views.stale_lines(context, stored.item), *change_lines(context, stored, "at")):
        code.line(line)
    return code.function(f"cdef inline void {name}(State* s, int at, int value) noexcept nogil", stored.item.name)


def refresh_function(context: Context) -> Function:
    """Write the function that makes all planes anew from the items."""
    code = Code()
    code.declare("at", "int")
    code.declare("value", "int")
    code.declare("bit", "uint64_t")
    code.line("pass")
    for stored in context.stored.values():
        planes = stored.planes
        if planes is None:
            continue
        code.line(f"memset(&s.{stored.plane_name}[0], 0, sizeof(s.{stored.plane_name}))")
        with code.block(f"for at in range({len(planes.board.cell.values)}):"):
            code.line(f"value = {from_code(stored.item.type, f's.{stored.name}[at]')}")
            code.line("bit = (<uint64_t>1) << (at & 63)")
            kind = stored.item.type
            test = is_some(kind, "value") if isinstance(kind, Optional) else "value" if planes.some else "True"
            with code.block(f"if {test}:"):
                plane_lines(stored, code, "value", "at >> 6", "bit", "+")
    renew_lines(context, code)
    clear_lines(context, code)
    for view in context.views.values():
        code.line(f"s.view{view.number}_stale = 1")
    return code.function("cdef void refresh_planes(State* s) noexcept nogil")


def start_function(context: Context) -> Function:
    """Write the function that sets the planes of a state all of whose codes are nought."""
    code = Code()
    code.line("pass")
    for stored in context.stored.values():
        planes = stored.planes
        if planes is not None and not planes.some:
            (_, first, _), cells = planes.groups[0], len(planes.board.cell.values)
            code.line(f"s.{stored.plane_name}[{first}] = b{planes.width}_first({cells})")
    for view in context.views.values():
        code.line(f"s.view{view.number}_stale = 1")
    return code.function("cdef void start_planes(State* s) noexcept nogil")
