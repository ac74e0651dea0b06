"""Names that mean something to C, Cython, Python or the generated code, wherever a name can stand."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from shedu.grammar.words import RESERVED
from shedu.runtime.harness.loading import Loaded, load
from shedu.runtime.simulate import Plan, simulate

MACROS = """
    linux unix errno EOF NULL NAN INFINITY M_PI I stdin stdout assert offsetof BUFSIZ true_ TRUE INT_MAX
"""
C_WORDS = """
    auto break case char const continue default double else_ enum_ extern float goto inline int long
    register restrict return short signed sizeof static struct switch typedef union_ unsigned void
    volatile asm typeof bool_ main printf malloc memcpy memset exit abort complex _Bool_ int32_t
    uint64_t size_t
"""
CYTHON = """
    cdef cpdef ctypedef cimport include IF DEF ELIF ELSE nogil gil noexcept api public inline_ readonly
    new this
"""
PYTHON = """
    def class lambda_ pass_ raise try_ except_ finally_ import from_ global nonlocal yield await async
    print len range set_ list_ dict object self_ None_ True_ False_ NotImplemented eval exec open_ id
    type_ str bytes
"""
ENGINE = """
    State Head Context Engine Rng ask pick kinds why carry_out scores invariant_ refresh slots copy
    table_ start engine module s ctx legal n pc table1 set_fault run_piece first_values AnyLegal Legal1
    b1_none OVER ABI popcount64 floor_div narrowed NO_INT v1 t1 a1_ d1 i1 k1 rest1 GAME shedu builtins
    math
"""
HUNGARIAN = "győző kör csapat állás űrhajó Ödön lépés őrszem árvíztűrő tükörfúrógép"
LOOKALIKES = "ª aª a µ μ ﬁ fi ⅷ Ω K ſ s2 x² ℝ ꙮ ㎏ 名前 имя όνομα"
LONG = ["l" * 100, "l" * 99 + "m", "ő" * 60]


def usable(name: str) -> bool:
    """Tell whether the language takes a name at all."""
    return name not in RESERVED and not name.startswith("_") and name.replace("_", "a").isalnum()


def all_names() -> list[str]:
    """Every name once, in order; those that are one name once composed are one."""
    groups = (MACROS, C_WORDS, CYTHON, PYTHON, ENGINE, HUNGARIAN, LOOKALIKES)
    words = [word for group in groups for word in group.split()] + LONG
    return [name for name in dict.fromkeys(unicodedata.normalize("NFC", word) for word in words) if usable(name)]


Examine = Any
"""The fixture `examined`: a text in, what the compiler makes of it out."""


class Names:
    """Hands out names, each once."""

    def __init__(self, names: list[str]) -> None:
        self._left = iter(names)

    def take(self, count: int = 1) -> list[str]:
        """Return the next names."""
        return [next(self._left) for _ in range(count)]

    def rest(self) -> list[str]:
        """Return those that are left."""
        return list(self._left)


def game_of(names: list[str], decomposed: bool = False) -> str:
    """A game in which names stand wherever they can; the end of the list fills an enumeration."""
    pool = Names(names)
    game, seat1, seat2, board, enum, record, field1, field2, table, column, row1, row2 = pool.take(12)
    option, value1, value2, item, items, places, secret, hidden, ending, full = pool.take(10)
    define, param, let, region, cell, flow, inner, asked, action, place, need, more, other = pool.take(13)
    conflict, side1, side2, commit, score, check, wander, bag, seen, half = pool.take(10)
    rest = pool.rest()
    first, second = rest[:2]
    text = f"""
game {game} "Names"
    players: 2
    seats: {seat1}, {seat2}

board {board}
    shape: grid(3, 3)
    joined: sides

type {enum}: one of {{{", ".join(rest)}}}

type {record}
    {field1}: 0..3
    {field2}: {enum}

table {table}
    | {column}: 0..9
    {row1} | 1
    {row2} | 2

option {option}: one of {{{value1}, {value2}}} = {value1}

state open
    {item}: 0..1000
    {items}: set of {enum}
    {places}: {board} -> Player?
    {seen}: {record}?

state secret
    {secret}: Player -> bag of {enum}

state hidden
    {hidden}: bag of {table} = {{5 {row1}, 5 {row2}}}
    {bag}: bag of {table}

define {define}({param}: {board}): 0..20
    let {let} = size(around({param}))
    is {let} + {param}.row if {option} == {value1} else {let}

define {half}({param}: 0..1000): 0..500 is {param} / 2

region {region} of {cell}: {board} where {places}[{cell}] != none

action {action}({place}: {board}, {other}: {enum}) "Put"
    require {need}: {places}[{place}] == none "No."
    require {more}: {other} not in {items} or {define}({place}) > 3
    do
        {places}[{place}] = me
        {seen} = {record}({define}({place}) mod 4, {other})
        if {other} not in {items}
            add {other} to {items}
        {item} = {half}({item}) + {define}({place}) + size({region}[{place}])

action {wander} "Wander"
    do
        draw 1 from {hidden} to {bag}
        {item} = {half}({item}) + sum({let}.{column} for {let} in {bag})
        add {{2 {first}, {second}}} to {secret}[me]

conflict {conflict}({side1}: Player, {side2}: Player)
    sides: {side1}, {side2}
    player: side
    strength: {item} mod 3 + size({secret}[side])
    ties: {side2}
    commit ({commit}: 0..3)
        require {check}: {commit} <= size({secret}[me])
        do
            {item} = {half}({item}) + {commit}
    do
        {item} = {half}({item}) + (1 if winner == {seat1} else 2)

flow {flow}({inner}: Player)
    choose
        {action}
        {wander}
    if {item} mod 5 == 0
        run {conflict}({inner}, next({inner}))

flow play
    repeat at most 4
        for me in Player
            run {flow}(me)
            if {item} > 900
                end {ending}
            if all({cell} in {board} have {places}[{cell}] != none)
                end {full}
    choose {asked} in {enum}
        {seen} = {record}(1, {asked})

ranking {score}: Player by size({secret}[{score}]), {item} mod (7 if {score} == {seat1} else 5)

invariant {check}_holds: {item} >= 0
"""
    return unicodedata.normalize("NFD", text) if decomposed else text


def played(loaded: Loaded, games: int) -> tuple[str, dict[str, object]]:
    """The digest of some games, and what they came to."""
    run = simulate(loaded.any_engine(), Plan(2, games, seed=7, check=True))
    found = run.summary()
    return str(found["digest"]), {key: found[key] for key in ("ended_by", "actions", "conflicts", "failures")}


def arrangements() -> Iterator[tuple[str, str]]:
    """The same game with the names in different places."""
    names = all_names()
    third = len(names) // 3
    yield "as they come", game_of(names)
    yield "turned", game_of(names[third:] + names[:third], decomposed=True)
    yield "turned twice", game_of(names[2 * third :] + names[: 2 * third])


@pytest.mark.native
@pytest.mark.parametrize(("how", "text"), list(arrangements()), ids=["straight", "turned", "turned_twice"])
def test_a_game_of_odd_names_plays_alike_on_both_engines(how: str, text: str, tmp_path: Path) -> None:
    path = tmp_path / "names.shedu"
    path.write_text(text, encoding="utf-8")
    native, reference = (load(str(path), engine=engine, quick=True) for engine in ("native", "python"))
    assert native.engine == "native"
    digest, found = played(native, 60)
    assert not found["failures"]
    assert (digest, found) == played(reference, 60)


WORDS = """game words "Words"
    players: 2

state open
    level: 0..9
    __init__: 0..9

flow play
    def = 3

ranking p: Player by level
"""


def test_what_is_no_name_is_told_where_it_stands(examined: Examine) -> None:
    found = examined(WORDS)
    places = [(one.code, one.span.line, one.span.column) for one in found.found]
    assert places[0] == ("E0121", 6, 5)
    assert {code for code, _, _ in places} == {"E0121", "E0301"}


@pytest.mark.parametrize("word", RESERVED)
def test_reserved_words_are_no_names(word: str, examined: Examine) -> None:
    found = examined(WORDS.replace("__init__", word).replace("def = 3", "level = 3"))
    assert len(found.codes) == 1 and found.codes[0] in ("E0105", "E0101")
    assert found.found[0].span.line == 6


TEXTS = [
    "\\",
    "\\n",
    "\\x41 \\N{BULLET} \\u2028",
    "'''",
    "{{ plan }} {% for x in y %} {# z #}",
    "%s %(x)d %% $(id) `id` ${HOME}",
    "# not a comment; import os",
    "*/ #include <stdio.h> /*",
    "</script> & <b>",
    "Árvíztűrő tükörfúrógép 名前 🎲",
    "x" * 3000,
]


@pytest.mark.native
def test_texts_are_data(tmp_path: Path) -> None:
    """Every text comes out as it went in, wherever texts can stand, and nothing of it is run."""
    game = f"""game words "{TEXTS[3]}{TEXTS[4]}{TEXTS[6]}"
    players: 2

state open
    number: 0..9

flow play "{TEXTS[5]}"
    repeat at most 30
        choose
{"".join(f"            a{n}{chr(10)}" for n in range(len(TEXTS)))}
ranking p: Player by number
"""
    for n, text in enumerate(TEXTS):
        head, require = f'action a{n} "{text}"', f'    require low: number < {n + 3} "{text}"'
        game += f"\n{head}\n{require}\n    do\n        number = {n % 9}\n"
    path = tmp_path / "texts.shedu"
    path.write_text(game, encoding="utf-8")
    native, reference = (load(str(path), engine=engine, quick=True) for engine in ("native", "python"))
    assert native.meta.title == TEXTS[3] + TEXTS[4] + TEXTS[6]
    assert [block.title for block in native.meta.blocks] == TEXTS
    assert [part.message for part in native.meta.requirements] == TEXTS
    assert played(native, 20) == played(reference, 20)


UNSEEN = [
    "\r",
    "\x0b",
    "\x0c",
    "\x1b",
    "\x85",
    "\u2028",
    "\u2029",
    "\u202e",
    "\u2066",
    "\u200b",
    "\ufeff",
    "\x7f",
]


@pytest.mark.parametrize("letter", UNSEEN, ids=lambda letter: f"{ord(letter[0]):04x}")
def test_unseen_letters_are_not_taken_even_in_texts_and_comments(letter: str, examined: Examine) -> None:
    good = WORDS.replace("__init__", "other").replace("def =", "level =")
    for text in (good.replace("Words", f"Wo{letter}rds"), good + f"# a {letter} b\n"):
        found = examined(text)
        assert found.codes and set(found.codes) <= {"E0104", "E0101", "E0108", "E0102"}
