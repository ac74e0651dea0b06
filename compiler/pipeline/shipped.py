"""The engines of the shipped games, compiled when Shedu was installed.

Beside each stands `origin.json` with the hash of the rules it was written from and that of its sources; the
module carries the second one too, so that an engine compiled from other sources is noticed.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

import shedu.generated
from shedu.compiler.pipeline.find import Found, rules_folder, shipped_games
from shedu.compiler.pipeline.texts import digest, rules_hash
from shedu.runtime.meta import Meta, from_json, to_json

if TYPE_CHECKING:
    from shedu.compiler.pipeline.passes import Checked, Planned


def engine_folder(name: str) -> Path:
    """Return where the engine of a shipped game stands, or would."""
    assert shedu.generated.__file__ is not None
    return Path(shedu.generated.__file__).parent / name


def compiled_games() -> tuple[Found, ...]:
    """Return the shipped games that have an engine of their own: games, and variants in a file of their name beside
    them. Other variants are compiled when they are first played."""
    return tuple(found for found in shipped_games() if not found.base or _has_own_file(found))


def _has_own_file(found: Found) -> bool:
    return found.path.resolve() in {place.resolve() for place in rules_folder().glob(f"*/{found.name}.shedu")}


@dataclass(frozen=True, slots=True)
class Shipped:
    """A shipped engine whose rules have not changed; ``lines_hold``: comments and blank lines neither, so
    that the lines told by ``meta`` are right. ``sources``: digest of what the engine was compiled from."""

    module: ModuleType
    meta: Meta
    rules: str
    sources: str
    lines_hold: bool


def shipped_engine(found: Found) -> Shipped | None:
    """Return the engine of a shipped game; None where it is not compiled, or not from these rules."""
    if not found.shipped:
        return None
    folder = engine_folder(found.name)
    try:
        origin = json.loads((folder / "origin.json").read_text(encoding="utf-8"))
        texts = {name: (rules_folder() / name).read_text(encoding="utf-8") for name in origin["texts"]}
        if not _same_file(found, origin["file"]) or rules_hash(texts) != origin["rules"]:
            return None
        module = import_module(f"shedu.generated.{found.name}.engine")
        meta = with_folder(from_json((folder / "meta.json").read_text(encoding="utf-8")), rules_folder())
    except (OSError, ValueError, KeyError, TypeError, ImportError):
        return None
    if getattr(module, "SOURCES", None) != origin["sources"]:
        return None
    return Shipped(module, meta, origin["rules"], origin["sources"], texts_digest(texts) == origin["whole"])


def _same_file(found: Found, name: str) -> bool:
    return found.path.resolve() == (rules_folder() / name).resolve()


def texts_digest(texts: Mapping[str, str]) -> str:
    """Return the hash of texts as they are, comments included."""
    return digest(part for name in sorted(texts) for part in (name, texts[name]))


def sources_digest(sources: Mapping[str, str]) -> str:
    """Return the hash of generated sources."""
    return digest(part for name in sorted(sources) for part in (name, sources[name]))


def shipped_files(checked: Checked, planned: Planned) -> dict[str, str]:
    """Return all files (name -> text) that are committed for a shipped game: sources, data, origin, the same
    on every machine."""
    root = rules_folder()
    texts = {Path(path).resolve().relative_to(root).as_posix(): text for path, text in checked.texts.items()}
    sources = dict(planned.sources)
    mark = sources_digest(sources)
    sources["engine.pyx"] += f'\nSOURCES = "{mark}"\n'
    origin = {
        "file": checked.found.path.resolve().relative_to(root).as_posix(),
        "texts": sorted(texts),
        "rules": rules_hash(texts),
        "whole": texts_digest(texts),
        "sources": mark,
    }
    data = to_json(without_folder(planned.meta, root))
    return {
        **sources,
        "meta.json": data,
        "origin.json": json.dumps(origin, indent=1) + "\n",
        "__init__.py": "",
    }


def with_folder(meta: Meta, folder: Path) -> Meta:
    """Return the data with file names that stand below a folder made whole."""
    return _renamed(meta, lambda file: str(folder / file))


def without_folder(meta: Meta, folder: Path) -> Meta:
    """Return the data with the names of files below a folder told from there, the same on every machine."""
    root = folder.resolve()

    def short(file: str) -> str:
        path = Path(file).resolve()
        return path.relative_to(root).as_posix() if path.is_relative_to(root) else file

    return _renamed(meta, short)


def _renamed(meta: Meta, name: Callable[[str], str]) -> Meta:
    """Return the data with every file renamed."""
    return replace(
        meta,
        requirements=tuple(replace(part, file=name(part.file)) for part in meta.requirements),
        rules=tuple(replace(part, file=name(part.file)) for part in meta.rules),
        faults=tuple(replace(part, file=name(part.file)) for part in meta.faults),
    )
