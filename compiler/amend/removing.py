"""`remove`: a declaration, or a requirement, line, part, value, row or choice of one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from shedu.compiler import tree as t
from shedu.compiler.amend.lookup import find, part_of, with_body
from shedu.compiler.amend.rules import Change, Rules, Spot
from shedu.compiler.amend.walking import nodes, rewritten
from shedu.compiler.amend.words import declared_here, did_you_mean, what
from shedu.compiler.diagnostics import Label
from shedu.compiler.source import Span


def remove(rules: Rules) -> None:
    """Weave all `remove`s. Removing one thing twice is no fault."""
    actions: dict[str, Span] = {}
    for node, layer in rules.changes(t.Remove):
        change = Change(layer, ".".join(node.target.names), node.target.span)
        if change.key in rules.removed:
            continue
        spot = find(rules, node.target, change)
        if spot is not None and rules.layers[layer].when is not None:
            hint = "`adjust`, `also require`, `before` and `after` can hold under the condition of a module"
            rules.error("E0227", "nothing can be removed for some games only", node.target.span, hint=hint)
            continue
        if spot is not None and isinstance(rules.at(spot), t.ActionDecl):
            actions[change.key] = change.span
        if spot is not None and _removed(rules, node.target, spot, change):
            rules.removed[change.key] = change
    without = _no_choice(rules, {name: span for name, span in actions.items() if "." not in name})
    rules.declarations = [None if one is None else rewritten(one, without) for one in rules.declarations]


def _removed(rules: Rules, path: t.Path, spot: Spot, change: Change) -> bool:
    """Whether it could be removed."""
    if len(path.names) == 1:
        return _whole(rules, spot, change)
    target = rules.at(spot)
    match target:
        case t.Form():
            new: t.Declaration | None = _from_form(rules, target, path)
        case t.FlowDecl() if len(path.names) == 2:
            new = _from_flow(rules, target, path)
        case t.ActionDecl() if len(path.names) == 2:
            new = _without(rules, target, "checks", path, "requirement")
        case t.TableDecl() if len(path.names) == 2:
            new = _without(rules, target, "rows", path, "row")
        case t.TypeAlias(type=t.EnumType() as kind) if len(path.names) == 2:
            found = _without(rules, kind, "values", path, "value")
            new = None if found is None else replace(target, type=found)
        case _:
            new = None
            place = declared_here(rules, path.names[0], spot)
            rules.error("E0211", f"nothing can be removed from {what(target)}", path.span, "", place)
    if new is not None:
        rules.put(spot, new)
    return new is not None


def _without(rules: Rules, node: Any, slot: str, path: t.Path, kind: str) -> Any:
    """A node without the one of its parts that has the last name of a path; None (noted) where it has
    none."""
    parts, last = getattr(node, slot), path.names[-1]
    kept = tuple(part for part in parts if isinstance(part, t.Let) or part.name != last)
    if len(kept) < len(parts):
        return replace(node, **{slot: kept})
    names = [part.name for part in parts if not isinstance(part, t.Let)]
    hint = did_you_mean(last, names)
    owner = ".".join(path.names[:-1])
    place = declared_here(rules, path.names[0], rules.spots[path.names[0]])
    rules.error("E0210", f"`{owner}` has no {kind} `{last}` to remove", path.span, "", place, hint=hint)
    return None


def _from_form(rules: Rules, form: t.Form, path: t.Path) -> t.Form | None:
    within = part_of(rules, form, path.names[1:-1], path)
    if within is None:
        return None
    body, name = within.body, path.names[-1]
    lines = tuple(line for line in body.lines if line.label != name)
    parts = tuple(part for part in body.parts if part.name != name)
    if (lines, parts) != (body.lines, body.parts):
        return with_body(form, path.names[1:-1], replace(body, lines=lines, parts=parts))
    found = _without(rules, replace(body), "checks", path, "line, part or requirement")
    return None if found is None else with_body(form, path.names[1:-1], found)


def _from_flow(rules: Rules, flow: t.FlowDecl, path: t.Path) -> t.FlowDecl | None:
    """A flow without one of the answers to what it asks."""
    name = path.names[-1]
    offered = [_called(node.call) for node in nodes(flow.block) if isinstance(node, t.Choice)]
    if name not in offered:
        hint = did_you_mean(name, offered)
        place = Label(flow.name_span, f"`{flow.name}` is declared here, a flow")
        text = f"`{flow.name}` offers no action `{name}`"
        rules.error("E0210", text, path.span, "", place, hint=hint)
        return None
    return replace(flow, block=rewritten(flow.block, _no_choice(rules, {name: path.span})))


def _called(call: t.Call) -> str:
    return ".".join(call.path.names)


def _no_choice(rules: Rules, gone: Mapping[str, Span]) -> Callable[[t.Node], t.Node]:
    """What takes actions out of the answers; where nothing else is left, that is noted and they stay."""

    def change(node: t.Node) -> t.Node:
        if not isinstance(node, t.ChooseAction):
            return node
        kept = tuple(choice for choice in node.choices if _called(choice.call) not in gone)
        if kept or not node.choices:
            return node if len(kept) == len(node.choices) else replace(node, choices=kept)
        name = _called(node.choices[-1].call)
        place = Label(node.span, "nothing else is offered here")
        rules.error("E0217", f"`{name}` is the only answer", gone[name], "", place)
        rules.removed.pop(name, None)
        return node

    return change


# ---------------------------------------------------------------- whole declarations


def _whole(rules: Rules, spot: Spot, change: Change) -> bool:
    target = rules.at(spot)
    if isinstance(target, t.OptionDecl):
        place = declared_here(rules, change.key, spot)
        rules.error("E0211", "an option cannot be removed", change.span, "", place)
        return False
    if isinstance(target, t.StateDecl):
        _item(rules, spot, target)
    else:
        rules.declarations[spot.place] = None
    del rules.spots[change.key]
    return True


def _item(rules: Rules, spot: Spot, block: t.StateDecl) -> None:
    """Take an item out of its block; those after it move up."""
    assert spot.field is not None
    fields = (*block.fields[: spot.field], *block.fields[spot.field + 1 :])
    rules.declarations[spot.place] = replace(block, fields=fields) if fields else None
    for name, other in rules.spots.items():
        if other.place == spot.place and other.field is not None and other.field > spot.field:
            rules.spots[name] = Spot(other.place, other.field - 1)


# ---------------------------------------------------------------- what was left behind


@dataclass(frozen=True, slots=True)
class _Mention:
    name: str
    span: Span


def judge_left_behind(rules: Rules) -> None:
    """Note where something that was removed is still used, once for each name."""
    gone = {key: change for key, change in rules.removed.items() if "." not in key and key not in rules.spots}
    for declaration in rules.kept() if gone else ():
        for mention in _mentions(declaration):
            change = gone.pop(mention.name, None)
            if change is not None:
                place = Label(mention.span, "still used here")
                rules.error("E0220", f"`{mention.name}` is removed, but used", change.span, "", place)


def _mentions(declaration: t.Declaration) -> Iterator[_Mention]:
    for node in nodes(declaration):
        match node:
            case t.Name() | t.NamedType():
                yield _Mention(node.name, node.span)
            case t.Path():
                yield _Mention(node.names[0], node.span)
