"""From what a person calls a game to the rule file that holds it."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from os import listdir
from os.path import exists, isdir, isfile
from pathlib import Path

import shedu.rules
from shedu.compiler.diagnostics import nearest

HEADER = re.compile(r"^(game|variant)[ ]+(\w+)(?:[ ]+of[ ]+(\w+))?(?:[ ]*\"([^\"\n]*)\")?", re.MULTILINE)
MODULE = re.compile(r"^module[ ]+\w+", re.MULTILINE)
MAX_BYTES = 4 << 20
"""Longer files are not read at all."""
LONGEST_NAME = 100


class NoSuchGame(Exception):
    """No game of that name; the text says which name is near."""


class NoRuleText(Exception):
    """The file cannot be read, or is no text; the text says why."""


class NotCompiled(Exception):
    """Rules that only the reference engine can run; the text is one line."""


class BadSetting(ValueError):
    """An option that the game has not, or a value that the option has not; the text is one line."""


@dataclass(frozen=True, slots=True)
class Found:
    """A game: the file its header stands in, its name, what it is a variant of ("" for a game), its title,
    and whether it comes with Shedu."""

    path: Path
    name: str
    base: str
    title: str
    shipped: bool


def rules_folder() -> Path:
    """Return the folder of the shipped games."""
    assert shedu.rules.__file__ is not None
    return Path(shedu.rules.__file__).resolve().parent


def read_text(path: Path) -> str:
    """Return a rule file's text: newlines LF, letters composed, no byte order mark, bytes that are no UTF-8
    replaced.

    Raises NoRuleText where it cannot be read.
    """
    if exists(path) and not isfile(path):
        raise NoRuleText(f"{path} is a folder or a device, no rule file")
    try:
        if path.stat().st_size > MAX_BYTES:
            raise NoRuleText(f"{path} is longer than {MAX_BYTES >> 20} MiB; that is no rule file")
        data = path.read_bytes()
    except OSError as fault:
        raise NoRuleText(f"{path} cannot be read: {fault.strerror}") from fault
    # the pass `read` tells what is wrong with bad text
    text = data.decode("utf-8-sig", errors="replace").replace("\r\n", "\n")
    return unicodedata.normalize("NFC", text)


def games_in(path: Path, shipped: bool = False) -> tuple[Found, ...]:
    """Return the games and variants whose headers stand in a file, in order. Raises NoRuleText."""
    return tuple(
        Found(path, match[2], match[3] or "", match[4] or match[2], shipped)
        for match in HEADER.finditer(read_text(path))
    )


@lru_cache(maxsize=1)
def shipped_games() -> tuple[Found, ...]:
    """Return the games that come with Shedu, by folder and file."""
    paths = sorted(rules_folder().rglob("*.shedu"))
    return tuple(found for path in paths for found in games_in(path, shipped=True))


def find(name: str) -> Found:
    """Find a game by a shipped game's name, a path to a rule file, PATH:NAME, or the name of a rule file in
    this folder without its ending.

    A file with one game (besides variants) needs no name. Raises NoSuchGame or NoRuleText.
    """
    if _looks_like_path(name):
        return _in_file(name)
    quick = _by_place(name)
    if quick is not None:
        return quick
    for found in shipped_games():
        if found.name == name:
            return found
    if exists(name):
        return _in_file(name)
    if name.isidentifier() and len(name) <= LONGEST_NAME and isfile(f"{name}.shedu"):
        return _in_file(f"{name}.shedu")
    names = [found.name for found in shipped_games()]
    near = nearest(name, names)
    hint = f"did you mean `{near}`?" if near else "`shedu games` lists them; a path to a rule file works too"
    raise NoSuchGame(f"there is no game `{name}`; {hint}")


def _looks_like_path(name: str) -> bool:
    return "/" in name or "\\" in name or ".shedu" in name or isfile(name)


def _by_place(name: str) -> Found | None:
    """Look where the file of a game usually stands, so that the others need not be read."""
    if not name.isidentifier() or len(name) > LONGEST_NAME:
        return None
    for path in sorted(rules_folder().glob(f"*/{name}.shedu")):
        for found in games_in(path, shipped=True):
            if found.name == name:
                return found
    return None


def _in_file(name: str) -> Found:
    """Find PATH or PATH:NAME."""
    path, wanted = Path(name), ""
    if not exists(path):
        before, colon, after = name.rpartition(":")
        if colon and exists(before):
            path, wanted = Path(before), after
        else:
            raise NoRuleText(f"there is no file {name}{_near_file(path)}")
    if isdir(path):
        raise NoRuleText(f"{path} is a folder; name a rule file (.shedu) in it")
    shipped = path.resolve().is_relative_to(rules_folder())
    return _pick(path, wanted, games_in(path, shipped))


def _near_file(path: Path) -> str:
    """Return the hint with the nearest name in the folder, "" if none is near."""
    folder = path.parent
    try:
        near = nearest(path.name, sorted(listdir(folder)))
    except (OSError, ValueError):
        near = None
    return f"; did you mean {folder / near}?" if near else ""


def _pick(path: Path, wanted: str, games: tuple[Found, ...]) -> Found:
    """Choose among the games of one file."""
    wanted = unicodedata.normalize("NFC", wanted)
    if wanted:
        for found in games:
            if found.name == wanted:
                return found
        near = nearest(wanted, [found.name for found in games])
        hint = f"; did you mean `{near}`?" if near else ""
        raise NoSuchGame(f"{path} has no game `{wanted}`{hint}")
    mains = [found for found in games if not found.base] or list(games)
    if len(mains) == 1:
        return mains[0]
    if not mains and MODULE.search(read_text(path)):
        raise NoSuchGame(f"{path} holds modules only, which games use; it has no game of its own")
    if not mains:
        # not refused here: reading the file says better what is missing
        return Found(path, "", "", path.stem, False)
    names = ", ".join(found.name for found in mains)
    raise NoSuchGame(f"{path} holds several games ({names}); name one as {path.name}:{mains[0].name}")


def rule_files(paths: tuple[str, ...]) -> Iterator[Path]:
    """Yield the rule files among paths, folders searched through, in order. Raises NoRuleText for what is not
    there."""
    for name in paths:
        path = Path(name)
        if isdir(path):
            yield from sorted(path.rglob("*.shedu"))
        elif exists(path):
            yield path
        else:
            raise NoRuleText(f"there is no file {name}{_near_file(path)}")
