"""`shedu cache`: the engines built so far."""

from __future__ import annotations

import time

import click

from shedu.compiler.build import cache_root, clear_cache, list_cache
from shedu.runtime.harness.console import print_json, say, table
from shedu.runtime.harness.options import as_json


@click.group("cache")
def command() -> None:
    """List or clear the engines built so far."""


@command.command("list")
@as_json
def list_command(as_json: bool) -> None:
    """List the engines, the last used first."""
    entries = list_cache()
    if as_json:
        rows = [
            {
                "name": e.name,
                "key": e.key,
                "path": str(e.path),
                "bytes": e.size,
                "used": e.used,
                "quick": e.quick,
            }
            for e in entries
        ]
        print_json({"path": str(cache_root()), "engines": rows})
        return
    for line in table(
        [
            (e.name, e.key[:12], "quick" if e.quick else "full", _size(e.size), _age(time.time() - e.used))
            for e in entries
        ],
        left=3,
    ):
        say(line)
    say(f"{len(entries)} in {cache_root()}, {_size(sum(e.size for e in entries))}")


@command.command("clear")
@as_json
def clear_command(as_json: bool) -> None:
    """Remove all engines but those being built."""
    from shedu.compiler.pipeline.index import clear_index

    count, freed = len(list_cache()), clear_cache() + clear_index()
    if as_json:
        print_json({"removed": count, "bytes": freed})
    else:
        say(f"removed {count} engines, {_size(freed)}")


@command.command("path")
@as_json
def path_command(as_json: bool) -> None:
    """Print the folder they are kept in."""
    if as_json:
        print_json({"path": str(cache_root())})
    else:
        say(str(cache_root()))


def _size(count: int) -> str:
    return f"{count / 1e6:.1f} MB" if count >= 100_000 else f"{count / 1e3:.1f} kB"


def _age(seconds: float) -> str:
    """Return a span of time in its largest unit."""
    for unit, length in (("day", 86400), ("hour", 3600), ("minute", 60)):
        if seconds >= length:
            count = int(seconds // length)
            return f"{count} {unit}{'' if count == 1 else 's'} ago"
    return "just now"
