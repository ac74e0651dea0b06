"""The lines of a file before they are parsed: joined within brackets, their indentation judged.

What can be said about a line without knowing the grammar is said here (tabs, odd characters, brackets
and strings that do not end, bounds), and a line that has such a fault is marked: the parser never meets it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from shedu.compiler.diagnostics import Diagnostic, Label, error
from shedu.compiler.source import SourceFile, Span
from shedu.grammar.words import BREAKING_WORDS

DEEPEST_BRACKETS = 100
DEEPEST_BLOCKS = 40
LONGEST_LINE = 50_000
MOST_JOINED = 200

_TAB_STOP = 4
_PIECES = re.compile(r'"[^"]*"|"|#.*|[()\[\]{}]')
_WORD = re.compile(r"\w+|\S")
_CONTROL = re.compile(
    "[\x01-\x08\x0b-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ud800-\udfff\ufeff]"
)
_CLOSES = {"(": ")", "[": "]", "{": "}"}


@dataclass(frozen=True, slots=True)
class LogicalLine:
    """Lines `first` to `last` (from 1, both within) that are one to the parser.

    `level` is the indentation that counts, `word` the first word, `fault` that it must not be parsed.
    """

    first: int
    last: int
    level: int
    word: str
    fault: bool


@dataclass(frozen=True, slots=True)
class Layout:
    """`lines` as the parser may see them, as long as in the file; `too_deep`: lines beyond the bound."""

    lines: tuple[str, ...]
    logical: tuple[LogicalLine, ...]
    diagnostics: tuple[Diagnostic, ...]
    too_deep: frozenset[int]


def lay_out(source: SourceFile) -> Layout:
    """Scans a file. Takes time linear in its length."""
    scan = _Scan(source.path, list(source.lines))
    scan.clean()
    scan.join()
    scan.judge_levels()
    return Layout(tuple(scan.lines), tuple(scan.logical), tuple(scan.found), frozenset(scan.too_deep))


@dataclass(slots=True)
class _Scan:
    path: str
    lines: list[str]
    logical: list[LogicalLine] = field(default_factory=list)
    found: list[Diagnostic] = field(default_factory=list)
    too_deep: set[int] = field(default_factory=set)
    odd: set[int] = field(default_factory=set)
    widths: dict[int, int] = field(default_factory=dict)
    between: dict[int, int] = field(default_factory=dict)

    # ------------------------------------------------------------ characters

    def clean(self) -> None:
        tabbed: list[Span] = []
        for index, line in enumerate(self.lines):
            if not line.isprintable():
                self._clean_line(index, line, tabbed)
        if tabbed:
            more = f", as on {len(tabbed) - 1} more lines" if len(tabbed) > 1 else ""
            hint = "indent with blanks; most editors can turn tabs into blanks"
            self.found.append(error("E0103", "tabs are not allowed" + more, tabbed[0], "a tab", hint=hint))

    def _clean_line(self, index: int, line: str, tabbed: list[Span]) -> None:
        code = line.split("#", 1)[0]
        if "\t" in code:
            tabbed.append(self.at(index + 1, line.index("\t") + 1))
            self.widths[index + 1] = len(code[: _leading(code)].expandtabs(_TAB_STOP))
        odd = _CONTROL.search(line)
        if odd:
            name = f"U+{ord(odd.group()):04X}"
            text = f"the invisible character {name} may not stand in a rule file"
            self.found.append(error("E0104", text, self.at(index + 1, odd.start() + 1)))
            self.odd.add(index + 1)
        self.lines[index] = _CONTROL.sub("\ufffd", line.replace("\t", " "))

    # ------------------------------------------------------------ brackets

    def join(self) -> None:
        number = 1
        while number <= len(self.lines):
            if self.is_blank(number):
                number += 1
                continue
            last, fault = self._join_from(number)
            word = _WORD.search(self.lines[number - 1])
            self.logical.append(LogicalLine(number, last, 0, word.group() if word else "", fault))
            number = last + 1

    def _join_from(self, first: int) -> tuple[int, bool]:
        """The last line of the logical line that begins at `first`, and whether it has a fault."""
        stack: list[tuple[str, Span]] = []
        number = first
        length = 0
        while True:
            fault = self._scan_line(number, stack) or number in self.odd
            length += len(self.lines[number - 1])
            if length > LONGEST_LINE:
                self.found.append(error("E0112", "this line is too long", self.at(first, 1)))
                fault = True
            if fault or not stack:
                return number, fault
            number = self._next(number)
            if number > len(self.lines) or number - first > MOST_JOINED or self.breaks(number):
                return self._unclosed(first, number, stack), True

    def _scan_line(self, number: int, stack: list[tuple[str, Span]]) -> bool:
        for piece in _PIECES.finditer(self.lines[number - 1]):
            text, place = piece.group(), self.at(number, piece.start() + 1)
            if text == '"':
                hint = 'a string ends with " on the line on which it begins'
                self.found.append(error("E0108", "this string does not end", place, hint=hint))
                return True
            if text in _CLOSES:
                stack.append((text, place))
                if len(stack) > DEEPEST_BRACKETS:
                    text = f"more than {DEEPEST_BRACKETS} brackets stand within each other"
                    self.found.append(error("E0111", text, place))
                    return True
            elif text in ")]}" and self._closes_wrongly(text, place, stack):
                return True
        return False

    def _closes_wrongly(self, text: str, place: Span, stack: list[tuple[str, Span]]) -> bool:
        if not stack:
            self.found.append(error("E0107", f"this `{text}` closes nothing", place))
            return True
        opener, where = stack.pop()
        if _CLOSES[opener] == text:
            return False
        message = f"`{opener}` is closed by `{text}`"
        label = f"expected `{_CLOSES[opener]}`"
        self.found.append(error("E0107", message, place, label, Label(where, "opened here")))
        return True

    def _unclosed(self, first: int, stop: int, stack: list[tuple[str, Span]]) -> int:
        """Reports the bracket; the line ends before the first that does not look like its continuation."""
        opener, place = stack[-1]
        message = f"this `{opener}` is never closed"
        self.found.append(error("E0106", message, place, f"`{_CLOSES[opener]}` is missing"))
        number = first + 1
        while number < stop and not (
            not self.is_blank(number) and (self.width(number) <= self.width(first) or self.breaks(number))
        ):
            number += 1
        return number - 1

    # ------------------------------------------------------------ indentation

    def judge_levels(self) -> None:
        open_levels = [0]
        for index, line in enumerate(self.logical):
            level = self._level(line, open_levels)
            self.logical[index] = LogicalLine(line.first, line.last, level, line.word, line.fault)

    def _level(self, line: LogicalLine, open_levels: list[int]) -> int:
        width = self.width(line.first)
        if width > open_levels[-1]:
            self._deepen(line, width, open_levels)
            return open_levels[-1]
        level = width if width in open_levels else self._between(line, width, open_levels)
        if level == 0:
            self.between.clear()
        while open_levels[-1] > level:
            open_levels.pop()
        return level

    def _deepen(self, line: LogicalLine, width: int, open_levels: list[int]) -> None:
        if len(open_levels) <= DEEPEST_BLOCKS:
            open_levels.append(width)
            return
        if not self.too_deep or line.first - max(self.too_deep) > 1:
            text = f"more than {DEEPEST_BLOCKS} blocks stand within each other"
            self.found.append(error("E0111", text, self.at(line.first, width + 1)))
        self.too_deep.add(line.first)

    def _between(self, line: LogicalLine, width: int, open_levels: list[int]) -> int:
        """The nearest level; a fault, but said once where several lines of a declaration have it."""
        nearest = min(reversed(open_levels), key=lambda level: abs(level - width))
        if self.between.get(width) == nearest:
            return nearest
        self.between[width] = nearest
        shown = " or ".join(str(level) for level in open_levels[-3:])
        text = "this line is indented like no line above it"
        hint = f"{width} blanks; a block here has {shown}"
        self.found.append(error("E0113", text, self.at(line.first, width + 1), hint=hint))
        return nearest

    # ------------------------------------------------------------ small questions

    def at(self, line: int, column: int) -> Span:
        return Span(self.path, line, column, line, column + 1)

    def is_blank(self, number: int) -> bool:
        text = self.lines[number - 1].lstrip(" ")
        return not text or text[0] == "#"

    def width(self, number: int) -> int:
        return self.widths.get(number, _leading(self.lines[number - 1]))

    def word(self, number: int) -> str:
        found = _WORD.search(self.lines[number - 1])
        return found.group() if found else ""

    def breaks(self, number: int) -> bool:
        return self.word(number) in BREAKING_WORDS

    def _next(self, number: int) -> int:
        number += 1
        while number <= len(self.lines) and self.is_blank(number):
            number += 1
        return number


def _leading(line: str) -> int:
    return len(line) - len(line.lstrip(" \t"))
