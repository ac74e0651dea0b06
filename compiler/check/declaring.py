"""Declares all names of a game, in an order in which each finds what it needs."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TypeVar

from shedu.compiler import core, tree
from shedu.compiler.check import (
    boards,
    cells,
    conflicts,
    defining,
    markets,
    options,
    rules,
    scoring,
    state,
    tables,
    typing_names,
    views,
)
from shedu.compiler.check.context import (
    Broken,
    Constant,
    Context,
    DefineName,
    RegionName,
    Scope,
    TypeName,
    cited,
)
from shedu.compiler.check.types_of import bad
from shedu.compiler.check.walk import clauses, mentioned, nodes
from shedu.compiler.source import Span
from shedu.runtime.types import Atom

T = TypeVar("T")
Decls = tuple[tree.Declaration, ...]
PLACE = Span("", 1, 1, 1, 1)


@dataclass(slots=True, eq=False)
class Work:
    """What has been declared and is still to be checked inside."""

    defines: list[DefineName] = field(default_factory=list)
    regions: list[RegionName] = field(default_factory=list)
    actions: list[rules.ActionWork] = field(default_factory=list)
    flows: list[rules.FlowWork] = field(default_factory=list)
    conflicts: list[conflicts.Work] = field(default_factory=list)
    tables: tuple[tables.Work, ...] = ()


def of(decls: Decls, kind: type[T]) -> list[T]:
    """Return the declarations of one kind."""
    return [decl for decl in decls if isinstance(decl, kind)]


def forms(decls: Decls, kind: str) -> list[tree.Form]:
    """Return the forms of one kind."""
    return [form for form in of(decls, tree.Form) if form.kind == kind]


def data(ctx: Context, decls: Decls, header: Span) -> tuple[tables.Work, ...]:
    """Declare types, options, boards, tables and state. Returns the tables, whose cells may speak of rules."""
    _enumerations(ctx, decls)
    for decl in decls:
        if isinstance(decl, tree.TypeAlias | tree.RecordDecl):
            ctx.rule(decl.name, "data", clauses(decl), decl.span)
            what = "a type" if isinstance(decl, tree.TypeAlias) else "a record"
            ctx.declare(TypeName(decl.name, decl.name_span, what, decl, None))
    options.declare(ctx, of(decls, tree.OptionDecl), header)
    for form in forms(decls, "board"):
        boards.declare(ctx, form)
    for form in forms(decls, "market"):
        markets.declare(ctx, form)
    atoms = [(decl, tables.declare(ctx, decl)) for decl in of(decls, tree.TableDecl)]
    for symbol in list(ctx.symbols.values()):
        if isinstance(symbol, TypeName):
            typing_names.of_symbol(ctx, symbol)
    works = tuple(tables.columns(ctx, table, atom) for table, atom in atoms)
    for work in works:
        cells.read_known(ctx, work)
    for block in of(decls, tree.StateDecl):
        state.declare(ctx, block)
    return works


def _enumerations(ctx: Context, decls: Decls) -> None:
    """Declare the values of all `one of {…}`; each type is named after what it is the type of."""
    for node in nodes(decls):
        if isinstance(node, tree.TypeAlias | tree.OptionDecl | tree.Field | tree.Param | tree.Column):
            for inner in nodes(node.type):
                if isinstance(inner, tree.EnumType) and id(inner) not in ctx.enums:
                    _enumeration(ctx, inner, node.name)


def _enumeration(ctx: Context, node: tree.EnumType, name: str) -> None:
    atom = Atom(name, "enum", tuple(word.name for word in node.values))
    ctx.enums[id(node)] = atom
    for index, word in enumerate(node.values):
        ctx.declare(Constant(word.name, word.span, f"a value of {name}", atom, index))


def behaviour(ctx: Context, decls: Decls, known: tuple[tables.Work, ...]) -> Work:
    """Declare defines, regions, actions, conflicts and flows, and columns of formulas, which are defines."""
    work = Work(tables=known)
    fixed = rules.offers(ctx, decls)
    for decl in decls:
        _rule(ctx, work, decl, fixed)
    for symbol in (symbol for table in known for symbol in cells.formulas(ctx, table)):
        ctx.declare(symbol)
        work.defines.append(symbol)
    defining.mark_me(work.defines)
    return work


def _rule(ctx: Context, work: Work, decl: tree.Declaration, fixed: dict[str, int]) -> None:
    match decl:
        case tree.DefineDecl():
            _define(ctx, work, decl)
        case tree.RegionDecl():
            _region(ctx, work, decl)
        case tree.ActionDecl():
            work.actions.append(rules.action(ctx, decl, fixed.get(decl.name, 0)))
        case tree.FlowDecl():
            work.flows.append(rules.flow(ctx, decl))
        case tree.Form(kind="market"):
            market = markets.number(ctx, decl)
            if market is not None:
                work.defines.append(market)
        case tree.Form(kind="scoring"):
            work.defines += scoring.declare(ctx, decl)
        case tree.Form(kind="view"):
            views.declare(ctx, decl)
        case tree.Form(kind="conflict"):
            found = conflicts.declare(ctx, decl)
            if found is not None:
                work.conflicts.append(found)


def _define(ctx: Context, work: Work, decl: tree.DefineDecl) -> None:
    number = ctx.rule(decl.name, "define", cited(decl.cites), decl.span)
    symbol = DefineName(decl.name, decl.name_span, "a define", decl, number)
    ctx.declare(symbol)
    work.defines.append(symbol)


def _region(ctx: Context, work: Work, decl: tree.RegionDecl) -> None:
    number = ctx.rule(decl.name, "region", cited(decl.cites), decl.span)
    kind = typing_names.parameter(ctx, decl.of)
    board = next((board for board in ctx.boards if board.cell == kind), None)
    if board is None:
        if not bad(kind):
            ctx.error("E0310", "A region is made of the cells of a board.", decl.of.span)
        ctx.declare(Broken(decl.name, decl.name_span, "a region"))
        return
    scope = Scope()
    params = defining.parameters(ctx, scope, decl.params)
    cell = ctx.bind(scope, decl.of.name, kind, decl.of.span)
    made = core.Region(decl.name, board, params, cell, cited(decl.cites), decl.span, number)
    symbol = RegionName(decl.name, decl.name_span, "a region", decl, made)
    ctx.declare(symbol)
    work.regions.append(symbol)


def damaged(ctx: Context, names: Iterable[str]) -> None:
    """Enter the names of declarations that could not be read, so that nobody calls them unknown."""
    for name in names:
        if name not in ctx.symbols:
            ctx.symbols[name] = Broken(name, PLACE, "a declaration that could not be read")


def shown(ctx: Context, decls: Decls) -> None:
    """Collect the names that stand in places which the rules show to somebody."""
    for node in nodes(decls):
        if isinstance(node, tree.Show):
            ctx.shown |= mentioned(node.place)


def ends(ctx: Context, decls: Decls) -> None:
    """Collect the reasons for which the game ends; that its bound is reached comes last."""
    found = dict.fromkeys(node.reason for node in nodes(decls) if isinstance(node, tree.End))
    ctx.ends = [*(reason for reason in found if reason != "limit"), "limit"]
