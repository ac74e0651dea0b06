"""The names of effects and of their parameters: each once; and effects that no row bears."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from shedu.compiler import tree as t
from shedu.compiler.amend.holding.bearing import Taken
from shedu.compiler.amend.holding.model import ROW, SEAT
from shedu.compiler.amend.rules import Rules
from shedu.compiler.amend.walking import nodes
from shedu.compiler.amend.words import what
from shedu.compiler.diagnostics import Label, warning
from shedu.compiler.source import Span

_BOUND = {ROW: "the row that bears the effect", SEAT: "the seat that holds the row"}


def judge_names(rules: Rules) -> None:
    """Note effects that are called like anything else, and parameters that are called like other words of theirs."""
    effects = [one for one in rules.kept() if isinstance(one, t.EffectDecl)]
    first = {name: (span, kind) for name, span, kind in reversed([*_names(rules)])} if effects else {}
    seen: dict[str, Span] = {}
    for effect in effects:
        _judge_params(rules, effect)
        if effect.name in first:
            span, kind = first[effect.name]
            _twice(rules, effect.name, effect.name_span, Label(span, f"`{effect.name}` is declared here, {kind}"))
        elif effect.name in seen:
            _twice(rules, effect.name, effect.name_span, Label(seen[effect.name], "the first one"))
        seen.setdefault(effect.name, effect.name_span)


def judge_use(rules: Rules, takens: Iterable[Taken]) -> None:
    """Warn of effects that no row bears, unless what is wrong elsewhere may be why."""
    if any(fault.severity == "error" for fault in rules.found) or rules.damaged:
        return
    borne = frozenset[str]().union(*(taken.effects for taken in takens))
    for effect in rules.kept():
        if isinstance(effect, t.EffectDecl) and effect.name not in borne:
            hint = "what it holds is looked at where a row bears it"
            text = f"`{effect.name}` is never used"
            rules.found.append(warning("E0701", text, effect.name_span, "an effect", hint=hint))


def _judge_params(rules: Rules, effect: t.EffectDecl) -> None:
    seen: set[str] = set()
    for param in effect.params:
        if param.name in _BOUND:
            text = f"`{param.name}` is {_BOUND[param.name]}"
            rules.error("E0302", text, param.span, hint="the parameter needs another name")
        elif param.name in seen:
            rules.error("E0302", f"there are two parameters `{param.name}`", param.span)
        seen.add(param.name)


def _names(rules: Rules) -> Iterator[tuple[str, Span, str]]:
    """All names that are declared, but for those of effects: name, place, what it is."""
    for one in rules.kept():
        if isinstance(one, t.EffectDecl):
            continue
        if isinstance(one, t.StateDecl):
            yield from ((item.name, item.name_span, what(one)) for item in one.fields)
        elif isinstance(name := getattr(one, "name", None), str):
            yield name, getattr(one, "name_span", one.span), what(one)
        for part in nodes(one):
            if isinstance(part, t.Row):
                yield part.name, part.name_span, "a row"
            elif isinstance(part, t.EnumType):
                yield from ((value.name, value.span, "a value") for value in part.values)


def _twice(rules: Rules, name: str, span: Span, place: Label) -> None:
    rules.error("E0302", f"`{name}` is declared twice", span, "an effect", place)
