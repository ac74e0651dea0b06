"""The players that need no thought, by name."""

from collections.abc import Sequence

AGENTS = ("random", "random:kind")
"""``random``: any legal action, each equally likely. ``random:kind``: first one of the kinds of action
(blocks) that have legal answers, each equally likely, then one of its answers. The place in this tuple is the
code in playing.pxd."""


def agent_codes(agents: Sequence[str], players: int) -> bytes:
    """Return a code for each seat; a single name stands for all seats.

    Raises ValueError for an unknown name or a number of names that fits neither one nor all seats.
    """
    names = tuple(agents) * players if len(agents) == 1 else tuple(agents)
    if len(names) != players:
        raise ValueError(f"{len(names)} agents were named for {players} seats; name one, or one for each")
    for name in names:
        if name not in AGENTS:
            raise ValueError(f"there is no agent `{name}`; there are: {', '.join(AGENTS)}")
    return bytes(AGENTS.index(name) for name in names)
