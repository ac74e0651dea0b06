"""Amendments under conditions: guards joined, and what stands for an amendment where its guard fails."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar, cast

from shedu.compiler import tree as t

A = TypeVar("A", bound=t.Declaration)


def both(*tests: t.Expr | None) -> t.Expr | None:
    """All conditions that are given, joined by `and`."""
    found: t.Expr | None = None
    for test in tests:
        if test is not None:
            found = test if found is None else t.Binary(test.span, "and", found, test)
    return found


def required(check: t.Require, guard: t.Expr) -> t.Require:
    """A requirement that asks for nothing unless a condition holds."""
    unless = t.Unary(guard.span, "not", guard)
    return replace(check, condition=t.Binary(check.span, "or", unless, check.condition))


def added(line: t.Line, guard: t.Expr) -> t.Line:
    """A line of numbers that adds nothing unless a condition holds."""
    nought = t.Number(line.span, 0)
    values = tuple(t.Conditional(line.span, value, guard, nought) for value in line.values)
    return replace(line, values=values)


def body_under(body: t.FormBody, guard: t.Expr) -> t.FormBody:
    """What `also` adds, under a condition: requirements, numbers, and the offers of its parts."""
    checks = tuple(required(one, guard) if isinstance(one, t.Require) else one for one in body.checks)
    lines = tuple(added(line, guard) for line in body.lines)
    parts = tuple(replace(part, body=_part(part.body, guard)) for part in body.parts)
    return replace(body, checks=checks, lines=lines, parts=parts)


def _part(body: t.FormBody, guard: t.Expr) -> t.FormBody:
    def change(line: t.Line) -> t.Line:
        if line.label != "offers":
            return line
        nothing = t.SetOf(line.span, ())
        return replace(line, values=tuple(t.Conditional(line.span, one, guard, nothing) for one in line.values))

    return replace(body, lines=tuple(map(change, body.lines)))


def under(node: A, guard: t.Expr | None) -> A:
    """An amendment that acts only where a condition holds; what cannot be told apart stays as it is."""
    found: t.Declaration = node
    match node:
        case _ if guard is None:
            pass
        case t.Adjust() | t.Before() | t.After():
            found = replace(node, when=both(guard, node.when))
        case t.Offer():
            found = replace(node, test=both(guard, node.test))
        case t.Also():
            found = replace(node, body=body_under(node.body, guard))
    return cast(A, found)
