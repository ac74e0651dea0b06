"""Values of less usual types: sets of numbers and records, bags of numbers, tables."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from shedu.compiler.interpret import Reference, ReferenceGame

GAME = """
game sample "Sample"
    players: 2
    seats: ann, bob

type Hue: one of {red, green, blue}

type Piece
    hue: Hue
    rank: 1..3

table Card
    | cost: 0..5 | hue: Hue
    mill   | 2 | red
    tower  | 4 | blue
    garden | 0 | green

state open
    numbers: set of 2..7
    pieces: set of Piece
    cards: set of Card
    drawn: set of Card
    ranks: bag of 1..5
    steps: 2..6 -> 0..9
    best: Piece?
    owner: Piece -> Player?
    lucky: Player -> bool
    total: -50..50

state hidden
    box: set of Card

flow play
    run set_up
    for me in Player where me == ann
        choose always
            play_card
            name_number
            pass

flow set_up
%s

action play_card(c: Card, p: Piece) "Play"
    require there: c in drawn           "Not there."
    require alike: c.hue == p.hue       "Not alike."
    do
        take c from drawn
        add p to pieces

action name_number(n: 2..7, sure: bool) "Name"
    require free: n not in numbers      "Taken."
    do
        add n to numbers
        lucky[me] = sure

action pass "Pass"

ranking p: Player by total
"""

Start = Callable[..., ReferenceGame]


@pytest.fixture
def start(engine: Callable[[str], Reference]) -> Start:
    """Return what starts the game set up by these lines."""

    def begin(*lines: str, seed: int = 0) -> ReferenceGame:
        return engine(GAME % "\n".join(f"    {line}" for line in lines)).new(2, seed=seed)

    return begin


CASES: list[tuple[tuple[str, ...], str, Any]] = [
    (("numbers = {3, 5}", "add 7 to numbers", "take 3 from numbers"), "numbers", [5, 7]),
    (("numbers = {n for n in 2..7 where n mod 2 == 0}",), "numbers", [2, 4, 6]),
    (("pieces = {Piece(blue, 1), Piece(red, 3), Piece(red, 2)}",), "pieces",
     [["red", 2], ["red", 3], ["blue", 1]]),
    (("ranks = {5, 5, 1}", "total = sum(r for r in ranks)"), "total", 11),
    (("ranks = {5, 5, 1}", "take 5 from ranks", "add {4} to ranks"), "ranks", {"1": 1, "4": 1, "5": 1}),
    (("steps[6] = 4", "steps[2] = steps[6] + 1"), "steps", [5, 0, 0, 0, 4]),
    (("cards = {c for c in Card where c.cost > 1}",), "cards", ["mill", "tower"]),
    (("total = sum(c.cost for c in Card) - 3",), "total", 3),
    (("best = Piece(green, 2)", "total = best.rank"), "total", 2),
    (("total = 1 if best.rank == 1 or best.hue == red else -7",), "total", -7),
    (("pieces = {Piece(red, 1)}", "for p in pieces", "    owner[p] = bob"), "owner", ["bob", *[None] * 8]),
    (("box = {c for c in Card}", "draw 3 from box to cards"), "cards", ["mill", "tower", "garden"]),
    (("lucky[bob] = 2 > 1",), "lucky", [False, True]),
    (("total = max(c.cost for c in Card where c.hue != blue)",), "total", 2),
    (("let dear = first(c in Card by 0 - c.cost)", "total = dear.cost"), "total", 4),
]  # fmt: skip


@pytest.mark.parametrize(("lines", "name", "expected"), CASES)
def test_values(start: Start, lines: tuple[str, ...], name: str, expected: Any) -> None:
    """Put in, read back, shown plainly; and the bytes are taken back as they are."""
    game = start(*lines)
    assert game.observe(0)[name] == expected
    data = game.items()
    game.set_items(data)
    assert game.items() == data


def test_parameters_of_all_sorts_are_numbered(start: Start) -> None:
    """Rows, records, numbers and truths; a record counts its first field most."""
    game = start("drawn = {tower}", "numbers = {2, 3, 4, 5, 6}")
    assert [game.describe(action) for action in game.legal()] == [
        "play_card(tower, Piece(blue, 1))",
        "play_card(tower, Piece(blue, 2))",
        "play_card(tower, Piece(blue, 3))",
        "name_number(7, false)",
        "name_number(7, true)",
        "pass",
    ]
    allowed = [action for action in range(game.meta.actions) if game.why_not(action) is None]
    assert allowed == game.legal()
    twin = game.copy()
    game.apply(game.legal()[1])
    assert game.observe(0)["pieces"] == [["blue", 2]] and game.ended_by() == "limit"
    twin.apply(twin.legal()[4])
    assert twin.observe(0)["numbers"] == [2, 3, 4, 5, 6, 7] and twin.observe(0)["lucky"] == [True, False]


def test_draws_from_a_set_reach_every_member(start: Start) -> None:
    """Each card comes first sometimes; what is drawn has left the box."""
    first = set()
    for seed in range(20):
        game = start("box = {c for c in Card}", "draw 1 from box to cards", seed=seed)
        first.add(tuple(game.observe(0)["cards"]))
    assert first == {("mill",), ("tower",), ("garden",)}
