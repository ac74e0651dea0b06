"""`shedu why`: what stands against an action at a point of a recorded game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from shedu.runtime.game import Game, Refusal
from shedu.runtime.harness.console import paint, print_json, say
from shedu.runtime.harness.errors import WrongCall
from shedu.runtime.harness.loading import Loaded
from shedu.runtime.harness.options import as_json, engine, quick
from shedu.runtime.harness.reasons import values_behind
from shedu.runtime.harness.recorded import open_record
from shedu.runtime.naming import parse_action


@click.command("why")
@click.argument("record", type=click.Path(path_type=Path))
@click.argument("action")
@click.option("--at", type=int, metavar="N", help="Before move N (from 1); default: after the last move.")
@quick
@engine
@as_json
def command(record: Path, action: str, at: int | None, quick: bool, engine: str, as_json: bool) -> None:
    """Tell whether ACTION is allowed at a point of the game in RECORD, and if not, what refuses it.

    ACTION is written as the record has it: `place(c3)`.
    """
    opened = open_record(record, engine, quick)
    game = opened.game_at(at)
    try:
        number = parse_action(game.meta, action)
    except ValueError as fault:
        raise WrongCall(str(fault)) from fault
    data = _data(opened.loaded, game, number, opened.place(at))
    if as_json:
        print_json(data)
        return
    for line in _lines(data):
        say(line)


def _data(loaded: Loaded, game: Game, action: int, place: int) -> dict[str, Any]:
    refusal = game.why_not(action)
    pending = game.pending()
    data: dict[str, Any] = {
        "game": loaded.name,
        "at": place,
        "seat": None if pending is None else game.meta.seats[pending.seats[0]],
        "question": None if pending is None else pending.question,
        "action": game.describe(action),
        "allowed": refusal is None,
    }
    return data if refusal is None else {**data, **_refusal(loaded, game, action, refusal)}


def _refusal(loaded: Loaded, game: Game, action: int, refusal: Refusal) -> dict[str, Any]:
    data: dict[str, Any] = {
        "requirement": refusal.name or None,
        "message": refusal.message,
        "cites": list(refusal.cites),
    }
    if refusal.requirement >= 0:
        info = game.meta.requirements[refusal.requirement]
        data |= {"file": info.file, "line": info.line}
        data["values"] = values_behind(loaded, game, action, refusal.requirement)
    return data


def _lines(data: dict[str, Any]) -> list[str]:
    who = "The game is over." if data["seat"] is None else f"{data['seat']} decides: {data['question']}."
    if data["allowed"]:
        return [who, f"{data['action']} is {paint('allowed', 'green')}."]
    lines = [who, f"{data['action']} is {paint('not allowed', 'red')}: {data['message']}"]
    if data["requirement"]:
        lines.append(f"  requirement  {data['requirement']} ({data['file']}:{data['line']})")
    lines += [f"  {name:<11}  {value}" for name, value in data.get("values", {}).items()]
    if data["cites"]:
        lines.append(f"  clauses      {', '.join(data['cites'])}")
    return lines
