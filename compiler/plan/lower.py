"""Lowering expressions to C: the class that the parts (scalars, loops, planes, regions) make up together."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from shedu.compiler import core
from shedu.compiler.core import Expr, Var
from shedu.compiler.plan.code import Code
from shedu.compiler.plan.context import Context
from shedu.compiler.walk import key
from shedu.runtime.types import Atom


@dataclass(slots=True)
class Base:
    """The state of lowering one function: its text, where variables live, values already computed.

    ``names`` maps a variable to the C text that holds it. ``memo`` has a scope for each enclosing block: a value
    computed inside a block is not there outside. ``steady``: the function changes nothing."""

    context: Context
    code: Code
    names: dict[Var, str] = field(default_factory=dict)
    memo: list[dict[str, str]] = field(default_factory=lambda: [{}])
    set_bounds: dict[Var, int] = field(default_factory=dict)
    set_sizes: dict[str, str] = field(default_factory=dict)
    steady: bool = False

    # ------------------------------------------------------------ to be provided by the parts
    def value(self, expr: Expr) -> str:
        """Lower any finite or plain set expression to C text."""
        raise AssertionError(expr)

    def plane(self, expr: Expr, var: Var) -> str:
        """Lower a condition on ``var`` to the set of all its values where it holds."""
        raise AssertionError(expr)

    # ------------------------------------------------------------ helpers of all parts
    def name(self, var: Var) -> str:
        """Return the C text of a variable."""
        return self.names.get(var, f"v{var.uid}")

    def bind(self, var: Var, ctype: str) -> str:
        """Declare a C local for a variable and return its name."""
        self.names.pop(var, None)
        return self.code.declare(f"v{var.uid}", ctype)

    def once(self, expr: Expr, ctype: str, make: Callable[[], str]) -> str:
        """Compute a value once in this scope and return the local that keeps it."""
        mark = key(expr)
        for scope in reversed(self.memo):
            if mark in scope:
                return scope[mark]
        name = self.code.temp(ctype, make())
        self.memo[-1][mark] = name
        return name

    def kept(self, mark: str, ctype: str, text: str) -> str:
        """Return the local that keeps a text's value under a mark, made once in this scope."""
        for scope in reversed(self.memo):
            if mark in scope:
                return scope[mark]
        name = self.memo[-1][mark] = self.code.temp(ctype, text)
        return name

    def forget(self) -> None:
        """Drop all computed values: the state has changed."""
        for scope in self.memo:
            scope.clear()

    @contextmanager
    def block(self, head: str) -> Iterator[None]:
        """Indent under a line; values computed inside are forgotten after."""
        self.memo.append({})
        try:
            with self.code.block(head):
                yield
        finally:
            self.memo.pop()

    @contextmanager
    def apart(self) -> Iterator[list[str]]:
        """Collect the lines written inside instead of adding them; they stand one level deeper."""
        outer, self.code.lines = self.code.lines, []
        self.code.depth += 1
        self.memo.append({})
        try:
            yield self.code.lines
        finally:
            self.memo.pop()
            self.code.depth -= 1
            self.code.lines = outer

    def simple(self, text: str, ctype: str = "int") -> str:
        """Return text that may be used twice: itself if it is a name or number, else a temporary."""
        return (
            text
            if text.replace(".", "").isidentifier() or text.isdigit() or text == "-1"
            else self.code.temp(ctype, text)
        )

    def domain_size(self, expr: core.Domain) -> str:
        """Return C text: how many values a domain has in this game."""
        from shedu.compiler.plan.storage import size_of

        of = expr.of
        if isinstance(of, Atom) and of == self.context.game.seat:
            return "s.head.players" if of.players_only else self.context.seats()
        return str(size_of(of))
