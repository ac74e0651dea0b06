"""Source archive, wheel and editable install, as pip makes them, in environments of their own."""

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
KEPT = ("grammar", "rules", "compiler", "generated", "runtime")
FILES = ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md")
ASK = (
    "import shedu, shedu.compiler.build, shedu.runtime.rng as rng\n"
    "print(shedu.__version__, rng.stream(0, 0).bounded(1))"
)

pytestmark = [pytest.mark.slow, pytest.mark.timeout(600)]


def run(*command: str | Path, cwd: Path, **environment: str) -> str:
    unset = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        command, cwd=cwd, env=unset | environment, capture_output=True, text=True, errors="replace"
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources without anything built."""
    return copy_sources(tmp_path_factory.mktemp("checkout"))


def copy_sources(folder: Path) -> Path:
    for top in KEPT:
        shutil.copytree(ROOT / top, folder / top, ignore=shutil.ignore_patterns("*.so", "*.c", "__pycache__"))
    for name in FILES:
        if (ROOT / name).exists():
            shutil.copy2(ROOT / name, folder / name)
    return folder


@pytest.fixture(scope="module")
def archive(checkout: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source archive, made by the build back end as a front end would."""
    place = tmp_path_factory.mktemp("archive")
    code = f"from setuptools import build_meta; build_meta.build_sdist({str(place)!r})"
    run(sys.executable, "-c", code, cwd=checkout)
    return next(place.glob("*.tar.gz"))


@pytest.fixture(scope="module")
def wheel(archive: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel that pip makes from the source archive."""
    place = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "pip", "wheel", "--no-deps", "-q", "-w", place, archive, cwd=place)
    return next(place.glob("*.whl"))


def in_environment(place: Path, *install: str | Path, **environment: str) -> Path:
    """Make an environment that sees the packages of this one, install there, return its Python."""
    run(sys.executable, "-m", "venv", place, cwd=place.parent)
    python = place / "bin" / "python"
    site = run(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))", cwd=place).strip()
    ours = run(sys.executable, "-c", "import lark; print(lark.__file__)", cwd=place).strip()
    (Path(site) / "borrowed.pth").write_text(str(Path(ours).parents[1]), encoding="utf-8")
    run(python, "-m", "pip", "install", "--no-deps", "-q", *install, cwd=place, **environment)
    return python


def test_source_archive_holds_the_sources_only(archive: Path) -> None:
    with tarfile.open(archive) as tar:
        names = {name.partition("/")[2] for name in tar.getnames()}
    assert {"setup.py", "runtime/rng.pxd", "runtime/facade/__init__.py", "compiler/build/native.py"} <= names
    assert not [name for name in names if name.endswith((".so", ".c")) or name.startswith("build/")]


def test_wheel_puts_nothing_beside_the_package(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    strangers = [name for name in names if not name.startswith("shedu/") and ".dist-info/" not in name]
    assert strangers == []


def test_wheel_holds_every_source_of_the_packages(checkout: Path, wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    endings = (".py", ".pxd", ".pyx", ".lark", ".jinja", ".shedu", ".map", ".toml", "py.typed")
    paths = [path for top in KEPT for path in (checkout / top).rglob("*") if path.name.endswith(endings)]
    expected = {"shedu/" + path.relative_to(checkout).as_posix() for path in paths}
    expected = {name.replace("shedu/runtime/facade/", "shedu/") for name in expected}
    assert expected - names == set()


def test_wheel_works_installed(wheel: Path, tmp_path: Path) -> None:
    python = in_environment(tmp_path / "env", wheel)
    assert run(python, "-c", ASK, cwd=tmp_path).split() == ["0.1.0", "0"]


def test_editable_install_sees_new_modules(checkout: Path, tmp_path: Path) -> None:
    python = in_environment(tmp_path / "env", "-e", checkout)
    assert run(python, "-c", ASK, cwd=tmp_path).split() == ["0.1.0", "0"]
    new = checkout / "compiler" / "newcomer"
    new.mkdir()
    (new / "__init__.py").write_text("HERE = 1\n", encoding="utf-8")
    ask = "from shedu.compiler.newcomer import HERE; print(HERE)"
    assert run(python, "-c", ask, cwd=tmp_path).split() == ["1"]
    shutil.rmtree(new)


@pytest.mark.parametrize("how", [(), ("-e",)])
def test_install_succeeds_without_a_compiler(tmp_path: Path, how: tuple[str, ...]) -> None:
    (tmp_path / "copy").mkdir()
    place = copy_sources(tmp_path / "copy")
    (place / "runtime" / "extra.pyx").write_text("def answer():\n    return 1\n", encoding="utf-8")
    python = in_environment(tmp_path / "env", *how, place, CC="/no/such/compiler")
    assert run(python, "-c", ASK, cwd=tmp_path).split() == ["0.1.0", "0"]
    ask = "from importlib.util import find_spec; print(find_spec('shedu.runtime.extra'))"
    assert run(python, "-c", ask, cwd=tmp_path).split() == ["None"]
