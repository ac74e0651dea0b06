"""Which function checks which construct. The modules with those functions register them when loaded."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from shedu.compiler import core, tree
from shedu.compiler.check.context import Context, Scope, poison
from shedu.runtime.types import Type

ExprRule = Callable[[Context, Scope, Any, Type | None], core.Expr]
StmtRule = Callable[[Context, Scope, Any], list[core.Stmt]]

MAX_DEPTH = 100
"""How deeply expressions and blocks may be nested. A long sum counts a level for each sign."""

_EXPRESSIONS: dict[type, ExprRule] = {}
_STATEMENTS: dict[type, StmtRule] = {}


def expression_rule(*kinds: type) -> Callable[[ExprRule], ExprRule]:
    """Register the function that checks these expressions."""

    def register(rule: ExprRule) -> ExprRule:
        _EXPRESSIONS.update(dict.fromkeys(kinds, rule))
        return rule

    return register


def statement_rule(*kinds: type) -> Callable[[StmtRule], StmtRule]:
    """Register the function that checks these statements."""

    def register(rule: StmtRule) -> StmtRule:
        _STATEMENTS.update(dict.fromkeys(kinds, rule))
        return rule

    return register


def expr(ctx: Context, scope: Scope, node: tree.Expr, want: Type | None = None) -> core.Expr:
    """Check an expression. ``want`` helps where the text alone does not tell (`{}`, `none`, set or bag);
    whether the result fits is for the caller to see to."""
    if ctx.depth >= MAX_DEPTH:
        return _too_deep(ctx, node)
    ctx.depth += 1
    try:
        return _EXPRESSIONS[type(node)](ctx, scope, node, want)
    finally:
        ctx.depth -= 1


def _too_deep(ctx: Context, node: tree.Expr) -> core.Expr:
    ctx.error(
        "E0605",
        "This is nested too deeply.",
        node.span,
        f"more than {MAX_DEPTH} levels",
        hint="give parts of it names of their own, by `define` or `let`",
    )
    return poison(node.span)


def block(ctx: Context, scope: Scope, statements: tree.Block) -> tuple[core.Stmt, ...]:
    """Check the statements of a block; their lets live in ``scope``."""
    if ctx.depth >= MAX_DEPTH:
        ctx.error(
            "E0605", "Blocks are nested too deeply.", statements[0].span, f"more than {MAX_DEPTH} levels"
        )
        return ()
    ctx.depth += 1
    found: list[core.Stmt] = []
    for node in statements:
        found += _STATEMENTS[type(node)](ctx, scope, node)
    ctx.depth -= 1
    return tuple(found)
