"""Scenarios: positions, moves and claims, checked against the names and types of their game."""

from __future__ import annotations

from collections.abc import Mapping

from shedu.compiler import core, tree
from shedu.compiler.check import claims, options, pictures
from shedu.compiler.check.check import check, known
from shedu.compiler.check.context import Context, Scope, cited
from shedu.compiler.check.dispatch import block
from shedu.compiler.check.fitting import wanted
from shedu.compiler.check.forms import doubled
from shedu.compiler.check.types_of import fits
from shedu.compiler.diagnostics import Diagnostic, in_order, nearest
from shedu.compiler.link import LinkedGame
from shedu.compiler.walk import statements
from shedu.runtime.types import Atom, Bool, Type

Settings = tuple[tuple[str, object], ...]
Found = tuple[tuple[core.Scenario, ...], tuple[Diagnostic, ...]]


def check_scenarios(linked: LinkedGame, game: core.Game, all_options: bool = True) -> Found:
    """Return the scenarios of a game and what is wrong with them.

    A scenario plays with the options it names, all others at their defaults. Where that is not how this game
    was built, its `options` lists the settings (as texts) that would make it so and its steps are left out:
    check the game with those settings to have them. It is still judged here, by a game made for the purpose,
    unless `all_options` is off: that has been done before then.
    """
    ctx = known(game) or _again(linked, game)
    if ctx is None:
        return (), ()
    ctx.forget()
    others: dict[Settings, Context | None] = {}
    found = [_scenario(linked, ctx, decl, others if all_options else None) for decl in linked.scenarios]
    more = [fault for other in others.values() if other is not None for fault in other.faults]
    return tuple(found), in_order((*ctx.faults, *more))


def _again(linked: LinkedGame, game: core.Game) -> Context | None:
    settings = {name: setting(kind, value) for name, kind, value in game.options}
    again, _ = check(linked, settings)
    return None if again is None else known(again)


def setting(kind: Type, value: object) -> str:
    """Return the text by which an option is set to a value."""
    inner = getattr(kind, "of", kind)
    if value is None:
        return "none"
    if isinstance(inner, Atom) and isinstance(value, int):
        return inner.values[value]
    return str(value).lower() if isinstance(inner, Bool) else str(value)


# ------------------------------------------------------------------ one scenario
def _scenario(
    linked: LinkedGame,
    ctx: Context,
    decl: tree.ScenarioDecl,
    others: dict[Settings, Context | None] | None,
) -> core.Scenario:
    labels = _labels(ctx, decl)
    meant = linked.under({name: _text(line.values[0]) for name, line in labels.items()})
    differing = _differing(ctx, meant, labels)
    players = _players(ctx, labels.pop("players", None))
    if differing:
        if others is not None:
            asked = _asked(meant, labels)
            if asked not in others:
                others[asked] = _other(linked, asked)
            other = others[asked]
            if other is not None:
                _written(other, decl, labels, players)
        return core.Scenario(
            decl.title,
            players,
            differing,
            (),
            ctx.var("me", ctx.seat, decl.title_span),
            (),
            cited(decl.cites),
            decl.span,
        )
    return _written(ctx, decl, labels, players)


def _asked(meant: LinkedGame, labels: Mapping[str, tree.Line]) -> Settings:
    """Return the settings that a scenario names."""
    options = (decl.name for decl in meant.declarations if isinstance(decl, tree.OptionDecl))
    return tuple((name, _text(labels[name].values[0])) for name in options if name in labels)


def _other(linked: LinkedGame, settings: Settings) -> Context | None:
    """Return the names of the game with these options; None where it cannot be built so."""
    game, _ = check(linked, {name: str(value) for name, value in settings})
    ctx = None if game is None else known(game)
    if ctx is not None:
        ctx.forget()
    return ctx


def _labels(ctx: Context, decl: tree.ScenarioDecl) -> dict[str, tree.Line]:
    found: dict[str, tree.Line] = {}
    for line in decl.lines:
        if line.label in found:
            doubled(ctx, line.label, line.label_span, found[line.label].label_span)
        found.setdefault(line.label, line)
    return found


def _players(ctx: Context, line: tree.Line | None) -> int:
    low, high = ctx.players
    if line is None:
        return low
    value = line.values[0]
    if not isinstance(value, tree.Number) or not low <= value.value <= high:
        ctx.error("E0803", f"This game has {low}..{high} players.", value.span)
        return low
    return value.value


# ------------------------------------------------------------------ options
def _differing(ctx: Context, meant: LinkedGame, labels: Mapping[str, tree.Line]) -> Settings:
    """Return the settings of a scenario that are not those of the build. They may put modules in play that
    bring options of their own."""
    built = {name: (kind, value) for name, kind, value in ctx.options}
    found: list[tuple[str, object]] = []
    for decl in meant.declarations:
        if isinstance(decl, tree.OptionDecl):
            line = labels.get(decl.name)
            text = _text(decl.default) if line is None else _text(line.values[0])
            if decl.name not in built:
                found += [(decl.name, text)] if line is not None else []
            elif _judged(ctx, built[decl.name][0], text, line) and text != setting(*built[decl.name]):
                found.append((decl.name, text))
    return tuple(found)


def _judged(ctx: Context, kind: Type, text: str, line: tree.Line | None) -> bool:
    if text == "none" or options.parse(kind, text) is not None:
        return True
    if line is not None:
        ctx.error("E0308", f"The option `{line.label}` cannot be `{text}`.", line.values[0].span)
    return False


def _text(node: tree.Expr) -> str:
    match node:
        case tree.Name(name=name):
            return name
        case tree.Number(value=value):
            return str(value)
        case tree.Truth(value=truth):
            return str(truth).lower()
        case tree.Unary(op="-", operand=tree.Number(value=value)):
            return str(-value)
        case tree.Nothing():
            return "none"
    return "?"


# ------------------------------------------------------------------ chance
def _chances(ctx: Context, labels: Mapping[str, tree.Line]) -> tuple[tuple[str, object], ...]:
    """Return what the labels make nature pick."""
    kinds = {
        stmt.var.name: stmt.var.type
        for flow in ctx.flows
        for stmt in statements(flow.body)
        if isinstance(stmt, core.Chance)
    }
    names = [name for name, _, _ in ctx.options]
    found: list[tuple[str, object]] = []
    for name, line in labels.items():
        if name in names:
            continue
        if name not in kinds:
            near = nearest(name, ("players", *names, *kinds))
            ctx.error(
                "E0804",
                f"A scenario of this game has no line `{name}`.",
                line.label_span,
                hint=f"did you mean `{near}`?" if near else None,
            )
            continue
        value = wanted(ctx, Scope(), line.values[0], kinds[name], f"`{name}`")
        if isinstance(value, core.Const):
            found.append((name, value.value))
    return tuple(found)


# ------------------------------------------------------------------ parts
def _written(
    ctx: Context, decl: tree.ScenarioDecl, labels: Mapping[str, tree.Line], players: int
) -> core.Scenario:
    me = ctx.var("me", ctx.seat, decl.title_span)
    scope = _names(ctx)
    scene = claims.Scenery(ctx, scope, me, players)
    steps: list[core.Given | core.Play | core.Drawn | core.Expect] = []
    for part in decl.scenes:
        match part.name:
            case "given":
                steps.append(core.Given(tuple(_given(ctx, scene.common(), part, players)), part.name_span))
            case "play":
                steps += claims.plays(scene, part)
            case "expect":
                steps += claims.expects(scene, part)
            case _:
                near = nearest(part.name, ("given", "play", "expect"))
                ctx.error(
                    "E0802",
                    f"A scenario has no part `{part.name}`.",
                    part.name_span,
                    hint=f"did you mean `{near}`?" if near else "it has `given`, `play` and `expect`",
                )
    chances = _chances(ctx, labels)
    return core.Scenario(decl.title, players, (), chances, me, tuple(steps), cited(decl.cites), decl.span)


def _names(ctx: Context) -> Scope:
    """Return a scope in which p1, p2, … are the seats, unless the game has such names."""
    scope = Scope()
    for index in range(len(ctx.seat.values)):
        name = f"p{index + 1}"
        if name not in ctx.symbols:
            scope.put(name, core.Const(ctx.seat, ctx.symbols["Player"].span, index))
    return scope


def _given(ctx: Context, scope: Scope, part: tree.Scene, players: int) -> list[core.Stmt]:
    found: list[core.Stmt] = []
    drawn = False
    for line in part.lines:
        match line:
            case tree.Picture():
                found += pictures.effects(ctx, line, ctx.seats_of(players), clears=not drawn)
                drawn = True
            case tree.Given():
                found += _set(ctx, scope, line, players)
            case _:
                ctx.error("E0802", "Under `given` stand items with their values, and pictures.", line.span)
    return found


def _set(ctx: Context, scope: Scope, line: tree.Given, players: int) -> list[core.Stmt]:
    symbol = ctx.symbols.get(line.place.name) if isinstance(line.place, tree.Name) else None
    item = getattr(symbol, "item", None)
    if isinstance(item, core.StateItem) and item.keys and isinstance(line.value, tree.ListOf):
        return _seat_by_seat(ctx, scope, line, line.value, item, players)
    return list(block(ctx, scope, (tree.Assign(line.span, line.place, line.value),)))


def _seat_by_seat(
    ctx: Context, scope: Scope, line: tree.Given, values: tree.ListOf, item: core.StateItem, players: int
) -> list[core.Stmt]:
    """A list given to a map sets it seat by seat: the players', or all in play."""
    seats = ctx.seats_of(players)
    if not fits(item.keys[0], ctx.seat) or len(values.items) not in (players, seats):
        wanted = f"{players} values" if seats == players else f"{players} or {seats} values"
        ctx.error("E0805", f"A list sets a map seat by seat: here {wanted}.", values.span)
        return []
    found: list[core.Stmt] = []
    for index, value in enumerate(values.items):
        seat = tree.Name(value.span, ctx.seat.values[index])
        found += block(
            ctx, scope, (tree.Assign(line.span, tree.At(line.place.span, line.place, (seat,)), value),)
        )
    return found
