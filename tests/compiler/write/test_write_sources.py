"""What is written: the same every time, each rule's function under its number and name, no name of an author bare."""

from __future__ import annotations

import os
import re
import subprocess
import sys

import pytest
from plan_games import checked

from shedu.compiler.pipeline.find import find
from shedu.compiler.pipeline.passes import check_game, plan_game
from shedu.compiler.plan import Plan
from shedu.compiler.plan.code import safe

HOSTILE = """
game NULL "EOF /* */ * / {{ plan }} {% raw %} \\\\ ' # def"
    players: 2
    seats: def, class

type linux: one of {stdin, errno, init__, malloc}

type int
    struct: linux
    while_loop: 0..3

board State
    shape: grid(3, 3)
    joined: sides

state open
    EOF: State -> linux?
    assert_: 0..9
    volatile: set of State
    Bool_: bag of linux
    unix: int?
    házikó: def_of -> 0..9
    legal: State?

type def_of: one of {s, ctx, Head}

region goto of main: State where EOF[main] != none

define sizeof(NULL_: State): 0..99 is size(goto[NULL_]) + assert_
define import_(árvíztűrő: linux): bool is árvíztűrő in Bool_

action return_(char: linux, at: State) "return 0; }"
    require free: EOF[at] == none "};"
    require small: sizeof(at) < 9
    do
        EOF[at] = char
        run switch(at)

action nogil

flow switch(void: State)
    if import_(stdin) or sizeof(void) > 3
        assert_ = min(assert_ + 1, 9)
    házikó[s] = 3
    unix = int(malloc, 2)
    volatile = around(void)

flow play
    repeat at most 4
        for me in Player
            choose
                return_
                nogil

ranking cdef: Player by assert_

invariant static: assert_ < 10
"""
WORDS = re.compile(r"[A-Za-z_]\w*")


def source(plan: Plan) -> str:
    from shedu.compiler.write import write

    return write(plan)["engine.pyx"]


def hostile() -> Plan:
    return plan_game(checked(HOSTILE)).plan


def test_the_same_rules_give_the_same_text() -> None:
    first, second = (plan_game(check_game(find("hex"), {}).game) for _ in range(2))  # type: ignore[arg-type]
    assert first.sources == second.sources


def test_the_text_does_not_hang_on_the_order_of_sets() -> None:
    code = (
        "from shedu.compiler.pipeline.find import find\n"
        "from shedu.compiler.pipeline.passes import check_game, plan_game\n"
        "from shedu.compiler.pipeline.shipped import sources_digest\n"
        "print(*(sources_digest(plan_game(check_game(find(name), {}).game).sources) for name in"
        " ('tictactoe', 'connect_four')))\n"
    )
    said = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(said) == 1 and len(said.pop().split()) == 2


@pytest.mark.parametrize("name", ["tictactoe", "breakthrough", "reversi"])
def test_functions_carry_the_number_and_the_name_of_their_rule(name: str) -> None:
    game = check_game(find(name), {}).game
    assert game is not None
    plan = plan_game(game).plan
    text = source(plan)
    for rule, what in enumerate(plan.meta.rules):
        if what.kind in ("action", "flow"):
            assert re.search(rf"cdef \w+ (?:[a-z]|k\d+_r){rule}_{safe(what.name)}\(", text), what
            assert f"ctx.fired[{rule}] += 1" in text
    heads = re.findall(r"cdef (?:inline )?\w+\*? ([dfaw]|k\d+_r)(\d+)_(\w+)\(", text)
    assert heads
    for _, number, called in heads:
        assert safe(plan.meta.rules[int(number)].name) == called


def test_no_line_of_a_rule_file_stands_in_the_text() -> None:
    """Lines are data beside the engine: comments change no source."""
    game = check_game(find("breakthrough"), {}).game
    assert game is not None
    text = source(plan_game(game).plan)
    assert ".shedu" not in text and "line" not in re.sub(r"inline", "", text)


def test_names_of_authors_stand_only_behind_a_prefix() -> None:
    plan = hostile()
    text = source(plan)
    code = "\n".join(line.partition("#")[0] for line in text.splitlines())
    words = set(WORDS.findall(code))
    names = {"NULL", "EOF", "linux", "stdin", "errno", "malloc", "unix", "goto", "volatile", "import_"}
    names |= {"return_", "switch", "házikó", "árvíztűrő", "main", "assert_", "Bool_"}
    assert names & words == {"NULL"}  # the template's own
    assert not re.search(r"[^\x00-\x7f]", code)
    heads = [head for head in re.findall(r"^cdef [^\n]*\(", code, re.MULTILINE) if "sizeof" in head or "nogil(" in head]
    assert all(re.search(r"\b[a-z]\d+_|_r\d+_", head) for head in heads)


def test_strings_of_authors_stand_only_in_comments() -> None:
    text = source(hostile())
    code = "\n".join(line.partition("#")[0] for line in text.splitlines())
    for piece in ('"};', "return 0;", "{{ plan }}", "/*", "{% raw %}"):
        assert piece not in code
    titles = [line for line in text.splitlines() if "{{ plan }}" in line]
    assert all(line.startswith("#") for line in titles)


@pytest.mark.native
def test_hostile_names_compile_and_play() -> None:
    from plan_games import digests, same_step_by_step

    same_step_by_step(HOSTILE, 2, 1)
    first, second = digests(HOSTILE, 2, 50)
    assert first == second
