"""Files that appear whole or not at all."""

from __future__ import annotations

import os
import tempfile
from contextlib import suppress
from os.path import isdir
from pathlib import Path
from typing import IO

from shedu.runtime.harness.errors import WrongCall


class AtomicFile:
    """A text file written beside its place and moved there by ``commit``; left without it, the old one stays.

    Raises WrongCall where nothing can be written there.
    """

    def __init__(self, path: Path, option: str) -> None:
        """Open the file beside; ``option`` is named if that fails."""
        self._path, self._option = path, option
        if isdir(path):
            raise WrongCall(f"{option}: {path} is a folder")
        try:
            handle, self._beside = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".part")
        except OSError as fault:
            raise WrongCall(f"{option}: {path} cannot be written: {fault.strerror}") from fault
        self.stream: IO[str] = os.fdopen(handle, "w", encoding="utf-8", newline="")

    def commit(self) -> None:
        """Put the file in its place."""
        try:
            self.stream.close()
            os.chmod(self._beside, 0o666 & ~_umask())
            os.replace(self._beside, self._path)
        except OSError as fault:
            self.drop()
            raise WrongCall(f"{self._option}: {self._path} cannot be written: {fault.strerror}") from fault

    def drop(self) -> None:
        """Forget what was written."""
        with suppress(OSError):
            self.stream.close()
        with suppress(OSError):
            os.unlink(self._beside)


def _umask() -> int:
    """Return the mask of new files; reading it needs setting it."""
    mask = os.umask(0o022)
    os.umask(mask)
    return mask


def make_folder(path: Path, option: str) -> Path:
    """Return a folder that can be written in, made if need be. Raises WrongCall."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        raise WrongCall(f"{option}: {path} cannot be made: {fault.strerror}") from fault
    if not os.access(path, os.W_OK | os.X_OK):
        raise WrongCall(f"{option}: nothing can be written in {path}")
    return path
