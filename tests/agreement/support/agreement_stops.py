"""Games of the reference engine that lose at each decision what of their running flows is not serialised."""

from __future__ import annotations

from typing import Any

from shedu.compiler.interpret import Reference
from shedu.compiler.interpret.serial import standing
from shedu.runtime.rng import stream


class Gone:
    """Stands for a value that is not there any more; whatever is done with it fails."""


def stripped(reference: Reference, game: Any) -> int:
    """Take away all that the running flows hold and that is not serialised; return how many values."""
    taken = 0
    for frame, stop in standing(game._machine, reference.stops):
        slots = () if stop is None else stop.slots
        kept = {frame.code.slots[slot.of.uid] for slot in slots if slot.kind == "value"}
        kept |= {frame.code.loops[slot.of].slot for slot in slots if slot.kind == "rest"}
        for place, held in enumerate(frame.locals):
            if place not in kept and not isinstance(held, Gone):
                frame.locals[place] = Gone()
                taken += held is not None
    return taken


def goes_on_without_the_rest(reference: Reference, players: int, seed: int) -> int:
    """Play a game beside another in which, at each decision, all that is not serialised is taken away."""
    rng, taken = stream(seed, 99), 0
    game, other = reference.new(players, seed), reference.new(players, seed)
    while game.pending() is not None:
        taken += stripped(reference, other)
        assert game.serialise() == other.serialise() and game.legal() == other.legal()
        action = game.nth(rng.bounded(game.legal_count()))
        game.apply(action)
        other.apply(action)
    assert game.serialise() == other.serialise() and game.scores() == other.scores()
    return taken
