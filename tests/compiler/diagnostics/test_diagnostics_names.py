"""The nearest right name."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shedu.compiler.diagnostics import nearest

NAMES = ["strength", "sides", "player", "ties", "commit", "mark", "marks", "Player"]


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("strenght", "strength"),
        ("strengh", "strength"),
        ("side", "sides"),
        ("tise", "ties"),
        ("comit", "commit"),
        ("Mark", "mark"),
        ("plyer", "Player"),
        ("mrak", "mark"),
        ("xyz", None),
        ("strawberry", None),
        ("", None),
    ],
)
def test_nearest(name: str, expected: str | None) -> None:
    assert nearest(name, NAMES) == expected


def test_the_name_itself_is_not_offered() -> None:
    assert nearest("ties", ["ties"]) is None
    assert nearest("mark", ["mark", "marks"]) == "marks"


def test_very_long_names_are_not_compared() -> None:
    assert nearest("a" * 10_000, ["a" * 9_999]) is None


@given(st.text(max_size=12), st.lists(st.text(max_size=12), max_size=6))
def test_whatever_is_offered_is_a_candidate_and_the_order_does_not_matter(
    name: str, names: list[str]
) -> None:
    found = nearest(name, names)
    assert found is None or found in names
    assert nearest(name, reversed(names)) == found
