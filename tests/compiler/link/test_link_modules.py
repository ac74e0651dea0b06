"""Modules and variants: where they are found, when they are in play, in what order."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from shedu.compiler import tree as t
from shedu.compiler.check import check, check_scenarios
from shedu.compiler.link import Linked, LinkedGame, link

GAME = """\
game small "Small"
    cite A-B-1
    players: 2

option mode: one of {slow, fast} = slow

option big: bool = false

define cost: 0..9 is 1

action wait "Wait"

flow play
    repeat at most 3
        for me in Player
            run turn

flow turn
    choose
        wait

ranking p: Player by cost
"""


def write(folder: Path, **files: str) -> Path:
    for name, text in files.items():
        path = folder / (name.replace("__", "/") + ".shedu")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder / "game.shedu"


def sound(linked: Linked, name: str | None = None) -> LinkedGame:
    assert [str(fault) for fault in linked.diagnostics] == []
    found = linked.game(name)
    assert found is not None
    return found


def names(game: LinkedGame) -> list[str]:
    return [item.name for item in game.declarations if isinstance(item, t.DefineDecl)]


def with_lines(*lines: str) -> str:
    return GAME.replace("    players: 2\n", "    players: 2\n" + "".join(f"    {line}\n" for line in lines))


# ---------------------------------------------------------------- where


@pytest.mark.parametrize("file", ["game", "extra", "modules__extra", "others", "modules__others"])
def test_a_module_is_found_in_the_file_beside_it_and_in_its_folder(tmp_path: Path, file: str) -> None:
    module = "\nmodule extra\n\ndefine more is 2\n"
    files = {"game": with_lines("use: extra")}
    files[file] = files.get(file, "") + module
    game = sound(link(write(tmp_path, **files)))
    assert names(game) == ["cost", "more"]
    assert len(game.files) == (1 if file == "game" else 2)


def test_a_path_names_all_modules_of_a_file(tmp_path: Path) -> None:
    files = {
        "game": with_lines('use: "sub/two.shedu"'),
        "sub__two": "module a\ndefine x is 1\nmodule b\ndefine y is 2\n",
    }
    assert names(sound(link(write(tmp_path, **files)))) == ["cost", "x", "y"]


def test_a_module_uses_another_one_which_comes_before_it(tmp_path: Path) -> None:
    text = (
        with_lines("use: top") + "module top\n    use: ground\ndefine x is 1\nmodule ground\ndefine y is 2\n"
    )
    assert names(sound(link(write(tmp_path, game=text)))) == ["cost", "y", "x"]


def test_modules_may_share_one(tmp_path: Path) -> None:
    text = with_lines("use: a, b, c")
    text += "module a\n    use: c\nmodule b\n    use: c\nmodule c\ndefine z is 2\n"
    assert names(sound(link(write(tmp_path, game=text)))) == ["cost", "z"]


def test_a_variant_is_of_a_game_beside_it_or_of_one_that_comes_along(tmp_path: Path) -> None:
    variant = "variant other of small\n\nadjust cost to 2\n"
    write(tmp_path / "mine", game=GAME, other=variant, variants__other=variant)
    write(tmp_path / "shipped" / "small", small=GAME)
    write(tmp_path / "alone", other=variant)
    for place in ("mine/other", "mine/variants/other", "alone/other"):
        linked = link(tmp_path / f"{place}.shedu", tmp_path / "shipped")
        game = sound(linked, "other")
        assert game.header.name == "other" and game.header.title == "Small"
        assert [Path(file).name for file in game.files][-1] == "other.shedu"
    assert [fault.code for fault in link(tmp_path / "alone" / "other.shedu").diagnostics] == ["E0204"]


def test_a_variant_finds_the_modules_of_its_game(tmp_path: Path) -> None:
    write(tmp_path / "shipped" / "small", small=GAME, modules__extra="module extra\ndefine more is 2\n")
    write(tmp_path / "mine", other="variant other of small\n    use: extra\n")
    game = sound(link(tmp_path / "mine" / "other.shedu", tmp_path / "shipped"))
    assert names(game) == ["cost", "more"]


def test_variants_stand_upon_variants(tmp_path: Path) -> None:
    text = (
        GAME
        + "variant a of small\n\nadjust cost by 1\n\nvariant b of a\n    players: 2..3\n\nadjust cost to 5\n"
    )
    linked = link(write(tmp_path, game=text))
    assert [game.name for game in linked.games] == ["small", "a", "b"]
    (define,) = [item for item in sound(linked, "b").declarations if isinstance(item, t.DefineDecl)]
    assert isinstance(define.value, t.Binary) and isinstance(define.value.left, t.Number)
    assert define.value.left.value == 5
    game, faults = check(sound(linked, "b"))
    assert game is not None and faults == () and game.players == (2, 3)


# ---------------------------------------------------------------- when

CONDITIONS = """\
module quick
define x is 1
module large
define y is 2
module glue
    with: quick, large
adjust cost by x + y
"""


@pytest.mark.parametrize(
    ("settings", "expected"),
    [
        ({}, ["cost"]),
        ({"mode": "fast"}, ["cost", "x"]),
        ({"big": "true"}, ["cost", "y"]),
        ({"mode": "fast", "big": "true"}, ["cost", "x", "y"]),
        ({"mode": "slow", "big": "false", "nothing": "7"}, ["cost"]),
    ],
)
def test_options_put_modules_in_play(
    tmp_path: Path, settings: Mapping[str, str], expected: list[str]
) -> None:
    text = with_lines("use: quick when mode == fast", "use: large when big", "use: glue") + CONDITIONS
    game = sound(link(write(tmp_path, game=text))).under(settings)
    assert game.faults == () and names(game) == expected
    cost = next(item for item in game.declarations if isinstance(item, t.DefineDecl))
    assert isinstance(cost.value, t.Binary) == (len(expected) == 3)


def test_a_variant_sets_options_and_with_them_modules(tmp_path: Path) -> None:
    text = with_lines("use: quick when mode == fast", "use: large when not (mode == fast)")
    text += "variant hasty of small\n    mode: fast\n\n" + CONDITIONS
    linked = link(write(tmp_path, game=text))
    assert names(sound(linked, "small")) == ["cost", "y"]
    assert names(sound(linked, "hasty")) == ["cost", "x"]
    assert names(sound(linked, "hasty").under({"mode": "slow"})) == ["cost", "y"]
    game, _ = check(sound(linked, "hasty"))
    assert game is not None and {name: value for name, _, value in game.options} == {
        "mode": 1,
        "big": False,
    }


def test_only_files_in_use_count(tmp_path: Path) -> None:
    text = with_lines("use: extra when big")
    path = write(tmp_path, game=text, extra="module extra\n\nadjust nothing by 1\n")
    game = sound(link(path))
    assert [Path(file).name for file in game.files] == ["game.shedu"]
    more = game.under({"big": "true"})
    assert [Path(file).name for file in more.files] == ["game.shedu", "extra.shedu"]
    assert [fault.code for fault in more.faults] == ["E0210"]


def test_options_of_modules_are_set_like_others(tmp_path: Path) -> None:
    text = with_lines("use: extra when big") + "module extra\noption spice: 0..3 = 1\nadjust cost by spice\n"
    game = sound(link(write(tmp_path, game=text)))
    checked, faults = check(game, {"big": "true", "spice": "3"})
    assert checked is not None and faults == ()
    assert [value for name, _, value in checked.options if name == "spice"] == [3]
    _, faults = check(game, {"spice": "3"})
    assert [(fault.code, fault.hint) for fault in faults] == [
        ("E0307", "it belongs to the module `extra`, which is not in use")
    ]


def test_scenarios_say_in_which_game_they_play(tmp_path: Path) -> None:
    text = (
        with_lines("use: extra when big")
        + """
scenario "plain"
    expect
        cost == 1

scenario "spicy"
    big: true
    spice: 2
    expect
        cost == 3

variant hasty of small
    big: true

scenario "hasty" of hasty
    expect
        cost == 2

module extra
option spice: 0..3 = 1
adjust cost by spice
"""
    )
    linked = link(write(tmp_path, game=text))
    small, hasty = sound(linked, "small"), sound(linked, "hasty")
    found = {}
    for game in (small, hasty):
        checked, faults = check(game)
        assert checked is not None and faults == ()
        scenarios, faults = check_scenarios(game, checked)
        assert faults == ()
        found |= {scenario.title: scenario.options for scenario in scenarios}
    assert found == {"plain": (), "spicy": (("big", "true"), ("spice", "2")), "hasty": ()}


# ---------------------------------------------------------------- in what order


def test_order_and_citations(tmp_path: Path) -> None:
    text = with_lines("use: a, b, c", "order: c, a") + "".join(
        f"module {name}\n    cite A-C-{number}\nadjust cost to {number}\ndefine d{name} is 1\n"
        for number, name in enumerate("abc", 1)
    )
    linked = link(write(tmp_path, game=text))
    assert {fault.code for fault in linked.diagnostics} == {"E0213"}
    text = text.replace("order: c, a", "order: c, a, b")
    game = sound(link(write(tmp_path, game=text)))
    assert names(game) == ["cost", "dc", "da", "db"]
    cost = next(item for item in game.declarations if isinstance(item, t.DefineDecl))
    assert isinstance(cost.value, t.Number) and cost.value.value == 2
    assert [cite.clause for cite in game.header.cites] == ["A-B-1", "A-C-3", "A-C-1", "A-C-2"]


def test_a_variant_comes_after_the_modules_of_its_game(tmp_path: Path) -> None:
    text = with_lines("use: a") + "module a\nadjust cost to 1\nmodule b\nadjust cost to 2\n"
    text += "variant v of small\n    use: b\nadjust cost to 3\n"
    game = sound(link(write(tmp_path, game=text)), "v")
    cost = next(item for item in game.declarations if isinstance(item, t.DefineDecl))
    assert isinstance(cost.value, t.Number) and cost.value.value == 3


def test_a_fault_of_a_variant_is_none_of_its_game(tmp_path: Path) -> None:
    text = GAME + "variant v of small\n    use: nothing\n\nadjust costs to 3\n"
    linked = link(write(tmp_path, game=text))
    small, other = linked.games
    assert linked.common == () and small.faults == ()
    assert [fault.code for fault in other.faults] == ["E0204", "E0210"]
    game, _ = check(small)
    assert game is not None


def test_how_modules_that_are_off_come_into_play(tmp_path: Path) -> None:
    both = "use: glue when mode == fast and big"
    uses = ("use: quick when mode == fast", "use: large when big", both, "use: c")
    text = with_lines(*uses) + CONDITIONS + "module c\n"
    small = sound(link(write(tmp_path, game=text)))
    assert small.ways_in() == ({"mode": "fast"}, {"big": "true"})
