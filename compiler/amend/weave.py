"""All amendments of a game, kind after kind: what is replaced first, then what rows bear, then what is added,
removed and offered, then values, then what happens before and after. So what hangs on a name hangs on what replaces
it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from shedu.compiler import tree as t
from shedu.compiler.amend.adding import also, offer
from shedu.compiler.amend.adjusting import adjust
from shedu.compiler.amend.around import surround
from shedu.compiler.amend.holding import hold
from shedu.compiler.amend.removing import judge_left_behind, remove
from shedu.compiler.amend.replacing import replace_all
from shedu.compiler.amend.rules import Layer, Rules
from shedu.compiler.diagnostics import Diagnostic


@dataclass(frozen=True, slots=True)
class Woven:
    """The plain rules in order: those of the first layer, then those of the next; and what was wrong."""

    declarations: tuple[t.Declaration, ...]
    faults: tuple[Diagnostic, ...]


def weave(
    game: str,
    layers: tuple[Layer, ...],
    comes_before: Callable[[int, int], bool],
    values: Mapping[str, str],
    damaged: frozenset[str] = frozenset(),
) -> Woven:
    """Weave the amendments of all layers into their declarations. Layers stand in their order.

    `comes_before(i, j)`: whether layer i is known to precede layer j; `values`: the options, as text;
    `damaged`: names that may be declared in what could not be read. Amendments with a fault are left out.
    """
    rules = Rules(game, layers, comes_before, values, damaged)
    for step in (replace_all, hold, also, remove, offer, adjust, surround, judge_left_behind):
        step(rules)
    return Woven(rules.kept(), tuple(rules.found))
