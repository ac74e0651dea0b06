"""Trees of expressions and types, not only that they are accepted."""

from __future__ import annotations

import pytest

from shedu.compiler import tree as t
from shedu.compiler.read import read_text
from shedu.compiler.read.outline import outline


def value(text: str) -> t.Expr:
    module, found = read_text("x", f"define f is {text}\n")
    assert found == ()
    (declaration,) = module.declarations
    assert isinstance(declaration, t.DefineDecl)
    return declaration.value


def type_of(text: str) -> t.TypeExpr:
    module, found = read_text("x", f"type T: {text}\n")
    assert found == ()
    (declaration,) = module.declarations
    assert isinstance(declaration, t.TypeAlias)
    return declaration.type


@pytest.mark.parametrize(
    ("text", "tree"),
    [
        ("a", "Name('a')"),
        ("12", "Number(12)"),
        ("-12", "Unary('-', Number(12))"),
        ("- -a", "Unary('-', Unary('-', Name('a')))"),
        ('"a # b"', "Text('a # b')"),
        ("true", "Truth(True)"),
        ("false", "Truth(False)"),
        ("none", "Nothing()"),
        ("not a", "Unary('not', Name('a'))"),
        ("not not a", "Unary('not', Unary('not', Name('a')))"),
        ("not a == b", "Unary('not', Binary('==', Name('a'), Name('b')))"),
        ("-3..3", "Binary('..', Unary('-', Number(3)), Number(3))"),
        ("1..n", "Binary('..', Number(1), Name('n'))"),
        ("a - b - c", "Binary('-', Binary('-', Name('a'), Name('b')), Name('c'))"),
        ("a - -b", "Binary('-', Name('a'), Unary('-', Name('b')))"),
        ("a + b * c", "Binary('+', Name('a'), Binary('*', Name('b'), Name('c')))"),
        ("a / b mod c", "Binary('mod', Binary('/', Name('a'), Name('b')), Name('c'))"),
        ("(a + b) * c", "Binary('*', Binary('+', Name('a'), Name('b')), Name('c'))"),
        ("a or b and c", "Binary('or', Name('a'), Binary('and', Name('b'), Name('c')))"),
        ("a <= b + 1", "Binary('<=', Name('a'), Binary('+', Name('b'), Number(1)))"),
        ("a in b", "Binary('in', Name('a'), Name('b'))"),
        ("a not in b", "Binary('not in', Name('a'), Name('b'))"),
        ("not a in b", "Unary('not', Binary('in', Name('a'), Name('b')))"),
        ("a if b else c if d else e",
         "Conditional(Name('a'), Name('b'), Conditional(Name('c'), Name('d'), Name('e')))"),
        ("a.b.c", "FieldOf(FieldOf(Name('a'), 'b'), 'c')"),
        ("a[b, c]", "At(Name('a'), [Name('b'), Name('c')])"),
        ("a(b)[c].d", "FieldOf(At(Apply(Name('a'), [Name('b')]), [Name('c')]), 'd')"),
        ("-a[b]", "Unary('-', At(Name('a'), [Name('b')]))"),
        ("[]", "ListOf([])"),
        ("[a, b]", "ListOf([Name('a'), Name('b')])"),
        ("{}", "SetOf([])"),
        ("{a, b}", "SetOf([Name('a'), Name('b')])"),
        ("{3 a, n b, c}", "SetOf([Amount(Number(3), Name('a')), Amount(Name('n'), Name('b')), Name('c')])"),
        ("{f(x) a.b}", "SetOf([Amount(Apply(Name('f'), [Name('x')]), FieldOf(Name('a'), 'b'))])"),
        ("{{a, b}}", "SetOf([SetOf([Name('a'), Name('b')])])"),
        ("[a for a in b]", "Comprehension('list', Name('a'), Binder([a in Name('b')], -))"),
        ("{n a for a in b where c}",
         "Comprehension('set', Amount(Name('n'), Name('a')), Binder([a in Name('b')], Name('c')))"),
        ("any(a in b)", "Seek('any', Binder([a in Name('b')], -), -)"),
        ("first(a in b, c in d where e by -f)",
         "Seek('first', Binder([a in Name('b'), c in Name('d')], Name('e')), Unary('-', Name('f')))"),
        ("all(a in b where c have d)", "AllHave(Binder([a in Name('b')], Name('c')), Name('d'))"),
        ("sum(a for a in b)", "Fold('sum', Name('a'), Binder([a in Name('b')], -))"),
        ("min(a, b, c)", "FoldOf('min', [Name('a'), Name('b'), Name('c')])"),
        ("(a\n  + b # more\n\n  + c)", "Binary('+', Binary('+', Name('a'), Name('b')), Name('c'))"),
    ],
)  # fmt: skip
def test_expressions(text: str, tree: str) -> None:
    assert outline(value(text)) == tree


@pytest.mark.parametrize(
    ("text", "tree"),
    [
        ("bool", "NamedType('bool')"),
        ("0..6", "RangeType(Number(0), Number(6))"),
        ("-3..n", "RangeType(Unary('-', Number(3)), Name('n'))"),
        ("T?", "OptionalType(NamedType('T'))"),
        ("set of T", "CollectionType('set', -, NamedType('T'))"),
        ("set of set of T", "CollectionType('set', -, CollectionType('set', -, NamedType('T')))"),
        ("bag of 1..6 T", "CollectionType('bag', Size(Number(1), Number(6)), NamedType('T'))"),
        ("list of up to n T", "CollectionType('list', Size(-, Name('n')), NamedType('T'))"),
        ("set of 1..3", "CollectionType('set', -, RangeType(Number(1), Number(3)))"),
        ("one of {a, b}", "EnumType([a, b])"),
        ("A -> B -> C?", "MapType(NamedType('A'), MapType(NamedType('B'), OptionalType(NamedType('C'))))"),
        ("A -> set of B", "MapType(NamedType('A'), CollectionType('set', -, NamedType('B')))"),
    ],
)
def test_types(text: str, tree: str) -> None:
    assert outline(type_of(text)) == tree


def test_spans_are_those_of_the_text() -> None:
    module, _ = read_text("x", "define f\n    let a = 1\n    is (a +\n        b[c]) - dé.e\n")
    (declaration,) = module.declarations
    assert isinstance(declaration, t.DefineDecl)
    found = declaration.value
    assert isinstance(found, t.Binary) and isinstance(found.left, t.Binary)
    place = found.left.right.span
    assert (place.line, place.column, place.end_line, place.end_column) == (4, 9, 4, 13)
    right = found.right
    assert isinstance(right, t.FieldOf)
    assert (right.span.column, right.span.end_column, right.name_span.column) == (17, 21, 20)
    assert (declaration.name_span.line, declaration.name_span.column) == (1, 8)
    assert declaration.span.end_line == 4


def test_equal_text_at_two_places_gives_two_nodes() -> None:
    found = value("a + a")
    assert isinstance(found, t.Binary)
    assert found.left != found.right
