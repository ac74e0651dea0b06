"""Trees as text: every rule file comes back as the tree it was."""

from __future__ import annotations

from pathlib import Path

import pytest

import shedu.rules
from shedu.compiler.read import read_text
from shedu.compiler.read.outline import outline
from shedu.compiler.unparse import declaration_text, expression_text, file_text

RULES = Path(next(iter(shedu.rules.__path__)))
GAMES = Path(__file__).resolve().parents[2] / "games"
FILES = sorted([*RULES.rglob("*.shedu"), *GAMES.rglob("*.shedu")])


def outlines(text: str) -> list[str]:
    module, faults = read_text("text", text)
    assert faults == ()
    return [outline(declaration) for declaration in module.declarations]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_printed_file_reads_to_the_same_tree(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    module, _ = read_text("text", text)
    printed = file_text(module.declarations)
    assert outlines(printed) == outlines(text)
    assert file_text(read_text("text", printed)[0].declarations) == printed


EVERYTHING = """\
variant v of g "Title"
    cite A-B-1
    use: one, "two" when mode == fast and not slow
        cite A-B-2
    order: one, two

effect gains(what: Color) "Gains"
    cite A-B-3
    adjust income(me) by {3 what, f(x) red, (a + b) blue.shade}

table T "Rows"
    held: this in city[me]
        cite A-B-4
    | cost: bag of 1..6 Color | worth(p: Seat): -3..3 = -1
    first_row "First" | {2 red} | worth: size(city[p])
        cite A-B-5
        after paid(x) when x == this
            add 1 to coins[me]
    last_row | | gains(red), gains(blue)

market m(p: Seat)
    goods: Good
    own for x in city[p] where x.makes
        offers: {{a}, {b, c}}

before f.g(a, b) when a
    cite A-B-6
    run h

after f
    draw 2 from bag to hand[me]
    chance x in those(y in S, z in T where y != z)
    show secret[me] to left(me)
    move tile[c] to box
    move {n red} from hand to box
    if a
        end x
    else if b or c and not d
        take 1 from k
    else
        choose always by p
            first_thing(x) if y
            other
        else
            end z
    together me in Player
        choose x in -1..3 by q "What?"
            as p
                repeat at most 3 while a not in b
                    let k = [i for i in {j for j in S where t}]
        else
            end y

also f.g
    require small: n <= 3 "Too many of these things, which nobody could have foreseen when writing the rule."
        cite A-B-7

offer act(x, y) in f if z

remove f.g
    cite A-B-8

replace board Cell
    shape: hex(3, 3)

replace define x: Color -> list of up to 4 Color? is none if a else leading(x in y by z) if b else min(1, 2)

scenario "title" of g
    cite A-B-9
    mode: fast
    given
        picture from b2
            ". K1 r*"
        x = 3
    play
        ann: place(a1, red)
        drawn {red}
        run f(x)
    expect
        x == -3 - (2 - 1) and (a if b else c) and -(-x) * 2 == 4
        can ann: place(a1)
        cannot bob: place(a1) for x.y
        waits ann: f.g
        sees ann: hand[ann]
        unseen ann: hand[bob]
        ended done
        won ann, bob
"""


def test_every_construct_comes_back() -> None:
    module, faults = read_text("text", EVERYTHING)
    assert faults == ()
    printed = file_text(module.declarations)
    assert outlines(printed) == outlines(EVERYTHING)


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("((a))", "a"),
        ("(a + b) * c", "(a + b) * c"),
        ("(a * b) + c", "a * b + c"),
        ("a - (b - c)", "a - (b - c)"),
        ("(a - b) - c", "a - b - c"),
        ("not (a and b)", "not (a and b)"),
        ("(not a) and (b or c)", "not a and (b or c)"),
        ("(a == b) == c", "(a == b) == c"),
        ("(a if b else c) + 1", "(a if b else c) + 1"),
        ("a if b else (c if d else e)", "a if b else c if d else e"),
        ("(a if b else c) if d else e", "(a if b else c) if d else e"),
        ("(a + b)[c].d(e)", "(a + b)[c].d(e)"),
        ("-(a + b)..(c + 1)", "-(a + b)..c + 1"),
        ("{(3 + n) red}", "{(3 + n) red}"),
        ('"text"', '"text"'),
    ],
)
def test_brackets_stand_where_they_are_needed(text: str, printed: str) -> None:
    module, faults = read_text("text", f"define x is {text}\n")
    assert faults == ()
    assert declaration_text(module.declarations[0]) == f"define x is {printed}\n"
    assert expression_text(module.declarations[0].value) == printed  # type: ignore[union-attr]


def test_long_conditions_stand_on_several_lines() -> None:
    parts = [f"this_is_the_condition_number_{number}" for number in range(6)]
    text = f"invariant long: {' and '.join(parts)}\n"
    module, _ = read_text("text", text)
    printed = declaration_text(module.declarations[0])
    assert printed.split("\n")[1] == f"    and {parts[1]}"
    assert outlines(printed) == outlines(text)
