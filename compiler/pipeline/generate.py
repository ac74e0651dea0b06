"""Writes the engines of the shipped games anew: `python -m shedu.compiler.pipeline.generate [FOLDER]`."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from shedu.compiler.diagnostics import render
from shedu.compiler.pipeline.find import Found, NotCompiled
from shedu.compiler.pipeline.passes import check_game, plan_game
from shedu.compiler.pipeline.shipped import compiled_games, engine_folder, shipped_files

COMPILED = (".so", ".pyd", ".c")


class FaultyRules(Exception):
    """Rules of a shipped game have errors; the text shows them."""


def files_of(found: Found) -> dict[str, str]:
    """Return all files (name -> text) of a shipped game's engine. Raises FaultyRules, NotCompiled."""
    checked = check_game(found, {})
    if checked.game is None:
        raise FaultyRules(render(checked.diagnostics, checked.sources))
    return shipped_files(checked, plan_game(checked.game))


def generate(folder: Path | None = None) -> list[Path]:
    """Write the engines of the shipped games that have one, each to a folder of its name; return them.

    What is there already is not touched. All else is removed, engines of games that are gone too; compiled
    modules stay where their game does. Raises FaultyRules, NotCompiled.
    """
    found = compiled_games()
    texts = {engine_folder(one.name) if folder is None else folder / one.name: files_of(one) for one in found}
    for place, files in texts.items():
        _put(place, files)
    for origin in {place.parent for place in texts}:
        for old in origin.glob("*/origin.json"):
            if old.parent not in texts:
                shutil.rmtree(old.parent)
    return list(texts)


def _put(place: Path, files: dict[str, str]) -> None:
    place.mkdir(parents=True, exist_ok=True)
    for old in place.iterdir():
        if old.is_file() and old.name not in files and old.suffix not in COMPILED:
            old.unlink()
    for name, text in files.items():
        path = place / name
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8", newline="\n")


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
