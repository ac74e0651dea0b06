"""Checked rules: what `check` makes of a linked game and what `interpret` and `plan` read.

Everything is resolved: names are declarations, options are constants, `me` is a variable handed on explicitly,
a conflict is a flow with two or more questions, board forms are `Board` values. Nodes compare by identity where
they declare something (Var, Define, Flow, ...): each is made once.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from shedu.compiler.source import Span
from shedu.runtime.types import Atom, Type

Sight = Literal["open", "secret", "hidden"]


# ------------------------------------------------------------------ declarations of data
@dataclass(frozen=True, slots=True, eq=False)
class Var:
    """A parameter, let, binder or handed-on `me`. ``uid`` is unique in the game."""

    name: str
    type: Type
    uid: int
    span: Span


@dataclass(frozen=True, slots=True, eq=False)
class Board:
    """A topology. ``steps[direction][cell]`` is the neighbour's index or -1; ``joined`` lists the directions that
    make cells neighbours. Cells are numbered row by row; ``rows`` and ``columns`` give each cell's place from 1
    (also on a hex rhombus). ``mirror[cell]`` is the cell over the long diagonal (-1 where the board has none).
    ``area`` is (height, width)."""

    cell: Atom
    direction: Atom
    shape: Literal["grid", "hex", "ring", "graph"]
    area: tuple[int, int]
    steps: tuple[tuple[int, ...], ...]
    joined: tuple[int, ...]
    opposite: tuple[int, ...]
    rows: tuple[int, ...]
    columns: tuple[int, ...]
    mirror: tuple[int, ...]
    legend: tuple[LegendEntry, ...]
    cites: tuple[str, ...]
    span: Span


@dataclass(frozen=True, slots=True, eq=False)
class LegendEntry:
    """One drawing mark. ``shown`` is a condition with `here` (a Var of the cell type) and perhaps ``digit``, a Var of
    the seat type whose number (from 1) follows the letter; ``effects`` set it up when a picture is read."""

    mark: str
    here: Var
    digit: Var | None
    shown: Expr
    effects: tuple[Stmt, ...]


@dataclass(frozen=True, slots=True, eq=False)
class StateItem:
    """A state item: a value of ``type`` for every combination of ``keys`` (finite types; () for a plain item).

    ``default`` is the value at the start; None stands for the type's natural first value (none, 0 or the lowest
    value, false, empty)."""

    name: str
    sight: Sight
    keys: tuple[Type, ...]
    type: Type
    default: Expr | None
    cites: tuple[str, ...]
    span: Span


@dataclass(frozen=True, slots=True, eq=False)
class Table:
    """A table: ``atom`` has the row names; ``cells[column][row]`` are constants."""

    atom: Atom
    titles: tuple[str, ...]
    columns: tuple[tuple[str, Type], ...]
    cells: tuple[tuple[object, ...], ...]
    cites: tuple[str, ...]
    span: Span


# ------------------------------------------------------------------ expressions
@dataclass(frozen=True, slots=True, eq=False)
class Expr:
    """Base of all expressions; every one knows its type and where it stands."""

    type: Type
    span: Span


@dataclass(frozen=True, slots=True, eq=False)
class Const(Expr):
    """A constant of any type, as a Python value (see types.py)."""

    value: object


@dataclass(frozen=True, slots=True, eq=False)
class Local(Expr):
    """The value of a variable."""

    var: Var


@dataclass(frozen=True, slots=True, eq=False)
class Domain(Expr):
    """All values of a finite type, as a set in the type's order. For seats: those that take part."""

    of: Type


@dataclass(frozen=True, slots=True, eq=False)
class Read(Expr):
    """A state item at all its keys. A key that is none makes the result none (of an optional type), 0, false or
    empty."""

    item: StateItem
    keys: tuple[Expr, ...]


@dataclass(frozen=True, slots=True, eq=False)
class FieldOf(Expr):
    """Field number ``index`` of a record; none of none."""

    base: Expr
    index: int


@dataclass(frozen=True, slots=True, eq=False)
class Column(Expr):
    """A table's column for a row; none of none."""

    table: Table
    index: int
    row: Expr


@dataclass(frozen=True, slots=True, eq=False)
class MakeRecord(Expr):
    """A record from its fields' values in order."""

    parts: tuple[Expr, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Call(Expr):
    """A define applied to arguments (a `me` it needs is the last one)."""

    define: Define
    args: tuple[Expr, ...]


@dataclass(frozen=True, slots=True, eq=False)
class RegionSet(Expr):
    """All parts of a region: a set of sets of cells, ordered by first cell."""

    region: Region
    args: tuple[Expr, ...]


@dataclass(frozen=True, slots=True, eq=False)
class RegionAt(Expr):
    """The part of a region that holds a cell; empty where none does or the cell is none."""

    region: Region
    args: tuple[Expr, ...]
    cell: Expr


@dataclass(frozen=True, slots=True, eq=False)
class Builtin(Expr):
    """A built-in function.

    Names and argument types (C a board's cells, D its directions, S a seat):
    around(C | set C) -> set C (neighbours, the argument left out); ray(C, D) -> list C (nearest first, without C);
    step(C, D) -> C?; back(D) -> D; block(C, height const, width const) -> set C ({} where it leaves the board);
    mirror(C) -> C; row(C) -> Int; column(C) -> Int; left(S), right(S), next(S), previous(S) -> S (next = left =
    clockwise, among those that take part); clockwise(S) -> list S (from S on); size(set | bag | list) -> Int;
    sorted(list) -> list; ways(n, T) -> set of bags (all bags of n over T, in order of action numbering);
    front(list), last(list) -> T?; set_of(bag | list) -> set; min(a, b, ...), max(a, b, ...) -> Int;
    as_bag(set) -> bag; as_list(set | bag) -> list; seats() -> Int (how many take part)
    A none argument gives none, 0 or an empty set, by the result's type."""

    name: str
    args: tuple[Expr, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Op(Expr):
    """An operator on values.

    narrow(Int): the number, a fault where it lies outside the range of ``type``; none stays none.
    some(T?) -> T: the value, a fault where there is none.
    and or not; + - * / mod neg on Int (division and mod floor, by zero a fault); == != on any equal types (none equals
    none only); < <= > >= on Int, Bool, lists of Int (lexicographic from the front); a comparison with none is false.
    in (x, set | list | bag): membership; within(bag, bag): contained, unit by unit; within(set, set): subset.
    union(set, set), minus(set, set), meet(set, set); bag_add(bag, bag), bag_sub(bag, bag) (a fault below nought);
    concat(list, list). span(low, high) -> set of Int."""

    op: str
    args: tuple[Expr, ...]


@dataclass(frozen=True, slots=True, eq=False)
class If(Expr):
    """``then`` if ``test`` else ``other``; only the branch taken is evaluated."""

    test: Expr
    then: Expr
    other: Expr


@dataclass(frozen=True, slots=True, eq=False)
class LetIn(Expr):
    """``body`` with ``var`` standing for ``value``."""

    var: Var
    value: Expr
    body: Expr


@dataclass(frozen=True, slots=True, eq=False)
class Binder:
    """Variables ranging over sets, bags or lists, the later ones seeing the earlier; ``where`` filters (None: all)."""

    sources: tuple[tuple[Var, Expr], ...]
    where: Expr | None


Search = Literal["any", "all", "count", "those", "first", "leading", "sum", "min", "max", "set", "list", "bag"]


@dataclass(frozen=True, slots=True, eq=False)
class Gather(Expr):
    """Searching and gathering.

    any -> Bool; all(binder have body) -> Bool; count -> Int; those -> the subset of the one source; first -> T? (the
    smallest ``by`` where given, ties to the earlier); leading -> list (longest run from the front where it holds);
    sum -> Int; min, max -> T? of ``body`` (none of nothing; Int or lists); set, list, bag of ``body``.
    A bag source gives each unit to sum, count, list, bag and each kind once to the others."""

    kind: Search
    binder: Binder
    body: Expr | None
    by: Expr | None


@dataclass(frozen=True, slots=True, eq=False)
class MakeSet(Expr):
    """A set of the given values; a none among them is left out."""

    items: tuple[Expr, ...]


@dataclass(frozen=True, slots=True, eq=False)
class MakeBag(Expr):
    """A bag: (count, kind) pairs."""

    items: tuple[tuple[Expr, Expr], ...]


@dataclass(frozen=True, slots=True, eq=False)
class MakeList(Expr):
    """A list of the given values."""

    items: tuple[Expr, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Index(Expr):
    """bag[kind] -> Int; list[n] -> T? (from 1; none past the end)."""

    base: Expr
    key: Expr


# ------------------------------------------------------------------ statements
@dataclass(frozen=True, slots=True, eq=False)
class Stmt:
    """Base of all statements."""

    span: Span


@dataclass(frozen=True, slots=True, eq=False)
class Place:
    """Somewhere a value can be put: a state item at all its keys, and for a bag perhaps one kind of it."""

    item: StateItem
    keys: tuple[Expr, ...]
    type: Type
    kind: Expr | None
    span: Span


@dataclass(frozen=True, slots=True, eq=False)
class Let(Stmt):
    """A value kept (a copy) to the end of the enclosing block."""

    var: Var
    value: Expr


@dataclass(frozen=True, slots=True, eq=False)
class Assign(Stmt):
    """``checked``: the value may leave the place's range at run time, which is a fault."""

    place: Place
    value: Expr
    checked: bool


@dataclass(frozen=True, slots=True, eq=False)
class Add(Stmt):
    """Adds a number to a number, a value or set to a set (a fault if there already), units to a bag, an item to the
    end of a list. ``value`` has the place's type, or its element type."""

    value: Expr
    place: Place
    checked: bool


@dataclass(frozen=True, slots=True, eq=False)
class Take(Stmt):
    """The inverse of Add; taking what is not there is a fault. From an optional place: empties it."""

    value: Expr
    place: Place
    checked: bool


@dataclass(frozen=True, slots=True, eq=False)
class Move(Stmt):
    """``value`` out of ``source`` into ``target``; value None: all that is there (an empty place moves nothing)."""

    value: Expr | None
    source: Place
    target: Place


@dataclass(frozen=True, slots=True, eq=False)
class Draw(Stmt):
    """``count`` units at random out of a bag (or set) place, one after another, each unit equally likely, kinds walked
    in their order; into ``target``. More than there are is a fault."""

    count: Expr
    source: Place
    target: Place


@dataclass(frozen=True, slots=True, eq=False)
class Chance(Stmt):
    """Nature picks one value of a set (or unit of a bag), uniformly: one bounded draw, values in order."""

    var: Var
    source: Expr


@dataclass(frozen=True, slots=True, eq=False)
class Show(Stmt):
    """Makes a place known to a seat for the next choice."""

    place: Place
    to: Expr


@dataclass(frozen=True, slots=True, eq=False)
class When(Stmt):
    """Statements under a condition."""

    test: Expr
    then: tuple[Stmt, ...]
    other: tuple[Stmt, ...]


@dataclass(frozen=True, slots=True, eq=False)
class ForEach(Stmt):
    """Goes through the sources' values as they were at the start, in order; ``where`` is asked again at each round."""

    binder: Binder
    body: tuple[Stmt, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Repeat(Stmt):
    """At most ``limit`` rounds. Without ``test``: exactly that many. With it: while it holds; if it still holds after
    ``limit`` rounds, a fault. Where the repeat is the top loop of the flow `play`, the game ends as `limit`."""

    limit: int
    test: Expr | None
    body: tuple[Stmt, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Option:
    """One line of a choice: an action with the arguments fixed here (by parameter place), under a condition."""

    action: Action
    fixed: tuple[tuple[int, Expr], ...]
    condition: Expr | None
    span: Span


@dataclass(frozen=True, slots=True, eq=False)
class ChooseAction(Stmt):
    """``decider`` answers; the action runs with ``me`` as its `me`. ``otherwise`` (None: a fault) runs when nothing is
    legal, unasked. ``captures``: variables of the enclosing flow that receive the chosen action's open parameters, in
    order (empty unless there is exactly one option); they are set before the action's effects run."""

    question: Question
    options: tuple[Option, ...]
    me: Expr
    decider: Expr
    otherwise: tuple[Stmt, ...] | None
    captures: tuple[Var, ...]


@dataclass(frozen=True, slots=True, eq=False)
class ChooseValue(Stmt):
    """``decider`` picks a value of ``source`` passing ``where`` for ``var``, which lives in ``body`` (None: to the end
    of the enclosing block, and an empty set is a fault). ``otherwise`` runs when there is none."""

    question: Question
    var: Var
    source: Expr
    where: Expr | None
    me: Expr
    decider: Expr
    body: tuple[Stmt, ...] | None
    otherwise: tuple[Stmt, ...] | None


@dataclass(frozen=True, slots=True, eq=False)
class Run(Stmt):
    """Another flow, with its arguments (its `me` is the first parameter)."""

    flow: Flow
    args: tuple[Expr, ...]


@dataclass(frozen=True, slots=True, eq=False)
class End(Stmt):
    """The game is over; ``reason`` is its index in Game.ends."""

    reason: int


@dataclass(frozen=True, slots=True, eq=False)
class Tally(Stmt):
    """Statistics only: conflict number ``conflict`` was won by side number ``winner`` (-1: nobody)."""

    conflict: int
    winner: Expr


# ------------------------------------------------------------------ rules
@dataclass(slots=True, eq=False)
class Define:
    """A pure function. ``body`` is set once, after all names are known. Exempt from visibility: nothing."""

    name: str
    params: tuple[Var, ...]
    type: Type
    cites: tuple[str, ...]
    span: Span
    rule: int
    body: Expr = field(init=False)


@dataclass(slots=True, eq=False)
class Region:
    """Maximal connected sets of cells (by ``board.joined``) where ``where`` holds for ``cell``."""

    name: str
    board: Board
    params: tuple[Var, ...]
    cell: Var
    cites: tuple[str, ...]
    span: Span
    rule: int
    where: Expr = field(init=False)


@dataclass(frozen=True, slots=True, eq=False)
class Requirement:
    """``number`` counts all requirements of the game from 0. ``public``: everyone can judge it. ``lets`` that stand
    before it are in Action.steps."""

    name: str
    condition: Expr
    message: str
    cites: tuple[str, ...]
    span: Span
    number: int
    public: bool


@dataclass(slots=True, eq=False)
class Action:
    """A decision. ``params`` in order; those that a choice fixes never count in numbering (``fixed`` marks them).
    ``me`` is the acting seat. ``steps`` are lets and requirements in order; ``effects`` the `do`.
    A conflict's commitment is an action named ``conflict.commit`` whose context parameters are all fixed."""

    name: str
    title: str
    me: Var
    params: tuple[Var, ...]
    fixed: tuple[bool, ...]
    cites: tuple[str, ...]
    span: Span
    rule: int
    steps: tuple[Let | Requirement, ...] = field(init=False)
    effects: tuple[Stmt, ...] = field(init=False)


@dataclass(slots=True, eq=False)
class Flow:
    """A named course of events. ``params[0]`` is its `me`. ``conflict`` is its number if a conflict made it, else
    -1."""

    name: str
    title: str
    params: tuple[Var, ...]
    cites: tuple[str, ...]
    span: Span
    rule: int
    conflict: int
    body: tuple[Stmt, ...] = field(init=False)


@dataclass(frozen=True, slots=True, eq=False)
class Question:
    """A place where a decision is asked. ``name`` is the flow's name, or ``conflict.commit``; further choices in one
    flow are told apart as ``flow.second``, ``flow.third``; the sides of a conflict are asked by a question each, all
    of one name. ``always``: asked even with one answer. ``public``: everyone can see which answers are legal (then
    one answer is given unasked). For a ChooseValue of a question that is not public: ``source_public`` says whether
    its source set (before ``where``) is."""

    name: str
    number: int
    prompt: str
    always: bool
    public: bool
    source_public: bool
    value: Type | None
    span: Span


@dataclass(frozen=True, slots=True, eq=False)
class Ranking:
    """Players ranked by ``keys`` in ``var``, higher first, equal keys share."""

    var: Var
    keys: tuple[Expr, ...]
    cites: tuple[str, ...]
    span: Span


@dataclass(frozen=True, slots=True, eq=False)
class Invariant:
    """Must hold at every decision, or only at decisions of the question named ``at``."""

    name: str
    at: str | None
    condition: Expr
    message: str
    cites: tuple[str, ...]
    span: Span


@dataclass(frozen=True, slots=True)
class Rule:
    """Number -> place: what a rule function in the engine carries. ``kind`` is action, flow, define, region,
    conflict, ranking, invariant or data."""

    name: str
    kind: str
    cites: tuple[str, ...]
    span: Span


# ------------------------------------------------------------------ scenarios
@dataclass(frozen=True, slots=True, eq=False)
class Play:
    """``seat`` answers with this action number's name: ``question`` or action ``name`` and the open arguments."""

    seat: Expr
    name: str
    args: tuple[Expr, ...]
    span: Span


@dataclass(frozen=True, slots=True, eq=False)
class Drawn:
    """Values that the coming draws give, in order (indices of kinds, as Python ints)."""

    kinds: tuple[int, ...]
    span: Span


@dataclass(frozen=True, slots=True, eq=False)
class Given:
    """Statements that set the position up."""

    effects: tuple[Stmt, ...]
    span: Span


@dataclass(frozen=True, slots=True, eq=False)
class Expect:
    """kind ``holds``: ``condition`` is true; ``can``, ``cannot`` (``requirement``: the name of the first that refuses,
    or None); ``waits`` (``name``: the question); ``ended`` (``name``); ``won``
    (``args``: exactly those who share the victory); ``sees``, ``unseen``: ``seat`` is shown the place
    read by ``condition`` (a Read)."""

    kind: Literal["holds", "can", "cannot", "waits", "ended", "won", "sees", "unseen"]
    span: Span
    condition: Expr | None = None
    seat: Expr | None = None
    name: str = ""
    args: tuple[Expr, ...] = ()
    requirement: str | None = None


@dataclass(frozen=True, slots=True, eq=False)
class Scenario:
    """``me``: the variable that stands for the first seat that must decide, in conditions outside a seat's line.
    ``chances``: values of `chance NAME`, by name, as Python values. ``options``: the settings it asks for, as texts,
    if they differ from the build's (then its steps are left out)."""

    title: str
    players: int
    options: tuple[tuple[str, object], ...]
    chances: tuple[tuple[str, object], ...]
    me: Var
    steps: tuple[Given | Play | Drawn | Expect, ...]
    cites: tuple[str, ...]
    span: Span


@dataclass(frozen=True, slots=True, eq=False)
class Game:
    """A whole checked game. ``rules[n]`` is rule number n. ``seat`` is the type of players; ``players`` its bounds.
    ``options``: name -> (type, value in this build)."""

    name: str
    title: str
    players: tuple[int, int]
    seat: Atom
    options: tuple[tuple[str, Type, object], ...]
    boards: tuple[Board, ...]
    tables: tuple[Table, ...]
    state: tuple[StateItem, ...]
    defines: tuple[Define, ...]
    regions: tuple[Region, ...]
    actions: tuple[Action, ...]
    flows: tuple[Flow, ...]
    questions: tuple[Question, ...]
    play: Flow
    ends: tuple[str, ...]
    conflicts: tuple[tuple[str, tuple[str, ...]], ...]
    ranking: Ranking | None
    invariants: tuple[Invariant, ...]
    requirements: tuple[Requirement, ...]
    rules: tuple[Rule, ...]
    cites: tuple[str, ...]
