"""The reference engine needs no compiled module: with every one blocked it plays the same games."""

from __future__ import annotations

import subprocess
import sys

import pytest

BLOCKED = """
import sys
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, PathFinder


class NoModules(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.startswith("shedu"):
            spec = PathFinder.find_spec(name, path)
            if spec is not None and spec.origin and spec.origin.endswith(tuple(EXTENSION_SUFFIXES)):
                raise ImportError(f"{name} is blocked")
        return None


sys.meta_path.insert(0, NoModules())
try:
    import shedu.runtime.native
except ImportError as fault:
    assert "blocked" in str(fault)
else:
    raise SystemExit("the compiled module was imported all the same")
"""
PLAY = """
from shedu.runtime.harness.cli import main
sys.argv = ["shedu", "sim", "{game}", "--games", "3", "--seed", "4", "--engine", "{engine}", "--json"]
main()
"""


def digest(game: str, engine: str, blocked: bool) -> str:
    """Return the digest that a process of its own prints."""
    import json

    text = (BLOCKED if blocked else "import sys\n") + PLAY.format(game=game, engine=engine)
    done = subprocess.run([sys.executable, "-c", text], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    return str(json.loads(done.stdout)["digest"])


@pytest.mark.parametrize("game", ["tictactoe", "hex", "reversi"])
def test_the_reference_engine_plays_with_all_compiled_modules_blocked(game: str) -> None:
    assert digest(game, "python", blocked=True) == digest(game, "native", blocked=False)
