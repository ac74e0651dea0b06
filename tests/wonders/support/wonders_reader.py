"""A game's items as plain values: cities, hands, tiles and the project."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from wonders_facts import BOARDS, PROJECTS, Project
from wonders_towns import NEUTRAL, REWARDS, Town, item, read


@dataclass
class Reader:
    """A game to look at."""

    table: Any

    @property
    def players(self) -> int:
        """Return how many play."""
        players: int = self.table.players
        return players

    @property
    def two(self) -> bool:
        """Return whether the Free City is in play."""
        return self.players == 2

    @property
    def seats(self) -> int:
        """Return how many cities there are."""
        return max(self.players, 3)

    @property
    def steward(self) -> int | None:
        """Return who runs the Free City."""
        steward: int | None = self.look("steward")
        return steward

    def question(self) -> str:
        """Return what is asked, `over` when the game is."""
        waits = self.table.pending()
        return waits.question if waits else "over"

    def has(self, name: str) -> bool:
        """Return whether the game has such an item."""
        return any(found.name == name for found in self.table.meta.items)

    def look(self, name: str, place: int = 0) -> Any:
        """Return a value of an item."""
        return read(self.table.meta, self.table.items(), name, place)

    def names(self, name: str) -> tuple[str, ...]:
        """Return the names of what an item holds."""
        kind: Any = item(self.table.meta, name).type
        while hasattr(kind, "of"):
            kind = kind.of
        values: tuple[str, ...] = kind.values
        return values

    def rows(self, name: str, place: int = 0) -> list[str]:
        """Return by name what is in a set, one by one in a bag, or is there or not."""
        names, value = self.names(name), self.look(name, place)
        if value is None or isinstance(value, int):
            return [] if value is None else [names[value]]
        if isinstance(value, frozenset):
            return [names[place] for place in sorted(value)]
        return [row for row, count in zip(names, value, strict=True) for _ in range(count)]

    # -------------------------------------------------------------- what there is
    def town(self, seat: int) -> Town:
        """Return a city."""
        board, built = BOARDS[self.rows("wonder", seat)[0]], set(self.rows("built", seat))
        assert built == {stage.name for stage in board.stages[: len(built)]}
        town = Town(board, len(built), set(self.rows("city", seat)), self.look("coins", seat))
        counts = self.look("victories", seat)
        town.victories = [value for value, count in enumerate(counts, 1) for _ in range(count)]
        town.defeats, town.favours_used = self.look("defeats", seat), self.look("favours_used", seat)
        if self.has("tokens"):
            town.kept, town.raised = self.rows("tokens", seat), self.look("raised", seat)
            town.startless = seat in self.look("without_start")
            town.penalties = [age for age, count in enumerate(self.look("penalties", seat), 1) for _ in range(count)]
            assert set(town.kept) <= set(REWARDS)
        return town

    def towns(self) -> list[Town]:
        """Return all cities."""
        return [self.town(seat) for seat in range(self.seats)]

    def hands(self) -> list[list[str]]:
        """Return what each player had to choose from in this turn; the Free City's card comes out of its steward's."""
        hands = [self.rows("hand", seat) + self.rows("chosen", seat) for seat in range(self.seats)]
        if self.two and self.steward is not None:
            hands[self.steward] += hands[NEUTRAL]
        return hands

    def tiles(self) -> frozenset[str]:
        """Return the tiles that act."""
        return frozenset(self.rows("active")) if self.has("active") else frozenset()

    def own_tiles(self, seat: int) -> list[str]:
        """Return the tiles that a city may still build."""
        return self.rows("tiles", seat) if self.has("tiles") else []

    def project(self) -> Project | None:
        """Return the Great Project of the age."""
        found = self.rows("project") if self.has("project") else []
        return PROJECTS[found[0]] if found else None

    def participation(self) -> tuple[int, list[int]] | None:
        """Return the tokens on the project, and those of each city; None where there is no project."""
        if self.project() is None:
            return None
        return self.look("waiting"), [self.look("shares", seat) for seat in range(self.seats)]

    def found(self) -> str | None:
        """Return the card that is being built from the discard pile."""
        return next(iter(self.rows("found")), None)
