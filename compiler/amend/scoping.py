"""Names in a piece of tree: which are free, and how to rename them without one capturing another."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any, TypeVar, cast

from shedu.compiler import tree as t
from shedu.compiler.amend.walking import slots_of

T = TypeVar("T")
Scope = Mapping[str, str]


def renamed(node: T, names: Mapping[str, str]) -> tuple[T, frozenset[str]]:
    """A piece of tree (or a tuple of pieces, or None) with free names renamed, and the names that still are
    free.

    Names that are called (`f(x)`) and names of rules that are run stand for rules and are left alone.
    """
    renaming = _Renaming()
    found = renaming.node(node, dict(names))
    return cast(T, found), frozenset(renaming.free)


def free_names(*nodes: object) -> frozenset[str]:
    """The names that a piece of tree takes from outside."""
    return renamed(nodes, {})[1]


def bound_in(block: t.Block) -> tuple[t.Word, ...]:
    """The names that the statements of a block bind for those after them."""
    found: list[t.Word] = []
    for statement in block:
        match statement:
            case t.Let() | t.Chance():
                found.append(t.Word(statement.name, statement.name_span))
            case t.ChooseValue(block=None):
                found += [t.Word(source.name, source.span) for source in statement.binder.sources]
    return tuple(found)


class _Renaming:
    """One walk. A scope has the names that are bound or renamed, each with what it is called from now on."""

    def __init__(self) -> None:
        self.free: set[str] = set()

    def node(self, node: Any, scope: Scope) -> Any:
        match node:
            case t.Name():
                return self._name(node, scope)
            case t.Apply(function=t.Name()):
                return self._with(node, args=self.node(node.args, scope))
            case t.Seek() | t.AllHave() | t.Fold() | t.Comprehension():
                binder, inner = self._binder(node.binder, scope)
                return self._rest(node, inner, binder=binder)
            case t.For() | t.Together():
                binder, inner = self._binder(node.binder, scope)
                return self._with(node, binder=binder, block=self.node(node.block, inner))
            case t.ChooseValue():
                return self._pick(node, scope)[0]
            case t.As():
                inner = {**scope, "me": "me"}
                return self._with(node, seat=self.node(node.seat, scope), block=self.node(node.block, inner))
            case t.Node():
                return self._rest(node, scope)
            case tuple() if node and all(isinstance(part, t.Statement) for part in node):
                return self._block(node, scope)
            case tuple() if type(node) is tuple:
                return tuple(self.node(part, scope) for part in node)
        return node

    def _name(self, node: t.Name, scope: Scope) -> t.Name:
        if node.name not in scope:
            self.free.add(node.name)
            return node
        return cast(t.Name, self._with(node, name=scope[node.name]))

    def _with(self, node: Any, **parts: Any) -> Any:
        """The node with new parts; the very node where none is new."""
        changed = {name: part for name, part in parts.items() if part is not getattr(node, name)}
        return replace(node, **changed) if changed else node

    def _rest(self, node: Any, scope: Scope, **done: Any) -> Any:
        """The node with all parts renamed but those that are done."""
        parts = {
            name: self.node(getattr(node, name), scope) for name in slots_of(type(node)) if name not in done
        }
        return self._with(node, **parts, **done)

    # ------------------------------------------------------------ what binds

    def _bind(self, names: Iterable[str], scope: Scope) -> Scope:
        """The scope in which names are bound; one that something renamed would collide with is renamed
        too."""
        inner = dict(scope)
        for name in names:
            inner.pop(name, None)
            taken = set(inner.values())
            new, number = name, 1
            while new in taken:
                number += 1
                new = f"{name}_{number}"
            inner[name] = new
        return inner

    def _binder(self, binder: t.Binder, scope: Scope) -> tuple[t.Binder, Scope]:
        sources: list[t.Source] = []
        for source in binder.sources:
            value = self.node(source.value, scope)
            scope = self._bind((source.name,), scope)
            sources.append(t.Source(scope[source.name], source.span, value))
        return replace(binder, sources=tuple(sources), where=self.node(binder.where, scope)), scope

    def _block(self, block: t.Block, scope: Scope) -> t.Block:
        out: list[t.Statement] = []
        for statement in block:
            match statement:
                case t.Let() | t.Chance():
                    value = self.node(statement.value, scope)
                    scope = self._bind((statement.name,), scope)
                    out.append(self._with(statement, name=scope[statement.name], value=value))
                case t.ChooseValue():
                    new, scope = self._pick(statement, scope)
                    out.append(new)
                case _:
                    out.append(self.node(statement, scope))
        return tuple(out)

    def _pick(self, node: t.ChooseValue, scope: Scope) -> tuple[t.ChooseValue, Scope]:
        binder, inner = self._binder(node.binder, scope)
        by, otherwise = self.node(node.by, scope), self.node(node.otherwise, scope)
        new = self._with(node, binder=binder, by=by, otherwise=otherwise, block=self.node(node.block, inner))
        return new, inner if node.block is None else scope
