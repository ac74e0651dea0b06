"""The third pass: names, types, ranges, visibility, boundedness; out come the rules as the engines read them.

The modules named first register the functions that check their constructs.
"""

from __future__ import annotations

from shedu.compiler.check import calls, choices, effects, gathers, literals, names, operators, statements
from shedu.compiler.check.check import check
from shedu.compiler.check.scenarios import check_scenarios

REGISTERED = (calls, choices, effects, gathers, literals, names, operators, statements)

__all__ = ["check", "check_scenarios"]
