"""Writes the engines of the shipped games anew: `python -m shedu.compiler.pipeline.generate [FOLDER]`."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from shedu.compiler.diagnostics import render
from shedu.compiler.pipeline.find import Found, NotCompiled, shipped_games
from shedu.compiler.pipeline.passes import check_game, plan_game
from shedu.compiler.pipeline.shipped import engine_folder, shipped_files


class FaultyRules(Exception):
    """Rules of a shipped game have errors; the text shows them."""


def files_of(found: Found) -> dict[str, str]:
    """Return all files (name -> text) of a shipped game's engine. Raises FaultyRules, NotCompiled."""
    checked = check_game(found, {})
    if checked.game is None:
        raise FaultyRules(render(checked.diagnostics, checked.sources))
    return shipped_files(checked, plan_game(checked.game))


def generate(folder: Path | None = None) -> list[Path]:
    """Write the engines of all shipped games, variants left out, each to a folder of its name; return them.

    Files of a game's folder that are not written anew are removed. Raises FaultyRules, NotCompiled.
    """
    written = []
    for found in shipped_games():
        if found.base:
            continue
        files = files_of(found)
        place = engine_folder(found.name) if folder is None else folder / found.name
        shutil.rmtree(place, ignore_errors=True)
        place.mkdir(parents=True)
        for name, text in files.items():
            (place / name).write_text(text, encoding="utf-8", newline="\n")
        written.append(place)
    return written


def main(arguments: list[str]) -> int:
    """Write the engines and tell where; 1 where rules are faulty."""
    try:
        for place in generate(Path(arguments[0]) if arguments else None):
            print(place)
    except (FaultyRules, NotCompiled) as fault:
        print(fault, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
