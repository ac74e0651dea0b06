"""A syntax fault in an action or flow does not hide what else is wrong in it."""

from __future__ import annotations

from pathlib import Path

from shedu.compiler.check import check
from shedu.compiler.link import link

RULES = """game one "One"
    players: 2

state open
    left: 0..3

action pull(n: 1..2)
    require some: left > nil "Nothing."
    do
        take n from mee
        left = )
        take n from left

flow play
    left = 3
    repeat at most 3
        for me in Player
            choose always
                pull
            else
                end empty

ranking p: Player by wins(p)
"""


def test_all_faults_of_an_action_are_told(tmp_path: Path) -> None:
    path = tmp_path / "one.shedu"
    path.write_text(RULES, encoding="utf-8")
    linked = link(path)
    game = linked.game("one")
    assert game is not None
    found = {(one.code, one.span.line) for one in (*linked.diagnostics, *check(game)[1])}
    assert found == {("E0301", 8), ("E0301", 10), ("E0107", 11), ("E0301", 23)}


def test_a_name_that_a_faulty_line_declares_is_not_called_unknown(tmp_path: Path) -> None:
    path = tmp_path / "one.shedu"
    text = RULES.replace("nil", "0").replace("        take n from mee\n        left = )\n", "        let more = )\n")
    path.write_text(text.replace("take n from left", "take more from left").replace("wins(p)", "0"), encoding="utf-8")
    linked = link(path)
    game = linked.game("one")
    assert game is not None
    assert [one.code for one in (*linked.diagnostics, *check(game)[1])] == ["E0107"]
