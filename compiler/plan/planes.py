"""Lowering a condition on a cell to the set of all cells where it holds, by set algebra (language.md, 7.2 and 7.3)."""

from __future__ import annotations

from shedu.compiler import core
from shedu.compiler.core import Board, Expr, Var
from shedu.compiler.plan import geometry
from shedu.compiler.plan.code import bits
from shedu.compiler.plan.context import NotLowered, NotPlane
from shedu.compiler.plan.regions import conjoined, conjuncts
from shedu.compiler.plan.runs import Runs
from shedu.compiler.plan.simplify import simplified
from shedu.compiler.plan.storage import from_index, is_parts
from shedu.compiler.walk import canonical, mentions, substitute
from shedu.runtime.types import Atom, Bool, SetType

FLIPPED = {"<": ">", "<=": ">=", ">": "<", ">=": "<=", "==": "==", "!=": "!="}


class Planes(Runs):
    """Conditions as bit sets."""

    __slots__ = ()

    def plane(self, expr: Expr, var: Var) -> str:
        """Return the set of all values of ``var`` where a condition holds."""
        width = self.context.width(SetType(var.type))
        return self.plane_within(expr, var, f"b{width}_first({self.size_text(var)})")

    def size_text(self, var: Var) -> str:
        """Return C text: how many values a variable's type has in this game."""
        return self.domain_size(core.Domain(SetType(var.type), var.span, var.type))

    def plane_within(self, expr: Expr, var: Var, within: str) -> str:
        """Return the members of ``within`` where a condition holds: algebra first, a loop over the rest."""
        width = self.context.width(SetType(var.type))
        full = f"b{width}_first({self.size_text(var)})"
        left = []
        for test in conjuncts(self.spread_calls(expr, var)):
            before, memo = len(self.code.lines), [dict(scope) for scope in self.memo]
            plane = self.algebra(test, var)
            if plane is None:
                left.append(test)
            elif any(line.endswith(":") for line in self.code.lines[before:]) and within != full:
                within = self._if_any_left(within, plane, before, memo, width)
            else:
                within = f"b{width}_and({within}, {plane})" if within != full else plane
        return self.looped(left, var, within, width) if left else within

    def _if_any_left(self, within: str, plane: str, before: int, memo: list[dict[str, str]], width: int) -> str:
        """Put the lines that made a plane by loops under a test that anything is left to test; return what is."""
        made = self.code.lines[before:]
        del self.code.lines[before:]
        self.memo[:] = memo
        result = self.code.temp(f"b{width}", within)
        self.code.line(f"if b{width}_any({result}):")
        self.code.lines += ["    " + line for line in made]
        self.code.line(f"    {result} = b{width}_and({result}, {plane})")
        return result

    def algebra_only(self, expr: Expr, var: Var, within: str) -> str | None:
        """As plane_within, but None (with nothing written) where a loop would be needed."""
        lines, memo = len(self.code.lines), [dict(scope) for scope in self.memo]
        width = self.context.width(SetType(var.type))
        for test in conjuncts(self.spread_calls(expr, var)):
            plane = self.algebra(test, var)
            if plane is None:
                del self.code.lines[lines:]
                self.memo[:] = memo
                return None
            within = f"b{width}_and({within}, {plane})"
        return within

    def spread_calls(self, expr: Expr, var: Var) -> Expr:
        """Put a define's body in place of its call where that is about the variable."""
        if isinstance(expr, core.Call) and mentions(expr, var):
            return self.spread_calls(self.inline(expr), var)
        if isinstance(expr, core.LetIn) and mentions(expr.value, var):
            return self.spread_calls(substitute(expr.body, {expr.var: expr.value}), var)
        if isinstance(expr, core.LetIn) and mentions(expr, var):
            return self.spread_calls(self.let(expr), var)
        if isinstance(expr, core.Op) and expr.op == "and":
            return core.Op(expr.type, expr.span, "and", tuple(self.spread_calls(arg, var) for arg in expr.args))
        return expr

    def looped(self, tests: list[Expr], var: Var, within: str, width: int) -> str:
        """Test the members of a set one by one."""
        result = self.code.temp(f"b{width}", f"b{width}_none()")
        rest = self.code.temp(f"b{width}", within)
        name = self.bind(var, "int")
        with self.block(f"while b{width}_any({rest}):"):
            index = self.code.temp("int", f"b{width}_low({rest})")
            self.code.line(f"{rest} = b{width}_drop({rest})")
            self.code.line(f"{name} = {from_index(var.type, index)}")
            with self.where(conjoined(tests, tests[0].span)):
                self.code.line(f"{result} = b{width}_or({result}, b{width}_bit({index}))")
        return result

    def algebra(self, expr: Expr, var: Var) -> str | None:
        """Return the set by algebra alone, or None; equal conditions are computed once in a scope."""
        if not isinstance(expr, core.Local | core.Const):
            mark = f"plane {canonical(expr, var)}"
            for scope in reversed(self.memo):
                if mark in scope:
                    return scope[mark]
            text = self.attempt(expr, var)
            if text is not None and "(" in text and "_mask(" not in text:
                text = self.code.temp(f"b{self.context.width(SetType(var.type))}", text)
            if text is not None:
                self.memo[-1][mark] = text
            return text
        return self.attempt(expr, var)

    def attempt(self, expr: Expr, var: Var) -> str | None:
        """Return the set by algebra, or None with nothing written."""
        lines, memo = len(self.code.lines), [dict(scope) for scope in self.memo]
        try:
            return self.by_rule(expr, var)
        except (NotPlane, NotLowered):
            del self.code.lines[lines:]
            self.memo[:] = memo
            return None

    def must(self, expr: Expr, var: Var) -> str:
        """Return the set by algebra, or raise NotPlane."""
        plane = self.algebra(self.spread_calls(expr, var), var)
        if plane is None:
            raise NotPlane
        return plane

    # ------------------------------------------------------------ the rules, one a form
    def by_rule(self, expr: Expr, var: Var) -> str:
        """Apply the rule that fits a condition's form."""
        width = self.context.width(SetType(var.type))
        if not mentions(expr, var):
            return f"b{width}_mask({self.value(expr)}, {self.size_text(var)})"
        board = self.context.board_of(var.type)
        seen = self.along(expr, var, board) if board is not None else None
        if seen is not None:
            return seen
        rows = self.row_plane(expr, var)
        if rows is not None:
            return rows
        match expr:
            case core.Op(op="and" | "or" as op, args=args):
                return self._joined(op, args, var, width)
            case core.Op(op="not", args=(inner,)):
                return self.complement(self.must(inner, var), var)
            case core.Op(op="==", args=(left, right)):
                return self._equality(left, right, var, width)
            case core.Op(op="!=", args=(left, right)):
                return self.complement(self._equality(left, right, var, width), var)
            case core.Op(op="in", args=(item, whole)):
                return self._membership(item, whole, var, board)
            case core.Op(op="<" | "<=" | ">" | ">=" as op, args=(left, right)):
                return self._comparison(op, left, right, var, board)
            case core.If(test=test, then=then, other=other):
                return self._either(test, then, other, var, width)
            case core.Gather(kind="any" | "all"):
                return self._quantified(expr, var, board, width)
            case core.Call() | core.LetIn():
                return self.must(expr, var)
            case core.Read() if isinstance(expr.type, Bool):
                return self.truth_plane(expr, var)
        raise NotPlane

    def complement(self, plane: str, var: Var) -> str:
        """Return all values of ``var`` that are not in a set."""
        width = self.context.width(SetType(var.type))
        head = f"b{width}_andnot(b{width}_first({self.size_text(var)}), "
        if plane.startswith(head) and closes(plane):
            return plane[len(head) : -1]
        return f"b{width}_andnot(b{width}_first({self.size_text(var)}), {plane})"

    def _joined(self, op: str, args: tuple[Expr, ...], var: Var, width: int) -> str:
        planes = [self.must(arg, var) for arg in args]
        result = planes[0]
        for plane in planes[1:]:
            result = f"b{width}_{op}({result}, {plane})"
        return result

    def _either(self, test: Expr, then: Expr, other: Expr, var: Var, width: int) -> str:
        if mentions(test, var):
            chosen = self.simple(self.must(test, var), f"b{width}")
            first, second = self.must(then, var), self.must(other, var)
            return f"b{width}_or(b{width}_and({chosen}, {first}), b{width}_andnot({second}, {chosen}))"
        result = self.code.temp(f"b{width}")
        with self.block(f"if {self.value(test)}:"):
            self.code.line(f"{result} = {self.must(then, var)}")
        with self.block("else:"):
            self.code.line(f"{result} = {self.must(other, var)}")
        return result

    def _equality(self, left: Expr, right: Expr, var: Var, width: int) -> str:
        if mentions(left, var) and mentions(right, var):
            if not isinstance(left.type, Bool):
                raise NotPlane
            first, second = self.simple(self.must(left, var), f"b{width}"), self.must(right, var)
            return self.complement(f"b{width}_xor({first}, {second})", var)
        about, other = (left, right) if mentions(left, var) else (right, left)
        sized = self._sized(about, var)
        if sized is not None:
            return self._counted("==", sized, other, var)
        return self.equality_plane(about, other, var)

    def _comparison(self, op: str, left: Expr, right: Expr, var: Var, board: Board | None) -> str:
        if not mentions(left, var):
            left, right, op = right, left, FLIPPED[op]
        if mentions(right, var):
            raise NotPlane
        sized = self._sized(left, var)
        if sized is not None:
            return self._counted(op, sized, right, var)
        if (
            isinstance(left, core.Builtin)
            and left.name == "size"
            and isinstance(right, core.Const)
            and isinstance(right.value, int)
        ):
            return self.run_compared(op, left.args[0], right.value, var)
        if isinstance(left, core.Builtin) and left.name in ("row", "column"):
            return self.coordinate_plane(op, left, right, var)
        raise NotPlane

    def _sized(self, expr: Expr, var: Var) -> Expr | None:
        """Return the set of sets whose size an expression is, if it is one."""
        match expr:
            case core.Builtin(name="size", args=(source,)) if is_parts(source.type):
                return source
        return None

    def _counted(self, op: str, source: Expr, limit: Expr, var: Var) -> str:
        """Lower ``size(parts touching the cell) op limit`` by carry planes."""
        if not isinstance(limit, core.Const) or not isinstance(limit.value, int):
            raise NotPlane
        n = limit.value
        least = {"<=": n + 1, "<": n, ">": n + 1, ">=": n, "==": n + 1}[op]
        if n < 0 or least > 8:
            raise NotPlane
        planes = self.touching_once(source, var, max(1, least))
        if planes is None:
            raise NotPlane
        width = self.context.width(SetType(var.type))
        match op:
            case "<=" | "<":
                return self.complement(planes[least - 1], var) if least else f"b{width}_none()"
            case ">" | ">=":
                return planes[least - 1] if least else f"b{width}_first({self.size_text(var)})"
        below = planes[n - 1] if n else f"b{width}_first({self.size_text(var)})"
        return f"b{width}_andnot({below}, {planes[n]})"

    def touching_once(self, source: Expr, var: Var, most: int) -> list[str] | None:
        """Return the carry planes of a set of sets, computed once in this scope."""
        from shedu.compiler.walk import key

        mark = f"touch {key(substitute(source, {var: core.Const(var.type, var.span, 0)}))}"
        for scope in reversed(self.memo):
            if mark in scope and len(scope[mark].split()) >= most:
                return scope[mark].split()
        planes = self.touching(source, var, most)
        if planes is not None:
            self.memo[-1][mark] = " ".join(planes)
        return planes

    # ------------------------------------------------------------ membership and neighbours
    def _membership(self, item: Expr, whole: Expr, var: Var, board: Board | None) -> str:
        width = self.context.width(SetType(var.type))
        if isinstance(item, core.Local) and item.var is var and not mentions(whole, var):
            if not isinstance(whole.type, SetType) or is_parts(whole.type):
                raise NotPlane
            return self.value(whole)
        if isinstance(whole, core.MakeSet | core.MakeList):
            result = f"b{width}_none()"
            for part in whole.items:
                result = f"b{width}_or({result}, {self._equality(item, part, var, width)})"
            return result
        if mentions(item, var):
            return self.among_plane(item, whole, var)
        return self._holds(item, whole, var, board, width)

    def _holds(self, item: Expr, whole: Expr, var: Var, board: Board | None, width: int) -> str:
        """The values of ``var`` for which ``whole``, a set that depends on it, holds a fixed item."""
        match whole:
            case core.Builtin(name="around", args=(core.Local(var=at),)) if at is var:
                return self.guarded(
                    item,
                    width,
                    lambda cell: f"b{width}_load({geometry.neighbours(self.context, self.board(board))}[{cell}])",
                )
            case core.Builtin(
                name="block", args=(core.Local(var=at), core.Const(value=int(h)), core.Const(value=int(w)))
            ) if at is var:
                table = geometry.block_table(self.context, self.board(board), h, w, back=True)
                return self.guarded(item, width, lambda cell: f"b{width}_load({table}[{cell}])")
            case core.RegionAt(region=region, args=args, cell=core.Local(var=at)) if at is var:
                return self.value(core.RegionAt(whole.type, whole.span, region, args, item))
            case core.Gather(kind="those", binder=binder) if len(binder.sources) == 1:
                inner, source = binder.sources[0]
                first = self._membership(item, source, var, board) if mentions(source, var) else None
                if first is None:
                    held = self.value(core.Op(Bool(), whole.span, "in", (item, source)))
                    first = f"b{width}_mask({held}, {self.size_text(var)})"
                if binder.where is None:
                    return first
                where = self.context.fresh.rename(binder.where, {inner: item})
                return f"b{width}_and({first}, {self.must(where, var)})"
        raise NotPlane

    def board(self, board: Board | None) -> Board:
        """Return a board that must be there."""
        if board is None:
            raise NotPlane
        return board

    def _quantified(self, expr: core.Gather, var: Var, board: Board | None, width: int) -> str:
        sources, where = expr.binder.sources, expr.binder.where
        (inner, source), rest = sources[0], sources[1:]
        test: Expr | None = (
            core.Gather(expr.type, expr.span, expr.kind, core.Binder(rest, where), expr.body, None) if rest else None
        )
        if test is None and expr.kind == "any":
            test = where or core.Const(Bool(), expr.span, True)
        if test is None:
            assert expr.body is not None
            test = (
                expr.body
                if where is None
                else core.Op(Bool(), expr.span, "or", (core.Op(Bool(), expr.span, "not", (where,)), expr.body))
            )
        turned = self._each_direction(expr.kind, inner, source, test, var, width)
        if turned is not None:
            return turned
        if mentions(source, var):
            return self._near(expr.kind, inner, source, test, var, board, width)
        return self._folded(expr.kind, inner, source, test, var, width)

    def _each_direction(self, kind: str, inner: Var, source: Expr, test: Expr, var: Var, width: int) -> str | None:
        """any or all over the directions of a board: each one a known shift, so the planes are written out."""
        if not any(board.direction == inner.type for board in self.context.game.boards):
            return None
        match source:
            case core.Domain(of=Atom(values=values)):
                members: tuple[int, ...] = tuple(range(len(values)))
            case core.Const(value=frozenset() as chosen):
                members = tuple(sorted(member for member in chosen if isinstance(member, int)))
            case core.MakeSet(items=items) if all(isinstance(item, core.Const) for item in items):
                members = tuple(
                    sorted(
                        {item.value for item in items if isinstance(item, core.Const) and isinstance(item.value, int)}
                    )
                )
            case _:
                return None
        planes = []
        for member in members:
            constant = core.Const(inner.type, source.span, member)
            planes.append(self.must(simplified(self.context.fresh.rename(test, {inner: constant})), var))
        result = (
            planes[0] if planes else (f"b{width}_none()" if kind == "any" else f"b{width}_first({self.size_text(var)})")
        )
        for plane in planes[1:]:
            result = f"b{width}_{'or' if kind == 'any' else 'and'}({result}, {plane})"
        return result

    def _folded(self, kind: str, inner: Var, source: Expr, test: Expr, var: Var, width: int) -> str:
        """any or all over a source that does not depend on the cell: the planes joined in a loop."""
        start = f"b{width}_none()" if kind == "any" else f"b{width}_first({self.size_text(var)})"
        result = self.code.temp(f"b{width}", start)
        with self.each(inner, source):
            plane = self.must(test, var)
            self.code.line(f"{result} = b{width}_{'or' if kind == 'any' else 'and'}({result}, {plane})")
        return result

    def _near(self, kind: str, inner: Var, source: Expr, test: Expr, var: Var, board: Board | None, width: int) -> str:
        """any or all over what lies around the cell: the plane of the condition, spread or shifted."""
        if mentions(test, var):
            raise NotPlane
        if kind == "all":
            negated = core.Op(Bool(), test.span, "not", (test,))
            return self.complement(self._near("any", inner, source, negated, var, board, width), var)
        match source:
            case core.Builtin(name="around", args=(core.Local(var=at),)) if at is var:
                plane = self.plane(test, inner)
                return self.moved(
                    plane,
                    [geometry.before_step(self.context, self.board(board), d) for d in self.board(board).joined],
                    width,
                )
            case core.Builtin(
                name="block", args=(core.Local(var=at), core.Const(value=int(h)), core.Const(value=int(w)))
            ) if at is var:
                return self._in_block(self.plane(test, inner), self.board(board), h, w, width)
        raise NotPlane

    def moved(self, plane: str, movers: list[str], width: int) -> str:
        """Return the union of a set moved in several ways."""
        plane = self.simple(plane, f"b{width}")
        result = f"b{width}_none()"
        for mover in movers:
            text = f"{mover}({plane})"
            result = text if result.endswith("_none()") else f"b{width}_or({result}, {text})"
        return result

    def _in_block(self, plane: str, board: Board, height: int, breadth: int, width: int) -> str:
        movers = [geometry.before_offset(self.context, board, i, j) for i in range(height) for j in range(breadth)]
        inside = frozenset(c for c in range(len(board.cell.values)) if geometry.block_cells(board, c, height, breadth))
        return f"b{width}_and({self.moved(plane, movers, width)}, {bits(width, inside)})"


def closes(text: str) -> bool:
    """Tell whether the last bracket of a call's text closes the first one."""
    depth = 0
    for place, letter in enumerate(text):
        depth += (letter == "(") - (letter == ")")
        if depth == 0 and letter == ")":
            return place == len(text) - 1
    return False
