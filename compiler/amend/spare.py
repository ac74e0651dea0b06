"""Whether a `replace` says no more than a lighter amendment would."""

from __future__ import annotations

from shedu.compiler import tree as t
from shedu.compiler.unparse import declaration_text, expression_text


def easier_way(old: t.Declaration, new: t.Declaration) -> str | None:
    """The hint that names the lighter amendment, None where it takes a `replace`."""
    match old, new:
        case t.DefineDecl(), t.DefineDecl():
            return _define(new)
        case t.FlowDecl(), t.FlowDecl() if _names(old) == _names(new):
            return _block(old.block, new.block)
        case t.ActionDecl(), t.ActionDecl() if _names(old) == _names(new) and old.title == new.title:
            return _action(old, new)
        case t.Form(), t.Form() if _names(old) == _names(new):
            return _form(old, new)
    return None


def _names(declaration: t.ActionDecl | t.FlowDecl | t.Form) -> list[str]:
    return [param.name for param in declaration.params]


def _define(new: t.DefineDecl) -> str | None:
    if new.lets:
        return None
    params = f"({', '.join(param.name for param in new.params)})" if new.params else ""
    return f"`adjust {new.name}{params} to …` sets the value and leaves the rest as it is"


def _block(old: t.Block, new: t.Block) -> str | None:
    """`before` or `after`, where the old statements are all there, with more at one end."""
    was, now = _texts(old), _texts(new)
    if not was or len(now) <= len(was):
        return None
    if now[: len(was)] == was:
        return "`after` adds to what happens"
    return "`before` adds to what happens" if now[-len(was) :] == was else None


def _texts(block: t.Block) -> list[str]:
    span = block[0].span if block else None
    return (
        []
        if span is None
        else [declaration_text(t.FlowDecl(span, "x", span, (), None, (one,), ())) for one in block]
    )


def _action(old: t.ActionDecl, new: t.ActionDecl) -> str | None:
    was, now = [_check(one) for one in old.checks], [_check(one) for one in new.checks]
    same = _texts(old.do or ()) == _texts(new.do or ())
    if same and len(now) > len(was) and now[: len(was)] == was:
        return f"`also {old.name}` adds requirements"
    return _block(old.do or (), new.do or ()) if was == now else None


def _check(check: t.Let | t.Require) -> str:
    if isinstance(check, t.Let):
        return f"{check.name} = {expression_text(check.value)}"
    return f"{check.name}: {expression_text(check.condition)}"


def _form(old: t.Form, new: t.Form) -> str | None:
    """`adjust`, where only lines of one value differ."""
    if [line.label for line in old.body.lines] != [line.label for line in new.body.lines]:
        return None
    rest = [_without_lines(form) for form in (old, new)]
    if rest[0] != rest[1]:
        return None
    for before, after in zip(old.body.lines, new.body.lines, strict=True):
        texts = [[expression_text(value) for value in line.values] for line in (before, after)]
        if texts[0] != texts[1]:
            return f"`adjust {old.name}.{before.label} to …` changes the line"
    return None


def _without_lines(form: t.Form) -> str:
    body = t.FormBody(form.body.span, (), form.body.parts, form.body.checks, form.body.do, ())
    return declaration_text(t.Form(form.span, form.kind, form.name, form.name_span, form.params, None, body))
