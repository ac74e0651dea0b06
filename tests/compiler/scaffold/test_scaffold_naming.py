"""Names for new games, and what is proposed for a variant."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shedu.compiler.link import link
from shedu.compiler.pipeline.find import rules_folder
from shedu.compiler.scaffold.naming import nearest_fit, title_of, unfit
from shedu.compiler.scaffold.opening import Answer
from shedu.compiler.scaffold.proposals import Proposal, proposals

TAKEN = ("hex", "my_hex")


@pytest.mark.parametrize(
    ("name", "near"),
    [
        ("my-game", "my_game"),
        ("3d", "my_3d"),
        ("_x", "x"),
        ("table", "my_table"),
        ("market", "my_market"),
        ("hex", "my_hex_2"),
        ("small.shedu", "small"),
        ("games/small", "small"),
        ("", "my_game"),
        ("a b", "a_b"),
        ("x" * 41, "x" * 40),
    ],
)
def test_unfit_names_are_answered_with_a_near_one(name: str, near: str) -> None:
    found = unfit(name, TAKEN)
    assert found is not None and f"`{near}` would do" in found


@pytest.mark.parametrize("name", ["a", "my_game", "größe", "x2", "Hex", "x" * 40])
def test_fit_names(name: str) -> None:
    assert unfit(name, TAKEN) is None


@given(st.text(max_size=60))
def test_what_is_advised_fits(name: str) -> None:
    assert unfit(nearest_fit(name, TAKEN), TAKEN) is None


def test_titles() -> None:
    assert title_of("my_small_game") == "My small game"


GAME = """\
game ferry "Ferry"
    players: 2

type Bank: one of {north_bank, south_bank}

state open
    boat: Bank = north_bank
    times: 0..9
    cargo: Player -> 0..30

define load(b: Bank): 0..3 is 2
define most(b: Bank, n: 0..3): 1..2 is 2
define width: 1..9 is 4
define fare(p: Player): 0..40 is cargo[p] + 1

action cross(to_bank: Bank)
    require barred: to_bank != boat
    do
        boat = to_bank
        cargo[me] = min(30, cargo[me] + load(to_bank))

conflict push(one_side: Player, other_side: Player)
    sides: one_side, other_side
    strength: cargo[side]
    ties: other_side
    do
        boat = north_bank

flow play
    repeat at most 3
        for me in Player
            choose
                cross
        run push(p1, p2)

ranking p: Player by fare(p)
"""


@pytest.fixture
def found(tmp_path_factory: pytest.TempPathFactory) -> list[Proposal]:
    """Return what is proposed for a small game."""
    path = tmp_path_factory.mktemp("ferry") / "ferry.shedu"
    path.write_text(GAME, encoding="utf-8")
    game = link(path).game()
    assert game is not None
    answer = Answer("p1", "cross", {"to_bank": "south_bank"}, "cross(south_bank)")
    return proposals(game.declarations, [answer])


def test_constants_go_first_with_what_they_claim(found: list[Proposal]) -> None:
    assert [one.lines for one in found[:3]] == [
        ("adjust load(b) by 1",),
        ("adjust most(b, n) by -1",),
        ("adjust width by 1",),
    ]
    assert [one.claims for one in found[:3]] == [
        ("all(b in Bank have load(b) == 3)",),
        (),
        ("width == 5",),
    ]


def test_ties_then_other_numbers(found: list[Proposal]) -> None:
    assert [one.lines for one in found[3:6]] == [
        ("adjust push.ties to one_side",),
        ("adjust fare(p) by 1",),
        ("adjust fare(p) by -1",),
    ]


def test_requirements_and_counters_have_names_of_their_own(found: list[Proposal]) -> None:
    barred, counted = found[6:]
    assert barred.lines[0] == "also cross"
    assert barred.lines[1].strip().startswith("require barred_here: to_bank != south_bank")
    assert barred.claims == ("cannot p1: cross(south_bank) for barred_here",)
    assert "    times_done: 0..999" in counted.lines
    assert counted.claims == ("times_done == 0",)


def test_every_shipped_game_gets_a_proposal() -> None:
    for path in sorted(rules_folder().glob("classic/*.shedu")):
        game = link(path, rules_folder()).game()
        assert game is not None
        assert proposals(game.declarations, [])
