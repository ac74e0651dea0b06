"""Hostile texts: an error or a tree, never an exception, never unbounded work."""

from __future__ import annotations

import re
import sys
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import shedu.rules
from shedu.compiler.read import read_bytes, read_file, read_text
from shedu.compiler.read.depth import DEEPEST_EXPRESSION
from shedu.compiler.read.layout import DEEPEST_BLOCKS, DEEPEST_BRACKETS
from shedu.compiler.read.outline import outline
from shedu.compiler.read.reading import MOST_FAULTS

RULES = Path(next(iter(shedu.rules.__path__)))
FILES = sorted(RULES.rglob("*.shedu"))
SMALL = (RULES / "classic" / "breakthrough.shedu").read_text(encoding="utf-8")
PIECES = re.findall(r"\n *|\w+|[^\w\s]| +", SMALL)
F = "define f is "


def codes(text: str) -> list[str]:
    _, found = read_text("x", text)
    return [d.code for d in found]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_the_shipped_rules_have_no_faults(path: Path) -> None:
    module, found = read_file(path)
    assert found == ()
    assert module.declarations


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (F + "(" * 5000 + "1" + ")" * 5000, "E0111"),
        (F + "(" * 5000, "E0111"),
        (F + "(" * (DEEPEST_BRACKETS + 1) + "1" + ")" * (DEEPEST_BRACKETS + 1), "E0111"),
        (F + " + ".join(["1"] * 10_000), "E0112"),
        (F + "not " * 5000 + "a", "E0112"),
        (F + "a" + ".b" * 5000, "E0112"),
        (F + "1 if a else " * 3000 + "2", "E0112"),
        ("state open\n    x: " + "A -> " * 5000 + "B", "E0112"),
        (F + "x" * 100_000, "E0112"),
        (F + "x" * 101, "E0109"),
        (F + "9" * 10_000, "E0110"),
        (F + str(2**31), "E0110"),
        ("flow f\n" + "".join(" " * 4 * (i + 1) + "if x\n" for i in range(300)), "E0111"),
        ("#" * 1_000_001, "E0118"),
        (F + '"' * 9001, "E0108"),
    ],
)
def test_what_is_too_much_is_one_error(text: str, code: str) -> None:
    assert codes(text) == [code]


def test_what_is_just_not_too_much_is_read() -> None:
    assert codes(F + "(" * DEEPEST_BRACKETS + "1" + ")" * DEEPEST_BRACKETS) == []
    assert codes(F + " + ".join(["1"] * (DEEPEST_EXPRESSION - 2))) == []
    assert codes(F + str(2**31 - 1)) == []
    assert codes("flow f\n    if a\n        end b\n" + "    else if a\n        end b\n" * 1000) == []
    deep = (
        "flow f\n"
        + "".join(" " * (i + 1) + "if x\n" for i in range(DEEPEST_BLOCKS - 1))
        + " " * 99
        + "end y\n"
    )
    assert codes(deep) == []


def test_the_deepest_tree_leaves_room_on_the_stack() -> None:
    """A later pass may take three frames a node in the deepest expression within the deepest block."""
    body = "".join(" " * (i + 1) + "if x\n" for i in range(DEEPEST_BLOCKS - 1))
    text = "flow f\n" + body + " " * 99 + "let y = " + "not " * (DEEPEST_EXPRESSION - 5) + "x\n"
    module, found = read_text("x", text)
    assert found == ()
    assert outline(module.declarations[0]).count("Unary('not'") == DEEPEST_EXPRESSION - 5
    assert sys.getrecursionlimit() >= 1000


@pytest.mark.parametrize(
    "text",
    ["flow f\n" + "    x = = 1\n" * 3000, "(\n" * 3000, "type a 1..2\n" * 3000, "flow f\n  x = (\n" * 1500],
    ids=["statements", "brackets", "declarations", "flows"],
)
def test_a_file_full_of_faults_gives_a_bounded_list(text: str) -> None:
    found = codes(text)
    assert 1 <= len(found) <= MOST_FAULTS + 1
    assert found[-1] == "E0120" or len(found) < MOST_FAULTS


def test_tabs_are_reported_once_for_the_file_and_the_rest_is_read() -> None:
    text = "flow f\n\tif a\n\t\tx = 1\n\telse\n\t\tx == 2\n"
    _, found = read_text("x", text)
    assert [(d.code, d.span.line) for d in found] == [("E0103", 2), ("E0101", 5)]


SOLID = [index for index, piece in enumerate(PIECES) if not piece.isspace()]


def test_any_prefix_that_ends_with_a_word_is_an_error_or_a_tree() -> None:
    for end in range(0, len(PIECES), 5):
        text = "".join(PIECES[:end])
        module, found = read_text("x", text)
        assert module.declarations or found or not re.sub("#.*", "", text).strip()


def test_a_single_deletion_gives_a_tree_or_nearly_always_one_error() -> None:
    counts: Counter[int] = Counter()
    for index in SOLID[::2]:
        _, found = read_text("x", "".join(PIECES[:index] + PIECES[index + 1 :]))
        counts[len(found)] += 1
    faulty = sum(counts[n] for n in counts if n)
    assert faulty > len(SOLID) / 4
    assert counts[1] > 0.9 * faulty
    assert max(counts) < 20


def test_a_swap_of_neighbours_gives_a_tree_or_nearly_always_one_error() -> None:
    counts: Counter[int] = Counter()
    for one, two in list(pairwise(SOLID))[::3]:
        pieces = list(PIECES)
        pieces[one], pieces[two] = pieces[two], pieces[one]
        _, found = read_text("x", "".join(pieces))
        counts[len(found)] += 1
    faulty = sum(counts[n] for n in counts if n)
    assert counts[1] > 0.9 * faulty
    assert max(counts) < 20


@given(st.binary(max_size=300))
@settings(max_examples=200, deadline=None)
def test_random_bytes(data: bytes) -> None:
    module, found = read_bytes("x", data)
    assert all(d.code.startswith("E01") and d.spans for d in found)
    assert found or all(item.span.line >= 1 for item in module.declarations)


@given(st.text(max_size=300))
@settings(max_examples=200, deadline=None)
def test_random_text(text: str) -> None:
    _, found = read_text("x", text)
    last = text.replace("\r\n", "\n").count("\n") + 1
    assert all(1 <= d.span.line <= last and d.span.column >= 1 for d in found)


@given(
    st.lists(
        st.sampled_from([*sorted(set(PIECES)), "\n", "\n    ", "\n        ", "choose", "else", "|"]),
        max_size=60,
    )
)
@settings(max_examples=300, deadline=None)
def test_random_words(pieces: list[str]) -> None:
    _, found = read_text("x", " ".join(pieces))
    places = [(d.span.line, d.span.column) for d in found]
    assert places == sorted(places)


@given(st.data())
@settings(max_examples=150, deadline=None)
def test_random_damage(data: st.DataObject) -> None:
    pieces = list(PIECES)
    for _ in range(data.draw(st.integers(1, 6))):
        at = data.draw(st.integers(0, len(pieces) - 1))
        pieces[at] = data.draw(
            st.sampled_from(["", "(", ")", "\n", "if", "else", "do", ":", '"', "\t", "in", "\n        "])
        )
    module, found = read_text("x", "".join(pieces))
    assert len(found) <= MOST_FAULTS + 1
    assert found or module.declarations
