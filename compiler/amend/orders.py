"""Amendments of one thing must come in a known order where the order matters."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Protocol, TypeVar

from shedu.compiler.amend.lookup import order_hint
from shedu.compiler.amend.rules import Change, Rules
from shedu.compiler.diagnostics import Label


class Made(Protocol):
    """Work of an amendment that knows where it comes from."""

    @property
    def change(self) -> Change: ...


M = TypeVar("M", bound=Made)


def by_key(works: Sequence[M]) -> dict[str, list[M]]:
    """The works by what they are about, in order."""
    found: dict[str, list[M]] = {}
    for work in works:
        found.setdefault(work.change.key, []).append(work)
    return found


def judge(rules: Rules, works: Sequence[M], verb: str, clash: Callable[[M, M], bool]) -> None:
    """Note every two works on one thing that clash and come from modules without an order between them."""
    for first, second in combinations(works, 2):
        one, other = first.change, second.change
        if not rules.ordered(one.layer, other.layer) and clash(first, second):
            a, b = rules.layers[one.layer].name, rules.layers[other.layer].name
            text = f"`{a}` and `{b}` both {verb} `{other.key}`, and nothing says which comes first"
            place = Label(one.span, "the other one")
            rules.error("E0213", text, other.span, "", place, hint=order_hint(rules, a, b))
