"""`also` adds lines to rules and values to enumerations; `offer` adds an answer to a question."""

from __future__ import annotations

from dataclasses import replace

from shedu.compiler import tree as t
from shedu.compiler.amend.lookup import find, part_of, with_body
from shedu.compiler.amend.rules import Change, Rules, Spot, joined
from shedu.compiler.amend.walking import nodes, rewritten
from shedu.compiler.amend.words import declared_here, what
from shedu.compiler.unparse.expressions import call_text


def also(rules: Rules) -> None:
    """Weave all `also`s."""
    for node, layer in rules.changes(t.Also):
        for path in node.targets:
            spot = find(rules, path, Change(layer, ".".join(path.names), path.span))
            if spot is not None:
                _add(rules, node, path, spot)


def _add(rules: Rules, node: t.Also, path: t.Path, spot: Spot) -> None:
    target = rules.at(spot)
    match target:
        case t.ActionDecl() if len(path.names) == 1 and _only_checks(rules, node, "an action"):
            checks = (*target.checks, *_cited(node.body))
            rules.put(spot, replace(target, checks=checks, cites=joined(target.cites, _left_over(node.body))))
        case t.ActionDecl() if len(path.names) == 1:
            pass
        case t.Form():
            _add_to_form(rules, node, path, spot, target)
        case t.TypeAlias(type=t.EnumType() as old) if len(path.names) == 1:
            kind = _with_values(rules, node, old.values)
            rules.put(spot, replace(target, type=kind, cites=joined(target.cites, node.body.cites)))
        case _:
            hint = "`also` adds to actions, commitments, forms and enumerations"
            text = f"`{path.names[0]}` is {what(target)}, to which nothing can be added"
            place = declared_here(rules, path.names[0], spot)
            rules.error("E0211", text, path.span, "", place, hint=hint)


def _only_checks(rules: Rules, node: t.Also, whose: str) -> bool:
    """Whether there is nothing but requirements and lets; what else there is, is noted."""
    body = node.body
    for extra in (*body.lines, *body.parts):
        rules.error("E0211", f"{whose} has requirements, and no lines", extra.span)
    if body.do is not None:
        hint = "`before` and `after` add to what happens"
        rules.error("E0211", f"`also` adds requirements to {whose}", body.do[0].span, hint=hint)
    return not body.lines and not body.parts and body.do is None


def _cited(body: t.FormBody) -> tuple[t.Let | t.Require, ...]:
    """The checks; what the whole block cites, each of its requirements cites."""
    return tuple(
        replace(check, cites=joined(body.cites, check.cites)) if isinstance(check, t.Require) else check
        for check in body.checks
    )


def _left_over(body: t.FormBody) -> tuple[t.Cite, ...]:
    """The citations that no requirement takes."""
    return () if any(isinstance(check, t.Require) for check in body.checks) else body.cites


def _add_to_form(rules: Rules, node: t.Also, path: t.Path, spot: Spot, form: t.Form) -> None:
    within = part_of(rules, form, path.names[1:], path)
    if within is None:
        return
    old, more = within.body, node.body
    if isinstance(within, t.Part) and more.do is not None and not _only_checks(rules, node, "a commitment"):
        return
    body = replace(
        old,
        lines=(*old.lines, *more.lines),
        parts=(*old.parts, *more.parts),
        checks=(*old.checks, *_cited(more)),
        do=old.do if more.do is None else more.do,
        cites=joined(old.cites, _left_over(more)),
    )
    if old.do is not None and more.do is not None:
        hint = "hang it on the flow that runs it, by `after`"
        rules.error("E0211", f"`{within.name}` has an outcome already", more.do[0].span, hint=hint)
        return
    rules.put(spot, with_body(form, path.names[1:], body))


def _with_values(rules: Rules, node: t.Also, values: tuple[t.Word, ...]) -> t.EnumType:
    body = node.body
    for extra in (*body.parts, *body.checks):
        rules.error("E0211", 'values are added as lines: `name: "Its title"`', extra.span)
    words = tuple(t.Word(line.label, line.label_span) for line in body.lines)
    return t.EnumType(node.span, (*values, *words))


# ---------------------------------------------------------------- offers


def offer(rules: Rules) -> None:
    """Weave all `offer`s."""
    for node, layer in rules.changes(t.Offer):
        path = node.flow
        spot = find(rules, path, Change(layer, ".".join(path.names), path.span))
        if spot is not None:
            _offer(rules, node, spot)


def _offer(rules: Rules, node: t.Offer, spot: Spot) -> None:
    target, name = rules.at(spot), ".".join(node.flow.names)
    place = declared_here(rules, node.flow.names[0], spot)
    if not isinstance(target, t.FlowDecl) or len(node.flow.names) > 1:
        text = f"`{name}` is {what(target)}: an action is offered in a flow"
        rules.error("E0211", text, node.flow.span, "", place)
        return
    count = sum(isinstance(part, t.ChooseAction) for part in nodes(target.block))
    if count != 1:
        text = f"`{name}` has {'no' if count == 0 else count} `choose` among actions, where one is wanted"
        rules.error("E0217", text, node.flow.span, "", place)
        return
    choice = t.Choice(node.span, node.call, node.test)

    def change(part: t.Node) -> t.Node:
        return replace(part, choices=_offered(part.choices, choice)) if isinstance(part, t.ChooseAction) else part

    cites = joined(target.cites, node.cites)
    rules.put(spot, replace(target, block=rewritten(target.block, change), cites=cites))


def _offered(choices: tuple[t.Choice, ...], new: t.Choice) -> tuple[t.Choice, ...]:
    """The choices with one more; what is offered already may be chosen if either condition holds."""
    text = call_text(new.call)
    for place, old in enumerate(choices):
        if call_text(old.call) == text:
            test = None if old.test is None or new.test is None else t.Binary(new.span, "or", old.test, new.test)
            return (*choices[:place], replace(old, test=test), *choices[place + 1 :])
    return (*choices, new)
