"""Which games the scenarios of names, files and folders are about."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from dataclasses import dataclass
from os.path import exists, isdir
from pathlib import Path

from shedu.compiler.pipeline.find import Found, NoSuchGame, find, games_in, read_text, rule_files

SCENE_OF = re.compile(r'^scenario[ ]+"(?:[^"\\\n]|\\.)*"[ ]+of[ ]+(\w+)', re.MULTILINE)


SCENE = re.compile(r"^scenario[ ]", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Wanted:
    """A game whose scenarios are asked for; ``files``: only those that stand in these files, None for all."""

    found: Found
    files: frozenset[str] | None

    def holds(self, file: str) -> bool:
        """Tell whether the scenarios of a file are asked for."""
        return self.files is None or str(Path(file).resolve()) in self.files


def games_of_scenes(path: Path) -> frozenset[str]:
    """Return the names of the games that the scenarios of a file name."""
    return frozenset(match[1] for match in SCENE_OF.finditer(read_text(path)))


def wanted_games(names: tuple[str, ...]) -> tuple[Wanted, ...]:
    """Return the games that names, rule files and folders ask for, each game once. Raises NoSuchGame,
    NoRuleText."""
    found: dict[tuple[Path, str], Wanted] = {}
    for name in names:
        for wanted in _wanted(name):
            key = (wanted.found.path.resolve(), wanted.found.name)
            old = found.get(key)
            found[key] = wanted if old is None else Wanted(wanted.found, _joined(old.files, wanted.files))
    return tuple(found.values())


def _joined(one: frozenset[str] | None, other: frozenset[str] | None) -> frozenset[str] | None:
    return None if one is None or other is None else one | other


def _wanted(name: str) -> Iterator[Wanted]:
    """Yield what one name asks for; a rule file without scenarios of its own asks for all of its game."""
    if not exists(name):
        yield Wanted(find(name), None)
        return
    for path in rule_files((name,)):
        games = games_in(path)
        own = None if name == str(path) and not SCENE.search(read_text(path)) else frozenset({str(path.resolve())})
        yield from (Wanted(game, own) for game in games)
        for of in sorted(games_of_scenes(path) - {game.name for game in games}):
            yield Wanted(_game_near(path, of), frozenset({str(path.resolve())}))
        if not games and not games_of_scenes(path) and not isdir(name):
            raise NoSuchGame(f"{name} holds neither a game nor scenarios of one")


def _game_near(path: Path, name: str) -> Found:
    """Find the game that scenarios name: in the folders around the file, else a shipped one."""
    for folder in (path.parent, Path(os.path.normpath(path.parent / ".."))):
        for beside in sorted(folder.glob("*.shedu")):
            for game in games_in(beside):
                if game.name == name:
                    return game
    return find(name)
