"""The games of a comparison: what names them, and how they are played."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from shedu.runtime.compare.comparison import seed_of
from shedu.runtime.harness.errors import WrongCall
from shedu.runtime.harness.loading import Loaded, open_game
from shedu.runtime.harness.simulation.progress import Progress
from shedu.runtime.results import GameResult
from shedu.runtime.simulate import Plan, Run, simulate


@dataclass(frozen=True, slots=True)
class Call:
    """A game as it is named on a command line: GAME, or GAME,OPTION=VALUE,... with options of its own."""

    text: str
    game: str
    settings: Mapping[str, str]


@dataclass(slots=True)
class Played:
    """How often games were so long, and how often seats had such a score, where this was to be kept."""

    lengths: Counter[int] = field(default_factory=Counter)
    scores: Counter[int] = field(default_factory=Counter)

    def add(self, game: GameResult) -> None:
        """Take in a game."""
        self.lengths[game.moves] += 1
        if game.finished:
            self.scores.update(keys[0] for keys in game.scores)


@dataclass(frozen=True, slots=True)
class Contender:
    """A game with what was played of it; ``label`` tells it from the others."""

    label: str
    loaded: Loaded
    run: Run
    played: Played


def parse_call(text: str) -> Call:
    """Split GAME,OPTION=VALUE,...; a comma without `=` behind it belongs to the name."""
    game, parts = text, list[str]()
    while "," in game and "=" in game.rpartition(",")[2]:
        game, _, part = game.rpartition(",")
        parts.insert(0, part)
    settings: dict[str, str] = {}
    for part in parts:
        name, _, value = (word.strip() for word in part.partition("="))
        if not name or not value:
            raise WrongCall(f"`{text}`: behind the game stand OPTION=VALUE, not `{part}`")
        settings[name] = value
    return Call(text, game, settings)


def open_games(
    calls: Sequence[Call], settings: Mapping[str, str], engine: str, quick: bool
) -> list[Loaded]:
    """Return the games, each loaded once. Raises WrongCall, Trouble or RulesWrong."""
    found: dict[tuple[str, tuple[tuple[str, str], ...]], Loaded] = {}
    games = []
    for call in calls:
        wanted = {**settings, **call.settings}
        key = (call.game, tuple(sorted(wanted.items())))
        if key not in found:
            found[key] = _open(call, wanted, engine, quick)
        games.append(found[key])
    return games


def _open(call: Call, settings: Mapping[str, str], engine: str, quick: bool) -> Loaded:
    try:
        return open_game(call.game, settings, engine=engine, quick=quick)
    except WrongCall as fault:
        if not fault.message.startswith("--set: "):
            raise
        what = fault.message.removeprefix("--set: ")
        hint = "; an option of one game stands behind it: GAME,OPTION=VALUE" if not call.settings else ""
        raise WrongCall(f"{call.text}: {what}{hint}") from fault


def common_players(games: Sequence[Loaded], players: int | None) -> int:
    """Return how many play: what was asked for, or the most that all games allow. Raises WrongCall."""
    if players is not None:
        for game in games:
            game.seats(players)
        return players
    low = max(game.meta.players[0] for game in games)
    high = min(game.meta.players[1] for game in games)
    if low > high:
        counts = ", ".join(f"{game.name} {_span(*game.meta.players)}" for game in games)
        raise WrongCall(f"no number of players fits all games ({counts})")
    return high


def _span(low: int, high: int) -> str:
    return f"{low}" if low == high else f"{low} to {high}"


def labels(calls: Sequence[Call], games: Sequence[Loaded]) -> list[str]:
    """Return a label for each game: its name and its own options; a number where that is not enough."""
    plain = [
        ", ".join([game.name, *(f"{name}={value}" for name, value in call.settings.items())])
        for call, game in zip(calls, games, strict=True)
    ]
    found: list[str] = []
    for place, label in enumerate(plain):
        before = plain[:place].count(label)
        found.append(label if not before else f"{label} ({before + 1})")
    return found


def play_all(
    names: Sequence[str], games: Sequence[Loaded], plan: Plan, stop: threading.Event, keep: bool
) -> list[Contender]:
    """Play the plan with every game, each with a seed of its own; after a stop the rest are played no more
    than a slice. ``keep``: count lengths and scores, for pictures of them."""
    progress = Progress("games", plan.games * len(games))
    found: list[Contender] = []
    try:
        for place, (label, game) in enumerate(zip(names, games, strict=True)):
            before, played = place * plan.games, Played()
            run = simulate(
                game.any_engine(),
                _own_plan(plan, game, place),
                lambda totals, _, before=before: progress.at(before + totals.games),  # type: ignore[misc]
                stop,
                each=played.add if keep else None,
            )
            found.append(Contender(label, game, run, played))
    finally:
        progress.close()
    return found


def _own_plan(plan: Plan, game: Loaded, place: int) -> Plan:
    threads = plan.threads if game.engine == "native" else 1
    return Plan(
        plan.players, plan.games, seed_of(plan.seed, place), agents=plan.agents, check=plan.check,
        threads=threads, counted=True,
    )  # fmt: skip
