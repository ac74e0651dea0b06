"""Rules that leave a range or a bound: both engines stop at the same action, and tell the same place."""

from pathlib import Path
from typing import Any

import pytest
from agreement_pair import ORCHARDS

from shedu.runtime.game import GameFault
from shedu.runtime.game_runner import choose
from shedu.runtime.harness.loading import Loaded, load
from shedu.runtime.results import BY_FAULT, GameResult
from shedu.runtime.simulate import Plan, simulate

pytestmark = pytest.mark.native

RULES = Path(ORCHARDS).read_text(encoding="utf-8")
FAULTY = {
    "a total that is too small": ("purse: Player -> 0..400", "purse: Player -> 0..9"),
    "a number taken from none": (
        "        add gain(fruit, at) to purse[me]",
        "        take gain(fruit, at) from purse[me]",
    ),
    "nothing to choose from": ("        plant\n        fell\n        idle\n", "        plant\n"),
    "a bound that is exceeded": (
        "    let missing = 4",
        "    repeat at most 2 while size(hand[me]) < 4 and size(sack) > 0\n"
        "        draw 1 from sack to hand[me]\n"
        "    let missing = 4",
    ),
}
"""What is changed in the rules: from, to."""


@pytest.fixture(params=FAULTY)
def faulty(request: pytest.FixtureRequest, tmp_path: Path) -> Loaded:
    """Rules that run into a fault sooner or later."""
    before, after = FAULTY[request.param]
    assert RULES.count(before) == 1
    rules, _, _ = RULES.replace(before, after).partition("\nscenario ")
    (tmp_path / "orchards.shedu").write_text(rules + "\n", encoding="utf-8")
    (tmp_path / "orchards.map").write_text(Path(ORCHARDS).with_suffix(".map").read_text("utf-8"), "utf-8")
    return load(str(tmp_path / "orchards.shedu"), quick=True)


def course(game: Any) -> tuple[list[int], tuple[str, str, int] | None]:
    """Play at random until the end or a fault; return the actions and the fault."""
    actions: list[int] = []
    try:
        while game.pending() is not None:
            actions.append(choose(game.meta, game.legal(), 0, game.rng))
            game.apply(actions[-1])
    except GameFault as fault:
        return actions, (fault.message, fault.file, fault.line)
    return actions, None


def test_faults_are_the_same_on_both_engines(faulty: Loaded) -> None:
    faults = 0
    for index in range(20):
        native = course(faulty.any_engine().new(2, 1, index))
        assert native == course(faulty.reference.new(2, 1, index))
        faults += native[1] is not None
    assert faults > 0


def test_runs_with_faults_have_equal_digests(faulty: Loaded) -> None:
    games: list[list[GameResult]] = [[], []]
    engines: tuple[Any, ...] = (faulty.any_engine(), faulty.reference)
    digests = {
        simulate(engine, Plan(2, 40, seed=2), each=found.append).summary()["digest"]
        for engine, found in zip(engines, games, strict=True)
    }
    assert len(digests) == 1
    assert games[0] == games[1]
    assert any(game.reason == BY_FAULT for game in games[0])


def test_a_game_with_a_fault_stays_as_it_is(faulty: Loaded) -> None:
    for engine in (faulty.any_engine(), faulty.reference):
        games = (engine.new(2, 1, index) for index in range(50))
        game = next(game for game in games if course(game)[1] is not None)
        with pytest.raises(GameFault):
            game.apply(0)
        assert game.pending() is None
        assert game.legal() == []
        assert game.ended_by() is None
        assert game.returns() == (0.0, 0.0)
