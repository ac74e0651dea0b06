"""Amendments of a game, found in what it declares: small, and each of a kind that any game can have."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from shedu.compiler import tree as t
from shedu.compiler.scaffold.opening import Answer
from shedu.compiler.unparse.types import type_text

MOST, MOST_COUNTED = 12, 999
_CLOSED = (t.NamedType,)


@dataclass(frozen=True, slots=True)
class Proposal:
    """An amendment: what it does, in words; its lines; what a scenario may claim of it, if that can be said."""

    words: str
    lines: tuple[str, ...]
    claims: tuple[str, ...] = ()


def proposals(declarations: Sequence[t.Declaration], answers: Sequence[Answer]) -> list[Proposal]:
    """Return amendments to try, those first whose effect is easiest to see. ``answers``: what can be done at
    the start of the game."""
    barred = [one for answer in answers for one in _barred(declarations, answer)]
    found = [*_constants(declarations), *_ties(declarations), *_numbers(declarations)]
    return [*found[:MOST], *barred[:MOST], *_counted(declarations)]


def _defines(declarations: Sequence[t.Declaration]) -> Iterator[tuple[t.DefineDecl, int, int]]:
    """Yield the defines that give a number, with the ends of its range."""
    for one in declarations:
        if isinstance(one, t.DefineDecl) and isinstance(one.type, t.RangeType):
            low, high = _number(one.type.low), _number(one.type.high)
            if low is not None and high is not None and low < high:
                yield one, low, high


def _number(node: t.Expr) -> int | None:
    match node:
        case t.Number(value=value):
            return value
        case t.Unary(op="-", operand=t.Number(value=value)):
            return -value
    return None


def _constants(declarations: Sequence[t.Declaration]) -> Iterator[Proposal]:
    """Yield one more, or one less, for defines that are one number always."""
    for one, low, high in _defines(declarations):
        value = None if one.lets else _number(one.value)
        if value is None:
            continue
        step = 1 if value < high else -1
        if low <= value + step <= high:
            words = f"`{one.name}` gives {value + step} here instead of {value}."
            yield Proposal(words, (_adjust(one, step),), _claims(one, value + step))


def _adjust(one: t.DefineDecl, step: int) -> str:
    names = f"({', '.join(param.name for param in one.params)})" if one.params else ""
    return f"adjust {one.name}{names} by {step}"


def _claims(one: t.DefineDecl, value: int) -> tuple[str, ...]:
    """Return that a define has a value whatever its parameters, where all of these can be gone through."""
    if not all(isinstance(param.type, _CLOSED) for param in one.params):
        return ()
    names = f"({', '.join(param.name for param in one.params)})" if one.params else ""
    claim = f"{one.name}{names} == {value}"
    for param in reversed(one.params):
        claim = f"all({param.name} in {type_text(param.type)} have {claim})"
    return (claim,)


def _ties(declarations: Sequence[t.Declaration]) -> Iterator[Proposal]:
    """Yield ties that go to another side."""
    for one in declarations:
        if not isinstance(one, t.Form) or one.kind != "conflict":
            continue
        sides, ties = (_names(one, label) for label in ("sides", "ties"))
        others = [side for side in sides if side not in ties]
        if len(sides) == 2 and len(ties) == 1 and len(others) == 1:
            words = f"Ties of `{one.name}` go to `{others[0]}` instead of `{ties[0]}`."
            yield Proposal(words, (f"adjust {one.name}.ties to {others[0]}",))


def _names(form: t.Form, label: str) -> list[str]:
    values = [value for line in form.body.lines if line.label == label for value in line.values]
    return [value.name for value in values if isinstance(value, t.Name)]


def _numbers(declarations: Sequence[t.Declaration]) -> Iterator[Proposal]:
    """Yield one more, then one less, for all other defines that give a number; it may leave its range."""
    found = [one for one, _, _ in _defines(declarations) if one.lets or _number(one.value) is None]
    for step, words in ((1, "more"), (-1, "less")):
        for one in found:
            yield Proposal(f"`{one.name}` gives one {words} than before.", (_adjust(one, step),))


def _barred(declarations: Sequence[t.Declaration], answer: Answer) -> Iterator[Proposal]:
    """Yield requirements that forbid what could be done at the start."""
    for one in declarations:
        if not isinstance(one, t.ActionDecl) or one.name != answer.action:
            continue
        known = {check.name for check in one.checks}
        name = next(word for word in ("barred", "barred_here", "barred_by_variant") if word not in known)
        for param, value in answer.arguments.items():
            lines = (
                f"also {one.name}",
                f'    require {name}: {param} != {value}    "This is barred here."',
            )
            claim = f"cannot {answer.seat}: {answer.words} for {name}"
            yield Proposal(f"`{one.name}` is never done with `{value}`.", lines, (claim,))


def _counted(declarations: Sequence[t.Declaration]) -> Iterator[Proposal]:
    """Yield a counter of how often the first action is done."""
    known = {name for one in declarations for name in _declared(one)}
    item = next(word for word in ("times", "times_done", "times_done_here") if word not in known)
    for one in declarations:
        if isinstance(one, t.ActionDecl):
            names = f"({', '.join(param.name for param in one.params)})" if one.params else ""
            lines = (
                "state open",
                f"    {item}: 0..{MOST_COUNTED}",
                "",
                f"after {one.name}{names}",
                f"    {item} = min({MOST_COUNTED}, {item} + 1)",
                "",
                f"invariant {item}_known: {item} <= {MOST_COUNTED}",
            )
            words = f"Counts how often `{one.name}` is done; a rule could hang on it."
            yield Proposal(words, lines, (f"{item} == 0",))
            return


def _declared(one: t.Declaration) -> list[str]:
    """Return the names that a declaration makes known."""
    if isinstance(one, t.StateDecl):
        return [field.name for field in one.fields]
    return [str(getattr(one, "name", ""))]
