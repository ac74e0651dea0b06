"""Parts of a region kept up between changes.

A view is a region's parts that hold a seed (``any(c in part where F(c))``). Assignments to what the region or F reads
mark it stale; the first reader renews it: parts that lost a cell or a seed are flooded anew from their seeds, parts
beside new cells grow, the others stay. With the parts go their borders and carry planes: the cells that at least 1, 2,
... LEVELS parts touch. A region's gap parameter (``c != gap`` and nothing else) changes only the part that holds the
gap: it is lifted out of the planes, its pieces are put in.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from shedu.compiler import core
from shedu.compiler.core import Expr, Region, Var
from shedu.compiler.plan import geometry
from shedu.compiler.plan.code import Code, Function
from shedu.compiler.plan.context import Context, Effects, View, rule_name
from shedu.compiler.walk import expressions, key, mentions, substitute

if TYPE_CHECKING:
    from shedu.compiler.plan.regions import Parts

LEVELS = 3
MOST_PARTS = 20


def gap_of(region: Region) -> Var | None:
    """Return the one parameter of a region if it is a gap: the condition says ``cell != gap`` and no more of it."""
    from shedu.compiler.plan.regions import conjuncts

    if len(region.params) != 1:
        return None
    gap = region.params[0]
    about = [test for test in conjuncts(region.where) if mentions(test, gap)]
    match about:
        case [core.Op(op="!=", args=(core.Local(var=one), core.Local(var=other)))]:
            return gap if {one.uid, other.uid} == {gap.uid, region.cell.uid} else None
    return None


def _seed_key(search: core.Gather) -> str:
    var, _ = search.binder.sources[0]
    where = search.binder.where
    return key(substitute(where, {var: core.Const(var.type, search.span, 0)})) if where is not None else ""


def register(context: Context, parts: Parts, effects: Effects) -> None:
    """Keep a view of these parts if they are seeded by the state alone and their region has no parameter but a gap."""
    from shedu.compiler.plan.regions import seeds_of

    if parts.region.params and gap_of(parts.region) is None:
        return
    for test in parts.tests:
        search = seeds_of(test, parts.var)
        if search is None or search.binder.where is None:
            continue
        var, where = search.binder.sources[0][0], search.binder.where
        alone = all(not isinstance(e, core.Local) or e.var is var for e in expressions(where))
        mark = f"{parts.region.rule} {_seed_key(search)}"
        if alone and mark not in context.views:
            reads = effects.reads(where) | effects.reads(parts.region.where)
            context.views[mark] = View(len(context.views), parts.region, where, var, reads)
        return


def find(context: Context, parts: Parts) -> tuple[View, core.Gather] | None:
    """Return the view of these parts and the test that seeds it, if there is one."""
    from shedu.compiler.plan.regions import seeds_of

    for test in parts.tests:
        search = seeds_of(test, parts.var)
        if search is not None:
            view = context.views.get(f"{parts.region.rule} {_seed_key(search)}")
            return (view, search) if view is not None else None
    return None


def of_region(context: Context, region: Region) -> View | None:
    """Return a view of a region, if there is one."""
    return next((view for view in context.views.values() if view.region is region), None)


def is_none(expr: Expr) -> bool:
    """Tell whether an expression is the constant none."""
    return isinstance(expr, core.Const) and expr.value is None


# ------------------------------------------------------------------ the struct
def fields(context: Context) -> list[tuple[str, str, str]]:
    """Return the struct fields of all views, (C type, name, brackets): the arrays of parts last."""
    first: list[tuple[str, str, str]] = []
    last: list[tuple[str, str, str]] = []
    for view in context.views.values():
        n, i = geometry.width(context, view.region.board), view.number
        first += [("int32_t", f"view{i}_stale", ""), ("int32_t", f"view{i}_n", ""), (f"b{n}", f"view{i}_all", "")]
        first += [(f"b{n}", f"view{i}_seeds", ""), (f"b{n}", f"view{i}_level", f"[{LEVELS}]")]
        last += [(f"b{n}", f"view{i}_body", f"[{MOST_PARTS}]"), (f"b{n}", f"view{i}_edge", f"[{MOST_PARTS}]")]
    return first + last


def copy_function(context: Context) -> Function:
    """Write the function that copies a state: all that stands before the arrays of parts, and of these what is in
    use."""
    code = Code()
    arrays = [(view.number, name) for view in context.views.values() for name in ("body", "edge")]
    size = "sizeof(State)"
    if arrays:
        number, name = arrays[0]
        size = f"<size_t>(<const char*>&source.view{number}_{name}[0] - <const char*>source)"
    code.line(f"memcpy(target, source, {size})")
    for number, name in arrays:
        field = f"view{number}_{name}"
        used = f"<size_t>source.view{number}_n * sizeof(source.{field}[0])"
        code.line(f"memcpy(&target.{field}[0], &source.{field}[0], {used})")
    return code.function("cdef void copy_state(State* target, const State* source) noexcept nogil")


def stale_lines(context: Context, item: core.StateItem) -> list[str]:
    """Return the lines that mark the views stale that read an item."""
    return [f"s.view{view.number}_stale = 1" for view in context.views.values() if item in view.reads]


# ------------------------------------------------------------------ the functions of a view
def renew(context: Context, view: View) -> str:
    """Have the function written that renews a view if it is stale, and return its name."""
    name = f"renew_view{view.number}"
    slow = context.request(f"renew_view{view.number}_now", lambda: _renew(context, view))

    def make() -> Function:
        code = Code()
        with code.block(f"if s.view{view.number}_stale:"):
            code.line(f"{slow}(s)")
        return code.function(f"cdef inline void {name}(State* s) noexcept nogil")

    return context.request(name, make)


def _renew(context: Context, view: View) -> Function:
    from shedu.compiler.plan.functions import begin

    lower = begin(context)
    code, i, n = lower.code, view.number, geometry.width(context, view.region.board)
    flood, spread = geometry.flood(context, view.region.board), geometry.beside(context, view.region.board)
    none = core.Const(view.region.params[0].type, view.region.span, None) if view.region.params else None
    members = code.temp(f"b{n}", lower.members(view.region, (none,) if none is not None else ()))
    assert view.seeds is not None and view.var is not None
    seeds = code.temp(f"b{n}", lower.plane_within(view.seeds, view.var, members))
    overflow = streamed_levels(context, view)
    lost = code.temp(f"b{n}", f"b{n}_or(b{n}_andnot(s.view{i}_all, {members}), b{n}_andnot(s.view{i}_seeds, {seeds}))")
    new = code.temp(f"b{n}", f"b{n}_andnot({members}, s.view{i}_all)")
    covered, body = code.temp(f"b{n}", f"b{n}_none()"), code.temp(f"b{n}")
    old, kept = code.temp("int"), code.temp("int", "0")
    with code.block(f"for {old} in range(s.view{i}_n):"):
        code.line(f"{body} = s.view{i}_body[{old}]")
        with code.block(f"if b{n}_any(b{n}_and({body}, b{n}_or({lost}, {covered}))):"):
            code.line("continue")
        with code.block(f"if b{n}_any(b{n}_and(s.view{i}_edge[{old}], {new})):"):
            code.line(f"{body} = {flood}({members}, {body})")
            code.line(f"s.view{i}_edge[{kept}] = b{n}_andnot({spread}({body}), {body})")
        with code.block(f"elif {kept} != {old}:"):
            code.line(f"s.view{i}_edge[{kept}] = s.view{i}_edge[{old}]")
        code.line(f"s.view{i}_body[{kept}] = {body}")
        code.line(f"{covered} = b{n}_or({covered}, {body})")
        code.line(f"{kept} += 1")
    left = code.temp(f"b{n}", f"b{n}_andnot({seeds}, {covered})")
    with code.block(f"while b{n}_any({left}):"):
        code.line(f"{body} = {flood}({members}, b{n}_bit(b{n}_low({left})))")
        code.line(f"{left} = b{n}_andnot({left}, {body})")
        with code.block(f"if {kept} == {MOST_PARTS}:"):
            code.line(f"{overflow}(s, -1, s.view{i}_level)")
            code.line(f"s.view{i}_n = 0")
            code.line(f"s.view{i}_all = b{n}_none()")
            code.line(f"s.view{i}_seeds = b{n}_none()")
            code.line(f"s.view{i}_stale = 2")
            code.line("return")
        code.line(f"s.view{i}_body[{kept}] = {body}")
        code.line(f"s.view{i}_edge[{kept}] = b{n}_andnot({spread}({body}), {body})")
        code.line(f"{kept} += 1")
    code.line(f"s.view{i}_n = {kept}")
    code.line(f"s.view{i}_all = {members}")
    code.line(f"s.view{i}_seeds = {seeds}")
    code.line(f"s.view{i}_stale = 0")
    for level in range(LEVELS):
        code.line(f"s.view{i}_level[{level}] = b{n}_none()")
    with code.block(f"for {old} in range({kept}):"):
        _carry(code, n, f"s.view{i}_level", f"s.view{i}_edge[{old}]")
    return code.function(f"cdef void renew_view{i}_now(State* s) noexcept nogil", view.region.name)


def _carry(code: Code, n: int, levels: str, edge: str, count: int = LEVELS) -> None:
    """Count one part's border into carry planes."""
    for level in range(count - 1, 0, -1):
        code.line(f"{levels}[{level}] = b{n}_or({levels}[{level}], b{n}_and({levels}[{level - 1}], {edge}))")
    code.line(f"{levels}[0] = b{n}_or({levels}[0], {edge})")


def streamed_levels(context: Context, view: View) -> str:
    """Have the function written that makes carry planes by flooding every part anew: for more parts than are kept."""
    i, n = view.number, geometry.width(context, view.region.board)
    name, flood, spread = (
        f"stream_view{i}",
        geometry.flood(context, view.region.board),
        geometry.beside(context, view.region.board),
    )

    def make() -> Function:
        from shedu.compiler.plan.functions import begin

        lower = begin(context)
        code = lower.code
        assert view.seeds is not None and view.var is not None
        members = code.temp(
            f"b{n}", f"{rule_name('m', view.region.rule, view.region.name)}({'s, gap' if view.region.params else 's'})"
        )
        left = code.temp(f"b{n}", lower.plane_within(view.seeds, view.var, members))
        body, edge = code.temp(f"b{n}"), code.temp(f"b{n}")
        for level in range(LEVELS):
            code.line(f"levels[{level}] = b{n}_none()")
        with code.block(f"while b{n}_any({left}):"):
            code.line(f"{body} = {flood}({members}, b{n}_bit(b{n}_low({left})))")
            code.line(f"{left} = b{n}_andnot({left}, {body})")
            code.line(f"{edge} = b{n}_andnot({spread}({body}), {body})")
            _carry(code, n, "levels", edge)
        return code.function(f"cdef void {name}(State* s, int gap, b{n}* levels) noexcept nogil", view.region.name)

    return context.request(name, make)


def gap_levels(context: Context, view: View, most: int) -> str:
    """Have the function written that makes a view's first ``most`` carry planes for a gap: (state, gap, room) -> the
    planes, the view's own where the gap lies in none of its parts."""
    i, n = view.number, geometry.width(context, view.region.board)
    name = f"gap_view{i}_{most}"
    flood, spread = geometry.flood(context, view.region.board), geometry.beside(context, view.region.board)
    near = geometry.neighbours(context, view.region.board)

    def make() -> Function:
        code = Code()
        edge, rest = code.temp(f"b{n}"), code.temp(f"b{n}")
        left, body, part = code.temp(f"b{n}"), code.temp(f"b{n}"), code.temp("int")
        with code.block("if gap < 0:"):
            code.line(f"return &s.view{i}_level[0]")
        with code.block(f"if s.view{i}_stale:"):
            code.line(f"{streamed_levels(context, view)}(s, gap, room)")
            code.line("return room")
        with code.block(f"for {part} in range(s.view{i}_n):"):
            with code.block(f"if not bit_at(<const uint64_t*>&s.view{i}_body[{part}], gap):"):
                code.line("continue")
            code.line(f"{edge} = s.view{i}_edge[{part}]")
            for level in range(most):
                lifted = f"b{n}_andnot(s.view{i}_level[{level}], {edge})"
                code.line(f"room[{level}] = b{n}_or(s.view{i}_level[{level + 1}], {lifted})")
            code.line(f"{rest} = b{n}_andnot(s.view{i}_body[{part}], b{n}_bit(gap))")
            code.line(f"{left} = b{n}_and({rest}, s.view{i}_seeds)")
            code.line(f"{body} = {rest}")
            with code.block(f"while b{n}_any({left}):"):
                with code.block(f"if b{n}_count(b{n}_and(b{n}_load({near}[gap]), {rest})) > 1:"):
                    code.line(f"{body} = {flood}({rest}, b{n}_bit(b{n}_low({left})))")
                code.line(f"{left} = b{n}_andnot({left}, {body})")
                code.line(f"{edge} = b{n}_andnot({spread}({body}), {body})")
                _carry(code, n, "room", edge, most)
            code.line("return room")
        code.line(f"return &s.view{i}_level[0]")
        head = f"cdef b{n}* {name}(State* s, int gap, b{n}* room) noexcept nogil"
        return code.function(head, view.region.name)

    return context.request(name, make)


def part_at(context: Context, view: View) -> str:
    """Have the function written that returns the part of a view's region that holds a cell (any part, seeded or
    not)."""
    i, n = view.number, geometry.width(context, view.region.board)
    name, flood = f"part_view{i}", geometry.flood(context, view.region.board)
    fresh = renew(context, view)

    def make() -> Function:
        from shedu.compiler.plan.functions import begin

        lower = begin(context)
        code = lower.code
        part = code.temp("int")
        with code.block("if cell < 0:"):
            code.line(f"return b{n}_none()")
        code.line(f"{fresh}(s)")
        held = f"if bit_at(<const uint64_t*>&s.view{i}_body[{part}], cell):"
        with code.block(f"for {part} in range(s.view{i}_n):"), code.block(held):
            code.line(f"return s.view{i}_body[{part}]")
        none = core.Const(view.region.params[0].type, view.region.span, None) if view.region.params else None
        members = lower.members(view.region, (none,) if none is not None else ())
        code.line(f"return {flood}({members}, b{n}_bit(cell))")
        return code.function(f"cdef b{n} {name}(State* s, int cell) noexcept nogil", view.region.name)

    return context.request(name, make)
