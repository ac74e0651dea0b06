"""Going through checked rules: children, mentions, substitution, structural keys."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields, replace
from typing import Any

from shedu.compiler import core
from shedu.compiler.core import Binder, Expr, Stmt, Var

_NAMES: dict[object, tuple[str, ...]] = {}


def _names(expr: Expr) -> tuple[str, ...]:
    """Return the names of an expression's fields, its type and span left out."""
    kind = expr.__class__
    if kind not in _NAMES:
        _NAMES[kind] = tuple(f.name for f in fields(expr) if f.name not in ("type", "span"))
    return _NAMES[kind]


def _parts(value: object) -> Iterator[Expr]:
    if isinstance(value, Expr):
        yield value
    elif isinstance(value, Binder):
        yield from (source for _, source in value.sources)
        if value.where is not None:
            yield value.where
    elif isinstance(value, tuple):
        for part in value:
            yield from _parts(part)


def children(expr: Expr) -> Iterator[Expr]:
    """Yield the expressions directly inside one."""
    for name in _names(expr):
        yield from _parts(getattr(expr, name))


def expressions(expr: Expr) -> Iterator[Expr]:
    """Yield an expression and all inside it, the bodies of defines not entered."""
    yield expr
    for child in children(expr):
        yield from expressions(child)


def mentions(expr: Expr, var: Var) -> bool:
    """Tell whether a variable occurs in an expression."""
    return any(isinstance(part, core.Local) and part.var is var for part in expressions(expr))


def _mapped(value: Any, f: Callable[[Expr], Expr]) -> Any:
    if isinstance(value, Expr):
        return f(value)
    if isinstance(value, Binder):
        sources = tuple((var, f(source)) for var, source in value.sources)
        return Binder(sources, None if value.where is None else f(value.where))
    if isinstance(value, tuple):
        return tuple(_mapped(part, f) for part in value)
    return value


def rebuild(expr: Expr, f: Callable[[Expr], Expr]) -> Expr:
    """Return the expression with ``f`` applied to its direct children."""
    changes = {}
    for name in _names(expr):
        old = getattr(expr, name)
        if isinstance(old, Expr | Binder | tuple):
            changes[name] = _mapped(old, f)
    return replace(expr, **changes) if changes else expr


def substitute(expr: Expr, values: Mapping[Var, Expr]) -> Expr:
    """Replace variables by expressions. Binders are unique, so nothing is captured."""
    if isinstance(expr, core.Local):
        return values.get(expr.var, expr)
    return rebuild(expr, lambda child: substitute(child, values)) if values else expr


class Fresh:
    """Gives out new variables, so that a body used twice does not share its binders."""

    def __init__(self, first: int) -> None:
        self._next = first

    def var(self, model: Var) -> Var:
        """Return a new variable like another one."""
        self._next += 1
        return Var(model.name, model.type, self._next, model.span)

    def rename(self, expr: Expr, values: Mapping[Var, Expr]) -> Expr:
        """Substitute, and give every binder inside a new variable."""
        if isinstance(expr, core.Local):
            return values.get(expr.var, expr)
        inner = dict(values)
        for var in bound(expr):
            inner[var] = core.Local(var.type, var.span, self.var(var))
        renamed = rebuild(expr, lambda child: self.rename(child, inner))
        return _rebind(renamed, inner)


def bound(expr: Expr) -> tuple[Var, ...]:
    """Return the variables that an expression itself binds."""
    match expr:
        case core.Gather(binder=binder):
            return tuple(var for var, _ in binder.sources)
        case core.LetIn(var=var):
            return (var,)
        case core.Source(binder=sources, good=good):
            return (*(var for var, _ in (sources.sources if sources else ())), good)
    return ()


def _rebind(expr: Expr, values: Mapping[Var, Expr]) -> Expr:
    def new(var: Var) -> Var:
        local = values[var]
        assert isinstance(local, core.Local)
        return local.var

    match expr:
        case core.Gather(binder=binder):
            sources = tuple((new(var), source) for var, source in binder.sources)
            return replace(expr, binder=Binder(sources, binder.where))
        case core.LetIn(var=var):
            return replace(expr, var=new(var))
        case core.Source(binder=binder, good=good):
            sources = tuple((new(var), source) for var, source in binder.sources) if binder else ()
            renamed = Binder(sources, binder.where) if binder else None
            return replace(expr, binder=renamed, good=new(good))
    return expr


def key(expr: Expr) -> str:
    """Return a text that is equal for expressions of equal structure over the same variables."""
    match expr:
        case core.Local(var=var):
            return f"v{var.uid}"
        case core.Const(value=value, type=kind):
            return f"{value!r}:{type(kind).__name__}"
        case core.Read(item=item):
            head = f"@{item.name}"
        case core.Call(define=define):
            head = f"!{define.name}"
        case core.RegionSet(region=region) | core.RegionAt(region=region):
            head = f"%{region.name}"
        case core.Domain(of=of):
            return f"*{of!r}"
        case _:
            head = ""
    parts = []
    for name in _names(expr):
        value = getattr(expr, name)
        if isinstance(value, str | int):
            parts.append(str(value))
    names = ",".join(f"v{var.uid}" for var in bound(expr))
    inside = ",".join(key(child) for child in children(expr))
    return f"{type(expr).__name__}{head}[{' '.join(parts)}|{names}]({inside})"


def canonical(expr: Expr, var: Var) -> str:
    """Return a key in which ``var`` and the variables bound inside are numbered in order of appearance: equal for
    conditions that differ in the names of these alone."""
    names: dict[Var, Expr] = {var: core.Local(var.type, var.span, Var(var.name, var.type, -1, var.span))}

    def visit(part: Expr) -> Expr:
        if isinstance(part, core.Local):
            return names.get(part.var, part)
        for inner in bound(part):
            marker = Var(inner.name, inner.type, -2 - len(names), inner.span)
            names[inner] = core.Local(inner.type, inner.span, marker)
        renamed = rebuild(part, visit)
        return _rebind(renamed, names) if bound(part) else renamed

    return key(visit(expr))


# ------------------------------------------------------------------ statements
def payments(expr: Expr) -> core.Payments | None:
    """Return the payments that an expression asks a market for, if it does nothing else."""
    body = getattr(expr.define, "body", None) if isinstance(expr, core.Call) else None
    return body if isinstance(body, core.Payments) else None


def bodies(stmt: Stmt) -> tuple[tuple[Stmt, ...], ...]:
    """Return the blocks inside a statement."""
    match stmt:
        case core.When(then=then, other=other):
            return (then, other)
        case core.ForEach(body=body) | core.Repeat(body=body):
            return (body,)
        case core.ChooseAction(otherwise=otherwise):
            return (otherwise or (),)
        case core.ChooseValue(body=inner, otherwise=otherwise):
            return (inner or (), otherwise or ())
    return ()


def statements(block: tuple[Stmt, ...]) -> Iterator[Stmt]:
    """Yield all statements of a block, nested ones too, in order; called flows are not entered."""
    for stmt in block:
        yield stmt
        for inner in bodies(stmt):
            yield from statements(inner)


def places(stmt: Stmt) -> tuple[core.Place, ...]:
    """Return the places a statement writes."""
    match stmt:
        case core.Assign(place=place) | core.Add(place=place) | core.Take(place=place):
            return (place,)
        case core.Move(source=source, target=target):
            return (source, target)
        case core.Draw(source=source, target=target):
            return (source, target) if isinstance(source, core.Place) else (target,)
    return ()


def own_expressions(stmt: Stmt) -> Iterator[Expr]:
    """Yield the expressions that stand in a statement itself (not in its blocks), places' keys included."""
    match stmt:
        case core.Let(value=value):
            yield value
        case core.Assign(value=value) | core.Add(value=value) | core.Take(value=value):
            yield value
        case core.Move(value=value) if value is not None:
            yield value
        case core.Draw(count=count, source=source):
            yield count
            if isinstance(source, Expr):
                yield source
        case core.Chance(source=source):
            yield source
        case core.Show(to=to):
            yield to
        case core.When(test=test):
            yield test
        case core.ForEach(binder=binder):
            yield from _parts(binder)
        case core.Repeat(test=test) if test is not None:
            yield test
        case core.ChooseAction(options=options, me=me, decider=decider):
            yield from (me, decider)
            for option in options:
                yield from (value for _, value in option.fixed)
                if option.condition is not None:
                    yield option.condition
        case core.ChooseValue(source=source, where=where, me=me, decider=decider):
            yield from (source, me, decider)
            if where is not None:
                yield where
        case core.Run(args=args):
            yield from args
        case core.Tally(winner=winner):
            yield winner
    for place in places(stmt):
        yield from place.keys
        if place.kind is not None:
            yield place.kind
