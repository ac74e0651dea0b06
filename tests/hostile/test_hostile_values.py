"""Numbers at the ends of their ranges, values that are none, things that are not there.

Both engines go through the same games step by step: they hold the same state, or stop with the same fault.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from shedu.compiler import faults
from shedu.runtime.game import GameFault
from shedu.runtime.harness.loading import load

HERE = Path(__file__).parent
GAMES = 250


def game_text(deeds: list[str]) -> str:
    """A game in which each deed is an action of its own."""
    actions = [
        f"action deed{n}\n    do\n" + "".join(f"        {line}\n" for line in deed.split("\n"))
        for n, deed in enumerate(deeds)
    ]
    offers = "\n".join(f"                deed{n}" for n in range(len(deeds)))
    frame = (HERE / "values.shedu.txt").read_text(encoding="utf-8")
    return frame.replace("DEEDS", "\n".join(actions)).replace("OFFERS", offers)


def fault_of(game: Any, action: int) -> str:
    """Take an action; return the fault it ends in, "" for none."""
    try:
        game.apply(action)
    except GameFault as fault:
        return str(fault)
    return ""


def side_by_side(native: Any, reference: Any, deeds: list[str], seed: int) -> tuple[str, str]:
    """Play a game on both; return the last deed and the fault it ended in, empty without one."""
    rng = random.Random(seed)
    one, other = native.new(2, seed=seed), reference.new(2, seed=seed)
    while True:
        legal = one.legal()
        assert legal == other.legal()
        if not legal:
            assert (one.ended_by(), one.scores()) == (other.ended_by(), other.scores())
            return "", ""
        action = rng.choice(legal)
        name = one.describe(action)
        found = re.match(r"deed(\d+)", name)
        deed = deeds[int(found[1])] if found else name
        fault = fault_of(one, action)
        assert fault == fault_of(other, action), deed
        if fault:
            return deed, fault
        assert one.serialise() == other.serialise(), deed


ALWAYS = {faults.RANGE, faults.SOME, faults.PLACE, faults.THERE, faults.INSIDE, faults.NOUGHT}
OFTEN = {faults.RANGE, faults.PLACE, faults.THERE, faults.NOTHING, faults.DRAWN}


@pytest.mark.native
@pytest.mark.parametrize(("name", "wanted"), [("values.txt", ALWAYS), ("places.txt", OFTEN)])
def test_both_engines_do_the_same_or_stop_with_the_same_fault(name: str, wanted: set[str], tmp_path: Path) -> None:
    deeds = (HERE / name).read_text(encoding="utf-8").strip().split("\n\n")
    path = tmp_path / "values.shedu"
    path.write_text(game_text(deeds), encoding="utf-8")
    native, reference = (load(str(path), engine=engine, quick=True) for engine in ("native", "python"))
    assert native.engine == "native"
    frame = (HERE / "values.shedu.txt").read_text(encoding="utf-8")
    met: Counter[str] = Counter()
    for seed in range(GAMES):
        deed, fault = side_by_side(native, reference, deeds, seed)
        if fault:
            place, _, words = fault.partition(": ")
            line = int(place.rpartition(":")[2])
            told = path.read_text(encoding="utf-8").split("\n")[line - 1].strip()
            assert told in [part.strip() for part in (deed + "\n" + frame).split("\n")]
            met[words] += 1
    assert wanted <= set(met), met


ATOMS = """total|small|narrow|three|low|wide_one|(0 - total)|3|0|7|size(sc)|m[narrow]|points[me]|min(total, small)
max(small, narrow)|count(c in Cell where mark[c] == me)|a1.row|spot.row|(total if small < 0 else narrow)|bc[red]
size(bc)""".replace("\n", "|").split("|")


def expression(rng: random.Random, depth: int) -> str:
    """A number, made of others."""
    if depth == 0:
        return rng.choice(ATOMS)
    op = rng.choice(["+", "-", "*", "/", "mod", "+", "-", "if"])
    one, other = expression(rng, depth - 1), expression(rng, rng.randrange(depth))
    if op == "if":
        return f"({one} if {other} > {rng.choice(ATOMS)} else {rng.choice(ATOMS)})"
    return f"({one} {op} {other})"


def deed(rng: random.Random) -> str:
    """Something done with a number."""
    number = expression(rng, rng.choice([1, 2, 2, 3]))
    test = f"{number} {rng.choice(['<', '<=', '>', '>=', '==', '!='])} {rng.choice(ATOMS)}"
    forms = [
        f"total = ({number}) mod 10",
        f"low = ({number}) mod 2000 - 1000",
        f"wide_one = {number}",
        f"if {test}\n    total = {rng.randrange(10)}",
        f"small = min(5, max(0 - 5, {number}))",
    ]
    return rng.choice(forms)


@pytest.mark.slow
@pytest.mark.native
@pytest.mark.parametrize("seed", range(5))
def test_numbers_made_at_random(seed: int, examined: Any, tmp_path: Path) -> None:
    rng = random.Random(seed)
    deeds = [found for found in (deed(rng) for _ in range(60)) if not examined(game_text([found])).codes]
    assert len(deeds) > 40
    path = tmp_path / "values.shedu"
    path.write_text(game_text(deeds), encoding="utf-8")
    native, reference = (load(str(path), engine=engine, quick=True) for engine in ("native", "python"))
    assert native.engine == "native"
    for game in range(GAMES):
        side_by_side(native, reference, deeds, game)
