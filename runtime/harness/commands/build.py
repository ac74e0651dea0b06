"""`shedu build`: compiles a game, tells the times of the passes, shows what each makes."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any

import click

from shedu.compiler.pipeline.find import BadSetting, Found, NoRuleText, NoSuchGame, NotCompiled, find
from shedu.runtime.harness.console import print_json, say, table, tell
from shedu.runtime.harness.errors import RulesWrong, Trouble, WrongCall
from shedu.runtime.harness.options import as_json, quick, settings
from shedu.runtime.harness.writing import make_folder

if TYPE_CHECKING:
    from shedu.compiler.pipeline.passes import Checked, Planned

DUMPS = ("read", "link", "check", "plan", "write")


@click.command("build")
@click.argument("game")
@click.option(
    "--dump", type=click.Choice(DUMPS), metavar="PASS", help=f"Print what a pass makes: {', '.join(DUMPS)}."
)
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    metavar="DIR",
    help="Write the generated sources and data there.",
)
@settings
@quick
@as_json
def command(
    game: str, dump: str | None, out: Path | None, settings: dict[str, str], quick: bool, as_json: bool
) -> None:
    """Compile GAME by all passes and tell how long each takes.

    With --dump or --out nothing is built with the C compiler.
    """
    checked = _checked(game, settings)
    if dump in ("read", "link", "check"):
        sys.stdout.write(_dumped(checked, dump))
        return
    planned = _planned(checked)
    if dump is not None:
        sys.stdout.write(_planned_dump(planned, dump))
        return
    seconds = {**checked.seconds, **planned.seconds}
    if out is not None:
        _write(checked, planned, out)
        _report(checked, planned, {"seconds": seconds, "out": str(out)}, as_json)
        return
    _report(checked, planned, _build(checked, planned, quick, seconds), as_json)


def _checked(game: str, settings: Mapping[str, str]) -> Checked:
    """Check a game; faults are shown. Raises WrongCall, RulesWrong."""
    from shedu.compiler.diagnostics import render
    from shedu.compiler.pipeline.passes import check_game
    from shedu.runtime.harness.console import Colors

    try:
        found: Found = find(game)
        checked = check_game(found, settings)
    except (NoSuchGame, NoRuleText, BadSetting) as fault:
        raise WrongCall(str(fault)) from fault
    if checked.diagnostics:
        tell(render(checked.diagnostics, checked.sources, Colors.on(sys.stderr)).rstrip())
    if checked.game is None:
        raise RulesWrong
    return checked


def _planned(checked: Checked) -> Planned:
    """Plan and write a game. Raises Trouble for what only the reference engine can play."""
    from shedu.compiler.pipeline.passes import plan_game

    assert checked.game is not None
    try:
        return plan_game(checked.game)
    except NotCompiled as fault:
        raise Trouble(str(fault)) from fault


def _dumped(checked: Checked, name: str) -> str:
    from shedu.compiler.link import game_text
    from shedu.compiler.pipeline.dump import dump
    from shedu.compiler.read import read_source

    if name == "read":
        return dump(tuple(read_source(source)[0] for source in checked.sources.values()))
    if name == "link":
        assert checked.section is not None
        return game_text(checked.section, checked.settings)
    return dump((checked.game, checked.scenarios))


def _planned_dump(planned: Planned, name: str) -> str:
    from shedu.compiler.pipeline.dump import dump

    if name == "write":
        return "".join(f"# ---- {file}\n{text.rstrip()}\n" for file, text in sorted(planned.sources.items()))
    return dump(planned.plan)


def _write(checked: Checked, planned: Planned, out: Path) -> None:
    """Write sources and data. Raises WrongCall."""
    from shedu.runtime.meta import to_json

    folder = make_folder(out, "--out")
    try:
        for name, text in {**planned.sources, "meta.json": to_json(planned.meta)}.items():
            (folder / name).write_text(text, encoding="utf-8")
    except OSError as fault:
        raise WrongCall(f"--out: nothing can be written in {out}: {fault.strerror}") from fault


def _build(checked: Checked, planned: Planned, quick: bool, seconds: dict[str, float]) -> dict[str, Any]:
    from shedu.compiler.build import BuildFailure, build_and_load

    begin = perf_counter()
    try:
        built, _ = build_and_load(*planned.module, quick)
    except BuildFailure as fault:
        raise Trouble(str(fault)) from fault
    seconds = {**seconds, **(built.seconds or {"find": perf_counter() - begin})}
    return {"seconds": seconds, "cached": built.cached, "path": str(built.path)}


def _report(checked: Checked, planned: Planned, facts: dict[str, Any], as_json: bool) -> None:
    meta = planned.meta
    data = {
        "game": meta.name,
        "rules": checked.rules_hash,
        "actions": meta.actions,
        "items_bytes": meta.items_size,
        **facts,
    }
    if as_json:
        print_json(data)
        return
    sizes = f"{meta.actions:,} actions, {len(meta.rules)} rules, {meta.items_size:,} bytes of state items"
    say(f"{meta.title}: {sizes}")
    for line in table([(name, f"{1000 * took:,.0f} ms") for name, took in facts["seconds"].items()]):
        say("  " + line)
    what = "found in the cache" if facts.get("cached") else "written to" if "out" in facts else "built"
    say(f"{what}: {facts.get('path', facts.get('out'))}")
