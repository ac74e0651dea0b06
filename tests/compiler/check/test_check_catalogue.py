"""The examples in the catalogue: each wrong one gives its code, each right one none."""

from __future__ import annotations

from textwrap import dedent
from typing import Any

import pytest

from shedu.compiler.diagnostics import entries

TRIED = [
    found
    for code, found in entries().items()
    if code[:3] in ("E03", "E04", "E05", "E06", "E07") and found.wrong
]


@pytest.mark.parametrize("found", TRIED, ids=lambda entry: entry.code)
def test_examples(check_toy: Any, found: Any) -> None:
    def codes(text: str) -> set[str]:
        checked = check_toy(dedent(text).strip("\n") + "\n")
        return {code for code, _ in [*checked.faults, *(set(checked.warnings) - usual)]}

    usual = set(check_toy("").warnings)
    warns = found.code.startswith("E07")
    assert codes(found.wrong) - ({"E0701", "E0702"} if not warns else set()) == {found.code}
    assert codes(found.right) - ({"E0701", "E0702"} if not warns else set()) == set()
