"""The amendments of an effect: one each for all rows of a table that bear it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal

from shedu.compiler import tree as t
from shedu.compiler.amend.adjusting import shape_of
from shedu.compiler.amend.conditions import both
from shedu.compiler.amend.holding.amending import (
    Words,
    acts,
    matched,
    pattern_of,
    seat_of,
    wrong_kind,
)
from shedu.compiler.amend.holding.model import ROW, SEAT, Group, inside
from shedu.compiler.amend.rules import Rules, joined
from shedu.compiler.amend.scoping import free_names
from shedu.compiler.amend.walking import nodes
from shedu.compiler.source import Span

LOOP = "row'"
"""The row that a sum or a loop over the bearers has come to."""

Kind = Literal["list", "set"]
New = Iterator[t.Amendment | t.FlowDecl]


def of_group(rules: Rules, group: Group, place: int = 1) -> New:
    """The amendments that stand for an effect, and the flows in which its questions are asked: each flow is to be
    declared before the next one is asked for, so that it finds a name of its own. ``place``: which of the groups of
    this effect it is, in all tables."""
    work = _OfGroup(rules, group, place)
    return (new for amendment in group.effect.held for new in work.amendment(amendment))


@dataclass(frozen=True, slots=True)
class _OfGroup:
    rules: Rules
    group: Group
    place: int

    def amendment(self, node: t.Amendment) -> New:
        match node:
            case t.Adjust(how="by"):
                yield from self._added(node)
            case t.Adjust():
                yield from self._set(node)
            case t.Before() | t.After():
                yield from self._around(node)
            case t.Offer():
                yield from self._offered(node)
            case t.Also():
                yield from self._also(node)
            case _:
                wrong_kind(self.rules, node, node.span)

    # ------------------------------------------------------------ the words of an effect
    def _words(self, row: t.Expr) -> Words:
        """What the parameters of the effect read as for a row."""
        effect, span = self.group.effect, row.span
        values: dict[str, t.Expr] = {
            param.name: t.Apply(span, t.Name(span, self.group.param(param.name)), (row,)) for param in effect.params
        }
        return Words(row, values)

    def _cites(self, cites: tuple[t.Cite, ...]) -> tuple[t.Cite, ...]:
        return joined(self.group.effect.cites, cites)

    def _binder(self, span: Span, seat: str, *tests: t.Expr | None) -> t.Binder:
        """`row in {bearers} where Table.held(row, seat) and …`."""
        row = t.Name(span, LOOP)
        source = t.Source(LOOP, span, self.group.rows(span))
        return t.Binder(span, (source,), both(self.group.held.asked(row, seat, span), *tests))

    # ------------------------------------------------------------ adjust
    def _seat(self, pattern: t.Pattern) -> str | None:
        return seat_of(self.rules, self.group.held, pattern, acts=acts(self.rules, pattern))

    def _adjusted(self, node: t.Adjust, value: t.Expr, when: t.Expr | None) -> t.Adjust:
        return replace(
            node, pattern=pattern_of(node.pattern), value=value, when=when, cites=self._cites(node.cites)
        )

    def _added(self, node: t.Adjust) -> Iterator[t.Amendment]:
        """A sum, or what all bearers put in together."""
        seat, span, row = self._seat(node.pattern), node.span, t.Name(node.span, LOOP)
        if seat is None:
            return
        value, when = self._words(row).apply((node.value, node.when), node.pattern)
        binder = self._binder(span, seat, matched(node.pattern, row), when)
        for new in self._gathered(node, value, binder):
            yield self._adjusted(node, new, None)

    def _gathered(self, node: t.Adjust, value: t.Expr, binder: t.Binder) -> Iterator[t.Expr]:
        span, shape = node.span, shape_of(self.rules, node.pattern.path, value)
        if shape is None:
            yield t.Fold(span, "sum", value, binder)
        elif isinstance(value, t.SetOf | t.ListOf):
            listed: Kind = "list" if isinstance(value, t.ListOf) else "set"
            yield from (t.Comprehension(span, listed, item, binder) for item in value.items)
        else:
            bearers = t.Source(LOOP, span, t.Seek(span, "those", binder, None))
            within = t.Binder(span, (bearers, t.Source("unit'", span, value)), None)
            kind: Kind = "list" if shape == "list" else "set"
            yield t.Comprehension(span, kind, t.Name(span, "unit'"), within)

    def _set(self, node: t.Adjust) -> Iterator[t.Amendment]:
        """One condition for all bearers where the value is the same for each, else one for each."""
        words = {ROW, *(param.name for param in self.group.effect.params)}
        if free_names(node.value) & words:
            yield from (new for bearer in self.group.bearers for new in self._set_by(node, bearer.row))
            return
        seat, row = self._seat(node.pattern), t.Name(node.span, LOOP)
        if seat is None:
            return
        value, when = self._words(row).apply((node.value, node.when), node.pattern)
        found = t.Seek(node.span, "any", self._binder(node.span, seat, matched(node.pattern, row), when), None)
        yield self._adjusted(node, value, found)

    def _set_by(self, node: t.Adjust, bearer: t.Row) -> Iterator[t.Amendment]:
        seat, row = self._seat(node.pattern), t.Name(node.span, bearer.name)
        if seat is None:
            return
        value, when = self._words(row).apply((node.value, node.when), node.pattern)
        asked = self.group.held.asked(row, seat, node.span)
        when = both(asked, matched(node.pattern, row), when)
        yield self._adjusted(node, value, when)

    # ------------------------------------------------------------ before, after
    def _around(self, node: t.Before | t.After) -> New:
        """A loop over the bearers; what it asks stands in a flow named after the effect."""
        seat, span, row = self._seat(node.pattern), node.span, t.Name(node.span, LOOP)
        if seat is None:
            return
        block: t.Block = node.block
        if any(isinstance(part, t.ChooseAction | t.ChooseValue) for part in nodes(block)):
            flow, block = self._asking(node)
            yield flow
        block, when = self._words(row).apply((block, node.when), node.pattern)
        binder = self._binder(span, seat, matched(node.pattern, row), when)
        loop = t.For(span, binder, block)
        cites = self._cites(node.cites)
        yield replace(node, pattern=pattern_of(node.pattern), when=None, block=(loop,), cites=cites)

    def _asking(self, node: t.Before | t.After) -> tuple[t.FlowDecl, t.Block]:
        """The flow of an effect's question, and what runs it: it is handed the row and what the pattern names."""
        effect, span = self.group.effect, node.span
        named = {word.name: param for word, param in zip(node.pattern.names or (), self._params(node), strict=False)}
        used = [name for name in named if name in free_names(node.block) and name not in (ROW, SEAT)]
        row = t.Name(span, LOOP)
        block = self._words(row).apply(node.block, None)
        params = (
            t.Param(span, LOOP, t.NamedType(span, self.group.held.table.name)),
            *(replace(named[name], name=name) for name in used),
        )
        name = self._free_name()
        flow = t.FlowDecl(span, name, effect.name_span, params, effect.title, block, self._cites(()))
        args = (t.Name(span, ROW), *(t.Name(span, one) for one in used))
        run: t.Statement = t.Run(span, t.Call(span, t.Path(span, (name,)), args))
        if SEAT in named:  # the pattern's seat acts
            run = t.As(span, t.Name(span, inside(SEAT)), (run,))
        return flow, (run,)

    def _params(self, node: t.Before | t.After) -> tuple[t.Param, ...]:
        params: tuple[t.Param, ...] = getattr(self.rules.named(node.pattern.path), "params", ())
        return params

    def _free_name(self) -> str:
        """The effect's name; tables and questions after the first get a number."""
        found = name = self.group.effect.name
        number = 1
        while found in self.rules.spots:
            number += 1
            found = f"{name}_{number}"
        return found

    # ------------------------------------------------------------ offer, also
    def _offered(self, node: t.Offer) -> Iterator[t.Amendment]:
        row = t.Name(node.span, LOOP)
        if free_names(node.call) & {ROW, *(param.name for param in self.group.effect.params)}:
            wrong_kind(self.rules, node, node.call.span, " with words of the effect")
            return
        test = self._words(row).apply(node.test, None)
        found = t.Seek(node.span, "any", self._binder(node.span, SEAT, test), None)
        yield replace(node, test=found, cites=self._cites(node.cites))

    def _also(self, node: t.Also) -> Iterator[t.Amendment]:
        body, row = node.body, t.Name(node.span, LOOP)
        lets = [check for check in body.checks if isinstance(check, t.Let)]
        if body.lines or body.parts or body.do is not None or lets:
            wrong_kind(self.rules, node, node.span, " of anything but requirements")
            return
        binder = self._binder(node.span, SEAT)
        checks: list[t.Let | t.Require] = []
        for check in body.checks:
            assert isinstance(check, t.Require)
            condition = self._words(row).apply(check.condition, None)
            name = check.name if self.place == 1 else f"{check.name}_{self.place}"
            checks.append(replace(check, name=name, condition=t.AllHave(check.span, binder, condition)))
        yield replace(node, body=replace(body, checks=tuple(checks), cites=self._cites(body.cites)))
