"""From a game's name to an engine that plays it: what commands and `shedu.load` stand on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any

from shedu.compiler.pipeline.find import BadSetting, Found, NoRuleText, NoSuchGame, NotCompiled, find
from shedu.runtime.game import Game
from shedu.runtime.harness.console import tell, warn
from shedu.runtime.harness.errors import RulesWrong, Trouble, WrongCall
from shedu.runtime.meta import Meta

if TYPE_CHECKING:
    from shedu.compiler.interpret import Reference, ReferenceGame
    from shedu.compiler.link import Linked
    from shedu.compiler.pipeline.engines import Compiled
    from shedu.compiler.pipeline.passes import Checked
    from shedu.runtime.native import NativeEngine

ENGINES = ("auto", "native", "python")


class RulesError(Exception):
    """The rules have faults; the text shows all of them."""


@dataclass
class Loaded:
    """A game ready to be played. ``engine`` is ``native`` or ``python``; ``options`` has the value of every
    option."""

    found: Found
    settings: Mapping[str, str]
    meta: Meta
    rules_hash: str
    engine: str
    native: NativeEngine | None
    checked_now: Checked | None = field(default=None, repr=False)
    linked: Linked | None = field(default=None, repr=False)
    scenes: bool = True
    _beside: dict[int, ReferenceGame] = field(default_factory=dict, repr=False)

    @property
    def name(self) -> str:
        """Return the game's name."""
        return self.meta.name

    @property
    def call_name(self) -> str:
        """Return what names this game on a command line: a shipped game's name, or PATH:NAME."""
        return self.name if self.found.shipped else f"{self.found.path}:{self.name}"

    @property
    def options(self) -> dict[str, object]:
        """Return the value of every option, as it is written in the rules."""
        from shedu.runtime.types import show

        return {name: value if isinstance(value, bool | int) and not _named(kind) else show(kind, value)
                for name, kind, value in self.meta.options}  # fmt: skip

    @cached_property
    def checked(self) -> Checked:
        """Return the checked rules, with their scenarios if it was loaded with ``scenes``; reads the rule files
        if that was not needed so far. Raises RulesError."""
        from shedu.compiler.pipeline.passes import check_game

        checked = self.checked_now or check_game(
            self.found, self.settings, self.linked, scenes=self.scenes
        )
        if checked.game is None:
            raise RulesError(diagnostics_text(checked))
        return checked

    @cached_property
    def reference(self) -> Reference:
        """Return the reference engine of these rules."""
        from shedu.compiler.interpret import Reference

        assert self.checked.game is not None
        return Reference(self.checked.game, self.meta)

    def draw(self, game: Game) -> str:
        """Return the boards of a game as it stands, as its rules have them drawn."""
        from shedu.runtime.harness.table.boards import draw_boards

        assert self.checked.game is not None
        return draw_boards(self.beside(game), self.checked.game.boards)

    def views(self, game: Game, watcher: int | None) -> str:
        """Return what the views of the rules show of a game; "" for rules without any."""
        from shedu.runtime.harness.table.veiled import veiled_items
        from shedu.runtime.harness.table.views import drawn_views

        assert self.checked.game is not None
        shown = self.checked.game.views
        return drawn_views(self.beside(game, veiled_items(game, watcher)), shown, watcher) if shown else ""

    def beside(self, game: Game, items: bytes | None = None) -> ReferenceGame:
        """Return a game of the reference engine with the same items (or those given), to look at them with; it is
        used again by the next call."""
        beside = self._beside.get(game.players)
        if beside is None:
            beside = self._beside[game.players] = self.reference.new(game.players)
        beside.set_items(game.items() if items is None else items)
        return beside

    def any_engine(self) -> Any:
        """Return the engine that plays: the compiled one or the reference."""
        return self.native if self.native is not None else self.reference

    def seats(self, players: int | None) -> int:
        """Return how many play: what was asked for, or the most there can be. Raises WrongCall out of
        range."""
        low, high = self.meta.players
        if players is None:
            return high
        if not low <= players <= high:
            count = f"{low}" if low == high else f"{low} to {high}"
            raise WrongCall(f"--players: {self.meta.title} is for {count} players, not {players}")
        return players

    def new(self, players: int | None = None, seed: int = 0, index: int = 0) -> Game:
        """Start game ``index`` of a run with ``seed`` (both modulo 2**64) for ``players`` (default: the
        most).

        Raises ValueError for a number of players the game is not for.
        """
        try:
            game: Game = self.any_engine().new(self.seats(players), seed=seed, index=index)
        except WrongCall as fault:
            raise ValueError(fault.message.removeprefix("--players: ")) from None
        return game


def _named(kind: object) -> bool:
    from shedu.runtime.types import Atom

    return isinstance(kind, Atom)


def load(
    name: str, options: Mapping[str, object] | None = None, engine: str = "auto", quick: bool = False
) -> Loaded:
    """Load a game by the name of a shipped one or the path of a rule file.

    ``options``: option -> value; ``engine``: ``native`` (compiled if need be), ``python`` (the interpreter of
    the rules) or ``auto`` (native where a C compiler is at hand). Raises LookupError for an unknown game,
    ValueError for an unknown option or engine, RulesError for faulty rules, NoCompiler where ``native``
    cannot be had.
    """
    if engine not in ENGINES:
        raise ValueError(f"the engine is one of {', '.join(ENGINES)}, not {engine!r}")
    try:
        found = find(name)
    except (NoSuchGame, NoRuleText) as fault:
        raise LookupError(str(fault)) from None
    return load_found(found, {key: _written(value) for key, value in (options or {}).items()}, engine, quick)


def _written(value: object) -> str:
    """Return an option's value as it is written in the rules."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def load_found(
    found: Found,
    settings: Mapping[str, str],
    engine: str = "auto",
    quick: bool = False,
    linked: Linked | None = None,
    *,
    scenes: bool = True,
) -> Loaded:
    """As load(), for a game already found; ``linked`` is what was read of it before, for other settings.
    Without ``scenes`` its scenarios are not read."""
    from shedu.compiler.pipeline.engines import compile_game, interpret_only

    if engine != "python":
        try:
            _demand_runtime()
            compiled = compile_game(found, settings, quick, linked, scenes=scenes)
            return _loaded(compiled, "native", linked, scenes)
        except _no_engine() as fault:
            if engine == "native":
                raise
            warn(f"{fault}; the reference engine plays, which is much slower")
    return _loaded(interpret_only(found, settings, linked, scenes=scenes), "python", linked, scenes)


def demand_scenarios(loaded: Loaded) -> None:
    """Show the faults of a game's scenarios, if there are any. Raises RulesWrong."""
    if loaded.checked.faulty:
        tell(diagnostics_text(loaded.checked).rstrip())
        raise RulesWrong


def _demand_runtime() -> None:
    """Raise NotCompiled where the parts of the runtime that are compiled were not built."""
    from importlib.util import find_spec

    if find_spec("shedu.runtime.native") is None:
        raise NotCompiled(
            "the compiled parts of Shedu are missing (no C compiler was there when it was installed)"
        )


def _no_engine() -> tuple[type[Exception], ...]:
    """Return what is raised where the compiled engine cannot be had, though the rules are good."""
    from shedu.compiler.build.errors import NoCompiler

    return NoCompiler, NotCompiled


def _loaded(compiled: Compiled, engine: str, linked: Linked | None, scenes: bool) -> Loaded:
    if compiled.meta is None:
        assert compiled.checked is not None
        raise RulesError(diagnostics_text(compiled.checked))
    native = None
    if engine == "native":
        native = _native(compiled.module, compiled.meta)
    return Loaded(
        compiled.found,
        compiled.settings,
        compiled.meta,
        compiled.rules_hash,
        engine,
        native,
        compiled.checked,
        linked,
        scenes,
    )


def _native(module: Any, meta: Meta) -> NativeEngine:
    """Return the engine in a built module."""
    from shedu.runtime.native import NativeEngine

    return NativeEngine(module.engine, meta)


def diagnostics_text(checked: Checked, color: bool = False) -> str:
    """Return all faults of checked rules as text."""
    from shedu.compiler.diagnostics import render

    return render(checked.diagnostics, checked.sources, color)


def open_game(
    name: str, settings: Mapping[str, str], engine: str = "auto", quick: bool = False, *, scenes: bool = False
) -> Loaded:
    """As load(), for a command: faults of the rules are shown, all else is a Trouble of one line. Scenarios are
    read with ``scenes`` only."""
    try:
        found = find(name)
    except (NoSuchGame, NoRuleText) as fault:
        raise WrongCall(str(fault)) from fault
    return open_found(found, settings, engine, quick, scenes=scenes)


def open_found(
    found: Found,
    settings: Mapping[str, str],
    engine: str = "auto",
    quick: bool = False,
    linked: Linked | None = None,
    *,
    scenes: bool = True,
) -> Loaded:
    """As open_game, for a game already found, or ``linked`` before with other settings."""
    from shedu.compiler.build.errors import BuildFailure

    try:
        return load_found(found, settings, engine, quick, linked, scenes=scenes)
    except BadSetting as fault:
        raise WrongCall(f"--set: {fault}") from fault
    except RulesError as fault:
        tell(str(fault).rstrip())
        raise RulesWrong from fault
    except (BuildFailure, NotCompiled) as fault:
        raise Trouble(str(fault)) from fault
