"""`shedu games`: what can be played."""

from __future__ import annotations

import click

from shedu.compiler.pipeline.find import Found, shipped_games
from shedu.runtime.harness.console import print_json, say, table
from shedu.runtime.harness.options import as_json


@click.command("games")
@as_json
def command(as_json: bool) -> None:
    """List the games that come with Shedu, and their variants."""
    games = shipped_games()
    if as_json:
        print_json({"games": [_row(found) for found in games]})
        return
    rows = [
        (found.name, found.title + (f" (a variant of {found.base})" if found.base else "")) for found in games
    ]
    for line in table(rows, left=2):
        say(line)


def _row(found: Found) -> dict[str, str]:
    return {"name": found.name, "title": found.title, "variant_of": found.base, "file": str(found.path)}
