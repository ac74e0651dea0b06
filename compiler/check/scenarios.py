"""Scenarios."""
from __future__ import annotations
from shedu.compiler import core
from shedu.compiler.diagnostics import Diagnostic
from shedu.compiler.link import LinkedGame


def check_scenarios(linked: LinkedGame, game: core.Game) -> tuple[tuple[core.Scenario, ...], tuple[Diagnostic, ...]]:
    return (), ()
