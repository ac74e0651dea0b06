"""The C compiler: which one there is, what it can do, and what tells its work from another's."""

import hashlib
import os
import platform
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path

from shedu.compiler.build.errors import NoCompiler
from shedu.compiler.build.flags import FULL_FLAGS, QUICK_FLAGS

BASE_FLAGS = ("-fPIC", "-fwrapv", "-fno-sanitize=undefined", "-DNDEBUG", "-w")
LINK_FLAGS = ("-bundle", "-undefined", "dynamic_lookup") if sys.platform == "darwin" else ("-shared",)
PROBE = "#include <Python.h>\n"


@dataclass(frozen=True, slots=True)
class Toolchain:
    """A C compiler: the command that starts it and the first line it prints about itself."""

    command: tuple[str, ...]
    version: str


def find_toolchain() -> Toolchain:
    """Return the compiler named by $CC, else a usual one on the path, else the one of the [cc] extra.

    Raises NoCompiler.
    """
    return _find(os.environ.get("CC", ""), os.environ.get("PATH", ""))


@lru_cache(maxsize=16)
def _find(chosen: str, path: str) -> Toolchain:
    if sys.platform == "win32":
        raise NoCompiler("engines cannot be compiled on Windows yet")
    command = _named(chosen) if chosen.strip() else _usual(path)
    return Toolchain(command, _version_line(command))


def _named(chosen: str) -> tuple[str, ...]:
    command = tuple(shlex.split(chosen))
    if shutil.which(command[0]) is None:
        raise NoCompiler(f"the C compiler named by the variable CC was not found: {command[0]}")
    return command


def _usual(path: str) -> tuple[str, ...]:
    configured = shlex.split(sysconfig.get_config_var("CC") or "")[:1]
    for name in (*configured, "gcc", "cc", "clang"):
        if shutil.which(name, path=path) is not None:
            return (name,)
    if find_spec("ziglang") is not None:
        return (sys.executable, "-m", "ziglang", "cc")
    raise NoCompiler(
        "no C compiler found; install one with the Python headers (Debian: apt install gcc python3-dev) "
        "or `pip install 'shedu[cc]'`"
    )


def _version_line(command: tuple[str, ...]) -> str:
    try:
        run = subprocess.run([*command, "--version"], capture_output=True, text=True, errors="replace")
    except OSError as fault:
        raise NoCompiler(f"the C compiler {command[0]} cannot be started: {fault.strerror}") from fault
    if run.returncode != 0 or not run.stdout.strip():
        raise NoCompiler(f"the C compiler {command[0]} does not tell its version")
    return run.stdout.splitlines()[0].strip()


def include_flags() -> tuple[str, ...]:
    """Return the flags that lead to the headers of the running Python."""
    paths = dict.fromkeys((sysconfig.get_path("include"), sysconfig.get_path("platinclude")))
    return tuple(f"-I{path}" for path in paths)


def wanted_flags(quick: bool) -> tuple[str, ...]:
    """Return the optimisation flags we would like to use; part of a build's key."""
    return QUICK_FLAGS if quick else FULL_FLAGS


def accepted_flags(tool: Toolchain, wanted: Sequence[str]) -> tuple[str, ...]:
    """Return those of `wanted` that the compiler takes; raises NoCompiler if it fails without any."""
    if not _complaint(tool, wanted):
        return tuple(wanted)
    complaint = _complaint(tool, ())
    if complaint:
        raise NoCompiler(_explain(tool, complaint))
    return tuple(flag for flag in wanted if not _complaint(tool, (flag,)))


def _complaint(tool: Toolchain, flags: Sequence[str]) -> str:
    """Return what the compiler says against the flags, "" if nothing."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "probe.c").write_text(PROBE, encoding="utf-8")
        command = [*tool.command, *BASE_FLAGS, *flags, *include_flags(), "-c", "probe.c", "-o", "probe.o"]
        run = subprocess.run(command, cwd=folder, capture_output=True, text=True, errors="replace")
    return "" if run.returncode == 0 else run.stderr.strip() or f"exit status {run.returncode}"


def _explain(tool: Toolchain, complaint: str) -> str:
    if "Python.h" in complaint:
        return "the C headers of Python are missing; install them (Debian: apt install python3-dev)"
    return f"the C compiler {' '.join(tool.command)} does not work: {complaint.splitlines()[0]}"


def cython_version() -> str:
    """Return the version of the Cython there is; raises NoCompiler if there is none."""
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("cython")
    except PackageNotFoundError as fault:
        raise NoCompiler("Cython is not installed; `pip install cython`") from fault


def python_abi() -> str:
    """Return what an extension module must share with the Python that loads it."""
    return f"{sysconfig.get_config_var('SOABI')} {sys.implementation.cache_tag} {sysconfig.get_platform()}"


def module_suffix() -> str:
    """Return how the file name of an extension module ends."""
    return str(sysconfig.get_config_var("EXT_SUFFIX") or ".so")


@lru_cache(maxsize=1)
def processor_features() -> str:
    """Return a hash of what `-march=native` depends on, as far as the system tells."""
    try:
        text = Path("/proc/cpuinfo").read_text(encoding="utf-8", errors="replace")
    except OSError:
        text = ""
    keys = ("vendor_id", "cpu family", "model\t", "flags", "features", "cpu part")
    lines = sorted({line for line in text.splitlines() if line.lower().startswith(keys)})
    told = "\n".join([platform.machine(), platform.processor(), *lines])
    return hashlib.sha256(told.encode()).hexdigest()
