"""Scenario files: which stand beside a game, and which game a file of scenarios is about."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from shedu.compiler.pipeline.find import Found, NoSuchGame, find, games_in, read_text, rule_files

SCENE_OF = re.compile(r'^scenario[ ]+"(?:[^"\\\n]|\\.)*"[ ]+of[ ]+(\w+)', re.MULTILINE)
MOST_FILES = 500
"""So many rule files are looked through beside a game, no more."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """A game whose scenarios are asked for; ``files``: only those that stand in these files, None for all."""

    found: Found
    files: frozenset[str] | None

    def holds(self, file: str) -> bool:
        """Tell whether the scenarios of a file are asked for."""
        return self.files is None or any(Path(file).name == Path(one).name and _ends_alike(file, one) for one in self.files)


def _ends_alike(one: str, other: str) -> bool:
    """Tell whether one path is the end of the other: a file may be told by its place below the rules' folder."""
    first, second = Path(one).parts, Path(other).parts
    count = min(len(first), len(second))
    return first[-count:] == second[-count:]


def scene_files(found: Found) -> tuple[Path, ...]:
    """Return the other files in and below the game's folder that hold scenarios of it."""
    paths = sorted(found.path.parent.rglob("*.shedu"))[:MOST_FILES]
    return tuple(path for path in paths if path != found.path and found.name in games_of_scenes(path))


def games_of_scenes(path: Path) -> frozenset[str]:
    """Return the names of the games that the scenarios of a file name."""
    return frozenset(match[1] for match in SCENE_OF.finditer(read_text(path)))


def wanted_games(names: tuple[str, ...]) -> tuple[Wanted, ...]:
    """Return the games that names, rule files and folders ask for, each game once. Raises NoSuchGame, NoRuleText."""
    found: dict[tuple[Path, str], Wanted] = {}
    for name in names:
        for wanted in _wanted(name):
            key = (wanted.found.path, wanted.found.name)
            old = found.get(key)
            found[key] = wanted if old is None else Wanted(wanted.found, _joined(old.files, wanted.files))
    return tuple(found.values())


def _joined(one: frozenset[str] | None, other: frozenset[str] | None) -> frozenset[str] | None:
    return None if one is None or other is None else one | other


def _wanted(name: str) -> Iterator[Wanted]:
    if not Path(name).exists():
        yield Wanted(find(name), None)
        return
    for path in map(Path.resolve, rule_files((name,))):
        games = games_in(path)
        yield from (Wanted(game, frozenset({str(path)})) for game in games)
        for of in sorted(games_of_scenes(path) - {game.name for game in games}):
            yield Wanted(_game_near(path, of), frozenset({str(path)}))
        if not games and not games_of_scenes(path) and not Path(name).is_dir():
            raise NoSuchGame(f"{name} holds neither a game nor scenarios of one")


def _game_near(path: Path, name: str) -> Found:
    """Find the game that scenarios name: in the folders around the file, else a shipped one."""
    for folder in (path.parent, path.parent.parent):
        for beside in sorted(folder.glob("*.shedu")):
            for game in games_in(beside):
                if game.name == name:
                    return game
    return find(name)
