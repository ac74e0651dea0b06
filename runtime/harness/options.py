"""Options that several commands have."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import click

from shedu.runtime.harness.console import Colors
from shedu.runtime.harness.errors import WrongCall

F = TypeVar("F", bound=Callable[..., Any])

MAX_SEED = (1 << 64) - 1


def _set_color(_ctx: click.Context, _param: click.Parameter, value: str) -> None:
    Colors.mode = value


def color(function: F) -> F:
    """--color."""
    return click.option(
        "--color",
        type=click.Choice(["auto", "always", "never"]),
        default="auto",
        expose_value=False,
        callback=_set_color,
        help="Colours; the variable NO_COLOR turns them off too.",
    )(function)


def as_json(function: F) -> F:
    """--json, and --color with it."""
    option = click.option("--json", "as_json", is_flag=True, help="Print one JSON object on stdout.")
    return option(color(function))


def settings(function: F) -> F:
    """--set OPTION=VALUE, parsed to a dict of texts."""
    return click.option(
        "--set", "settings", multiple=True, metavar="OPTION=VALUE", callback=_parse_settings,
        help="Set an option of the game; may be repeated.",
    )(function)  # fmt: skip


def _parse_settings(_ctx: click.Context, _param: click.Parameter, values: tuple[str, ...]) -> dict[str, str]:
    found: dict[str, str] = {}
    for value in values:
        name, equals, text = value.partition("=")
        if not equals or not name.strip() or not text.strip():
            raise WrongCall(f"--set takes OPTION=VALUE, not `{value}`")
        found[name.strip()] = text.strip()
    return found


def quick(function: F) -> F:
    """--quick."""
    return click.option("--quick", is_flag=True, help="Build in less time, for a slower engine.")(function)


def engine(function: F) -> F:
    """--engine."""
    return click.option(
        "--engine", type=click.Choice(["auto", "native", "python"]), default="auto", show_default=True,
        help="Compiled, the interpreter of the rules, or compiled where there is a C compiler.",
    )(function)  # fmt: skip


def players(function: F) -> F:
    """--players."""
    return click.option(
        "--players", type=int, metavar="N", help="How many play; default: the most, as the game has."
    )(function)


def seed(function: F) -> F:
    """--seed."""
    return click.option(
        "--seed", type=click.IntRange(0, MAX_SEED), default=0, show_default=True, metavar="S",
        help="Game i of a run draws from stream (S, i).",
    )(function)  # fmt: skip


def game_options(function: F) -> F:
    """--set, --quick, --engine, --color: what it takes to load a game."""
    return settings(quick(engine(function)))
