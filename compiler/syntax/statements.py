"""Statements, as they were written: the body of every action, flow, effect and outcome."""

from __future__ import annotations

from dataclasses import dataclass

from shedu.compiler.source import Span
from shedu.compiler.syntax.expressions import Binder, Call, Cite, Expr, Node


@dataclass(frozen=True, slots=True)
class CiteLine(Node):
    cites: tuple[Cite, ...]


@dataclass(frozen=True, slots=True)
class Let(Node):
    name: str
    name_span: Span
    value: Expr


@dataclass(frozen=True, slots=True)
class Assign(Node):
    """`place = value`; a place is a Name under At and FieldOf."""

    place: Expr
    value: Expr


@dataclass(frozen=True, slots=True)
class Add(Node):
    value: Expr
    place: Expr


@dataclass(frozen=True, slots=True)
class Take(Node):
    value: Expr
    place: Expr


@dataclass(frozen=True, slots=True)
class Move(Node):
    """`move value [from source] to place`; without `from` the value is a place itself."""

    value: Expr
    source: Expr | None
    place: Expr


@dataclass(frozen=True, slots=True)
class Draw(Node):
    count: Expr
    source: Expr
    place: Expr


@dataclass(frozen=True, slots=True)
class Chance(Node):
    name: str
    name_span: Span
    value: Expr


@dataclass(frozen=True, slots=True)
class Show(Node):
    place: Expr
    to: Expr


@dataclass(frozen=True, slots=True)
class Arm(Node):
    test: Expr
    block: Block


@dataclass(frozen=True, slots=True)
class If(Node):
    """The arms in order (`if`, then each `else if`), then the `else` block or None."""

    arms: tuple[Arm, ...]
    otherwise: Block | None


@dataclass(frozen=True, slots=True)
class For(Node):
    binder: Binder
    block: Block


@dataclass(frozen=True, slots=True)
class Repeat(Node):
    """`repeat at most bound [while test]`."""

    bound: Expr
    test: Expr | None
    block: Block


@dataclass(frozen=True, slots=True)
class Choice(Node):
    """A line of `choose`: an action, open (no args) or with given arguments, `if` a test holds."""

    call: Call
    test: Expr | None


@dataclass(frozen=True, slots=True)
class ChooseAction(Node):
    choices: tuple[Choice, ...]
    always: bool
    by: Expr | None
    otherwise: Block | None


@dataclass(frozen=True, slots=True)
class ChooseValue(Node):
    """Without a block (None) the names live to the end of the enclosing block."""

    binder: Binder
    prompt: str | None
    always: bool
    by: Expr | None
    block: Block | None
    otherwise: Block | None


@dataclass(frozen=True, slots=True)
class Together(Node):
    binder: Binder
    block: Block


@dataclass(frozen=True, slots=True)
class As(Node):
    seat: Expr
    block: Block


@dataclass(frozen=True, slots=True)
class Run(Node):
    call: Call


@dataclass(frozen=True, slots=True)
class End(Node):
    reason: str


Statement = (
    CiteLine
    | Let
    | Assign
    | Add
    | Take
    | Move
    | Draw
    | Chance
    | Show
    | If
    | For
    | Repeat
    | ChooseAction
    | ChooseValue
    | Together
    | As
    | Run
    | End
)
Block = tuple[Statement, ...]
