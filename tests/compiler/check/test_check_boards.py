"""Boards, maps, marks, legends and tables."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from shedu.compiler import core
from shedu.compiler.check import shapes

REST = """\
action wait
flow play
    repeat at most 3
        for me in Player
            choose
                wait
ranking p: Player by count(c in Cell where c in marked)
state open
    marked: set of Cell
"""
MAPPED = (
    """\
game t "T"
    players: 2
board Cell
    shape: grid(2, 3)
    joined: sides
    map: "plan.map"
    marks
        "~": water
        "H": hill, water
"""
    + REST
)


def board(shape: str, joined: str = "") -> str:
    """Return a game on a board."""
    return f'game t "T"\n    players: 2\nboard Cell\n    shape: {shape}\n{joined}' + REST


def test_grid_neighbours(check_text: Any) -> None:
    (found,) = check_text(board("grid(3, 4)", "    joined: sides\n")).sound.boards
    assert found.cell.values[:5] == ("a1", "b1", "c1", "d1", "a2")
    names = found.direction.values
    assert names[0] == "north" and len(names) == 8
    b2 = found.cell.values.index("b2")
    near = {names[d]: found.cell.values[found.steps[d][b2]] for d in range(8)}
    assert near["north"] == "b1" and near["southeast"] == "c3" and near["west"] == "a2"
    assert [names[d] for d in found.joined] == ["north", "east", "south", "west"]
    assert found.steps[names.index("north")][0] == -1
    assert names[found.opposite[names.index("southwest")]] == "northeast"
    assert (found.rows[b2], found.columns[b2], found.area) == (2, 2, (3, 4))
    assert set(found.mirror) == {-1}


def test_sides_and_corners_join_all_eight(check_text: Any) -> None:
    (found,) = check_text(board("grid(3, 3)", "    joined: sides and corners\n")).sound.boards
    assert found.joined == tuple(range(8))
    assert found.mirror[found.cell.values.index("c1")] == found.cell.values.index("a3")


def test_hex_has_six_neighbours(check_text: Any) -> None:
    (found,) = check_text(board("hex(3, 3)")).sound.boards
    centre = found.cell.values.index("b2")
    near = {found.cell.values[step[centre]] for step in found.steps}
    assert near == {"b1", "c1", "c2", "b3", "a3", "a2"}
    assert found.joined == tuple(range(6))
    assert all(found.opposite[found.opposite[d]] == d for d in range(6))


def test_ring_goes_round(check_text: Any) -> None:
    (found,) = check_text(board("ring(5)")).sound.boards
    assert found.steps == ((1, 2, 3, 4, 0), (4, 0, 1, 2, 3))


def test_column_names_go_on_after_z() -> None:
    assert [shapes.letters(n) for n in (0, 25, 26, 51, 52)] == ["a", "z", "aa", "az", "ba"]


@pytest.mark.parametrize(
    ("shape", "code"),
    [("grid(3)", "E0330"), ("disc(3)", "E0330"), ("grid(40, 40)", "E0603"), ("grid(0, 3)", "E0603")],
)
def test_wrong_shapes(check_text: Any, shape: str, code: str) -> None:
    assert code in [found for found, _ in check_text(board(shape)).faults]


# ------------------------------------------------------------------ maps
def test_marks_are_sets_of_cells(check_text: Any, tmp_path: Path) -> None:
    (tmp_path / "plan.map").write_text("~..\n.H.\n", encoding="utf-8")
    text = MAPPED + "define wet is water\ndefine high is hill\n"
    checked = check_text(text)
    assert checked.define("wet").body.value == frozenset({0, 4})
    assert checked.define("high").body.value == frozenset({4})


@pytest.mark.parametrize(
    ("plan", "code", "line", "column"),
    [
        ("~..\n.H\n", "E0333", 2, 1),
        ("~..\n", "E0333", 1, 1),
        ("~..\n.X.\n", "E0334", 2, 2),
    ],
)
def test_a_wrong_map_is_shown_at_its_line(
    check_text: Any, tmp_path: Path, plan: str, code: str, line: int, column: int
) -> None:
    (tmp_path / "plan.map").write_text(plan, encoding="utf-8")
    from shedu.compiler.check import check

    linked = check_text_linked(tmp_path)
    _, found = check(linked, {})
    (fault,) = [one for one in found if one.severity == "error"]
    assert (fault.code, fault.span.line, fault.span.column) == (code, line, column)
    assert fault.span.file == str(tmp_path / "plan.map")


def check_text_linked(folder: Path) -> Any:
    """Return the linked game with a map."""
    from shedu.compiler.link import link

    path = folder / "game.shedu"
    path.write_text(MAPPED, encoding="utf-8")
    game = link(path).game()
    assert game is not None
    return game


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("plan.map", "../plan.map", "E0203"),
        ("plan.map", "/etc/passwd", "E0203"),
        ("plan.map", "nowhere.map", "E0332"),
        ('    map: "plan.map"\n', "", "E0331"),
        ('"~": water', '"~~": water', "E0331"),
        ('"H": hill', '"~": hill', "E0302"),
    ],
)
def test_wrong_marks_and_paths(check_text: Any, tmp_path: Path, old: str, new: str, code: str) -> None:
    (tmp_path / "plan.map").write_text("~..\n.~.\n", encoding="utf-8")
    assert code in [found for found, _ in check_text(MAPPED.replace(old, new)).faults]


# ------------------------------------------------------------------ legends
def test_the_legend_is_read_both_ways(check_toy: Any) -> None:
    legend = check_toy("").sound.boards[0].legend
    assert [entry.mark for entry in legend] == ["r", "*", "P"]
    assert [entry.digit is not None for entry in legend] == [False, False, True]
    assert isinstance(legend[0].effects[0], core.Assign)
    assert isinstance(legend[1].effects[0], core.Add)


def test_a_legend_that_cannot_be_read_backwards(check_text: Any) -> None:
    text = board("grid(2, 2)", '    legend\n        "x": size(around(here)) > 2\n')
    assert [code for code, _ in check_text(text).faults] == ["E0331"]


# ------------------------------------------------------------------ tables
TABLE = """\
table Ware
    | hue: Color | cost: 0..9 | bulk: 0..3 = 1 | like: Ware = this | mix: bag of Color = {}
    cloth "Fine cloth" | red | 3
    dye | blue | 2 | bulk: 2 | like: cloth | mix: {2 red, blue}
"""


def test_rows_are_values_and_cells_constants(check_toy: Any) -> None:
    checked = check_toy(
        TABLE + "define a is dye.cost\ndefine b(w: Ware) is w.mix[red]\ndefine c(w: Ware?) is w.hue\n"
    )
    (found,) = checked.sound.tables
    assert found.atom.values == ("cloth", "dye")
    assert found.titles == ("Fine cloth", "Dye")
    assert found.cells == ((0, 2), (3, 2), (1, 2), (0, 0), ((0, 0, 0), (2, 0, 1)))
    assert checked.define("a").body.value == 2
    assert isinstance(checked.define("b").body.base, core.Column)


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("| red | 3", "| red", "E0335"),
        ("| red | 3", "| red | 3 | 1", "E0335"),
        ("| red | 3", "| red | 12", "E0401"),
        ("| red | 3", "| cloth | 3", "E0310"),
        ("bulk: 2", "blk: 2", "E0306"),
        ("bulk: 2", "bulk: level", "E0602"),
        ("bulk: 2", "bulk: 1 | bulk: 2", "E0302"),
        ("    dye |", "    cloth |", "E0302"),
    ],
)
def test_wrong_tables(check_toy: Any, old: str, new: str, code: str) -> None:
    found = [fault for fault, _ in check_toy(TABLE.replace(old, new)).faults]
    assert found in ([code], ["E0301"] if code == "E0602" else [code])
