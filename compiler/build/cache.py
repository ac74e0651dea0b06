"""The cache of built engines.

Layout below the root: `engines/NAME-KEY/` (module and record), `tmp/` (builds under way), `failed/`
(sources and log of refused builds), `locks/`. An engine is written in `tmp/` and moved into place whole.
The lock files are a fixed set that is never deleted, so nobody can wait on a file that was replaced.
"""

import hashlib
import json
import os
import shutil
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from shedu.compiler.build.errors import CacheError

RECORD = "build.json"
MAX_BYTES = 500 << 20
STALE_SECONDS = 24 * 3600.0


@dataclass(frozen=True, slots=True)
class CacheEntry:
    """One engine in the cache; `used` is the time of its last use, in seconds since 1970."""

    name: str
    key: str
    path: Path
    size: int
    used: float
    quick: bool


def cache_root() -> Path:
    """Return the cache folder: $SHEDU_CACHE, else the user's; it need not exist yet."""
    chosen = os.environ.get("SHEDU_CACHE", "")
    if chosen:
        return Path(chosen).expanduser().absolute()
    from platformdirs import user_cache_dir

    return Path(user_cache_dir("shedu", appauthor=False))


def engine_folder(name: str, key: str) -> Path:
    """Return where an engine stands, or would."""
    return cache_root() / "engines" / f"{name}-{key[:32]}"


def make_folder(part: str) -> Path:
    """Create a folder below the root, for this user only; raises CacheError."""
    folder = cache_root() / part
    try:
        cache_root().mkdir(mode=0o700, parents=True, exist_ok=True)
        folder.mkdir(mode=0o700, exist_ok=True)
    except OSError as fault:
        raise CacheError(
            f"the cache folder {folder} cannot be made ({fault.strerror}); name another in SHEDU_CACHE"
        ) from fault
    return folder


def unwritable(reason: str) -> CacheError:
    """Return what to say where a build cannot be written."""
    return CacheError(f"nothing can be written in {cache_root()} ({reason}); name another folder in SHEDU_CACHE")


def file_digest(path: Path) -> str:
    """Return the SHA-256 of a file in hexadecimal."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def read_record(folder: Path) -> dict[str, object] | None:
    """Return the record of an engine's folder, None if it is missing or not a record."""
    try:
        record = json.loads((folder / RECORD).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    return record if isinstance(record, dict) else None


def write_record(folder: Path, module: Path, facts: Mapping[str, object]) -> None:
    """Write the record of a module that stands in the folder, with its size and digest."""
    record = {
        **facts,
        "file": module.name,
        "size": module.stat().st_size,
        "sha256": file_digest(module),
        "created": time.time(),
    }
    text = json.dumps(record, indent=1, sort_keys=True) + "\n"
    (folder / RECORD).write_text(text, encoding="utf-8")


def find_engine(name: str, key: str) -> Path | None:
    """Return the module of a whole, unchanged engine and mark it as used; None if there is none."""
    folder = engine_folder(name, key)
    record = read_record(folder)
    if record is None or record.get("key") != key:
        return None
    module = folder / str(record.get("file"))
    try:
        if module.stat().st_size != record.get("size") or file_digest(module) != record.get("sha256"):
            return None
    except OSError:
        return None
    with suppress(OSError):
        os.utime(folder / RECORD)
    return module


@contextmanager
def locked(key: str, wait: bool = True) -> Iterator[bool]:
    """Hold the lock of a key; without `wait`, yield False at once if somebody else holds it."""
    from filelock import FileLock, Timeout

    lock = FileLock(make_folder("locks") / f"{key[:2]}.lock")
    try:
        lock.acquire(timeout=-1 if wait else 0)
    except Timeout:
        yield False
        return
    except OSError as fault:
        raise CacheError(f"the cache folder cannot be locked: {fault}") from fault
    try:
        yield True
    finally:
        lock.release()


@contextmanager
def work_folder(name: str, key: str) -> Iterator[Path]:
    """Yield a private folder for a build, removed at the end. The lock of the key must be held.

    Whatever an earlier build of the key left behind died with it and is removed first.
    """
    parent = make_folder("tmp")
    for left in parent.glob(f"{key[:32]}-*"):
        shutil.rmtree(left, ignore_errors=True)
    try:
        folder = Path(tempfile.mkdtemp(prefix=f"{key[:32]}-", dir=parent))
    except OSError as fault:
        raise unwritable(fault.strerror or str(fault)) from fault
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def publish(name: str, key: str, finished: Path) -> Path:
    """Move a finished folder into place, over a damaged one if need be; the lock must be held."""
    make_folder("engines")
    place = engine_folder(name, key)
    if place.exists():
        shutil.rmtree(place, ignore_errors=True)
    finished.rename(place)
    return place


def keep_failure(name: str, key: str, work: Path, log: str) -> Path:
    """Keep the sources of a refused build and what was said about them; returns the log's path."""
    place = make_folder("failed") / f"{name}-{key[:32]}"
    shutil.rmtree(place, ignore_errors=True)
    work.rename(place)
    path = place / "log.txt"
    path.write_text(log, encoding="utf-8")
    return path


def list_cache() -> tuple[CacheEntry, ...]:
    """Return all engines in the cache, the last used first."""
    with suppress(OSError):
        entries = map(_entry, (cache_root() / "engines").iterdir())
        return tuple(sorted(filter(None, entries), key=lambda entry: -entry.used))
    return ()


def _entry(folder: Path) -> CacheEntry | None:
    record = read_record(folder)
    if record is None:
        return None
    with suppress(OSError):
        used = (folder / RECORD).stat().st_mtime
        name, key = str(record.get("name")), str(record.get("key"))
        return CacheEntry(name, key, folder, folder_size(folder), used, bool(record.get("quick")))
    return None


def folder_size(folder: Path) -> int:
    """Return the bytes of all files below a folder; what vanishes meanwhile counts nothing."""
    total = 0
    for path in folder.rglob("*"):
        with suppress(OSError):
            total += path.lstat().st_size
    return total


def clear_cache() -> int:
    """Remove everything but builds under way; returns the bytes set free. Never fails."""
    with suppress(OSError, CacheError):
        root = cache_root()
        before = folder_size(root)
        for part in ("engines", "failed"):
            shutil.rmtree(root / part, ignore_errors=True)
        _sweep(root / "tmp", older_than=0.0)
        return max(0, before - folder_size(root))
    return 0


def trim_cache(keep: str, most: int = MAX_BYTES) -> None:
    """Remove the engines used longest ago until `most` bytes are left; the engine of key `keep` stays."""
    total = 0
    for entry in list_cache():
        total += entry.size
        if total > most and entry.key != keep:
            shutil.rmtree(entry.path, ignore_errors=True)
    for part in ("tmp", "failed"):
        with suppress(OSError, CacheError):
            _sweep(cache_root() / part, older_than=STALE_SECONDS)


def _sweep(folder: Path, older_than: float) -> None:
    """Remove folders named after keys that nobody is building, if they are old enough."""
    if not folder.is_dir():
        return
    for path in folder.iterdir():
        if time.time() - path.lstat().st_mtime < older_than:
            continue
        with locked(path.name.rpartition("-")[2] if folder.name == "failed" else path.name, False) as mine:
            if mine:
                shutil.rmtree(path, ignore_errors=True)
