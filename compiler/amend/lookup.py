"""Finds what an amendment names."""

from __future__ import annotations

from dataclasses import replace

from shedu.compiler import tree as t
from shedu.compiler.amend.rules import MOST_AMENDMENTS, Change, Rules, Spot
from shedu.compiler.amend.words import declared_here, did_you_mean
from shedu.compiler.diagnostics import Label, nearest


def find(rules: Rules, path: t.Path, change: Change) -> Spot | None:
    """Where the first name of a path is declared; None where it is not (which is noted) or will be
    removed."""
    name = path.names[0]
    if not _stays(rules, change) or _is_too_much(rules, path):
        return None
    spot = rules.spots.get(name)
    if spot is None and name not in rules.damaged:
        _missing(rules, name, path)
    return spot


def _missing(rules: Rules, name: str, path: t.Path) -> None:
    if name in rules.effects:
        way = f"`adjust {name}.PARAMETER(row) …` changes what rows bear; a row that bears it can be removed"
        place = Label(rules.effects[name], "declared here")
        rules.error("E0211", f"`{name}` is an effect, which is not amended as a whole", path.span, "", place, hint=way)
        return
    near = nearest(name, rules.spots)
    more = (declared_here(rules, near, rules.spots[near]),) if near else ()
    hint = f"did you mean `{near}`?" if near else None
    rules.error("E0210", f"there is no rule `{name}` to amend", path.span, "", *more, hint=hint)


def _is_too_much(rules: Rules, path: t.Path) -> bool:
    """Whether a declaration has been amended too often; that is noted once."""
    name = path.names[0]
    count = rules.counts[name] = rules.counts.get(name, 0) + 1
    if count == MOST_AMENDMENTS + 1:
        rules.error("E0208", f"`{name}` is amended more than {MOST_AMENDMENTS} times", path.span)
    return count > MOST_AMENDMENTS


def _stays(rules: Rules, change: Change) -> bool:
    """Whether what a change is about is there when its turn comes, and stays there."""
    parts = change.key.split(".")
    for length in range(1, len(parts) + 1):
        gone = rules.removed.get(".".join(parts[:length]))
        if gone is None:
            continue
        if not rules.comes_before(change.layer, gone.layer):
            _removed(rules, change, gone)
        return False
    return True


def _removed(rules: Rules, change: Change, gone: Change) -> None:
    if rules.ordered(change.layer, gone.layer):
        place = Label(gone.span, "removed here")
        rules.error("E0210", f"`{gone.key}` is not there any more", change.span, "", place)
        return
    one, other = rules.layers[gone.layer].name, rules.layers[change.layer].name
    text = f"`{one}` removes `{gone.key}`, which `{other}` amends, and nothing says which comes first"
    hint = order_hint(rules, other, one)
    rules.error("E0213", text, change.span, "", Label(gone.span, "removed here"), hint=hint)


def order_hint(rules: Rules, first: str, second: str) -> str:
    """What would settle the order of two modules."""
    return f"write `order: {first}, {second}` or the other way round in the header of `{rules.game}`"


# ---------------------------------------------------------------- within a form


def part_of(rules: Rules, form: t.Form, names: tuple[str, ...], path: t.Path) -> t.Part | t.Form | None:
    """The part of a form that names lead to, the form itself without names; None (noted) if there is none."""
    found: t.Part | t.Form = form
    for name in names:
        parts = {part.name: part for part in found.body.parts}
        if name not in parts:
            no_part(rules, form, found, name, path)
            return None
        found = parts[name]
    return found


def no_part(rules: Rules, form: t.Form, within: t.Part | t.Form, name: str, path: t.Path) -> None:
    """Note that a form has no line or part of a name."""
    known = [*(line.label for line in within.body.lines), *(part.name for part in within.body.parts)]
    hint = did_you_mean(name, known) or f"`also {form.name}` adds lines that are not there"
    place = Label(form.name_span, f"`{form.name}` is declared here, a {form.kind}")
    rules.error("E0210", f"`{within.name}` has no line `{name}` to amend", path.span, "", place, hint=hint)


def with_body(form: t.Form, names: tuple[str, ...], body: t.FormBody) -> t.Form:
    """A form with another body in the part that names lead to."""
    return replace(form, body=_put(form.body, names, body))


def _put(outer: t.FormBody, names: tuple[str, ...], body: t.FormBody) -> t.FormBody:
    if not names:
        return body
    parts = tuple(
        replace(part, body=_put(part.body, names[1:], body)) if part.name == names[0] else part
        for part in outer.parts
    )
    return replace(outer, parts=parts)
