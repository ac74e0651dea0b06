"""Hashes of rule texts: what a change of a rule changes, and a change of a comment does not."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path

COMMENT = re.compile(r"(\"(?:[^\"\\\n]|\\.)*\")|#[^\n]*")
FOLDERS = ("compiler", "grammar", "runtime")
SUFFIXES = (".py", ".lark", ".jinja", ".pxd", ".pxi", ".h", ".pyx")


def without_comments(text: str) -> str:
    """Return a rule text without comments, trailing blanks and empty lines; strings stay as they are."""
    bare = COMMENT.sub(lambda match: match[1] or "", text)
    return "\n".join(line for line in map(str.rstrip, bare.split("\n")) if line)


def digest(parts: Iterable[str]) -> str:
    """Return the SHA-256 in hexadecimal of a sequence of texts."""
    state = hashlib.sha256()
    for part in parts:
        data = part.encode("utf-8", "surrogatepass")
        state.update(len(data).to_bytes(8, "little") + data)
    return state.hexdigest()


def rules_hash(texts: dict[str, str]) -> str:
    """Return the hash of rule files (name -> text), the same whatever their comments and blank lines.

    Maps (not .shedu) count as they stand. Names count without their folders."""
    parts: list[str] = []
    for name in sorted(texts):
        text = texts[name]
        parts += [Path(name).name, without_comments(text) if name.endswith(".shedu") else text]
    return digest(parts)


@lru_cache(maxsize=1)
def compiler_hash() -> str:
    """Return the hash of everything that turns rules into sources; what only talks to people is left out."""
    here = Path(__file__).resolve().parents[2]
    paths = sorted(
        path
        for folder in FOLDERS
        for path in (here / folder).rglob("*")
        if path.suffix in SUFFIXES
        and not {"harness", "pipeline", "facade"} & set(path.relative_to(here).parts)
    )
    return digest(part for path in paths for part in (path.name, path.read_text(encoding="utf-8")))
