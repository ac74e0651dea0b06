"""Shedu compiles board-game rules to fast engines.

`shedu.load("NAME", options={...}).new(players=2, seed=1)` gives a game to play.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from shedu.runtime.harness.loading import Loaded, RulesError, load

    __version__: str

__all__ = ["Loaded", "RulesError", "__version__", "load"]


def __getattr__(name: str) -> object:
    """Load the public names on first use, so that importing the package stays quick."""
    if name in ("Loaded", "RulesError", "load"):
        return getattr(import_module("shedu.runtime.harness.loading"), name)
    if name == "__version__":
        return _version()
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def _version() -> str:
    """Return the version that is installed; looking it up takes a while."""
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("shedu")
    except PackageNotFoundError:
        return "0+source"
