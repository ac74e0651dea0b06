"""Expressions, types, and the names of rules, as they were written."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple

from shedu.compiler.source import Span


class Cite(NamedTuple):
    """One clause of a rulebook named by a `cite` line."""

    clause: str
    span: Span


class Word(NamedTuple):
    """A name where it is declared."""

    name: str
    span: Span


class Source(NamedTuple):
    """`name in value` of a binder; the span is that of the name."""

    name: str
    span: Span
    value: Expr


@dataclass(frozen=True, slots=True)
class Node:
    span: Span


# ---------------------------------------------------------------- expressions


@dataclass(frozen=True, slots=True)
class Name(Node):
    name: str


@dataclass(frozen=True, slots=True)
class Number(Node):
    """0 .. 2**31 - 1; a negative number is a Unary."""

    value: int


@dataclass(frozen=True, slots=True)
class Text(Node):
    value: str


@dataclass(frozen=True, slots=True)
class Truth(Node):
    value: bool


@dataclass(frozen=True, slots=True)
class Nothing(Node):
    """`none`."""


@dataclass(frozen=True, slots=True)
class ListOf(Node):
    """`[a, b]`."""

    items: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class SetOf(Node):
    """`{a, 3 b}`: a set or a bag; items may be Amounts."""

    items: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Comprehension(Node):
    """`[value for binder]` or `{value for binder}`; in a set the value may be an Amount."""

    kind: Literal["list", "set"]
    value: Expr
    binder: Binder


@dataclass(frozen=True, slots=True)
class Amount(Node):
    """`3 item` within braces; `item` is a Name or a FieldOf chain."""

    count: Expr
    item: Expr


@dataclass(frozen=True, slots=True)
class Seek(Node):
    """`any|count|those|first|leading (x in S where P [by E])`."""

    word: str
    binder: Binder
    by: Expr | None


@dataclass(frozen=True, slots=True)
class AllHave(Node):
    """`all(x in S where P have claim)`."""

    binder: Binder
    claim: Expr


@dataclass(frozen=True, slots=True)
class Fold(Node):
    """`sum|min|max(value for x in S where P)`."""

    word: str
    value: Expr
    binder: Binder


@dataclass(frozen=True, slots=True)
class FoldOf(Node):
    """`sum|min|max(a, b, ...)`, two arguments or more."""

    word: str
    args: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Apply(Node):
    """`f(a, b)`."""

    function: Expr
    args: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class At(Node):
    """`m[a]`."""

    base: Expr
    args: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class FieldOf(Node):
    """`x.name`; `name_span` is the name after the dot."""

    base: Expr
    name: str
    name_span: Span


@dataclass(frozen=True, slots=True)
class Unary(Node):
    """`op` is `not` or `-`."""

    op: str
    operand: Expr


@dataclass(frozen=True, slots=True)
class Binary(Node):
    """`op` is one of: or and == != < <= > >= in 'not in' .. + - * / mod."""

    op: str
    left: Expr
    right: Expr


@dataclass(frozen=True, slots=True)
class Increase(Binary):
    """A sum that `adjust … by` has made: a number that is none adds nothing."""


@dataclass(frozen=True, slots=True)
class Conditional(Node):
    """`then if test else otherwise`."""

    then: Expr
    test: Expr
    otherwise: Expr


Expr = (
    Name
    | Number
    | Text
    | Truth
    | Nothing
    | ListOf
    | SetOf
    | Comprehension
    | Amount
    | Seek
    | AllHave
    | Fold
    | FoldOf
    | Apply
    | At
    | FieldOf
    | Unary
    | Binary
    | Increase
    | Conditional
)


@dataclass(frozen=True, slots=True)
class Binder(Node):
    """`x in S, y in T where P`; a later source sees the earlier names."""

    sources: tuple[Source, ...]
    where: Expr | None


# ---------------------------------------------------------------- types


@dataclass(frozen=True, slots=True)
class NamedType(Node):
    name: str


@dataclass(frozen=True, slots=True)
class RangeType(Node):
    """`low..high`; each bound a Number, a Unary minus of one, or a Name."""

    low: Expr
    high: Expr


@dataclass(frozen=True, slots=True)
class Size(Node):
    """How many a collection holds: `1..6`, or `up to 6` (then `low` is None)."""

    low: Expr | None
    high: Expr


@dataclass(frozen=True, slots=True)
class CollectionType(Node):
    """`set|bag|list of [size] T`."""

    kind: str
    size: Size | None
    of: TypeExpr


@dataclass(frozen=True, slots=True)
class EnumType(Node):
    """`one of {a, b}`."""

    values: tuple[Word, ...]


@dataclass(frozen=True, slots=True)
class OptionalType(Node):
    """`T?`."""

    of: TypeExpr


@dataclass(frozen=True, slots=True)
class MapType(Node):
    """`A -> B`; `B` may be a map again."""

    key: TypeExpr
    value: TypeExpr


TypeExpr = NamedType | RangeType | CollectionType | EnumType | OptionalType | MapType


@dataclass(frozen=True, slots=True)
class Param(Node):
    """`name: type`; the span is the whole."""

    name: str
    type: TypeExpr


@dataclass(frozen=True, slots=True)
class Path(Node):
    """`a.b.c` where a rule or one of its parts is named."""

    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Call(Node):
    """`path` or `path(args)`; without brackets `args` is ()."""

    path: Path
    args: tuple[Expr, ...]
