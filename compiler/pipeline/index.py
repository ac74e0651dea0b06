"""What was built from which rule files: lets a run with unchanged rules start without reading them.

An entry stands for one game, its settings and one way of building. It is only a hint: the module itself is
found, checked and loaded by `shedu.compiler.build`, and any doubt leads to the full way.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from shedu.compiler.build.cache import cache_root, folder_size
from shedu.compiler.build.toolchain import processor_features, python_abi
from shedu.compiler.pipeline.texts import compiler_hash, digest

MOST_ENTRIES = 200


@dataclass(frozen=True, slots=True)
class Entry:
    """``files``: path -> SHA-256 of the file as it is; ``rules``: hash of the texts without comments;
    ``meta``: the game's data as JSON; ``module``: name, path and key of the built module, None where only the
    data is kept."""

    files: Mapping[str, str]
    rules: str
    meta: str
    module: tuple[str, str, str] | None


def entry_key(path: Path, name: str, settings: Mapping[str, str], quick: bool) -> str:
    """Return the name of an entry; it changes with the compiler, this Python and the processor."""
    parts = [str(path), name, json.dumps(sorted(settings.items())), str(quick)]
    return digest([*parts, compiler_hash(), python_abi(), processor_features()])


def file_hash(path: str) -> str:
    """Return the SHA-256 of a file in hexadecimal, "" where it cannot be read."""
    try:
        return hashlib.sha256(Path(path).read_bytes()).hexdigest()
    except OSError:
        return ""


def read_entry(key: str) -> Entry | None:
    """Return an entry, None where there is none that can be read."""
    try:
        data = json.loads(_path(key).read_text(encoding="utf-8"))
        files, rules, meta, module = (data[name] for name in ("files", "rules", "meta", "module"))
    except (OSError, ValueError, KeyError, TypeError):
        return None
    texts = [rules, meta, *(module or ()), *files, *files.values()] if isinstance(files, dict) else [None]
    if not all(isinstance(text, str) for text in texts) or (module is not None and len(module) != 3):
        return None
    return Entry(files, rules, meta, None if module is None else tuple(module))


def unchanged(entry: Entry) -> bool:
    """Return whether every rule file is as it was."""
    return bool(entry.files) and all(file_hash(path) == kept for path, kept in entry.files.items())


def write_entry(key: str, entry: Entry) -> None:
    """Keep an entry; a cache that cannot be written is no fault."""
    data = {"files": dict(entry.files), "rules": entry.rules, "meta": entry.meta, "module": entry.module}
    with suppress(OSError):
        folder = _path(key).parent
        folder.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=folder, suffix=".new")
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            json.dump(data, file)
        os.replace(name, _path(key))
        _trim(folder)


def clear_index() -> int:
    """Forget all entries; returns the bytes set free."""
    folder = cache_root() / "index"
    size = folder_size(folder)
    shutil.rmtree(folder, ignore_errors=True)
    return size


def _path(key: str) -> Path:
    return cache_root() / "index" / f"{key[:40]}.json"


def _trim(folder: Path) -> None:
    """Keep the newest entries only."""
    entries = sorted(folder.glob("*.json"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in entries[MOST_ENTRIES:]:
        path.unlink(missing_ok=True)
