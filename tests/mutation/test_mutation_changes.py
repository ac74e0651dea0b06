"""Changes of rules: what there is to change, that the old rules stay, which citations they concern."""

from pathlib import Path

import pytest

from shedu.compiler import core
from shedu.compiler.mutate import Mutant, Mutating, Mutation, mutations, places
from shedu.runtime.harness.loading import Loaded, load
from shedu.runtime.harness.tracing.pinning import pin

RULES = """\
game stones "Stones"
    cite A-GAME
    players: 2

state open
    cite A-DATA
    heap: 0..20 = 9
    turns: 0..90

state secret
    kept: Player -> 0..20

define enough(n: 1..3): bool is n <= heap
    cite A-WORD

action grab(n: 1..3) "Take stones"
    cite A-HEAD
    require there: enough(n)        "So many there are not."
        cite A-REQUIRE
    require few: n < 3 or heap > 5  "That is too many."
    do
        cite A-BLOCK
        take n from heap
        add n to kept[me]
        if heap == 0
            end cleared

action rest "Take nothing"

conflict weigh(a: Player, b: Player)
    cite A-CONFLICT
    sides: a, b
    player: side
    strength: kept[side]
        cite A-STRENGTH
    ties: b
        cite A-TIES
    do
        add 1 to kept[winner]

flow round
    cite A-ROUND
    for me in Player where heap > 0
        choose
            grab
            rest if heap > 1
        add 1 to turns

flow play
    repeat at most 30 while heap > 0
        run round
    run weigh(p1, p2)

ranking p: Player by kept[p]
    cite A-RANK

define total: 0..60 is heap + sum(kept[p] for p in Player)

invariant all_there: total <= 21
    cite A-INVARIANT

scenario "Two stones"
    cite A-REQUIRE
    given
        heap = 2
    expect
        cannot p1: grab(3) for there
    play
        p1: grab(2)
    expect
        ended cleared
        won p1
"""


@pytest.fixture
def loaded(tmp_path: Path) -> Loaded:
    path = tmp_path / "stones.shedu"
    path.write_text(RULES, encoding="utf-8")
    return load(str(path), engine="python")


def game_of(loaded: Loaded) -> core.Game:
    assert loaded.checked.game is not None
    return loaded.checked.game


def change(loaded: Loaded, rule: str, what: str) -> Mutation:
    return next(one for one in mutations(game_of(loaded)) if (one.rule, one.what) == (rule, what))


def made(loaded: Loaded, rule: str, what: str) -> Mutant:
    return Mutating(game_of(loaded), loaded.meta).mutant(change(loaded, rule, what))


def find(game: core.Game, name: str) -> core.Action | core.Flow:
    return next(rule for rule in (*game.actions, *game.flows) if rule.name == name)


def test_what_there_is_to_change(loaded: Loaded) -> None:
    assert [str(one) for one in mutations(game_of(loaded))] == [
        "heap: shown to nobody",
        "turns: shown to nobody",
        "kept: shown to all",
        "enough: turned round",
        "grab: without require there",
        "grab: require there turned round",
        "grab: without require few",
        "grab: require few turned round",
        "grab: without take",
        "grab: without add",
        "grab: without if",
        "grab: if turned round",
        "grab: without end",
        "weigh: without add",
        "weigh: strength.a made nothing",
        "weigh: strength.b made nothing",
        "weigh: the contrary wins",
        "weigh: ties turned round",
        "round: without for",
        "round: for without where",
        "round: without choose",
        "round: choose without grab",
        "round: choose without rest",
        "round: choose rest without if",
        "round: without add",
        "play: without repeat",
        "play: without run",
        "play: without run",
        "ranking: made nothing",
    ]


def test_the_old_rules_stay_as_they_are(loaded: Loaded) -> None:
    game = game_of(loaded)
    before = {id(rule): (rule.steps, rule.effects) for rule in game.actions}
    bodies = {id(rule): rule.body for rule in (*game.flows, *game.defines)}
    mutating = Mutating(game, loaded.meta)
    for one in mutations(game):
        mutant = mutating.mutant(one)
        assert mutant.game is not game or mutant.meta is not loaded.meta
    assert before == {id(rule): (rule.steps, rule.effects) for rule in game.actions}
    assert bodies == {id(rule): rule.body for rule in (*game.flows, *game.defines)}


def test_a_change_reaches_all_that_use_the_rule_and_nothing_else(loaded: Loaded) -> None:
    game, mutant = game_of(loaded), made(loaded, "grab", "without take")
    assert len(find(mutant.game, "grab").effects) == len(find(game, "grab").effects) - 1  # type: ignore[union-attr]
    for name in ("grab", "round", "play"):
        assert find(mutant.game, name) is not find(game, name)
    assert mutant.game.play is find(mutant.game, "play")
    for name in ("rest", "weigh"):
        assert find(mutant.game, name) is find(game, name)
    assert mutant.game.defines[0] is game.defines[0]
    scenario = loaded.checked.scenarios[0]
    assert mutant.scenario(scenario) is scenario


def test_a_changed_word_changes_the_scenarios_that_say_it(loaded: Loaded, tmp_path: Path) -> None:
    path = tmp_path / "more.shedu"
    path.write_text(RULES + '\nscenario "Enough"\n    expect\n        enough(3)\n', encoding="utf-8")
    more = load(str(path), engine="python")
    mutant = made(more, "enough", "turned round")
    first, second = more.checked.scenarios
    assert mutant.scenario(first) is first
    assert mutant.scenario(second) is not second


def test_sight_is_changed_in_the_data(loaded: Loaded) -> None:
    mutant = made(loaded, "kept", "shown to all")
    assert mutant.game is game_of(loaded)
    assert {item.sight for item in mutant.meta.items} == {"open"}
    assert [item.name for item in loaded.meta.items if item.sight == "secret"] == ["kept"]


def citing(loaded: Loaded, one: Mutation) -> set[str]:
    section = loaded.checked.section
    assert section is not None
    found = places((section.header, *section.declarations))
    return {cite for place in found if place.holds(one) for cite in place.cites}


@pytest.mark.parametrize(
    ("rule", "what", "cites"),
    [
        ("heap", "shown to nobody", {"A-DATA"}),
        ("kept", "shown to all", set()),
        ("enough", "turned round", {"A-WORD"}),
        ("grab", "without require there", {"A-HEAD", "A-REQUIRE"}),
        ("grab", "require few turned round", {"A-HEAD"}),
        ("grab", "without end", {"A-HEAD", "A-BLOCK"}),
        ("weigh", "without add", {"A-CONFLICT"}),
        ("weigh", "strength.b made nothing", {"A-CONFLICT", "A-STRENGTH"}),
        ("weigh", "ties turned round", {"A-CONFLICT", "A-TIES"}),
        ("round", "choose without rest", {"A-ROUND"}),
        ("play", "without repeat", set()),
        ("ranking", "made nothing", {"A-RANK"}),
    ],
)
def test_which_citations_a_change_concerns(loaded: Loaded, rule: str, what: str, cites: set[str]) -> None:
    assert citing(loaded, change(loaded, rule, what)) == cites


def test_invariants_cite_but_carry_nothing_out(loaded: Loaded) -> None:
    section = loaded.checked.section
    assert section is not None
    found = list(places((section.header, *section.declarations)))
    assert [place.cites for place in found if not place.runs] == [("A-GAME",), ("A-DATA",)]
    assert "A-INVARIANT" not in {cite for place in found for cite in place.cites}


def test_what_one_scenario_notices(loaded: Loaded) -> None:
    found = pin(loaded)
    assert found.tried == 29
    noticed = {str(one) for one in mutations(game_of(loaded)) if one.key not in found.survivors}
    assert noticed == {
        "enough: turned round",
        "grab: without require there",
        "grab: require there turned round",
        "grab: require few turned round",
        "grab: without take",
        "grab: without add",
        "grab: without if",
        "grab: if turned round",
        "grab: without end",
        "round: without for",
        "round: without choose",
        "round: choose without grab",
        "play: without repeat",
        "play: without run",
        "ranking: made nothing",
    }
    assert set(found.pinned) == {"A-REQUIRE"}
    assert found.pinned["A-REQUIRE"][1] == "Two stones"
    assert found.declared() == {"A-GAME", "A-DATA"}
    assert found.loose() == [
        "A-WORD", "A-HEAD", "A-BLOCK", "A-CONFLICT", "A-STRENGTH", "A-TIES", "A-ROUND", "A-RANK",
    ]  # fmt: skip
