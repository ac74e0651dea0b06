"""`shedu check` holds citations against the clause file beside the rules."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from shedu.runtime.harness.cli import run

RULES = """
game cited "Cited"
    players: 2

state open
    left: 0..3

action pull
    cite TA-MOVE-0{number}
    require some: left > 0 "Nothing is left."
    do
        take 1 from left

flow play
    left = 3
    repeat at most 2
        for me in Player
            choose always
                pull
            else
                end empty

ranking p: Player by 0
"""
CLAUSES = """
[[clause]]
id = "TA-MOVE-01"
kind = "decision"
text = "One is taken."
"""


@pytest.mark.parametrize(("number", "clauses", "codes"), [(1, True, []), (2, True, ["E0706"]), (2, False, [])])
def test_a_clause_that_is_not_there_is_a_warning(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], number: int, clauses: bool, codes: list[str]
) -> None:
    path = tmp_path / "cited.shedu"
    path.write_text(RULES.replace("{number}", str(number)), encoding="utf-8")
    if clauses:
        (tmp_path / "clauses.toml").write_text(CLAUSES, encoding="utf-8")
    assert run(["check", str(path), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["diagnostics"]
    assert [one["code"] for one in found if one["code"] == "E0706"] == codes
    assert all("TA-MOVE-01" in str(one) for one in found if one["code"] == "E0706")
