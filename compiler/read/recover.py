"""Reads one declaration whatever its faults: each is reported, its line replaced, and reading goes on."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass, field

from lark import Token, Tree
from lark.exceptions import UnexpectedInput

from shedu.compiler.diagnostics import Diagnostic, error
from shedu.compiler.read.depth import DEEPEST_EXPRESSION, too_deep
from shedu.compiler.read.faults import (
    Fault,
    Kind,
    classify,
    missing_block,
    short_block,
    unexpected_indent,
    wrong_line,
)
from shedu.compiler.read.layout import LogicalLine
from shedu.compiler.read.parser import parse
from shedu.compiler.read.stubs import HOLE, declaration_stub, line_stub
from shedu.compiler.source import SourceFile, Span
from shedu.grammar.words import BLOCK_WORDS

MOST_TRIES = 40

_STUB, _HOLE, _BLANK = 1, 2, 3


@dataclass(slots=True)
class Budget:
    """Characters that may still be parsed anew in this file, so that hostile files end in time."""

    left: int = 3_000_000


@dataclass(slots=True)
class Chunk:
    """One declaration while it is read: its lines, as they are now, and what was found in them."""

    source: SourceFile
    logical: list[LogicalLine]
    lines: dict[int, str]
    found: list[Diagnostic] = field(default_factory=list)
    levels: dict[int, int] = field(default_factory=dict)
    patched: dict[int, int] = field(default_factory=dict)
    shifted: set[int] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.levels = {line.first: line.level for line in self.logical}

    @property
    def offset(self) -> int:
        """What must be added to a line of the parsed text to have the line of the file."""
        return self.logical[0].first - 1

    def read(self, budget: Budget) -> Tree[Token] | None:
        """The tree of what could be read; None where nothing could."""
        for index, line in enumerate(self.logical):
            if line.fault and not self._patch(index, plain=False):
                return None
        for _ in range(MOST_TRIES):
            tree = self._attempt()
            if isinstance(tree, Tree):
                return tree
            if not tree:
                return None
            budget.left -= sum(len(text) for text in self.lines.values())
            if budget.left < 0:
                break
        self._give_up()
        return None

    def _give_up(self) -> None:
        """Says that there may be more faults than were found."""
        text = "this declaration has too many faults: the rest of it was not read"
        number = self.logical[0].first
        place = self.found[-1].span if self.found else Span(self.source.path, number, 1, number, 2)
        self.found.append(error("E0120", text, place))

    def _attempt(self) -> Tree[Token] | bool:
        """The tree, or whether it is worth trying again."""
        offset = self.offset
        try:
            tree = parse(self._text(), {line - offset: level for line, level in self.levels.items()})
        except UnexpectedInput as fault:
            return self._recover(classify(fault))
        deep = too_deep(tree)
        if deep is None:
            return tree
        index = self._index(deep.meta.line + offset)
        self._report(index, self._too_long(index))
        return self._patch(index, plain=True)

    def _text(self) -> str:
        first, last = self.logical[0].first, self.logical[-1].last
        return "\n".join(self.lines[number] for number in range(first, last + 1)) + "\n"

    # ------------------------------------------------------------ faults

    def _recover(self, fault: Fault) -> bool:
        """Reports a fault, unless it follows from an earlier one, and patches its line; False: give up."""
        index = self._index(fault.line + self.offset)
        match fault.kind:
            case Kind.INDENT:
                return self._unexpected_indent(min(index + 1, len(self.logical) - 1))
            case Kind.NO_BLOCK:
                return self._missing_block(index - self._stands_on_line(fault))
            case Kind.SHORT_BLOCK:
                return self._short_block(index, fault)
            case Kind.LINE:
                return self._wrong_line(index, fault)

    def _wrong_line(self, index: int, fault: Fault) -> bool:
        number = fault.line + self.offset
        self._report(index, wrong_line(fault, self.source.path, number, self.source.line(number)))
        line = self.logical[index]
        leading = number == line.first and not self.lines[number][: fault.column - 1].strip()
        return self._patch(index, plain=leading)

    def _unexpected_indent(self, index: int) -> bool:
        before = max(index - 1, 0)
        if self.patched.get(before):
            self._blank(index, self._block_end(before))
            return True
        line = self.logical[index]
        self._report(index, unexpected_indent(self.source.path, line.first, self.source.line(line.first)))
        if line.first in self.shifted:
            return self._patch(index, plain=True)
        self._shift(index, self.levels[line.first] - self.levels[self.logical[before].first])
        return True

    def _missing_block(self, index: int) -> bool:
        line = self.logical[max(index, 0)]
        self._report(index, missing_block(self.source.path, line.first, self.source.line(line.first)))
        return self._take_into_block(index) or self._patch(index, plain=True)

    def _take_into_block(self, index: int) -> bool:
        """Where the block's later lines are indented and only its first is not, indents that one."""
        following = [self.levels[line.first] for line in self.logical[index : index + 3]]
        if len(following) < 3 or not following[0] == following[1] < following[2] or self.patched.get(index):
            return False
        first = self.logical[index + 1]
        if first.word in BLOCK_WORDS or first.first in self.shifted:
            return False
        self.levels[first.first] = following[2]
        self.shifted.add(first.first)
        return True

    def _short_block(self, index: int, fault: Fault) -> bool:
        while index > 0 and self.patched.get(index) == _BLANK:
            index -= 1
        line = self.logical[index]
        opener = self._opener(index)
        if not self.patched.get(opener):
            text = self.source.line(line.last)
            self._report(index, short_block(fault, self.source.path, line.last, text))
        if opener == 0:
            return False
        self._blank(opener + 1, self._block_end(opener))
        return self._patch(opener, plain=True)

    def _too_long(self, index: int) -> Diagnostic:
        number = self.logical[index].first
        text = self.source.line(number)
        column = len(text) - len(text.lstrip()) + 1
        message = f"this expression has more than {DEEPEST_EXPRESSION} steps within each other"
        place = Span(self.source.path, number, column, number, len(text) + 1)
        return error("E0112", message, place, hint="give its parts names with `let` or `define`")

    def _report(self, index: int, diagnostic: Diagnostic) -> None:
        if not self.patched.get(index):
            self.found.append(diagnostic)

    # ------------------------------------------------------------ patches

    def _patch(self, index: int, *, plain: bool) -> bool:
        """Puts something harmless in place of a line, the next harsher thing each time; False: give up."""
        before = self.patched.get(index, 0)
        has_block = self._block_end(index) > index
        text = self.source.line(self.logical[index].first)
        if index == 0:
            stub = declaration_stub(text) if has_block and not before else None
            if stub is None:
                return False
            self._put(index, stub)
            self.patched[index] = _STUB
            return True
        stub = line_stub(text, has_block)
        if before == 0 and not plain and stub != HOLE:
            self._put(index, stub)
            self.patched[index] = _STUB
        elif before < _HOLE:
            self._put(index, HOLE)
            self.patched[index] = _HOLE
        elif before == _HOLE:
            self._blank(index, self._block_end(index))
            self.patched.setdefault(self._opener(index), 0)
        else:
            return False
        return True

    def _put(self, index: int, text: str) -> None:
        line = self.logical[index]
        for number in range(line.first, line.last + 1):
            self.lines[number] = ""
        self.lines[line.first] = " " * self.levels[line.first] + text

    def _blank(self, index: int, end: int) -> None:
        for each in range(index, end + 1):
            self._put(each, "")
            self.patched[each] = _BLANK

    def _shift(self, index: int, by: int) -> None:
        """Moves a line and all that stand as deep or deeper right below it to the left."""
        level = self.levels[self.logical[index].first]
        for line in self.logical[index:]:
            if self.levels[line.first] < level:
                break
            self.levels[line.first] -= by
            self.shifted.add(line.first)

    # ------------------------------------------------------------ where is what

    def _index(self, number: int) -> int:
        """The logical line in which line `number` of the file stands, or the last one before it."""
        return max(bisect_right(self.logical, number, key=lambda line: line.first) - 1, 0)

    def _stands_on_line(self, fault: Fault) -> bool:
        """Whether the token is one of a line of its own, not the newline of the line before."""
        return fault.token is not None and fault.token.type not in ("_NL", "_DEDENT", "$END")

    def _opener(self, index: int) -> int:
        """The nearest line above that is less indented."""
        level = self.levels[self.logical[index].first]
        while index > 0 and self.levels[self.logical[index].first] >= level:
            index -= 1
        return index

    def _block_end(self, index: int) -> int:
        """The last line of the block that `index` opens; `index` itself if there is none."""
        level = self.levels[self.logical[index].first]
        end = index
        while end + 1 < len(self.logical) and self.levels[self.logical[end + 1].first] > level:
            end += 1
        return end
