"""Every rule of the standard game runs, and every requirement refuses, at least a hundred times in games that
both engines play alike."""

from itertools import cycle
from random import Random

import pytest
from agreement_pair import ALONE, OPTIONS, Pair, Settings, loaded
from agreement_seekers import SEEKERS, WONDER_SEEKERS, Weigh
from agreement_tally import RUN, Tally, play

from shedu.runtime.meta import Meta

pytestmark = pytest.mark.native

OFTEN = 100
MOST = 1000
"""More games than it can take."""

RARE = {
    "several wars in an action": 20,
    "order of wars chosen": 20,
    "treasure chosen": 20,
    "treasure chosen out of turn": 5,
    "framed treasures taken": 20,
    "other treasures taken": OFTEN,
    "squares overlapped": 3,
    "treasure under a monument": 3,
    "leaders lost to a monument": 3,
    "revolt.commit of some": OFTEN,
    "war.commit of some": OFTEN,
    "revolt won by attack": OFTEN,
    "revolt won by defence": OFTEN,
    "war won by attack": OFTEN,
    "war won by defence": OFTEN,
    "ended by bag_empty": 10,
    "ended by treasures_gone": 10,
    **{f"monument {number} built": 3 for number in range(6)},
}
"""What uniform players hardly meet, and how often it must have happened."""


def played(seed: int, settings: Settings = (), often: int = OFTEN) -> Tally:
    """Let seekers and, now and then, a random player play until all has happened ``often``; then random
    players, till what happens once a game has happened as often."""
    game, tally, rng = loaded("tigris", settings), Tally(), Random(seed)
    seekers = WONDER_SEEKERS if ("wonder", "on") in settings else SEEKERS
    players = cycle((*seekers, None))
    while tally.games < MOST and tally.rarest(game.meta)[1] < often:
        pair = Pair(game, 2 + tally.games % 3, seed, tally.games)
        if tally.rarest(game.meta, once=False)[1] < often:
            play(pair, next(players), rng, tally)
        else:
            pair.play()
            pair.check()
            tally.take_in(pair.fast)
    return tally


def demand(tally: Tally, meta: Meta, often: int) -> None:
    """Fail where a rule ran or a requirement refused too seldom."""
    runs = {f"{rule.kind} {rule.name}" for rule in meta.rules if rule.kind in RUN}
    assert {rule: tally.fired[rule] for rule in runs if tally.fired[rule] < often} == {}
    needs = {f"{one.action}: {one.name}" for one in meta.requirements}
    assert {need: tally.refused[need] for need in needs if tally.refused[need] < often} == {}


def test_every_rule_runs_and_every_requirement_refuses() -> None:
    tally = played(1)
    demand(tally, loaded("tigris").meta, OFTEN)
    assert {what: tally.events[what] for what, least in RARE.items() if tally.events[what] < least} == {}


@pytest.mark.parametrize("weigh", WONDER_SEEKERS, ids=[weigh.__name__ for weigh in WONDER_SEEKERS])
def test_seekers_games_agree_under_other_readings(weigh: Weigh) -> None:
    tally = Tally()
    play(Pair(loaded("tigris", OPTIONS), 3, 5), weigh, Random(2), tally)
    assert tally.games == 1


@pytest.mark.slow
@pytest.mark.timeout(1800)
@pytest.mark.parametrize(
    "option", [(), *ALONE, OPTIONS], ids=["usual", *("-".join(one[-1]) for one in ALONE), "all"]
)
def test_every_rule_runs_under_every_reading(option: Settings) -> None:
    demand(played(2, option), loaded("tigris", option).meta, OFTEN)
