"""All codes with their explanations. To add one, add an Entry to the module of its range in `codes`.

01xx reading, 02xx linking, 03xx names and types, 04xx ranges, 05xx visibility, 06xx boundedness, 07xx
warnings, 08xx scenarios.
"""

from __future__ import annotations

from functools import lru_cache
from textwrap import dedent, fill, indent

from shedu.compiler.diagnostics.codes import (
    bounds,
    forms,
    linking,
    names,
    ranges,
    reading,
    scenarios,
    types,
    visibility,
    warnings,
)
from shedu.compiler.diagnostics.entry import Entry

_MODULES = (reading, linking, names, types, forms, ranges, visibility, bounds, warnings, scenarios)


@lru_cache(maxsize=1)
def entries() -> dict[str, Entry]:
    """Every entry by its code, in order."""
    found = {entry.code: entry for module in _MODULES for entry in module.ENTRIES}
    return dict(sorted(found.items()))


def entry(code: str) -> Entry | None:
    """The entry of a code, whatever its letter case; None if there is none."""
    return entries().get(code.upper())


def explain(code: str) -> str | None:
    """The page that `explain CODE` prints, or None for an unknown code."""
    found = entry(code)
    if found is None:
        return None
    paragraphs = [" ".join(part.split()) for part in found.explanation.split("\n\n")]
    page = [f"{found.code}: {found.title}", *(fill(text, 90) for text in paragraphs)]
    for heading, example in (("Wrong:", found.wrong), ("Right:", found.right)):
        if example:
            page.append(heading + "\n\n" + indent(dedent(example).strip("\n"), "    "))
    return "\n\n".join(page) + "\n"
