"""An engine for a game, by the shortest way: the shipped one, the one in the cache, or all passes.

The passes are imported only when they are needed.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from types import ModuleType
from typing import TYPE_CHECKING

from shedu.compiler.pipeline.find import Found
from shedu.compiler.pipeline.index import Entry, entry_key, file_hash, read_entry, unchanged, write_entry
from shedu.compiler.pipeline.shipped import Shipped, shipped_engine, sources_digest
from shedu.runtime.meta import Meta, from_json, to_json

if TYPE_CHECKING:
    from shedu.compiler.link import Linked
    from shedu.compiler.pipeline.passes import Checked, Planned


@dataclass
class Compiled:
    """What came of a game. ``meta`` is None where the rules have errors (then ``checked`` tells them);
    ``module`` is None where nothing was compiled. ``checked`` and ``planned`` are there only if the passes
    had to run. ``seconds``: pass -> time it took; ``origin`` tells where the engine comes from."""

    found: Found
    settings: Mapping[str, str]
    meta: Meta | None
    rules_hash: str
    module: ModuleType | None
    origin: str
    checked: Checked | None = field(default=None, repr=False)
    planned: Planned | None = field(default=None, repr=False)
    seconds: dict[str, float] = field(default_factory=dict)


def compile_game(
    found: Found,
    settings: Mapping[str, str],
    quick: bool = False,
    linked: Linked | None = None,
    *,
    scenes: bool = True,
) -> Compiled:
    """Return a game with its compiled engine; ``linked`` is what was read before. Without ``scenes`` its
    scenarios are not read. Raises BadSetting and NotCompiled, and BuildFailure where it cannot be built."""
    if not settings:
        ready = shipped_engine(found)
        if ready is not None and ready.lines_hold:
            return Compiled(found, settings, ready.meta, ready.rules, ready.module, "shipped")
        if ready is not None:
            return build_game(found, settings, quick, linked, ready, scenes=scenes)
    key = entry_key(found.path.resolve(), found.name, settings, quick)
    return _from_cache(found, settings, key) or build_game(
        found, settings, quick, linked, scenes=scenes
    )


def _from_cache(found: Found, settings: Mapping[str, str], key: str) -> Compiled | None:
    """Return the engine built last time, if no file has changed since."""
    entry = read_entry(key)
    if entry is None or entry.module is None or not unchanged(entry):
        return None
    from shedu.compiler.build.errors import StaleBuild
    from shedu.compiler.build.native import BuiltModule, load_module

    name, path, key = entry.module
    try:
        module = load_module(BuiltModule(name, Path(path), key, cached=True))
        meta = from_json(entry.meta)
    except (StaleBuild, ValueError, KeyError, TypeError, AttributeError):
        return None
    return Compiled(found, settings, meta, entry.rules, module, "cache")


def build_game(
    found: Found,
    settings: Mapping[str, str],
    quick: bool = False,
    linked: Linked | None = None,
    ready: Shipped | None = None,
    *,
    scenes: bool = True,
) -> Compiled:
    """Run all passes; the last one finds what was built before from the same sources. ``ready``: a shipped
    engine that is taken if the passes write just its sources."""
    from shedu.compiler.pipeline.passes import check_game, plan_game

    checked = check_game(found, settings, linked, scenes=scenes)
    if checked.game is None:
        return Compiled(found, settings, None, "", None, "", checked, None, checked.seconds)
    planned = plan_game(checked.game)
    seconds = {**checked.seconds, **planned.seconds}
    if ready is not None and sources_digest(planned.sources) == ready.sources:
        module, origin = ready.module, "shipped"
    else:
        module, origin = _built(checked, planned, quick, seconds)
    return Compiled(
        found, settings, planned.meta, checked.rules_hash, module, origin, checked, planned, seconds
    )


def _built(
    checked: Checked, planned: Planned, quick: bool, seconds: dict[str, float]
) -> tuple[ModuleType, str]:
    """Build the sources, or find them built, and note for the next run what they were made of."""
    from shedu.compiler.build.native import build_and_load

    begin = perf_counter()
    built, module = build_and_load(*planned.module, quick)
    seconds |= {**built.seconds, "build": perf_counter() - begin}
    files = {path: file_hash(path) for path in checked.texts}
    found = checked.found
    key = entry_key(found.path.resolve(), found.name, checked.settings, quick)
    place = (built.name, str(built.path), built.key)
    write_entry(key, Entry(files, checked.rules_hash, to_json(planned.meta), place))
    return module, "cache" if built.cached else "built"


def interpret_only(
    found: Found, settings: Mapping[str, str], linked: Linked | None = None, *, scenes: bool = True
) -> Compiled:
    """Return a game for the reference engine: checked, numbered, not built. Raises BadSetting."""
    from shedu.compiler.pipeline.passes import check_game, number_game

    checked = check_game(found, settings, linked, scenes=scenes)
    if checked.game is None:
        return Compiled(found, settings, None, "", None, "", checked, None, checked.seconds)
    meta = number_game(checked.game)
    return Compiled(found, settings, meta, checked.rules_hash, None, "", checked, None, checked.seconds)
