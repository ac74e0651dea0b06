"""The clause files beside the rules: what a rulebook says, one rule of it an entry."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

from shedu.runtime.harness.errors import Trouble

BASE = "base"
DECLARED = ("component", "definition")
"""Kinds of clauses that are covered where the piece or the word is declared."""


@dataclass(frozen=True, slots=True)
class Clause:
    """One clause; ``part`` is the variant or module it belongs to."""

    id: str
    kind: str
    part: str
    text: str


def read_clauses(folder: Path) -> tuple[Clause, ...]:
    """Return the clauses of clauses.toml, in order; none where there is no such file. Raises Trouble for a
    broken one."""
    path = folder / "clauses.toml"
    entries = _entries(path, "clause")
    return tuple(
        Clause(
            _text(path, entry, "id"),
            _text(path, entry, "kind"),
            str(entry.get("variant", entry.get("module", BASE))),
            str(entry.get("text", "")),
        )
        for entry in entries
    )


def read_exempt(folder: Path) -> dict[str, str]:
    """Return id -> reason of the clauses in exempt.toml; none where there is no such file. Raises Trouble."""
    path = folder / "exempt.toml"
    return {_text(path, entry, "id"): _text(path, entry, "reason") for entry in _entries(path, "exempt")}


def _entries(path: Path, name: str) -> list[dict[str, object]]:
    if not path.is_file():
        return []
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as fault:
        raise Trouble(f"{path} cannot be read: {fault}") from fault
    entries = data.get(name, [])
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        raise Trouble(f"{path}: expected [[{name}]] entries")
    return entries


def _text(path: Path, entry: dict[str, object], name: str) -> str:
    value = entry.get(name)
    if not isinstance(value, str) or not value:
        raise Trouble(f"{path}: an entry has no `{name}`")
    return value
