"""The first pass: text to syntax tree, every node with its span, every fault reported."""

from __future__ import annotations

from pathlib import Path

from shedu.compiler.diagnostics import Diagnostic
from shedu.compiler.read.reading import read_source
from shedu.compiler.read.text import decode, load, tidy
from shedu.compiler.source import SourceFile, Span
from shedu.compiler.tree import Module

__all__ = ["read_bytes", "read_file", "read_source", "read_text"]

Read = tuple[Module, tuple[Diagnostic, ...]]


def read_text(path: str, text: str) -> Read:
    """The syntax tree of `text`, which is said to stand in `path`, and its faults in order of place.

    Never raises for bad text. With faults, the module holds the declarations that had none.
    """
    return _read(path, tidy(path, text))


def read_bytes(path: str, data: bytes) -> Read:
    """As `read_text`, from the bytes of a file."""
    return _read(path, decode(path, data))


def read_file(path: str | Path) -> Read:
    """As `read_text`, from a file; one that cannot be read is a diagnostic too."""
    return _read(str(path), load(Path(path)))


def _read(path: str, source: SourceFile | Diagnostic) -> Read:
    if isinstance(source, Diagnostic):
        return Module(Span(path, 1, 1, 1, 1), path, ()), (source,)
    return read_source(source)
