"""One amendment that holds while a row is held, as one that always holds under a condition."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TypeVar

from shedu.compiler import tree as t
from shedu.compiler.amend.conditions import both, under
from shedu.compiler.amend.holding.model import ROW, SEAT, Held, inside
from shedu.compiler.amend.rules import Rules
from shedu.compiler.amend.scoping import renamed
from shedu.compiler.amend.walking import rewritten
from shedu.compiler.diagnostics import Label
from shedu.compiler.source import Span

T = TypeVar("T")

_NO_SEAT = "name the seat for which it holds: `me` among the names in brackets"


@dataclass(frozen=True, slots=True)
class Words:
    """How the words of a row or an effect read outside it: ``row`` is what `this` stands for, ``values`` what the
    names of parameters do."""

    row: t.Expr
    values: Mapping[str, t.Expr]

    def apply(self, pieces: T, pattern: t.Pattern | None) -> T:
        """Pieces of an amendment in outside words; the names of its pattern stand before them."""
        named = {word.name for word in (pattern.names or ())} if pattern else set()
        names = {name: f"{name}''" for name in self.values if name not in named}
        names |= {name: inside(name) if name in named else f"{name}''" for name in (ROW, SEAT)}
        if SEAT not in named:
            del names[SEAT]
        found, _ = renamed(pieces, names)
        values = {f"{name}''": value for name, value in (*self.values.items(), (ROW, self.row))}

        def change(node: t.Node) -> t.Node:
            return values.get(node.name, node) if isinstance(node, t.Name) else node

        return rewritten(found, change)


def pattern_of(pattern: t.Pattern) -> t.Pattern:
    """A pattern whose names of the row and the seat are those used inside."""
    if pattern.names is None:
        return pattern
    return replace(pattern, names=tuple(word._replace(name=inside(word.name)) for word in pattern.names))


def matched(pattern: t.Pattern, row: t.Expr) -> t.Expr | None:
    """`this' == row` where the pattern names the row."""
    if not any(word.name == ROW for word in pattern.names or ()):
        return None
    return t.Binary(pattern.span, "==", t.Name(pattern.span, inside(ROW)), row)


def seat_of(rules: Rules, held: Held, pattern: t.Pattern, *, acts: bool) -> str | None:
    """The name of the seat for which an amendment holds; None (noted) where there is none and one is wanted.
    ``acts``: what is amended has a seat that acts."""
    if any(word.name == SEAT for word in pattern.names or ()):
        return inside(SEAT)
    if acts or not held.seat:
        return SEAT
    lines = [line for line in held.table.lines if line.label == "held"]
    place = Label(lines[0].span, "the rows are held by a seat") if lines else None
    text = f"nothing says for which seat this holds, and `{held.table.name}` is held by one"
    rules.error("E0226", text, pattern.span, "", *((place,) if place else ()), hint=_NO_SEAT)
    return None


def acts(rules: Rules, pattern: t.Pattern) -> bool:
    """Whether what a pattern names has a seat that acts: flows, actions and conflicts have."""
    target = rules.named(pattern.path)
    return isinstance(target, t.FlowDecl | t.ActionDecl) or (isinstance(target, t.Form) and target.kind == "conflict")


def wrong_kind(rules: Rules, amendment: t.Amendment, span: Span, more: str = "") -> None:
    """Note an amendment that cannot hold for a time."""
    word = type(amendment).__name__.lower()
    text = f"`{word}`{more} cannot hold for a time only"
    hint = "`adjust`, `before`, `after`, `offer` and `also … require` can"
    rules.error("E0223", text, span, hint=hint)


# ---------------------------------------------------------------- what a row bears itself


def of_row(rules: Rules, held: Held, row: t.Row) -> list[t.Amendment]:
    """The amendments in the block of a row."""
    name = t.Name(row.name_span, row.name)
    work = _OfRow(rules, held, name, Words(name, {}))
    return [new for amendment in row.held if (new := work.amendment(amendment)) is not None]


@dataclass(frozen=True, slots=True)
class _OfRow:
    rules: Rules
    held: Held
    row: t.Name
    words: Words

    def amendment(self, node: t.Amendment) -> t.Amendment | None:
        match node:
            case t.Adjust() | t.Before() | t.After():
                return self._patterned(node)
            case t.Offer():
                call, test = self.words.apply((node.call, node.test), None)
                return under(replace(node, call=call, test=test), self._asked(SEAT, node.span))
            case t.Also():
                return self._also(node)
        wrong_kind(self.rules, node, node.span)
        return None

    def _asked(self, seat: str, span: Span) -> t.Expr:
        return self.held.asked(replace(self.row, span=span), seat, span)

    def _patterned(self, node: t.Adjust | t.Before | t.After) -> t.Amendment | None:
        seat = seat_of(self.rules, self.held, node.pattern, acts=acts(self.rules, node.pattern))
        if seat is None:
            return None
        asked, same = self._asked(seat, node.span), matched(node.pattern, self.row)
        when = both(asked, same, self.words.apply(node.when, node.pattern))
        new = replace(node, pattern=pattern_of(node.pattern), when=when)
        if isinstance(new, t.Adjust):
            return replace(new, value=self.words.apply(new.value, node.pattern))
        return replace(new, block=self.words.apply(new.block, node.pattern))

    def _also(self, node: t.Also) -> t.Amendment | None:
        body = self.words.apply(node.body, None)
        if body.do is not None or (self.held.seat and (body.lines or body.parts)):
            wrong_kind(self.rules, node, node.span, " of this")
            return None
        return under(replace(node, body=body), self._asked(SEAT, node.span))
