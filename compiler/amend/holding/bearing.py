"""Reads which rows bear which effects, and takes that out of the tables."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from shedu.compiler import tree as t
from shedu.compiler.amend.holding.model import ROW, SEAT, Bearer, Group, Held
from shedu.compiler.amend.rules import Rules
from shedu.compiler.amend.scoping import free_names, renamed
from shedu.compiler.amend.words import did_you_mean
from shedu.compiler.diagnostics import Label

Effects = Mapping[str, t.EffectDecl]


@dataclass(frozen=True, slots=True)
class Called:
    """A cell that calls an effect; ``effect`` is None where the call is at fault, which is noted."""

    cell: t.Cell
    effect: t.EffectDecl | None
    args: tuple[t.Expr, ...]


Calls = Mapping[str, tuple[Called, ...]]
"""What the cells of each row call, by its name."""


@dataclass(frozen=True, slots=True)
class Taken:
    """A table without what its rows bear, the defines that stand for it, its groups, the rows with amendments, the
    effects that any of its rows bears, even one that is removed."""

    table: t.TableDecl
    held: Held
    defines: tuple[t.DefineDecl, ...]
    groups: tuple[Group, ...]
    rows: tuple[t.Row, ...]
    effects: frozenset[str]


def take(rules: Rules, table: t.TableDecl, layer: int, effects: Effects, gone: frozenset[str]) -> Taken | None:
    """Read one table; None where its rows bear nothing. ``gone``: rows that will be removed."""
    line = _line(rules, table)
    called = {row.name: tuple(_calls(rules, table, row, effects, line)) for row in table.rows}
    if line is None and not any(called.values()) and not any(row.held for row in table.rows):
        return None
    if line is None or len(line.values) != 1:
        line = _no_line(rules, table, line)
    held = Held(table, layer, SEAT in free_names(line.values[0]))
    groups = tuple(_groups(rules, held, called, effects, gone))
    bearing = tuple(row for row in table.rows if row.held and row.name not in gone)
    defines = (_held_define(held, line), *(define for group in groups for define in _defines(group)))
    borne = frozenset(one.effect.name for calls in called.values() for one in calls if one.effect)
    return Taken(_stripped(table, groups, called), held, defines, groups, bearing, borne)


def _line(rules: Rules, table: t.TableDecl) -> t.Line | None:
    """The line `held` of a table; a second one is noted."""
    lines = [line for line in table.lines if line.label == "held"]
    for more in lines[1:]:
        rules.error("E0302", "there are two lines `held`", more.span, "", Label(lines[0].span, "the first one"))
    return lines[0] if lines else None


def _no_line(rules: Rules, table: t.TableDecl, line: t.Line | None) -> t.Line:
    """Note that it is not told when the rows are held; return a line by which they never are."""
    text = f"nothing says when what the rows of `{table.name}` bear holds"
    hint = "a line such as `held: this in cards[me]` says it, before the columns"
    span = table.name_span if line is None else line.span
    rules.error("E0224", text, span, hint=hint)
    return t.Line(span, "held", span, False, (t.Truth(span, False),), None, ())


# ---------------------------------------------------------------- cells


def _calls(
    rules: Rules, table: t.TableDecl, row: t.Row, effects: Effects, line: t.Line | None
) -> Iterator[Called]:
    """The cells of a row that call effects, or are meant to."""
    placed = sum(column.default is None for column in table.columns)
    columns = 0
    for cell in row.cells:
        if cell.label is not None or not cell.values:
            continue
        value = cell.values[0]
        name, args = _called(value)
        if name in effects and len(cell.values) == 1:
            effect = effects[name]
            yield Called(cell, effect if _fits(rules, effect, args, value) else None, args)
            continue
        columns += 1
        if columns > placed and name and (effects or line):
            _no_effect(rules, name, cell, effects)
            yield Called(cell, None, ())


def _no_effect(rules: Rules, name: str, cell: t.Cell, effects: Effects) -> None:
    if name in effects:
        hint = "a further one stands in a further cell"
        rules.error("E0225", "a cell calls one effect", cell.values[1].span, hint=hint)
        return
    if name in rules.damaged:
        return
    hint = did_you_mean(name, effects) or "what is no column's is a call of an effect"
    rules.error("E0210", f"there is no effect `{name}`", cell.values[0].span, hint=hint)


def _called(value: t.Expr) -> tuple[str, tuple[t.Expr, ...]]:
    match value:
        case t.Name(name=name):
            return name, ()
        case t.Apply(function=t.Name(name=name), args=args):
            return name, args
    return "", ()


def _fits(rules: Rules, effect: t.EffectDecl, args: tuple[t.Expr, ...], value: t.Expr) -> bool:
    if len(args) == len(effect.params):
        return True
    takes = ", ".join(param.name for param in effect.params)
    place = Label(effect.name_span, "declared here")
    count = "one argument" if len(effect.params) == 1 else f"{len(effect.params) or 'no'} arguments"
    text = f"the effect `{effect.name}` takes {count}, not {len(args)}"
    rules.error("E0225", text, value.span, f"{effect.name}({takes})" if takes else effect.name, place)
    return False


def _groups(
    rules: Rules,
    held: Held,
    called: Calls,
    effects: Effects,
    gone: frozenset[str],
) -> Iterator[Group]:
    found: dict[tuple[str, int], list[Bearer]] = {}
    for row in held.table.rows:
        seen: dict[str, int] = {}
        for one in called[row.name]:
            if one.effect is None:
                continue
            name = one.effect.name
            seen[name] = number = seen.get(name, 0) + 1
            if row.name not in gone:
                found.setdefault((name, number), []).append(Bearer(row, one.args, one.cell.span))
    for (name, number), bearers in found.items():
        yield Group(held, effects[name], number, tuple(bearers))


# ---------------------------------------------------------------- what takes its place


def _stripped(
    table: t.TableDecl,
    groups: tuple[Group, ...],
    called: Calls,
) -> t.TableDecl:
    """The table with columns for the effects' parameters, without calls, amendments and the line `held`."""
    columns = [*table.columns]
    more: dict[str, list[t.Cell]] = {}
    for group in groups:
        for place, param in enumerate(group.effect.params):
            name = group.column(param.name)
            columns.append(t.Column(param.span, name, param.span, (), param.type, None, partial=True))
            for bearer in group.bearers:
                value = bearer.args[place]
                cell = t.Cell(value.span, t.Word(name, value.span), (value,))
                more.setdefault(bearer.row.name, []).append(cell)
    rows = tuple(_plain(row, called, more) for row in table.rows)
    lines = tuple(line for line in table.lines if line.label != "held")
    return replace(table, columns=tuple(columns), rows=rows, lines=lines)


def _plain(
    row: t.Row,
    called: Calls,
    more: Mapping[str, list[t.Cell]],
) -> t.Row:
    calls = {id(one.cell) for one in called[row.name]}
    cells = (*(cell for cell in row.cells if id(cell) not in calls), *more.get(row.name, ()))
    return replace(row, cells=cells, held=())


def _held_define(held: Held, line: t.Line) -> t.DefineDecl:
    """`define Table.held(this: Table, me: Seat): bool is …`, its parameters named otherwise."""
    span, table = line.span, held.table
    names = {ROW: "row'", SEAT: "seat'"}
    value, _ = renamed(line.values[0], names)
    params = [t.Param(span, names[ROW], t.NamedType(span, table.name))]
    if held.seat:
        params.append(t.Param(span, names[SEAT], t.NamedType(span, "Seat")))
    kind = t.NamedType(span, "bool")
    return t.DefineDecl(span, held.name, line.label_span, tuple(params), kind, (), value, line.cites)


def _defines(group: Group) -> Iterator[t.DefineDecl]:
    """`define Table.effect.parameter(row: Table): … is row.column`."""
    table = group.held.table.name
    for param in group.effect.params:
        span = param.span
        value = t.FieldOf(span, t.Name(span, "row'"), group.column(param.name), span)
        params = (t.Param(span, "row'", t.NamedType(span, table)),)
        yield t.DefineDecl(span, group.param(param.name), span, params, param.type, (), value, ())
