"""Builds expressions, types and the names of rules."""

from __future__ import annotations

from lark import Token, Tree

from shedu.compiler import tree as t
from shedu.compiler.read.builder import Branch, Builder, Rule, branch, branches, leaf, leaves

# ---------------------------------------------------------------- expressions


def _name(b: Builder, n: Branch) -> t.Expr:
    word = b.word(leaf(n))
    return t.Name(word.span, word.name)


def _number(b: Builder, n: Branch) -> t.Expr:
    return t.Number(b.span(n), b.number(leaf(n)))


def _text(b: Builder, n: Branch) -> t.Expr:
    return t.Text(b.span(n), str(leaf(n))[1:-1])


def _truth(b: Builder, n: Branch) -> t.Expr:
    return t.Truth(b.span(n), str(leaf(n)) == "true")


def _nothing(b: Builder, n: Branch) -> t.Expr:
    return t.Nothing(b.span(n))


def _list_of(b: Builder, n: Branch) -> t.Expr:
    return t.ListOf(b.span(n), b.exprs(n))


def _set_of(b: Builder, n: Branch) -> t.Expr:
    return t.SetOf(b.span(n), b.exprs(n))


def _list_for(b: Builder, n: Branch) -> t.Expr:
    return t.Comprehension(b.span(n), "list", b.exprs(n)[0], _binder_of(b, n))


def _set_for(b: Builder, n: Branch) -> t.Expr:
    return t.Comprehension(b.span(n), "set", b.exprs(n)[0], _binder_of(b, n))


def _amount(b: Builder, n: Branch) -> t.Expr:
    path = branch(n, "path")
    assert path is not None
    first, *rest = leaves(path)
    word = b.word(first)
    item: t.Expr = t.Name(word.span, word.name)
    for token in rest:
        word = b.word(token)
        item = t.FieldOf(item.span.to(word.span), item, word.name, word.span)
    return t.Amount(b.span(n), b.exprs(n)[0], item)


def _seek(b: Builder, n: Branch) -> t.Expr:
    return t.Seek(b.span(n), str(leaf(n)), _binder_of(b, n), b.inner(n, "by"))


def _all_have(b: Builder, n: Branch) -> t.Expr:
    return t.AllHave(b.span(n), _binder_of(b, n), b.exprs(n)[0])


def _fold(b: Builder, n: Branch) -> t.Expr:
    return t.Fold(b.span(n), str(leaf(n)), b.exprs(n)[0], _binder_of(b, n))


def _fold_of(b: Builder, n: Branch) -> t.Expr:
    return t.FoldOf(b.span(n), str(leaf(n)), b.exprs(n))


def _apply(b: Builder, n: Branch) -> t.Expr:
    function, *args = b.exprs(n)
    return t.Apply(b.span(n), function, tuple(args))


def _at(b: Builder, n: Branch) -> t.Expr:
    base, *args = b.exprs(n)
    return t.At(b.span(n), base, tuple(args))


def _field_of(b: Builder, n: Branch) -> t.Expr:
    word = b.word(leaf(n))
    return t.FieldOf(b.span(n), b.exprs(n)[0], word.name, word.span)


def _denial(b: Builder, n: Branch) -> t.Expr:
    return t.Unary(b.span(n), "not", b.exprs(n)[0])


def _negative(b: Builder, n: Branch) -> t.Expr:
    return t.Unary(b.span(n), "-", b.exprs(n)[0])


def _negative_number(b: Builder, n: Branch) -> t.Expr:
    token = leaf(n)
    return t.Unary(b.span(n), "-", t.Number(b.span(token), b.number(token)))


def _conditional(b: Builder, n: Branch) -> t.Expr:
    then, test, otherwise = b.exprs(n)
    return t.Conditional(b.span(n), then, test, otherwise)


def _compare(b: Builder, n: Branch) -> t.Expr:
    left, right = b.exprs(n)
    return t.Binary(b.span(n), str(leaf(n)), left, right)


def _binary(op: str) -> Rule:
    def build(b: Builder, n: Branch) -> t.Expr:
        left, right = b.exprs(n)
        return t.Binary(b.span(n), op, left, right)

    return build


def _binder_of(b: Builder, n: Branch) -> t.Binder:
    found = b.one(n, "binder")
    assert isinstance(found, t.Binder)
    return found


EXPRESSIONS: dict[str, Rule] = {
    "name": _name,
    "number": _number,
    "text": _text,
    "truth": _truth,
    "nothing": _nothing,
    "list_of": _list_of,
    "set_of": _set_of,
    "list_for": _list_for,
    "set_for": _set_for,
    "amount": _amount,
    "seek": _seek,
    "all_have": _all_have,
    "fold": _fold,
    "fold_of": _fold_of,
    "apply": _apply,
    "at": _at,
    "field_of": _field_of,
    "denial": _denial,
    "negative": _negative,
    "negative_number": _negative_number,
    "conditional": _conditional,
    "compare": _compare,
    "either": _binary("or"),
    "both": _binary("and"),
    "member": _binary("in"),
    "not_member": _binary("not in"),
    "between": _binary(".."),
    "plus": _binary("+"),
    "minus": _binary("-"),
    "times": _binary("*"),
    "over": _binary("/"),
    "modulo": _binary("mod"),
}

# ---------------------------------------------------------------- types


def _named_type(b: Builder, n: Branch) -> t.TypeExpr:
    word = b.word(leaf(n))
    return t.NamedType(word.span, word.name)


def _range_type(b: Builder, n: Branch) -> t.TypeExpr:
    low, high = b.exprs(n)
    return t.RangeType(b.span(n), low, high)


def _collection_type(b: Builder, n: Branch) -> t.TypeExpr:
    kind = branch(n, "collection")
    assert kind is not None
    size = b.one(n, "size_range") or b.one(n, "up_to")
    return t.CollectionType(b.span(n), str(leaf(kind)), size, b.types_of(n)[0])


def _enum_type(b: Builder, n: Branch) -> t.TypeExpr:
    return t.EnumType(b.span(n), tuple(b.word(token) for token in leaves(n)))


def _optional_type(b: Builder, n: Branch) -> t.TypeExpr:
    return t.OptionalType(b.span(n), b.types_of(n)[0])


def _map_type(b: Builder, n: Branch) -> t.TypeExpr:
    key, value = b.types_of(n)
    return t.MapType(b.span(n), key, value)


TYPES: dict[str, Rule] = {
    "named_type": _named_type,
    "range_type": _range_type,
    "collection_type": _collection_type,
    "enum_type": _enum_type,
    "optional_type": _optional_type,
    "map_type": _map_type,
}

# ---------------------------------------------------------------- what both stand in


def _size_range(b: Builder, n: Branch) -> t.Size:
    low, high = b.exprs(n)
    return t.Size(b.span(n), low, high)


def _up_to(b: Builder, n: Branch) -> t.Size:
    return t.Size(b.span(n), None, b.exprs(n)[0])


def _binder(b: Builder, n: Branch) -> t.Binder:
    sources: list[t.Source] = []
    name: t.Word | None = None
    for child in n.children:
        if isinstance(child, Token):
            name = b.word(child)
        elif isinstance(child, Tree) and child.data != "where" and name is not None:
            sources.append(t.Source(name.name, name.span, b.expr(child)))
    return t.Binder(b.span(n), tuple(sources), b.inner(n, "where"))


def _param(b: Builder, n: Branch) -> t.Param:
    return t.Param(b.span(n), b.word(leaf(n)).name, b.types_of(n)[0])


def _params(b: Builder, n: Branch) -> tuple[t.Param, ...]:
    return b.all(n, "param")


def _path(b: Builder, n: Branch) -> t.Path:
    return t.Path(b.span(n), tuple(b.word(token).name for token in leaves(n)))


def _call(b: Builder, n: Branch) -> t.Call:
    return t.Call(b.span(n), b.one(n, "path"), b.exprs(n))


def _values(b: Builder, n: Branch) -> tuple[t.Expr, ...]:
    return b.exprs(n)


SHARED: dict[str, Rule] = {
    "size_range": _size_range,
    "up_to": _up_to,
    "binder": _binder,
    "param": _param,
    "params": _params,
    "path": _path,
    "call": _call,
    "values": _values,
}


def params_of(b: Builder, n: Branch) -> tuple[t.Param, ...]:
    """The parameters of a declaration, () where it has none."""
    found: tuple[t.Param, ...] | None = b.one(n, "params")
    return found or ()


def only_expr(b: Builder, n: Branch) -> t.Expr:
    """The first expression directly below a node."""
    return next(b.expr(child) for child in branches(n) if child.data in b.expressions)
