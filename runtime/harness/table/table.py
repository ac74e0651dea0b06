"""A game at a table: turns, questions to people, what is told of the others' moves."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from shedu.runtime.game import Game
from shedu.runtime.harness.table.discretion import Unseen, told
from shedu.runtime.harness.table.moves import Menu, in_words, refusal
from shedu.runtime.harness.table.seats import HUMAN, random_answer
from shedu.runtime.harness.table.view import Drawer, Viewer, result_lines, state_lines, view_lines
from shedu.runtime.rng import Rng

HELP = """\
  a number            plays the move of that number
  an action's text    plays it, or tells why it is not allowed
  part of a text      lists the moves that hold it; a kind's name lists that kind
  board               shows again what you see
  state               shows all items that you may see
  moves (or Enter)    lists the moves again
  help                shows this
  quit                leaves the table; the record keeps the game (play it on with --resume)"""


class Left(Exception):
    """Somebody left the table."""


@dataclass(slots=True)
class Table:
    """A game, who plays it, and how it speaks. ``played`` hears of every action before it is carried out. ``quiet``:
    who was last said to decide unseen."""

    game: Game
    seats: tuple[str, ...]
    draw: Drawer
    views: Viewer
    unseen: Unseen
    rng: Rng
    played: Callable[[int], None]
    last_human: int | None = None
    quiet: int | None = None

    def run(self) -> None:
        """Play to the end. Raises Left where somebody quits, GameFault where a rule fails."""
        while True:
            pending = self.game.pending()
            if pending is None:
                break
            seat = pending.seats[0]
            if self.seats[seat] == HUMAN:
                action = self._ask(seat, pending.question)
            else:
                action = random_answer(self.game, self.seats[seat], self.rng)
            self._tell(seat, action)
            self.played(action)
            self.game.apply(action)
        _print(view_lines(self.game, self._watcher(), self.draw, self.views))
        print()
        _print(result_lines(self.game))

    def _watcher(self) -> int | None:
        """Return the seat of the only person at the table, None where there are several or none."""
        people = [seat for seat, name in enumerate(self.seats) if name == HUMAN]
        return people[0] if len(people) == 1 else None

    def _tell(self, seat: int, action: int) -> None:
        """Tell a move to those who watch: whole where the only person made it."""
        whole = self._watcher() == seat or all(name != HUMAN for name in self.seats)
        if self.game.unseen() and not whole:
            self._tell_nothing(seat)
            return
        self.quiet = None
        words = in_words(self.game, action) if whole else told(self.game.meta, action, self.unseen)
        print(f"{self.game.meta.seats[seat]}: {words}")

    def _tell_nothing(self, seat: int) -> None:
        """Say once that a seat decides unseen: how often it is asked would tell something."""
        if self.quiet != seat:
            print(f"{self.game.meta.seats[seat]} decides unseen")
        self.quiet = seat

    # ------------------------------------------------------------------ a person's turn
    def _ask(self, seat: int, question: str) -> int:
        """Show the table to a person and ask until there is an answer."""
        self._hand_over(seat)
        menu = Menu.of(self.game, seat)
        print()
        _print(view_lines(self.game, seat, self.draw, self.views))
        print()
        print(f"{self.game.meta.seats[seat]} decides: {self._prompt(question)}")
        _print(menu.lines())
        while True:
            action = self._answer(menu, seat, _read(f"{self.game.meta.seats[seat]}> "))
            if action is not None:
                return action

    def _prompt(self, question: str) -> str:
        info = next((info for info in self.game.meta.questions if info.name == question), None)
        return (info.prompt if info is not None else "") or question

    def _answer(self, menu: Menu, seat: int, text: str) -> int | None:
        """Take what was typed: the action it plays, or None after answering it."""
        match text:
            case "quit" | "exit":
                raise Left
            case "help" | "?":
                print(HELP)
            case "board":
                _print(view_lines(self.game, seat, self.draw, self.views))
            case "state":
                _print(state_lines(self.game, seat))
            case "" | "moves":
                _print(menu.lines())
            case _:
                return self._move(menu, text)
        return None

    def _move(self, menu: Menu, text: str) -> int | None:
        action = menu.choose(text)
        if action is not None:
            return action
        if text.isdigit():
            print(f"There is no move {text}; they go from 1 to {len(menu.actions)}.")
        else:
            why = refusal(self.game, text)
            _print([why] if why is not None else menu.filtered_lines(text))
        return None

    def _hand_over(self, seat: int) -> None:
        """Between two people who must not see each other's things: wait, and push them out of sight."""
        secret = self.game.unseen() or any(item.sight == "secret" for item in self.game.meta.items)
        people = sum(name == HUMAN for name in self.seats)
        if people > 1 and secret and self.last_human != seat:
            name = self.game.meta.seats[seat]
            if self.last_human is not None and sys.stdout.isatty():
                print("\x1b[2J\x1b[H", end="")
            if _read(f"{name} is next; press Enter when only {name} looks: ") == "quit":
                raise Left
        self.last_human = seat


def _read(prompt: str) -> str:
    """Return a line typed, without blanks around. Raises Left at the end of the input."""
    try:
        text = input(prompt)
    except EOFError:
        print()
        raise Left from None
    if not sys.stdin.isatty():
        # so that what was piped in can be read in its place
        print(text)
    return text.strip()


def _print(lines: Iterable[str]) -> None:
    for line in lines:
        print(line)
