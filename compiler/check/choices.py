"""Questions: `choose` among actions and among values."""

from __future__ import annotations

from shedu.compiler import core, tree, walk
from shedu.compiler.check import audience, defining, fold, neutrals
from shedu.compiler.check.context import ActionName, Broken, Context, Scope
from shedu.compiler.check.dispatch import block, expr, statement_rule
from shedu.compiler.check.fitting import collection, condition, is_poison, me, seat
from shedu.compiler.check.types_of import UNKNOWN, bad, words
from shedu.compiler.diagnostics import Label
from shedu.compiler.source import Span
from shedu.runtime.types import BagType, Int, SetType, Type, cardinality, strip


def ask(
    ctx: Context,
    scope: Scope,
    span: Span,
    *,
    prompt: str = "",
    always: bool = False,
    public: bool,
    source_public: bool = True,
    value: Type | None = None,
    means: Type | None = None,
    name: str | None = None,
) -> core.Question:
    """Make a question; one in a branch that the options rule out is numbered -1 and kept nowhere."""
    if name is None:
        name = scope.body.question() if scope.body is not None else "?"
    number = -1 if scope.dead else len(ctx.questions)
    question = core.Question(name, number, prompt, always, public, source_public, value, span, means)
    if not scope.dead:
        ctx.questions.append(question)
    return question


def _who(ctx: Context, scope: Scope, by: tree.Expr | None, span: Span) -> tuple[core.Expr, core.Expr]:
    acting = me(ctx, scope, span, "somebody must decide")
    return acting, acting if by is None else seat(ctx, scope, by, "Who decides")


# ------------------------------------------------------------------ actions
@statement_rule(tree.ChooseAction)
def _choose_action(ctx: Context, scope: Scope, node: tree.ChooseAction) -> list[core.Stmt]:
    acting, decider = _who(ctx, scope, node.by, node.span)
    options = [option for choice in node.choices if (option := _option(ctx, scope, choice)) is not None]
    otherwise = None if node.otherwise is None else block(ctx, Scope(scope), node.otherwise)
    _once(ctx, options)
    if is_poison(acting) or is_poison(decider) or not options:
        return []
    audience.guard_options(ctx, options, acting, decider)
    public = all(audience.option_public(ctx, option) for option in options)
    question = ask(ctx, scope, node.span, always=node.always, public=public)
    answers = neutrals.decider(ctx, decider, node.span)
    return [core.ChooseAction(node.span, question, tuple(options), acting, answers, otherwise, ())]


def _once(ctx: Context, options: list[core.Option]) -> None:
    """Note an action that one question offers twice: what is fixed has no part in the number of an answer."""
    seen: dict[core.Action, core.Option] = {}
    for option in options:
        first = seen.setdefault(option.action, option)
        if first is not option:
            what = f"`{option.action.name}` is offered twice by one question."
            hint = "one offer will do: behind it `if a or b`, in its brackets `x if a else y`"
            ctx.error("E0337", what, option.span, "", Label(first.span, "the first offer"), hint=hint)


def _option(ctx: Context, scope: Scope, choice: tree.Choice) -> core.Option | None:
    name = ".".join(choice.call.path.names)
    test = None if choice.test is None else condition(ctx, scope, choice.test)
    symbol = ctx.symbol(name)
    if not isinstance(symbol, ActionName):
        for arg in choice.call.args:
            expr(ctx, scope, arg)
        _no_action(ctx, name, choice)
        return None
    params = symbol.action.params[: len(choice.call.args)]
    args = defining.arguments(ctx, scope, name, params, choice.call.args, choice.call.span)
    if args is None or any(is_poison(arg) for arg in args) or (test is not None and is_poison(test)):
        return None
    if fold.is_false(test):
        return None
    return core.Option(
        symbol.action, tuple(enumerate(args)), None if fold.is_true(test) else test, choice.span
    )


def _no_action(ctx: Context, name: str, choice: tree.Choice) -> None:
    symbol = ctx.symbols.get(name)
    if isinstance(symbol, Broken):
        return
    if symbol is not None:
        ctx.error("E0304", f"`{name}` is {symbol.what}, not an action.", choice.call.path.span)
        return
    actions = [name for name, symbol in ctx.symbols.items() if isinstance(symbol, ActionName)]
    ctx.unknown("E0301", "action", name, choice.call.path.span, actions)


# ------------------------------------------------------------------ values
@statement_rule(tree.ChooseValue)
def _choose_value(ctx: Context, scope: Scope, node: tree.ChooseValue) -> list[core.Stmt]:
    acting, decider = _who(ctx, scope, node.by, node.span)
    first = node.binder.sources[0]
    source = expr(ctx, scope, first.value)
    kind = _chosen(ctx, source, node)
    inner = Scope(scope) if node.block is not None else scope
    var = ctx.bind(inner, first.name, kind, first.span, warns=True)
    where = None if node.binder.where is None else condition(ctx, inner, node.binder.where)
    where = None if fold.is_true(where) else where
    sound = not (
        bad(kind) or is_poison(acting) or is_poison(decider) or (where is not None and is_poison(where))
    )
    question = _value_question(ctx, scope, node, source, where, decider, var) if sound else None
    body = None if node.block is None else block(ctx, inner, node.block)
    otherwise = None if node.otherwise is None else block(ctx, Scope(scope), node.otherwise)
    if question is None:
        return []
    answers = neutrals.decider(ctx, decider, node.span)
    return [core.ChooseValue(node.span, question, var, source, where, acting, answers, body, otherwise)]


def _value_question(
    ctx: Context,
    scope: Scope,
    node: tree.ChooseValue,
    source: core.Expr,
    where: core.Expr | None,
    decider: core.Expr,
    var: core.Var,
) -> core.Question:
    source_public = audience.public(ctx, source)
    public = source_public and (where is None or audience.public(ctx, where))
    audience.guard(ctx, source, decider, "What is chosen from")
    asked = walk.payments(source)
    if where is not None:
        audience.guard(ctx, where, decider, "What may be chosen")
    return ask(
        ctx,
        scope,
        node.span,
        prompt=node.prompt or "",
        always=node.always,
        public=public,
        source_public=source_public,
        value=var.type if asked is None else Int(1, asked.places),
        means=None if asked is None else var.type,
    )


def _chosen(ctx: Context, source: core.Expr, node: tree.ChooseValue) -> Type:
    """Return the type of what is chosen; its values must be numberable."""
    if len(node.binder.sources) > 1:
        ctx.error("E0320", "`choose` goes through one set only.", node.binder.sources[1].span)
    of = None if is_poison(source) else collection(ctx, source, "What is chosen from")
    if of is None:
        return UNKNOWN
    of = strip(of)
    if walk.payments(source) is not None:
        return of
    if cardinality(of) is None and not (
        isinstance(of, BagType) and of.high is not None and isinstance(strip(source.type), SetType)
    ):
        ctx.error(
            "E0316",
            f"A choice among values cannot be of {words(of)}.",
            source.span,
            "the answers cannot be numbered",
        )
        return UNKNOWN
    return of
