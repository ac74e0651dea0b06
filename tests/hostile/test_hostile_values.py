"""Numbers at the ends of their ranges, values that are none, things that are not there.

Both engines go through the same games step by step: they hold the same state, or stop with the same fault.
"""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from shedu.compiler import faults
from shedu.runtime.game import GameFault
from shedu.runtime.harness.loading import load

HERE = Path(__file__).parent
DEEDS = (HERE / "values.txt").read_text(encoding="utf-8").strip().split("\n\n")
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


def side_by_side(native: Any, reference: Any, seed: int) -> tuple[str, str]:
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
        deed = DEEDS[int(name[4:])] if name.lower().startswith("deed") else name
        fault = fault_of(one, action)
        assert fault == fault_of(other, action), deed
        if fault:
            return deed, fault
        assert one.serialise() == other.serialise(), deed


@pytest.mark.native
def test_both_engines_do_the_same_or_stop_with_the_same_fault(tmp_path: Path) -> None:
    path = tmp_path / "values.shedu"
    path.write_text(game_text(DEEDS), encoding="utf-8")
    native, reference = (load(str(path), engine=name, quick=True) for name in ("native", "python"))
    assert native.engine == "native"
    frame = (HERE / "values.shedu.txt").read_text(encoding="utf-8")
    met: Counter[str] = Counter()
    for seed in range(GAMES):
        deed, fault = side_by_side(native, reference, seed)
        if fault:
            place, _, words = fault.partition(": ")
            line = int(place.rpartition(":")[2])
            told = path.read_text(encoding="utf-8").split("\n")[line - 1].strip()
            assert told in [part.strip() for part in (deed + "\n" + frame).split("\n")]
            met[words] += 1
    wanted = {faults.RANGE, faults.SOME, faults.PLACE, faults.THERE, faults.INSIDE, faults.NOUGHT}
    assert wanted <= set(met), met
