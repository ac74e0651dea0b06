"""Cards, boards and stages of the rules against the facts noted down on their own: a slip in a row does not pass."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest
from wonders_facts import BOARDS, CARDS, STAGES, Cost, Piece
from wonders_games import game

from shedu.compiler import core
from shedu.runtime.decode import plain

NAMES = dict(zip("WSCOGPT", ("wood", "stone", "clay", "ore", "glass", "papyrus", "textile"), strict=True))
SIDES = {"l": "left", "r": "right"}
CHANGING = {card.name: ("@" in "".join(card.of("gain")), "@" in "".join(card.of("vp"))) for card in CARDS.values()}
"""Card -> whether its coins, and its points, hang on the cities."""


@cache
def rows(name: str) -> dict[str, dict[str, object]]:
    """Return row -> column -> value."""
    checked = game("none").checked.game
    assert checked is not None
    (table,) = (table for table in checked.tables if table.atom.name == name)
    return {row: _cells(table, place) for place, row in enumerate(table.atom.values)}


def _cells(table: core.Table, place: int) -> dict[str, object]:
    columns = zip(table.columns, table.cells, strict=True)
    return {column: plain(kind, cells[place]) for (column, kind), cells in columns}


def goods(letters: str) -> list[str]:
    return [NAMES[letter] for letter in letters]


def costs(cost: Cost) -> dict[str, object]:
    return {"coins": cost.coins, "goods": dict(Counter(goods(cost.goods)))}


def number(piece: Piece, kind: str) -> int:
    """Return what an effect says where it is a number; 0 where there is none, or it hangs on the cities."""
    (text,) = piece.of(kind) or ["0"]
    return 0 if "@" in text else int(text)


def lasting(piece: Piece) -> dict[str, object]:
    """Return the columns of the effects that last."""
    cheap, _, sides = (piece.of("cheap") or ["@"])[0].partition("@")
    return {
        "supplies.what": goods("".join(piece.of("owns"))),
        "cheaper.what": goods(cheap),
        "cheaper.from_sides": [SIDES[side] for side in sides],
    }


def test_the_tables_hold_what_the_facts_hold() -> None:
    assert list(rows("Card")) == list(CARDS)
    assert list(rows("Board_side")) == list(BOARDS)
    assert list(rows("Stage")) == list(STAGES)


@pytest.mark.parametrize("name", CARDS)
def test_a_card(name: str) -> None:
    card, row = CARDS[name], dict(rows("Card")[name])
    what, _, times = (card.of("makes") or [""])[0].partition("*")
    assert set(row.pop("makes.what")) == set(goods(what))  # type: ignore[call-overload]
    assert row == {
        **costs(card.cost),
        **lasting(card),
        "age": card.age,
        "color": card.colour,
        "from_players": list(card.marks),
        "chains": card.sources,
        "shields": number(card, "shields"),
        "symbol": next((text for text in card.of("symbol") if text != "any"), None),
        "gains": number(card, "gain"),
        "worth": number(card, "vp"),
        "same_as": card.title,
        "makes.times": int(times or 1),
    }


@pytest.mark.parametrize("name", BOARDS)
def test_a_side_of_a_board(name: str) -> None:
    board = BOARDS[name]
    assert rows("Board_side")[name] == {
        "city": board.city,
        "face": f"side_{name[-1]}",
        "makes.what": goods(board.good),
        "makes.times": 1,
    }


@pytest.mark.parametrize("name", STAGES)
def test_a_stage(name: str) -> None:
    stage = STAGES[name]
    assert rows("Stage")[name] == {
        **costs(stage.cost),
        **lasting(stage),
        "side": name[:-1],
        "nth": int(name[-1]),
        "gains": number(stage, "gain"),
        "worth": number(stage, "vp"),
        "shields": number(stage, "shields"),
    }


def test_formulas_stand_where_coins_and_points_hang_on_the_cities() -> None:
    checked = game("none").checked.game
    assert checked is not None
    defines = {define.name: define for define in checked.defines}
    for column, place in (("gains", 0), ("worth", 1)):
        formulas = {row for row in rows("Card") if CHANGING[row][place]}
        assert _rows_told(defines[f"Card.{column}"].body) == formulas


def _rows_told(body: core.Expr) -> set[str]:
    """Return the rows that a column's define tells from those that are constant."""
    told: set[str] = set()
    names = list(rows("Card"))
    while isinstance(body, core.If):
        assert isinstance(body.test, core.Op)
        value = body.test.args[1]
        assert isinstance(value, core.Const)
        told |= {names[one] for one in (value.value if isinstance(value.value, frozenset) else [value.value])}
        body = body.other
    return told


@pytest.mark.parametrize(
    ("players", "sizes"),
    [(3, (21, 21, 16)), (4, (28, 28, 22)), (5, (35, 35, 28)), (6, (42, 42, 34)), (7, (49, 49, 40))],
)
def test_decks_have_seven_cards_a_city_less_the_guilds(players: int, sizes: tuple[int, int, int]) -> None:
    found = Counter[int]()
    for row in rows("Card").values():
        marks = row["from_players"]
        assert isinstance(marks, list)
        found[int(str(row["age"]))] += sum(mark <= players for mark in marks)
    assert (found[1], found[2], found[3]) == sizes
    assert sizes[2] + players + 2 == 7 * players
