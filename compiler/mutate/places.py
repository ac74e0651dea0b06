"""Where the rules cite clauses, and what of the rules each such place speaks for.

What opens a declaration speaks for all of it, what stands below a requirement or a labelled line for that, a
`cite` among statements for the block it stands in.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from shedu.compiler import tree
from shedu.compiler.check.walk import nodes
from shedu.compiler.mutate.model import Place

_RULES = (tree.ActionDecl, tree.FlowDecl, tree.DefineDecl, tree.RegionDecl, tree.RankingDecl)


def places(declarations: Iterable[tree.Declaration]) -> Iterator[Place]:
    """Yield all places that cite, in order. Invariants are none: they guard rules and carry none out."""
    for declaration in declarations:
        if not isinstance(declaration, tree.InvariantDecl):
            yield from _within(declaration)


def _within(declaration: tree.Declaration) -> Iterator[Place]:
    head: tree.Node = declaration.body if isinstance(declaration, tree.Form) else declaration
    form = isinstance(declaration, tree.Form) and declaration.kind in ("conflict", "market", "scoring")
    runs = form or isinstance(declaration, _RULES)
    name = "ranking" if isinstance(declaration, tree.RankingDecl) else str(getattr(declaration, "name", ""))
    for node in nodes(declaration):
        cites = tuple(cite.clause for cite in getattr(node, "cites", ()))
        if cites and not isinstance(node, tree.CiteLine):
            part = node.label if isinstance(node, tree.Line) else ""
            yield Place(name, part, cites, node.span, node is head, runs or isinstance(node, tree.Row))
        for block in _blocks(node):
            yield from _in_block(name, block, runs)


def _blocks(node: object) -> Iterator[tree.Block]:
    """Yield the blocks of statements directly in a node."""
    for name in ("block", "do", "otherwise"):
        block = getattr(node, name, None)
        if isinstance(block, tuple) and block:
            yield block


def _in_block(rule: str, block: tree.Block, runs: bool) -> Iterator[Place]:
    for _, group in groupby(block, lambda statement: statement.span.file):
        own = tuple(group)  # what an amendment has put before or after it stands in another file
        lines = [line for line in own if isinstance(line, tree.CiteLine)]
        if lines:
            cites = tuple(cite.clause for line in lines for cite in line.cites)
            yield Place(rule, "", cites, own[0].span.to(own[-1].span), False, runs)
