"""From lark's tree to ours: what all rules share. The rules stand in the modules beside this one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, cast

from lark import Token, Tree

from shedu.compiler import tree as t
from shedu.compiler.diagnostics import Diagnostic, error
from shedu.compiler.source import Span

LARGEST_NUMBER = 2**31 - 1
LONGEST_NAME = 100

Branch = Tree[Token]
Rule = Callable[["Builder", Branch], Any]


@dataclass(slots=True)
class Builder:
    """Builds the nodes of one parsed text whose line 1 is line `offset + 1` of `file`.

    What can only be judged here (a number too large, say) goes to `found`; building goes on.
    """

    file: str
    offset: int
    expressions: dict[str, Rule]
    types: dict[str, Rule]
    others: dict[str, Rule]
    found: list[Diagnostic] = field(default_factory=list)

    # ------------------------------------------------------------ places

    def span(self, node: Branch | Token) -> Span:
        place: Any = node if isinstance(node, Token) else node.meta
        line, end_line = place.line + self.offset, place.end_line + self.offset
        return Span(self.file, line, place.column, end_line, place.end_column)

    # ------------------------------------------------------------ tokens

    def word(self, token: Token) -> t.Word:
        span = self.span(token)
        if len(token) > LONGEST_NAME:
            self.found.append(error("E0109", f"a name has at most {LONGEST_NAME} letters", span))
        return t.Word(str(token), span)

    def number(self, token: Token) -> int:
        value = int(token) if len(token.lstrip("0")) <= 10 else LARGEST_NUMBER + 1
        if value > LARGEST_NUMBER:
            text = f"the largest number is {LARGEST_NUMBER:,}"
            self.found.append(error("E0110", text, self.span(token)))
            return 0
        return value

    # ------------------------------------------------------------ children

    def expr(self, node: Branch) -> t.Expr:
        return cast(t.Expr, self.expressions[node.data](self, node))

    def exprs(self, node: Branch) -> tuple[t.Expr, ...]:
        """The expressions directly below a node, in order."""
        found = []
        for child in node.children:
            if isinstance(child, Tree) and child.data in self.expressions:
                found.append(self.expressions[child.data](self, child))
        return tuple(found)

    def types_of(self, node: Branch) -> tuple[t.TypeExpr, ...]:
        """The types directly below a node, in order."""
        found = []
        for child in node.children:
            if isinstance(child, Tree) and child.data in self.types:
                found.append(self.types[child.data](self, child))
        return tuple(found)

    def other(self, node: Branch) -> Any:
        return self.others[node.data](self, node)

    def all(self, node: Branch, *rules: str) -> tuple[Any, ...]:
        """What the children made by these rules build, in order."""
        found = []
        for child in node.children:
            if isinstance(child, Tree) and child.data in rules:
                found.append(self.others[child.data](self, child))
        return tuple(found)

    def one(self, node: Branch, rule: str) -> Any:
        """What the only child made by a rule builds, or None."""
        child = branch(node, rule)
        return None if child is None else self.others[child.data](self, child)

    def inner(self, node: Branch, rule: str) -> t.Expr | None:
        """The expression within a child such as `by`, or None."""
        child = branch(node, rule)
        return None if child is None else self.exprs(child)[0]

    def text(self, node: Branch, rule: str = "title") -> str | None:
        child = branch(node, rule)
        return None if child is None else str(leaf(child))[1:-1]

    def cites(self, node: Branch) -> tuple[t.Cite, ...]:
        """The clauses of the `cite` lines directly below a node, or below its `below`."""
        found: list[t.Cite] = []
        for child in branches(node):
            if child.data == "cite":
                found.extend(t.Cite(str(token), self.span(token)) for token in leaves(child))
            elif child.data == "below":
                found.extend(self.cites(child))
        return tuple(found)


def branches(node: Branch) -> list[Branch]:
    return [child for child in node.children if isinstance(child, Tree)]


def branch(node: Branch, rule: str) -> Branch | None:
    for child in node.children:
        if isinstance(child, Tree) and child.data == rule:
            return child
    return None


def leaves(node: Branch) -> list[Token]:
    return [child for child in node.children if isinstance(child, Token)]


def leaf(node: Branch) -> Token:
    """The first token directly below a node."""
    return leaves(node)[0]
