"""`replace`: one declaration in the place of another of its kind. What hangs on the name stays."""

from __future__ import annotations

from dataclasses import dataclass, replace

from shedu.compiler import tree as t
from shedu.compiler.amend.lookup import find
from shedu.compiler.amend.orders import by_key, judge
from shedu.compiler.amend.rules import Change, Rules, Spot, joined
from shedu.compiler.amend.scoping import renamed
from shedu.compiler.amend.spare import easier_way
from shedu.compiler.amend.words import declared_here, what
from shedu.compiler.diagnostics import Label, warning
from shedu.compiler.source import Span
from shedu.compiler.unparse import type_text

_FIXED = t.Header | t.ScenarioDecl | t.OptionDecl | t.Amendment


@dataclass(frozen=True, slots=True)
class Work:
    """A declaration to be put in the place of another; `field` is the item it is about, in a state block."""

    change: Change
    declaration: t.Declaration
    spot: Spot
    field: t.Field | None = None


def replace_all(rules: Rules) -> None:
    """Weave all `replace`s, in order."""
    works = [work for node, layer in rules.changes(t.Replace) for work in _works(rules, node, layer)]
    for group in by_key(works).values():
        judge(rules, group, "replace", lambda a, b: True)
    for work in works:
        _put(rules, work)


def _works(rules: Rules, node: t.Replace, layer: int) -> list[Work]:
    new = node.declaration
    span = getattr(new, "name_span", new.span)
    if isinstance(new, _FIXED):
        hint = "a line in the header of a variant sets an option" if isinstance(new, t.OptionDecl) else None
        rules.error("E0212", f"{what(new)} cannot be replaced", span, hint=hint)
        return []
    if isinstance(new, t.StateDecl):
        return [work for field in new.fields if (work := _item(rules, new, field, layer))]
    if isinstance(new, t.RankingDecl):
        return _ranking(rules, new, layer)
    work = _named(rules, new, new.name, span, layer)
    return [work] if work is not None and _fits(rules, work) else []


def _named(
    rules: Rules, new: t.Declaration, name: str, span: Span, layer: int, field: t.Field | None = None
) -> Work | None:
    change = Change(layer, name, span)
    spot = find(rules, t.Path(span, (name,)), change)
    return None if spot is None else Work(change, new, spot, field)


def _item(rules: Rules, new: t.StateDecl, field: t.Field, layer: int) -> Work | None:
    work = _named(rules, new, field.name, field.name_span, layer, field)
    if work is not None and work.spot.field is None:
        return None if not _same_kind(rules, work) else work
    return work


def _ranking(rules: Rules, new: t.RankingDecl, layer: int) -> list[Work]:
    for place, old in enumerate(rules.declarations):
        if isinstance(old, t.RankingDecl):
            return [Work(Change(layer, "ranking", new.span), new, Spot(place))]
    rules.error("E0210", "there is no ranking to replace", new.span)
    return []


# ---------------------------------------------------------------- does it fit


def _fits(rules: Rules, work: Work) -> bool:
    return _same_kind(rules, work) and _same_signature(rules, work)


def _kind(declaration: t.Declaration) -> str:
    return what(declaration)


def _same_kind(rules: Rules, work: Work) -> bool:
    old = rules.at(work.spot)
    if _kind(old) == _kind(work.declaration):
        return True
    name = work.change.key
    text = f"`{name}` is {what(old)} and cannot be replaced by {what(work.declaration)}"
    rules.error("E0212", text, work.change.span, "", declared_here(rules, name, work.spot))
    return False


def _same_signature(rules: Rules, work: Work) -> bool:
    """Whether all who use the old rule can use the new one."""
    old, new, name = rules.at(work.spot), work.declaration, work.change.key
    before, after = _takes(old), _takes(new)
    if before != after:
        text = f"`{name}` takes {before}, its replacement takes {after}"
    elif _gives(old) != _gives(new) and _gives(old) and _gives(new):
        text = f"`{name}` is of type `{_gives(old)}`, its replacement of type `{_gives(new)}`"
    else:
        return True
    rules.error("E0212", text, work.change.span, "", declared_here(rules, name, work.spot))
    return False


def _takes(declaration: t.Declaration) -> str:
    params: tuple[t.Param, ...] = getattr(declaration, "params", ())
    return f"({', '.join(type_text(param.type) for param in params)})" if params else "nothing"


def _gives(declaration: t.Declaration) -> str:
    if isinstance(declaration, t.DefineDecl) and declaration.type is not None:
        return type_text(declaration.type)
    return ""


# ---------------------------------------------------------------- putting it there


def _put(rules: Rules, work: Work) -> None:
    old = rules.at(work.spot)
    if isinstance(old, t.StateDecl) and work.field is not None and work.spot.field is not None:
        if rules.layers[work.change.layer].when is not None:
            _for_some_games(rules, work)
            return
        _put_item(rules, work, old, work.field)
        return
    way = easier_way(old, work.declaration)
    if way is not None:
        place = Label(rules.name_span(work.spot), "what it replaces")
        text = f"this replaces the whole of `{work.change.key}`"
        rules.found.append(warning("E0705", text, work.change.span, "", place, hint=way))
    rules.put(work.spot, _under(rules, old, work))


def _under(rules: Rules, old: t.Declaration, work: Work) -> t.Declaration:
    """What replaces a rule; where its module is in play under a condition only, both, told apart by that."""
    guard, new = rules.layers[work.change.layer].when, work.declaration
    match old, new:
        case _ if guard is None:
            return new
        case t.FlowDecl(), t.FlowDecl():
            arm = t.Arm(guard.span, guard, _with_names(new, old))
            block = (t.If(guard.span, (arm,), old.block),)
            return replace(old, block=block, cites=joined(old.cites, new.cites))
        case t.DefineDecl(lets=()), t.DefineDecl(lets=()):
            names = {a.name: b.name for a, b in zip(new.params, old.params, strict=True)}
            value = t.Conditional(guard.span, renamed(new.value, names)[0], guard, old.value)
            return replace(old, value=value, cites=joined(old.cites, new.cites))
    _for_some_games(rules, work)
    return old


def _for_some_games(rules: Rules, work: Work) -> None:
    hint = "flows and defines without lets can be; `adjust`, `also require`, `before` and `after` do the rest"
    text = f"{what(work.declaration)} cannot be replaced for some games only"
    rules.error("E0227", text, work.change.span, hint=hint)


def _with_names(new: t.FlowDecl, old: t.FlowDecl) -> t.Block:
    """The block of a flow with the parameters' names of another."""
    names = {a.name: b.name for a, b in zip(new.params, old.params, strict=True)}
    return renamed(new.block, names)[0]


def _put_item(rules: Rules, work: Work, old: t.StateDecl, field: t.Field) -> None:
    """Put a field in the place of another; one that is to be seen by others moves to a block of its own."""
    assert isinstance(work.declaration, t.StateDecl) and work.spot.field is not None
    if work.declaration.sight == old.sight:
        fields = list(old.fields)
        fields[work.spot.field] = field
        rules.put(work.spot, replace(old, fields=tuple(fields)))
        return
    text = f"`{field.name}` is {old.sight}, its replacement {work.declaration.sight}"
    rules.error("E0212", text, field.name_span, "", declared_here(rules, field.name, work.spot))
