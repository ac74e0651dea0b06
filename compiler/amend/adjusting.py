"""`adjust`: values that add up. A value is its base; then each `to` whose guard holds, the later one winning;
then the sum of every `by`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from shedu.compiler import tree as t
from shedu.compiler.amend.guards import constants_of, decided, disjoint
from shedu.compiler.amend.lookup import find, no_part, part_of, with_body
from shedu.compiler.amend.orders import by_key, judge
from shedu.compiler.amend.patterns import bound_names, fitted
from shedu.compiler.amend.rules import Change, Rules, Spot, joined
from shedu.compiler.amend.words import declared_here, what
from shedu.compiler.diagnostics import Label
from shedu.compiler.source import Span


@dataclass(frozen=True, slots=True)
class Work:
    """One `adjust`, in the words of what it changes."""

    change: Change
    node: t.Adjust
    spot: Spot
    value: t.Expr
    when: t.Expr | None


def adjust(rules: Rules) -> None:
    """Weave all `adjust`s."""
    works = [work for node, layer in rules.changes(t.Adjust) if (work := _work(rules, node, layer))]
    constants = constants_of(rules)
    for group in by_key(works).values():
        settings = [work for work in group if work.node.how == "to"]
        judge(rules, settings, "set", lambda a, b: not disjoint(a.when, b.when, constants))
        _weave(rules, group)


def _work(rules: Rules, node: t.Adjust, layer: int) -> Work | None:
    path = node.pattern.path
    change = Change(layer, ".".join(path.names), path.span)
    spot = find(rules, path, change)
    if spot is None:
        return None
    target = rules.at(spot)
    match target:
        case t.DefineDecl() if len(path.names) == 1:
            if node.how == "by" and isinstance(target.type, t.NamedType) and target.type.name == "bool":
                _no_sum(rules, node, spot)
                return None
            hidden = [*(param.name for param in target.params), *(let.name for let in target.lets)]
            return _fitted(rules, node, change, spot, target.params, hidden)
        case t.Form() if len(path.names) > 1:
            if not _line_is_there(rules, target, path):
                return None
            return _fitted(rules, node, change, spot, target.params, [])
    _wrong_kind(rules, node, spot)
    return None


def _fitted(
    rules: Rules,
    node: t.Adjust,
    change: Change,
    spot: Spot,
    params: tuple[t.Param, ...],
    hidden: list[str],
) -> Work | None:
    declared = rules.name_span(spot)
    names = bound_names(rules, node.pattern, params, declared)
    if names is None:
        return None
    values = {name: value for name, value in rules.values.items() if name not in names}
    decision = decided(node.when, values)
    pieces = fitted(rules, (node.value, node.when), names, hidden, node.pattern, params, declared)
    if pieces is None or decision is False:
        return None
    value, when = pieces
    return Work(change, node, spot, value, None if decision else when)


def _line_is_there(rules: Rules, form: t.Form, path: t.Path) -> bool:
    within = part_of(rules, form, path.names[1:-1], path)
    if within is None:
        return False
    line = next((line for line in within.body.lines if line.label == path.names[-1]), None)
    if line is None:
        no_part(rules, form, within, path.names[-1], path)
    elif len(line.values) != 1:
        place = Label(line.span, "these")
        rules.error("E0211", f"`{'.'.join(path.names)}` has several values", path.span, "", place)
    return line is not None and len(line.values) == 1


# ---------------------------------------------------------------- what cannot be adjusted


def _wrong_kind(rules: Rules, node: t.Adjust, spot: Spot) -> None:
    path, target = node.pattern.path, rules.at(spot)
    name = path.names[0]
    if isinstance(target, t.OptionDecl):
        hint = f"a line `{name}: …` in the header of a variant sets it"
    elif isinstance(target, t.DefineDecl):
        hint = "a define is adjusted as a whole"
    elif isinstance(target, t.Form):
        hint = f"name a line of it, such as `{name}.{_some_line(target)}`"
    else:
        hint = "`adjust` changes a define, or a line of a form; `replace` changes anything"
    text = f"`{name}` is {what(target)}, which cannot be adjusted"
    if isinstance(target, t.DefineDecl):
        text = f"`{name}` is a define and has no parts"
    rules.error("E0211", text, path.span, "", declared_here(rules, name, spot), hint=hint)


def _some_line(form: t.Form) -> str:
    return form.body.lines[0].label if form.body.lines else "label"


def _no_sum(rules: Rules, node: t.Adjust, spot: Spot) -> None:
    name = node.pattern.path.names[0]
    hint = "what is true or false is set: `adjust … to …`"
    place = declared_here(rules, name, spot)
    rules.error("E0212", f"`{name}` is no number and holds nothing", node.value.span, "", place, hint=hint)


# ---------------------------------------------------------------- weaving


def _weave(rules: Rules, works: Sequence[Work]) -> None:
    """Weave all that changes one value."""
    if not works:
        return
    spot, path = works[0].spot, works[0].node.pattern.path
    target = rules.at(spot)
    cites = joined(*(work.node.cites for work in works))
    if isinstance(target, t.DefineDecl):
        value = _value(rules, target.value, target.type, works)
        rules.put(spot, replace(target, value=value, cites=joined(target.cites, cites)))
    elif isinstance(target, t.Form):
        rules.put(spot, _with_line(rules, target, path, works, cites))


def _with_line(
    rules: Rules, form: t.Form, path: t.Path, works: Sequence[Work], cites: tuple[t.Cite, ...]
) -> t.Form:
    within = part_of(rules, form, path.names[1:-1], path)
    assert within is not None
    lines = list(within.body.lines)
    for place, line in enumerate(lines):
        if line.label == path.names[-1]:
            value = _value(rules, line.values[0], None, works)
            lines[place] = replace(line, values=(value,), cites=joined(line.cites, cites))
            break
    return with_body(form, path.names[1:-1], replace(within.body, lines=tuple(lines)))


def _value(rules: Rules, base: t.Expr, kind: t.TypeExpr | None, works: Sequence[Work]) -> t.Expr:
    found = base
    for work in works:
        if work.node.how == "to":
            found = _set(found, work)
    for work in works:
        if work.node.how == "by" and not isinstance(work.value, t.Nothing):
            found = _added(rules, found, kind, work)
    return found


def _set(base: t.Expr, work: Work) -> t.Expr:
    """`value if guard else base`; for truths in its short form, which sets of places are worked out from."""
    span, value, when = work.node.span, work.value, work.when
    if when is None:
        return value
    if isinstance(value, t.Truth):
        if value.value:
            return t.Binary(span, "or", when, base)
        return t.Binary(span, "and", t.Unary(when.span, "not", when), base)
    return t.Conditional(span, value, when, base)


def _added(rules: Rules, base: t.Expr, kind: t.TypeExpr | None, work: Work) -> t.Expr:
    span, value = work.node.span, work.value
    if work.when is not None:
        value = t.Conditional(span, value, work.when, _nothing(rules, base, kind, work))
    return t.Increase(span, "+", base, value)


def _nothing(rules: Rules, base: t.Expr, kind: t.TypeExpr | None, work: Work) -> t.Expr:
    """What adds nothing to values of a type: `0`, `{}` or `[]`."""
    span = work.node.value.span
    shape = _shape_of_type(rules, kind) or _shape(base) or _shape(work.value)
    return _EMPTY[shape](span) if shape else t.Number(span, 0)


def _empty_set(span: Span) -> t.Expr:
    return t.SetOf(span, ())


def _empty_list(span: Span) -> t.Expr:
    return t.ListOf(span, ())


_EMPTY = {"set": _empty_set, "bag": _empty_set, "list": _empty_list}


def shape_of(rules: Rules, path: t.Path, value: t.Expr) -> str | None:
    """`set`, `bag` or `list` where what an `adjust` changes is one, None for numbers and all else."""
    target = rules.named(path)
    kind = target.type if isinstance(target, t.DefineDecl) else None
    return _shape_of_type(rules, kind) or (_shape(value) if kind is None else None)


def _shape_of_type(rules: Rules, kind: t.TypeExpr | None) -> str | None:
    """`set`, `bag` or `list` where a type is one; types made of one another are no concern here."""
    for _ in range(20):
        if not isinstance(kind, t.NamedType):
            break
        spot = rules.spots.get(kind.name)
        target = rules.at(spot) if spot else None
        kind = target.type if isinstance(target, t.TypeAlias) else None
    return kind.kind if isinstance(kind, t.CollectionType) else None


def _shape(node: t.Expr) -> str | None:
    match node:
        case t.SetOf() | t.Comprehension(kind="set") | t.Seek(word="those"):
            return "set"
        case t.ListOf() | t.Comprehension(kind="list"):
            return "list"
        case t.Binary(op="+" | "-", left=left, right=right):
            return _shape(left) or _shape(right)
        case t.Conditional(then=then, otherwise=otherwise):
            return _shape(then) or _shape(otherwise)
    return None
