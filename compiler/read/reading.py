"""Reads a file declaration by declaration."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from lark import Token, Tree

from shedu.compiler import tree as t
from shedu.compiler.diagnostics import Diagnostic, error, in_order, nearest
from shedu.compiler.read.amendments import AMENDMENT_PARTS, SCENE_LINES, TOP
from shedu.compiler.read.builder import Builder
from shedu.compiler.read.declarations import DECLARATION_PARTS
from shedu.compiler.read.expressions import EXPRESSIONS, SHARED, TYPES
from shedu.compiler.read.faults import no_declaration
from shedu.compiler.read.layout import Layout, LogicalLine, lay_out
from shedu.compiler.read.recover import Budget, Chunk
from shedu.compiler.read.statements import BLOCKS
from shedu.compiler.read.stubs import NO_NAME
from shedu.compiler.source import SourceFile, Span
from shedu.grammar.words import DECLARATION_WORDS, LINE_WORDS, STATEMENT_WORDS

MOST_FAULTS = 100
MENDED = (t.ActionDecl, t.FlowDecl)
"""Declarations that are kept without their faulty lines, so that what else is wrong in them is told too. Those that
need all their lines are left out: what they seem to lack would be no fault."""

_OTHERS = {**SHARED, **BLOCKS, **DECLARATION_PARTS, **AMENDMENT_PARTS, **SCENE_LINES, **TOP}
_WORD = re.compile(r"[^\W\d_]\w*")


def read_source(source: SourceFile) -> tuple[t.Module, tuple[Diagnostic, ...]]:
    """The declarations of a file and all the faults of its text, in order; at most MOST_FAULTS of them."""
    layout = lay_out(source)
    reading = _Reading(source, layout)
    for lines in _chunks(reading, layout):
        reading.chunk(lines)
    last = len(source.lines)
    span = Span(source.path, 1, 1, last, len(source.line(last)) + 1)
    module = t.Module(span, source.path, tuple(reading.declarations), frozenset(reading.damaged))
    return module, _capped(in_order((*layout.diagnostics, *reading.found)))


class _Reading:
    """What has been read so far."""

    def __init__(self, source: SourceFile, layout: Layout) -> None:
        self.source = source
        self.layout = layout
        self.budget = Budget()
        self.declarations: list[t.Declaration] = []
        self.damaged: set[str] = set()
        self.found: list[Diagnostic] = []
        self.in_prose = False

    def chunk(self, logical: list[LogicalLine]) -> None:
        """Reads one declaration: into `declarations` if it has no fault, or can do without its faulty lines."""
        if not self._begins_well(logical):
            return
        last = logical[-1].last
        lines = {number: self.layout.lines[number - 1] for number in range(logical[0].first, last + 1)}
        chunk = Chunk(self.source, logical, lines)
        too_deep = any(line.first in self.layout.too_deep for line in logical)
        tree = None if too_deep else chunk.read(self.budget)
        built = self._build(tree, chunk) if tree is not None else []
        faults = any(line.fault for line in logical) or chunk.found or too_deep
        if tree is None and not faults:
            self.found.append(self.no_declaration(logical[0]))
        self.found.extend(chunk.found)
        if not faults and tree is not None:
            self.declarations.extend(built)
            return
        kept = [] if too_deep or 0 in chunk.patched else [one for one in built if isinstance(one, MENDED)]
        self.declarations.extend(kept)
        self._damage([logical[index] for index in sorted(chunk.patched)] if kept else logical)
        self.damaged.add(NO_NAME)

    def _build(self, tree: Tree[Token], chunk: Chunk) -> list[t.Declaration]:
        builder = Builder(self.source.path, chunk.offset, EXPRESSIONS, TYPES, _OTHERS)
        built = [builder.other(child) for child in tree.children if isinstance(child, Tree)]
        chunk.found.extend(builder.found)
        return built

    def _begins_well(self, logical: list[LogicalLine]) -> bool:
        """Reports a chunk that begins no declaration, once for several that follow one another."""
        head = logical[0]
        if head.word in DECLARATION_WORDS:
            self.in_prose = False
            return True
        near = nearest(head.word, DECLARATION_WORDS)
        if not head.fault and (near or not self.in_prose):
            self.found.append(self.no_declaration(head))
        self.in_prose = near is None
        if near and len(logical) > 1:
            logical[0] = replace(head, fault=True)
            return True
        self._damage(logical)
        return False

    def no_declaration(self, line: LogicalLine) -> Diagnostic:
        return no_declaration(self.source.path, line.first, self.source.line(line.first), line.word)

    def _damage(self, logical: list[LogicalLine]) -> None:
        """Notes the names that the lines of a faulty declaration seem to declare."""
        for line in logical:
            self.damaged.update(_WORD.findall(self.source.line(line.first))[:3])


def _chunks(reading: _Reading, layout: Layout) -> Iterator[list[LogicalLine]]:
    """The logical lines of each declaration. A statement at the left edge is reported, but kept with them."""
    current: list[LogicalLine] = []
    for line in layout.logical:
        if line.level == 0 and current and _lost(line):
            if not line.fault:
                reading.found.append(reading.no_declaration(line))
            level = current[-1].level if len(current) > 1 else 4
            current.append(replace(line, level=level, fault=True))
        elif line.level == 0 or not current:
            if current:
                yield current
            current = [line]
        else:
            current.append(line)
    if current:
        yield current


def _lost(line: LogicalLine) -> bool:
    return line.word in STATEMENT_WORDS or line.word in LINE_WORDS


def _capped(found: tuple[Diagnostic, ...]) -> tuple[Diagnostic, ...]:
    if len(found) <= MOST_FAULTS:
        return found
    text = f"{len(found) - MOST_FAULTS} more faults are not shown"
    return (*found[:MOST_FAULTS], error("E0120", text, found[MOST_FAULTS].span))
