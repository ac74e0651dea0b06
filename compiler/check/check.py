"""The pass: a linked game in, checked rules and everything that is wrong with them out."""

from __future__ import annotations

from collections.abc import Mapping

from shedu.compiler import core, tree
from shedu.compiler.check import (
    bounds,
    cells,
    conflicts,
    contests,
    declaring,
    defining,
    exhaustive,
    headers,
    neutrals,
    rounds,
    rules,
    scoring,
    state,
    unseen,
    unused,
    views,
)
from shedu.compiler.check.context import ActionName, Context, Scope, cited
from shedu.compiler.check.dispatch import expr
from shedu.compiler.check.fitting import condition
from shedu.compiler.check.types_of import bad, words
from shedu.compiler.check.walk import clauses
from shedu.compiler.diagnostics import Diagnostic, in_order, nearest
from shedu.compiler.link import LinkedGame
from shedu.runtime.types import Atom, Bool, Int, ListType, strip

Checked = tuple[core.Game | None, tuple[Diagnostic, ...]]
Item = rules.ActionWork | rules.FlowWork | conflicts.Work


def check(linked: LinkedGame, options: Mapping[str, str] | None = None) -> Checked:
    """Return the checked game, None where there is an error, and all diagnostics in order of place.

    ``options``: settings of the build, name -> text. A wrong name is E0307, a wrong value E0308.
    """
    linked = linked.under(options or {})
    ctx = context(linked, options or {})
    try:
        game = _Check(ctx, linked).game()
    except RecursionError:  # many deep rules within each other, each of them within its bounds
        game = None
        ctx.error("E0605", "The rules are nested too deeply.", linked.header.name_span)
    return game, in_order(tuple(ctx.faults))


def _flows(work: declaring.Work) -> list[core.Flow]:
    return [*(item.flow for item in work.flows), *(item.flow for item in work.conflicts)]


def context(linked: LinkedGame, options: Mapping[str, str]) -> Context:
    """Return a fresh state of a check."""
    ctx = Context(options, linked.elsewhere)
    ctx.faults += linked.faults
    declaring.ends(ctx, linked.declarations)
    declaring.shown(ctx, linked.declarations)
    return ctx


class Known(core.Game):
    """A checked game that still knows its names, for the scenarios to be checked against."""

    __slots__ = ("context",)
    context: Context


def known(game: core.Game) -> Context | None:
    """Return the names of a game that this pass has made, None of any other."""
    return getattr(game, "context", None)


class _Check:
    """The steps of a check in order."""

    def __init__(self, ctx: Context, linked: LinkedGame) -> None:
        self.ctx = ctx
        self.linked = linked
        self.decls = linked.declarations
        self.views: tuple[core.View, ...] = ()

    def game(self) -> core.Game | None:
        """Run all steps."""
        headers.declare(self.ctx, self.linked.header)
        known = declaring.data(self.ctx, self.decls, self.linked.header.name_span)
        work = declaring.behaviour(self.ctx, self.decls, known)
        declaring.damaged(self.ctx, self.linked.damaged)
        self._values(work)
        neutrals.check_decides(self.ctx, headers.decides(self.linked.header))
        if self._circles(work):
            return None
        self._happenings(work)
        ranking, invariants = self._ranking(), self._invariants()
        self.views = tuple(views.view(self.ctx, form) for form in declaring.forms(self.decls, "view"))
        play = self._play(work)
        self._bounds(work, invariants)
        if not self.linked.damaged:
            unused.report(self.ctx)
            exhaustive.report(self.ctx, self.decls)
        if self.ctx.broken() or play is None:
            return None
        return self._built(work, play, ranking, invariants)

    def _values(self, work: declaring.Work) -> None:
        cells.read(self.ctx, work.tables)
        for define in work.defines:
            defining.of_symbol(self.ctx, define)
        cells.finish(self.ctx, work.tables)
        for region in work.regions:
            defining.region_body(self.ctx, region)
        for form in declaring.forms(self.decls, "board"):
            state.legend(self.ctx, form)

    def _defines(self, work: declaring.Work) -> list[core.Define]:
        own = [] if self.ctx.decides is None else [self.ctx.decides]
        return [*(symbol.define for symbol in work.defines if symbol.define is not None), *own]

    def _circles(self, work: declaring.Work) -> bool:
        made: list[bounds.Rule] = [*self._defines(work)]
        made += [symbol.region for symbol in work.regions]
        return bounds.in_circles(self.ctx, made)

    def _happenings(self, work: declaring.Work) -> None:
        """Requirements first: questions want to know who can judge them. Then statements, in source order."""
        for action in work.actions:
            rules.action_steps(self.ctx, action)
        for conflict in work.conflicts:
            conflicts.steps(self.ctx, conflict)
        todo: list[Item] = [*work.actions, *work.flows, *work.conflicts]
        places = {id(decl): place for place, decl in enumerate(self.decls)}
        for item in sorted(todo, key=lambda item: places[id(item.decl)]):
            match item:
                case rules.ActionWork():
                    rules.action_effects(self.ctx, item)
                case rules.FlowWork():
                    rules.flow_body(self.ctx, item)
                case conflicts.Work():
                    contests.body(self.ctx, item)

    def _bounds(self, work: declaring.Work, invariants: tuple[core.Invariant, ...]) -> None:
        flows = _flows(work)
        if not bounds.in_circles(self.ctx, flows) and not self.ctx.broken():
            defines = self._defines(work)
            regions = [symbol.region for symbol in work.regions]
            others = [(item.name, item.span, item.condition) for item in invariants]
            rounds.judge(self.ctx, [*defines, *regions, *self._actions(), *flows], others)
            unseen.judge(self.ctx)
        bounds.actions(self.ctx, self._actions(), self.ctx.questions)

    def _actions(self) -> list[core.Action]:
        symbols = [symbol for symbol in self.ctx.symbols.values() if isinstance(symbol, ActionName)]
        return [symbol.action for symbol in sorted(symbols, key=lambda symbol: symbol.action.rule)]

    # -------------------------------------------------------------- ranking, invariants, play
    def _ranking(self) -> core.Ranking | None:
        found = declaring.of(self.decls, tree.RankingDecl)
        for more in found[1:]:
            self.ctx.error("E0302", "There are two rankings.", more.span)
        if not found and self.linked.damaged:
            return None  # it may be among what could not be read
        if not found:
            self.ctx.error(
                "E0341",
                "The game has no `ranking`.",
                self.linked.header.name_span,
                hint="`ranking p: Player by …` says who wins",
            )
            return None
        decl = found[0]
        self.ctx.rule("ranking", "ranking", cited(decl.cites), decl.span)
        scope = Scope()
        (var,) = defining.parameters(self.ctx, scope, (decl.param,))
        if not bad(var.type) and var.type != self.ctx.seat:
            self.ctx.error("E0310", "A ranking is of players.", decl.param.span, f"this is {words(var.type)}")
        elif self.ctx.neutrals and isinstance(var.type, Atom) and not var.type.players_only:
            self.ctx.error("E0310", "A ranking is of players.", decl.param.span, "neutral seats do not win")
        keys = tuple(self._key(scope, key) for key in decl.keys)
        return core.Ranking(var, keys, cited(decl.cites), decl.span)

    def _key(self, scope: Scope, node: tree.Expr) -> core.Expr:
        found = expr(self.ctx, scope, node)
        if not bad(found.type) and not isinstance(strip(found.type), Int | Bool | ListType):
            self.ctx.error(
                "E0318",
                f"{words(found.type)} has no order.",
                node.span,
                "a ranking is by numbers, truths or lists",
            )
        return found

    def _invariants(self) -> tuple[core.Invariant, ...]:
        return tuple(self._invariant(decl) for decl in declaring.of(self.decls, tree.InvariantDecl))

    def _invariant(self, decl: tree.InvariantDecl) -> core.Invariant:
        self.ctx.rule(decl.name, "invariant", clauses(decl), decl.span)
        at = None if decl.flow is None else ".".join(decl.flow.names)
        known = [question.name for question in self.ctx.questions]
        if decl.flow is not None and at is not None and at not in known:
            near = nearest(at, known)
            self.ctx.error(
                "E0801",
                f"No question is asked in `{at}`.",
                decl.flow.span,
                hint=f"did you mean `{near}`?" if near else None,
            )
        found = condition(self.ctx, Scope(), decl.condition, "An invariant")
        return core.Invariant(decl.name, at, found, decl.message or "", cited(decl.cites), decl.span)

    def _play(self, work: declaring.Work) -> core.Flow | None:
        for item in work.flows:
            if item.decl.name == "play":
                if item.decl.params:
                    self.ctx.error("E0341", "The flow `play` has no parameters.", item.decl.params[0].span)
                return item.flow
        if "play" not in self.ctx.symbols:
            self.ctx.error(
                "E0341",
                "The game has no flow `play`.",
                self.linked.header.name_span,
                hint="a game is what happens in `flow play`",
            )
        return None

    # -------------------------------------------------------------- the result
    def _built(
        self,
        work: declaring.Work,
        play: core.Flow,
        ranking: core.Ranking | None,
        invariants: tuple[core.Invariant, ...],
    ) -> core.Game:
        ctx, header = self.ctx, self.linked.header
        flows = sorted(_flows(work), key=lambda flow: flow.rule)
        game = Known(
            header.name,
            header.title or header.name,
            ctx.players,
            ctx.seat,
            tuple(ctx.options),
            tuple(ctx.boards),
            tuple(ctx.tables),
            tuple(ctx.items),
            tuple(self._defines(work)),
            tuple(symbol.region for symbol in work.regions),
            tuple(self._actions()),
            tuple(flows),
            tuple(ctx.questions),
            play,
            tuple(ctx.ends),
            tuple(ctx.conflicts),
            ranking,
            invariants,
            tuple(ctx.requirements),
            tuple(ctx.rules),
            cited(header.cites),
            ctx.neutrals,
            ctx.decides,
            scoring.sheets(ctx),
            self.views,
        )
        ctx.flows = flows
        object.__setattr__(game, "context", ctx)
        return game
