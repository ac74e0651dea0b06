"""`shedu new`: a rule file to begin with."""

from __future__ import annotations

from pathlib import Path

import click

from shedu.compiler.pipeline.find import rules_folder, shipped_games
from shedu.compiler.scaffold.game import game_text
from shedu.compiler.scaffold.naming import unfit
from shedu.runtime.harness.console import say
from shedu.runtime.harness.errors import WrongCall
from shedu.runtime.harness.loading import Loaded, open_game
from shedu.runtime.harness.options import color


@click.command("new")
@click.argument("name")
@click.option("--from", "base", metavar="GAME", help="Begin with a variant of GAME.")
@color
def command(name: str, base: str | None) -> None:
    """Write NAME.shedu in this folder: a small game, or with --from a variant of a game.

    Either comes with scenarios and is ready to be tested, played and changed.
    """
    path = Path(f"{name}.shedu")
    wrong = unfit(name, [found.name for found in shipped_games()])
    if wrong:
        raise WrongCall(wrong)
    if path.exists() or path.is_symlink():
        raise WrongCall(f"{path} is there already; it stays as it is")
    try:
        if base is None:
            with path.open("x", encoding="utf-8") as file:
                file.write(game_text(name))
        else:
            _vary(path, name, base)
    except OSError as fault:
        raise WrongCall(f"{path} cannot be written: {fault.strerror}") from fault
    say(f"{path} is written; these are next:")
    say(f"    shedu test {path}")
    say(f"    shedu compare {base} {path}" if base else f"    shedu sim {path}")


def _vary(path: Path, name: str, base: str) -> None:
    """Write a variant of a game."""
    from shedu.runtime.harness.starting import write_variant

    loaded = open_game(base, {}, engine="python", scenes=True)
    _demand_place(loaded)
    if loaded.name == name:
        raise WrongCall(f"{base} is called `{name}` already; a variant needs another name")
    write_variant(path, name, loaded)


def _demand_place(base: Loaded) -> None:
    """Raise WrongCall where a variant in this folder would not find its game."""
    place = base.found.path.resolve()
    here = Path.cwd().resolve()
    near = [here, here.parent] if here.name == "variants" else [here]
    if place.is_relative_to(rules_folder().resolve()) or place.parent in near:
        return
    raise WrongCall(
        f"a variant stands beside its game, or in the folder `variants` there; go to {place.parent} first"
    )
