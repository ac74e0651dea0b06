"""Faults of amendments: each has a rule file in `faults` and beside it the exact text that is shown."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import shedu.compiler
from shedu.compiler.check import check
from shedu.compiler.diagnostics import render
from shedu.compiler.link import link

FOLDER = Path(__file__).parent / "faults"
SOUND = ("hill", "plain_text")
FIXTURES = sorted(path for path in FOLDER.glob("*.shedu") if path.stem not in SOUND)


@pytest.mark.parametrize("path", FIXTURES, ids=lambda path: path.stem)
def test_a_fault_is_shown_like_this(path: Path) -> None:
    linked = link(path)
    shown = render(linked.diagnostics, linked.sources).replace(f"{FOLDER}/", "")
    assert shown == path.with_suffix(".txt").read_text(encoding="utf-8")


def test_what_the_fixtures_are_based_on_is_sound() -> None:
    linked = link(FOLDER / "hill.shedu")
    assert linked.diagnostics == ()
    for settings in ({}, {"mode": "fast"}):
        (hill,) = linked.games
        game, faults = check(hill, settings)
        assert game is not None
        assert [fault.code for fault in faults if fault.severity == "error"] == []


def test_every_code_of_amendments_has_a_fixture() -> None:
    shown = "".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*.txt"))
    given: set[str] = set()
    for package in ("amend", "link"):
        for path in (Path(next(iter(shedu.compiler.__path__))) / package).glob("*.py"):
            given |= set(re.findall(r'"(E02[12]\d)"', path.read_text(encoding="utf-8")))
    assert len(given) > 10
    assert {code for code in given if code not in shown} == set()


def test_a_faulty_amendment_is_left_out_and_the_game_stays() -> None:
    linked = link(FOLDER / "missing_rule.shedu")
    (variant,) = linked.games
    (base,) = link(FOLDER / "hill.shedu").games
    assert variant.declarations == base.declarations
    game, faults = check(variant)
    assert game is None and [fault.code for fault in faults] == ["E0210"]


@pytest.mark.parametrize(
    "used", ["../extra.shedu", "/extra.shedu", "a/../../extra.shedu", "C:/extra.shedu", "..\\\\extra.shedu"]
)
@pytest.mark.parametrize("kind", ["game g", "variant v of hill", "module m"])
def test_no_header_uses_what_lies_outside(tmp_path: Path, kind: str, used: str) -> None:
    (tmp_path / "extra.shedu").write_text("module extra\n", encoding="utf-8")
    folder = tmp_path / "in"
    folder.mkdir()
    (folder / "hill.shedu").write_text((FOLDER / "hill.shedu").read_text("utf-8"), encoding="utf-8")
    text = f'{kind}\n    use: "{used}"\n'
    if kind.startswith("module"):
        text += "\nvariant w of hill\n    use: m\n"
    (folder / "here.shedu").write_text(text, encoding="utf-8")
    linked = link(folder / "here.shedu")
    shown = [(fault.code, fault.message, fault.hint) for fault in linked.diagnostics if fault.code == "E0203"]
    assert shown == [
        (
            "E0203",
            "this path leads out of the folder of the game",
            "give a path below the folder of the game, without `..`",
        )
    ]
    assert str(tmp_path / "extra.shedu") not in linked.sources


@pytest.mark.parametrize("used", ["extra", '"modules/extra.shedu"'])
def test_no_link_leads_to_what_lies_outside(tmp_path: Path, used: str) -> None:
    (tmp_path / "extra.shedu").write_text("module extra\n", encoding="utf-8")
    modules = tmp_path / "in" / "modules"
    modules.mkdir(parents=True)
    (modules / "extra.shedu").symlink_to(tmp_path / "extra.shedu")
    text = (FOLDER / "hill.shedu").read_text("utf-8").replace("    use:", f"    use: {used}\n    use:")
    (tmp_path / "in" / "hill.shedu").write_text(text, encoding="utf-8")
    linked = link(tmp_path / "in" / "hill.shedu")
    assert [(fault.code, fault.message) for fault in linked.diagnostics] == [
        ("E0203", "this path leads out of the folder of the game")
    ]


@pytest.mark.parametrize(
    ("amendment", "code", "line", "column"),
    [
        ("adjust free(c) to 3 when c in marked\n", "E0318", 3, 1),
        ("adjust cost(c) by red\n", "E0310", 3, 19),
        ("adjust cost(c) to costs(c)\n", "E0301", 3, 19),
        ("before climb(at)\n    marked = at\n", "E0310", 4, 14),
        ("also climb\n    require low: levels[me] < 3\n", "E0301", 4, 18),
        ("offer climb(3) in turn\n", "E0337", 3, 7),
        ("replace flow turn\n    run trun\n", "E0301", 4, 9),
        ("adjust duel.ties to nobody\n", "E0338", 3, 21),
    ],
)
def test_a_fault_in_an_amended_rule_is_in_the_file_that_wrote_the_line(
    tmp_path: Path, amendment: str, code: str, line: int, column: int
) -> None:
    (tmp_path / "hill.shedu").write_text((FOLDER / "hill.shedu").read_text("utf-8"), encoding="utf-8")
    path = tmp_path / "mine.shedu"
    path.write_text(f"variant mine of hill\n\n{amendment}", encoding="utf-8")
    (mine,) = link(path).games
    game, faults = check(mine)
    errors = [fault for fault in faults if fault.severity == "error"]
    assert game is None
    assert (errors[0].code, errors[0].span.file) == (code, str(path))
    assert (errors[0].span.line, errors[0].span.column) == (line, column)


HOSTILE = {
    "a chain of modules": "variant v of hill\n    use: m0\n"
    + "".join(f"module m{number}\n    use: m{number + 1}\n" for number in range(3000)),
    "many modules": "variant v of hill\n"
    + "".join(f"    use: m{number}\n" for number in range(3000))
    + "".join(f"module m{number}\n" for number in range(3000)),
    "a chain of variants": "variant v0 of hill\n"
    + "".join(f"variant v{number} of v{number - 1}\n" for number in range(1, 40)),
    "many values": "variant v of hill\n" + "adjust cost(c) by 1 when c in marked\n" * 3000,
    "many offers": "variant v of hill\n" + "offer rest in turn\n" * 3000,
    "many requirements": "variant v of hill\n" + "also climb\n    require low: true\n" * 3000,
    "many surroundings": "variant v of hill\n" + "before turn\n    marked = {}\n" * 3000,
    "many replacements": "variant v of hill\n" + "replace ranking p: Player by 0\n" * 3000,
    "many removals": "variant v of hill\n" + "".join(f"action a{n}\nremove a{n}\n" for n in range(3000)),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_too_much_is_a_fault_and_no_standstill(tmp_path: Path, name: str) -> None:
    (tmp_path / "hill.shedu").write_text((FOLDER / "hill.shedu").read_text("utf-8"), encoding="utf-8")
    path = tmp_path / "mine.shedu"
    path.write_text(HOSTILE[name], encoding="utf-8")
    linked = link(path)
    codes = {fault.code for fault in linked.diagnostics}
    assert codes == ({"E0208"} if "removals" not in name and "replacements" not in name else set())
