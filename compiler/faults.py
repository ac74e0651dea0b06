"""The words of what can go wrong in the course of a game: both engines say the same."""

from __future__ import annotations

from shedu.compiler import core

RANGE = "A number lies outside the range it must be in."
SOME = "A value is needed, and there is none."
NOBODY = "A neutral seat is asked, and no player decides for it."
PLACE = "There is no such place: the key is none."
THERE = "What is to be taken is not there."
TAKEN = "The place is taken already."
INSIDE = "What is to be added is in the set already."
FULL = "The list is full."
UNITS = "There are too many units in the bag."
DRAWN = "More is drawn than there is."
NOTHING = "There is nothing that chance could pick."
BOUND = "The condition still holds after the last round."
NOUGHT = "A number is divided by nought."
NEED = "More is needed than the 63 units that a market can see to."
OFFERS = "A source offers more than 26 different sets of several goods."
PAYMENTS = "There are more payments than the market has places for."
NO_ANSWER = "No answer is legal."


def of_some(needed: core.Expr, game: core.Game) -> str:
    """Return what is to be said where a value is needed and there is none."""
    asked = isinstance(needed, core.Call) and needed.define is game.decides
    return NOBODY if asked else SOME
