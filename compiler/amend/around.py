"""`before` and `after`: more that happens when a flow or a conflict is run, or an action is taken.

Of several, those of the module that comes first in order happen first.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from shedu.compiler import tree as t
from shedu.compiler.amend.guards import decided, disjoint
from shedu.compiler.amend.lookup import find, part_of, with_body
from shedu.compiler.amend.orders import by_key, judge
from shedu.compiler.amend.patterns import bound_names, fitted
from shedu.compiler.amend.rules import Change, Rules, Spot, joined
from shedu.compiler.amend.scoping import bound_in
from shedu.compiler.amend.walking import nodes, rewritten
from shedu.compiler.amend.words import declared_here, what

Around = t.Before | t.After


@dataclass(frozen=True, slots=True)
class Work:
    """One `before` or `after`, in the words of what it surrounds."""

    change: Change
    node: Around
    spot: Spot
    block: t.Block
    when: t.Expr | None


@dataclass(frozen=True, slots=True)
class Inside:
    """What can be surrounded: the parameters that a pattern names, names that must not be met by chance, and
    the statements that are there."""

    params: tuple[t.Param, ...]
    hidden: tuple[str, ...]
    block: t.Block


def surround(rules: Rules) -> None:
    """Weave all `before`s and `after`s."""
    works = [
        *_works(rules, list(rules.changes(t.Before)), "act before"),
        *_works(rules, list(rules.changes(t.After)), "act after"),
    ]
    for group in by_key(works).values():
        _weave(rules, group)


def _works(rules: Rules, changes: Sequence[tuple[Around, int]], verb: str) -> list[Work]:
    found = [work for node, layer in changes if (work := _work(rules, node, layer))]
    for group in by_key(found).values():
        judge(rules, group, verb, lambda a, b: not _apart(rules, a, b))
    return found


def _apart(rules: Rules, one: Work, other: Work) -> bool:
    """Whether options let only one of two act; other conditions may change while the first acts."""
    options = frozenset(rules.values.values())
    return disjoint(one.when, other.when, options) and _on_options(rules, one) and _on_options(rules, other)


def _on_options(rules: Rules, work: Work) -> bool:
    names = {node.name for node in nodes(work.when) if isinstance(node, t.Name)}
    return names <= {*rules.values, *rules.values.values()}


def _work(rules: Rules, node: Around, layer: int) -> Work | None:
    path = node.pattern.path
    change = Change(layer, ".".join(path.names), path.span)
    spot = find(rules, path, change)
    inside = None if spot is None else _inside(rules, node, path, spot)
    if spot is None or inside is None or not _asks_nothing(rules, node):
        return None
    declared = rules.name_span(spot)
    names = bound_names(rules, node.pattern, inside.params, declared)
    if names is None:
        return None
    values = {name: value for name, value in rules.values.items() if name not in names}
    decision = decided(node.when, values)
    hidden = [*inside.hidden]
    if isinstance(node, t.After):
        hidden += [word.name for word in bound_in(inside.block)]
    pieces = fitted(rules, (node.block, node.when), names, hidden, node.pattern, inside.params, declared)
    if pieces is None or decision is False:
        return None
    return Work(change, node, spot, pieces[0], None if decision else pieces[1])


def _inside(rules: Rules, node: Around, path: t.Path, spot: Spot) -> Inside | None:
    target = rules.at(spot)
    match target:
        case t.FlowDecl() if len(path.names) == 1:
            return Inside(target.params, tuple(param.name for param in target.params), target.block)
        case t.ActionDecl() if len(path.names) == 1:
            lets = [check.name for check in target.checks if isinstance(check, t.Let)]
            hidden = (*(param.name for param in target.params), *lets)
            return Inside(target.params, hidden, target.do or ())
        case t.Form(kind="conflict") if len(path.names) == 1:
            return Inside(target.params, (), ())
        case t.Form(kind="conflict"):
            part = part_of(rules, target, path.names[1:], path)
            if part is None:
                return None
            lets = [check.name for check in part.body.checks if isinstance(check, t.Let)]
            return Inside(part.params, tuple(lets), part.body.do or ())
    word = "before" if isinstance(node, t.Before) else "after"
    text = f"`{path.names[0]}` is {what(target)}: nothing happens {word} it"
    hint = "`before` and `after` go with flows, conflicts and actions"
    rules.error("E0211", text, path.span, "", declared_here(rules, path.names[0], spot), hint=hint)
    return None


def _asks_nothing(rules: Rules, node: Around) -> bool:
    for part in nodes(node.block):
        if isinstance(part, t.ChooseAction | t.ChooseValue):
            hint = "put it in a flow, which names it, and `run` that"
            text = "a question of an amendment stands in a flow of its own"
            rules.error("E0219", text, part.span, hint=hint)
            return False
    return True


# ---------------------------------------------------------------- weaving


def _weave(rules: Rules, works: Sequence[Work]) -> None:
    """Weave all that surrounds one thing."""
    if not works:
        return
    spot, path = works[0].spot, works[0].node.pattern.path
    first = _blocks([work for work in works if isinstance(work.node, t.Before)])
    last = _blocks([work for work in works if isinstance(work.node, t.After)])
    target = rules.at(spot)
    match target:
        case t.FlowDecl():
            block = (*first, *target.block, *last)
            rules.put(spot, _opened(replace(target, block=block)))
        case t.ActionDecl():
            rules.put(spot, replace(target, do=(*first, *(target.do or ()), *last)))
        case t.Form() if len(path.names) > 1:
            part = part_of(rules, target, path.names[1:], path)
            assert part is not None
            body = replace(part.body, do=(*first, *(part.body.do or ()), *last))
            rules.put(spot, with_body(target, path.names[1:], body))
        case t.Form():
            _around_conflict(rules, target, first, last)


def _blocks(works: Sequence[Work]) -> t.Block:
    return tuple(statement for work in works for statement in _statements(work))


def _statements(work: Work) -> t.Block:
    """What an amendment does; under its guard, or in a block of its own where it gives names to values."""
    node, block = work.node, work.block
    if node.cites:
        block = (t.CiteLine(node.cites[0].span, node.cites), *block)
    if work.when is not None:
        return (t.If(node.span, (t.Arm(node.span, work.when, block),), None),)
    if bound_in(block):
        return (t.If(node.span, (t.Arm(node.span, t.Truth(node.span, True), block),), None),)
    return block


def _opened(flow: t.FlowDecl) -> t.FlowDecl:
    """A flow as it would be read: the citations that open its block are its own."""
    cites, block = [flow.cites], flow.block
    while block and isinstance(block[0], t.CiteLine):
        cites.append(block[0].cites)
        block = block[1:]
    return replace(flow, cites=joined(*cites), block=block)


def _around_conflict(rules: Rules, form: t.Form, first: t.Block, last: t.Block) -> None:
    """A flow that runs a conflict and what belongs around it; who ran the conflict runs the flow instead."""
    name = f"{form.name}_and_more"
    while name in rules.spots:
        name += "_"
    span = form.name_span
    args = tuple(t.Name(span, param.name) for param in form.params)
    run = t.Run(span, t.Call(span, t.Path(span, (form.name,)), args))

    def change(node: t.Node) -> t.Node:
        if isinstance(node, t.Run) and node.call.path.names == (form.name,):
            path = replace(node.call.path, names=(name,))
            return replace(node, call=replace(node.call, path=path))
        return node

    rules.declarations = [None if one is None else rewritten(one, change) for one in rules.declarations]
    flow = t.FlowDecl(span, name, span, form.params, form.title, (*first, run, *last), ())
    rules.append(_opened(flow))
