"""Neutral seats: which there are, who answers for them, and what is wrong with saying so."""

from __future__ import annotations

from typing import Any

import pytest

from shedu.compiler import core
from shedu.runtime.types import Optional, strip

GAME = """\
game small "Small"
    players: {players}
{header}
state open
    steward: Seat?
    pot: Seat -> 0..9
state secret
    chosen: Seat -> 0..1
action wait "Wait"
flow ask
    choose
        wait
flow play
    steward = left(p1)
    repeat at most 3
{body}
ranking p: {ranked} by pot[p], chosen[p], 1 if steward == p else 0
"""
GHOST = "    neutral: {ghost} if size(Player) == 2 else {}\n"
STEWARD = "    decides: steward\n"
ASKED = "        for me in Seat\n            run ask"


def text(header: str, body: str = ASKED, ranked: str = "Player", players: str = "2..3") -> str:
    """Return a game with these lines in its header and in its flow."""
    return GAME.format(header=header, body=body, ranked=ranked, players=players)


def test_seats_in_play_follow_the_number_of_players(check_text: Any) -> None:
    game = check_text(text(GHOST + STEWARD)).sound
    assert game.neutrals == (("ghost",), ())
    assert (game.seats_of(2), game.seats_of(3), game.seats) == (3, 3, (3, 3))
    assert game.seat.values == ("p1", "p2", "p3")


def test_seats_beyond_those_of_players_have_the_names_of_the_neutral_ones(check_text: Any) -> None:
    game = check_text(text("    seats: ann, ben\n    neutral: {east, west}\n    decides: p1\n", players="2")).game
    assert game is None  # `p1` is no name where seats are named
    game = check_text(text("    neutral: {east, west}\n    decides: p1\n", players="2")).sound
    assert game.seat.values == ("p1", "p2", "east", "west") and game.seats == (4, 4)


@pytest.mark.parametrize(
    ("line", "counts"),
    [
        ("{a, b} if size(Player) < 3 else {c}", (2, 1, 1)),
        ("{a} if not size(Player) != 2 or size(Player) == 4 and true else {}", (1, 0, 1)),
        ("{a, b} if size(Player) * 2 - 1 == 2 + 1 else {}", (2, 0, 0)),
    ],
)
def test_conditions_on_the_number_of_players(check_text: Any, line: str, counts: tuple[int, ...]) -> None:
    wide = check_text(text(f"    neutral: {line}\n    decides: p1\n", players="2..4"))
    assert tuple(map(len, wide.sound.neutrals)) == counts


def test_a_neutral_name_may_be_nobody_unless_it_is_always_in_play(check_text: Any) -> None:
    def kind(header: str, players: str) -> Any:
        body = "        pot[p1] = 1\n        steward = ghost\n        for me in Player\n            run ask"
        game = check_text(text(header, body, players=players)).sound
        assigned = [stmt for stmt in game.play.body[1].body if isinstance(stmt, core.Assign)]
        return assigned[1].value.type

    assert isinstance(kind(GHOST + STEWARD, "2..3"), Optional)
    always = kind("    neutral: {ghost}\n    decides: steward\n", "2..3")
    assert strip(always) == always


@pytest.mark.parametrize(
    ("line", "under"),
    [
        ("ghost", "ghost"),
        ("{ghost, ghost}", "{ghost, ghost}"),
        ("{ghost} if pot == 3 else {}", "pot"),
        ("{2}", "{2}"),
        ("{ghost}, {other}", "{other}"),
        ("{" + ", ".join(f"n{i}" for i in range(15)) + "}", "{" + ", ".join(f"n{i}" for i in range(15)) + "}"),
    ],
)
def test_what_is_no_set_of_neutral_seats(check_text: Any, line: str, under: str) -> None:
    assert ("E0342", under) in check_text(text(f"    neutral: {line}\n")).faults


def test_a_neutral_name_that_is_taken(check_text: Any) -> None:
    assert check_text(text("    neutral: {steward}\n    decides: p1\n")).faults[0][0] == "E0302"


def test_to_decide_for_nobody(check_text: Any) -> None:
    assert check_text(text(STEWARD)).faults == [("E0343", "decides")]


def test_who_decides_must_be_a_seat_that_everybody_knows(check_text: Any) -> None:
    wrong = check_text(text(GHOST + "    decides: 3\n")).faults
    assert wrong == [("E0310", "3")]
    hidden = GHOST + "    decides: p1 if chosen[me] == 1 else p2\n"
    assert check_text(text(hidden)).faults == [("E0501", "p1 if chosen[me] == 1 else p2")]


def test_a_neutral_seat_is_asked_and_nobody_decides(check_text: Any) -> None:
    asked = "        choose by {who}\n            wait"
    body = "        for me in Player\n    " + asked.replace("\n", "\n    ")
    found = check_text(text(GHOST, body.replace("{who}", "ghost")))
    assert [code for code, _ in found.faults] == ["E0344"]
    acting = check_text(text(GHOST, "        as ghost\n            choose\n                wait"))
    assert [code for code, _ in acting.faults] == ["E0344"]
    assert check_text(text(GHOST, body.replace("{who}", "left(me)"))).faults == []


def test_neutral_seats_are_not_ranked(check_text: Any) -> None:
    assert check_text(text(GHOST + STEWARD, ranked="Seat")).faults == [("E0310", "p: Seat")]
    assert check_text(text("", ranked="Seat")).faults == []


def test_next_takes_one_or_two(check_text: Any) -> None:
    body = "        steward = next(p1, Player, p2)\n        for me in Player\n            run ask"
    assert check_text(text("", body)).faults == [("E0313", "next(p1, Player, p2)")]
    body = body.replace("next(p1, Player, p2)", "next(p1, {3})")
    assert [code for code, _ in check_text(text("", body)).faults] == ["E0310"]


def test_scenarios_name_no_neutral_seat_as_a_player(check_text: Any) -> None:
    scenario = """
scenario "Ghosts"
    players: 2
    given
        pot = [1, 2, 3]
    play
        ghost: wait
    expect
        pot[ghost] == 3
        sees ghost: steward
"""
    checked = check_text(text(GHOST + STEWARD) + scenario)
    _, found = checked.scenarios()
    assert [fault.code for fault in found] == ["E0803", "E0803"]
