"""A variant of a game, sure to work: a proposal is checked and played before it stands."""

from __future__ import annotations

import threading
from pathlib import Path
from time import perf_counter

from shedu.compiler.pipeline.find import BadSetting, Found, games_in
from shedu.compiler.scaffold.opening import first_answers, opening
from shedu.compiler.scaffold.proposals import Proposal, proposals
from shedu.compiler.scaffold.variant import Draft, variant_text
from shedu.runtime.game import GameFault
from shedu.runtime.harness.loading import Loaded, RulesError, load_found
from shedu.runtime.harness.scene import Troupe
from shedu.runtime.simulate import Plan, simulate

SECONDS = 1.5
"""How long random games of a proposal are played, at most."""
GAMES = 20
SHOWN = 4
"""How many other amendments are shown as comments."""


def write_variant(path: Path, name: str, base: Loaded) -> None:
    """Write a variant of a game to a path at which nothing stands: the first amendment proposed for it that has
    no fault or warning, whose scenarios pass and whose random games come to their ends. Raises OSError."""
    section = base.checked.section
    assert section is not None
    least, most = base.meta.players
    found = proposals(section.declarations, first_answers(base.reference, least))
    players = None if least == most else least
    with path.open("x", encoding="utf-8"):
        pass
    try:
        for amendment in [*found, None]:
            others = [one for one in found if one is not amendment and _lighter(one)][:SHOWN]
            draft = Draft(name, base.name, section.declarations, amendment, others, players)
            if _settle(path, draft, least):
                return
    except BaseException:
        path.unlink(missing_ok=True)
        raise


def _lighter(one: Proposal) -> bool:
    return len(one.lines) == 1


def _settle(path: Path, draft: Draft, players: int) -> bool:
    """Write a draft, with scenarios; tell whether it is sound."""
    _write(path, variant_text(draft, ()))
    bare = _load(path)
    if bare is None:
        return False
    try:
        moves = opening(bare.reference, players)
    except GameFault:
        return False
    _write(path, variant_text(draft, moves))
    whole = _load(path)
    return whole is not None and _passes(whole) and _plays(whole)


def _write(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8")


def _load(path: Path) -> Loaded | None:
    """Return the variant on the reference engine, None where it has faults or warnings of its own."""
    found: Found = games_in(path)[0]
    try:
        loaded = load_found(found, {}, "python")
    except (RulesError, BadSetting):
        return None
    own = [fault for fault in loaded.checked.diagnostics if fault.span.file == str(path)]
    return None if own or loaded.checked.faulty else loaded


def _passes(loaded: Loaded) -> bool:
    troupe = Troupe(loaded, ("python",), quick=True)
    return all(result.passed for scenario in loaded.checked.scenarios for result in troupe.run(scenario))


def _plays(loaded: Loaded) -> bool:
    """Play random games for a while and tell whether none of them failed."""
    stop, begin = threading.Event(), perf_counter()

    def watch(*_: object) -> None:
        if perf_counter() - begin > SECONDS:
            stop.set()

    plan = Plan(loaded.meta.players[1], GAMES, check=True)
    return not simulate(loaded.reference, plan, watch, stop).totals.failures
