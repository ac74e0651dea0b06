"""Build script.

Each package lives in its own top-level folder, while the import package is `shedu`.
Cython and the type checkers look modules up by import name on disk, so the build
first lays out build/ns/shedu/<package> as links to those folders.

`python setup.py link` makes only the links; it needs no compiler.
"""

import os
import runpy
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

from setuptools import Command, Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).parent.resolve()
PACKAGES = ("grammar", "rules", "compiler", "generated", "runtime")
FACADE = "runtime/facade"


def link(target: Path, place: Path) -> None:
    """Make `place` stand for `target`; copies files where the system has no links."""
    if place.is_symlink() or place.exists():
        if place.is_symlink() or place.is_dir():
            return
        place.unlink()
    if os.name != "nt":
        place.symlink_to(os.path.relpath(target, place.parent), target_is_directory=target.is_dir())
    elif target.is_dir():
        import _winapi

        _winapi.CreateJunction(str(target), str(place))
    else:
        shutil.copy2(target, place)


def link_namespace() -> Path:
    """Lay out build/ns/shedu/<package> as links and return build/ns."""
    namespace = ROOT / "build" / "ns"
    package = namespace / "shedu"
    package.mkdir(parents=True, exist_ok=True)
    for name in PACKAGES:
        link(ROOT / name, package / name)
    for path in sorted((ROOT / FACADE).iterdir()):
        if path.is_file():
            link(path, package / path.name)
    return namespace


def find_packages() -> Iterator[tuple[str, str]]:
    """Yield (import name, folder) of every folder that holds an `__init__.py`."""
    yield "shedu", FACADE
    for top in PACKAGES:
        for marker in sorted((ROOT / top).rglob("__init__.py")):
            folder = marker.parent.relative_to(ROOT).as_posix()
            if folder != FACADE:
                yield "shedu." + folder.replace("/", "."), folder


def find_extensions() -> list[Extension]:
    """Describe every .pyx under runtime/ and generated/."""
    sources = [path for top in ("runtime", "generated") for path in sorted((ROOT / top).rglob("*.pyx"))]
    return [extension(path.relative_to(ROOT)) for path in sources]


def extension(source: Path) -> Extension:
    """Describe one module."""
    return Extension("shedu." + ".".join(source.with_suffix("").parts), [source.as_posix()])


def flags(name: str) -> list[str]:
    """Return flags of the compiler's own builds; none where engines are not built yet."""
    return [] if os.name == "nt" else list(runpy.run_path(str(ROOT / "compiler" / "build" / "flags.py"))[name])


def directives() -> dict[str, object]:
    """Return the directives the compiler's own builds use."""
    return runpy.run_path(str(ROOT / "compiler" / "build" / "translate.py"))["DIRECTIVES"]


class build_cython(build_ext):
    """Translate with Cython only when extensions are really built."""

    stays = False
    """Whether the modules stay in this tree: setuptools clears `inplace` while it compiles."""

    def finalize_options(self) -> None:
        from Cython.Build import cythonize

        self.distribution.ext_modules = cythonize(
            self.distribution.ext_modules,
            include_path=[str(link_namespace())],
            build_dir="build/cython",
            compiler_directives=directives(),
        )
        for module in self.distribution.ext_modules:
            module.optional = True  # Cython forgets it
        super().finalize_options()
        self.parallel = self.parallel or True
        self.stays = bool(self.inplace)

    def build_extensions(self) -> None:
        """Compile all modules: for this processor where they stay in this tree, for any where they go into a wheel."""
        here = self.inplace or self.stays or getattr(self, "editable_mode", False)
        chosen = self.accepted(flags("FULL_FLAGS")) if here else flags("PORTABLE_FLAGS")
        for module in self.extensions:
            module.extra_compile_args = [*chosen, *([] if os.name == "nt" else ["-g0"])]
        super().build_extensions()

    def accepted(self, wanted: list[str]) -> list[str]:
        """Return those flags that the C compiler takes."""
        with tempfile.TemporaryDirectory() as folder:
            probe = Path(folder, "probe.c")
            probe.write_text("int probe;\n", encoding="utf-8")
            return [flag for flag in wanted if self.takes(flag, probe)]

    def takes(self, flag: str, probe: Path) -> bool:
        """Tell whether the C compiler takes a flag."""
        try:
            self.compiler.compile([str(probe)], str(probe.parent), extra_preargs=["-Werror"], extra_postargs=[flag])
        except Exception:  # each kind of compiler has its own
            return False
        return True

    def build_extension(self, ext: Extension) -> None:
        """Compile one module; whatever hinders that does not hinder the install."""
        try:
            super().build_extension(ext)
        except Exception as fault:
            if not ext.optional:
                raise
            self.warn(f"{ext.name} was not compiled ({fault}); games are played by the engine in Python")


class link_only(Command):
    """Make the links under build/ns and nothing else."""

    user_options: list[tuple[str, str | None, str]] = []  # noqa: RUF012

    def initialize_options(self) -> None:
        """Nothing to set."""

    def finalize_options(self) -> None:
        """Nothing to settle."""

    def run(self) -> None:
        link_namespace()


if __name__ == "__main__":
    # Kept in step with the folders, so that a new sub-package needs no entry anywhere.
    packages = dict(find_packages())
    setup(
        packages=list(packages),
        package_dir=packages,
        cmdclass={"build_ext": build_cython, "link": link_only},
        ext_modules=find_extensions(),
    )
