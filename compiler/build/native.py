"""Sources in, extension module out: the key, the build, the loading."""

import hashlib
import json
import subprocess
import sys
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from importlib.machinery import ExtensionFileLoader
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import shedu.runtime
from shedu.compiler.build import cache, toolchain
from shedu.compiler.build.errors import BuildError, CacheError, StaleBuild
from shedu.compiler.build.toolchain import Toolchain
from shedu.compiler.build.translate import DIRECTIVES, translate

FORMAT = 1
"""Raised when the way of building changes, so that older engines are built anew."""
SUFFIXES = (".pyx", ".pxd", ".pxi", ".h")
RUNTIME_SUFFIXES = (".pxd", ".pxi", ".h")
FULL = ("No space left on device", "Disk quota exceeded", "File too large")
"""What tools print where the disk is full."""


@dataclass(frozen=True, slots=True)
class BuiltModule:
    """An extension module in the cache. `seconds` has the time of each step, none if it was there."""

    name: str
    path: Path
    key: str
    cached: bool
    seconds: Mapping[str, float] = field(default_factory=dict)


def build_module(
    name: str, sources: Mapping[str, str], quick: bool = False, facts: Mapping[str, object] | None = None
) -> BuiltModule:
    """Compile `sources` (file name -> text) to the extension module `name`, or find it in the cache.

    NAME.pyx is the module; files ending .pxd, .pxi and .h may stand beside it, and those of the runtime
    are found as `shedu.runtime.*`. `quick` optimises less. `facts` (JSON values) are kept in the cache's
    record and change nothing. Raises NoCompiler, CacheError, BuildError; ValueError for wrong names.
    """
    _check_names(name, sources)
    tool = toolchain.find_toolchain()
    key = build_key(name, sources, quick, tool)
    found = cache.find_engine(name, key)
    if found is not None:
        return BuiltModule(name, found, key, cached=True)
    with cache.locked(key):
        found = cache.find_engine(name, key)
        if found is not None:
            return BuiltModule(name, found, key, cached=True)
        job = _Job(name, key, tool, quick, facts or {})
        try:
            return _build(job, sources)
        except OSError as fault:
            raise cache.unwritable(fault.strerror or str(fault)) from fault


def load_module(built: BuiltModule) -> ModuleType:
    """Import a built module under a name of its own; a second call returns the same module.

    Raises StaleBuild if the file was removed or changed since it was found.
    """
    alias = f"shedu_engine_{built.key[:32]}.{built.name}"
    if alias in sys.modules:
        return sys.modules[alias]
    path = cache.find_engine(built.name, built.key)
    if path is None:
        raise StaleBuild(f"the engine {built.name!r} was removed from the cache or damaged; try again")
    loader = ExtensionFileLoader(alias, str(path))
    spec = spec_from_file_location(alias, path, loader=loader)
    assert spec is not None
    try:
        module = module_from_spec(spec)
        loader.exec_module(module)
    except ImportError as fault:
        raise StaleBuild(f"the engine {built.name!r} cannot be loaded: {fault}") from fault
    sys.modules[alias] = module
    return module


def build_and_load(
    name: str, sources: Mapping[str, str], quick: bool = False, facts: Mapping[str, object] | None = None
) -> tuple[BuiltModule, ModuleType]:
    """Build and import; once more if the engine was removed in between. Raises as both do."""
    built = build_module(name, sources, quick, facts)
    try:
        return built, load_module(built)
    except StaleBuild:
        built = build_module(name, sources, quick, facts)
        return built, load_module(built)


def build_key(name: str, sources: Mapping[str, str], quick: bool, tool: Toolchain) -> str:
    """Return the SHA-256 in hexadecimal of all that goes into a build."""
    inputs = {
        "format": FORMAT,
        "name": name,
        "sources": dict(sources),
        "runtime": runtime_headers(),
        "cython": toolchain.cython_version(),
        "directives": DIRECTIVES,
        "compiler": [*tool.command, tool.version],
        "flags": [*toolchain.BASE_FLAGS, *toolchain.wanted_flags(quick), *toolchain.LINK_FLAGS],
        "abi": toolchain.python_abi(),
        "processor": toolchain.processor_features(),
    }
    return hashlib.sha256(json.dumps(inputs, sort_keys=True).encode()).hexdigest()


@lru_cache(maxsize=1)
def runtime_headers() -> dict[str, str]:
    """Return the texts (by file name) of what generated code may cimport or include from the runtime."""
    assert shedu.runtime.__file__ is not None
    folder = Path(shedu.runtime.__file__).parent
    paths = sorted(path for path in folder.iterdir() if path.suffix in RUNTIME_SUFFIXES)
    return {path.name: path.read_text(encoding="utf-8") for path in paths}


def _check_names(name: str, sources: Mapping[str, str]) -> None:
    if not (name.isascii() and name.isidentifier() and len(name) <= 80):
        raise ValueError(f"not a name for a module: {name!r}")
    modules = [file for file in sources if file.endswith(".pyx")]
    if modules != [f"{name}.pyx"]:
        raise ValueError(f"expected one module, {name}.pyx, among the sources, got {modules}")
    for file in sources:
        if Path(file).name != file or not file.endswith(SUFFIXES):
            raise ValueError(f"not a name for a source: {file!r}")


@dataclass(frozen=True, slots=True)
class _Job:
    name: str
    key: str
    tool: Toolchain
    quick: bool
    facts: Mapping[str, object]


def _build(job: _Job, sources: Mapping[str, str]) -> BuiltModule:
    """Build under the lock of the job's key."""
    flags = toolchain.accepted_flags(job.tool, toolchain.wanted_flags(job.quick))
    with cache.work_folder(job.name, job.key) as folder:
        _lay_out(folder, sources)
        begin = time.perf_counter()
        _run_cython(job, folder)
        middle = time.perf_counter()
        module = _run_compiler(job, folder, flags)
        seconds = {"cython": middle - begin, "cc": time.perf_counter() - middle}
        record = {"name": job.name, "key": job.key, "quick": job.quick, "flags": flags, "seconds": seconds}
        cache.write_record(module.parent, module, {**record, "facts": dict(job.facts)})
        place = cache.publish(job.name, job.key, module.parent)
    cache.trim_cache(keep=job.key)
    return BuiltModule(job.name, place / module.name, job.key, cached=False, seconds=seconds)


def _lay_out(folder: Path, sources: Mapping[str, str]) -> None:
    """Write the sources, and the runtime's headers where Cython looks for them by import name."""
    package = folder / "include" / "shedu" / "runtime"
    package.mkdir(parents=True)
    for marker in (package.parent / "__init__.py", package / "__init__.py"):
        marker.touch()
    for place, files in ((folder, sources), (package, runtime_headers())):
        for file, text in files.items():
            (place / file).write_text(text, encoding="utf-8")


def _run_cython(job: _Job, folder: Path) -> None:
    good, printed = translate(folder, job.name)
    if not good:
        raise _refusal("Cython", job, folder, printed)


def _refusal(tool: str, job: _Job, folder: Path, printed: str) -> CacheError | BuildError:
    """Return what to say of a tool that failed: mostly a bug of Shedu, unless the disk is full."""
    for words in FULL:
        if words in printed:
            return cache.unwritable(words)
    return BuildError(tool, job.name, printed, cache.keep_failure(job.name, job.key, folder, printed))


def _run_compiler(job: _Job, folder: Path, flags: tuple[str, ...]) -> Path:
    """Compile and link folder/NAME.c to folder/out/NAME.<suffix>."""
    out = folder / "out"
    out.mkdir()
    file = f"{job.name}{toolchain.module_suffix()}"
    paths = ("-I.", "-Iinclude/shedu/runtime", *toolchain.include_flags())
    options = (*toolchain.BASE_FLAGS, *flags, *paths, *toolchain.LINK_FLAGS)
    command = [*job.tool.command, *options, f"{job.name}.c", "-o", f"out/{file}"]
    run = subprocess.run(
        command, cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, text=True, errors="replace"
    )
    if run.returncode != 0:
        printed = " ".join(command) + "\n" + run.stdout + run.stderr
        raise _refusal("The C compiler", job, folder, printed)
    return out / file
