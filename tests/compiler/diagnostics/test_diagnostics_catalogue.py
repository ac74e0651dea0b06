"""The catalogue: every code explained, every example tried where reading alone can try it."""

from __future__ import annotations

import re
from pathlib import Path
from textwrap import dedent

import pytest

import shedu.compiler
from shedu.compiler.diagnostics import entries, entry, explain
from shedu.compiler.read import read_text

FOLDER = Path(next(iter(shedu.compiler.__path__)))
READING = [found for code, found in entries().items() if code.startswith("E01")]


def codes(text: str) -> set[str]:
    _, found = read_text("x", dedent(text).strip("\n") + "\n")
    return {diagnostic.code for diagnostic in found}


def test_codes_have_their_form_and_their_range() -> None:
    for code, found in entries().items():
        assert re.fullmatch(r"E0[1-9]\d\d", code)
        assert found.code == code and found.title and found.explanation
        assert bool(found.right) <= bool(found.wrong) or not found.wrong


def test_every_code_that_the_compiler_gives_is_in_the_catalogue() -> None:
    given = set()
    for path in FOLDER.rglob("*.py"):
        given |= set(re.findall(r'"(E0\d{3})"', path.read_text(encoding="utf-8")))
    assert given <= set(entries())
    assert {"E0101", "E0201", "E0342"} <= given


def test_no_code_is_entered_twice() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("diagnostics/codes/*.py"))
    found = re.findall(r'^\s+(?:_later\(|Entry\(\s*)?"(E0\d{3})"', text, re.MULTILINE)
    assert len(found) == len(set(found))


@pytest.mark.parametrize("found", [e for e in READING if e.wrong], ids=lambda e: e.code)
def test_a_wrong_example_gives_its_code_and_the_right_one_does_not(found) -> None:  # type: ignore[no-untyped-def]  # noqa: ANN001
    wrong, right = found.wrong, found.right
    if dedent(wrong).strip().split()[0] in ("let", "require"):
        indented = [dedent(text).strip().replace("\n", "\n    ") for text in (wrong, right)]
        wrong, right = (f"action a\n    {text}\n" for text in indented)
    assert found.code in codes(wrong)
    assert codes(right) == set()


def test_explaining() -> None:
    page = explain("e0113")
    assert page is not None
    assert page.startswith("E0113: indented like no line above\n\n")
    assert "Wrong:\n\n    flow turn\n        if ready\n" in page
    assert explain("E9999") is None
    assert entry("E0101") is entries()["E0101"]
    for code in entries():
        text = explain(code)
        assert text and max(map(len, text.split("\n"))) <= 100
