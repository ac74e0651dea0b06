"""Builds statements and blocks."""

from __future__ import annotations

from typing import cast

from shedu.compiler import tree as t
from shedu.compiler.read.builder import Branch, Builder, Rule, leaf, leaves
from shedu.compiler.read.expressions import only_expr


def _block(b: Builder, n: Branch) -> t.Block:
    """The statements; what stands below a replaced line (a block, an arm) is passed over."""
    return cast(t.Block, b.all(n, *STATEMENTS))


def block_of(b: Builder, n: Branch) -> t.Block:
    """The block directly below a node; it must have one."""
    return cast(t.Block, b.one(n, "block"))


def _cite(b: Builder, n: Branch) -> t.CiteLine:
    return t.CiteLine(b.span(n), tuple(t.Cite(str(token), b.span(token)) for token in leaves(n)))


def _let(b: Builder, n: Branch) -> t.Let:
    word = b.word(leaf(n))
    return t.Let(b.span(n), word.name, word.span, only_expr(b, n))


def _assign(b: Builder, n: Branch) -> t.Assign:
    place, value = b.exprs(n)
    return t.Assign(b.span(n), place, value)


def _place(b: Builder, n: Branch, rule: str) -> t.Expr:
    return cast(t.Expr, b.inner(n, rule))


def _add(b: Builder, n: Branch) -> t.Add:
    return t.Add(b.span(n), only_expr(b, n), _place(b, n, "to"))


def _take(b: Builder, n: Branch) -> t.Take:
    return t.Take(b.span(n), only_expr(b, n), _place(b, n, "from"))


def _move(b: Builder, n: Branch) -> t.Move:
    return t.Move(b.span(n), only_expr(b, n), b.inner(n, "from"), _place(b, n, "to"))


def _draw(b: Builder, n: Branch) -> t.Draw:
    return t.Draw(b.span(n), only_expr(b, n), _place(b, n, "source"), _place(b, n, "to"))


def _chance(b: Builder, n: Branch) -> t.Chance:
    word = b.word(leaf(n))
    return t.Chance(b.span(n), word.name, word.span, only_expr(b, n))


def _show(b: Builder, n: Branch) -> t.Show:
    place, to = b.exprs(n)
    return t.Show(b.span(n), place, to)


def _if(b: Builder, n: Branch) -> t.If:
    return t.If(b.span(n), b.all(n, "arm"), b.one(n, "else"))


def _arm(b: Builder, n: Branch) -> t.Arm:
    return t.Arm(b.span(n), only_expr(b, n), block_of(b, n))


def _for(b: Builder, n: Branch) -> t.For:
    return t.For(b.span(n), b.one(n, "binder"), block_of(b, n))


def _repeat(b: Builder, n: Branch) -> t.Repeat:
    return t.Repeat(b.span(n), only_expr(b, n), b.inner(n, "while"), block_of(b, n))


def _is_always(n: Branch) -> bool:
    return any(token.type == "ALWAYS" for token in leaves(n))


def _choose(b: Builder, n: Branch) -> t.ChooseAction:
    return t.ChooseAction(b.span(n), b.all(n, "choice"), _is_always(n), b.inner(n, "by"), b.one(n, "else"))


def _choice(b: Builder, n: Branch) -> t.Choice:
    return t.Choice(b.span(n), b.one(n, "call"), b.inner(n, "if_test"))


def _pick(b: Builder, n: Branch) -> t.ChooseValue:
    block: t.Block | None = b.one(n, "block")
    return t.ChooseValue(
        b.span(n), b.one(n, "binder"), b.text(n), _is_always(n), b.inner(n, "by"), block, b.one(n, "else")
    )


def _together(b: Builder, n: Branch) -> t.Together:
    return t.Together(b.span(n), b.one(n, "binder"), block_of(b, n))


def _as(b: Builder, n: Branch) -> t.As:
    return t.As(b.span(n), only_expr(b, n), block_of(b, n))


def _run(b: Builder, n: Branch) -> t.Run:
    return t.Run(b.span(n), b.one(n, "call"))


def _end(b: Builder, n: Branch) -> t.End:
    return t.End(b.span(n), b.word(leaf(n)).name)


STATEMENTS: dict[str, Rule] = {
    "cite": _cite,
    "let": _let,
    "assign": _assign,
    "add": _add,
    "take": _take,
    "move": _move,
    "draw": _draw,
    "chance": _chance,
    "show": _show,
    "if": _if,
    "for": _for,
    "repeat": _repeat,
    "choose": _choose,
    "pick": _pick,
    "together": _together,
    "as": _as,
    "run": _run,
    "end": _end,
}

BLOCKS: dict[str, Rule] = {
    **STATEMENTS,
    "block": _block,
    "else": block_of,
    "do": block_of,
    "arm": _arm,
    "choice": _choice,
}


def opening_cites(block: t.Block) -> tuple[tuple[t.Cite, ...], t.Block]:
    """The clauses of the cite lines that open a block, and the statements after them."""
    cites: list[t.Cite] = []
    for index, statement in enumerate(block):
        if not isinstance(statement, t.CiteLine):
            return tuple(cites), block[index:]
        cites.extend(statement.cites)
    return tuple(cites), ()
