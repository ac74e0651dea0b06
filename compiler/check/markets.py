"""Markets: what is to be paid for goods, as a define that gives the payments of which none is better than another.

The first parameter of a market is what is needed, a bag of its `goods`. Each part is a source: what it `offers` is a
bag of sets of goods, of which each gives one unit; a unit has a `price` in units of money, paid to the `payee`, a
seat, or to the bank. A payment is the bag of its payees, by which the market's name stands for a type too.
"""

from __future__ import annotations

from shedu.compiler import core, tree
from shedu.compiler.check import fold, typing_names
from shedu.compiler.check.context import Broken, Context, MarketName, Scope
from shedu.compiler.check.dispatch import expr
from shedu.compiler.check.fitting import a_number, constant_number, is_poison, seat, some, wanted
from shedu.compiler.check.forms import labels, part_labels
from shedu.compiler.check.gathers import binder
from shedu.compiler.check.types_of import UNKNOWN, bad, words
from shedu.compiler.check.walk import clauses
from shedu.compiler.source import Span
from shedu.runtime.types import MOST_IN_SETS, Atom, BagType, Int, Optional, SetType, Type

LABELS = ("goods", "within", "places")
PART_LABELS = ("offers", "price", "payee")
DEFAULT_PLACES = 32
MOST_PLACES = 256
"""How many payments can be chosen from; no market ever gives more than this."""
MOST_PRICE = 250
GOOD = "good"
"""The name by which a price speaks of the good that is bought."""


# ------------------------------------------------------------------ declaring
def declare(ctx: Context, form: tree.Form) -> None:
    """Declare the name of a market, so that types can speak of its payments."""
    need = form.params[0].type if form.params else None
    decl = tree.DefineDecl(form.span, form.name, form.name_span, form.params, need, (), _nothing(form), _cites(form))
    payee: Type = Optional(ctx.seat) if any(_pays_bank(part) for part in form.body.parts) else ctx.seat
    symbol = MarketName(form.name, form.name_span, "a market", decl, -1, form=form, payment=BagType(payee))
    symbol.made = lambda ctx, scope, params, kind: _payments(ctx, scope, form, params, kind)
    ctx.declare(symbol)


def _nothing(form: tree.Form) -> tree.Expr:
    return tree.Nothing(form.name_span)


def _cites(form: tree.Form) -> tuple[tree.Cite, ...]:
    return tuple(tree.Cite(clause, form.name_span) for clause in clauses(form))


def _pays_bank(part: tree.Part) -> bool:
    named = {line.label for line in part.body.lines}
    return "price" in named and "payee" not in named


def number(ctx: Context, form: tree.Form) -> MarketName | None:
    """Number a market as a rule; None for one whose name stands for something else or that needs nothing."""
    symbol = ctx.symbols.get(form.name)
    if not isinstance(symbol, MarketName) or symbol.form is not form:
        return None
    symbol.rule = ctx.rule(form.name, "market", clauses(form), form.span)
    if not form.params:
        ctx.error("E0345", f"The market `{form.name}` has no parameter.", form.name_span, hint=_FIRST)
        ctx.symbols[form.name] = Broken(form.name, form.name_span, "a market")
        return None
    return symbol


_FIRST = "the first one is what is needed, as in `market trade(need: bag of Good)`"


# ------------------------------------------------------------------ the body
def _payments(
    ctx: Context, scope: Scope, form: tree.Form, params: tuple[core.Var, ...], kind: Type
) -> core.Expr:
    lines = labels(ctx, form, LABELS, tuple(part.name for part in form.body.parts))
    for stray in (*form.body.checks, *(form.body.do or ())[:1]):
        ctx.error("E0345", "A market has lines and sources, and nothing else.", stray.span)
    goods = _goods(ctx, form, lines.get("goods"), params[0])
    within = _within(ctx, scope, lines.get("within"))
    places = _places(ctx, scope, lines.get("places"))
    if not form.body.parts:
        ctx.error("E0345", f"The market `{form.name}` has no source.", form.name_span, hint="a part with `offers: …`")
    sources = tuple(_source(ctx, scope, part, goods) for part in form.body.parts)
    ctx.read.add((params[0].name, params[0].span))
    need = core.Local(params[0].type, params[0].span, params[0])
    return core.Payments(kind, form.name_span, need, within, tuple(s for s in sources if s is not None), places)


def _goods(ctx: Context, form: tree.Form, line: tree.Line | None, need: core.Var) -> Atom:
    """Return the type of the goods, the unknown type where it is at fault."""
    held = need.type.of if isinstance(need.type, BagType) else UNKNOWN
    if not isinstance(need.type, BagType) and not bad(need.type):
        what = f"this is {words(need.type)}"
        ctx.error("E0345", "What a market needs is a bag of goods.", need.span, what, hint=_FIRST)
    if line is None:
        ctx.error("E0345", f"The market `{form.name}` has no line `goods`.", form.name_span, hint="`goods: T`")
        return UNKNOWN
    value = line.values[0]
    kind: Type = UNKNOWN
    if isinstance(value, tree.Name):
        kind = typing_names.of_node(ctx, tree.NamedType(value.span, value.name))
    else:
        ctx.error("E0345", "What stands behind `goods` is the name of a type.", value.span)
    if bad(kind) or bad(held):
        return UNKNOWN
    if not isinstance(kind, Atom) or len(kind.values) > MOST_IN_SETS:
        what = f"this is {words(kind)}"
        ctx.error("E0345", f"Goods are a type of at most {MOST_IN_SETS} named values.", value.span, what)
        return UNKNOWN
    if held != kind:
        ctx.error("E0345", f"What is needed are not goods of the type {words(kind)}.", need.span, f"but {words(held)}")
        return UNKNOWN
    return kind


def _within(ctx: Context, scope: Scope, line: tree.Line | None) -> core.Expr | None:
    if line is None:
        return None
    found = expr(ctx, scope, line.values[0])
    a_number(ctx, found, "The purse of a market")
    return some(found)


def _places(ctx: Context, scope: Scope, line: tree.Line | None) -> int:
    if line is None:
        return DEFAULT_PLACES
    found = constant_number(ctx, scope, line.values[0], "The number of places")
    if found is not None and not 1 <= found <= MOST_PLACES:
        ctx.error("E0401", f"The number of places must be within 1..{MOST_PLACES}.", line.values[0].span)
        return DEFAULT_PLACES
    return DEFAULT_PLACES if found is None else found


def _source(ctx: Context, scope: Scope, part: tree.Part, goods: Atom) -> core.Source | None:
    lines = part_labels(ctx, part, "source", PART_LABELS)
    _plain(ctx, part)
    made, inner = (None, scope) if part.binder is None else binder(ctx, scope, part.binder)
    inner = Scope(inner)
    if "offers" not in lines:
        what = f"The source `{part.name}` has no line `offers`."
        ctx.error("E0345", what, part.name_span, hint="a bag of sets of goods")
        return None
    offers = wanted(ctx, inner, lines["offers"].values[0], BagType(SetType(goods)), f"What `{part.name}` offers")
    payee = seat(ctx, inner, lines["payee"].values[0], "Who is paid") if "payee" in lines else None
    good = ctx.bind(inner, GOOD, goods, part.name_span)
    price = _price(ctx, inner, lines["price"], part.name) if "price" in lines else None
    if payee is not None and price is None and all(line.label in PART_LABELS for line in part.body.lines):
        ctx.error("E0345", f"What the source `{part.name}` offers is free.", payee.span, "nobody is paid")
    sound = not any(is_poison(value) for value in (offers, payee, price) if value is not None)
    if not sound or bad(goods) or (made is not None and any(is_poison(source) for _, source in made.sources)):
        return None
    return core.Source(offers.type, part.span, made, good, offers, price, payee)


def _plain(ctx: Context, part: tree.Part) -> None:
    """A source has lines, and nothing else."""
    more: list[Span] = [inner.name_span for inner in part.body.parts]
    more += [stray.span for stray in (*part.body.checks, *(part.body.do or ())[:1])]
    more += [param.span for param in part.params]
    for span in more:
        ctx.error("E0345", "A source has the lines `offers`, `price` and `payee`, and nothing else.", span)


def _price(ctx: Context, scope: Scope, line: tree.Line, name: str) -> core.Expr:
    kind = Int(0, MOST_PRICE)
    found = wanted(ctx, scope, line.values[0], kind, f"The price of `{name}`")
    return fold.retype(some(found), kind)
