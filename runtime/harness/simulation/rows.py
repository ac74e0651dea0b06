"""One row for each game of a run: JSON lines or CSV."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from typing import Any

from shedu.runtime.harness.errors import WrongCall
from shedu.runtime.harness.writing import AtomicFile
from shedu.runtime.meta import Meta
from shedu.runtime.ranking import win_shares
from shedu.runtime.results import BY_FAULT, BY_INVARIANT, BY_LIMIT, GameResult

MARKS = {BY_LIMIT: "limit", BY_FAULT: "fault", BY_INVARIANT: "invariant"}


def ending(meta: Meta, result: GameResult) -> str:
    """Return the name of what ended a game."""
    return meta.ends[result.reason] if result.finished else MARKS[result.reason]


def row(meta: Meta, players: int, result: GameResult) -> dict[str, Any]:
    """Return a game as JSON values; ``scores`` holds for each seat the numbers that rank."""
    shares = win_shares(result.scores) if result.finished else (0.0,) * players
    return {
        "game": result.index,
        "moves": result.moves,
        "ended_by": ending(meta, result),
        "branching": result.branching / result.moves if result.moves else None,
        "wins": list(shares),
        "scores": [list(keys) for keys in result.scores],
        "hash": f"{result.hash:016x}",
    }


class RowFile:
    """Writes a row a game to PATH, by its ending .jsonl or .csv; appears whole when the run is over."""

    def __init__(self, path: Path, meta: Meta, players: int) -> None:
        """Open the file. Raises WrongCall for another ending or a place that cannot be written."""
        if path.suffix not in (".jsonl", ".csv"):
            raise WrongCall(f"--out: {path} ends neither in .jsonl nor in .csv")
        self._meta, self._players = meta, players
        self._file = AtomicFile(path, "--out")
        self._csv = csv.writer(self._file.stream) if path.suffix == ".csv" else None
        if self._csv is not None:
            self._csv.writerow(self._head())

    def _head(self) -> list[str]:
        seats = self._meta.seats[: self._players]
        keys = range(1, self._meta.score_keys + 1)
        return [
            *("game", "moves", "ended_by", "branching"),
            *(f"{seat}_win" for seat in seats),
            *(f"{seat}_score_{key}" for seat in seats for key in keys),
            "hash",
        ]

    def add(self, result: GameResult) -> None:
        """Write the next game."""
        data = row(self._meta, self._players, result)
        if self._csv is None:
            self._file.stream.write(json.dumps(data) + "\n")
            return
        first = (data["game"], data["moves"], data["ended_by"], data["branching"])
        flat = [key for keys in data["scores"] for key in keys]
        self._csv.writerow([*first, *data["wins"], *flat, data["hash"]])

    def commit(self) -> None:
        """Put the file in its place."""
        self._file.commit()

    def drop(self) -> None:
        """Forget what was written."""
        self._file.drop()
