"""What statements do to the state, and what is a fault."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from shedu.compiler.interpret import Reference
from shedu.runtime.game import GameFault

GAME = """
game sample "Sample"
    players: 2
    seats: ann, bob

type Hue: one of {red, green, blue}

board Cell
    shape: grid(2, 3)
    joined: sides

state open
    tint: Cell -> Hue?
    ground: set of Cell
    stock: bag of Hue
    other: bag of Hue
    row: list of up to 3 Hue
    tally: Player -> 0..9
    found: Hue?

define low: 0..3 is size(ground)

flow play
%s
    run ask

flow ask
    choose always
        pass

action pass "Pass"

ranking p: Player by tally[p]
"""

Play = Callable[..., dict[str, Any]]


@pytest.fixture
def after(engine: Callable[[str], Reference]) -> Play:
    """Return what runs statements at the start of a game and gives the items."""

    def run(*lines: str) -> dict[str, Any]:
        text = GAME % "\n".join(f"    {line}" for line in lines)
        return engine(text).new(2, seed=3).observe(0)

    return run


def test_numbers_go_up_and_down(after: Play) -> None:
    """add, take, assignment."""
    assert after("tally[ann] = 4", "add 3 to tally[ann]", "take 2 from tally[ann]")["tally"] == [5, 0]


def test_sets_take_values_and_sets(after: Play) -> None:
    """A value or a set is put in and taken out."""
    found = after(
        "add a1 to ground", "add {b1, c1} to ground", "take b1 from ground", "take {c1} from ground"
    )
    assert found["ground"] == ["a1"]


def test_bags_take_units_and_bags(after: Play) -> None:
    """A kind alone is one unit."""
    found = after("stock = {4 red}", "add blue to stock", "take {2 red} from stock", "take red from stock")
    assert found["stock"] == {"red": 1, "blue": 1}


def test_a_count_in_a_bag_is_a_place(after: Play) -> None:
    """bag[kind] can be changed alone."""
    assert after("stock = {4 red}", "add 2 to stock[green]", "take 1 from stock[red]")["stock"] == {
        "red": 3,
        "green": 2,
    }


def test_moves_between_places_of_different_sorts(after: Play) -> None:
    """A unit into an optional place, from there into a list, a bag into a bag."""
    found = after(
        "stock = {2 red, green}",
        "move red from stock to tint[a1]",
        "move tint[a1] to row",
        "move {green} from stock to other",
        "move tint[b1] to other",
        "move stock to other",
    )
    assert found["row"] == ["red"]
    assert found["other"] == {"red": 1, "green": 1}
    assert found["stock"] == {} and found["tint"][0] is None


def test_what_a_loop_goes_through_is_fixed_at_its_start(after: Play) -> None:
    """Cells added meanwhile are not visited; the filter is asked again at each round."""
    found = after(
        "ground = {a1, b1, c1}",
        "for c in ground where c in ground",
        "    if c == a1",
        "        take b1 from ground",
        "        add a2 to ground",
        "    tint[c] = red",
    )
    assert found["tint"] == ["red", None, "red", None, None, None]


def test_a_bag_gives_a_loop_every_unit(after: Play) -> None:
    """Three units are three rounds."""
    assert after("for h in {2 red, blue}", "    add h to row")["row"] == ["red", "red", "blue"]


def test_a_let_is_a_copy(after: Play) -> None:
    """The value kept does not follow the state."""
    assert after("let old = size(ground)", "add a1 to ground", "tally[ann] = old")["tally"] == [0, 0]


def test_repeat_runs_while_its_condition_holds(after: Play) -> None:
    """Tested before every round."""
    assert after("repeat at most 5 while tally[ann] < 3", "    add 1 to tally[ann]")["tally"] == [3, 0]


def test_kept_values_follow_assignments(after: Play) -> None:
    """A definition asked before and after an assignment gives both values."""
    found = after("tally[ann] = low", "add {a1, b1} to ground", "tally[bob] = low")
    assert found["tally"] == [0, 2]


def test_draws_keep_the_units(after: Play) -> None:
    """What is drawn is in one bag or the other, and a draw for several lists each."""
    found = after("stock = {3 red, 2 green, blue}", "draw 4 from stock to other", "draw 2 from stock to row")
    assert sum(found["other"].values()) == 4 and len(found["row"]) == 2 and found["stock"] == {}


FAULTS = [
    (("tally[ann] = 9", "add 1 to tally[ann]"), "range"),
    (("take 1 from tally[ann]",), "range"),
    (("take a1 from ground",), "not there"),
    (("add a1 to ground", "add {a1, b1} to ground"), "already"),
    (("take {2 red} from stock",), "not there"),
    (("tint[a1] = red", "stock = {red}", "move red from stock to tint[a1]"), "taken already"),
    (("row = [red, red]", "add green to row", "add blue to row"), "full"),
    (("draw 1 from stock to other",), "drawn"),
    (("repeat at most 2 while low == 0", "    tally[ann] = 1", "run more"), "last round"),
    (("tint[first(c in Cell where c in ground)] = red",), "key is none"),
    (("chance h in those(x in Hue where x == green and low > 0)", "found = h"), "chance"),
]


@pytest.mark.parametrize(("lines", "words"), FAULTS)
def test_faults_name_their_line(
    engine: Callable[[str], Reference], lines: tuple[str, ...], words: str
) -> None:
    """A fault stops the game and names the line of the statement."""
    body = "\n".join(f"    {line}" for line in lines if line != "run more")
    text = GAME.replace("flow ask", f"flow begin\n{body}\n\nflow ask") % "    run begin"
    with pytest.raises(GameFault, match=words) as caught:
        engine(text).new(2)
    place = caught.value
    assert place.file.endswith("game.shedu")
    start = text.split("\n").index("flow begin")
    assert start < place.line - 1 <= start + len(lines)
