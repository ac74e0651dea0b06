"""Which questions are asked, what is legal, and what follows an answer."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from shedu.compiler.interpret import Reference, ReferenceGame
from shedu.runtime.game import GameFault, IllegalAction

GAME = """
game sample "Sample"
    players: 2..3
    seats: ann, bob, cid

type Hue: one of {red, green, blue}

state open
    tally: Player -> 0..9
    ways: set of Hue
    picked: Player -> Hue?

state secret
    hand: Player -> bag of Hue

state hidden
    deck: bag of Hue

%s

action pass "Pass"

action show_one(h: Hue) "Show one"
    require held: h in hand[me]         "You have no such piece."
    require open_way: h in ways         "This way is shut."
        cite S-1
    do
        take h from hand[me]
        add 1 to tally[me]

action give(taker: Player, gift: bag of 1..2 Hue) "Give"
    require other: taker != me             "Not to yourself."
    require held: gift in hand[me]      "You have not all of these."
    do
        move gift from hand[me] to hand[taker]

action stop "Stop"
    do
        end stopped

ranking p: Player by tally[p]
"""

Start = Callable[[str], ReferenceGame]


@pytest.fixture
def start(engine: Callable[[str], Reference]) -> Start:
    """Return what starts a game with three seats with this flow `play`."""

    def begin(play: str) -> ReferenceGame:
        return engine(GAME % play).new(3, seed=1)

    return begin


def words(game: ReferenceGame) -> list[str]:
    """Return what is legal, in words."""
    return [game.describe(action) for action in game.legal()]


DEAL = """
flow play
    hand[ann] = {2 red, blue}
    ways = {red, green}
    run begin
    run last

flow begin
    for me in Player where me == ann
        choose
            show_one
            %s

flow last
    for me in Player where me == ann
        choose always
            stop
"""


def test_numbers_run_in_order_of_parameters(start: Start) -> None:
    """The first parameter counts most; a bag counts by the order of all bags."""
    game = start(DEAL % "give")
    assert words(game) == [
        "show_one(red)",
        "give(bob, {blue})",
        "give(bob, {red})",
        "give(bob, {red, blue})",
        "give(bob, {2 red})",
        "give(cid, {blue})",
        "give(cid, {red})",
        "give(cid, {red, blue})",
        "give(cid, {2 red})",
    ]
    assert game.legal() == sorted(game.legal())
    assert game.legal(1) == [] and game.legal_count() == 9
    assert sum(game.legal_mask()) == 9


def test_a_hidden_choice_of_one_is_asked_though_only_one_is_legal(start: Start) -> None:
    """Two pieces might be shown as far as the others know, so the question may not be passed over."""
    game = start(DEAL % "pass if size(ways) == 9")
    pending = game.pending()
    assert pending is not None and pending.question == "begin" and words(game) == ["show_one(red)"]


def test_one_answer_that_all_can_see_is_given_unasked(start: Start) -> None:
    """With one way open everyone knows which piece it must be."""
    game = start((DEAL % "pass if size(ways) == 9").replace("{red, green}", "{red}"))
    pending = game.pending()
    assert pending is not None and pending.question == "last"
    assert game.observe(1)["tally"] == [1, 0, 0]


def test_nothing_legal_runs_what_stands_in_else(start: Start) -> None:
    """The decision is not asked."""
    play = (DEAL % "pass if size(ways) == 9").replace("{red, green}", "{green}")
    game = start(play.replace("flow last", "        else\n            tally[bob] = 7\n\nflow last"))
    assert game.observe(0)["tally"] == [0, 7, 0]


def test_nothing_legal_and_no_else_is_a_fault(start: Start) -> None:
    """The fault names the line of the choice."""
    with pytest.raises(GameFault, match="No answer is legal"):
        start((DEAL % "pass if size(ways) == 9").replace("{red, green}", "{green}"))


def test_refusals_name_the_first_requirement_in_order(start: Start) -> None:
    """Also where a later one refuses too."""
    game = start(DEAL % "give")
    number = {game.describe(action): action for action in range(game.meta.actions)}
    first = game.why_not(number["show_one(green)"])
    assert first is not None and (first.name, first.message) == ("held", "You have no such piece.")
    later = game.why_not(number["show_one(blue)"])
    assert later is not None and later.name == "open_way" and later.cites == ("S-1",)
    other = game.why_not(number["stop"])
    assert other is not None and other.requirement == -1
    with pytest.raises(IllegalAction) as caught:
        game.apply(number["show_one(blue)"])
    assert caught.value.refusal == later and game.legal_count() == 9


VALUES = """
flow play
    ways = {red, blue}
    for me in Player
        choose h in ways where h not in {picked[p] for p in Player} "Which?"
            picked[me] = h
        else
            tally[me] = 5
    for me in Player where me == cid
        choose always
            stop
"""


def test_values_are_chosen_once_each(start: Start) -> None:
    """The second seat's only answer is not asked, the third has none."""
    game = start(VALUES)
    assert words(game) == ["play(red)", "play(blue)"]
    game.apply(game.legal()[1])
    assert game.observe(0)["picked"] == ["blue", "red", None]
    assert game.observe(0)["tally"] == [0, 0, 5]
    pending = game.pending()
    assert pending is not None and pending.seats == (2,)
    game.apply(game.legal()[0])
    assert game.pending() is None and game.ended_by() == "stopped"
    assert game.returns() == (0.0, 0.0, 1.0)


LOOPS = """
flow play
    tally[bob] = 2
    repeat at most 2
        for me in Player where tally[me] < 3
            run turn

flow turn
    repeat at most 9 while tally[me] < 2
        choose always
            pass
        add 1 to tally[me]
    tally[me] = 3
"""


def test_loops_stop_in_their_midst_and_go_on(start: Start) -> None:
    """Ann and Cid answer twice each, Bob has enough; the second round finds nobody."""
    game = start(LOOPS)
    seats = []
    while (pending := game.pending()) is not None:
        seats.append(pending.seats[0])
        game.apply(game.legal()[0])
    assert seats == [0, 0, 2, 2]
    assert game.ended_by() == "limit" and game.returns() == (1 / 3, 1 / 3, 1 / 3)


def test_a_condition_still_true_at_its_bound_is_a_fault(start: Start) -> None:
    """Within a flow other than `play`."""
    game = start(LOOPS.replace("at most 9", "at most 1"))
    with pytest.raises(GameFault, match="last round") as caught:
        game.apply(game.legal()[0])
    assert game.pending() is None and game.legal_count() == 0 and game.ended_by() is None
    with pytest.raises(GameFault) as again:
        game.apply(0)
    assert again.value is caught.value


def test_the_top_loop_running_out_is_the_end_by_limit(start: Start) -> None:
    """Even with a condition that would let it go on."""
    play = "flow play\n    repeat at most 2 while tally[ann] == 0\n        for me in Player\n"
    game = start(play + "            choose always\n                pass\n")
    for _ in range(6):
        game.apply(game.legal()[0])
    assert game.ended_by() == "limit"
