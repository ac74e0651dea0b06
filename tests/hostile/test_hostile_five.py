"""A file with five faults of five kinds gets five messages, each with all that helps to mend it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from shedu.compiler.diagnostics import explain
from shedu.runtime.harness.cli import run

FOLDER = Path(__file__).parent / "five"
KINDS = {
    "E0301": "mrak[at]",  # a name
    "E0501": "at != trap",  # what may be seen
    "E0101": "form coins",  # the text itself
    "E0602": "at most coins[p1]",  # bounds
    "E0310": "mark[a1] + 1",  # types
}
MENDED = {
    "mrak[at]": "mark[at]",
    "at != trap": "at != a1",
    "form coins": "from coins",
    "at most coins[p1]": "at most 4",
    "mark[a1] + 1": "coins[p] + 1",
}


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file in a folder that is the current one, so that messages tell its bare name."""
    path = tmp_path / "five.shedu"
    path.write_bytes((FOLDER / "five.shedu").read_bytes())
    monkeypatch.chdir(tmp_path)
    return path


def test_the_five_messages_in_full(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["check", "five.shedu"]) == 1
    said = capsys.readouterr()
    assert said.out == (FOLDER / "five.txt").read_text(encoding="utf-8")
    assert said.err == ""


def test_each_has_a_place_and_a_page(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["check", "--json", "five.shedu"]) == 1
    found = json.loads(capsys.readouterr().out)["diagnostics"]
    assert [one["code"] for one in found] == list(KINDS)
    lines = here.read_text(encoding="utf-8").split("\n")
    for one in found:
        span = one["spans"][0]
        assert KINDS[one["code"]] in lines[span["line"] - 1]
        assert lines[span["line"] - 1][span["column"] - 1 :].strip() and span["length"] > 0
        assert explain(one["code"])


@pytest.mark.parametrize("left", MENDED)
def test_mending_four_leaves_the_fifth(left: str, here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = here.read_text(encoding="utf-8")
    for wrong, right in MENDED.items():
        text = text if wrong == left else text.replace(wrong, right)
    here.write_text(text, encoding="utf-8")
    assert run(["check", "--json", "five.shedu"]) == 1
    found = json.loads(capsys.readouterr().out)["diagnostics"]
    assert [KINDS[one["code"]] for one in found if one["severity"] == "error"] == [left]


def test_a_sixth_fault_gets_a_sixth_message(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = here.read_text(encoding="utf-8")
    here.write_text(text.replace("mark[at] = me", "mark[at] = me\n        coins[me] = 12"), encoding="utf-8")
    assert run(["check", "--json", "five.shedu"]) == 1
    found = json.loads(capsys.readouterr().out)["diagnostics"]
    assert sorted(one["code"] for one in found) == sorted([*KINDS, "E0401"])
