"""What scenarios need: More is drawn chance, statements where a game stands, boards drawn."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from shedu.compiler import core
from shedu.compiler.interpret import Reference
from shedu.compiler.source import Span
from shedu.runtime.game import GameFault
from shedu.runtime.types import Bool, SetType

SPAN = Span("x", 1, 1, 1, 2)

GAME = """
game sample "Sample"
    players: 2
    seats: ann, bob

type Hue: one of {red, green, blue}

board Cell
    shape: grid(2, 3)
    joined: sides
    legend
        "r": tint[here] == red
        "*": here in ground
        "p": holder[here] == player

state open
    tint: Cell -> Hue?
    ground: set of Cell
    holder: Cell -> Player?
    hand: bag of Hue
    deck: bag of Hue
    tally: 0..9

flow play
    deck = {2 red, 2 green, blue}
    chance starter in Player
    draw 2 from deck to hand
    for me in clockwise(starter)
        run turn

flow turn
    choose always
        draw_one
        pass

action draw_one "Draw"
    require left: size(deck) > 0    "Nothing is left."
    do
        draw 1 from deck to hand

action pass "Pass"

flow detour
    for me in Player where me == bob
        choose h in Hue "Which?"
        deck = {3 h}

ranking p: Player by tally
"""


@pytest.fixture
def reference(engine: Callable[[str], Reference]) -> Reference:
    """Return the engine of the game above."""
    return engine(GAME)


def number(reference: Reference, words: str) -> int:
    """Return an action by its words."""
    game = reference.new(2)
    return next(action for action in range(reference.meta.actions) if game.describe(action) == words)


def test_without_a_script_the_first_value_comes(reference: Reference) -> None:
    """The first seat, the first kind that is left."""
    game = reference.scripted(2)
    pending = game.pending()
    assert pending is not None and pending.seats == (0,)
    assert game.observe(0)["hand"] == {"red": 2}
    assert game.script_so_far() == (0, 0, 0)


def test_named_chances_and_a_script(reference: Reference) -> None:
    """A chance by its name, draws by the script, later draws too."""
    game = reference.scripted(2, {"starter": 1}, [2, 1])
    pending = game.pending()
    assert pending is not None and pending.seats == (1,)
    assert game.observe(0)["hand"] == {"green": 1, "blue": 1}
    assert game.script_so_far() == (1, 2, 1)
    game.script([1])
    game.apply(number(reference, "draw_one"))
    assert game.observe(0)["hand"] == {"green": 2, "blue": 1}
    again = reference.scripted(2, {}, game.script_so_far())
    assert again.observe(0)["hand"] == {"green": 1, "blue": 1}


def test_a_scripted_result_that_is_not_there_is_a_fault(reference: Reference) -> None:
    """The third blue piece does not exist."""
    with pytest.raises(GameFault, match="More is drawn"):
        reference.scripted(2, {}, [0, 2, 2])


def place(reference: Reference, name: str) -> core.Place:
    """Return an item without keys as a place."""
    item = next(item for item in reference.game.state if item.name == name)
    return core.Place(item, (), item.type, None, SPAN)


def test_statements_where_the_game_stands(reference: Reference) -> None:
    """The question goes on waiting with new answers, also when only one is left."""
    game = reference.scripted(2)
    empty = core.Const(place(reference, "deck").type, SPAN, (0, 0, 0))
    game.execute([core.Assign(SPAN, place(reference, "deck"), empty, False)])
    assert [game.describe(action) for action in game.legal()] == ["pass"]
    pending = game.pending()
    assert pending is not None and (pending.seats, pending.question) == ((0,), "turn")
    assert game.why_not(number(reference, "draw_one")) is not None


def test_a_flow_run_aside_asks_and_the_old_question_waits_again(reference: Reference) -> None:
    """Bob answers in the detour, then Ann's question waits as before."""
    detour = next(flow for flow in reference.game.flows if flow.name == "detour")
    seat = core.Const(reference.game.seat, SPAN, 0)
    game = reference.scripted(2)
    game.execute([core.Run(SPAN, detour, (seat,) * len(detour.params))])
    pending = game.pending()
    assert pending is not None and (pending.seats, pending.question) == ((1,), "detour")
    twin = game.copy()
    for one in (game, twin):
        one.apply(number(reference, "detour(blue)"))
        pending = one.pending()
        assert pending is not None and (pending.seats, pending.question) == ((0,), "turn")
    assert game.serialise() == twin.serialise()


def test_expressions_with_variables(reference: Reference) -> None:
    """Values go in and come out as runtime.types has them."""
    game = reference.scripted(2)
    item = next(item for item in reference.game.state if item.name == "tint")
    cell = core.Var("c", reference.game.boards[0].cell, 10_001, SPAN)
    read = core.Read(item.type, SPAN, item, (core.Local(cell.type, SPAN, cell),))
    test = core.Op(Bool(), SPAN, "==", (read, core.Const(item.type, SPAN, None)))
    assert game.evaluate(test, {cell: 3}) is True
    everyone = core.Domain(SetType(reference.game.seat), SPAN, reference.game.seat)
    assert game.evaluate(everyone) == frozenset({0, 1})


def test_boards_are_drawn_by_their_legends(reference: Reference) -> None:
    """All marks of a cell stand together, a seat's number behind its mark."""
    game = reference.scripted(2)
    legend = {item.name: item for item in reference.game.state}
    cell = reference.game.boards[0].cell

    def put(name: str, at: int, value: int) -> core.Stmt:
        where = core.Place(legend[name], (core.Const(cell, SPAN, at),), legend[name].type, None, SPAN)
        return core.Assign(SPAN, where, core.Const(legend[name].type, SPAN, value), False)

    game.execute([put("tint", 0, 0), put("tint", 1, 1), put("holder", 5, 1)])
    game.execute([core.Add(SPAN, core.Const(cell, SPAN, 0), place(reference, "ground"), False)])
    assert game.board_rows(reference.game.boards[0]) == ["r* .  .", ".  .  p2"]
    assert game.draw_board() == "r* .  .\n.  .  p2"
