"""The flags with which modules are compiled: for this processor in the tree, for any in a wheel."""

import runpy
from pathlib import Path
from typing import Any

import pytest
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

from shedu.compiler.build import flags, toolchain

ROOT = Path(__file__).resolve().parents[2]
SETUP = runpy.run_path(str(ROOT / "setup.py"))

pytestmark = pytest.mark.native


def command(monkeypatch: pytest.MonkeyPatch, inplace: bool) -> Any:
    """Return the build command with one module, which is not compiled."""
    from distutils.ccompiler import new_compiler
    from distutils.sysconfig import customize_compiler

    made = SETUP["build_cython"](Distribution({"name": "probe"}))
    made.inplace, made.extensions = inplace, [Extension("probe", ["probe.c"])]
    made.compiler = new_compiler()
    customize_compiler(made.compiler)
    monkeypatch.setattr(build_ext, "build_extensions", lambda self: None)
    return made


def test_wheels_are_for_any_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    made = command(monkeypatch, False)
    made.build_extensions()
    assert made.extensions[0].extra_compile_args == ["-O2", "-g0"]
    assert not any("native" in flag for flag in flags.PORTABLE_FLAGS)


def test_modules_in_the_tree_are_for_this_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    made = command(monkeypatch, True)
    made.build_extensions()
    used = made.extensions[0].extra_compile_args
    assert set(used) - {"-g0"} <= set(flags.FULL_FLAGS) and "-O2" in used
    assert used[:-1] == list(toolchain.accepted_flags(toolchain.find_toolchain(), flags.FULL_FLAGS))


def test_flags_that_the_compiler_does_not_know_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    made = command(monkeypatch, True)
    assert made.accepted(["-O2", "-mno-such-processor", "-g0"]) == ["-O2", "-g0"]
