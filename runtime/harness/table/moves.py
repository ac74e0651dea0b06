"""The moves a person may choose from: numbered, grouped by kind, narrowed by what is typed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from difflib import get_close_matches

from shedu.runtime.game import Game
from shedu.runtime.naming import block_number, block_of, paid, parse_action

SHORT = 40
"""Up to so many moves are listed at once; more are shown by kind first."""
FEW = 8
"""A kind with no more moves is listed in any case."""
MANY = 150
"""More moves than these are never listed at once."""
WIDTH = 80


@dataclass(frozen=True, slots=True)
class Menu:
    """The legal actions of a seat, ascending; move n of a person is ``actions[n - 1]``."""

    game: Game
    actions: tuple[int, ...]

    @classmethod
    def of(cls, game: Game, seat: int) -> Menu:
        """Return the menu of a seat that must decide."""
        return cls(game, tuple(game.legal(seat)))

    def kinds(self) -> list[tuple[str, str, list[int]]]:
        """Return (name, what it does, numbers of the moves) for each kind that has moves."""
        groups: dict[int, list[int]] = {}
        for number, action in enumerate(self.actions, 1):
            groups.setdefault(block_number(self.game.meta, action), []).append(number)
        blocks = self.game.meta.blocks
        return [(blocks[block].name, blocks[block].title, numbers) for block, numbers in groups.items()]

    def words(self, number: int) -> str:
        """Return a move in words."""
        return in_words(self.game, self.actions[number - 1])

    def lines(self) -> Iterator[str]:
        """Yield the moves, or their kinds where there are many."""
        kinds = self.kinds()
        short = len(self.actions) <= SHORT
        for name, title, numbers in kinds:
            does = f" - {title}" if title and title != name else ""
            if short or len(numbers) <= FEW:
                yield f"{name}{does}"
                yield from columns(f"{number}) {self.words(number)}" for number in numbers)
            else:
                yield f"{name}{does}: {len(numbers)} moves, such as {numbers[0]}) {self.words(numbers[0])}"
        if not short:
            yield "Type a kind, or any part of a move, to see the moves it fits."

    def fitting(self, text: str) -> list[int]:
        """Return the numbers of the moves that hold all the words typed; a kind's name alone means that
        kind."""
        for name, _, numbers in self.kinds():
            if name == text:
                return numbers
        parts = text.lower().replace("(", "( ").replace(",", " ").split()
        return [
            n for n in range(1, len(self.actions) + 1) if all(part in self.words(n).lower() for part in parts)
        ]

    def filtered_lines(self, text: str) -> Iterator[str]:
        """Yield the moves that fit what was typed, or the nearest kind."""
        numbers = self.fitting(text)
        if not numbers:
            near = get_close_matches(text, [name for name, _, _ in self.kinds()], n=1)
            yield f"No move here holds `{text}`." + (f" Did you mean `{near[0]}`?" if near else "")
            return
        if len(numbers) > MANY:
            yield from self._by_first_argument(numbers)
            return
        yield from columns(f"{number}) {self.words(number)}" for number in numbers)

    def _by_first_argument(self, numbers: list[int]) -> Iterator[str]:
        """Yield many moves by their beginnings, with how many there are of each."""
        groups: dict[str, list[int]] = {}
        for number in numbers:
            groups.setdefault(self.words(number).partition(",")[0], []).append(number)
        if len(groups) > MANY:
            yield f"{len(numbers)} moves fit; the first {MANY}:"
            yield from columns(f"{number}) {self.words(number)}" for number in numbers[:MANY])
            return
        yield from (
            f"  {start}, ...): {len(part)} moves, such as {part[0]}) {self.words(part[0])}"
            if len(part) > 1
            else f"  {part[0]}) {self.words(part[0])}"
            for start, part in groups.items()
        )
        yield "Type more of a move to see fewer."

    def choose(self, text: str) -> int | None:
        """Return the action that a number of the list or an action's text names, None if it is neither, or
        not legal."""
        if text.isascii() and text.isdigit():
            number = int(text) if len(text) < 10 else 0
            return self.actions[number - 1] if 1 <= number <= len(self.actions) else None
        try:
            action = parse_action(self.game.meta, text)
        except ValueError:
            return None
        return action if action in self.actions else None


def in_words(game: Game, action: int) -> str:
    """Return a move in words; of one that is a place in a list, with what stands there."""
    means = block_of(game.meta, action).means
    meant = None if means is None else game.meaning(action)
    return game.describe(action) if means is None or meant is None else f"{game.describe(action)}: {paid(means, meant)}"


def columns(cells: Iterable[str]) -> Iterator[str]:
    """Yield cells in columns of equal width, row by row, indented."""
    items = list(cells)
    width = max(map(len, items), default=0) + 2
    per_line = max(1, (WIDTH - 2) // width)
    for start in range(0, len(items), per_line):
        yield "  " + "".join(cell.ljust(width) for cell in items[start : start + per_line]).rstrip()


def refusal(game: Game, text: str) -> str | None:
    """Return why an action that was typed is not allowed, None if the text is no action at all."""
    try:
        action = parse_action(game.meta, text)
    except ValueError:
        return None
    found = game.why_not(action)
    if found is None:
        return None
    by = f" ({found.name}{'; ' + ', '.join(found.cites) if found.cites else ''})" if found.name else ""
    return f"{game.describe(action)} is not allowed: {found.message}{by}"
