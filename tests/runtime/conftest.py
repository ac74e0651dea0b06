"""The small game written by hand, compiled and in Python, for the tests of the runtime."""

import sys
from collections.abc import Callable
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

FOLDER = Path(__file__).with_name("toy_engine")


@pytest.fixture(scope="session")
def toy() -> ModuleType:
    """The module of the toy's data and of its reference engine."""
    spec = spec_from_file_location("shedu_toy_game", FOLDER / "toy_game.py")
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="session")
def compile_toy(toy: ModuleType) -> Callable[..., Any]:
    """Compile the toy, with faults planted: how many counters a taking adds too many, and at which heap a
    rule fails."""
    from shedu.compiler.build import build_and_load
    from shedu.runtime.native import NativeEngine

    def build(leak: int = 0, trap: int = 99) -> Any:
        source = (FOLDER / "toy.pyx").read_text(encoding="utf-8")
        source = source.replace("LEAK = 0", f"LEAK = {leak}").replace("TRAP = 99", f"TRAP = {trap}")
        return NativeEngine(build_and_load("toy", {"toy.pyx": source}, quick=True)[1].engine, toy.META)

    return build


@pytest.fixture(scope="session")
def native_toy(compile_toy: Callable[..., Any]) -> Any:
    """The toy's compiled engine."""
    return compile_toy()
