"""`shedu check`: what is wrong with rule files."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from os.path import exists

import click

from shedu.compiler.diagnostics import Diagnostic, in_order, render, to_json
from shedu.compiler.pipeline.find import BadSetting, Found, NoRuleText, NoSuchGame, find, games_in, rule_files
from shedu.compiler.pipeline.scenes import wanted_games
from shedu.compiler.source import SourceFile
from shedu.runtime.harness.console import Colors, plural, print_json, say
from shedu.runtime.harness.errors import GOOD, WRONG_RULES, WrongCall
from shedu.runtime.harness.options import as_json, settings


@click.command("check")
@click.argument("what", nargs=-1, required=True, metavar="FILE|GAME...")
@settings
@as_json
def command(what: tuple[str, ...], settings: dict[str, str], as_json: bool) -> int:
    """Tell everything that is wrong with rule files, or with games by name, and what looks wrong."""
    from shedu.compiler.pipeline.passes import check_game, check_modules
    from shedu.runtime.harness.tracing.cited import unknown_citations

    found: list[Diagnostic] = []
    sources: dict[str, SourceFile] = {}
    games = _games(what)
    for game in games:
        try:
            checked = check_game(game, settings)
        except BadSetting as fault:
            raise WrongCall(f"--set: {fault}") from fault
        found += (*checked.diagnostics, *check_modules(checked), *unknown_citations(checked))
        sources |= checked.sources
    _report(in_order(tuple(found)), sources, len(games), as_json)
    return WRONG_RULES if any(one.severity == "error" for one in found) else GOOD


def _games(what: tuple[str, ...]) -> tuple[Found, ...]:
    """Return every game to be checked; a file without any is checked all the same."""
    try:
        games = {(one.path.resolve(), one.name): one for name in what for one in _in(name)}
    except (NoSuchGame, NoRuleText) as fault:
        raise WrongCall(str(fault)) from fault
    return tuple(games.values())


def _in(name: str) -> list[Found]:
    if not exists(name):
        return [find(name)]
    asked: list[Found] = []
    for path in rule_files((name,)):
        games = games_in(path)
        if games:
            asked += games
            continue
        try:
            asked += [one.found for one in wanted_games((str(path),))]
        except NoSuchGame:
            asked.append(Found(path, "", "", path.stem, False))
    return asked


def _report(
    found: tuple[Diagnostic, ...], sources: Mapping[str, SourceFile], games: int, as_json: bool
) -> None:
    if as_json:
        print_json({"diagnostics": to_json(found)})
    elif found:
        sys.stdout.write(render(found, sources, Colors.on(sys.stdout)))
    else:
        say(f"{plural(games, 'game')}, no faults")
