"""What the build files say against what the folders hold, and what may not stand in them."""

import re
import runpy
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TOPS = ("grammar", "rules", "compiler", "generated", "runtime")
CORE = {"lark", "jinja2", "cython", "setuptools", "click", "rich", "platformdirs", "filelock"}
EXTRAS = {"test", "peers", "cc", "lsp", "rl", "results", "cluster"}
GAME_WORDS = (
    "kingdom|leader|temple|treasure|monument|catastrophe|revolt|dynasty|ziggurat|babel|tower|shield|guild"
    "|wonder|tigris|euphrates|settlement|farmer|trader|priest|king"
)
GAME_WORD = re.compile(rf"(?<![a-z])({GAME_WORDS})(s|es)?(?![a-z])", re.IGNORECASE)
ALLOWED = {"runtime/harness": {"tigris"}}
"""Names of shipped games that the command line may use in its help and as its defaults."""
TEXT_SUFFIXES = {".py", ".pyx", ".pxd", ".pxi", ".pyi", ".h", ".lark", ".jinja"}


def project() -> dict[str, object]:
    table: dict[str, object] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return table


def packages() -> dict[str, str]:
    return dict(runpy.run_path(str(ROOT / "setup.py"))["find_packages"]())


def texts() -> list[Path]:
    folders = (ROOT / top for top in ("grammar", "compiler", "runtime"))
    return [path for folder in folders for path in folder.rglob("*") if path.suffix in TEXT_SUFFIXES]


def test_every_folder_with_python_is_a_package() -> None:
    listed = set(packages().values())
    paths = [path for top in TOPS for path in (ROOT / top).rglob("*.py")]
    assert {path.parent.relative_to(ROOT).as_posix() for path in paths} <= listed
    assert set(TOPS) <= listed


def test_packages_are_named_after_their_folders() -> None:
    names = packages()
    assert names.pop("shedu") == "runtime/facade"
    assert all(name == "shedu." + folder.replace("/", ".") for name, folder in names.items())


def test_core_dependencies_are_the_agreed_ones() -> None:
    named = project()["dependencies"]
    assert isinstance(named, list)
    assert {re.split(r"[<>=]", text)[0] for text in named} == CORE


def test_extras_have_the_agreed_names() -> None:
    extras = project()["optional-dependencies"]
    assert isinstance(extras, dict)
    assert set(extras) == EXTRAS


def test_no_word_of_a_game_outside_the_rules() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in texts()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        for word in GAME_WORD.findall(line)
        if not allowed(path, word[0])
    ]
    assert found == []


def allowed(path: Path, word: str) -> bool:
    place = path.relative_to(ROOT).as_posix()
    return any(place.startswith(folder + "/") and word.lower() in names for folder, names in ALLOWED.items())


@pytest.mark.parametrize("text", ["two kingdoms", "KING", "a_leader", "Treasures", "tile_temple", "wonders"])
def test_search_finds_words_of_games(text: str) -> None:
    assert GAME_WORD.search(text)


@pytest.mark.parametrize("text", ["asking", "parking", "wondering", "misleaders", "backing", "guilder"])
def test_search_leaves_other_words(text: str) -> None:
    assert not GAME_WORD.search(text)
