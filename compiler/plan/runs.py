"""Lowering conditions on what lies along a direction from every cell at once: one step away, behind a run of cells.

A step in a direction is a masked shift of the whole set. "The first cell along d where Q fails" is a least fixed point:
a cell sees it if its neighbour is it, or its neighbour is a Q cell that sees it; at most as many rounds as the board is
long.
"""

from __future__ import annotations

from shedu.compiler import core
from shedu.compiler.core import Board, Expr, Var
from shedu.compiler.plan import geometry
from shedu.compiler.plan.code import bits
from shedu.compiler.plan.equality import Equality
from shedu.compiler.walk import canonical, expressions, key, mentions, rebuild, substitute
from shedu.runtime.types import Optional


class Runs(Equality):
    """Steps and runs along one known direction."""

    __slots__ = ()

    def along(self, expr: Expr, var: Var, board: Board) -> str | None:
        """Lower a condition that meets the cell only through one place seen from it along a known direction."""
        for part in expressions(expr):
            if not isinstance(part, core.Builtin | core.Index) or not mentions(part, var):
                continue
            for see in (self._step, self._behind_run):
                goal = self.context.fresh.var(Var("goal", var.type, 0, expr.span))
                local = core.Local(Optional(var.type), expr.span, goal)
                moved = replaced(expr, key(part), local)
                if mentions(moved, var):
                    continue
                found = see(part, var, board, moved, goal)
                if found is not None:
                    return found
        return None

    def _step(self, part: Expr, var: Var, board: Board, moved: Expr, goal: Var) -> str | None:
        """The place is ``step(cell, d)``."""
        match part:
            case core.Builtin(name="step", args=(core.Local(var=at), core.Const(value=int(direction)))) if at is var:
                plane = f"{geometry.before_step(self.context, board, direction)}({self.plane(moved, goal)})"
                return self._with_edge(plane, moved, goal, board, direction)
        return None

    def _with_edge(self, plane: str, moved: Expr, goal: Var, board: Board, direction: int) -> str:
        """Add the cells with nothing in that direction, where the condition holds of nothing."""
        n = geometry.width(self.context, board)
        beyond = substitute(moved, {goal: core.Const(Optional(goal.type), moved.span, None)})
        inside = bits(n, geometry.has_step(board, direction))
        edge = f"b{n}_andnot(b{n}_mask({self.value(beyond)}, {len(board.cell.values)}), {inside})"
        return f"b{n}_or({plane}, {edge})"

    def _behind_run(self, part: Expr, var: Var, board: Board, moved: Expr, goal: Var) -> str | None:
        """The place is ``ray(cell, d)[size(leading(x in ray(cell, d) where Q(x))) + 1]``."""
        run = behind_run(part, var)
        if run is None:
            return None
        direction, inner, where = run
        n = geometry.width(self.context, board)
        before = geometry.before_step(self.context, board, direction)
        within = self.kept_plane(where, inner, n)
        wanted = self.code.temp(f"b{n}", f"b{n}_andnot({self.plane(moved, goal)}, {within})")
        start = self.code.temp(f"b{n}", self._with_edge(f"{before}({wanted})", moved, goal, board, direction))
        seen, more = self.code.temp(f"b{n}", start), self.code.temp(f"b{n}")
        with self.code.block("while True:"):
            self.code.line(f"{more} = b{n}_or({start}, {before}(b{n}_and({within}, {seen})))")
            with self.code.block(f"if b{n}_eq({more}, {seen}):"):
                self.code.line("break")
            self.code.line(f"{seen} = {more}")
        return seen

    def kept_plane(self, test: Expr, var: Var, n: int) -> str:
        """Return a local with the plane of a condition, made once in this scope."""
        mark = f"whole {canonical(test, var)}"
        for scope in reversed(self.memo):
            if mark in scope:
                return scope[mark]
        name = self.code.temp(f"b{n}", self.plane(test, var))
        self.memo[-1][mark] = name
        return name

    def run_at_least(self, source: Expr, least: int, var: Var, board: Board) -> str:
        """Return the cells from which a run has at least so many cells."""
        run = run_from(source, var)
        if run is None or least > max(board.area):
            raise self.unable()
        direction, inner, where = run
        n = geometry.width(self.context, board)
        if least <= 0:
            return f"b{n}_first({len(board.cell.values)})"
        before = geometry.before_step(self.context, board, direction)
        within = self.kept_plane(where, inner, n)
        text = f"{before}({within})"
        for _ in range(least - 1):
            text = f"{before}(b{n}_and({within}, {text}))"
        return text

    def run_compared(self, op: str, source: Expr, limit: int, var: Var) -> str:
        """Lower ``size(run) op limit``."""
        board = self.context.board_of(var.type)
        if board is None:
            raise self.unable()
        n = geometry.width(self.context, board)
        match op:
            case ">=" | ">":
                return self.run_at_least(source, limit + (op == ">"), var, board)
            case "<" | "<=":
                return self.complement(self.run_at_least(source, limit + (op == "<="), var, board), var)
        longer = self.run_at_least(source, limit + 1, var, board)
        return f"b{n}_andnot({self.run_at_least(source, limit, var, board)}, {longer})"


def replaced(expr: Expr, mark: str, by: Expr) -> Expr:
    """Replace every part with a structural key."""
    if isinstance(expr, core.Builtin | core.Index) and key(expr) == mark:
        return by
    return rebuild(expr, lambda child: replaced(child, mark, by))


def run_from(expr: Expr, var: Var) -> tuple[int, Var, Expr] | None:
    """Return (direction, x, Q) if an expression is ``leading(x in ray(var, d) where Q(x))`` with one known d."""
    match expr:
        case core.Gather(kind="leading", binder=core.Binder(sources=((inner, source),), where=core.Expr() as where)):
            match source:
                case core.Builtin(name="ray", args=(core.Local(var=at), core.Const(value=int(direction)))):
                    if at is var and not mentions(where, var):
                        return direction, inner, where
    return None


def behind_run(expr: Expr, var: Var) -> tuple[int, Var, Expr] | None:
    """Return (direction, x, Q) if an expression is the item of the ray right behind such a run."""
    match expr:
        case core.Index(
            base=core.Builtin(name="ray", args=(core.Local(var=at), core.Const(value=int(direction)))),
            key=core.Op(op="+", args=(core.Builtin(name="size", args=(leading,)), core.Const(value=1))),
        ) if at is var:
            run = run_from(leading, var)
            return run if run is not None and run[0] == direction else None
    return None
