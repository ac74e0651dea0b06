"""Compiled games through the methods of Game, against the same game in Python."""

import copy
import pickle
from types import ModuleType
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shedu.runtime.game import GameFault, IllegalAction, Pending

pytestmark = pytest.mark.native
EASY = settings(max_examples=60, deadline=None)


def same(native: Any, reference: Any) -> bool:
    """Compare all that two games show."""
    return all(
        getattr(native, name)() == getattr(reference, name)()
        for name in (
            "pending",
            "legal",
            "legal_count",
            "legal_mask",
            "ended_by",
            "scores",
            "returns",
            "serialise",
            "items",
            "fired",
            "conflicts",
            "failing_invariant",
        )
    ) and native.rng.state() == reference.rng.state()


@EASY
@given(
    st.integers(2, 3),
    st.integers(0, 2**64 - 1),
    st.integers(0, 50),
    st.lists(st.integers(0, 6), max_size=60),
)
def test_both_engines_show_the_same(
    native_toy: Any, toy: ModuleType, players: int, seed: int, index: int, tries: list[int]
) -> None:
    native, reference = native_toy.new(players, seed, index), toy.ToyReference().new(players, seed, index)
    assert same(native, reference)
    for action in tries:
        assert native.why_not(action) == reference.why_not(action)
        if native.why_not(action) is None:
            native.apply(action)
            reference.apply(action)
        assert same(native, reference)


def test_an_illegal_action_changes_nothing_and_says_why(native_toy: Any) -> None:
    game = native_toy.scripted(2, [0])
    before = game.serialise()
    with pytest.raises(IllegalAction) as caught:
        game.apply(5)
    assert caught.value.refusal.requirement == -1
    assert "gift(middle) does not answer the question that waits: turn" in str(caught.value)
    assert game.serialise() == before


def test_the_requirement_that_refuses_is_named(native_toy: Any) -> None:
    game = native_toy.new(2)
    game.apply(3)
    for _ in range(20):
        if game.why_not(2) is None:
            game.apply(1 if game.why_not(1) is None and game.items()[0] > 3 else 0)
    refusal = game.why_not(2)
    assert (refusal.name, refusal.message) == ("enough", "There are not that many.")
    assert refusal.cites == ("TOY-1",)


@pytest.mark.parametrize("action", [-1, 7, 10**30, -(10**30)])
def test_a_number_no_action_has_is_refused(native_toy: Any, action: int) -> None:
    assert native_toy.new(2).why_not(action).message == f"There is no action number {action}."


def test_other_seats_have_nothing_to_decide(native_toy: Any) -> None:
    game = native_toy.new(3)
    assert game.pending() == Pending((0,), "turn")
    assert game.legal(0) == [0, 1, 2, 3]
    assert game.legal(1) == []
    assert not any(game.legal_mask(2))


def test_a_script_rules_the_draws_then_the_first_value(native_toy: Any) -> None:
    assert native_toy.scripted(2, [4]).items()[0] == 19
    game = native_toy.scripted(2)
    assert game.items()[0] == 15
    for action in (1, 1):
        game.apply(action)
    game.script([2])
    game.apply(0)
    assert game.conflicts() == [(0, 0, 1)]


def test_a_script_has_room_for_what_still_waits_only(native_toy: Any) -> None:
    game = native_toy.scripted(2, [0, *[1] * 63])
    game.script([1])
    with pytest.raises(ValueError, match="at most 64"):
        game.script([1, 1])
    with pytest.raises(ValueError, match="32767"):
        game.script([-1])


def test_a_copy_goes_on_as_the_game_would(native_toy: Any) -> None:
    game = native_toy.new(3, seed=5)
    game.apply(2)
    twin = copy.deepcopy(game)
    for each in (game, twin):
        while each.pending() is not None:
            each.apply(each.nth(each.rng.bounded(each.legal_count())))
    assert game.serialise() == twin.serialise()
    assert game.rng.state() == twin.rng.state()
    assert game.fired() == twin.fired()


def test_a_copy_is_independent(native_toy: Any) -> None:
    game = native_toy.new(2, seed=5)
    before = game.serialise()
    twin = game.copy()
    twin.apply(2)
    assert game.serialise() == before != twin.serialise()
    assert game.fired() == [0, 0, 0]


def test_kinds_count_the_legal_answers_by_block(native_toy: Any) -> None:
    game = native_toy.new(3)
    assert game.kinds() == [(0, 3), (1, 1)]
    game.apply(2)
    assert game.kinds() == [(2, 2)]
    with pytest.raises(IndexError):
        game.nth(2)


def test_a_fault_names_its_place_and_stops_the_game(compile_toy: Any) -> None:
    game = compile_toy(trap=14).scripted(2, [2])
    with pytest.raises(GameFault, match=r"toy\.shedu:9: the trap was met"):
        game.apply(2)
    assert game.legal() == []
    assert game.pending() is None
    assert game.ended_by() is None
    with pytest.raises(GameFault):
        game.apply(3)


def test_a_broken_invariant_is_named(compile_toy: Any) -> None:
    game = compile_toy(leak=1).new(2)
    assert game.failing_invariant() is None
    game.apply(0)
    assert game.failing_invariant() == "nothing_lost"


def test_only_numbers_of_players_the_game_is_for(native_toy: Any) -> None:
    for players in (0, 1, 4, -1):
        with pytest.raises(ValueError, match="Toy is for 2 to 3 players"):
            native_toy.new(players)


def test_engine_and_data_must_fit(native_toy: Any, toy: ModuleType) -> None:
    from dataclasses import replace

    from shedu.runtime.native import EngineMismatch, NativeEngine

    with pytest.raises(EngineMismatch, match="1 conflicts, its data 0"):
        NativeEngine(native_toy.capsule, replace(toy.META, conflicts=()))
    with pytest.raises(EngineMismatch, match="not a compiled engine"):
        NativeEngine(object(), toy.META)


def test_a_game_in_progress_is_not_pickled(native_toy: Any) -> None:
    with pytest.raises(TypeError, match="record"):
        pickle.dumps(native_toy.new(2))


def test_seeds_count_modulo_two_to_the_64(native_toy: Any) -> None:
    assert native_toy.new(2, 2**64 + 7, -1).rng.state() == native_toy.new(2, 7, 2**64 - 1).rng.state()
