"""The third pass: names, types, ranges, visibility and boundedness; out come the rules as both engines read them."""

from __future__ import annotations

from shedu.compiler.check.check import check
from shedu.compiler.check.scenarios import check_scenarios

__all__ = ["check", "check_scenarios"]
