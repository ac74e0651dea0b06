"""Map files: rows of characters, one for each cell."""

from __future__ import annotations

from os.path import isfile
from pathlib import Path, PurePosixPath

from shedu.compiler import tree
from shedu.compiler.check.context import Context
from shedu.compiler.diagnostics import Label
from shedu.compiler.source import Span

LARGEST_FILE = 1 << 20


def read(ctx: Context, name: tree.Text, letters: set[str], area: tuple[int, int]) -> str | None:
    """Return the characters of a map file, row by row; None (and errors noted) where they do not fit."""
    path = _path(ctx, name)
    text = None if path is None else _text(ctx, path, name)
    if path is None or text is None:
        return None
    rows = [(number, line.rstrip()) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
    if not _fits(ctx, path, rows, name, area):
        return None
    return "".join(row for _, row in rows) if _known(ctx, path, rows, letters) else None


def _path(ctx: Context, name: tree.Text) -> Path | None:
    parts = PurePosixPath(name.value).parts
    if not parts or name.value.startswith("/") or ".." in parts or "\\" in name.value or ":" in name.value:
        ctx.error("E0203", "A map stands beside the rule file or below it.", name.span)
        return None
    folder = Path(name.span.file).parent
    path = folder / name.value
    if isfile(path) and not path.resolve().is_relative_to(folder.resolve()):
        ctx.error("E0203", "A map stands beside the rule file or below it.", name.span, "this link leads out")
        return None
    return path


def _text(ctx: Context, path: Path, name: tree.Text) -> str | None:
    try:
        if not isfile(path):  # a pipe or a device might never end
            raise ValueError
        if path.stat().st_size > LARGEST_FILE:
            ctx.error("E0332", f"The map `{name.value}` is too large.", name.span)
            return None
        return path.read_text(encoding="utf-8")
    except (OSError, ValueError):
        ctx.error("E0332", f"The map `{name.value}` cannot be read.", name.span, f"no such text: {path}")
        return None


def _span(path: Path, line: int, start: int, end: int) -> Span:
    return Span(str(path), line, start, line, max(end, start + 1))


def _fits(
    ctx: Context, path: Path, rows: list[tuple[int, str]], name: tree.Text, area: tuple[int, int]
) -> bool:
    height, width = area
    asked = Label(name.span, f"the board has {height} rows of {width} cells")
    good = True
    for number, row in rows:
        if len(row) != width:
            good = False
            ctx.error(
                "E0333",
                f"This row of the map has {len(row)} cells, not {width}.",
                _span(path, number, 1, len(row) + 1),
                "",
                asked,
            )
    if len(rows) != height:
        good = False
        last = rows[-1][0] if rows else 1
        ctx.error("E0333", f"The map has {len(rows)} rows, not {height}.", _span(path, last, 1, 2), "", asked)
    return good


def _known(ctx: Context, path: Path, rows: list[tuple[int, str]], letters: set[str]) -> bool:
    good = True
    for number, row in rows:
        for column, letter in enumerate(row, 1):
            if letter != "." and letter not in letters:
                good = False
                known = " ".join(sorted(letters | {"."}))
                ctx.error(
                    "E0334",
                    f"The map has a mark `{letter}` that is not declared.",
                    _span(path, number, column, column + 1),
                    f"declared are {known}",
                )
    return good
