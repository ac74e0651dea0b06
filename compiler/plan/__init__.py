"""The pass `plan`: checked rules -> state layout, action numbers, flows as pieces, legal sets as bit sets."""

from __future__ import annotations

from shedu.compiler.plan.assemble import Plan, plan
from shedu.compiler.plan.context import NotLowered
from shedu.compiler.plan.meta import make_meta

__all__ = ["NotLowered", "Plan", "make_meta", "plan"]
