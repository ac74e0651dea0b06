"""The step: effects and what rows bear, made into plain rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from shedu.compiler import tree as t
from shedu.compiler.amend.holding.amending import of_row
from shedu.compiler.amend.holding.bearing import Taken, take
from shedu.compiler.amend.holding.grouping import of_group
from shedu.compiler.amend.holding.model import Group
from shedu.compiler.amend.holding.naming import judge_names, judge_use
from shedu.compiler.amend.holding.paths import Paths
from shedu.compiler.amend.rules import Rules


def hold(rules: Rules) -> None:
    """Take effects, lines `held` and the amendments of rows out of the rules, and put plain rules in their place."""
    judge_names(rules)
    effects = {one.name: one for one in rules.kept() if isinstance(one, t.EffectDecl)}
    takens = [taken for number in range(len(rules.declarations)) if (taken := _taken(rules, number, effects))]
    paths = Paths(rules, effects, takens)
    rules.layers = tuple(replace(layer, declarations=paths.resolved(layer.declarations)) for layer in rules.layers)
    judge_use(rules, takens)
    _drop_effects(rules)  # their names are free for the flows of their questions
    for taken in takens:
        for define in taken.defines:
            rules.append(define)
    places: Counter[str] = Counter()
    for taken in takens:
        _insert(rules, taken, tuple(_amendments(rules, taken, paths, places)))


def _amendments(rules: Rules, taken: Taken, paths: Paths, places: Counter[str]) -> Iterator[t.Amendment]:
    for group in taken.groups:
        effect = replace(group.effect, held=paths.resolved(group.effect.held))
        places[effect.name] += 1
        yield from _group(rules, replace(group, effect=effect), places[effect.name])
    for row in taken.rows:
        yield from of_row(rules, taken.held, replace(row, held=paths.resolved(row.held)))


def _group(rules: Rules, group: Group, place: int) -> list[t.Amendment]:
    new: list[t.Amendment] = []
    for item in of_group(rules, group, place):
        if isinstance(item, t.FlowDecl):
            rules.append(item)
        else:
            new.append(item)
    return new


def _taken(rules: Rules, number: int, effects: dict[str, t.EffectDecl]) -> Taken | None:
    table = rules.declarations[number]
    gone = _gone(rules)
    if not isinstance(table, t.TableDecl) or (table.name,) in gone:
        return None
    rows = frozenset(path[1] for path in gone if len(path) == 2 and path[0] == table.name)
    found = take(rules, table, _layer(rules, table), effects, rows)
    if found is not None:
        rules.declarations[number] = found.table
    else:
        rules.declarations[number] = replace(table, rows=tuple(replace(row, held=()) for row in table.rows))
    return found


def _gone(rules: Rules) -> set[tuple[str, ...]]:
    return {node.target.names for node, _ in rules.changes(t.Remove)}


def _layer(rules: Rules, table: t.TableDecl) -> int:
    """The layer in which a table stands, or what replaces it."""
    for number, layer in enumerate(rules.layers):
        for item in layer.declarations:
            if item is table or (isinstance(item, t.Replace) and item.declaration is table):
                return number
    return 0


def _insert(rules: Rules, taken: Taken, new: tuple[t.Amendment, ...]) -> None:
    """Put amendments where the table stands in its layer, so that their order is that of the text."""
    number, table = taken.held.layer, taken.held.table
    layers = list(rules.layers)
    old = layers[number].declarations
    place = next(
        (i for i, one in enumerate(old) if one is table or getattr(one, "declaration", None) is table), len(old)
    )
    declarations = (*old[: place + 1], *new, *old[place + 1 :])
    layers[number] = replace(layers[number], declarations=declarations)
    rules.layers = tuple(layers)


def _drop_effects(rules: Rules) -> None:
    for number, declaration in enumerate(rules.declarations):
        if isinstance(declaration, t.EffectDecl):
            rules.declarations[number] = None
            rules.effects.setdefault(declaration.name, declaration.name_span)
            spot = rules.spots.get(declaration.name)
            if spot is not None and spot.place == number:
                del rules.spots[declaration.name]
