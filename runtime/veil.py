"""What lies between a seat and the items for a time: what others decide unseen, and what a rule shows to it."""

from __future__ import annotations

from dataclasses import dataclass

from shedu.runtime.meta import Item


@dataclass(frozen=True, slots=True)
class Veil:
    """How a seat sees the items now, besides what their sight says.

    ``own``: the seats whose own things it sees: itself, and those it answers for. ``masked``: names of open items
    of which it sees only the entries of these seats, for the others decide them unseen (a `together`). ``shown``:
    what a rule shows to it until the next answer, as (name of the item, place among its entries).
    """

    own: frozenset[int]
    masked: frozenset[str] = frozenset()
    shown: frozenset[tuple[str, int]] = frozenset()

    def sees(self, item: Item, owner: int | None, place: int) -> bool:
        """Return whether the seat may look at an entry of an item, which belongs to ``owner`` (None: to nobody)."""
        if (item.name, place) in self.shown:
            return True
        if item.sight == "open":
            return item.name not in self.masked or owner in self.own
        return item.sight == "secret" and owner in self.own


def plain_veil(seat: int) -> Veil:
    """Return the veil of a seat where nothing is masked and nothing shown."""
    return Veil(frozenset((seat,)))
