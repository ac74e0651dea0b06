"""Whole files: declarations one after another, with room between them."""

from __future__ import annotations

from collections.abc import Iterable

from shedu.compiler import tree as t
from shedu.compiler.unparse.declarations import declaration_lines


def file_text(declarations: Iterable[t.Declaration]) -> str:
    """Declarations as the text of a file; short ones of a kind stand together."""
    out: list[str] = []
    before: tuple[type, int] | None = None
    for declaration in declarations:
        lines = declaration_lines(declaration)
        short = before == (type(declaration), 1) and len(lines) == 1
        if before is not None and not short:
            out.append("")
        out += lines
        before = (type(declaration), len(lines))
    return "\n".join(out) + "\n" if out else ""
