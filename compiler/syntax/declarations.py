"""Declarations, amendments and scenarios, as they were written."""

from __future__ import annotations

from dataclasses import dataclass

from shedu.compiler.source import Span
from shedu.compiler.syntax.expressions import Binder, Call, Cite, Expr, Node, Param, Path, TypeExpr, Word
from shedu.compiler.syntax.statements import Block, Let


@dataclass(frozen=True, slots=True)
class Line(Node):
    """`label: value, value ["title"]` of a form, a header, a table or a scenario.

    The label is a name or, where `quoted`, a string. `cites` are those indented below the line.
    """

    label: str
    label_span: Span
    quoted: bool
    values: tuple[Expr, ...]
    title: str | None
    cites: tuple[Cite, ...]


@dataclass(frozen=True, slots=True)
class WhenLine(Line):
    """`label: value, value when condition` of a header; the condition is about options. It has no title."""

    when: Expr


@dataclass(frozen=True, slots=True)
class Require(Node):
    """`require name: condition "message"`; message lines below are joined by blanks."""

    name: str
    name_span: Span
    condition: Expr
    message: str | None
    cites: tuple[Cite, ...]


@dataclass(frozen=True, slots=True)
class FormBody(Node):
    """What stands in a form or a part. `checks` keeps lets and requirements in order."""

    lines: tuple[Line, ...]
    parts: tuple[Part, ...]
    checks: tuple[Let | Require, ...]
    do: Block | None
    cites: tuple[Cite, ...]


@dataclass(frozen=True, slots=True)
class Part(Node):
    """A labelled part of a form: `name`, `name (params)` or `name for binder`."""

    name: str
    name_span: Span
    params: tuple[Param, ...]
    binder: Binder | None
    body: FormBody


@dataclass(frozen=True, slots=True)
class Form(Node):
    """A declaration made of labelled lines; `kind` is board, conflict, market or scoring."""

    kind: str
    name: str
    name_span: Span
    params: tuple[Param, ...]
    title: str | None
    body: FormBody


@dataclass(frozen=True, slots=True)
class Header(Node):
    """`game|module|variant name [of base] ["title"]`; the declarations up to the next header belong to it."""

    kind: str
    name: str
    name_span: Span
    of: Word | None
    title: str | None
    lines: tuple[Line, ...]
    cites: tuple[Cite, ...]


@dataclass(frozen=True, slots=True)
class OptionDecl(Node):
    name: str
    name_span: Span
    type: TypeExpr
    default: Expr
    cites: tuple[Cite, ...]


@dataclass(frozen=True, slots=True)
class TypeAlias(Node):
    name: str
    name_span: Span
    type: TypeExpr
    cites: tuple[Cite, ...]


@dataclass(frozen=True, slots=True)
class Field(Node):
    """`name: type [= default]` of a record or of the state."""

    name: str
    name_span: Span
    type: TypeExpr
    default: Expr | None
    cites: tuple[Cite, ...]


@dataclass(frozen=True, slots=True)
class RecordDecl(Node):
    name: str
    name_span: Span
    fields: tuple[Field, ...]
    cites: tuple[Cite, ...]


@dataclass(frozen=True, slots=True)
class StateDecl(Node):
    """`sight` is open, secret or hidden."""

    sight: str
    fields: tuple[Field, ...]
    cites: tuple[Cite, ...]


@dataclass(frozen=True, slots=True)
class Column(Node):
    """`name(params): type [= default]`; with params its cells are formulas in them.

    `partial`: nobody wrote the column, it was made for effects; a row without a cell holds the first value of its
    type.
    """

    name: str
    name_span: Span
    params: tuple[Param, ...]
    type: TypeExpr
    default: Expr | None
    partial: bool = False


@dataclass(frozen=True, slots=True)
class Cell(Node):
    """One cell of a row: by place (label None) or `column: value`; an empty cell has no values."""

    label: Word | None
    values: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Row(Node):
    """`held`: the amendments in the row's own block."""

    name: str
    name_span: Span
    title: str | None
    cells: tuple[Cell, ...]
    held: tuple[Amendment, ...]
    cites: tuple[Cite, ...]


@dataclass(frozen=True, slots=True)
class TableDecl(Node):
    name: str
    name_span: Span
    title: str | None
    lines: tuple[Line, ...]
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    cites: tuple[Cite, ...]


@dataclass(frozen=True, slots=True)
class RegionDecl(Node):
    """`region name(params) of element: type where condition`."""

    name: str
    name_span: Span
    params: tuple[Param, ...]
    of: Param
    where: Expr
    cites: tuple[Cite, ...]


@dataclass(frozen=True, slots=True)
class DefineDecl(Node):
    name: str
    name_span: Span
    params: tuple[Param, ...]
    type: TypeExpr | None
    lets: tuple[Let, ...]
    value: Expr
    cites: tuple[Cite, ...]


@dataclass(frozen=True, slots=True)
class ActionDecl(Node):
    """`checks` keeps lets and requirements in order; without `do` (None) nothing happens."""

    name: str
    name_span: Span
    params: tuple[Param, ...]
    title: str | None
    checks: tuple[Let | Require, ...]
    do: Block | None
    cites: tuple[Cite, ...]


@dataclass(frozen=True, slots=True)
class FlowDecl(Node):
    """`cites` are those that open the block; a flow with an empty block is a moment."""

    name: str
    name_span: Span
    params: tuple[Param, ...]
    title: str | None
    block: Block
    cites: tuple[Cite, ...]


@dataclass(frozen=True, slots=True)
class EffectDecl(Node):
    name: str
    name_span: Span
    params: tuple[Param, ...]
    title: str | None
    held: tuple[Amendment, ...]
    cites: tuple[Cite, ...]


@dataclass(frozen=True, slots=True)
class RankingDecl(Node):
    param: Param
    keys: tuple[Expr, ...]
    cites: tuple[Cite, ...]


@dataclass(frozen=True, slots=True)
class InvariantDecl(Node):
    """`flow`: the flow at whose decisions it must hold, or None for all."""

    name: str
    name_span: Span
    flow: Path | None
    condition: Expr
    message: str | None
    cites: tuple[Cite, ...]


# ---------------------------------------------------------------- amendments


@dataclass(frozen=True, slots=True)
class Pattern(Node):
    """`path(names)`; `names` is None where no brackets stand."""

    path: Path
    names: tuple[Word, ...] | None


@dataclass(frozen=True, slots=True)
class Before(Node):
    pattern: Pattern
    when: Expr | None
    block: Block
    cites: tuple[Cite, ...]


@dataclass(frozen=True, slots=True)
class After(Node):
    pattern: Pattern
    when: Expr | None
    block: Block
    cites: tuple[Cite, ...]


@dataclass(frozen=True, slots=True)
class Adjust(Node):
    """`how` is `by` or `to`."""

    pattern: Pattern
    how: str
    value: Expr
    when: Expr | None
    cites: tuple[Cite, ...]


@dataclass(frozen=True, slots=True)
class Also(Node):
    targets: tuple[Path, ...]
    body: FormBody


@dataclass(frozen=True, slots=True)
class Offer(Node):
    call: Call
    flow: Path
    test: Expr | None
    cites: tuple[Cite, ...]


@dataclass(frozen=True, slots=True)
class Replace(Node):
    declaration: Declaration


@dataclass(frozen=True, slots=True)
class Remove(Node):
    target: Path
    cites: tuple[Cite, ...]


Amendment = Before | After | Adjust | Also | Offer | Replace | Remove


# ---------------------------------------------------------------- scenarios


@dataclass(frozen=True, slots=True)
class Given(Node):
    """`place = value`."""

    place: Expr
    value: Expr


@dataclass(frozen=True, slots=True)
class PictureRow(Node):
    text: str


@dataclass(frozen=True, slots=True)
class Picture(Node):
    """Rows of a map; `at` names the element under the first mark, or is None for the first one."""

    at: str | None
    rows: tuple[PictureRow, ...]


@dataclass(frozen=True, slots=True)
class Played(Node):
    """`seat: action(args)`."""

    seat: Expr
    call: Call


@dataclass(frozen=True, slots=True)
class Drawn(Node):
    """`drawn {…}`: what the next draw gives."""

    value: Expr


@dataclass(frozen=True, slots=True)
class Ran(Node):
    """`run flow(args)` among the steps of a scenario."""

    call: Call


@dataclass(frozen=True, slots=True)
class Told(Node):
    """A condition that must hold."""

    claim: Expr


@dataclass(frozen=True, slots=True)
class Can(Node):
    seat: Expr
    call: Call


@dataclass(frozen=True, slots=True)
class Cannot(Node):
    """`requirement`: the one that must refuse, or None for any."""

    seat: Expr
    call: Call
    requirement: Path | None


@dataclass(frozen=True, slots=True)
class Waits(Node):
    """`waits seat: decision`."""

    seat: Expr
    decision: Path


@dataclass(frozen=True, slots=True)
class Ended(Node):
    reason: str


@dataclass(frozen=True, slots=True)
class Won(Node):
    """`won seat, seat`: these share the victory, nobody else."""

    seats: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Sees(Node):
    """`sees seat: item`: the seat sees what the state item holds."""

    seat: Expr
    item: Expr


@dataclass(frozen=True, slots=True)
class Unseen(Node):
    """`unseen seat: item`: the seat does not see it."""

    seat: Expr
    item: Expr


SceneLine = (
    Given | Picture | Played | Drawn | Ran | Told | Can | Cannot | Waits | Ended | Won | Sees | Unseen
)


@dataclass(frozen=True, slots=True)
class Scene(Node):
    """A part of a scenario: `name` is given, play or expect (checked later)."""

    name: str
    name_span: Span
    lines: tuple[SceneLine, ...]


@dataclass(frozen=True, slots=True)
class ScenarioDecl(Node):
    title: str
    title_span: Span
    of: Word | None
    lines: tuple[Line, ...]
    scenes: tuple[Scene, ...]
    cites: tuple[Cite, ...]


Declaration = (
    Header
    | OptionDecl
    | TypeAlias
    | RecordDecl
    | TableDecl
    | StateDecl
    | Form
    | RegionDecl
    | DefineDecl
    | ActionDecl
    | FlowDecl
    | EffectDecl
    | RankingDecl
    | InvariantDecl
    | ScenarioDecl
    | Amendment
)


@dataclass(frozen=True, slots=True)
class Module(Node):
    """One file: its declarations in order. The span covers the file.

    A declaration with a syntax fault in it is left out; `damaged` holds the names that such ones seem to
    declare, so that a later pass that looks at the rest anyway need not call them unknown.
    """

    path: str
    declarations: tuple[Declaration, ...]
    damaged: frozenset[str] = frozenset()
