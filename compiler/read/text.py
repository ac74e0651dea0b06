"""From bytes to text: what is not a text file gets one clear diagnostic."""

from __future__ import annotations

import unicodedata
from os.path import exists, isfile
from pathlib import Path

from shedu.compiler.diagnostics import Diagnostic, error
from shedu.compiler.source import SourceFile, Span

LARGEST_FILE = 1_000_000

_OTHER_ENCODINGS = (b"\xff\xfe", b"\xfe\xff")


def load(path: Path) -> SourceFile | Diagnostic:
    """The text of a file, or why there is none: missing, a folder, too large, not UTF-8."""
    if exists(path) and not isfile(path):
        return error("E0119", "cannot read the file: it is a folder or a device", _start(str(path)))
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST_FILE * 4 + 1)
    except (OSError, ValueError) as fault:
        reason = getattr(fault, "strerror", None) or str(fault)
        return error("E0119", f"cannot read the file: {reason}", _start(str(path)))
    return decode(str(path), data)


def decode(path: str, data: bytes) -> SourceFile | Diagnostic:
    """The text in `data`; byte order mark and CRLF are taken away."""
    if data.startswith(_OTHER_ENCODINGS) or b"\x00" in data:
        return _no_text(path, 1, 1)
    try:
        return tidy(path, data.decode("utf-8"))
    except UnicodeDecodeError as fault:
        before = data[: fault.start].decode("utf-8")
        return _no_text(path, before.count("\n") + 1, len(before) - before.rfind("\n"))


def tidy(path: str, text: str) -> SourceFile | Diagnostic:
    """`text` with LF newlines and composed letters, or why it is no rule text."""
    if "\x00" in text:
        return _no_text(path, 1, 1)
    if len(text) > LARGEST_FILE:
        return error("E0118", f"the file is larger than {LARGEST_FILE:,} characters", _start(path))
    text = text.removeprefix("\ufeff").replace("\r\n", "\n")
    return SourceFile(path, unicodedata.normalize("NFC", text))


def _no_text(path: str, line: int, column: int) -> Diagnostic:
    place = Span(path, line, column, line, column + 1)
    return error("E0102", "this is not UTF-8 text", place, hint="save the file as UTF-8")


def _start(path: str) -> Span:
    return Span(path, 1, 1, 1, 1)
