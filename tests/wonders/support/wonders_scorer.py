"""What a city scores, worked out from what is printed and from the clauses on scoring, not from the rules."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from wonders_facts import CARDS, Piece
from wonders_towns import Town, around

TOWER = (0, 2, 5, 10)  # BB-SCORE-01..04


def science(symbols: Sequence[str], free: int, set_worth: int) -> int:
    """Try every choice of the free symbols: 7W-SCORE-06..09."""
    kinds = ("compass", "gear", "tablet")
    tries = ([*symbols, *chosen] for chosen in product(kinds, repeat=free))
    counts = ([shown.count(kind) for kind in kinds] for shown in tries)
    return max(sum(n * n for n in three) + set_worth * min(three) for three in counts)


def printed(piece: Piece, near: dict[str, Town], kind: str = "vp") -> int:
    """Return the points (or with `gain` the coins) that a piece itself says, in a city with these neighbours: `8`, or
    `2*grey@lr`."""
    points = 0
    for text in piece.of(kind):
        each, _, per = text.partition("*")
        what, _, where = per.partition("@")
        counted = sum(near[letter].count(one) for letter in where for one in what.split("+"))
        points += int(each) * (counted if per else 1)
    return points


def sheet(towns: Sequence[Town], seat: int, babel: bool = False) -> dict[str, int]:
    """Return the lines of a player's score sheet by title, and their sum."""
    town, near = towns[seat], around(towns, seat)
    cards = [CARDS[name] for name in town.cards]
    shown = [symbol for piece in town.pieces for symbol in piece.of("symbol") if symbol != "any"]
    free = sum(symbol == "any" for piece in town.pieces for symbol in piece.of("symbol"))
    set_worth = 7 + 3 * town.kept.count("science_point")

    def of_colour(colour: str) -> int:
        return sum(printed(card, near) for card in cards if card.colour == colour)

    def copied(guild: str) -> int:
        if CARDS[guild].of("symbol"):
            return science(shown, free + 1, set_worth) - science(shown, free, set_worth)
        return printed(CARDS[guild], near)

    next_door = [name for letter in "lr" for name in near[letter].cards if CARDS[name].colour == "purple"]
    lines = {
        "Military": sum(town.victories) - town.defeats,
        "Treasury": town.coins // 3,
        "Wonder": sum(printed(stage, near) for stage in town.board.stages[: town.stages]),
        "Civilian": of_colour("blue"),
        "Science": science(shown, free, set_worth),
        "Commerce": of_colour("yellow"),
        "Guilds": of_colour("purple") + max([0, *map(copied, next_door)]) * town.has("copies"),
    }
    if babel:
        guilds_about = sum(near[letter].count("purple") for letter in "slr")
        worth = {"wonder_point": town.stages, "guild_point": guilds_about}
        lines["Tower"] = TOWER[town.raised]
        lines["Projects"] = sum(worth.get(token, 0) for token in town.kept) - sum(town.penalties)
    return {**lines, "Total": sum(lines.values())}
