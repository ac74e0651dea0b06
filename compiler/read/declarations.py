"""Builds declarations: headers, data, forms, rules."""

from __future__ import annotations

from typing import cast

from shedu.compiler import tree as t
from shedu.compiler.diagnostics import Label, error
from shedu.compiler.read.builder import Branch, Builder, Rule, branch, branches, leaf, leaves
from shedu.compiler.read.expressions import only_expr, params_of
from shedu.compiler.read.statements import block_of, opening_cites
from shedu.compiler.source import Span

AMENDMENTS = ("before", "after", "adjust", "also", "offer", "replace", "remove")


def _named(b: Builder, n: Branch, kind: str = "NAME") -> tuple[Span, str, Span]:
    """Span, name and the name's span: how most declarations begin."""
    token = next(token for token in leaves(n) if token.type == kind)
    word = b.word(token)
    return b.span(n), word.name, word.span


# ---------------------------------------------------------------- shared shapes


def _of(b: Builder, n: Branch) -> t.Word:
    return b.word(leaf(n))


def _line(b: Builder, n: Branch) -> t.Line:
    label = branch(n, "label")
    assert label is not None
    token = leaf(label)
    quoted = token.type == "STRING"
    name = str(token)[1:-1] if quoted else b.word(token).name
    values = b.one(n, "values")
    return t.Line(b.span(n), name, b.span(token), quoted, values, b.text(n), b.cites(n))


def _when_line(b: Builder, n: Branch) -> t.WhenLine:
    line, when = _line(b, n), cast(t.Expr, b.inner(n, "when"))
    return t.WhenLine(
        line.span, line.label, line.label_span, line.quoted, line.values, None, line.cites, when
    )


def _require(b: Builder, n: Branch) -> t.Require:
    messages = [b.text(n), *b.all(n, "message")]
    message = " ".join(text for text in messages if text is not None) or None
    return t.Require(*_named(b, n), only_expr(b, n), message, b.cites(n))


def _message(_: Builder, n: Branch) -> str:
    return str(leaf(n))[1:-1]


def _form_body(b: Builder, n: Branch) -> t.FormBody:
    lines, parts = b.all(n, "line"), b.all(n, "part")
    return t.FormBody(b.span(n), lines, parts, b.all(n, "let", "require"), only_do(b, n), b.cites(n))


def only_do(b: Builder, n: Branch) -> t.Block | None:
    """The block of the one `do`; a second one is a fault."""
    found = [child for child in branches(n) if child.data == "do"]
    for more in found[1:]:
        first = Label(b.span(found[0]), "the first one")
        b.found.append(error("E0122", "a rule has one `do`", b.span(more), "a second one", first))
    return cast(t.Block, b.other(found[0])) if found else None


def _part(b: Builder, n: Branch) -> t.Part:
    return t.Part(*_named(b, n), params_of(b, n), b.one(n, "binder"), b.one(n, "form_body"))


def _form(b: Builder, n: Branch) -> t.Form:
    kind = str(leaf(n))
    return t.Form(b.span(n), kind, *_named(b, n)[1:], params_of(b, n), b.text(n), b.one(n, "form_body"))


def _header(b: Builder, n: Branch) -> t.Header:
    kind = str(leaf(n))
    of = b.one(n, "of")
    lines = b.all(n, "line", "when_line")
    return t.Header(b.span(n), kind, *_named(b, n)[1:], of, b.text(n), lines, b.cites(n))


# ---------------------------------------------------------------- data


def _option(b: Builder, n: Branch) -> t.OptionDecl:
    default = cast(t.Expr, b.inner(n, "default"))
    return t.OptionDecl(*_named(b, n), b.types_of(n)[0], default, b.cites(n))


def _alias(b: Builder, n: Branch) -> t.TypeAlias:
    return t.TypeAlias(*_named(b, n), b.types_of(n)[0], b.cites(n))


def _record(b: Builder, n: Branch) -> t.RecordDecl:
    return t.RecordDecl(*_named(b, n), b.all(n, "field"), b.cites(n))


def _state(b: Builder, n: Branch) -> t.StateDecl:
    sight = branch(n, "sight")
    assert sight is not None
    return t.StateDecl(b.span(n), str(leaf(sight)), b.all(n, "field"), b.cites(n))


def _field(b: Builder, n: Branch) -> t.Field:
    return t.Field(*_named(b, n), b.types_of(n)[0], b.inner(n, "default"), b.cites(n))


def _table(b: Builder, n: Branch) -> t.TableDecl:
    columns = tuple(column for line in b.all(n, "columns") for column in line)
    return t.TableDecl(*_named(b, n), b.text(n), b.all(n, "line"), columns, b.all(n, "row"), b.cites(n))


def _columns(b: Builder, n: Branch) -> tuple[t.Column, ...]:
    return b.all(n, "column")


def _column(b: Builder, n: Branch) -> t.Column:
    return t.Column(*_named(b, n), params_of(b, n), b.types_of(n)[0], b.inner(n, "default"))


def _row(b: Builder, n: Branch) -> t.Row:
    return t.Row(*_named(b, n), b.text(n), b.all(n, "cell"), b.all(n, *AMENDMENTS), b.cites(n))


def _cell(b: Builder, n: Branch) -> t.Cell:
    label = b.word(leaf(n)) if leaves(n) else None
    return t.Cell(b.span(n), label, b.one(n, "values") or ())


def _region(b: Builder, n: Branch) -> t.RegionDecl:
    where = cast(t.Expr, b.inner(n, "where"))
    return t.RegionDecl(*_named(b, n), params_of(b, n), b.one(n, "param"), where, b.cites(n))


# ---------------------------------------------------------------- rules


def _define(b: Builder, n: Branch) -> t.DefineDecl:
    typed = branch(n, "type_of")
    type_ = b.types_of(typed)[0] if typed else None
    return t.DefineDecl(*_named(b, n), params_of(b, n), type_, b.all(n, "let"), only_expr(b, n), b.cites(n))


def _ranking(b: Builder, n: Branch) -> t.RankingDecl:
    return t.RankingDecl(b.span(n), b.one(n, "param"), b.one(n, "values"), b.cites(n))


def _invariant(b: Builder, n: Branch) -> t.InvariantDecl:
    return t.InvariantDecl(*_named(b, n), b.one(n, "path"), only_expr(b, n), b.text(n), b.cites(n))


def _action(b: Builder, n: Branch) -> t.ActionDecl:
    checks = b.all(n, "let", "require")
    return t.ActionDecl(*_named(b, n), params_of(b, n), b.text(n), checks, only_do(b, n), b.cites(n))


def _flow(b: Builder, n: Branch) -> t.FlowDecl:
    cites, block = opening_cites(block_of(b, n))
    return t.FlowDecl(*_named(b, n), params_of(b, n), b.text(n), block, cites)


def _effect(b: Builder, n: Branch) -> t.EffectDecl:
    return t.EffectDecl(*_named(b, n), params_of(b, n), b.text(n), b.all(n, *AMENDMENTS), b.cites(n))


DECLARATIONS: dict[str, Rule] = {
    "header": _header,
    "option": _option,
    "alias": _alias,
    "record": _record,
    "state": _state,
    "table": _table,
    "form": _form,
    "region": _region,
    "define": _define,
    "ranking": _ranking,
    "invariant": _invariant,
    "action": _action,
    "flow": _flow,
    "effect": _effect,
}

DECLARATION_PARTS: dict[str, Rule] = {
    "of": _of,
    "line": _line,
    "when_line": _when_line,
    "require": _require,
    "message": _message,
    "form_body": _form_body,
    "part": _part,
    "field": _field,
    "columns": _columns,
    "column": _column,
    "row": _row,
    "cell": _cell,
}
